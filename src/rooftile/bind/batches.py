"""Batches: a kernel that makes several products, one behind the other, by one of the grid's axes.

``A + blockIdx.z * strideA``: no block index along which C's rows or columns go moves A, B and C alike.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import permutations

from rooftile.core.address import AddressForm, Quantity, Term


@dataclass(frozen=True, slots=True)
class Batch:
    """The axis, "x", "y" or "z", of the block index that counts products.

    ``strides`` are the parameters, of each the array, that are the elements from one product's matrix to the next.
    """

    axis: str
    strides: Mapping[str, str]


def batch_of(
    addresses: Sequence[tuple[str, AddressForm]], scalars: Sequence[str], parts: Collection[str] = ()
) -> Batch | None:
    """The batch that the ``addresses`` of three arrays tell of; None where they tell of none.

    ``parts`` are those of ``scalars`` that are a part of a size: no steps from product to product.
    """
    if len({array for array, _ in addresses}) != 3:
        return None
    for axis in "zyx":
        index = Quantity("special", f"ctaid.{axis}")
        if all(_steps(form, index, scalars) for _, form in addresses) and not _splits_sums(addresses, axis, parts):
            steps = [
                (array, [factor.name for factor in step.factors])
                for array, form in addresses
                for step in steps_of(form, axis)
            ]
            rest = [term for _, form in addresses for term in form.offset if index not in term.factors]
            sides = {name for _, names in steps if len(names) > 1 for name in names}  # which rows are apart too
            strides = {
                names[0]: array
                for array, names in steps
                if len(names) == 1 and names[0] not in sides and not any(_names(rest, names[0]))
            }
            return Batch(axis, strides)
    return None


def _splits_sums(addresses: Sequence[tuple[str, AddressForm]], axis: str, parts: Collection[str]) -> bool:
    """Whether blocks along ``axis`` make parts of the same sums: A goes on by so many columns as B by rows.

    ``A[row * K + k0]``, ``B[k0 * N + col]`` with ``k0 = blockIdx.z * slice``, while C's parts are further apart.
    """
    moved = {
        array: {factor.name for step in steps_of(form, axis) for factor in step.factors} for array, form in addresses
    }
    if any(not names.isdisjoint(parts) for names in moved.values()):
        return True
    rows = {array: _row_strides(form, axis) for array, form in addresses}
    return any(
        len(along) == 1 and along < down and down - along <= rows[b] and rows[a] and not along & moved[c]
        for (a, along), (b, down), (c, _) in permutations(moved.items())
    )


def _row_strides(form: AddressForm, axis: str) -> set[str]:
    """Parameters that multiply what moves an address, but for the block index along ``axis``."""
    index = Quantity("special", f"ctaid.{axis}")
    rest = (term.factors for term in form.offset if index not in term.factors)
    return {
        factor.name
        for factors in rest
        if any(other.kind != "parameter" for other in factors)
        for factor in factors
        if factor.kind == "parameter"
    }


def first_product(form: AddressForm, batch: Batch | None) -> AddressForm:
    """The address in the first product of a batch."""
    if batch is None:
        return form
    index = Quantity("special", f"ctaid.{batch.axis}")
    return replace(form, offset=tuple(term for term in form.offset if index not in term.factors))


def steps_of(form: AddressForm, axis: str) -> tuple[Term, ...]:
    """What is added to an address, in bytes, from one block along ``axis`` to the next: from product to product."""
    index = Quantity("special", f"ctaid.{axis}")
    return tuple(
        Term(term.coefficient, tuple(factor for factor in term.factors if factor != index))
        for term in form.offset
        if index in term.factors
    )


def _steps(form: AddressForm, index: Quantity, scalars: Sequence[str]) -> bool:
    """Whether ``index`` moves an address by products of parameters, and in no other way."""
    own = [term for term in form.offset if index in term.factors]
    rest = [term for term in form.offset if index not in term.factors]
    for term in own:
        others = [factor for factor in term.factors if factor != index]
        if not others or any(factor.kind != "parameter" or factor.name not in scalars for factor in others):
            return False
    return bool(own) and not any(_names(rest, index.name))


def _names(terms: Iterable[Term], name: str) -> Iterable[bool]:
    for term in terms:
        for factor in term.factors:
            yield factor.name == name
            for argument in factor.arguments:
                yield from _names(argument, name)
