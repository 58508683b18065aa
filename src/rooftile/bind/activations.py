"""Functions that kernels put behind a product before they store it: ReLU and its like, softmax of rows."""

from __future__ import annotations

from collections.abc import Callable
from math import erf, pi, sqrt
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import Form

Floats = npt.NDArray[np.float64]

SOFTMAX: Final = "softmax of the rows"


def _sigmoid(x: Floats) -> Floats:
    return np.asarray(1.0 / (1.0 + np.exp(-x)))


def _gelu(x: Floats) -> Floats:
    return np.asarray(0.5 * x * (1.0 + np.vectorize(erf, otypes=[np.float64])(x / sqrt(2.0))))


def _softplus(x: Floats) -> Floats:
    return np.asarray(np.logaddexp(0.0, x))


def _softmax(x: Floats) -> Floats:
    powers = np.exp(x - x.max(axis=-1, keepdims=True))
    return np.asarray(powers / powers.sum(axis=-1, keepdims=True))


ACTIVATIONS: Final[dict[str, Callable[[Floats], Floats]]] = {
    "ReLU": lambda x: np.maximum(x, 0.0),
    "GELU": _gelu,
    "GELU by tanh": lambda x: 0.5 * x * (1.0 + np.tanh(sqrt(2.0 / pi) * (x + 0.044715 * x**3))),
    "GELU by sigmoid": lambda x: x * _sigmoid(1.702 * x),
    "SiLU": lambda x: x * _sigmoid(x),
    "sigmoid": _sigmoid,
    "tanh": np.tanh,
    "SELU": lambda x: 1.0507009873554805 * np.where(x > 0.0, x, 1.6732632423543772 * np.expm1(np.minimum(x, 0.0))),
    "squared ReLU": lambda x: np.maximum(x, 0.0) ** 2,
    "ReLU6": lambda x: np.clip(x, 0.0, 6.0),
    "hard tanh": lambda x: np.clip(x, -1.0, 1.0),
    "hard sigmoid": lambda x: np.clip(x / 6.0 + 0.5, 0.0, 1.0),
    "hard swish": lambda x: x * np.clip(x / 6.0 + 0.5, 0.0, 1.0),
    "softplus": _softplus,
    "Mish": lambda x: x * np.tanh(_softplus(x)),
}
"""Functions of each element, by name; no value of one changes by more than 1.8 times what its argument does,
but that of a squared ReLU."""

WITH_NUMBERS: Final[dict[str, Callable[..., Floats]]] = {
    "leaky ReLU": lambda x, slope: np.where(x > 0.0, x, slope * x),
    "ELU": lambda x, scale: np.where(x > 0.0, x, scale * np.expm1(np.minimum(x, 0.0))),
    "clamp": lambda x, low, high: np.clip(x, low, high),
    "soft cap": lambda x, cap: cap * np.tanh(x / cap),
}
"""Such functions that take numbers of the kernel's beside."""


def activated(form: Form, x: Floats) -> Floats:
    """What the activation of ``form`` makes of ``x``, (M, N), or for other activations than softmax any array."""
    if not form.activation:
        return x
    with np.errstate(over="ignore", invalid="ignore"):
        if form.activation == SOFTMAX:
            return _softmax(x)
        if form.activation in WITH_NUMBERS:
            return np.asarray(WITH_NUMBERS[form.activation](x, *form.numbers))
        return np.asarray(ACTIVATIONS[form.activation](x))


def of_rows(form: Form) -> bool:
    """Whether a cell of C depends on all of its row."""
    return form.activation == SOFTMAX


def magnitude_behind(form: Form, x: Floats, expected: Floats, magnitude: Floats) -> Floats:
    """What scales the error of what the activation makes of ``x``, ``expected``, both (M, N).

    An error of e in each sum changes a softmax by up to 2e times its value, and a square by 2e times the sum.
    """
    if form.activation == "squared ReLU":
        return np.asarray(magnitude * (2.0 * np.maximum(x, 0.0) + magnitude * 2.0**-20))
    if form.activation != SOFTMAX:
        return magnitude
    largest = magnitude.max(axis=-1, keepdims=True)
    return np.asarray(expected * (2.0 * largest + 8.0))
