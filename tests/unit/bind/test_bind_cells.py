"""Words for where cells lie: exact where they name a set, and never about a set that is not theirs."""

from __future__ import annotations

import re

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.bind.cells import describe_cells
from rooftile.core.problem import Launch

LAUNCH = Launch((1, 1, 1), (16, 16, 1))
M, N = 100, 77


def marked(rows: object = slice(None), columns: object = slice(None), shape: tuple[int, int] = (M, N)) -> np.ndarray:
    cells = np.zeros(shape, np.bool_)
    cells[rows, columns] = True  # type: ignore[index]
    return cells


@pytest.mark.parametrize(
    ("cells", "words"),
    [
        (marked(), "all of them"),
        (marked(5, 7), "row 5 in column 7"),
        (marked(5), "row 5"),
        (marked([5, 6]), "rows 5 to 6"),
        (marked([5, 9]), "rows 5 and 9"),
        (marked(slice(None), [1, 2, 3]), "columns 1 to 3"),
        (marked([5, 6, 9]), "3 rows between 5 and 9"),
        (marked(slice(None), slice(1, None, 2)), "every 2nd column from 1 on"),
        (marked(slice(0, 50, 3)), "every 3rd row from 0 to 48"),
        (marked(slice(16, 32), slice(32, 48)), "rows 16 to 31 in columns 32 to 47"),
        (marked(slice(96, None)), "rows 96 to 99 (96 is the last multiple of 16 in M = 100)"),
        (marked(slice(97, None)), "rows 97 to 99"),
        (marked(slice(96, 99)), "rows 96 to 98"),
        (marked(slice(None), slice(72, None)), "columns 72 to 76 (72 is the last multiple of 8 in N = 77)"),
        (marked(slice(None), 76), "column 76"),
        (
            marked(slice(96, None), slice(64, None)),
            "rows 96 to 99 in columns 64 to 76 (96 is the last multiple of 16 in M = 100; "
            "64 is the last multiple of 16 in N = 77)",
        ),
        (
            marked(slice(96, None)) | marked(slice(None), slice(64, None)),
            "all from row 96 on and all from column 64 on (96 is the last multiple of 16 in M = 100; "
            "64 is the last multiple of 16 in N = 77)",
        ),
        (marked(90) | marked(slice(None), 70), "scattered over rows 0 to 99 and columns 0 to 76"),
        (marked(3, 4) | marked(9, 2), "scattered over rows 3 to 9 and columns 2 to 4"),
        (marked(0, 0, (1, 1)), "all of them"),
        (marked(0, [3, 4], (1, 5)), "columns 3 to 4"),
    ],
)
def test_words(cells: np.ndarray, words: str) -> None:
    assert describe_cells(cells, LAUNCH) == words


def test_the_blocks_own_sides_come_before_other_tiles() -> None:
    cells = marked(slice(90, None))
    assert "multiple of 30 in M" in describe_cells(cells, Launch((1, 1, 1), (8, 30, 1)))


def _named(words: str, axis: str, size: int) -> set[int]:
    """The rows or columns that ``words`` name; all if they name none."""
    if match := re.search(rf"{axis}s? (\d+)(?: (to|and) (\d+))?", words):
        first, joined, last = int(match[1]), match[2], int(match[3] or match[1])
        return {first, last} if joined == "and" else set(range(first, last + 1))
    return set(range(size))


@given(st.data())
def test_rectangles_are_named_exactly(data: st.DataObject) -> None:
    rows = sorted(data.draw(st.tuples(st.integers(0, 20), st.integers(0, 20))))
    columns = sorted(data.draw(st.tuples(st.integers(0, 30), st.integers(0, 30))))
    cells = marked(slice(rows[0], rows[1] + 1), slice(columns[0], columns[1] + 1), (21, 31))
    words = describe_cells(cells, LAUNCH)
    again = np.zeros_like(cells)
    again[np.ix_(sorted(_named(words, "row", 21)), sorted(_named(words, "column", 31)))] = True
    assert (again == cells).all()


@given(st.lists(st.tuples(st.integers(0, 6), st.integers(0, 8)), min_size=1))
def test_any_set_has_words(places: list[tuple[int, int]]) -> None:
    cells = np.zeros((7, 9), np.bool_)
    for place in places:
        cells[place] = True
    words = describe_cells(cells, LAUNCH)
    if words.startswith("scattered"):
        rows, columns = np.nonzero(cells)
        assert _named(words, "row", 7) >= set(rows.tolist())
        assert _named(words, "column", 9) >= set(columns.tolist())
    assert words
