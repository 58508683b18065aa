"""Integer instructions on polynomials: what an address computation may consist of."""

from __future__ import annotations

from collections.abc import Callable
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
    operation = _BINARY.get(opcode)
    if operation is None or len(arguments) != 2:
        return None
    return operation(arguments[0], arguments[1], atoms)


def _short(value: Polynomial) -> Polynomial | None:
    return value if len(value) <= MAX_TERMS else None


def _convert(to: str, value: Polynomial) -> Polynomial | None:
    bits = int(to[1:])
    if bits >= 32:
        return value
    upper = upper_bound(value)
    return value if upper is not None and upper < 1 << (bits - 1) else None


def _add(a: Polynomial, b: Polynomial, _: Atoms) -> Polynomial | None:
    return _short(add(a, b))


def _subtract(a: Polynomial, b: Polynomial, _: Atoms) -> Polynomial | None:
    return _short(add(a, b, -1))


def _multiply(a: Polynomial, b: Polynomial, _: Atoms) -> Polynomial | None:
    return multiply(a, b)


def _shift_left(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    count = value_of(b)
    if count is None:
        return atoms.function("<<", a, b)
    return multiply(a, constant(1 << count)) if 0 <= count < 64 else None


def _shift_right(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    count = value_of(b)
    if count is None or not 0 <= count < 64:
        return None
    upper = upper_bound(a)
    if upper is not None and upper >> count == 0:
        return constant(0)
    if upper is not None and trailing_zeros(a) >= count:
        return {monomial: coefficient >> count for monomial, coefficient in a.items()}
    return atoms.function(">>", a, b, upper=None if upper is None else upper >> count)


def _and(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    for value, other in ((a, b), (b, a)):
        mask = value_of(other)
        if mask is None:
            continue
        upper = upper_bound(value)
        if mask >= 0 and trailing_zeros(value) >= mask.bit_length():
            return constant(0)
        low = (mask & -mask).bit_length() - 1 if mask else 0
        covers = mask + (1 << low)  # 0 or a power of two for a mask whose ones are contiguous
        is_contiguous = covers == 0 or (mask > 0 and covers & (covers - 1) == 0)
        fits = mask < 0 or (upper is not None and upper < covers)
        if is_contiguous and fits and trailing_zeros(value) >= low and (upper is not None or mask < 0):
            return value
        bound = mask if mask >= 0 else upper
        if mask >= 0 and upper is not None:
            bound = min(mask, upper)
        return atoms.function("&", value, other, upper=bound)
    return atoms.function("&", a, b)


def _or(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    for low, high in ((a, b), (b, a)):
        upper = upper_bound(low)
        if upper is not None and trailing_zeros(high) >= upper.bit_length():
            return _short(add(a, b))  # no bit is in both: compilers write such sums with `or`
    return atoms.function("|", a, b, upper=_bits_bound(a, b))


def _xor(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    return atoms.function("^", a, b, upper=_bits_bound(a, b))


def _bits_bound(a: Polynomial, b: Polynomial) -> int | None:
    left, right = upper_bound(a), upper_bound(b)
    return None if left is None or right is None else (1 << max(left, right).bit_length()) - 1


def _divide(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    divisor = value_of(b)
    if divisor is not None and divisor > 0 and all(coefficient % divisor == 0 for coefficient in a.values()):
        return {monomial: coefficient // divisor for monomial, coefficient in a.items()}
    upper = upper_bound(a)
    return atoms.function("/", a, b, upper=upper)


def _remainder(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    divisor = value_of(b)
    upper = upper_bound(a)
    if divisor is not None and divisor > 0 and upper is not None:
        return a if upper < divisor else atoms.function("%", a, b, upper=divisor - 1)
    return atoms.function("%", a, b)


def _minimum(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    return atoms.function("min", a, b)


def _maximum(a: Polynomial, b: Polynomial, atoms: Atoms) -> Polynomial | None:
    return atoms.function("max", a, b)


_BINARY: Final[dict[str, Callable[[Polynomial, Polynomial, Atoms], Polynomial | None]]] = {
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
