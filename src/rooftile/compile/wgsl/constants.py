"""The values of constants (section 8.3): conversions and operators, exact as the specification wants.

A value is a bool, int, float, or a tuple: of a vector its components, of a matrix its columns, of an array its
elements, of a structure its members. Floats are binary64 rounded to their type after each operation. Integers of
32 bits wrap; abstract ones, and floats that leave their range, are errors.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Callable

from rooftile.compile.wgsl.traits import FLOATS, element_of, spell
from rooftile.compile.wgsl.types import (
    ABSTRACT_FLOAT,
    ABSTRACT_INT,
    BOOL,
    F16,
    F32,
    I32,
    U32,
    Array,
    Atomic,
    Matrix,
    Scalar,
    Struct,
    Type,
    Value,
    Vector,
)

_RANGES = {I32: (-(1 << 31), (1 << 31) - 1), U32: (0, (1 << 32) - 1), ABSTRACT_INT: (-(1 << 63), (1 << 63) - 1)}
_LARGEST = {I32: 0x7FFFFF80, U32: 0xFFFFFF00}  # that f32 can hold
_LARGEST_F16 = 65504


class ConstantError(Exception):
    """A constant that has no value; the text says why."""


def literal(text: str) -> tuple[Value, Scalar]:
    """Value and type of a literal (section 3.5).

    Raises
    ------
    ConstantError
        If its type cannot hold it.
    """
    if text in ("true", "false"):
        return text == "true", BOOL
    hexadecimal = text[:2] in ("0x", "0X")
    suffix = text[-1] if text[-1] in ("iu" if hexadecimal and not re.search("[.pP]", text) else "iufh") else ""
    digits = text.removesuffix(suffix) if suffix else text
    floating = bool(re.search("[.pP]" if hexadecimal else "[.eE]", digits)) or suffix in ("f", "h")
    if floating:
        element = {"f": F32, "h": F16}.get(suffix, ABSTRACT_FLOAT)
        try:
            value = float.fromhex(digits) if hexadecimal else float(digits)
        except OverflowError:
            value = math.inf
        rounded = _round(value, element, text)
        if hexadecimal and rounded != value:
            raise ConstantError(f"value {text} cannot be exactly represented as '{spell(element)}'")
        return rounded, element
    element = {"i": I32, "u": U32}.get(suffix, ABSTRACT_INT)
    return _in_range(int(digits, 16 if hexadecimal else 10), element), element


def _in_range(value: int, element: Scalar) -> int:
    low, high = _RANGES[element]
    if not low <= value <= high:
        raise ConstantError(f"value {value} cannot be represented as '{spell(element)}'")
    return value


def _round(value: float, element: Scalar, what: str | None = None) -> float:
    """``value`` as one of type ``element``; too large, or not a number, is an error."""
    if math.isfinite(value):
        if element == ABSTRACT_FLOAT:
            return value
        try:
            rounded: float = struct.unpack("<f", struct.pack("<f", value))[0]
            if element == F16:
                if abs(rounded) > _LARGEST_F16:  # also where the nearest f16 is finite
                    raise OverflowError
                rounded = struct.unpack("<e", struct.pack("<e", rounded))[0]
            if math.isfinite(rounded):
                return rounded
        except OverflowError:
            pass
    raise ConstantError(f"value {what or value} cannot be represented as '{spell(element)}'")


def settle(value: float, element: Scalar, what: str) -> Value:
    """The result of an operation, as ``element`` can hold it: floats rounded, i32 and u32 wrapped."""
    if element in FLOATS:
        try:
            return _round(value, element)
        except ConstantError:
            raise ConstantError(f"'{what}' cannot be represented as '{spell(element)}'") from None
    number = int(value)
    if element == ABSTRACT_INT:
        low, high = _RANGES[element]
        if not low <= number <= high:
            raise ConstantError(f"'{what}' cannot be represented as 'abstract-int'")
        return number
    number &= 0xFFFFFFFF
    return number - (1 << 32) if element == I32 and number >> 31 else number


def zero(type: Type) -> Value:
    """The zero value (section 7.10)."""
    match type:
        case Scalar():
            return False if type == BOOL else 0.0 if type in FLOATS else 0
        case Vector(size, element):
            return (zero(element),) * size
        case Matrix(columns, rows, element):
            return ((zero(element),) * rows,) * columns
        case Array(element, count):
            assert count is not None
            return (zero(element),) * count
        case Struct(members=members):
            return tuple(zero(member.type) for member in members)
        case Atomic(element):
            return zero(element)
        case _:
            raise AssertionError(f"{spell(type)} has no zero value")


def convert(value: Value, source: Type, target: Type) -> Value:
    """The automatic conversion (section 6.1.2): the same value, in another type.

    Raises
    ------
    ConstantError
        If ``target`` cannot hold it.
    """
    if source == target:
        return value
    match source, target:
        case Scalar(), Scalar():
            return _round(float(value), target) if target in FLOATS else _in_range(value, target)
        case ((Vector() | Array()), (Vector() | Array())):
            return tuple(convert(part, source.element, target.element) for part in value)
        case Matrix(), Matrix():
            column, into = Vector(source.rows, source.element), Vector(target.rows, target.element)
            return tuple(convert(part, column, into) for part in value)
        case Struct(), Struct():
            pairs = zip(value, source.members, target.members, strict=True)
            return tuple(convert(part, one.type, other.type) for part, one, other in pairs)
        case _:
            raise AssertionError(f"{spell(source)} does not convert to {spell(target)}")


def construct(value: Value, source: Scalar, target: Scalar) -> Value:
    """The conversion that ``target(value)`` asks for (section 17.1.2).

    A float becomes the nearest integer towards zero that the type can hold; i32 and u32 keep each other's bits.
    """
    if target == BOOL:
        return bool(value)
    if target in FLOATS:
        return _round(float(value), target)
    if source == ABSTRACT_INT:
        return _in_range(value, target)
    if source in FLOATS:
        low, high = _RANGES[target]
        if source == F32:
            high = _LARGEST[target]
        return max(low, min(high, math.trunc(value)))
    return settle(value, target, str(value))


def operate(operator: str, parameters: tuple[Type, ...], result: Type, values: tuple[Value, ...]) -> Value:
    """A unary or binary operator; vectors meet scalars component by component.

    Raises
    ------
    ConstantError
        On overflow, division by zero and bad shifts.
    """
    element = element_of(parameters[0])
    assert element is not None
    if operator == "*" and any(isinstance(p, Matrix) for p in parameters):
        return _multiply_matrices(parameters, values, element)
    if isinstance(parameters[0], Matrix):
        pairs = zip(*values, strict=True)
        return tuple(tuple(_BINARY[operator](element, *p) for p in zip(*columns, strict=True)) for columns in pairs)
    function = _UNARY[operator] if len(values) == 1 else _BINARY[operator]
    return spread(lambda *parts: function(element, *parts), parameters, values)


def apply(operator: str, element: Scalar, a: Value, b: Value) -> Value:
    """A binary operator on two scalars."""
    return _BINARY[operator](element, a, b)


def spread(function: Callable[..., Value], parameters: tuple[Type, ...], values: tuple[Value, ...]) -> Value:
    """Apply a function of scalars to each component; scalars stand for vectors of equal components."""
    size = next((p.size for p in parameters if isinstance(p, Vector)), None)
    if size is None:
        return function(*values)
    wide = [v if isinstance(p, Vector) else (v,) * size for p, v in zip(parameters, values, strict=True)]
    return tuple(function(*parts) for parts in zip(*wide, strict=True))


def dot(element: Scalar, left: Value, right: Value) -> Value:
    """Sum of the products of the components, rounded after each step."""
    total = _BINARY["*"](element, left[0], right[0])
    for one, other in zip(left[1:], right[1:], strict=True):
        total = _BINARY["+"](element, total, _BINARY["*"](element, one, other))
    return total


def transpose(value: Value) -> Value:
    """Rows of a matrix as columns."""
    return tuple(zip(*value, strict=True))


def _multiply_matrices(parameters: tuple[Type, ...], values: tuple[Value, ...], element: Scalar) -> Value:
    left, right = values
    one, other = parameters
    if isinstance(one, Scalar) or isinstance(other, Scalar):
        factor, matrix = (left, right) if isinstance(one, Scalar) else (right, left)
        return tuple(tuple(_BINARY["*"](element, part, factor) for part in column) for column in matrix)
    if isinstance(one, Vector):
        return tuple(dot(element, left, column) for column in right)
    rows = transpose(left)
    if isinstance(other, Vector):
        return tuple(dot(element, row, right) for row in rows)
    return tuple(tuple(dot(element, row, column) for row in rows) for column in right)


def _arithmetic(operator: str, function: Callable[[Value, Value], Value]) -> Callable[[Scalar, Value, Value], Value]:
    return lambda element, a, b: settle(function(a, b), element, f"{a} {operator} {b}")


def _divide(element: Scalar, a: Value, b: Value) -> Value:
    if element in FLOATS:
        if b == 0:
            raise ConstantError(f"'{a} / {b}' cannot be represented as '{spell(element)}'")
        return settle(a / b, element, f"{a} / {b}")
    _divides(element, a, b, "/")
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _remainder(element: Scalar, a: Value, b: Value) -> Value:
    if element in FLOATS:
        if b == 0:
            raise ConstantError(f"'{a} % {b}' cannot be represented as '{spell(element)}'")
        wide = F32 if element == F16 else element
        whole = float(math.trunc(_divide(wide, a, b)))
        return settle(apply("-", wide, a, apply("*", wide, b, whole)), element, f"{a} % {b}")
    _divides(element, a, b, "%")
    rest = abs(a) % abs(b)
    return -rest if a < 0 else rest


def _divides(element: Scalar, a: int, b: int, operator: str) -> None:
    if b == 0:
        raise ConstantError("integer division by zero is invalid")
    if b == -1 and a == _RANGES[element][0]:
        raise ConstantError(f"'{a} {operator} {b}' cannot be represented as '{spell(element)}'")


def _shift_left(element: Scalar, a: int, b: int) -> int:
    bits = 64 if element == ABSTRACT_INT else 32
    if b >= bits and (element != ABSTRACT_INT or a):
        raise ConstantError(f"shift left value must be less than the bit width of the lhs, which is {bits}")
    moved = a << min(b, 64)
    low, high = _RANGES[element]
    if not low <= moved <= high:
        if element != I32:
            raise ConstantError(f"'{a} << {b}' cannot be represented as '{spell(element)}'")
        raise ConstantError("shift left operation results in sign change")
    return moved


def _shift_right(element: Scalar, a: int, b: int) -> int:
    bits = 64 if element == ABSTRACT_INT else 32
    if b >= bits and element != ABSTRACT_INT:
        raise ConstantError(f"shift right value must be less than the bit width of the lhs, which is {bits}")
    return a >> min(b, 64)


_UNARY: dict[str, Callable[[Scalar, Value], Value]] = {
    "-": lambda element, a: settle(-a or 0, element, f"-{a}"),  # zero has no sign
    "!": lambda element, a: not a,
    "~": lambda element, a: settle(~a, element, f"~{a}"),
}
_BINARY: dict[str, Callable[[Scalar, Value, Value], Value]] = {
    "+": _arithmetic("+", lambda a, b: a + b),
    "-": _arithmetic("-", lambda a, b: a - b),
    "*": _arithmetic("*", lambda a, b: a * b),
    "/": _divide,
    "%": _remainder,
    "<<": _shift_left,
    ">>": _shift_right,
    "&": lambda element, a, b: a & b,
    "|": lambda element, a, b: a | b,
    "^": lambda element, a, b: settle(a ^ b, element, f"{a} ^ {b}"),
    "&&": lambda element, a, b: a and b,
    "||": lambda element, a, b: a or b,
    "==": lambda element, a, b: a == b,
    "!=": lambda element, a, b: a != b,
    "<": lambda element, a, b: a < b,
    "<=": lambda element, a, b: a <= b,
    ">": lambda element, a, b: a > b,
    ">=": lambda element, a, b: a >= b,
}
