"""Time from left to right: blocks on SMs, and warps on one scheduler."""

from __future__ import annotations

from rooftile.core.schedule import Interleaving, LatencyHiding, Schedule
from rooftile.report.html.svg import Drawing, figure
from rooftile.report.numbers import count, percent, plural, ratio
from rooftile.report.places import LEVELS

WIDTH = 412.0
"""So narrow that a telephone shows all of it; wider windows show it larger."""
_LEFT = 40.0
_LAST = 144.0
"""Length of the bar for the last wave: beside it stands how many places it fills."""
_STATES = {
    "issue": "issues an instruction",
    "memory": "waits for memory",
    "barrier": "waits at a barrier",
    "ready": "ready, another warp issues",
}


def draw_queue(schedule: Schedule) -> Drawing:
    """The blocks of some SMs, wave after wave, and how full the last wave is."""
    runs = schedule.timeline
    sms = sorted({run.sm for run in runs})[:6]
    slots = min(schedule.blocks_per_sm, 8)
    row = min(16.0, 180 / max(1, len(sms) * slots))
    tall = len(sms) * (slots * row + 8)
    drawing = Drawing(
        WIDTH,
        tall + 110,
        "The block queue",
        f"{plural(schedule.blocks, 'block')} in {ratio(schedule.waves)} waves of {count(schedule.slots)}; the last has "
        f"{plural(schedule.tail_blocks, 'block')}",
    )
    end = max([run.end for run in runs if run.sm in sms], default=1.0)
    scale = (WIDTH - _LEFT - 8) / max(end, 1.0)
    drawing.text(0, 12, "SM", "label")
    for position, sm in enumerate(sms):
        top = 20 + position * (slots * row + 8)
        drawing.text(_LEFT - 10, top + slots * row / 2 + 4, sm, "label", "end")
        drawing.rect(_LEFT, top, (WIDTH - _LEFT - 8), slots * row, "empty")
        for run in runs:
            if run.sm != sm or run.slot >= slots:
                continue
            x, width = _LEFT + run.start * scale, (run.end - run.start) * scale
            last = run.start >= schedule.rounds - 1 and schedule.tail_blocks < schedule.slots
            drawing.rect(x, top + run.slot * row, width - 1.5, max(row - 1, 1), "warp" if last else "block")
            if row >= 11 and width > 8 * len(str(run.block)):
                drawing.text(x + 4, top + run.slot * row + row - 3, run.block, "on" if last else "on-block")
    foot = 20 + tall
    for wave in range(int(end) + 1):
        x = _LEFT + wave * scale
        drawing.line(x, foot, x, foot + 5, "axis")
        if wave < end and scale > 44:
            drawing.text(x + scale / 2, foot + 15, f"wave {wave}", "label", "middle")
    cut = (
        ""
        if schedule.timeline_complete or end >= schedule.rounds
        else f" (of {plural(schedule.rounds, 'wave')}, the first)"
    )
    darker = "; darker: the last wave" if schedule.tail_blocks < schedule.slots else ""
    drawing.text(0, foot + 32, f"time in durations of a block{cut}; rows: places for blocks{darker}", "small")
    drawing.text(_LEFT, foot + 56, "last wave", "label")
    drawing.rect(_LEFT + 66, foot + 44, _LAST, 16, "empty")
    drawing.rect(_LEFT + 66, foot + 44, _LAST * schedule.tail_utilisation, 16, "warp")
    share = f"{count(schedule.tail_blocks)} of {count(schedule.slots)} places, {percent(schedule.tail_utilisation)}"
    drawing.text(_LEFT + 74 + _LAST, foot + 56, share, "label")
    drawing.text(
        _LEFT + 66, foot + 76, f"over all waves {percent(schedule.efficiency)} of the places are used", "small"
    )
    return drawing


def draw_warps(hiding: LatencyHiding, interleaving: Interleaving) -> Drawing:
    """The warps of one scheduler, clock by clock: while one waits for memory, others issue."""
    warps = min(interleaving.warps, 16)
    row = 16.0
    height = 20 + warps * row + 96
    drawing = Drawing(
        WIDTH,
        height,
        "Warps of one scheduler hide latency",
        f"{plural(interleaving.warps, 'warp')}, loads served by {LEVELS[interleaving.level]} in "
        f"{count(round(interleaving.latency))} clocks: the scheduler issues in "
        f"{percent(interleaving.issue_utilisation)} of the clocks",
    )
    scale = (WIDTH - _LEFT - 8) / max(1, interleaving.cycles)
    drawing.text(0, 12, "warp", "label")
    paths: dict[str, list[str]] = {}
    for segment in interleaving.segments:
        if segment.warp >= warps:
            continue
        x, width = _LEFT + segment.start * scale, max((segment.end - segment.start) * scale, 0.4)
        y, tall = 20 + segment.warp * row, row - 4
        if segment.state != "issue":
            y, tall = y + 3, tall - 6
        paths.setdefault(segment.state, []).append(
            f"M{figure(x)} {figure(y)}h{figure(width)}v{figure(tall)}h-{figure(width)}z"
        )
    for state in ("memory", "barrier", "ready", "issue"):
        if state in paths:
            drawing.path("".join(paths[state]), state)
    for warp in range(warps):
        drawing.text(_LEFT - 10, 20 + warp * row + 10, warp, "label", "end")
    foot = 20 + warps * row + 4
    drawing.line(_LEFT, foot, WIDTH - 8, foot, "axis")
    drawing.text(_LEFT, foot + 15, "clock 0", "small")
    drawing.text(WIDTH - 8, foot + 15, count(interleaving.cycles), "small", "end")
    for number, (state, meaning) in enumerate((state, _STATES[state]) for state in _STATES if state in paths):
        x, y = _LEFT + (number % 2) * 176, foot + 28 + number // 2 * 20
        tall = 12 if state == "issue" else 6
        drawing.rect(x, y + (12 - tall) / 2, 18, tall, state)
        drawing.text(x + 24, y + 10, meaning, "label")
    total = f"the scheduler issues in {percent(interleaving.issue_utilisation)} of these clocks"
    drawing.text(0, foot + 84, f"{total}; loads served by {LEVELS[interleaving.level]}", "label")
    return drawing
