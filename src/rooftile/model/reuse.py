"""L2 and the device memory: which parts of the matrices are used by which blocks, how long after each other.

Blocks in flight at one time that use the same part of a matrix share one fetch. A part that is used again later is
still in L2 if little else was touched since: the *reuse distance*, in bytes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Dim3
from rooftile.core.traffic import BufferOrigins

_KEPT: Final = 0.42
"""Part of L2's size up to which data is sure to be found again, and beyond which written data has gone to memory. An
H200's L2 has two halves, and what SMs on both sides read is in both."""

_LOST: Final = 0.73
"""Part of L2's size from which on data is never found again; between the two the chance falls evenly."""

_NEARLY: Final = 0.85
"""Parts that fill so much of a buffer are taken to fill it."""

_HORIZON: Final = 1024
"""Groups after which a part is not looked for in L2."""


@dataclass(frozen=True, slots=True, eq=False)
class BufferUse:
    """What one block of average size uses of a buffer, in bytes of whole sectors, and where each block begins."""

    origins: BufferOrigins
    read: float
    written: float


@dataclass(frozen=True, slots=True)
class MemoryTraffic:
    """Bytes fetched from and written to the device memory, and the different bytes that are read."""

    read: float
    written: float
    compulsory: float


def memory_traffic(uses: Sequence[BufferUse], grid: Dim3, group: int, l2_bytes: int) -> MemoryTraffic:
    """Play the blocks of a grid through L2, ``group`` of them at a time.

    The blocks of a group move along together and share what they fetch. Between two uses of a part lies what was
    touched after the middle of the earlier group and before the middle of the later one; what both use counts once.
    """
    parts = [_Parts(use, grid) for use in uses]
    compulsory = sum(part.read * part.count for part in parts)
    if sum(part.size * part.count for part in parts) <= _KEPT * l2_bytes:
        return MemoryTraffic(compulsory, 0.0, compulsory)
    blocks = grid[0] * grid[1] * grid[2]
    groups = -(-blocks // group)
    sizes = np.concatenate([np.full(part.count, part.size) for part in parts])
    reads = np.concatenate([np.full(part.count, part.read) for part in parts])
    starts = np.cumsum([0, *(part.count for part in parts)])
    last = np.full(len(sizes), -1)
    by_last = np.zeros(groups)  # bytes of the parts that each group was the last to use
    fetched = 0.0
    for number in range(groups):
        span = slice(number * group, (number + 1) * group)
        used = np.concatenate(
            [start + np.unique(part.of_block[span]) for start, part in zip(starts, parts, strict=False)]
        )
        before, here = last[used], sizes[used]
        again = before >= 0
        oldest = max(0, number - _HORIZON)
        theirs = by_last[oldest:number]
        shared = np.bincount(before[before >= oldest] - oldest, here[before >= oldest], number - oldest)
        new = here[before < oldest].sum() + np.cumsum(shared) - shared
        distance = np.cumsum(theirs[::-1])[::-1] - theirs + shared + 0.5 * (theirs - shared) + 0.5 * new
        chance = np.clip((distance / l2_bytes - _KEPT) / (_LOST - _KEPT), 0.0, 1.0)
        missed = np.ones(len(used))
        missed[before >= oldest] = chance[before[before >= oldest] - oldest]
        fetched += float(np.sum(reads[used] * missed))
        np.subtract.at(by_last, before[again], here[again])
        last[used] = number
        by_last[number] = here.sum()
    return MemoryTraffic(fetched, _written(parts, group, by_last, _KEPT * l2_bytes), compulsory)


def _written(parts: Sequence[_Parts], group: int, by_last: npt.NDArray[np.float64], kept: float) -> float:
    """Written bytes that other data drives out of L2 before the end: those with ``kept`` bytes touched after them.

    A block writes at its end, so of its own group only the written bytes come after it.
    """
    written = np.zeros(len(by_last))
    for part in parts:
        if part.written:
            final = np.zeros(part.count, np.int64)
            np.maximum.at(final, part.of_block, np.arange(len(part.of_block)) // group)
            written += part.written * np.bincount(final, minlength=len(by_last))
    later = np.cumsum(by_last[::-1])[::-1] - by_last
    gone = np.clip((later + written - kept) / np.maximum(written, 1.0), 0.0, 1.0)
    return float(np.sum(gone * written))


class _Parts:
    """The parts that a buffer falls into: ``count`` of them, and which of them each block uses."""

    def __init__(self, use: BufferUse, grid: Dim3) -> None:
        origins = _completed(use.origins.offsets, grid)
        unknown = origins < 0
        origins = np.where(unknown, -1 - np.arange(len(origins)), origins)  # nothing in common with other blocks
        _, self.of_block = np.unique(origins, return_inverse=True)
        self.count = int(self.of_block.max()) + 1
        self.read = _fitted(use.read, use.origins.bytes / self.count)
        self.written = _fitted(use.written, use.origins.bytes / self.count)
        self.size = max(self.read, self.written)


def _fitted(size: float, whole: float) -> float:
    """A part's ``size``, or its share of the ``whole`` buffer where it is larger or a little smaller.

    Neighbouring parts have sectors in common where rows do not begin with a sector, and blocks at the edges, which use
    less, may be more or fewer among the traced ones than in the grid.
    """
    return whole if size >= _NEARLY * whole else size


def _completed(offsets: npt.NDArray[np.int64], grid: Dim3) -> npt.NDArray[np.int64]:
    """``offsets``, with those that are not known filled in if the known ones are linear in the block's place."""
    known = offsets >= 0
    if known.all() or not known.any():
        return offsets
    number = np.arange(len(offsets))
    place = np.stack(
        [np.ones_like(number), number % grid[0], number // grid[0] % grid[1], number // (grid[0] * grid[1])]
    )
    solution, *_ = np.linalg.lstsq(place[:, known].T.astype(float), offsets[known].astype(float), rcond=None)
    filled: npt.NDArray[np.int64] = np.rint(solution).astype(np.int64) @ place
    if (filled[known] != offsets[known]).any() or (filled < 0).any():
        return offsets
    return filled
