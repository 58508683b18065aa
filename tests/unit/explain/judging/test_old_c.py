"""Memory that a kernel adds to, and how much of it host code sets to 0."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

KERNEL = """__global__ void products(const float* A, const float* B, float* C, int M, int N, int K) {
  int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y, k = blockIdx.z;
  if (col < N) atomicAdd(&C[row * N + col], A[row * K + k] * B[k * N + col]);
}
void run(const float* A, const float* B, int M, int N, int K, size_t bytes) {
  float* C;
  int padded = (N + 31) / 32 * 32;
  cudaMalloc(&C, M * padded * sizeof(float));
  cudaMemset(C, SET);
  products<<<dim3((N + 31) / 32, M, K), 32>>>(A, B, C, M, N, K);
}
"""


@pytest.mark.parametrize(
    ("given", "lines"),
    [
        ("0, M * padded * sizeof(float)", []),
        ("0, M * N * sizeof(float)", []),  # what is beyond is only there for whole tiles
        ("0, bytes", []),
        ("0, M * N", [9]),
        ("M * N * sizeof(float), 0", [9]),  # the value is what was to be the bytes
    ],
)
def test_bytes_that_are_set_to_zero(given: str, lines: list[int]) -> None:
    done = rooftile.explain(Source("k.cu", KERNEL.replace("SET", given)), M=8, N=12, K=4)
    found = [f.location for f in done.findings if f.kind == "not-zeroed"]
    assert [place.line for place in found if place is not None] == lines
    assert done.verdict.judgement == ("wrong" if lines else "right")
    assert ", if C is 0" not in done.verdict.reason


def test_a_kernel_alone_is_right_on_a_condition() -> None:
    """Of what nobody is seen to launch it cannot be known what C held."""
    text = KERNEL[: KERNEL.index("void run")]
    done = rooftile.explain(Source("k.cu", text), M=8, N=12, K=4, block=32, grid="cdiv(N,32),M,K")
    assert done.verdict.judgement == "right"
    assert done.verdict.reason.endswith(", if C is 0 before the launch: the kernel only adds to it")


@pytest.mark.parametrize(("value", "judgement"), [("0", "right"), ("poison", "wrong")])
def test_a_kernel_that_adds_to_what_the_host_sets_to_zero(value: str, judgement: str) -> None:
    text = KERNEL.replace("SET", f"{value}, M * N * sizeof(*C)").replace("M, K)", "M)").replace(", k = blockIdx.z", "")
    added = "for (int k = 0; k < K; ++k) C[row * N + col] += A[row * K + k] * B[k * N + col]"
    text = text.replace("atomicAdd(&C[row * N + col], A[row * K + k] * B[k * N + col])", added)
    assert rooftile.explain(Source("k.cu", text), M=8, N=12, K=4, check=False).verdict.judgement == judgement


SCALED = """__global__ void scaled(const float* A, const float* B, float* C, int M, int N, int K, float alpha,
                       float beta) {
  int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y;
  if (col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = alpha * sum + beta * C[row * N + col];
}
void run(const float* A, const float* B, const float* host, int M, int N, int K) {
  float* C;
  cudaMalloc(&C, M * N * sizeof(float));
  SET
  scaled<<<dim3((N + 31) / 32, M), 32>>>(A, B, C, M, N, K, 1.0f, 0.0f);
}
"""


@pytest.mark.parametrize(
    ("statement", "kinds"),
    [
        ("", {"old-c-times-zero"}),
        ("cudaMemset(C, 0, M * N * sizeof(float));", set()),
        ("cudaMemcpy(C, host, M * N * sizeof(float), cudaMemcpyHostToDevice);", set()),
    ],
)
def test_what_the_host_sets_may_be_multiplied_by_zero(statement: str, kinds: set[str]) -> None:
    done = rooftile.explain(Source("scaled.cu", SCALED.replace("SET", statement)), M=8, N=12, K=4)
    assert done.verdict.judgement == "right"
    assert {finding.kind for finding in done.findings if finding.severity == "warning"} == kinds
