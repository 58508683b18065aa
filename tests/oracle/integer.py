"""Integer arithmetic, logic and bit fields, on Python integers lane by lane."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from oracle import values as v
from oracle.floating import Operation
from oracle.values import Bits
from rooftile.ptx.program import Instruction


def _integer(function: Callable[..., int]) -> Operation:
    """Each lane on its own: ``function`` of Python integers, modulo the type's width."""

    def operation(instruction: Instruction, sources: list[Bits]) -> Bits:
        kind = instruction.types[0]
        rows = zip(*(v.python_integers(s, kind) for s in sources), strict=True)
        return v.from_python([function(*row) for row in rows], v.width(kind))

    return operation


def _quotient(a: int, b: int) -> int:
    """Division truncates; by zero it is unspecified, so no test may look at the result."""
    if b == 0:
        return -1
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _multiply(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``mul`` and ``mad``: ``.lo``, ``.hi`` or ``.wide`` part of the full product, then the addend."""
    kind = instruction.types[0]
    bits = v.width(kind)
    products = [
        a * b for a, b in zip(v.python_integers(sources[0], kind), v.python_integers(sources[1], kind), strict=True)
    ]
    if "hi" in instruction.modifiers:
        products = [p >> bits for p in products]
    if "wide" in instruction.modifiers:
        bits *= 2
    if len(sources) == 3:
        products = [p + c for p, c in zip(products, v.python_integers(sources[2], f"{kind[0]}{bits}"), strict=True)]
    if "sat" in instruction.modifiers:
        products = [min(max(p, -(2**31)), 2**31 - 1) for p in products]
    return v.from_python(products, bits)


def _multiply24(instruction: Instruction, sources: list[Bits]) -> Bits:
    """The product of the low 24 bits."""
    kind = instruction.types[0]

    def low(x: int) -> int:
        x &= 0xFFFFFF
        return x - (1 << 24) if v.is_signed(kind) and x >> 23 else x

    rows = zip(*(v.python_integers(s, kind) for s in sources), strict=True)
    shift = 16 if "hi" in instruction.modifiers else 0
    return v.from_python([(low(r[0]) * low(r[1]) >> shift) + sum(r[2:]) for r in rows], 32)


def _add(instruction: Instruction, sources: list[Bits]) -> Bits:
    kind = instruction.types[0]
    sign = -1 if instruction.opcode == "sub" else 1
    a, b = (v.python_integers(s, kind) for s in sources)
    sums = [x + sign * y for x, y in zip(a, b, strict=True)]
    if "sat" in instruction.modifiers:
        sums = [min(max(x, -(2**31)), 2**31 - 1) for x in sums]
    return v.from_python(sums, v.width(kind))


def _logic(function: Callable[..., Bits]) -> Operation:
    def operation(instruction: Instruction, sources: list[Bits]) -> Bits:
        return v.truncate(function(*sources), v.width(instruction.types[0]))

    return operation


def _shift(instruction: Instruction, sources: list[Bits]) -> Bits:
    """Amounts are unsigned 32-bit and clamp at the width: all bits out, or all sign."""
    kind = instruction.types[0]
    bits = v.width(kind)
    amounts = [min(c, bits) for c in v.python_integers(sources[1], "u32")]
    if instruction.opcode == "shl":
        return v.from_python([x << c for x, c in zip(v.python_integers(sources[0], kind), amounts, strict=True)], bits)
    return v.from_python([x >> c for x, c in zip(v.python_integers(sources[0], kind), amounts, strict=True)], bits)


def _funnel(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``shf``: 32 bits out of the 64 of ``b:a``."""
    lanes = []
    for a, b, c in zip(*(v.python_integers(s, "u32") for s in sources), strict=True):
        n = min(c, 32) if "clamp" in instruction.modifiers else c & 31
        both = (b << 32) | a
        lanes.append((both << n) >> 32 if "l" in instruction.modifiers else both >> n)
    return v.from_python(lanes, 32)


def _bit_field_extract(instruction: Instruction, sources: list[Bits]) -> Bits:
    kind = instruction.types[0]
    bits = v.width(kind)
    lanes = []
    for value, b, c in zip(*(s.tolist() for s in sources), strict=True):
        position, length = b & 0xFF, c & 0xFF
        sign = 0
        if v.is_signed(kind) and length > 0:
            sign = (value >> min(position + length - 1, bits - 1)) & 1
        result = 0
        for i in range(bits):
            inside = i < length and position + i < bits
            result |= ((value >> (position + i)) & 1 if inside else sign) << i
        lanes.append(result)
    return v.from_python(lanes, bits)


def _bit_field_insert(instruction: Instruction, sources: list[Bits]) -> Bits:
    bits = v.width(instruction.types[0])
    lanes = []
    for a, b, c, d in zip(*(s.tolist() for s in sources), strict=True):
        position, length = c & 0xFF, d & 0xFF
        result = b
        for i in range(length):
            if position + i < bits:
                result = (result & ~(1 << (position + i))) | (((a >> i) & 1) << (position + i))
        lanes.append(result)
    return v.from_python(lanes, bits)


def _find_leading(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``bfind``: position of the highest bit unlike the sign, 0xffffffff if none; ``.shiftamt`` counts from the top."""
    kind = instruction.types[0]
    lanes = []
    for value in v.python_integers(sources[0], kind):
        position = (~value if value < 0 else value).bit_length() - 1
        if position >= 0 and "shiftamt" in instruction.modifiers:
            position = v.width(kind) - 1 - position
        lanes.append(position)
    return v.from_python(lanes, 32)


def _count(function: Callable[[int, int], int]) -> Operation:
    """``popc`` and ``clz``: the result is 32 bits whatever the source."""

    def operation(instruction: Instruction, sources: list[Bits]) -> Bits:
        kind = instruction.types[0]
        bits = v.width(kind)
        return v.from_python([function(x, bits) for x in v.python_integers(sources[0], "u" + kind[1:])], 32)

    return operation


def _reverse(instruction: Instruction, sources: list[Bits]) -> Bits:
    bits = v.width(instruction.types[0])
    return v.from_python([int(f"{x & (2**bits - 1):0{bits}b}"[::-1], 2) for x in sources[0].tolist()], bits)


def _permute(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``prmt``: each nibble of ``c`` picks one of the eight bytes of ``b:a``, or its sign spread."""
    special = next((m for m in instruction.modifiers if m in ("f4e", "b4e", "rc8", "ecl", "ecr", "rc16")), None)
    if special is not None:
        raise KeyError(instruction.text)
    lanes = []
    for a, b, c in zip(*(v.python_integers(s, "u32") for s in sources), strict=True):
        both = (b << 32) | a
        result = 0
        for i in range(4):
            selector = (c >> (4 * i)) & 0xF
            byte = (both >> (8 * (selector & 7))) & 0xFF
            if selector & 8:
                byte = 0xFF if byte >> 7 else 0
            result |= byte << (8 * i)
        lanes.append(result)
    return v.from_python(lanes, 32)


def _lut(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``lop3``: bit of the table at the number that the three operands' bits spell."""
    lanes = []
    for a, b, c, table in zip(*(s.tolist() for s in sources), strict=True):
        result = 0
        for i in range(32):
            row = ((a >> i & 1) << 2) | ((b >> i & 1) << 1) | (c >> i & 1)
            result |= ((table >> row) & 1) << i
        lanes.append(result)
    return v.from_python(lanes, 32)


def _dot_product(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``dp4a``: four products of bytes; ``dp2a``: two products of the halves of ``a`` and two bytes of ``b``."""
    signs = [v.is_signed(kind) for kind in instruction.types]
    four = instruction.opcode == "dp4a"
    first = 2 if "hi" in instruction.modifiers else 0

    def part(word: int, number: int, bits: int, signed: bool) -> int:
        value = (word >> (number * bits)) & ((1 << bits) - 1)
        return value - (1 << bits) if signed and value >> (bits - 1) else value

    lanes = []
    for a, b, c in zip(*(s.tolist() for s in sources), strict=True):
        if four:
            products = [part(a, i, 8, signs[0]) * part(b, i, 8, signs[1]) for i in range(4)]
        else:
            products = [part(a, i, 16, signs[0]) * part(b, first + i, 8, signs[1]) for i in range(2)]
        lanes.append(c + sum(products))
    return v.from_python(lanes, 32)


OPERATIONS: dict[str, Operation] = {
    "add": _add,
    "sub": _add,
    "mul": _multiply,
    "mad": _multiply,
    "mul24": _multiply24,
    "mad24": _multiply24,
    "div": _integer(_quotient),
    "rem": _integer(lambda a, b: a - b * _quotient(a, b)),
    "neg": _integer(lambda a: -a),
    "abs": _integer(abs),
    "min": _integer(min),
    "max": _integer(max),
    "dp4a": _dot_product,
    "dp2a": _dot_product,
    "sad": _integer(lambda a, b, c: c + abs(a - b)),
    "and": _logic(np.bitwise_and),
    "or": _logic(np.bitwise_or),
    "xor": _logic(np.bitwise_xor),
    "not": _logic(np.invert),
    "cnot": _integer(lambda a: int(a == 0)),
    "shl": _shift,
    "shr": _shift,
    "shf": _funnel,
    "bfe": _bit_field_extract,
    "bfi": _bit_field_insert,
    "bfind": _find_leading,
    "popc": _count(lambda x, bits: x.bit_count()),
    "clz": _count(lambda x, bits: bits - x.bit_length()),
    "brev": _reverse,
    "prmt": _permute,
    "lop3": _lut,
}
