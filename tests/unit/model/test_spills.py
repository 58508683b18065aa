"""Spilled registers, from machine code and how often it runs."""

from __future__ import annotations

import pytest
from corpus import corpus

from rooftile import simt
from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine
from rooftile.explain.costing.timing import executed_lines
from rooftile.model import spills
from rooftile.ptx import load

WARPS = 4


def code(*rows: tuple[str, str, int]) -> list[SassInstruction]:
    return [SassInstruction(16 * i, opcode, operands, None, line) for i, (opcode, operands, line) in enumerate(rows)]


def test_words_in_the_order_of_the_machine_code() -> None:
    sass = code(
        ("STL", "[R1+0x8], R3", 1),
        ("LDG.E", "R4, desc[UR4][R2.64]", 2),
        ("LDL.64", "R6, [R1+0x8]", 1),
        ("LDL", "R6, [R1]", 3),  # a local array, which the PTX knows of
        ("LDL", "R6, [R9+0x4]", 1),  # as is one with an index
        ("EXIT", "", 1),
    )
    lines = [ExecutedLine(1, 0, WARPS), ExecutedLine(2, 0, WARPS, access=1), ExecutedLine(3, 0, WARPS, access=2)]
    found = spills(sass, lines, WARPS, arrays=[2])
    assert found is not None
    assert found.way == (~2, ~3, ~2, None, 2, 3, None, None)  # all that is loaded has been stored before
    assert (found.words, found.stores, found.loads) == (2, 1.0, 2.0)


def test_nothing_is_spilled() -> None:
    assert spills(code(("LDG.E", "R4, desc[UR4][R2.64]", 1), ("EXIT", "", 1)), [ExecutedLine(1, 0, 1)], 1) is None


@pytest.mark.slow
def test_a_real_kernel_spills_with_every_turn() -> None:
    """``spilled`` of the corpus: of 1024^3 an H200 counts 24.5 million local loads and 23.1 million stores."""
    k = 256
    entry = corpus()["spilled"]
    compiled = entry.compile()
    call = entry.bind((64, 128, k), check=False)
    program = load(compiled)
    execution = simt.execute(program, call)
    found = spills(compiled.sass, executed_lines(program, execution.counts), 8)
    assert found is not None
    assert 4 * found.words == compiled.resources.local_bytes_per_thread  # type: ignore[union-attr]
    assert found.loads / k == pytest.approx(24_531_968 / 1024 / 1024, rel=0.02)
    assert found.stores / k == pytest.approx(23_094_272 / 1024 / 1024, rel=0.02)
