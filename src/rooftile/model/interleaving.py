"""The warps of one scheduler taking turns, as a timeline."""

from __future__ import annotations

from collections import defaultdict
from typing import Literal

from rooftile.core.schedule import Interleaving, WarpSegment

_BATCHES = 3
_MOST_WARPS = 16

Phase = tuple[Literal["issue", "memory", "barrier"], int]


def interleave(
    *,
    level: str,
    latency: int,
    blocks: int,
    warps_per_block: int,
    loads: int,
    instructions: int,
    instructions_between: int,
    barriers: int,
) -> Interleaving:
    """Let the warps of one scheduler issue a few batches of loads each.

    Every warp goes through the same phases: it issues its loads, what it can do without them, waits, and issues the
    rest; of a kernel with barriers, the little that stores the loaded values, a barrier, the computation, and a second
    barrier if it has two. A scheduler issues one instruction a clock. It stays with a warp until that must wait and
    then takes the one that has been ready longest. The other schedulers of the SM are taken to do the same at the
    same time, so a barrier opens when the block's warps on this one are there.

    Parameters
    ----------
    level, latency
        Where loads are served, and how many clocks that takes.
    blocks, warps_per_block
        Resident blocks, and the warps of each on this scheduler; at most 16 warps are followed.
    loads, instructions, instructions_between
        Loads of a batch, all instructions of a batch, and those between the loads and their first use.
    barriers
        0, 1 or 2 a batch.
    """
    blocks = max(1, min(blocks, _MOST_WARPS // warps_per_block))
    phases = _joined(_phases(latency, loads, instructions, instructions_between, barriers) * _BATCHES)
    warps = blocks * warps_per_block
    segments: list[WarpSegment] = []
    position = [0] * warps
    waiting: dict[int, list[tuple[int, int]]] = defaultdict(list)
    ready = [(0, warp) for warp in range(warps)]
    clock = issued = 0

    def record(warp: int, state: Literal["issue", "memory", "barrier", "ready"], start: int, end: int) -> None:
        if end > start:
            segments.append(WarpSegment(warp, warp // warps_per_block, state, start, end))

    def advance(warp: int, now: int) -> None:
        """Take ``warp`` from the end of an issue phase to the next time that it is ready, if that is known."""
        position[warp] += 1
        if position[warp] == len(phases):
            return
        kind, length = phases[position[warp]]
        if kind == "issue":
            ready.append((now, warp))
        elif kind == "memory":
            record(warp, "memory", now, now + length)
            advance(warp, now + length)
        else:
            block = warp // warps_per_block
            waiting[block].append((warp, now))
            if len(waiting[block]) == warps_per_block:
                last = max(time for _, time in waiting[block])
                for other, since in waiting.pop(block):
                    record(other, "barrier", since, last)
                    advance(other, last)

    while ready:
        since, warp = min(ready)
        ready.remove((since, warp))
        start = max(clock, since)
        length = phases[position[warp]][1]
        record(warp, "ready", since, start)
        record(warp, "issue", start, start + length)
        clock, issued = start + length, issued + length
        advance(warp, clock)
    segments.sort(key=lambda segment: (segment.warp, segment.start))
    return Interleaving(level, float(latency), warps, clock, issued / clock, tuple(segments))


def _phases(latency: int, loads: int, instructions: int, between: int, barriers: int) -> list[Phase]:
    """What one warp does for one batch of loads; its issue phases sum to ``instructions``."""
    first = min(instructions, loads + between)
    rest = instructions - first
    phases: list[Phase] = [("issue", first), ("memory", max(0, latency - between))]
    if barriers:
        stores = min(loads, rest)
        phases += [("issue", stores), ("barrier", 0), ("issue", rest - stores)]
        if barriers > 1:
            phases.append(("barrier", 0))
    else:
        phases.append(("issue", rest))
    return [phase for phase in phases if phase[0] != "issue" or phase[1]]


def _joined(phases: list[Phase]) -> list[Phase]:
    """Issue phases that follow each other made one: a scheduler does not leave a warp between them."""
    found: list[Phase] = []
    for kind, length in phases:
        if kind == "issue" and found and found[-1][0] == "issue":
            found[-1] = ("issue", found[-1][1] + length)
        else:
            found.append((kind, length))
    return found
