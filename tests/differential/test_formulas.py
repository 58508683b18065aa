"""The closed forms of the naive and the tiled kernel against their execution: analysis and counting agree exactly."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.counts import Counts
from rooftile.core.problem import Gemm
from rooftile.model import intensity
from rooftile.model.closed_form import naive, tiled


def global_traffic(counts: Counts) -> dict[tuple[str | None, str], list[int]]:
    """Requests, lanes, sectors, ideal sectors and wavefronts of global memory by array and operation."""
    totals: dict[tuple[str | None, str], list[int]] = {}
    for access in counts.accesses:
        if access.space == "global":
            sums = totals.setdefault((access.array, access.operation), [0] * 5)
            figures = (access.requests, access.lanes, access.sectors, access.ideal_sectors, access.wavefronts)
            for place, figure in enumerate(figures):
                sums[place] += figure
    return totals


@pytest.mark.parametrize(
    ("kernel", "gemm", "defines", "formula"),
    [
        ("naive", Gemm(64, 96, 128), {}, naive(Gemm(64, 96, 128))),
        ("tiled", Gemm(64, 96, 128), {"T": 16}, tiled(Gemm(64, 96, 128), 16)),
        ("tiled", Gemm(96, 64, 32), {"T": 32}, tiled(Gemm(96, 64, 32), 32)),
    ],
    ids=["naive", "tiled16", "tiled32"],
)
def test_formula_is_what_the_execution_counts(
    kernel: str, gemm: Gemm, defines: dict[str, int], formula: Counts
) -> None:
    executed = rooftile.explain(kernel, M=gemm.m, N=gemm.n, K=gemm.k, defines=defines).counts
    assert global_traffic(executed) == global_traffic(formula)
    assert executed.lanes("fma.f32") == formula.lanes("fma.f32") == gemm.m * gemm.n * gemm.k
    assert intensity(gemm, executed).levels == intensity(gemm, formula).levels
