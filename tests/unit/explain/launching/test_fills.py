"""What the host sets to 0 before a launch: C, which the kernel adds to, and memory to work in."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

PROGRAM = """
__global__ void fill(float* p, float value, size_t n) {
  size_t i = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < n) p[i] = value;
}
__global__ void add(const float* A, const float* B, float* C, int M, int N, int K, int chunk) {
  int j = blockIdx.x * 8 + threadIdx.x, i = blockIdx.y * 8 + threadIdx.y;
  if (i >= M || j >= N) return;
  float sum = 0;
  for (int k = blockIdx.z * chunk; k < min(K, int(blockIdx.z + 1) * chunk); k++) sum += A[i * K + k] * B[k * N + j];
  atomicAdd(&C[i * N + j], sum);
}
int main() {
  int M = 32, N = 24, K = 50;
  float *A, *B, *C;
  cudaMalloc(&A, 4 * M * K); cudaMalloc(&B, 4 * K * N); cudaMalloc(&C, 4 * M * N);
  fill<<<(M * N + 127) / 128, 128>>>(C, 0.0f, (size_t)M * N);
  add<<<dim3((N + 7) / 8, (M + 7) / 8, 4), dim3(8, 8)>>>(A, B, C, M, N, K, (K + 3) / 4);
}
"""
LINE = 1 + PROGRAM[: PROGRAM.index("fill<<<")].count("\n")


@pytest.mark.parametrize(
    ("right", "wrong", "said"),
    [
        ("", "", ""),
        ("C, 0.0f", "C, 1.0f", "768 of 768 elements are not 0, the first is 1"),
        ("(size_t)M * N);", "(size_t)M * N / 2);", "384 of 768 elements are not written"),
    ],
)
def test_what_sets_c_to_0_is_executed(right: str, wrong: str, said: str) -> None:
    done = rooftile.explain(Source("k.cu", PROGRAM.replace(right, wrong)))
    found = [f for f in done.findings if f.severity == "error"]
    assert done.verdict.judgement == ("wrong" if said else "right")
    assert "if C is 0" not in done.verdict.reason
    if not said:
        assert found == []
        assert "fill, launched before, sets C to 0: executed" in done.notes
    else:
        assert [(f.kind, f.location and f.location.line) for f in found] == [("not-zeroed", LINE)]
        assert said in found[0].message


def test_what_else_c_begins_as_is_not_judged() -> None:
    text = PROGRAM.replace("(float* p, float value", "(float* p, const float* value").replace("= value", "= value[i]")
    done = rooftile.explain(Source("k.cu", text.replace("C, 0.0f", "C, D").replace("*C;", "*C, *D;")))
    assert done.verdict.judgement == "right"
    assert "if C is 0 before the launch" in done.verdict.reason
    assert any(f"fill, launched before at line {LINE}, is not judged" in note for note in done.notes)


TURNS = """
__global__ void in_turn(const float* A, const float* B, float* C, volatile int* turn, int M, int N, int K) {
  int j = blockIdx.x * 8 + threadIdx.x, i = blockIdx.y * 8 + threadIdx.y, tile = blockIdx.y * gridDim.x + blockIdx.x;
  int each = (K + gridDim.z - 1) / gridDim.z, first = blockIdx.z * each;
  float sum = 0;
  if (i < M && j < N) for (int k = first; k < min(K, first + each); ++k) sum += A[i * K + k] * B[k * N + j];
  if (threadIdx.x == 0 && threadIdx.y == 0) while (turn[tile] != blockIdx.z) {}
  __syncthreads();
  __threadfence();
  if (i < M && j < N) C[i * N + j] = blockIdx.z == 0 ? sum : sum + __ldcg(&C[i * N + j]);
  __threadfence();
  __syncthreads();
  if (threadIdx.x == 0 && threadIdx.y == 0) turn[tile] = blockIdx.z + 1;
}
int main() {
  const int M = 16, N = 24, K = 40;
  float *A, *B, *C;
  int* turn;
  cudaMalloc(&A, M * K * 4); cudaMalloc(&B, K * N * 4); cudaMalloc(&C, M * N * 4); cudaMalloc(&turn, 6 * sizeof(int));
  cudaMemset(turn, 0, 6 * sizeof(int));
  in_turn<<<dim3(3, 2, 4), dim3(8, 8)>>>(A, B, C, turn, M, N, K);
}
"""


def test_memory_to_work_in_that_the_host_sets_to_0_is_0() -> None:
    """Blocks that wait for their turns would else wait for ever."""
    done = rooftile.explain(Source("k.cu", TURNS), timeout=10)
    assert done.verdict.judgement == "right"
    assert any(note.startswith("turn is memory to work in of zeros") for note in done.notes)
