"""Bit patterns of a warp's registers as typed numbers, and correctly rounded arithmetic.

A register holds 32 lanes of ``uint64`` bit patterns. Arithmetic that NumPy rounds once and correctly (float32 and
float64 ``+ - * /`` and square root) is left to NumPy; all else is done exactly with :class:`~fractions.Fraction` and
rounded by :func:`round_fraction`.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction
from functools import cache

import numpy as np
import numpy.typing as npt

Bits = npt.NDArray[np.uint64]
Array = npt.NDArray[np.generic]
Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True)
class Format:
    """A binary floating-point format: width, digits of the significand, exponents of the least and greatest normal."""

    bits: int
    digits: int
    emin: int
    emax: int

    @property
    def infinity(self) -> int:
        return ((1 << (self.bits - self.digits)) - 1) << (self.digits - 1)

    @property
    def sign(self) -> int:
        return 1 << (self.bits - 1)


FORMATS = {
    "f16": Format(16, 11, -14, 15),
    "bf16": Format(16, 8, -126, 127),
    "f32": Format(32, 24, -126, 127),
    "f64": Format(64, 53, -1022, 1023),
}

# PTX returns this NaN from arithmetic; only its being a NaN is compared.
CANONICAL_NAN = {"f16": 0x7FFF, "bf16": 0x7FFF, "f32": 0x7FFFFFFF, "f64": 0x7FFFFFFFFFFFFFFF}

INTEGERS: dict[str, type[np.integer]] = {
    "u8": np.uint8,
    "u16": np.uint16,
    "u32": np.uint32,
    "u64": np.uint64,
    "s8": np.int8,
    "s16": np.int16,
    "s32": np.int32,
    "s64": np.int64,
    "b8": np.uint8,
    "b16": np.uint16,
    "b32": np.uint32,
    "b64": np.uint64,
}


@cache
def width(kind: str) -> int:
    """Bits of a value of PTX type ``kind``; packed types count both halves."""
    if kind == "pred":
        return 1
    if kind.endswith("x2"):
        return 2 * width(kind[:-2])
    if kind == "tf32":
        return 32
    return int(kind.lstrip("busf"))


def is_float(kind: str) -> bool:
    return kind in FORMATS


def is_signed(kind: str) -> bool:
    return kind.startswith("s")


def truncate(bits: Bits, count: int) -> Bits:
    """The low ``count`` bits."""
    return bits if count >= 64 else bits & np.uint64((1 << count) - 1)


def integers(bits: Bits, kind: str) -> npt.NDArray[np.integer]:
    """Lanes as integers of type ``kind``."""
    unsigned = INTEGERS["u" + kind[1:]]
    return bits.astype(unsigned).view(INTEGERS[kind])


def from_integers(values: Array) -> Bits:
    """Bit patterns of integers, zero-extended."""
    unsigned = np.dtype(f"u{values.dtype.itemsize}")
    return values.view(unsigned).astype(np.uint64)


def python_integers(bits: Bits, kind: str) -> list[int]:
    """Lanes as Python integers, which cannot overflow."""
    numbers: list[int] = integers(bits, kind).tolist()
    return numbers


def from_python(values: list[int], count: int) -> Bits:
    """Python integers modulo ``2**count``."""
    return np.array([value & ((1 << count) - 1) for value in values], dtype=np.uint64)


def floats(bits: Bits, kind: str) -> npt.NDArray[np.floating]:
    """Lanes as floats; bfloat16 is widened to float32, which holds it exactly."""
    if kind == "f64":
        return bits.view(np.float64)
    if kind == "f32":
        return bits.astype(np.uint32).view(np.float32)
    if kind == "f16":
        return bits.astype(np.uint16).view(np.float16)
    if kind == "bf16":
        return (bits.astype(np.uint32) << np.uint32(16)).view(np.float32)
    raise ValueError(f"not a float type: {kind}")


def from_floats(values: npt.NDArray[np.floating]) -> Bits:
    """Bit patterns of float32 or float64 lanes."""
    unsigned = np.dtype(f"u{values.dtype.itemsize}")
    return np.ascontiguousarray(values).view(unsigned).astype(np.uint64)


def round_fraction(value: Fraction, form: Format, mode: str = "rn") -> int:
    """Bit pattern of a non-zero ``value`` rounded once: ``rn`` nearest even, ``rz``, ``rm`` down, ``rp`` up."""
    negative = value < 0
    size = abs(value)
    exponent = size.numerator.bit_length() - size.denominator.bit_length()
    if size < Fraction(2) ** exponent:
        exponent -= 1
    ulp = Fraction(2) ** (max(exponent, form.emin) - (form.digits - 1))
    count, rest = divmod(size, ulp)
    half = ulp / 2
    up = {
        "rn": rest > half or (rest == half and count % 2 == 1),
        "rz": False,
        "rm": negative and rest > 0,
        "rp": not negative and rest > 0,
    }[mode]
    count += up
    hidden = 1 << (form.digits - 1)
    # A carry out of the significand runs into the exponent field, as it should.
    pattern = (
        count
        if count < hidden and exponent < form.emin
        else count - hidden + ((max(exponent, form.emin) - form.emin + 1) << (form.digits - 1))
    )
    if pattern >= form.infinity:
        saturates = mode == "rz" or (mode == "rm" and not negative) or (mode == "rp" and negative)
        pattern = form.infinity - 1 if saturates else form.infinity
    return pattern | (form.sign if negative else 0)


def encode(value: float, kind: str, mode: str = "rn") -> int:
    """Bit pattern of a Python float in format ``kind``."""
    form = FORMATS[kind]
    if math.isnan(value):
        return CANONICAL_NAN[kind]
    sign = form.sign if math.copysign(1.0, value) < 0 else 0
    if math.isinf(value):
        return form.infinity | sign
    if value == 0:
        return sign
    return round_fraction(Fraction(value), form, mode)


def exact(
    kind: str, mode: str, operands: list[Bits], rational: Callable[..., Fraction], native: Callable[..., float]
) -> Bits:
    """A function of float lanes, rounded once.

    ``rational`` computes it exactly. ``native`` computes it in Python floats and decides where ``rational`` cannot:
    with operands that are not finite, and the sign of an exact zero.
    """
    form = FORMATS[kind]
    lanes = []
    for row in zip(*(floats(bits, kind).tolist() for bits in operands), strict=True):
        if not all(math.isfinite(value) for value in row):
            lanes.append(encode(native(*row), kind))
            continue
        result = rational(*(Fraction(value) for value in row))
        if result != 0:
            lanes.append(round_fraction(result, form, mode))
            continue
        lanes.append(form.sign if math.copysign(1.0, native(*row)) < 0 else 0)
    return np.array(lanes, dtype=np.uint64)


def add(kind: str, mode: str, a: Bits, b: Bits) -> Bits:
    """``a + b``."""
    if mode == "rm":  # mirrored, so that the zero of an exact cancellation is -0
        return negate(kind, add(kind, "rp", negate(kind, a), negate(kind, b)))
    if mode == "rn" and kind in ("f32", "f64"):
        return from_floats(floats(a, kind) + floats(b, kind))
    return exact(kind, mode, [a, b], lambda x, y: x + y, lambda x, y: x + y)


def multiply(kind: str, mode: str, a: Bits, b: Bits) -> Bits:
    """``a * b``."""
    if mode == "rn" and kind in ("f32", "f64"):
        return from_floats(floats(a, kind) * floats(b, kind))
    return exact(kind, mode, [a, b], lambda x, y: x * y, lambda x, y: x * y)


def fma(kind: str, mode: str, a: Bits, b: Bits, c: Bits) -> Bits:
    """``a * b + c`` with a single rounding."""
    if mode == "rm":
        return negate(kind, fma(kind, "rp", negate(kind, a), b, negate(kind, c)))
    if kind == "f32" and mode == "rn":
        return _fma_float32(floats(a, kind), floats(b, kind), floats(c, kind))

    def native(x: float, y: float, z: float) -> float:
        # A finite product is never infinite, however large.
        return z if math.isfinite(x) and math.isfinite(y) and not math.isfinite(z) else x * y + z

    return exact(kind, mode, [a, b, c], lambda x, y, z: x * y + z, native)


def _fma_float32(a: Array, b: Array, c: Array) -> Bits:
    """The product is exact in float64; the sum is rounded to odd there, which makes the second rounding harmless.

    Boldo and Melquiond, "Emulation of FMA and correctly rounded sums: proved algorithms using rounding to odd",
    IEEE Transactions on Computers 57 (2008).
    """
    product = a.astype(np.float64) * b.astype(np.float64)
    addend = c.astype(np.float64)
    total = product + addend
    # Knuth's two-sum: total + error is the exact sum.
    back = total - product
    error = (product - (total - back)) + (addend - back)
    inexact = np.isfinite(total) & (error != 0) & (total.view(np.uint64) & np.uint64(1) == 0)
    if inexact.any():
        toward = np.where(error > 0, np.inf, -np.inf)
        total = np.where(inexact, np.nextafter(total, toward), total)
    return from_floats(total.astype(np.float32))


def negate(kind: str, a: Bits) -> Bits:
    """Flip the sign bit."""
    return truncate(a, width(kind)) ^ np.uint64(FORMATS[kind].sign)


def flush(kind: str, a: Bits) -> Bits:
    """``.ftz``: float32 subnormals become zeros of the same sign; other types have none to flush."""
    if kind != "f32":
        return a
    subnormal = (a & np.uint64(0x7F800000)) == 0
    return np.where(subnormal, a & np.uint64(0x80000000), a).astype(np.uint64)
