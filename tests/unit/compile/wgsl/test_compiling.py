"""A WGSL kernel as all other rooms get it: PTX in the file's lines, its host interface, launches, the cache, errors."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from rooftile import ptx
from rooftile.compile import compile_kernel, load_source
from rooftile.compile.nvidia import nvrtc
from rooftile.core.errors import CompileError, UnavailableError, UnknownNameError
from rooftile.core.source import Location, Source
from rooftile.core.webgpu import WgslOverride, WgslResource

TILED = """\
override T: u32 = 16;
struct Dims { M: u32, N: u32, K: u32 }
@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<vec4f>;
@group(1) @binding(0) var<storage, read_write> C: array<f32>;
var<workgroup> As: array<f32, T * T>;
// rooftile: dispatch=(cdiv(N, T), cdiv(M, T)) args=(M, N, K, A, B, C)
@compute @workgroup_size(T, T)
fn tiled(@builtin(global_invocation_id) id: vec3u, @builtin(local_invocation_index) i: u32) {
  As[i] = max(A[i], 0.0);
  workgroupBarrier();
  C[id.x] = As[i ^ 1] + f32(d.K) + B[i].z;
}
@compute @workgroup_size(1) fn other() { C[0] = 1; }
"""


pytestmark = pytest.mark.usefixtures("compiler", "no_disassembler")


def test_all_that_is_told_of_a_kernel() -> None:
    made = compile_kernel(Source("some/tiled.wgsl", TILED, "wgsl"), "tiled", defines={"T": "8"})
    assert (made.signature.name, made.signature.entry) == ("tiled", "wgsl_tiled")
    assert made.signature.location == Location("some/tiled.wgsl", 10, 4)
    assert [p.name for p in made.signature.parameters] == ["d.M", "d.N", "d.K", "A", "B", "C"]
    assert made.wgsl is not None
    assert made.wgsl.workgroup_size == (8, 8, 1)
    assert made.wgsl.workgroup_bytes == 256
    assert made.wgsl.overrides == (WgslOverride("T", None, "u32", 8, True),)
    assert made.wgsl.resources == (
        WgslResource(0, 0, "d", "Dims", "uniform", "read", 12),
        WgslResource(0, 1, "A", "array<f32>", "storage", "read", 0, 4),
        WgslResource(0, 2, "B", "array<vec4f>", "storage", "read", 0, 16),
        WgslResource(1, 0, "C", "array<f32>", "storage", "read_write", 0, 4),
    )
    (site,) = made.launches
    assert (site.grid, site.arguments, site.comment) == (("cdiv(N,T)", "cdiv(M,T)"), tuple("MNKABC"), True)
    assert (site.location.line, site.definitions["T"]) == (8, "8")
    assert made.resources is not None
    assert made.resources.static_shared_bytes == 256


def test_accesses_are_named_as_the_file_names_them() -> None:
    kernel = ptx.load(compile_kernel(Source("some/tiled.wgsl", TILED, "wgsl"), "tiled"))
    told = {
        (access.operation, access.expression, str(ins.location))
        for ins in kernel.accesses
        if (access := ins.access) is not None
    }
    assert told == {
        ("load", "A[i]", "some/tiled.wgsl:11"),
        ("store", "As[i]", "some/tiled.wgsl:11"),
        ("load", "As[i ^ 1]", "some/tiled.wgsl:13"),
        ("load", "B[i]", "some/tiled.wgsl:13"),
        ("store", "C[id.x]", "some/tiled.wgsl:13"),
    }
    places = [ins.location for ins in kernel.instructions if ins.location is not None and ins.location.line]
    assert {(place.file, place.inlined_at) for place in places} == {("some/tiled.wgsl", None)}
    assert kernel.wgsl_memory
    assert [(v.name, v.shape) for v in kernel.variables.values()] == [("_ZZ10wgsl_tiledE2As", (256,))]


def test_the_cache_is_asked_first(monkeypatch: pytest.MonkeyPatch) -> None:
    first = compile_kernel(Source("tiled.wgsl", TILED, "wgsl"), "tiled")
    monkeypatch.setattr(nvrtc, "compile_program", None)
    assert compile_kernel(Source("tiled.wgsl", TILED, "wgsl"), "tiled") == first
    moved = compile_kernel(Source("else/where/tiled.wgsl", TILED, "wgsl"), "tiled")
    assert 'else/where/tiled.wgsl"' in moved.ptx
    with pytest.raises(TypeError):
        compile_kernel(Source("tiled.wgsl", TILED, "wgsl"), "tiled", defines={"T": "4"})


def test_a_check_build_keeps_what_optimisation_would_drop() -> None:
    text = """
    @group(0) @binding(0) var<storage, read_write> r: array<f32>;
    @compute @workgroup_size(1) fn main() {
      var sums: array<f32, 4>;
      for (var i = 0; i < 4; i++) { sums[i] += f32(i); }
      r[0] = sums[1] + sums[2];
    }
    """
    plain, checked = (compile_kernel(Source("k.wgsl", text, "wgsl"), check=check) for check in (False, True))
    assert "st.local" not in plain.ptx
    assert "st.local" in checked.ptx
    assert (checked.cubin, checked.resources, checked.sass) == (None, None, ())


def test_files_are_known_by_their_suffix(tmp_path: Path) -> None:
    file = tmp_path / "k.WGSL"
    file.write_text(TILED)
    assert load_source(file).language == "wgsl"
    with pytest.raises(UnknownNameError, match="nothing"):
        compile_kernel(load_source(file), "nothing")
    with pytest.raises(UnknownNameError, match="TILE") as caught:
        compile_kernel(load_source(file), "tiled", defines={"TILE": "4"})
    assert "T" in str(caught.value.allowed)


def test_more_workgroup_memory_than_a_gpu_has() -> None:
    text = TILED.replace("array<f32, T * T>", "array<f32, 60000>")
    with pytest.raises(CompileError, match="more workgroup memory than a GPU"):
        compile_kernel(Source("k.wgsl", text, "wgsl"), "tiled")


def test_without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cuda.bindings", None)
    with pytest.raises(UnavailableError, match="WGSL is executed by way of CUDA") as caught:
        compile_kernel(Source("tiled.wgsl", TILED, "wgsl"), "tiled")
    assert "nvidia-cuda-nvrtc" in str(caught.value.next_step)
