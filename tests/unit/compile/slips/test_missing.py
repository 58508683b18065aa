"""What an index lacks, or has in another's place, and where the fault is looked for first."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.sides import lines_of_matrices
from rooftile.compile.slips.variants import variants
from rooftile.core.edit import apply

KERNEL = """\
#define T 64
__global__ void f(int M, int N, int K, const float* A, const float* B, float* C) {
  __shared__ float As[2][16][T], Bs[2][16][T + 4];
  int tid = threadIdx.x, tx = tid % 16, ty = tid / 16;
  int down = tid / 4, across = (tid % 4) * 4;
  int bRow = tid / 16, bCol = tid % 16 * 4;
  const float* Ab = A + blockIdx.y * T * K;
  float acc[4] = {}, a, b[4];
  for (int k0 = 0; k0 < K; k0 += 16) {
    const int now = k0 / 16 & 1, next = 1 - now;
    a = Ab[down * K + k0 + across];
    As[next][across][down] = a;
    float4 v = *reinterpret_cast<const float4*>(&B[(k0 + bRow) * N + bCol]);
    *reinterpret_cast<float4*>(&Bs[next][bRow][bCol]) = v;
    __syncthreads();
    for (int k = 0; k < 16; ++k)
      for (int j = 0; j < 4; ++j) acc[j] += As[now][k][ty] * Bs[now][k][tx * 4 + j];
  }
  int row = blockIdx.y * T + ty * 4, col = blockIdx.x * T + tx * 4;
  reinterpret_cast<float4*>(C)[(row * N + col) / 4] = make_float4(acc[0], acc[1], acc[2], acc[3]);
}
"""


def listing(text: str) -> Listing:
    return Listing(text, "f", {"M": "M", "N": "N", "K": "K"}, {"A": "A", "B": "B", "C": "C"}, {}, "cuda")


@pytest.mark.parametrize(
    ("right", "wrong", "within"),
    [
        ("(k0 + bRow) * N", "bRow * N", 400),
        ("blockIdx.y * T * K", "blockIdx.y * T", 900),
        ("(tid % 4) * 4;", "(tid % 4);", 900),
        ("ty * 4, col", "ty, col", 900),
        ("tx * 4 + j]", "tx + 4 * j]", 400),
        ("Bs[now]", "Bs[next]", 400),
        ("[now][k][ty]", "[now][k][tx]", 400),
        ("acc[2], acc[3])", "acc[3], acc[2])", 100),
    ],
)
def test_what_undoes_a_slip_is_among_the_first(right: str, wrong: str, within: int) -> None:
    def bare(text: str) -> str:
        return "".join(text.replace("4 * j", "j * 4").replace("(", "").replace(")", "").split())

    assert KERNEL.count(right) == 1
    edits = variants(listing(KERNEL.replace(right, wrong)))
    same = {bare(KERNEL), bare(KERNEL.replace("k0 + bRow", "bRow + k0"))}
    found = [i for i, edit in enumerate(edits) if bare(apply(KERNEL.replace(right, wrong), edit.changes)) in same]
    assert found
    assert found[0] < within


def test_lines_by_what_they_handle() -> None:
    lines = lines_of_matrices(listing(KERNEL))
    rows = KERNEL.split("\n")

    def line(text: str) -> int:
        return next(number for number, row in enumerate(rows, 1) if text in row)

    of = {text: "".join(r for r in "ABC" if line(text) in lines[r]) for text in (
        "int tid", "int down", "int bRow", "Ab = A", "a = Ab", "As[next]", "float4 v", "&Bs[next]", "acc[j] +=",
        "int row", "(C)[",
    )}  # fmt: skip
    assert of == {
        "int tid": "ABC", "int down": "A", "int bRow": "B", "Ab = A": "A", "a = Ab": "A", "As[next]": "A",
        "float4 v": "B", "&Bs[next]": "B", "acc[j] +=": "ABC", "int row": "C", "(C)[": "C",
    }  # fmt: skip
