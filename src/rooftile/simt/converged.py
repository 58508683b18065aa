"""The converged clone: one function for the whole kernel, run while all live lanes of a warp are at one place."""

from __future__ import annotations

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Block, Instruction, Operand, Register
from rooftile.simt.affine import Parts, address_registers, combine, keeps_parts
from rooftile.simt.analysis import is_barrier, is_end, is_wait, varies_by_nature
from rooftile.simt.barrier import arrive, wait_at
from rooftile.simt.emit import Value, lane_type
from rooftile.simt.layout.context import AT_BARRIER, DIVERGED, EXITED, POLLED_STOP, TRAPPED, YIELDED
from rooftile.simt.library import Library
from rooftile.simt.lower import Clone, Plan
from rooftile.simt.mbarrier import wait
from rooftile.simt.system import lower_instruction

NAME = "converged"


class Converged(Clone):
    """Writes the converged clone.

    Registers are stack slots that LLVM turns into SSA values: vectors where lanes may differ, scalars elsewhere. Lanes
    that have exited are ignored, so nothing is blended. A branch on which live lanes disagree stores the registers in
    the warp's frame and returns, unless it only lets lanes exit.
    """

    def __init__(self, plan: Plan, library: Library) -> None:
        super().__init__(plan, library)
        self._polls: list[tuple[str, int, int]] = []
        self._parting = self._registers_at_partings()
        self._addresses = address_registers(plan.kernel, plan.analysis.varying)

    def read(self, register: Register) -> Value:
        """The register's value."""
        vector = self.is_vector(register)
        value = self._load(register, vector)
        if register.name in self._addresses:
            value = self.writer.binary("add", value, self.writer.splat(self._load_base(register)))
        return value

    def write(self, register: Register, value: Value) -> None:
        """Replace the register's value."""
        self.writer.line(f"store {value.type} {value.ref}, ptr {self._slot(register)}")
        if register.name in self._addresses:
            self.writer.line(f"store i{register.bits} 0, ptr {self._base_slot(register)}")

    def address(self, register: Register, bits: int) -> tuple[Value, Value]:
        """See :meth:`Clone.address`; kept as two parts where that pays."""
        if register.name not in self._addresses or register.bits != bits:
            return super().address(register, bits)
        return self._load(register, True), self._load_base(register)

    def _load(self, register: Register, vector: bool) -> Value:
        kind = lane_type(f"i{register.bits}", vector)
        return Value(self.writer.assign(f"load {kind}, ptr {self._slot(register)}"), register.bits, vector)

    def _load_base(self, register: Register) -> Value:
        ref = self.writer.assign(f"load i{register.bits}, ptr {self._base_slot(register)}")
        return Value(ref, register.bits, False)

    def _parts(self, operand: Operand, bits: int) -> Parts:
        if isinstance(operand, Register) and self.is_vector(operand):
            distance, base = self.address(operand, bits)
            return Parts(base, distance)
        if varies_by_nature(operand, self.plan.block):
            return Parts(Value("0", bits, False), self.source(operand, bits, vector=True))
        return Parts(self.source(operand, bits, vector=False), None)

    def _lower_in_parts(self, ins: Instruction) -> bool:
        """Lower an addition or move of an address in its two parts, if ``ins`` is one."""
        destination = ins.destinations[0] if ins.destinations else None
        if not isinstance(destination, Register) or destination.name not in self._addresses or not keeps_parts(ins):
            return False
        bits = destination.bits
        parts = combine(self.writer, ins, [self._parts(source, bits) for source in ins.sources])
        distance = parts.distance or Value("zeroinitializer", bits, True)
        self.writer.line(f"store {distance.type} {distance.ref}, ptr {self._slot(destination)}")
        self.writer.line(f"store i{bits} {parts.base.ref}, ptr {self._base_slot(destination)}")
        return True

    def is_vector(self, register: Register) -> bool:
        """Whether lanes may differ."""
        return register.name in self.plan.analysis.varying

    def live_mask(self) -> Value:
        """Lanes that have not exited."""
        return Value(self.writer.assign("load i32, ptr %live"), 32, False)

    @staticmethod
    def _slot(register: Register) -> str:
        return f'%"{register.name}"'

    @staticmethod
    def _base_slot(register: Register) -> str:
        return f'%"{register.name}.base"'

    def function(self) -> str:
        """The function's IR."""
        w = self.writer
        analysis = self.plan.analysis
        w.label("entry")
        w.line("%live = alloca i32")
        for register in self.kernel.registers.values():
            w.line(f"{self._slot(register)} = alloca {lane_type(f'i{register.bits}', self.is_vector(register))}")
            if register.name in self._addresses:
                w.line(f"{self._base_slot(register)} = alloca i{register.bits}")
        w.line("store i32 %mask, ptr %live")
        stop = self.context_field("stop")
        w.line(f"%stop = getelementptr i8, ptr {stop}, i64 0")
        entries = [b for b, resumable in enumerate(analysis.resumable) if resumable]
        w.line(f"switch i64 %block, label %exit [{' '.join(f'i64 {b}, label %resume{b}' for b in entries)}]")
        for b in entries:
            w.label(f"resume{b}")
            for register in analysis.live[b]:
                self.write(register, self._restore(register) if b else self._initial(register))
            w.line(f"br label %block{b}")
        for block in self.kernel.blocks:
            self._block(block)
        for label, source, target in self._polls:
            w.label(label)
            flag = w.assign("load atomic i32, ptr %stop monotonic, align 4")
            stopped = w.assign(f"icmp ne i32 {flag}, 0")
            on = f"{label}.yield" if (source, target) in analysis.spins else f"block{target}"
            w.line(f"br i1 {stopped}, label %{label}.stop, label %{on}, !prof !2")
            w.label(f"{label}.stop")
            w.line(f"ret i64 {POLLED_STOP | source << 8}")
            if (source, target) in analysis.spins:
                w.label(f"{label}.yield")
                self._save(analysis.live[target], part=False)
                w.line(f"store i64 {target}, ptr {self.warp_field('barrier_block')}")
                w.line(f"ret i64 {YIELDED}")
        for region, registers in self._parting.items():
            w.label(f"part{region}")
            self._save(tuple(registers.values()), part=True)
            w.line(f"ret i64 {DIVERGED}")
        w.label("exit")
        w.line(f"ret i64 {EXITED}")
        head = (
            f"define i64 @{NAME}(ptr noalias %frame, ptr noalias %context, ptr noalias %warp, i64 %block, i32 %mask) "
            f"{self.library.attributes} {{"
        )
        return "\n".join([head, *w.lines, "}"])

    def _initial(self, register: Register) -> Value:
        """Registers that are read before they are written begin as the same in every run."""
        return self.writer.constant(self.plan.initial(register.bits), register.bits, self.is_vector(register))

    def _restore(self, register: Register) -> Value:
        w, frame, bits = self.writer, self.plan.frame, register.bits
        if not self.is_vector(register):
            cell = w.assign(f"getelementptr i8, ptr %frame, i64 {frame.scalar[register.name]}")
            return w.resize(Value(w.assign(f"load i64, ptr {cell}"), 64, False), bits, False)
        cell = w.assign(f"getelementptr i8, ptr %frame, i64 {frame.vector[register.name]}")
        if bits == 1:
            packed = w.assign(f"load i32, ptr {cell}")
            return Value(w.assign(f"bitcast i32 {packed} to <{WARP_SIZE} x i1>"), 1, True)
        return Value(w.assign(f"load <{WARP_SIZE} x i{bits}>, ptr {cell}, align 64"), bits, True)

    def _save(self, registers: tuple[Register, ...], *, part: bool) -> None:
        """Store registers in the frame; those held as scalars for every lane if the lanes are to ``part``."""
        w, frame = self.writer, self.plan.frame
        for register in registers:
            value = self.read(register)
            if not value.vector and not part:
                cell = w.assign(f"getelementptr i8, ptr %frame, i64 {frame.scalar[register.name]}")
                w.line(f"store i64 {w.resize(value, 64, False).ref}, ptr {cell}")
                continue
            value = w.splat(value)
            cell = w.assign(f"getelementptr i8, ptr %frame, i64 {frame.vector[register.name]}")
            if register.bits == 1:
                packed = w.assign(f"bitcast <{WARP_SIZE} x i1> {value.ref} to i32")
                w.line(f"store i32 {packed}, ptr {cell}")
            else:
                w.line(f"store {value.type} {value.ref}, ptr {cell}, align 64")

    # Blocks ------------------------------------------------------------------------------------------------------

    def _block(self, block: Block) -> None:
        w = self.writer
        w.label(f"block{block.index}")
        self.instruction = None
        self.carry = None
        self.count_block(block.index, self.live_mask())
        for ins in block.instructions:
            self.instruction = ins
            if ins.opcode == "bra":
                self._branch(block, ins)
                return
            if is_end(ins):
                self._end(block, ins)
                return
            if is_barrier(ins):
                self._barrier(block, ins)
                return
            if is_wait(ins):
                self._wait(block, ins)
                return
            if ins.opcode == "trap":
                self._trap(ins)
            elif not self._lower_in_parts(ins):
                lower_instruction(self, ins, whole=True)
        w.line(f"br label %{self._edge(block.index, block.index + 1)}")

    def _edge(self, source: int, target: int) -> str:
        """Label to jump to for ``target``; backward jumps look at the stop flag on the way."""
        if target >= len(self.kernel.blocks):
            return "exit"
        if target > source:
            return f"block{target}"
        label = self.writer.new_label("poll")
        self._polls.append((label, source, target))
        return label

    def _split(self, taken: Value, mask: Value) -> tuple[str, str, str]:
        """Branch three ways: no lane, all live lanes or some of them in ``taken``; the labels of the three."""
        w = self.writer
        none, some, whole, part = (w.new_label(name) for name in ("none", "some", "whole", "part"))
        w.line(f"br i1 {w.assign(f'icmp eq i32 {taken.ref}, 0')}, label %{none}, label %{some}")
        w.label(some)
        w.line(f"br i1 {w.assign(f'icmp eq i32 {taken.ref}, {mask.ref}')}, label %{whole}, label %{part}")
        return none, whole, part

    def _jump(self, label: str, source: int, target: int) -> None:
        self.writer.label(label)
        self.writer.line(f"br label %{self._edge(source, target)}")

    def _branch(self, block: Block, ins: Instruction) -> None:
        w, here, after = self.writer, block.index, block.index + 1
        assert ins.target is not None
        target = self.kernel.labels[ins.target]
        guard = self.guard(ins)
        if guard is None or target == after:
            w.line(f"br label %{self._edge(here, target)}")
            return
        if not guard.vector:
            w.line(f"br i1 {guard.ref}, label %{self._edge(here, target)}, label %{self._edge(here, after)}")
            return
        mask = self.live_mask()
        taken = self.mask(ins)
        none, whole, part = self._split(taken, mask)
        self._jump(none, here, after)
        self._jump(whole, here, target)
        w.label(part)
        rest = w.binary("xor", taken, mask)
        # A jump to a block that only returns is a return. Lanes that fall through to one while the others jump back
        # wait there for them, as they do on a GPU.
        trivial = self.plan.analysis.trivial_exit
        if trivial[target]:
            self.count_block(target, taken)
            self._drop(rest, here, after)
        elif after < target and trivial[after]:
            self.count_block(after, rest)
            self._drop(taken, here, target)
        else:
            wait_at(self, target, taken)
            wait_at(self, after, rest)
            self._part(block)

    def _region(self, block: Block) -> int:
        """Code between two entries of the clone; its partings share the code that stores the registers."""
        return max(b for b in range(block.index + 1) if self.plan.analysis.resumable[b])

    def _registers_after(self, block: Block) -> dict[str, Register]:
        live = self.plan.analysis.live
        return {register.name: register for b in block.successors for register in live[b]}

    def _registers_at_partings(self) -> dict[int, dict[str, Register]]:
        """For each region in which lanes may part, all registers that must be stored somewhere in it."""
        found: dict[int, dict[str, Register]] = {}
        for block in self.kernel.blocks:
            last = block.instructions[-1] if block.instructions else None
            if last is not None and last.guard is not None and self.is_vector(last.guard):
                found.setdefault(self._region(block), {}).update(self._registers_after(block))
        return found

    def _part(self, block: Block) -> None:
        """Store the registers and return; what is not needed after this block must not be kept for its sake."""
        needed = self._registers_after(block)
        for register in self._parting[self._region(block)].values():
            if register.name not in needed:
                kind = lane_type(f"i{register.bits}", self.is_vector(register))
                self.writer.line(f"store {kind} poison, ptr {self._slot(register)}")
                if register.name in self._addresses:
                    self.writer.line(f"store i{register.bits} poison, ptr {self._base_slot(register)}")
        self.writer.line(f"br label %part{self._region(block)}")

    def _drop(self, rest: Value, source: int, target: int) -> None:
        """Go on at ``target`` with the lanes ``rest``; the others have exited."""
        self.writer.line(f"store i32 {rest.ref}, ptr %live")
        self.writer.line(f"store i32 {rest.ref}, ptr {self.warp_field('alive')}")
        self.writer.line(f"br label %{self._edge(source, target)}")

    def _end(self, block: Block, ins: Instruction) -> None:
        if ins.guard is None:
            self.writer.line("br label %exit")
            return
        self.count_guard(ins)
        mask, leaving = self.live_mask(), self.mask(ins)
        none, whole, part = self._split(leaving, mask)
        self._jump(none, block.index, block.index + 1)
        self.writer.label(whole)
        self.writer.line("br label %exit")
        self.writer.label(part)
        self._drop(self.writer.binary("xor", leaving, mask), block.index, block.index + 1)

    def _barrier(self, block: Block, ins: Instruction) -> None:
        w, after = self.writer, block.index + 1
        live = self.plan.analysis.live[after] if after < len(self.kernel.blocks) else ()
        guard = self.guard(ins)
        if guard is not None:
            self.count_guard(ins)
        if guard is None or not guard.vector:
            if guard is not None:
                come = w.new_label("come")
                w.line(f"br i1 {guard.ref}, label %{come}, label %{self._edge(block.index, after)}")
                w.label(come)
            self._save(live, part=False)
            arrive(self, ins, after, self.live_mask())
            w.line(f"ret i64 {AT_BARRIER}")
            return
        mask, coming = self.live_mask(), self.mask(ins)
        none, whole, part = self._split(coming, mask)
        self._jump(none, block.index, after)
        w.label(whole)
        self._save(live, part=False)
        arrive(self, ins, after, mask)
        w.line(f"ret i64 {AT_BARRIER}")
        w.label(part)
        arrive(self, ins, after, coming)
        wait_at(self, after, w.binary("xor", coming, mask))
        self._part(block)

    def _wait(self, block: Block, ins: Instruction) -> None:
        """Go on at once where all lanes that wait may; else save the registers for when they may."""
        w, after = self.writer, block.index + 1
        self.count_guard(ins)
        over, on, waiting = wait(self, ins, after, self.mask(ins)), w.new_label("over"), w.new_label("waiting")
        w.line(f"br i1 {over.ref}, label %{on}, label %{waiting}")
        w.label(waiting)
        self._save(self.plan.analysis.live[after] if after < len(self.kernel.blocks) else (), part=False)
        w.line(f"store i64 {after}, ptr {self.warp_field('barrier_block')}")
        w.line(f"ret i64 {AT_BARRIER}")
        w.label(on)
        for destination in ins.destinations:
            self.assign(ins, destination, w.constant(1, 1, True))
        w.line(f"br label %{self._edge(block.index, after)}")

    def _trap(self, ins: Instruction) -> None:
        w = self.writer
        trapped, fine = w.new_label("trapped"), w.new_label("fine")
        self.count_guard(ins)
        w.line(f"br i1 {w.assign(f'icmp eq i32 {self.mask(ins).ref}, 0')}, label %{fine}, label %{trapped}")
        w.label(trapped)
        w.line(f"ret i64 {TRAPPED | ins.index << 8}")
        w.label(fine)
