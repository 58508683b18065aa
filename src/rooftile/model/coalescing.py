"""Coalescing: what each source line's accesses cost, beside what they could cost."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.explanation import LineCounts
from rooftile.core.source import Source, own_line

_HAS_SECTORS = ("global", "local", "generic")
_SHOWN_EXPRESSIONS = 3


def coalescing(counts: Counts, source: Source) -> tuple[LineCounts, ...]:
    """One row for each source line, array, space, operation and access width, in order of file and line.

    Machine accesses that an unrolled loop made of one source access are summed; what differs in width is kept apart,
    for width decides wavefronts. Accesses of a header's function count for the line that calls it. Accesses whose
    line is not known have file "" and line 0 and come first.

    Parameters
    ----------
    counts : Counts
        Of one execution.
    source : Source
        Its text is shown beside the rows that are in it.
    """
    return tuple(_row(group, file, line, source) for group, file, line in grouped(counts))


def grouped(counts: Counts) -> list[tuple[list[AccessCounts], str, int]]:
    """The accesses of each row, with the row's file and line."""

    def place(access: AccessCounts) -> tuple[str, int]:
        own = own_line(access.location)
        return (own.file, own.line) if own else ("", 0)

    def key(access: AccessCounts) -> tuple[str, int, str, str, str, int]:
        return (*place(access), access.space, access.operation, access.array or "", access.lane_bytes)

    groups = [list(group) for _, group in groupby(sorted(counts.accesses, key=key), key=key)]
    # Within a line, as the program runs: the order of a group's first instruction.
    groups.sort(key=lambda group: (*place(group[0]), min(access.instruction for access in group)))
    return [(group, *place(group[0])) for group in groups]


def _row(group: Sequence[AccessCounts], file: str, line: int, source: Source) -> LineCounts:
    first = group[0]
    requests = sum(access.requests for access in group)
    sectors = sum(access.sectors for access in group)
    wavefronts = sum(access.wavefronts for access in group)
    sectored = first.space in _HAS_SECTORS

    def each(total: int) -> float:
        return total / requests if requests else 0.0

    return LineCounts(
        file=file,
        line=line,
        text=source.line(line).strip() if file == source.name else "",
        space=first.space,
        operation=first.operation,
        array=first.array,
        expression=expressions(group),
        lane_bytes=first.lane_bytes,
        ptx_executions=sum(access.ptx_executions for access in group),
        requests=requests,
        lanes_per_request=each(sum(access.lanes for access in group)),
        sectors=sectors,
        sectors_per_request=each(sectors) if sectored else None,
        ideal_sectors_per_request=each(sum(access.ideal_sectors for access in group)) if sectored else None,
        wavefronts=wavefronts,
        wavefronts_per_request=each(wavefronts),
        conflicts=sum(access.bank_conflicts for access in group),
    )


def expressions(group: Sequence[AccessCounts]) -> str | None:
    """The group's index expressions: one if they agree, else the first few."""
    found = list(dict.fromkeys(access.expression for access in group if access.expression is not None))
    shown = "; ".join(found[:_SHOWN_EXPRESSIONS])
    if len(found) > _SHOWN_EXPRESSIONS:
        shown += f"; ... {len(found)} in all"
    return shown or None
