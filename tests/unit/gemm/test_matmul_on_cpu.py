"""The kernels themselves, run by the executor, against float64."""

from __future__ import annotations

import itertools
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest
from interpreter import ACTIVATIONS
from test_plans import DTYPES, expected

import rooftile
from rooftile.core.errors import ExecutionError
from rooftile.core.problem import Launch
from rooftile.core.source import Source
from rooftile.device import choose
from rooftile.gemm.multiply import prepared
from rooftile.gemm.tiles import SPEEDS

Array = npt.NDArray[Any]
EPSILON = {"float32": 2**-23, "float64": 2**-52, "float16": 2**-10, "bfloat16": 2**-7}


def normal(rng: np.random.Generator, shape: tuple[int, ...], dtype: str) -> Array:
    return rng.standard_normal(shape).astype(DTYPES[dtype])


def check(
    a: Array, b: Array, activation: str | None = None, out: Array | None = None, device: Any = "cpu", **terms: Any
) -> None:
    """Against float64, within what rounding of K products, and of the result, explains."""
    wanted = ACTIVATIONS[activation or "identity"](expected(a, b, **terms))
    magnitude = expected(np.abs(a), np.abs(b), **{name: np.abs(value) for name, value in terms.items()})
    got = rooftile.matmul(a, b, device=device, activation=activation, out=out, **terms)
    sums = EPSILON["float64" if got.dtype == np.float64 else "float32"]
    bound = magnitude * (sums * (4 * np.sqrt(a.shape[-1]) + 8) + EPSILON[got.dtype.name])
    steepest = 1.13  # of all activations
    assert (np.abs(got.astype(np.float64) - wanted) <= steepest * bound).all()


def test_the_executor_multiplies() -> None:
    rng = np.random.default_rng(0)
    for m, n, k in ((1, 1, 1), (5, 7, 3), (31, 33, 17), (33, 30, 35), (2, 3, 0)):
        c, bias = normal(rng, (m, n), "float32"), normal(rng, (n,), "float32")
        check(normal(rng, (m, k), "float32"), normal(rng, (k, n), "float32"), alpha=0.5, beta=-2, c=c, bias=bias)
    # A tall one fits in the same kernel, and batches, and an out with gaps, which stay as they are.
    a, b = normal(rng, (3, 9, 11), "float32"), normal(rng, (3, 11, 5), "float32")
    room = np.full((3, 9, 8), 7, np.float32)
    check(a, b, alpha=2, beta=1, c=normal(rng, (5,), "float32"), bias=normal(rng, (5,), "float32"), out=room[:, :, 1:6])
    assert (room[:, :, [0, 6, 7]] == 7).all()
    # Fields of a structure, whose elements are 5 bytes apart, and bytes in the other order.
    packed = np.zeros((5, 7), "u1,f4")["f1"]
    packed[...] = normal(rng, (5, 7), "float32")
    check(packed, normal(rng, (7, 3), "float32").astype(">f4"), c=packed[:, :3], beta=1)


def test_nan_and_infinity_go_through() -> None:
    a, b = np.ones((3, 5), np.float32), np.ones((5, 3), np.float32)
    a[1, 2], b[0, 2] = np.nan, np.inf
    c, bias = np.zeros((3, 3), np.float32), np.zeros(3, np.float32)
    got = rooftile.matmul(a, b, device="cpu", beta=1, c=c, bias=bias)
    np.testing.assert_array_equal(got, a @ b)


def test_a_kernel_that_leaves_an_array_is_found_out() -> None:
    device = choose("cpu")
    text = 'extern "C" __global__ void k(float* p) { p[threadIdx.x] = threadIdx.x; }'
    program = device.build(Source("k.cu", text), "k", {})
    view = device.put(np.zeros(32, np.float32))
    device.launch(program, Launch((1, 1, 1), (32, 1, 1)), [view])
    np.testing.assert_array_equal(device.get(view), np.arange(32))
    with pytest.raises(ExecutionError, match="did not run as it should"):
        device.launch(program, Launch((1, 1, 1), (64, 1, 1)), [view])


def test_a_product_that_takes_minutes_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rooftile.gemm.multiply.SLOW_FLOPS", 10)
    one = np.ones((2, 2), np.float32)
    c, bias = np.zeros((2, 2), np.float32), np.zeros(2, np.float32)
    with pytest.warns(RuntimeWarning, match="on the CPU"):
        rooftile.matmul(one, one, device="cpu", beta=1, c=c, bias=bias)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", sorted(DTYPES))
@pytest.mark.parametrize("tile", range(3))
def test_every_tile_layout_and_type_is_right(dtype: str, tile: int, monkeypatch: pytest.MonkeyPatch) -> None:
    tiles = list(SPEEDS[dtype])
    if tile >= len(tiles):
        assert dtype == "float64"
        return
    monkeypatch.setattr("rooftile.gemm.planning.SPEEDS", {dtype: tiles[tile : tile + 1]})
    prepared.cache_clear()
    rng = np.random.default_rng(tile)
    shapes = ((tiles[tile].bm + 1, tiles[tile].bn + 4, 20), (60, 64, 64))
    for (m, n, k), a_major, b_major in itertools.product(shapes, "CF", "CF"):
        a, b = normal(rng, (m, k), dtype), normal(rng, (k, n), dtype)
        check(np.asarray(a, order=a_major), np.asarray(b, order=b_major))
    prepared.cache_clear()


@pytest.mark.slow
@pytest.mark.parametrize("dtype", sorted(DTYPES))
@pytest.mark.parametrize("activation", sorted(set(ACTIVATIONS) - {"identity"}))
def test_what_is_fused_is_right(dtype: str, activation: str) -> None:
    rng = np.random.default_rng(3)
    a, b = normal(rng, (2, 33, 16), dtype), normal(rng, (2, 16, 35), dtype)
    c, bias = normal(rng, (33, 1), dtype), normal(rng, (35,), dtype)
    check(a, b, alpha=-0.5, beta=2, c=c, bias=bias, activation=activation)


@pytest.mark.slow
@pytest.mark.parametrize("dtype", ["float32", "bfloat16"])
def test_the_optimised_build_is_right(dtype: str) -> None:
    rng = np.random.default_rng(4)
    check(normal(rng, (257, 129), dtype), normal(rng, (129, 255), dtype))
