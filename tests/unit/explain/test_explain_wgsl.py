"""WGSL kernels through the whole flow: verdict, counts, roles, dispatch, and WebGPU's own rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from wgsl_kernels import NAIVE, TILED

import rooftile
from rooftile.core.errors import UsageError
from rooftile.core.source import Source
from rooftile.report.json import to_json

pytestmark = pytest.mark.usefixtures("no_disassembler")

SCALED = """\
struct Params { m: u32, n: u32, k: u32, alpha: f32, beta: f32 }
@group(0) @binding(0) var<storage, read> lhs: array<f32>;
@group(0) @binding(1) var<storage, read> rhs: array<f32>;
@group(1) @binding(0) var<storage, read_write> out: array<f32>;
@group(1) @binding(1) var<uniform> params: Params;
override WIDE: u32 = 64;
// rooftile: dispatch=(cdiv(N, WIDE), M)
@compute @workgroup_size(WIDE)
fn sgemm(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= params.n || id.y >= params.m) { return; }
  var sum = 0f;
  for (var i = 0u; i < params.k; i++) { sum += lhs[id.y * params.k + i] * rhs[i * params.n + id.x]; }
  let at = id.y * params.n + id.x;
  if (at < arrayLength(&out)) { out[at] = params.alpha * sum + params.beta * out[at]; }
}
"""


def explained(text: str, m: int, n: int, k: int, **options: object) -> rooftile.Explanation:
    return rooftile.explain(Source("mine.wgsl", text, "wgsl"), M=m, N=n, K=k, **options)  # type: ignore[arg-type]


@pytest.mark.slow
@pytest.mark.parametrize(
    "shape", [(64, 64, 64), (256, 256, 256), pytest.param((1000, 777, 513), marks=pytest.mark.slow)]
)
def test_the_textbooks_kernel_counts_as_the_naive_one_in_cuda(shape: tuple[int, int, int]) -> None:
    m, n, k = shape
    wgsl, cuda = explained(NAIVE, m, n, k), rooftile.explain("naive", M=m, N=n, K=k)
    assert wgsl.verdict.judgement == "right"
    assert wgsl.findings == ()
    assert (wgsl.launch.grid, wgsl.launch.block) == (cuda.launch.grid, cuda.launch.block)
    assert wgsl.counters == cuda.counters
    assert wgsl.counts.flops == cuda.counts.flops
    assert [line.expression for line in wgsl.lines] == ["B[k * d.N + col]", "A[fila * d.K + k]", "C[fila * d.N + col]"]
    assert [line.line for line in wgsl.lines] == [15, 15, 17]


def test_matrices_and_sizes_are_told_by_use() -> None:
    found = explained(TILED, 70, 90, 33)
    assert found.verdict.judgement == "right"
    assert found.launch.grid == (6, 5, 1)
    assert "dims.z is K, dims.y is N, dims.x is M: by how main indexes A, B and C" in " ".join(found.notes)
    assert {(f.kind, f.severity) for f in found.findings} == {("out-of-bounds", "warning")}
    assert found.probes is not None
    assert found.probes.statement.startswith("right at each of 7 other shapes")
    names = {line.array for line in found.lines}
    assert names == {"firstMatrix", "secondMatrix", "resultMatrix", "a", "b"}


def test_what_is_read_outside_shows_in_c_if_it_is_used() -> None:
    read = "firstMatrix[id.y * dims.z + t + l.x]"
    text = TILED.replace(f"select(0.0, {read}, ", f"select({read}, 0.0, ")
    found = explained(text, 70, 90, 33, check=False)
    assert found.verdict.judgement == "wrong"
    assert found.verdict.wrong_cells > 0


def test_a_write_outside_is_a_fault_though_c_is_right_here() -> None:
    text = NAIVE.replace("if (fila >= d.M || col >= d.N) { return; }", "if (col >= d.N) { return; }")
    found = explained(text, 70, 96, 33, check=False)
    assert found.verdict.judgement == "wrong"
    assert found.verdict.wrong_cells == 0
    (finding,) = [f for f in found.findings if f.severity == "error"]
    assert finding.kind == "out-of-bounds"
    assert "overwrite the last" in finding.why


def test_a_comment_tells_the_dispatch_and_names_tell_the_rest() -> None:
    found = explained(SCALED, 10, 150, 21, defines={"WIDE": 32}, check=False)
    assert found.verdict.judgement == "right"
    assert (found.launch.grid, found.launch.block) == ((5, 10, 1), (32, 1, 1))
    assert "grid from the comment at line 7 of mine.wgsl" in found.notes
    assert any(note.startswith("beta is 0.5") for note in found.notes)
    program = found.webgpu
    assert program is not None
    assert (program.entry_point, program.workgroups, program.constants) == ("sgemm", (5, 10, 1), {"WIDE": 32.0})
    assert [(b.group, b.binding, b.name, b.role, b.kind) for b in program.bindings] == [
        (0, 0, "lhs", "A", "read-only-storage"),
        (0, 1, "rhs", "B", "read-only-storage"),
        (1, 0, "out", "C", "storage"),
        (1, 1, "params", "params", "uniform"),
    ]
    sizes = program.bindings[3].data
    assert sizes is not None
    assert sizes[:12] == b"\x0a\0\0\0\x96\0\0\0\x15\0\0\0"
    assert len(sizes) == 32
    assert to_json(found)["webgpu"]["workgroups"] == [5, 10, 1]


CONSTANTS = "const M = 64u; const N = 96u; const K = 32u;"


OVERRIDES = "override M: u32; override N: u32; override K: u32;"


@pytest.mark.parametrize(("sizes", "defines"), [(CONSTANTS, {}), (OVERRIDES, {"M": "M", "N": "N", "K": "K"})])
def test_sizes_may_be_written_into_the_kernel(sizes: str, defines: dict[str, str]) -> None:
    text = re.sub(r"\bd\.", "", NAIVE.split("\n", 2)[2])
    found = explained(sizes + text, 64, 96, 32, defines=defines, check=False)
    assert found.verdict.judgement == "right"
    assert found.launch.grid == (6, 4, 1)


def test_the_workgroup_is_the_files() -> None:
    with pytest.raises(UsageError, match="says itself how large") as caught:
        explained(NAIVE, 64, 64, 64, block="8,8")
    assert "@workgroup_size(16, 16, 1)" in str(caught.value)
    assert explained(NAIVE, 64, 64, 64, block="16,16", check=False).verdict.judgement == "right"
    with pytest.raises(UsageError, match="--grid is not given") as caught:
        explained(NAIVE.replace("C[fila * d.N + col]", "C[(fila * d.N + col) ^ 0x100u]"), 64, 64, 64)
    assert "--block" not in str(caught.value)


def test_a_doubt_about_the_dispatch_is_said() -> None:
    found = explained(NAIVE.replace("acc = acc + A", "acc = acc - A"), 40, 40, 40, check=False)
    assert found.verdict.reason.startswith(
        "nobody gave the dispatch, and with one inferred from the stores to C (grid 3"
    )


def test_runs_in_a_file_and_beside_cuda(tmp_path: Path) -> None:
    file = tmp_path / "mine.wgsl"
    file.write_text(NAIVE)
    both = rooftile.compare(f"{file}:gemm", "naive", M=64, N=64, K=64)
    assert (both.first.sectors, both.first.requests) == (both.second.sectors, both.second.requests)


WITH_SIZES = """\
struct Matrix { size: vec2f, numbers: array<f32> }
@group(0) @binding(0) var<storage, read> firstMatrix: Matrix;
@group(0) @binding(1) var<storage, read> secondMatrix: Matrix;
@group(0) @binding(2) var<storage, read_write> resultMatrix: Matrix;
// rooftile: dispatch=(cdiv(M,8), cdiv(N,8))
@compute @workgroup_size(8, 8)
fn main(@builtin(global_invocation_id) id: vec3u) {
  if (id.x >= u32(firstMatrix.size.x) || id.y >= u32(secondMatrix.size.y)) { return; }
  resultMatrix.size = vec2(firstMatrix.size.x, secondMatrix.size.y);
  var result = 0.0;
  let depth = u32(firstMatrix.size.y);
  let width = u32(secondMatrix.size.y);
  for (var i = 0u; i < depth; i++) {
    result += firstMatrix.numbers[i + id.x * depth] * secondMatrix.numbers[id.y + i * width];
  }
  resultMatrix.numbers[id.y + id.x * width] = result;
}
"""


@pytest.mark.slow
def test_matrices_that_hold_their_own_sizes() -> None:
    found = explained(WITH_SIZES, 30, 41, 22)
    assert found.verdict.judgement == "right"
    assert found.probes is not None
    assert found.probes.statement.startswith("right at each of")
    assert "secondMatrix.size.x is K, secondMatrix.size.y is N" in found.notes
    assert found.webgpu is None
    text = WITH_SIZES.replace("id.x * width] = result", "id.x * width + 1u] = result")
    wrong = explained(text, 30, 41, 22, check=False)
    assert wrong.verdict.judgement == "wrong"
    (outside,) = [f for f in wrong.findings if f.kind == "out-of-bounds"]
    assert "resultMatrix[1,230], 1 element past its end" in outside.message


@pytest.mark.slow
def test_lengths_count_elements_of_the_array() -> None:
    text = NAIVE.replace("B: array<f32>", "B: array<vec4f>").replace("B[k * d.N + col]", "B[at / 4u][at % 4u]")
    text = text.replace(
        "    acc = acc", "    let at = k * d.N + col;\n    if (at / 4u >= arrayLength(&B)) { break; }\n    acc = acc"
    )
    assert explained(text, 20, 24, 12, check=False).verdict.judgement == "right"
    short = explained(text.replace("arrayLength(&B)", "arrayLength(&B) - 1u"), 20, 24, 12, check=False)
    assert short.verdict.wrong_cells == 20 * 4


@pytest.mark.slow
def test_a_storage_array_of_another_length_than_the_matrix_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / "k.wgsl"
    path.write_text(NAIVE.replace("A: array<f32>", "A: array<f32, 64>"))
    explanation = rooftile.explain(path, M=16, N=16, K=16)
    assert explanation.verdict.judgement == "wrong"
    assert "webgpu-binding" in [finding.kind for finding in explanation.findings]
    path.write_text(NAIVE.replace("A: array<f32>", "A: array<f32, 256>"))
    assert rooftile.explain(path, M=16, N=16, K=16).verdict.judgement == "right"


@pytest.mark.slow
def test_a_beta_in_a_uniform_buffer_that_is_0_may_not_let_old_c_through() -> None:
    (found,) = explained(SCALED, 37, 64, 21).findings
    assert (found.kind, found.location and found.location.line) == ("old-c-times-zero", 14)
    product, old = "params.alpha * sum", " + params.beta * out[at]"
    (choice,) = re.findall("`(.*)`", found.advice or "")
    mended = (
        choice.replace("alpha * sum", product).replace(" + beta * C[...]", old).replace("beta ==", "params.beta ==")
    )
    assert not explained(SCALED.replace(product + old, mended), 37, 64, 21).findings


FLAT = """\
struct Dims {{ M: u32, K: u32, N: u32, pad: u32 }}
@group(0) @binding(0) var<uniform> d: Dims;
@group(0) @binding(1) var<storage, read> a: array<f32>;
@group(0) @binding(2) var<storage, read> b: array<f32>;
@group(0) @binding(3) var<storage, read_write> result: array<f32>;
@compute @workgroup_size(64)
fn main(@builtin(global_invocation_id) id: vec3u) {{
  if (id.x >= d.M * d.N) {{ return; }}
  let row = id.x / d.N;
  let col = id.x % d.N;
  var sum = 0.0;
  for (var k = 0u; k < d.K; k++) {{ sum += a[row * d.K + k] * b[k * d.N + col]; }}
  result[{index}] = sum;
}}
"""


@pytest.mark.parametrize("index", ["id.x", "row * d.N + col"])
def test_workgroups_along_all_cells_of_c_are_told_by_the_addresses(index: str, tmp_path: Path) -> None:
    path = tmp_path / "k.wgsl"
    path.write_text(FLAT.format(index=index))
    explanation = rooftile.explain(path, M=37, N=29, K=23, check=False)
    assert explanation.verdict.judgement == "right"
    assert explanation.launch.grid == (17, 1, 1)  # 1,073 cells
    by_row = FLAT.format(index="w.y * d.N + id.x").replace("fn main(", "fn main(@builtin(workgroup_id) w: vec3u, ")
    path.write_text(by_row.replace("id.x >= d.M * d.N", "id.x >= d.N").replace("id.x / d.N", "w.y"))
    explanation = rooftile.explain(path, M=37, N=29, K=23, check=False)
    assert (explanation.verdict.judgement, explanation.launch.grid) == ("right", (1, 37, 1))


@pytest.mark.slow
def test_a_workgroup_an_element_and_a_batch_are_told_by_the_addresses(tmp_path: Path) -> None:
    path = tmp_path / "k.wgsl"
    path.write_text(
        NAIVE.replace("(16, 16)", "(16, 16, 1)")
        .replace("A[fila", "A[gid.z * d.M * d.K + fila")
        .replace("B[k", "B[gid.z * d.K * d.N + k")
        .replace("C[fila", "C[gid.z * d.M * d.N + fila")
    )
    explanation = rooftile.explain(path, M=37, N=29, K=23, check=False)
    assert (explanation.verdict.judgement, explanation.launch.grid) == ("right", (2, 3, 1))
    path.write_text(
        FLAT.format(index="w.y * d.N + w.x")
        .replace("fn main(", "fn main(@builtin(workgroup_id) w: vec3u, @builtin(local_invocation_index) i: u32, ")
        .replace("id.x >= d.M * d.N", "i > 0")
        .replace("id.x / d.N", "w.y")
        .replace("id.x % d.N", "w.x")
    )
    explanation = rooftile.explain(path, M=37, N=29, K=23, check=False)
    assert (explanation.verdict.judgement, explanation.launch.grid) == ("right", (29, 37, 1))


def test_how_many_workgroups_is_asked_for_in_the_words_of_webgpu(tmp_path: Path) -> None:
    path = tmp_path / "k.wgsl"
    path.write_text(FLAT.format(index="id.x ^ 64"))
    with pytest.raises(UsageError, match="workgroups") as caught:
        rooftile.explain(path, M=37, N=29, K=23)
    assert "// rooftile: dispatch=(cdiv(M*N,64))" in str(caught.value.next_step)


SIZED = """
override M: u32; override N: u32; override K: u32;
@group(0) @binding(0) var<storage, read> a: array<f32>;
@group(0) @binding(1) var<storage, read> b: array<f32>;
@group(0) @binding(2) var<storage, read_write> c: array<f32>;
@compute @workgroup_size(8, 8) fn main(@builtin(global_invocation_id) at: vec3u) {
  if (at.x >= N || at.y >= M) { return; }
  var sum = 0f;
  for (var k = 0u; k < K; k++) { sum += a[at.y * K + k] * b[k * N + at.x]; }
  c[at.y * N + at.x] = sum;
}
"""


def test_overrides_called_like_sizes_are_the_problems() -> None:
    source = Source("k.wgsl", SIZED, "wgsl")
    e = rooftile.explain(source, M=24, N=40, K=16, check=False)
    assert e.verdict.judgement == "right"
    assert {name: e.defines[name] for name in "MNK"} == {"M": 24, "N": 40, "K": 16}
    wrong = rooftile.explain(source, M=24, N=40, K=16, defines={"K": 15}, check=False)
    assert wrong.verdict.judgement == "wrong"
