"""Comparison and selection (PTX ISA 9.7.6 and 9.7.7)."""

from __future__ import annotations

from typing import Final

from rooftile.simt.ops.floating import float_source
from rooftile.simt.ops.half import half_source
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation, width

# An unordered form is true where an operand is NaN; LLVM's "u" predicates are those, its "o" predicates the others.
_FLOAT: Final = {
    "eq": "oeq", "ne": "one", "lt": "olt", "le": "ole", "gt": "ogt", "ge": "oge",
    "equ": "ueq", "neu": "une", "ltu": "ult", "leu": "ule", "gtu": "ugt", "geu": "uge",
    "num": "ord", "nan": "uno",
}  # fmt: skip
_INTEGER: Final = {"lt": "lt", "le": "le", "gt": "gt", "ge": "ge", "lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_BOOLEAN: Final = "and or xor"

_INTEGERS: Final = "u16 u32 u64 s16 s32 s64"
_BITS: Final = "b16 b32 b64"
_FLOATS: Final = "f32 f64"
_HALVES: Final = "f16 f16x2 bf16 bf16x2"
_COMPARED: Final = f"{_INTEGERS} {_BITS} {_FLOATS} {_HALVES}"
_COMPARISONS: Final = " ".join((*_FLOAT, "lo ls hi hs"))


def _compare(op: Lowering) -> Lanes:
    """``a CmpOp b``: one bit for each lane, two for packed types."""
    word = op.ins.modifiers[0]
    if op.type in _HALVES.split():
        a, b = half_source(op, 0), half_source(op, 1)
    elif op.type in ("f32", "f64"):
        a, b = float_source(op, 0), float_source(op, 1)
    else:
        bits = width(op.type)
        a, b = op.integer(0, bits), op.integer(1, bits)
        if word in ("eq", "ne"):
            return a.compare(word, b)
        if word not in _INTEGER or op.type.startswith("b"):
            raise op.unsupported(
                f"its comparison .{word}", ".eq .ne, and .lt .le .gt .ge .lo .ls .hi .hs of u and s types"
            )
        signed = op.signed and word in ("lt", "le", "gt", "ge")
        return a.compare(("s" if signed else "u") + _INTEGER[word], b)
    if word not in _FLOAT:
        raise op.unsupported(f"its comparison .{word}", " ".join("." + name for name in _FLOAT))
    return a.compare(_FLOAT[word], b)


def _boolean(op: Lowering) -> str | None:
    """The instruction's ``BoolOp``, if any."""
    return next((word for word in ("and", "or", "xor") if op.has(word)), None)


def _combine(op: Lowering, bit: Lanes) -> Lanes:
    """``BoolOp(bit, c)``, if the instruction has one."""
    boolean = _boolean(op)
    return bit if boolean is None else bit.apply(boolean, op.predicate(2))


@operation("setp", types=_COMPARED, modifiers=f"{_COMPARISONS} {_BOOLEAN} ftz")
def _setp(op: Lowering) -> None:
    """``setp``: ``p = BoolOp(t, c)``, ``q = BoolOp(!t, c)``; of packed types, those of the low and the high half."""
    bit = _compare(op)
    if not op.type.endswith("x2"):
        bits = [bit, ~bit]
    else:
        lanes = range(max(bit.count // 2, 1))
        bits = [bit.shuffle([2 * lane + half for lane in lanes]) for half in range(2)]
        bits = bits if op.vector else [half.extract(0) for half in bits]
    # All operands are read before a result is written: p may be c.
    for i, value in enumerate([_combine(op, value) for value in bits[: op.results()]]):
        op.result(value, i)


@operation("set", types=_COMPARED, modifiers=f"{_COMPARISONS} {_BOOLEAN} ftz")
def _set(op: Lowering) -> None:
    """``set``: true as all ones of an integer result, as 1.0 of a floating-point one, by halves of a packed one."""
    target = op.ins.types[0]
    bit = _compare(op)
    if op.type.endswith("x2"):
        boolean = _boolean(op)
        if boolean is not None:
            c = op.predicate(2)
            pairs = c.shuffle([lane // 2 for lane in range(bit.count)]) if op.vector else c.splat(2)
            bit = bit.apply(boolean, pairs)
        halves = bit.select(bit.constant(_true(target.removesuffix("x2"), 16), "i16"), 0)
        op.result(halves.view("i32", count=bit.count // 2 if op.vector else 0))
        return
    bit = _combine(op, bit)
    bits = width(target)
    op.result(bit.select(bit.constant(_true(target, bits), f"i{bits}"), 0), signed=target.startswith("s"))


def _true(target: str, bits: int) -> int:
    """Bits of true in a result of type ``target``."""
    return {"f32": 0x3F800000, "f16": 0x3C00, "bf16": 0x3F80}.get(target, (1 << bits) - 1)


@operation("selp", types=f"{_INTEGERS} {_BITS} {_FLOATS}")
def _selp(op: Lowering) -> None:
    """``selp``: ``a`` where predicate ``c`` holds, else ``b``."""
    bits = width(op.type)
    op.result(op.predicate(2).select(op.integer(0, bits), op.integer(1, bits)), signed=op.signed)


@operation("slct", types=f"{_INTEGERS} {_BITS} {_FLOATS}", modifiers="ftz")
def _slct(op: Lowering) -> None:
    """``slct``: ``a`` where ``c >= 0``, else ``b`` (also for NaN)."""
    bits = width(op.ins.types[0])
    a, b = (op.integer(i, bits, signed=False) for i in range(2))
    condition = float_source(op, 2).compare("oge", 0.0) if op.type == "f32" else op.integer(2, 32).compare("sge", 0)
    op.result(condition.select(a, b))


@operation("testp", types=_FLOATS, modifiers="finite infinite number notanumber normal subnormal")
def _testp(op: Lowering) -> None:
    """``testp``: whether the operand is of a class of numbers; zero is neither normal nor subnormal."""
    bits = width(op.type)
    infinity = 0x7F800000 if bits == 32 else 0x7FF << 52
    smallest = 1 << (23 if bits == 32 else 52)
    magnitude = op.integer(0, bits, signed=False) & ((1 << (bits - 1)) - 1)
    low, high = {
        "finite": (0, infinity),
        "infinite": (infinity, infinity + 1),
        "number": (0, infinity + 1),
        "notanumber": (infinity + 1, 1 << (bits - 1)),
        "normal": (smallest, infinity),
        "subnormal": (1, smallest),
    }[op.ins.modifiers[0]]
    op.result((magnitude - low).compare("ult", high - low))
