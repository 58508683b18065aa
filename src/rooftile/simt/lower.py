"""What both clones of a kernel share: operands, guards, counters, and the instructions that are not operations."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import Final

from rooftile.core.errors import PtxError
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Dim3
from rooftile.ptx.program import (
    Immediate,
    Instruction,
    Kernel,
    Operand,
    Register,
    Sink,
    Special,
    Symbol,
)
from rooftile.simt.analysis import Analysis, varies_by_nature
from rooftile.simt.emit import Value, Writer
from rooftile.simt.layout import offset_of
from rooftile.simt.layout.context import Context, Warp
from rooftile.simt.layout.hazards import POISON
from rooftile.simt.library import Library

_BLOCK_REGISTERS: Final = frozenset(
    ("ctaid", "nctaid", "ntid", "clusterid", "nclusterid", "cluster_ctaid", "cluster_nctaid")
)
_WIDE_REGISTERS: Final = {
    "nwarpid": "warp_count",
    "total_smem_size": "shared_bytes",
    "cluster_ctarank": "cluster_rank",
    "cluster_nctarank": "cluster_size",
}
"""Special registers by the field of the context, of 64 bits, that holds them."""

_CLOCKS: Final = {
    "clock64": (64, 0),
    "clock": (32, 0),
    "clock_hi": (32, 32),
    "globaltimer": (64, 0),
    "globaltimer_lo": (32, 0),
    "globaltimer_hi": (32, 32),
}
"""Special registers that tell the time: how many bits of the warp's clock, from which one on."""

_TICKS: Final = 32
"""What a clock goes on by when it is read, about the time that a GPU takes for that: loops that wait for a time end."""

LANES: Final = "<" + ", ".join(f"i32 {lane}" for lane in range(WARP_SIZE)) + ">"
_LANE_MASKS: Final = {
    "lanemask_eq": lambda lane: 1 << lane,
    "lanemask_lt": lambda lane: (1 << lane) - 1,
    "lanemask_le": lambda lane: (2 << lane) - 1,
    "lanemask_gt": lambda lane: ~((2 << lane) - 1) & 0xFFFFFFFF,
    "lanemask_ge": lambda lane: ~((1 << lane) - 1) & 0xFFFFFFFF,
}


@dataclass(frozen=True, slots=True)
class Frame:
    """Where a warp's registers are kept between calls of generated code, in bytes from the frame's start.

    ``vector`` has every register that is live at the start of some block, one value for each lane (a predicate: one
    bit); ``scalar`` those that the converged clone holds as scalars, 8 bytes each. ``clock`` is the warp's clock.
    """

    vector: dict[str, int]
    scalar: dict[str, int]
    clock: int
    size: int


def lay_out(analysis: Analysis) -> Frame:
    """Places for all registers that are live at the start of some block."""
    crossing = {register.name: register for live in analysis.live for register in live}
    vector: dict[str, int] = {}
    scalar: dict[str, int] = {}
    end = 0
    for name, register in crossing.items():
        vector[name] = end
        end += 64 if register.bits == 1 else WARP_SIZE * register.bits // 8
        end = -(-end // 64) * 64
    for name in crossing:
        if name not in analysis.varying:
            scalar[name] = end
            end += 8
    return Frame(vector, scalar, end, -(-(end + 8) // 64) * 64)


@dataclass(frozen=True, slots=True)
class Plan:
    """One kernel as it is to be compiled.

    ``first_slot`` maps an access's index to its slot (a generic access has three), ``guard_counter`` an instruction's
    index to the counter of lanes whose guard was true. With ``hazards`` every access is told to the runtime,
    but for those to global memory that is not ``written`` (None: any may be); ``unset_uses`` are uses, by instruction,
    of registers that may not have been set before.
    """

    kernel: Kernel
    analysis: Analysis
    frame: Frame
    block: Dim3
    statistics: bool
    first_slot: tuple[int, ...]
    guard_counter: dict[int, int]
    hazards: bool = False
    written: frozenset[str] | None = None
    unset_uses: dict[int, tuple[Register, ...]] = field(default_factory=dict)

    def initial(self, bits: int) -> int:
        """What a register begins as that is read before it is written: always the same, and noticeable if checked."""
        return poison_of(bits) if self.hazards and bits > 1 else 0


def poison_of(bits: int) -> int:
    """:data:`POISON` in ``bits``."""
    return (POISON << 32 | POISON) & ((1 << bits) - 1)


class Clone(ABC):
    """Writes instructions for one clone; :class:`~rooftile.simt.context.OpContext` for the lowering of operations.

    Parameters
    ----------
    plan : Plan
    library : Library
        Takes note of the access functions that are called.
    """

    def __init__(self, plan: Plan, library: Library) -> None:
        self.plan = plan
        self.kernel = plan.kernel
        self.library = library
        self.writer = Writer()
        self.carry: Value | None = None
        self.target = plan.kernel.target
        self.instruction: Instruction | None = None

    # What the clones differ in -----------------------------------------------------------------------------------

    @abstractmethod
    def read(self, register: Register) -> Value:
        """The register's value, a vector if :meth:`is_vector`."""

    @abstractmethod
    def write(self, register: Register, value: Value) -> None:
        """Replace the register's value by one of its own type."""

    @abstractmethod
    def is_vector(self, register: Register) -> bool:
        """Whether the clone keeps one value for each lane."""

    @abstractmethod
    def live_mask(self) -> Value:
        """Lanes that are at this place, as bits of an i32."""

    def address(self, register: Register, bits: int) -> tuple[Value, Value]:
        """A register that differs between lanes as a vector and a scalar to add to it, each of ``bits``."""
        return self.source(register, bits, vector=True), Value("0", bits, False)

    # OpContext ---------------------------------------------------------------------------------------------------

    def varies(self, ins: Instruction) -> bool:
        """Whether the results of ``ins`` differ between lanes."""
        return any(self.is_vector(r) for r in (*ins.defs(), *ins.uses())) or any(
            varies_by_nature(source, self.plan.block) for source in ins.sources
        )

    def source(self, operand: Operand, bits: int, *, vector: bool, signed: bool = False) -> Value:
        """See :class:`~rooftile.simt.context.OpContext`."""
        if isinstance(operand, Register):
            value = self.writer.resize(self.read(operand), bits, signed)
        elif isinstance(operand, Immediate):
            number = int(operand.value != 0) if bits == 1 else operand.value
            return self.writer.constant(number, bits, vector)
        elif isinstance(operand, Special):
            value = self.writer.resize(self._special(operand), bits, False)
        elif isinstance(operand, Symbol):
            value = self.writer.resize(self._symbol(operand), bits, False)
        else:
            raise self.error("an operand of this form is not supported here")
        return self.writer.splat(value) if vector else value

    def scalar(self, operand: Operand, mask: Value) -> str:
        """An operand that must be the same for all lanes, as i32: the value of the first lane of ``mask`` (not 0)."""
        if isinstance(operand, Immediate):
            return str(operand.value & 0xFFFFFFFF)
        vector = self.source(operand, 32, vector=True)
        lane = self.writer.intrinsic("llvm.cttz.i32", "i32", [("i32", mask.ref), ("i1", "false")])
        lane = self.writer.assign(f"and i32 {lane}, {WARP_SIZE - 1}")
        return self.writer.assign(f"extractelement {vector.type} {vector.ref}, i32 {lane}")

    def assign(self, ins: Instruction, destination: Operand, value: Value, *, signed: bool = False) -> None:
        """See :class:`~rooftile.simt.context.OpContext`."""
        if isinstance(destination, Sink):
            return
        if not isinstance(destination, Register):
            raise self.error("a result must go to a register")
        value = self.writer.resize(value, destination.bits, signed)
        if self.is_vector(destination):
            value = self.writer.splat(value)
        elif value.vector:
            raise AssertionError(f"{ins.text}: a value that differs between lanes for a register that does not")
        guard = self.guard(ins)
        if guard is not None:
            value = self.writer.select(guard, value, self.read(destination))
        self.write(destination, value)

    def active(self) -> Value:
        """Lanes that execute the current instruction, ``<32 x i1>``."""
        mask = self.mask(self.instruction)
        return Value(self.writer.assign(f"bitcast i32 {mask.ref} to <{WARP_SIZE} x i1>"), 1, True)

    # Guards and masks --------------------------------------------------------------------------------------------

    def guard(self, ins: Instruction) -> Value | None:
        """The instruction's guard, negated if it says so: one bit, or one for each lane."""
        if ins.guard is None:
            return None
        value = self.read(ins.guard)
        if ins.guard_negated:
            value = self.writer.binary("xor", value, self.writer.constant(1, 1, value.vector))
        return value

    def mask(self, ins: Instruction | None) -> Value:
        """Lanes that execute ``ins``, as bits of an i32."""
        mask = self.live_mask()
        guard = self.guard(ins) if ins is not None else None
        if guard is None:
            return mask
        if guard.vector:
            bits = Value(self.writer.assign(f"bitcast <{WARP_SIZE} x i1> {guard.ref} to i32"), 32, False)
            return self.writer.binary("and", mask, bits)
        return self.writer.select(guard, mask, Value("0", 32, False))

    # Counters ----------------------------------------------------------------------------------------------------

    def context_field(self, name: str, kind: str = "ptr") -> str:
        """A field of the context that does not change while generated code runs."""
        pointer = self.writer.assign(f"getelementptr inbounds i8, ptr %context, i64 {offset_of(Context, name)}")
        return self.writer.assign(f"load {kind}, ptr {pointer}, !invariant.load !0")

    def warp_field(self, name: str) -> str:
        """Address of a field of the warp."""
        return self.writer.assign(f"getelementptr inbounds i8, ptr %warp, i64 {offset_of(Warp, name)}")

    def count_block(self, block: int, mask: Value) -> None:
        """Count one execution of a basic block by one warp and by the lanes of ``mask``."""
        if not self.plan.statistics:
            return
        lanes = self.writer.intrinsic("llvm.ctpop.i32", "i32", [("i32", mask.ref)])
        counts = self.context_field("block_counts")
        self._add("i64", counts, 16 * block, "1")  # two scalar additions: one of a pair costs more
        self._add("i64", counts, 16 * block + 8, self.writer.assign(f"zext i32 {lanes} to i64"))

    def count_guard(self, ins: Instruction) -> None:
        """Count the lanes whose guard is true."""
        counter = self.plan.guard_counter.get(ins.index)
        if counter is None or not self.plan.statistics:
            return
        lanes = self.writer.intrinsic("llvm.ctpop.i32", "i32", [("i32", self.mask(ins).ref)])
        self._add("i64", self.context_field("guard_lanes"), 8 * counter, self.writer.assign(f"zext i32 {lanes} to i64"))

    def _add(self, kind: str, base: str, offset: int, step: str) -> None:
        cell = self.writer.assign(f"getelementptr i8, ptr {base}, i64 {offset}")
        old = self.writer.assign(f"load {kind}, ptr {cell}, align 8")
        self.writer.line(f"store {kind} {self.writer.assign(f'add {kind} {old}, {step}')}, ptr {cell}, align 8")

    # Operands ----------------------------------------------------------------------------------------------------

    def _special(self, operand: Special) -> Value:
        name, _, axis = operand.name.partition(".")
        w = self.writer
        if name == "tid" and axis in ("x", "y", "z"):
            tid = self.warp_field("tid")
            row = w.assign(f"getelementptr inbounds i8, ptr {tid}, i64 {4 * WARP_SIZE * 'xyz'.index(axis)}")
            if varies_by_nature(operand, self.plan.block):
                return Value(w.assign(f"load <{WARP_SIZE} x i32>, ptr {row}, align 4, !invariant.load !0"), 32, True)
            return Value(w.assign(f"load i32, ptr {row}, !invariant.load !0"), 32, False)
        if name in _BLOCK_REGISTERS and axis in ("x", "y", "z"):
            pointer = f"getelementptr inbounds i8, ptr %context, i64 {offset_of(Context, name) + 4 * 'xyz'.index(axis)}"
            return Value(w.assign(f"load i32, ptr {w.assign(pointer)}, !invariant.load !0"), 32, False)
        if operand.name == "laneid":
            return Value(LANES, 32, True)
        if operand.name in _LANE_MASKS:
            lanes = ", ".join(f"i32 {_LANE_MASKS[operand.name](lane)}" for lane in range(WARP_SIZE))
            return Value(f"<{lanes}>", 32, True)
        if operand.name == "warpid":
            wide = w.assign(f"load i64, ptr {self.warp_field('id')}, !invariant.load !0")
            return Value(w.assign(f"trunc i64 {wide} to i32"), 32, False)
        if operand.name in _WIDE_REGISTERS:
            field = _WIDE_REGISTERS[operand.name]
            return Value(w.assign(f"trunc i64 {self.context_field(field, 'i64')} to i32"), 32, False)
        if operand.name == "dynamic_smem_size":
            total = w.assign(f"trunc i64 {self.context_field('shared_bytes', 'i64')} to i32")
            static = self.kernel.segment_bytes("shared")
            return Value(w.assign(f"sub i32 {total}, {static}"), 32, False)
        if operand.name == "is_explicit_cluster":
            return Value("true" if self.kernel.cluster is not None else "false", 1, False)
        if operand.name in _CLOCKS:
            return self._clock(*_CLOCKS[operand.name])
        if operand.name in ("envreg1", "envreg2"):  # where a cooperative launch passes its grid's barrier
            wide = w.assign(f"ptrtoint ptr {self.context_field('grid_barrier')} to i64")
            half = w.assign(f"lshr i64 {wide}, {32 * (operand.name == 'envreg1')}")
            return Value(w.assign(f"trunc i64 {half} to i32"), 32, False)
        raise self.error(
            f"the special register %{operand.name} has no value here",
            next_step="a program whose result depends on which SM it runs on cannot be executed",
        )

    def _clock(self, bits: int, first: int) -> Value:
        """The time, which only goes on as it is read: a difference of two times is the same in every execution."""
        w = self.writer
        cell = w.assign(f"getelementptr i8, ptr %frame, i64 {self.plan.frame.clock}")
        now = w.assign(f"add i64 {w.assign(f'load i64, ptr {cell}, align 8')}, {_TICKS}")
        w.line(f"store i64 {now}, ptr {cell}, align 8")
        if bits == 64:
            return Value(now, 64, False)
        part = w.assign(f"lshr i64 {now}, {first}")
        return Value(w.assign(f"trunc i64 {part} to i32"), 32, False)

    def _symbol(self, operand: Symbol) -> Value:
        """A variable's address in its own space; constants, globals and parameters lie at host addresses."""
        base, offset = self.place(operand)
        if base is None:
            return Value(str(offset), 64, False)
        address = self.writer.assign(f"ptrtoint ptr {self.context_field(base)} to i64")
        return Value(self.writer.assign(f"add i64 {address}, {offset}"), 64, False)

    def place(self, symbol: Symbol) -> tuple[str | None, int]:
        """The context field that points to the variable's segment (None: shared or local) and its offset there."""
        variable = self.kernel.variables.get(symbol.name)
        if variable is not None:
            return {"const": "constants", "global": "globals"}.get(variable.space), variable.offset
        for parameter in self.kernel.parameters:
            if parameter.name == symbol.name:
                return "parameters", parameter.offset
        raise self.error("an operand names no variable or parameter", got=symbol.name)

    def error(
        self, what: str, *, got: str | None = None, allowed: str | None = None, next_step: str | None = None
    ) -> PtxError:
        """A :class:`PtxError` at the current instruction."""
        ins = self.instruction
        return PtxError(
            what,
            location=ins.location if ins else None,
            ptx_line=ins.ptx_line if ins else None,
            got=got or (ins.text if ins else None),
            allowed=allowed,
            next_step=next_step,
        )
