"""Counts scaled from some blocks of kernels in other people's styles are those of all blocks."""

from __future__ import annotations

from dataclasses import replace

import pytest
from corpus import Shape, corpus

from rooftile import simt
from rooftile.explain.costing.sampling import sample
from rooftile.ptx import load

MAY_DECLINE = {"persistent"}
"""Kernels whose blocks take as many tiles as are left for them: at most sizes hardly two are alike."""

QUICK = ["b_transposed", "float4_direct", "half2_fma", "leading_dimensions", "column_per_thread"]


def assert_scaled(name: str, shape: Shape) -> None:
    entry = corpus()[name]
    program, call = load(entry.compile()), entry.bind(shape, check=False)
    some = sample(program, call, budget=0.0, threads=None, timeout=None)
    if name in MAY_DECLINE and some.execution is None:
        assert "too many kinds" in (some.why_not or "")
        return
    assert some.execution is not None, some.why_not
    full = simt.execute(program, call)
    assert some.execution.counts.blocks <= max(64, full.counts.blocks // 2)
    assert replace(some.execution.counts, blocks=full.counts.blocks) == full.counts


@pytest.mark.parametrize("name", QUICK)
def test_scaled_counts(name: str) -> None:
    assert_scaled(name, (188, 276, 20))


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "shape"),
    [
        (name, shape)
        for name, entry in corpus().items()
        for shape in ((500, 389, 133), (512, 1024, 64), (500, 388, 36))
        if entry.takes(shape)
    ],
)
def test_scaled_counts_of_all(name: str, shape: Shape) -> None:
    assert_scaled(name, shape)
