"""``rooftile.run(..., on="cuda")`` and ``rooftile run --on``, with the executor standing in for the GPU."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import ml_dtypes
import numpy as np
import pytest

import rooftile
from rooftile.cli.main import main
from rooftile.core.source import Source
from rooftile.device.cpu import CpuDevice

TAKES_A_STRUCT = """
struct Matrix { float* data; int width; };
__global__ void k(Matrix A, Matrix B, Matrix C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A.data[row * A.width + k] * B.data[k * B.width + col];
  C.data[row * C.width + col] = sum;
}
"""

WRONG = """
__global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
  C[threadIdx.y * N + threadIdx.x] = A[threadIdx.y * K] * B[threadIdx.x];
}
"""


@pytest.fixture(autouse=True)
def gpu(monkeypatch: pytest.MonkeyPatch, no_cached_devices: None) -> None:
    class StandIn(CpuDevice):
        def __init__(self, ordinal: int) -> None:
            self.name = f"cuda:{ordinal}"

    fake = ModuleType("rooftile.device.cuda")
    fake.count, fake.CudaDevice = lambda: 1, StandIn  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "rooftile.device.cuda", fake)


def matrices(m: int, n: int, k: int) -> tuple[np.ndarray, np.ndarray]:
    rng = np.random.default_rng(0)
    return rng.standard_normal((m, k)).astype(np.float32), rng.standard_normal((k, n)).astype(np.float32)


def test_a_kernel_is_launched_on_the_device_and_judged() -> None:
    a, b = matrices(20, 30, 10)
    result = rooftile.run("tiled", a, b, on="cuda")
    assert result.verdict.judgement == "right"
    assert result.counts is None
    np.testing.assert_allclose(result.c, a @ b, rtol=1e-5, atol=1e-5)


@pytest.mark.slow
def test_a_kernel_is_given_its_tensor_maps() -> None:
    a, b = (matrix.astype(ml_dtypes.bfloat16) for matrix in matrices(130, 264, 72))
    result = rooftile.run("wgmma", a, b, on="cuda")
    assert result.verdict.judgement == "right"


def test_a_wrong_kernel_is_wrong_there_too() -> None:
    a, b = matrices(32, 32, 20)
    result = rooftile.run(Source("k.cu", WRONG), a, b, block=(32, 32), grid=(1, 1), on="cuda:0")
    assert result.verdict.judgement == "wrong"


def test_what_cannot_be_launched_from_here_is_refused() -> None:
    a, b = matrices(8, 8, 8)
    with pytest.raises(rooftile.UsageError, match="no structures"):
        rooftile.run(Source("k.cu", TAKES_A_STRUCT), a, b, block=(8, 8), grid=(1, 1), on="cuda")


def test_the_command_runs_on_what_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    a, b = matrices(9, 7, 5)
    np.save("A.npy", a)
    np.save("B.npy", b)
    assert main(["run", "naive", "A.npy", "B.npy", "-o", "C.npy", "--on", "cuda"]) == 0
    np.testing.assert_allclose(np.load("C.npy"), a @ b, rtol=1e-5, atol=1e-5)
    assert main(["run", "naive", "A.npy", "B.npy", "-o", "C.npy", "--on", "gpu"]) == 64
    assert "device='gpu'" in capsys.readouterr().err
