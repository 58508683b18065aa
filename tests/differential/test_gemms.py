"""Matrix products in other element types, and the product's own ladder, on the executor and on the oracle."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from oracle.agreement import Out, assert_agree, call_of, kernel_of

pytestmark = pytest.mark.usefixtures("no_disassembler")

FILE = Path(__file__).parent / "kernels" / "gemms.cu"
SHAPES = [(1, 1, 1), (17, 2, 35), (20, 18, 9)]


def matrix(seed: int, *shape: int, dtype: type[np.generic] = np.float32) -> np.ndarray:
    return np.random.default_rng(seed).standard_normal(shape).astype(dtype)


def blank(*shape: int, dtype: type[np.generic] = np.float32) -> Out:
    return Out(np.full(shape, np.nan).astype(dtype))


def cdiv(a: int, b: int) -> int:
    return -(-a // b)


@pytest.mark.parametrize(("m", "n", "k"), SHAPES)
@pytest.mark.parametrize(
    ("name", "dtype", "result", "block", "columns"),
    [
        ("gemm_double", np.float64, np.float64, (8, 8, 1), 1),
        ("gemm_half", np.float16, np.float16, (16, 4, 1), 1),
        ("gemm_half2", np.float16, np.float16, (8, 8, 1), 2),
        ("gemm_bfloat", ml_dtypes.bfloat16, np.float32, (16, 16, 1), 1),
    ],
)
def test_element_types(
    name: str,
    dtype: type[np.generic],
    result: type[np.generic],
    block: tuple[int, int, int],
    columns: int,
    m: int,
    n: int,
    k: int,
) -> None:
    n = cdiv(n, columns) * columns
    a, b = matrix(1, m, k, dtype=dtype), matrix(2, k, n, dtype=dtype)
    grid = (cdiv(n // columns, block[0]), cdiv(m, block[1]), 1)
    got = assert_agree(kernel_of(FILE, name), call_of(grid, block, a, b, blank(m, n, dtype=result), m, n, k))
    product = a.astype(np.float64) @ b.astype(np.float64)
    scale = np.abs(a.astype(np.float64)) @ np.abs(b.astype(np.float64))
    assert (np.abs(got.outputs["p2"].astype(np.float64) - product) <= 0.02 * scale).all()


def test_split_k() -> None:
    rng = np.random.default_rng(3)
    a, b = (rng.integers(-9, 9, shape).astype(np.float32) for shape in ((9, 40), (40, 17)))
    call = call_of((2, 3, 4), (16, 4, 1), a, b, Out(np.zeros((9, 17), np.float32)), 9, 17, 40)
    got = assert_agree(kernel_of(FILE, "gemm_split_k"), call)
    np.testing.assert_array_equal(got.outputs["p2"], a @ b)


def test_matrix_times_vector_by_warps() -> None:
    a, x = matrix(4, 13, 100), matrix(5, 100)
    assert_agree(kernel_of(FILE, "gemv_warp"), call_of(4, (32, 4, 1), a, x, blank(13), 13, 100))
