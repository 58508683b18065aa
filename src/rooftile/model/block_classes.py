"""Blocks of a grid that do the same: at the same kind of place in it, with addresses at the same place in a line.

Where what sets blocks apart is a matter of one axis at a time, the classes of a huge grid are all combinations of those
along its axes, and no block is listed. Such classes can be smaller than need be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from math import prod
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.address import AddressForm, Quantity, Sum, Term
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.formula import Lanes, evaluate
from rooftile.core.hardware import LINE_BYTES
from rooftile.core.problem import Dim3, Launch
from rooftile.model.address import Settler, launch_values
from rooftile.model.block_sets import BlockSet, Combined, Listed

Keys = npt.NDArray[np.int64]

LISTED: Final = 1 << 22
"""Blocks of a grid up to which classes are told of all blocks together; beyond, along each axis where that can be."""

_MOST_LISTED: Final = 1 << 24
"""Blocks, or places along an axis, that can be listed, which takes about 100 bytes for each."""

_MOST_ALTERNATIVES: Final = 64

_INDICES: Final = ("ctaid.x", "ctaid.y", "ctaid.z")


@dataclass(frozen=True, slots=True)
class BlockClasses:
    """A grid's blocks by class, and the accesses whose addresses could not be told, by instruction.

    ``classes`` together are the grid; there are none where it has too many blocks for that.
    """

    classes: tuple[BlockSet, ...]
    unknown: tuple[int, ...]


def block_classes(
    forms: Mapping[int, AddressForm],
    call: Call,
    executed: Callable[[int], bool],
    *,
    output: int | None,
    conditions: Iterable[Keys] = (),
    cluster: Dim3 = (1, 1, 1),
    listed: int = LISTED,
) -> BlockClasses:
    """Sort a grid's blocks by what their counts can depend on.

    That is whether a block is the last along an axis of the grid, whether its part of C is the last along its rows or
    its columns, which way it can go, and where in a 128-byte line its addresses lie: what the block indices add to
    each, modulo 128.

    Parameters
    ----------
    forms : mapping of int to AddressForm
        Addresses of the accesses to global memory, by instruction.
    call : Call
    executed : callable
        Whether an instruction was executed, where only some were.
    output : int or None
        An instruction that stores to C; None if none is known.
    conditions : iterable of arrays
        What else sets blocks apart; small numbers that are not negative, in a shape that broadcasts with
        :func:`coordinates`.
    cluster : (int, int, int)
        Blocks that are executed together, of which the grid is made: the classes are then of clusters, numbered as the
        blocks of a grid of so many would be.
    listed : int
        Blocks up to which classes are told of all together.
    """
    launch = call.launch
    scalars = [argument for argument in call.arguments if isinstance(argument, ScalarArgument)]
    integers = {scalar.name: scalar.value for scalar in scalars if isinstance(scalar.value, int)}
    if max(launch.grid) > _MOST_LISTED:
        return BlockClasses((), ())
    places = coordinates(launch)
    keys = [(at == size - 1).astype(np.int64) for at, size in zip(places, launch.grid, strict=True)]
    keys += conditions
    values: dict[str, int | Lanes] = {
        **launch_values(launch),
        **integers,
        **dict(zip(_INDICES, places, strict=True)),
    }
    apart = launch.blocks > listed
    seen: set[Sum] = set()
    unknown = []
    settler = Settler(executed)
    for instruction, form in forms.items():
        for formula in _alternatives(settler.settled(form.offset)):
            moving = tuple(filter(_moves, formula))
            if moving not in seen:
                seen.add(moving)
                parts = _by_axes(moving) if apart else [moving]
                phases = [phase for part in parts for phase in _evaluated(part, values, launch)]
                if any(phase is None for phase in phases):
                    unknown.append(instruction)
                keys += [phase % LINE_BYTES for phase in phases if phase is not None]
            if instruction == output:
                keys += _tiles(moving, values, call, apart=apart)
    together = [part for key in keys for part in _of_clusters(key, cluster)]
    x, y, z = (size // side for size, side in zip(launch.grid, cluster, strict=True))
    return BlockClasses(tuple(_classes(together, (x, y, z), apart=apart)), tuple(unknown))


def coordinates(launch: Launch) -> tuple[Keys, Keys, Keys]:
    """The block indices x, y and z, shaped to broadcast to an array over z, y and x."""
    x, y, z = (np.arange(size, dtype=np.int64) for size in launch.grid)
    return x[None, None, :], y[None, :, None], z[:, None, None]


def _by_axes(formula: Sum) -> list[Sum]:
    """``formula`` in parts that each move with one axis, or with some that cannot be parted."""
    parts: dict[frozenset[str], list[Term]] = {}
    for term in formula:
        axes = frozenset(quantity.name for quantity in _quantities((term,)) if quantity.name in _INDICES)
        parts.setdefault(axes, []).append(term)
    return [tuple(part) for part in parts.values()]


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
    found += waiting
    return found if len(found) == 1 else list(dict.fromkeys(found))


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


def _tiles(moving: Sum, values: Mapping[str, int | Lanes], call: Call, *, apart: bool) -> Iterator[Keys]:
    """Whether a block's part of C is the last along rows, and along columns.

    ``apart``: told along each axis, for the blocks that begin the others.
    """
    matrix = next(a.data for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C")
    columns = matrix.shape[1] if matrix.ndim > 1 else 1
    for part in _by_axes(moving) if apart else [moving]:
        start = evaluate(part, {**dict.fromkeys(_names(part), 0), **values})
        if start is not None:
            for place in np.divmod(start // matrix.itemsize, columns):
                yield (place == place.max()).astype(np.int64)


def _of_clusters(key: Keys, cluster: Dim3) -> Iterator[Keys]:
    """``key`` by clusters: an array for each block of a cluster."""
    key = key.reshape((1,) * (3 - key.ndim) + key.shape)
    sides = [side if size > 1 else 1 for size, side in zip(key.shape, reversed(cluster), strict=True)]
    for z, y, x in product(*map(range, sides)):
        yield key[z :: sides[0], y :: sides[1], x :: sides[2]]


def _classes(keys: list[Keys], grid: Dim3, *, apart: bool) -> Iterator[BlockSet]:
    """Blocks by equal values of all ``keys``."""
    if apart and all(sum(size > 1 for size in key.shape) <= 1 for key in keys):
        along = [[key.ravel() for key in keys if key.shape[2 - axis] > 1] for axis in range(3)]
        groups = [list(_groups(found, size)) for found, size in zip(along, grid, strict=True)]
        for x, y, z in product(*groups):
            yield Combined(grid, (x, y, z))
    elif prod(grid) <= _MOST_LISTED:
        whole = (grid[2], grid[1], grid[0])
        for numbers in _groups([np.broadcast_to(key, whole).ravel() for key in keys], prod(grid)):
            yield Listed(grid, numbers)


def _groups(keys: list[Keys], size: int) -> Iterator[Keys]:
    """Places from 0 to below ``size`` by equal values of all ``keys``, which are small and not negative."""
    label = np.zeros(size, np.int64)
    for key in keys:
        label = label * (int(key.max()) + 1) + key
        label = (np.cumsum(np.bincount(label) > 0) - 1)[label]  # so that labels stay few
    order = np.argsort(label, kind="stable")
    yield from np.split(order, np.flatnonzero(np.diff(label[order])) + 1)
