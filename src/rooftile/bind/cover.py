"""A launch from nothing but a kernel's addresses: the block whose threads write a whole tile of C, each cell once.

Where ``C[(32 * blockIdx.y + threadIdx.y + i) * N + 32 * blockIdx.x + threadIdx.x]`` is written for ``i`` in 0, 8, 16
and 24, only a block of 32 x 8 threads covers the tile of 32 x 32 that a step of the block index moves by.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.batches import first_product
from rooftile.bind.usage import Usage, Use
from rooftile.core.address import Sum
from rooftile.core.formula import evaluate
from rooftile.core.hardware import MAX_THREADS_PER_BLOCK, WARP_SIZE
from rooftile.core.problem import Dim3

_ROW: Final = 1 << 20
"""Elements from row to row while the addresses are tried: more than any tile is wide."""

_MOST_CELLS: Final = 1 << 17
_FREE_BLOCK: Final = (16, 16)
_FREE_LINE: Final = 256

Cells = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Covering:
    """A launch as flags give it. ``free`` is true if other blocks would do as well."""

    block: str
    grid: str
    free: bool


@dataclass(frozen=True, slots=True)
class _Written:
    """What the kernel stores to C: elements of so many bytes, rows of which are ``ldc`` apart, here ``pitch``.

    A step of ``ldc`` is ``unit`` bytes.
    """

    stores: Sequence[Use]
    element_bytes: int
    ldc: str | None
    pitch: int
    unit: int

    def cells(self, block: tuple[int, int], place: tuple[int, int]) -> Cells:
        """(row, column) of every element that the block at ``place`` of the grid writes."""
        x, y = block
        thread = np.arange(x * y, dtype=np.int64)
        values: dict[str, int | Cells] = {
            "tid.x": thread % x,
            "tid.y": thread // x,
            "laneid": thread % WARP_SIZE,
            "ntid.x": x,
            "ntid.y": y,
            "ntid.z": 1,
            "ctaid.x": place[0],
            "ctaid.y": place[1],
        }
        if self.ldc is not None:
            values[self.ldc] = self.pitch * self.element_bytes // self.unit
        found = []
        for use in self.stores:
            offset = evaluate(use.form.offset, values)
            if offset is None:
                return np.full((1, 2), -1)
            elements = np.broadcast_to(offset, thread.shape) // self.element_bytes
            for lane in range(max(1, use.lane_bytes // self.element_bytes)):
                found.append(np.stack([(elements + lane) // self.pitch, (elements + lane) % self.pitch], axis=1))
        return np.concatenate(found)


def covering(
    uses: Iterable[Use], usage: Usage, element_bytes: int, block: Dim3 | None = None, columns: int = 0
) -> Covering | None:
    """The launch that covers C, or None where the addresses leave a choice or are not known well enough.

    Parameters
    ----------
    uses : iterable of Use
        The kernel's accesses.
    usage : Usage
        What they tell of its matrices.
    element_bytes : int
        Size of C's elements.
    block : tuple of int, optional
        The block, where it is known.
    columns : int
        Of C. Where no parameter is what its rows are apart, that is taken to be written into the kernel.
    """
    stores = [use for use in uses if use.array == usage.c and use.operation == "store"]
    stores = [replace(use, form=first_product(use.form, usage.batch)) for use in stores]
    names = {name for use in stores for name in _names(use.form.offset)}
    if not stores or not (usage.ldc or columns) or any(use.form.loops for use in stores) or "" in names:
        return None
    if not names <= {
        usage.ldc or "",
        "laneid",
        *(f"{kind}.{axis}" for kind in ("tid", "ctaid", "ntid") for axis in "xyz"),
    }:
        return None
    if "tid.z" in names or "ctaid.z" in names:
        return None
    if block is not None and (lines := _lines(stores, element_bytes, usage.ldc, block)) is not None:
        return lines
    free = any(name.startswith("ntid") for name in names)
    unit = usage.units.get(usage.ldc or "", element_bytes)
    written = _Written(stores, element_bytes, usage.ldc, _ROW if usage.ldc is not None else columns, unit)
    blocks = _candidates(written, names, free) if block is None else [block[:2]]
    one_writes = block is not None and not any(name.startswith(("tid", "laneid")) for name in names)
    found = [made for each in blocks if (made := _try(written, each, free, one_writes)) is not None]
    if len(found) != 1:
        return None
    chosen, grid = found[0]
    return Covering(", ".join(map(str, chosen)) if "tid.y" in names else str(chosen[0]), grid, free)


def _names(formula: Sum) -> Iterator[str]:
    """Names that a formula needs; "" for what could not be followed or counts a loop."""
    for term in formula:
        for factor in term.factors:
            if factor.kind == "function":
                for argument in factor.arguments:
                    yield from _names(argument)
            else:
                yield factor.name if factor.kind in ("parameter", "special") else ""


def _candidates(written: _Written, names: set[str], free: bool) -> Iterator[tuple[int, int]]:
    """Blocks to try: of as many threads as the tile has cells for."""
    if free:
        whole_warps = (WARP_SIZE, _FREE_LINE // WARP_SIZE)
        yield (whole_warps if "laneid" in names else _FREE_BLOCK) if "tid.y" in names else (_FREE_LINE, 1)
        return
    steps = [written.cells((1, 1), place) - written.cells((1, 1), (0, 0)) for place in ((1, 0), (0, 1))]
    rows = max(int(step[0, 0]) for step in steps)
    columns = max(int(step[0, 1]) for step in steps)
    threads, rest = divmod(rows * columns, len(np.unique(written.cells((1, 1), (0, 0)), axis=0)))
    if rest or not 1 <= threads <= MAX_THREADS_PER_BLOCK or rows * columns > _MOST_CELLS:
        return
    for x in range(1, threads + 1):
        if threads % x == 0 and ("tid.y" in names or x == threads):
            yield x, threads // x


def _lines(stores: Sequence[Use], element_bytes: int, ldc: str | None, block: Dim3) -> Covering | None:
    """The launch of a kernel whose blocks of known size are lines that write C's elements one after the other.

    ``C[i]``, or ``C[i / N * N + i % N]``, for ``i = blockIdx.x * blockDim.x + threadIdx.x``.
    """
    if block[1:] != (1, 1) or any(name == "ctaid.y" for use in stores for name in _names(use.form.offset)):
        return None
    for place in (0, 1, 7):
        for pitch in (1, 29, _ROW):
            thread = np.arange(block[0], dtype=np.int64)
            values: dict[str, int | Cells] = {"tid.x": thread, "tid.y": 0, "laneid": thread % WARP_SIZE}
            values |= {"ctaid.x": place, "ctaid.y": 0, "ntid.x": block[0], "ntid.y": 1, "ntid.z": 1}
            values |= {} if ldc is None else {ldc: pitch}
            for use in stores:
                offset = evaluate(use.form.offset, values)
                expected = (place * block[0] + thread) * element_bytes
                if use.lane_bytes != element_bytes or offset is None or np.any(offset != expected):
                    return None
    return Covering(str(block[0]), f"cdiv(M * N, {block[0]})", False)


def _try(written: _Written, block: tuple[int, int], free: bool, one_writes: bool) -> tuple[tuple[int, int], str] | None:
    """The grid for a block whose cells are exactly the rectangle that the next block is away.

    ``one_writes`` says that no thread's place moves what it writes: one of them does, for all.
    """
    cells = written.cells(block, (0, 0))
    first, last = cells.min(axis=0), cells.max(axis=0)
    rows, columns = (int(size) for size in last - first + 1)
    # A thread may have two ways to write a cell, one of them vectorized; two threads may not write the same.
    place_of = cells @ [_ROW, 1]
    thread = np.tile(np.arange(block[0] * block[1]), len(cells) // (block[0] * block[1]))
    if one_writes:
        thread[:] = 0
    count = len(np.unique(place_of))
    if first.any() or rows * columns != count or len(np.unique(place_of * _ROW + thread)) != count:
        return None
    grid = []
    for axis, place in (("x", (1, 0)), ("y", (0, 1))):
        step = tuple(int(size) for size in (written.cells(block, place) - cells)[0])
        if step not in ((0, columns), (rows, 0)):
            return None
        size, length = ("N", columns) if step == (0, columns) else ("M", rows)
        own = free and length == block["xy".index(axis)]  # what the block is long along this axis, whichever it is
        grid.append((size, f"cdiv({size}, {f'blockDim.{axis}' if own else length})"))
    if grid[0][0] == grid[1][0]:
        return None
    return block, ", ".join(text for _, text in grid)
