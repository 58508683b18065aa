"""Lanes that warp-wide instructions name and that do not come: found by site, mask and reason, and only then."""

from __future__ import annotations

import numpy as np
import pytest
from launch import launch, ptx

from rooftile.core.finding import Finding

START = ".reg .b32 %r<9>; .reg .pred %p<5>; mov.u32 %r1, %tid.x; setp.lt.u32 %p1, %r1, 16; mov.u32 %r3, 0;"
MATRIX = ".shared .align 16 .b8 tile[512]; mov.u32 %r5, tile; ldmatrix.sync.aligned.m8n8.x1.shared.b16 {%r6}, [%r5];"
SHUFFLE = "shfl.sync.bfly.b32 %r2, %r1, 1, 0x1f, {};"


def found(body: str, threads: int = 32) -> list[Finding]:
    done = launch(ptx(START + body + "ret;", "u64"), 1, threads, np.zeros(1, np.int32), hazards=True, timeout=10)
    assert done.completed
    return [finding for finding in done.findings if finding.kind == "missing-lanes"]


@pytest.mark.parametrize(
    "instruction",
    [
        SHUFFLE.format("-1"),
        "vote.sync.any.pred %p2, %p1, -1;",
        "vote.sync.ballot.b32 %r2, %p1, -1;",
        "match.sync.any.b32 %r2, %r1, -1;",
        "redux.sync.add.u32 %r2, %r1, -1;",
        "elect.sync %r2|%p2, -1;",
        "bar.warp.sync -1;",
        MATRIX,
    ],
)
def test_half_of_a_warp_stays_away(instruction: str) -> None:
    (finding,) = found(f"@!%p1 bra L; {instruction} add.u32 %r3, %r3, 1; L: add.u32 %r3, %r3, 2;")
    assert (finding.severity, finding.block, finding.thread) == ("error", (0, 0, 0), (0, 0, 0))
    assert "lanes 16 to 31 are missing, they go another way" in finding.message
    assert not found(instruction)


@pytest.mark.parametrize("mask", ["0xffff", "%r4"])
def test_a_mask_of_those_that_come_is_in_order(mask: str) -> None:
    ballot = "vote.sync.ballot.b32 %r4, %p1, -1; activemask.b32 %r7;"
    assert not found(f"{ballot} @!%p1 bra L; {SHUFFLE.format(mask)} add.u32 %r3, %r3, 1; L: add.u32 %r3, %r3, 2;")
    assert not found(f"@!%p1 bra L; activemask.b32 %r4; {SHUFFLE.format('%r4')} L: add.u32 %r3, %r3, 2;")


def test_lanes_that_come_later_were_waited_for() -> None:
    # The upper half goes by a detour that lies further on, so that here the lower one is at the shuffles before it.
    detour = "@!%p1 bra FAR; M: {} bra END; FAR: add.u32 %r3, %r3, 1; bra M; END: add.u32 %r3, %r3, 2;"
    assert not found(detour.format(SHUFFLE.format("-1")))
    loop = f"mov.u32 %r8, 0; N: {SHUFFLE.format('-1')} add.u32 %r8, %r8, 1; setp.lt.u32 %p3, %r8, 300; @%p3 bra N;"
    assert not found(detour.format(loop))
    # One half goes round once more than the other.
    more = loop.replace("300", "%r7").replace("mov.u32 %r8, 0;", "mov.u32 %r8, 0; selp.u32 %r7, 4, 5, %p1;")
    (finding,) = found(more)
    assert "lanes 0 to 15 are missing" in finding.message


@pytest.mark.parametrize(
    ("body", "threads", "words"),
    [
        (MATRIX, 48, "lanes 16 to 31 are missing, the block ends before them"),
        ("@%p1 exit; " + MATRIX, 32, "lanes 0 to 15 are missing, they have returned"),
        ("setp.eq.u32 %p2, %r1, 7; setp.gt.u32 %p3, %r1, 29; or.pred %p2, %p2, %p3; @%p2 exit; " + MATRIX, 32,
         "lanes 7 and 30 to 31 are missing"),
    ],
)  # fmt: skip
def test_instructions_of_the_whole_warp_need_it(body: str, threads: int, words: str) -> None:
    (finding,) = found(body, threads)
    assert finding.severity == "error"
    assert words in finding.message


def test_those_that_have_returned_are_not_waited_for() -> None:
    assert not found("@%p1 exit; vote.sync.ballot.b32 %r2, %p1, -1; " + SHUFFLE.format("-1"))


def test_a_mask_that_leaves_out_who_executes() -> None:
    (finding,) = found(SHUFFLE.format("0xffff"))
    assert finding.severity == "error"
    assert finding.message.startswith("lanes 16 to 31 execute a shuffle")
    assert finding.thread == (16, 0, 0)


@pytest.mark.parametrize("distance", ["8", "%r3"])
def test_what_is_read_from_no_lane_is_noted(distance: str) -> None:
    (finding,) = found(f"mov.u32 %r3, 8; shfl.sync.down.b32 %r2, %r1, {distance}, 0x1f, -1;", 16)
    assert (finding.severity, finding.thread, finding.count) == ("note", (8, 0, 0), 8)
    assert finding.message.startswith("lanes 8 to 15 read")
