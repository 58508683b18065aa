"""Values that are hidden from the compiler."""

from __future__ import annotations

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.hidden import PRELUDE, hidden
from rooftile.core.edit import apply

TEXT = """\
__global__ void f(const float* A, float* C, int M, int N, int K) {
  const int n = 4, row = blockIdx.y;
  __shared__ float tile[16];
  float part[n] = {}, *at = tile + row, &first = part[0];
  first = at[row = 3];
  for (int k = 0; k < K; ++k) part[k % n] += A[k];
  constexpr double half = 0.5;
  C[row] = part[0];
}
"""


def test_values_of_variables_are_hidden_but_for_those_that_the_compiler_must_know() -> None:
    edits = hidden(Listing(TEXT, "f", {}, {}, {}))
    assert [(edit.line, edit.message) for edit in edits] == [
        (2, "row = blockIdx.y"),
        (4, "at = tile + row"),
        (5, "first = at[row = 3]"),
        (6, "k = 0"),
        (8, "C[row] = part[0]"),
    ]
    assert edits[1].advice == 'asm volatile("" : "+l"(at));'
    text = apply(TEXT, [change for edit in edits for change in edit.changes])
    assert "*at = rooftile_hidden(tile + row), &first = part[0];" in text
    assert "first = rooftile_hidden(at[row = 3]);" in text
    assert "float rooftile_hidden(float v)" in PRELUDE
