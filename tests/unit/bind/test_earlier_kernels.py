"""C that the host passes to another kernel before the one that is explained."""

import pytest

import rooftile
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source
from rooftile.explain.target import Target

pytestmark = pytest.mark.usefixtures("no_disassembler")

SCALED = """\
__global__ void other(PARAMETERS) { SETS }
__global__ void add(const float* A, const float* B, float* C, int M, int N, int K) {
    int row = blockIdx.y * 16 + threadIdx.y, col = blockIdx.x * 16 + threadIdx.x;
    if (row >= M || col >= N) return;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
    C[row * N + col] += sum;
}
void gemm(const float* A, const float* B, float* C, int M, int N, int K) {
    other<<<(M * N + 255) / 256, 256>>>(PASSED);
    add<<<dim3((N + 15) / 16, (M + 15) / 16), dim3(16, 16)>>>(A, B, C, M, N, K);
}
"""


def explained(parameters: str, sets: str, passed: str) -> Explanation:
    text = SCALED.replace("PARAMETERS", parameters).replace("SETS", sets).replace("PASSED", passed)
    return rooftile.explain(Target(Source("k.cu", text), "add"), M=20, N=24, K=8)


def test_a_kernel_that_has_c_first_may_set_it_to_zero() -> None:
    e = explained("float* C, int n", "C[blockIdx.x * 256 + threadIdx.x] = 0;", "C, M * N")
    assert e.verdict.judgement == "right"
    assert not [f for f in e.findings if f.severity != "note"]
    assert any("line 10 passes it to another kernel first" in note for note in e.notes)


@pytest.mark.parametrize("passed", ["A, B, C, M * N", "nullptr, nullptr, nullptr, M * N"])
def test_one_that_has_a_and_b_too_or_another_c_excuses_nothing(passed: str) -> None:
    e = explained("const float* A, const float* B, float* C, int n", "", passed)
    assert e.verdict.judgement == "wrong"
    assert "added-to-old-c" in {f.kind for f in e.findings}
