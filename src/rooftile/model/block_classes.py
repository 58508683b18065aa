"""Blocks of a grid that do the same: at the same kind of place in it, with addresses at the same place in a line."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.address import AddressForm, Quantity, Sum, Term
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.formula import Lanes, evaluate
from rooftile.core.hardware import LINE_BYTES
from rooftile.core.problem import Launch
from rooftile.model.address import launch_values, settled

Blocks = npt.NDArray[np.int64]

_MOST_ALTERNATIVES: Final = 64

_INDICES: Final = ("ctaid.x", "ctaid.y", "ctaid.z")


@dataclass(frozen=True, slots=True)
class BlockClasses:
    """A grid's blocks by class, and the accesses whose addresses could not be told, by instruction.

    ``classes`` are ascending arrays of block numbers; together they are the grid.
    """

    classes: tuple[Blocks, ...]
    unknown: tuple[int, ...]


def block_classes(
    forms: Mapping[int, AddressForm], call: Call, executed: Callable[[int], bool], *, output: int | None
) -> BlockClasses:
    """Sort a grid's blocks by what their counts can depend on.

    That is whether a block is the last along an axis of the grid, whether its part of C is the last along its rows or
    its columns, and where in a 128-byte line its addresses lie: what the block indices add to each, modulo 128.

    Parameters
    ----------
    forms : mapping of int to AddressForm
        Addresses of the accesses to global memory, by instruction.
    call : Call
    executed : callable
        Whether an instruction was executed, where only some were.
    output : int or None
        An instruction that stores to C; None if none is known.
    """
    launch = call.launch
    scalars = [argument for argument in call.arguments if isinstance(argument, ScalarArgument)]
    integers = {scalar.name: scalar.value for scalar in scalars if isinstance(scalar.value, int)}
    keys = [place == size - 1 for place, size in zip(coordinates(launch), launch.grid, strict=True)]
    values: dict[str, int | Lanes] = {
        **launch_values(launch),
        **integers,
        **dict(zip(_INDICES, coordinates(launch), strict=True)),
    }
    seen: set[Sum] = set()
    unknown = []
    for instruction, form in forms.items():
        for formula in _alternatives(settled(form.offset, executed)):
            moving = tuple(filter(_moves, formula))
            phases = list(_evaluated(moving, values, launch)) if moving not in seen else []
            seen.add(moving)
            if any(phase is None for phase in phases):
                unknown.append(instruction)
            keys += [phase % LINE_BYTES for phase in phases if phase is not None]
            if instruction == output:
                keys += _tiles(moving, values, call)
    return BlockClasses(tuple(_groups(keys, launch.blocks)), tuple(unknown))


def coordinates(launch: Launch) -> tuple[Blocks, Blocks, Blocks]:
    """The block indices (x, y, z) of every block, in order of their numbers."""
    number = np.arange(launch.blocks, dtype=np.int64)
    x, y, _ = launch.grid
    return number % x, number // x % y, number // (x * y)


def _alternatives(formula: Sum) -> list[Sum]:
    """``formula`` with each of the values that quantities of several paths may have, the same wherever one occurs.

    In a value that is computed from the quantity itself, in a loop, the quantity is left out: what an iteration adds
    remains.
    """
    found: list[Sum] = []
    waiting = [formula]
    while waiting and len(found) + len(waiting) < _MOST_ALTERNATIVES:  # what is left over then counts as unknown
        formula = waiting.pop()
        unsettled = next((quantity for quantity in _quantities(formula) if quantity.alternatives), None)
        if unsettled is None:
            found.append(formula)
            continue
        name = unsettled.name
        waiting += [_with(formula, name, _with(value.value, name, ())) for value in unsettled.alternatives]
    return list(dict.fromkeys(found + waiting))


def _quantities(formula: Sum) -> Iterator[Quantity]:
    for term in formula:
        for factor in term.factors:
            yield factor
            for argument in factor.arguments:
                yield from _quantities(argument)


def _with(formula: Sum, name: str, value: Sum) -> Sum:
    """``formula`` with ``value`` for the unknown quantity ``name``."""
    terms: list[Term] = []
    for term in formula:
        products: Sum = (Term(term.coefficient),)
        for factor in term.factors:
            if factor.arguments:
                factor = replace(factor, arguments=tuple(_with(argument, name, value) for argument in factor.arguments))
            found = value if factor.kind == "unknown" and factor.name == name else (Term(1, (factor,)),)
            products = tuple(
                Term(x.coefficient * y.coefficient, x.factors + y.factors) for x in products for y in found
            )
        terms += products
    return tuple(terms)


def _moves(term: Term) -> bool:
    """Whether a term can differ between blocks."""
    return any(quantity.kind == "unknown" or quantity.name in _INDICES for quantity in _quantities((term,)))


def _evaluated(moving: Sum, values: Mapping[str, int | Lanes], launch: Launch) -> Iterator[Lanes | None]:
    """What ``moving`` is for some threads and iterations: one does where block indices stand alone."""
    names = _names(moving) - set(values)
    ends = {"tid.x": launch.block[0] - 1, "tid.y": launch.block[1] - 1, "tid.z": launch.block[2] - 1, "laneid": 31}
    probes = [dict.fromkeys(names, 0)]
    if names:
        probes += [{name: ends.get(name, 1) for name in names}]
        probes += [dict.fromkeys(names, 0) | {name: ends.get(name, 1)} for name in names]
    for probe in probes:
        yield evaluate(moving, {**probe, **values})


def _names(formula: Sum) -> set[str]:
    return {quantity.name for quantity in _quantities(formula) if quantity.kind in ("special", "counter")}


def _tiles(moving: Sum, values: Mapping[str, int | Lanes], call: Call) -> Iterator[npt.NDArray[np.bool_]]:
    """Whether a block's part of C is the last along rows, and along columns."""
    matrix = next(a.data for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C")
    start = evaluate(moving, {**dict.fromkeys(_names(moving), 0), **values})
    if start is not None:
        for place in np.divmod(start // matrix.itemsize, matrix.shape[1] if matrix.ndim > 1 else 1):
            yield place == place.max()


def _groups(keys: list[npt.NDArray[np.int64]], blocks: int) -> Iterator[Blocks]:
    """Block numbers by equal values of all ``keys``, which are small and not negative."""
    label = np.zeros(blocks, np.int64)
    for key in keys:
        label = label * (int(key.max()) + 1) + key
        label = (np.cumsum(np.bincount(label) > 0) - 1)[label]  # so that labels stay few
    order = np.argsort(label, kind="stable")
    yield from np.split(order, np.flatnonzero(np.diff(label[order])) + 1)
