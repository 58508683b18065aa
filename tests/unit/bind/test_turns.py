"""Launches of which each makes a part of C."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.bind import Callee
from rooftile.bind.turns import in_turns
from rooftile.core.launch_site import LaunchSite
from rooftile.core.source import Location, Parameter, Signature

NAMES = ("A", "B", "C", "M", "N", "K", "k")
ELEMENTS = ("A", "B", "C", "M", "N", "K", "K")


def callee(passed: tuple[str, ...], turns: dict[str, int]) -> Callee:
    parameters = tuple(
        Parameter(n, "pointer" if n in "ABC" else "scalar", "float32" if n in "ABC" else "int32", 8) for n in NAMES
    )
    site = LaunchSite("rank1", None, ("1",), ("32",), "0", passed, Location("f.cu", 9), turns=turns)
    return Callee(Signature("rank1", "rank1", parameters), sites=(site,))


@pytest.mark.parametrize(
    ("passed", "turns", "last", "part"),
    [
        ("a b c m n k t", {"t": 8}, "0", "for each t of the loop in line 8"),
        ("a b c m n k t", {"t": 9}, "0", "for each t:"),
        ("a b c m n k t", {"i": 8}, "K", ""),
        ("a b c s s s s", {"s": 8}, "K", ""),  # a program that tries several sizes
    ],
)
def test_a_loop_that_makes_c_part_by_part(passed: str, turns: dict[str, int], last: str, part: str) -> None:
    elements, said = in_turns(callee(tuple(passed.split()), turns), ELEMENTS)
    assert elements == (*ELEMENTS[:-1], last)
    assert part in said
    assert bool(said) is bool(part)


@pytest.mark.slow
def test_one_launch_for_each_k_is_not_judged() -> None:
    """C is right behind all of them: the variable of the loop is no size, though it is called k."""
    text = """__global__ void rank1(const float* A, const float* B, float* C, int M, int N, int K, int k) {
  int i = blockIdx.y * blockDim.y + threadIdx.y, j = blockIdx.x * blockDim.x + threadIdx.x;
  if (i < M && j < N) C[i * N + j] += A[i * K + k] * B[k * N + j];
}
void run(float* A, float* B, float* C, int M, int N, int K) {
  cudaMemset(C, 0, M * N * sizeof(float));
  for (int k = 0; k < K; ++k) rank1<<<dim3((N + 31) / 32, (M + 7) / 8), dim3(32, 8)>>>(A, B, C, M, N, K, k);
}
"""
    done = rooftile.explain(rooftile.Source("rank1.cu", text), M=40, N=36, K=24)
    assert done.verdict.judgement == "unjudged"
    assert "line 7 launches rank1 for each k: one launch makes a part of C" in done.verdict.reason
    assert {finding.severity for finding in done.findings} <= {"note"}
