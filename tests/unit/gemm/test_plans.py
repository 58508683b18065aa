"""Plans, carried out by an interpreter of the template's parameters, against ``numpy.matmul``."""

from __future__ import annotations

from typing import Any

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import mutually_broadcastable_shapes
from interpreter import ACTIVATIONS, Interpreter

import rooftile
from rooftile.device import NullDevice

Array = npt.NDArray[Any]
DTYPES = {name: np.dtype(getattr(ml_dtypes, name, name)) for name in ("float32", "float64", "float16", "bfloat16")}


def whole(rng: np.random.Generator, shape: tuple[int, ...], dtype: str) -> Array:
    """Small whole numbers: sums and products of them are exact in every type."""
    return rng.integers(-2, 3, shape).astype(DTYPES[dtype])


@st.composite
def laid_out(draw: st.DrawFn, shape: tuple[int, ...], dtype: str, *, repeat: bool = True) -> Array:
    """An array of ``shape``, its axes in any order in memory, with gaps, reversed, repeated, begun anywhere."""
    rng = np.random.default_rng(draw(st.integers(0, 2**32)))
    order = draw(st.permutations(range(len(shape)))) if draw(st.booleans()) else list(range(len(shape)))
    steps = [draw(st.sampled_from((1, 1, 1, 2, -1, 0 if repeat else 1))) for _ in shape]
    pads = [draw(st.sampled_from((0, 0, 0, 1, 4))) for _ in shape]
    room = [1 if step == 0 else (size + pad) * abs(step) for size, step, pad in zip(shape, steps, pads, strict=True)]
    skip = draw(st.sampled_from((0, 0, 1, 4)))
    memory = whole(rng, (int(np.prod(room)) + skip,), dtype)[skip:]
    stored = memory.reshape([room[axis] for axis in order]).transpose(np.argsort(order))
    for axis, (size, step) in enumerate(zip(shape, steps, strict=True)):
        stored = np.moveaxis(stored, axis, 0)
        stored = np.broadcast_to(stored, (size, *stored.shape[1:])) if step == 0 else stored[::step][:size]
        stored = np.moveaxis(stored, 0, axis)
    assert stored.shape == shape
    return stored


def expected(a: Array, b: Array, alpha: float = 1, beta: float = 0, c: Any = None, bias: Any = None) -> Array:
    found = alpha * np.matmul(a.astype(np.float64), b.astype(np.float64))
    if beta:
        found = found + beta * c.astype(np.float64)
    return found if bias is None else found + bias.astype(np.float64)


@settings(max_examples=150)
@given(st.data())
def test_random_shapes_layouts_and_operands_give_what_numpy_gives(data: st.DataObject) -> None:
    check_a_random_product(data)


@pytest.mark.slow
@settings(max_examples=1500)
@given(st.data())
def test_many_random_shapes_layouts_and_operands_give_what_numpy_gives(data: st.DataObject) -> None:
    check_a_random_product(data)


def check_a_random_product(data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(DTYPES)))
    shapes = data.draw(mutually_broadcastable_shapes(signature=np.matmul.signature, max_dims=4, min_side=0, max_side=7))
    a, b = (data.draw(laid_out(shape, dtype)) for shape in shapes.input_shapes)
    options: dict[str, Any] = {"alpha": data.draw(st.sampled_from((1, -2, 0.5)))}
    if data.draw(st.booleans()):
        lacking = data.draw(st.integers(0, len(shapes.result_shape)))
        own = tuple(data.draw(st.sampled_from((1, size))) for size in shapes.result_shape[lacking:])
        options |= {"beta": data.draw(st.sampled_from((1, -1, 2))), "c": data.draw(laid_out(own, dtype))}
    if b.ndim > 1 and data.draw(st.booleans()):
        options["bias"] = data.draw(laid_out((b.shape[-1],), dtype))
    device = Interpreter(sms=data.draw(st.sampled_from((1, 132))))
    wanted = expected(a, b, **options)
    out = data.draw(laid_out(shapes.result_shape, dtype, repeat=False)) if data.draw(st.booleans()) else None
    got = rooftile.matmul(a, b, out=out, device=device, **options)
    assert out is None or got is out
    assert np.asarray(got).dtype == DTYPES[dtype]
    assert np.shape(got) == shapes.result_shape
    np.testing.assert_array_equal(np.asarray(got).astype(np.float64), wanted)


@settings(max_examples=40)
@given(st.data())
def test_every_tile_and_width_of_access_covers_matrices_of_any_size(data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(DTYPES)))
    m, n, k = (data.draw(st.sampled_from((1, 3, 4, 31, 32, 33, 64, 127, 128, 129, 200))) for _ in range(3))
    rng = np.random.default_rng(m * n * k)
    a, b = whole(rng, (m, k), dtype), whole(rng, (k, n), dtype)
    if data.draw(st.booleans()):
        a = np.asfortranarray(a)
    if data.draw(st.booleans()):
        b = np.asfortranarray(b)
    device = Interpreter(sms=data.draw(st.sampled_from((1, 4, 132))))
    got = rooftile.matmul(a, b, device=device)
    np.testing.assert_array_equal(got.astype(np.float64), expected(a, b))
    assert 1 <= len(device.launches) <= 4


@pytest.mark.parametrize("activation", sorted(set(ACTIVATIONS) - {"identity"}))
def test_an_activation_is_applied_last(activation: str) -> None:
    rng = np.random.default_rng(1)
    a, b, bias = whole(rng, (5, 6), "float64"), whole(rng, (6, 7), "float64"), whole(rng, (7,), "float64")
    got = rooftile.matmul(a, b, alpha=0.25, bias=bias, activation=activation, device=Interpreter())
    np.testing.assert_allclose(got, ACTIVATIONS[activation](expected(a, b, 0.25, bias=bias)), rtol=1e-14)


def plan(a: Array, b: Array, **options: Any) -> rooftile.Plan:
    return rooftile.plan(a, b, **{"device": NullDevice(), **options})


def f32(*shape: int) -> Array:
    return np.zeros(shape, np.float32)


def test_views_of_rows_and_columns_are_not_copied() -> None:
    wide = f32(64, 256)
    for a in (wide[:, :64], wide[:, :64].T, wide[::3, 4:68], f32(9, 64, 64)[4]):
        assert plan(a, wide[:, 64:96]).copies == ()
    assert plan(wide[:, ::2], f32(128, 8)).copies == (("A", (64, 128)),)
    assert plan(f32(8, 64)[::-1], wide).copies == (("A", (8, 64)),)
    assert plan(f32(8, 64), wide[:, ::-1]).copies == (("B", (64, 256)),)


def test_batches_are_one_launch_without_a_copy_wherever_two_strides_can_tell_them() -> None:
    a, b = f32(3, 5, 8, 16), f32(3, 5, 16, 8)
    assert (plan(a, b).batch, plan(a, b).copies) == (15, ())
    assert (plan(a, b[:, :1]).batch, plan(a, b[:, :1]).copies) == (15, ())
    assert (plan(a.swapaxes(0, 1), b.swapaxes(0, 1)).batch, plan(a.swapaxes(0, 1), b.swapaxes(0, 1)).copies) == (15, ())
    crossed = plan(f32(2, 1, 3, 8, 16), f32(1, 5, 1, 16, 8))
    assert crossed.copies == (("A", (2, 5, 3, 8, 16)), ("B", (2, 5, 3, 16, 8)))
    assert crossed.batch == 30


def test_batches_that_share_b_become_one_tall_matrix() -> None:
    tall = plan(f32(6, 10, 32), f32(32, 16))
    assert (tall.m, tall.batch) == (60, 1)
    assert (plan(f32(6, 1, 32), f32(32, 16)).m, plan(f32(7, 6, 1, 32), f32(32, 16)).m) == (6, 42)
    assert plan(f32(6, 10, 64)[:, :, ::2], f32(32, 16)).copies == (("A", (6, 10, 32)),)
    assert plan(f32(6, 12, 32)[:, :10], f32(32, 16)).batch == 6


def test_accesses_are_wide_only_where_every_line_is_aligned() -> None:
    def width(a: Array) -> str:
        return dict(plan(a, f32(64, 64)).defines)["VEC_A"]

    assert width(f32(8, 64)) == "4"
    assert width(f32(8, 65)[:, :64]) == "1"
    assert width(f32(8, 68)[:, 4:]) == "4"
    assert width(f32(8, 68)[:, 3:67]) == "1"


def test_large_results_get_large_tiles_and_small_ones_many_blocks() -> None:
    sides = [int(dict(plan(f32(size, 64), f32(64, size)).defines)["BM"]) for size in (128, 512, 1024, 4096)]
    assert sides == sorted(sides)
    assert sides[0] <= 64
    assert sides[-1] == 128


def test_nothing_is_launched_for_an_empty_result() -> None:
    device = Interpreter()
    for a, b in ((f32(0, 3), f32(3, 4)), (f32(2, 3), f32(3, 0)), (f32(0, 2, 3), f32(3, 4))):
        got = rooftile.matmul(a, b, device=device)
        assert got.shape == np.matmul(a, b).shape
    assert device.launches == []


@pytest.mark.parametrize("shape", [(0, 19), (5, 0), (5, 3, 0), (0, 3, 4)])
def test_out_may_have_no_elements(shape: tuple[int, ...]) -> None:
    out = np.lib.stride_tricks.as_strided(f32(1), shape, (0,) * len(shape))  # as NumPy makes empty arrays
    a, b = f32(*shape[:-1], 4), f32(4, shape[-1])
    assert rooftile.matmul(a, b, out=out, device=Interpreter()) is out


def test_what_has_no_elements_is_not_copied() -> None:
    out = np.ones((5, 7), np.float32)
    assert plan(f32(5, 0), f32(0, 7)).copies == ()
    assert rooftile.matmul(f32(5, 0), f32(0, 7), out=out, device=Interpreter()) is out
    assert not out.any()


def test_a_factor_beyond_the_type_is_infinite() -> None:
    got = rooftile.matmul(np.ones((2, 3), np.float32), np.ones((3, 2), np.float32), alpha=1e39, device=Interpreter())
    assert np.isposinf(got).all()


def test_c_is_not_read_where_beta_is_0() -> None:
    device = Interpreter()
    got = rooftile.matmul(np.ones((2, 3)), np.ones((3, 2)), c=np.full((2, 2), np.nan), device=device)
    assert device.macros["HAS_C"] == "0"
    np.testing.assert_array_equal(got, np.full((2, 2), 3.0))


def test_out_may_overlap_what_is_read() -> None:
    rng = np.random.default_rng(2)
    a = whole(rng, (6, 6), "float32")
    b = whole(rng, (6, 6), "float32")
    wanted = expected(a, b)
    np.testing.assert_array_equal(rooftile.matmul(a, b, out=a, device=Interpreter()), wanted)
    wanted = expected(b, b, beta=2, c=b.T)
    np.testing.assert_array_equal(rooftile.matmul(b, b, out=b, c=b.T, beta=2, device=Interpreter()), wanted)


def test_out_is_what_beta_multiplies_where_no_c_is_given() -> None:
    out = np.full((2, 2), 5.0)
    assert rooftile.matmul(np.ones((2, 3)), np.ones((3, 2)), out=out, beta=2, device=Interpreter()) is out
    np.testing.assert_array_equal(out, np.full((2, 2), 13.0))


def test_a_plan_says_why() -> None:
    text = str(plan(f32(100, 64)[:, ::2], f32(32, 16)))
    assert "100 x 16 x 32 float32" in text
    assert "A is copied: neither its rows nor its columns are contiguous" in text
    assert "blocks" in text
