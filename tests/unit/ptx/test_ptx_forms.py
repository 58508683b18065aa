"""Structured addresses: held against those that kernels form when they run, and the loops around them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from one_thread import run

from rooftile.core.address import AddressForm, Loop, Quantity, Sum
from rooftile.core.source import Compiled
from rooftile.ptx import load, parse
from rooftile.ptx.forms import addresses, loops_around
from rooftile.ptx.trace import trace_addresses

FUNCTIONS: dict[str, Callable[[int, int], int]] = {
    "/": lambda a, b: a // b,
    "%": lambda a, b: a % b,
    "&": lambda a, b: a & b,
    "min": min,
    "max": max,
}


def evaluate(formula: Sum, values: dict[str, int]) -> int:
    def of(quantity: Quantity) -> int:
        if quantity.kind == "function":
            a, b = (evaluate(argument, values) for argument in quantity.arguments)
            return FUNCTIONS[quantity.name](a, b)
        return values[quantity.name]

    total = 0
    for term in formula:
        product = term.coefficient
        for factor in term.factors:
            product *= of(factor)
        total += product
    return total


@pytest.mark.parametrize("name", ["naive", "swapped", "tiled16", "tiled32", "tiled32_transposed", "coarse2"])
def test_forms_give_the_addresses(name: str, reference: Callable[[str], Compiled]) -> None:
    kernel = load(reference(name))
    m, n, k = 256, 192, 128
    special = {"tid.x": 5, "tid.y": 3, "ctaid.x": 2, "ctaid.y": 1, "ntid.x": 16, "ntid.y": 16}
    ran = run(kernel, [None, None, None, m, n, k], special)
    trips = {"iter": 1 << 30, "iter2": 8}  # of coarse2's loop over a tile, four steps at a time
    checked = 0
    for instruction in kernel.accesses:
        access = instruction.access
        assert access is not None
        assert access.form is not None
        assert access.form.element_bytes == 4
        for number, offset in enumerate(ran.offsets.get(access.index, [])):
            values, rest = {"M": m, "N": n, "K": k, **special}, number
            for loop in reversed(access.form.loops):
                rest, values[loop.counter] = divmod(rest, trips[loop.counter])
            assert evaluate(access.form.offset, values) == offset, access.affine
            checked += 1
    assert checked > 50


def test_only_counted_accesses_have_an_address_and_merged_ones_their_lowest(
    reference: Callable[[str], Compiled],
) -> None:
    kernel = load(reference("tiled16"))
    found = addresses(kernel)
    leaders = {i.index for i in kernel.accesses if i.access and i.access.is_leader}
    assert set(found) == leaders
    assert len(leaders) < len(kernel.accesses)


HEADER = """.version 9.0
.target sm_90
.address_size 64
.visible .entry k(.param .u64 k_0, .param .u32 k_1)
{
 .reg .pred %p<9>; .reg .b32 %r<99>; .reg .b64 %rd<99>; .reg .f32 %f<9>;
 ld.param.u64 %rd1, [k_0]; ld.param.u32 %r1, [k_1]; mov.u32 %r2, %tid.x; mov.u32 %r3, %ctaid.x;
"""


def forms_of(body: str) -> list[AddressForm]:
    kernel, _ = trace_addresses(parse(HEADER + body + "\n ret;\n}").kernels["k"])
    return [i.access.form for i in kernel.accesses if i.access is not None and i.access.form is not None]


@pytest.mark.parametrize(
    ("insert", "expected"),
    [
        ("and.b32 %r4, %r2, 127; bfi.b32 %r5, %r3, %r4, 7, 25;", lambda tid, ctaid: tid % 128 + 128 * ctaid),
        ("and.b32 %r4, %r2, 127; bfi.b32 %r5, %r3, %r4, 7, 2;", lambda tid, ctaid: tid % 128 + 128 * (ctaid % 4)),
    ],
)
def test_bits_inserted_above_others_are_a_sum(insert: str, expected: Callable[[int, int], int]) -> None:
    (form,) = forms_of(f"{insert} mul.wide.u32 %rd2, %r5, 4; add.s64 %rd3, %rd1, %rd2; ld.global.f32 %f1, [%rd3];")
    for tid in (0, 1, 127, 128, 1000):
        for ctaid in (0, 1, 5, 77):
            assert evaluate(form.offset, {"tid.x": tid, "ctaid.x": ctaid}) == 4 * expected(tid, ctaid)


def test_bits_inserted_over_others_are_not_guessed() -> None:
    (form,) = forms_of(
        "bfi.b32 %r5, %r3, %r2, 2, 4; mul.wide.u32 %rd2, %r5, 4; add.s64 %rd3, %rd1, %rd2; ld.global.f32 %f1, [%rd3];"
    )
    assert "unknown" in {factor.kind for term in form.offset for factor in term.factors}


NESTED = """
 mov.u32 %r10, 0; mov.u64 %rd2, %rd1;
OUTER:
 mov.u32 %r11, 0; mov.u64 %rd3, %rd2;
INNER:
 ld.global.f32 %f1, [%rd3];
 add.s64 %rd3, %rd3, 4; add.s32 %r11, %r11, 1; setp.lt.s32 %p1, %r11, %r1; @%p1 bra INNER;
 ld.global.f32 %f2, [%rd2];
 add.s64 %rd2, %rd2, 256; add.s32 %r10, %r10, 1; setp.lt.s32 %p2, %r10, %r1; @%p2 bra OUTER;
 ld.global.f32 %f3, [%rd1];
"""


def test_loops_stand_outermost_first() -> None:
    inner, outer, after = forms_of(NESTED)
    assert len(inner.loops) == 2
    assert outer.loops == inner.loops[:1]
    assert after.loops == ()
    values = dict(zip((loop.counter for loop in inner.loops), (3, 5), strict=True))
    assert evaluate(inner.offset, values) == 3 * 256 + 5 * 4
    assert inner.loops[0].header < inner.loops[1].header


def test_a_value_of_several_paths_names_them() -> None:
    (form,) = forms_of("""
 mov.u32 %r4, 0;
 setp.lt.s32 %p1, %r1, 4; @%p1 bra JOIN;
 mov.u32 %r4, 12;
JOIN:
 mul.wide.u32 %rd2, %r4, 4; add.s64 %rd3, %rd1, %rd2; ld.global.f32 %f1, [%rd3];
""")
    (start,) = [factor for term in form.offset for factor in term.factors]
    assert start.kind == "unknown"
    assert sorted(evaluate(alternative.value, {}) for alternative in start.alternatives) == [0, 12]
    assert len({alternative.source for alternative in start.alternatives}) == 2


def test_a_loop_is_what_can_come_back() -> None:
    kernel = parse(HEADER + NESTED + "\n ret;\n}").kernels["k"]
    labels = kernel.labels
    latch = next(b.index for b in kernel.blocks if labels["INNER"] in b.successors and b.index >= labels["INNER"])
    around = loops_around(kernel, [("iter", labels["INNER"], frozenset({latch}))])
    header = kernel.blocks[labels["INNER"]].instructions[0].index
    assert {block for block, loops in around.items() if loops} == set(range(labels["INNER"], latch + 1))
    assert around[latch] == (Loop("iter", header),)


def test_what_shares_parts_is_not_written_out_without_end(cuda: Callable[..., Compiled]) -> None:
    """Each step takes the last one twice: written out it would have 2**STEPS quantities."""
    text = """__global__ void k(float* a, unsigned x) {
      unsigned y = threadIdx.x;
    #pragma unroll
      for (int i = 0; i < STEPS; ++i) y = min(y / (x + i), y % (x + i));
      a[y] = 1;
    }"""
    short, long = (load(cuda(text, STEPS=steps)) for steps in (3, 40))
    (few,), (many,) = ([i.access for i in kernel.accesses] for kernel in (short, long))
    assert few is not None
    assert few.form is not None
    assert many is not None
    assert many.form is None
