"""Loads before the test that should guard them."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.ahead import reads_ahead

MATRICES = {"A": "A", "B": "B", "C": "C"}


@pytest.mark.parametrize(
    ("text", "ahead"),
    [
        ("float a = A[i]; if (i >= n) return; C[i] = a;", True),
        ("float a; a = A[i]; if (i < n) C[i] = a;", True),
        ("float a = A[i]; tile[i] = i < n ? a : 0.0f;", True),
        ("for (;;) { float a = A[i]; if (i >= n) continue; C[i] = a; }", True),
        ("if (i >= n) return; float a = A[i]; C[i] = a;", False),
        ("float a = A[i]; C[i] = a; if (i < n) C[i] = 0;", False),
        ("float a = A[i]; if (n > 3) C[0] = 1; C[i] = a;", False),
        ("float a = i < n ? A[i] : 0.0f; C[i] = a;", False),
        ("tile[i] = A[i]; if (i < n) C[i] = tile[i];", False),
    ],
)
def test_a_load_before_a_test_that_decides_on_its_use(text: str, ahead: bool) -> None:
    head = "__global__ void k(const float* A, const float* B, float* C, int n)"
    kernel = f"{head} {{ __shared__ float tile[8]; {text} }}"
    assert reads_ahead(Listing(kernel, "k", {}, MATRICES)) is ahead
    assert not reads_ahead(Listing(kernel, "another", {}, MATRICES))
