"""A bias that is read by C's row in a linear layer, whose bias has a number for each column."""

from __future__ import annotations

from pathlib import Path

import pytest

import rooftile

_LAYER = """
__global__ void linear(const float* x, const float* w, const float* bias, float* y, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += x[row * K + k] * w[INDEX];
  y[row * N + col] = sum + bias[WHICH];
}
void forward(float* x, float* w, float* bias, float* y, int M, int N, int K) {
  HOST linear<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(x, w, bias, y, M, N, K);
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("index", "which", "host", "args", "warned"),
    [
        ("col * K + k", "row", "", None, True),
        ("col * K + k", "col", "", None, False),
        ("col * K + k", "row", "cudaMalloc(&bias, M * 4);", None, False),
        ("col * K + k", "row", "", "A,B.T,add(M),C,M,N,K", False),
        ("k * N + col", "row", "", None, False),  # as convolutions have it, whose weight is A
    ],
)
def test_a_linear_layer_has_its_bias_by_column(
    index: str, which: str, host: str, args: str | None, warned: bool, tmp_path: Path
) -> None:
    path = tmp_path / "layer.cu"
    path.write_text(_LAYER.replace("INDEX", index).replace("WHICH", which).replace("HOST", host))
    found = rooftile.explain(path, M=48, N=64, K=32, args=args)
    assert found.verdict.judgement == "right"
    assert [f.location.line for f in found.findings if f.kind == "bias-by-row" and f.location] == [7] * warned
    assert ("if its bias has M numbers" in found.verdict.reason) == warned
