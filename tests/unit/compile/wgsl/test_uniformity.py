"""Uniformity: which barriers and subgroup operations are refused, and how their causes are told.

What is allowed and what is refused is the verdict of Tint, the compiler of Chromium.
"""

from __future__ import annotations

import pytest

from rooftile.compile.wgsl.check import check
from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.uniformity import check_uniformity
from rooftile.core.errors import CompileError
from rooftile.core.source import Diagnostic, Source

FRAME = """\
enable subgroups;
@group(0) @binding(0) var<storage, read_write> buf: array<u32>;
@group(0) @binding(1) var<storage> ro: array<u32>;
@group(0) @binding(2) var<storage, read_write> at: atomic<u32>;
var<workgroup> wg: array<u32, 4>;
var<workgroup> wa: atomic<u32>;
var<private> pv: u32;
{helpers}
@compute @workgroup_size(64)
fn main(@builtin(local_invocation_index) lid: u32, @builtin(workgroup_id) w: vec3u, @builtin(subgroup_size) ss: u32,
        @builtin(subgroup_id) sg: u32, @builtin(num_subgroups) ns: u32) {{
{body}
}}
"""
SETS = "fn f(p: ptr<function, u32>, v: u32) -> u32 { *p = v; return 1; }"
ALLOWED = [
    ("if arrayLength(&buf) > 0 { workgroupBarrier(); }", ""),
    ("if ss > 0 { workgroupBarrier(); }", ""),
    ("if sg == 0 { _ = subgroupAdd(1); }", ""),
    ("if ns == 0 { workgroupBarrier(); }", ""),
    ("_ = subgroupShuffle(1u, lid);", ""),
    ("@diagnostic(off, subgroup_uniformity) if lid > 0 { _ = subgroupAdd(1); }", ""),
    ("@diagnostic(warning, subgroup_uniformity) if lid > 0 { _ = subgroupAdd(1); }", ""),
    ("var x = 0u; { f(&x); } if x > 0 { workgroupBarrier(); }", "fn f(p: ptr<function, u32>) {}"),
    ("var x = lid; f(&x); if x > 0 { workgroupBarrier(); }", "fn f(p: ptr<function, u32>) { *p = 1; }"),
    ("_ = g(&wg[0]);", "fn g(p: ptr<workgroup, u32>) -> u32 { return workgroupUniformLoad(p); }"),
    ("if workgroupUniformLoad(&wg[1]) > 0 { workgroupBarrier(); }", ""),
    ("if ro[1] > 0 { workgroupBarrier(); }", ""),
    ("if w.x > 0 { workgroupBarrier(); }", ""),
    ("if w.x > 5 { return; } workgroupBarrier();", ""),
    ("for (var i = 0u; i < 10; i++) { if lid + i > 7 { break; } } workgroupBarrier();", ""),
    ("switch lid { case 1 {} default {} } workgroupBarrier();", ""),
    ("switch lid { case 1 { if w.x > 1 { break; } } default {} } workgroupBarrier();", ""),
    ("var x = 0u; if lid > 0 { x = 1; } x = 0; if x > 0 { workgroupBarrier(); }", ""),
    ("var x = lid; let p = &x; *p = 0; if x > 0 { workgroupBarrier(); }", ""),
    ("if f(lid) > 0 { workgroupBarrier(); }", "fn f(a: u32) -> u32 { return 1; }"),
    ("var x = 1u; f(&x);", "fn f(a: ptr<function, u32>) { if *a > 0 { workgroupBarrier(); } }"),
    ("return; if lid > 0 { workgroupBarrier(); }", ""),
    ("loop { continuing { break if lid > 0; } } workgroupBarrier();", ""),
    ("loop { workgroupBarrier(); if lid > 0 { break; } break; }", ""),
    ("if f(&ro[0]) > 0 { workgroupBarrier(); }", "fn f(p: ptr<storage, u32>) -> u32 { return *p; }"),
    ("if ro[w.x] > 1 { workgroupBarrier(); }", ""),
    ("var i = 0u; var a = array(0u, 1); let p = &a[i]; i = lid; if *p > 0 { workgroupBarrier(); }", ""),
    ("if subgroupAdd(1u) > 0 { _ = subgroupAdd(1u); }", ""),
    ("if workgroupUniformLoad(&wg[1]) > 0 { _ = subgroupAdd(1u); }", ""),
    ("if w.x > 0 { _ = subgroupAdd(1u); }", ""),
    ("if sg / 2 == 0 { _ = subgroupAdd(1u); }", ""),
    ("_ = subgroupShuffleUp(lid, 1u);", ""),
    ("_ = subgroupShuffleUp(1u, sg);", ""),
    ("if lid > 1 { f(); }", "@diagnostic(off, subgroup_uniformity) fn f() { _ = subgroupAdd(1u); }"),
    (
        "var x = 0u; var y = lid; f(&x, &y); if y > 0 { workgroupBarrier(); }",
        "fn f(p: ptr<function, u32>, q: ptr<function, u32>) { let t = *p; *p = *q; *q = t; }",
    ),
    ("var y = 1u; if f(&y) > 0 { workgroupBarrier(); }", "fn f(q: ptr<function, u32>) -> u32 { return *q; }"),
    ("var y = lid; if f(&y) > 0 { workgroupBarrier(); }", "fn f(q: ptr<function, u32>) -> u32 { return 1; }"),
    ("var i = 0u; loop { if i > 10 { break; } i += 1; workgroupBarrier(); }", ""),
    ("if lid > 1 { return; } else { return; } workgroupBarrier();", ""),
    ("if w.x > 1 { if w.y > 1 { workgroupBarrier(); } }", ""),
    ("const c = 3; let d = c; if d > 1 { workgroupBarrier(); }", ""),
    ("if o > 1 { workgroupBarrier(); }", "override o: u32 = 3;"),
    (
        "var x = 1u; if x > 0 && f(&x) { workgroupBarrier(); }",
        "fn f(p: ptr<function, u32>) -> bool { *p = pv; return true; }",
    ),
    ("var x = lid; f(&x); if x > 0 { workgroupBarrier(); }", "fn f(p: ptr<function, u32>) { let q = p; *q = 1; }"),
    ("while true { if w.x > 1 { break; } workgroupBarrier(); }", ""),
    ("for (var i = 0u; i < lid; i++) {} workgroupBarrier();", ""),
    ("if lid > 0 { let c = 1u; if c > 0 {} } workgroupBarrier();", ""),
    ("var x = 1u; x += f(&x, lid); if x > 0 { workgroupBarrier(); }", SETS),
    ("var v = vec2(1u, 1); var i = 0u; v[i] = f(&i, lid); if v.x > 0 { workgroupBarrier(); }", SETS),
]
REFUSED = [
    ("var x = lid; x += f(&x, 1u); if x > 0 { workgroupBarrier(); }", SETS),
    ("if atomicLoad(&at) > 0 { workgroupBarrier(); }", ""),
    ("if atomicAdd(&at, 1) > 0 { workgroupBarrier(); }", ""),
    ("if atomicLoad(&wa) > 0 { workgroupBarrier(); }", ""),
    ("if subgroupAdd(1) > 0 { workgroupBarrier(); }", ""),
    ("if lid > 0 { _ = subgroupAdd(1); }", ""),
    ("if subgroupAny(lid > 3) { _ = subgroupAdd(1); }", ""),
    ("if sg == 0 { workgroupBarrier(); }", ""),
    ("_ = subgroupShuffleUp(1u, lid);", ""),
    ("_ = subgroupShuffleXor(1u, lid);", ""),
    (
        "@diagnostic(warning, subgroup_uniformity) if lid > 0 { _ = subgroupAdd(1); }"
        "if lid > 2 { workgroupBarrier(); }",
        "",
    ),
    ("var x = 0u; if lid > 0 { f(&x); } if x > 0 { workgroupBarrier(); }", "fn f(p: ptr<function, u32>) {}"),
    ("var x = array(lid, 1); f(&x[0]); if x[0] > 0 { workgroupBarrier(); }", "fn f(p: ptr<function, u32>) { *p = 1; }"),
    ("var x = 1u; f(&x, lid); if x > 0 { workgroupBarrier(); }", "fn f(p: ptr<function, u32>, v: u32) { *p = v; }"),
    ("_ = g(&wg[lid]);", "fn g(p: ptr<workgroup, u32>) -> u32 { return workgroupUniformLoad(p); }"),
    ("_ = workgroupUniformLoad(&wg[lid]);", ""),
    ("if wg[1] > 0 { workgroupBarrier(); }", ""),
    ("if ro[lid] > 0 { workgroupBarrier(); }", ""),
    ("if pv > 0 { workgroupBarrier(); }", ""),
    ("if lid > 5 { return; } workgroupBarrier();", ""),
    ("for (var i = 0u; i < 10; i++) { workgroupBarrier(); if lid + i > 7 { break; } }", ""),
    ("for (var i = 0u; i < 10; i++) { if lid + i > 7 { return; } } workgroupBarrier();", ""),
    ("for (var i = 0u; i < 10; i++) { if lid + i > 7 { continue; } workgroupBarrier(); }", ""),
    ("for (var i = 0u; i < 10; i++) { workgroupBarrier(); if lid + i > 7 { continue; } }", ""),
    ("for (var i = 0u; i < lid; i++) { workgroupBarrier(); }", ""),
    ("for (var i = lid; i < 10; i++) { workgroupBarrier(); }", ""),
    ("var i = lid; while i < 10 { i++; workgroupBarrier(); }", ""),
    ("switch lid { case 1 { workgroupBarrier(); } default {} }", ""),
    ("switch lid { case 1 { return; } default {} } workgroupBarrier();", ""),
    ("if w.x > 0 && lid > 0 { workgroupBarrier(); }", ""),
    ("if lid > 0 && f() {}", "fn f() -> bool { workgroupBarrier(); return true; }"),
    ("let x = select(1u, 2u, lid > 0); if x > 1 { workgroupBarrier(); }", ""),
    ("var x = 0u; if lid > 0 { x = 1; } if x > 0 { workgroupBarrier(); }", ""),
    ("var x = vec2(0u, lid); if x.x > 0 { workgroupBarrier(); }", ""),
    ("var x = vec2(0u, lid); x.y = 0; if x.x > 0 { workgroupBarrier(); }", ""),
    ("var x = vec2(lid, 0); let p = &x; (*p).x = 0; if x.x > 0 { workgroupBarrier(); }", ""),
    ("if f(lid) > 0 { workgroupBarrier(); }", "fn f(a: u32) -> u32 { return a; }"),
    ("if f(lid) > 0 { workgroupBarrier(); }", "fn f(a: u32) -> u32 { if a > 0 { return 1; } return 2; }"),
    ("if lid > 0 { f(); }", "fn f() { workgroupBarrier(); }"),
    ("f(lid);", "fn f(a: u32) { if a > 0 { workgroupBarrier(); } }"),
    ("var x = lid; f(&x);", "fn f(a: ptr<function, u32>) { if *a > 0 { workgroupBarrier(); } }"),
    ("var x = 1u; f(&x); if x > 1 { workgroupBarrier(); }", "fn f(a: ptr<function, u32>) { *a = pv; }"),
    ("if lid > 0 && false { workgroupBarrier(); }", ""),
    ("if false { if lid > 0 { workgroupBarrier(); } }", ""),
    ("loop { if lid > 0 { break; } continuing { workgroupBarrier(); } }", ""),
    ("loop { workgroupBarrier(); continuing { break if lid > 0; } }", ""),
    ("loop { if lid > 0 { return; } workgroupBarrier(); break; }", ""),
    ("if f(&pv) > 0 { workgroupBarrier(); }", "fn f(p: ptr<private, u32>) -> u32 { return *p; }"),
    ("if f(&ro[lid]) > 0 { workgroupBarrier(); }", "fn f(p: ptr<storage, u32>) -> u32 { return *p; }"),
    ("pv = 1; if pv > 1 { workgroupBarrier(); }", ""),
    ("if lid > 1 { _ = quadSwapX(1); }", ""),
    ("if lid > 1 { _ = subgroupElect(); }", ""),
    ("var a = array(0u, 0); a[lid & 1] = 0; if a[0] > 0 { workgroupBarrier(); }", ""),
    ("var a = 0u; a += lid; if a > 0 { workgroupBarrier(); }", ""),
    ("var a = 0u; if lid > 1 { a++; } if a > 0 { workgroupBarrier(); }", ""),
    ("let p = &buf[0]; if *p > 0 { workgroupBarrier(); }", ""),
    ("var i = lid; var a = array(0u, 1); let p = &a[i]; i = 0; if *p > 0 { workgroupBarrier(); }", ""),
    ("if subgroupBroadcastFirst(lid) > 0 { _ = subgroupAdd(1u); }", ""),
    ("if subgroupAdd(1u) > 0 { workgroupBarrier(); }", ""),
    ("if subgroupBroadcast(lid, 0) > 0 { _ = subgroupAdd(1u); }", ""),
    ("if subgroupBallot(lid > 1).x > 0 { _ = subgroupAdd(1u); }", ""),
    ("if subgroupElect() { _ = subgroupAdd(1u); }", ""),
    ("if subgroupInclusiveAdd(1u) > 0 { _ = subgroupAdd(1u); }", ""),
    ("if lid > 1 { _ = subgroupAdd(1u); } if lid > 1{ workgroupBarrier(); }", ""),
    ("@diagnostic(off, subgroup_uniformity) if lid > 1 { f(); }", "fn f() { _ = subgroupAdd(1u); }"),
    ("@diagnostic(off, subgroup_uniformity) if lid > 1 { workgroupBarrier(); }", ""),
    (
        "var x = 0u; f(&x, lid); if x > 0 { workgroupBarrier(); }",
        "fn f(p: ptr<function, u32>, a: u32) { if a > 0 { *p = 1; } }",
    ),
    (
        "var x = 0u; f(&x, lid); if x > 0 { workgroupBarrier(); }",
        "fn f(p: ptr<function, u32>, a: u32) { if a > 0 { return; } *p = 1; }",
    ),
    (
        "var x = 0u; var y = lid; f(&x, &y); if x > 0 { workgroupBarrier(); }",
        "fn f(p: ptr<function, u32>, q: ptr<function, u32>) { let t = *p; *p = *q; *q = t; }",
    ),
    ("var y = lid; if f(&y) > 0 { workgroupBarrier(); }", "fn f(q: ptr<function, u32>) -> u32 { return *q; }"),
    ("var y = 1u; if lid > 0 { y = f(); } if y > 0 { workgroupBarrier(); }", "fn f() -> u32 { return 1; }"),
    ("var i = 0u; loop { if i > 10 { break; } workgroupBarrier(); i = lid; }", ""),
    ("var i = 0u; loop { workgroupBarrier(); continuing { i += lid; break if i > 10; } }", ""),
    ("var i = 0u; loop { if lid > 1 { i = 1; break; } i = 0; break; } if i > 0 { workgroupBarrier(); }", ""),
    ("var i = 0u; for (;;) { if lid>i { break; } i += 1; } if i > 0 { workgroupBarrier(); }", ""),
    ("var i = 0u; switch lid { case 1 { i = 1; } default { i = 2; } } if i > 0 { workgroupBarrier(); }", ""),
    (
        "var i = 0u; switch w.x { case 1 { if lid > 1 { i = 1; break; } i = 2; } default { i = 2; } }"
        "if i > 0 { workgroupBarrier(); }",
        "",
    ),
    (
        "var x = 1u; g(f(&x)); if x > 0 { workgroupBarrier(); }",
        "fn f(p: ptr<function, u32>) -> u32 { *p = pv; return 1; } fn g(a: u32) {}",
    ),
    ("var x = vec2(0u, 0); f(&x); if x.x > 0 { workgroupBarrier(); }", "fn f(p: ptr<function, vec2u>) { p.x = pv; }"),
    ("var x = vec2(0u, lid); f(&x);", "fn f(p: ptr<function, vec2u>) { if p[0] > 0 { workgroupBarrier(); } }"),
    ("loop { switch lid { case 1 { continue; } default {} } workgroupBarrier(); break; }", ""),
    ("if lid > 1 {} else { return; } workgroupBarrier();", ""),
    (
        "if f(lid) > 0 { workgroupBarrier(); }",
        "fn f(a: u32) -> u32 { for (var i = 0u; i<a; i++) { if i > 3 { return 2; } } return 1; }",
    ),
    ("if f(&wg) > 0 { workgroupBarrier(); }", "fn f(p: ptr<workgroup, array<u32, 4>>) -> u32 { return p[0]; }"),
    ("var a = array(0u, 1); a[lid] = 1; if a[0] > 0 { workgroupBarrier(); }", ""),
    ("if lid > 0 {storageBarrier(); }", ""),
    ("if lid > 0 {textureBarrier(); }", ""),
]


def _analyse(body: str, helpers: str = "") -> tuple[Diagnostic, ...]:
    source = Source("k.wgsl", FRAME.format(body=body, helpers=helpers))
    return check_uniformity(check(source, parse(source)))


def _refusal(body: str, helpers: str = "") -> str:
    with pytest.raises(CompileError) as caught:
        _analyse(body, helpers)
    return str(caught.value)


@pytest.mark.parametrize(("body", "helpers"), ALLOWED)
def test_what_all_invocations_reach_together_is_allowed(body: str, helpers: str) -> None:
    assert all(warning.severity == "warning" for warning in _analyse(body, helpers))


@pytest.mark.parametrize(("body", "helpers"), REFUSED)
def test_what_some_invocations_may_not_reach_is_refused(body: str, helpers: str) -> None:
    assert "all invocations of the" in _refusal(body, helpers)


def test_the_condition_and_what_it_depends_on_are_named_with_their_lines() -> None:
    error = _refusal("  let row = lid / 8;\n  if row > 3 {\n    return;\n  }\n  workgroupBarrier();")
    assert (
        "k.wgsl:16:3: error: `workgroupBarrier` has to be reached by all invocations of the workgroup together, and "
        "they part at the condition `row > 3` (line 13): it depends on local_invocation_index"
    ) in error
    assert "k.wgsl:13:6: note: here invocations part\n    if row > 3 {\n       ^~~~~~~" in error
    assert "k.wgsl:10:42: note: this is local_invocation_index" in error


def test_the_condition_next_to_the_cause_is_the_one_that_is_told() -> None:
    error = _refusal("for (var i = 0u; i < 10; i++) { workgroupBarrier(); if lid > i { break; } }")
    assert "part at the condition `lid > i`" in error
    assert "note: this decides whether it is reached" in error


@pytest.mark.parametrize(
    ("body", "helpers", "words"),
    [
        ("if buf[0] > 1 { workgroupBarrier(); }", "", "depends on `buf`, a buffer that invocations may write to"),
        ("if wg[0] > 1 { storageBarrier(); }", "", "depends on `wg`, workgroup memory"),
        ("if pv > 1 { storageBarrier(); }", "", "depends on `pv`, a private variable"),
        ("if atomicLoad(&at) > 1 { storageBarrier(); }", "", "depends on the result of `atomicLoad`"),
        (
            "if f() > 1 { storageBarrier(); }",
            "fn f() -> u32 { return pv; }",
            "the result of `f`, that is on `pv`, a private",
        ),
        (
            "var x = 1u; f(&x); if x > 1 { storageBarrier(); }",
            "fn f(p: ptr<function, u32>) { *p = pv; }",
            "what `f` writes",
        ),
        ("_ = workgroupUniformLoad(&wg[lid]);", "", "the pointer of `workgroupUniformLoad` has to be the same in all"),
        (
            "_ = subgroupShuffleUp(1u, lid);",
            "",
            "`delta` of `subgroupShuffleUp` has to be the same in all invocations of the sub",
        ),
        ("if lid > 1 { f(); }", "fn f() { workgroupBarrier(); }", "note: `f` is called here"),
        ("f(lid);", "fn f(a: u32) { if a > 1 { workgroupBarrier(); } }", "`a` depends on local_invocation_index"),
    ],
)
def test_causes_are_told_in_words(body: str, helpers: str, words: str) -> None:
    assert words in _refusal(body, helpers)


def test_a_structure_of_inputs_is_as_different_as_any_of_them() -> None:
    text = """struct I { @builtin(workgroup_id) w: vec3u, @builtin(local_invocation_index) l: u32 }
    @compute @workgroup_size(64) fn main(i: I) { if i.w.x > 0 { workgroupBarrier(); } }"""
    source = Source("k.wgsl", text)
    with pytest.raises(CompileError, match="depends on `i`, which holds local_invocation_index"):
        check_uniformity(check(source, parse(source)))


def test_a_filter_makes_warnings_of_subgroup_operations() -> None:
    (warning,) = _analyse("@diagnostic(warning, subgroup_uniformity) if lid > 0 { _ = subgroupAdd(1); }")
    assert warning.severity == "warning"
    assert "`subgroupAdd` has to be reached by all invocations of the subgroup together" in warning.message
    (note,) = _analyse("@diagnostic(info, subgroup_uniformity) if lid > 0 { _ = subgroupAdd(1); }")
    assert note.severity == "note"


def test_functions_that_nothing_calls_are_looked_at() -> None:
    assert "depends on `pv`" in _refusal("", "fn unused() { if pv > 0 { workgroupBarrier(); } }")


def test_each_argument_is_read_once() -> None:
    deep = f"{'f(&a[' * 60}lid{'])' * 60}"
    helper = "fn f(p: ptr<function, u32>) -> u32 { return *p; }"
    assert "`workgroupBarrier` has to be reached" in _refusal(
        f"var a: array<u32, 4>; if {deep} > 0 {{ workgroupBarrier(); }}", helper
    )
