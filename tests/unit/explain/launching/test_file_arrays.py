"""Matrices in arrays of the file, ``__device__ float A[N * N]``, which a kernel works on without being passed them."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.errors import FixedSizeError
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

BODY = """
__global__ void product() {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  float s = 0;
  for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
int main() { product<<<dim3(N / 16, M / 16), dim3(16, 16)>>>(); return cudaDeviceSynchronize(); }
"""
RECTANGULAR = (
    "constexpr int M = 32, N = 48, K = 64;\n__device__ float A[M * K];\n__device__ float B[K * N], C[M * N];" + BODY
)


def explained(text: str, m: int = 32, n: int = 48, k: int = 64) -> Explanation:
    return rooftile.explain(Source("mine.cu", text), M=m, N=n, K=k)


def test_a_product_of_arrays_of_the_file_is_judged() -> None:
    explanation = explained(RECTANGULAR)
    assert explanation.verdict.judgement == "right"
    assert [p.name for p in explanation.signature.parameters] == ["A", "B", "C"]
    assert explanation.launch.grid == (3, 2, 1)
    assert {line.array for line in explanation.lines} == {"A", "B", "C"}
    (store,) = (line for line in explanation.lines if line.operation == "store")
    assert store.sectors == 32 * 48 * 4 // 32


@pytest.mark.slow
def test_a_wrong_one_is_found() -> None:
    explanation = explained(RECTANGULAR.replace("row * N + col", "row * K + col"))
    assert explanation.verdict.judgement == "wrong"


def test_other_sizes_than_the_arrays_have_are_refused() -> None:
    with pytest.raises(FixedSizeError) as caught:
        explained(RECTANGULAR, 32, 48, 16)
    assert caught.value.sizes == {"M": 32, "N": 48, "K": 64}


@pytest.mark.slow
def test_arrays_may_be_larger_where_rows_are_told_by_a_parameter() -> None:
    text = "#define MOST 128\n__device__ float A[MOST * MOST], B[MOST * MOST], C[MOST * MOST];" + BODY
    text = text.replace("product()", "product(int n)").replace("(row * K", "(row * n").replace("N / 16, M", "3, 3")
    text = (
        text.replace("k < K", "k < n").replace("* K +", "* n +").replace("* N +", "* n +").replace(">>>()", ">>>(48)")
    )
    text = text.replace("3, 3 / 16", "3, 3")
    assert explained(text, 48, 48, 48).verdict.judgement == "right"
    rows = text.replace("[MOST * MOST]", "[MOST][MOST]").replace("A[row * n + k]", "A[row][k]")
    rows = rows.replace("B[k * n + col]", "B[k][col]").replace("C[row * n + col]", "C[row][col]")
    with pytest.raises(FixedSizeError, match="has room for 16,384 elements, in rows"):
        explained(rows, 48, 48, 48)


@pytest.mark.slow
def test_types_and_namespaces_of_arrays() -> None:
    text = RECTANGULAR.replace("__device__ float A", "namespace held { __device__ __align__(16) half A")
    text = "#include <cuda_fp16.h>\n" + text.replace("[M * K];", "[M * K]; }").replace(
        "A[row", "__half2float(held::A[row"
    )
    text = text.replace("+ k]", "+ k])").replace("C[row * N + col] = s", "C[row * N + col] += s")
    explanation = explained(text)  # C begins as zero, as all arrays of a file do
    assert explanation.verdict.judgement == "right"
    assert [p.dtype for p in explanation.signature.parameters] == ["float16", "float32", "float32"]


@pytest.mark.slow
def test_a_factor_in_constant_memory() -> None:
    text = RECTANGULAR.replace("__device__ float B[K * N], C[M * N];", "__constant__ float B[K * N];")
    text = text.replace("__device__ float A[M * K];", "").replace("product()", "product(const float* A, float* C)")
    text = text.replace(
        "int main() {", "int main() { float *A, *C; cudaMalloc(&A, 4 * M * K); cudaMalloc(&C, 4 * M * N);"
    )
    explanation = explained(text.replace(">>>()", ">>>(A, C)"))
    assert explanation.verdict.judgement == "right"
    assert "B" not in {line.array for line in explanation.lines if line.space == "global"}
