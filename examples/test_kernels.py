"""Tests of kernels for a machine without a GPU: run them with pytest, from any folder."""

from pathlib import Path

import pytest

from rooftile.testing import assert_kernel

KERNELS = Path(__file__).parent / "kernels"


@pytest.mark.parametrize(("m", "n", "k"), [(64, 64, 64), (50, 70, 30), (1, 1, 1)])
def test_tiled_is_right_and_does_what_its_file_expects(m: int, n: int, k: int) -> None:
    assert_kernel(KERNELS / "tiled.cu", M=m, N=n, K=k, gpu="rtx4090")


def test_tiled_reads_each_tile_once() -> None:
    explanation = assert_kernel(KERNELS / "tiled.cu", M=128, N=128, K=128, expect="sectors(A, load) == M*K*(N/16)/8")
    assert explanation.launch.block == (16, 16, 1)


def test_a_missed_expectation_says_which_line() -> None:
    with pytest.raises(AssertionError, match=r"conflicts\(Bs, load\) is [1-9]"):
        assert_kernel(KERNELS / "transposed_tile.cu", M=64, N=64, K=64, expect="conflicts(Bs, load) == 0")
