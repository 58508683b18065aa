"""Memory shared by generated code, the C runtime and Python: defined here, once.

``tools/build_runtime.py`` writes these structures as ``layout.h`` for ``runtime.c``; generated code addresses their
fields by :func:`offset_of`.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_int32, c_int64, c_uint8, c_uint32, c_uint64, c_void_p
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

FINISHED: Final = 0
STOPPED: Final = 1
NEED_DIVERGENT: Final = 2
"""What ``rooftile_run`` returns: grid done, stop flag seen, a block's divergent code must be compiled first."""

EXITED: Final = 0
AT_BARRIER: Final = 1
DIVERGED: Final = 2
POLLED_STOP: Final = 3
TRAPPED: Final = 4
YIELDED: Final = 5
"""Low byte of what a converged clone returns; a block number is in the bits above."""

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

MISSED_BARRIER: Final = 0
MIXED_BARRIERS: Final = 1
TRAP: Final = 2
NEVER_ARRIVES: Final = 3
NOT_AWAITED: Final = 4
BAD_MBARRIER: Final = 5
BAD_BULK_COPY: Final = 6
READ_TOO_SOON: Final = 7
BAD_DESCRIPTOR: Final = 8
EVENTS: Final = 9
"""Numbers of the events that a context keeps."""

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
"""What is wrong with the use of an mbarrier."""

RANK_SHIFT: Final = 24
"""Shared memory of the block of rank r in a cluster begins at ``(r + 1) << RANK_SHIFT``; a block's own at 0."""

READ_AFTER_WRITE: Final = 0
WRITE_AFTER_READ: Final = 1
WRITE_AFTER_WRITE: Final = 2
UNINITIALISED_READ: Final = 3
OUTSIDE_ARRAY: Final = 4
SHARED_ALIAS: Final = 5
EARLY_EXIT: Final = 6
UNSET_REGISTER: Final = 7
"""Kinds of hazard; the slot of an early exit and an unset register is the index of an instruction."""

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


class Event(ctypes.Structure):
    """A barrier fault or trap: in how many blocks, the first of them, a thread and the instructions involved."""

    _fields_ = [
        ("count", c_int64),
        ("block", c_int64),
        ("thread", c_int64),
        ("site", c_int64),
        ("other_site", c_int64),
        ("missing", c_int64),
    ]


class Uniform(ctypes.Structure):
    """A register that the converged clone keeps as a scalar: its two places in a frame and its width.

    ``bytes`` is 0 for a predicate, whose vector form is one bit for each lane.
    """

    _fields_ = [("vector", c_int64), ("scalar", c_int64), ("bytes", c_int64)]


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


class Operands(ctypes.Structure):
    """Fragments of the operands of one ``wgmma`` that one warp multiplies: 32 words for each register of a lane."""

    _fields_ = [
        ("d", c_uint32 * (128 * WARP_SIZE)),
        ("a", c_uint32 * (4 * WARP_SIZE)),
        ("b", c_uint32 * (64 * WARP_SIZE)),
    ]


class Warp(ctypes.Structure):
    """The state of one warp of the block that a thread of the host is executing."""

    _fields_ = [
        ("address", c_int64 * WARP_SIZE),
        ("value", c_uint8 * (MOST_LANE_BYTES * WARP_SIZE)),
        ("operand", c_uint8 * (8 * WARP_SIZE)),
        ("tid", c_int32 * (3 * WARP_SIZE)),
        ("frame", POINTER(c_uint8)),
        ("local", POINTER(c_uint8)),
        ("patterns", POINTER(POINTER(Pattern))),
        ("waiting", POINTER(c_uint32)),
        ("id", c_int64),
        ("resume", c_int64),
        ("alive", c_uint32),
        ("state", c_int32),
        ("diverged", c_int32),
        ("conflict", c_int32),
        ("barrier_mask", c_uint32),
        ("barrier_id", c_int32),
        ("barrier_threads", c_int32),
        ("barrier_reduction", c_int32),
        ("barrier_block", c_int64),
        ("barrier_site", c_int64),
        ("conflict_site", c_int64),
        ("barrier_result", c_int64),
        ("barrier_input", c_uint32),
        # Lanes that wait for a phase of an mbarrier, or for the cluster; the rest is about them.
        ("wait_mask", c_uint32),
        ("wait_address", c_int64 * WARP_SIZE),  # of the mbarrier; -1: the cluster's barrier
        ("wait_result", c_int64 * WARP_SIZE),  # where in the frame the outcome goes, or -1
        ("wait_block", c_int64 * WARP_SIZE),  # the basic block that lanes go on at
        ("wait_site", c_int64),
        ("wait_parity", c_uint32),  # of the phase waited for, a bit for each lane
        ("cluster_arrived", c_uint32),  # lanes that have arrived at the cluster's barrier
        ("yields", c_int64),  # whether lanes look again at what others have yet to write
        ("turns", c_int64),  # how often they have
        ("copies", POINTER(Copy)),  # a ring
        ("copy_head", c_int64),
        ("copy_count", c_int64),
        ("copy_group", c_uint32 * WARP_SIZE),  # the group that each lane's next copy belongs to
        ("bulk_group", c_uint32 * WARP_SIZE),
    ]


class Touch(ctypes.Structure):
    """The last access of one warp to a granule: at which clock, by which lanes, in which step, from which slot."""

    _fields_ = [("clock", c_uint32), ("lanes", c_uint32), ("step", c_int32), ("slot", c_int32)]


class Granule(ctypes.Structure):
    """A few bytes of shared memory that are always accessed together.

    ``written`` is the serial number of the block that wrote it last, ``value`` what that was, ``writer`` the slot.
    ``early_thread`` is one
    more than the first thread that read it in this block before anything wrote it.
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


class Region(ctypes.Structure):
    """A buffer whose cells are watched; ``undefined`` says that nothing has written it before the launch."""

    _fields_ = [
        ("low", c_int64),
        ("high", c_int64),
        ("cells", POINTER(Cell)),
        ("granule_bytes", c_int32),
        ("undefined", c_int32),
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
        ("generation", c_uint32),
        ("serial", c_uint32),
    ]


class Context(ctypes.Structure):
    """All that one thread of the host needs to execute blocks; pointers marked shared are the same for all threads."""

    _fields_ = [
        ("parameters", POINTER(c_uint8)),  # shared
        ("parameter_bytes", c_int64),
        ("constants", POINTER(c_uint8)),  # shared: the .const segment
        ("globals", POINTER(c_uint8)),  # shared: the .global segment
        ("shared", POINTER(c_uint8)),
        ("shared_bytes", c_int64),
        ("local_bytes", c_int64),
        ("stop", POINTER(c_int32)),  # shared
        ("next_block", POINTER(c_int64)),  # shared
        ("block_counts", POINTER(c_int64)),  # (warps, lanes) for each basic block
        ("guard_lanes", POINTER(c_int64)),
        ("warps", POINTER(Warp)),
        ("warp_count", c_int64),
        ("thread_count", c_int64),
        ("converged", c_void_p),  # shared
        ("divergent", POINTER(c_void_p)),  # shared: one function for each basic block, null until compiled
        ("block_count", c_int64),
        ("resumable", POINTER(c_uint8)),  # shared: whether the converged clone can be entered at a basic block
        ("trivial_exit", POINTER(c_uint8)),  # shared: whether a basic block only ends the thread
        ("entry_uniforms", POINTER(c_int64)),  # shared: where a block's share of `uniforms` begins
        ("uniforms", POINTER(Uniform)),  # shared
        ("slots", POINTER(Slot)),  # shared
        ("slot_count", c_int64),
        ("pattern_store", POINTER(c_uint8)),
        ("pattern_ways", c_int64),
        ("totals", POINTER(c_int64)),
        ("out_of_bounds", POINTER(Fault)),
        ("misaligned", POINTER(Fault)),
        ("buffers", POINTER(Buffer)),  # shared
        ("buffer_count", c_int64),
        ("grid_blocks", c_int64),
        ("block", c_int64),
        ("in_block", c_int64),
        ("blocks_done", c_int64),
        ("divergent_warps", c_int64),
        ("stopped_at", c_int64),
        ("needed", c_int64),
        ("barrier_arrived", c_int64 * 16),
        ("trace_of_block", POINTER(c_int32)),  # shared: each block's place among the traced ones or -1; null: no trace
        ("trace", POINTER(c_uint64)),  # shared: entries of each traced block's warps, `trace_room` each
        ("trace_lengths", POINTER(c_int64)),  # shared
        ("trace_room", c_int64),
        ("tracing", c_int64),  # the current block's place, or -1
        ("origins", POINTER(c_int64)),  # shared: for each block and buffer, the first address that warp 0 asks for
        ("unfit", POINTER(Pattern)),  # fits nothing
        ("hazards", POINTER(Hazards)),  # null unless the kernel is instrumented
        ("events", Event * EVENTS),
        ("ctaid", c_int32 * 3),
        ("nctaid", c_int32 * 3),
        ("ntid", c_int32 * 3),
        ("padding", c_int32),
        ("group", POINTER(c_void_p)),  # contexts of the blocks that run together, itself among them
        ("group_size", c_int64),
        ("cluster_start", c_int64),  # where this block's cluster begins in the group
        ("cluster_size", c_int64),
        ("cluster_rank", c_int64),
        ("activity", c_int64),  # grows when something happens that others may wait for
        ("stalls", c_int64),  # of the first context: how often in a row all waits have timed out
        ("stalled_at", c_int64),
        ("grid_barrier", POINTER(c_uint8)),  # shared: what a cooperative launch passes
        ("pairs", POINTER(Pair)),
        ("bulks", POINTER(Bulk)),
        ("bulk_count", c_int64),
        ("operands", POINTER(Operands)),
        ("clusterid", c_int32 * 3),
        ("nclusterid", c_int32 * 3),
        ("cluster_ctaid", c_int32 * 3),
        ("cluster_nctaid", c_int32 * 3),
    ]


class Cache(ctypes.Structure):
    """A cache of ``tags`` lines, ``used`` of them so far, that traces are played back through.

    At most ``most`` sectors are there, ``held`` of them now. ``line`` and ``sectors`` say which, ``newer`` and
    ``older`` link lines in order of last use, ``buckets`` and ``chain`` find them: there are ``2**(64 - shift)``
    buckets. ``chain`` from ``free`` on links tags that are not used any more.
    """

    _fields_ = [
        ("tags", c_int32),
        ("used", c_int32),
        ("most", c_int32),
        ("held", c_int32),
        ("free", c_int32),
        ("newest", c_int32),
        ("oldest", c_int32),
        ("shift", c_int64),
        ("line", POINTER(c_int64)),
        ("sectors", POINTER(c_uint8)),
        ("newer", POINTER(c_int32)),
        ("older", POINTER(c_int32)),
        ("chain", POINTER(c_int32)),
        ("buckets", POINTER(c_int32)),
    ]


STRUCTURES: Final[tuple[type[ctypes.Structure], ...]] = (
    *(Pattern, Slot, Buffer, Fault, Event, Uniform, Copy, Pair, Bulk, TensorMap, Operands),
    *(Touch, Granule, Visit, Cell, Region, SlotArray, Hazard),
    *(LogEntry, KnownGeneration, Hazards),
    *(Warp, Context, Cache),
)


def phases(space: int, lane_bytes: int) -> int:
    """Alignments of an aligned first address that must be told apart."""
    return max(1, PERIOD[space] // lane_bytes)


def offset_of(structure: type[ctypes.Structure], field: str) -> int:
    """Byte offset of ``field``."""
    return int(getattr(structure, field).offset)
