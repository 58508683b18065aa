from __future__ import annotations

import re

import numpy as np
import pytest

from rooftile.core.errors import LaunchError, UsageError
from rooftile.core.problem import Gemm, Launch


def test_any_kind_of_integer_is_a_size() -> None:
    gemm = Gemm(np.int32(3), np.uint8(200), 7)  # type: ignore[arg-type]
    assert (gemm.m, gemm.n, gemm.k) == (3, 200, 7)
    assert gemm.flops == 2 * 3 * 200 * 7  # which a byte would not hold
    assert type(gemm.n) is int
    assert str(gemm) == "3 x 200 x 7"


@pytest.mark.parametrize("size", [0, -1, True, 1.0, "16", None, np.array([16]), np.bool_(True), 2**63, 10**30])
def test_what_is_no_size_is_refused(size: object) -> None:
    with pytest.raises(UsageError, match="K must be a positive integer") as caught:
        Gemm(1, 1, size)  # type: ignore[arg-type]
    assert "got: K = " in str(caught.value)
    assert "-K 1024" in str(caught.value)


@pytest.mark.parametrize(
    ("grid", "block", "refused"),
    [
        ((2**31 - 1, 65_535, 65_535), (1024, 1, 1), []),
        ((1, 1, 1), (16, 1, 64), []),
        ((1, 1, 1), (64, 64, 1), [("block", "a block has 4,096 threads (64 x 64)", "at most 1,024")]),
        ((1, 1, 1), (1025, 1, 1), [("block", "a block has 1,025 threads (1025)", "at most 1,024")]),
        ((1, 1, 1), (1, 1, 65), [("block", "the block's z is 65", "1 to 64")]),
        ((1, 1, 1), (32, 0, 1), [("block", "the block's y is 0", "1 to 1,024")]),
        ((0, 1, 1), (32, 1, 1), [("grid", "the grid's x is 0", "1 to 2,147,483,647")]),
        ((10**11, 1, 1), (32, 1, 1), [("grid", "the grid's x is 100,000,000,000", "1 to 2,147,483,647")]),
        ((1, 65_536, 70_000), (32, 1, 1), [("grid", "the grid's y is 65,536", "1 to 65,535"),
                                           ("grid", "the grid's z is 70,000", "1 to 65,535")]),
    ],
)  # fmt: skip
def test_what_cuda_refuses_of_a_launch(
    grid: tuple[int, int, int], block: tuple[int, int, int], refused: list[tuple[str, str, str]]
) -> None:
    launch = Launch(grid, block)
    assert [(each.what, each.got, each.allowed) for each in launch.refusals] == refused
    runs_here = not refused or (all(what == "grid" for what, _, _ in refused) and 0 < launch.blocks < 2**31)
    assert launch.executable == runs_here
    if refused:
        with pytest.raises(LaunchError, match=re.escape(refused[0][1])):
            launch.checked()
    else:
        assert launch.checked() is launch
