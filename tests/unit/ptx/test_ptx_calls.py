"""Device functions that the compiler left as calls."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType

import pytest
from one_thread import run

from rooftile.core.errors import PtxError
from rooftile.core.source import Compiled
from rooftile.ptx import Kernel, body, load, parse

HEADER = ".version 9.0\n.target sm_90\n.address_size 64\n"


def offsets(kernel: Kernel, *parameters: int | None, **special: int) -> list[list[int]]:
    """Byte offsets of all accesses, in program order."""
    ran = run(kernel, list(parameters), {name.replace("_", "."): value for name, value in special.items()})
    return [ran.offsets.get(number, []) for number in range(len(kernel.accesses))]


CALLS = """
struct Place { int row, col; short depth; };
__device__ __noinline__ int flat(Place p, long long stride) { return p.row * (int)stride + p.col + p.depth; }
__device__ __noinline__ Place place(int x, int y) { return Place{y, x, (short)(x - y)}; }
__device__ __noinline__ int clamp(int x, int limit) { if (x < limit) return x; return limit; }
extern "C" __global__ void called(const float* A, float* C, int stride) {
  int i = flat(place(threadIdx.x, threadIdx.y), stride);
  int j = clamp(i, 100);
  if (threadIdx.x > 2) j = clamp(j, 7);
  C[j] = A[i];
}
extern "C" __global__ void plain(const float* A, float* C, int stride) { C[0] = A[0]; }
"""


@pytest.mark.parametrize(("x", "y"), [(1, 4), (5, 3), (2, 90)])
def test_calls_compute_what_the_source_says(x: int, y: int, cuda: Callable[..., Compiled]) -> None:
    compiled = cuda(CALLS, "called")
    assert "call" in compiled.ptx
    kernel = load(compiled)
    assert not any(i.opcode == "call" for i in kernel.instructions)
    i = y * 10 + x + (x - y)
    j = min(i, 100, 7 if x > 2 else 100)
    assert offsets(kernel, None, None, 10, tid_x=x, tid_y=y) == [[4 * i], [4 * j]]


def test_inlined_lines_know_their_call(cuda: Callable[..., Compiled]) -> None:
    kernel = load(cuda(CALLS, "called"))
    inner = [i.location for i in kernel.instructions if i.location and i.location.line == 3]
    assert inner
    assert all(at and at.inlined_at and at.inlined_at.line == 7 for at in inner)


def test_other_kernels_do_not_matter(cuda: Callable[..., Compiled]) -> None:
    recursive = "__device__ __noinline__ int f(int n) { return n < 2 ? n : f(n - 1) * f(n - 2); }\n"
    text = recursive + CALLS + 'extern "C" __global__ void deep(float* C) { C[f(threadIdx.x)] = 0; }'
    assert load(cuda(text, "plain")).name == "plain"
    with pytest.raises(PtxError, match="recursive") as caught:
        load(cuda(text, "deep"))
    assert caught.value.location is not None
    assert caught.value.location.line == 1


def test_printing_is_left_out_and_assertions_trap(cuda: Callable[..., Compiled]) -> None:
    text = """#include <assert.h>
#include <stdio.h>
extern "C" __global__ void talk(float* C, int n) {
  assert(n > 0);
  if (n > 5) printf("%d\\n", n);
  C[n] = 1;
}"""
    kernel = load(cuda(text))
    assert [i.text for i in kernel.instructions if i.opcode == "trap"] == ["trap"]
    assert offsets(kernel, None, 9)[-1] == [36]


@pytest.mark.parametrize(
    ("call", "message"),
    [
        ("call (r), other, (p);", "not defined"),
        ("call (r), %f, (p), proto;", "indirect"),
    ],
)
def test_what_cannot_be_inlined(call: str, message: str) -> None:
    ptx = f"""{HEADER}.extern .func (.param .b32 q) other (.param .b32 a);
.entry k() {{
 .reg .b64 %f;
 .param .b32 p; .param .b32 r;
 {call}
}}"""
    with pytest.raises(PtxError, match=message) as caught:
        parse(ptx)
    assert caught.value.ptx_line == 8


def test_a_wrong_number_of_arguments() -> None:
    with pytest.raises(PtxError, match="wrong number of arguments"):
        parse(HEADER + ".func f(.reg .u32 a) { ret; } .entry k() { call f, (1, 2); }")


def test_register_parameters_and_constants() -> None:
    """The older form of a call, which people write by hand."""
    kernel = parse(
        HEADER
        + """
        .func (.reg .u32 out) twice(.reg .u32 a, .param .b32 b) {
          .reg .b32 %r<3>; ld.param.u32 %r1, [b]; mad.lo.u32 out, a, 2, %r1; ret;
        }
        .entry k(.param .u64 A) {
          .reg .b32 %r<3>; .reg .b64 %rd<3>;
          mov.u32 %r1, 21;
          call (%r2), twice, (%r1, 8);
          ld.param.u64 %rd1, [A];
          cvt.u64.u32 %rd2, %r2;
          add.s64 %rd1, %rd1, %rd2;
          st.global.u32 [%rd1], %r2;
          ret;
        }"""
    ).kernels["k"]
    assert offsets(kernel, None) == [[50]]
    names = [r.name for i in kernel.instructions for r in i.defs()]
    assert len({name for name in names if name.startswith("%r1")}) == 2


PIECES = """
.func (.param .b32 out) f(.param .align 8 .b8 s[16]) {{
  .reg .b32 %r<3>; .reg .b64 %rd<2>; .reg .b16 %h<2>;
  {load}
  st.param.b32 [out], %r1; ret;
}}
.entry k(.param .u64 A) {{
  .reg .b32 %r<3>; .reg .b64 %rd<3>; .reg .b16 %h<2>;
  {{ .param .align 8 .b8 s[16]; .param .b32 out;
    {store}
    call.uni (out), f, (s);
    ld.param.b32 %r1, [out];
  }}
  ld.param.u64 %rd1, [A]; cvt.u64.u32 %rd2, %r1; add.s64 %rd1, %rd1, %rd2; st.global.u32 [%rd1], %r1;
  ret;
}}"""


@pytest.mark.parametrize(
    ("store", "load", "value"),
    [
        (
            "st.param.v2.b32 [s+8], {17, 34};",
            "ld.param.b64 %rd1, [s+8]; shr.u64 %rd1, %rd1, 33; cvt.u32.u64 %r1, %rd1;",
            17,
        ),
        ("mov.b64 %rd1, 0x0000002200000011; st.param.b64 [s], %rd1;", "ld.param.b32 %r1, [s+4];", 34),
        ("mov.b16 %h1, 0x1234; st.param.b8 [s+1], %h1;", "ld.param.u8 %h1, [s+1]; cvt.u32.u16 %r1, %h1;", 0x34),
        ("st.param.b8 [s], 0xFE;", "ld.param.s8 %h1, [s]; cvt.s32.s16 %r2, %h1; neg.s32 %r1, %r2;", 2),
        ("st.param.b32 [s], 5;", "ld.param.b32 %r1, [s+12];", 0),
    ],
)
def test_parts_of_structures(store: str, load: str, value: int) -> None:
    kernel = parse(HEADER + PIECES.format(store=store, load=load)).kernels["k"]
    assert offsets(kernel, None) == [[value]]


@pytest.mark.parametrize(
    ("store", "load", "message"),
    [
        ("st.param.b32 [s+14], 1;", "", "outside"),
        ("st.param.b64 [s], 1; st.param.b32 [s+4], 2;", "", "different widths"),
        ("st.param.b32 [s], 1;", "ld.param.b32 %r1, [s+2];", "different widths"),
        ("", "mov.b64 %rd1, s;", "address of a function's parameter"),
    ],
)
def test_parts_that_are_not_understood(store: str, load: str, message: str) -> None:
    with pytest.raises(PtxError, match=message):
        parse(HEADER + PIECES.format(store=store, load=load))


def test_calls_that_grow_without_end_are_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(body, "MAX_INLINED", 500)
    chain = "".join(f".func f{n}() {{ call f{n + 1}; call f{n + 1}; ret; }}\n" for n in range(40))
    with pytest.raises(PtxError, match="too often"):
        parse(HEADER + chain + ".func f40() { ret; } .entry k() { call f0; }")
    deep = "".join(f".func f{n}() {{ call f{n + 1}; ret; }}\n" for n in range(200))
    with pytest.raises(PtxError, match="nested too deeply"):
        parse(HEADER + deep + ".func f200() { ret; } .entry k() { call f0; }")


def test_inlining_takes_work_that_grows_with_the_number_of_calls() -> None:
    """Every instance has registers of its own; finding names for them must not try all that are taken."""
    function = """.func (.param .b32 out) f(.param .b32 in) {
  .reg .b32 %r<3>;
  ld.param.b32 %r1, [in];
  add.u32 %r2, %r1, 1;
  st.param.b32 [out], %r2;
  ret;
}
"""
    call = "{ .param .b32 a; .param .b32 b; st.param.b32 [a], %r1; call.uni (b), f, (a); ld.param.b32 %r1, [b]; }\n"

    def lines(calls: int) -> int:
        """Lines of Python that are executed: as many on a busy machine."""
        text = f".version 9.0\n.target sm_90\n.address_size 64\n{function}.visible .entry k()\n{{\n.reg .b32 %r<2>;\n"
        executed = 0

        def count(frame: FrameType, event: str, argument: object) -> Callable[..., object]:
            nonlocal executed
            executed += event == "line"
            return count

        before = sys.gettrace()
        sys.settrace(count)
        try:
            module = parse(text + "mov.u32 %r1, 0;\n" + call * calls + "ret;\n}\n")
        finally:
            sys.settrace(before)
        assert len(module.kernels["k"].instructions) > 3 * calls
        return executed

    lines(1)  # what is made once
    assert lines(800) < 10 * lines(100)
