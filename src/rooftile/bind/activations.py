"""What kernels do to a product before they store it: ReLU and its like, told from the values that C holds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from math import erf, pi, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import Call
from rooftile.core.finding import Finding, Verdict

Floats = npt.NDArray[np.float64]
Judged = tuple[Verdict, tuple[Finding, ...]]

_FEWEST_CELLS: Final = 64
"""Of fewer cells it is not certain that their values are both positive and negative."""

_CLOSE: Final = 2.0**-6
"""How near the first wrong cell must be to what an activation makes of it, for all cells to be looked at."""


def _sigmoid(x: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-x)))


def _gelu(x: Floats) -> Floats:
    return np.asarray(0.5 * x * (1.0 + np.vectorize(erf, otypes=[np.float64])(x / sqrt(2.0))))


ACTIVATIONS: Final[dict[str, Callable[[Floats], Floats]]] = {
    "ReLU": lambda x: np.maximum(x, 0.0),
    "leaky ReLU": lambda x: np.where(x > 0.0, x, 0.01 * x),
    "GELU": _gelu,
    "GELU by tanh": lambda x: 0.5 * x * (1.0 + np.tanh(sqrt(2.0 / pi) * (x + 0.044715 * x**3))),
    "SiLU": lambda x: x * _sigmoid(x),
    "sigmoid": _sigmoid,
    "tanh": np.tanh,
}
"""Activations by name; no value of one changes by more than 1.13 times what its argument does."""


def activated(name: str, expected: Floats) -> Floats:
    """What C should hold where the activation called ``name`` ("": none) comes behind the product."""
    if not name:
        return expected
    with np.errstate(over="ignore", invalid="ignore"):
        return ACTIVATIONS[name](expected)


def find_activation(call: Call, verdict: Verdict, judged_as: Callable[[Call], Judged]) -> tuple[Call, Judged] | None:
    """The call with the activation after which all of C is right, and its verdict; None where there is none.

    Parameters
    ----------
    call : Call
        As executed, without an activation.
    verdict : Verdict
        On C as the product.
    judged_as : callable
        Gives the verdict for the call with an activation, whose expected result is not computed yet.
    """
    if verdict.judgement != "wrong" or call.activation or verdict.checked_cells < _FEWEST_CELLS:
        return None
    if verdict.got is None or verdict.expected is None:
        return None
    for name in ACTIVATIONS:
        value = float(activated(name, np.array([verdict.expected]))[0])
        if not abs(verdict.got - value) <= _CLOSE * (1.0 + abs(verdict.expected)):
            continue
        made = replace(call, activation=name, expected=None, magnitude=None)
        found, findings = judged_as(made)
        if found.judgement == "right":
            said = replace(found, reason=f"{found.reason}, as {name} of the product")
            return replace(made, notes=(*made.notes, f"C is {name} of the product: told by its values")), (
                said,
                findings,
            )
    return None
