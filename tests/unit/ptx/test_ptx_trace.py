"""Traced addresses, held against the addresses that the kernels form when they run."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st
from one_thread import run

from rooftile.core.source import Compiled, Parameter, Signature
from rooftile.ptx import load, parse
from rooftile.ptx.trace import source_name, trace_addresses


def evaluate(text: str, values: dict[str, int]) -> int:
    """Value of a printed sum."""
    expression = re.sub(r"(n?(?:cta|t)id)\.([xyz])", r"\1_\2", text).replace("/", "//")
    result = eval(expression, {"__builtins__": {}, "min": min, "max": max}, values)
    assert isinstance(result, int)
    return result


def underscored(special: dict[str, int]) -> dict[str, int]:
    return {name.replace(".", "_"): value for name, value in special.items()}


THREADS = [
    {"tid.x": 5, "tid.y": 3, "ctaid.x": 2, "ctaid.y": 1, "ntid.x": 16, "ntid.y": 16},
    {"tid.x": 0, "tid.y": 15, "ctaid.x": 0, "ctaid.y": 3, "ntid.x": 16, "ntid.y": 16},
]


@pytest.mark.parametrize("name", ["naive", "swapped", "tiled16", "tiled32", "tiled32_transposed", "coarse2"])
def test_affine_forms_give_the_addresses(name: str, reference: Callable[[str], Compiled]) -> None:
    kernel = load(reference(name))
    m, n, k = 256, 192, 128
    inner = 8 if name == "coarse2" else 1  # trips of the loop over a tile, four steps at a time
    for special in THREADS:
        ran = run(kernel, [None, None, None, m, n, k], special)
        checked = 0
        for instruction in kernel.accesses:
            access = instruction.access
            assert access is not None
            assert access.affine is not None
            for number, offset in enumerate(ran.offsets.get(access.index, [])):
                counters = {"iter": number // (inner if "iter2" in access.affine else 1), "iter2": number % inner}
                values = {"M": m, "N": n, "K": k, **underscored(special), **counters}
                assert evaluate(access.affine, values) == offset, access.affine
                checked += 1
        assert checked > 50


@pytest.mark.parametrize(
    ("name", "arrays"),
    [("naive", {"A", "B", "C"}), ("tiled16", {"A", "B", "C", "a", "b"}), ("coarse2", {"A", "B", "C", "a", "b"})],
)
def test_arrays_have_their_source_names(name: str, arrays: set[str], reference: Callable[[str], Compiled]) -> None:
    assert {i.access.array for i in load(reference(name)).accesses if i.access} == arrays


def test_forms_are_readable(reference: Callable[[str], Compiled]) -> None:
    forms = {i.access.affine for i in load(reference("tiled16")).accesses if i.access and i.access.space == "global"}
    assert forms == {
        "4*(K*(16*ctaid.y + tid.y) + tid.x + 16*iter)",
        "4*(N*(tid.y + 16*iter) + 16*ctaid.x + tid.x)",
        "4*(N*(16*ctaid.y + tid.y) + 16*ctaid.x + tid.x)",
    }


HEADER = """.version 9.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_0, .param .u64 k_1, .param .u32 k_2, .param .u64 k_3)
{
 .reg .pred %p<9>; .reg .b32 %r<99>; .reg .b64 %rd<99>; .reg .f32 %f<9>;
 .shared .align 16 .b8 _ZZ1kPfE4tile[512];
 .shared .align 16 .b8 other[512];
 ld.param.u64 %rd1, [k_0]; ld.param.u64 %rd2, [k_1]; ld.param.u32 %r1, [k_2]; ld.param.u64 %rd3, [k_3];
 mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x;
"""
SIGNATURE = Signature(
    "k",
    "k",
    (
        Parameter("A", "pointer", "float32", 8),
        Parameter("B", "pointer", "float32", 8),
        Parameter("N", "scalar", "int32", 4),
        Parameter("lda", "scalar", "int64", 8),
    ),
)


def traced(body: str, signature: Signature | None = SIGNATURE) -> list[tuple[str | None, str | None, str]]:
    """Array, affine form and space of every access."""
    kernel, _ = trace_addresses(parse(HEADER + body + " ret; }").kernels["k"], signature)
    return [(i.access.array, i.access.affine, i.access.space) for i in kernel.accesses if i.access]


def test_generic_accesses_are_resolved() -> None:
    assert traced("""
        cvta.to.global.u64 %rd4, %rd1; ld.f32 %f1, [%rd4+8];
        ld.f32 %f1, [%rd2];
        mov.u32 %r4, _ZZ1kPfE4tile; cvt.u64.u32 %rd5, %r4; cvta.shared.u64 %rd6, %rd5; st.f32 [%rd6+4], %f1;
        ld.u64 %rd7, [%rd2]; ld.f32 %f2, [%rd7];
    """) == [
        ("A", "8", "global"),
        ("B", "0", "global"),
        ("tile", "4", "shared"),
        ("B", "0", "global"),
        (None, None, "generic"),
    ]


def test_two_possible_arrays_are_not_guessed() -> None:
    assert traced("""
        setp.eq.s32 %p1, %r2, 0;
        selp.b64 %rd4, %rd1, %rd2, %p1; ld.global.f32 %f1, [%rd4];
        mov.u64 %rd5, %rd1; @%p1 bra L; mov.u64 %rd5, %rd2; L: ld.global.f32 %f1, [%rd5];
        selp.b64 %rd6, %rd1, %rd1, %p1; ld.global.f32 %f1, [%rd6];
    """) == [(None, None, "global"), (None, None, "global"), ("A", "0", "global")]


def test_a_scalar_of_64_bits_is_no_array() -> None:
    body = "add.s64 %rd4, %rd1, %rd3; ld.global.f32 %f1, [%rd4];"
    assert traced(body) == [("A", "lda", "global")]
    assert traced(body, None) == [(None, None, "global")]
    assert traced("cvta.to.global.u64 %rd5, %rd1; add.s64 %rd4, %rd5, %rd3; ld.global.f32 %f1, [%rd4];", None) == [
        ("k_0", "k_3", "global")
    ]


def test_a_pointer_moved_by_an_unknown_amount_keeps_its_array() -> None:
    assert traced("""
        mov.u64 %rd4, %rd1;
        L: ld.global.f32 %f1, [%rd4]; ld.global.s32 %r5, [%rd2]; mul.wide.s32 %rd5, %r5, 4; add.s64 %rd4, %rd4, %rd5;
        setp.ne.s32 %p1, %r5, 0; @%p1 bra L;
    """) == [("A", None, "global"), ("B", "0", "global")]


def test_registers_are_reused() -> None:
    """One register, three values in one block."""
    assert traced("""
        mul.wide.u32 %rd4, %r2, 4; add.s64 %rd4, %rd4, %rd1; ld.global.f32 %f1, [%rd4];
        add.s64 %rd4, %rd4, 128; ld.global.f32 %f1, [%rd4];
        mov.u64 %rd4, %rd2; ld.global.f32 %f1, [%rd4+4];
    """) == [("A", "4*tid.x", "global"), ("A", "4*(tid.x + 32)", "global"), ("B", "4", "global")]


def test_nested_loops_have_a_counter_each() -> None:
    assert traced("""
        mov.u64 %rd4, %rd1; mov.u32 %r10, 0;
        OUTER: mov.u64 %rd5, %rd4; mov.u32 %r11, 0;
        INNER: ld.global.f32 %f1, [%rd5]; add.s64 %rd5, %rd5, 4; add.s32 %r11, %r11, 1;
        setp.lt.s32 %p1, %r11, 7; @%p1 bra INNER;
        mul.wide.u32 %rd6, %r1, 4; add.s64 %rd4, %rd4, %rd6; add.s32 %r10, %r10, 1;
        setp.lt.s32 %p1, %r10, 9; @%p1 bra OUTER;
    """) == [("A", "4*(N*iter + iter2)", "global")]


def test_division_of_signed_numbers(cuda: Callable[..., Compiled]) -> None:
    """Compilers write it with shifts and a correction for negative numbers."""
    text = """extern "C" __global__ void signs(const float* A, float* C, int n) {
  C[threadIdx.x / 32] = A[n / 16] * A[n % 16] * A[int(threadIdx.x) % 4];
}"""
    forms = {i.access.affine for i in load(cuda(text)).accesses if i.access}
    assert forms == {"4*(tid.x / 32)", "4*(n / 16)", "4*(n % 16)", "4*(tid.x % 4)"}


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("_ZZ6tiled_ILi16EEvPKfS1_PfiiiE2As", "As"),
        ("_ZZ6kernelPfE4tile_0", "tile"),
        ("_ZN4tile4rowsE", "tile::rows"),
        ("_ZL5table", "table"),
        ("smem", "smem"),
        ("_Z", "_Z"),
    ],
)
def test_source_names(symbol: str, name: str) -> None:
    assert source_name(symbol) == name


OPERATIONS = ("add", "sub", "mul", "mad", "shl", "shr", "and", "or", "xor", "div", "rem", "min", "max", "bfe")


@st.composite
def programs(draw: st.DrawFn) -> str:
    """Straight-line integer code that ends with a load from A + 4 * register; small enough never to wrap."""
    lines = []
    known = ["%r1", "%r2", "%r3"]
    for number in range(10, 10 + draw(st.integers(1, 6))):
        operation = draw(st.sampled_from(OPERATIONS))
        a = draw(st.sampled_from(known))
        small = str(draw(st.sampled_from([1, 2, 3, 4, 7, 8, 12, 15, 16, 31, 48])))
        b = draw(st.sampled_from([*known, small])) if operation not in ("mul", "shl", "shr", "div", "rem") else small
        sign = draw(st.sampled_from("su"))
        d = f"%r{number}"
        if operation == "mad":
            lines.append(f"mad.lo.{sign}32 {d}, {a}, {small}, {b};")
        elif operation == "bfe":
            lines.append(f"bfe.u32 {d}, {a}, {draw(st.integers(0, 6))}, {draw(st.integers(1, 7))};")
        elif operation in ("shl", "shr"):
            shift = draw(st.integers(0, 5))
            kind = "b32" if operation == "shl" else f"{sign}32"
            lines.append(f"{operation}.{kind} {d}, {a}, {shift};")
        elif operation in ("and", "or", "xor"):
            mask = draw(st.sampled_from([b, "-16", "-4", "-1", "0"])) if operation == "and" else b
            lines.append(f"{operation}.b32 {d}, {a}, {mask};")
        elif operation == "sub":
            lines.append(f"sub.s32 {d}, {a}, {b}; max.s32 {d}, {d}, 0;")
        else:
            lines.append(f"{operation}.{'lo.' if operation == 'mul' else ''}{sign}32 {d}, {a}, {b};")
        known.append(d)
    return " ".join(lines) + f" mul.wide.s32 %rd4, {known[-1]}, 4; add.s64 %rd5, %rd1, %rd4; ld.global.f32 %f1, [%rd5];"


@given(programs(), st.integers(0, 1023), st.integers(0, 7), st.integers(0, 50))
def test_any_index_arithmetic_is_printed_as_it_computes(body: str, tid: int, ctaid: int, n: int) -> None:
    special = {"tid.x": tid, "ctaid.x": ctaid}
    kernel, _ = trace_addresses(parse(HEADER + body + " ret; }").kernels["k"], SIGNATURE)
    access = kernel.accesses[0].access
    assert access is not None
    offsets = run(kernel, [None, None, n, 0], special).offsets[0]
    assert access.affine is not None
    assert "%r" not in access.affine
    value = evaluate(access.affine, {"N": n, **underscored(special)})
    if value < 1 << 31:
        assert [value] == offsets
