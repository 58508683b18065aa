"""The problem that a file's own host code is for, where nobody asks for another."""

from __future__ import annotations

import pytest

import rooftile
from rooftile import bind
from rooftile.compile import compile_kernel
from rooftile.core.errors import FixedSizeError, InDoubtError
from rooftile.core.problem import Gemm
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

KERNEL = """
__global__ void mm(const float* A, const float* B, float* C, int M, int N, int K) {
  int c = blockIdx.x * blockDim.x + threadIdx.x, r = blockIdx.y * blockDim.y + threadIdx.y;
  if (r < M && c < N) {
    float s = 0;
    for (int k = 0; k < K; ++k) s += A[r * K + k] * B[k * N + c];
    C[r * N + c] = s;
  }
}
"""
LAUNCH = "dim3 grid((N + 15) / 16, (M + 15) / 16); mm<<<grid, dim3(16, 16)>>>(A, B, C, M, N, K); }"
MAIN = "int main() { float *A, *B, *C; int M = 30, N = 20, K = 10; "
ASKED = Gemm(64, 64, 64)


def own(text: str) -> tuple[int, int, int] | None:
    compiled = compile_kernel(Source("mine.cu", text))
    problem = bind.own_problem(bind.Binding(bind.Callee(compiled.signature, sites=compiled.launches)), ASKED)
    own = problem[0] if problem is not None else ASKED
    return None if own == ASKED else (own.m, own.n, own.k)


def test_constants_of_the_launch_are_the_problem() -> None:
    assert own(KERNEL + MAIN + LAUNCH) == (30, 20, 10)


@pytest.mark.parametrize(
    "main",
    [
        "int main(int argc, char** argv) { float *A, *B, *C; int M = atoi(argv[1]), N = 20, K = 10; ",
        "int main() { float *A, *B, *C; int M = 30, N = 20, K = 10; if (argc > 1) M = argc; ",
        "int main() { float *A, *B, *C; int M = 8192, N = 8192, K = 8192; ",
        "void run(float* A, float* B, float* C, int M, int N, int K) { ",
    ],
)
def test_what_is_no_constant_or_large_is_not(main: str) -> None:
    assert own(KERNEL + main + LAUNCH) is None


ARGUMENTS = "int main(int argc, char** argv) { float *A, *B, *C; "


@pytest.mark.parametrize(
    "main",
    [
        ARGUMENTS + "int M = argc > 1 ? atoi(argv[1]) : 30, N = (argc <= 2) ? 20 : atoi(argv[2]), K = 10; ",
        ARGUMENTS + "int M = 30, N = 20, K = 10; if (argc > 3) { M = atoi(argv[1]); N = atoi(argv[2]); } ",
        ARGUMENTS + "int M = 30, N = 20, K = 10; if (argc == 2) M = N = K = atoi(argv[1]); else if (argc > 2) M = 1; ",
        ARGUMENTS + "int M = 30, N, K = 10; if (argc < 2) { N = 20; } else { N = atoi(argv[1]); K = N; } ",
        ARGUMENTS + "int M = 30, N = 20, K = 10; for (int i = 1; i < argc; ++i) { if (argv[i][0] == 'k') K = 7; } ",
        ARGUMENTS + "int M = 30, N = 20, K = 10, o; while ((o = getopt(argc, argv, \"m:\")) != -1) M = atoi(optarg); ",
        "struct Shape { int m = 30; int n = 20, k; }; int main() { float *A, *B, *C; Shape s; s.k = 10; "
        "int M = s.m, N = s.n, K = s.k; ",
        "struct Shape { int m, n, k; }; int main() { float *A, *B, *C; const Shape s{30, 20, 10}; "
        "int M = s.m, N = s.n, K = s.k; ",
        "struct Shape { int m, n, k; }; constexpr Shape S = {.m = 30, .n = 20, .k = 10}; "
        "int main() { float *A, *B, *C; int M = S.m, N = S.n, K = S.k; ",
        "struct Shape { int m, n, k; }; void run(const Shape& s); int main() { Shape s{}; s.m = 30; s.n = 20; s.k = 10;"
        " run(s); } void run(const Shape& s) { float *A, *B, *C; int M = s.m, N = s.n, K = s.k; ",
        "struct Shape { int m, n, k; }; void run(const Shape& s); int main() { Shape o = Shape{30, 20, 10}; run(o); } "
        "void run(const Shape& s) { float *A, *B, *C; int M = s.m, N = s.n, K = s.k; ",
    ],
)  # fmt: skip
def test_what_a_program_has_without_arguments_and_in_structures_is(main: str) -> None:
    assert own(KERNEL + main + LAUNCH) == (30, 20, 10)


def test_members_that_a_function_may_set_are_not() -> None:
    shape = "struct Shape { int m = 30, n = 20, k = 10; }; void parse(Shape& s, int n) { s.m = n; } "
    main = (
        "int main(int argc, char** argv) { float *A, *B, *C; Shape s; parse(s, argc); int M = s.m, N = s.n, K = s.k; "
    )
    assert own(shape + KERNEL + main + LAUNCH) is None


def test_a_comment_that_tells_the_launch_is_for_any_size() -> None:
    comment = "// rooftile: block=(16,16) grid=(cdiv(N,16),cdiv(M,16)) args=(A,B,C,M,N,K)"
    assert own(comment + KERNEL + MAIN + LAUNCH) is None


def test_they_are_judged_where_no_size_is_asked_for() -> None:
    rounded_down = LAUNCH.replace("(N + 15) / 16, (M + 15) / 16", "N / 16, M / 16")
    explanation = rooftile.explain(Source("mine.cu", KERNEL + MAIN + rounded_down), check=False)
    assert (explanation.gemm.m, explanation.gemm.n, explanation.gemm.k) == (30, 20, 10)
    assert explanation.verdict.judgement == "wrong"
    assert any(note.startswith("M = 30, N = 20, K = 10: as line 10 launches mm") for note in explanation.notes)


HEADS = """
__global__ void heads(const float* X, const float* W, float* Y, int S, int H, int D, int E) {
  int h = blockIdx.z, e = blockIdx.x * 16 + threadIdx.x, s = blockIdx.y * 16 + threadIdx.y;
  if (s >= S || e >= E) return;
  float v = 0;
  for (int d = 0; d < D; ++d) v += X[(s * H + h) * D + d] * W[(h * D + d) * E + e];
  Y[(s * H + h) * E + e] = v;
}
int main() {
  int S = 40, H = 4, D = 32, E = 24;
  float *X, *W, *Y;
  cudaMalloc(&X, 4 * S * H * D); cudaMalloc(&W, 4 * H * D * E); cudaMalloc(&Y, 4 * S * H * E);
  heads<<<dim3((E + 15) / 16, (S + 15) / 16, H), dim3(16, 16)>>>(X, W, Y, S, H, D, E);
}
"""


def test_sizes_that_nothing_tells_are_asked_for_and_not_solved_from_what_is_allocated() -> None:
    """All three are allocated for four heads: the square root of that is no factor of M, N and K."""
    with pytest.raises(InDoubtError) as caught:
        rooftile.explain(Source("mine.cu", HEADS))
    assert list(caught.value.doubtful) == ["S", "H", "D", "E"]


def test_a_size_that_is_a_constant_of_the_file_is_refused_for_others() -> None:
    kernel = KERNEL.replace(", int M, int N, int K", "").replace(
        "if (r", "constexpr int M = 30, N = 30, K = 30;\n  if (r"
    )
    main = "int main() { float *A, *B, *C; cudaMalloc(&A, 3600); cudaMalloc(&B, 3600); cudaMalloc(&C, 3600); "
    launch = "dim3 block(16, 16), grid(2, 2); mm<<<grid, block>>>(A, B, C); }"
    with pytest.raises(FixedSizeError) as caught:
        rooftile.explain(Source("mine.cu", kernel + main + launch), M=64, N=64, K=64)
    assert caught.value.sizes == {"M": 30, "N": 30, "K": 30}


def test_it_is_said_which_size_is_taken_and_why() -> None:
    run = "void run(float* A, float* B, float* C, int M, int N, int K) { "
    large = "int main() { float *A, *B, *C; int M = 8192, N = 8192, K = 8192; "
    alone = ARGUMENTS + "int M = argc > 1 ? atoi(argv[1]) : 30, N = 20, K = 10; "
    words = {run: "the file does not tell the values of M, N, K (line 10)", large: "-M 8192 -N 8192 -K 8192 asks for",
             alone: "as line 10 launches mm, where the program is given no arguments"}  # fmt: skip
    for main, wanted in words.items():
        compiled = compile_kernel(Source("mine.cu", KERNEL + main + LAUNCH))
        problem = bind.own_problem(bind.Binding(bind.Callee(compiled.signature, sites=compiled.launches)), ASKED)
        assert problem is not None
        assert wanted in problem[1]


def test_of_several_calls_the_first_of_constants_tells_the_problem() -> None:
    run = "void run(int M, int N, int K) { float *A, *B, *C; "
    main = "int main() { for (int s = 32; s < 99; s *= 2) run(s, s, s); run(30, 20, 10); }"
    assert own(KERNEL + run + LAUNCH + main) == (30, 20, 10)


OVER_A_GRID = """
__global__ void mm(const double* a, const double* b, double* c, int n) {
  for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n * n; i += blockDim.x * gridDim.x) {
    double s = 0;
    for (int k = 0; k < n; k++) s += a[i / n * n + k] * b[k * n + i % n];
    c[i] = s;
  }
}
int main() {
  const int n = 40; double *a, *b, *c; int dev = 0, sms;
  CHECK(cudaDeviceGetAttribute(&sms, cudaDevAttrMultiProcessorCount, dev));
  mm<<<4 * sms, 64>>>(a, b, c, n);
}
"""


def test_they_are_taken_where_which_numbers_are_sizes_is_found_by_trying() -> None:
    done = rooftile.explain(Source("mine.cu", OVER_A_GRID))
    assert str(done.gemm) == "40 x 40 x 40"
    assert done.launch.grid == (4 * 132, 1, 1)
    assert any("as line 12 launches mm" in note for note in done.notes)
    assert any("found by trying" in note for note in done.notes)
