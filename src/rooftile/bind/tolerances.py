"""How far off rounding explains a sum of products to be: by the types that it is kept and stored in."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

from rooftile.bind.data import dtype_of
from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import UsageError


class Format(NamedTuple):
    """A binary floating-point format: bits of the significand, and the largest exponent (IEEE 754-2019, table 3.5)."""

    precision: int
    largest_exponent: int

    @property
    def unit_roundoff(self) -> float:
        """Largest relative error of rounding to nearest."""
        return 2.0**-self.precision

    @property
    def smallest(self) -> float:
        """The smallest subnormal number."""
        return 2.0 ** (2 - self.largest_exponent - self.precision)

    @property
    def largest(self) -> float:
        """The largest finite number."""
        return (2.0 - 2.0 ** (1 - self.precision)) * 2.0**self.largest_exponent

    @property
    def quiet_bit(self) -> int:
        """The bit that tells a quiet NaN from a signalling one."""
        return 1 << (self.precision - 2)


FORMATS: Final = {
    "float64": Format(53, 1023),
    "float32": Format(24, 127),
    "float16": Format(11, 15),
    "bfloat16": Format(8, 127),
}


def tolerance(k: int, accumulator: str, output: str) -> float:
    """Largest error, relative to the magnitude of the sum, that rounding explains.

    ``8 * sqrt(K) * u_acc + 2 * u_out`` with u the unit roundoff, ``2**-p`` for a significand of p bits: rounding errors
    of a K-term sum grow like sqrt(K) (Higham and Mary, 2019), with a factor to spare, and the result is rounded once
    more. Integers are exact. ``tf32`` is summed in ``float32``, but both factors are cut to 11 bits: off by less than
    ``2**-9`` together.
    """
    if accumulator == "tf32":
        return tolerance(k, "float32", output) + 2.0**-9
    return 8.0 * sqrt(k) * unit_roundoff(accumulator) + 2.0 * unit_roundoff(output)


def summed_in(call: Call, output: str) -> str:
    """The type of sums that nothing else tells, where C is of type ``output``.

    Integers are summed as such, however few bits C has: what scales the sums behind that is float32 at worst.
    """
    whole = all(a.matrix.dtype.kind in "iu" for a in call.arguments if isinstance(a, BufferArgument) and a.role in "AB")
    return "float32" if whole and unit_roundoff(output) > unit_roundoff("float32") else output


def unit_roundoff(dtype: str) -> float:
    """Largest relative error of rounding to a type, 0 for integers; UsageError for one that is not known."""
    if dtype in FORMATS:
        return FORMATS[dtype].unit_roundoff
    if dtype_of(dtype).kind in "iu":
        return 0.0
    raise UsageError(
        f"no tolerance is known for results of type {dtype}", got=dtype, allowed=f"integers, {', '.join(FORMATS)}"
    )


def underflow(k: int, *dtypes: str) -> float:
    """Absolute error of K products and their sum, each off by the type's smallest number."""
    return (k + 1) * max((FORMATS[dtype].smallest for dtype in dtypes if dtype in FORMATS), default=0.0)
