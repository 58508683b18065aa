"""Asynchronous copies, mbarriers and tensor maps."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_int32, c_int64, c_uint8, c_uint32, c_uint64
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.layout.accesses import Pattern

COPIES: Final = 512
"""Asynchronous copies of a warp, and bulk copies of a block, that can be under way; beyond, the oldest completes."""

PAIRS: Final = 8
"""Pairs of patterns kept for each ``cp.async``."""

COPY_DATA: Final = 0
COPY_ARRIVE: Final = 1
"""What an entry of a warp's copies does when it completes: move data, or arrive at an mbarrier."""

BULK_TO_BARRIER: Final = 0
BULK_TO_GROUP: Final = 1
"""How a bulk copy completes: it reports its bytes to an mbarrier, or it belongs to its thread's bulk group."""

MOST_DIMENSIONS: Final = 5
"""Of a tensor that is copied (PTX ISA 5.5)."""

TENSOR_MAP_MAGIC: Final = 0x70616D5F_6C697472
"""How a tensor map begins that was made here."""

NOT_A_MAP: Final = 2
OTHER_RANK: Final = 3
CUT_CHUNK: Final = 4
"""What else can be wrong with a copy of a tensor, beside its bounds (0) and its alignment (1)."""

MBARRIER_OPERATIONS: Final = ("init", "inval", "expect_tx", "complete_tx", "arrive", "arrive_drop")
"""Position is the number that generated code passes to ``rooftile_mbarrier``."""

NO_BARRIER: Final = 0
TOO_MANY_ARRIVALS: Final = 1
OUTSIDE_SHARED: Final = 2
BAD_COUNT: Final = 3
COMPLETES: Final = 4
SPANS_PHASES: Final = 5
SKIPPED_PHASE: Final = 6
"""What is wrong with the use of an mbarrier."""

RANK_SHIFT: Final = 24
"""Shared memory of the block of rank r in a cluster begins at ``(r + 1) << RANK_SHIFT``; a block's own at 0."""


class Copy(ctypes.Structure):
    """Asynchronous copies that lanes of a warp have under way (``cp.async``), or their arrivals at mbarriers.

    ``group`` is the group of the lanes in ``mask`` that the copy belongs to, ``to`` an address in shared memory, of
    which ``bytes`` are written: ``from_bytes`` of each lane come from ``source``, the rest are zero; ``whole`` where it
    is all of every lane. For kernels that are watched, all lie between ``low`` and ``high``.
    """

    _fields_ = [
        ("mask", c_uint32),
        ("group", c_uint32),
        ("kind", c_int32),
        ("bytes", c_int32),
        ("whole", c_int32),
        ("padding", c_int32),
        ("low", c_int64),
        ("high", c_int64),
        ("site", c_int64),
        ("slot", c_int64),  # of the write
        ("source", c_int64 * WARP_SIZE),
        ("to", c_int64 * WARP_SIZE),
        ("from_bytes", c_uint8 * WARP_SIZE),
    ]


class Pair(ctypes.Structure):
    """The patterns and alignments of a ``cp.async``'s two addresses, and how often they were met together."""

    _fields_ = [
        ("source", POINTER(Pattern)),  # null where no lane reads
        ("to", POINTER(Pattern)),
        ("source_phase", c_int32),
        ("to_phase", c_int32),
        ("hits", c_int64),
    ]


class Bulk(ctypes.Structure):
    """A bulk copy of one thread that is under way: host addresses, and how it completes.

    ``barrier`` is the mbarrier's address in the shared memory of the block that keeps the record; ``group`` the bulk
    group of thread ``thread`` that it belongs to. ``element`` is what ``cp.reduce.async.bulk`` combines, -1 for a copy.
    With a tensor ``map``, the box at ``at`` is what is copied, and global memory's address is not used.
    """

    _fields_ = [
        ("source", c_int64),
        ("to", c_int64),
        ("bytes", c_int64),
        ("barrier", c_int64),
        ("site", c_int64),
        ("thread", c_int32),
        ("group", c_uint32),
        ("kind", c_int32),
        ("active", c_int32),
        ("operation", c_int32),
        ("element", c_int32),
        ("map", c_int64),
        ("at", c_int32 * MOST_DIMENSIONS),
        ("padding", c_int32),
    ]


class TensorMap(ctypes.Structure):
    """What the 128 bytes of a ``CUtensorMap`` hold here; the driver's own contents are not documented.

    Dimensions from the fastest: ``sizes`` and ``box`` in elements, ``strides`` from the second on, in bytes.
    ``swizzle`` is 0, or the bytes of shared memory in which chunks of 16 change places; ``type`` what reductions
    combine, or -1.
    """

    _fields_ = [
        ("magic", c_uint64),
        ("address", c_int64),
        ("strides", c_int64 * (MOST_DIMENSIONS - 1)),
        ("sizes", c_int32 * MOST_DIMENSIONS),
        ("box", c_int32 * MOST_DIMENSIONS),
        ("rank", c_int32),
        ("element_bytes", c_int32),
        ("swizzle", c_int32),
        ("type", c_int32),
        ("padding", c_int32 * 6),
    ]
