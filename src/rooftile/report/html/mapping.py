"""From grid to SM: which block is where, how its threads are cut into warps, which SM takes it."""

from __future__ import annotations

from rooftile.core.explanation import Explanation
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.schedule import ThreadMapping
from rooftile.report.html.svg import Drawing
from rooftile.report.numbers import count, extent, plural

WIDTH = 940.0
_MOST = 24
_SIDE = 216.0


def draw_mapping(explanation: Explanation, mapping: ThreadMapping) -> Drawing:
    """The grid over C, one block cut into warps, and the SM that holds it with others."""
    drawing = Drawing(
        WIDTH,
        0,
        "From the grid to an SM",
        f"{plural(mapping.blocks, 'block')} of {plural(mapping.warps_per_block, 'warp')}; a warp spans "
        f"{plural(mapping.rows_per_warp, 'row')} of its block",
    )
    parts = [draw_grid(mapping), draw_block(mapping)]
    if explanation.schedule is not None and explanation.occupancy is not None:
        parts.append(draw_residents(explanation))
    for x, part in zip((0, 276, 640), parts, strict=False):
        with drawing.group(transform=f"translate({x} 0)"):
            drawing.raw(part.inner())
    for x in (236, 600)[: len(parts) - 1]:
        drawing.path(f"M{x} 80h26m-6 -5l6 5l-6 5", "axis")
    drawing.height = max(part.height for part in parts)
    return drawing


def draw_grid(mapping: ThreadMapping) -> Drawing:
    """The blocks of the grid, the first one marked."""
    drawing = Drawing(_SIDE + 40, 0, "The grid", f"{extent(mapping.grid)} blocks")
    x_blocks, y_blocks, _ = mapping.grid
    blocks = "1 block" if mapping.blocks == 1 else f"{extent(mapping.grid)} blocks"
    drawing.text(0, 14, f"grid: {blocks}", "strong")
    shown_x, shown_y = min(x_blocks, _MOST), min(y_blocks, _MOST)
    pitch = min(_SIDE / shown_x, _SIDE / shown_y, 54)
    for row in range(shown_y):
        for column in range(shown_x):
            kind = "block" if (row, column) == (0, 0) else "empty"
            drawing.rect(column * pitch, 26 + row * pitch, max(pitch - 1.5, 1), max(pitch - 1.5, 1), kind)
    if pitch >= 27:
        for row in range(shown_y):
            for column in range(shown_x):
                drawing.text((column + 0.5) * pitch, 30 + (row + 0.5) * pitch, f"{column},{row}", "small", "middle")
    foot = 26 + shown_y * pitch + 16
    notes = ["blockIdx.x to the right, .y down"]
    if (shown_x, shown_y) != (x_blocks, y_blocks):
        notes.append(f"drawn: the first {shown_x} x {shown_y} blocks")
    if mapping.idle_threads:
        notes.append(f"{plural(mapping.idle_threads, 'thread')} without an element of C")
    for number, note in enumerate(notes):
        drawing.text(0, foot + 15 * number, note, "small")
    drawing.height = foot + 15 * len(notes) + 5
    return drawing


def draw_block(mapping: ThreadMapping) -> Drawing:
    """One block, its threads cut into warps."""
    warps = plural(mapping.warps_per_block, "warp")
    drawing = Drawing(310, 0, "A block and its warps", f"{count(mapping.threads_per_block)} threads are {warps}")
    width, height, depth = mapping.block
    drawing.text(0, 14, f"block (0, 0): {extent(mapping.block)} threads", "strong")
    if height * depth == 1:  # one row of threads is folded, a warp a line
        width, height = WARP_SIZE, -(-width // WARP_SIZE)
    rows = min(height * depth, 32)
    columns = min(width, 64)
    pitch = min(300 / columns, _SIDE / rows, 16)
    for row in range(rows):
        for column in range(columns):
            thread = row * width + column
            if thread >= mapping.threads_per_block:
                continue
            warp = thread // WARP_SIZE
            kind = "thread" if thread == 0 else "warp" if warp == 0 else "block" if warp % 2 else "empty"
            drawing.rect(column * pitch, 26 + row * pitch, max(pitch - 1, 1), max(pitch - 1, 1), kind)
    foot = 26 + rows * pitch + 16
    drawing.text(0, foot, f"{plural(mapping.warps_per_block, 'warp')} of {WARP_SIZE} threads, in turn shaded", "small")
    spans = f"warp 0 spans {plural(mapping.rows_per_warp, 'row')} of the block"
    drawing.text(0, foot + 15, spans, "small")
    if mapping.empty_lanes_per_block:
        lacking = f"its last warp lacks {plural(mapping.empty_lanes_per_block, 'thread')}"
        drawing.text(0, foot + 30, lacking, "small")
    drawing.height = foot + (35 if mapping.empty_lanes_per_block else 20)
    return drawing


def draw_residents(explanation: Explanation) -> Drawing:
    """The blocks that the first SM holds at once, and their warps."""
    drawing = Drawing(300, 24, "Blocks on one SM", "those that it holds at the beginning")
    occupancy, schedule = explanation.occupancy, explanation.schedule
    if schedule is None or occupancy is None:
        drawing.text(0, 14, "SM: not known", "strong")
        return drawing
    drawing.text(0, 14, f"SM 0 holds {plural(occupancy.blocks_per_sm, 'block')} at once", "strong")
    runs = [run for run in schedule.timeline if run.sm == 0]
    first = [run for run in runs if run.start == 0][:16]
    across = 1 if len(first) < 2 else 2 if len(first) < 7 else 4
    pitch_x, pitch_y = (
        288 / across,
        min(200 / max(1, -(-len(first) // across)), 90, 40 + 16 * -(-explanation.launch.warps_per_block // 8)),
    )
    for number, run in enumerate(first):
        x, y = number % across * pitch_x, 26 + number // across * pitch_y
        drawing.rect(x, y, pitch_x - 6, pitch_y - 6, "block", rx=4)
        drawing.text(x + 8, y + 15, f"block {count(run.block)}", "on-block")
        warps = explanation.launch.warps_per_block
        cell = min((pitch_x - 22) / min(warps, 8), (pitch_y - 34) / max(1, -(-warps // 8)), 14)
        for warp in range(warps if cell > 1 else 0):
            drawing.rect(x + 8 + warp % 8 * cell, y + 22 + warp // 8 * cell, cell - 1.5, cell - 1.5, "warp")
    foot = 26 + max(1, -(-len(first) // across)) * pitch_y + 14
    text = f"{occupancy.warps_per_sm} of {occupancy.max_warps_per_sm} warps when full; a block never moves"
    drawing.text(0, foot, text, "small")
    drawing.text(
        0, foot + 15, f"{plural(schedule.slots, 'block')} on all {plural(schedule.sms, 'SM')} are a wave", "small"
    )
    drawing.height = foot + 20
    return drawing
