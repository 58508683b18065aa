"""The textbook's kernel, one invocation an element, at its sizes: right on the executor, SwiftShader and lavapipe."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
import wgsl_executor
from wgsl_corpus import Buffer, Case
from wgsl_drivers import Native, run_in_page

import rooftile.kernels

pytestmark = pytest.mark.usefixtures("no_disassembler")

FILE = Path(rooftile.kernels.__file__).parent / "wgsl" / "naive.wgsl"
SIZES = [(64, 64, 64), (256, 256, 256), (1000, 777, 513)]


@cache
def product(m: int, n: int, k: int) -> Case:
    rng = np.random.default_rng(m)
    a, b = (rng.standard_normal(size, dtype=np.float32) for size in (m * k, k * n))
    buffers = (
        Buffer(0, 0, "d", False, np.array([m, n, k, 0], np.uint32)),
        Buffer(0, 1, "A", False, a),
        Buffer(0, 2, "B", False, b),
        Buffer(0, 3, "C", True, np.full(m * n, np.nan, np.float32)),
    )
    text = FILE.read_text(encoding="utf-8")
    return Case(FILE, text, (-(-n // 16), -(-m // 16), 1), None, (), {}, 0.0, buffers)


def assert_right(c: npt.NDArray[np.generic], m: int, n: int, k: int) -> None:
    """Within what K roundings explain, as rooftile's own judge has it."""
    _, a, b, _ = (buffer.data.astype(np.float64) for buffer in product(m, n, k).buffers)
    a, b = a.reshape(m, k), b.reshape(k, n)
    allowed = (8 * np.sqrt(k) + 2) * 2.0**-24 * (np.abs(a) @ np.abs(b))
    assert (np.abs(c.reshape(m, n) - a @ b) <= allowed).all()


@pytest.mark.slow
@pytest.mark.parametrize("size", SIZES)
def test_on_the_executor(size: tuple[int, int, int]) -> None:
    assert_right(wgsl_executor.outputs(product(*size))["C"], *size)


@pytest.mark.browser
def test_on_swiftshader(webgpu_page: Any) -> None:
    for size, outputs in zip(SIZES, run_in_page(webgpu_page, [product(*size) for size in SIZES]), strict=True):
        assert isinstance(outputs, dict), outputs
        assert_right(outputs["C"], *size)


@pytest.mark.webgpu
def test_on_lavapipe(lavapipe: Native) -> None:
    for size in SIZES:
        assert_right(lavapipe.run(product(*size))["C"], *size)
