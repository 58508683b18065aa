"""``rooftile.testing``: what a failed assertion tells, and that pytest shows it as it is."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import rooftile
from rooftile.testing import assert_kernel

WRONG = """\
__global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
  int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  float s = 0.0f;
  for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
"""
SMALL = {"M": 20, "N": 24, "K": 8}
LAUNCH = {"block": (16, 16), "grid": "cdiv(N,16),cdiv(M,16)"}


def test_a_kernel_that_holds_gives_its_explanation() -> None:
    explanation = assert_kernel("tiled", **SMALL, expect="conflicts == 0, right", gpu="a100")
    assert isinstance(explanation, rooftile.Explanation)
    assert [each.met for each in explanation.expectations] == [True, True]


@pytest.mark.slow
def test_a_wrong_kernel_fails_with_its_verdict_and_line(tmp_path: Path) -> None:
    file = tmp_path / "mine.cu"
    file.write_text(WRONG)
    with pytest.raises(AssertionError) as caught:
        assert_kernel(file, **SMALL, **LAUNCH)
    message = str(caught.value)
    assert "20 x 24 x 8" in message
    assert ": wrong: " in message
    assert re.search(r"^ {8}[45] \| .*[ABC]\[row \* ", message, re.MULTILINE)


def test_a_missed_expectation_shows_its_figures_and_lines() -> None:
    with pytest.raises(AssertionError) as caught:
        assert_kernel("tiled_transposed", M=64, N=64, K=64, expect="conflicts(Bs, load) == 0, errors == 0")
    message = str(caught.value)
    assert "expected conflicts(Bs, load) == 0: conflicts(Bs, load) is " in message
    assert re.search(r"^ +\d+ \| .*Bs\[", message, re.MULTILINE)
    assert "errors == 0" not in message


def test_what_cannot_be_explained_is_no_failed_assertion() -> None:
    with pytest.raises(rooftile.UsageError, match="no kernel"):
        assert_kernel("no-such-kernel", **SMALL)
    with pytest.raises(rooftile.UsageError, match="did you mean conflicts"):
        assert_kernel("tiled", **SMALL, expect="conflict == 0")


@pytest.mark.slow
def test_under_pytest(tmp_path: Path) -> None:
    """In a process of its own, as a user runs it: the message once, and no line of this package in the traceback."""
    (tmp_path / "test_mine.py").write_text(
        "from rooftile.testing import assert_kernel\n"
        "def test_mine():\n"
        "    assert_kernel('tiled', M=32, N=32, K=32, expect='conflicts == 7')\n"
    )
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "test_mine.py"]
    ended = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ended.returncode == 1
    assert ended.stdout.count("expected conflicts == 7: conflicts is 0") >= 1
    assert "rooftile/testing.py" not in ended.stdout.partition("short test summary")[0]


def test_importing_it_does_not_import_pytest() -> None:
    code = "import rooftile.testing, sys; print('pytest' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True).stdout == "False\n"
