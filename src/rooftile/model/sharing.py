"""Loads that stay in the same sectors for some turns of a loop, and how many warps of a block are there together."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final, NamedTuple

import numpy as np

from rooftile.core.address import AddressForm
from rooftile.core.call import Call, ScalarArgument
from rooftile.core.counts import Counts
from rooftile.core.formula import Lanes, evaluate
from rooftile.core.hardware import SECTOR_BYTES, WARP_SIZE
from rooftile.model.address import Settler, launch_values, thread_values
from rooftile.model.coalescing import grouped

_TURNS: Final = 4


class Lingering(NamedTuple):
    """A load that lingers: warps of a block to each sector, and how far into it they begin, from 0 to below 1."""

    together: float
    place: float


def lingering(counts: Counts, forms: Mapping[int, AddressForm], call: Call) -> dict[int, Lingering]:
    """Loads of which a warp asks for the same sectors turn after turn, until it comes to new ones with all lanes.

    That is so where its rows begin at one place of a sector; else some lanes stay and others go on. What it finds in L1
    has been brought some turns ago, and L1 misses all of a request or nothing. Given is what is known of each, by the
    index of the PTX instruction. A block in the middle of the grid is looked at, in the first turns of every loop. A
    load whose address no formula gives is none of these.

    Parameters
    ----------
    counts : Counts
        Of the execution, which says what was executed.
    forms : mapping of int to AddressForm
        Addresses by the index of the instruction.
    call : Call
        Gives the launch and the values of parameters.
    """
    launch = call.launch
    warps = launch.warps_per_block
    thread = np.arange(warps * WARP_SIZE, dtype=np.int64).reshape(warps, WARP_SIZE)
    exists = thread < launch.threads_per_block
    scalars = {
        argument.name: int(argument.value)
        for argument in call.arguments
        if isinstance(argument, ScalarArgument) and not argument.dtype.startswith(("float", "bfloat"))
    }
    middle: dict[str, int] = {f"ctaid.{axis}": blocks // 2 for axis, blocks in zip("xyz", launch.grid, strict=True)}
    constants: dict[str, int | Lanes] = {**scalars, **launch_values(launch), **thread_values(launch, thread), **middle}
    settler = Settler(lambda index: index >= len(counts.lines) or counts.lines[index].warps > 0)
    found: dict[int, Lingering] = {}
    for group, _, _ in grouped(counts):
        executed = [access for access in group if access.requests]
        first = next((access for access in executed if access.instruction in forms), None)
        if first is None or first.operation != "load" or first.space not in ("global", "generic"):
            continue
        form = forms[first.instruction]
        if not form.loops:
            continue
        formula, around = settler.settled(form.offset), _beginning(form)
        turns = [evaluate(formula, {**constants, **around, form.loops[-1].counter: turn}) for turn in range(_TURNS)]
        known = [turn for turn in turns if turn is not None]
        if len(known) < _TURNS:
            continue
        sectors = [
            [
                set(row[row >= 0].tolist())
                for row in np.where(exists, np.broadcast_to(turn, thread.shape) // SECTOR_BYTES, -1)
            ]
            for turn in known
        ]
        pairs = [(old, new) for before, now in pairwise(sectors) for old, new in zip(before, now, strict=True) if old]
        if any(old == new for old, new in pairs) and all(old == new or old.isdisjoint(new) for old, new in pairs):
            warps_each = sum(map(len, sectors[0])) / len(set().union(*sectors[0]))
            one = {**constants, **thread_values(launch, np.zeros((), np.int64))}
            for access in executed:
                form = forms.get(access.instruction, form)
                offset = evaluate(settler.settled(form.offset), {**one, **_beginning(form)})
                place = 0.0 if offset is None else float(offset % SECTOR_BYTES) / SECTOR_BYTES
                found[access.instruction] = Lingering(warps_each, place)
    return found


def _beginning(form: AddressForm) -> dict[str, int]:
    """Counters of the loops around an access, in their first turn."""
    return {loop.counter: 0 for loop in form.loops}
