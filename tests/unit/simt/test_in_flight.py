"""Registers of ``wgmma`` that are touched too soon, or without a fence."""

from __future__ import annotations

import pytest
from launch import ptx

from rooftile.simt.in_flight import misuses

D = "{%f0, %f1, %f2, %f3}"
A = "{%r0, %r1, %r2, %r3}"
WGMMA = f"wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {D}, %rd1, %rd2, 1, 1, 1, 0, 0;"
FROM_REGISTERS = f"wgmma.mma_async.sync.aligned.m64n8k16.f32.bf16.bf16 {D}, {A}, %rd2, 1, 1, 1, 0;"
FENCE, COMMIT = "wgmma.fence.sync.aligned;", "wgmma.commit_group.sync.aligned;"
START = ".reg .f32 %f<9>; .reg .b32 %r<9>; .reg .b64 %rd<9>; .reg .pred %p<3>; mov.b64 %rd1, 0; mov.b64 %rd2, 0;"
LOOP = "L: {} setp.lt.u32 %p1, %r8, 9; add.u32 %r8, %r8, 1; @%p1 bra L; {} add.f32 %f8, %f0, %f1;"


def wait(groups: int) -> str:
    return f"wgmma.wait_group.sync.aligned {groups};"


@pytest.mark.parametrize(
    "body",
    [
        f"{FENCE} {WGMMA} {COMMIT} {wait(0)} add.f32 %f4, %f0, %f1;",
        f"{FENCE} {WGMMA} {WGMMA} {COMMIT} {wait(0)} mov.f32 %f0, 0f00000000; {FENCE} {WGMMA}",
        f"{FENCE} {FROM_REGISTERS} {COMMIT} {wait(0)} add.u32 %r0, %r0, 1; {FENCE} {FROM_REGISTERS}",
        LOOP.format(f"{FENCE} {WGMMA} {COMMIT} {wait(1)}", wait(0)),
        # Handed on to the next round under another name.
        LOOP.format(f"{FENCE} {WGMMA} {COMMIT} mov.f32 %f5, %f0; mov.f32 %f0, %f5;", wait(0)),
    ],
)
def test_right_order_is_silent(body: str) -> None:
    assert not misuses(ptx(START + body + "ret;"))


@pytest.mark.parametrize(
    ("body", "early"),
    [
        (f"{WGMMA}", [False]),
        (f"{FENCE} mov.f32 %f0, 0f00000000; {WGMMA}", [False]),
        (f"{FENCE} {FROM_REGISTERS} {COMMIT} {wait(0)} add.u32 %r0, %r0, 1; {FROM_REGISTERS}", [False]),
        (f"{FENCE} {WGMMA} {COMMIT} add.f32 %f4, %f0, %f1;", [True]),
        (f"{FENCE} {WGMMA} {COMMIT} {wait(1)} add.f32 %f4, %f0, %f1;", [True]),
        (f"{FENCE} {WGMMA} {wait(0)} add.f32 %f4, %f0, %f1;", [True]),  # never committed
        (f"{FENCE} {FROM_REGISTERS} {COMMIT} add.u32 %r0, %r0, 1;", [True]),
        (LOOP.format(f"{FENCE} {WGMMA} {COMMIT} {wait(1)}", ""), [True]),
        (LOOP.format(f"{WGMMA} {COMMIT} {wait(0)}", ""), [False]),
    ],
)
def test_wrong_order_is_found(body: str, early: list[bool]) -> None:
    assert [misuse.early for misuse in misuses(ptx(START + body + "ret;"))] == early
