"""Evaluates address formulas for many lanes at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.address import Quantity, Sum, Term
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Dim3, Launch

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
    total = np.zeros((), np.int64)
    with np.errstate(over="ignore"):
        for term in formula:
            product = _wrapped(term.coefficient)
            for factor in term.factors:
                value = _quantity(factor, values)
                if value is None:
                    return None
                product = product * value
            total = total + product
    return total


def folded(term: Term, constants: Values) -> Term:
    """``term`` with the factors that ``constants`` give multiplied into its coefficient."""
    coefficient, factors = term.coefficient, []
    for factor in term.factors:
        value = _quantity(factor, constants)
        if value is None:
            factors.append(factor)
        else:
            coefficient *= int(value)
    return Term(coefficient, tuple(factors))


def _wrapped(value: int | Lanes) -> Lanes:
    return np.asarray((value + 2**63) % 2**64 - 2**63 if isinstance(value, int) else value, np.int64)


def _quantity(quantity: Quantity, values: Values) -> Lanes | None:
    if quantity.kind == "unknown":
        return None
    if quantity.kind != "function":
        value = values.get(quantity.name)
        return None if value is None else _wrapped(value)
    function = _FUNCTIONS.get(quantity.name)
    arguments = [evaluate(argument, values) for argument in quantity.arguments]
    if function is None or len(arguments) != 2 or arguments[0] is None or arguments[1] is None:
        return None
    return function(arguments[0], arguments[1])


def settled(formula: Sum, executed: Callable[[int], bool]) -> Sum:
    """``formula`` with the value of each quantity of which only one alternative can have come about.

    Parameters
    ----------
    formula : Sum
    executed : callable
        Whether an instruction was executed by any warp.
    """
    terms: list[Term] = []
    for term in formula:
        products = [Term(term.coefficient)]
        for factor in term.factors:
            value = _settled_quantity(factor, executed)
            products = [Term(p.coefficient * v.coefficient, p.factors + v.factors) for p in products for v in value]
        terms += products
    return tuple(terms)


def _settled_quantity(quantity: Quantity, executed: Callable[[int], bool]) -> Sum:
    if quantity.alternatives:
        possible = [a for a in quantity.alternatives if a.source is None or executed(a.source)]
        values = {settled(alternative.value, executed) for alternative in possible}
        if len(values) == 1:
            return values.pop()
    if quantity.arguments:
        arguments = tuple(settled(argument, executed) for argument in quantity.arguments)
        quantity = replace(quantity, arguments=arguments)
    return (Term(1, (quantity,)),)


def launch_values(launch: Launch) -> dict[str, int]:
    """Special registers that every thread of a launch sees alike."""
    values: dict[str, int] = {}
    for axis, block, grid in zip("xyz", launch.block, launch.grid, strict=True):
        values |= {f"ntid.{axis}": block, f"nctaid.{axis}": grid}
    return values


def warp_values(launch: Launch, block: Dim3, warp: int) -> dict[str, Lanes]:
    """Special registers of the threads of one warp: their places in the block, x fastest, and the block's own."""
    first, size = WARP_SIZE * warp, launch.threads_per_block
    thread = np.arange(first, min(first + WARP_SIZE, size), dtype=np.int64)
    x, y, _ = launch.block
    values = {"tid.x": thread % x, "tid.y": thread // x % y, "tid.z": thread // (x * y), "laneid": thread - first}
    return values | {f"ctaid.{axis}": np.full_like(thread, place) for axis, place in zip("xyz", block, strict=True)}
