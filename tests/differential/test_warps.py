"""Instructions through which lanes and threads meet, on the executor and on the oracle."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from oracle.agreement import Out, assert_agree, call_of, kernel_of
from rooftile.core.call import Call

HERE = Path(__file__).parent / "kernels"
rng = np.random.default_rng(22)


def ints(count: int, high: int) -> np.ndarray:
    return rng.integers(0, high, count, dtype=np.int32)


def zeros(*shape: int, dtype: type[np.generic] = np.int32) -> Out:
    return Out(np.zeros(shape, dtype))


U32, U64 = np.uint32, np.uint64
WARPS: list[tuple[str, Call]] = [
    ("shuffles", call_of(1, 64, ints(64, 999), ints(64, 64), zeros(64, 10))),
    ("shuffle_predicates", call_of(1, 64, ints(64, 999), zeros(64, 12))),
    ("votes", call_of(1, 96, ints(96, 256), zeros(96, 8, dtype=U32))),
    ("votes", call_of(1, 32, np.full(32, 600, np.int32), zeros(32, 8, dtype=U32))),
    ("reductions", call_of(1, 64, ints(64, 999), zeros(3, 64), zeros(64, dtype=U32))),
    ("warp_sum", call_of(3, 32, rng.standard_normal(300).astype(np.float32), zeros(3, dtype=np.float32), 100)),
    ("scan", call_of(1, 96, ints(96, 999), zeros(96))),
    ("counting_barriers", call_of(1, 77, ints(77, 100), zeros(77))),
    ("masked", call_of(1, 96, ints(96, 100), zeros(96, dtype=U32))),
    ("lane_masks", call_of(1, 70, zeros(70, 7, dtype=U32))),
]
ATOMICS: list[tuple[str, Call]] = [
    (
        "integer_atomics",
        call_of(3, 64, ints(180, 5000), zeros(32), Out(np.full(56, 0x1F0F, U32)), zeros(16, dtype=U64), 180),
    ),
    ("float_atomics", call_of(2, 64, ints(120, 999), zeros(16, dtype=np.float32), zeros(4, dtype=np.float64), 120)),
    ("shared_histogram", call_of(3, 48, ints(500, 999), zeros(32), 500)),
    ("old_values", call_of(1, 32, ints(32, 50), zeros(8), zeros(64), zeros(32, dtype=U32))),
]


@pytest.mark.parametrize(("name", "call"), WARPS, ids=[f"{name}-{i}" for i, (name, _) in enumerate(WARPS)])
def test_warp_wide_instructions(name: str, call: Call) -> None:
    assert_agree(kernel_of(HERE / "warps.cu", name), call)


@pytest.mark.parametrize(("name", "call"), ATOMICS, ids=[name for name, _ in ATOMICS])
def test_atomics(name: str, call: Call) -> None:
    assert_agree(kernel_of(HERE / "atomics.cu", name), call)


def test_compare_and_swap_loop_within_a_warp() -> None:
    """How often lanes retry depends on their order, which is fixed within one warp."""
    assert_agree(kernel_of(HERE / "atomics.cu", "compare_and_swap"), call_of(1, 32, ints(30, 9), zeros(4), 30))
