"""L2 and the device memory: the parts of the matrices that blocks use, played through L2 as the blocks move along.

An H200's L2 is two halves. Each sector has its home in one of them, which fetches it from memory; SMs ask the half that
they are at, and that keeps a copy of what it had to ask the other for. So what SMs of both sides use takes up twice its
size, what one side uses one and a half times, on average. Copies have room for whole lines, so that of a line that
several blocks write a part of there is one as soon as one of these is at the other side. A kernel that reads a buffer
again and again shows this, and that the sector used least recently is replaced: all is found again up to 28 MiB (40 MiB
where every SM has a part of its own), almost nothing from 36 MiB (56 MiB) on (NVIDIA H200, Nsight Compute, driver
580.159, 2026-11-30).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.problem import Dim3
from rooftile.core.traffic import BufferOrigins
from rooftile.model.pace import progress

_UNEVEN: Final = (0.87, 0.95, 1.01, 1.09)
"""What fits, as parts of L2's size, in equal numbers of its sets: four of a normal distribution around 0.98 with a
standard deviation of 0.08. One buffer falls more evenly on them than the parts of many rows that are in use at one
time. The two figures were chosen on half of the launches at the edge of L2 (``docs/performance-log.md``)."""

DOUBT: Final = (0.8, 1.2)
"""How much more or less L2 may hold than it is taken to: which addresses share a set, and how far blocks drift, is not
known, and a buffer that just fits is found again as a whole, one that just does not is lost as a whole."""

_DIRTY: Final = 5 / 12
"""Part of L2 that written data takes up at most: of a kernel that only writes, all but 25 of 60 MiB is in memory at its
end."""

_SAFE: Final = 0.05
_REWRITTEN: Final = (0.05, 0.10, 0.12, 0.14, 0.18, 0.24, 0.36, 0.48, 0.72, 0.96, 1.4)
_GOES_ON: Final = (1e-5, 2e-4, 4e-4, 0.001, 0.0027, 0.0115, 0.055, 0.12, 0.13, 0.26, 1.0)
"""Of local memory of so many times L2's size that all threads rewrite in turn, the share of every store that leaves L2
(kernels with arrays and with spilled registers of 64 to 224 bytes a thread, 1 to 8 blocks an SM). Frames lie far apart,
so that few sets hold many; as much of one buffer, written again and again, stays in L2."""

_FOREIGN: Final = 2.4e6
"""Bytes that someone else wrote before and that a kernel which fills L2 drives out: what Nsight Compute counts as
written of kernels that only read."""

_CROWDED, _FULL = 0.72, 0.97
"""Parts of L2 in use from which on the first of them go, and all are gone: they lie unevenly."""

_NEARLY: Final = 0.85
"""Parts that fill so much of a buffer are taken to fill it."""

_CLEANED: Final = 64
"""Accesses whose writes are looked through at a time for what goes to memory first."""

_MARKS: Final = 16
"""Steps in which a block moves through the parts that it reads."""

_MOST_TURNS: Final = 192
"""Turns of blocks that are played; of longer grids the later ones do what the second half of these did."""


@dataclass(frozen=True, slots=True, eq=False)
class BufferUse:
    """What one block of average size uses of a buffer, and where each block begins.

    ``read`` and ``written`` are bytes of whole sectors, ``lines`` those of whole lines of 128 bytes.
    """

    origins: BufferOrigins
    read: float
    written: float
    lines: float = 0.0


@dataclass(frozen=True, slots=True)
class MemoryTraffic:
    """Bytes fetched from and written to the device memory, and the different bytes that are read.

    ``low`` and ``high`` are both together if L2 held a little more or less, see :data:`DOUBT`.
    """

    read: float
    written: float
    compulsory: float
    low: float
    high: float


def memory_traffic(
    uses: Sequence[BufferUse], grid: Dim3, sms: int, speeds: Sequence[float], l2_bytes: int, partitions: int
) -> MemoryTraffic:
    """Play the blocks of a grid through L2.

    Parameters
    ----------
    uses : sequence of BufferUse
    grid : (int, int, int)
    sms : int
        Blocks of a turn.
    speeds : sequence of float
        Of the turns under way, the oldest first: :func:`rooftile.model.pace.rates`.
    l2_bytes, partitions : int
        L2's size, and the halves that it falls into: 1 or 2.
    """
    parts = [_Parts(use, grid) for use in uses]
    compulsory = sum(part.read * part.count for part in parts)
    if sum(part.size * part.count for part in parts) <= min(_DIRTY, _CROWDED / partitions) * l2_bytes:
        return MemoryTraffic(compulsory, 0.0, compulsory, compulsory, compulsory)
    turns = _Turns(parts, grid, sms, speeds, partitions)
    read, written = turns.play(l2_bytes)
    others = [sum(turns.play(part * l2_bytes)) for part in DOUBT]
    everything = (read + written, *others)
    return MemoryTraffic(read, written, compulsory, min(everything), max(everything))


def compulsory_traffic(uses: Sequence[BufferUse], grid: Dim3) -> MemoryTraffic:
    """What an L2 without limit would leave: every byte that is read, once."""
    once = sum(part.read * part.count for part in (_Parts(use, grid) for use in uses))
    return MemoryTraffic(once, 0.0, once, once, once)


class _Turns:
    """The blocks of a grid, turn by turn and step by step, in the order in which they ask L2."""

    def __init__(self, parts: Sequence[_Parts], grid: Dim3, sms: int, speeds: Sequence[float], partitions: int) -> None:
        blocks = grid[0] * grid[1] * grid[2]
        self._partitions = partitions
        self._weights = _weights(parts, partitions)
        self._copies = np.concatenate([np.full(part.count * part.items, part.copies) for part in parts])
        self._different = sum(part.read * part.count for part in parts)
        self._touched = sum(part.size * part.count for part in parts)
        self._stored = sum(part.written * part.count for part in parts)
        self._turns = -(-blocks // sms)
        self._played = min(self._turns, _MOST_TURNS)
        times = progress(self._played, speeds, _MARKS)
        self._order = [divmod(int(event), _MARKS + 1) for event in np.argsort(times, axis=None, kind="stable")]
        sides = np.random.default_rng(0).integers(0, partitions, blocks)
        self._used = [
            _used(parts, sides, slice(turn * sms, (turn + 1) * sms), partitions) for turn in range(self._played)
        ]

    def play(self, l2_bytes: float) -> tuple[float, float]:
        """Bytes read from and written to memory with an L2 of that size."""
        cache = _Cache(self._weights, self._copies, l2_bytes / self._partitions, self._partitions, len(self._order))
        fetched = np.zeros(self._played)
        before = (0.0, 0.0)
        for number, (turn, mark) in enumerate(self._order):
            if number == len(self._order) // 2:
                before = (cache.filled, cache.dirty())
            used = self._used[turn]
            for side in range(self._partitions):
                if mark < _MARKS:
                    fetched[turn] += cache.read(used.during[side] + mark, side)
                else:
                    fetched[turn] += cache.read(used.read_last[side], side)
                    cache.write(used.written[side], side)
        # What goes on beyond the turns that were played, as it did in the second half of them.
        rest = self._turns - self._played
        more = 2.0 * rest / self._played
        come, written_too = (
            max(0.0, now - then) for now, then in zip((cache.filled, cache.dirty()), before, strict=True)
        )
        most = max(cache.filled, self._touched * self._partitions / l2_bytes)  # all of it, in each half
        filled = min(cache.filled + more * come, most)
        gone = float(np.maximum(0.0, filled - np.maximum(cache.filled, _UNEVEN)).mean())
        dirty = cache.dirty() + written_too * (more - gone / come if come else more)
        foreign = _FOREIGN * min(1.0, max(0.0, (filled - _CROWDED) / (_FULL - _CROWDED)))
        read = float(fetched.sum()) + float(fetched[self._played // 2 :].mean()) * rest
        if rest and filled < 1.0:  # nothing has left, so that nothing comes twice
            read = min(read, self._different)
        written = max(cache.written, self._stored - min(dirty, _DIRTY * l2_bytes)) if rest else cache.written
        return read, written + foreign


def driven_out(size: float, l2_bytes: float) -> float:
    """The share of what is written to local memory of ``size`` bytes, again and again, that goes on to memory."""
    return float(np.exp(np.interp(size / l2_bytes, _REWRITTEN, np.log(_GOES_ON)))) if size > _SAFE * l2_bytes else 0.0


@dataclass(frozen=True, slots=True, eq=False)
class _Used:
    """First items of the parts that the blocks of a turn use, by the side of L2 that their SMs are at."""

    during: tuple[npt.NDArray[np.int64], ...]
    read_last: tuple[npt.NDArray[np.int64], ...]
    written: tuple[npt.NDArray[np.int64], ...]


def _weights(parts: Sequence[_Parts], partitions: int) -> npt.NDArray[np.float64]:
    """Bytes of every item that has its home in one partition; a part that is read is as many items as there are marks.

    A buffer that is written is used at the end of a block, as a whole.
    """
    rows = [np.full(part.count * part.items, part.size / part.items / partitions) for part in parts]
    return np.concatenate(rows)


def _used(parts: Sequence[_Parts], sides: npt.NDArray[np.int64], span: slice, partitions: int) -> _Used:
    during, last, written = ([[np.empty(0, np.int64)] for _ in range(partitions)] for _ in range(3))
    first = 0
    for part in parts:
        for side in range(partitions):
            items = first + part.items * np.unique(part.of_block[span][sides[span] == side])
            if part.written:
                written[side].append(items)
                if part.read:
                    last[side].append(items)
            else:
                during[side].append(items)
        first += part.count * part.items
    return _Used(*(tuple(np.concatenate(rows) for rows in each) for each in (during, last, written)))


class _Cache:
    """L2: in every partition items in order of last use, as many as fit.

    When an item was last used in a partition is the number of the access; all that an access used leaves at once. So an
    item is there if the access that used it last is younger than the oldest that has not left: its *limit*, of which
    there is one for each of the capacities in ``_UNEVEN``.
    """

    def __init__(
        self,
        weights: npt.NDArray[np.float64],
        copies: npt.NDArray[np.float64],
        capacity: float,
        partitions: int,
        events: int,
    ) -> None:
        self.written = 0.0
        self._capacity, self._partitions = capacity, partitions
        self._count = len(weights)
        self._weights = np.tile(weights, partitions)  # by home
        away = np.tile(weights * copies, partitions)
        at_home = np.arange(partitions).repeat(self._count)
        self._taken = [np.where(at_home == partition, self._weights, away) for partition in range(partitions)]
        self._homes = len(weights) * np.arange(partitions)[:, np.newaxis]
        self._kind = np.random.default_rng(1).integers(0, len(_UNEVEN), len(self._weights))
        self._last = np.zeros((partitions, len(self._weights)), np.int64)  # 0: never
        self._dirty = np.zeros(len(self._weights), bool)  # in its home, if it is still there
        self._now = 1
        accesses = 2 + 4 * partitions * events
        self._by_last = np.zeros((partitions, accesses))
        self._dirty_by_last = np.zeros((partitions, len(_UNEVEN), accesses))
        self._limits = np.ones((partitions, len(_UNEVEN)), np.int64)
        self._held = np.zeros((partitions, len(_UNEVEN)))  # bytes used since
        self._room = capacity * np.array(_UNEVEN)
        self._unwritten = [0.0] * partitions
        self._cleaned = np.ones((partitions, len(_UNEVEN)), np.int64)

    @property
    def filled(self) -> float:
        """The part of L2 that was in use at most."""
        return 1.0 if (self._limits[:, -1] > 1).any() else float(self._held[:, -1].mean()) / self._capacity

    def dirty(self) -> float:
        """Written bytes that are not in memory yet; ``written`` are all others then."""
        for partition in range(self._partitions):
            self._settle(partition)
        return sum(self._unwritten)

    def read(self, items: npt.NDArray[np.int64], side: int) -> float:
        """``items``, each once, from SMs at ``side``; bytes that memory gives."""
        if not len(items):
            return 0.0
        missed = self._touch((items + self._homes).ravel(), side)
        if not len(missed):
            return 0.0
        fetched, homes = 0.0, missed // self._count
        for home in range(self._partitions):
            at_home = missed[homes == home]
            if home != side and len(at_home):
                at_home = self._touch(at_home, home)
            fetched += float(self._weights[at_home].sum())
        return fetched

    def write(self, items: npt.NDArray[np.int64], side: int) -> None:
        """Written ``items`` go to their homes, and a copy stays at ``side``."""
        if not len(items):
            return
        for home in range(self._partitions):
            at_home = items + home * self._count
            if home != side:
                self._touch(at_home, side)
            self._settle(home)
            kind, cleaned = self._kind[at_home], self._cleaned[home]
            old = self._dirty[at_home] & (self._last[home, at_home] >= cleaned[kind])
            again = at_home[old]
            np.subtract.at(self._dirty_by_last[home], (kind[old], self._last[home, again]), self._weights[again])
            self._unwritten[home] -= float(self._weights[again].sum())
            self._touch(at_home, home)
            self._settle(home)
            stays = cleaned < self._now  # else more came at once than there is room for: it has left already
            self._dirty[at_home] = stays[kind]
            added = np.bincount(kind, self._weights[at_home], len(_UNEVEN))
            self.written += float(added[~stays].sum())
            self._dirty_by_last[home, stays, self._now - 1] += added[stays]
            self._unwritten[home] += float(added[stays].sum())
            while (surplus := self._unwritten[home] - _DIRTY * self._capacity) > 1.0:
                self._clean(home, surplus)

    def _touch(self, items: npt.NDArray[np.int64], partition: int) -> npt.NDArray[np.int64]:
        """Make ``items`` the newest of ``partition``; those that were not there."""
        last, by_last, weights = self._last[partition], self._by_last[partition], self._taken[partition][items]
        before = last[items]
        limits, held = self._limits[partition], self._held[partition]
        np.subtract.at(by_last, before, weights)
        last[items] = self._now
        by_last[self._now] = weights.sum()
        self._now += 1
        if before.min() >= limits.max():  # in all sets: nothing comes, and nothing goes
            return items[:0]
        there = before >= limits[self._kind[items]]
        held += weights @ (before[:, np.newaxis] < limits)
        for kind in np.flatnonzero(held > self._room):
            while held[kind] > self._room[kind]:
                held[kind] -= by_last[limits[kind]]
                limits[kind] += 1
        missed: npt.NDArray[np.int64] = items[~there]
        return missed

    def _settle(self, partition: int) -> None:
        """Count as written what has left ``partition`` by now."""
        for kind, limit in enumerate(self._limits[partition].tolist()):
            if (left := int(self._cleaned[partition, kind])) < limit:
                gone = self._dirty_by_last[partition, kind, left:limit]
                self._leave(partition, float(gone.sum()))
                gone[:] = 0.0
                self._cleaned[partition, kind] = limit

    def _clean(self, partition: int, most: float) -> None:
        """Write what was written longest ago to memory, but not more than ``most``."""
        at = int(self._cleaned[partition].min())
        next_ones = self._dirty_by_last[partition, :, at : at + _CLEANED]  # nothing where it has left
        there = next_ones.sum(axis=0).cumsum()
        whole = int(np.searchsorted(there, most))
        done = float(there[whole - 1]) if whole else 0.0
        next_ones[:, :whole] = 0.0
        np.maximum(self._cleaned[partition], at + whole, out=self._cleaned[partition])
        if whole < len(there):
            next_ones[:, whole] *= 1.0 - (most - done) / (there[whole] - done)
            done = most
        self._leave(partition, done)

    def _leave(self, partition: int, size: float) -> None:
        """So many written bytes go on to memory."""
        self.written += size
        self._unwritten[partition] -= size


class _Parts:
    """The parts that a buffer falls into: ``count`` of them, and which of them each block uses."""

    def __init__(self, use: BufferUse, grid: Dim3) -> None:
        origins = completed(use.origins.offsets, grid)
        unknown = origins < 0
        origins = np.where(unknown, -1 - np.arange(len(origins)), origins)  # nothing in common with other blocks
        _, self.of_block = np.unique(origins, return_inverse=True)
        self.count = int(self.of_block.max()) + 1
        whole = -(-use.origins.bytes // SECTOR_BYTES) * SECTOR_BYTES  # of the last sector too
        self.read = _fitted(use.read, whole / self.count)
        self.written = _fitted(use.written, whole / self.count)
        self.size = max(self.read, self.written)
        # Blocks that write parts of one line, any of which may be at the side where its home is not.
        of_a_line = max(1.0, use.lines * len(origins) / max(1, use.origins.bytes)) if self.written else 1.0
        self.copies = 2.0 - 2.0 ** (1.0 - of_a_line)
        self.items = 1 if self.written else _MARKS


def _fitted(size: float, whole: float) -> float:
    """A part's ``size``, or its share of the ``whole`` buffer where it is larger or a little smaller.

    Neighbouring parts have sectors in common where rows do not begin with a sector, and blocks at the edges, which use
    less, may be more or fewer among the traced ones than in the grid.
    """
    return whole if size >= _NEARLY * whole else size


def completed(offsets: npt.NDArray[np.int64], grid: Dim3) -> npt.NDArray[np.int64]:
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
