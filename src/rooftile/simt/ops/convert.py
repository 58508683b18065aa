"""``cvt`` (PTX ISA 9.7.9): between integers, floating point and packed formats."""

from __future__ import annotations

from typing import Final

from rooftile.simt.ops.formats import CANONICAL_NAN, directed, flush, integer_to_float, narrow, relu, saturate, unpack
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation, width

_INTEGERS: Final = "u8 u16 u32 u64 s8 s16 s32 s64"
_FLOATS: Final = "f16 bf16 f32 f64"
_MODES: Final = "rn rz rm rp rni rzi rmi rpi"
_TO_INTEGRAL: Final = {"rni": "rint", "rzi": "trunc", "rmi": "floor", "rpi": "ceil"}

# Largest finite number of each format, for .satfinite.
_LARGEST: Final = {"f16": 65504.0, "bf16": float.fromhex("0x1.fep127"), "e4m3": 448.0, "e5m2": 57344.0}


@operation("cvt", types=f"{_INTEGERS} {_FLOATS}", modifiers=f"{_MODES} ftz sat relu satfinite")
def _cvt(op: Lowering) -> None:
    """``cvt`` of one number. A result narrower than its register fills it by its own sign."""
    target, source = op.ins.types
    from_float, to_float = source in _FLOATS.split(), target in _FLOATS.split()
    if from_float:
        value = _float_source(op, 0, source)
        _float_to_float(op, value) if to_float else _float_to_integer(op, value)
        return
    value = op.integer(0, width(source))
    if to_float:
        _float_result(op, _integer_to_float(op, value), target)
        return
    if op.has("sat"):
        value = _clamp(value, _limits(source), _limits(target))
    op.result(value.resize(width(target), signed=op.signed), signed=target.startswith("s"))


def _limits(ptx_type: str) -> tuple[int, int]:
    """Least and greatest integer of a type."""
    bits = width(ptx_type)
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if ptx_type.startswith("s") else (0, (1 << bits) - 1)


def _clamp(value: Lanes, of: tuple[int, int], to: tuple[int, int]) -> Lanes:
    """Integers with limits ``of`` clamped to ``to``."""
    sign = "s" if of[0] < 0 else "u"
    if to[0] > of[0]:
        value = value.call(f"{sign}max", to[0])
    return value.call(f"{sign}min", to[1]) if to[1] < of[1] else value


def _float_source(op: Lowering, index: int, ptx_type: str) -> Lanes:
    raw = op.integer(index, width(ptx_type), signed=False)
    if ptx_type in ("f16", "bf16"):
        return unpack(raw, ptx_type)
    value = raw.view("float" if ptx_type == "f32" else "double")
    return flush(value) if op.has("ftz") and ptx_type == "f32" else value


def _integer_to_float(op: Lowering, value: Lanes) -> Lanes:
    """Rounded to ``float`` or ``double``, or to odd where a half format is still to come."""
    target = op.ins.types[0]
    if target in ("f32", "f64"):
        element = "float" if target == "f32" else "double"
        return integer_to_float(value, element, op.rounding(), signed=op.signed)
    if value.bits == 64:
        # A double holds 53 bits. Past them, the lowest kept bit stands for all below it.
        kept = ~0xFFF
        inexact = (value & 0xFFF).compare("ne", 0).select(value.constant(0x1000), 0)
        size = value.compare("slt", 0).select(-value, value) if op.signed else value
        large = size.compare("ugt", 1 << 53)
        value = large.select((value & kept) | inexact, value)
    return integer_to_float(value, "double", "rn", signed=op.signed)


def _float_to_integer(op: Lowering, value: Lanes) -> None:
    """Rounded to an integer and clamped to the result's range; NaN by the ISA's rule."""
    target, source = op.ins.types
    bits = width(target)
    mode = next((word for word in _TO_INTEGRAL if op.has(word)), "rzi")
    signed = target.startswith("s")
    result = _saturating(value.call(_TO_INTEGRAL[mode]), _limits(target), f"i{bits}")
    if source == "f64" or bits == 64:
        result = value.compare("uno", value).select(1 << (bits - 1), result)
    op.result(result, signed=signed)


def _saturating(value: Lanes, limits: tuple[int, int], element: str) -> Lanes:
    """Integral ``float`` or ``double`` to integers, clamped; 0 for NaN.

    As ``llvm.fptosi.sat``, which LLVM does lane by lane.
    """
    least, greatest = limits
    above = value.compare("oge", float(greatest + 1))
    below = value.compare("olt", float(least))
    inside = value.compare("ord", value) & ~(above | below)
    result = inside.select(value, 0.0).convert("fptosi" if least else "fptoui", element)
    return above.select(greatest, below.select(least, result))


def _float_to_float(op: Lowering, value: Lanes) -> None:
    integral = next((word for word in _TO_INTEGRAL if op.has(word)), None)
    _float_result(op, value if integral is None else value.call(_TO_INTEGRAL[integral]), op.ins.types[0])


def _float_result(op: Lowering, value: Lanes, target: str) -> None:
    """Round to ``target`` with the instruction's mode, after ``.sat`` and ``.relu``."""
    if op.has("sat"):
        value = saturate(value)
    if target in ("f16", "bf16"):
        op.result(_half(op, value, target))
        return
    if target == "f64":
        op.result(value.widen("double"))
        return
    if value.element == "double":
        narrowed = directed("fptrunc", op.rounding(), [value], "float")
        value = narrowed.compare("uno", narrowed).select(CANONICAL_NAN["f32"], narrowed.raw()).view("float")
    op.result(flush(value) if op.has("ftz") else value)


def _half(op: Lowering, value: Lanes, target: str) -> Lanes:
    if op.has("relu"):
        value = relu(value)
    if op.has("satfinite"):
        value = _limit(value, _LARGEST[target])
    return narrow(value, target, op.rounding())


def _limit(value: Lanes, largest: float) -> Lanes:
    """Clamped to finite numbers; NaN stays."""
    value = value.compare("ogt", largest).select(largest, value)
    return value.compare("olt", -largest).select(-largest, value)


@operation("cvt", types="f16x2 bf16x2 f32", modifiers="rn rz relu satfinite")
def _cvt_pair(op: Lowering) -> None:
    """``cvt.f16x2.f32 d, a, b``: ``a`` to the upper half, ``b`` to the lower."""
    target = op.ins.types[0].removesuffix("x2")
    high, low = (_half(op, _float_source(op, i, "f32"), target).resize(32) for i in range(2))
    op.result(high.shl(16) | low)


@operation("cvt", types="tf32 f32", modifiers="rna rn rz relu satfinite")
def _cvt_tf32(op: Lowering) -> None:
    """``cvt.tf32.f32``: 10 bits of fraction, the rest of the register zero; ``.rna`` rounds ties away from zero."""
    value = _float_source(op, 0, "f32")
    if op.has("relu"):
        value = relu(value)
    if op.has("satfinite"):
        value = _limit(value, float.fromhex("0x1.ffcp127"))
    raw = value.raw()
    if op.has("rna"):
        rounded = raw + 0x1000
    elif op.has("rz"):
        rounded = raw
    else:
        rounded = raw + ((raw.lshr(13) & 1) + 0xFFF)
    finite = value.call("fabs").compare("olt", float("inf"))
    special = value.compare("uno", value).select(raw.constant(0x7FFFFFFF), raw)
    op.result(finite.select(rounded & ~0x1FFF, special))


# (bits of fraction, least exponent) of the 8-bit formats.
_EIGHT_BITS: Final = {"e4m3": (3, -6), "e5m2": (2, -14)}


@operation("cvt", types="e4m3x2 e5m2x2 f32 f16x2 bf16x2", modifiers="rn relu satfinite")
def _cvt_to_eight_bits(op: Lowering) -> None:
    """``cvt.e4m3x2.f32 d, a, b`` (``a`` to the upper byte), from ``f16x2`` and ``bf16x2``, and to these."""
    target, source = op.ins.types
    if source.startswith("e"):
        _cvt_from_eight_bits(op, source)
        return
    name = target.removesuffix("x2")
    if source == "f32":
        high, low = (_to_eight_bits(op, _float_source(op, i, "f32"), name) for i in range(2))
    else:
        pair = op.integer(0, 32, signed=False)
        high, low = (
            _to_eight_bits(op, unpack(part.resize(16), source.removesuffix("x2")), name)
            for part in (pair.lshr(16), pair)
        )
    op.result((high.shl(8) | low).resize(16))


def _to_eight_bits(op: Lowering, value: Lanes, name: str) -> Lanes:
    """Rounded to nearest even and clamped to finite, in 32-bit integers."""
    fraction, least = _EIGHT_BITS[name]
    if op.has("relu"):
        value = relu(value)
    finite = _limit(value, _LARGEST[name])
    raw = finite.raw()
    magnitude = raw & 0x7FFFFFFF
    exponent = (magnitude.lshr(23) - 127).call("smax", least)
    # In units of the last place; an overflow to the next power of two carries into the exponent by itself.
    per_unit = (127 + fraction - exponent).shl(23).view("float")
    not_nan = value.compare("ord", value)
    units = not_nan.select(magnitude.view("float") * per_unit, 0.0).call("rint").convert("fptosi", "i32")
    code = (exponent - least).shl(fraction) + units
    return not_nan.select(raw.lshr(24) & 0x80 | code, 0x7F)


def _cvt_from_eight_bits(op: Lowering, source: str) -> None:
    """``cvt.f16x2.e4m3x2``: exact."""
    target = op.ins.types[0].removesuffix("x2")
    pair = op.integer(0, 16, signed=False)
    values = (_from_eight_bits(part, source.removesuffix("x2")) for part in (pair & 0xFF, pair.lshr(8)))
    low, high = (_half(op, value, target).resize(32) for value in values)
    op.result(high.shl(16) | low)


def _from_eight_bits(byte: Lanes, name: str) -> Lanes:
    """A byte, in 16-bit integers, as ``float``."""
    if name == "e5m2":  # f16 with a shorter fraction
        return unpack(byte.shl(8), "f16")
    # As if f16's exponent began 8 lower, and all ones but the sign were the only NaN.
    value = unpack((byte & 0x80).shl(8) | (byte & 0x7F).shl(7), "f16") * 256.0
    return (byte & 0x7F).compare("eq", 0x7F).select(float("nan"), value)


@operation("cvt", types="u8 s8 u16 s16 s32 b32", modifiers="pack sat")
def _cvt_pack(op: Lowering) -> None:
    """``cvt.pack``: ``a`` and ``b`` clamped, side by side (``b`` lowest) below the low part of ``c``."""
    target = op.ins.types[0]
    bits = width(target)
    mask = (1 << bits) - 1
    high, low = (_clamp(op.integer(i, 32, signed=True), _limits("s32"), _limits(target)) & mask for i in range(2))
    packed = high.shl(bits) | low
    op.result(op.integer(2, 32, signed=False).shl(2 * bits) | packed if len(op.ins.sources) > 2 else packed)
