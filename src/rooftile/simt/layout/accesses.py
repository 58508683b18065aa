"""Accesses of a warp: address spaces, patterns of addresses, where they are counted and traced."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_int32, c_int64, c_uint8, c_uint32, c_uint64
from typing import Final

from rooftile.core.hardware import WARP_SIZE

GLOBAL: Final = 0
SHARED: Final = 1
LOCAL: Final = 2
"""How a slot's addresses are resolved. Constants and parameters lie in host memory too, so they count as GLOBAL."""

LOAD: Final = 0
STORE: Final = 1
ATOMIC: Final = 2
LOAD_MATRIX: Final = 3
"""What a slot's access does. Loads of matrices are told apart, for no two groups of their lanes are served at once."""

PERIOD: Final = {GLOBAL: 128, SHARED: 16, LOCAL: 16}
"""Shifting all addresses of a request by this many bytes changes none of its counts."""

SHARED_WINDOW: Final = 1 << 60
LOCAL_WINDOW: Final = 2 << 60
"""Where generic addresses of shared and local memory begin; no host address is so high. Each window spans 4 GB."""

KIND_GATHER: Final = 0
KIND_BROADCAST: Final = 1
KIND_CONTIGUOUS: Final = 2
KIND_HALF_BROADCAST: Final = 3
KIND_HALF_CONTIGUOUS: Final = 4
KIND_RUNS: Final = 5
"""Shapes of address pattern with faster code; the half-warp kinds only occur under a full mask."""

RUNS: Final = 8
"""The most runs of neighbouring lanes, each reading one element or a row of elements, that make a pattern of them."""

MOST_LANE_BYTES: Final = 32
"""The widest access of one lane."""

TOTALS: Final = 6
"""Sums kept for each slot: requests, lanes, sectors, ideal sectors, wavefronts, ideal wavefronts."""

TRACE_LINE: Final = 20
TRACE_SLOT: Final = 5
TRACE_FIRST: Final = 4
TRACE_SLOTS: Final = 0x7FFF
TRACE_LOCAL: Final = 1 << 43
"""An entry of a trace, from the lowest bit: the sectors of a line that a request touches, 4 bits; whether this is the
first line of the request; the slot, 15 bits; the line's address over 128. Local memory has lines of its own, with the
highest bit set."""

ATOMIC_OPERATIONS: Final = ("add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec")
ATOMIC_TYPES: Final = ("u32", "s32", "u64", "s64", "f32", "f64", "f16", "bf16", "f16x2", "bf16x2", "u16")
"""Position is the number that generated code passes to ``rooftile_atomic``."""


class Pattern(ctypes.Structure):
    """Addresses of a warp relative to those of its first active lane, and how often each alignment was met.

    ``delta`` holds 32 ``int64_t``, or 32 ``int32_t`` for shared and local memory. A first address ``a`` is in bounds if
    ``(a - base)`` rotated right by ``log2(bytes)`` is at most ``range``: one comparison that sees misalignment too.
    ``lanes`` are those the pattern is of, none in an unused one; ``mask`` is the same once bounds are known, until then
    none, which fits no access. ``hits`` has one counter for each residue of the first address that can change counts.
    """

    _fields_ = [
        ("low", c_int64),
        ("high", c_int64),
        ("lanes", c_uint32),
        ("run_count", c_int32),
        ("padding", c_int64 * 5),
        ("run_start", c_int64 * RUNS),  # where lane 0 would be, or, in a broadcast, what all read
        ("run_lanes", c_uint32 * RUNS),
        ("run_step", c_int32 * RUNS),  # elements from lane to lane: 1, or 0 in a broadcast
        ("delta", c_int64 * WARP_SIZE),
        # What every access reads and writes, in one cache line of the host if there are few counters.
        ("base", c_int64),
        ("range", c_uint64),
        ("mask", c_uint32),
        ("kind", c_int32),
        ("hits", c_uint64 * 0),
    ]


class Slot(ctypes.Structure):
    """One memory access in one address space, and where its patterns are kept.

    ``bytes`` is what a lane moves; ``group_bytes`` and ``group_offset`` describe the machine access it leads, and
    ``group_align`` is set where the machine access covers several executions and begins at its own multiple.
    """

    _fields_ = [
        ("space", c_int32),
        ("bytes", c_int32),
        ("element_bytes", c_int32),
        ("operation", c_int32),
        ("counted", c_int32),
        ("group_bytes", c_int32),
        ("group_offset", c_int32),
        ("group_align", c_int32),
        ("bypass", c_int32),  # of cp.async: past L1
        ("pairs", c_int32),  # of cp.async: the first of its pairs plus 1, 0 of other accesses
        ("phases", c_int64),
        ("pattern_bytes", c_int64),
        ("patterns_offset", c_int64),
    ]


class Buffer(ctypes.Structure):
    """Host addresses of one allocation, ``[low, high)``."""

    _fields_ = [("low", c_int64), ("high", c_int64)]


class Fault(ctypes.Structure):
    """Lanes of one access that went wrong in one way: how many, and the first by (block, thread)."""

    _fields_ = [("count", c_int64), ("block", c_int64), ("thread", c_int64), ("address", c_int64)]


class Cache(ctypes.Structure):
    """A cache that traces are played back through: tags in sets, and room for whole lines in groups.

    A line has a place in one of ``sets`` sets, ``ways`` of them each, and takes room of one of ``groups`` groups, which
    have it for ``most`` lines each. ``set`` and ``chain`` list the lines of a set, ``line``, ``sectors`` and ``last``
    say which they are, what of them is there and when they were used last. ``newest`` and ``oldest`` of a group's
    ``held`` lines are linked by ``newer`` and ``older``. Both numbers are powers of two. ``used`` places were ever
    taken; ``chain`` from ``free`` on links those that are not any more.
    """

    _fields_ = [
        ("now", c_int64),
        ("sets", c_int32),
        ("ways", c_int32),
        ("groups", c_int32),
        ("most", c_int32),
        ("used", c_int32),
        ("free", c_int32),
        ("line", POINTER(c_int64)),
        ("last", POINTER(c_int64)),
        ("sectors", POINTER(c_uint8)),
        ("newer", POINTER(c_int32)),
        ("older", POINTER(c_int32)),
        ("chain", POINTER(c_int32)),
        ("set", POINTER(c_int32)),
        ("newest", POINTER(c_int32)),
        ("oldest", POINTER(c_int32)),
        ("held", POINTER(c_int32)),
    ]


def phases(space: int, lane_bytes: int) -> int:
    """Alignments of an aligned first address that must be told apart."""
    return max(1, PERIOD[space] // lane_bytes)
