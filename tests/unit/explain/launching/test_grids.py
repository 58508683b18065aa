"""Grids of host code that do not cover C, and launches and arguments that nobody gave."""

from typing import Any

import pytest

import rooftile
from rooftile.core.errors import InDoubtError
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

ONE_CELL = """\
__global__ void product(const float* A, const float* B, float* C, int M, int N, int K) {
    int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= M || col >= N) return;
    float sum = 0.f;
    for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
    C[row * N + col] = sum;
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
    dim3 threads(16, 8);
    dim3 blocks(GRID);
    product<<<blocks, threads>>>(A, B, C, M, N, K);
    if (cudaGetLastError() != cudaSuccess) return;
}
"""


def explained(text: str, m: int = 56, n: int = 72, k: int = 24, **given: Any) -> Explanation:
    return rooftile.explain(Source("k.cu", text), M=m, N=n, K=k, **given)


def found(e: Explanation) -> dict[str, tuple[str, int]]:
    return {f.kind: (f.severity, f.location.line if f.location is not None else 0) for f in e.findings}


def test_a_grid_of_numbers_is_told_where_it_is_declared_and_the_kernel_is_judged_on_with_one_that_covers_c() -> None:
    text = ONE_CELL.replace("GRID", "3, 4").replace("A[row * K + k]", "A[row * N + k]")
    e = explained(text, 64, 64, 64)
    assert found(e)["fixed-grid"] == ("error", 10)
    assert found(e)["not-written"] == ("error", 10)
    assert found(e)["wrong-stride"][1] == 5
    grid = next(f for f in e.findings if f.kind == "fixed-grid")
    assert "32 x 48 cells" in grid.message
    assert "(N + 15) / 16, (M + 7) / 8" in grid.advice
    assert e.probes is not None
    assert e.probes.statement.startswith("with a grid that covers C: ")


def test_a_grid_of_numbers_is_told_where_it_happens_to_fit_too() -> None:
    e = explained(ONE_CELL.replace("GRID", "5, 7"))
    assert found(e) == {"fixed-grid": ("warning", 10)}
    assert e.verdict.judgement == "right"


def test_a_grid_of_numbers_is_none_of_a_kernel_whose_blocks_go_on_to_further_cells() -> None:
    text = """\
__global__ void cells(const float* A, const float* B, float* C, int M, int N, int K) {
    for (int at = blockIdx.x * blockDim.x + threadIdx.x; at < M * N; at += gridDim.x * blockDim.x) {
        float sum = 0.f;
        for (int k = 0; k < K; ++k) sum += A[at / N * K + k] * B[k * N + at % N];
        C[at] = sum;
    }
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
    cells<<<4, 128>>>(A, B, C, M, N, K);
    if (cudaGetLastError() != cudaSuccess) return;
}
"""
    assert found(explained(text)) == {}


@pytest.mark.parametrize(
    ("grid", "kind"),
    [
        ("(N + 15) / 16, (M + 7) / 8", None),
        ("(M + 15) / 16, (N + 7) / 8", "wrong-grid"),
        ("(N + 15) / 16, (M + 15) / 16", "wrong-grid"),
        ("N / 16, M / 8", "floored-grid"),
        ("(M + 7) / 8, (N + 15) / 16", "swapped-grid"),
    ],
)
def test_grids_that_do_not_cover_c(grid: str, kind: str | None) -> None:
    kinds = found(explained(ONE_CELL.replace("GRID", grid)))
    if kind is None:
        assert kinds == {}
        return
    assert kinds[kind][0] == "error"
    assert kinds[kind][1] == 10


STRIPS = """\
#define T 32
#define R 4
__global__ void strips(const float* A, const float* B, float* C, int N, int M) {
    __shared__ float a[T][T], b[T][T];
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * T + y, col = blockIdx.x * T + x;
    float sum[R] = {};
    for (int t = 0; t < M; t += T) {
        for (int i = 0; i < R; ++i) {
            a[y + i * (T / R)][x] = A[(row + i * (T / R)) * M + t + x];
            b[y + i * (T / R)][x] = B[(t + y + i * (T / R)) * N + col];
        }
        __syncthreads();
        for (int k = 0; k < T; ++k)
            for (int i = 0; i < R; ++i) sum[i] += a[y + i * (T / R)][k] * b[k][x];
        __syncthreads();
    }
    #pragma unroll 1
    for (int i = 0; i < R; ++i) C[(row + i * (T / R)) * N + col] = sum[i];
}
"""


STEPS = """
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K, int steps) {
    int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
    if (row >= M || col >= N) return;
    float sum = 0;
    for (int s = 0; s < steps; ++s) {
        float4 a = *(const float4*)(A + row * K + 4 * s);
        const float* b = B + 4 * s * N + col;
        sum += a.x * b[0] + a.y * b[N] + a.z * b[2 * N] + a.w * b[3 * N];
    }
    C[row * N + col] = sum;
}
"""


def test_how_many_elements_a_step_takes_is_found_by_trying() -> None:
    e = explained(STEPS, 32, 48, 64, check=False)
    assert e.verdict.judgement == "right"
    assert any(note.startswith("steps is cdiv(K, 4): found by trying") for note in e.notes)


def test_a_launch_is_found_where_c_is_written_by_a_narrow_index() -> None:
    text = STEPS.replace("C[row * N + col] = sum;", "unsigned short at = row * N + col; C[at] = sum;")
    e = explained(text, 32, 48, 64, args="A,B,C,M,N,K,K/4", check=False)
    assert e.verdict.judgement == "right"
    assert e.launch.block == (16, 16, 1)


def test_a_launch_that_nobody_gave_is_found_by_trying() -> None:
    e = explained(STRIPS, 128, 128, 64, check=False)
    assert e.verdict.judgement == "right"
    assert e.launch.block == (32, 8, 1)
    assert e.launch.grid == (4, 4, 1)
    assert any("found by trying" in note for note in e.notes)


@pytest.mark.slow
def test_where_no_launch_makes_c_right_the_likeliest_is_taken_and_said() -> None:
    e = explained(STRIPS.replace("b[k][x]", "b[x][k]"), 128, 128, 64)
    assert e.verdict.judgement == "wrong"
    assert "assumed (launch: block (32, 8), grid (cdiv(N, 32), cdiv(M, 32))" in e.verdict.reason
    assert found(e)["transposed-tile"] == ("error", 10)


@pytest.mark.slow
def test_of_arguments_in_doubt_the_loop_tells_which_is_k() -> None:
    text = ONE_CELL.partition("void start")[0].replace("int M, int N, int K", "int N, int M")
    text = text.replace("row >= M", "row >= N").replace("k < K", "k < M").replace("row * K", "row * N")
    e = explained(text, 96, 96, 40)
    assert found(e)["wrong-stride"] == ("error", 5)
    assert any("N is N, M is K: assumed" in note for note in e.notes)


def test_what_cannot_be_assumed_is_asked_with_what_the_text_tells() -> None:
    text = """\
struct View { float* data; int step; };
__global__ void views(View& a, View b, float* C, int n) {
    int bx = blockIdx.y, by = blockIdx.x, i = by * 16 + threadIdx.y, j = bx * 16 + threadIdx.x;
    float sum = 0.f;
    for (int k = 0; k < n; ++k) sum += a.data[i * n + k] * b.data[k * n + j];
    C[i * n + j] = sum
}
"""
    with pytest.raises(InDoubtError) as caught:
        explained(text, block="16,16", grid="cdiv(N,16),cdiv(M,16)")
    assert {f.kind for f in caught.value.found} >= {"not-compiled", "swapped-axes"}
    assert "found without running it:" in str(caught.value)
    assert "k.cu:6: error: a semicolon is missing" in str(caught.value)


BY_ROWS = """\
__global__ void linear(const float* x, const float* w, float* y, int d, int e, int f)
{
    int i = blockIdx.x * 16 + threadIdx.x, j = blockIdx.y * 16 + threadIdx.y;
    if (i >= d || j >= f) return;
    float sum = 0.0f;
    for (int l = 0; l < e; ++l) sum += x[i * e + l] * w[j * e + l];
    y[i * f + j] = sum;
}
"""


def test_a_bound_on_rows_is_not_taken_for_one_that_is_never_reached() -> None:
    e = explained(BY_ROWS, 100, 77, 51)
    assert e.verdict.judgement == "right"
    assert any("e is K, f is N, d is M" in note for note in e.notes)


@pytest.mark.slow
def test_where_what_was_assumed_may_be_at_fault_there_is_no_verdict() -> None:
    text = BY_ROWS.replace("l < e", "l < 5 * e").replace("* e + l", "* 5 * e + l")
    e = explained(text, 100, 76, 50)  # e is a fifth of K
    assert e.verdict.judgement == "unjudged"
    assert "not all was given, and with what was assumed (d is M, e is K, f is N" in e.verdict.reason


def test_a_grid_of_the_wrong_size_where_the_addresses_tell_none() -> None:
    text = """\
__global__ void rows(const float* A, const float* B, float* C, int M, int N, int K) {
    for (int col = threadIdx.x; col < N; col += blockDim.x) {
        float sum = 0.f;
        for (int k = 0; k < K; ++k) sum += A[blockIdx.x * K + k] * B[k * N + col];
        C[blockIdx.x * N + col] = sum;
    }
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
    int blocks = M % 32;
    rows<<<blocks, 64>>>(A, B, C, M, N, K);
    if (cudaGetLastError() != cudaSuccess) return;
}
"""
    e = explained(text, 33, 20, 9)
    assert found(e)["wrong-grid"] == found(e)["not-written"] == ("error", 9)
    assert next(f for f in e.findings if f.kind == "wrong-grid").advice == "for C's rows M and columns N: (M, 1)"


def test_grid_and_block_in_each_others_place_are_told_though_they_cover_c() -> None:
    """Whose sizes only come in as a product, so that C is right as long as a block can have as many threads."""
    text = ONE_CELL.replace("GRID", "(N + 15) / 16, (M + 7) / 8").replace("blocks, threads", "threads, blocks")
    e = explained(text)
    assert found(e) == {"swapped-launch": ("warning", 11)}
    assert e.probes is not None
    assert e.probes.statement.startswith("with grid and block exchanged: right at each of")
    refused = explained(text, 512, 640)
    assert refused.verdict.judgement == "wrong"
    assert found(refused)["swapped-launch"] == ("error", 11)


def test_a_block_that_grows_beside_a_grid_of_numbers_may_be_meant() -> None:
    text = """\
__global__ void rows(const float* A, const float* B, float* C, int M, int N, int K) {
    int col = threadIdx.x;
    for (int row = blockIdx.x; row < M; row += gridDim.x) {
        float sum = 0.f;
        for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
        C[row * N + col] = sum;
    }
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
    rows<<<108, N>>>(A, B, C, M, N, K);
    if (cudaGetLastError() != cudaSuccess) return;
}
"""
    assert not found(explained(text))


SQUARE = """\
__global__ void square(const float* a, const float* b, float* c, int width) {
    int i = blockIdx.y * 16 + threadIdx.y, j = blockIdx.x * 16 + threadIdx.x;
    if (i >= width || j >= width) return;
    float sum = 0.0f;
    for (int k = 0; k < width; ++k) sum += a[i * width + k] * b[k * width + j];
    c[i * width + j] = sum;
}
"""


def test_a_kernel_for_squares_is_called_one_where_others_are_asked_for() -> None:
    e = explained(SQUARE, 96, 64, 32, check=False)
    assert e.verdict.judgement == "unjudged"
    assert "the kernel is for squares, and right at 64 x 64 x 64" in e.verdict.reason
    slipped = explained(SQUARE.replace("k < width;", "k + 1 < width;"), 96, 64, 32, check=False)
    assert "for squares" not in slipped.verdict.reason


def test_a_block_of_one_dimension_in_a_grid_of_two_is_told_where_it_is_declared() -> None:
    tiles = ONE_CELL.replace("blockDim.y", "16").replace("blockDim.x", "16")
    tiles = tiles.replace("GRID", "(N + 15) / 16, (M + 15) / 16")
    assert explained(tiles.replace("threads(16, 8)", "threads(16, 16)")).verdict.judgement == "right"
    e = explained(tiles.replace("threads(16, 8)", "threads(256)"))
    assert found(e)["flat-launch"] == ("error", 9)
    assert found(e)["not-written"] == ("error", 9)
    assert next(f for f in e.findings if f.kind == "flat-launch").proved


def test_a_block_larger_than_the_tile_is_told_where_it_is_declared() -> None:
    text = """\
__global__ void tiles(const float* A, const float* B, float* C, int M, int N, int K) {
    __shared__ float a[8][8], b[8][8];
    int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 8 + y, col = blockIdx.x * 8 + x;
    float sum = 0.f;
    for (int k = 0; k < K; k += 8) {
        a[y][x] = row < M && k + x < K ? A[row * K + k + x] : 0.f;
        b[y][x] = k + y < K && col < N ? B[(k + y) * N + col] : 0.f;
        __syncthreads();
        for (int i = 0; i < 8; ++i) sum += a[y][i] * b[i][x];
        __syncthreads();
    }
    if (row < M && col < N) C[row * N + col] = sum;
}
void start(const float* A, const float* B, float* C, int M, int N, int K) {
    dim3 threads(16, 16);
    dim3 blocks((N + 7) / 8, (M + 7) / 8);
    tiles<<<blocks, threads>>>(A, B, C, M, N, K);
    if (cudaGetLastError() != cudaSuccess) return;
}
"""
    e = explained(text, 24, 40, 16)
    assert found(e)["large-block"] == ("error", 15)
    assert found(e)["wrong-result"] == ("error", 15)
    assert "half the threads" in next(f.advice for f in e.findings if f.kind == "large-block")
