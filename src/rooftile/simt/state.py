"""The memory that one thread of the host works in: a context, its warps, their frames and counters."""

from __future__ import annotations

import ctypes
from collections.abc import Collection
from ctypes import POINTER, c_int32, c_int64, c_uint8, c_uint32, c_void_p
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import Call
from rooftile.core.errors import ExecutionError, LaunchError
from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.buffers import DeviceMemory
from rooftile.simt.codegen import Program, pattern_ways
from rooftile.simt.groups import Group, group_of
from rooftile.simt.hazards import HazardState, WatchedMemory
from rooftile.simt.layout.accesses import TOTALS, Buffer, Fault, Pattern, Slot
from rooftile.simt.layout.context import Context, Operands, Uniform, Warp
from rooftile.simt.layout.copies import COPIES, Bulk, Copy, Pair
from rooftile.simt.lower import Plan
from rooftile.simt.trace import Recorder

_LINE: Final = 64
_MOST_SHARED_BYTES: Final = 1 << 20


def aligned(size: int) -> npt.NDArray[np.uint8]:
    """Zeroed bytes that begin at a multiple of 64."""
    try:
        raw = np.zeros(max(1, size) + _LINE, np.uint8)
    except MemoryError as error:
        raise ExecutionError(
            "there is not enough memory to execute the kernel",
            got=f"{size:,} bytes for one of the host's threads",
            next_step="use smaller blocks or fewer threads",
        ) from error
    start = -raw.ctypes.data % _LINE
    return raw[start : start + max(1, size)]


def pointer(array: npt.NDArray[Any], kind: Any) -> Any:
    """A ctypes pointer to the array's memory."""
    return ctypes.cast(array.ctypes.data, POINTER(kind))


@dataclass(frozen=True, slots=True, eq=False)
class Shared:
    """What all threads of one execution have in common."""

    program: Program
    memory: DeviceMemory
    call: Call
    stop: ctypes.Array[c_int32]
    next_block: ctypes.Array[c_int64]
    divergent: ctypes.Array[c_void_p]
    resumable: npt.NDArray[np.uint8]
    trivial_exit: npt.NDArray[np.uint8]
    entry_uniforms: npt.NDArray[np.int64]
    uniforms: ctypes.Array[Uniform]
    slots: ctypes.Array[Slot]
    buffers: ctypes.Array[Buffer]
    shared_bytes: int
    local_bytes: int
    recorder: Recorder | None
    group: Group
    watched: WatchedMemory | None


def share(
    program: Program, memory: DeviceMemory, call: Call, traced: Collection[int] = (), until: Collection[str] = ()
) -> Shared:
    """Tables that do not change, and the few words through which threads speak to each other.

    ``traced`` and ``until`` are those of :func:`rooftile.simt.execute`.
    """
    plan = program.plan
    kernel, analysis = plan.kernel, plan.analysis
    tables = program.tables
    shared_end = kernel.segment_bytes("shared") + call.launch.dynamic_shared_bytes
    if shared_end > _MOST_SHARED_BYTES:
        raise LaunchError(
            "a block has more shared memory than any GPU",
            got=f"{shared_end:,} bytes",
            allowed="at most 227 KB on the largest GPUs",
            next_step="use smaller tiles",
        )
    return Shared(
        program=program,
        memory=memory,
        call=call,
        stop=(c_int32 * 1)(0),
        next_block=(c_int64 * 1)(0),
        divergent=(c_void_p * len(kernel.blocks))(),
        resumable=np.array(analysis.resumable, np.uint8),
        trivial_exit=np.array(analysis.trivial_exit, np.uint8),
        entry_uniforms=tables.entry_uniforms,
        uniforms=tables.uniforms,
        slots=tables.slots,
        buffers=memory.table(),
        shared_bytes=shared_end,
        local_bytes=-(-kernel.segment_bytes("local") // 16) * 16,
        recorder=Recorder(
            traced,
            call.launch.blocks,
            call.launch.warps_per_block,
            len(memory.allocations),
            [number for number, buffer in enumerate(memory.allocations) if buffer.name in until],
        )
        if traced
        else None,
        group=group_of(kernel, call.launch),
        watched=WatchedMemory(kernel, memory, call.launch) if plan.hazards else None,
    )


class ThreadState:
    """One context and all it points to.

    Attributes
    ----------
    context : Context
    block_counts : numpy.ndarray
        (warp, lane) executions of each basic block, int64.
    guard_lanes : numpy.ndarray
        Lane executions of each guarded instruction, int64.
    totals : numpy.ndarray
        The six sums of each slot, int64.
    out_of_bounds, misaligned : ctypes arrays of Fault
        One for each slot.
    hazards : HazardState or None
        What an instrumented kernel tells of its accesses.
    """

    def __init__(self, shared: Shared) -> None:
        plan = shared.program.plan
        launch = shared.call.launch
        blocks, slots = len(plan.kernel.blocks), len(shared.slots)
        warps = launch.warps_per_block
        self._keep: list[npt.NDArray[np.uint8]] = []
        self.block_counts = np.zeros((blocks, 2), np.int64)
        self.guard_lanes = np.zeros(max(1, len(plan.guard_counter)), np.int64)
        self.totals = np.zeros((slots, TOTALS), np.int64)
        self.out_of_bounds = (Fault * slots)()
        self.misaligned = (Fault * slots)()
        self._warps = (Warp * warps)()
        tables = shared.program.tables
        context = self.context = Context()
        memory = shared.memory
        context.parameters = ctypes.cast(memory.parameters, POINTER(c_uint8))
        context.parameter_bytes = max((p.offset + p.size for p in plan.kernel.parameters), default=0)
        context.constants = ctypes.cast(memory.constants, POINTER(c_uint8))
        context.globals = ctypes.cast(memory.globals, POINTER(c_uint8))
        context.grid_barrier = ctypes.cast(memory.grid_barrier, POINTER(c_uint8))
        context.shared = pointer(self._bytes(shared.shared_bytes), c_uint8)
        context.shared_bytes = shared.shared_bytes
        context.wgsl_memory = plan.kernel.wgsl_memory
        context.local_bytes = shared.local_bytes
        context.stop = ctypes.cast(shared.stop, POINTER(c_int32))
        context.next_block = ctypes.cast(shared.next_block, POINTER(c_int64))
        context.block_counts = pointer(self.block_counts, c_int64)
        context.guard_lanes = pointer(self.guard_lanes, c_int64)
        context.warps = ctypes.cast(self._warps, POINTER(Warp))
        context.warp_count = warps
        context.thread_count = launch.threads_per_block
        context.converged = shared.program.converged
        context.divergent = ctypes.cast(shared.divergent, POINTER(c_void_p))
        context.block_count = blocks
        context.resumable = pointer(shared.resumable, c_uint8)
        context.trivial_exit = pointer(shared.trivial_exit, c_uint8)
        context.entry_uniforms = pointer(shared.entry_uniforms, c_int64)
        context.uniforms = ctypes.cast(shared.uniforms, POINTER(Uniform))
        context.slots = ctypes.cast(shared.slots, POINTER(Slot))
        context.slot_count = len(plan.kernel.accesses) and slots
        context.pattern_store = pointer(self._bytes(tables.pattern_bytes), c_uint8)
        context.pattern_ways = pattern_ways(plan)
        context.totals = pointer(self.totals, c_int64)
        context.out_of_bounds = ctypes.cast(self.out_of_bounds, POINTER(Fault))
        context.misaligned = ctypes.cast(self.misaligned, POINTER(Fault))
        context.buffers = ctypes.cast(shared.buffers, POINTER(Buffer))
        context.buffer_count = len(memory.allocations)
        context.grid_blocks = launch.blocks
        shared.group.describe(context)
        if "cp" in plan.kernel.opcodes:
            context.bulks = pointer(self._bytes(ctypes.sizeof(Bulk) * COPIES), Bulk)
            context.pairs = pointer(self._bytes(ctypes.sizeof(Pair) * tables.pairs), Pair)
            copies = self._bytes(ctypes.sizeof(Copy) * COPIES * warps)
            for number in range(warps):
                self._warps[number].copies = pointer(copies[number * ctypes.sizeof(Copy) * COPIES :], Copy)
        if "wgmma" in plan.kernel.opcodes:
            context.operands = pointer(self._bytes(ctypes.sizeof(Operands)), Operands)
        if shared.recorder is not None:
            shared.recorder.attach(context)
        self.hazards: HazardState | None = None
        if shared.watched is not None:
            self.hazards = HazardState(
                plan, shared.slots, warps, shared.shared_bytes, shared.local_bytes, shared.watched
            )
            self.hazards.attach(context)
        for axis in range(3):
            context.nctaid[axis] = launch.grid[axis]
            context.ntid[axis] = launch.block[axis]
        self._set_up_warps(plan, shared, warps, blocks, slots)

    def take(self, group: int) -> None:
        """Have the next run execute the blocks of ``group`` alone: a block's number where each runs by itself."""
        self._own_group = (c_int64 * 1)(group)
        self.context.next_block = ctypes.cast(self._own_group, POINTER(c_int64))
        self.context.grid_blocks = (group + 1) * self.context.group_size

    def _bytes(self, size: int) -> npt.NDArray[np.uint8]:
        array = aligned(size)
        self._keep.append(array)
        return array

    def _set_up_warps(self, plan: Plan, shared: Shared, warps: int, blocks: int, slots: int) -> None:
        width, height, _ = shared.call.launch.block
        unfit = self._bytes(ctypes.sizeof(Pattern))  # its mask is empty, so it fits nothing
        self.context.unfit = pointer(unfit, Pattern)
        frames = self._bytes(plan.frame.size * warps)
        local = self._bytes(shared.local_bytes * WARP_SIZE * warps)
        patterns = self._bytes(8 * slots * warps).view(np.uint64)
        patterns[:] = unfit.ctypes.data
        waiting = self._bytes(4 * blocks * warps)
        for number in range(warps):
            warp = self._warps[number]
            thread = np.arange(number * WARP_SIZE, (number + 1) * WARP_SIZE)
            tid = np.concatenate([thread % width, thread // width % height, thread // (width * height)])
            warp.tid[:] = tid.tolist()
            warp.id = number
            warp.frame = pointer(frames[number * plan.frame.size :], c_uint8)
            warp.local = pointer(local[number * shared.local_bytes * WARP_SIZE :], c_uint8)
            warp.patterns = ctypes.cast(patterns[number * slots :].ctypes.data, type(warp.patterns))
            warp.waiting = pointer(waiting[number * blocks * 4 :], c_uint32)
