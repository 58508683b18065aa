"""C of integers: rounded results, and zero points."""

from __future__ import annotations

import numpy as np
import pytest

import rooftile
from rooftile.bind import Asked, Callee, bind, find_form, judge, with_reference
from rooftile.bind.whole_numbers import rounded
from rooftile.bind.zero_points import zero_points
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

VALUES = np.array([0.4, -0.6, 2.5, 126.7, 300.0, -1000.0])


@pytest.mark.parametrize(
    ("stored", "near"),
    [
        (np.rint(VALUES).clip(-128, 127), True),
        (np.trunc(VALUES).clip(-128, 127), True),  # as a conversion cuts off
        (np.rint(VALUES), False),  # wrapped
        (np.rint(VALUES).clip(-128, 127) + 1.0, False),
        (np.floor(VALUES).clip(-128, 127), True),  # as a shift does
        (np.where(VALUES == 0.4, 1.0, np.rint(VALUES).clip(-128, 127)), False),  # none of these in all cells
    ],
)
def test_results_are_rounded_and_kept_within_the_type(stored: np.ndarray, near: bool) -> None:
    c = stored.astype(np.int64).astype(np.int8)
    found = rounded(VALUES, c)
    assert found is not None
    assert bool((np.abs(c - found[0]) <= found[1]).all()) is near


def test_integers_and_floats_are_rounded_by_nothing() -> None:
    assert rounded(np.array([3.0, -700.0]), np.zeros(2, np.int8)) is None
    assert rounded(VALUES, np.zeros(6, np.float32)) is None


def called(*numbers: str, args: str, values: str = "int8") -> Call:
    types = {"A": values, "B": values, "C": "int32"}
    matrices = tuple(Parameter(name, "pointer", dtype, 8, name != "C") for name, dtype in types.items())
    scalars = tuple(Parameter(name, "scalar", "int32", 4) for name in numbers)
    kernel = Callee(Signature("k", "k", (*matrices, *scalars)))
    return with_reference(bind(kernel, Gemm(24, 16, 32), Asked("8,8", "2,3", args=f"A,B,C,{args}")))


def test_zero_points_are_of_the_matrix_that_they_are_named_for() -> None:
    points = set(zero_points(called("za", "b_zero_point", args="7,-3")))
    assert points == {(7.0, 0.0, 0.0), (0.0, -3.0, 0.0), (7.0, -3.0, 0.0)}
    assert (5.0, 5.0, 5.0) in set(zero_points(called("zp", args="5")))
    assert set(zero_points(called("a_offset", args="7"))) == {(7.0, 0.0, 0.0), (-7.0, 0.0, 0.0)}  # added, or subtracted
    assert not set(zero_points(called("n", args="N")))  # a size
    assert not set(zero_points(called("zp", args="5", values="float32")))


@pytest.mark.parametrize(("a", "b", "right"), [(7, -3, True), (-3, 7, False), (7, 7, False)])
def test_c_of_elements_less_their_zero_points(a: int, b: int, right: bool) -> None:
    call = called("za", "zb", args="7,-3")
    held = {x.name: x.matrix.astype(np.int32) for x in call.arguments if isinstance(x, BufferArgument)}
    outputs = {"C": (held["A"] - a) @ (held["B"] - b)}
    verdict, _ = judge(call, outputs)
    assert verdict.judgement == "wrong"
    found = find_form(call, verdict, outputs["C"], lambda made: judge(with_reference(made), outputs))
    assert (found is not None and found[1][0].judgement == "right") is right
    if found is not None and right:
        assert found[1][0].reason.endswith("as the product of A - 7 and B + 3")
        assert find_form(call, verdict, outputs["C"], lambda made: judge(made, outputs), unread=["zb"]) is None


@pytest.mark.slow
@pytest.mark.parametrize(("stored", "judgement"), [("max(-128, min(127, q))", "right"), ("q", "wrong")])
def test_a_requantising_kernel(stored: str, judgement: str) -> None:
    text = """__global__ void requantise(const signed char* x, const signed char* w, const int* bias,
                           const float* scale, signed char* y, int M, int N, int K, int zero) {
  int m = blockIdx.y * 8 + threadIdx.y, n = blockIdx.x * 32 + threadIdx.x;
  if (m >= M || n >= N) return;
  int sum = bias[n];
  for (int k = 0; k < K; ++k) sum += x[m * K + k] * w[n * K + k];
  int q = __float2int_rn(sum * scale[n]) + zero;
  y[m * N + n] = (signed char)(STORED);
}
void run(signed char* x, signed char* w, int* b, float* s, signed char* y, int M, int N, int K) {
  requantise<<<dim3((N + 31) / 32, (M + 7) / 8), dim3(32, 8)>>>(x, w, b, s, y, M, N, K, 3);
}
"""
    done = rooftile.explain(rooftile.Source("q.cu", text.replace("STORED", stored)), M=40, N=72, K=128, check=False)
    assert done.verdict.judgement == judgement
    assert "rounded to int8" in done.verdict.reason


@pytest.mark.slow
@pytest.mark.parametrize(
    ("term", "stored", "judgement"),
    [
        ("x[m * K + k] * w[k * N + n]", "(sum + (1 << (shift - 1))) >> shift", "right"),
        ("x[m * K + k] * w[k * N + n]", "sum >> shift", "right"),
        ("x[m * K + k] * w[k * N + n]", "(sum >> shift) + 1", "wrong"),
        ("x[m * K + k] * w[k * N]", "sum >> shift", "wrong"),
    ],
)
def test_sums_that_are_shifted(term: str, stored: str, judgement: str) -> None:
    text = """__global__ void narrowed(const signed char* x, const signed char* w, signed char* y,
                         int M, int N, int K, int shift) {
  int m = blockIdx.y * 8 + threadIdx.y, n = blockIdx.x * 32 + threadIdx.x;
  if (m >= M || n >= N) return;
  int sum = 0;
  for (int k = 0; k < K; ++k) sum += TERM;
  y[m * N + n] = (signed char)max(-128, min(127, STORED));
}
void run(signed char* x, signed char* w, signed char* y, int M, int N, int K) {
  narrowed<<<dim3((N + 31) / 32, (M + 7) / 8), dim3(32, 8)>>>(x, w, y, M, N, K, 9);
}
"""
    source = rooftile.Source("q.cu", text.replace("TERM", term).replace("STORED", stored))
    for k in (23, 100):  # of few products most sums are less than a half
        done = rooftile.explain(source, M=37, N=40, K=k, check=False)
        assert done.verdict.judgement == judgement, k


@pytest.mark.slow
@pytest.mark.parametrize(
    ("stored", "least", "judgement"),
    [
        ("sum * scale", "-128", "right"),
        ("sum * scale", "y_offset", "right"),  # a ReLU
        ("sum * scale + b[n]", "-128", "wrong"),
        ("sum * scale", "0", "wrong"),
    ],
)
def test_a_bias_of_integers_is_scaled_with_the_sums(stored: str, least: str, judgement: str) -> None:
    text = """#include <cstdint>
__global__ void linear(const int8_t* x, const int8_t* w, const int* b, int8_t* y, int M, int N, int K,
                       int x_offset, int y_offset, float scale) {
  int m = blockIdx.y * 8 + threadIdx.y, n = blockIdx.x * 32 + threadIdx.x;
  if (m >= M || n >= N) return;
  int sum = b[n];
  for (int k = 0; k < K; ++k) sum += (x[m * K + k] + x_offset) * w[k * N + n];
  y[m * N + n] = (int8_t)max(LEAST, min(127, __float2int_rn(STORED) + y_offset));
}
void run(int8_t* x, int8_t* w, int* b, int8_t* y, int M, int N, int K) {
  linear<<<dim3((N + 31) / 32, (M + 7) / 8), dim3(32, 8)>>>(x, w, b, y, M, N, K, 5, -3, 0.0625f);
}
"""
    source = rooftile.Source("q.cu", text.replace("STORED", stored).replace("LEAST", least))
    done = rooftile.explain(source, M=40, N=72, K=64, check=False)
    assert done.verdict.judgement == judgement
