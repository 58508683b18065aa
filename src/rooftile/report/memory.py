"""The report's main part: every source line that touches memory, and what it costs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import groupby

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from rooftile.core.counts import AccessCounts
from rooftile.core.explanation import Explanation, LineCounts
from rooftile.core.hardware import BANK_BYTES
from rooftile.report.layout import ERROR, QUIET, SOURCE, STRONG, Page, columns, printable
from rooftile.report.numbers import count, counted, ratio

_TITLES = (("", "sectors", "wavefronts", "", "times"), ("requests", "/ideal", "/ideal", "lanes", "ideal"))
_NUMBER = 5
_OPERATIONS = {"load": "load ", "store": "store", "atomic": "atom "}
NOTABLE_EXCESS = 1.05
"""Below this many times the ideal nothing is marked: a row that starts off a sector boundary costs about as much."""


@dataclass(frozen=True, slots=True)
class Waste:
    """Sectors or wavefronts one line moves beyond what the same requests need."""

    line: LineCounts
    unit: str
    spent: int
    ideal: float

    @property
    def excess(self) -> float:
        """How many times the ideal it costs."""
        return self.spent / self.ideal if self.ideal else 1.0


def waste(line: LineCounts) -> Waste:
    """What ``line`` moves beyond the ideal: wavefronts in shared memory, sectors elsewhere."""
    if line.space == "shared":
        return Waste(line, "wavefronts", line.wavefronts, line.wavefronts - line.conflicts)
    return Waste(line, "sectors", line.sectors, (line.ideal_sectors_per_request or 0.0) * line.requests)


def worst(lines: Iterable[LineCounts]) -> Waste | None:
    """The line that wastes most, or None where no line wastes anything worth a mark."""
    notable = [w for w in map(waste, lines) if w.excess >= NOTABLE_EXCESS]
    return max(notable, key=lambda w: w.spent - w.ideal, default=None)


def describe(line: LineCounts) -> str:
    """``As[ty][k]`` as written, or ``A: *row`` where a pointer into A is what is written.

    Where the source does not tell, ``As + 4*tid.x``: the array and the offset in bytes.
    """
    array, expression = line.array or "", line.expression or ""
    if not array or expression.startswith(f"{array}["):
        return printable(expression) or "?"
    if "[" in expression or expression.startswith("*"):
        return printable(f"{array}: {expression}")
    return printable(f"{array} + {expression}" if expression else array)


def memory_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """The lines, then the totals by kind of access."""
    yield page.heading("Memory, line by line", counted(explanation.counts))
    lines = [line for line in explanation.lines if line.requests]
    if not lines:
        yield Text("no memory access was executed")
        return
    figures = [_figures(line) for line in lines]
    sizes = [2 + max(map(len, column)) for column in zip(*_TITLES, *figures, strict=True)]
    room = page.width - _NUMBER - 1
    access = min(room - sum(sizes), max(cell_len(_name(line, page, room)) for line in lines))
    for titles in _TITLES:
        yield Text(" " * (_NUMBER + 1 + access) + _flush(titles, sizes), QUIET)
    rows = zip(lines, figures, strict=True)
    for (file, number), group in groupby(rows, key=lambda row: (row[0].file, row[0].line)):
        members = list(group)
        source = printable(members[0][0].text.strip())
        if file != explanation.source.name:
            source = f"{source}  ({file})".strip()
        yield Text.assemble((f"{number or '?':>{_NUMBER}}", STRONG), " ", (page.cut(source, room), SOURCE))
        for line, cells in members:
            name = set_cell_size(_name(line, page, access), access)
            text = Text(" " * (_NUMBER + 1) + name + _flush(cells[:-1], sizes))
            if cells[-1]:
                text.append(f"{cells[-1]:>{sizes[-1]}}", ERROR)
            yield text
    idle = sorted({line.line for line in explanation.lines if not line.requests} - {line.line for line in lines})
    if idle:
        yield from (
            Text(text, QUIET)
            for text in page.wrap(f"not executed: line{'s' * (len(idle) > 1)} {', '.join(map(str, idle))}", rest="  ")
        )
    yield Text()
    yield from _totals(explanation.counts.accesses, page)


def _name(line: LineCounts, page: Page, width: int) -> str:
    """Operation and place in ``width`` cells; and the bytes of a lane where they are more than a word."""
    size = f" ({line.lane_bytes} B)" if line.lane_bytes > BANK_BYTES else ""
    return page.cut(f"{_OPERATIONS[line.operation]} {describe(line)}", width - len(size)) + size


def _figures(line: LineCounts) -> tuple[str, ...]:
    """Cells under ``_TITLES``: actual and ideal figures side by side, the excess only where it is notable."""
    sectors, wavefronts = "", ratio(line.wavefronts_per_request)
    if line.sectors_per_request is not None:
        sectors = f"{ratio(line.sectors_per_request)}/{ratio(line.ideal_sectors_per_request or 0.0)}"
    elif line.requests:
        wavefronts += f"/{ratio((line.wavefronts - line.conflicts) / line.requests)}"
    excess = waste(line).excess
    marked = f"{ratio(excess)}x" if excess >= NOTABLE_EXCESS else ""
    return count(line.requests), sectors, wavefronts, ratio(line.lanes_per_request), marked


def _flush(cells: Iterable[str], sizes: Iterable[int]) -> str:
    return "".join(f"{cell:>{size}}" for cell, size in zip(cells, sizes, strict=False))


def _totals(accesses: tuple[AccessCounts, ...], page: Page) -> Iterator[Text]:
    """One row for each state space and operation."""
    sums: dict[tuple[str, str], list[int]] = {}
    for access in filter(lambda access: access.requests, accesses):
        row = sums.setdefault((access.space, access.operation), [0, 0, 0, 0])
        row[0] += access.requests
        row[1] += access.sectors
        row[2] += access.wavefronts
        row[3] += access.bank_conflicts
    rows = [["in all", "requests", "sectors", "wavefronts", "bank conflicts"]]
    for (space, operation), (requests, sectors, wavefronts, conflicts) in sorted(sums.items()):
        shared = space == "shared"
        cells = (
            count(requests),
            "" if shared else count(sectors),
            count(wavefronts),
            count(conflicts) if shared else "",
        )
        rows.append([f"{space} {operation}s", *cells])
    head, *body = columns(page, rows, right=[False, True, True, True, True], gap="   ")
    yield Text(head, QUIET)
    for text in body:
        yield Text(text)
