"""Rows longer than the matrix is wide: a leading dimension given by ``--args``, against float64."""

from __future__ import annotations

import numpy as np
import pytest

import rooftile
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

TEXT = """
__global__ void sgemm(int M, int N, int K, const float* A, int lda, const float* B, int ldb, float* C, int ldc) {
  int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[row * lda + k] * B[k * ldb + col];
  C[row * ldc + col] = sum;
}
"""
KERNEL = Source("sgemm.cu", TEXT)
SIZES = {"M": 20, "N": 24, "K": 12}


def judgement(args: str | None, text: str = TEXT) -> rooftile.Explanation:
    return rooftile.explain(Source("sgemm.cu", text), **SIZES, args=args, check=False)


@pytest.mark.parametrize(
    "args",
    [None, "lda=K+8", "ldb=N+1,ldc=2*N", "lda=K+3,ldb=N+5,ldc=N+7", "M,N,K,A,K+8,B,N,C,N+4", "lda=16, ldb=32"],
)
def test_padded_rows_are_right(args: str | None) -> None:
    assert judgement(args).verdict.judgement == "right"


def test_a_kernel_that_reads_the_padding_is_wrong() -> None:
    reads = TEXT.replace("k < K", "k < lda")
    assert judgement(None, reads).verdict.judgement == "right"
    assert judgement("lda=K+8,ldb=N", reads).verdict.judgement == "wrong"


def test_a_kernel_that_ignores_a_leading_dimension_is_wrong() -> None:
    ignores = TEXT.replace("row * ldc", "row * N")
    assert judgement(None, ignores).verdict.judgement == "right"
    assert judgement("ldc=N+1", ignores).verdict.judgement == "wrong"


def test_padding_is_seen_in_the_counts() -> None:
    plain, padded = judgement(None), judgement("lda=K+8")
    assert plain.verdict.judgement == padded.verdict.judgement == "right"
    shape = next(shape for shape in padded.shapes if shape.role == "A")
    assert shape.pitch == 20


def test_run_takes_and_gives_matrices_without_padding() -> None:
    a, b = np.arange(20 * 12, dtype=np.float32).reshape(20, 12), np.ones((12, 24), np.float32)
    result = rooftile.run(KERNEL, a, b, args="lda=K+1,ldb=N+2,ldc=N+3")
    np.testing.assert_array_equal(result.c, a.astype(np.float64) @ b)
    assert result.c.shape == (20, 24)


TWO_AXES = "int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;"
ONE_AXIS = "int i = blockIdx.x * blockDim.x + threadIdx.x, row = i / N, col = i % N;"


def indexed(place: str, product: str) -> Source:
    text = f"""
__global__ void mm(const float* A, const float* B, float* C, int M, int N, int K) {{
  {place}
  if (row >= M || col >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += {product};
  C[row * N + col] = sum;
}}
"""
    return Source("mm.cu", text)


@pytest.mark.parametrize("place", [TWO_AXES, ONE_AXIS])
@pytest.mark.parametrize("product", ["A[row * K + k] * B[col * K + k]", "A[k * M + row] * B[k * N + col]",
                                     "A[k * M + row] * B[col * K + k]", "A[row * K + k] * B[k * N + col]"])  # fmt: skip
def test_transposes_are_told_by_addresses(product: str, place: str) -> None:
    launch = {"block": "128", "grid": "cdiv(M*N,128)"} if place == ONE_AXIS else {}
    explanation = rooftile.explain(indexed(place, product), **SIZES, **launch, check=False)
    assert explanation.verdict.judgement == "right"
    taken = {name for name in "AB" if any(f"{name} is taken as the transpose" in note for note in explanation.notes)}
    assert taken == {name for name, index in (("A", "k * M"), ("B", "col * K")) if index in product}


def test_a_warp_for_each_cell_may_read_a_transpose() -> None:
    place = "int i = (blockIdx.x * blockDim.x + threadIdx.x) >> 5, row = i / N, col = i - row * N;"
    source = indexed(place, "A[row * K + k] * B[col * K + k]")
    explanation = rooftile.explain(source, **SIZES, block="128", grid="cdiv(M*N,4)", check=False)
    assert explanation.verdict.judgement == "right"


@pytest.mark.parametrize("product", ["A[row * K + k] * B[col * N + k]", "A[row * N + k] * B[k * N + col]",
                                     "A[col * K + k] * B[k * N + row]"])  # fmt: skip
def test_wrong_indices_of_a_flat_place_are_not_taken_for_a_transpose(product: str) -> None:
    source = indexed(ONE_AXIS, product)
    explanation = rooftile.explain(source, **SIZES, block="128", grid="cdiv(M*N,128)", check=False)
    assert explanation.verdict.judgement == "wrong"
    assert not any("transpose" in note for note in explanation.notes)


def test_a_wrong_index_is_not_taken_for_a_transpose() -> None:
    text = TEXT.replace("A[row * lda + k]", "A[row + k * lda]")
    explanation = rooftile.explain(Source("mm.cu", text), **SIZES, args="M,N,K,A,K,B,N,C,N", check=False)
    assert explanation.verdict.judgement == "wrong"


def test_names_that_are_no_parameters_are_refused() -> None:
    with pytest.raises(rooftile.UsageError, match="no parameter 'ldd'") as caught:
        judgement("ldd=K")
    assert "lda" in str(caught.value)
    with pytest.raises(rooftile.UsageError, match="twice"):
        judgement("lda=K,lda=K")
