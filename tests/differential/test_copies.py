"""Asynchronous copies on the executor and on the oracle: values, and what each of their two accesses costs."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from oracle.agreement import Out, assert_agree, call_of, kernel_of

pytestmark = pytest.mark.usefixtures("no_disassembler")

FILE = Path(__file__).parent / "kernels" / "copies.cu"
WIDTHS = {"scattered_4": 1, "scattered_8": 2, "scattered_16": 4, "scattered_past_l1": 4}


@pytest.mark.parametrize("name", list(WIDTHS))
@pytest.mark.parametrize("seed", range(4))
def test_scattered_copies(name: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    width = WIDTHS[name]
    data = rng.standard_normal(64 * width).astype(np.float32)
    source = rng.integers(0, 64, 32).astype(np.int32)
    if seed % 2:
        source[rng.random(32) < 0.3] = -1
    size = np.full(32, 4 * width, np.int32)
    if seed > 1:
        size = rng.choice([0, 2 * width, 4 * width], 32).astype(np.int32)
    target = rng.permutation(64)[:32].astype(np.int32)
    kernel = kernel_of(FILE, name)
    assert_agree(kernel, call_of(1, 32, source, target, size, data, Out(np.zeros_like(data))))


@pytest.mark.parametrize(
    "stages", [pytest.param(2, marks=pytest.mark.slow), 3, pytest.param(4, marks=pytest.mark.slow)]
)
@pytest.mark.parametrize(("m", "n", "k"), [(1, 1, 1), (17, 20, 50)])
def test_products(stages: int, m: int, n: int, k: int) -> None:
    rng = np.random.default_rng(0)
    a, b = rng.standard_normal((m, k)).astype(np.float32), rng.standard_normal((k, n)).astype(np.float32)
    grid = (-(-n // 16), -(-m // 16), 1)
    call = call_of(grid, (16, 16, 1), a, b, Out(np.full((m, n), np.nan, np.float32)), m, n, k)
    got = assert_agree(kernel_of(FILE, f"staged_{stages}"), call)
    np.testing.assert_allclose(got.outputs["p2"], a @ b, rtol=1e-4, atol=1e-4)
    assert not got.findings
