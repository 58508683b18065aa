"""Parts of a sum that host code rounds down, where the launch is for one size only."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

PROGRAM = """__global__ void splitk(const float* A, const float* B, float* C, int M, int N, int K, int chunk) {
  int r = blockIdx.y * 16 + threadIdx.y, c = blockIdx.x * 16 + threadIdx.x;
  int k0 = blockIdx.z * chunk, k1 = min(K, k0 + chunk);
  if (r >= M || c >= N) return;
  float s = 0;
  for (int k = k0; k < k1; k++) s += A[r * K + k] * B[k * N + c];
  atomicAdd(&C[r * N + c], s);
}
int main() {
  const int M = 64, N = 64, K = 4100, splits = 8; float *a, *b, *c;
  cudaMalloc(&a, M * K * 4); cudaMalloc(&b, N * K * 4); cudaMalloc(&c, M * N * 4);
  cudaMemset(c, 0, M * N * 4);
  splitk<<<dim3(4, 4, splits), dim3(16, 16)>>>(a, b, c, M, N, K, PART);
  return cudaDeviceSynchronize();
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("part", "judgement"), [("K / splits", "wrong"), ("(K + splits - 1) / splits", "right"), ("M / splits", "wrong")]
)
def test_it_is_tried_at_the_size_that_the_launch_is_for(part: str, judgement: str) -> None:
    done = rooftile.explain(Source("k.cu", PROGRAM.replace("PART", part)))
    assert done.verdict.judgement == judgement
    found = [f for f in done.findings if f.kind == "floored-part"]
    if part != "K / splits":  # one more of the last is no more right
        assert not found
        return
    (finding,) = found
    assert finding.location is not None
    assert finding.location.line == 13
    assert finding.advice == "round up: (K + splits - 1) / splits"
