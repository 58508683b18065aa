"""Results that are no integers, in a C of integers: rounded there, and clamped to what its type holds."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

_HALF: Final = 0.5
_LEAST: Final = 2.0**-20
"""Of a number, how far it may be off before it is rounded: that of a scale in float32, with a factor to spare."""


def rounded(expected: Floats, got: npt.NDArray[Any]) -> tuple[Floats, Floats] | None:
    """What cells of integers should be near to, and how far they may be from it; None where nothing is rounded.

    To the nearest, unless all of them are cut off towards 0, as a conversion does that says nothing of rounding, or are
    all rounded down, as a shift does. Values beyond the type are its least or its largest.

    Parameters
    ----------
    expected : numpy.ndarray
        Before they are rounded.
    got : numpy.ndarray
        C as it is, as many.
    """
    finite = expected[np.isfinite(expected)]
    if got.dtype.kind not in "iu" or not (finite != np.rint(finite)).any():
        return None
    limits = np.iinfo(got.dtype)
    held = np.clip(expected, limits.min, limits.max)
    apart = np.where(held == expected, _HALF, 0.0) + _LEAST * np.abs(held)
    inside = _HALF * (held == expected)
    values = got.astype(np.float64)
    middles = (held, held - np.sign(held) * inside, held - inside)
    return next((middle for middle in middles if (np.abs(values - middle) <= apart).all()), held), apart
