"""Control flow that splits warps, on the executor and on the oracle."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from oracle.agreement import Out, assert_agree, call_of, kernel_of
from rooftile.core.call import Call

pytestmark = pytest.mark.usefixtures("no_disassembler")

FILE = Path(__file__).parent / "kernels" / "control.cu"
rng = np.random.default_rng(20)


def ints(count: int, low: int, high: int) -> np.ndarray:
    return rng.integers(low, high, count, dtype=np.int32)


def floats(count: int) -> np.ndarray:
    return rng.standard_normal(count).astype(np.float32)


def zeros(*shape: int, dtype: type[np.generic] = np.int32) -> Out:
    return Out(np.zeros(shape, dtype))


def sometimes_zero(count: int) -> np.ndarray:
    values = ints(count, -50, 50)
    values[rng.random(count) < 0.4] = 0
    return values


def dividends(count: int) -> np.ndarray:
    values = ints(count, -(2**31), 2**31)
    values[::7] = -(2**31)
    return values


CALLS: list[tuple[str, Call]] = [
    ("collatz", call_of(3, 64, ints(150, 1, 200), zeros(150), 150)),
    ("collatz", call_of(1, 7, ints(7, 1, 30), zeros(7), 7)),
    (
        "guarded_division",
        call_of(
            2, 96, dividends(170), sometimes_zero(170), zeros(170), zeros(170),
            zeros(170, dtype=np.uint32), zeros(170, dtype=np.int64), 170,
        ),
    ),
    ("return_before_loop", call_of(3, 48, floats(130), zeros(130, dtype=np.float32), 130, 9)),
    ("return_in_loop", call_of(2, 80, ints(1200, 0, 40), zeros(160), 1200, 9)),
    ("break_and_continue", call_of(2, 40, ints(80, 0, 64), zeros(80), 80)),
    ("nested_branches", call_of(2, (33, 1, 1), ints(60, 0, 16), floats(60), zeros(60, dtype=np.float32), 60)),
    ("choices", call_of(2, 64, ints(120, -1000, 1000), Out(ints(120, 0, 9)), 120)),
    ("exit_then_barrier", call_of(2, 120, ints(240, 0, 100), zeros(240), 5)),
    ("diverge_between_barriers", call_of(3, (5, 7, 3), ints(315, 0, 256), zeros(315))),
    ("named_barriers", call_of(2, 128, ints(256, 0, 99), zeros(256), 2)),
    ("barrier_in_loop", call_of(3, 96, np.array([0, 2, 5], np.int32), ints(96, 0, 99), zeros(288))),
    ("newton", call_of(1, 100, np.abs(floats(90)) * 1000, zeros(90, dtype=np.float32), zeros(90), 90)),
    ("three_dimensions", call_of((2, 2, 3), (5, 3, 4), ints(9 * 6 * 10, 0, 99), zeros(9 * 6 * 10), 9, 6, 10)),
    ("short_circuit", call_of(2, 64, ints(110, -20, 140), floats(110), zeros(110, dtype=np.float32), 110)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "call"), CALLS, ids=[f"{name}-{i}" for i, (name, _) in enumerate(CALLS)])
def test_control_flow(name: str, call: Call) -> None:
    assert_agree(kernel_of(FILE, name), call)
