"""Transcendental functions (PTX ISA 9.7.3 and 9.7.4): series in double precision, so that no math library is called.

Each is exact to about 1e-12 before it is rounded to the result's type: better than the GPU's error bounds (2**-20 and
up), the same on every CPU, and as wide as the rest of the warp's arithmetic.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Final

from rooftile.simt.ops.floating import float_result, float_sources
from rooftile.simt.ops.half import half_result, half_source
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation


def _polynomial(x: Lanes, coefficients: Sequence[float]) -> Lanes:
    """Horner's rule; ``coefficients`` from the constant term up."""
    result = x.constant(coefficients[-1])
    for coefficient in reversed(coefficients[:-1]):
        result = result.call("fma", x, coefficient)
    return result


def _split(x: Lanes, limit: float) -> tuple[Lanes, Lanes, Lanes]:
    """The nearest integer (as ``i32`` and as ``double``) to ``x`` limited to ``[-limit, limit]``, and what remains.

    NaN counts as 0 and remains NaN, since converting it would be undefined.
    """
    low = x.compare("olt", -limit).select(-limit, x)
    limited = low.compare("ogt", limit).select(limit, low)
    whole = limited.compare("uno", limited).select(0.0, limited).call("rint")
    return whole.convert("fptosi", "i32"), whole, limited - whole


# 2**f = exp(f ln 2), |f| <= 1/2.
_EXP2: Final = [math.log(2) ** n / math.factorial(n) for n in range(12)]


def exp2(x: Lanes) -> Lanes:
    """``2**x`` for doubles that hold a narrower format's values."""
    n, _, fraction = _split(x, 1000.0)
    scale = (n + 1023).resize(64, signed=True).shl(52).view("double")
    return _polynomial(fraction, _EXP2) * scale


# log2(m) = 2/ln 2 * atanh(s), s = (m - 1)/(m + 1), |s| < 0.172.
_LOG2: Final = [2 / math.log(2) / (2 * n + 1) for n in range(9)]


def log2(x: Lanes) -> Lanes:
    """``log2(x)`` for doubles that hold a narrower format's values; -inf for 0, NaN for negative numbers."""
    raw = x.raw()
    exponent = raw.lshr(52).resize(32) - 1023
    mantissa = ((raw & ((1 << 52) - 1)) | (1023 << 52)).view("double")
    high = mantissa.compare("ogt", math.sqrt(2))
    mantissa = high.select(mantissa * 0.5, mantissa)
    exponent = exponent + high.resize(32)
    s = (mantissa - 1.0).apply("fdiv", mantissa + 1.0)
    result = s.call("fma", _polynomial(s * s, _LOG2), exponent.convert("sitofp", "double"))
    result = x.compare("olt", float("inf")).select(result, x)  # inf and NaN stay
    result = x.compare("oeq", 0.0).select(-float("inf"), result)
    return x.compare("olt", 0.0).select(float("nan"), result)


# Of an angle of at most pi/4.
_SIN: Final = [(-1) ** n / math.factorial(2 * n + 1) for n in range(8)]
_COS: Final = [(-1) ** n / math.factorial(2 * n) for n in range(9)]


def _quarter_turns(x: Lanes, offset: int) -> Lanes:
    """``sin(x + offset * pi/2)``."""
    infinite = x.call("fabs").compare("oeq", float("inf"))
    turns = infinite.select(float("nan"), x) * (2 / math.pi)
    # Past 2**30 quarter turns the angle is as good as arbitrary, on the GPU too.
    quadrant, _, rest = _split(turns, 2.0**30)
    angle = rest * (math.pi / 2)
    square = angle * angle
    quadrant = quadrant + offset
    odd = (quadrant & 1).compare("ne", 0)
    value = odd.select(_polynomial(square, _COS), angle * _polynomial(square, _SIN))
    return (quadrant & 2).compare("ne", 0).select(-value, value)


def sin(x: Lanes) -> Lanes:
    """``sin(x)``, x in radians."""
    return x.compare("oeq", 0.0).select(x, _quarter_turns(x, 0))  # keeps the sign of 0


def cos(x: Lanes) -> Lanes:
    """``cos(x)``, x in radians."""
    return _quarter_turns(x, 1)


# tanh(x) = x - x**3/3 + ..., for |x| < 1/16 where the quotient below would cancel.
_TANH: Final = [1.0, -1 / 3, 2 / 15, -17 / 315, 62 / 2835]


def tanh(x: Lanes) -> Lanes:
    """``tanh(x) = 1 - 2 / (exp(2x) + 1)``."""
    e = exp2(x * (2 / math.log(2)))
    quotient = 1.0 - (e + 1.0).reciprocal() * 2.0
    series = x * _polynomial(x * x, _TANH)
    return x.call("fabs").compare("olt", 1 / 16).select(series, quotient)


_FUNCTIONS: Final[dict[str, Callable[[Lanes], Lanes]]] = {
    "ex2": exp2,
    "lg2": log2,
    "sin": sin,
    "cos": cos,
    "tanh": tanh,
}


@operation("ex2 lg2 sin cos tanh", types="f32", modifiers="approx ftz")
def _single(op: Lowering) -> None:
    """``ex2``, ``lg2``, ``sin``, ``cos``, ``tanh`` of single precision."""
    (a,) = float_sources(op)
    float_result(op, _FUNCTIONS[op.ins.opcode](a.widen("double")).convert("fptrunc", "float"))


@operation("ex2 tanh", types="f16 f16x2 bf16 bf16x2", modifiers="approx ftz")
def _half(op: Lowering) -> None:
    """``ex2``, ``tanh`` of half precision."""
    half_result(op, _FUNCTIONS[op.ins.opcode](half_source(op, 0).widen("double")))
