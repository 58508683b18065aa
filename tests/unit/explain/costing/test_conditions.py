"""What comparisons say of blocks, held to the instructions computed in plain integers, thread by thread."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rooftile import ptx
from rooftile.core.call import Call
from rooftile.core.problem import Gemm, Launch
from rooftile.explain.costing.conditions import conditions

BLOCKS, THREADS = 40, 4
CALL = Call(Gemm(1, 1, 1), Launch((BLOCKS, 1, 1), (THREADS, 1, 1)), ())


def found(instruction: str, offset: int, comparison: str) -> list[Any]:
    """What is said of ``instruction`` on x = blockIdx.x + offset, and on y, that with threadIdx.x added."""
    kernel = ptx.parse(f"""
.version 8.0
.target sm_80
.address_size 64
.visible .entry k()
{{
.reg .b32 %r<9>;
.reg .b64 %rd<9>;
.reg .pred %p<2>;
mov.u32 %r1, %ctaid.x;
mov.u32 %r2, %tid.x;
add.s32 %r3, %r1, {offset};
add.s32 %r4, %r3, %r2;
{instruction}
setp.{comparison};
ret;
}}
""").kernels["k"]
    x = np.arange(BLOCKS).reshape(1, 1, BLOCKS)
    zero = np.zeros((1, 1, 1), np.int64)
    return [values.ravel().tolist() for values in conditions(kernel, CALL, (x, zero, zero))]


def by_thread(offset: int, holds: Any) -> list[int]:
    """0 where it holds for no thread of a block, 1 for all, 2 for some."""
    outcomes = ([holds(b + offset, b + offset + t) for t in range(THREADS)] for b in range(BLOCKS))
    return [1 if all(each) else 2 if any(each) else 0 for each in outcomes]


def unsigned(value: int) -> int:
    return value % 2**32


OPERATIONS: dict[str, tuple[str, Any]] = {
    "shift right": ("shr.s32 %r5, %r3, 1;", lambda x, y: x >> 1),
    "logical shift": ("shr.u32 %r5, %r3, 28;", lambda x, y: unsigned(x) >> 28),
    "bits": ("shr.b32 %r5, %r3, 28;", lambda x, y: unsigned(x) >> 28),
    "shift left": ("shl.b32 %r5, %r4, 2;", lambda x, y: y << 2),
    "product": ("mul.lo.s32 %r5, %r4, -3;", lambda x, y: y * -3),
    "least, unsigned": ("min.u32 %r5, %r3, 7;", lambda x, y: min(unsigned(x), 7)),
    "greatest": ("max.s32 %r5, %r4, 2;", lambda x, y: max(y, 2)),
    "quotient": ("div.u32 %r5, %r3, 3;", lambda x, y: unsigned(x) // 3),
    "remainder": ("rem.u32 %r5, %r3, 3;", lambda x, y: unsigned(x) % 3),
    "mask": ("and.b32 %r5, %r3, 7;", lambda x, y: x & 7),
}


@pytest.mark.parametrize("name", OPERATIONS)
@settings(max_examples=30, deadline=None)
@given(offset=st.integers(-45, 5), bound=st.integers(-20, 20))
def test_what_is_said_of_a_block_holds_for_its_threads(name: str, offset: int, bound: int) -> None:
    instruction, value = OPERATIONS[name]
    expected = by_thread(offset, lambda x, y: value(x, y) < bound)
    for outcomes in found(instruction, offset, f"lt.s32 %p1, %r5, {bound}"):
        # "Some" is also said where it is not known; what is said of all or none must be so.
        assert [said for said, true in zip(outcomes, expected, strict=True) if said not in (true, 2)] == []


def test_a_comparison_of_signed_halves_is_followed() -> None:
    expected = by_thread(-9, lambda x, y: x >> 1 < -2)
    assert found("shr.s32 %r5, %r3, 1;", -9, "lt.s32 %p1, %r5, -2") == [expected]


def test_a_large_unsigned_number_is_not_taken_for_a_small_one() -> None:
    widened = "cvt.u64.u32 %rd1, %r3;"
    assert found(widened, -9, "lt.s64 %p1, %rd1, 5") == []
    assert found(widened, 0, "lt.s64 %p1, %rd1, 5") == [by_thread(0, lambda x, y: x < 5)]
    assert found("mul.wide.u32 %rd1, %r3, 4;", -9, "lt.s64 %p1, %rd1, 8") == []
