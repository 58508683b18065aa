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

_MARKS: Final = 32
_STEPS: Final = 24
"""Steps in which blocks that do not keep together are played, in the time that one alone would take."""

_SKEW: Final = 0.1
_MOST_SKEW: Final = 0.2
_STEADY_WAVES: Final = 4.0
"""How far blocks that move along together are apart, as a part of a block's requests: the first for so many waves, then
growing as the root of their number, as random steps do."""


def residents(
    launch: Launch, occupancy: Occupancy, sms: int, beside: int, most: int = TRACED_BLOCKS
) -> tuple[Residents, ...]:
    """Blocks to be traced: of some SMs, their first blocks and those that follow, or some from the middle of the grid.

    There are about ``most``, but never less than those that two SMs hold.
    The choice is random but the same for the same launch. Phases are all 0; :func:`apart` sets them.

    Parameters
    ----------
    launch : Launch
    occupancy : Occupancy
    sms : int
    beside : int
        Neighbours in the grid that an SM gets at one time, :func:`rooftile.model.pace.beside`; 0 where it gets one
        block of each turn.
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
    found = []
    for number in range(min(count, len(first_turn)) if waves <= 1 else count):
        from_start = whole or number < max(1, count / waves)
        start = 0 if from_start else int(rng.integers(0, max(1, blocks - length * slots + 1)))
        groups = []
        if from_start:
            first = int(first_turn[number % len(first_turn)])
            groups.append(_dealt(first, blocks, sms, each, rng))
        for low in range(start + len(groups) * slots, min(blocks, start + length * slots), slots):
            high = min(blocks, low + slots)
            drawn = _drawn(low, high, sms, beside, rng) if beside else _spread(low, high, sms, each, rng)
            groups.append(drawn)
        found.append(Residents(tuple(groups), tuple((0.0,) * len(group) for group in groups), from_start))
    return tuple(found)


def _dealt(first: int, blocks: int, sms: int, each: int, rng: np.random.Generator) -> tuple[int, ...]:
    """An SM's blocks at the start, from ``first`` on: turns take a few blocks more or less than there are SMs."""
    deviation = 2 * round(_UNEVEN * sms / 2)
    steps = sms + deviation * (rng.random(each - 1) < 1 / 3)
    late = each // 4
    if late:
        steps[-late:] = sms - deviation
    dealt = first + np.cumsum([0, *steps])
    return tuple(dealt[dealt < blocks].tolist())


def _spread(low: int, high: int, sms: int, each: int, rng: np.random.Generator) -> tuple[int, ...]:
    """Blocks from ``low`` to below ``high`` that come to one SM: one of each turn."""
    turns = range(low, high, sms)[:each]
    return tuple(int(rng.integers(start, min(high, start + sms))) for start in turns)


def _drawn(low: int, high: int, sms: int, beside: int, rng: np.random.Generator) -> tuple[int, ...]:
    """An SM's share of the blocks from ``low`` to below ``high``: any of them, ``beside`` neighbours at a time."""
    count, runs = ceil((high - low) / sms), ceil((high - low) / beside)
    chosen = np.sort(rng.choice(runs, min(runs, ceil(count / beside)), replace=False))
    blocks = low + (beside * chosen[:, None] + np.arange(beside)).reshape(-1)
    return tuple(blocks[blocks < high][:count].tolist())


def apart(sms: tuple[Residents, ...], speeds: Sequence[float], waves: float) -> tuple[Residents, ...]:
    """``sms`` with the distances that their blocks keep, whose ``speeds`` are :func:`rooftile.model.pace.rates`."""
    if pace_of(speeds) == "staggered":
        return tuple(replace(sm, steps=_steps(sm, speeds, waves)) for sm in sms)
    rng = np.random.default_rng(0)
    skew = min(_MOST_SKEW, _SKEW * max(1.0, waves / _STEADY_WAVES) ** 0.5)
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
