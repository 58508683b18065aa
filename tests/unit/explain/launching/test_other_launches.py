"""Launches of a kernel by its program beside the one that is judged."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

PROGRAM = """
__global__ void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
  int i = blockIdx.y * 8 + threadIdx.y, j = blockIdx.x * 8 + threadIdx.x;
  float sum = 0;
  for (int k = 0; k < K; ++k) sum += A[i * K + k] * B[k * N + j];
  C[i * N + j] = sum;
}
void run(int M, int N, int K) {
  float *A, *B, *C;
  cudaMalloc(&A, sizeof(float) * M * K); cudaMalloc(&B, sizeof(float) * K * N); cudaMalloc(&C, sizeof(float) * M * N);
  gemm<<<dim3((N + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(A, B, C, M, N, K);
}
int main() {
  run(32, 40, 24);
  run(30, 40, 24);
}
"""


def explained(*changes: tuple[str, str], size: int | None = None) -> Explanation:
    text = PROGRAM
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    return rooftile.explain(Source("k.cu", text), M=size, N=size, K=size)


def test_a_call_for_other_sizes_is_judged_too() -> None:
    explanation = explained()
    assert str(explanation.gemm) == "32 x 40 x 24"
    assert explanation.verdict.judgement == "wrong"
    (other,) = (f for f in explanation.findings if f.kind == "other-launch")
    assert other.severity == "error"
    assert "launches gemm for 30 x 40 x 24 too" in other.message
    assert other.advice.startswith("-M 30 -N 40 -K 24 ")


def test_a_launch_with_another_enumerator_has_another_form() -> None:
    explanation = explained(
        ("\n__global__", "enum Act { NONE, RELU };\n__global__"),
        ("int K) {\n  int i", "int K, int act) {\n  int i"),
        ("  float sum", "  if (i >= M || j >= N) return;\n  float sum"),
        ("= sum;", "= act == RELU ? fmaxf(sum, 0.f) : sum;"),
        ("void run(int M, int N, int K)", "void run(int M, int N, int K, Act act)"),
        ("C, M, N, K);", "C, M, N, K, act);"),
        ("32, 40, 24", "32, 40, 24, RELU"),
        ("30, 40, 24", "40, 48, 24, NONE"),
    )
    assert "act = 1, as launched at line 12" in explanation.notes
    assert (explanation.verdict.judgement, str(explanation.gemm)) == ("right", "32 x 40 x 24")
    assert "as ReLU of the product" in explanation.verdict.reason
    assert not any(f.kind == "other-launch" for f in explanation.findings)


def test_another_kernel_of_the_program_is_said_not_to_be_judged() -> None:
    backward = PROGRAM[PROGRAM.index("__global__") : PROGRAM.index("void run")].replace("gemm", "backward")
    launch = "backward<<<dim3((K + 7) / 8, (M + 7) / 8), dim3(8, 8)>>>(D, B, E, M, K, N);"
    explanation = explained(
        ("void run", f"{backward.replace('B[k * N + j]', 'B[j * K + k]')}void run"),
        ("float *A,", "float *D, *E, *A,"),
        ("A, B, C, M, N, K);\n", f"A, B, C, M, N, K);\n  {launch}\n"),
        ("(30, 40, 24)", "(48, 40, 24)"),
    )
    assert (explanation.kernel, explanation.verdict.judgement) == ("gemm", "right")
    assert "line 18 launches backward, which is judged only if it is named" in explanation.notes


def test_where_other_sizes_are_asked_for_it_is_a_warning() -> None:
    explanation = explained(size=16)
    assert explanation.verdict.judgement == "right"
    assert [f.severity for f in explanation.findings if f.kind == "other-launch"] == ["warning"]


@pytest.mark.parametrize(
    "before",
    [
        "if (M % 8) return;",
        pytest.param('if (M % 8 != 0) { printf("multiples of 8"); return; }', marks=pytest.mark.slow),
        pytest.param("assert(M % 8 == 0);", marks=pytest.mark.slow),
        pytest.param("if (M % 8 == 0) { } else { exit(1); }", marks=pytest.mark.slow),
    ],
)
def test_what_is_left_before_the_launch_is_not(before: str) -> None:
    explanation = explained(("  float *A,", f"  {before}\n  float *A,"))
    assert explanation.verdict.judgement == "right", explanation.findings
    assert not any(f.kind == "other-launch" for f in explanation.findings)


def test_another_launch_is_held_to_its_own_memory() -> None:
    second = """  const int m = 16, n = 24, k = 8;
  float *D, *E, *F;
  cudaMalloc(&D, sizeof(float) * m * k); cudaMalloc(&E, sizeof(float) * k * n); cudaMalloc(&F, sizeof(float) * m * n);
  gemm<<<dim3((n + 7) / 8, (m + 7) / 8), dim3(8, 8)>>>(D, E, F, m, k, n);
"""
    explanation = explained(("  run(30, 40, 24);\n", second))
    errors = {explanation.source.line(f.location.line).strip()[:4] for f in explanation.findings
              if f.severity == "error" and f.location is not None}  # fmt: skip
    assert errors == {"gemm"}, explanation.findings
    right = explained(("  run(30, 40, 24);\n", second.replace("m, k, n", "m, n, k")))
    assert right.verdict.judgement == "right", right.findings


def test_what_is_not_judged_is_said() -> None:
    explanation = explained(("run(30, 40, 24)", "run(512, 512, 512)"))
    assert explanation.verdict.judgement == "right"
    assert any("and not as line 11 (-M 512 -N 512 -K 512 asks" in note for note in explanation.notes), explanation.notes
