"""The ladder's kernels on tensor cores on the executor: against float64, for races, and for their bank conflicts."""

from __future__ import annotations

from typing import Any

import pytest

import rooftile
from rooftile.gemm.tiles import cdiv
from rooftile.kernels import find

pytest.importorskip("cuda.bindings.nvrtc", reason="NVRTC is not installed")

SMALL = {"BM": 64, "BN": 64, "WM": 32, "WN": 32}
CASES: list[tuple[str, tuple[int, int, int], dict[str, Any]]] = [
    ("mma", (300, 520, 72), {}),
    ("mma", (131, 67, 77), {"ELEMENT": "f16", **SMALL, "STAGES": 3}),
    ("mma", (72, 136, 40), {"ELEMENT": "tf32", **SMALL, "BK": 16}),
    ("wgmma", (300, 520, 136), {"BLOCKS": 2}),
    ("wgmma", (300, 264, 72), {"BLOCKS": 4, "BM": 64, "BN": 128, "STAGES": 3, "GROUP": 1, "ELEMENT": "f16"}),
    ("wgmma", (130, 264, 200), {"CLUSTER": 1, "IN_FLIGHT": 0, "BN": 128}),
    ("wgmma", (300, 264, 64), {"BLOCKS": 4, "BM": 64, "BN": 128, "STAGES": 3, "CLUSTER": 1, "IN_FLIGHT": 0}),
    ("wgmma", (300, 392, 136), {"BLOCKS": 2, "BM": 256, "BN": 192, "STAGES": 3}),
    ("wgmma", (130, 392, 136), {"BLOCKS": 2, "BN": 192}),
    ("wgmma_tf32", (300, 260, 104), {"BLOCKS": 2}),
    ("wgmma_tf32", (200, 132, 104), {"BLOCKS": 2, "FIRST": 64, "SECOND": 192}),
]
"""Edges of tiles, several tiles a block, clusters of which one block has nothing to do, each type and technique; and
warps that part for the first time while the others of their warpgroup still need what they release."""


@pytest.mark.slow
@pytest.mark.parametrize(("name", "shape", "defines"), CASES, ids=str)
def test_rungs_are_right_without_races_and_conflicts(
    name: str, shape: tuple[int, int, int], defines: dict[str, Any]
) -> None:
    m, n, k = shape
    result = rooftile.explain(name, M=m, N=n, K=k, defines=defines)
    assert result.verdict.judgement == "right", result.verdict
    # TMA copies no rows that are not whole 16 bytes; nothing else may be found at any of the shapes tried.
    assert {finding.kind for finding in result.findings} <= ({"shape-limits"} if name != "mma" else set())
    shared = [access for access in result.counts.accesses if access.space == "shared"]
    assert shared
    assert sum(access.bank_conflicts for access in shared) == 0
    # What is multiplied is whole tiles.
    values = find(name).configure(defines)
    tf32 = name == "wgmma_tf32"
    names = ("SECOND", "FIRST", "BK") if tf32 else ("BM", "BN", "BK")
    bm, bn, bk = (int(values.get(side, 32 if tf32 else 64)) for side in names)
    cluster = int(values.get("CLUSTER", 1))  # its blocks share A's tile or B's
    sides = (bm, bn * cluster, bk) if tf32 or bm > bn or bn == 192 else (bm * cluster, bn, bk)
    done = [cdiv(size, side) * side for size, side in zip(shape, sides, strict=True)]
    assert list(result.counts.products.values()) == [done[0] * done[1] * done[2]]
