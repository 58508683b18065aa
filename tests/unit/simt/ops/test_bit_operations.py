"""Logic, shifts, bit fields and byte permutation against the oracle."""

from __future__ import annotations

import numpy as np
import pytest
from operation_harness import Frame, assert_same, check, execute, expected, instruction, samples

from rooftile.ptx.program import Immediate, Operand, Register
from rooftile.simt.ops import lower_operation


@pytest.mark.parametrize("kind", ["pred", "b16", "b32", "b64"])
def test_logic(kind: str) -> None:
    for opcode in ("and", "or", "xor"):
        check(f"{opcode}.{kind}", [kind, kind], kind)
    check(f"not.{kind}", [kind], kind)


@pytest.mark.parametrize("kind", ["b16", "b32", "b64"])
def test_cnot(kind: str) -> None:
    check(f"cnot.{kind}", [kind], kind)


@pytest.mark.parametrize(
    "text", [f"shl.b{b}" for b in (16, 32, 64)] + [f"shr.{k}{b}" for k in "bus" for b in (16, 32, 64)]
)
def test_shifts_clamp_their_count(text: str) -> None:
    kind = text.split(".")[1]
    check(text, [kind, "u32"], kind)


@pytest.mark.parametrize("count", [0, 1, 31, 32, 40, 63, 64, 2**32 - 1])
@pytest.mark.parametrize("text", ["shl.b32", "shr.u64", "shr.s16"])
def test_shifts_by_a_constant(text: str, count: int) -> None:
    kind = text.split(".")[1]
    bits = int(kind[1:])
    (a,) = samples([kind], 64)
    (got,) = execute(text, [a, Immediate(count)], [bits, 32], [bits])
    assert_same(text, [a], got, expected(text, [a, np.full_like(a, count)], [bits, 32]), kind)


@pytest.mark.parametrize("text", [f"shf.{d}.{m}.b32" for d in "lr" for m in ("wrap", "clamp")])
def test_funnel_shift(text: str) -> None:
    check(text, ["b32", "b32", "u32"], "b32")


@pytest.mark.parametrize("kind", ["u32", "s32", "u64", "s64"])
def test_bit_field_extract(kind: str) -> None:
    check(f"bfe.{kind}", [kind, "u32", "u32"], kind, count=4096)


@pytest.mark.parametrize("kind", ["b32", "b64"])
def test_bit_field_insert(kind: str) -> None:
    check(f"bfi.{kind}", [kind, kind, "u32", "u32"], kind, count=2048)


@pytest.mark.parametrize("kind", ["u32", "s32", "u64", "s64"])
@pytest.mark.parametrize("opcode", ["bfind", "bfind.shiftamt"])
def test_find_leading_bit(opcode: str, kind: str) -> None:
    check(f"{opcode}.{kind}", [kind], "u32")


@pytest.mark.parametrize("kind", ["b32", "b64"])
def test_counts_and_reversal(kind: str) -> None:
    check(f"popc.{kind}", [kind], "u32")
    check(f"clz.{kind}", [kind], "u32")
    check(f"brev.{kind}", [kind], kind)


@pytest.mark.parametrize("mode", ["clamp", "wrap"])
def test_bit_mask(mode: str) -> None:
    a, b = samples(["u32", "u32"])
    (got,) = execute(f"bmsk.{mode}.b32", [a, b], [32, 32], [32])
    want = []
    for start, length in zip(a.tolist(), b.tolist(), strict=True):
        if mode == "wrap":
            start, length = start & 31, length & 31
        want.append(sum(1 << i for i in range(32) if start <= i < start + length))
    assert got.tolist() == want


@pytest.mark.parametrize("mode", ["clamp", "wrap"])
@pytest.mark.parametrize("kind", ["u32", "s32"])
def test_sign_or_zero_extend(kind: str, mode: str) -> None:
    a, b = samples([kind, "u32"])
    (got,) = execute(f"szext.{mode}.{kind}", [a, b], [32, 32], [32])
    want = []
    for value, length in zip(a.tolist(), b.tolist(), strict=True):
        length = length & 31 if mode == "wrap" else min(length, 32)
        low = value & ((1 << length) - 1)
        negative = kind == "s32" and length > 0 and low >> (length - 1)
        want.append((low - (1 << length) if negative else low) & 0xFFFFFFFF)
    assert got.tolist() == want


@pytest.mark.parametrize("first", range(0, 256, 64))
def test_every_truth_table(first: int) -> None:
    a, b, c = samples(["b32"] * 3, 32)

    def lower(frame: Frame, operands: list[Operand], destinations: list[Register]) -> None:
        for table, destination in enumerate(destinations, first):
            lower_operation(frame, instruction("lop3.b32", [destination], [*operands, Immediate(table)]))

    results = execute(lower, [a, b, c], [32] * 3, [32] * 64, uniform=False)
    for table, got in enumerate(results, first):
        want = np.zeros_like(a)
        for row in range(8):  # the bits of a, b and c, a the highest
            if table >> row & 1:
                want |= (a if row & 4 else ~a) & (b if row & 2 else ~b) & (c if row & 1 else ~c)
        assert_same(f"lop3 {table:#x}", [a, b, c], got, want & np.uint64(0xFFFFFFFF), "b32")


@pytest.mark.parametrize("boolean", ["and", "or", "xor"])
def test_truth_table_with_predicate(boolean: str) -> None:
    a, b, c, q = samples(["b32", "b32", "b32", "pred"], 256)
    c[:64] = b[:64]  # a & (b ^ c) = 0 in some lanes
    value, holds = execute(f"lop3.{boolean}.b32", [a, b, c, Immediate(0x60), q], [32, 32, 32, 32, 1], [32, 1])
    want = a & (b ^ c)
    np.testing.assert_array_equal(value, want)
    function = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}[boolean]
    np.testing.assert_array_equal(holds, function(want != 0, q != 0))


def test_permutation_by_register() -> None:
    check("prmt.b32", ["b32"] * 3, "b32", count=1024)


@pytest.mark.parametrize("selector", [0x3210, 0x7654, 0x0123, 0x5140, 0xBA98, 0xF1E0, 0x4440, 0x88FF])
def test_permutation_by_constant(selector: int) -> None:
    a, b = samples(["b32", "b32"])
    (got,) = execute("prmt.b32", [a, b, Immediate(selector)], [32] * 3, [32])
    assert_same(
        f"prmt {selector:#x}", [a, b], got, expected("prmt.b32", [a, b, np.full_like(a, selector)], [32] * 3), "b32"
    )


# Bytes d.b3 ... d.b0 for c = 0, 1, 2, 3: the PTX ISA's table of prmt's modes.
MODES = {
    "f4e": ("3210", "4321", "5432", "6543"),
    "b4e": ("5670", "6701", "7012", "0123"),
    "rc8": ("0000", "1111", "2222", "3333"),
    "ecl": ("3210", "3211", "3222", "3333"),
    "ecr": ("0000", "1110", "2210", "3210"),
    "rc16": ("1010", "3232", "1010", "3232"),
}


@pytest.mark.parametrize("mode", MODES)
def test_permutation_modes(mode: str) -> None:
    a, b, c = samples(["b32", "b32", "u32"])
    (got,) = execute(f"prmt.b32.{mode}", [a, b, c], [32] * 3, [32])
    want = []
    for x, y, selector in zip(a.tolist(), b.tolist(), c.tolist(), strict=True):
        pair = (y << 32 | x).to_bytes(8, "little")
        want.append(int.from_bytes(bytes(pair[int(digit)] for digit in MODES[mode][selector & 3]), "big"))
    assert got.tolist() == want
    (constant,) = execute(f"prmt.b32.{mode}", [a, b, Immediate(2)], [32] * 3, [32])
    (register,) = execute(f"prmt.b32.{mode}", [a, b, np.full_like(a, 2)], [32] * 3, [32])
    np.testing.assert_array_equal(constant, register)
