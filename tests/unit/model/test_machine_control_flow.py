"""How often machine code runs, from PTX counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine
from rooftile.model.control_flow import machine_blocks, way

BODY, WARPS = 2, 10


def code(*rows: tuple[str, int, int | None]) -> list[SassInstruction]:
    """Instructions of opcode, PTX line and branch target (an index), 16 bytes apart."""
    return [
        SassInstruction(
            16 * i, opcode, "", "@P0" if target is not None else None, line, None if target is None else 16 * target
        )
        for i, (opcode, line, target) in enumerate(rows)
    ]


def lines(turns: int) -> list[ExecutedLine]:
    """PTX of a loop: line 1 before it, 2 (an fma) and 3 (its branch) in it, 4 after it."""
    blocks = {1: (0, WARPS), 2: (1, turns * WARPS), 3: (1, turns * WARPS), 4: (2, WARPS)}
    return [ExecutedLine(line, block, warps) for line, (block, warps) in blocks.items()]


UNROLLED = code(
    ("MOV", 1, None),
    *[("FFMA", BODY, None)] * 4, ("BRA", 3, 1),  # four turns at once, block 1
    ("FFMA", BODY, None), ("BRA", 3, 6),  # what is left, block 2
    ("STG", 4, None), ("EXIT", 4, None),
)  # fmt: skip


def test_an_unrolled_loop_and_what_is_left() -> None:
    blocks = machine_blocks(UNROLLED, lines(23), WARPS)
    assert [(block.start, len(block), block.executions) for block in blocks] == [
        (0, 1, 1.0), (1, 5, 5.0), (6, 2, 3.0), (8, 2, 1.0),
    ]  # fmt: skip
    products = [sum(i.opcode == "FFMA" for i in UNROLLED[block.start : block.stop]) for block in blocks]
    assert sum(number * block.executions for number, block in zip(products, blocks, strict=True)) == 23


def test_a_multiple_leaves_nothing() -> None:
    assert [block.executions for block in machine_blocks(UNROLLED, lines(24), WARPS)] == [1.0, 6.0, 0.0, 1.0]


def test_code_moved_out_of_a_loop_runs_once() -> None:
    loop = [("FFMA", 3, None), ("BRA", 3, 3)]
    moved = code(("LEA", BODY, None), ("BRA", 1, 3), ("EXIT", 4, None), *loop, ("EXIT", 4, None))
    blocks = machine_blocks(moved, lines(7), WARPS)
    assert blocks[0].executions == 1.0
    assert blocks[2].executions == 7.0


def test_part_of_the_warps() -> None:
    half = WARPS // 2
    some = [ExecutedLine(1, 0, WARPS), ExecutedLine(2, 1, half), ExecutedLine(3, 1, half), ExecutedLine(4, 2, WARPS)]
    branch = code(("MOV", 1, None), ("BRA", 1, 4), ("FFMA", 2, None), ("FFMA", 3, None), ("EXIT", 4, None))
    assert [block.executions for block in machine_blocks(branch, some, WARPS)] == [1.0, 0.5, 1.0]


def test_the_way_cuts_loops_and_passes_by_what_is_not_run() -> None:
    blocks = machine_blocks(UNROLLED, lines(24), WARPS)
    assert way(UNROLLED, blocks, 4) == (0, 1, 1, 1, 1, 3)
    assert way(UNROLLED, blocks, 2) == (0, 1, 1, 3)


def test_what_most_of_a_block_says_counts() -> None:
    """Where code from before the loop has been moved into it, the loop's own lines say how often it runs."""
    loop = [ExecutedLine(2, 1, 7 * WARPS), ExecutedLine(3, 2, 7 * WARPS), ExecutedLine(4, 3, 7 * WARPS)]
    before = [ExecutedLine(line, 0, WARPS) for line in (1, 6, 7)]
    mixed = code(
        ("FFMA", 1, None), ("FFMA", 6, None), ("FFMA", 7, None), ("FFMA", 1, None), ("BRA", 1, 5),
        ("FFMA", 6, None), ("FFMA", 7, None), ("FFMA", 2, None), ("FFMA", 3, None), ("FFMA", 4, None), ("BRA", 4, 5),
        ("EXIT", 5, None),
    )  # fmt: skip
    blocks = machine_blocks(mixed, [*before, *loop, ExecutedLine(5, 4, WARPS)], WARPS)
    assert [block.executions for block in blocks] == [1.0, 7.0, 1.0]


def test_padding_that_never_runs_is_no_copy() -> None:
    plain = code(("MOV", 1, None), *[("LDS", BODY, None)] * 3, ("LDGSTS", BODY, None), ("BRA", 3, 1), ("EXIT", 4, None))
    padded = [replace(each, guard="@!PT") if each.opcode == "LDS" else each for each in plain]
    assert [block.executions for block in machine_blocks(padded, lines(8), WARPS)] == [1.0, 8.0, 1.0]
    assert machine_blocks(plain, lines(8), WARPS)[1].executions == pytest.approx(8 / 3, abs=1e-5)  # three of LDS
