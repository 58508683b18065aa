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
  cudaMemset(C, 0, SIZE);
  products<<<dim3((N + 31) / 32, M, K), 32>>>(A, B, C, M, N, K);
}
"""


@pytest.mark.parametrize(
    ("size", "lines"),
    [
        ("M * padded * sizeof(float)", []),
        ("M * N * sizeof(float)", []),  # what is beyond is only there for whole tiles
        ("bytes", []),
        ("M * N", [9]),
    ],
)
def test_bytes_that_are_set_to_zero(size: str, lines: list[int]) -> None:
    done = rooftile.explain(Source("k.cu", KERNEL.replace("SIZE", size)), M=8, N=12, K=4)
    found = [f.location for f in done.findings if f.kind == "not-zeroed"]
    assert [place.line for place in found if place is not None] == lines
