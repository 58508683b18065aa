"""Half precision arithmetic, ``f16`` and ``bf16``, single and in pairs (PTX ISA 9.7.4).

Sums and products are rounded to ``float``'s 24 digits, and again to 11 or 8, which gives what one rounding would;
``fma`` needs more care (:func:`~rooftile.simt.ops.formats.fma_to_odd`).
"""

from __future__ import annotations

from typing import Final

from rooftile.simt.ops.floating import minimum
from rooftile.simt.ops.formats import fma_to_odd, pack, relu, saturate, unpack
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation, width

_HALVES: Final = "f16 f16x2 bf16 bf16x2"


def _each(op: Lowering, word: int) -> int:
    """A 16-bit pattern, in both halves of a packed type."""
    return word << 16 | word if op.type.endswith("x2") else word


def flush_half(op: Lowering, raw: Lanes) -> Lanes:
    """``.ftz`` on raw bits: subnormals become zeros of their sign."""
    parts = raw.view("i16", count=2 * max(raw.count, 1)) if op.type.endswith("x2") else raw
    exponent = 0x7F80 if op.type.startswith("b") else 0x7C00
    flushed = (parts & exponent).compare("eq", 0).select(parts & 0x8000, parts)
    return flushed.view(raw.element, count=raw.count)


def half_source(op: Lowering, index: int) -> Lanes:
    """Source ``index`` as ``float``, pairs side by side."""
    raw = op.integer(index, width(op.type), signed=False)
    return unpack(flush_half(op, raw) if op.has("ftz") else raw, op.type)


def half_result(op: Lowering, value: Lanes) -> None:
    """Round ``float`` or ``double`` to the result, after ``.sat`` or ``.relu``."""
    if op.has("sat"):
        value = saturate(value)
    if op.has("relu"):
        value = relu(value)
    raw = pack(value, op.type)
    op.result(flush_half(op, raw) if op.has("ftz") else raw)


@operation("add sub mul", types=_HALVES, modifiers="rn ftz sat")
def _arithmetic(op: Lowering) -> None:
    """``add``, ``sub``, ``mul``."""
    half_result(op, half_source(op, 0).apply("f" + op.ins.opcode, half_source(op, 1)))


@operation("fma", types=_HALVES, modifiers="rn ftz sat relu")
def _fma(op: Lowering) -> None:
    """``fma``: ``a * b + c`` rounded once."""
    half_result(op, fma_to_odd(*(half_source(op, i) for i in range(3))))


@operation("abs neg", types=_HALVES, modifiers="ftz")
def _sign(op: Lowering) -> None:
    """``abs``, ``neg``: the sign bits only."""
    raw = op.integer(0, width(op.type), signed=False)
    if op.has("ftz"):
        raw = flush_half(op, raw)
    op.result(raw & _each(op, 0x7FFF) if op.ins.opcode == "abs" else raw ^ _each(op, 0x8000))


@operation("min max", types=_HALVES, modifiers="ftz NaN xorsign abs")
def _min(op: Lowering) -> None:
    """``min``, ``max``: as in single precision."""
    half_result(op, minimum(op, [half_source(op, i) for i in range(len(op.ins.sources))]))
