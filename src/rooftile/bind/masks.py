"""A half of C that holds no sums but one number, as attention's causal mask leaves it."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.finding import Verdict

_FAR: Final = -1e4
"""What takes a cell out of a softmax lies below this."""


def masked(c: npt.NDArray[Any], verdict: Verdict) -> str:
    """What half of C holds in place of the product, in words, where all that is wrong of C is that half.

    ``c``, (M, N), is what a kernel left, and ``verdict`` that on C as the product. "" where it is no such half, or what
    it holds is no number that a softmax leaves out: minus infinity, or one far below zero.
    """
    rows, columns = np.ogrid[: c.shape[0], : c.shape[1]]
    for where, cells in (("above", columns > rows), ("below", columns < rows)):
        held = c[cells]
        if held.size != verdict.wrong_cells or not held.size or not (held == held[0]).all() or held[0] > _FAR:
            continue
        number = "minus infinity" if np.isneginf(held[0]) else f"{float(held[0]):g}"
        return (
            f"C is the product but for the cells {where} its diagonal, which all hold {number}, as a causal mask "
            "leaves them; whether they are meant to is not told"
        )
    return ""
