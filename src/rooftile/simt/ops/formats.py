"""Floating-point formats: between the register's bits and LLVM's ``float`` and ``double``, with PTX's roundings.

Half formats are computed in ``float`` and rounded once more. That second rounding is harmless where the first one was
exact, or kept ``2 p + 2`` of the format's ``p`` digits (Figueroa, "When is double rounding innocuous?", for one sum,
product or quotient), or was to odd: an inexact result whose last bit is 1 still tells on which side of every midpoint
of a shorter format the exact one lies.
"""

from __future__ import annotations

from typing import Final

from rooftile.simt.ops.lanes import Lanes

# Bits of infinity.
_INFINITY: Final = {"float": 0x7F80_0000, "double": 0x7FF0_0000_0000_0000}
# The NaN that conversions to a narrower format give.
CANONICAL_NAN: Final = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF}

# llvm.set.rounding's numbers.
_ROUNDING_MODE: Final = {"rz": 0, "rn": 1, "rp": 2, "rm": 3}


def flush(x: Lanes) -> Lanes:
    """``.ftz``: subnormals become zeros of their sign."""
    raw = x.raw()
    subnormal = (raw & _INFINITY[x.element]).compare("eq", 0)
    return subnormal.select(raw & (1 << (x.bits - 1)), raw).view(x.element)


def saturate(x: Lanes) -> Lanes:
    """``.sat``: clamped to [0, 1], NaN to +0."""
    positive = x.compare("ogt", 0.0).select(x, 0.0)
    return positive.compare("olt", 1.0).select(positive, 1.0)


def relu(x: Lanes) -> Lanes:
    """``.relu``: negative numbers and -0 to +0; NaN stays."""
    return x.compare("ole", 0.0).select(0.0, x)


def bf16_to_float(bits: Lanes) -> Lanes:
    """``bf16`` in 16-bit integers to ``float``; exact."""
    return bits.resize(32).shl(16).view("float")


def unpack(bits: Lanes, ptx_type: str) -> Lanes:
    """Integers that hold ``f16``, ``bf16``, ``f16x2`` or ``bf16x2`` to ``float``, pairs side by side."""
    if ptx_type.endswith("x2"):
        bits = bits.view("i16", count=2 * max(bits.count, 1))
    return bf16_to_float(bits) if ptx_type.startswith("b") else bits.view("half").widen("float")


def pack(x: Lanes, ptx_type: str, mode: str = "rn") -> Lanes:
    """The opposite of :func:`unpack`, rounding ``float`` or ``double``."""
    bits = narrow(x, ptx_type.removesuffix("x2"), mode)
    if ptx_type.endswith("x2"):
        bits = bits.view("i32", count=bits.count // 2 if bits.count > 2 else 0)
    return bits


def narrow(x: Lanes, ptx_type: str, mode: str = "rn") -> Lanes:
    """``float`` or ``double`` to ``f16`` or ``bf16`` in 16-bit integers, rounded once.

    ``mode`` is ``rn``, ``rz``, ``rm`` or ``rp``. NaN becomes the canonical one.
    """
    if x.element == "double":
        x = to_odd_float(x)
    if ptx_type == "bf16":
        raw = x.raw()
        # Carries out of the significand step into the exponent, which is rounding up to the next power of two.
        bias = raw.lshr(16) & 1
        rounded = (raw + bias + 0x7FFF).lshr(16).resize(16)
        back = bf16_to_float(rounded) if mode != "rn" else x
    else:
        half = x.convert("fptrunc", "half")
        rounded = half.raw()
        back = half.widen("float") if mode != "rn" else x
    if mode != "rn":
        rounded = _redirect(rounded, back, x, mode)
    return x.compare("uno", x).select(CANONICAL_NAN[ptx_type], rounded)


def _redirect(rounded: Lanes, back: Lanes, exact: Lanes, mode: str) -> Lanes:
    """Move a result rounded to nearest by one unit, if ``mode`` wants the neighbour on the other side.

    Bits of sign and magnitude: adding 1 moves away from zero, through the powers of two and to infinity.
    """
    negative = exact.raw().compare("slt", 0)
    above, below = back.compare("ogt", exact), back.compare("olt", exact)
    too_far = negative.select(below, above)
    too_near = negative.select(above, below)
    if mode == "rz":
        return too_far.select(rounded - 1, rounded)
    grows = negative if mode == "rm" else ~negative
    inward = too_far & ~grows
    outward = too_near & grows
    return inward.select(rounded - 1, outward.select(rounded + 1, rounded))


def to_odd_float(x: Lanes) -> Lanes:
    """``double`` to ``float``, rounded to odd."""
    nearest = x.convert("fptrunc", "float")
    back = nearest.widen("double")
    too_far = back.call("fabs").compare("ogt", x.call("fabs"))
    raw = nearest.raw()
    truncated = too_far.select(raw - 1, raw)
    return back.compare("one", x).select(truncated | 1, raw).view("float")


def fma_to_odd(a: Lanes, b: Lanes, c: Lanes) -> Lanes:
    """``a * b + c`` of half formats' values in ``float``, rounded to odd as far as the format can tell.

    The nearest float is moved by one unit if it is inexact and even. Which side the exact result lies on is told by the
    rounding error of ``p + c`` (Knuth's TwoSum), where the product ``p`` is exact but for two cases of ``bf16``. Where
    ``p`` overflows and the sum does not, the sum is exact. Where ``p`` underflows, it is less than half of the smallest
    number, so that the result is ``c``, or a zero of the sign that ``fma`` gave it.
    """
    nearest = a.call("fma", b, c)
    product = a * b
    total = product + c
    from_c = total - product
    error = (product - (total - from_c)) + (c - from_c)
    raw = nearest.raw()
    step = (raw ^ error.raw()).compare("slt", 0).select(raw.constant(-1), 1)
    wrong = error.compare("one", 0.0) & (raw & 1).compare("eq", 0)
    return wrong.select(raw + step, raw).view("float")


def integer_to_float(value: Lanes, element: str, mode: str, *, signed: bool) -> Lanes:
    """Integers to ``float`` or ``double``, rounded by ``mode``."""
    digits = 24 if element == "float" else 53
    if mode == "rn" or value.bits <= digits:
        return value.convert("sitofp" if signed else "uitofp", element)
    # Cut the magnitude to the digits there are, which converts exactly, and move one unit away from zero if asked to.
    negative = value.compare("slt", 0) if signed else value.constant(0, "i1")
    size = negative.select(-value, value)
    excess = (value.bits - digits - size.count_bits("ctlz")).call("smax", 0)
    kept = size & size.constant(-1).shl(excess)
    raw = kept.convert("uitofp", element).raw()
    if mode != "rz":
        outward = kept.compare("ne", size) & (negative if mode == "rm" else ~negative)
        raw = raw + outward.resize(raw.bits)
    result = raw.view(element)
    return negative.select(-result, result)


def directed(name: str, mode: str, operands: list[Lanes], element: str) -> Lanes:
    """A floating-point instruction under rounding mode ``mode``: ``fadd``, ``fma``, ``fptrunc`` ...

    The CPU's rounding mode is set around it, within a function of its own so that nothing else moves in between.
    """
    x = operands[0]
    output = x.like("", element)
    if mode == "rn":
        if name in ("fma", "sqrt"):
            return x.call(name, *operands[1:])
        if len(operands) == 1:
            return x.convert(name, element)
        return x.apply(name, operands[1])
    parameters = ", ".join(f"{operand.type} %x{i}" for i, operand in enumerate(operands))
    intrinsic = f"llvm.experimental.constrained.{name}.{output.suffix}"
    if element != x.element:
        intrinsic += f".{x.suffix}"
    types = [operand.type for operand in operands]
    function = f"rooftile.{name}.{mode}.{output.suffix}.{x.suffix}"
    x.writer.declarations[intrinsic] = (
        f"declare {output.type} @{intrinsic}({', '.join([*types, 'metadata', 'metadata'])})"
    )
    x.writer.declarations["llvm.set.rounding"] = "declare void @llvm.set.rounding(i32)"
    x.writer.declarations[function] = f"""define internal {output.type} @{function}({parameters}) noinline strictfp {{
  call void @llvm.set.rounding(i32 {_ROUNDING_MODE[mode]}) strictfp
  %r = call {output.type} @{intrinsic}({parameters}, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  call void @llvm.set.rounding(i32 1) strictfp
  ret {output.type} %r
}}"""
    arguments = ", ".join(f"{operand.type} {operand.ref}" for operand in operands)
    return output.like(x.writer.assign(f"call {output.type} @{function}({arguments})"))
