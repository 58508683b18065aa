"""Matrices that repeat a pattern: what they hold, and that they take up little."""

from __future__ import annotations

import os
import resource
from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from rooftile.bind.repeating import repeating, written_rows
from rooftile.core.errors import ExecutionError

on_linux = pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="elsewhere memory is filled")


def count_up(shape: tuple[int], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    return np.arange(shape[0]).astype(dtype)


@pytest.mark.parametrize("dtype", ["float32", "float64", "int8", "float16"])
def test_a_small_matrix_holds_the_beginning_of_the_pattern(dtype: str) -> None:
    matrix = repeating(count_up, (3, 5), np.dtype(dtype))
    assert matrix.tolist() == np.arange(15).reshape(3, 5).tolist()
    assert matrix.ctypes.data % 256 == 0


def test_types_that_numpy_does_not_know() -> None:
    matrix = repeating(count_up, (2, 3), np.dtype(ml_dtypes.bfloat16))
    assert matrix.dtype == ml_dtypes.bfloat16
    assert matrix.astype(int).tolist() == [[0, 1, 2], [3, 4, 5]]


def test_a_large_matrix_repeats_it() -> None:
    made: list[int] = []

    def make(shape: tuple[int], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
        made.append(shape[0])
        return count_up(shape, dtype)

    matrix = repeating(make, (3000, 2000), np.dtype(np.int64))
    assert made[0] < matrix.size
    assert np.array_equal(matrix.ravel(), np.arange(matrix.size) % made[0])
    assert len({row.tobytes() for row in matrix[:, :4]}) == 3000  # no two rows begin alike


def test_writing_changes_one_element() -> None:
    matrix, other = (repeating(count_up, (3000, 2000), np.dtype(np.int64)) for _ in range(2))
    matrix[1234, 567] = -1
    assert np.argwhere(matrix != other).tolist() == [[1234, 567]]


@on_linux
def test_rows_that_were_written_are_known() -> None:
    matrix = repeating(count_up, (5000, 1500), np.dtype(np.float32))
    assert matrix.sum() > 0  # reading is not writing
    assert written_rows(matrix).size == 0
    rows = [0, 17, 18, 2500, 4999]
    matrix[rows, 700] = -1
    found = set(written_rows(matrix).tolist())
    assert found >= set(rows)
    assert len(found) < 30


@on_linux
def test_terabytes_take_up_megabytes() -> None:
    before = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    matrix = repeating(count_up, (1 << 19, 1 << 18), np.dtype(np.float32))
    matrix[-1, -1] = 7
    assert matrix[-1, -1] == 7
    assert resource.getrusage(resource.RUSAGE_SELF).ru_maxrss - before < 400_000  # KB, of 512 GB


def test_what_no_address_space_holds_is_refused() -> None:
    with pytest.raises(ExecutionError, match="memory"):
        repeating(count_up, (1 << 21, 1 << 21), np.dtype(np.float64))
