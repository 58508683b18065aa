"""Checked executions: an instrumented kernel tells the runtime of every access, which finds what orders none of them.

A *race* is two accesses to the same bytes, at least one of them a write, that neither one thread's program nor a
barrier, a warp-wide synchronisation or an atomic with its fence puts in an order (PTX ISA, "Memory Consistency Model").
Which of them the executor runs first makes no difference. How it is found is explained in ``runtime/hazards.c``.
"""

from __future__ import annotations

import ctypes
from ctypes import POINTER
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.errors import ExecutionError
from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Instruction
from rooftile.simt import memory
from rooftile.simt.analysis import ORDERED
from rooftile.simt.layout import (
    HAZARD_STRONG,
    HAZARD_VOLATILE,
    SHARED,
    Context,
    Granule,
    Hazard,
    Hazards,
    Slot,
    SlotArray,
    Touch,
)
from rooftile.simt.lower import Clone, Plan
from rooftile.simt.memory import slots_of

_ROOM: Final = 4096
"""Different hazards that are kept; a kernel with more has been told enough."""

_WIDEST_GRANULE: Final = 4
_ANYWHERE: Final = 1 << 62
_WARP_WIDE: Final = frozenset(("shfl", "vote", "match", "redux"))


def instrument(clone: Clone, ins: Instruction) -> None:
    """Tell the runtime of ``ins``, which is about to be executed, if it touches memory or puts accesses in an order."""
    if ins.access is not None and ins.opcode in memory.OPCODES:
        _watch(clone, ins)
    elif (ins.opcode in ("bar", "barrier") and "warp" in ins.modifiers) or (
        ins.opcode in _WARP_WIDE and "sync" in ins.modifiers
    ):
        _meet(clone, ins)


def _watch(clone: Clone, ins: Instruction) -> None:
    bits = memory.element_bits(ins)
    if ins.opcode != "ld" and len(ins.sources) > 1:
        memory.give(clone, ins.sources[1], "value", bits)
    flags = 0
    if ins.opcode in ("atom", "red") or not ORDERED.isdisjoint(ins.modifiers):
        flags = HAZARD_STRONG | (HAZARD_VOLATILE if "volatile" in ins.modifiers else 0)
    memory.call_runtime(clone, ins, "rooftile_watch", f", i32 {flags}, i32 0")


def _meet(clone: Clone, ins: Instruction) -> None:
    """Lanes of a warp wait for each other: those of the last operand, the member mask, that execute this."""
    here = clone.mask(ins)
    members = clone.scalar(ins.sources[-1], here)
    clone.writer.declarations["rooftile_meet"] = "declare void @rooftile_meet(ptr, ptr, i32, i32)"
    clone.writer.line(f"call void @rooftile_meet(ptr %context, ptr %warp, i32 {here.ref}, i32 {members})")


class HazardState:
    """What one thread of the host remembers of the accesses of its block.

    Parameters
    ----------
    plan : Plan
    slots : sequence of Slot
    warps : int
        Warps of a block.
    shared_bytes : int
        Shared memory of a block.

    Attributes
    ----------
    record : Hazards
        What the runtime works with.
    """

    def __init__(self, plan: Plan, slots: ctypes.Array[Slot], warps: int, shared_bytes: int) -> None:
        self._keep: list[npt.NDArray[np.uint8]] = []
        sizes = [int(slot.element_bytes) for slot in slots if slot.space == SHARED and slot.element_bytes]
        granule = min([_WIDEST_GRANULE, *sizes])
        count = -(-shared_bytes // granule) if sizes else 0
        self._found = (Hazard * _ROOM)()
        uint32 = ctypes.c_uint32
        self.record = Hazards(
            warps=warps,
            granule_bytes=granule,
            granule_count=count,
            granules=self._array(count, Granule),
            touches=self._array(2 * warps * count, Touch),
            arrays=self._arrays(plan),
            known=self._array(warps * warps, uint32),
            whole=self._array(warps, uint32),
            lanes=self._array(warps * WARP_SIZE * WARP_SIZE, uint32),
            arrived=self._array(16 * warps, uint32),
            joined=self._array(warps, uint32),
            members=self._array(warps, ctypes.c_uint8),
            steps=self._array(warps, ctypes.c_int32),
            early=self._array(count, ctypes.c_int32),
            hazards=ctypes.cast(self._found, POINTER(Hazard)),
            hazard_room=_ROOM,
        )

    def attach(self, context: Context) -> None:
        """Have the runtime use this."""
        context.hazards = ctypes.pointer(self.record)

    @property
    def found(self) -> list[Hazard]:
        """Every hazard, in the order in which they were met."""
        return list(self._found[: self.record.hazard_count])

    def _array(self, count: int, kind: Any) -> Any:
        """Zeroed memory; pages cost nothing until they are touched."""
        size = max(1, count) * ctypes.sizeof(kind)
        try:
            raw = np.zeros(size, np.uint8)
        except MemoryError as error:
            raise ExecutionError(
                "there is not enough memory to look for races",
                got=f"{size:,} bytes for one of the host's threads",
                next_step="use smaller blocks or fewer threads",
            ) from error
        self._keep.append(raw)
        return ctypes.cast(raw.ctypes.data, POINTER(kind))

    def _arrays(self, plan: Plan) -> Any:
        """For each slot the array its address was traced to."""
        rows = []
        kernel = plan.kernel
        for ins in kernel.accesses:
            assert ins.access is not None
            variable = kernel.variables.get(ins.access.array or "")
            for space in slots_of(ins):
                low, high = -_ANYWHERE, _ANYWHERE
                if space == SHARED and variable is not None and variable.space == "shared":
                    low = variable.offset
                    high = variable.offset + variable.size if variable.size else _ANYWHERE
                rows.append(SlotArray(low, high))
        self._slot_arrays = (SlotArray * max(1, len(rows)))(*rows)
        return ctypes.cast(self._slot_arrays, POINTER(SlotArray))
