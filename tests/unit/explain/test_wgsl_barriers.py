"""What each barrier of WGSL orders, and how races are told in its words."""

from __future__ import annotations

import pytest
from wgsl_kernels import TILED

import rooftile
from rooftile.core.finding import Finding
from rooftile.core.source import Source
from rooftile.explain import webgpu
from rooftile.explain.webgpu_words import findings_in_wgsl_words

pytestmark = pytest.mark.usefixtures("no_disassembler")


def explained(text: str, m: int, n: int, k: int, **options: object) -> rooftile.Explanation:
    return rooftile.explain(Source("mine.wgsl", text, "wgsl"), M=m, N=n, K=k, **options)  # type: ignore[arg-type]


def test_findings_are_said_in_the_words_of_wgsl() -> None:
    race = Finding(
        "race",
        "warning",
        "overwrites block[0], which another lane of the same warp reads in line 3, with no __syncwarp() between them",
        why="lanes of a warp need not run in step: the compiler and the hardware may run one ahead of the other",
        advice="put __syncwarp() between the two, or __syncthreads() where more than one warp takes part of `thread`",
    )
    source = Source("k.wgsl", "", "wgsl")
    (said,) = findings_in_wgsl_words(webgpu.in_webgpu_terms([race], source), source)
    assert said.severity == "error"
    assert said.message == (
        "overwrites block[0], which another invocation of the workgroup reads in line 3, with no barrier between them"
    )
    assert said.why == "invocations of a workgroup need not run in step"
    assert said.advice.startswith("put workgroupBarrier() between the two")
    assert findings_in_wgsl_words([race], Source("k.cu", "", "cuda")) == (race,)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("barriers", "racing"),
    [
        ("workgroupBarrier();", set()),
        ("storageBarrier();", {"no workgroupBarrier() between the two"}),
        ("textureBarrier();", {"no workgroupBarrier() between the two"}),
        ("storageBarrier(); workgroupBarrier();", set()),
    ],
)
def test_a_storage_barrier_does_not_order_workgroup_memory(barriers: str, racing: set[str]) -> None:
    found = explained(TILED.replace("workgroupBarrier();\n    for", f"{barriers}\n    for"), 48, 32, 32)
    assert {f.message.rpartition(", with ")[2] for f in found.findings if f.kind == "race"} == racing
    assert found.verdict.judgement == ("wrong" if racing else "right")


SCRATCH = """\
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
struct Dims { M: u32, N: u32, K: u32 }
@group(0) @binding(3) var<uniform> dims: Dims;
// rooftile: dispatch=(1, M)
@compute @workgroup_size(64)
fn main(@builtin(workgroup_id) w: vec3u, @builtin(local_invocation_index) i: u32) {
  var sum = 0.0;
  for (var k = 0u; k < dims.K; k++) { sum += A[w.y * dims.K + k] * B[k * dims.N + i]; }
  C[w.y * dims.N + 63u - i] = sum;
  BARRIER
  sum = C[w.y * dims.N + i];
  BARRIER
  C[w.y * dims.N + 63u - i] = sum;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize(("barrier", "races"), [("storageBarrier();", 0), ("workgroupBarrier();", 2)])
def test_a_workgroup_barrier_does_not_order_storage_buffers(barrier: str, races: int) -> None:
    found = explained(SCRATCH.replace("BARRIER", barrier), 8, 64, 16)
    said = [f for f in found.findings if f.kind == "race"]
    assert len(said) == races
    assert all("with no storageBarrier() between the two" in f.message for f in said)
    assert all("put storageBarrier()" in (f.advice or "") for f in said)
    assert found.verdict.judgement == ("wrong" if races else "right")
