"""Matrices that kernels do not get by a plain pointer: in structures, behind pointers, in functors and views."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.errors import CompileError, UsageError
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

POINTERS = """
__global__ void gemm(const float* const* A, const float* const* B, float* const* C, int M, int N, int K) {
  const float *a = A[blockIdx.z], *b = B[blockIdx.z];
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += a[i * K + k] * b[k * N + j];
  C[blockIdx.z][i * N + j] = sum;
}
"""
STRUCTURES = """
struct Matrix { int width, height; float* elements; };
__global__ void gemm(const Matrix* A, const Matrix* B, Matrix* C) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < A->width; ++k) sum += A->elements[i * A->width + k] * B->elements[k * B->width + j];
  C->elements[i * C->width + j] = sum;
}
"""


POINTERS_MAIN = """
int main() {
  const int batch = 3, M = 24, N = 32, K = 16;
  std::vector<float*> hA(batch), hB(batch), hC(batch);
  float **A, **B, **C;
  cudaMalloc(&A, batch * sizeof(float*));
  cudaMalloc(&B, batch * sizeof(float*));
  cudaMalloc(&C, batch * sizeof(float*));
  cudaMemcpy(A, hA.data(), batch * sizeof(float*), cudaMemcpyHostToDevice);
  gemm<<<dim3(N / 8, M / 8, batch), dim3(8, 8)>>>(A, B, C, M, N, K);
}
"""
ROWS = """
__global__ void gemm(float** A, float** B, float** C, int M, int N, int K) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  if (i >= M || j >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[i][k] * B[k][j];
  C[i][j] = sum;
}
void run(float** A, float** B, float** C, int M, int N, int K) {
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A, B, C, M, N, K);
}
"""


def test_each_matrix_of_a_batch_may_have_a_pointer() -> None:
    explanation = rooftile.explain(Source("k.cu", POINTERS + POINTERS_MAIN), check=False)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert explanation.launch.grid == (4, 3, 3)
    beyond = POINTERS.replace("C[blockIdx.z]", "C[blockIdx.z + 1]") + POINTERS_MAIN
    found = [f.message for f in rooftile.explain(Source("k.cu", beyond), check=False).findings if f.severity == "error"]
    assert any("C's pointers[3], 1 element past its end" in message for message in found), found


@pytest.mark.slow
def test_memory_of_pointers_is_no_matrix() -> None:
    explanation = rooftile.explain(Source("k.cu", POINTERS + POINTERS_MAIN))
    assert explanation.verdict.judgement == "right", explanation.findings
    assert not any(f.kind in ("small-allocation", "wrong-copy") for f in explanation.findings)


def test_each_row_may_have_a_pointer() -> None:
    explanation = rooftile.explain(Source("k.cu", ROWS), M=40, N=24, K=32, check=False)
    assert explanation.verdict.judgement == "right", explanation.findings
    turned = ROWS.replace("B[k][j]", "B[j][k]")
    assert rooftile.explain(Source("k.cu", turned), M=40, N=24, K=32, check=False).verdict.judgement == "wrong"


def test_pointers_that_only_the_host_puts_into_structures_are_refused_as_such() -> None:
    step = r"pass the structure itself, gemm\(Matrix A, Matrix B, Matrix C\)"
    with pytest.raises(
        UsageError, match=f"(?s)A points to a structure with pointers among its members, Matrix.*{step}"
    ):
        rooftile.explain(Source("k.cu", STRUCTURES), M=64, N=64, K=64)


def test_structures_that_hold_numbers_only_are_elements() -> None:
    text = """
struct alignas(16) Four { float v[4]; };
__global__ void gemm(const float* A, const Four* B, Four* C, int M, int N, int K) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  if (i >= M || j >= N / 4) return;
  Four sum = {};
  for (int k = 0; k < K; ++k) {
    Four b = B[k * (N / 4) + j];
    for (int e = 0; e < 4; ++e) sum.v[e] += A[i * K + k] * b.v[e];
  }
  C[i * (N / 4) + j] = sum;
}
void run(float* A, Four* B, Four* C, int M, int N, int K) {
  gemm<<<dim3((N / 4 + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A, B, C, M, N, K);
}
"""
    explanation = rooftile.explain(Source("k.cu", text), M=40, N=64, K=24, check=False)
    assert explanation.verdict.judgement == "right", explanation.findings


APPLY = """
template <typename F> __global__ void apply(F f, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) f(i);
}
"""
BODY = """
    int row = i / N, column = i % N;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + column];
    C[i] = sum;
"""
MAIN = """
int main() {
  int M = 40, N = 50, K = 30;
  float *A, *B, *C;
  cudaMalloc(&A, 4 * M * K); cudaMalloc(&B, 4 * K * N); cudaMalloc(&C, 4 * M * N);
  FUNCTION
}
"""


def test_a_lambda_of_the_host_is_refused_as_such() -> None:
    function = f"auto f = [=] __device__ (int i) {{{BODY}}}; apply<<<(M * N + 255) / 256, 256>>>(f, M * N);"
    with pytest.raises(UsageError, match=r"(?s)what apply does comes with f, .*: a lambda, say.*apply<ThatStructure>"):
        rooftile.explain(Source("k.cu", APPLY + MAIN.replace("FUNCTION", function)))


@pytest.mark.parametrize("made", ["apply<<<G>>>(Product{A, B, C, M, N, K}, M * N);",
                                  "Product p{A, B, C, M, N, K}; apply<<<G>>>(p, M * N);"])  # fmt: skip
def test_a_functor_is_followed_and_what_counts_cells_is_no_size(made: str) -> None:
    product = f"""
struct Product {{
  const float *A, *B;
  float* C;
  int M, N, K;
  __device__ void operator()(int i) const {{{BODY}}}
}};"""
    main = MAIN.replace("FUNCTION", made.replace("G", "(M * N + 255) / 256, 256"))
    explanation = rooftile.explain(Source("k.cu", APPLY + product + main), check=False)
    assert str(explanation.gemm) == "40 x 50 x 30"
    assert explanation.verdict.judgement == "right", explanation.findings
    assert any(note.startswith("n = M * N, as launched at line") for note in explanation.notes)


VIEWS = """
#include <HEADER>
using Out = SPACE::mdspan<float, SPACE::dextents<int, 2>>;
using In = SPACE::mdspan<const float, SPACE::dextents<int, 2>>;
__global__ void gemm(In A, In B, Out C) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  if (i >= C.extent(0) || j >= C.extent(1)) return;
  float sum = 0;
  for (int k = 0; k < A.extent(1); ++k) sum += A(i, k) * B(k, j);
  C(i, j) = sum;
}
"""


@pytest.mark.slow
def test_views_of_cuda_std_are_matrices() -> None:
    text = VIEWS.replace("HEADER", "cuda/std/mdspan").replace("SPACE", "cuda::std")
    explanation = rooftile.explain(Source("k.cu", text), M=30, N=20, K=10)
    assert explanation.verdict.judgement == "right", explanation.findings
    assert explanation.probes is not None
    assert explanation.probes.statement.startswith("right at each of")


@pytest.mark.slow
def test_views_that_the_host_makes_tell_the_sizes_of_its_own_problem() -> None:
    """Else its grid, of numbers, would be held to another problem than it is for."""
    main = """
int main() {
  const int M = 45, N = 37, K = 29;
  float *a, *b, *c;
  cudaMalloc(&a, 4 * M * K); cudaMalloc(&b, 4 * K * N); cudaMalloc(&c, 4 * M * N);
  In A(a, M, K);
  cuda::std::mdspan<const float, cuda::std::dextents<int, 2>> B(b, K, N);
  Out C(c, M, N);
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A, B, C);
}
"""
    text = VIEWS.replace("HEADER", "cuda/std/mdspan").replace("SPACE", "cuda::std")
    explanation = rooftile.explain(Source("k.cu", text + main))
    assert str(explanation.gemm) == "45 x 37 x 29"
    assert explanation.verdict.judgement == "right", explanation.findings


def test_views_of_the_host_s_library_are_refused_with_those_of_the_device_s() -> None:
    with pytest.raises(CompileError, match=r"in device code it is cuda::std::mdspan"):
        rooftile.explain(Source("k.cu", VIEWS.replace("HEADER", "mdspan").replace("SPACE", "std")), M=30, N=20, K=10)
