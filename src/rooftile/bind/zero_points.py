"""Zero points and shifts of quantised matrices among a kernel's numbers.

A zero point is what A's and B's elements are less, or C's more; a shift is how many bits a sum loses.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import product
from typing import Final

from rooftile.core.call import BufferArgument, Call, ScalarArgument

_MOST: Final = 3
_USUAL: Final = {
    "a": "A",
    "lhs": "A",
    "x": "A",
    "b": "B",
    "rhs": "B",
    "w": "B",
    "c": "C",
    "out": "C",
    "y": "C",
    "d": "C",
}
_ADDED: Final = re.compile(r"offset")
"""In names of numbers that are added to A's and B's elements: by convention they are their zero points, negated."""

_WORDS: Final = re.compile(r"zero|points?|offset|zp|z(?=_|[a-z]$|$)|(?<=_)z|(?<=^[a-z])z$|_")

_MOST_BITS: Final = 31


def is_shift(number: ScalarArgument) -> bool:
    """Whether a number is by its name how many bits sums are shifted to the right before C holds them."""
    return "int" in number.dtype and "shift" in number.name.lower() and 0 < number.value <= _MOST_BITS


def zero_points(call: Call) -> Iterator[tuple[float, float, float]]:
    """Numbers that A and B may be less, and C more, of matrices of integers; none of other matrices.

    A number whose name says which matrix it is of, ``za`` and ``w_zero_point``, is tried for that one only; one that is
    called an offset, as ``input_offset``, of A and B with either sign.
    """
    buffers = {a.role: a for a in call.arguments if isinstance(a, BufferArgument) and a.role in "ABC"}
    if len(buffers) < 3 or any(buffers[role].data.dtype.kind not in "iu" for role in "AB"):
        return
    roles = _USUAL | {buffer.name.lower(): role for role, buffer in buffers.items()}
    sizes = {0.0, *map(float, (call.gemm.m, call.gemm.n, call.gemm.k))}
    numbers = [
        (float(a.value), roles.get(_WORDS.sub("", a.name.lower()), ""), bool(_ADDED.search(a.name.lower())))
        for a in call.arguments
        if isinstance(a, ScalarArgument) and "int" in a.dtype and a.value not in sizes
    ][:_MOST]
    a, b, c = (dict.fromkeys((0.0, *(value for value, of, _ in numbers if of in ("", role)))) for role in "ABC")
    for role, points in (("A", a), ("B", b)):
        points |= dict.fromkeys(-value for value, of, added in numbers if added and of in ("", role))
    behind = c if buffers["C"].data.dtype.kind in "iu" else (0.0,)
    yield from (points for points in product(a, b, behind) if any(points))
