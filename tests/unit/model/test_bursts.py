"""How many loads a warp issues before it waits for one, from machine code."""

from __future__ import annotations

import pytest

from rooftile import machine
from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine
from rooftile.model import burst

H200 = machine.load("h200")


def mean(*opcodes: tuple[str, str]) -> int:
    """Of code without branches that one warp executes once."""
    rows = (*opcodes, ("EXIT", ""))
    sass = [SassInstruction(16 * i, opcode, operands, None, 1) for i, (opcode, operands) in enumerate(rows)]
    return burst(H200, sass, [ExecutedLine(1, 0, 1)], 1)


def load(register: int) -> tuple[str, str]:
    return "LDG.E", f"R{register}, desc[UR4][R2.64]"


def use(register: int) -> tuple[str, str]:
    return "FFMA", f"R20, R{register}, R21, R20"


def test_until_something_is_needed() -> None:
    assert mean(load(4), load(5), use(4), use(5)) == 2
    assert mean(load(4), use(21), load(5), load(6), use(6)) == 3  # what does not wait parts nothing
    assert mean(load(4), use(4), load(5), use(5)) == 1
    assert mean(load(4), load(5), load(6), use(4), load(7), use(7)) == 2
    assert mean(("LDG.E.128", "R4, desc[UR4][R2.64]"), load(8), use(7), load(9)) == 2  # R7 is of the first


def test_what_else_ends_a_burst() -> None:
    barrier = ("BAR.SYNC.DEFER_BLOCKING", "0x0")
    assert mean(load(4), load(5), barrier, load(6), load(7), barrier) == 2
    assert mean(load(4), ("LDS", "R9, [R8]"), load(5)) == 2  # shared memory is no part of it, and no end


@pytest.mark.parametrize("loads", [4, 5, 16])
def test_more_wait_their_turn(loads: int) -> None:
    assert mean(*[load(4 + i) for i in range(loads)], use(4)) == 4


def test_without_machine_code_or_loads() -> None:
    assert burst(H200, [], [ExecutedLine(1, 0, 1)], 1) == 1
    assert mean(use(4), use(5)) == 1
