"""The whole chain from Python: real kernels, real counts."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
import pytest

import rooftile
from rooftile import Source
from rooftile.explain import multiply
from rooftile.explain.prepare import Options

KERNEL = """
extern "C" __global__ void k(const {input}* A, const {input}* B, {output}* C, int M, int N, int K) {{
  int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= M || col >= N) return;
  {sum} s = 0;
  for (int k = 0; k < K; ++k) s += ({sum})A[row * K + k] * ({sum})B[k * N + col];
  C[row * N + col] = s;
}}
"""
LAUNCH = {"block": (16, 16), "grid": "cdiv(N,16),cdiv(M,16)"}


def kernel(input: str = "float", sum: str = "float", output: str = "float", include: str = "") -> Source:
    return Source("k.cu", include + KERNEL.format(input=input, sum=sum, output=output))


def test_the_tile_moves_what_the_textbook_says() -> None:
    e = rooftile.explain("tiled", M=128, N=64, K=96, defines={"T": 16})
    m, n, k, t = 128, 64, 96, 16
    loads = 2 * m * n * k // t // 32  # every thread loads one element of A and of B for each tile of K
    assert e.verdict.judgement == "right"
    assert e.findings == ()
    assert e.counters["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] == loads
    assert e.counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == 4 * loads
    assert e.counters["smsp__sass_thread_inst_executed_op_ffma_pred_on.sum"] == m * n * k
    assert e.intensity.level("as_written").flops_per_byte == t / 4
    assert e.intensity.executed_flops == e.gemm.flops
    assert (e.launch.block, e.launch.grid) == ((16, 16, 1), (4, 8, 1))
    assert {line.array for line in e.lines} == {"A", "B", "C", "As", "Bs"}
    assert all(line.text for line in e.lines)
    assert e.occupancy is not None
    assert e.roofline is not None


def test_the_time_is_accounted_for() -> None:
    steps: list[str] = []
    e = rooftile.explain("tiled", M=32, N=32, K=32, progress=steps.append)
    assert len(steps) == len(set(steps)) >= 4
    assert set(e.seconds) >= {"compile", "bind", "ptx", "jit", "execute", "total"}
    assert all(seconds >= 0 for seconds in e.seconds.values())
    assert e.seconds["total"] >= e.seconds["execute"]


@pytest.mark.parametrize("block", ["16,16", (16, 16), [16, 16], (16, 16, 1)])
def test_a_block_may_be_text_or_numbers(block: object) -> None:
    e = rooftile.explain(kernel(), M=20, N=20, K=5, block=block, grid=LAUNCH["grid"], check=False)  # type: ignore[arg-type]
    assert e.launch.block == (16, 16, 1)
    assert e.verdict.judgement == "right"


def test_threads_change_nothing() -> None:
    one, two = (rooftile.explain("tiled", M=100, N=77, K=33, threads=n) for n in (1, 2))
    assert one.counts == two.counts
    assert one.verdict == two.verdict


def test_a_gpu_of_which_only_the_roof_is_known_has_no_occupancy() -> None:
    e = rooftile.explain("naive", M=64, N=64, K=64, gpu="desktop-example", check=False)
    assert e.occupancy is None
    assert e.roofline is not None
    assert e.roofline.critical_intensity == pytest.approx(22.2, abs=0.05)
    assert any("SM" in note for note in e.notes)


def test_a_gpu_without_a_peak_for_the_type_has_no_roofline() -> None:
    e = rooftile.explain(
        kernel("double", "double", "double"), M=16, N=16, K=16, gpu="desktop-example", **LAUNCH, check=False
    )
    assert e.roofline is None
    assert any("float64" in note for note in e.notes)


def test_ptx_alone_is_explained_without_machine_code(tmp_path: Path) -> None:
    from rooftile.compile import compile_kernel

    path = tmp_path / "k.ptx"
    path.write_text(compile_kernel(kernel(), "k").ptx)
    e = rooftile.explain(path, M=33, N=20, K=9, args="A,B,C,M,N,K", **LAUNCH, check=False)
    assert e.verdict.judgement == "right"
    assert e.resources is None
    assert e.occupancy is None
    assert any("machine code" in note for note in e.notes)


@pytest.mark.slow
def test_a_fault_makes_a_right_result_wrong() -> None:
    source = Source("k.cu", kernel().text.replace("s = 0;", "s = 0 * A[M * K + 5];"))
    e = rooftile.explain(source, M=16, N=16, K=16, **LAUNCH)
    assert e.verdict.judgement == "wrong"
    assert e.verdict.wrong_cells == 0
    assert "out-of-bounds" in {finding.kind for finding in e.findings}
    assert e.findings[0].location is not None
    assert "A[M * K + 5]" in e.source.line(e.findings[0].location.line)


def test_a_grid_that_leaves_rows_out_misses_work() -> None:
    e = rooftile.explain(kernel(), M=40, N=32, K=64, block=(16, 16), grid="N/16,M/16")
    assert e.verdict.judgement == "wrong"
    assert {"not-written", "missing-flops"} <= {finding.kind for finding in e.findings}


def test_work_done_twice_is_said_although_the_result_is_right() -> None:
    e = rooftile.explain(kernel(), M=256, N=256, K=256, block=(16, 16), grid="cdiv(N,16),cdiv(M,16),2", check=False)
    assert e.verdict.judgement == "right"
    assert "extra-flops" in {finding.kind for finding in e.findings}


def test_spilled_registers_are_a_finding_at_the_kernel() -> None:
    text = """
    __global__ void __launch_bounds__(1024) k(const float* A, const float* B, float* C, int M, int N, int K) {
      float sums[96] = {};
      for (int k = 0; k < K; ++k)
        #pragma unroll
        for (int i = 0; i < 96; ++i) sums[i] += A[threadIdx.x * K + k] * B[k * N + i];
      #pragma unroll
      for (int i = 0; i < 96; ++i) C[threadIdx.x * N + i] = sums[i];
    }
    """
    e = rooftile.explain(Source("k.cu", text), M=32, N=96, K=8, block=32, grid=1)
    assert e.verdict.judgement == "right"
    assert [finding.kind for finding in e.findings] == ["spills"]
    assert e.findings[0].location is not None
    assert e.findings[0].location.line == 2
    assert e.resources is not None
    assert e.resources.spill_store_bytes > 0


def test_what_is_asked_for_is_checked_before_anything_is_run() -> None:
    with pytest.raises(rooftile.UnknownNameError):
        rooftile.explain("tiled", M=8, N=8, K=8, gpu="h2000")
    with pytest.raises(rooftile.UsageError):
        rooftile.explain("tiled", M=8, N=8, K=0)


@pytest.mark.parametrize(
    ("input", "sum", "output", "include", "dtype", "tolerance"),
    [
        ("float", "float", "float", "", np.float32, 1e-5),
        ("double", "double", "double", "", np.float64, 1e-13),
        ("__half", "float", "__half", "#include <cuda_fp16.h>\n", np.float16, 2e-3),
        ("__nv_bfloat16", "float", "__nv_bfloat16", "#include <cuda_bf16.h>\n", ml_dtypes.bfloat16, 2e-2),
    ],
)
def test_run_multiplies_in_the_kernels_own_type(
    input: str, sum: str, output: str, include: str, dtype: type, tolerance: float
) -> None:
    generator = np.random.default_rng(0)
    a, b = (generator.standard_normal(shape).astype(dtype) for shape in ((21, 34), (34, 17)))
    result = rooftile.run(kernel(input, sum, output, include), a, b, **LAUNCH)
    assert result.verdict.judgement == "right"
    assert result.c.dtype == dtype
    expected = a.astype(np.float64) @ b.astype(np.float64)
    np.testing.assert_allclose(result.c.astype(np.float64), expected, rtol=tolerance, atol=10 * tolerance)
    assert result.counts.lanes("fma.f64" if dtype == np.float64 else "fma.f32") == 21 * 17 * 34


def test_run_leaves_its_inputs_alone() -> None:
    a, b = np.ones((5, 6), np.float32), np.ones((6, 7), np.float32)
    result = rooftile.run("tiled", a, b)
    assert np.array_equal(result.c, np.full((5, 7), 6, np.float32))
    assert a.sum() == 30
    assert b.sum() == 42


def test_run_takes_views_lists_and_values_that_convert_exactly() -> None:
    square = np.arange(36, dtype=np.float32).reshape(6, 6)
    assert np.array_equal(
        rooftile.run("tiled", square.T, square[::2, ::2].repeat(2, 0)).c[0], square.T[0] @ square[::2, ::2].repeat(2, 0)
    )
    assert rooftile.run("naive", [[1, 2]], [[3], [4]]).c.tolist() == [[11.0]]
    with pytest.raises(rooftile.UsageError, match="A"):
        rooftile.run("naive", [[0.1, 0.2]], [[3.0], [4.0]])


def test_run_of_a_kernel_that_can_multiply_several_types_takes_that_of_the_arrays(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    seen: list[Any] = []

    def execute(target: object, gemm: object, options: Options, *_: object, **__: object) -> None:
        seen.append(options.defines)
        raise rooftile.ExecutionError("not needed")

    monkeypatch.setattr(multiply, "execute", execute)
    half, single = np.ones((16, 16), np.float16), np.ones((16, 16), np.float32)
    own: dict[str, Any] = {"defines": {"ELEMENT": "bf16"}}
    for name, a, b, more in (
        ("mma", half, half, {}),
        ("mma", half, half, own),
        ("mma", half, single, {}),
        ("tiled", half, half, {}),
    ):
        with pytest.raises(rooftile.ExecutionError):
            rooftile.run(name, a, b, **more)
    assert seen == [{"ELEMENT": "f16"}, {"ELEMENT": "bf16"}, {}, {}]


@pytest.mark.parametrize(("a", "b"), [([1.0], [[1.0]]), ([[1.0, 2.0]], [[1.0]]), ([[]], [[]])])
def test_run_refuses_what_does_not_multiply(a: object, b: object) -> None:
    with pytest.raises(rooftile.UsageError):
        rooftile.run("naive", a, b)  # type: ignore[arg-type]


def test_a_row_that_must_be_nan_is_checked_for_that() -> None:
    a = np.ones((4, 4), np.float32)
    a[2, 1] = np.nan
    result = rooftile.run("naive", a, np.ones((4, 4), np.float32))
    assert np.isnan(result.c).any(axis=1).tolist() == [False, False, True, False]
    assert result.verdict.checked_cells == 16
    assert "4 of them in being NaN or infinite" in result.verdict.reason


@pytest.mark.parametrize("budget", [None, 1e-9])
def test_a_kernel_that_takes_a_transpose(budget: float | None) -> None:
    source = Source("nt.cu", kernel().text.replace("B[k * N + col]", "B[col * K + k]"))
    sizes = {"M": 33, "N": 20, "K": 17}
    told = rooftile.explain(source, **sizes, **LAUNCH, args="A,B.T,C,M,N,K", budget=budget, check=False)  # type: ignore[arg-type]
    assert told.verdict.judgement == "right"
    seen = rooftile.explain(source, **sizes, **LAUNCH, budget=budget, check=False)  # type: ignore[arg-type]
    assert seen.verdict.judgement == "right"
    assert [note for note in seen.notes if "B.T" in note]
    straight = rooftile.explain(source, **sizes, **LAUNCH, args="A,B,C,M,N,K", check=False)  # type: ignore[arg-type]
    assert straight.verdict.judgement == "wrong"


def test_a_kernel_that_updates_c_is_judged_with_what_c_held() -> None:
    text = kernel().text.replace("int K)", "int K, float alpha, float beta)")
    source = Source("beta.cu", text.replace("= s;", "= alpha * s + beta * C[row * N + col];"))
    e = rooftile.explain(source, M=33, N=20, K=17, **LAUNCH, check=False)  # type: ignore[arg-type]
    assert e.verdict.judgement == "right"
    assert e.gemm.beta == 0.5
    a, b = np.ones((3, 4), np.float32), np.ones((4, 2), np.float32)
    assert (rooftile.run(source, a, b, **LAUNCH).c == 4).all()  # type: ignore[arg-type]
