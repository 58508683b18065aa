"""Built-in functions of constants (section 17.5 and on), computed in binary64 and rounded to their type."""

from __future__ import annotations

import math
import struct
from collections.abc import Callable, Sequence
from typing import Any

from rooftile.compile.wgsl import constants
from rooftile.compile.wgsl.constants import ConstantError, apply, settle, zero
from rooftile.compile.wgsl.traits import FLOATS, element_of, spell
from rooftile.compile.wgsl.types import (
    F16,
    F32,
    I32,
    U32,
    Scalar,
    Type,
    Value,
    Vector,
)


def evaluate(name: str, parameters: tuple[Type, ...], result: Type, values: tuple[Value, ...]) -> Value:
    """The value of a call.

    Parameters
    ----------
    parameters, result : tuple of Type, Type
        Of the overload; ``values`` are of these types.

    Raises
    ------
    ConstantError
        If the function has no value there, or its type cannot hold it.
    """
    check_partly(name, parameters, list(values))
    if name in _WHOLE:
        element = element_of(parameters[0])
        return _WHOLE[name](element, *values)
    if name == "select":
        return _select(parameters, values)
    if name in ("frexp", "modf"):
        return _parts_of(name, parameters[0], values[0])
    element = element_of(parameters[0])
    assert element is not None
    shown = f"{name}({', '.join(map(str, values))})"

    def one(*parts: Value) -> Value:
        try:
            found = _SCALAR[name](element, *parts)
        except (ValueError, OverflowError, ZeroDivisionError):
            raise ConstantError(f"'{shown}' cannot be represented as '{spell(element)}'") from None
        return found if isinstance(found, bool) else settle(found, element, shown)

    return constants.spread(one, parameters, values)


def check_partly(name: str, parameters: tuple[Type, ...], values: Sequence[Value | None]) -> None:
    """What is wrong with those arguments that are constant, whatever the others, which are None, will be.

    Raises
    ------
    ConstantError
        Where the specification makes it an error.
    """
    if name in ("clamp", "smoothstep"):
        low, high = (values[1], values[2]) if name == "clamp" else (values[0], values[1])
        if low is None or high is None:
            return
        for one, other in zip(_parts(low), _parts(high), strict=True):
            if one == other if name == "smoothstep" else one > other:
                than = "greater than" if name == "clamp" else "equal to"
                raise ConstantError(f"{name} called with 'low' ({one}) {than} 'high' ({other})")
    elif name in ("extractBits", "insertBits"):
        offset, count = values[-2:]
        if offset is not None and count is not None and offset + count > 32:
            raise ConstantError(f"{name}: 'offset' + 'count' must be less than or equal to the bit width of 'e', 32")
    elif name == "ldexp" and values[1] is not None:
        bias = {F32: 127, F16: 15}.get(element_of(parameters[0]) or F32, 1023)
        if any(part > bias + 1 for part in _parts(values[1])):
            raise ConstantError(f"ldexp: e2 must be less than or equal to {bias + 1}")
    elif name == "quantizeToF16" and values[0] is not None:
        for part in _parts(values[0]):
            _half(part)


def _parts(value: Value) -> tuple[Any, ...]:
    return value if isinstance(value, tuple) else (value,)


def _select(parameters: tuple[Type, ...], values: tuple[Value, ...]) -> Value:
    off, on, condition = values
    if not isinstance(parameters[2], Vector):
        return on if condition else off
    return tuple(b if c else a for a, b, c in zip(off, on, condition, strict=True))


def _parts_of(name: str, type: Type, value: Value) -> Value:
    """``frexp`` and ``modf``: a structure of two."""
    pairs = [math.frexp(part) if name == "frexp" else math.modf(part) for part in _parts(value)]
    first, second = zip(*pairs, strict=True)
    return (first, second) if isinstance(type, Vector) else (first[0], second[0])


def _domain(good: Callable[..., bool], function: Callable[..., float], message: str) -> Callable[..., float]:
    def checked(element: Scalar, *values: float) -> float:
        if not good(*values):
            raise ConstantError(message)
        return function(*values)

    return checked


def _plain(function: Callable[..., float]) -> Callable[..., float]:
    return lambda element, *values: function(*values)


def _round_even(value: float) -> float:
    return math.copysign(float(round(value)), value)


def _floor(value: float) -> float:
    return float(math.floor(value))


def _exp2(value: float) -> float:
    return float(2.0**value)


def _pow_is_defined(base: float, exponent: float) -> bool:
    return base > 0 or (base == 0 and exponent > 0)


def _sign(value: float) -> float:
    return (value > 0) - (value < 0)


def _smoothstep(element: Scalar, low: float, high: float, value: float) -> Value:
    share = apply("/", element, apply("-", element, value, low), apply("-", element, high, low))
    t = min(1.0, max(0.0, share))
    return t * t * (3.0 - 2.0 * t)


def _fma(element: Scalar, a: float, b: float, c: float) -> Value:
    return apply("+", element, apply("*", element, a, b), c)


def _mix(element: Scalar, a: float, b: float, share: float) -> Value:
    first = apply("*", element, a, apply("-", element, 1.0, share))
    return apply("+", element, first, apply("*", element, b, share))


def _bits(value: int) -> int:
    return value & 0xFFFFFFFF


def _leading(element: Scalar, value: int) -> int:
    """Of the highest bit that is set, of a negative number that is not; -1 if there is none."""
    return (_bits(~value) if element == I32 and value < 0 else _bits(value)).bit_length() - 1


def _trailing(element: Scalar, value: int) -> int:
    return (_bits(value) & -_bits(value)).bit_length() - 1


def _extract(element: Scalar, value: int, offset: int, count: int) -> int:
    found = _bits(value) >> offset & ((1 << count) - 1)
    return found - (1 << count) if element == I32 and count and found >> (count - 1) else found


def _insert(element: Scalar, value: int, new: int, offset: int, count: int) -> int:
    mask = ((1 << count) - 1) << offset
    return _bits(value) & ~mask | _bits(new) << offset & mask


def _half(value: float) -> float:
    """Rounded to f16; a small result may be flushed, which it is not here."""
    try:
        return float(struct.unpack("<e", struct.pack("<e", value))[0])
    except OverflowError:
        raise ConstantError(f"value {value} cannot be represented as 'f16'") from None


def _acosh_is_defined(value: float) -> bool:
    return value >= 1


_UNIT = "{} must be called with a value in the range [-1 .. 1] (inclusive)"
_SCALAR: dict[str, Callable[..., Any]] = {
    "abs": _plain(abs),
    "acos": _domain(lambda v: -1 <= v <= 1, math.acos, _UNIT.format("acos")),
    "acosh": _domain(_acosh_is_defined, math.acosh, "acosh must be called with a value >= 1.0"),
    "asin": _domain(lambda v: -1 <= v <= 1, math.asin, _UNIT.format("asin")),
    "asinh": _plain(math.asinh),
    "atan": _plain(math.atan),
    "atan2": _plain(math.atan2),
    "atanh": _domain(lambda v: -1 < v < 1, math.atanh, "atanh must be called with a value in the range (-1 .. 1)"),
    "ceil": _plain(lambda v: float(math.ceil(v))),
    "clamp": _plain(lambda v, low, high: min(max(v, low), high)),
    "cos": _plain(math.cos),
    "cosh": _plain(math.cosh),
    "countLeadingZeros": _plain(lambda v: 32 - _bits(v).bit_length()),
    "countOneBits": _plain(lambda v: _bits(v).bit_count()),
    "countTrailingZeros": lambda element, v: 32 if v == 0 else _trailing(element, v),
    "degrees": _plain(math.degrees),
    "exp": _plain(math.exp),
    "exp2": _plain(_exp2),
    "extractBits": _extract,
    "firstLeadingBit": _leading,
    "firstTrailingBit": _trailing,
    "floor": _plain(_floor),
    "fma": _fma,
    "fract": _plain(lambda v: v - math.floor(v)),
    "insertBits": _insert,
    "inverseSqrt": _domain(lambda v: v > 0, lambda v: 1 / math.sqrt(v), "inverseSqrt must be called with a value > 0"),
    "ldexp": _plain(math.ldexp),
    "log": _domain(lambda v: v > 0, math.log, "log must be called with a value > 0"),
    "log2": _domain(lambda v: v > 0, math.log2, "log2 must be called with a value > 0"),
    "max": _plain(max),
    "min": _plain(min),
    "mix": _mix,
    "pow": _domain(_pow_is_defined, math.pow, "pow must be called with a base > 0, or 0 and an exponent > 0"),
    "quantizeToF16": _plain(_half),
    "radians": _plain(math.radians),
    "reverseBits": _plain(lambda v: int(f"{_bits(v):032b}"[::-1], 2)),
    "round": _plain(_round_even),
    "saturate": _plain(lambda v: min(max(v, 0.0), 1.0)),
    "sign": _plain(_sign),
    "sin": _plain(math.sin),
    "sinh": _plain(math.sinh),
    "smoothstep": _smoothstep,
    "sqrt": _domain(lambda v: v >= 0, math.sqrt, "sqrt must be called with a value >= 0"),
    "step": _plain(lambda edge, v: 1.0 if edge <= v else 0.0),
    "tan": _plain(math.tan),
    "tanh": _plain(math.tanh),
    "trunc": _plain(lambda v: float(math.trunc(v))),
}


def _length(element: Scalar, value: Value) -> Value:
    """The root of the sum of squares: what these overflow is an error."""
    if not isinstance(value, tuple):
        return abs(value)
    return settle(math.sqrt(constants.dot(element, value, value)), element, f"length({value})")


def _difference(element: Scalar, one: Value, other: Value) -> Value:
    if not isinstance(one, tuple):
        return apply("-", element, one, other)
    return tuple(apply("-", element, a, b) for a, b in zip(one, other, strict=True))


def _scaled(element: Scalar, value: Value, factor: float) -> Value:
    return tuple(apply("*", element, part, factor) for part in value)


def _normalize(element: Scalar, value: Value) -> Value:
    length = _length(element, value)
    if length == 0:
        raise ConstantError("zero length vector can not be normalized")
    return tuple(apply("/", element, part, length) for part in value)


def _cross(element: Scalar, a: Value, b: Value) -> Value:
    def minor(i: int, j: int) -> Value:
        return apply("-", element, apply("*", element, a[i], b[j]), apply("*", element, a[j], b[i]))

    return minor(1, 2), minor(2, 0), minor(0, 1)


def _determinant(element: Scalar, columns: Value) -> Value:
    """By the first column's minors."""
    if len(columns) == 1:
        return columns[0][0]
    total = zero(element)
    for at, factor in enumerate(columns[0]):
        minor = tuple(column[:at] + column[at + 1 :] for column in columns[1:])
        product = apply("*", element, factor, _determinant(element, minor))
        total = apply("-" if at % 2 else "+", element, total, product)
    return total


def _reflect(element: Scalar, incident: Value, normal: Value) -> Value:
    twice = apply("*", element, 2.0, constants.dot(element, normal, incident))
    return _difference(element, incident, _scaled(element, normal, twice))


def _refract(element: Scalar, incident: Value, normal: Value, ratio: float) -> Value:
    cosine = constants.dot(element, normal, incident)
    sine = apply("-", element, 1.0, apply("*", element, cosine, cosine))
    k = apply("-", element, 1.0, apply("*", element, apply("*", element, ratio, ratio), sine))
    if k < 0:
        return (0.0,) * len(incident)
    along = apply("+", element, apply("*", element, ratio, cosine), settle(math.sqrt(k), element, f"sqrt({k})"))
    return _difference(element, _scaled(element, incident, ratio), _scaled(element, normal, along))


def _face_forward(element: Scalar, normal: Value, incident: Value, reference: Value) -> Value:
    return normal if constants.dot(element, incident, reference) < 0 else tuple(-part for part in normal)


def _fields(value: int, bits: int, signed: bool) -> list[int]:
    element = I32 if signed else U32
    return [_extract(element, value, offset, bits) for offset in range(0, 32, bits)]


def _packed(parts: Sequence[int], bits: int) -> int:
    return sum((part & ((1 << bits) - 1)) << (bits * at) for at, part in enumerate(parts))


def _normed(value: Value, bits: int, low: float) -> int:
    """``packNxMsnorm`` and ``unorm``: to the nearest, halves up."""
    scale = (1 << (bits - 1 if low else bits)) - 1
    return _packed([math.floor(0.5 + scale * min(1.0, max(low, part))) for part in value], bits)


def _unnormed(value: int, bits: int, signed: bool) -> Value:
    scale = (1 << (bits - 1 if signed else bits)) - 1
    return tuple(settle(max(part / scale, -1.0), F32, str(part)) for part in _fields(value, bits, signed))


def _dot_packed(one: int, other: int, signed: bool) -> int:
    return sum(a * b for a, b in zip(_fields(one, 8, signed), _fields(other, 8, signed), strict=True))


def _unpack_halves(element: Scalar, value: int) -> Value:
    halves = struct.unpack("<2e", struct.pack("<I", value))
    if not all(map(math.isfinite, halves)):
        raise ConstantError(f"'unpack2x16float({value})' cannot be represented as 'f32'")
    return halves


# Of whole vectors and matrices, and those whose result has another type than their arguments.
_WHOLE: dict[str, Callable[..., Value]] = {
    "all": lambda element, value: all(_parts(value)),
    "any": lambda element, value: any(_parts(value)),
    "cross": _cross,
    "determinant": _determinant,
    "distance": lambda element, one, other: _length(element, _difference(element, one, other)),
    "dot": constants.dot,
    "dot4I8Packed": lambda element, one, other: _dot_packed(one, other, True),
    "dot4U8Packed": lambda element, one, other: _dot_packed(one, other, False),
    "faceForward": _face_forward,
    "length": _length,
    "normalize": _normalize,
    "pack2x16float": lambda element, v: struct.unpack("<I", struct.pack("<2e", *map(_half, v)))[0],
    "pack2x16snorm": lambda element, v: _normed(v, 16, -1.0),
    "pack2x16unorm": lambda element, v: _normed(v, 16, 0.0),
    "pack4x8snorm": lambda element, v: _normed(v, 8, -1.0),
    "pack4x8unorm": lambda element, v: _normed(v, 8, 0.0),
    "pack4xI8": lambda element, v: _packed(v, 8),
    "pack4xI8Clamp": lambda element, v: _packed([min(max(part, -128), 127) for part in v], 8),
    "pack4xU8": lambda element, v: _packed(v, 8),
    "pack4xU8Clamp": lambda element, v: _packed([min(part, 255) for part in v], 8),
    "reflect": _reflect,
    "refract": _refract,
    "transpose": lambda element, value: constants.transpose(value),
    "unpack2x16float": _unpack_halves,
    "unpack2x16snorm": lambda element, v: _unnormed(v, 16, True),
    "unpack2x16unorm": lambda element, v: _unnormed(v, 16, False),
    "unpack4x8snorm": lambda element, v: _unnormed(v, 8, True),
    "unpack4x8unorm": lambda element, v: _unnormed(v, 8, False),
    "unpack4xI8": lambda element, v: tuple(_fields(v, 8, True)),
    "unpack4xU8": lambda element, v: tuple(_fields(v, 8, False)),
}

_CODES = {I32: "i", U32: "I", F32: "f", F16: "e"}


def bitcast(value: Value, source: Type, target: Type) -> Value:
    """The same bits, least significant first, as another type.

    Raises
    ------
    ConstantError
        If they are no finite float.
    """
    of, to = element_of(source), element_of(target)
    assert of is not None
    assert to is not None
    parts = _parts(value)
    raw = struct.pack(f"<{len(parts)}{_CODES[of]}", *parts)
    size = target.size if isinstance(target, Vector) else 1
    found = struct.unpack(f"<{size}{_CODES[to]}", raw)
    if to in FLOATS and not all(map(math.isfinite, found)):
        raise ConstantError(
            f"value {'nan' if any(map(math.isnan, found)) else 'inf'} cannot be represented as '{spell(to)}'"
        )
    return found if isinstance(target, Vector) else found[0]
