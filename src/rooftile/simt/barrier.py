"""How a warp waits: lanes at a basic block, lanes at a barrier."""

from __future__ import annotations

from typing import Final

from rooftile.ptx.program import Immediate, Instruction, Register
from rooftile.simt.emit import Value
from rooftile.simt.lower import Clone

_REDUCTIONS: Final = {"popc": 1, "and": 2, "or": 3}


def wait_at(clone: Clone, block: int, mask: Value) -> None:
    """Have the lanes of ``mask`` go on at basic block ``block``; past the last block they have exited."""
    w = clone.writer
    if block >= len(clone.kernel.blocks):
        leave(clone, mask)
        return
    table = w.assign(f"load ptr, ptr {clone.warp_field('waiting')}, !invariant.load !0")
    cell = w.assign(f"getelementptr i8, ptr {table}, i64 {4 * block}")
    old = Value(w.assign(f"load i32, ptr {cell}"), 32, False)
    w.line(f"store i32 {w.binary('or', old, mask).ref}, ptr {cell}")


def leave(clone: Clone, mask: Value) -> None:
    """The lanes of ``mask`` have exited."""
    w = clone.writer
    cell = clone.warp_field("alive")
    old = Value(w.assign(f"load i32, ptr {cell}"), 32, False)
    others = w.binary("xor", mask, Value("-1", 32, False))
    w.line(f"store i32 {w.binary('and', old, others).ref}, ptr {cell}")


def arrive(clone: Clone, ins: Instruction, after: int, mask: Value) -> None:
    """The lanes of ``mask`` wait at barrier ``ins`` and go on at block ``after``.

    Operands of ``bar`` (PTX ISA, "Parallel Synchronization and Communication Instructions"): the barrier's number, an
    optional number of threads, and for ``bar.red`` a predicate.
    """
    w = clone.writer
    sources = list(ins.sources)
    reduction, result, bits = 0, -1, "0"
    if "red" in ins.modifiers:
        reduction = next((number for name, number in _REDUCTIONS.items() if name in ins.modifiers), 0)
        destination = ins.destinations[0] if ins.destinations else None
        if not reduction or not isinstance(destination, Register):
            raise clone.error("a barrier reduction of this form cannot be executed")
        result = clone.plan.frame.vector.get(destination.name, -1)
        predicate = clone.source(sources.pop(), 1, vector=True)
        bits = w.assign(f"bitcast {predicate.type} {predicate.ref} to i32")
    number = clone.scalar(sources[0] if sources else Immediate(0), mask)
    threads = clone.scalar(sources[1], mask) if len(sources) > 1 else "0"
    if clone.plan.hazards and sources and not isinstance(sources[0], Immediate):
        w.declarations["rooftile_barrier_number"] = "declare void @rooftile_barrier_number(ptr, ptr, i32, i64, i32)"
        arguments = f"ptr %context, ptr %warp, i32 {mask.ref}, i64 {ins.index}, i32 {number}"
        w.line(f"call void @rooftile_barrier_number({arguments})")
    kinds = "ptr, i32, i64, i64, i32, i32, i32, i64, i32"
    w.declarations["rooftile_arrive"] = f"declare void @rooftile_arrive({kinds})"
    w.line(
        f"call void @rooftile_arrive(ptr %warp, i32 {mask.ref}, i64 {after}, i64 {ins.index}, i32 {number}, "
        f"i32 {threads}, i32 {reduction}, i64 {result}, i32 {bits})"
    )
