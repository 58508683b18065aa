"""The figures that expectations are written over: of a whole kernel, and of its accesses by array, line and kind."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeVar

from rooftile.core.caches import Caches
from rooftile.core.errors import UsageError
from rooftile.core.explanation import Explanation, LineCounts, Occupancy
from rooftile.core.source import Resources
from rooftile.core.timing import TimeEstimate

_Part = TypeVar("_Part")
Value = int | float | None
Unit = Literal["", "s"]
"""Dimensions: times are in seconds, all else are plain numbers."""

SPACES: Final = ("global", "shared", "local")
OPERATIONS: Final = ("load", "store", "atomic")


@dataclass(frozen=True, slots=True)
class WholeFigure:
    """A figure of the whole kernel: what it means, how it is read (None: not known), and its dimension."""

    meaning: str
    read: Callable[[Explanation], Value]
    unit: Unit = ""


def _findings(severity: str) -> Callable[[Explanation], Value]:
    return lambda e: sum(finding.severity == severity for finding in e.findings)


def _level(name: str) -> Callable[[Explanation], Value]:
    return lambda e: next((level.flops_per_byte for level in e.intensity.levels if level.level == name), None)


def _part(
    part: Callable[[Explanation], _Part | None], read: Callable[[_Part], Value]
) -> Callable[[Explanation], Value]:
    """What ``read`` gives of a part of the explanation; None where there is no such part."""

    def figure(explanation: Explanation) -> Value:
        found = part(explanation)
        return None if found is None else read(found)

    return figure


def _time(read: Callable[[TimeEstimate], Value]) -> Callable[[Explanation], Value]:
    return _part(lambda e: e.time, read)


def _caches(read: Callable[[Caches], Value]) -> Callable[[Explanation], Value]:
    return _part(lambda e: e.caches, read)


def _resources(read: Callable[[Resources], Value]) -> Callable[[Explanation], Value]:
    return _part(lambda e: e.resources, read)


def _occupancy(read: Callable[[Occupancy], Value]) -> Callable[[Explanation], Value]:
    return _part(lambda e: e.occupancy, read)


def _shared_bytes(explanation: Explanation) -> Value:
    resources = explanation.resources
    return None if resources is None else resources.static_shared_bytes + explanation.launch.dynamic_shared_bytes


WHOLE: Final = {
    "right": WholeFigure("1 if the verdict is right, else 0", lambda e: int(e.verdict.judgement == "right")),
    "wrong_cells": WholeFigure("cells of C beyond the tolerance", lambda e: e.verdict.wrong_cells),
    "errors": WholeFigure("findings of severity error", _findings("error")),
    "warnings": WholeFigure("findings of severity warning", _findings("warning")),
    "time": WholeFigure("modelled time of one launch", _time(lambda t: t.seconds), "s"),
    "flops_per_second": WholeFigure(
        "2*M*N*K over the time; of a kernel that is wrong, the FLOP that it executes",
        _time(lambda t: t.flops_per_second),
    ),
    "fraction_of_peak": WholeFigure("that over the GPU's peak, 0 to 1", _time(lambda t: t.fraction_of_peak)),
    "flops": WholeFigure("floating-point operations executed", lambda e: e.counts.flops),
    "instructions": WholeFigure("PTX instructions executed, by warps", lambda e: e.counts.warp_instructions),
    "intensity_as_written": WholeFigure("FLOP a byte that loads ask for", _level("as_written")),
    "intensity_sectors": WholeFigure("FLOP a byte of sectors moved", _level("sectors")),
    "l1_hit_rate": WholeFigure("share of the load sectors that L1 has, 0 to 1", _caches(lambda c: c.l1_hit_rate)),
    "l2_hit_rate": WholeFigure("share of the sectors asked of L2 that it has", _caches(lambda c: c.l2_hit_rate)),
    "l2_read_sectors": WholeFigure("sectors that L1 asks L2 for", _caches(lambda c: c.l2_read_sectors)),
    "dram_read_bytes": WholeFigure("bytes read from device memory", _caches(lambda c: c.dram_read_bytes)),
    "dram_write_bytes": WholeFigure("bytes written to device memory", _caches(lambda c: c.dram_write_bytes)),
    "registers": WholeFigure("registers a thread", _resources(lambda r: r.registers_per_thread)),
    "spill_bytes": WholeFigure(
        "spilled bytes a thread, stored and loaded", _resources(lambda r: r.spill_store_bytes + r.spill_load_bytes)
    ),
    "shared_bytes": WholeFigure("shared memory a block, static and dynamic", _shared_bytes),
    "occupancy": WholeFigure("warps an SM holds over the most it can, 0 to 1", _occupancy(lambda o: o.occupancy)),
    "blocks_per_sm": WholeFigure("blocks an SM holds", _occupancy(lambda o: o.blocks_per_sm)),
    "waves": WholeFigure("the grid over the blocks all SMs hold", _occupancy(lambda o: o.waves)),
    "blocks": WholeFigure("blocks of the grid", lambda e: e.launch.blocks),
    "threads_per_block": WholeFigure("threads of a block", lambda e: e.launch.threads_per_block),
    "M": WholeFigure("rows of A and C", lambda e: e.gemm.m),
    "N": WholeFigure("columns of B and C", lambda e: e.gemm.n),
    "K": WholeFigure("columns of A, rows of B", lambda e: e.gemm.k),
}
"""Figures of the whole kernel, by name."""


@dataclass(frozen=True, slots=True)
class AccessFigure:
    """A figure of accesses: ``of`` a row, summed, and if ``per`` is given over the sum of that."""

    meaning: str
    of: Callable[[LineCounts], float | None]
    per: Callable[[LineCounts], float] | None = None


def _requests(row: LineCounts) -> int:
    return row.requests


def _sectored(row: LineCounts) -> int:
    return row.requests if row.sectors_per_request is not None else 0


def _ideal(row: LineCounts) -> float:
    return (row.ideal_sectors_per_request or 0.0) * row.requests


ACCESS: Final = {
    "requests": AccessFigure("executions of memory instructions, by warps", _requests),
    "sectors": AccessFigure("32-byte sectors touched, summed; none in shared memory", lambda r: r.sectors),
    "sectors_per_request": AccessFigure("sectors over requests", lambda r: r.sectors, _sectored),
    "ideal_sectors_per_request": AccessFigure("the fewest that could hold the bytes asked for", _ideal, _sectored),
    "coalescing": AccessFigure("ideal sectors over sectors, 0 to 1", _ideal, lambda r: r.sectors),
    "wavefronts": AccessFigure("passes through the L1 data stage", lambda r: r.wavefronts),
    "wavefronts_per_request": AccessFigure("wavefronts over requests", lambda r: r.wavefronts, _requests),
    "conflicts": AccessFigure("wavefronts of shared memory beyond the fewest", lambda r: r.conflicts),
    "lanes_per_request": AccessFigure(
        "active lanes over requests", lambda r: r.lanes_per_request * r.requests, _requests
    ),
}  # fmt: skip
"""Figures of accesses, by name: all of a kernel, or those that selectors choose."""


def access_figure(name: str, rows: Iterable[LineCounts]) -> Value:
    """The figure ``name`` of ``rows``; None where it is a quotient and nothing was executed."""
    figure = ACCESS[name]
    chosen = list(rows)
    total = sum(figure.of(row) or 0 for row in chosen)
    if figure.per is None:
        return total
    whole = sum(map(figure.per, chosen))
    return total / whole if whole else None


def select(explanation: Explanation, selectors: Sequence[str | int], file: str) -> list[LineCounts]:
    """The rows that all ``selectors`` choose: arrays, spaces, operations, and lines of ``file``.

    An array goes by its name in the source; A, B and C that are no such name are the matrices of the problem.

    Raises
    ------
    UsageError
        If there is no such array, or no access on such a line.
    """
    e = explanation
    roles = {shape.role: shape.array for shape in e.shapes if shape.role is not None}
    arrays = {row.array for row in e.lines if row.array is not None}
    arrays |= {p.name for p in e.signature.parameters if p.kind == "pointer"}
    rows = list(e.lines)
    for selector in selectors:
        if isinstance(selector, int):
            lines = sorted({row.line for row in e.lines if row.file == file})
            if selector not in lines:
                raise UsageError(
                    f"no access to memory is on line {selector} of {file}", allowed=f"lines {_listed(lines)}"
                )
            rows = [row for row in rows if row.line == selector and row.file == file]
        elif selector in SPACES:
            rows = [row for row in rows if ("global" if row.space == "generic" else row.space) == selector]
        elif selector in OPERATIONS:
            rows = [row for row in rows if row.operation == selector]
        elif selector in arrays or selector in roles:
            array = selector if selector in arrays else roles[selector]
            rows = [row for row in rows if row.array == array]
        else:
            raise UsageError(
                f"{e.kernel} has no array {selector!r}",
                allowed=_listed([*sorted(arrays), *sorted(roles.keys() - arrays), *SPACES, *OPERATIONS, "a line"]),
            )
    return rows


def _listed(values: Collection[object]) -> str:
    return ", ".join(map(str, values)) or "none"
