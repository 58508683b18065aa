"""Comparison and selection against the oracle, for every relation and type."""

from __future__ import annotations

import numpy as np
import pytest
from operation_harness import Bits, Frame, assert_same, check, execute, instruction, samples

from oracle import values as v
from oracle.comparison import compare, set_predicates
from rooftile.core.errors import PtxError
from rooftile.ptx.program import Operand, Register
from rooftile.simt.ops import lower_operation

SIGNED = ("eq", "ne", "lt", "le", "gt", "ge")
UNSIGNED = (*SIGNED, "lo", "ls", "hi", "hs")
FLOAT = (*SIGNED, "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan")
RELATIONS = {
    **dict.fromkeys(("s16", "s32", "s64"), SIGNED),
    **dict.fromkeys(("u16", "u32", "u64"), UNSIGNED),
    **dict.fromkeys(("b16", "b32", "b64"), ("eq", "ne")),
    **dict.fromkeys(("f16", "bf16", "f32", "f64"), FLOAT),
}


@pytest.mark.parametrize("kind", RELATIONS)
def test_relations(kind: str) -> None:
    a, b = samples([kind, kind], 64)
    a[:16] = b[:16]
    texts = [f"setp.{relation}.{kind}" for relation in RELATIONS[kind]]

    def lower(frame: Frame, operands: list[Operand], destinations: list[Register]) -> None:
        for i, text in enumerate(texts):
            lower_operation(frame, instruction(text, destinations[2 * i : 2 * i + 2], operands))

    results = execute(lower, [a, b], [v.width(kind)] * 2, [1, 1] * len(texts))
    for text, got, complement in zip(texts, results[::2], results[1::2], strict=True):
        want = compare(instruction(text, [], []), a, b, kind)
        np.testing.assert_array_equal(got != 0, want, err_msg=text)
        np.testing.assert_array_equal(complement != 0, ~want, err_msg=text)


@pytest.mark.parametrize("boolean", ["and", "or", "xor"])
@pytest.mark.parametrize("kind", ["s32", "f32"])
def test_combination_with_a_predicate(kind: str, boolean: str) -> None:
    text = f"setp.lt.{boolean}.{kind}"
    a, b, c = samples([kind, kind, "pred"])
    p, q = execute(text, [a, b, c], [32, 32, 1], [1, 1])
    want = set_predicates(instruction(text, [], []), [a, b, c])
    np.testing.assert_array_equal(p, want[0])
    np.testing.assert_array_equal(q, want[1])


@pytest.mark.parametrize("kind", ["s32", "f16x2"])
def test_predicate_that_is_operand_and_result(kind: str) -> None:
    a, b, c = samples([kind, kind, "pred"])
    want = execute(f"setp.lt.and.{kind}", [a, b, c], [32, 32, 1], [1, 1])

    def lower(frame: Frame, operands: list[Operand], destinations: list[Register]) -> None:
        x, y, p = operands
        lower_operation(frame, instruction(f"setp.lt.and.{kind}", [p, destinations[1]], [x, y, p]))
        lower_operation(frame, instruction("mov.pred", [destinations[0]], [p]))

    np.testing.assert_array_equal(execute(lower, [a, b, c], [32, 32, 1], [1, 1]), want)


def test_flushed_comparison() -> None:
    a, b = samples(["f32", "f32"])
    (got,) = execute("setp.gt.ftz.f32", [a, b], [32, 32], [1])
    np.testing.assert_array_equal(got != 0, compare(instruction("setp.gt.ftz.f32", [], []), a, b, "f32"))


def _halves(kind: str, word: Bits) -> list[Bits]:
    return [word & np.uint64(0xFFFF), word >> np.uint64(16)]


@pytest.mark.parametrize("kind", ["f16x2", "bf16x2"])
@pytest.mark.parametrize("combination", ["", ".and", ".xor"])
def test_packed_comparison(kind: str, combination: str) -> None:
    a, b, c = samples([kind, kind, "pred"])
    sources = [a, b, c] if combination else [a, b]
    results = execute(f"setp.leu{combination}.{kind}", sources, [32, 32, 1][: len(sources)], [1, 1])
    single = instruction(f"setp.leu.{kind[:-2]}", [], [])
    for got, x, y in zip(results, _halves(kind, a), _halves(kind, b), strict=True):
        want = compare(single, x, y, kind[:-2])
        if combination == ".and":
            want &= c != 0
        elif combination == ".xor":
            want ^= c != 0
        np.testing.assert_array_equal(got != 0, want)


@pytest.mark.parametrize(
    "text",
    ["set.eq.u32.s32", "set.lt.s32.f32", "set.ge.f32.u64", "set.neu.u32.f64", "set.hi.u32.u16", "set.lt.f32.f32"],
)
def test_set(text: str) -> None:
    target, source = text.split(".")[-2:]
    check(text, [source, source], target)


def test_set_combined_with_a_predicate() -> None:
    check("set.lt.xor.u32.s32", ["s32", "s32", "pred"], "u32")


@pytest.mark.parametrize(
    ("text", "true"),
    [
        ("set.gt.f16x2.f16x2", 0x3C00),
        ("set.gt.bf16x2.bf16x2", 0x3F80),
        ("set.gt.u32.f16x2", 0xFFFF),
        ("set.gt.u32.bf16x2", 0xFFFF),
    ],
)
def test_packed_set(text: str, true: int) -> None:
    kind = text.split(".")[-1]
    a, b = samples([kind, kind])
    (got,) = execute(text, [a, b], [32, 32], [32])
    want = np.zeros_like(a)
    for i, (x, y) in enumerate(zip(_halves(kind, a), _halves(kind, b), strict=True)):
        holds = compare(instruction(f"setp.gt.{kind[:-2]}", [], []), x, y, kind[:-2])
        want |= np.where(holds, np.uint64(true << 16 * i), np.uint64(0))
    assert_same(text, [a, b], got, want, "b32")


@pytest.mark.parametrize(
    ("text", "true"), [("set.lt.f16.f16", 0x3C00), ("set.lt.u16.f16", 0xFFFF), ("set.lt.bf16.bf16", 0x3F80)]
)
def test_half_set(text: str, true: int) -> None:
    kind = text.split(".")[-1]
    a, b = samples([kind, kind])
    (got,) = execute(text, [a, b], [16, 16], [16])
    holds = compare(instruction(f"setp.lt.{kind}", [], []), a, b, kind)
    np.testing.assert_array_equal(got, np.where(holds, true, 0))


@pytest.mark.parametrize("kind", ["b16", "u32", "s32", "f32", "b64", "f64"])
def test_selection(kind: str) -> None:
    check(f"selp.{kind}", [kind, kind, "pred"], kind)
    check(f"slct.{kind}.s32", [kind, kind, "s32"], kind)
    check(f"slct.{kind}.f32", [kind, kind, "f32"], kind)


@pytest.mark.parametrize("kind", ["f32", "f64"])
@pytest.mark.parametrize("question", ["finite", "infinite", "number", "notanumber", "normal", "subnormal"])
def test_classes(question: str, kind: str) -> None:
    check(f"testp.{question}.{kind}", [kind], "pred")


@pytest.mark.parametrize("text", ["setp.lt.b32", "setp.equ.s32", "setp.lo.f32"])
def test_relations_a_type_does_not_have(text: str) -> None:
    with pytest.raises(PtxError, match="comparison") as raised:
        execute(text, [np.zeros(32), np.zeros(32)], [32, 32], [1])
    assert raised.value.allowed is not None
