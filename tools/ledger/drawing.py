"""Timelines as plain text."""

from __future__ import annotations

from rooftile.core.schedule import Interleaving, Schedule

_WAVES = 5
_WIDTH = 88
_MARKS = {"issue": "#", "memory": ".", "barrier": "|", "ready": "-"}


def blocks_over_time(schedule: Schedule, gpu: str) -> str:
    """Which blocks each slot of the first SM runs, wave after wave, and those of the last SM's first slot."""
    waves = min(_WAVES, schedule.rounds)
    lines = [f"{gpu}: blocks on its first SM, by slot ({schedule.blocks_per_sm} slots an SM, {schedule.sms} SMs)"]
    lines.append("".join(["        ", *(f"{f'wave {wave}':>8}" for wave in range(waves))]))
    for slot in range(schedule.blocks_per_sm):
        runs = {run.start: run.block for run in schedule.timeline if (run.sm, run.slot) == (0, slot)}
        cells = (f"{runs[wave]:>8}" if wave in runs else f"{'':>8}" for wave in map(float, range(waves)))
        lines.append(f"slot {slot}  {''.join(cells)}".rstrip())
    return "\n".join(lines)


def warps_over_time(interleaving: Interleaving, *, warps: int) -> str:
    """What the first warps of a scheduler do over time."""
    scale = interleaving.cycles / _WIDTH
    rows = [
        f"one scheduler, {warps} of its {interleaving.warps} warps, {scale:.0f} clocks a character: "
        "# issues  . waits for memory  - ready, another warp issues"
    ]
    for warp in range(warps):
        row = [" "] * _WIDTH
        for segment in interleaving.segments:
            if segment.warp == warp:
                first, last = int(segment.start / scale), int(segment.end / scale)
                for place in range(first, max(first + 1, min(last, _WIDTH))):
                    if row[place] != "#":
                        row[place] = _MARKS[segment.state]
        rows.append(f"warp {warp:<2} {''.join(row)}".rstrip())
    return "\n".join(rows)
