"""The host's dispatch beside a shader: taken for a comment of ours, or left out."""

import re
from pathlib import Path

import pytest

import rooftile
from rooftile.compile import dispatched
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

SHADER = """\
struct Sizes { M: u32, N: u32, K: u32 }
@group(0) @binding(0) var<uniform> d: Sizes;
@group(0) @binding(1) var<storage, read> A: array<f32>;
@group(0) @binding(2) var<storage, read> B: array<f32>;
@group(0) @binding(3) var<storage, read_write> C: array<f32>;
const SIDE = 8u;

@compute @workgroup_size(SIDE, SIDE)
fn multiply(@builtin(global_invocation_id) id: vec3<u32>) {
  let row = id.y;
  let col = id.x;
  if (row >= d.M || col >= d.N) { return; }
  var sum = 0.0;
  for (var k = 0u; k < d.K; k++) { sum += A[row * d.K + k] * B[k * d.N + col]; }
  C[row * d.N + col] = sum;
}
"""


def read(line: str) -> tuple[str, tuple[str, ...]]:
    source, notes = dispatched(Source("k.wgsl", f"{SHADER}\n{line}\n", "wgsl"))
    assert source.text.startswith(SHADER)  # no place in the shader moves
    return source.text.removeprefix(SHADER).strip(), notes


@pytest.mark.parametrize(
    ("line", "comment"),
    [
        ("pass.dispatchWorkgroups(Math.ceil(N / 16), Math.ceil(M/16));", "dispatch=(cdiv(N, 16), cdiv(M, 16))"),
        ("  encoder.pass.dispatchWorkgroups(N / SIDE, Math.floor(M / SIDE), 1)", "dispatch=(N / SIDE, M / SIDE, 1)"),
    ],
)
def test_what_is_known_is_taken(line: str, comment: str) -> None:
    made, notes = read(line)
    assert made == f"// rooftile: {comment}"
    assert notes == (
        f"line 18 of k.wgsl is the host's JavaScript: it dispatches ({comment.removeprefix('dispatch=(')}",
    )


@pytest.mark.parametrize(
    ("script", "arguments"),
    [
        ("pass.dispatchWorkgroups(\n  Math.ceil(N / 16),\n  Math.ceil(M / 16),\n);", "cdiv(N, 16), cdiv(M, 16)"),
        ("pass.dispatchWorkgroups((N + 15) >> 4, (M + 15) >>> 4);", "(N + 15) >> 4, (M + 15) >> 4"),
        (
            "pass.dispatchWorkgroups((N / 16) | 0, Math.max(1, Math.ceil((M + 2) / SIDE)))",
            "(N / 16), max(1, cdiv((M + 2), SIDE))",
        ),
        (
            """const pass = encoder.beginComputePass({ label: "multiply }" });
pass.setPipeline(pipeline);
pass.setBindGroup(0, await bindings());
const tile = 2 * 8;
const x = Math.ceil(N / tile), unused = 1;
let y = Math.ceil(M / tile);
pass
  .dispatchWorkgroups(Math.ceil(N / tile), y, 1);
pass.end()
device.queue.submit([encoder.finish()]);""",
            "cdiv(N, (2 * 8)), cdiv(M, (2 * 8)), 1",
        ),
        (
            """function run(pass) {
  pass.setPipeline(pipeline);
  pass.dispatchWorkgroups(columns, M / 8); // one for each tile
}
const columns = N / 8;""",
            "N / 8, M / 8",
        ),
    ],
)
def test_several_lines_are_taken(script: str, arguments: str) -> None:
    made, notes = read(script)
    assert made == f"// rooftile: dispatch=({arguments})"
    assert notes[0].endswith(f"is the host's JavaScript: it dispatches ({arguments})")


def test_what_stands_in_front_of_the_shader_is_taken_too() -> None:
    script = "const wide = (N + 7) >> 3;\npass.dispatchWorkgroups(wide, Math.ceil(M / 8));\n"
    source, _ = dispatched(Source("k.wgsl", script + SHADER, "wgsl"))
    assert source.text == f"\n// rooftile: dispatch=((N + 7) >> 3, cdiv(M, 8))\n{SHADER}"


def test_constants_that_the_shader_uses_stay() -> None:
    made, _ = read("pass.dispatchWorkgroups(N / SIDE, M / SIDE);")
    assert made == "// rooftile: dispatch=(N / SIDE, M / SIDE)"


def test_what_is_not_known_is_left_out() -> None:
    made, notes = read("pass.dispatchWorkgroups(Math.ceil(canvas.width / 16), 1);")
    assert made == ""
    assert "cannot be told" in notes[0]


@pytest.mark.parametrize("line", ["", "// pass.dispatchWorkgroups(1);", "fn dispatchWorkgroups() {}"])
def test_all_else_stays(line: str) -> None:
    assert read(line) == (line, ())


def test_such_a_listing_is_explained_with_its_dispatch(tmp_path: Path) -> None:
    listing = tmp_path / "listing.wgsl"
    listing.write_text(f"{SHADER}\npass.dispatchWorkgroups(Math.floor(N / 8), Math.ceil(M / 8));\n")
    right = rooftile.explain(listing, M=16, N=16, K=16)
    assert right.verdict.judgement == "right"
    assert any("JavaScript" in note for note in right.notes)
    listing.write_text(f"{SHADER}\nconst x = (N + 7) >> 3;\npass.dispatchWorkgroups(\n  x,\n  M >>> 3\n);\n")
    assert rooftile.explain(listing, M=16, N=12, K=16).verdict.judgement == "right"
    listing.write_text(f"{SHADER}\npass.dispatchWorkgroups(Math.floor(N / 8), Math.ceil(M / 8));\n")
    assert rooftile.explain(listing, M=16, N=12, K=16).verdict.judgement == "wrong"  # the last four columns


PAGE = """\
<html><p>It's a page</p><script type="module">
const M = 300, N = 200, K = 100
const TILE: number = 8
// pass.dispatchWorkgroups(1, 1);
const code = `{shader}`
function run(pass) {{
  const gx = Math.ceil(
    N / TILE
  ), gy = Math.ceil(M
    / TILE)
  {call}
}}
</script><p>pass.dispatchWorkgroups(1)</p></html>
"""


def around(call: str, shader: str = SHADER) -> tuple[str, tuple[str, ...]]:
    """What the comment says that a page's script is taken for, and the notes."""
    page = PAGE.format(shader=shader, call=call)
    text = re.sub(r"[^\n]", " ", page.partition(shader)[0]) + shader
    source, notes = dispatched(Source("k.html", text + "\n" * page.partition(shader)[2].count("\n"), "wgsl", host=page))
    assert source.text.startswith(text)
    return source.text.removeprefix(text).strip(), notes


@pytest.mark.parametrize(
    ("call", "arguments"),
    [
        ("pass.dispatchWorkgroups(\n  gx,\n  gy,\n  1,\n);", "cdiv(N, TILE), cdiv(M, TILE), 1"),
        ("begin().dispatchWorkgroups(gy, gx); pass.dispatchWorkgroups(gy, gx)", "cdiv(M, TILE), cdiv(N, TILE)"),
        ("pass.dispatchWorkgroups(132);", "132"),
    ],
)
def test_the_script_around_a_shader_is_read(call: str, arguments: str) -> None:
    made, notes = around(call)
    assert made == f"// rooftile: dispatch=({arguments})"
    assert notes[0].endswith(f"is the host's JavaScript: it dispatches ({arguments})")


@pytest.mark.parametrize(
    ("call", "note"),
    [
        ("pass.dispatchWorkgroups(gx, gy); pass.dispatchWorkgroups(gy, gx);", "in several ways, on lines"),
        ("pass.dispatchWorkgroups(...sizes);", "cannot be told from it; --grid tells it"),
        ("const S = 64; pass.dispatchWorkgroups(S / TILE, S / TILE);", 'not taken; --grid "64 / 8, 64 / 8" takes it'),
    ],
)
def test_what_a_script_leaves_open_is_said(call: str, note: str) -> None:
    made, notes = around(call)
    assert made == ""
    assert note in notes[0]


def test_a_comment_in_the_shader_comes_first() -> None:
    assert around("pass.dispatchWorkgroups(gy, gx);", f"// rooftile: dispatch=(1)\n{SHADER}") == ("", ())


def test_a_page_is_explained_with_its_own_dispatch_and_constants(tmp_path: Path) -> None:
    page, shader = tmp_path / "page.html", SHADER.replace("const SIDE = 8u;", "const SIDE = ${TILE}u;")
    page.write_text(PAGE.format(shader=shader, call="pass.dispatchWorkgroups(gx, gy);"))
    assert rooftile.explain(page, M=12, N=20, K=8).verdict.judgement == "right"
    found = rooftile.explain(page, M=12, N=20, K=8, defines={"TILE": "4"})
    assert (found.verdict.judgement, found.launch.grid) == ("right", (5, 3, 1))
    page.write_text(PAGE.format(shader=shader, call="pass.dispatchWorkgroups(gy, gx);"))
    assert rooftile.explain(page, M=12, N=20, K=8).verdict.judgement == "wrong"
