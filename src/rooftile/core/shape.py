"""The shape of an access: which thread index moves what, and what the lanes of a warp touch at once."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

Pattern = Literal["coalesced", "broadcast", "strided", "mixed", "scattered", "unknown"]

Element = tuple[int, int]
"""Row and column of a matrix as it is stored, row after row."""


@dataclass(frozen=True, slots=True)
class Movement:
    """How far one index moves an access: a step of ``index`` is ``bytes``, or ``rows`` and ``columns`` of the matrix.

    ``index`` is a thread or block index as PTX names it (``tid.x``, ``ctaid.y``), a loop's counter (``iter``), or
    something computed from them (``tid.x / 8``). ``rows`` and ``columns`` are None where the array is no matrix.
    """

    index: str
    bytes: int
    rows: int | None = None
    columns: int | None = None


@dataclass(frozen=True, slots=True)
class WarpStep:
    """What a warp of the first block touches in one execution of an access: the first that has a lane in the array.

    ``offsets`` are in bytes from the array's beginning, one a lane; None for a lane that lies outside the matrix, so
    that a guard must keep it out. ``elements`` are the same as rows and columns where the array is a matrix.
    ``sectors`` are the distinct 32-byte sectors of global memory, 0 elsewhere. ``warp`` is its number in the block.
    """

    step: int
    offsets: tuple[int | None, ...]
    elements: tuple[Element | None, ...] | None
    sectors: int
    warp: int = 0


@dataclass(frozen=True, slots=True)
class AccessShape:
    """One source line's accesses to one array, as a warp makes them.

    Attributes
    ----------
    file, line, space, operation, array, expression, lane_bytes
        As in :class:`~rooftile.core.explanation.LineCounts`.
    role : str or None
        "A", "B" or "C" where the array is a matrix of the problem.
    pitch : int or None
        Elements from one stored row of the matrix to the next.
    pattern : str
        "broadcast": all lanes have the same address. "coalesced": the lanes' bytes fill whole sectors. "strided":
        neighbouring lanes are ``stride`` bytes apart. "mixed": runs of lanes that share an address, or that are too
        short to fill sectors. "scattered": none of these. "unknown": neither the address nor the counts tell.
    run : int
        Neighbouring lanes that are ``stride`` bytes apart, before the address jumps; 0 where it is not known.
    stride : int or None
        Bytes from one lane of a run to the next.
    run_step : int or None
        Bytes from one run to the next; None where there is one run.
    movements : tuple of Movement
        What moves the address, the thread indices first.
    steps : tuple of WarpStep
        The first executions by one warp of the first block.
    label : str
        "exact" where the address is known as a formula, "modelled" where the pattern is inferred from counts.
    """

    file: str
    line: int
    space: str
    operation: str
    array: str | None
    expression: str | None
    lane_bytes: int
    role: str | None
    pitch: int | None
    pattern: Pattern
    run: int
    stride: int | None
    run_step: int | None
    movements: tuple[Movement, ...]
    steps: tuple[WarpStep, ...]
    label: Literal["exact", "modelled"]
