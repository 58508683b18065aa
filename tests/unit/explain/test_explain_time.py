"""Times and next steps of real kernels, end to end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rooftile
from rooftile import machine
from rooftile.kernels.catalog import ORDER
from rooftile.report.layout import Page
from rooftile.report.terminal import render

ROOT = Path(__file__).resolve().parents[3]

STEPS = {
    "naive_uncoalesced": "naive",
    "naive": "tiled",
    "tiled_transposed": "tiled",
    "tiled": "coarsened",
    "coarsened": "register_tiled",
    "register_tiled": "vectorized",
    "vectorized": "double_buffered",
    "warp_tiled": "double_buffered",
}


@pytest.fixture(scope="module")
def small_gpu(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A Hopper of 16 SMs, which small problems fill."""
    path = tmp_path_factory.mktemp("gpu") / "small.toml"
    path.write_text(
        'architecture = "sm_90"\n[gpu]\nsms = 16\nboost_clock = 1.98e9\nmemory_bandwidth = 0.6e12\n'
        "l2_bytes = 62914560\n[peak]\nfloat32 = 8.1e12\n"
    )
    return str(path)


@pytest.mark.slow
@pytest.mark.parametrize("kernel", ORDER)
def test_the_ladders_next_steps_lead_upwards(kernel: str, small_gpu: str) -> None:
    steps = rooftile.explain(kernel, M=1024, N=1024, K=64, gpu=small_gpu, check=False).next_steps
    if kernel in STEPS:
        assert steps[0].rung == STEPS[kernel]
    if kernel == "warp_tiled":
        assert "async_pipeline" in {step.rung for step in steps}
    for step in steps:
        assert step.rung is None or ORDER.index(step.rung) > ORDER.index(kernel)
        assert step.speedup > 1


def test_time_is_the_sum_of_its_parts() -> None:
    time = rooftile.explain("tiled", M=256, N=256, K=64, check=False).time
    assert time is not None
    assert time.seconds == pytest.approx(time.cycles / time.clock_hz + time.launch_seconds)
    assert time.cycles == pytest.approx(time.terms[0].cycles + time.latency_cycles + time.tail_cycles)
    assert [term.cycles for term in time.terms] == sorted((term.cycles for term in time.terms), reverse=True)
    assert time.flops_per_second == pytest.approx(2 * 256 * 256 * 64 / time.seconds)
    assert time.fraction_of_peak == pytest.approx(time.flops_per_second / machine.load("h200").peaks["float32"])


@pytest.mark.parametrize("kernel", ["naive", "tiled", "coarsened"])
def test_machine_instructions_are_those_a_gpu_executed(kernel: str) -> None:
    """Nsight Compute's ``smsp__inst_executed`` on an H200, for the smallest size that was measured."""
    data = json.loads((ROOT / "benchmarks" / "results" / "gpu-counters-h200.json").read_text())
    place = data["about"]["recorded"].index("smsp__inst_executed.sum")
    tag = {"naive": "naive", "tiled": "tiled_T16", "coarsened": "coarsened_T32_W2"}[kernel]
    case = next(row for row in data["cases"] if row["case"] == f"{tag} 100x77x33")
    time = rooftile.explain(kernel, M=100, N=77, K=33, check=False).time
    assert time is not None
    assert time.machine_instructions == pytest.approx(case["recorded"][place], rel=0.04)


def test_the_error_of_the_model_is_said() -> None:
    known = rooftile.explain("naive", M=64, N=64, K=32, check=False).time
    other = rooftile.explain("naive", M=64, N=64, K=32, gpu="a100", check=False).time
    assert known is not None
    assert other is not None
    assert "nothing was fitted to" in known.error
    assert other.error == "unverified"


def test_without_an_sm_there_is_no_time() -> None:
    explanation = rooftile.explain("naive", M=32, N=32, K=32, gpu="desktop-example", check=False)
    assert explanation.time is None
    assert explanation.next_steps == ()
    assert explanation.no_time is not None
    assert "number of its SMs" in explanation.no_time
    assert "TIME      not predicted: the file of" in "\n".join(line.plain for line in render(explanation, Page(80)))


def test_more_of_what_binds_is_faster(tmp_path: Path) -> None:
    def seconds(sms: int, clock: float) -> float:
        path = tmp_path / f"{sms}.toml"
        path.write_text(
            f'architecture = "sm_90"\n[gpu]\nsms = {sms}\nboost_clock = {clock}\nmemory_bandwidth = 1e12\n'
            "l2_bytes = 62914560\n[peak]\nfloat32 = 1e13\n"
        )
        time = rooftile.explain("naive", M=256, N=256, K=64, gpu=str(path), check=False).time
        assert time is not None
        return time.cycles / time.clock_hz

    few = seconds(4, 1e9)
    assert seconds(8, 1e9) == pytest.approx(few / 2, rel=0.05)
    assert seconds(4, 2e9) == pytest.approx(few / 2, rel=0.05)


@pytest.mark.slow
def test_what_the_power_limit_leaves_of_the_clock(tmp_path: Path) -> None:
    def explained(measured: str) -> rooftile.Explanation:
        path = tmp_path / "gpu.toml"
        path.write_text(
            'architecture = "sm_90"\n[gpu]\nsms = 2\nboost_clock = 1e9\nmemory_bandwidth = 1e12\nl2_bytes = 62914560\n'
            f"[peak]\ntensor_bfloat16 = 8e12\ntensor_float16 = 8e12\n[measured]\n{measured}\n"
        )
        return rooftile.explain("mma", M=128, N=512, K=128, gpu=str(path), check=False)

    free, limited, others = map(explained, ("", "tensor_bfloat16 = 2e11", "tensor_float16 = 2e11"))
    lower = explained("tensor_clock = 0.5e9\ntensor_bfloat16 = 1e15").time
    assert lower is not None
    assert lower.clock_hz == 0.5e9
    assert free.time is not None
    assert limited.time is not None
    assert free.time == others.time
    assert free.time.clock_hz == 1e9
    assert limited.time.cycles == free.time.cycles
    assert limited.time.cycles / limited.time.clock_hz == pytest.approx(2 * 128 * 512 * 128 / 2e11)
    said = " ".join(line.plain.strip() for line in render(limited, Page(80)))
    assert "which tensor cores and the power limit leave of 1 GHz" in said
    assert "power limit" not in " ".join(line.plain for line in render(free, Page(80)))


@pytest.mark.slow
def test_an_array_that_its_index_puts_in_local_memory_is_named(tmp_path: Path) -> None:
    path = tmp_path / "parts.cu"
    path.write_text(
        """__global__ void parts(const float *A, const float *B, float *C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float sums[16] = {}, total = 0;
  for (int k = 0; k < K; k++)
    sums[k % 16] += A[row * K + k] * B[k * N + col];
  for (int i = 0; i < 16; i++) total += sums[i];
  C[row * N + col] = total;
}
"""
    )
    steps = rooftile.explain(path, M=256, N=256, K=256, block=(32, 2), grid=(8, 128), check=False).next_steps
    assert [step.line for step in steps if step.change == "keep the array sums of line 5 in registers"] == [5]


HEAD = "__global__ void mine(const float *A, const float *B, float *C, int M, int N, int K) {\n"
PRODUCT = """  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
"""


def written(folder: Path, text: str) -> Path:
    path = folder / "mine.cu"
    path.write_text(text)
    return path


@pytest.mark.slow
def test_tiny_blocks_are_to_be_larger(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + PRODUCT)
    done = rooftile.explain(path, M=256, N=256, K=64, block=(4, 4), grid=(64, 64), check=False)
    assert done.next_steps[0].change == "make the blocks larger, 256 threads instead of 16"
    assert "do not fill a warp" in done.next_steps[0].reason
    usual = rooftile.explain(path, M=256, N=256, K=64, block=(16, 16), grid=(16, 16), check=False)
    assert not any("larger" in step.change for step in usual.next_steps)


@pytest.mark.slow
def test_a_short_last_wave_asks_for_smaller_blocks(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + PRODUCT)
    done = rooftile.explain(path, M=384, N=384, K=128, block=(32, 32), grid=(12, 12), check=False)  # on 132 SMs
    assert any(step.change == "make the blocks smaller" for step in done.next_steps)


@pytest.mark.slow
def test_no_index_arranges_what_wmma_loads(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        """#include <mma.h>
using namespace nvcuda;
__global__ void mine(const half *A, const half *B, float *C, int M, int N, int K) {
  wmma::fragment<wmma::matrix_a, 16, 16, 16, half, wmma::row_major> a;
  wmma::fragment<wmma::matrix_b, 16, 16, 16, half, wmma::row_major> b;
  wmma::fragment<wmma::accumulator, 16, 16, 16, float> c;
  wmma::fill_fragment(c, 0.0f);
  for (int k = 0; k < K; k += 16) {
    wmma::load_matrix_sync(a, A + blockIdx.y * 16 * K + k, K);
    wmma::load_matrix_sync(b, B + k * N + blockIdx.x * 16, N);
    wmma::mma_sync(c, a, b, c);
  }
  wmma::store_matrix_sync(C + blockIdx.y * 16 * N + blockIdx.x * 16, c, N, wmma::mem_row_major);
}
""",
    )
    steps = rooftile.explain(path, M=512, N=512, K=512, block=32, grid=(32, 32), check=False).next_steps
    assert steps[0].rung == "tiled"
    assert not any("coalesce" in step.change for step in steps)


@pytest.mark.slow
def test_conflicts_of_asynchronous_copies_are_to_go(tmp_path: Path) -> None:
    path = written(
        tmp_path,
        "#include <cuda_pipeline.h>\n"
        + HEAD
        + """  __shared__ float At[32][32], Bs[32][32];
  int tx = threadIdx.x, ty = threadIdx.y, col = blockIdx.x * 32 + tx;
  float sum[4] = {};
  for (int t = 0; t < K; t += 32) {
    for (int i = ty; i < 32; i += 8) {
      __pipeline_memcpy_async(&At[tx][i], &A[(blockIdx.y * 32 + i) * K + t + tx], 4);
      __pipeline_memcpy_async(&Bs[i][tx], &B[(t + i) * N + col], 4);
    }
    __pipeline_commit();
    __pipeline_wait_prior(0);
    __syncthreads();
    for (int k = 0; k < 32; k++)
      for (int j = 0; j < 4; j++) sum[j] += At[k][ty * 4 + j] * Bs[k][tx];
    __syncthreads();
  }
  for (int j = 0; j < 4; j++) C[(blockIdx.y * 32 + ty * 4 + j) * N + col] = sum[j];
}
""",
    )
    done = rooftile.explain(path, M=512, N=512, K=128, block=(32, 8), grid=(16, 16), check=False)
    assert done.next_steps[0].change == "remove the bank conflicts of At in line 9"
    assert done.next_steps[0].speedup > 1.15  # the rest is mostly waiting for what has been copied


def test_a_wrong_kernel_gets_no_credit_for_the_product(tmp_path: Path) -> None:
    path = written(tmp_path, HEAD + PRODUCT.replace("k < K", "k < K / 2"))
    done = rooftile.explain(path, M=64, N=64, K=64, block=(16, 16), grid=(4, 4), check=False)
    assert done.verdict.judgement == "wrong"
    assert done.time is not None
    assert done.time.flops_per_second == pytest.approx(64 * 64 * 64 / done.time.seconds)
    peak = machine.load("h200").peaks["float32"]
    assert done.time.fraction_of_peak == pytest.approx(done.time.flops_per_second / peak)
    assert done.next_steps == ()
    screen = "\n".join(line.plain for line in render(done, Page(110)))
    assert "FLOP/s executed" in screen
