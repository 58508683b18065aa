"""Lowering of mbarriers (PTX ISA 9.7.13.15) and of the cluster's barrier (9.7.13.4).

What they do is in ``runtime/mbarriers.c``. A wait ends a basic block, as a barrier does: the warp's registers are
saved, and other warps run until the phase is over.
"""

from __future__ import annotations

from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Instruction, Register, Sink
from rooftile.simt.copies import call, put, put_addresses
from rooftile.simt.emit import Value
from rooftile.simt.layout.copies import MBARRIER_OPERATIONS
from rooftile.simt.lower import Clone

_COUNT_BITS: Final = 20


def lower_mbarrier(clone: Clone, ins: Instruction) -> None:
    """Lower an operation on mbarriers other than a wait.

    Raises
    ------
    PtxError
        For forms of the instruction that cannot be executed.
    """
    w = clone.writer
    words = ins.modifiers
    if "pending_count" in words:
        vector = clone.varies(ins)
        state = clone.source(ins.sources[0], 64, vector=vector)
        pending = w.binary("lshr", state, w.constant(_COUNT_BITS, 64, vector))
        pending = w.binary("and", pending, w.constant((1 << _COUNT_BITS) - 1, 64, vector))
        clone.assign(ins, ins.destinations[0], w.resize(pending, 32, False))
        return
    name = next((word for word in words if word in MBARRIER_OPERATIONS), None)  # arrive before .expect_tx
    if name is None or not ins.sources:
        raise clone.error("an mbarrier operation of this form cannot be executed")
    expects = "expect_tx" in words or name == "complete_tx"
    put_addresses(clone, ins.sources[0])
    given = ins.sources[1] if len(ins.sources) > 1 else None
    one, none = w.constant(1, 64, True), w.constant(0, 64, True)
    value = clone.source(given, 32, vector=True) if given is not None else None
    wide = w.resize(value, 64, False) if value is not None else one
    put(clone, "value", 0, one if expects else wide)
    put(clone, "operand", 0, wide if expects else none)
    arguments = ("ptr", "%context"), ("ptr", "%warp"), ("i32", clone.mask(ins).ref)
    number = str(MBARRIER_OPERATIONS.index(name))
    completes = str(int("noComplete" not in words))
    call(clone, "rooftile_mbarrier", *arguments, ("i32", number), ("i32", completes), ("i64", str(ins.index)))
    if ins.destinations and not isinstance(ins.destinations[0], Sink):
        before = w.assign(f"load <{WARP_SIZE} x i64>, ptr {clone.warp_field('value')}, align 8")
        clone.assign(ins, ins.destinations[0], Value(before, 64, True))


def arrive_at_cluster(clone: Clone, ins: Instruction) -> None:
    """``barrier.cluster.arrive``."""
    call(clone, "rooftile_cluster_arrive", ("ptr", "%warp"), ("i32", clone.mask(ins).ref))


def wait(clone: Clone, ins: Instruction, after: int, mask: Value) -> Value:
    """Have the lanes of ``mask`` wait as ``ins`` says and go on at block ``after``.

    Returns a bit: whether a warp that runs converged need not wait.
    """
    w = clone.writer
    place = -1
    cluster = "cluster" in ins.modifiers and ins.opcode == "barrier"
    if not cluster:
        if len(ins.sources) < 2:
            raise clone.error("a wait for an mbarrier needs the phase to wait for")
        destination = ins.destinations[0]
        if isinstance(destination, Register):
            place = clone.plan.frame.vector.get(destination.name, -1)
        put_addresses(clone, ins.sources[0])
        state = clone.source(ins.sources[1], 64, vector=True)
        if "parity" in ins.modifiers:
            state = w.binary("shl", state, w.constant(63, 64, True))
        put(clone, "value", 0, state)
    arguments = ("ptr", "%context"), ("ptr", "%warp"), ("i32", mask.ref), ("i64", str(after)), ("i64", str(ins.index))
    over = call(clone, "rooftile_wait", *arguments, ("i64", str(place)), ("i32", str(int(cluster))), result="i32")
    return Value(w.assign(f"icmp ne i32 {over}, 0"), 1, False)
