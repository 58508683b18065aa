"""Faults in WGSL kernels: `explain` names what undoes them, at its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from rooftile.explain import explain

pytestmark = pytest.mark.usefixtures("no_disassembler")

TILED = """\
// rooftile: dispatch=(cdiv(N,16),cdiv(M,16))
struct P { M: u32, N: u32, K: u32 }
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> p: P;
var<workgroup> X: array<array<f32, 16>, 16>;
var<workgroup> Y: array<array<f32, 16>, 16>;
@compute @workgroup_size(16, 16)
fn main(@builtin(local_invocation_id) t: vec3u, @builtin(global_invocation_id) g: vec3u) {
  var s = 0.0;
  for (var k0 = 0u; k0 < p.K; k0 += 16u) {
    X[t.y][t.x] = 0;
    if g.y < p.M && k0 + t.x < p.K { X[t.y][t.x] = A[g.y * p.K + k0 + t.x]; }
    Y[t.y][t.x] = 0;
    if k0 + t.y < p.K && g.x < p.N { Y[t.y][t.x] = B[(k0 + t.y) * p.N + g.x]; }
    workgroupBarrier();
    for (var k = 0u; k < 16u; k++) { s += X[t.y][k] * Y[k][t.x]; }
    workgroupBarrier();
  }
  if g.y < p.M && g.x < p.N { C[g.y * p.N + g.x] = s; }
}
"""

SHIFTED = """\
// rooftile: dispatch=(cdiv(N,16),cdiv(M,16))
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> dims: vec3u;
@compute @workgroup_size(16, 16)
fn main(@builtin(global_invocation_id) g: vec3u) {
  let row = g.y; let col = g.x - 1u;
  if row >= dims.x || col >= dims.y { return; }
  var sum = 0.0;
  for (var k = 0u; k < dims.z; k++) { sum += A[row * dims.z + k] * B[k * dims.y + col]; }
  C[row * dims.y + col] = sum;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(
    ("right", "wrong", "kind", "line"),
    [
        ("A[g.y * p.K +", "A[g.y * p.N +", "wrong-stride", 14),
        ("    workgroupBarrier();\n    for", "    \n    for", "missing-barrier", 18),
        ("g.y < p.M && g.x < p.N { C", "g.y < p.N && g.x < p.N { C", "wrong-guard", 21),
        ("s += X", "s -= X", "wrong-operator", 18),
        ("= s; }", "= s * 2.0; }", "extra-term", 21),
    ],
)
def test_the_fault_is_named(right: str, wrong: str, kind: str, line: int, tmp_path: Path) -> None:
    assert right in TILED
    path = tmp_path / "k.wgsl"
    path.write_text(TILED.replace(right, wrong))
    found = {(f.kind, f.location.line) for f in explain(path, M=64, N=32, K=40).findings if f.location is not None}
    assert (kind, line) in found


@pytest.mark.slow
def test_the_kernel_without_faults_has_none(tmp_path: Path) -> None:
    path = tmp_path / "k.wgsl"
    path.write_text(TILED)
    explanation = explain(path, M=64, N=32, K=40)
    assert explanation.verdict.judgement == "right"
    assert not [f for f in explanation.findings if f.severity != "note"]


@pytest.mark.slow
def test_a_dispatch_that_divides_c_evenly_is_not_rounded_down(tmp_path: Path) -> None:
    path = tmp_path / "k.wgsl"
    path.write_text(SHIFTED)
    found = {f.kind: f for f in explain(path, M=64, N=64, K=64).findings if f.severity == "error"}
    assert set(found) == {"not-written", "shifted-index"}
    assert found["shifted-index"].advice == "write `let col = g.x`"
    path.write_text(SHIFTED.replace("g.x - 1u", "g.x").replace("cdiv(N,16)", "N / 16"))
    found = {f.kind: f for f in explain(path, M=64, N=40, K=24).findings if f.severity == "error"}
    assert "floored-grid" in found
