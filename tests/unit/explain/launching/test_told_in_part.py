"""A launch of which a part is told: that part is taken, and the other one found by trying with it."""

from __future__ import annotations

from typing import Any

import pytest

import rooftile
from rooftile.core.errors import InDoubtError

CELLS = """__global__ void cells(const float* A, const float* B, float* C, int M, int N, int K) {
  const int cell = blockIdx.x * blockDim.x + threadIdx.x;
  if (cell >= M * N) return;
  const int row = cell / N, col = cell % N;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[cell] = sum;
}
"""


@pytest.mark.parametrize(
    ("text", "told", "block", "grid"),
    [
        (CELLS, {"block": 64}, 64, 144),
        (CELLS, {"grid": "cdiv(M * N, 256)"}, 256, 36),
        ("// rooftile: block=(96)\n" + CELLS, {}, 96, 96),
    ],
)
def test_what_is_told_is_taken(text: str, told: dict[str, Any], block: int, grid: int) -> None:
    done = rooftile.explain(rooftile.Source("cells.cu", text), M=96, N=96, K=32, **told)
    assert (done.launch.block[0], done.launch.grid) == (block, (grid, 1, 1))
    assert done.verdict.judgement == "right"
    found = "block (256)" if "grid" in told else f"grid (cdiv(M * N, {block}))"
    assert any(note.startswith(f"launch: {found}: found by trying") for note in done.notes)


def test_a_grid_that_is_too_small_is_judged_and_not_replaced() -> None:
    with pytest.raises(InDoubtError, match="--block not given") as raised:
        rooftile.explain(rooftile.Source("cells.cu", CELLS), M=96, N=96, K=32, grid=(1, 1))
    assert raised.value.launch == {"grid": "1, 1"}
