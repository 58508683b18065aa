"""Integer arithmetic (PTX ISA 9.7.1) and extended-precision arithmetic with the carry flag (9.7.2)."""

from __future__ import annotations

from typing import Final

from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation, width

_INTEGERS: Final = "u16 u32 u64 s16 s32 s64"
_PACKED: Final = "u16x2 s16x2"


def _packed(op: Lowering, value: Lanes) -> Lanes:
    """Two 16-bit integers in each 32-bit register."""
    return value.view("i16", count=2 * max(value.count, 1)) if op.type.endswith("x2") else value


def _result(op: Lowering, value: Lanes) -> None:
    if op.type.endswith("x2"):
        value = value.view("i32", count=value.count // 2 if op.vector else 0)
    op.result(value, signed=op.signed)


def _sources(op: Lowering) -> list[Lanes]:
    bits = 32 if op.type.endswith("x2") else width(op.type)
    return [_packed(op, source) for source in op.integers(bits)]


@operation("add sub", types=f"{_INTEGERS} {_PACKED}")
def _add(op: Lowering) -> None:
    """``add``, ``sub``: modulo 2**bits."""
    a, b = _sources(op)
    _result(op, a + b if op.ins.opcode == "add" else a - b)


@operation("add sub", types="s32", modifiers="sat")
def _add_saturating(op: Lowering) -> None:
    """``add.sat.s32``, ``sub.sat.s32``: clamped to the range of ``s32``."""
    a, b = _sources(op)
    _result(op, a.call(f"s{op.ins.opcode}.sat", b))


def _product(op: Lowering, a: Lanes, b: Lanes) -> Lanes:
    """The product's ``.lo`` or ``.hi`` half, or all of it (``.wide``)."""
    if op.has("lo"):
        return a * b
    bits = a.bits
    product = a.resize(2 * bits, signed=op.signed) * b.resize(2 * bits, signed=op.signed)
    return product if op.has("wide") else product.lshr(bits).resize(bits)


@operation("mul", types=_INTEGERS, modifiers="lo hi wide")
def _mul(op: Lowering) -> None:
    """``mul``: the low or high half of the product, or a result of twice the width."""
    a, b = _sources(op)
    op.result(_product(op, a, b), signed=op.signed)


def _wide_bits(op: Lowering) -> int:
    return width(op.type) * (2 if op.has("wide") else 1)


@operation("mad", types=_INTEGERS, modifiers="lo hi wide")
def _mad(op: Lowering) -> None:
    """``mad``: the chosen part of the product plus ``c``."""
    bits = width(op.type)
    product = _product(op, op.integer(0, bits), op.integer(1, bits))
    op.result(product + op.integer(2, _wide_bits(op)), signed=op.signed)


@operation("mad", types="s32", modifiers="hi sat")
def _mad_saturating(op: Lowering) -> None:
    """``mad.hi.sat.s32``: high half plus ``c``, clamped."""
    product = _product(op, op.integer(0, 32), op.integer(1, 32))
    op.result(product.call("sadd.sat", op.integer(2, 32)), signed=True)


@operation("mul24 mad24", types="u32 s32", modifiers="lo hi sat")
def _mul24(op: Lowering) -> None:
    """``mul24``, ``mad24``: product of the low 24 bits; ``.lo`` its bits 0-31, ``.hi`` its bits 16-47."""
    a, b = (op.integer(i, 32).resize(24).resize(64, signed=op.signed) for i in range(2))
    product = (a * b).lshr(16 if op.has("hi") else 0).resize(32)
    if op.ins.opcode == "mad24":
        c = op.integer(2, 32)
        product = product.call("sadd.sat", c) if op.has("sat") else product + c
    op.result(product, signed=op.signed)


@operation("sad", types=_INTEGERS)
def _sad(op: Lowering) -> None:
    """``sad``: ``c + |a - b|``."""
    a, b, c = _sources(op)
    less = a.compare("slt" if op.signed else "ult", b)
    _result(op, c + less.select(b - a, a - b))


@operation("div rem", types=_INTEGERS)
def _div(op: Lowering) -> None:
    """``div``, ``rem``: truncating division.

    Division by zero is unspecified in PTX; as on the hardware it gives all ones, and the dividend for ``rem``. No
    divisor in any lane, active or not, may trap the CPU: those that would are replaced by 1, which is also what makes
    ``INT_MIN / -1`` wrap.
    """
    a, b = _sources(op)
    zero = b.compare("eq", 0)
    unsafe = zero
    if op.signed:
        unsafe = zero | (a.compare("eq", 1 << (a.bits - 1)) & b.compare("eq", -1))
    divisor = unsafe.select(1, b)
    quotient = _quotient(op, a, divisor)
    if op.ins.opcode == "div":
        _result(op, zero.select(-1, quotient))
    else:
        _result(op, zero.select(a, a - quotient * divisor))


def _quotient(op: Lowering, a: Lanes, b: Lanes) -> Lanes:
    """``a / b`` where that is defined."""
    sign = "s" if op.signed else "u"
    if not op.vector or a.bits > 32 or op.constant_source(1) is not None:
        return a.apply(f"{sign}div", b)
    # No CPU divides vectors of integers. Doubles are exact enough: a quotient that is no integer is at least 1/b away
    # from the next one, 2**-32 of its size, and the rounding error is 2**-53 of it.
    to_double, to_integer = f"{sign}itofp", f"fpto{sign}i"
    quotient = a.convert(to_double, "double").apply("fdiv", b.convert(to_double, "double"))
    return quotient.convert(to_integer, a.element)


@operation("abs", types="s16 s32 s64")
def _abs(op: Lowering) -> None:
    """``abs``: the smallest negative number keeps its value."""
    (a,) = _sources(op)
    _result(op, a.compare("slt", 0).select(-a, a))


@operation("neg", types="s16 s32 s64")
def _neg(op: Lowering) -> None:
    """``neg``: two's complement."""
    (a,) = _sources(op)
    _result(op, -a)


@operation("min max", types=f"{_INTEGERS} {_PACKED}", modifiers="relu")
def _min(op: Lowering) -> None:
    """``min``, ``max``; ``.relu`` raises negative results to 0."""
    a, b = _sources(op)
    result = a.call(("s" if op.signed else "u") + op.ins.opcode, b)
    _result(op, result.call("smax", 0) if op.has("relu") else result)


@operation("add addc mad madc", types="u32 s32 u64 s64", modifiers="cc lo hi")
def _add_with_carry(op: Lowering) -> None:
    """``add.cc``, ``addc``, ``mad.cc``, ``madc``: the sum, and with ``.cc`` its carry to ``CC.CF``."""
    bits = width(op.type)
    sources = op.integers(bits)
    a = sources[0] if len(sources) == 2 else _product(op, sources[0], sources[1])
    total = a + sources[-1]
    carry = total.compare("ult", a)
    if op.ins.opcode in ("addc", "madc"):
        carry_in = _carry(op, total)
        with_carry = total + carry_in
        carry = carry | with_carry.compare("ult", total)
        total = with_carry
    _finish_carry(op, total, carry)


@operation("sub subc", types="u32 s32 u64 s64", modifiers="cc")
def _sub_with_borrow(op: Lowering) -> None:
    """``sub.cc``, ``subc``: the difference, and with ``.cc`` its borrow to ``CC.CF``."""
    a, b = op.integers(width(op.type))
    difference = a - b
    borrow = a.compare("ult", b)
    if op.ins.opcode == "subc":
        borrow_in = _carry(op, difference)
        with_borrow = difference - borrow_in
        borrow = borrow | difference.compare("ult", borrow_in)
        difference = with_borrow
    _finish_carry(op, difference, borrow)


def _carry(op: Lowering, like: Lanes) -> Lanes:
    """``CC.CF`` as 0 or 1, shaped like a result."""
    if op.ctx.carry is None:
        raise op.unsupported(
            "CC.CF is read before an instruction with .cc wrote it", "add.cc, sub.cc or mad.cc before it"
        )
    carry = Lanes.of(op.ctx.writer, op.ctx.carry).resize(like.bits)
    return carry.splat() if op.vector else carry


def _finish_carry(op: Lowering, total: Lanes, carry: Lanes) -> None:
    if op.has("cc"):
        op.ctx.carry = carry.value
    op.result(total, signed=op.signed)


@operation("dp4a dp2a", types="u32 s32", modifiers="lo hi")
def _dot_product(op: Lowering) -> None:
    """``dp4a``, ``dp2a``: ``c`` plus products of four bytes, or of two halfwords of ``a`` and two bytes of ``b``.

    The type suffixes give the signs of the parts of ``a`` and of ``b``.
    """
    a_signed, b_signed = (name == "s32" for name in op.ins.types)
    a, b, total = op.integers(32, signed=False)
    count, a_bits = (4, 8) if op.ins.opcode == "dp4a" else (2, 16)
    first = 2 if op.has("hi") else 0
    for i in range(count):
        total = total + _part(a, i, a_bits, a_signed) * _part(b, first + i, 8, b_signed)
    op.result(total)


def _part(value: Lanes, index: int, bits: int, signed: bool) -> Lanes:
    return value.lshr(index * bits).resize(bits).resize(32, signed=signed)
