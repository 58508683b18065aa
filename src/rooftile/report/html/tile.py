"""Where a warp's elements lie: in their matrix, cell by cell, and in linear memory."""

from __future__ import annotations

import numpy as np

from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.touches import AccessTouches, Table
from rooftile.report.html.svg import Drawing, cells
from rooftile.report.numbers import binary, count, plural

WIDTH = 558.0
_LEFT = 62.0
_BAR = WIDTH - _LEFT - 10
_MOST_CELLS = 64
_NUMBERED = 12.0


def draw_linear(offsets: Table, lane_bytes: int) -> tuple[str, float]:
    """The span of addresses that a warp touches, with the sectors in it that it does touch."""
    drawing = Drawing(WIDTH, 0)
    active = offsets[offsets >= 0]
    drawing.rect(_LEFT, 8, _BAR, 14, "empty")
    if active.size:
        end = int(active.max()) + lane_bytes
        span = max(-(-end // SECTOR_BYTES) * SECTOR_BYTES, 128)
        first, last = active // SECTOR_BYTES, (active + lane_bytes - 1) // SECTOR_BYTES
        touched = sorted({s for a, b in zip(first.tolist(), last.tolist(), strict=True) for s in range(a, b + 1)})
        width = max(SECTOR_BYTES / span * _BAR, 1.5)
        places = [(_LEFT + min(sector * SECTOR_BYTES / span * _BAR, _BAR - width), 8.0) for sector in touched]
        drawing.path(cells(places, width, 14), "useful")
        runs = 1 + int((np.diff(touched) > 1).sum())
        drawing.text(_LEFT, 36, "+0", "small")
        drawing.text(_LEFT + _BAR, 36, f"+{count(span)} B", "small", "end")
        drawing.text(_LEFT + _BAR / 2, 36, f"{plural(runs, 'piece')} in a span of {binary(span)}", "small", "middle")
    drawing.text(_LEFT - 8, 19, "in memory", "small", "end")
    return drawing.inner(), 44.0


def draw_tile(touches: AccessTouches, step: int, block: int, warp: int) -> tuple[str, float]:
    """The part of the matrix that the block touches in this execution, and in it the warp's elements by lane."""
    assert touches.rows is not None
    assert touches.columns is not None
    rows, columns = touches.rows[step, block], touches.columns[step, block]
    inside = rows >= 0
    drawing = Drawing(WIDTH, 0)
    if not inside.any():
        drawing.text(_LEFT, 20, "outside the matrix", "label")
        return drawing.inner(), 30.0
    wide = touches.width(step)
    top, bottom = int(rows[inside].min()), int(rows[inside].max()) + 1
    left, right = int(columns[inside].min()), int(columns[inside].max()) + wide
    across, down = min(16.0, _BAR / (right - left)), min(16.0, 224 / max(1, bottom - top))
    if across < 2 * down and down < 2 * across:
        across = down = min(across, down)  # as square as the matrix is, unless it would become too thin to be seen
    height, width = (bottom - top) * down, (right - left) * across
    y0 = 22.0
    drawing.rect(_LEFT, y0, max(width, 2), max(height, 2), "empty")
    others = [
        (_LEFT + (int(c) - left) * across, y0 + (int(r) - top) * down)
        for r, c in dict.fromkeys(zip(rows[inside].tolist(), columns[inside].tolist(), strict=True))
    ]
    drawing.path(cells(others, max(wide * across - 0.5, 1), max(down - 0.5, 1)), "block")
    mine = rows[warp] >= 0
    owners: dict[tuple[int, int], list[int]] = {}
    for lane in np.flatnonzero(mine).tolist():
        owners.setdefault((int(rows[warp, lane]), int(columns[warp, lane])), []).append(lane)
    places = [(_LEFT + (c - left) * across, y0 + (r - top) * down) for r, c in owners]
    drawing.path(cells(places, max(wide * across - 0.5, 1.5), max(down - 0.5, 1.5)), "warp")
    numbered = min(across, down) >= _NUMBERED
    if numbered:
        for (x, y), lanes in zip(places, owners.values(), strict=True):
            drawing.text(x + wide * across / 2, y + down / 2 + 3.5, lanes[0], "on", "middle")
    drawing.text(_LEFT, 15, f"columns +0 to +{right - left - 1}", "small")
    drawing.text(_LEFT - 8, y0 + 10, "rows +0", "small", "end")
    if bottom - top > 1:
        drawing.text(_LEFT - 8, max(y0 + height - 1, y0 + 21), f"to +{bottom - top - 1}", "small", "end")
    most = max(map(len, owners.values()), default=0)
    which = "lane" if most == 1 else "first lane of each place"
    for number, (kind, note) in enumerate(
        (
            ("warp", f"this warp: {plural(len(owners), 'different place')}{f'; number: {which}' if numbered else ''}"),
            ("block", f"its block: {count(len(others))}"),
        )
    ):
        x, y = _LEFT + 330 * number, y0 + max(height, 22) + 8
        drawing.rect(x, y, 10, 10, kind)
        drawing.text(x + 15, y + 9, note, "small")
    return drawing.inner(), y0 + max(height, 22) + 24
