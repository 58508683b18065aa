"""Trials at other shapes: what they say a kernel is right for, and what is wrong with it."""

from __future__ import annotations

import time
from importlib import import_module
from pathlib import Path

import pytest

import rooftile
from rooftile.core.problem import Gemm
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

NAIVE = """\
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row < M && col < N) {
    float sum = 0;
    for (int k = 0; k < K; k++)
      sum += A[row * K + k] * B[k * N + col];
    C[row * N + col] = sum;
  }
}
"""
TILED = """\
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float X[16][16], Y[16][16];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * 16 + ty, col = blockIdx.x * 16 + tx;
  float s = 0;
  for (int t = 0; t < K; t += 16) {
    X[ty][tx] = A[row * K + t + tx];
    Y[ty][tx] = B[(t + ty) * N + col];
    __syncthreads();
    for (int k = 0; k < 16; k++) s += X[ty][k] * Y[k][tx];
    __syncthreads();
  }
  C[row * N + col] = s;
}
"""
SIZE = {"M": 64, "N": 64, "K": 64}


def explain(text: str, **options: object) -> rooftile.Explanation:
    return rooftile.explain(Source("mine.cu", text), **{**SIZE, **options})  # type: ignore[arg-type]


def kinds(explanation: rooftile.Explanation) -> set[tuple[str, str, int | None]]:
    return {(f.kind, f.severity, f.location.line if f.location else None) for f in explanation.findings}


def test_a_kernel_that_is_right_everywhere() -> None:
    done = explain(NAIVE)
    assert done.verdict.judgement == "right"
    assert not done.findings
    assert done.probes is not None
    assert done.probes.build == "check"
    assert done.probes.statement.startswith("right at each of")
    assert all(shape.judgement == "right" for shape in done.probes.shapes)
    assert len({(s.gemm.m, s.gemm.n, s.gemm.k) for s in done.probes.shapes}) == len(done.probes.shapes) >= 6


def test_a_kernel_for_whole_tiles_is_right_and_says_so() -> None:
    done = explain(TILED)
    assert done.verdict.judgement == "right"
    assert kinds(done) == {("shape-limits", "note", 7)}
    assert done.probes is not None
    assert done.probes.statement.startswith("right when M, N and K are multiples of 16; wrong at 37 x 29 x 23")


def test_of_a_kernel_for_whole_tiles_a_number_of_them_that_is_rounded_down_is_told() -> None:
    text = TILED.replace("int t = 0; t < K; t += 16", "int m = 0; m < (K / 16); m++").replace("t + t", "m * 16 + t")
    assert kinds(explain(text)) == {("shape-limits", "note", 7), ("lost-tail", "note", 6)}


@pytest.mark.slow
def test_where_it_is_asked_for_a_shape_that_it_does_not_take_it_is_wrong() -> None:
    done = explain(TILED, M=60)
    assert done.verdict.judgement == "wrong"
    assert "out-of-bounds" in {f.kind for f in done.findings}


def test_a_slip_that_squares_hide_is_a_warning() -> None:
    done = explain(NAIVE.replace("A[row * K + k]", "A[row * N + k]"))
    assert done.verdict.judgement == "right"
    assert ("wrong-stride", "warning", 7) in kinds(done)
    finding = next(f for f in done.findings if f.kind == "wrong-stride")
    assert finding.advice == "did you mean `A[row * K + k]`?"
    assert finding.proved
    assert done.probes is not None
    assert done.probes.statement.startswith("right when N = K;")


@pytest.mark.slow
def test_a_test_too_many_that_the_asked_shape_hides_is_a_warning() -> None:
    """Each size may be anything, but not M more than K: nobody means that."""
    text = TILED.replace("A[row", "row < M && t + tx < K ? A[row").replace("t + tx];", "t + tx] : 0;")
    text = text.replace("B[(t", "row < K && t + ty < K && col < N ? B[(t").replace("+ col];", "+ col] : 0;")
    done = explain(text.replace("  C[row", "  if (row < M && col < N) C[row"))
    assert done.verdict.judgement == "right"
    assert kinds(done) == {("wrong-guard", "warning", 8), ("shape-limits", "note", 8)}
    told = {f.kind: f for f in done.findings}
    assert told["wrong-guard"].advice == "write `t + ty < K && col < N`"
    assert "guard the loads" not in str(told["shape-limits"].advice)


def test_a_slip_that_squares_hide_is_told_whatever_else_is_wrong() -> None:
    """Of a kernel of two sizes that does not compile, launched for one: by small squares of its own tiles."""
    kernel = NAIVE.partition("\n")[2].replace("int M, int N, int K", "int N, int K").replace("row < M", "row < N")
    kernel = kernel.replace("A[row * K + k]", "A[row * N + k]").replace("= sum;", "= summ;")
    host = "void run(float* a, float* b, float* c, int N, int K) { f<<<dim3(4, 4), dim3(16, 16)>>>(a, b, c, N, K); }\n"
    done = explain(kernel + host, M=512, N=512, K=512)
    assert {("not-declared", "error", 7), ("fixed-grid", "error", 10), ("wrong-stride", "warning", 6)} <= kinds(done)
    assert done.probes is not None
    assert done.probes.statement.startswith("with a grid that covers C: right when M = N = K; wrong at 64 x 96 x 128: ")


@pytest.mark.slow
def test_two_faults_are_found_at_once() -> None:
    text = TILED.replace("A[row * K + t + tx]", "A[row * N + t + tx]").replace("Y[ty][tx] = B", "Y[tx][ty] = B")
    done = explain(text, M=32, N=48, K=64)
    assert done.verdict.judgement == "wrong"
    assert {("wrong-stride", "error", 7), ("transposed-tile", "error", 8)} <= kinds(done)


@pytest.mark.slow
def test_a_launch_with_x_and_y_exchanged() -> None:
    done = explain(NAIVE.replace("grid=(cdiv(N,16),cdiv(M,16))", "grid=(cdiv(M,16),cdiv(N,16))"), M=96, N=32)
    assert done.verdict.judgement == "wrong"
    assert "swapped-grid" in {f.kind for f in done.findings}


def test_sizes_that_are_compiled_in_are_not_varied() -> None:
    text = NAIVE.replace(", int M, int N, int K)", ")").replace("args=(A,B,C,M,N,K)", "args=(A,B,C)")
    done = explain("constexpr int M = 64, N = 64, K = 64;  " + text)
    assert done.verdict.judgement == "right"
    assert done.probes is not None
    assert done.probes.shapes == ()
    assert not done.findings


@pytest.mark.slow
def test_sizes_that_are_macros_are_varied() -> None:
    text = NAIVE.replace(", int M, int N, int K)", ")").replace("args=(A,B,C,M,N,K)", "args=(A,B,C)")
    done = explain(text, defines={"M": "M", "N": "N", "K": "K"})
    assert done.probes is not None
    assert done.probes.statement.startswith("right at each of")


def test_ptx_runs_as_it_is() -> None:
    from rooftile.compile import compile_kernel

    ptx = compile_kernel(Source("mine.cu", NAIVE)).ptx
    done = rooftile.explain(
        Source("mine.ptx", ptx, "ptx"), **SIZE, block="16,16", grid="cdiv(N,16),cdiv(M,16)", args="A,B,C,M,N,K"
    )
    assert done.probes is not None
    assert done.probes.build == "default"
    assert done.probes.statement.startswith("right at each of")


def test_without_the_check_nothing_else_is_tried() -> None:
    done = explain(TILED, check=False)
    assert done.probes is None
    assert not done.findings


@pytest.mark.slow
def test_a_mended_copy_is_judged_on() -> None:
    text = NAIVE.replace("= sum;", "= summ;").replace("A[row * K + k]", "A[row * N + k]")
    done = explain(text, K=48)
    assert done.verdict.judgement == "wrong"
    assert done.verdict.reason.startswith("the file does not compile as it is; of a mended copy: ")
    assert {("not-declared", "error", 8), ("wrong-stride", "error", 7)} <= kinds(done)
    assert done.source.text == text


@pytest.mark.slow
@pytest.mark.parametrize("what", ["float sum;", "float sum[1];"])
def test_c_that_depends_on_what_nothing_wrote(what: str) -> None:
    text = NAIVE.replace("float sum = 0;", what)
    if "[" in what:
        text = text.replace("sum +=", "sum[0] +=").replace("= sum;", "= sum[0];")
    done = explain(text)
    assert done.verdict.judgement == "wrong"
    assert {f.location.line for f in done.findings if f.location and f.severity == "error"} & {5, 7}


COARSE = """\
_global__ void coarse(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float left[S][S];
  __shared__ float right[S][S];
  int x = threadIdx.x, y = threadIdx.y;
  int top = blockIdx.y * S * W + y;
  int start = blockIdx.x * S * W + x;
  float sums[W][W];
  for (int t = 0; t < K; t += SIDE) {
    left[y][x] = A[top * K + t + x];
    right[x][y] = B[(t + y) * N + start];
    __syncthreads();
    for (int k = 0; k < S; ++k)
      for (int i = 0; i < W; ++i)
        for (int j = 0; j < W; ++j)
          sum[i][j] += left[y + i * (S / W)][k] * right[k][x + j * (S / W)];
    __syncthreads();
  }
  for (int i = 0; i < S; ++i)
    for (int j = 0; j < S; ++j)
      C[(top + i * (S / W)) * N + start + j * (S / W)] = sums[i][j];
}
"""


@pytest.mark.slow
def test_every_fault_of_a_kernel_with_many_is_told_in_one_call() -> None:
    """Names, types, base, initial values, a transposed store, bounds: as printed in a lesson that nobody compiled."""
    done = explain(COARSE, block="8,8", grid="N/16,M/16", args="A,B,C,M,N,K")
    assert done.verdict.judgement == "wrong"
    told = {(f.kind, f.location.line) for f in done.findings if f.location is not None}
    assert {
        ("not-compiled", 1),
        ("not-declared", 2),
        ("not-declared", 5),
        ("wrong-base", 5),
        ("wrong-base", 6),
        ("uninitialised-sum", 7),
        ("not-declared", 8),
        ("transposed-tile", 10),
        ("not-declared", 15),
        ("wrong-loop-bound", 18),
        ("wrong-loop-bound", 19),
        ("out-of-bounds", 20),
    } <= told


def test_the_sizes_of_the_hosts_code_are_tried(tmp_path: Path) -> None:
    path = tmp_path / "host.cu"
    path.write_text(
        """
__global__ void mine(const float* A, const float* B, float* C, int M, int N, int K) {
  int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
int main() {
  const int M = 44, N = 52, K = 36;
  float *a, *b, *c;
  cudaMalloc(&a, M * K * 4); cudaMalloc(&b, K * N * 4); cudaMalloc(&c, M * N * 4);
  mine<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(a, b, c, M, N, K);
}
"""
    )
    done = rooftile.explain(path, M=32, N=48, K=64)
    assert done.verdict.judgement == "right"
    assert done.probes is not None
    assert Gemm(44, 52, 36) in {check.gemm for check in done.probes.shapes}


@pytest.mark.slow
def test_the_search_for_a_cause_is_bounded_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = NAIVE.replace("row * K + k", "row * N + k").replace("k * N + col", "k * K + col").replace("k < K", "k < M")
    monkeypatch.setattr(import_module("rooftile.explain.judging.repairs"), "_SEARCH", 0)
    done = rooftile.explain(Source("f.cu", wrong), M=40, N=24, K=32)
    assert done.verdict.judgement == "wrong"
    assert not any(finding.kind in ("wrong-stride", "wrong-loop-bound") for finding in done.findings)
    monkeypatch.undo()
    done = rooftile.explain(Source("f.cu", wrong), M=40, N=24, K=32)
    assert {"wrong-stride", "wrong-loop-bound"} <= {finding.kind for finding in done.findings}


def test_a_launch_of_one_block_is_not_one_for_every_size() -> None:
    wide = """
// rooftile: block=(256,1) grid=(cdiv(N,256),cdiv(M,128)) args=(A,B,C,M,N,K)
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  int col = blockIdx.x * 256 + threadIdx.x;
  for (int row = blockIdx.y * 128; row < min(M, (int)blockIdx.y * 128 + 128); row++) {
    if (col >= N) continue;
    float sum = 0;
    for (int k = 0; k < K; k++) sum += A[row * K + k] * B[k * N + col];
    C[row * N + col] = sum;
  }
}
"""
    done = rooftile.explain(Source("f.cu", wide), M=128, N=128, K=32)
    assert done.probes is not None
    assert {37, 133} <= {check.gemm.m for check in done.probes.shapes}


@pytest.mark.slow
def test_half_a_repair_of_a_right_kernel_is_not_told() -> None:
    """A tile with room for 32 rows: right up to K = 32, and no one change makes it right beyond."""
    kernel = """
// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float b[32][16];
  int x = threadIdx.x, y = threadIdx.y, r = blockIdx.y * 16 + y, c = blockIdx.x * 16 + x;
  for (int k = y; k < K; k += 16) b[k][x] = c < N ? B[k * N + c] : 0.f;
  __syncthreads();
  if (r < M && c < N) {
    float s = 0;
    for (int k = 0; k < K; k++) s += A[r * K + k] * b[k][x];
    C[r * N + c] = s;
  }
}
"""
    done = rooftile.explain(Source("f.cu", kernel), M=40, N=40, K=32)
    assert done.verdict.judgement == "right"
    assert {finding.kind for finding in done.findings} == {"shape-limits"}


@pytest.mark.slow
def test_a_verdict_takes_at_most_three_times_what_counting_takes() -> None:
    def seconds(check: bool) -> float:
        start = time.process_time()
        assert rooftile.explain("tiled", M=768, N=768, K=768, check=check).verdict.judgement == "right"
        return time.process_time() - start

    for check in (True, False):  # compiles
        seconds(check)
    assert min(seconds(True) / seconds(False) for _ in range(3)) <= 3


def test_a_kernel_whose_grid_alone_counts_rows_is_not_said_to_take_squares_only() -> None:
    text = TILED.replace("int M, int N, int K", "int N, int K").replace("args=(A,B,C,M,N,K)", "args=(A,B,C,N,K)")
    for shape in ({"M": 128, "N": 192, "K": 96}, {}):  # of so many blocks only some are executed in the check build
        done = explain(text, **shape)
        assert done.verdict.judgement == "right"
        assert done.probes is not None
        assert done.probes.statement.startswith("right when M, N and K are multiples of 16")


TALL = """__global__ void tall(const float* A, const float* B, float* C, int M, int K) {
  __shared__ float tile[64][8];
  int lane = threadIdx.x % 32, row = blockIdx.x * 4 + threadIdx.x / 32;
  RETURN
  float sum[8] = {};
  for (int k0 = 0; k0 < K; k0 += 64) {
    for (int i = threadIdx.x; i < 64 * 8; i += 128) tile[i / 8][i % 8] = k0 + i / 8 < K ? B[k0 * 8 + i] : 0.f;
    __syncthreads();
    for (int k = lane; k < 64 && k0 + k < K && row < M; k += 32)
      for (int j = 0; j < 8; ++j) sum[j] += A[row * K + k0 + k] * tile[k][j];
    __syncthreads();
  }
  for (int j = 0; j < 8; ++j) {
    for (int s = FIRST; s > 0; s /= 2) sum[j] += __shfl_down_sync(0xffffffff, sum[j], s);
    if (lane == 0 && row < M) C[row * 8 + j] = sum[j];
  }
}
int main() {
  int M = 101, K = 70;
  float *A, *B, *C;
  cudaMalloc(&A, M * K * 4); cudaMalloc(&B, K * 8 * 4); cudaMalloc(&C, M * 8 * 4);
  tall<<<(M + 3) / 4, 128>>>(A, B, C, M, K);
  return cudaDeviceSynchronize();
}
"""


def tall(first: str = "16", leaves: str = "") -> rooftile.Explanation:
    return rooftile.explain(rooftile.Source("tall.cu", TALL.replace("RETURN", leaves).replace("FIRST", first)))


@pytest.mark.slow
def test_columns_that_are_compiled_in_are_as_many_at_every_shape() -> None:
    done = tall()
    assert done.verdict.judgement == "right"
    assert (done.gemm.m, done.gemm.n, done.gemm.k) == (101, 8, 70)
    assert done.findings == ()
    assert done.probes is not None
    assert done.probes.statement.startswith("right at each of ")
    assert done.probes.statement.endswith("; N = 8 is compiled in")
    assert ("wrong-number", "error", 14) in kinds(tall(first="8"))


@pytest.mark.slow
def test_what_threads_that_have_returned_were_to_load_is_no_slip_of_the_others() -> None:
    found = kinds(tall(leaves="if (row >= M) return;"))
    assert ("missed-barrier", "warning", 8) in found
    assert {kind for kind, severity, _ in found if severity == "error"} <= {"wrong-result"}
