"""Launches of parts of a product, and sizes that are not all sizes."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.source import Source

pytestmark = [pytest.mark.usefixtures("no_disassembler"), pytest.mark.slow]

PANELS = """
__global__ void panel(const float* A, int lda, const float* B, int ldb, float* C, int ldc, int M, int N, int kb) {
  int i = blockIdx.y * 16 + threadIdx.y, j = blockIdx.x * 16 + threadIdx.x;
  if (i >= M || j >= N) return;
  float s = C[i * ldc + j];
  for (int k = 0; k < kb; ++k) s += A[i * lda + k] * B[k * ldb + j];
  C[i * ldc + j] = s;
}
void run(const float* A, const float* B, float* C, int M, int N, int K) {
  cudaMemset(C, 0, M * N * sizeof(float));
  for (int k0 = 0; k0 < K; k0 += 32)
    panel<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A + k0, K, B + k0 * N, N, C, N, M, N, 32);
}
"""

ROWS = """
template <int D> __global__ void by_rows(const float* X, const float* W, float* Y, int rows) {
  int r = blockIdx.x;
  if (r >= rows) return;
  float s = 0;
  for (int k = 0; k < D; ++k) s += X[r * D + k] * W[k * D + threadIdx.x];
  Y[r * D + threadIdx.x] = s;
}
void run(const float* X, const float* W, float* Y, int rows) { by_rows<64><<<rows, 64>>>(X, W, Y, rows); }
"""


def test_the_depth_of_a_slice_is_k() -> None:
    explanation = rooftile.explain(Source("k.cu", PANELS), M=48, N=64, K=96)
    assert explanation.verdict.judgement == "right"
    assert any("kb is K" in note for note in explanation.notes)


def test_rows_are_not_all_sizes() -> None:
    assert rooftile.explain(Source("k.cu", ROWS), M=96, N=96, K=96).verdict.judgement == "unjudged"
