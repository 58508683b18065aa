"""Checked executions: an instrumented kernel tells the runtime of every access, which finds what orders none of them.

A *race* is two accesses to the same bytes, at least one of them a write, that neither one thread's program nor a
barrier, a warp-wide synchronisation or an atomic with its fence puts in an order (PTX ISA, "Memory Consistency Model").
Which of them the executor runs first makes no difference. How it is found is explained in ``runtime/hazards.c``.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Iterable, Iterator
from ctypes import POINTER
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.errors import ExecutionError
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Launch
from rooftile.ptx.program import Immediate, Instruction, Kernel, Operand, Register, Variable, Vector
from rooftile.ptx.trace import source_name
from rooftile.simt import memory as memory_access
from rooftile.simt import warp_wide
from rooftile.simt.analysis import ORDERED
from rooftile.simt.buffers import Allocation, DeviceMemory
from rooftile.simt.layout.accesses import GLOBAL, SHARED, Slot
from rooftile.simt.layout.context import Context
from rooftile.simt.layout.hazards import (
    CELL_EARLY,
    CELL_READ_AND_WRITTEN,
    HAZARD_STRONG,
    HAZARD_VOLATILE,
    HAZARD_WARNING,
    UNINITIALISED_READ,
    Absence,
    Cell,
    Granule,
    Hazard,
    Hazards,
    KnownGeneration,
    Meeting,
    Region,
    SlotArray,
    Touch,
)
from rooftile.simt.lower import Clone, Plan, poison_of
from rooftile.simt.memory import slots_of

_ROOM: Final = 4096
"""Different hazards that are kept; a kernel with more has been told enough."""

_LOG_BYTES: Final = 1 << 22
_KNOWN_GENERATIONS: Final = 1 << 14
_WIDEST_GRANULE: Final = 4
_MOST_ABSENCES: Final = 256
_ANYWHERE: Final = 1 << 62
_WARP_WIDE: Final = frozenset(("shfl", "vote", "match", "redux"))
_RELEASING: Final = frozenset(("release", "acq_rel"))  # of an access: it has its fence with it


def instrument(clone: Clone, ins: Instruction) -> None:
    """Tell the runtime of ``ins``, which is about to be executed, if it touches memory or puts accesses in an order."""
    _check_set(clone, ins)
    warp_wide.instrument(clone, ins)
    if ins.access is not None and ins.opcode in memory_access.OPCODES:
        if not _RELEASING.isdisjoint(ins.modifiers):
            _fence(clone)
        _watch(clone, ins)
    elif ins.opcode in ("ldmatrix", "stmatrix"):
        rows = next((8 * int(word[1:]) for word in ins.modifiers if word in ("x1", "x2", "x4")), WARP_SIZE)
        _meet(clone, ins, Immediate(0xFFFFFFFF))  # all lanes wait for each other, and move the rows together
        memory_access.call_runtime(clone, ins, "rooftile_watch", ", i32 0, i32 0", rows)
    elif ins.opcode in ("membar", "fence"):
        _fence(clone)
        if {"proxy", "async"} <= set(ins.modifiers):
            clone.writer.declarations["rooftile_proxy_fence"] = "declare void @rooftile_proxy_fence(ptr)"
            clone.writer.line("call void @rooftile_proxy_fence(ptr %context)")
    elif (ins.opcode in ("bar", "barrier") and "warp" in ins.modifiers) or (
        ins.opcode in _WARP_WIDE and "sync" in ins.modifiers
    ):
        _meet(clone, ins, ins.sources[-1])


def _fence(clone: Clone) -> None:
    clone.writer.declarations["rooftile_fence"] = "declare void @rooftile_fence(ptr, ptr)"
    clone.writer.line("call void @rooftile_fence(ptr %context, ptr %warp)")


def unset_uses(kernel: Kernel, live: Iterable[Register]) -> dict[int, tuple[Register, ...]]:
    """Instructions that use registers which may be read before they are written, or copies of such.

    Copying is no use: a build without optimisation copies every variable it passes on.

    Parameters
    ----------
    kernel : Kernel
    live : iterable of Register
        Registers that are live where the kernel begins.
    """
    names = {register.name for register in live if register.bits > 1}
    uses = {}
    for _ in range(2 if names else 0):
        for ins in kernel.instructions:
            if ins.opcode == "mov":
                names.update(r.name for r in ins.defs() if any(used.name in names for used in ins.uses()))
            elif found := tuple(dict.fromkeys(r for r in ins.uses() if r.name in names and r.bits > 1)):
                uses[ins.index] = found
    return uses


def _check_set(clone: Clone, ins: Instruction) -> None:
    """Have the runtime note where a register of ``ins`` still holds what it began with."""
    w = clone.writer
    sums, adds = _sums(clone, ins)
    for register in clone.plan.unset_uses.get(ins.index, ()):
        value = clone.source(register, register.bits, vector=True)
        poison = w.constant(poison_of(register.bits), register.bits, vector=True)
        equal = w.assign(f"icmp eq {value.type} {value.ref}, {poison.ref}")
        bits = w.assign(f"bitcast <{WARP_SIZE} x i1> {equal} to i32")
        mask = w.assign(f"and i32 {bits}, {clone.mask(ins).ref}")
        if register in sums:
            mask = w.assign(f"and i32 {mask}, {adds}")
        w.declarations["rooftile_unset"] = "declare void @rooftile_unset(ptr, ptr, i64, i32)"
        w.line(f"call void @rooftile_unset(ptr %context, ptr %warp, i64 {ins.index}, i32 {mask})")


def _sums(clone: Clone, ins: Instruction) -> tuple[tuple[Operand, ...], str]:
    """Accumulators of a ``wgmma``, which reads them only where ``scale-d`` is true, and the lanes where it is."""
    if ins.opcode != "wgmma" or ins.index not in clone.plan.unset_uses:
        return (), ""
    sums, _, _, adds, *_ = ins.sources
    vector = clone.source(adds, 1, vector=True)
    return sums.elements if isinstance(sums, Vector) else (), clone.writer.assign(
        f"bitcast {vector.type} {vector.ref} to i32"
    )


def _watch(clone: Clone, ins: Instruction) -> None:
    assert ins.access is not None
    written = clone.plan.written
    if slots_of(ins) == (GLOBAL,) and written is not None and ins.access.array not in (None, *written):
        return  # what nobody writes cannot be in a race
    bits = memory_access.element_bits(ins)
    if any(word.startswith("param") for word in ins.modifiers) or bits not in (8, 16, 32, 64):
        return
    if ins.opcode != "ld" and len(ins.sources) > 1:
        memory_access.give(clone, ins.sources[1], "value", bits)
    flags = 0
    if ins.opcode in ("atom", "red") or not ORDERED.isdisjoint(ins.modifiers):
        flags = HAZARD_STRONG | (HAZARD_VOLATILE if "volatile" in ins.modifiers else 0)
    memory_access.call_runtime(clone, ins, "rooftile_watch", f", i32 {flags}, i32 0")


def _meet(clone: Clone, ins: Instruction, members: Operand) -> None:
    """Lanes of a warp wait for each other: those of the member mask that execute this."""
    memory_access.give(clone, members, "value", 32)
    clone.writer.declarations["rooftile_meet"] = "declare void @rooftile_meet(ptr, ptr, i32)"
    clone.writer.line(f"call void @rooftile_meet(ptr %context, ptr %warp, i32 {clone.mask(ins).ref})")


def written_arrays(kernel: Kernel) -> frozenset[str] | None:
    """Buffers and variables in global memory that the kernel writes; None if some of its addresses are not known."""
    found = set()
    for ins in kernel.accesses:
        assert ins.access is not None
        if ins.access.operation == "load" or GLOBAL not in slots_of(ins):
            continue
        if ins.access.array is None:
            return None
        found.add(ins.access.array)
    return frozenset(found)


class WatchedMemory:
    """What all threads of the host know together of accesses to global memory.

    Attributes
    ----------
    regions : ctypes array of Region
    cells : list of (Allocation, numpy.ndarray)
        The cells of each watched buffer, by address.
    published : pointer
    """

    def __init__(self, kernel: Kernel, memory: DeviceMemory, launch: Launch) -> None:
        names = written_arrays(kernel)
        granule = _granule(memory_access.element_bits(ins) // 8 for ins in kernel.accesses if GLOBAL in slots_of(ins))
        self.granule = granule
        self.cells: list[tuple[Allocation, npt.NDArray[np.void]]] = []
        regions = []
        for each in memory.allocations:
            if names is not None and each.name not in names:
                continue
            cells = _untouched(-(-each.size // granule) * ctypes.sizeof(Cell)).view(np.dtype(Cell))
            self.cells.append((each, cells))
            regions.append(
                Region(
                    low=each.address,
                    high=each.address + each.size,
                    cells=ctypes.cast(cells.ctypes.data, POINTER(Cell)),
                    granule_bytes=granule,
                    undefined=int(each.name in memory.undefined),
                )
            )
        self.regions = (Region * max(1, len(regions)))(*regions)
        self._published = _untouched(4 * launch.blocks * launch.warps_per_block)
        self.published = ctypes.cast(self._published.ctypes.data, POINTER(ctypes.c_uint32))

    def early(self) -> Iterator[Hazard]:
        """Reads of what nothing had written before the launch, nor anything in it by then."""
        for region, (allocation, cells) in zip(self.regions, self.cells, strict=False):  # of no cells there is a region
            if not region.early:
                continue
            flags = cells["flags"]
            places = np.flatnonzero((flags & CELL_EARLY != 0) & (flags & CELL_READ_AND_WRITTEN == 0))
            slots = cells["early"]["slot"][places] & ~(HAZARD_STRONG | HAZARD_VOLATILE)
            for slot in np.unique(slots):
                first = places[np.argmax(slots == slot)]
                visit = cells["early"][first]
                yield Hazard(
                    kind=UNINITIALISED_READ,
                    level=HAZARD_WARNING,
                    slot=int(slot),
                    other_slot=-1,
                    block=int(visit["block"]) - 1,
                    other_block=-1,
                    thread=int(visit["thread"]),
                    other_thread=-1,
                    address=allocation.address + int(first) * self.granule,
                    count=int(np.count_nonzero(slots == slot)),
                )


class HazardState:
    """What one thread of the host remembers of the accesses of its block.

    Parameters
    ----------
    plan : Plan
    slots : sequence of Slot
    warps : int
        Warps of a block.
    shared_bytes, local_bytes : int
        Shared memory of a block, local memory of a thread.
    watched : WatchedMemory

    Attributes
    ----------
    record : Hazards
        What the runtime works with.
    """

    def __init__(
        self,
        plan: Plan,
        slots: ctypes.Array[Slot],
        warps: int,
        shared_bytes: int,
        local_bytes: int,
        watched: WatchedMemory,
    ) -> None:
        self._keep: list[npt.NDArray[np.uint8]] = []
        self._watched = watched
        sizes = [int(slot.element_bytes) for slot in slots if slot.space == SHARED and slot.element_bytes]
        granule = _granule(sizes)
        unwatched = any(_writes_unwatched(ins) for ins in plan.kernel.instructions)
        in_cluster = _meets_in_cluster(plan.kernel)
        count = -(-shared_bytes // granule) if sizes else 0
        self._found = (Hazard * _ROOM)()
        uint32 = ctypes.c_uint32
        self.record = Hazards(
            warps=warps,
            granule_bytes=granule,
            granule_count=count,
            granules=self._array(count, Granule),
            touches=self._array(2 * warps * count, Touch),
            meetings=self._array(count if in_cluster else 0, Meeting),
            arrays=self._arrays(plan),
            known=self._array(warps * warps, uint32),
            whole=self._array(warps, uint32),
            lanes=self._array(warps * WARP_SIZE * WARP_SIZE, uint32),
            arrived=self._array(16 * warps, uint32),
            joined=self._array(warps, uint32),
            members=self._array(warps, ctypes.c_uint8),
            steps=self._array(warps, ctypes.c_int32),
            early=self._array(count, ctypes.c_int32),
            fenced=self._array(warps * warps, uint32),
            released=self._array(warps, uint32),
            published=watched.published,
            local_written=self._array(warps * WARP_SIZE * local_bytes, ctypes.c_uint8),
            regions=ctypes.cast(watched.regions, POINTER(Region)),
            region_count=len(watched.cells),
            log=self._array(_LOG_BYTES, ctypes.c_uint8),
            log_room=_LOG_BYTES,
            known_generations=self._array(_KNOWN_GENERATIONS, KnownGeneration),
            known_room=_KNOWN_GENERATIONS,
            may_log=int(not unwatched and not any(array.alias for array in self._slot_arrays)),
            unwatched=int(unwatched),
            hazards=ctypes.cast(self._found, POINTER(Hazard)),
            hazard_room=_ROOM,
            absences=self._array(_MOST_ABSENCES, Absence),
            absence_room=_MOST_ABSENCES,
            in_cluster=int(in_cluster),
        )

    def attach(self, context: Context) -> None:
        """Have the runtime use this."""
        context.hazards = ctypes.pointer(self.record)

    @property
    def found(self) -> list[Hazard]:
        """Every hazard, in the order in which they were met."""
        return list(self._found[: self.record.hazard_count])

    @property
    def written(self) -> npt.NDArray[np.bool_]:
        """Which granules of shared memory some block has written."""
        granules = np.ctypeslib.as_array(self.record.granules, (self.record.granule_count,))
        return np.asarray(granules["written"] != 0)

    def _array(self, count: int, kind: Any) -> Any:
        raw = _untouched(count * ctypes.sizeof(kind))
        self._keep.append(raw)
        return ctypes.cast(raw.ctypes.data, POINTER(kind))

    def _arrays(self, plan: Plan) -> Any:
        """For each slot the array its address was traced to."""
        rows = []
        kernel = plan.kernel
        names = [v for v in kernel.variables.values() if v.space == "shared" and not v.size]
        for ins in kernel.accesses:
            assert ins.access is not None
            variable = shared_variable(kernel, ins.access.array)
            for space in slots_of(ins):
                low, high = -_ANYWHERE, _ANYWHERE
                if space == SHARED and variable is not None:
                    low = variable.offset
                    high = variable.offset + variable.size if variable.size else _ANYWHERE
                rows.append(
                    SlotArray(low, high, names.index(variable) + 1 if len(names) > 1 and variable in names else 0)
                )
        self._slot_arrays = (SlotArray * max(1, len(rows)))(*rows)
        return ctypes.cast(self._slot_arrays, POINTER(SlotArray))


def shared_variable(kernel: Kernel, array: str | None) -> Variable | None:
    """The array in shared memory that the source calls ``array``, if only one is called so."""
    found = [v for v in kernel.variables.values() if v.space == "shared" and source_name(v.name) == array]
    return found[0] if len(found) == 1 else None


def _writes_unwatched(ins: Instruction) -> bool:
    """Whether an instruction may write shared memory, or have it written, without the runtime being told."""
    if ins.opcode in ("wmma", "wgmma", "tcgen05", "mapa"):
        return True
    words = set(ins.modifiers)
    return (
        "shared::cluster" in words
        or bool(words & {"bulk", "multicast::cluster"})
        or ("async" in words and ins.opcode in ("st", "red"))
    )


def _meets_in_cluster(kernel: Kernel) -> bool:
    """Whether blocks access each other's shared memory, and only the cluster's barrier puts that in an order.

    What mbarriers, bulk copies or flags order as well is not followed.
    """
    return any(ins.opcode == "mapa" for ins in kernel.instructions) and not any(
        ins.opcode == "mbarrier"
        or "bulk" in ins.modifiers
        or (ins.opcode not in ("barrier", "mapa") and "cluster" in ins.modifiers)
        for ins in kernel.instructions
    )


def _granule(sizes: Iterable[int]) -> int:
    """Bytes that are looked at together: no access parts them."""
    return max(1, min([_WIDEST_GRANULE, *sizes]))


def _untouched(size: int) -> npt.NDArray[np.uint8]:
    """Zeroed address space that takes up memory page by page, as it is used."""
    flags = getattr(mmap, "MAP_PRIVATE", 0) | getattr(mmap, "MAP_ANONYMOUS", 0) | getattr(mmap, "MAP_NORESERVE", 0)
    try:
        area = mmap.mmap(-1, max(1, size), flags=flags) if flags else mmap.mmap(-1, max(1, size))
    except (OSError, OverflowError, ValueError) as error:
        raise ExecutionError(
            "there is not enough memory to look for races",
            got=f"{size:,} bytes",
            next_step="give a smaller problem, or use fewer threads",
        ) from error
    return np.frombuffer(area, np.uint8, size)
