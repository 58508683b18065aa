"""Which part of an address is the row of a matrix and which the column."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from rooftile.core.address import AddressForm, Quantity, Sum, Term
from rooftile.core.problem import Gemm
from rooftile.model.address import Lanes, Values, evaluate


@dataclass(frozen=True, slots=True)
class Matrix:
    """A matrix in memory: ``rows`` of ``columns`` elements, stored ``pitch`` elements apart."""

    role: str
    rows: int
    columns: int
    pitch: int
    element_bytes: int


def stored(role: str, gemm: Gemm, element_bytes: int, scalars: dict[str, int]) -> Matrix:
    """Matrix ``role`` as it is passed to a kernel: row-major, its rows as far apart as ``lda`` and its kin say."""
    rows, columns = {"A": (gemm.m, gemm.k), "B": (gemm.k, gemm.n), "C": (gemm.m, gemm.n)}[role]
    pitch = next((v for name, v in scalars.items() if name.lower().replace("_", "") == f"ld{role.lower()}"), columns)
    return Matrix(role, rows, columns, max(pitch, 1), element_bytes)


def as_addressed(matrix: Matrix, form: AddressForm, scalars: dict[str, int]) -> tuple[Matrix, str | None]:
    """``matrix`` as the kernel takes it to be stored, and the parameter that it multiplies rows by.

    A kernel that multiplies by another size than the pitch, as one that wants B column by column does, sees the
    transposed matrix.
    """
    found = {
        factor.name
        for term in form.offset
        if len(term.factors) > 1
        for factor in term.factors
        if factor.kind == "parameter" and scalars.get(factor.name, 0) > 0
    }
    if len(found) != 1:
        return matrix, None
    name = found.pop()
    if scalars[name] == matrix.rows != matrix.pitch:
        matrix = replace(matrix, rows=matrix.columns, columns=matrix.rows, pitch=matrix.rows)
    return (matrix, name) if scalars[name] == matrix.pitch else (matrix, None)


@dataclass(frozen=True, slots=True)
class Parts:
    """An address in elements, as row and column of a matrix; the sums are not reduced modulo the pitch."""

    row: Sum
    column: Sum


def split(matrix: Matrix, form: AddressForm, multiplier: str | None) -> Parts | None:
    """Terms that move whole rows, and the rest; None where an address is not at an element.

    With a ``multiplier`` its terms are the rows. Without, as where the sizes are constants of the source, they are
    those whose coefficients are multiples of the pitch.
    """
    rows, columns = [], []
    for term in form.offset:
        elements, rest = divmod(term.coefficient, matrix.element_bytes)
        if rest:
            return None
        names = [factor.name for factor in term.factors]
        if multiplier is not None and multiplier in names:
            position = names.index(multiplier)
            rows.append(Term(elements, term.factors[:position] + term.factors[position + 1 :]))
        elif multiplier is None and matrix.pitch > 1 and elements % matrix.pitch == 0:
            rows.append(Term(elements // matrix.pitch, term.factors))
        else:
            columns.append(Term(elements, term.factors))
    return Parts(tuple(rows), tuple(columns))


def elements(matrix: Matrix, parts: Parts, values: Values, *, full: bool) -> tuple[Lanes, Lanes] | None:
    """Row and column that each lane touches.

    A column may come out beyond the pitch: so it does for a lane past the right edge, which a guard keeps out, but
    also where a matrix is read as one long row. That is told by ``full``, that every lane of every request was active,
    or by rows that no index moves; columns beyond the pitch are then carried into the rows.
    """
    row, column = evaluate(parts.row, values), evaluate(parts.column, values)
    if row is None or column is None:
        return None
    row, column = np.broadcast_arrays(row, column)
    if full or not any(map(_moves, parts.row)):
        linear = row * matrix.pitch + column
        row, column = linear // matrix.pitch, linear % matrix.pitch
    return row, column


def _moves(term: Term) -> bool:
    return any(_varies(factor) for factor in term.factors)


def _varies(quantity: Quantity) -> bool:
    return quantity.kind not in ("parameter", "symbol") and not quantity.name.startswith(("ntid", "nctaid"))
