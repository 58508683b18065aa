"""What lanes of a warp do for each other."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.candidates import slips
from rooftile.compile.slips.variants import variants
from rooftile.core.edit import apply

REDUCED = "__global__ void f(float* C, int M) {{ float s = C[M]; s = {}; C[M] = s; }}\n"
LOADED = """\
__global__ void f(const half* A, float* C, int M, int N, int K) {{
  const int t = threadIdx.x, lane = t & 31, warp = t >> 5;
  unsigned p = place({}, warp >> 1), a;
  asm volatile("ldmatrix.sync.aligned.m8n8.x1.shared.b16 {{%0}}, [%1];" : "=r"(a) : "r"(p));
}}
"""


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        ("cg::reduce(tile, s, cg::greater<float>())", "cg::reduce(tile, s, cg::plus<float>())"),
        ("fmaxf(s, other)", "(s + other)"),
        ("max(s, __shfl_down_sync(~0u, s, 1))", "(s + __shfl_down_sync(~0u, s, 1))"),
    ],
)
def test_the_largest_value_for_the_sum(wrong: str, right: str) -> None:
    text = REDUCED.format(wrong)
    found = {apply(text, edit.changes): edit.kind for edit in slips(Listing(text, "f", {}, {}, {}))}
    assert found[REDUCED.format(right)] == "wrong-reduction"


def test_bounds_are_no_sums() -> None:
    text = REDUCED.format("C[max(M, 3)]")
    assert not [edit for edit in slips(Listing(text, "f", {}, {}, {})) if edit.kind == "wrong-reduction"]


def test_parts_of_a_lanes_number_that_matrix_instructions_ask_for() -> None:
    text = LOADED.format("(lane >> 3 & 1)")
    edits = variants(Listing(text, "f", {}, {}, {}))
    assert LOADED.format("(lane / 16)") in {apply(text, edit.changes) for edit in edits if edit.kind == "wrong-lanes"}
    assert not [edit for edit in edits if edit.kind == "wrong-lanes" and "`warp" in edit.message.partition(" in ")[0]]
