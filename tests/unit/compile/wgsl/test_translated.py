"""What a translation computes, where C++ by itself would compute something else."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
import pytest

from rooftile import ptx, simt
from rooftile.compile import compile_kernel
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")


def run(
    body: str, *, before: str = "", threads: int = 1, hazards: bool = False
) -> tuple[npt.NDArray[np.uint32], object]:
    """The 16 words of ``r`` after ``body``, which begin as 100, 101, ..."""
    text = (
        f"@group(0) @binding(0) var<storage, read_write> r: array<u32>;\n{before}\n"
        f"@compute @workgroup_size({threads})\nfn main(@builtin(local_invocation_index) i: u32) {{\n{body}\n}}\n"
    )
    made = compile_kernel(Source("k.wgsl", text, "wgsl"), check=hazards)
    buffer = BufferArgument("r", "r", np.arange(100, 116, dtype=np.uint32), output=True)
    done = simt.execute(
        ptx.load(made), Call(Gemm(1, 1, 1), Launch((1, 1, 1), (threads, 1, 1)), (buffer,)), hazards=hazards
    )
    return done.outputs["r"].view(np.uint32), done.findings


NEXT = """
var<private> n: u32;
fn next() -> u32 { n += 1u; return n; }
fn pair(a: u32, b: u32) -> u32 { return a * 10u + b; }
struct S { a: u32, b: u32 }
"""


@pytest.mark.usefixtures("compiler")
@pytest.mark.slow
def test_operands_are_evaluated_from_left_to_right() -> None:
    """Section 9.1; by the specification itself, for no driver was asked."""
    body = """
    r[0] = next() * 10u + next();
    n = 0; r[1] = pair(next(), next());
    n = 0; let s = S(next(), next()); r[2] = s.a * 10u + s.b;
    n = 0; let v = vec2u(next(), next()); r[3] = v.x * 10u + v.y;
    n = 3; r[next()] = next() * 10u;
    n = 0; r[5] = n + next();
    n = 0; r[6] = pair(n, next());
    n = 0; let a = array<u32, 2>(n, next()); r[7] = a[0] * 10u + a[1];
    n = 6; r[n + 2] += next();
    n = 0; r[9] = select(n, next(), n == 1u);
    n = 8; r[next() + 1u] += 5u;
    """
    got, _ = run(body, before=NEXT)
    assert got[:11].tolist() == [12, 12, 12, 12, 50, 1, 1, 1, 108 + 7, 1, 110 + 5]


@pytest.mark.usefixtures("compiler")
def test_what_others_wrote_is_read_anew_behind_a_barrier() -> None:
    body = "let mine = r[i]; workgroupBarrier(); r[15u - i] = mine + 1u; workgroupBarrier(); r[i] = r[i] * 2u;"
    got, _ = run(body, threads=16)
    assert got.tolist() == [2 * (101 + 15 - i) for i in range(16)]


@pytest.mark.usefixtures("compiler")
def test_workgroup_memory_begins_as_zero_without_a_store() -> None:
    before = "var<workgroup> seen: array<u32, 8>; var<workgroup> never: u32; var<workgroup> once: u32;"
    body = """
    r[i] = seen[i] + never + once;
    workgroupBarrier();
    if i == 0 { once = 7; }
    workgroupBarrier();
    r[i + 8] = once;
    """
    for hazards in (False, True):
        got, findings = run(body, before=before, threads=8, hazards=hazards)
        assert got.tolist() == [0] * 8 + [7] * 8
        assert findings == ()


@pytest.mark.usefixtures("compiler")
@pytest.mark.slow
def test_a_copy_leaves_what_pads_a_structure() -> None:
    before = """
    struct Padded { a: vec2u, b: u32 }
    @group(0) @binding(0) var<storage, read_write> padded: array<Padded>;
    """
    text = f"{before}@compute @workgroup_size(1) fn main() {{ padded[1] = padded[0]; }}"
    made = compile_kernel(Source("k.wgsl", text, "wgsl"))
    buffer = BufferArgument("padded", "padded", np.arange(8, dtype=np.uint32), output=True)
    done = simt.execute(ptx.load(made), Call(Gemm(1, 1, 1), Launch((1, 1, 1), (1, 1, 1)), (buffer,)))
    assert done.outputs["padded"].tolist() == [0, 1, 2, 3, 0, 1, 2, 7]


@pytest.mark.usefixtures("compiler")
def test_several_components_are_assigned_at_once() -> None:
    """Swizzles as places; what a target's name has no letter for stays."""
    body = """
    var v = vec4u(1, 2, 3, 4);
    v.yx = v.xw;
    v.bg += vec2u(10, 20);
    r[0] = v.x; r[1] = v.y; r[2] = v.z; r[3] = v.w;
    var m = array<vec3u, 2>();
    let p = &m[1];
    p.zx = vec2u(5, next());
    m[next() - 1].xy *= vec2u(7) + next();
    r[4] = m[1].x; r[5] = m[1].y; r[6] = m[1].z; r[7] = m[0].x;
    """
    got, _ = run(body, before=NEXT)
    assert got[:8].tolist() == [4, 21, 13, 4, 10, 0, 5, 0]


@pytest.mark.usefixtures("compiler")
def test_constant_results_of_two_parts_are_values() -> None:
    body = "let f = frexp(6.0); r[0] = u32(f.exp); let m = modf(vec2(6.25, 2)); r[1] = u32(m.whole.x + m.fract.x * 4);"
    got, _ = run(body)
    assert got[:2].tolist() == [3, 6 + 1]


@pytest.mark.usefixtures("compiler")
def test_a_read_outside_is_a_nan() -> None:
    got, findings = run("r[0] = select(5u, r[i + 16u], i > 0u); r[1] = u32(bitcast<f32>(r[i + 20u]) != 0.0);")
    assert got[0] == 5
    value, _ = run("r[0] = r[i + 16u];")
    assert np.isnan(value[:1].view(np.float32))[0]
    assert {finding.kind for finding in findings} == {"out-of-bounds"}
