"""The divergent clone: one function for each basic block, run for those lanes of a warp that are there."""

from __future__ import annotations

from collections.abc import Callable

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Block, Instruction, Register
from rooftile.simt.analysis import is_barrier, is_end, is_wait
from rooftile.simt.barrier import arrive, leave, wait_at
from rooftile.simt.emit import Value
from rooftile.simt.library import Library
from rooftile.simt.lower import Clone, Plan
from rooftile.simt.mbarrier import wait
from rooftile.simt.system import lower_instruction


def name_of(block: int) -> str:
    """Name of the function of a basic block."""
    return f"divergent{block}"


class Divergent(Clone):
    """Writes one basic block of the divergent clone.

    Every register has one value for each lane. They come from the warp's frame and go back there under the mask; in
    between, lanes that are not here hold values that nobody sees. The function marks where its lanes go on.
    """

    def __init__(self, plan: Plan, library: Library) -> None:
        super().__init__(plan, library)
        self._values: dict[str, Value] = {}
        self._written: dict[str, Register] = {}

    def read(self, register: Register) -> Value:
        """The register's value."""
        value = self._values.get(register.name)
        if value is None:
            value = self._values[register.name] = self._restore(register)
        return value

    def write(self, register: Register, value: Value) -> None:
        """Replace the register's value."""
        self._values[register.name] = value
        self._written[register.name] = register

    def is_vector(self, register: Register) -> bool:
        """All of them are."""
        return True

    def live_mask(self) -> Value:
        """Lanes that are at this block."""
        return Value("%mask", 32, False)

    def _restore(self, register: Register) -> Value:
        place = self.plan.frame.vector.get(register.name)
        w, bits = self.writer, register.bits
        if place is None:  # never written before it is read here
            return w.constant(self.plan.initial(bits), bits, vector=True)
        cell = w.assign(f"getelementptr i8, ptr %frame, i64 {place}")
        if bits == 1:
            packed = w.assign(f"load i32, ptr {cell}")
            return Value(w.assign(f"bitcast i32 {packed} to <{WARP_SIZE} x i1>"), 1, True)
        return Value(w.assign(f"load <{WARP_SIZE} x i{bits}>, ptr {cell}, align 64"), bits, True)

    def _flush(self) -> None:
        """Store what was written and may be read in another block, for the lanes that are here."""
        w = self.writer
        lanes = w.assign(f"bitcast i32 %mask to <{WARP_SIZE} x i1>")
        for register in self._written.values():
            place = self.plan.frame.vector.get(register.name)
            if place is None:
                continue
            value = self._values[register.name]
            cell = w.assign(f"getelementptr i8, ptr %frame, i64 {place}")
            if register.bits == 1:
                packed = Value(w.assign(f"bitcast <{WARP_SIZE} x i1> {value.ref} to i32"), 32, False)
                old = Value(w.assign(f"load i32, ptr {cell}"), 32, False)
                changed = w.binary("and", w.binary("xor", packed, old), Value("%mask", 32, False))
                w.line(f"store i32 {w.binary('xor', old, changed).ref}, ptr {cell}")
            else:
                arguments = [(value.type, value.ref), ("ptr", cell), ("i32", "64"), (f"<{WARP_SIZE} x i1>", lanes)]
                w.intrinsic(f"llvm.masked.store.v{WARP_SIZE}i{register.bits}.p0", "void", arguments)
        self._written.clear()

    def function(self, block: Block) -> str:
        """The IR of ``block``'s function."""
        self.writer.label("entry")
        self.count_block(block.index, self.live_mask())
        self._instructions(block)
        self.writer.line("ret void")
        head = (
            f"define void @{name_of(block.index)}(ptr noalias %frame, ptr noalias %context, ptr noalias %warp, "
            f"i32 %mask) {self.library.attributes} {{"
        )
        return "\n".join([head, *self.writer.lines, "}"])

    def _instructions(self, block: Block) -> None:
        after = block.index + 1
        for ins in block.instructions:
            self.instruction = ins
            if ins.opcode == "bra":
                assert ins.target is not None
                self._branch(ins, self.kernel.labels[ins.target], after)
                return
            if is_end(ins):
                self.count_guard(ins)
                self._part(ins, after, lambda lanes: leave(self, lanes))
                return
            if is_barrier(ins):
                self.count_guard(ins)
                self._part(ins, after, lambda lanes: self._arrive(after, lanes))
                return
            if is_wait(ins):
                self.count_guard(ins)
                self._part(ins, after, lambda lanes: self._wait(after, lanes))
                return
            if ins.opcode == "trap":
                self._trap(ins)
            else:
                lower_instruction(self, ins, whole=False)
        self._flush()
        wait_at(self, after, self.live_mask())

    def _branch(self, ins: Instruction, target: int, after: int) -> None:
        chosen = self.mask(ins)
        self._flush()
        self._jump(target, chosen)
        if (ins.block, target) in self.plan.analysis.spins:
            looks = self.writer.assign(f"icmp ne i32 {chosen.ref}, 0")
            self.writer.line(
                f"store i64 {self.writer.assign(f'zext i1 {looks} to i64')}, ptr {self.warp_field('yields')}"
            )
        if ins.guard is not None:
            wait_at(self, after, self.writer.binary("xor", chosen, self.live_mask()))

    def _jump(self, block: int, lanes: Value) -> None:
        """``lanes`` go on at ``block``; a jump to a block that only returns is a return."""
        if not self.plan.analysis.trivial_exit[block]:
            wait_at(self, block, lanes)
            return
        w = self.writer
        some, on = w.new_label("leaving"), w.new_label("on")
        w.line(f"br i1 {w.assign(f'icmp eq i32 {lanes.ref}, 0')}, label %{on}, label %{some}")
        w.label(some)
        self.count_block(block, lanes)
        leave(self, lanes)
        w.line(f"br label %{on}")
        w.label(on)

    def _part(self, ins: Instruction, after: int, act: Callable[[Value], None]) -> None:
        """End the block: ``act`` on the lanes whose guard is true, the others go on at ``after``."""
        chosen = self.mask(ins)
        self._flush()
        act(chosen)
        if ins.guard is not None:
            wait_at(self, after, self.writer.binary("xor", chosen, self.live_mask()))

    def _arrive(self, after: int, lanes: Value) -> None:
        assert self.instruction is not None
        arrive(self, self.instruction, after, lanes)

    def _wait(self, after: int, lanes: Value) -> None:
        assert self.instruction is not None
        wait(self, self.instruction, after, lanes)

    def _trap(self, ins: Instruction) -> None:
        w = self.writer
        self.count_guard(ins)
        trapped, fine = w.new_label("trapped"), w.new_label("fine")
        w.line(f"br i1 {w.assign(f'icmp eq i32 {self.mask(ins).ref}, 0')}, label %{fine}, label %{trapped}")
        w.label(trapped)
        w.line(f"store i32 -1, ptr {self.warp_field('conflict')}")
        w.line(f"store i64 {ins.index}, ptr {self.warp_field('conflict_site')}")
        w.line("ret void")
        w.label(fine)
