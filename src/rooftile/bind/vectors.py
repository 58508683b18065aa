"""Matrix times vector: told by a kernel's addresses, where one factor and C have no second index."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from fractions import Fraction
from itertools import permutations
from typing import Final, Literal

from rooftile.bind.names import size_named
from rooftile.bind.usage import Usage, Use, undivided
from rooftile.core.address import Quantity

Product = tuple[Fraction, frozenset[Quantity]]
"""A coefficient, in elements, and what it multiplies: one summand of a place in an array."""

_SIDES: Final[dict[str, Literal["M", "N"]]] = {"A": "N", "B": "M"}
"""The size that is 1, by which factor the matrix is: A times a column, or a row times B."""

_MEANT: Final = {"A": {"M": "M", "N": "K", "K": "K"}, "B": {"M": "K", "K": "K", "N": "N"}}
"""What sizes are that a kernel calls so, by which factor the matrix is: its rows and columns."""


def with_vector(usage: Usage, uses: Iterable[Use], scalars: Collection[str], itemsizes: Mapping[str, int]) -> Usage:
    """``usage`` with A, B and what the matrix's rows are apart, where one factor and C are vectors.

    The vector moves with no block index. The matrix moves with C's, by as many rows, or columns, as C by elements: so C
    has neither several columns nor several rows.

    Parameters
    ----------
    usage : Usage
        What else is told of the kernel, C among it.
    uses : iterable of Use
        Its accesses.
    scalars : collection of str
        Its numbers.
    itemsizes : mapping of str to int
        Bytes of an element of each array.
    """
    c = str(usage.c)
    places: dict[str, set[Product]] = {}
    for use in uses:
        if use.array not in itemsizes:
            return usage
        products = [product for term in use.form.offset for product in undivided(term)]
        places.setdefault(use.array, set()).update(
            (Fraction(coefficient, itemsizes[use.array]), frozenset(factors)) for coefficient, factors in products
        )
    inputs = [name for name in places if name != c]
    if len(inputs) > len("AB"):  # what no loop goes along is no factor of a product
        inputs = [name for name in inputs if any(map(_is_loop, places[name]))]
    stored = {product for product in places.get(c, ()) if _moves(product, "ctaid")}
    steps_on = any(_is_loop(product) for product in places.get(c, ()))
    if len(inputs) != 2 or not stored or steps_on or any(_parameters(product, scalars) for product in places[c]):
        return usage
    for matrix, vector in permutations(inputs):
        if any(_moves(each, "ctaid") or _parameters(each, scalars) for each in places[vector] if _varies(each)):
            continue
        moved = {each for each in places[matrix] if _moves(each, "ctaid")}
        strides = {name for each in places[matrix] if _varies(each) for name in _parameters(each, scalars)}
        if len(strides) != 1:
            continue
        (stride,) = strides
        if all(_parameters(each, scalars) for each in moved) and {_without(each, stride) for each in moved} == stored:
            beside = _beside(usage, places, {matrix, vector}, stored, "M")
            return replace(usage, a=matrix, b=vector, lda=stride, beside=beside, vector="A")
        if moved == stored:
            beside = _beside(usage, places, {matrix, vector}, stored, "N")
            return replace(usage, a=vector, b=matrix, ldb=stride, beside=beside, vector="B")
    return usage


def _beside(
    usage: Usage, places: Mapping[str, set[Product]], factors: Collection[str], stored: set[Product], size: str
) -> dict[str, tuple[str, frozenset[str]]]:
    """Arrays that are none of the factors, those that move as C with as many elements as it has, ``size``."""
    return {
        name: (size if {each for each in places[name] if _moves(each, "ctaid")} == stored else extent, operations)
        for name, (extent, operations) in usage.beside.items()
        if name not in factors
    }


def _names(factors: Iterable[Quantity]) -> Iterator[tuple[str, str]]:
    """Kinds and names of what factors are made of, at any depth."""
    for factor in factors:
        yield factor.kind, factor.name
        for argument in factor.arguments:
            for term in argument:
                yield from _names(term.factors)


def _moves(product: Product, register: str) -> bool:
    return any(kind == "special" and name.startswith(f"{register}.") for kind, name in _names(product[1]))


def _is_loop(product: Product) -> bool:
    """Whether a loop moves a place that is none over the whole grid's cells."""
    return any(kind == "counter" for kind, _ in _names(product[1])) and not _moves(product, "nctaid")


def _varies(product: Product) -> bool:
    return any(kind in ("special", "counter", "unknown") for kind, _ in _names(product[1]))


def _parameters(product: Product, scalars: Collection[str]) -> list[str]:
    return [factor.name for factor in product[1] if factor.kind == "parameter" and factor.name in scalars]


def _without(product: Product, parameter: str) -> Product:
    coefficient, factors = product
    return coefficient, frozenset(factor for factor in factors if factor.name != parameter)


def size_of_one(usage: Usage | None, elements: Mapping[str, str]) -> Literal["M", "N"] | None:
    """The size that is 1, where ``elements``, what parameters are by their names, have the matrix as it is read."""
    if usage is None or not usage.vector:
        return None
    matrix = usage.a if usage.vector == "A" else usage.b
    return _SIDES[usage.vector] if elements.get(str(matrix)) == usage.vector else None


def sizes_of_vector(usage: Usage, names: Sequence[str]) -> dict[str, str]:
    """The two sizes of a product with a vector among parameters called ``names``; empty where that is not told."""
    stride, step, other = (usage.lda, "K", "M") if usage.vector == "A" else (usage.ldb, "N", "K")
    if stride in names and len(names) <= len("MK"):
        return {name: step if name == stride else other for name in names}
    meant = {name: _MEANT[usage.vector].get(size_named(name) or "", "") for name in names}
    return meant if sorted(meant.values()) == sorted((step, other)) else {}
