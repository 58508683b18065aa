"""``mov``, and what the registry does with instructions it does not know."""

from __future__ import annotations

import numpy as np
import pytest
from operation_harness import Frame, execute, instruction, samples

from rooftile.core.errors import PtxError
from rooftile.core.source import Location
from rooftile.ptx.program import Immediate, Instruction, Register, Sink, Vector
from rooftile.simt.emit import Value
from rooftile.simt.ops import OPCODES, lower_operation


@pytest.mark.parametrize("kind", ["pred", "b16", "u32", "f32", "b64"])
def test_move(kind: str) -> None:
    bits = 1 if kind == "pred" else int(kind[1:])
    (a,) = samples([kind], 64)
    (got,) = execute(f"mov.{kind}", [a], [bits], [bits])
    np.testing.assert_array_equal(got, a)


def test_move_of_a_constant() -> None:
    (got,) = execute("mov.f32", [Immediate(0x3F800000, is_float=True)], [32], [32])
    np.testing.assert_array_equal(got, 0x3F800000)


@pytest.mark.parametrize(("bits", "part"), [(64, 32), (32, 16), (64, 16), (32, 8)])
def test_packing_puts_the_first_element_lowest(bits: int, part: int) -> None:
    count = bits // part
    register = max(part, 16)
    parts = [np.roll(samples([f"b{register}"], 64)[0], 3 * i) for i in range(count)]
    (packed,) = execute(f"mov.b{bits}", [parts], [register], [bits])
    low = np.uint64((1 << part) - 1)
    want = sum(
        ((p & low).astype(np.uint64) << np.uint64(i * part) for i, p in enumerate(parts)),
        np.zeros(len(parts[0]), np.uint64),
    )
    np.testing.assert_array_equal(packed, want)
    unpacked = execute(f"mov.b{bits}", [packed], [bits], [[register] * count])
    np.testing.assert_array_equal(unpacked, [p & low for p in parts])


def test_unpacking_into_a_sink() -> None:
    (a,) = samples(["b64"], 32)

    def lower(frame: Frame, operands: list, destinations: list[Register]) -> None:
        lower_operation(frame, instruction("mov.b64", [Vector((Sink(), destinations[0]))], operands))

    (high,) = execute(lower, [a], [64], [32])
    np.testing.assert_array_equal(high, a >> np.uint64(32))


def _ins(opcode: str, modifiers: tuple[str, ...], types: tuple[str, ...]) -> Instruction:
    register = Register("r", 32)
    return Instruction(0, 0, opcode, modifiers, types, (register,), (register, register), 42, Location("gemm.cu", 7))


@pytest.mark.parametrize(
    ("opcode", "modifiers", "types", "words"),
    [
        ("nosuch", ("2d",), ("f32",), "no such opcode"),
        ("add", (), ("e4m3",), "type"),
        ("add", ("wide",), ("s32",), r"\.wide"),
        ("min", ("xorsign",), ("s32",), r"\.xorsign"),
        ("add", (), (), "type"),
    ],
)
def test_unknown_instructions_are_named(
    opcode: str, modifiers: tuple[str, ...], types: tuple[str, ...], words: str
) -> None:
    ins = _ins(opcode, modifiers, types)
    with pytest.raises(PtxError, match=words) as raised:
        lower_operation(Frame(vector=True), ins)
    error = raised.value
    assert ins.text in error.what
    assert (error.location, error.ptx_line) == (Location("gemm.cu", 7), 42)
    assert error.allowed
    assert error.next_step


@pytest.mark.parametrize(
    ("opcode", "kind", "instead"),
    [
        ("tcgen05", "tensor-core", "fma"),
        ("tex", "textures", "pointers"),
    ],
)
def test_what_is_left_out_is_named_with_what_does_the_same(opcode: str, kind: str, instead: str) -> None:
    ins = _ins(opcode, ("sync",), ("f32",))
    with pytest.raises(PtxError, match=f"{kind}.* cannot be executed") as raised:
        lower_operation(Frame(vector=True), ins)
    assert raised.value.got == ins.text
    assert raised.value.ptx_line == 42
    assert instead in str(raised.value.next_step)


def test_the_heart_of_a_gemm_is_one_instruction() -> None:
    frame = Frame(vector=True)
    registers = [Register(name, 32) for name in "abcd"]
    frame.values = {r.name: Value(f"%{r.name}", 32, True) for r in registers}
    lower_operation(frame, instruction("fma.rn.f32", [registers[3]], registers[:3]))
    calls = [line for line in frame.writer.lines if "bitcast" not in line]
    assert len(calls) == 1
    assert "call <32 x float> @llvm.fma.v32f32(" in calls[0]


def test_opcodes_are_those_that_can_be_lowered() -> None:
    assert {"fma", "cvt", "shfl", "setp", "mov", "lop3", "ex2"} <= OPCODES
    assert not OPCODES & {"ld", "st", "bra", "bar", "atom", "cvta"}
