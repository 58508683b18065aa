"""The tables that pictures are drawn from, against the shapes and against indices written out."""

from __future__ import annotations

import numpy as np
import pytest

import rooftile
from rooftile.core.explanation import Explanation, LineCounts
from rooftile.core.touches import AccessTouches


def explained(kernel: str, **sizes: int) -> Explanation:
    return rooftile.explain(kernel, **({"M": 80, "N": 96, "K": 40} | sizes), check=False)


def executed(explanation: Explanation) -> list[tuple[LineCounts, AccessTouches]]:
    rows = zip(explanation.lines, explanation.touches, strict=True)
    return [(line, touches) for line, touches in rows if line.requests and touches is not None]


@pytest.mark.parametrize(
    "kernel",
    [
        "naive",
        "tiled",
        pytest.param("coarsened", marks=pytest.mark.slow),
        pytest.param("warp_tiled", marks=pytest.mark.slow),
    ],
)
def test_the_first_warp_is_that_of_the_shapes(kernel: str) -> None:
    explanation = explained(kernel)
    compared = 0
    for shape, touches in zip(explanation.shapes, explanation.touches, strict=True):
        for step in shape.steps if touches is not None else ():
            at = touches.steps.index(step.step)
            assert touches.offsets[at, 0, 0].tolist() == [-1 if offset is None else offset for offset in step.offsets]
            if step.elements is not None:
                elements = list(zip(touches.rows[at, 0, 0].tolist(), touches.columns[at, 0, 0].tolist(), strict=True))
                assert elements == [element or (-1, -1) for element in step.elements]
            compared += 1
    assert compared > 2


def test_every_block_warp_and_step_of_the_naive_kernel() -> None:
    m, n, k = 80, 96, 40
    explanation = explained("naive")
    for line, touches in executed(explanation):
        assert touches.executions == (1 if line.array == "C" else k)
        assert touches.steps[-1] == touches.executions - 1
        assert touches.blocks[-1] == (explanation.launch.grid[0] - 1, explanation.launch.grid[1] - 1, 0)
        assert touches.matrix == {"A": (m, k), "B": (k, n), "C": (m, n)}[line.array or ""]
        for s, step in enumerate(touches.steps):
            for b, (bx, by, _) in enumerate(touches.blocks):
                for w, warp in enumerate(touches.warps):
                    thread = 32 * warp + np.arange(32)
                    row, col = 16 * by + thread // 16, 16 * bx + thread % 16
                    r, c = {"A": (row, step), "B": (step, col), "C": (row, col)}[line.array or ""]
                    r, c = np.broadcast_to(r, 32), np.broadcast_to(c, 32)
                    width = touches.matrix[1]
                    inside = (row < m) & (col < n)
                    np.testing.assert_array_equal(
                        touches.rows[s, b, w], np.where(inside, r, -1) if line.array == "C" else r
                    )
                    np.testing.assert_array_equal(touches.offsets[s, b, w], 4 * (r * width + c))


def test_lanes_outside_the_matrix_are_left_out() -> None:
    stores = [touches for line, touches in executed(explained("naive", M=70, N=90)) if line.array == "C"]
    last = stores[0].offsets[0, -1, -1]
    assert (last == -1).all()
    assert (stores[0].offsets[0, 0, 0] >= 0).all()


def test_many_warps_are_cut_short_to_the_first_and_the_last() -> None:
    explanation = explained("tiled_transposed")
    assert {touches.warps for _, touches in executed(explanation)} == {(*range(7), 31)}


def test_what_was_not_executed_has_no_table() -> None:
    explanation = explained("warp_tiled", M=128, N=128, K=64)
    for line, touches in zip(explanation.lines, explanation.touches, strict=True):
        assert (touches is None) == (line.requests == 0)
