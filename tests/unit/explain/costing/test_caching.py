"""Which blocks SMs hold, as far as the model of the caches goes."""

from __future__ import annotations

from pathlib import Path

import pytest

from rooftile import explain
from rooftile.core.caches import Caches

KERNEL = """
__global__ void rows(const float* A, const float* B, float* C, int M, int N, int K) {
  const int tile = blockIdx.x %s, across = (N + 15) / 16;
  const int row = tile / across * 16 + threadIdx.y, col = tile %% across * 16 + threadIdx.x;
  if (row >= M || col >= N || blockIdx.x %s) return;
  float sum = 0.f;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
"""


def caches(file: Path, tile: str, idle: str, grid: str) -> Caches:
    file.write_text(KERNEL % (tile, idle))
    found = explain(file, M=512, N=512, K=64, block="16, 16", grid=grid, args="A, B, C, M, N, K", check=False)
    assert found.verdict is not None
    assert found.verdict.judgement == "right"
    assert found.caches is not None
    return found.caches


@pytest.mark.slow
def test_blocks_that_end_at_once_make_room(tmp_path: Path) -> None:
    """Every other block does nothing: SMs hold the others side by side, as if there were no more."""
    plain = caches(tmp_path / "plain.cu", "", ">= gridDim.x", "1024")
    gaps = caches(tmp_path / "gaps.cu", "/ 2", "% 2", "2048")
    assert gaps.blocks == 2 * plain.blocks == 2048
    assert gaps.l1_read_sectors == plain.l1_read_sectors
    assert gaps.compulsory_bytes == plain.compulsory_bytes
    assert gaps.l2_read_sectors == pytest.approx(plain.l2_read_sectors, rel=0.02)
    assert gaps.dram_read_bytes == plain.dram_read_bytes
