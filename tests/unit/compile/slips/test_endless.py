"""Loops that go down to 0 without a sign, and so never end."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.endless import endless_loops
from rooftile.core.edit import apply
from rooftile.core.source import Source

KERNEL = """__global__ void down(const float* A, const float* B, float* C, int M, int N, int K) {
  const int row = blockIdx.y * 8 + threadIdx.y, col = blockIdx.x * 8 + threadIdx.x;
  float sum = 0.0f;
  LOOP sum += A[row * K + k] * B[k * N + col];
  C[row * N + col] = sum;
}
"""
SHADER = """@compute @workgroup_size(8, 8)
fn down(@builtin(global_invocation_id) id: vec3u) {
  var sum = 0.0;
  var k = K - 1u;
  loop {
    if (!(k >= 0u)) { break; }
    sum += A[id.y * K + k] * B[k * N + id.x];
    k--;
  }
  C[id.y * N + id.x] = sum;
}
"""


@pytest.mark.parametrize(
    ("loop", "repaired"),
    [
        ("for (unsigned k = K - 1; k >= 0; --k)", "for (unsigned k = K - 1; k < K; --k)"),
        ("for (size_t k = (M + K) - 1; 0 <= k; k -= 1)", "for (size_t k = (M + K) - 1; k < M + K; k -= 1)"),
        ("uint32_t k = K - 1; while (k >= 0u) k--,", "uint32_t k = K - 1; while (k < K) k--,"),
        ("for (int k = K - 1; k >= 0; --k)", None),
        ("for (unsigned k = K - 1; k > 0; --k)", None),
        ("for (unsigned k = 0; k >= 0; ++k)", None),
        ("for (unsigned k = K - 1; k >= 0; --k) if (!k) break; else", None),
    ],
)
def test_loops_that_go_down(loop: str, repaired: str | None) -> None:
    text = KERNEL.replace("LOOP", loop)
    found = endless_loops(Listing(text, "down", {}, {}))
    assert [apply(text, edit.changes) for edit in found] == ([KERNEL.replace("LOOP", repaired)] if repaired else [])
    assert all((edit.kind, edit.line) == ("endless-loop", 4) for edit in found)


def test_a_loop_of_a_shader() -> None:
    (edit,) = endless_loops(Listing(SHADER, "down", {}, {}, {}, "wgsl"))
    assert (edit.line, apply(SHADER, edit.changes)) == (6, SHADER.replace("k >= 0u", "k < K"))


def test_loops_that_share_a_name() -> None:
    up = "for (int k = 0; k < 0; ++k) {}"
    text = KERNEL.replace("LOOP", f"{up} for (unsigned k = K - 1; k >= 0; --k)")
    assert [edit.advice for edit in endless_loops(Listing(text, "down", {}, {}))] == ["write `k < K`"]
    text = KERNEL.replace("LOOP", "for (unsigned k = K - 1; k > 0; --k) {} for (int k = K - 1; k >= 0; --k)")
    assert not endless_loops(Listing(text, "down", {}, {}))


@pytest.mark.usefixtures("no_disassembler")
def test_the_rest_is_judged_with_the_loop_put_right() -> None:
    text = KERNEL.replace("LOOP", "for (unsigned k = K - 1; k >= 0; --k)")
    done = rooftile.explain(Source("k.cu", text), M=16, N=24, K=8, check=False)
    assert [f.kind for f in done.findings if f.severity == "error"] == ["endless-loop"]
    assert done.verdict.judgement == "wrong"
    assert "of a mended copy: all 384 cells of C agree" in done.verdict.reason
