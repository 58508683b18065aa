"""What machine instructions read, write and take."""

from __future__ import annotations

import pytest

from rooftile import machine
from rooftile.core.source import SassInstruction
from rooftile.model.machine_code import Operation, decode

H200 = machine.load("h200")


def decoded(opcode: str, operands: str, guard: str | None = None, gpu: machine.Gpu = H200) -> Operation:
    assert gpu.sm is not None
    return decode(SassInstruction(0, opcode, operands, guard, 1), gpu.sm, gpu.timing)


@pytest.mark.parametrize(
    ("opcode", "operands", "writes", "reads"),
    [
        ("FFMA", "R10, R29.reuse, R13, R10", ("R10",), ("R29", "R13", "R10")),
        ("DFMA", "R4, R8, R10, R4", ("R4", "R5"), ("R8", "R9", "R10", "R11", "R4", "R5")),
        ("LDS.128", "R12, [R17+0x10]", ("R12", "R13", "R14", "R15"), ("R17",)),
        ("LDG.E", "R11, desc[UR8][R6.64]", ("R11",), ("UR8", "R6", "R7")),
        ("STS.64", "[R18], R2", (), ("R18", "R2", "R3")),
        ("IMAD.WIDE", "R8, R0, R9, R4", ("R8", "R9"), ("R0", "R9", "R4")),
        ("ISETP.GE.AND", "P0, PT, R9, 0x1, PT", ("P0",), ("R9",)),
        ("IADD3", "R6, P1, R6, 0x40, RZ", ("R6", "P1"), ("R6",)),
        ("IADD3.X", "R5, RZ, R5, RZ, P2, !PT", ("R5",), ("R5", "P2")),
        ("BAR.SYNC.DEFER_BLOCKING", "0x0", (), ()),
    ],
)
def test_registers(opcode: str, operands: str, writes: tuple[str, ...], reads: tuple[str, ...]) -> None:
    operation = decoded(opcode, operands)
    assert operation.writes == writes
    assert operation.reads == reads


def test_a_guard_is_read() -> None:
    assert decoded("LDG.E", "R11, desc[UR8][R6.64]", "@!P1").reads[-1] == "P1"


def test_kept_operands_are_marked() -> None:
    assert decoded("FFMA", "R10, R29.reuse, R13, R10").operands == ((29, True), (13, False), (10, False))
    assert decoded("FFMA", "R10, R29, c[0x0][0x220], RZ").operands == ((29, False), (-1, False), (-1, False))


def test_rates_follow_the_lanes() -> None:
    turing = machine.load("t4")
    assert decoded("FFMA", "R0, R1, R2, R3").interval == 1  # 128 lanes for 4 schedulers
    assert decoded("FFMA", "R0, R1, R2, R3", gpu=turing).interval == 2  # 64
    assert decoded("DFMA", "R0, R2, R4, R6").interval == 2
    assert decoded("DFMA", "R0, R2, R4, R6", gpu=turing).interval == 32 * 4 / turing.sm.fp64_lanes
    assert decoded("MUFU.RCP", "R0, R1").interval == 8
    assert decoded("IADD3", "R0, R1, R2, RZ").pipe == "alu"


def test_a_comparison_takes_as_long_as_a_predicate() -> None:
    assert decoded("ISETP.GE.AND", "P0, PT, R9, 0x1, PT").latency == H200.timing["predicate"]
    assert decoded("MOV", "R0, R1").latency == H200.timing["integer"]


def test_memory() -> None:
    load = decoded("LDG.E.128.CONSTANT", "R4, desc[UR4][R2.64+0x10]")
    assert (load.kind, load.is_load, load.words) == ("global", True, 4)
    store = decoded("STS", "[R18], R11")
    assert (store.kind, store.is_load, store.words) == ("shared", False, 1)
    assert decoded("SHFL.IDX", "PT, R25, R7, R20, 0x1f").kind == "shuffle"
    assert decoded("LDC.64", "R8, c[0x0][0x210]").kind == "constant"


def test_conversions_of_halves_keep_a_pipe_of_their_own() -> None:
    conversion = decoded("HADD2.F32", "R19, -RZ, R19.H0_H0")
    assert (conversion.pipe, conversion.interval) == ("half", 4)
    assert decoded("HADD2", "R2, R3, R4").interval == 1


def test_words_and_less() -> None:
    assert decoded("LDG.E.U16", "R5, desc[UR4][R2.64]").narrow
    assert not decoded("LDG.E", "R5, desc[UR4][R2.64]").narrow


def test_a_transposed_fragment_passes_l1_as_a_shuffle_does() -> None:
    assert decoded("MOVM.16.MT88", "R58, R68").kind == decoded("SHFL.IDX", "PT, R2, R3, R4, R5").kind == "shuffle"


def test_copies_and_who_waits_for_them() -> None:
    copy = decoded("LDGSTS.E", "[R17], desc[UR12][R8.64]")
    assert copy.fetches
    assert not copy.stores
    assert decoded("LDGDEPBAR", "").kind == "commit"
    wait = decoded("DEPBAR.LE", "SB0, 0x2")
    assert (wait.kind, wait.groups) == ("await", 2)
    assert decoded("LDG.E", "R5, desc[UR4][R2.64]").fetches
    assert not decoded("STG.E", "desc[UR4][R2.64], R5").fetches
