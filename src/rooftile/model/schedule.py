"""The block queue: which block runs on which SM, and when, if all blocks take the same time."""

from __future__ import annotations

from collections import Counter

from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.core.schedule import BlockRun, Schedule

_TIMELINE_BLOCKS = 256


def schedule(launch: Launch, occupancy: Occupancy, sms: int) -> Schedule:
    """Hand the blocks of a grid to the SMs.

    Blocks wait in a queue in the order of their numbers, x fastest. At first every SM takes one block in turn, until
    each holds as many as its resources allow; from then on a block that has ended is replaced by the next of the queue
    *on that SM*, and a block never moves. With blocks of equal duration that happens wave by wave: block ``b`` runs in
    round ``b // slots`` on SM ``b % slots % sms``. The order in which hardware fills its SMs is not documented.

    Parameters
    ----------
    launch : Launch
    occupancy : Occupancy
        Its ``blocks_per_sm`` are the slots of one SM.
    sms : int
        SMs of the GPU.
    """
    blocks, per_sm = launch.blocks, occupancy.blocks_per_sm
    slots = sms * per_sm
    full, rest = divmod(blocks, slots)
    rounds = full + bool(rest)
    tail = rest or slots
    # In a full wave an SM runs per_sm blocks; of the rest, those numbered sm, sm + sms, ...
    per_block = Counter(full * per_sm + max(0, -(-(rest - sm) // sms)) for sm in range(sms))
    shown = _shown_sms(blocks, sms, per_sm, rounds)
    waves = rounds if blocks <= _TIMELINE_BLOCKS else max(1, _TIMELINE_BLOCKS // (shown * per_sm))
    timeline = tuple(
        place(block, sms, per_sm)
        for wave in range(min(rounds, waves))
        for slot in range(per_sm)
        for sm in range(shown)
        if (block := wave * slots + slot * sms + sm) < blocks
    )
    return Schedule(
        blocks=blocks,
        sms=sms,
        blocks_per_sm=per_sm,
        slots=slots,
        waves=blocks / slots,
        rounds=rounds,
        tail_blocks=tail,
        tail_sms=min(tail, sms),
        tail_utilisation=tail / slots,
        efficiency=blocks / slots / rounds,
        balance=blocks / sms / max(per_block),
        sm_blocks=dict(sorted(per_block.items(), reverse=True)),
        timeline=timeline,
        timeline_sms=shown,
        timeline_complete=len(timeline) == blocks,
    )


def place(block: int, sms: int, blocks_per_sm: int) -> BlockRun:
    """Where and when block number ``block`` runs."""
    wave, within = divmod(block, sms * blocks_per_sm)
    slot, sm = divmod(within, sms)
    return BlockRun(block, sm, slot, float(wave), float(wave + 1))


def _shown_sms(blocks: int, sms: int, per_sm: int, rounds: int) -> int:
    """All SMs where every block can be shown, else as many as can be shown to the end, at least one."""
    used = min(sms, blocks)
    return used if blocks <= _TIMELINE_BLOCKS else min(used, max(1, _TIMELINE_BLOCKS // (rounds * per_sm)))
