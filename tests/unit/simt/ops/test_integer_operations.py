"""Integer arithmetic and carry chains against the oracle, Python integers and the PTX ISA's words."""

from __future__ import annotations

import numpy as np
import pytest
from operation_harness import Frame, assert_same, check, check_all, execute, instruction, samples

from oracle import values as v
from rooftile.core.errors import PtxError
from rooftile.ptx.program import Immediate, Operand, Register
from rooftile.simt.ops import lower_operation

INTEGERS = ("u16", "u32", "u64", "s16", "s32", "s64")


@pytest.mark.parametrize("kind", INTEGERS)
def test_two_operands(kind: str) -> None:
    opcodes = ("add", "sub", "mul.lo", "mul.hi", "min", "max")
    check_all([(f"{opcode}.{kind}", kind) for opcode in opcodes], [kind, kind])


@pytest.mark.parametrize("kind", ["u16", "s16", "u32", "s32"])
def test_wide_products(kind: str) -> None:
    wide = f"{kind[0]}{2 * v.width(kind)}"
    check(f"mul.wide.{kind}", [kind, kind], wide)
    check(f"mad.wide.{kind}", [kind, kind, wide], wide)


@pytest.mark.parametrize("kind", INTEGERS)
def test_three_operands(kind: str) -> None:
    check_all([(f"{opcode}.{kind}", kind) for opcode in ("mad.lo", "mad.hi", "sad")], [kind] * 3)


@pytest.mark.parametrize("kind", ["s16", "s32", "s64"])
def test_sign(kind: str) -> None:
    check_all([(f"abs.{kind}", kind), (f"neg.{kind}", kind)], [kind])


@pytest.mark.parametrize("text", ["add.sat.s32", "sub.sat.s32"])
def test_saturation(text: str) -> None:
    check(text, ["s32", "s32"], "s32")


def test_saturating_multiply_add() -> None:
    check("mad.hi.sat.s32", ["s32"] * 3, "s32")


@pytest.mark.parametrize("kind", ["u32", "s32"])
@pytest.mark.parametrize("half", ["lo", "hi"])
def test_24_bit_products(half: str, kind: str) -> None:
    check(f"mul24.{half}.{kind}", [kind, kind], kind)
    check(f"mad24.{half}.{kind}", [kind] * 3, kind)


@pytest.mark.parametrize("kind", INTEGERS)
def test_division(kind: str) -> None:
    cases = [(f"div.{kind}", kind), (f"rem.{kind}", kind)]
    check_all(cases, [kind, kind], count=2048, keep=lambda a, b: b != 0)


@pytest.mark.parametrize("kind", INTEGERS)
def test_division_by_zero_does_not_trap(kind: str) -> None:
    bits = v.width(kind)
    dividends = samples([kind], 32)[0]
    zeros = np.zeros_like(dividends)
    (quotient,) = execute(f"div.{kind}", [dividends, zeros], [bits, bits], [bits])
    (remainder,) = execute(f"rem.{kind}", [dividends, zeros], [bits, bits], [bits])
    np.testing.assert_array_equal(quotient, np.full_like(dividends, (1 << bits) - 1))
    np.testing.assert_array_equal(remainder, dividends)


@pytest.mark.parametrize("divisor", [1, 3, 7, 1 << 31, -1, -5])
def test_division_by_a_constant(divisor: int) -> None:
    (dividends,) = samples(["s32"])
    immediate = Immediate(divisor & (2**64 - 1))
    (quotient,) = execute("div.s32", [dividends, immediate], [32, 32], [32])
    signed = divisor - 2**32 if divisor == 1 << 31 else divisor
    exact = [int(x) for x in dividends.astype(np.uint32).view(np.int32)]
    np.testing.assert_array_equal(
        quotient,
        v.from_python([int(abs(x) // abs(signed)) * (1 if (x < 0) == (signed < 0) else -1) for x in exact], 32),
    )


@pytest.mark.parametrize("kind", ["u16", "s16"])
def test_packed_halfwords(kind: str) -> None:
    a, b = samples(["b32", "b32"])
    for opcode in ("add", "min", "max", "max.relu"):
        if opcode == "max.relu" and kind == "u16":
            continue
        (got,) = execute(f"{opcode}.{kind}x2", [a, b], [32, 32], [32])
        expected = np.zeros_like(a)
        for half in (np.uint64(0), np.uint64(16)):
            x, y = (v.integers(s >> half, kind).astype(np.int64) for s in (a, b))
            part = {
                "add": x + y,
                "min": np.minimum(x, y),
                "max": np.maximum(x, y),
                "max.relu": np.maximum(np.maximum(x, y), 0),
            }[opcode]
            expected |= (part.astype(np.uint64) & np.uint64(0xFFFF)) << half
        assert_same(opcode, [a, b], got, expected, "b32")


def _chain(opcodes: list[str], bits: int) -> tuple[list[np.ndarray], list[np.ndarray]]:
    """Operands and results of a sum or difference of numbers of ``len(opcodes)`` words."""
    words = len(opcodes)
    sources = [samples([f"u{bits}"], 256, seed=i)[0] for i in range(2 * words)]
    for i in range(1, 2 * words):  # combine the edges differently
        sources[i] = np.roll(sources[i], 5 * i)

    def lower(frame: Frame, operands: list[Operand], destinations: list[Register]) -> None:
        for i, opcode in enumerate(opcodes):
            ins = instruction(f"{opcode}.u{bits}", [destinations[i]], [operands[i], operands[words + i]])
            lower_operation(frame, ins)

    return sources, execute(lower, sources, [bits] * (2 * words), [bits] * words)


def _joined(words: list[np.ndarray], bits: int) -> list[int]:
    return [sum(int(word) << (bits * i) for i, word in enumerate(row)) for row in zip(*words, strict=True)]


@pytest.mark.parametrize("bits", [32, 64])
@pytest.mark.parametrize("opcode", ["add", "sub"])
def test_carry_chain(opcode: str, bits: int) -> None:
    sources, results = _chain([f"{opcode}.cc", f"{opcode}c.cc", f"{opcode}c"], bits)
    a, b = _joined(sources[:3], bits), _joined(sources[3:], bits)
    sign = 1 if opcode == "add" else -1
    assert _joined(results, bits) == [(x + sign * y) % (1 << (3 * bits)) for x, y in zip(a, b, strict=True)]


def test_multiply_add_with_carry() -> None:
    a, b, low, high = (np.roll(samples(["u32"], 256, seed=i)[0], 7 * i) for i in range(4))

    def lower(frame: Frame, operands: list[Operand], destinations: list[Register]) -> None:
        x, y, c0, c1 = operands
        lower_operation(frame, instruction("mad.lo.cc.u32", [destinations[0]], [x, y, c0]))
        lower_operation(frame, instruction("madc.hi.u32", [destinations[1]], [x, y, c1]))

    results = execute(lower, [a, b, low, high], [32] * 4, [32, 32])
    products = [int(x) * int(y) for x, y in zip(a, b, strict=True)]
    addends = _joined([low, high], 32)
    assert _joined(results, 32) == [(p + c) % 2**64 for p, c in zip(products, addends, strict=True)]


def test_carry_without_a_chain_is_an_error() -> None:
    with pytest.raises(PtxError, match=r"addc\.u32"):
        execute("addc.u32", [np.zeros(32), np.zeros(32)], [32, 32], [32])


@pytest.mark.parametrize("signs", ["u32.u32", "u32.s32", "s32.u32", "s32.s32"])
def test_byte_dot_products(signs: str) -> None:
    a, b, c = samples(["b32"] * 3)
    a_kind, b_kind = signs.split(".")

    def part(word: np.ndarray, index: int, bits: int, kind: str) -> np.ndarray:
        return v.integers(word >> np.uint64(bits * index), f"{kind[0]}{bits}").astype(np.int64)

    total = c.astype(np.int64)
    four = sum((part(a, i, 8, a_kind) * part(b, i, 8, b_kind) for i in range(4)), total)
    (got,) = execute(f"dp4a.{signs}", [a, b, c], [32] * 3, [32])
    assert_same("dp4a", [a, b, c], got, four.astype(np.uint64) & np.uint64(0xFFFFFFFF), "b32")
    for half, first in (("lo", 0), ("hi", 2)):
        two = sum((part(a, i, 16, a_kind) * part(b, first + i, 8, b_kind) for i in range(2)), total)
        (got,) = execute(f"dp2a.{half}.{signs}", [a, b, c], [32] * 3, [32])
        assert_same(f"dp2a.{half}", [a, b, c], got, two.astype(np.uint64) & np.uint64(0xFFFFFFFF), "b32")
