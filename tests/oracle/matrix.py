"""Matrix instructions of a warp, element by element (PTX ISA, "Warp Level Matrix Multiply-Accumulate").

Sums of f16, bf16, tf32 and 8-bit floats are those of an H200, worked out here with exact fractions: all products of one
instruction and C are added at once, each without the digits more than 25 places below the largest exponent.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from functools import lru_cache

import numpy as np

from oracle import values as v
from oracle.values import Bits
from oracle.warpwide import LANES
from rooftile.ptx.program import Instruction

Number = Fraction | float
Matrix = dict[tuple[int, int], int]
"""Bit patterns of elements by (row, column)."""

BITS = {"f16": 16, "bf16": 16, "tf32": 32, "f32": 32, "f64": 64, "s32": 32, "b1": 1}
BITS |= {"s8": 8, "u8": 8, "s4": 4, "u4": 4, "e4m3": 8, "e5m2": 8}
FRACTION = {
    "f16": (5, 10),
    "bf16": (8, 7),
    "tf32": (8, 23),
    "f32": (8, 23),
    "f64": (11, 52),
    "e4m3": (4, 3),
    "e5m2": (5, 2),
}
KEPT = 25


def multiply(instruction: Instruction, a: list[Bits], b: list[Bits], c: list[Bits]) -> list[Bits]:
    """Registers of D; ``a``, ``b`` and ``c`` are lists of registers, each with its 32 lanes."""
    shape = next(word for word in instruction.modifiers if re.fullmatch(r"m\d+n\d+k\d+", word))
    m, n, k = (int(size) for size in re.findall(r"\d+", shape))
    kind_d, kind_a, kind_b, kind_c = instruction.types
    left = gather(a, kind_a, lambda lane, i: place_of_a(lane, i, m, kind_a))
    right = gather(b, kind_b, lambda lane, i: place_of_b(lane, i, kind_b))
    start = gather(c, kind_c, place_of_c)
    add = adder(instruction)
    result = {
        (i, j): add([left[i, x] for x in range(k)], [right[x, j] for x in range(k)], start[i, j])
        for i in range(m)
        for j in range(n)
    }
    return scatter(result, kind_d, place_of_c)


def per_register(kind: str) -> int:
    return max(1, 32 // BITS[kind])


def gather(registers: list[Bits], kind: str, place: Callable[[int, int], tuple[int, int]]) -> Matrix:
    """The matrix that the lanes hold; element ``i`` of a lane counts through its registers."""
    each, bits = per_register(kind), BITS[kind]
    return {
        place(lane, i): int(registers[i // each][lane]) >> (i % each * bits) & ((1 << bits) - 1)
        for lane in range(LANES)
        for i in range(len(registers) * each)
    }


def scatter(matrix: Matrix, kind: str, place: Callable[[int, int], tuple[int, int]]) -> list[Bits]:
    each, bits = per_register(kind), BITS[kind]
    count = len(matrix) // LANES // each
    return [
        v.from_python(
            [sum(matrix[place(lane, r * each + i)] << (i * bits) for i in range(each)) for lane in range(LANES)],
            max(32, bits),
        )
        for r in range(count)
    ]


def place_of_a(lane: int, i: int, m: int, kind: str) -> tuple[int, int]:
    """Row and column of A: groups of four lanes share a row, and below it, in the next register, the one 8 further."""
    register, element = divmod(i, per_register(kind))
    further, lower = divmod(register, m // 8)
    return lane // 4 + 8 * lower, per_register(kind) * (lane % 4 + 4 * further) + element


def place_of_b(lane: int, i: int, kind: str) -> tuple[int, int]:
    register, element = divmod(i, per_register(kind))
    return per_register(kind) * (lane % 4 + 4 * register) + element, lane // 4


def place_of_c(lane: int, i: int) -> tuple[int, int]:
    return lane // 4 + 8 * (i // 2), 2 * (lane % 4) + i % 2


def adder(instruction: Instruction) -> Callable[[list[int], list[int], int], int]:
    """What makes an element of D from a row of A, a column of B and an element of C."""
    d, a, b, c = instruction.types
    if a == "b1":
        exclusive = "xor" in instruction.modifiers
        return lambda x, y, z: (z + sum(p ^ q if exclusive else p & q for p, q in zip(x, y, strict=True))) & 0xFFFFFFFF
    if a[0] in "su":
        saturate = "satfinite" in instruction.modifiers

        def integers(x: list[int], y: list[int], z: int) -> int:
            total = signed(z, "s32") + sum(signed(p, a) * signed(q, b) for p, q in zip(x, y, strict=True))
            return (min(max(total, -(2**31)), 2**31 - 1) if saturate else total) & 0xFFFFFFFF

        return integers
    if a == "f64":
        return doubles
    if a.startswith("e"):
        return lambda x, y, z: eight_bits(x, y, z, a, b, d)
    return lambda x, y, z: fused([(p, a) for p in x], [(q, b) for q in y], (z, c), d)


def signed(bits: int, kind: str) -> int:
    width = BITS[kind]
    return bits - (1 << width) if kind[0] == "s" and bits >> (width - 1) else bits


def doubles(x: list[int], y: list[int], z: int) -> int:
    """One fused multiply-add after the other."""
    total = z
    for p, q in zip(x, y, strict=True):
        value, left, right = (value_of(bits, "f64") for bits in (total, p, q))
        exact = Fraction(0)
        if all(isinstance(number, Fraction) or number == 0 for number in (value, left, right)):
            exact = Fraction(left) * Fraction(right) + Fraction(value)
        # Of zeros, infinities and NaN, ordinary arithmetic knows what becomes.
        if all(isinstance(number, Fraction) or number == 0 for number in (left, right)) and np.isinf(float(value)):
            product = 0.0  # whatever it is, it is finite
        else:
            product = float(left) * float(right)
        ordinary = bits_of(product + float(value))
        total = v.round_fraction(exact, v.FORMATS["f64"]) if exact else ordinary
    return total


def bits_of(x: float) -> int:
    return int(np.array([x], np.float64).view(np.uint64)[0])


@lru_cache(1 << 16)
def value_of(bits: int, kind: str) -> Number:
    """Exactly, or infinity or NaN as a float; zeros of ``f64`` stay floats for the sake of their sign."""
    exponent_bits, fraction_bits = FRACTION[kind]
    if kind == "tf32":
        bits &= ~0x1FFF
    sign = -1 if bits >> (exponent_bits + fraction_bits) & 1 else 1
    exponent = bits >> fraction_bits & (2**exponent_bits - 1)
    fraction = bits & (2**fraction_bits - 1)
    if kind == "e4m3":
        if exponent == 15 and fraction == 7:
            return float("nan")
    elif exponent == 2**exponent_bits - 1:
        return float("nan") if fraction else sign * float("inf")
    if kind == "f64" and not exponent and not fraction:
        return sign * 0.0
    bias = 2 ** (exponent_bits - 1) - 1
    whole = fraction + (2**fraction_bits if exponent else 0)
    return Fraction(sign * whole) * Fraction(2) ** (max(exponent, 1) - bias - fraction_bits)


def exponent_of(x: Fraction, kind: str) -> int:
    """That of the leading digit, but never below the format's smallest normal number's."""
    least = -126 if kind in ("bf16", "tf32", "f32") else -14
    exponent = abs(x.numerator).bit_length() - x.denominator.bit_length()
    return max(least, exponent - (abs(x) < Fraction(2) ** exponent))


@lru_cache(1 << 16)
def leading(bits: int, kind: str) -> int:
    """The exponent of a finite number."""
    return exponent_of(Fraction(value_of(bits, kind)), kind)


def fused(x: list[tuple[int, str]], y: list[tuple[int, str]], z: tuple[int, str], kind: str) -> int:
    """One block: every factor with its type."""
    factors = [(value_of(*p), value_of(*q)) for p, q in zip(x, y, strict=True)]
    start = value_of(*z)
    if not all(isinstance(n, Fraction) for n in (start, *(f for pair in factors for f in pair))):
        total = float(start) + sum(float(p) * float(q) for p, q in factors)
        if total != total:
            return v.CANONICAL_NAN[kind]
        return v.FORMATS[kind].infinity | (v.FORMATS[kind].sign if total < 0 else 0)
    terms = [p * q for p, q in factors] + [start]
    exponents = [leading(*p) + leading(*q) for p, q in zip(x, y, strict=True)] + [leading(*z)]
    largest = max((exponent for term, exponent in zip(terms, exponents, strict=True) if term), default=0)
    quantum = Fraction(2) ** (largest - KEPT)
    total_exact = sum(int(term / quantum) for term in terms if term) * quantum
    return rounded(total_exact, kind)


def rounded(x: Fraction, kind: str) -> int:
    """Halves to nearest, floats towards zero and to infinity past the largest; zero is positive."""
    if kind == "f16":
        bits = v.round_fraction(x, v.FORMATS["f16"]) if x else 0
        return bits if bits & 0x7FFF else 0
    sign, size = (0x80000000 if x < 0 else 0), abs(x)
    if size >= Fraction(2) ** 128:
        return sign | 0x7F800000
    exponent = exponent_of(size, "f32")
    whole = int(size / Fraction(2) ** (exponent - 23))
    bits = whole if whole < 2**23 else whole - 2**23 | (exponent + 127) << 23
    return sign | bits if bits else 0


def eight_bits(x: list[int], y: list[int], z: int, a: str, b: str, kind: str) -> int:
    """Made of f16 products where there are no others: two of every four factors first, and C added last."""
    total = 0
    for chosen in ((0, 1), (2, 3)):
        at = [i for i in range(len(x)) if i % 4 in chosen]
        total = fused([(x[i], a) for i in at], [(y[i], b) for i in at], (total, kind), kind)
    left, right = value_of(total, kind), value_of(z, kind)
    if not (isinstance(left, Fraction) and isinstance(right, Fraction)):
        added = float(left) + float(right)
        if added != added:
            return v.CANONICAL_NAN[kind]
        return v.FORMATS[kind].infinity | (v.FORMATS[kind].sign if added < 0 else 0)
    if left + right:
        return v.round_fraction(left + right, v.FORMATS[kind])
    return (total & z if not left and not right else 0) & v.FORMATS[kind].sign


def rows_to_fragments(rows: list[bytes], count: int, *, transposed: bool) -> list[Bits]:
    """``ldmatrix``: 16 bytes of each lane to one register for each of ``count`` matrices."""
    found = []
    for matrix in range(count):
        element = {
            (row, column): int.from_bytes(rows[8 * matrix + row][2 * column : 2 * column + 2], "little")
            for row in range(8)
            for column in range(8)
        }
        if transposed:
            element = {(column, row): value for (row, column), value in element.items()}
        words = [element[lane // 4, lane % 4 * 2] | element[lane // 4, lane % 4 * 2 + 1] << 16 for lane in range(LANES)]
        found.append(v.from_python(words, 32))
    return found


def fragments_to_rows(registers: list[Bits], *, transposed: bool) -> list[bytes]:
    """``stmatrix``: the 16 bytes that each lane writes."""
    rows = []
    for register in registers:
        element = {}
        for lane in range(LANES):
            for half in range(2):
                place = (lane // 4, lane % 4 * 2 + half)
                element[place[::-1] if transposed else place] = int(register[lane]) >> (16 * half) & 0xFFFF
        rows += [b"".join(element[row, column].to_bytes(2, "little") for column in range(8)) for row in range(8)]
    return rows


def transpose(register: Bits) -> Bits:
    """``movmatrix``."""
    rows = fragments_to_rows([register], transposed=True)
    return rows_to_fragments(rows, 1, transposed=False)[0]
