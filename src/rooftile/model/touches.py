"""The addresses of a few executions of every access, for pictures: by step, block, warp and lane."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

import numpy as np

from rooftile.core.address import AddressForm
from rooftile.core.call import Call
from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.formula import Lanes, Values, evaluate
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Dim3, Launch
from rooftile.core.touches import AccessTouches
from rooftile.model.address import thread_values
from rooftile.model.coalescing import grouped
from rooftile.model.matrix import Mask, Matrix, as_addressed, elements, split
from rooftile.model.shape import Context

_FIRST_STEPS = 6
_WARPS = 8


def touches(counts: Counts, forms: Mapping[int, AddressForm], call: Call) -> tuple[AccessTouches | None, ...]:
    """What some warps touch, for each row of :func:`~rooftile.model.shape.shapes`, in the same order.

    Listed are the first executions, and of each loop the first and the last, by the first warps of a block and its
    last, of blocks at the corners and in the middle of the grid. None stands for an access that was not executed, or
    whose address no formula gives, as where it comes from data.
    """
    context = Context.of(counts, forms, call)
    return tuple(_touches(group, context) for group, _, _ in grouped(counts))


def _touches(group: Sequence[AccessCounts], context: Context) -> AccessTouches | None:
    launch = context.call.launch
    blocks, warps = _some_blocks(launch.grid), _some_warps(launch.warps_per_block)
    special, exists = _threads(launch, blocks, warps)
    constants = {**context.constants, **special}
    members = [access for access in group if access.requests and access.instruction in context.forms]
    parts = [part for part in _parts(members, context) if _is_known(part, constants, context)]
    if not parts:
        return None
    ends = list(accumulate(part.executions for part in parts))
    starts = [end - part.executions for end, part in zip(ends, parts, strict=True)]
    total = ends[-1]
    steps = sorted({*range(min(total, _FIRST_STEPS)), *starts, *(end - 1 for end in ends)})
    part_of = [bisect_right(ends, step) for step in steps]
    turn_of = [divmod(step - starts[part], len(parts[part].members)) for step, part in zip(steps, part_of, strict=True)]
    member_of = [parts[part].members[turn[1]] for part, turn in zip(part_of, turn_of, strict=True)]
    shape = (len(steps), len(blocks), len(warps), WARP_SIZE)
    offsets, rows, columns = (np.full(shape, -1, np.int64) for _ in range(3))
    is_matrix = False
    for access in dict.fromkeys(member_of):
        chosen = [index for index, member in enumerate(member_of) if member is access]
        turns = np.array([turn_of[index][0] for index in chosen], np.int64)
        found = _places(access, {**constants, **_counters(access, turns, context)}, context)
        if found is None:
            return None
        at, inside, row, column = found
        full = (len(chosen), *shape[1:])
        mask = np.broadcast_to(inside & exists, full)
        offsets[chosen] = np.where(mask, np.broadcast_to(at, full), -1)
        if row is not None and column is not None:
            is_matrix = True
            rows[chosen] = np.where(mask, np.broadcast_to(row, full), -1)
            columns[chosen] = np.where(mask, np.broadcast_to(column, full), -1)
    stored = _stored(member_of[0], context) if is_matrix else None
    return AccessTouches(
        blocks=blocks,
        warps=warps,
        steps=tuple(steps),
        executions=total,
        lane_bytes=tuple(member.lane_bytes for member in member_of),
        offsets=offsets,
        rows=rows if is_matrix else None,
        columns=columns if is_matrix else None,
        matrix=None if stored is None else (stored.rows, stored.columns),
        element_bytes=0 if stored is None else stored.element_bytes,
    )


@dataclass(frozen=True, slots=True)
class _Part:
    """Accesses of one loop, which take turns; and how often a warp executes any of them."""

    members: tuple[AccessCounts, ...]
    executions: int


def _is_known(part: _Part, constants: Values, context: Context) -> bool:
    """Whether formulas give all addresses: not where an index is one value or another, by the way that led there."""
    first = np.zeros(1, np.int64)
    return all(
        evaluate(context.forms[access.instruction].offset, {**constants, **_counters(access, first, context)})
        is not None
        for access in part.members
    )


def _parts(members: Sequence[AccessCounts], context: Context) -> list[_Part]:
    """The accesses loop by loop: what is executed before a loop, in it and behind it takes no turns."""
    launch = context.call.launch
    loops = [context.forms[member.instruction].loops for member in members]
    parts = []
    for loop in dict.fromkeys(loops):
        mine = tuple(member for member, other in zip(members, loops, strict=True) if other == loop)
        # Warps that leave early execute it less often than those that are drawn: round up.
        each = -(-context.executions(mine[0].instruction) // (launch.blocks * launch.warps_per_block))
        parts.append(_Part(mine, each * len(mine) if loop else len(mine)))
    return parts


def _places(
    access: AccessCounts, values: Values, context: Context
) -> tuple[Lanes, Mask, Lanes | None, Lanes | None] | None:
    """Offsets, which lanes are inside the array, rows and columns; None where the address is not known."""
    form = context.forms[access.instruction]
    offsets = evaluate(form.offset, values)
    if offsets is None:
        return None
    matrix = context.matrices.get(access.array or "")
    if matrix is not None:
        matrix, multiplier = as_addressed(matrix, form, context.scalars)
        parts = split(matrix, form, multiplier, context.constants)
        if parts is not None:
            found = elements(matrix, parts, values, full=access.lanes == WARP_SIZE * access.requests)
            if found is not None:
                row, column, inside = found
                return offsets, inside, row, column
    return offsets, np.ones((), bool), None, None


def _stored(access: AccessCounts, context: Context) -> Matrix | None:
    matrix, form = context.matrices.get(access.array or ""), context.forms[access.instruction]
    if matrix is None:
        return None
    return as_addressed(matrix, form, context.scalars)[0]


def _counters(access: AccessCounts, turns: Lanes, context: Context) -> dict[str, Lanes]:
    """Loop counters at the given executions by one warp: the innermost loop's and the one's around it."""
    loops = context.forms[access.instruction].loops
    counters: dict[str, Lanes] = {loop.counter: np.zeros((), np.int64) for loop in loops}
    turns = turns.reshape(-1, 1, 1, 1)
    if len(loops) > 1:
        inner = max(1, context.executions(access.instruction) // max(1, context.executions(loops[-2].header)))
        counters[loops[-2].counter] = turns // inner
        turns = turns % inner
    if loops:
        counters[loops[-1].counter] = turns
    return counters


def _some_blocks(grid: Dim3) -> tuple[Dim3, ...]:
    x, y, z = grid
    wanted = [(0, 0, 0), (1, 0, 0), (0, 1, 0), (x // 2, y // 2, z // 2), (x - 1, y - 1, z - 1)]
    return tuple(dict.fromkeys((min(a, x - 1), min(b, y - 1), min(c, z - 1)) for a, b, c in wanted))


def _some_warps(warps: int) -> tuple[int, ...]:
    return tuple(range(warps)) if warps <= _WARPS else (*range(_WARPS - 1), warps - 1)


def _threads(launch: Launch, blocks: Sequence[Dim3], warps: Sequence[int]) -> tuple[dict[str, Lanes], Mask]:
    """Special registers over (blocks, warps, lanes), and which lanes have a thread."""
    thread = WARP_SIZE * np.array(warps, np.int64)[:, None] + np.arange(WARP_SIZE)
    values = thread_values(launch, thread)
    places = np.array(blocks, np.int64)[:, :, None, None]
    values |= {f"ctaid.{axis}": places[:, index] for index, axis in enumerate("xyz")}
    return values, thread < launch.threads_per_block
