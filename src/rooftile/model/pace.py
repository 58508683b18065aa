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

_USUAL: Final = 0.5
"""Part of the resident blocks that keeps an SM busy, where nothing is known of the machine code."""

_FEW_WARPS: Final = 24
"""Resident warps below which each has its turn soon enough, so that age matters little."""

_WIDE: Final = 8.0
"""Bytes a lane from which on loads are so few that their queue, which holds a number of instructions, does not fill:
then warps wait in it for their data, first come, first served. While it is full they wait to get in, and the oldest
does."""

_STEEPNESS: Final = 5.0
_LEAST, _NEARLY_ALL, _IF_WIDE = 0.15, 0.5, 3.0
"""How the rate of warps falls with the part of the resident ones that are older: to half at the part that keeps an SM
busy and a little more. Where all are needed, all are served, and soon where loads are wide. Read off the ends of the
blocks of 70 launches on an H200."""

_HARDLY: Final = 1.5
"""The same where age matters little."""

_TURN_STEEPNESS: Final = 2.5
_OF_NEEDED, _WIDE_TURNS, _TOGETHER = 1.6, 2.6, 3.2
_QUEUEING: Final = 0.5
"""The same of turns, which are spread over all SMs, so that what sets blocks of one SM apart is smoothed: half as a
multiple of the part that keeps an SM busy, where warps wait for their data with barriers between, and without. Of the
latter those queue for the SM itself of which less than this part keeps it busy. Read off the speeds of blocks and the
bytes from memory of 40 launches at the edge of L2 of an H200."""

_INSIDE: Final = 16

_ALIKE: Final = 0.85
"""Speed of the youngest from which on blocks keep together well enough to use the same data at about the same time."""


_CLOSER: Final = 0.1
"""By how much blocks are faster on average where it changes which ones come to an SM."""


def rates(
    gpu: Gpu, launch: Launch, occupancy: Occupancy, counts: Counts, needed: float | None = None
) -> tuple[float, ...]:
    """Relative speed of the blocks on an SM, the oldest first.

    Parameters
    ----------
    needed : float, optional
        So many blocks keep an SM as busy as all that are resident: :func:`rooftile.model.time.needed_blocks`.
    """
    assert gpu.sm is not None
    resident = resident_blocks(gpu, launch, occupancy)
    alike = side_by_side(gpu.sm, launch)
    return _falling(resident, alike, _half(launch, counts, resident, needed))


def turn_rates(
    gpu: Gpu, launch: Launch, occupancy: Occupancy, counts: Counts, needed: float | None = None
) -> tuple[float, ...]:
    """Relative speed of the turns under way at L2, the oldest first; parameters are those of :func:`rates`.

    Where blocks wait for memory without barriers, who is ahead waits, and who comes behind finds what was fetched:
    turns keep together. So do turns of blocks so narrow that they have their own partition of the SM each.
    """
    assert gpu.sm is not None
    resident = resident_blocks(gpu, launch, occupancy)
    share = _USUAL if needed is None else min(1.0, needed / resident)
    if not has_barriers(counts):
        half = _OF_NEEDED * share if share < _QUEUEING else _TOGETHER
    elif resident * launch.warps_per_block < _FEW_WARPS or _loads_wide(counts):
        half = _WIDE_TURNS
    else:
        half = _OF_NEEDED * share
    return _falling(resident, side_by_side(gpu.sm, launch), half, _TURN_STEEPNESS)


def usual_rates(gpu: Gpu, launch: Launch, occupancy: Occupancy) -> tuple[float, ...]:
    """:func:`rates` before anything is known of what the kernel does."""
    assert gpu.sm is not None
    resident = resident_blocks(gpu, launch, occupancy)
    return _falling(resident, side_by_side(gpu.sm, launch), _LEAST + _USUAL)


def resident_blocks(gpu: Gpu, launch: Launch, occupancy: Occupancy) -> int:
    """Blocks that an SM holds at one time."""
    assert gpu.sms is not None
    return max(1, min(occupancy.blocks_per_sm, ceil(launch.blocks / gpu.sms)))


def _half(launch: Launch, counts: Counts, resident: int, needed: float | None) -> float:
    """The part of the resident warps that are older where the rate has fallen to half."""
    wide = _loads_wide(counts)
    names = {name.split(".")[0] for name in counts.opcodes}
    if resident * launch.warps_per_block < _FEW_WARPS:
        return _HARDLY
    if not has_barriers(counts) and (wide or "mma" in names):  # their operands come from global memory, a few at a time
        return _HARDLY
    share = _USUAL if needed is None else min(1.0, needed / resident)
    half = _LEAST + share + _NEARLY_ALL * share**6
    return half + _IF_WIDE * share**3 if wide else half


def _loads_wide(counts: Counts) -> bool:
    loads = [access for access in counts.accesses if access.operation == "load"]
    return sum(a.lane_bytes * a.requests for a in loads) >= _WIDE * sum(a.requests for a in loads)


def has_barriers(counts: Counts) -> bool:
    """Whether warps wait for those of their block, and so not just for what they load themselves."""
    return any(warps and name.split(".")[0] in ("bar", "barrier") for name, (warps, _) in counts.opcodes.items())


def side_by_side(sm: StreamingMultiprocessor, launch: Launch) -> int:
    """Blocks of one age on an SM: where they are narrow, every partition of it serves its own."""
    return max(1, sm.partitions // launch.warps_per_block)


def pace_of(speeds: Sequence[float]) -> Pace:
    """What blocks of these ``speeds`` come to do."""
    return "together" if min(speeds) > _ALIKE * max(speeds) else "staggered"


def _falling(resident: int, alike: int, half: float, steepness: float = _STEEPNESS) -> tuple[float, ...]:
    """Of blocks ``alike`` at a time, the mean over their warps."""
    older = np.arange(resident) // alike * alike
    inside = alike * (np.arange(_INSIDE) + 0.5) / _INSIDE
    speeds = (1.0 / (1.0 + ((older[:, None] + inside) / (half * resident)) ** steepness)).mean(axis=1)
    return tuple((speeds / speeds[0]).tolist())


def more_alike(speeds: Sequence[float], usual: Sequence[float]) -> bool:
    """Whether blocks of these ``speeds`` end so close to each other that other blocks follow on an SM than usual."""
    return sum(speeds) > sum(usual) + _CLOSER * len(usual)


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
