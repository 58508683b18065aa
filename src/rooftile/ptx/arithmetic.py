"""Integer instructions on polynomials: what an address computation may consist of."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd
from typing import Final

from rooftile.ptx.polynomial import (
    MAX_TERMS,
    Atoms,
    Polynomial,
    add,
    constant,
    multiply,
    trailing_zeros,
    upper_bound,
    value_of,
)
from rooftile.ptx.program import Instruction, Operand, Vector

Read = Callable[[Operand], Polynomial]


def evaluate(instruction: Instruction, read: Read, atoms: Atoms) -> Polynomial | None:
    """Value of the only destination, None if it cannot be written as a polynomial.

    Additions and multiplications are taken not to wrap, as the author of an index expression does.
    """
    opcode, modifiers, sources = instruction.opcode, instruction.modifiers, instruction.sources
    if not all(kind[0] in "bsu" for kind in instruction.types if kind != "bf16") or "bf16" in instruction.types:
        return None
    if any(isinstance(source, Vector) for source in sources) or "cc" in modifiers or "hi" in modifiers:
        return None
    arguments = [read(source) for source in sources]
    if opcode in ("mov", "cvta") and len(arguments) == 1:
        return arguments[0]
    if opcode == "cvt" and len(arguments) == 1:
        return _convert(instruction.types[0], arguments[0])
    if opcode == "neg" and len(arguments) == 1:
        return add({}, arguments[0], -1)
    if opcode == "mad" and len(arguments) == 3:
        product = multiply(arguments[0], arguments[1])
        return None if product is None else _short(add(product, arguments[2]))
    if opcode == "bfe" and len(arguments) == 3:
        return _extract(arguments, atoms) if instruction.types[-1].startswith("u") else None
    if opcode == "bfi" and len(arguments) == 4:
        return _insert(arguments, atoms, int(instruction.types[-1][1:]))
    operation = _BINARY.get(opcode)
    if operation is None or len(arguments) != 2:
        return None
    return operation(arguments[0], arguments[1], atoms, instruction.types[-1].startswith("u"))


def _short(value: Polynomial) -> Polynomial | None:
    return value if len(value) <= MAX_TERMS else None


def _convert(to: str, value: Polynomial) -> Polynomial | None:
    bits = int(to[1:])
    if bits >= 32:
        return value
    upper = upper_bound(value)
    return value if upper is not None and upper < 1 << (bits - 1) else None


def _extract(arguments: list[Polynomial], atoms: Atoms) -> Polynomial | None:
    """``bfe.u32 d, a, position, length``: ``length`` bits of ``a`` from ``position`` on."""
    position, length = value_of(arguments[1]), value_of(arguments[2])
    if position is None or length is None or not (0 <= position < 32 and 0 < length <= 32 - position):
        return None
    shifted = _floor(arguments[0], 1 << position, atoms)
    return _and(shifted, constant((1 << length) - 1), atoms, True)


def _insert(arguments: list[Polynomial], atoms: Atoms, bits: int) -> Polynomial | None:
    """``bfi d, a, b, position, length``: ``b`` with ``length`` bits from ``position`` on replaced by those of ``a``.

    Followed where nothing of ``b`` is replaced, which is how compilers write ``(a << position) | b``.
    """
    a, b, position, length = arguments[0], arguments[1], value_of(arguments[2]), value_of(arguments[3])
    upper = upper_bound(b)
    if position is None or length is None or upper is None or not 0 <= position < bits or upper >> position:
        return None
    field = a if length >= bits - position else _and(a, constant((1 << length) - 1), atoms, True)
    return None if field is None else _short(add(b, field, 1 << position))


def _add(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    return _short(add(a, b))


def _subtract(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    return _short(_as_remainder(add(a, b, -1), atoms))


def _multiply(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    return multiply(a, b)


def _shift_left(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    count = value_of(b)
    if count is None:
        return atoms.function("<<", a, b)
    return multiply(a, constant(1 << count)) if 0 <= count < 64 else None


def _shift_right(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    count = value_of(b)
    if count is None or not 0 <= count < 64:
        return atoms.function(">>", a, b)
    return _floor(a, 1 << count, atoms, ">>", b) if not unsigned else _floor(a, 1 << count, atoms)


def _floor(
    a: Polynomial, divisor: int, atoms: Atoms, operator: str = "/", operand: Polynomial | None = None
) -> Polynomial:
    """``a`` over ``divisor``, rounded down; written with ``operator`` where ``a`` may be negative."""
    whole = {monomial: c // divisor for monomial, c in a.items() if c % divisor == 0}
    rest = {monomial: c for monomial, c in a.items() if c % divisor}
    upper = upper_bound(rest)
    if upper is not None:
        if upper < divisor:
            return whole
        common = gcd(divisor, *rest.values())
        rest, divisor = {monomial: c // common for monomial, c in rest.items()}, divisor // common
        inner = next(iter(rest))[0] if len(rest) == 1 and len(next(iter(rest))) == 1 else None
        if inner is not None and rest[(inner,)] == 1 and inner.kind == "function" and inner.text == "/":
            before = value_of(inner.arguments[1])
            if before is not None:  # a/b/c is a/(b*c)
                return add(whole, _floor(inner.arguments[0], before * divisor, atoms))
        return add(whole, atoms.function("/", rest, constant(divisor), upper=upper // common // divisor))
    if operand is None:
        return atoms.function("/", a, constant(divisor))
    dividend = _without_rounding(a, divisor)
    if dividend is not None:
        return atoms.function("/", dividend, constant(divisor))
    return atoms.function(operator, a, operand)


def _without_rounding(a: Polynomial, divisor: int) -> Polynomial | None:
    """``x`` of ``x + (x >> 31 >>> 32 - n)``, which rounds a signed division by ``divisor`` = 2**n towards zero."""
    for monomial, coefficient in a.items():
        if coefficient != 1 or len(monomial) != 1 or monomial[0].text != "/":
            continue
        signs, weight = monomial[0].arguments
        sign = next(iter(signs))[0] if len(signs) == 1 and () not in signs else None
        if sign is None or signs != {(sign,): 1} or sign.text != ">>":
            continue
        dividend, count = sign.arguments
        if dividend == add(a, {monomial: 1}, -1) and (value_of(weight) or 0) * divisor == 2 << (value_of(count) or 0):
            return dividend
    return None


def _as_remainder(a: Polynomial, atoms: Atoms) -> Polynomial:
    """``a`` with ``x - d*(x/d)`` written as ``x % d``."""
    for monomial, coefficient in a.items():
        if len(monomial) != 1 or monomial[0].kind != "function" or monomial[0].text != "/":
            continue
        dividend, divisor = monomial[0].arguments
        d = value_of(divisor)
        if d is None or d <= 0 or coefficient % d:
            continue
        scale = -coefficient // d
        if all(a.get(m) == scale * c for m, c in dividend.items()):
            rest = add(add(a, dividend, -scale), {monomial: coefficient}, -1)
            upper = d - 1 if upper_bound(dividend) is not None else None
            return add(rest, atoms.function("%", dividend, divisor, upper=upper), scale)
    return a


def _modulo(a: Polynomial, divisor: int, atoms: Atoms, operator: str, operand: Polynomial) -> Polynomial:
    """What ``a`` leaves over multiples of ``divisor``; written with ``operator`` where ``a`` may be negative."""
    rest = {monomial: c for monomial, c in a.items() if c % divisor}
    upper = upper_bound(rest)
    if upper is None:
        return atoms.function(operator, a, operand, upper=divisor - 1 if operator == "&" else None)
    if upper < divisor:
        return rest
    common = 1 << min(trailing_zeros(rest), trailing_zeros(constant(divisor)))
    if common > 1:  # 4*x % 16 is 4*(x % 4)
        part = _modulo({m: c // common for m, c in rest.items()}, divisor // common, atoms, operator, operand)
        return {monomial: c * common for monomial, c in part.items()}
    return atoms.function("%", rest, constant(divisor), upper=divisor - 1)


def _and(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    mask = value_of(b)
    if mask is None:
        a, b, mask = b, a, value_of(a)
    if mask is None:
        return atoms.function("&", a, b)
    if mask == 0:
        return {}
    low = trailing_zeros(constant(mask))
    upper = upper_bound(a)
    high = mask >> low
    if upper is not None and high > 0 and high & (high + 1) == 0 and upper <= mask | ((1 << low) - 1):
        high = -1  # the mask has no end that matters
    if high == -1:
        part = _floor(a, 1 << low, atoms, ">>", constant(low)) if low else a
    elif high & (high + 1) == 0:
        shifted = _floor(a, 1 << low, atoms, ">>", constant(low)) if low else a
        part = _modulo(shifted, high + 1, atoms, "&", constant(high))
    else:
        return atoms.function("&", a, b, upper=mask if mask > 0 else upper)
    return {monomial: c << low for monomial, c in part.items()}


def _or(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    for value, other in ((a, b), (b, a)):
        upper = upper_bound(other)
        if upper is None:
            continue
        below = {monomial: c for monomial, c in value.items() if c % (1 << upper.bit_length())}
        lowest = upper_bound(below)
        if lowest is not None and lowest.bit_length() <= trailing_zeros(other):
            return _short(add(a, b))  # no bit is in both: compilers write such sums with `or`
    return atoms.function("|", a, b, upper=_bits_bound(a, b))


def _xor(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    return atoms.function("^", a, b, upper=_bits_bound(a, b))


def _bits_bound(a: Polynomial, b: Polynomial) -> int | None:
    left, right = upper_bound(a), upper_bound(b)
    return None if left is None or right is None else (1 << max(left, right).bit_length()) - 1


def _divide(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    divisor = value_of(b)
    if divisor is None or divisor <= 0:
        return atoms.function("/", a, b, upper=upper_bound(a))
    if not unsigned and upper_bound(a) is None and any(c % divisor for c in a.values()):
        return atoms.function("/", a, b)  # rounds towards zero, which is not down
    return _floor(a, divisor, atoms)


def _remainder(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    divisor = value_of(b)
    if divisor is None or divisor <= 0 or (not unsigned and upper_bound(a) is None):
        return atoms.function("%", a, b)
    return _modulo(a, divisor, atoms, "%", b)


def _minimum(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    return atoms.function("min", a, b)


def _maximum(a: Polynomial, b: Polynomial, atoms: Atoms, unsigned: bool) -> Polynomial | None:
    return atoms.function("max", a, b)


_BINARY: Final[dict[str, Callable[[Polynomial, Polynomial, Atoms, bool], Polynomial | None]]] = {
    "add": _add,
    "sub": _subtract,
    "mul": _multiply,
    "shl": _shift_left,
    "shr": _shift_right,
    "and": _and,
    "or": _or,
    "xor": _xor,
    "div": _divide,
    "rem": _remainder,
    "min": _minimum,
    "max": _maximum,
}
