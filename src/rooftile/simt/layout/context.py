"""A warp, and all that one thread of the host needs to execute blocks of them."""

from __future__ import annotations

import ctypes
from ctypes import POINTER, c_int32, c_int64, c_uint8, c_uint32, c_uint64, c_void_p
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.layout.accesses import MOST_LANE_BYTES, Buffer, Fault, Pattern, Slot
from rooftile.simt.layout.copies import Bulk, Copy, Pair
from rooftile.simt.layout.hazards import Hazards

FINISHED: Final = 0
STOPPED: Final = 1
NEED_DIVERGENT: Final = 2
"""What ``rooftile_run`` returns: grid done, stop flag seen, a block's divergent code must be compiled first."""

ENOUGH: Final = 2
"""What a block sets the stop flag to where no more is wanted of it; anyone else who stops it sets 1."""

EXITED: Final = 0
AT_BARRIER: Final = 1
DIVERGED: Final = 2
POLLED_STOP: Final = 3
TRAPPED: Final = 4
YIELDED: Final = 5
"""Low byte of what a converged clone returns; a block number is in the bits above."""

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


class Event(ctypes.Structure):
    """A barrier fault or trap: in how many blocks, the first of them, a thread and the instructions involved.

    ``barrier`` is the number of the one that the thread waits at. Where others wait at another one, ``missing`` is that
    one's number, -1 if it is not known.
    """

    _fields_ = [
        ("count", c_int64),
        ("block", c_int64),
        ("thread", c_int64),
        ("site", c_int64),
        ("other_site", c_int64),
        ("missing", c_int64),
        ("barrier", c_int64),
    ]


class Uniform(ctypes.Structure):
    """A register that the converged clone keeps as a scalar: its two places in a frame and its width.

    ``bytes`` is 0 for a predicate, whose vector form is one bit for each lane.
    """

    _fields_ = [("vector", c_int64), ("scalar", c_int64), ("bytes", c_int64)]


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
        ("turn", c_int64),  # the first warp that has not had its turn yet
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
        ("wgsl_memory", c_int32),  # whether the rules of memory are WGSL's, not CUDA's
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
        ("until", c_uint64),  # shared: buffers, by bit, whose origins end a block; 0: it goes on
    ]
