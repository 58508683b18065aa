"""Rows and columns of addresses, whichever way a matrix is stored and its sizes are given."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.address import AddressForm, Quantity, Term
from rooftile.core.problem import Gemm
from rooftile.model.matrix import Matrix, as_addressed, elements, split, stored

X, Y = Quantity("special", "tid.x"), Quantity("special", "tid.y")
GEMM = Gemm(40, 50, 60)


def parameter(name: str) -> Quantity:
    return Quantity("parameter", name)


def row_major(pitch: Quantity | int, size: int = 4) -> AddressForm:
    """``pitch * tid.y + tid.x`` elements."""
    row = Term(size * pitch, (Y,)) if isinstance(pitch, int) else Term(size, (pitch, Y))
    return AddressForm((row, Term(size, (X,))), size)


def place(matrix: Matrix, form: AddressForm, scalars: dict[str, int], x: int, y: int, *, full: bool = False):  # type: ignore[no-untyped-def]
    matrix, multiplier = as_addressed(matrix, form, scalars)
    parts = split(matrix, form, multiplier, scalars)
    assert parts is not None
    found = elements(matrix, parts, {**scalars, "tid.x": x, "tid.y": y}, full=full)
    assert found is not None
    row, column, inside = found
    return int(row), int(column), bool(inside)


def test_shapes() -> None:
    assert stored("A", GEMM, 4) == Matrix("A", 40, 60, 60, 4)
    assert stored("B", GEMM, 2) == Matrix("B", 60, 50, 50, 2)
    assert stored("C", GEMM, 8) == Matrix("C", 40, 50, 50, 8)


@pytest.mark.parametrize(
    ("pitch", "scalars", "expected"),
    [
        (parameter("K"), {"K": 60}, (40, 60, 60)),
        (parameter("lda"), {"lda": 64}, (40, 60, 64)),  # gaps between rows
        (parameter("M"), {"M": 40}, (60, 40, 40)),  # column by column
        (parameter("lda"), {"lda": 45}, (60, 40, 45)),  # column by column, with gaps
        (parameter("q"), {"q": 7}, (40, 60, 60)),  # no pitch at all
        (60, {}, (40, 60, 60)),
        (40, {}, (60, 40, 40)),
        (7, {}, (40, 60, 60)),
        (Quantity("function", "/", ((Term(1, (parameter("L"),)),), (Term(2),))), {"L": 120}, (40, 60, 60)),
    ],
)
def test_the_pitch_is_what_rows_are_multiplied_by(
    pitch: Quantity | int, scalars: dict[str, int], expected: tuple[int, int, int]
) -> None:
    matrix, _ = as_addressed(stored("A", GEMM, 4), row_major(pitch), scalars)
    assert (matrix.rows, matrix.columns, matrix.pitch) == expected


def test_a_square_matrix_is_taken_row_by_row() -> None:
    matrix, multiplier = as_addressed(stored("B", Gemm(9, 9, 9), 4), row_major(parameter("K")), {"K": 9, "N": 9})
    assert (matrix.rows, matrix.columns, multiplier) == (9, 9, "K")


@given(st.integers(0, 39), st.integers(0, 59), st.sampled_from([2, 4, 8]))
def test_inside_the_matrix_row_and_column_are_those_of_the_index(y: int, x: int, size: int) -> None:
    matrix = stored("A", GEMM, size)
    for pitch, scalars in ((parameter("K"), {"K": 60}), (60, {}), (parameter("lda"), {"lda": 77})):
        assert place(matrix, row_major(pitch, size), scalars, x, y) == (y, x, True)


def test_past_an_edge_is_outside_unless_every_lane_was_active() -> None:
    matrix, form, scalars = stored("A", GEMM, 4), row_major(parameter("K")), {"K": 60}
    assert place(matrix, form, scalars, 59, 39) == (39, 59, True)
    assert place(matrix, form, scalars, 3, 40)[2] is False
    assert place(matrix, form, scalars, 65, 2, full=True) == (3, 5, True)


def test_a_matrix_read_as_one_row_is_carried_into_rows() -> None:
    form = AddressForm((Term(4, (X,)),), 4)
    assert place(stored("A", GEMM, 4), form, {"K": 60}, 125, 0) == (2, 5, True)


def test_an_address_between_elements_has_no_place() -> None:
    assert split(stored("A", GEMM, 4), AddressForm((Term(6, (X,)),), 4), None, {}) is None
