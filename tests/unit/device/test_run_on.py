"""``rooftile.run(..., on="cuda")`` and ``rooftile run --on``, with the executor standing in for the GPU; on WebGPU."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import ml_dtypes
import numpy as np
import pytest

import rooftile
from rooftile.cli.main import main
from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.device.cpu import CpuDevice
from rooftile.device.webgpu import WebGpuDevice
from rooftile.explain.on_gpu import launch_on
from rooftile.explain.prepare import Options, Steps

pytestmark = pytest.mark.usefixtures("no_disassembler")

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

TAKES_CONSTANTS = """
__constant__ int cN, cK;
__global__ void k(const float* A, const float* B, float* C) {
  float sum = 0;
  for (int k = 0; k < cK; ++k) sum += A[threadIdx.y * cK + k] * B[k * cN + threadIdx.x];
  C[threadIdx.y * cN + threadIdx.x] = sum;
}
void run(const float* A, const float* B, float* C, int N, int K) {
  cudaMemcpyToSymbol(cN, &N, sizeof(int));
  cudaMemcpyToSymbol(cK, &K, sizeof(int));
  k<<<1, dim3(8, 8)>>>(A, B, C);
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


@pytest.mark.slow
def test_products_of_tf32_are_held_to_what_that_can_be() -> None:
    result = rooftile.run("mma", *matrices(33, 40, 65), defines={"ELEMENT": "tf32", "BK": 16}, on="cuda")
    assert result.verdict.judgement == "right"


def test_a_wrong_kernel_is_wrong_there_too() -> None:
    a, b = matrices(32, 32, 20)
    result = rooftile.run(Source("k.cu", WRONG), a, b, block=(32, 32), grid=(1, 1), on="cuda:0")
    assert result.verdict.judgement == "wrong"


def test_what_cannot_be_launched_from_here_is_refused() -> None:
    a, b = matrices(8, 8, 8)
    with pytest.raises(rooftile.UsageError, match="no structures"):
        rooftile.run(Source("k.cu", TAKES_A_STRUCT), a, b, block=(8, 8), grid=(1, 1), on="cuda")
    constants = Source("k.cu", TAKES_CONSTANTS)
    assert rooftile.run(constants, a, b, args="A,B,C").verdict.judgement == "right"
    with pytest.raises(rooftile.UsageError, match="got: cN, cK"):
        rooftile.run(constants, a, b, args="A,B,C", on="cuda")


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


IN_WGSL = """
struct Dims { M: u32, N: u32, K: u32, alpha: f32 }
@group(1) @binding(3) var<uniform> dims: Dims;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(0) var<storage, read> B: array<f32>;
@group(0) @binding(7) var<storage, read_write> C: array<f32>;
override S: u32 = 4;
@compute @workgroup_size(S, S)
fn k(@builtin(global_invocation_id) id: vec3u) {
  if (id.y >= dims.M || id.x >= dims.N) { return; }
  var sum = 0.0;
  for (var k = 0u; k < dims.K; k++) { sum += A[id.y * dims.K + k] * B[k * dims.N + id.x]; }
  C[id.y * dims.N + id.x] = dims.alpha * sum;
}
"""


def test_each_language_runs_where_it_can() -> None:
    class Unready(WebGpuDevice):
        def __init__(self) -> None:
            self.name = "webgpu:0"

    a, b = matrices(8, 8, 8)
    with pytest.raises(rooftile.UsageError, match=r"a WebGPU device runs kernels in WGSL\n  got: tiled\.cu"):
        launch_on(Unready(), "tiled", Gemm(8, 8, 8), Options(), Steps(), a, b)
    with pytest.raises(rooftile.UsageError, match=r"a kernel in WGSL runs on a WebGPU device\n(.*\n)*.*--on cpu"):
        rooftile.run("wgsl/naive", a, b, on="cuda")


@pytest.mark.webgpu
def test_wgsl_runs_on_webgpu(webgpu_adapters: list[str]) -> None:
    a, b = matrices(33, 21, 10)
    wrong = IN_WGSL.replace("k * dims.N + id.x", "k * dims.N + id.y", 1)
    for device in webgpu_adapters:
        options = {"args": "dims.alpha=2", "defines": {"S": 8}, "on": device}
        result = rooftile.run(Source("k.wgsl", IN_WGSL, "wgsl"), a, b, **options)
        assert result.verdict.judgement == "right"
        assert result.counts is None
        np.testing.assert_allclose(result.c, 2 * (a @ b), rtol=1e-4, atol=1e-4)
        assert rooftile.run(Source("k.wgsl", wrong, "wgsl"), a, b, **options).verdict.judgement == "wrong"


@pytest.mark.webgpu
def test_the_command_runs_wgsl(tmp_path: Path, webgpu_adapters: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    a, b = matrices(9, 7, 5)
    np.save("A.npy", a)
    np.save("B.npy", b)
    assert main(["run", "wgsl/tiled", "A.npy", "B.npy", "-o", "C.npy", "--on", webgpu_adapters[0], "-D", "T=8"]) == 0
    np.testing.assert_allclose(np.load("C.npy"), a @ b, rtol=1e-5, atol=1e-5)
