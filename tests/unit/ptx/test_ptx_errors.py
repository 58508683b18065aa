"""What is wrong in PTX, and where."""

from __future__ import annotations

import pickle

import pytest
from statements import HEADER, REGISTERS, kernel, one

from rooftile.core.errors import PtxError
from rooftile.core.source import Location
from rooftile.ptx import parse


@pytest.mark.parametrize(
    ("text", "message", "line"),
    [
        ("", "no .version", 1),
        ("int main() {}", "not known at module scope", 1),
        (HEADER + ".entry k() {\n mov.u32 %r1, 0;\n}", "not declared", 5),
        (HEADER + ".entry k() {\n .reg .b32 %r<2>;\n mov.u32 %r2, 0;\n}", "not declared", 6),
        (HEADER + ".entry k() {\n bra L;\n}", "label that does not exist", 5),
        (HEADER + ".entry k() {\n L: L: ret;\n}", "defined twice", 5),
        (HEADER + ".entry k() {\n ret;\n", "ends in the middle", 6),
        (HEADER + ".entry k() {\n add.s32 1, 2, 3;\n}", "must be a register", 5),
        (HEADER + ".entry k() {\n .reg .b32 a;\n @a bra L;\n L:}", "must be a predicate", 6),
        (HEADER + ".entry k() {\n .reg .b32 a;\n mov.u32 a, f;\n}\n.func f() { ret; }", "address of a function", 6),
        (HEADER + ".entry k() {\n .reg .b64 a;\n mov.u64 a, v;\n}\n.extern .global .u32 v;", "another file", 6),
        (HEADER + ".entry k() {\n .reg .b64 a;\n mov.u64 a, v;\n}\n.global .u64 v = k;", "cannot be used", 6),
        (HEADER + ".global .u8 v[2] = {1,2,3};", "more initial values", 4),
        (HEADER + ".entry k() {\n .shared .align 3 .b8 v[2];\n}", "power of two", 5),
        (".version 9.0\n.target sm_90\n.address_size 32", "64-bit", 3),
        (HEADER + ".entry k() {\n tex.2d.v4.f32.f32 {a,b,c,d}, [t, {x,y}];\n}", "not declared", 5),
        (HEADER + ".entry k() {\n .reg .b32 %r<5>; prefetch [%r2, {%r3}, %r4];\n}", "syntax error", 5),
        (HEADER + ".entry k() {\n .reg .b32 a;\n mov.u32 a, " + "{" * 5000 + "}" * 5001, "nested too deeply", None),
    ],
)
def test_errors_say_where(text: str, message: str, line: int | None) -> None:
    with pytest.raises(PtxError, match=message) as caught:
        parse(text)
    if line is not None:
        assert caught.value.ptx_line == line
    assert str(pickle.loads(pickle.dumps(caught.value))) == str(caught.value)


def test_errors_name_the_source_line() -> None:
    with pytest.raises(PtxError) as caught:
        kernel(".loc 1 12 3\nmov.u32 %r1, 0;", '.file 1 "k.cu"')
    assert caught.value.location == Location("k.cu", 12, 3)
    assert str(caught.value).startswith("k.cu:12, PTX line ")


@pytest.mark.parametrize(
    ("statement", "got", "allowed"),
    [
        ("add %r1, %r2, %r3;", "add: 0 types", "at least 1"),
        ("add.u32 %r1, %r2;", "add.u32: 1 sources", "2"),
        ("mul.lo.u32 %r1, %r2, %r3, %r4;", "mul.lo.u32: 3 sources", "2"),
        ("fma.rn.f32 %f1, %f2, %f3;", "fma.rn.f32: 2 sources", "3"),
        ("cvt.f32 %f1, %r2;", "cvt.f32: 1 types", "at least 2"),
        ("ld.global %f1, [%rd1];", "ld.global: 0 types", "at least 1"),
        ("st.global.f32 [%rd1];", "st.global.f32: 1 sources", "2 or 3"),
        ("mov.u32 %r1;", "mov.u32: 0 sources", "1"),
        ("setp.lt.s32 %p1, %r1, %r2, %p2, %p3;", "setp.lt.s32: 4 sources", "2 or 3"),
        ("atom.global.add.u32 [%rd1], %r1;", "atom.global.add.u32: no result", "a register"),
        ("activemask.b32;", "activemask.b32: no result", "a register"),
    ],
)
def test_operands_and_types_are_counted(statement: str, got: str, allowed: str) -> None:
    with pytest.raises(PtxError, match="too few or too many operands or types") as caught:
        one(statement)
    assert caught.value.got == got
    assert allowed in str(caught.value.allowed)
    assert caught.value.ptx_line is not None


@pytest.mark.parametrize(
    "statement",
    [
        "setp.lt.and.s32 %p1|%p2, %r1, %r2, !%p3;",
        "min.s32 %r1, %r2, %r3, %r4;",
        "cvt.rn.f16x2.f32 %r1, %f1, %f2;",
        "cvt.pack.sat.s8.s32.b32 %r1, %r2, %r3, %r4;",
        "lop3.or.b32 %r1|%p1, %r2, %r3, %r4, 0xF0, %p2;",
        "shfl.up.b32 %r1|%p1, %r2, 1, 0;",
        "elect.sync %r1|%p1, 0xFFFFFFFF;",
        "ld.global.L2::cache_hint.f32 %f1, [%rd1], %rd2;",
        "atom.global.cas.b32 %r1, [%rd1], %r2, %r3;",
        "red.global.add.f32 [%rd1], %f1;",
        "cp.async.ca.shared.global [%r1], [%rd1], 16;",
        "bar.sync 0;",
        "isspacep.global %p1, %rd1;",
    ],
)
def test_every_count_of_operands_there_is_passes(statement: str) -> None:
    assert statement.partition(".")[0] in [ins.opcode for ins in kernel(REGISTERS + statement).instructions]
