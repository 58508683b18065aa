"""Loops that never end: proved where they are, and of no other loop."""

from __future__ import annotations

import time

import numpy as np
import pytest
from launch import call_of, launch, ptx

from rooftile.core.errors import ExecutionError
from rooftile.simt import endless_loops

pytestmark = pytest.mark.usefixtures("no_disassembler")

LOOP = """
    .reg .u32 %k, %n, %limit; .reg .pred %p, %q;
    ld.param.u32 %n, [p0];
    add.u32 %limit, %n, {limit};
    mov.u32 %k, {first};
    bra TEST;
    BODY:
    {body}
    TEST:
    setp.{test} %p, %k, %limit;
    @{guard}%p bra BODY;
    ret;
"""


def loop(test: str, *, first: int = 0, body: str = "add.u32 %k, %k, 16;", limit: int = 0, guard: str = "") -> str:
    return LOOP.format(test=test, first=first, body=body, limit=limit, guard=guard)


def words(text: str, n: int) -> list[str]:
    return [found.finding.message for found in endless_loops(ptx(text, "u32"), call_of(1, 32, n))]


@pytest.mark.parametrize(
    ("text", "n", "why"),
    [
        (loop("le.u32", limit=-16), 8, "above 4,294,967,288, and none of 32 bits in steps of 16 is: that limit is -8"),
        (loop("gt.u32", limit=-16, guard="!"), 8, "that limit is -8"),
        (loop("le.u32", body="add.u32 %k, %k, 1;"), 2**32 - 1, "above 4,294,967,295"),
        (loop("ge.u32", body="sub.u32 %k, %k, 1;", first=8, limit=-7), 7, "below 0"),
        (loop("lt.s32", body=""), 8, "the number stays 0"),
        (loop("ne.s32"), 40, "it would at 40, and in steps of 16"),
        (loop("ne.s32", first=4, body="add.u32 %k, %k, 48;"), 40, "in steps of 16 from 4"),
        (loop("lt.s32", body="bra BODY;"), 8, "nothing leaves it"),
        (loop("le.u32", body="shl.b32 %k, %k, 1;", first=16, limit=-16), 8, "never ends"),
    ],
)
def test_what_never_ends(text: str, n: int, why: str) -> None:
    (message,) = words(text, n)
    assert why in message


@pytest.mark.parametrize(
    ("text", "n"),
    [
        (loop("le.u32", limit=-16), 40),
        (loop("lt.s32"), 40),
        (loop("ne.s32"), 48),
        (loop("ne.s32", body="add.u32 %k, %k, 5;"), 40),  # once around all numbers
        (loop("lt.s32", body="setp.eq.u32 %q, %k, 3; @%q ret; add.u32 %k, %k, 1;", limit=2**31 - 9), 8),
        (loop("lt.s32", body="mov.u32 %k, %tid.x;"), 8),  # not for every thread
        (loop("lt.s32", body="add.u32 %k, %k, %n;"), 8),
    ],
)
def test_what_may_end(text: str, n: int) -> None:
    assert not words(text, n)


def test_an_inner_loop_among_blocks_in_another_order() -> None:
    text = """
    .reg .u32 %i, %k, %n; .reg .pred %p, %q;
    ld.param.u32 %n, [p0]; mov.u32 %i, 0; bra HEAD;
    NEXT: add.u32 %i, %i, 1;
    HEAD: setp.ge.u32 %p, %i, 4; @%p bra DONE; mov.u32 %k, 0;
    INNER: setp.eq.u32 %q, %k, %n; @%q bra NEXT; add.u32 %k, %k, 2; bra INNER;
    DONE: ret;
    """
    kernel = ptx(text, "u32")
    assert not endless_loops(kernel, call_of(1, 32, 6))
    (found,) = endless_loops(kernel, call_of(1, 32, 7))
    labels = {name: kernel.labels[name] for name in ("NEXT", "INNER")}
    assert labels["INNER"] in found.blocks
    assert labels["NEXT"] not in found.blocks


def test_a_kernel_in_such_a_loop_is_stopped_at_once() -> None:
    started = time.perf_counter()
    done = launch(ptx(loop("ne.s32"), "u32"), 4, 64, 40)
    assert time.perf_counter() - started < 30
    assert [(f.kind, f.severity, f.count) for f in done.findings] == [("never-ends", "error", 1)]
    assert not done.completed


def test_a_loop_that_no_thread_comes_to_is_no_fault() -> None:
    text = loop("ne.s32").replace("bra TEST;", "setp.eq.u32 %q, %n, 40; @%q ret; bra TEST;")
    done = launch(ptx(text, "u32"), 1, 32, 40)
    assert done.completed
    assert not done.findings


def test_what_is_slow_beside_such_a_loop_is_not_taken_for_it() -> None:
    """The first loop takes long, and may end; the second one never would, but no thread comes to it in time."""
    slow = "mov.u32 %k, 0; SLOW: add.u32 %k, %k, 1; setp.ne.u32 %q, %k, 0; @%q bra SLOW;"
    text = loop("ne.s32").replace("mov.u32 %k, 0;", f"{slow} mov.u32 %k, 0;", 1)
    with pytest.raises(ExecutionError, match="still running"):
        launch(ptx(text, "u32"), 1, 32, 40, timeout=0.6)


def test_what_it_read_outside_before_is_told_without_a_number() -> None:
    text = loop("ne.s32", body=".reg .u64 %a; .reg .u32 %v; ld.param.u64 %a, [p1]; ld.global.u32 %v, [%a+4096]; "
                "add.u32 %k, %k, 16;")  # fmt: skip
    done = launch(ptx(text, "u32", "u64"), 1, 32, 40, np.zeros(4, np.int32))
    assert {f.kind: f.count for f in done.findings} == {"out-of-bounds": 1, "never-ends": 1}
