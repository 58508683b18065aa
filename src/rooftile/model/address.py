"""Address formulas at one launch: what its special registers are, and which of several paths was taken."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import numpy as np

from rooftile.core.address import Quantity, Sum, Term
from rooftile.core.formula import Lanes
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Dim3, Launch


class Settler:
    """Gives quantities of which only one alternative can have come about the value of that.

    Formulas share quantities, so what one came to is kept for the others.

    Parameters
    ----------
    executed : callable
        Whether an instruction was executed by any warp.
    """

    def __init__(self, executed: Callable[[int], bool]) -> None:
        self._executed = executed
        self._known: dict[int, tuple[Quantity, Sum]] = {}
        """By identity, for to compare two quantities takes as long as to settle them; each is held, so as to last."""

    def settled(self, formula: Sum) -> Sum:
        """``formula`` with those values."""
        terms: list[Term] = []
        for term in formula:
            products = [Term(term.coefficient)]
            for factor in term.factors:
                value = self._quantity(factor)
                products = [Term(p.coefficient * v.coefficient, p.factors + v.factors) for p in products for v in value]
            terms += products
        return tuple(terms)

    def _quantity(self, quantity: Quantity) -> Sum:
        known = self._known.get(id(quantity))
        if known is None:
            known = self._known[id(quantity)] = (quantity, self._new(quantity))
        return known[1]

    def _new(self, quantity: Quantity) -> Sum:
        if quantity.alternatives:
            possible = [a for a in quantity.alternatives if a.source is None or self._executed(a.source)]
            values = [self.settled(alternative.value) for alternative in possible]
            if values and all(value == values[0] for value in values[1:]):
                return values[0]
        if quantity.arguments:
            arguments = tuple(self.settled(argument) for argument in quantity.arguments)
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
    own = {f"ctaid.{axis}": np.full_like(thread, place) for axis, place in zip("xyz", block, strict=True)}
    return thread_values(launch, thread) | own


def thread_values(launch: Launch, thread: Lanes) -> dict[str, Lanes]:
    """Special registers that tell the threads of a block apart, by their numbers in it; x runs fastest."""
    x, y, _ = launch.block
    return {"tid.x": thread % x, "tid.y": thread // x % y, "tid.z": thread // (x * y), "laneid": thread % WARP_SIZE}
