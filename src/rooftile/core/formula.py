"""Values of address formulas, for many lanes at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.address import Quantity, Sum, Term

Lanes = npt.NDArray[np.int64]
Values = Mapping[str, int | Lanes]
"""Values by name: parameters, special registers and loop counters; arrays hold one value a lane."""


def _divide(a: Lanes, b: Lanes) -> Lanes:
    """Towards zero, as C does; 0 where ``b`` is 0, for no lane that runs divides by that."""
    b = np.where(b == 0, np.iinfo(np.int64).max, b)
    quotient: Lanes = np.sign(a) * np.sign(b) * (np.abs(a) // np.abs(b))
    return quotient


_FUNCTIONS: Final[dict[str, Callable[[Lanes, Lanes], Lanes]]] = {
    "/": _divide,
    "%": lambda a, b: a - _divide(a, b) * b,
    "<<": np.left_shift,
    ">>": np.right_shift,
    "&": np.bitwise_and,
    "|": np.bitwise_or,
    "^": np.bitwise_xor,
    "min": np.minimum,
    "max": np.maximum,
}


def evaluate(formula: Sum, values: Values) -> Lanes | None:
    """Value of ``formula``, broadcast over the lanes of ``values``; None if it needs something that is not there.

    Arithmetic is modulo 2**64, as that of addresses is.
    """
    with np.errstate(over="ignore"):
        return _sum(formula, values, {})


Known = dict[int, Lanes | None]
"""What quantities came to under the same values, by identity: long formulas share most of their parts."""


def _sum(formula: Sum, values: Values, known: Known) -> Lanes | None:
    total = np.zeros((), np.int64)
    for term in formula:
        product = _wrapped(term.coefficient)
        for factor in term.factors:
            value = _quantity(factor, values, known)
            if value is None:
                return None
            product = product * value
        total = total + product
    return total


def folded(term: Term, constants: Values) -> Term:
    """``term`` with the factors that ``constants`` give multiplied into its coefficient."""
    coefficient, factors = term.coefficient, []
    for factor in term.factors:
        value = _quantity(factor, constants, {})
        if value is None:
            factors.append(factor)
        else:
            coefficient *= int(value)
    return Term(coefficient, tuple(factors))


def _wrapped(value: int | Lanes) -> Lanes:
    return np.asarray((value + 2**63) % 2**64 - 2**63 if isinstance(value, int) else value, np.int64)


def _quantity(quantity: Quantity, values: Values, known: Known) -> Lanes | None:
    if quantity.kind == "unknown":
        return None
    if quantity.kind != "function":
        value = values.get(quantity.name)
        return None if value is None else _wrapped(value)
    if id(quantity) not in known:
        known[id(quantity)] = _function(quantity, values, known)
    return known[id(quantity)]


def _function(quantity: Quantity, values: Values, known: Known) -> Lanes | None:
    function = _FUNCTIONS.get(quantity.name)
    arguments = [_sum(argument, values, known) for argument in quantity.arguments]
    if function is None or len(arguments) != 2 or arguments[0] is None or arguments[1] is None:
        return None
    return function(arguments[0], arguments[1])
