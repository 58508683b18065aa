"""Kernels that the host launches before the product, to make a factor of what it has."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

PROGRAM = """
#include <cuda_fp16.h>
__global__ void transpose(const float* in, float* out, int rows, int columns) {
  int r = blockIdx.y * 8 + threadIdx.y, c = blockIdx.x * 8 + threadIdx.x;
  if (r < rows && c < columns) out[c * rows + r] = in[r * columns + c];
}
__global__ void to_half(const float* in, __half* out, int n) {
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) out[i] = __float2half(in[i]);
}
__global__ void gemm(const __half* A, const float* Bt, float* C, int M, int N, int K) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  if (i >= M || j >= N) return;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += __half2float(A[i * K + k]) * Bt[j * K + k];
  C[i * N + j] = sum;
}
int main() {
  int M = 40, N = 24, K = 32;
  float *A, *B, *Bt, *C;
  __half *H;
  cudaMalloc(&A, 4 * M * K); cudaMalloc(&B, 4 * K * N); cudaMalloc(&Bt, 4 * K * N); cudaMalloc(&C, 4 * M * N);
  cudaMalloc(&H, 2 * M * K);
  to_half<<<(M * K + 255) / 256, 256>>>(A, H, M * K);
  transpose<<<dim3((N + 7) / 8, (K + 7) / 8), dim3(8, 8)>>>(B, Bt, K, N);
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(H, Bt, C, M, N, K);
}
"""


def explained(*changes: tuple[str, str]) -> Explanation:
    text = PROGRAM
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return rooftile.explain(Source("k.cu", text))


def errors(explanation: Explanation) -> list[tuple[str, str]]:
    lines = ((f, explanation.source.line(f.location.line).strip()) for f in explanation.findings if f.location)
    return [(f.kind, line) for f, line in lines if f.severity == "error"]


def test_what_makes_the_factors_is_executed_too() -> None:
    explanation = explained()
    assert explanation.verdict.judgement == "right", explanation.findings
    said = [note for note in explanation.notes if "launched before at line" in note]
    assert [note.partition(",")[0] for note in said] == ["to_half", "transpose"]
    assert all("as it is taken here: executed on it" in note for note in said)


@pytest.mark.parametrize(
    ("change", "kind", "line"),
    [
        (("out[c * rows + r]", "out[c * columns + r]"), "wrong-preparation", "__global__ void transpose("),
        pytest.param(
            ("(B, Bt, K, N)", "(B, Bt, N, K)"),
            "wrong-preparation",
            "__global__ void transpose(",
            marks=pytest.mark.slow,
        ),
        pytest.param(("if (r < rows && c < columns) out", "out"), None, "", marks=pytest.mark.slow),  # whole blocks
        pytest.param(("if (i < n) out", "out"), None, "", marks=pytest.mark.slow),
        (("(A, H, M * K)", "(A, H, M * K - 8)"), None, ""),  # which another launch may do: a warning
        (("in[r * columns + c]", "2 * in[r * columns + c]"), None, ""),  # what scales may be meant to
    ],
)
def test_what_leaves_another_matrix_is_told(change: tuple[str, str], kind: str | None, line: str) -> None:
    explanation = explained(change)
    found = errors(explanation)
    assert {each[0] for each in found} - {"race"} == ({kind} if kind else set()), found
    assert all(text.startswith(line) for each, text in found if each == kind)
    assert explanation.verdict.judgement == ("wrong" if kind else "right")


def test_hazards_of_what_makes_a_factor_are_told() -> None:
    found = errors(explained(("if (i < n) out", "out"), ("(M * K + 255) / 256", "(M * K + 255) / 256 + 1")))
    assert ("out-of-bounds", "out[i] = __float2half(in[i]);") in found


def test_what_computes_a_factor_is_not_judged() -> None:
    explanation = explained(("in[r * columns + c]", "2 * in[r * columns + c]"))
    assert any("transpose, launched before at line 25, is not judged: it computes" in n for n in explanation.notes)


def test_what_is_not_written_is_a_warning() -> None:
    explanation = explained(("(A, H, M * K)", "(A, H, M * K - 8)"))
    (found,) = (f for f in explanation.findings if f.kind == "wrong-preparation")
    assert found.severity == "warning"
    assert "8 are not written, unless by another launch" in found.message


def test_one_array_to_read_and_to_write_is_told_where_elements_move() -> None:
    explanation = explained(("(B, Bt, K, N)", "(Bt, Bt, K, N)"))
    assert explanation.verdict.judgement == "wrong"
    (found,) = errors(explanation)
    assert found == ("wrong-preparation", "transpose<<<dim3((N + 7) / 8, (K + 7) / 8), dim3(8, 8)>>>(Bt, Bt, K, N);")


def test_what_changes_each_element_in_its_place_may() -> None:
    change = ("out[c * rows + r] = in[r * columns + c]", "out[r * columns + c] = 2 * in[r * columns + c]")
    explanation = explained(("(B, Bt, K, N)", "(Bt, Bt, K, N)"), change)
    assert explanation.verdict.judgement == "right", explanation.findings


def test_a_grid_that_makes_half_of_a_factor_is_told() -> None:
    explanation = explained(("(K + 7) / 8), dim3(8, 8)>>>(B", "K / 16), dim3(8, 8)>>>(B"))
    (found,) = [f for f in explanation.findings if f.kind == "wrong-preparation"]
    assert found.severity == "warning"
    assert "384 are not written" in found.message
