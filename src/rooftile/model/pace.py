"""The pace of blocks: how far each has come at any time, which decides what blocks find of each other's data in caches.

Read off an H200 that wrote down when every block passed every eighth of its work (thirteen launches of the ladder). The
blocks that a grid's SMs take one each, a *turn*, move along together for the whole launch: every SM does the same. The
turns that are on an SM at one time differ. Where warps queue for the SM itself, older ones go first: the oldest turn
runs almost as if it were alone, the youngest waits until others have ended, and turns come to be spread over a block's
duration. Where warps wait for their data, all are served alike.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.caches import Pace
from rooftile.core.counts import Counts
from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.machine import Gpu, StreamingMultiprocessor

_SATURATING_WARPS: Final = 24
"""Resident warps that keep an SM's pipes busy between barriers."""

_SATURATING_EXCESS: Final = 4.0
"""Sectors of global loads, or wavefronts of shared ones, over the fewest possible from which on the queue in front of
L1 is always full."""

_FEW_BARRIERS: Final = 4
"""Barriers a warp that may lie outside of loops, where they hold nobody back for long."""

_WIDE: Final = 8.0
"""Bytes a lane from which on loads from shared memory are so few that their queue, which holds a number of
instructions, does not fill: then warps wait in it for their data, first come, first served. While it is full they wait
to get in, and the oldest does."""

_STEEPNESS: Final = 2.5
_LEAST_SERVED, _SERVED_BY_LATENCY = 0.35, 1.5
"""How the rate falls with age: to half at that part of the resident warps, which grows with the share of the time that
loads from memory take, as then even the oldest leave the SM to others."""

_HARDLY, _HARDLY_WITH_BARRIERS = 3.2, 2.6
"""The same where warps wait for their data: age matters little, and more to a block that waits for its last warp."""

_MEMORY_LATENCY: Final = 700.0
"""Clocks of a load from memory where a GPU's file does not say."""

_ALIKE: Final = 0.85
"""Speed of the youngest from which on blocks keep together well enough to use the same data at about the same time."""


def rates(gpu: Gpu, launch: Launch, occupancy: Occupancy, counts: Counts) -> tuple[float, ...]:
    """Relative speed of the blocks on an SM, the oldest first."""
    assert gpu.sm is not None
    assert gpu.sms is not None
    resident = max(1, min(occupancy.blocks_per_sm, ceil(launch.blocks / gpu.sms)))
    warps = counts.blocks * launch.warps_per_block
    barriers = sum(n for name, (n, _) in counts.opcodes.items() if name.split(".")[0] in ("bar", "barrier")) / warps
    alike = side_by_side(gpu.sm, launch)
    if _always_full(counts):
        return _falling(resident, alike, float(resident))
    shared = [access for access in counts.accesses if access.operation == "load" and access.space == "shared"]
    requests = sum(access.requests for access in shared)
    wide = sum(access.lane_bytes * access.requests for access in shared) > _WIDE * requests
    if barriers <= _FEW_BARRIERS:
        return _falling(resident, alike, _HARDLY * resident)
    if wide or occupancy.warps_per_sm < _SATURATING_WARPS:
        return _falling(resident, alike, _HARDLY_WITH_BARRIERS * resident)
    step = resident * sum(access.wavefronts for access in counts.accesses) / counts.blocks / (barriers / 2.0)
    served = _LEAST_SERVED + _SERVED_BY_LATENCY * gpu.latency.get("memory", _MEMORY_LATENCY) / step
    return _falling(resident, alike, resident * min(1.0, served))


def side_by_side(sm: StreamingMultiprocessor, launch: Launch) -> int:
    """Blocks of one age on an SM: where they are narrow, every partition of it serves its own."""
    return max(1, sm.partitions // launch.warps_per_block)


def beside(sm: StreamingMultiprocessor, launch: Launch, counts: Counts) -> int:
    """Neighbours in the grid that an SM gets at one time, or 0 if it gets one block of each turn.

    Where blocks are narrow, those side by side end together, unless they queue for the SM itself.
    """
    alike = side_by_side(sm, launch)
    return 0 if alike == 1 or _always_full(counts) else alike


def _always_full(counts: Counts) -> bool:
    """Whether loads take L1 so much longer than well arranged ones that its queue is never empty."""
    loads = [access for access in counts.accesses if access.operation == "load"]
    sectors = [(a.sectors, a.ideal_sectors) for a in loads if a.space == "global"]
    wavefronts = [(a.wavefronts, a.ideal_wavefronts) for a in loads if a.space == "shared"]
    return any(
        sum(taken for taken, _ in rows) >= _SATURATING_EXCESS * sum(ideal for _, ideal in rows) > 0
        for rows in (sectors, wavefronts)
    )


def pace_of(speeds: Sequence[float]) -> Pace:
    """What blocks of these ``speeds`` come to do."""
    return "together" if min(speeds) > _ALIKE * max(speeds) else "staggered"


def _falling(resident: int, alike: int, half: float) -> tuple[float, ...]:
    return tuple(1.0 / (1.0 + (number // alike * alike / half) ** _STEEPNESS) for number in range(resident))


def progress(turns: int, speeds: Sequence[float], marks: int) -> npt.NDArray[np.float64]:
    """When each turn passes each mark: (turns, ``marks`` + 1), in durations of a block that is alone.

    Turn after turn begins as others end; ``speeds`` are those of the turns under way, the oldest first.
    """
    here: list[int] = list(range(min(turns, len(speeds))))
    knots: list[list[tuple[float, float]]] = [[(0.0, 0.0)] for _ in here]
    done = [0.0] * len(here)
    now = 0.0
    while here:
        step = min((1.0 - done[turn]) / speed for turn, speed in zip(here, speeds, strict=False))
        now += step
        staying = []
        for turn, speed in zip(here, speeds, strict=False):
            done[turn] += step * speed
            knots[turn].append((now, min(1.0, done[turn])))
            if done[turn] < 1.0 - 1e-9:
                staying.append(turn)
        ended = len(here) - len(staying)
        here = staying
        for _ in range(min(ended, turns - len(done))):
            here.append(len(done))
            done.append(0.0)
            knots.append([(now, 0.0)])
    at = np.arange(marks + 1) / marks
    return np.array([np.interp(at, *np.array(rows).T[::-1]) for rows in knots])
