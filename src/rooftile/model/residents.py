"""Which blocks share an SM, and how far they are apart: what decides how much they find in each other's L1.

Read off block queues of an H200 (start, end and SM of every block of seven kernels at two sizes). A grid's first blocks
go to the SMs in turn, one each, so that an SM's blocks lie about one SM count apart in the grid. Later an SM takes the
next block whenever one of its own ends, which makes its blocks a random choice of those in flight, about one of each
turn. Blocks of few warps, of which several lie side by side, end together, so that an SM gets neighbours: half of the
blocks of 64 threads that begin in the second wave of ``outer_product_tiny`` have the one before or after beside them.
Where warps wait for global memory, the blocks of a wave stay within some per cent of each other: who runs ahead meets
the cold caches, and those behind catch up. Where they wait for the SM itself, older warps go first, blocks drift apart,
and within two waves the slots of an SM are spread evenly over a block's duration.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import ceil
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.core.traffic import Residents
from rooftile.model.pace import pace_of, progress

TRACED_BLOCKS: Final = 48
"""About so many blocks are traced: more change results by less than one per cent."""

_MOST_SMS: Final = 6
_GROUPS: Final = 3
"""Groups of blocks that follow each other on one SM."""

_WHOLE: Final = 4
"""Of grids of up to so many waves, all that an SM gets is played: what it finds there changes from wave to wave."""

_UNEVEN: Final = 0.06
"""Graphics processing clusters have unlike numbers of SMs: by so much a turn can be longer or shorter than another."""

_SM_NOISE, _BLOCK_NOISE, _NARROW_NOISE = 0.012, 0.02, 0.0075
"""Standard deviations of the time that a block takes, as parts of it: of all blocks on an SM alike, and of each; of
blocks of which several are of one age less."""

_WAVES_PLAYED: Final = 6
"""Waves of long grids that are followed, to see which blocks come to an SM."""

_MARKS: Final = 32
_STEPS: Final = 24
"""Steps in which blocks that do not keep together are played, in the time that one alone would take."""

_SKEW: Final = 0.1
_SKEW_WITHOUT_BARRIERS: Final = 0.04
_MOST_SKEW: Final = 2.0
_STEADY_WAVES: Final = 4.0
"""How far blocks that move along together are apart, as a part of a block's requests: the first for so many waves, then
growing as the root of their number, as random steps do, to at most twice as much. Where warps wait for nothing but
their loads, who is ahead waits for what those behind then find: they keep closer together, in each of the tiles that a
block goes through."""


def residents(
    launch: Launch, occupancy: Occupancy, sms: int, speeds: Sequence[float], most: int = TRACED_BLOCKS
) -> tuple[Residents, ...]:
    """Blocks to be traced: of some SMs, their first blocks and those that follow, or some from the middle of the grid.

    There are about ``most``, but never less than those that two SMs hold.
    The choice is random but the same for the same launch. Phases are all 0; :func:`apart` sets them.

    Parameters
    ----------
    launch : Launch
    occupancy : Occupancy
    sms : int
    speeds : sequence of float
        Of the blocks on an SM, the oldest first: when places become free, and how many at a time.
    most : int
    """
    blocks = launch.blocks
    each = min(occupancy.blocks_per_sm, ceil(blocks / sms))
    slots = each * sms
    waves = blocks / slots
    whole = ceil(waves) <= _WHOLE
    length = ceil(waves) if whole else _GROUPS
    count = max(2, min(_MOST_SMS, most // (each * length)))
    rng = np.random.default_rng(blocks)
    first_turn = rng.permutation(min(sms, blocks))
    queue = _queue(blocks, sms, speeds, rng) if waves > 1 else np.empty((sms, 0), np.int64)
    found = []
    for number in range(min(count, len(first_turn)) if waves <= 1 else count):
        from_start = whole or number < max(1, count / waves)
        first = int(first_turn[number % len(first_turn)])
        later = queue[first % sms]
        groups = []
        if from_start:
            groups.append(_dealt(first, blocks, sms, each, rng))
            later = later[: (length - 1) * each] if not whole else later
        else:
            begin = each * int(rng.integers(0, max(1, len(later) // each - length + 1)))
            span = later[begin : begin + length * each]
            base = span.min() - slots
            later = span - base + int(rng.integers(0, max(1, blocks - (span.max() - base))))
        later = np.sort(later[later < blocks])
        groups += [tuple(later[low : low + each].tolist()) for low in range(0, len(later), each)]
        found.append(Residents(tuple(groups), tuple((0.0,) * len(group) for group in groups), from_start))
    return tuple(found)


def _queue(blocks: int, sms: int, speeds: Sequence[float], rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """Blocks that come to each SM after its first ones, in order: (sms, turns); numbers may be beyond the grid's.

    Each takes the next one as soon as a place is free; which that is depends on how far the SMs are apart by then.
    """
    each = len(speeds)
    turns = min(ceil(blocks / sms), _WAVES_PLAYED * each) + each
    noise = _NARROW_NOISE if each > 1 and speeds[1] == speeds[0] else _BLOCK_NOISE
    times = progress(turns, speeds, 1)
    duration = float((times[:, 1] - times[:, 0]).mean())
    drift = np.cumsum(rng.normal(0.0, _SM_NOISE, (sms, ceil(turns / each))), axis=1)
    begins = times[each:, 0] + duration * (
        np.repeat(drift, each, axis=1)[:, : turns - each] + rng.normal(0.0, noise, (sms, turns - each))
    )
    order = np.empty(begins.size, np.int64)
    order[np.argsort(begins, axis=None, kind="stable")] = np.arange(begins.size)
    numbers: npt.NDArray[np.int64] = each * sms + order.reshape(begins.shape)
    return numbers


def _dealt(first: int, blocks: int, sms: int, each: int, rng: np.random.Generator) -> tuple[int, ...]:
    """An SM's blocks at the start, from ``first`` on: turns take a few blocks more or less than there are SMs."""
    deviation = 2 * round(_UNEVEN * sms / 2)
    steps = sms + deviation * (rng.random(each - 1) < 1 / 3)
    late = each // 4
    if late:
        steps[-late:] = sms - deviation
    dealt = first + np.cumsum([0, *steps])
    return tuple(dealt[dealt < blocks].tolist())


def apart(
    sms: tuple[Residents, ...], speeds: Sequence[float], waves: float, *, barriers: bool = True, tiles: float = 1.0
) -> tuple[Residents, ...]:
    """``sms`` with the distances that their blocks keep.

    Parameters
    ----------
    sms : tuple of Residents
    speeds : sequence of float
        :func:`rooftile.model.pace.rates`.
    waves : float
    barriers : bool
        Whether warps wait for those of their block.
    tiles : float
        Tiles of C that a block goes through one after the other.
    """
    if pace_of(speeds) == "staggered":
        return tuple(replace(sm, steps=_steps(sm, speeds, waves)) for sm in sms)
    rng = np.random.default_rng(0)
    once = _SKEW if barriers else _SKEW_WITHOUT_BARRIERS / tiles
    skew = once * min(_MOST_SKEW, max(1.0, waves / _STEADY_WAVES) ** 0.5)
    return tuple(
        replace(sm, phases=tuple(tuple((skew * rng.random(len(group))).tolist()) for group in sm.groups)) for sm in sms
    )


def _steps(sm: Residents, speeds: Sequence[float], waves: float) -> tuple[tuple[float, ...], ...]:
    """How far an SM's blocks have come, step by step; to the end where the grid ends with them."""
    blocks = sum(map(len, sm.groups))
    times = progress(blocks, speeds, _MARKS)
    whole = waves <= len(sm.groups)
    until = times[:, -1].max() if whole or blocks <= len(speeds) else np.sort(times[:, -1])[blocks - len(speeds)]
    moments = np.linspace(0.0, until, 1 + ceil(until * _STEPS))
    done = [np.interp(moments, row, np.arange(_MARKS + 1) / _MARKS) for row in times]
    return tuple(map(tuple, np.array(done).T.tolist()))
