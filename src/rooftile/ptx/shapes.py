"""Shapes of shared arrays, from their declarations and their sizes."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import prod

from rooftile.core.source import ArrayShape
from rooftile.ptx.program import Kernel, Variable
from rooftile.ptx.trace import source_name


def with_shapes(kernel: Kernel, arrays: Iterable[ArrayShape]) -> Kernel:
    """``kernel`` with the shapes of its shared arrays, where declaration and size agree on one.

    One extent that the declaration does not tell follows from the others and the number of elements.
    """
    declared: dict[str, set[ArrayShape]] = {}
    for array in arrays:
        declared.setdefault(array.name, set()).add(array)
    widths = _element_bytes(kernel)
    variables = dict(kernel.variables)
    for name, variable in kernel.variables.items():
        source = source_name(name)
        shapes = declared.get(source, set())
        if variable.space == "shared" and variable.size and len(shapes) == 1:
            (array,) = shapes
            shape = _completed(variable, array.extents, widths.get(source, frozenset()))
            variables[name] = replace(variable, shape=shape, factors=array.factors if shape else ())
    return replace(kernel, variables=variables)


def _element_bytes(kernel: Kernel) -> dict[str, frozenset[int]]:
    """Widths of the elements that accesses to each array move."""
    found: dict[str, set[int]] = {}
    for ins in kernel.accesses:
        assert ins.access is not None
        if ins.access.array is not None:
            elements = next((int(word[1:]) for word in ins.modifiers if word in ("v2", "v4", "v8")), 1)
            found.setdefault(ins.access.array, set()).add(ins.access.lane_bytes // elements)
    return {array: frozenset(widths) for array, widths in found.items()}


def _completed(variable: Variable, extents: tuple[int | None, ...], widths: frozenset[int]) -> tuple[int, ...]:
    """The shape; empty where it is in doubt."""
    known = [extent for extent in extents if extent is not None]
    if min(known, default=1) <= 0 or len(extents) - len(known) > 1:
        return ()
    if len(known) == len(extents):
        return tuple(known) if variable.size % prod(known) == 0 and variable.size // prod(known) <= 16 else ()
    if len(widths) != 1:
        return ()
    (width,) = widths
    rest, remainder = divmod(variable.size, width * prod(known))
    return () if remainder or not rest else tuple(rest if extent is None else extent for extent in extents)
