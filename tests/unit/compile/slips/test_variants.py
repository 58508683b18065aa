"""Changes of single expressions: those that undo common slips are among them, and one text can hold many."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.candidates import slips
from rooftile.compile.slips.switched import switched
from rooftile.compile.slips.variants import variants
from rooftile.core.edit import Change, Edit, apply
from rooftile.core.source import Language

CUDA = """\
__device__ unsigned shifted(unsigned a, unsigned b) {
  unsigned r;
  asm("shf.l.clamp.b32 %0, %1, %2, 8;" : "=r"(r) : "r"(a), "r"(b)); return r;
}
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K, Shape p) {
  __shared__ float tile[16][24], flat[16 * 8];
  int lane = threadIdx.x % 32, row = blockIdx.y, now = 0, next = 1 - now;
  float s = 0, d[2] = {};
  for (int k = lane; k < K; k += 32) s += A[row * K + k] * B[k * p.ldb + lane];
  for (int step = 16; step > 0; step >>= 1) s += __shfl_down_sync(0xffffffff, s, step);
  copy(&tile[lane % 16][lane / 16 * 8], flat[row * 8 + next]);
  C[row * p.ldc] = s;
  C[row * p.ldc + 1] = d[0];
  C[row * p.ldc + 2] = d[1];
}
"""
WGSL = """\
struct P { M: u32, N: u32, K: u32 }
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> p: P;
@compute @workgroup_size(16, 16)
fn f(@builtin(global_invocation_id) g: vec3u) {
  var s = 0.0;
  for (var k = 0u; k < p.K; k++) { s += A[g.y * p.K + k] * B[k * p.N + g.x]; }
  C[g.y * p.N + g.x] = s;
}
"""
SIZES = {"M": "M", "N": "N", "K": "K"}
MATRICES = {"A": "A", "B": "B", "C": "C"}


def undone(text: str, language: Language) -> dict[str, Edit]:
    sizes = {**SIZES, "p.ldb": "N"} if language == "cuda" else {f"p.{name}": size for name, size in SIZES.items()}
    return {apply(text, edit.changes): edit for edit in variants(Listing(text, "f", sizes, MATRICES, {}, language))}


@pytest.mark.parametrize(
    ("right", "wrong", "kind"),
    [
        ("s += A", "s -= A", "wrong-operator"),
        ("threadIdx.x % 32", "threadIdx.x / 32", "wrong-operator"),
        ("= s;", "= s * 2.0f;", "extra-term"),
        ("k += 32", "k += 16", "wrong-number"),
        ("(int step = 16", "(int step = 8", "wrong-number"),
        ("0xffffffff", "0xffff", "wrong-number"),
        ("s, step)", "s, lane)", "wrong-index"),
        ("down_sync", "up_sync", "wrong-shuffle"),
        ("B[k * p.ldb", "B[k * p.ldc", "wrong-index"),
        ("threadIdx.x", "threadIdx.y", "wrong-index"),
        ("[lane % 16][lane / 16 * 8]", "[lane / 2][lane % 2 * 8]", "wrong-lanes"),
        ("next = 1 - now", "next = now", "wrong-buffer"),
        ("flat[row * 8 + next]", "flat[row + next]", "not-scaled"),
        ('"r"(a), "r"(b)', '"r"(b), "r"(a)', "exchanged-operands"),
        ("d[0];\n  C[row * p.ldc + 2] = d[1]", "d[1];\n  C[row * p.ldc + 2] = d[0]", "exchanged-operands"),
    ],
)
def test_slips_in_cuda(right: str, wrong: str, kind: str) -> None:
    assert right in CUDA
    edit = undone(CUDA.replace(right, wrong, 1), "cuda")[CUDA]
    assert edit.kind == kind
    assert CUDA.split("\n")[edit.line - 1] != CUDA.replace(right, wrong, 1).split("\n")[edit.line - 1]


@pytest.mark.parametrize(
    ("right", "wrong"),
    [("s += A", "s -= A"), ("k = 0u", "k = 1u"), ("= s;", "= s * 2.0;"), ("p.N + g.x]", "p.N + g.y]")],
)
def test_slips_in_wgsl(right: str, wrong: str) -> None:
    assert WGSL in undone(WGSL.replace(right, wrong, 1), "wgsl")


def test_what_has_a_name_is_told_by_it_and_comes_first() -> None:
    wrong = CUDA.replace("k < K", "k < M")
    known = slips(Listing(wrong, "f", SIZES, MATRICES))
    found = variants(Listing(wrong, "f", SIZES, MATRICES, {}, "cuda"), known)
    named = [edit for edit in found if apply(wrong, edit.changes) == CUDA]
    assert [edit.kind for edit in named] == ["wrong-loop-bound"]
    assert found[0] in known


def test_nothing_is_assigned_to_another_place_and_no_length_changed() -> None:
    for text, edit in undone(CUDA, "cuda").items():
        changed = text.split("\n")[edit.line - 1]
        assert "flat[16 * 8]" in text, changed
        assert "C[row * p.ldc] = " in text or edit.line == 12, changed


def test_many_edits_in_one_text() -> None:
    text = "int y;\nx = a + b * c;\n"
    whole, part = Change(11, 20, "a - b * c"), Change(15, 20, "b")
    edits = [Edit("", 2, "", "", (whole,)), Edit("", 2, "", "", (part,)), Edit("", 2, "", "", (Change(19, 20, "d"),))]
    made = switched(text, edits, "v")
    inner = "(v == 2 ?\n(b)\n: (b * (v == 3 ?\n(d)\n: (c))))"
    assert made.text == f"int y;\nx = (v == 1 ?\n(a - b * c)\n: (a + {inner}));\n"
    lines = made.text.split("\n")
    assert {lines[line - 1]: number for line, number in made.alternatives.items()} == {
        "(a - b * c)": 0,
        "(b)": 1,
        "(d)": 2,
    }
    assert list(made.rows) == [1, *[2] * (len(lines) - 2), 3]


def test_steps_of_a_loop_over_shares_of_the_work() -> None:
    """By the turns of the loop in it; that each block has a share is kept, though C is right if one has it all."""
    text = """\
__global__ void f(const float* A, float* C, int M, int N, int K, int total) {
  int per = (total + gridDim.x - 1) / gridDim.x, at = blockIdx.x * per, end = min(at + per, total);
  while (at < end) {
    int first = at % K, last = min(K, first + end - at);
    float s = 0;
    for (int k = first; k < last; ++k) s += A[k];
    atomicAdd(C, s);
    at += last - first;
  }
}
"""
    wrong = text.replace("at += last - first", "at += K")
    found = {apply(wrong, edit.changes): edit for edit in variants(Listing(wrong, "f", SIZES, MATRICES, {}))}
    assert (found[text].kind, found[text].line) == ("wrong-step", 8)
    assert found[text].advice == "did you mean `at += last - first;`?"
    assert all("/ gridDim.x" in other for other in found)


STAGED = """__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float a[2][16], b[2][16];
  for (int t = 0; t < K; ++t) {
    int now = t & 1;
    a[now ^ 1][threadIdx.x] = A[(t + 1) * 16];
    b[now ^ 1][threadIdx.x] = B[t * 16];
    C[t] = a[now][0] * b[now][0];
  }
}
"""


@pytest.mark.parametrize(
    ("right", "wrong", "kind"),
    [
        ("a[now ^ 1]", "a[now]", "wrong-buffer"),
        ("a[now][0]", "a[now ^ 1][0]", "wrong-buffer"),
        ("(t + 1) * 16", "t * 16", "wrong-turn"),
    ],
)
def test_stages_and_turns(right: str, wrong: str, kind: str) -> None:
    text = STAGED.replace(right, wrong, 1)
    found = variants(Listing(text, "f", SIZES, MATRICES, {}))
    assert [edit.kind for edit in found if apply(text, edit.changes) == STAGED] == [kind]


def test_a_part_of_an_expression_that_has_a_name() -> None:
    text = """__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  int m = blockIdx.x, n = threadIdx.x;
  if (m < M || n < N) C[m * N + n] = A[m * K] * B[n];
}
"""
    listing = Listing(text, "f", SIZES, MATRICES, {})
    found = variants(listing, [edit for edit in slips(listing) if edit.kind == "wrong-guard"])
    assert "wrong-guard" in [e.kind for e in found if apply(text, e.changes) == text.replace("||", "&&")]


def test_how_a_number_divides_a_size_is_asked_of_no_other_size() -> None:
    text = """__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  int rest = threadIdx.x;
  if (N % 4 == 0 && rest < N) C[rest] = A[rest % K];
}
"""
    listing = Listing(text, "f", {"M": "M", "N": "N", "K": "K"}, {"A": "A", "B": "B", "C": "C"})
    known = slips(listing)
    made = [apply(text, edit.changes) for edit in (*known, *variants(listing, known))]
    assert not [new for new in made if "M % 4 ==" in new or "K % 4 ==" in new]
    assert any("if (rest < N) C" in new for new in made)
    assert any("(N % 4 == 0 && rest < M)" in new for new in made)
