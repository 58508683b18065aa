"""What CUDA refuses of a launch is a finding at the line that launches, and no error of usage."""

from __future__ import annotations

from typing import Any

import pytest

import rooftile
from rooftile.compile import compile_kernel
from rooftile.core.finding import Finding
from rooftile.core.source import Source
from rooftile.explain.launching.launch_limits import loads

pytestmark = pytest.mark.usefixtures("no_disassembler")

NAIVE = """__global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int i = 0; i < K; ++i) sum += A[row * K + i] * B[i * N + col];
  C[row * N + col] = sum;
}
"""
SHARED = """__global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float rows[];
  int row = blockIdx.x, col = threadIdx.x;
  for (int i = col; i < K; i += blockDim.x) rows[i] = A[row * K + i];
  __syncthreads();
  for (; col < N; col += blockDim.x) {
    float sum = 0;
    for (int i = 0; i < K; ++i) sum += rows[i] * B[i * N + col];
    C[row * N + col] = sum;
  }
}
"""
CONFIGURATION = "cudaErrorInvalidConfiguration, since CUDA 13 cudaErrorInvalidValue"


def explained(kernel: str, launch: str, before: str = "", **options: Any) -> rooftile.Explanation:
    """``kernel`` with host code that launches it at the last line, on 16 x 16 x 16."""
    host = f"""void run(const float* a, const float* b, float* c, int M, int N, int K) {{
{before}
  k<<<{launch}>>>(a, b, c, M, N, K); if (cudaGetLastError() != cudaSuccess) return; }}"""
    options = {"M": 16, "N": 16, "K": 16, "check": False} | options
    return rooftile.explain(Source("k.cu", kernel + host), **options)


def only(explanation: rooftile.Explanation) -> Finding:
    (finding,) = (f for f in explanation.findings if f.severity == "error" and f.kind == "launch-refused")
    assert explanation.verdict.judgement == "wrong"
    assert "CUDA refuses the launch, and C stays as it was" in explanation.verdict.reason
    return finding


@pytest.mark.parametrize(
    ("launch", "message"),
    [
        ("1, dim3(64, 32)", "a block has 2,048 threads (64 x 32); CUDA allows at most 1,024"),
        ("dim3(16, 16), dim3(1, 1, 65)", "the block's z is 65; CUDA allows 1 to 64"),
        ("N / 32, dim3(16, 16)", "the grid's x is 0; CUDA allows 1 to 2,147,483,647"),
        ("N / 16 - 2, dim3(16, 16)", "the grid's x is -1; CUDA allows 1 to 2,147,483,647"),
    ],
)
def test_a_launch_that_no_gpu_can_run_is_not_run(launch: str, message: str) -> None:
    e = explained(NAIVE, launch)
    found = only(e)
    assert found.message == message
    assert CONFIGURATION in found.why
    assert found.location is not None
    assert found.location.line == 10
    assert e.counts.blocks == e.counts.flops == e.verdict.checked_cells == 0
    assert (e.occupancy, e.time) == (None, None)


def test_of_a_refused_launch_nothing_is_counted_but_the_kernel_is_tried_at_other_shapes() -> None:
    bounded = NAIVE.replace("void k", "void __launch_bounds__(128) k")
    launch = "dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)"
    e = explained(bounded, launch, check=True)
    assert only(e).severity == "error"
    assert e.counts.blocks == e.counts.flops == e.verdict.checked_cells == 0
    assert (e.time, e.no_time) == (None, "the launch is refused, and nothing runs")
    assert e.probes is not None
    assert e.probes.statement.startswith("if its launch were taken: right at each ")
    wrong = explained(bounded.replace("row * K", "row * N"), launch, check=True)
    assert ("wrong-stride", 5) in {(f.kind, f.location.line) for f in wrong.findings if f.location is not None}


def test_a_grid_past_the_limits() -> None:
    assert only(explained(NAIVE, "dim3(1, 65536), dim3(16, 16)")).message == (
        "the grid's y is 65,536; CUDA allows 1 to 65,535"
    )


def test_flags_are_named_where_they_give_the_launch() -> None:
    found = only(explained(NAIVE, "1, dim3(16, 16)", block="2048"))
    assert (found.location, found.message.partition(" a block")[0]) == (None, "--block:")


def test_threads_past_launch_bounds() -> None:
    bounded = NAIVE.replace("void k", "void __launch_bounds__(128) k")
    assert explained(bounded, "dim3(1, 2), dim3(16, 8)").verdict.judgement == "right"
    found = only(explained(bounded, "1, dim3(16, 16)"))
    assert found.message == "the block has 256 threads, and the kernel says __launch_bounds__(128)"


def test_clusters_that_the_grid_cuts() -> None:
    clustered = NAIVE.replace("void k", "void __cluster_dims__(2, 1, 1) k")
    found = only(explained(clustered, "3, dim3(16, 16)"))
    assert found.message == "the grid's x is 3, and the kernel's clusters have 2 blocks along it"
    assert "cudaErrorInvalidClusterSize" in found.why


def test_registers_that_a_block_cannot_have() -> None:
    body = "".join(f"float s{i} = A[col + {i}];" for i in range(90))
    body += "for (int i = 0; i < K; ++i) {" + "".join(f"s{i} += s{(i * 7 + 1) % 90} * B[i];" for i in range(90)) + "}"
    greedy = NAIVE.replace("float sum = 0;", body + "float sum = 0;")
    greedy = greedy.replace("= sum;", "= sum + 0.0f * (" + " + ".join(f"s{i}" for i in range(90)) + ");")
    found = only(explained(greedy, "1, dim3(32, 32)"))
    assert "a block needs more registers than it can have" in found.message
    assert "cudaErrorLaunchOutOfResources" in found.why


ASKED = "cudaFuncSetAttribute({}, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536);"


@pytest.mark.parametrize("before", ["", ASKED.format("other"), "cudaFuncSetAttribute(k, cudaFuncAttributeMax, 65536);"])
def test_shared_memory_that_the_host_does_not_ask_for(before: str) -> None:
    other = "__global__ void other(float* a) { a[0] = 0; }\n"
    found = only(explained(SHARED + other, "M, 16, 65536", before))
    assert found.message == (
        "a block is given 65,536 bytes of dynamic shared memory; more than 49,152 must be asked for before, "
        "and the host does not"
    )
    assert "cudaFuncSetAttribute(k, cudaFuncAttributeMaxDynamicSharedMemorySize, 65536)" in found.advice


@pytest.mark.parametrize(
    ("before", "launch", "options"),
    [
        (ASKED.format("k"), "M, 16, 65536", {}),
        ("auto f = k; " + ASKED.format("(void*)f"), "M, 16, 65536", {}),
        ("", "M, 16, 49152", {}),
        ("", "M, 16, K * sizeof(float)", {"dynamic_shared": 65536}),  # whoever gives it can ask for it
    ],
)
def test_shared_memory_that_a_block_gets(before: str, launch: str, options: dict[str, Any]) -> None:
    e = explained(SHARED, launch, before, **options)
    assert (e.verdict.judgement, e.findings) == ("right", ())


def test_shared_memory_that_the_gpu_does_not_have() -> None:
    message = only(explained(SHARED, "M, 16, 180000", ASKED.format("k"), gpu="rtx4090")).message
    assert "180,000 bytes of dynamic shared memory" in message
    assert "has 101,376 for one" in message
    assert explained(SHARED, "M, 16, 180000", ASKED.format("k")).verdict.judgement == "right"


def test_a_dispatch_of_no_workgroups_is_an_error_of_usage() -> None:
    text = """@group(0) @binding(0) var<storage> A: array<f32>;
@group(0) @binding(1) var<storage> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@compute @workgroup_size(16) fn k(@builtin(global_invocation_id) id: vec3u) { C[id.x] = A[id.x] * B[0]; }"""
    with pytest.raises(rooftile.LaunchError, match="the grid's x is 0"):
        rooftile.explain(Source("k.wgsl", text, "wgsl"), M=1, N=16, K=1, grid=0, check=False)


@pytest.mark.slow
@pytest.mark.parametrize(("given", "shown"), [("", "no"), (", (K - 1) * sizeof(float)", "60")])
def test_too_little_shared_memory(given: str, shown: str) -> None:
    e = explained(SHARED, f"M, 16{given}", check=True)
    (found,) = (f for f in e.findings if f.kind == "shared-size")
    assert found.location is not None
    assert found.location.line == 14
    assert found.message == f"the launch gives a block {shown} bytes of dynamic shared memory, and the kernel uses 64"


@pytest.mark.parametrize(
    ("launch", "before", "line"),
    [
        ("grid, block", "  dim3 grid(1);\n  dim3 block(64, 32);", 10),
        ("cells, threads", "  int threads = 2048;\n  dim3 cells(1);", 9),
        ("grid, dim3(64, 32)", "  dim3 grid(1);", 10),
        ("M, N", "  N = 2048;", 10),
    ],
)
def test_the_place_is_where_the_block_is_declared(launch: str, before: str, line: int) -> None:
    head = "void run(float* a, float* b, float* c, int M, int N, int K) {"
    text = f"{NAIVE}{head}\n{before}\n  k<<<{launch}>>>(a, b, c, M, N, K); }}"
    (site,) = compile_kernel(Source("k.cu", text)).launches
    assert site.place("block").line == line


@pytest.mark.parametrize(
    ("target", "loading", "refusing"),
    [
        ("sm_90", "sm_90 sm_100 sm_120", "sm_89 sm_80"),
        ("sm_90a", "sm_90", "sm_80 sm_100"),
        ("sm_100f", "sm_100 sm_103", "sm_90 sm_120"),
        ("sm_120", "sm_120", "sm_90 sm_100"),
    ],
)
def test_ptx_loads_on_its_target_and_later_ones_unless_it_is_for_one_or_a_family(
    target: str, loading: str, refusing: str
) -> None:
    assert all(loads(target, architecture) for architecture in loading.split())
    assert not any(loads(target, architecture) for architecture in refusing.split())
    assert loads(target, None)


def test_ptx_of_another_target_than_the_gpu_is_told_at_its_line() -> None:
    ptx = compile_kernel(Source("k.cu", NAIVE), arch="sm_90").ptx
    options: dict[str, Any] = {"M": 16, "N": 16, "K": 16, "block": (16, 16), "args": "A,B,C,M,N,K", "check": False}
    old, new = (rooftile.explain(Source("k.ptx", ptx, "ptx"), gpu=gpu, **options) for gpu in ("a100", "h200"))
    (finding,) = (f for f in old.findings if f.kind == "ptx-target")
    assert finding.location is not None
    assert ptx.split("\n")[finding.location.line - 1] == ".target sm_90"
    assert "is for sm_90, and NVIDIA A100" in finding.message
    assert old.verdict.judgement == "right"
    assert "ptx-target" not in {f.kind for f in new.findings}
