"""Traces: what the warps of chosen blocks ask of the memory system, and playing them back through a cache."""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Collection, Sequence
from contextlib import suppress
from ctypes import POINTER, c_int32, c_int64, c_uint8, c_uint64
from dataclasses import dataclass, replace
from itertools import pairwise, zip_longest
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.counts import Operation, Space
from rooftile.core.hardware import LINE_BYTES
from rooftile.core.traffic import AccessTraffic, BufferOrigins, Residents, Traffic
from rooftile.ptx.program import Kernel
from rooftile.simt.jit import jit_for
from rooftile.simt.layout.accesses import (
    GLOBAL,
    LOCAL,
    SHARED,
    TRACE_FIRST,
    TRACE_LINE,
    TRACE_LOCAL,
    TRACE_SLOT,
    TRACE_SLOTS,
    Cache,
)
from rooftile.simt.layout.context import Context
from rooftile.simt.lower import Plan
from rooftile.simt.memory import slots_of

_ENTRIES: Final = 1 << 25
"""Entries that all traces of an execution may have together: 256 MiB of address space, used as far as it is needed."""

_PAST_L1: Final = frozenset(("cg", "cv", "volatile", "relaxed", "acquire", "mmio"))
"""Loads with one of these look for their data in L2 (PTX ISA, "Cache Operators" and "Memory Consistency Model")."""

_ONE_EACH: Final = 2
"""Bit of :attr:`Trace.bypass`."""

SPILL_LOAD, SPILL_STORE = -1, -2
"""Numbers of accesses that are no PTX instruction's: :func:`with_spills`."""

_SPILLS: Final[tuple[tuple[int, Operation], ...]] = ((SPILL_LOAD, "load"), (SPILL_STORE, "store"))
_FRAMES: Final = TRACE_LOCAL + (TRACE_LOCAL >> 1)
"""Lines from which on spilled registers lie, beyond local arrays."""

_SETS, _WAYS, _PARTS = 512, 4, 32
"""L1 of an H200, as one lane sees it that goes through sequences of lines and looks how long each load takes. Lines at
random find their place taken as they would in 512 sets of four; how rows of several pitches do says which bits of the
address name the set. What shared memory leaves of the data cache is room for whole lines, whichever of their sectors
are there, and fills up as softly as if 32 parts of it were full at different times."""

_TOTALS: Final = 3
"""What is summed by slot: the fields of :class:`~rooftile.core.traffic.AccessTraffic` from ``sectors`` on."""

_ALIGNED: Final = 1 << 21
"""What large buffers of a GPU are aligned to."""

_EVERY_SECTOR: Final = 15
_NOTHING: Final = np.empty(0, np.uint64)

_REPLAY: Final = ctypes.CFUNCTYPE(
    None,
    *(POINTER(Cache), POINTER(c_uint64)),
    *(POINTER(c_int64), POINTER(c_int64), POINTER(c_int64), POINTER(c_int64)),
    *(c_int64, c_int64, POINTER(c_uint8), POINTER(c_int64)),
)
_SPACES: Final[dict[int, Space]] = {GLOBAL: "global", SHARED: "shared", LOCAL: "local"}


@dataclass(frozen=True, slots=True, eq=False)
class Trace:
    """The requests of some blocks to global and local memory, and where every block of the grid begins.

    Attributes
    ----------
    blocks : tuple of int
        The traced blocks, ascending.
    origins : tuple of BufferOrigins
        Of every block of the grid, by buffer.
    everywhere : bool
        Whether they are known of every block; otherwise only of those that were executed.
    entries : numpy.ndarray
        (blocks, warps, entries) uint64, as :mod:`rooftile.simt.layout` describes them.
    lengths : numpy.ndarray
        (blocks, warps) int64: entries in use.
    whole : bool
        Whether every request of the traced blocks is in the trace; otherwise some warps ran out of room.
    accesses : tuple of AccessTraffic
        By slot, with nothing counted yet.
    bypass : numpy.ndarray
        (slots,) uint8: bit 0 where L1 is not looked into; bit 1 where each entry counts as one sector.
    """

    blocks: tuple[int, ...]
    origins: tuple[BufferOrigins, ...]
    entries: npt.NDArray[np.uint64]
    lengths: npt.NDArray[np.int64]
    whole: bool
    accesses: tuple[AccessTraffic, ...]
    bypass: npt.NDArray[np.uint8]
    everywhere: bool

    @property
    def tiles(self) -> float:
        """How many parts of what it stores a block goes through one after the other.

        As its first warp shows, which loads between stores to other lines. The mean of the traced blocks, at least 1.
        """
        stores = [row.operation == "store" and row.space == "global" for row in self.accesses]
        found = []
        for row, length in zip(self.entries[:, 0], self.lengths[:, 0], strict=True):
            entries = row[:length]
            storing = np.array(stores, np.bool_)[
                (entries >> np.uint64(TRACE_SLOT) & np.uint64(TRACE_SLOTS)).astype(np.int64)
            ]
            begins = entries[storing & ~np.append(False, storing[:-1])] >> np.uint64(TRACE_LINE)
            if len(begins):
                found.append(1 + np.count_nonzero(begins[1:] != begins[:-1]))
        return float(np.mean(found)) if found else 1.0


class Recorder:
    """The memory that an execution's traces are written to.

    Parameters
    ----------
    blocks : collection of int
        Blocks to be traced.
    grid_blocks, warps, buffers : int
        Blocks of the grid, warps of a block, buffers of the launch.
    until : collection of int
        Buffers of which no more is wanted than where blocks begin in them: a block ends as soon as that is known of
        all of these, which are below 64. None: blocks run to their end.
    """

    def __init__(
        self, blocks: Collection[int], grid_blocks: int, warps: int, buffers: int, until: Collection[int] = ()
    ) -> None:
        self.blocks = tuple(sorted(set(blocks)))
        self._place = np.full(grid_blocks, -1, np.int32)
        self._place[list(self.blocks)] = np.arange(len(self.blocks))
        room = _ENTRIES // (len(self.blocks) * warps)
        self._entries = _untouched(len(self.blocks) * warps * room).reshape(len(self.blocks), warps, room)
        self._lengths = np.zeros((len(self.blocks), warps), np.int64)
        self._origins = np.zeros((grid_blocks, buffers), np.int64)
        self._until = sum(1 << buffer for buffer in set(until))

    def attach(self, context: Context) -> None:
        """Have ``context`` write here."""
        context.trace_of_block = ctypes.cast(self._place.ctypes.data, POINTER(c_int32))
        context.trace = ctypes.cast(self._entries.ctypes.data, POINTER(c_uint64))
        context.trace_lengths = ctypes.cast(self._lengths.ctypes.data, POINTER(c_int64))
        context.trace_room = self._entries.shape[2]
        context.origins = ctypes.cast(self._origins.ctypes.data, POINTER(c_int64))
        context.until = self._until

    def trace(self, plan: Plan, buffers: Sequence[tuple[str, int, int]], *, everywhere: bool) -> Trace:
        """What was written; ``buffers`` are (name, address, bytes) in the order of the context's.

        ``everywhere``: whether all blocks were executed.
        """
        full = self._lengths < 0
        origins = tuple(
            BufferOrigins(name, size, np.where(column == 0, -1, column - address))
            for (name, address, size), column in zip(buffers, self._origins.T, strict=True)
        )
        accesses, bypass = _accesses(plan.kernel)
        lengths = np.where(full, -1 - self._lengths, self._lengths)
        self._place_apart(lengths, [(address, size) for _, address, size in buffers])
        return Trace(self.blocks, origins, self._entries, lengths, not full.any(), accesses, bypass, everywhere)

    def _place_apart(self, lengths: npt.NDArray[np.int64], buffers: Sequence[tuple[int, int]]) -> None:
        """Have buffers begin where a GPU's would, not where this process has them: sets of caches go by addresses."""
        if not buffers:
            return
        spans, place = [], 0
        for address, size in buffers:
            begin = address // LINE_BYTES
            spans.append((begin, (address + size - 1) // LINE_BYTES, place // LINE_BYTES - begin))
            place += -(-max(1, size) // _ALIGNED) * _ALIGNED
        first, last, shift = np.array(sorted(spans)).T
        for row, length in zip(self._entries.reshape(-1, self._entries.shape[2]), lengths.reshape(-1), strict=True):
            used = row[:length].view(np.int64)
            line = used >> TRACE_LINE
            at = np.maximum(np.searchsorted(first, line, "right") - 1, 0)
            used += np.where((line >= first[at]) & (line <= last[at]), shift[at], 0) << TRACE_LINE


def _untouched(entries: int) -> npt.NDArray[np.uint64]:
    """Address space that takes up memory page by page, for most of it is never written."""
    memory = mmap.mmap(-1, 8 * max(1, entries))
    if hasattr(mmap, "MADV_NOHUGEPAGE"):
        with suppress(OSError):
            memory.madvise(mmap.MADV_NOHUGEPAGE)
    return np.frombuffer(memory, np.uint64, entries)


def _accesses(kernel: Kernel) -> tuple[tuple[AccessTraffic, ...], npt.NDArray[np.uint8]]:
    rows, bypass = [], []
    for ins in kernel.accesses:
        access = ins.access
        assert access is not None
        for space in slots_of(ins):
            name = "const" if space == GLOBAL and "const" in ins.modifiers else _SPACES[space]
            rows.append(AccessTraffic(ins.index, name, access.operation, access.array, 0, 0))
            stays = access.operation in ("load", "store")
            past = not stays or not _PAST_L1.isdisjoint(ins.modifiers)
            bypass.append(past | (_ONE_EACH if past and ins.opcode == "cp" and space == GLOBAL else 0))
    return tuple(rows), np.array(bypass, np.uint8)


def replay(trace: Trace, sms: Sequence[Residents], lines: int, parts: int = _PARTS, *, burst: int = 1) -> Traffic:
    """Play the traces back as L1 sees them.

    Warps of resident blocks take turns, ``burst`` requests each. L1 keeps whole lines, of which it fetches single
    sectors, and replaces the one used least recently, of a set or where it has no more room. What is stored stays there
    too, and goes through to L2 all the same. Atomics pass it by.

    Parameters
    ----------
    trace : Trace
        Must hold the blocks of ``sms``.
    sms : sequence of Residents
        Each begins with an empty L1. A block that is ahead comes round to where it began, as if another of its kind had
        gone before.
    lines : int
        L1's capacity in lines of 128 bytes.
    parts : int
        Parts that this room is in, by address: a power of two.
    burst : int
        Requests of a warp that follow each other (:func:`rooftile.model.burst`).
    """
    first = np.zeros((len(trace.accesses), _TOTALS), np.int64)
    later, alone, ignored = (np.zeros_like(first) for _ in range(3))
    for sm in sms:
        cache = _LruCache(lines, _SETS, _WAYS, parts)
        of_group = [later if number else first if sm.from_start else ignored for number in range(len(sm.groups))]
        if sm.steps:
            _step(trace, cache, sm, of_group, burst)
            continue
        for totals, group, phases in zip(of_group, sm.groups, sm.phases, strict=True):
            _play(trace, cache, group, phases, trace.bypass, totals, burst=burst)
    everything = trace.bypass & np.uint8(_ONE_EACH)
    for number, block in enumerate(trace.blocks):
        endless = int(trace.lengths[number].sum())
        cache = _LruCache.endless(max(1, endless))
        _play(trace, cache, (block,), (0.0,), everything, alone)
    return Traffic(
        first=_rows(trace, first),
        later=_rows(trace, later),
        alone=_rows(trace, alone),
        origins=trace.origins,
        blocks=len(trace.blocks),
    )


def with_spills(trace: Trace, way: Sequence[int | None]) -> Trace:
    """``trace`` cut to the beginning of each warp, with the requests of spilled registers among the others.

    Parameters
    ----------
    trace : Trace
    way : sequence of int or None
        Words of a thread's frame, loaded (``w``) or stored (``~w``), and None for the warp's next request. Words of all
        lanes are a line. In :attr:`Trace.accesses` they are instructions :data:`SPILL_LOAD` and :data:`SPILL_STORE`.
    """
    slot = len(trace.accesses)
    spilled = (AccessTraffic(number, "local", kind, None, 0, 0) for number, kind in _SPILLS)
    runs: list[list[int]] = [[]]
    for word in way:
        if word is None:
            runs.append([])
        else:
            line, place = (word, slot) if word >= 0 else (~word, slot + 1)
            first = not runs[-1]  # a scheduler stays with a warp
            runs[-1].append((_FRAMES + line) << TRACE_LINE | place << TRACE_SLOT | first << TRACE_FIRST | _EVERY_SECTOR)
    pieces = [np.array(run, np.uint64) for run in runs]
    frame = 1 + max(word if word >= 0 else ~word for word in way if word is not None)
    warps = trace.entries.shape[1]
    merged: list[npt.NDArray[np.uint64]] = []
    for number in range(len(trace.blocks) * warps):
        entries = trace.entries[number // warps, number % warps, : trace.lengths[number // warps, number % warps]]
        starts = np.flatnonzero(entries >> np.uint64(TRACE_FIRST) & np.uint64(1))
        requests = np.split(entries, starts[1:])
        shift = np.uint64(number * frame << TRACE_LINE)
        rows = [pieces[0] + shift]
        for request, piece in zip_longest(requests[: len(pieces) - 1], pieces[1:], fillvalue=_NOTHING):
            rows += [request, piece + shift if len(piece) else piece]
        merged.append(np.concatenate(rows))
    lengths = np.array([len(row) for row in merged], np.int64)
    table = np.zeros((len(merged), int(lengths.max())), np.uint64)
    for row, entries in zip(table, merged, strict=True):
        row[: len(entries)] = entries
    return replace(
        trace,
        entries=table.reshape(len(trace.blocks), warps, -1),
        lengths=lengths.reshape(len(trace.blocks), warps),
        accesses=(*trace.accesses, *spilled),
        bypass=np.append(trace.bypass, np.zeros(2, np.uint8)),
    )


def _step(trace: Trace, cache: _LruCache, sm: Residents, of_group: Sequence[npt.NDArray[np.int64]], burst: int) -> None:
    """Play the blocks of ``sm`` step by step, each as far as it comes; add to the totals of their groups."""
    blocks = np.array([block for group in sm.groups for block in group])
    group_of = np.repeat(np.arange(len(sm.groups)), [len(group) for group in sm.groups])
    steps = np.array(sm.steps)
    for before, after in pairwise(steps):
        for number, totals in enumerate(of_group):
            moving = np.flatnonzero((after > before) & (group_of == number))
            if len(moving):
                at, to = before[moving], after[moving]
                _play(trace, cache, blocks[moving], at, trace.bypass, totals, until=to, burst=burst)


def _play(
    trace: Trace,
    cache: _LruCache,
    blocks: Sequence[int] | npt.NDArray[np.int64],
    phases: Sequence[float] | npt.NDArray[np.float64],
    bypass: npt.NDArray[np.uint8],
    totals: npt.NDArray[np.int64],
    *,
    until: npt.NDArray[np.float64] | None = None,
    burst: int = 1,
) -> None:
    """Add the sectors that ``blocks`` ask ``cache`` for, those that it lacks, and lines, to ``totals``, (slots, 3).

    Each begins at its phase and comes round to it, or goes on until it has come to ``until``.
    """
    warps, room = trace.entries.shape[1:]
    places = np.searchsorted(trace.blocks, blocks)
    # All first warps take their turn before the second ones: no block is served first throughout.
    lengths = trace.lengths[places].T.reshape(-1)
    begin = (places[None, :] * warps + np.arange(warps)[:, None]).reshape(-1) * room
    cursor = begin + (np.tile(phases, warps) * lengths).astype(np.int64)
    end, left = begin + lengths, np.zeros_like(begin)
    if until is not None:
        begin, end = cursor, begin + (np.tile(until, warps) * lengths).astype(np.int64)
        cursor = begin.copy()
    run = _REPLAY(jit_for().runtime_addresses["rooftile_replay"])
    run(
        ctypes.byref(cache.record),
        _pointer(trace.entries, c_uint64),
        *(_pointer(array, c_int64) for array in (begin, end, cursor, left)),
        len(begin),
        burst,
        _pointer(bypass, c_uint8),
        _pointer(totals, c_int64),
    )


def _rows(trace: Trace, totals: npt.NDArray[np.int64]) -> tuple[AccessTraffic, ...]:
    return tuple(
        AccessTraffic(row.instruction, row.space, row.operation, row.array, int(sectors), int(missed), int(lines))
        for row, (sectors, missed, lines) in zip(trace.accesses, totals, strict=True)
        if sectors and row.space != "const"
    )


class _LruCache:
    """The memory of an empty cache, and the record that the runtime works with.

    Parameters
    ----------
    lines : int
        Lines that it has room for, in all groups together.
    sets, ways, groups : int
        As in :class:`~rooftile.simt.layout.accesses.Cache`.
    """

    def __init__(self, lines: int, sets: int, ways: int, groups: int) -> None:
        most = max(1, lines // groups)
        places = groups * most
        self._wide = np.empty((2, places), np.int64)
        self._sectors = np.empty(places, np.uint8)
        self._links = np.empty((3, places), np.int32)
        self._set = np.full(sets, -1, np.int32)
        self._ends = np.full((2, 2 * groups), -1, np.int32)
        self._held = np.zeros(groups, np.int32)
        line, last = (_pointer(row, c_int64) for row in self._wide)
        newer, older, chain = (_pointer(row, c_int32) for row in self._links)
        newest, oldest = (_pointer(row, c_int32) for row in self._ends)
        self.record = Cache(
            now=0,
            sets=sets,
            ways=ways,
            groups=groups,
            most=most,
            used=0,
            free=-1,
            line=line,
            last=last,
            sectors=_pointer(self._sectors, c_uint8),
            newer=newer,
            older=older,
            chain=chain,
            set=_pointer(self._set, c_int32),
            newest=newest,
            oldest=oldest,
            held=_pointer(self._held, c_int32),
        )

    @classmethod
    def endless(cls, lines: int) -> _LruCache:
        """A cache that keeps all of ``lines`` lines."""
        return cls(lines, 1 << lines.bit_length(), lines, 1)


def _pointer(array: npt.NDArray[Any], kind: Any) -> Any:
    return ctypes.cast(array.ctypes.data, POINTER(kind))
