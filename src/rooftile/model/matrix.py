"""Which part of an address is the row of a matrix and which the column."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

import numpy as np
import numpy.typing as npt

from rooftile.core.address import AddressForm, Quantity, Sum, Term
from rooftile.core.formula import Lanes, Values, evaluate, folded
from rooftile.core.problem import Gemm

Mask = npt.NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix in memory: ``rows`` of ``columns`` elements, stored ``pitch`` elements apart."""

    role: str
    rows: int
    columns: int
    pitch: int
    element_bytes: int


def stored(role: str, gemm: Gemm, element_bytes: int) -> Matrix:
    """Matrix ``role`` row by row, without gaps."""
    rows, columns = {"A": (gemm.m, gemm.k), "B": (gemm.k, gemm.n), "C": (gemm.m, gemm.n)}[role]
    return Matrix(role, rows, columns, columns, element_bytes)


def as_addressed(matrix: Matrix, form: AddressForm, scalars: Mapping[str, int]) -> tuple[Matrix, str | None]:
    """``matrix`` as the kernel takes it to be stored, and the parameter that it multiplies rows by.

    A kernel that multiplies by the number of A's rows, say, reads A column by column: it sees the transposed matrix.
    One that multiplies by something larger than a row has gaps between rows. Where sizes are constants of the source,
    there is no such parameter, and coefficients tell.
    """
    found = {
        factor.name
        for term in form.offset
        if len(term.factors) > 1
        for factor in term.factors
        if factor.kind == "parameter" and scalars.get(factor.name, 0) > 0
    }
    across = replace(matrix, rows=matrix.columns, columns=matrix.rows, pitch=matrix.rows)
    if not found:
        terms = [folded(term, scalars) for term in form.offset]
        steps = [term.coefficient // matrix.element_bytes for term in terms if term.factors]
        for candidate in (matrix, across):
            if candidate.pitch > 1 and any(step % candidate.pitch == 0 for step in steps):
                return candidate, None
        return matrix, None
    if len(found) > 1:
        return matrix, None
    name = found.pop()
    fitting = [candidate for candidate in (matrix, across) if candidate.columns <= scalars[name]]
    if not fitting:
        return matrix, None
    return replace(max(fitting, key=lambda candidate: candidate.columns), pitch=scalars[name]), name


@dataclass(frozen=True, slots=True)
class Parts:
    """An address in elements, as row and column of a matrix; the sums are not reduced modulo the pitch."""

    row: Sum
    column: Sum


def split(matrix: Matrix, form: AddressForm, multiplier: str | None, constants: Values) -> Parts | None:
    """Terms that move whole rows, and the rest; None where an address is not at an element.

    With a ``multiplier`` its terms are the rows. Without, as where the sizes are constants of the source, they are
    those whose steps are multiples of the pitch; ``constants`` are the values that are the same all over the launch.
    """
    rows, columns = [], []
    for term in form.offset:
        if multiplier is None:
            term = folded(term, constants)
        elements, rest = divmod(term.coefficient, matrix.element_bytes)
        if rest:
            return None
        names = [factor.name for factor in term.factors]
        if multiplier in names:
            position = names.index(multiplier)
            rows.append(Term(elements, term.factors[:position] + term.factors[position + 1 :]))
        elif multiplier is None and matrix.pitch > 1 and elements % matrix.pitch == 0:
            rows.append(Term(elements // matrix.pitch, term.factors))
        else:
            columns.append(Term(elements, term.factors))
    return Parts(tuple(rows), tuple(columns))


def elements(matrix: Matrix, parts: Parts, values: Values, *, full: bool) -> tuple[Lanes, Lanes, Mask] | None:
    """Row and column that each lane touches, and whether that is inside the matrix.

    A column may come out beyond the pitch: so it does for a lane past the right edge, which a guard keeps out, but
    also where a matrix is read as one long row. That is told by ``full``, that every lane of every request was active,
    by rows that no index moves, or by no lane being inside; columns beyond the pitch are then carried into the rows.
    """
    row, column = evaluate(parts.row, values), evaluate(parts.column, values)
    if row is None or column is None:
        return None
    row, column = np.broadcast_arrays(row, column)
    inside = _inside(matrix, row, column)
    if full or not inside.any() or not any(map(_moves, parts.row)):
        linear = row * matrix.pitch + column
        row, column = linear // matrix.pitch, linear % matrix.pitch
        inside = _inside(matrix, row, column)
    return row, column, inside


def _inside(matrix: Matrix, row: Lanes, column: Lanes) -> Mask:
    return (row >= 0) & (row < matrix.rows) & (column >= 0) & (column < matrix.columns)


def _moves(term: Term) -> bool:
    return any(_varies(factor) for factor in term.factors)


def _varies(quantity: Quantity) -> bool:
    return quantity.kind not in ("parameter", "symbol") and not quantity.name.startswith(("ntid", "nctaid"))
