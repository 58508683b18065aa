"""What a checked execution remembers of accesses, and the hazards that it finds."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_int32, c_int64, c_uint8, c_uint32, c_uint64
from typing import Final

from rooftile.core.hardware import WARP_SIZE

READ_AFTER_WRITE: Final = 0
WRITE_AFTER_READ: Final = 1
WRITE_AFTER_WRITE: Final = 2
UNINITIALISED_READ: Final = 3
OUTSIDE_ARRAY: Final = 4
SHARED_ALIAS: Final = 5
EARLY_EXIT: Final = 6
UNSET_REGISTER: Final = 7
ABSENT_LANES: Final = 8
UNNAMED_LANE: Final = 9
ABSENT_SOURCE: Final = 10
BARRIER_NUMBER: Final = 11
NO_PROXY_FENCE: Final = 12
ENDED_BLOCK: Final = 13
"""Kinds of hazard; from an early exit on, but of the last, the slot is the index of an instruction.

For those about lanes, ``address`` has a bit for each lane that is missing. For a barrier's number it is that number.
"""

ELSEWHERE: Final = 0
RETURNED: Final = 1
NOT_LAUNCHED: Final = 2
"""Why lanes are missing, in place of the other slot."""

STORAGE_BARRIER: Final = 1
"""Number of the barrier that orders accesses to WGSL's storage buffers, and only those; 0 those to workgroup memory."""

POISON: Final = 0x7FF77FF7
"""What shared and local memory, and in a checked execution registers, begin as: a NaN as f16, bf16, f32 and f64."""

HAZARD_ERROR: Final = 0
HAZARD_WARNING: Final = 1
HAZARD_NOTE: Final = 2
"""How bad a hazard is: undefined; as expected only while the lanes of a warp run in step; the same value either way."""

HAZARD_STRONG: Final = 1 << 30
HAZARD_VOLATILE: Final = 1 << 29
"""Attributes of an access beside its slot: atomic or ordered; volatile, which is the former but orders nothing else."""

CELL_WRITTEN: Final = 1
CELL_EARLY: Final = 2
CELL_WRITTEN_TWICE: Final = 4
CELL_READ_AND_WRITTEN: Final = 8
"""What has happened to a cell; the last two without order."""


class Touch(ctypes.Structure):
    """The last access of one warp to a granule: at which clock, by which lanes, in which step, from which slot."""

    _fields_ = [("clock", c_uint32), ("lanes", c_uint32), ("step", c_int32), ("slot", c_int32)]


class Granule(ctypes.Structure):
    """A few bytes of shared memory that are always accessed together.

    ``written`` is the serial number of the block that wrote it last, ``value`` what that was, ``writer`` the slot.
    ``early_thread`` is one
    more than the first thread that read it in this block before anything wrote it, ``proxy_fence`` the number of the
    last ``fence.proxy.async`` before it was written by other than an asynchronous copy.
    """

    _fields_ = [
        ("read_generation", c_uint32),
        ("write_generation", c_uint32),
        ("written", c_uint32),
        ("value", c_uint32),
        ("early_thread", c_int32),
        ("early_slot", c_int32),
        ("early_clock", c_uint32),
        ("writer", c_int32),
        ("proxy_fence", c_uint32),
        ("padding", c_int32),
    ]


class Visit(ctypes.Structure):
    """An access of a thread to a cell of global memory; ``block`` is one more than the block's number, 0: none."""

    _fields_ = [("block", c_uint32), ("clock", c_uint32), ("thread", c_int32), ("slot", c_int32)]


class Cell(ctypes.Structure):
    """A few bytes of global memory that are always accessed together, in a buffer that the kernel writes.

    ``early`` is the lowest thread that read it before anything wrote it, ``value`` what was written last.
    """

    _fields_ = [
        ("writes", Visit * 2),
        ("reads", Visit * 2),
        ("early", Visit),
        ("value", c_uint32),
        ("flags", c_uint32),
        ("lock", c_int32),
        ("padding", c_int32),
    ]


class Meeting(ctypes.Structure):
    """The last read and the last write of a granule of shared memory: by its own block, and by others of the cluster.

    The ``clock`` of these visits is the phase: how often the cluster's barrier had opened.
    """

    _fields_ = [("near", Visit * 2), ("far", Visit * 2)]


class Region(ctypes.Structure):
    """A buffer whose cells are watched; ``undefined`` says that nothing has written it before the launch.

    ``early`` says whether anything has read it before it was written; only then need its cells be looked through.
    """

    _fields_ = [
        ("low", c_int64),
        ("high", c_int64),
        ("cells", POINTER(Cell)),
        ("granule_bytes", c_int32),
        ("undefined", c_int32),
        ("early", c_int64),
    ]


class SlotArray(ctypes.Structure):
    """The part of its space, ``[low, high)``, that a slot's accesses should stay in.

    ``alias`` numbers, from 1, the names that stand for one piece of dynamic shared memory; 0 if there is one at most.
    """

    _fields_ = [("low", c_int64), ("high", c_int64), ("alias", c_int64)]


class Hazard(ctypes.Structure):
    """A pair of accesses that nothing orders, or one access that is wrong by itself (no other slot and thread).

    ``count`` is how often it was seen; the rest is of the first time.
    """

    _fields_ = [
        ("kind", c_int32),
        ("level", c_int32),
        ("slot", c_int32),
        ("other_slot", c_int32),
        ("block", c_int64),
        ("other_block", c_int64),
        ("thread", c_int64),
        ("other_thread", c_int64),
        ("address", c_int64),
        ("count", c_int64),
    ]


class Absence(ctypes.Structure):
    """Lanes that a warp-wide instruction named and that have not come to it yet, and how often it went on so."""

    _fields_ = [
        ("site", c_int64),
        ("warp", c_int64),
        ("thread", c_int64),
        ("count", c_int64),
        ("named", c_uint32),
        ("missing", c_uint32),
    ]


class LogEntry(ctypes.Structure):
    """An access to shared memory, to be looked at when its generation ends; values of a store follow."""

    _fields_ = [
        ("slot", c_int32),
        ("mask", c_uint32),
        ("flags", c_int32),
        ("warp", c_int32),
        ("address", c_int32 * WARP_SIZE),
    ]


class KnownGeneration(ctypes.Structure):
    """A generation in which there is no hazard: the hash of it and of those before, and whether it writes new parts."""

    _fields_ = [("key", c_uint64), ("writes", c_uint64)]


class Hazards(ctypes.Structure):
    """What one thread of the host remembers of accesses; the clocks are explained in ``hazards.c``.

    A ``generation`` lies between two barriers of a whole block; accesses of different ones never race.
    """

    _fields_ = [
        ("warps", c_int64),
        ("granule_bytes", c_int64),
        ("granule_count", c_int64),
        ("granules", POINTER(Granule)),
        ("touches", POINTER(Touch)),  # of each granule: the last read of every warp, then the last writes
        ("meetings", POINTER(Meeting)),  # of each granule, where blocks access each other's
        ("arrays", POINTER(SlotArray)),  # shared: one for each slot
        ("known", POINTER(c_uint32)),  # (warps, warps)
        ("whole", POINTER(c_uint32)),  # for each warp
        ("lanes", POINTER(c_uint32)),  # (warps, 32, 32)
        ("arrived", POINTER(c_uint32)),  # (16, warps): what bar.arrive made known
        ("joined", POINTER(c_uint32)),
        ("members", POINTER(c_uint8)),
        ("steps", POINTER(c_int32)),
        ("early", POINTER(c_int32)),
        ("early_count", c_int64),
        ("fenced", POINTER(c_uint32)),  # (warps, warps): what is known of each warp at the last fence
        ("released", POINTER(c_uint32)),  # for each warp: what atomics of the block have made known
        ("published", POINTER(c_uint32)),  # shared: (blocks, warps), what atomics have made known to other blocks
        ("local_written", POINTER(c_uint8)),  # for each byte of local memory
        ("regions", POINTER(Region)),  # shared
        ("region_count", c_int64),
        ("has_learnt", c_int64),  # whether the block has read what another may have published
        ("log", POINTER(c_uint8)),  # entries of the generation so far
        ("log_bytes", c_int64),
        ("log_room", c_int64),
        ("digest", c_uint32 * WARP_SIZE),  # of the entries, one for each lane
        ("known_generations", POINTER(KnownGeneration)),
        ("known_room", c_int64),  # a power of two
        ("known_count", c_int64),
        ("history", c_uint64),  # hash of the block's generations that wrote new parts of shared memory
        ("may_log", c_int32),
        ("logging", c_int32),
        ("unwatched", c_int32),  # whether shared memory is also written by what is not watched
        ("fresh", c_int32),  # whether the generation wrote what none before it had
        ("noted", c_int64),
        ("hazards", POINTER(Hazard)),
        ("hazard_count", c_int64),
        ("hazard_room", c_int64),
        ("absences", POINTER(Absence)),  # of the block
        ("absence_count", c_int64),
        ("absence_room", c_int64),
        ("generation", c_uint32),
        ("serial", c_uint32),
        ("proxy_fences", c_uint32),  # fence.proxy.async so far, by anyone
        ("storage_generation", c_uint32),  # WGSL: lies between two barriers that order storage buffers
        ("phase", c_uint32),  # lies between two barriers of the cluster
        ("in_cluster", c_int32),  # whether nothing but that barrier orders accesses of different blocks
    ]
