"""Plans for WebGPU: carried out by an interpreter of the kernel's numbers, and by real drivers, against NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.extra.numpy import mutually_broadcastable_shapes
from interpreter import ACTIVATIONS
from test_plans import Array, expected, laid_out, whole

import rooftile
from rooftile.core.errors import UnavailableError
from rooftile.core.problem import Launch
from rooftile.device import NullDevice, View, choose
from rooftile.device.null import Built
from rooftile.kernels.gemm import gemm_source

NAMES = (
    *("M", "N", "K", "inner", "lda", "ldb", "a_outer", "a_inner", "b_outer", "b_inner"),
    *("c_row", "c_column", "c_outer", "c_inner", "bias_step", "has_c", "has_bias", "activation"),
    *("alpha", "beta"),
    *("A", "B", "C", "bias", "D"),
)
KINDS = ("identity", "relu", "gelu", "gelu_tanh", "silu")
EPSILON = {"float32": 2.0**-23, "float16": 2.0**-10}


class Interpreter(NullDevice):
    """A device that carries out what ``simt.wgsl`` makes of its numbers; an index beyond an array fails."""

    def __init__(self) -> None:
        super().__init__(name="webgpu:0", arch="wgsl", sms=1)

    def launch(self, program: Built, launch: Launch, arguments: Sequence[Any], stream: int = 0) -> None:
        super().launch(program, launch, arguments, stream)
        given = dict(zip(NAMES, arguments, strict=True))
        memory = {name: value.numpy().ravel() for name, value in given.items() if isinstance(value, View)}
        number = {name: value.item() for name, value in given.items() if name not in memory}
        assert program.defines == ()
        m, n, k, inner = (number[name] for name in ("M", "N", "K", "inner"))
        lda, ldb = number["lda"], number["ldb"]
        assert lda % 4 == ldb % 4 == 0
        assert launch.grid[:2] == (-(-n // 128), -(-m // 128))
        out = given["D"].numpy().reshape(launch.grid[2], m, n)
        for batch in range(launch.grid[2]):
            at = {
                name: batch // inner * number[f"{name}_outer"] + batch % inner * number[f"{name}_inner"]
                for name in "abc"
            }
            assert k == 0 or at["a"] % 4 == at["b"] % 4 == 0
            a = memory["A"][at["a"] + np.arange(m)[:, None] * lda + np.arange(lda)]
            b = memory["B"][at["b"] + np.arange(k)[:, None] * ldb + np.arange(ldb)]
            value = number["alpha"] * (a[:, :k].astype(float) @ b[:, :n].astype(float))
            if number["has_c"]:
                place = at["c"] + np.arange(m)[:, None] * number["c_row"] + np.arange(n) * number["c_column"]
                value += number["beta"] * memory["C"][place].astype(float)
            if number["has_bias"]:
                value += memory["bias"][np.arange(n) * number["bias_step"]].astype(float)
            out[batch] = ACTIVATIONS[KINDS[number["activation"]]](value)


@settings(max_examples=100)
@given(st.data())
def test_random_shapes_layouts_and_operands_give_what_numpy_gives(data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(("float32", "float16")))
    shapes = data.draw(mutually_broadcastable_shapes(signature=np.matmul.signature, max_dims=4, min_side=0, max_side=7))
    a, b = (data.draw(laid_out(shape, dtype)) for shape in shapes.input_shapes)
    options: dict[str, Any] = {"alpha": data.draw(st.sampled_from((1, -2, 0.5)))}
    if data.draw(st.booleans()):
        lacking = data.draw(st.integers(0, len(shapes.result_shape)))
        own = tuple(data.draw(st.sampled_from((1, size))) for size in shapes.result_shape[lacking:])
        options |= {"beta": data.draw(st.sampled_from((1, -1, 2))), "c": data.draw(laid_out(own, dtype))}
    if b.ndim > 1 and data.draw(st.booleans()):
        options["bias"] = data.draw(laid_out((b.shape[-1],), dtype))
    wanted = expected(a, b, **options)
    out = data.draw(laid_out(shapes.result_shape, dtype, repeat=False)) if data.draw(st.booleans()) else None
    got = rooftile.matmul(a, b, out=out, device=Interpreter(), **options)
    assert out is None or got is out
    assert np.asarray(got).dtype == np.dtype(dtype)
    assert np.shape(got) == shapes.result_shape
    np.testing.assert_array_equal(np.asarray(got).astype(float), wanted)


def test_a_plan_says_what_is_padded_and_what_cannot_be() -> None:
    a, b = np.ones((200, 30), np.float16), np.ones((30, 64), np.float16)
    plan = rooftile.plan(a, b, device=Interpreter())
    assert (plan.kernel, plan.entry, plan.device) == ("simt_f16.wgsl", "gemm", "webgpu:0")
    assert plan.launch is not None
    assert plan.launch.grid == (1, 2, 1)
    assert "rows are padded on the device: A's to 32 elements" in plan.why
    for dtype in ("float64", "int8"):
        with pytest.raises(rooftile.UsageError, match=dtype):
            rooftile.plan(np.ones((2, 2), dtype), np.ones((2, 2), dtype), device=Interpreter())
    with pytest.raises(rooftile.UsageError, match=r"cannot multiply tf32\n.*webgpu:0"):
        rooftile.plan(a.astype("float32"), b.astype("float32"), precision="tf32", device=Interpreter())
    many = np.broadcast_to(np.ones((1, 2, 2), np.float32), (70_000, 2, 2))
    with pytest.raises(rooftile.UsageError, match="1 x 1 x 70,000"):
        rooftile.plan(many, many, device=Interpreter())


def test_the_kernel_for_f16_is_the_other_with_another_type() -> None:
    plain, half = (gemm_source(file).text for file in ("simt.wgsl", "simt_f16.wgsl"))
    assert half.startswith("enable f16;\n")
    assert half.replace("enable f16;\n", "").replace("f16", "f32") == plain != half


def normal(rng: np.random.Generator, *shape: int, dtype: str = "float32") -> Array:
    return rng.standard_normal(shape).astype(dtype)


def check(a: Array, b: Array, device: str, activation: str | None = None, **terms: Any) -> None:
    """Against float64, within what rounding of K products, and of the result, explains."""
    wanted = ACTIVATIONS[activation or "identity"](expected(a, b, **terms))
    magnitude = expected(np.abs(a), np.abs(b), **{name: np.abs(value) for name, value in terms.items()})
    got = rooftile.matmul(a, b, device=device, activation=activation, **terms)
    bound = magnitude * (EPSILON["float32"] * (4 * np.sqrt(a.shape[-1]) + 8) + EPSILON[got.dtype.name])
    steepest = 1.13  # of all activations
    assert np.shape(got) == wanted.shape
    assert (np.abs(got.astype(float) - wanted) <= steepest * bound).all()


@pytest.mark.webgpu
def test_drivers_multiply(webgpu_adapters: list[str]) -> None:
    rng = np.random.default_rng(0)
    for device in webgpu_adapters:
        for m, n, k in ((1, 1, 1), (5, 7, 3), (131, 133, 19), (3, 4, 0), (64, 260, 40)):
            check(normal(rng, m, k), normal(rng, k, n), device)
        check(normal(rng, 6), normal(rng, 3, 6, 5), device)
        check(normal(rng, 3, 4, 6), normal(rng, 6), device)
        check(normal(rng, 2, 1, 3, 4, 6), normal(rng, 2, 5, 1, 6, 8), device)
        check(normal(rng, 9, 11).T, normal(rng, 7, 9).T, device)


@pytest.mark.webgpu
def test_drivers_apply_all_that_is_fused(webgpu_adapters: list[str]) -> None:
    rng = np.random.default_rng(1)
    a, b, c, bias = normal(rng, 3, 20, 30), normal(rng, 30, 10), normal(rng, 20, 1), normal(rng, 10)
    a[0] *= 20  # where exp and tanh would overflow
    for device in webgpu_adapters:
        for activation in (None, *KINDS[1:]):
            check(a, b, device, activation, alpha=0.5, beta=-2, c=c, bias=bias)


@pytest.mark.webgpu
def test_nan_and_infinity_go_through(webgpu_adapters: list[str]) -> None:
    a, b = np.ones((3, 5), np.float32), np.ones((5, 3), np.float32)
    a[1, 2], b[0, 2] = np.nan, np.inf
    for device in webgpu_adapters:
        np.testing.assert_array_equal(rooftile.matmul(a, b, device=device), a @ b)


@pytest.mark.webgpu
def test_half_precision_where_the_adapter_has_it(webgpu_adapters: list[str]) -> None:
    rng = np.random.default_rng(2)
    a, b = normal(rng, 33, 19, dtype="float16"), normal(rng, 19, 21, dtype="float16")
    able = [device for device in webgpu_adapters if "shader-f16" in choose(device).adapter.features]  # type: ignore[attr-defined]
    for device in able:
        check(a, b, device, "relu", bias=normal(rng, 21, dtype="float16"))
    for device in set(webgpu_adapters).difference(able):
        with pytest.raises(UnavailableError, match="the adapter does not offer shader-f16"):
            rooftile.matmul(a, b, device=device)
    assert able, "no adapter has shader-f16: Mesa's lavapipe has, through wgpu"


def test_whole_numbers_are_exact() -> None:
    rng = np.random.default_rng(3)
    a, b = whole(rng, (130, 9), "float32"), whole(rng, (9, 5), "float32")
    device = Interpreter()
    np.testing.assert_array_equal(rooftile.matmul(a, b, device=device), a @ b)
    assert [type(argument).__name__ for argument in device.launches[0].arguments[:2]] == ["uint32", "uint32"]
