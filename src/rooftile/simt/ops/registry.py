"""Which function lowers which instruction, and what that function sees of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Final

from rooftile.core.errors import PtxError
from rooftile.ptx.program import Immediate, Instruction, Operand
from rooftile.simt.context import OpContext
from rooftile.simt.ops.lanes import Lanes

_WIDTH: Final = {
    "pred": 1,
    "f16": 16,
    "bf16": 16,
    "f16x2": 32,
    "bf16x2": 32,
    "f32": 32,
    "f64": 64,
    "f32x2": 64,
    "tf32": 32,
}

# The rounding modes of floating-point results.
ROUNDING: Final = ("rn", "rz", "rm", "rp")


def width(ptx_type: str) -> int:
    """Bits of a register operand of ``ptx_type``."""
    if ptx_type in _WIDTH:
        return _WIDTH[ptx_type]
    if ptx_type.startswith("e"):  # e4m3x2, e5m2x2
        return 16
    return int(ptx_type[1:])


class Lowering:
    """One instruction being lowered.

    Attributes
    ----------
    ctx : OpContext
        The clone being written.
    ins : Instruction
        What is lowered.
    vector : bool
        Whether it is computed for each lane, or once.
    """

    __slots__ = ("ctx", "ins", "vector")

    def __init__(self, ctx: OpContext, ins: Instruction) -> None:
        self.ctx = ctx
        self.ins = ins
        self.vector = ctx.varies(ins)

    @property
    def type(self) -> str:
        """The last type suffix: the operands' type, where a conversion names its result's first."""
        return self.ins.types[-1]

    @property
    def signed(self) -> bool:
        """Whether operands are signed integers."""
        return self.type.startswith("s")

    def has(self, modifier: str) -> bool:
        """Whether the instruction has ``modifier``."""
        return modifier in self.ins.modifiers

    def rounding(self) -> str:
        """Its floating-point rounding mode; to nearest even unless said."""
        return next((mode for mode in ROUNDING if self.has(mode)), "rn")

    def constant_source(self, index: int) -> int | None:
        """The source's value, if it is an immediate."""
        operand = self.ins.sources[index]
        return operand.value if isinstance(operand, Immediate) else None

    def integer(self, index: int, bits: int, *, signed: bool | None = None, vector: bool | None = None) -> Lanes:
        """Source ``index`` as integers of ``bits``."""
        return self.operand(self.ins.sources[index], bits, signed=signed, vector=vector)

    def operand(self, operand: Operand, bits: int, *, signed: bool | None = None, vector: bool | None = None) -> Lanes:
        """An operand that may be part of a vector operand, as integers of ``bits``."""
        value = self.ctx.source(
            operand,
            bits,
            vector=self.vector if vector is None else vector,
            signed=self.signed if signed is None else signed,
        )
        return Lanes.of(self.ctx.writer, value)

    def integers(self, bits: int, *, signed: bool | None = None) -> list[Lanes]:
        """All sources as integers of ``bits``."""
        return [self.integer(index, bits, signed=signed) for index in range(len(self.ins.sources))]

    def predicate(self, index: int) -> Lanes:
        """Source ``index`` as one bit."""
        return self.integer(index, 1, signed=False)

    def result(self, value: Lanes, index: int = 0, *, signed: bool = False) -> None:
        """Give destination ``index`` its value, the raw bits of ``value``."""
        self.ctx.assign(self.ins, self.ins.destinations[index], value.raw().value, signed=signed)

    def results(self) -> int:
        """Number of destinations."""
        return len(self.ins.destinations)

    def unsupported(self, what: str, allowed: str) -> PtxError:
        """The error that says ``what`` of this instruction cannot be executed."""
        return PtxError(
            f"the executor does not know the instruction {self.ins.text}: {what}",
            location=self.ins.location,
            ptx_line=self.ins.ptx_line,
            got=self.ins.text,
            allowed=allowed,
            next_step="write this step with ordinary CUDA C++ arithmetic instead of the intrinsic or inline PTX",
        )

    def unknown(self) -> PtxError:
        """The error for an opcode that has no lowering: with what to write instead where that is known."""
        if self.ins.opcode not in _ELSEWHERE:
            return self.unsupported("no such opcode here", ", ".join(sorted(_forms)))
        kind, instead = _ELSEWHERE[self.ins.opcode]
        return PtxError(
            f"{kind} cannot be executed",
            location=self.ins.location,
            ptx_line=self.ins.ptx_line,
            got=self.ins.text,
            next_step=instead,
        )


_TENSOR = ("tensor-core instructions", "compute the product with ordinary multiplications and additions (fma)")
_TEXTURE = ("textures and surfaces", "read and write through pointers")
_ELSEWHERE: Final = {
    "tcgen05": _TENSOR,
    **dict.fromkeys(("tex", "tld4", "txq", "suld", "sust", "sured", "suq"), _TEXTURE),
}
"""What the executor leaves out, and what does the same in a way that it knows."""

Handler = Callable[[Lowering], None]


@dataclass(frozen=True, slots=True)
class _Form:
    types: frozenset[str]
    modifiers: frozenset[str]
    handler: Handler


_forms: dict[str, list[_Form]] = {}


def operation(opcodes: str, *, types: str = "", modifiers: str = "") -> Callable[[Handler], Handler]:
    """Register a function as the lowering of ``opcodes`` for some type and modifier suffixes (each space-separated)."""

    def register(handler: Handler) -> Handler:
        for opcode in opcodes.split():
            form = _Form(frozenset(types.split()), frozenset(modifiers.split()), handler)
            _forms.setdefault(opcode, []).append(form)
        return handler

    return register


def opcodes() -> Iterable[str]:
    """The opcodes that have a lowering."""
    return _forms.keys()


def lower_operation(ctx: OpContext, ins: Instruction) -> None:
    """Append the LLVM IR of a non-memory, non-control instruction to ``ctx.writer``.

    Raises
    ------
    PtxError
        If the executor does not know the instruction, or not with these types and modifiers.
    """
    lowering = Lowering(ctx, ins)
    forms = _forms.get(ins.opcode)
    if forms is None:
        raise lowering.unknown()
    typed = [form for form in forms if form.types.issuperset(ins.types) and bool(form.types) == bool(ins.types)]
    if not typed:
        types = frozenset[str]().union(*(form.types for form in forms))
        raise lowering.unsupported("its type", f"{ins.opcode} of {', '.join(sorted(types)) or 'no type'}")
    for form in typed:
        if form.modifiers.issuperset(ins.modifiers):
            form.handler(lowering)
            return
    modifiers = frozenset[str]().union(*(form.modifiers for form in typed))
    unknown = ", ".join("." + word for word in ins.modifiers if word not in modifiers)
    allowed = " ".join("." + word for word in sorted(modifiers)) or "no modifier"
    raise lowering.unsupported(f"its modifier {unknown}" if unknown else "this combination of modifiers", allowed)
