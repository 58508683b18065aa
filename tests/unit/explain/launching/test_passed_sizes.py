"""Sizes that host code passes, held to those that it allocates for."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

KERNEL = """__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
"""


@pytest.mark.parametrize(
    ("passed", "scale", "severity"),
    [
        ("dA, dB, dC, M, N, K", 1, None),
        ("dA, dB, dC, M, K, N", 1, "error"),
        ("dB, dA, dC, M, N, K", 1, "error"),
        ("dB, dA, dC, N, M, K", 1, None),  # the transpose of C
        ("dA, dB, dC, M, N, K - 1", 1, "error"),
        ("dA, dB, dC, M, N, K", 4, None),  # four of each
    ],
)
def test_sizes_are_held_to_what_is_allocated(passed: str, scale: int, severity: str | None) -> None:
    host = f"""int main() {{
  int M = 30, N = 20, K = 10;
  float *dA, *dB, *dC;
  cudaMalloc(&dA, M * K * {4 * scale}); cudaMalloc(&dB, K * N * {4 * scale}); cudaMalloc(&dC, M * N * {4 * scale});
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>({passed});
  return cudaGetLastError();
}}
"""
    done = rooftile.explain(Source("k.cu", KERNEL + host), M=16, N=16, K=16, args="A,B,C,M,N,K")
    found = [f for f in done.findings if f.kind == "passed-sizes"]
    assert [f.severity for f in found] == ([severity] if severity else [])
    assert all(f.location is not None and f.location.line == 12 for f in found)
    if severity:
        assert done.verdict.judgement == "wrong"


BATCHED = """__global__ void batched(int m, int n, int k, const float* A, int lda, long long strideA,
                        const float* B, int ldb, long long strideB, float* C, int ldc, long long strideC) {
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  A += blockIdx.z * strideA, B += blockIdx.z * strideB, C += blockIdx.z * strideC;
  if (row >= m || col >= n) return;
  float sum = 0.0f;
  for (int p = 0; p < k; ++p) sum += A[row * lda + p] * B[p * ldb + col];
  C[row * ldc + col] = sum;
}
int main() {
  const int batch = COUNT, m = 30, n = 20, k = 10;
  float *A, *B, *C;
  cudaMalloc(&A, sizeof(float) * batch * m * k);
  cudaMalloc(&B, sizeof(float) * batch * n * k);
  cudaMalloc(&C, sizeof(float) * batch * m * n);
  dim3 grid((n + 7) / 8, (m + 7) / 8, batch);
  batched<<<grid, dim3(8, 8)>>>(m, n, k, A, k, (long long)m * k, B, n, (long long)n * k, C, n, (long long)m * n);
  return cudaGetLastError();
}
"""


@pytest.mark.parametrize(
    ("right", "wrong", "kind"),
    [
        ("", "", ""),
        ("B, n,", "B, k,", "passed-sizes"),
        pytest.param("long)m * n);", "long)m * k);", "batch-stride", marks=pytest.mark.slow),
    ],
)
@pytest.mark.parametrize("count", [5, pytest.param(4, marks=pytest.mark.slow)])  # 4 of each look like twice the sizes
def test_leading_dimensions_and_strides_of_a_batch_are_held_to_what_is_allocated(
    right: str, wrong: str, kind: str, count: int
) -> None:
    done = rooftile.explain(Source("k.cu", BATCHED.replace(right, wrong).replace("COUNT", str(count))))
    found = [(f.kind, f.location and f.location.line) for f in done.findings if f.severity == "error"]
    assert found == ([(kind, 17)] if kind else [])
    assert done.verdict.judgement == ("wrong" if kind else "right")


def test_names_alone_are_a_warning() -> None:
    host = """void run(const float* A, const float* B, float* C, int M, int N, int K) {
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A, B, C, M, K, N);
}
"""
    done = rooftile.explain(Source("k.cu", KERNEL + host), M=16, N=16, K=16, args="A,B,C,M,N,K")
    assert [f.severity for f in done.findings if f.kind == "passed-sizes"] == ["warning"]


def _severities(host: str) -> list[str]:
    done = rooftile.explain(Source("k.cu", KERNEL + host), M=16, N=16, K=16, args="A,B,C,M,N,K")
    return [f.severity for f in done.findings if f.kind == "passed-sizes"]


def _function(name: str, sizes: str, launched: str) -> str:
    return f"""void {name}() {{
  const int {sizes};
  float *dA, *dB, *dC;
  cudaMalloc(&dA, m * k * 4); cudaMalloc(&dB, k * n * 4); cudaMalloc(&dC, m * n * 4);
  {launched};
}}
"""


@pytest.mark.parametrize(("sizes", "severities"), [("m, n, k", []), ("m, k, n", ["error"])])
def test_another_functions_memory_is_not_this_launchs(sizes: str, severities: list[str]) -> None:
    launched = "gemm<<<dim3((n + 7) / 8, (m + 7) / 8), dim3(8, 8)>>>(dA, dB, dC, {})"
    first = _function("first", "m = 30, n = 20, k = 10", launched.format(sizes))
    assert _severities(first + _function("second", "m = 10, n = 20, k = 30", "dA = dB")) == severities


@pytest.mark.parametrize(
    ("passed", "severities"),
    [
        ("dA, dB, dC, m, n, k", []),
        ("dB, dA, dC, n, m, k", []),  # the transpose
        ("dA, dB, dC, m, k, n", ["error"]),
    ],
)
def test_memory_is_followed_from_the_caller(passed: str, severities: list[str]) -> None:
    run = """void run(float* dB, float* dA, float* out, int n, int m, int k) {
  gemm<<<dim3((m + 7) / 8, (n + 7) / 8), dim3(8, 8)>>>(dB, dA, out, n, m, k);
}
"""
    assert _severities(run + _function("start", "m = 30, n = 20, k = 10", f"run({passed})")) == severities


@pytest.mark.parametrize(("sizes", "severities"), [("m, k, n", []), ("m, n, k", ["error"])])
def test_what_is_allocated_counts_for_more_than_names(sizes: str, severities: list[str]) -> None:
    host = f"""void start(int m, int n, int k) {{
  float *A, *B, *C;
  cudaMalloc(&A, m * {sizes[-1]} * 4); cudaMalloc(&B, n * k * 4); cudaMalloc(&C, m * {sizes[3]} * 4);
  gemm<<<dim3((k + 7) / 8, (m + 7) / 8), dim3(8, 8)>>>(A, B, C, m, k, n);
}}
"""
    assert _severities(host) == severities


EACH = """__global__ void mul(float* A, float* B, float* C, int numARows, int numAColumns, int numBRows,
                    int numBColumns) {
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= numARows || col >= numBColumns) return;
  float sum = 0.0f;
  for (int k = 0; k < numAColumns && k < numBRows; ++k) sum += A[row * numAColumns + k] * B[k * numBColumns + col];
  C[row * numBColumns + col] = sum;
}
"""


@pytest.mark.parametrize(
    "sizes",
    [
        'wbImport("a", &numARows, &numAColumns); wbImport("b", &numBRows, &numBColumns)',
        "numARows = 30; numAColumns = 10; numBRows = 10; numBColumns = 20",
    ],
)
@pytest.mark.parametrize(
    ("passed", "found"),
    [
        ("numARows, numAColumns, numBRows, numBColumns", []),
        ("numAColumns, numARows, numBRows, numBColumns", ["error"]),
        ("numARows, numAColumns, numBColumns, numBRows", ["error"]),
    ],
)
def test_each_matrix_has_sizes_of_its_own(sizes: str, passed: str, found: list[str]) -> None:
    host = f"""int main() {{
  int numARows, numAColumns, numBRows, numBColumns;
  {sizes};
  float *deviceA, *deviceB, *deviceC;
  cudaMalloc(&deviceA, numARows * numAColumns * 4);
  cudaMalloc(&deviceB, numBRows * numBColumns * 4);
  cudaMalloc(&deviceC, numARows * numBColumns * 4);
  mul<<<dim3((numBColumns + 7) / 8, (numARows + 7) / 8), dim3(8, 8)>>>(deviceA, deviceB, deviceC, {passed});
  return cudaGetLastError();
}}
"""
    done = rooftile.explain(Source("k.cu", EACH + host), M=30, N=20, K=10)
    assert [f.severity for f in done.findings if f.kind == "passed-sizes"] == found
    assert done.verdict.judgement == ("wrong" if found else "right")


LEADING = KERNEL.replace("int M", "int lda, int M").replace("row * K", "row * lda")


@pytest.mark.parametrize(
    ("kernel", "passed"), [(LEADING, "K, M, N, K - 1"), (LEADING, "K, M - 1, N, K"), (KERNEL, "M - 1, N, K")]
)
def test_a_part_of_the_matrices(kernel: str, passed: str) -> None:
    host = f"""int main() {{
  int M = 30, N = 20, K = 10;
  float *dA, *dB, *dC;
  cudaMalloc(&dA, M * K * 4); cudaMalloc(&dB, K * N * 4); cudaMalloc(&dC, M * N * 4);
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(dA, dB, dC, {passed});
  return cudaGetLastError();
}}
"""
    done = rooftile.explain(Source("k.cu", kernel + host), M=16, N=16, K=16)
    assert not [f for f in done.findings if f.kind == "passed-sizes"]


def _told(kernel: str, passed: str) -> tuple[str, str | None]:
    host = f"""int main() {{
  int M = 30, N = 20, K = 10;
  float *A, *B, *C;
  cudaMalloc(&A, M * K * 4); cudaMalloc(&B, K * N * 4); cudaMalloc(&C, M * N * 4);
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>({passed});
  return cudaGetLastError();
}}
"""
    done = rooftile.explain(Source("k.cu", kernel + host), M=16, N=16, K=16)
    (finding,) = (f for f in done.findings if f.severity == "error")
    return finding.message, finding.advice


def test_pointers_that_are_exchanged_are_named() -> None:
    message, advice = _told(KERNEL, "B, A, C, M, N, K")
    assert "passes `B` for A and `A` for B" in message
    assert advice == "pass `A`, `B`, `C`, in the order of the kernel's parameters"


def test_a_leading_dimension_that_is_another_size_is_named() -> None:
    message, advice = _told(LEADING, "A, B, C, N, M, N, K")
    assert "passes `N` = 20 for lda" in message
    assert advice == "pass `K` for lda"


@pytest.mark.parametrize(
    ("sizes", "index", "said"),
    [
        ("A.size(0), N = B.size(1), K = A.size(1)", "k * N + col", None),
        ("A.size(0), N = B.size(1), K = B.size(1)", "k * N + col", "`B.size(1)` for K, and of B, as K x N, that is N"),
        ("A.size(0), N = B.size(0), K = B.size(1)", "col * K + k", None),
        ("A.size(0), N = B.sizes()[1], K = A.sizes()[1]", "col * K + k", "`B.size(1)` for N, and of B, as N x K,"),
        ("A.size(1), N = B.size(2), K = A.size(2)", "k * N + col", None),  # of tensors with three dimensions
    ],
)
def test_sides_of_tensors_are_held_to_the_matrices(sizes: str, index: str, said: str | None) -> None:
    host = f"""torch::Tensor matmul(torch::Tensor A, torch::Tensor B) {{
  const int M = {sizes};
  auto C = torch::empty({{M, N}}, A.options());
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A.data_ptr<float>(), B.data_ptr<float>(), C.data_ptr<float>(),
                                                       M, N, K);
  return C;
}}
"""
    text = "#include <torch/extension.h>\n" + KERNEL.replace("k * N + col", index) + host
    done = rooftile.explain(Source("k.cu", text), M=30, N=20, K=10)
    found = [f for f in done.findings if f.kind == "passed-sizes"]
    assert [f.severity for f in found] == (["error"] if said else [])
    assert all(said is not None and said in f.message for f in found)
