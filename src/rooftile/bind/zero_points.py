"""Zero points of quantised matrices among a kernel's numbers: what A's and B's elements are less, or C's more."""

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
_WORDS: Final = re.compile(r"zero|points?|offset|zp|z(?=_|[a-z]$|$)|(?<=_)z|(?<=^[a-z])z$|_")


def zero_points(call: Call) -> Iterator[tuple[float, float, float]]:
    """Numbers that A and B may be less, and C more, of matrices of integers; none of other matrices.

    A number whose name says which matrix it is of, ``za`` and ``w_zero_point``, is tried for that one only.
    """
    buffers = {a.role: a for a in call.arguments if isinstance(a, BufferArgument) and a.role in "ABC"}
    if len(buffers) < 3 or any(buffers[role].data.dtype.kind not in "iu" for role in "AB"):
        return
    roles = _USUAL | {buffer.name.lower(): role for role, buffer in buffers.items()}
    sizes = {0.0, *map(float, (call.gemm.m, call.gemm.n, call.gemm.k))}
    numbers = [
        (float(a.value), roles.get(_WORDS.sub("", a.name.lower()), ""))
        for a in call.arguments
        if isinstance(a, ScalarArgument) and "int" in a.dtype and a.value not in sizes
    ][:_MOST]
    a, b, c = (dict.fromkeys((0.0, *(value for value, of in numbers if of in ("", role)))) for role in "ABC")
    behind = c if buffers["C"].data.dtype.kind in "iu" else (0.0,)
    yield from (points for points in product(a, b, behind) if any(points))
