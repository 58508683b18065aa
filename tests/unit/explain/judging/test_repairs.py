"""What an edit has to be right at to count as a repair."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

import rooftile
from rooftile.core.errors import UsageError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.explain.judging.repairs import _Search
from rooftile.explain.judging.subject import Outcome

SHAPES = (Gemm(136, 72, 80), Gemm(64, 96, 112))


def _search(right_up_to: int, *, knows_k: bool = True, fault: str | None = None, takes_longer: bool = True) -> _Search:
    """A search for a subject that is right up to a K; at more than the shapes have the kernel itself may fail."""

    def attempt(call: Any, **_: object) -> Outcome:
        gemm = call.gemm
        if gemm not in SHAPES and not takes_longer:
            raise UsageError("a size the kernel does not take")
        found = (Finding(fault, "error", "beyond the tile"),) if fault is not None and gemm not in SHAPES else ()
        return Outcome(gemm, Verdict("right" if gemm.k <= right_up_to else "wrong", ""), found)

    sizes = {"n": "N", **({"k": "K"} if knows_k else {})}
    subject: Any = SimpleNamespace(attempt=attempt, listing=lambda _: SimpleNamespace(sizes=sizes))
    search = _Search(subject, SHAPES, (), named=False)
    search.calls = lambda gemm, _="": SimpleNamespace(gemm=gemm, launch=None)  # type: ignore[assignment]
    search.faults = {"wrong-result"}
    return search


@pytest.mark.parametrize(("right_up_to", "right"), [(112, False), (559, False), (560, True)])
def test_a_repair_is_right_for_more_tiles_too(right_up_to: int, right: bool) -> None:
    search = _search(right_up_to)
    assert search.longer == (Gemm(64, 96, 560),)
    assert search._right(search.subject) == right


@pytest.mark.parametrize("kernel", [{"knows_k": False}, {"fault": "shared-bounds"}, {"takes_longer": False}])
def test_a_kernel_that_takes_no_more_tiles_is_not_asked_for_them(kernel: dict[str, Any]) -> None:
    search = _search(112, **kernel)
    assert search.longer == ()
    assert search._right(search.subject)


@pytest.mark.slow
def test_a_repair_is_right_for_sizes_like_the_asked_ones() -> None:
    """`!(k)` in place of `!(k & 1)` leaves the last product of an odd K out, but is right for every even one."""
    text = """__global__ void pairs(const float* a, const float* b, float* c, int m, int n, int k) {
  int r = blockIdx.x * blockDim.x + threadIdx.x;
  if (r >= m) return;
  for (int j = 0; j < n; ++j) {
    float even = 0, odd = 0;
    for (int i = 0; i + 1 < k; i += 2) { even += a[r * k + i] * b[i * n + j]; odd += a[r * k + i + 1] * b[(i + 1) * n + j]; }
    if (!(k & 1)) even += a[r * k + k - 1] * b[(k - 1) * n + j];
    c[r * n + j] = even + odd;
  }
}
"""  # noqa: E501
    explanation = rooftile.explain(Source("pairs.cu", text), M=70, N=3, K=7, block=(64,), grid=(2,), args="A,B,C,M,N,K")
    (finding,) = (finding for finding in explanation.findings if finding.proved)
    assert finding.location is not None
    assert finding.location.line == 7
    assert "(k & 1)" in str(finding.advice)
    assert "!" not in str(finding.advice)


@pytest.mark.slow
def test_a_grid_of_one_axis_has_no_other_to_be_exchanged_with() -> None:
    """Turned over it is one block, which is right whatever goes wrong between several."""
    text = """__global__ void persistent(const float* A, const float* B, float* C, int M, int N, int K) {
  for (int tile = blockIdx.x; tile < M; tile += gridDim.x) {
    float sum = gridDim.x > 1 && tile % gridDim.x == 1 ? A[0] : 0;
    for (int k = 0; k < K; ++k) sum += A[tile * K + k] * B[k * N + threadIdx.x];
    C[tile * N + threadIdx.x] = sum;
  }
}
void run(const float* A, const float* B, float* C, int M, int N, int K) { persistent<<<8, N>>>(A, B, C, M, N, K); }
"""
    done = rooftile.explain(Source("persistent.cu", text, "cuda"), M=64, N=64, K=64)
    assert done.verdict.judgement == "wrong"
    assert "swapped-grid" not in {finding.kind for finding in done.findings}


@pytest.mark.slow
def test_a_repair_is_held_to_what_the_kernel_makes_of_the_product() -> None:
    """Of a ReLU with the bias behind it the index is mended, and the ReLU left as it is."""
    text = """__global__ void relu_then_bias(float* x, float* w, float* bias, float* y, int M, int N, int K) {
  int r = blockIdx.y * 16 + threadIdx.y, c = blockIdx.x * 16 + threadIdx.x;
  if (r >= M || c >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += x[r * K + k] * w[k * N + c];
  y[r * N + c] = fmaxf(sum, 0.f) + bias[r];
}
void launch(float* x, float* w, float* bias, float* y, int M, int N, int K) {
  relu_then_bias<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(x, w, bias, y, M, N, K);
}
"""
    args = "A,B,add(N),C,M,N,K"
    done = rooftile.explain(Source("k.cu", text), M=60, N=52, K=70, args=args)
    found = [f for f in done.findings if f.severity == "error" and f.kind not in ("wrong-result", "out-of-bounds")]
    assert [(f.kind, f.location and f.location.line, f.advice, f.proved) for f in found] == [
        ("wrong-index", 6, "did you mean `bias[c]`?", True)
    ]
