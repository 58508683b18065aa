"""Cells of C that hold no sums but one number, as attention's masks leave them: causal ones, and windows."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.finding import Verdict

_FAR: Final = -1e4
"""What takes a cell out of a softmax lies below this."""


def masked(c: npt.NDArray[Any], verdict: Verdict) -> str:
    """What part of C holds in place of the product, in words, where all that is wrong of C is that part.

    It is all beyond a diagonal, or two: the one that begins in the first cell, or the one that ends in the last, as
    where the latest of many keys are asked for. "" where it is no such part, or what it holds is no number that a
    softmax leaves out: minus infinity, or one far below zero.

    Parameters
    ----------
    c : numpy.ndarray
        What a kernel left, (M, N).
    verdict : Verdict
        On C as the product.
    """
    m, n = c.shape
    number = float(c.min())
    out = c == number
    if not number <= _FAR or out.all() or np.count_nonzero(out) != verdict.wrong_cells:
        return ""
    rows, columns = np.ogrid[:m, :n]
    diagonals = columns - rows
    least, most = int(diagonals[~out].min()), int(diagonals[~out].max())
    if not (out == ((diagonals < least) | (diagonals > most))).all():
        return ""
    above, below = most < n - 1, least > 1 - m
    if not ((above and most in (0, n - m)) or (below and least in (0, n - m)) or most == -least):
        return ""
    edge = " and ".join(word for word, given in (("above", above), ("below", below)) if given)
    which = "its diagonal" if 0 in (least, most) and above != below else "a diagonal"
    held = "minus infinity" if np.isneginf(number) else f"{number:g}"
    return (
        f"C is the product but for the cells {edge} {which}, which all hold {held}, as a mask of attention leaves "
        "them; whether they are meant to is not told"
    )
