"""Edits that may undo a slip in a WGSL kernel: one undoes each, all leave WGSL, and lines stay where they are."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing, read
from rooftile.compile.slips.candidates import slips
from rooftile.compile.slips.suspicions import axes_by_name, suspicions
from rooftile.compile.wgsl.parser import parse
from rooftile.core.edit import Edit, apply
from rooftile.core.source import Source

SIZES = {"p.M": "M", "p.N": "N", "p.K": "K"}
MATRICES = {"A": "A", "B": "B", "C": "C"}
BINDINGS = """\
struct P { M: u32, N: u32, K: u32, alpha: f32 }
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> p: P;
"""
NAIVE = f"""{BINDINGS}
@compute @workgroup_size(16, 16) fn main(@builtin(global_invocation_id) g: vec3u) {{
  if g.y < p.M && g.x < p.N {{
    var sum = 0.0;
    for (var k = 0u; k < p.K; k++) {{
      sum += A[g.y * p.K + k] * B[k * p.N + g.x];
    }}
    C[g.y * p.N + g.x] = p.alpha * (sum);
  }}
}}
"""
TILED = f"""{BINDINGS}
var<workgroup> X: array<array<f32, 16>, 16>;
var<workgroup> Y: array<array<f32, 16>, 16>;
@compute @workgroup_size(16, 16)
fn main(@builtin(local_invocation_id) t: vec3u, @builtin(workgroup_id) w: vec3u) {{
  let tx = t.x; let ty = t.y;
  let row = w.y * 16u + ty; let col = w.x * 16u + tx;
  var s = 0.0; // Ⓢ: edits count bytes
  for (var k0 = 0u; k0 < p.K; k0 += 16u) {{
    X[ty][tx] = A[row * p.K + k0 + tx];
    Y[ty][tx] = B[(k0 + ty) * p.N + col];
    workgroupBarrier();
    for (var k = 0u; k < 16u; k++) {{ s += X[ty][k] * Y[k][tx]; }}
    workgroupBarrier(); }}
  C[row * p.N + col] = p.alpha * (s);
}}
"""


def _slips(text: str) -> tuple[Edit, ...]:
    return slips(Listing(text, "main", SIZES, MATRICES, {}, "wgsl"))


@pytest.mark.parametrize(
    ("right", "wrong", "kind", "base"),
    [
        ("A[g.y * p.K + k]", "A[g.y * p.N + k]", "wrong-stride", NAIVE),
        ("B[k * p.N + g.x]", "B[g.x * p.N + k]", "swapped-indices", NAIVE),
        ("g.y < p.M && g.x", "g.y < p.M || g.x", "wrong-guard", NAIVE),
        ("g.y < p.M", "g.y <= p.M", "wrong-guard", NAIVE),
        ("g.y < p.M", "g.y < p.N", "wrong-guard", NAIVE),
        ("k < p.K", "k <= p.K", "wrong-loop-bound", NAIVE),
        ("k < p.K", "k < p.N", "wrong-loop-bound", NAIVE),
        ("sum += A", "sum = A", "overwritten-sum", NAIVE),
        ("+ g.x] = p", "+ g.x] += p", "added-to-old-c", NAIVE),
        ("(k - 1u) * p.N + g.x", "g.x * p.N + (k - 1u)", "swapped-indices", NAIVE.replace("[k *", "[(k - 1u) *")),
        ("p.alpha * (sum)", "sum", "ignored-factor", NAIVE),
        ("A[g.y * p.K", "A[g.x * p.K", "wrong-index", NAIVE),
        ("ty; let col", "ty + 1u; let col", "shifted-index", TILED),
        ("Y[ty][tx] = B", "Y[tx][ty] = B", "transposed-tile", TILED),
        ("X[ty][k]", "X[row][k]", "global-index-in-tile", TILED),
        ("Y[k][tx];", "B[k * p.N + col];", "global-for-tile", TILED),
        ("+ k0 + tx]", "+ k0 * 16u + tx]", "scaled-twice", TILED),
        ("w.y * 16u + ty; let col = w.x", "w.x * 16u + ty; let col = w.y", "swapped-axes", TILED),
        ("s += X[ty][k]", "s += X[tx][k]", "wrong-index", TILED),
        ("    workgroupBarrier(); }", "    }", "missing-barrier", TILED),
        ("    workgroupBarrier();\n    for", "    for", "missing-barrier", TILED),
    ],
)
def test_one_edit_undoes_the_slip(right: str, wrong: str, kind: str, base: str) -> None:
    text = base.replace(right, wrong)
    assert text != base
    same = "".join(base.split())
    undone = [edit for edit in _slips(text) if "".join(apply(text, edit.changes).split()) == same]
    assert {edit.kind for edit in undone} == {kind}


@pytest.mark.parametrize("text", [NAIVE, TILED])
def test_what_edits_leave_is_wgsl_with_the_same_lines(text: str) -> None:
    edits = _slips(text)
    assert len(edits) > 15
    for edit in edits:
        new = apply(text, edit.changes)
        parse(Source("k.wgsl", new))
        assert new.count("\n") == text.count("\n"), edit


def test_guards_are_written_as_wgsl_has_them() -> None:
    text = NAIVE.replace("if g.y < p.M && g.x < p.N ", "")
    made = [apply(text, edit.changes) for edit in _slips(text) if edit.kind == "missing-guard"]
    assert any("sum += select(0, A[g.y * p.K + k], g.y < p.M) * B" in new for new in made)
    assert any("if g.y < p.M && g.x < p.N { C[g.y * p.N + g.x] = p.alpha * (sum); };" in new for new in made)


def test_a_sign_in_a_comment_is_no_assignment() -> None:
    text = NAIVE.replace("sum += A", "sum /* = a * b */ = A")
    (edit,) = (edit for edit in _slips(text) if edit.kind == "overwritten-sum")
    assert "sum /* = a * b */ += A" in apply(text, edit.changes)


def test_vectors_are_counted_in_their_strides() -> None:
    text = NAIVE.replace("read> B: array<f32>", "read> B: array<vec4f>")
    assert "`B[k * p.N + g.x]` counts vectors of 4: rows are p.N / 4 of them apart" in {e.message for e in _slips(text)}


def test_matrices_in_structures_and_sizes_in_vectors() -> None:
    text = (
        NAIVE.replace("C: array<f32>", "C: S")
        .replace("C[", "C.data[")
        .replace("P {", "S { n: u32, data: array<f32> } struct P {")
    )
    found = slips(Listing(text.replace("p.K]", "p.z]"), "main", SIZES, MATRICES, {}, "wgsl"))
    assert "did you mean `C.data[g.x * p.N + g.y]`?" in {edit.advice for edit in found}


def test_places_in_the_workgroup_where_only_the_place_in_the_grid_is_known() -> None:
    text = f"""{BINDINGS} var<workgroup> X: array<array<f32, 16>, 16>;
    @compute @workgroup_size(16, 16) fn main(@builtin(global_invocation_id) g: vec3u) {{
      X[g.y][g.x] = A[g.y * p.K + g.x]; }}"""
    assert "write `X[(g.y % 16)][g.x]`" in {edit.advice for edit in _slips(text)}


def test_names_that_mislead() -> None:
    text = TILED.replace("let tx = t.x;", "let bx = w.y; let tx = t.x;")
    (edit,) = axes_by_name(Listing(text, "main", SIZES, MATRICES, {}, "wgsl"))
    assert edit.message.startswith("`bx = w.y`: by its name it would be w.x")
    assert axes_by_name(Listing(TILED, "main", SIZES, MATRICES, {}, "wgsl")) == ()


def test_suspicions() -> None:
    text = TILED.replace("Y[ty][tx] = B", "Y[tx][ty] = B").replace("k < 16u", "k < 32u")
    kinds = {edit.kind for edit in suspicions(Listing(text, "main", SIZES, MATRICES, {}, "wgsl"))}
    assert {"transposed-tile", "wrong-loop-bound"} <= kinds
    assert suspicions(Listing(TILED, "main", SIZES, MATRICES, {}, "wgsl")) == ()


def test_texts_without_such_a_kernel_have_no_slips() -> None:
    assert read(Listing("fn f() {", "f", SIZES, MATRICES, {}, "wgsl")) is None
    assert slips(Listing(NAIVE, "other", SIZES, MATRICES, {}, "wgsl")) == ()


def test_an_array_of_arrays_has_its_outermost_length_first() -> None:
    text = "fn main() { var acc: array<array<f32, 4>, 2>; acc[1][3] = 1; }"
    body = read(Listing(text, "main", {}, {}, {}, "wgsl"))
    assert body is not None
    assert body.sides["acc"] == ["2", "4"]


def test_functions_that_the_kernel_calls_are_read_too() -> None:
    text = """struct Sizes { M: u32, N: u32, K: u32 }
@group(0) @binding(0) var<uniform> p: Sizes;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
fn of_b(k: u32, n: u32) -> f32 { return B[k * p.K + n]; }
@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) g: vec3u) { C[g.y * p.N + g.x] = of_b(g.y, g.x); }
"""
    found = [edit for edit in _slips(text) if edit.kind == "wrong-stride"]
    assert (5, "did you mean `B[k * p.N + n]`?") in {(edit.line, edit.advice) for edit in found}
