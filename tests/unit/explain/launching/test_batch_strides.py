"""Steps from product to product of a batch, held to what the host allocates."""

from __future__ import annotations

import pytest

from rooftile import bind, ptx
from rooftile.compile import compile_kernel
from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.explain.judging.subject import Subject
from rooftile.explain.launching.batch_strides import batch_strides

TEXT = """__global__ void bmm(const float* A, const float* B, float* C, int M, int N, int K,
                    long long to_a, long long to_b, long long to_c) {
  const float* a = A + blockIdx.z * to_a;
  const float* b = B + blockIdx.z * to_b;
  float* c = C + blockIdx.z * to_c;
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  if (row >= M || col >= N) return;
  float sum = 0.0f;
  for (int k = 0; k < K; ++k) sum += a[row * K + k] * b[k * N + col];
  c[row * N + col] = sum;
}
int main(int argc, char** argv) {
  int batch = 5, M = 30, N = 20, K = 10;
  if (argc > 1) M = atoi(argv[1]), N = atoi(argv[2]), K = atoi(argv[3]), batch = atoi(argv[4]);
  float *dA, *dB, *dC;
  cudaMalloc(&dA, sizeof(float) * batch * M * K);
  cudaMalloc(&dB, batch * K * N * sizeof(float));
  cudaMalloc(&dC, batch * M * N * sizeof(float));
  dim3 grid((N + 7) / 8, (M + 7) / 8, batch);
  bmm<<<grid, dim3(8, 8)>>>(dA, dB, dC, M, N, K, M * K, (size_t)K * N, M * N);
}
"""
LAUNCH = "bmm<<<grid, dim3(8, 8)>>>"
ARGS = "A,B,C,M,N,K,M*K,K*N,M*N"


def told(*edits: tuple[str, str]) -> list[tuple[str, str]]:
    """Severity and line of what is found in the program after ``edits``."""
    text = TEXT
    for old, new in edits:
        assert old in text
        text = text.replace(old, new, 1)
    source = Source("k.cu", text)
    compiled = compile_kernel(source, check=True)
    callee = bind.Callee(compiled.signature, sites=compiled.launches, accesses=lambda: ())
    bound = bind.Binding(callee, bind.Asked((8, 8), (3, 4, 1), ARGS), bind.Inputs(None, None))
    subject = Subject(source, None, "bmm", "sm_90", lambda gemm: {}, bound, None, program=ptx.load(compiled))
    found = list(batch_strides(compiled.launches[0], subject, bound(Gemm(30, 20, 10))))
    lines = text.split("\n")
    assert {finding.kind for finding in found} <= {"batch-stride"}
    return [(f.severity, lines[f.location.line - 1].strip()) for f in found if f.location]


@pytest.mark.parametrize(
    "edits",
    [
        (),
        [("(size_t)K * N, M * N", "0, M * N"), ("batch * K * N * sizeof", "K * N * sizeof")],
        [("(size_t)K * N, M * N", "K * N + 64, M * N"), ("batch * K * N * sizeof", "batch * (K * N + 64) * sizeof")],
        [("blockIdx.z * to_a", "blockIdx.z * M * K"), ("blockIdx.z * to_c", "(long long)M * N * blockIdx.z")],
        [("if (argc > 1) M = atoi(argv[1]), N = atoi(argv[2]), K = atoi(argv[3]), batch = atoi(argv[4]);", "")],
    ],
    ids=["as it is", "one B for all", "padding", "steps of sizes", "constants"],
)
def test_right_batches(edits: list[tuple[str, str]]) -> None:
    assert told(*edits) == []


@pytest.mark.parametrize(
    ("edits", "line"),
    [
        ([("B + blockIdx.z * to_b", "B + blockIdx.z * to_a")], "const float* b = B + blockIdx.z * to_a;"),
        ([("C + blockIdx.z * to_c", "C + blockIdx.z * M * K")], "float* c = C + blockIdx.z * M * K;"),
        ([("(size_t)K * N, M", "(size_t)K * M, M")], LAUNCH),
        ([("M * K, (size_t)", "0, (size_t)")], LAUNCH),
        ([("N, M * N)", "N, K * N)"), ("cudaMalloc(&dC, batch * M * N * sizeof(float))", "dC = out")], LAUNCH),
    ],
    ids=["another's parameter", "other sizes", "passed wrong", "no step", "another's, and no allocation"],
)  # fmt: skip
def test_steps_that_are_not_of_the_matrix(edits: list[tuple[str, str]], line: str) -> None:
    ((severity, place),) = told(*edits)
    assert severity == "error"
    assert place.startswith(line)
