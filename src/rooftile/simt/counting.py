"""From the raw counters of all threads to counts."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.counts import AccessCounts, Counts, InstructionCount, Space
from rooftile.ptx.opcodes import is_second_half
from rooftile.ptx.program import Instruction
from rooftile.simt.layout.accesses import GLOBAL, LOCAL, SHARED
from rooftile.simt.lower import Plan
from rooftile.simt.memory import slots_of
from rooftile.simt.state import Shared, ThreadState

Sums = npt.NDArray[np.int64]

_SPACES: Final[dict[int, Space]] = {GLOBAL: "global", SHARED: "shared", LOCAL: "local"}
_NAMED_SPACES: Final = ("global", "shared", "local", "const", "param")


def opcode_of(ins: Instruction) -> str:
    """The name an instruction is counted under: opcode and type, ``fma.f32``, or ``bar.sync`` where it has no type.

    Memory instructions keep their space: ``ld.global.f32``. Matrix instructions have their shape, and the types of D
    and A: ``mma.m16n8k16.f32.bf16``.
    """
    if ins.opcode in ("mma", "wgmma") and ins.types:
        shape = next((word for word in ins.modifiers if word.startswith(("m8n", "m16n", "m64n"))), "")
        return ".".join((ins.opcode, shape, *ins.types[:2], *(word for word in ins.modifiers if word == "xor")))
    if ins.opcode == "cp" and ins.modifiers[:3] == ("async", "bulk", "tensor"):  # ...shared is a load
        return f"cp.async.bulk.tensor.{'global' if 'bulk_group' in ins.modifiers else 'shared'}"
    if ins.opcode == "cp":  # cp.async.cg.b128, cp.async.commit_group, cp.async.bulk.global
        return ".".join((ins.opcode, *(word for word in ins.modifiers[:3] if ":" not in word), *ins.types))
    if ins.access is not None or ins.opcode in ("ld", "st"):
        words = (word.partition("::")[0] for word in ins.modifiers)
        space = next((word for word in words if word in _NAMED_SPACES), "")
        return ".".join(word for word in (ins.opcode, space, *ins.types[:1]) if word)
    return ".".join((ins.opcode, *(ins.types[:1] or ins.modifiers)))


@dataclass(frozen=True, slots=True, eq=False)
class Tally:
    """Sums of the counters of some blocks, before anything is divided or rounded.

    Attributes
    ----------
    plan : Plan
        What was executed.
    blocks : numpy.ndarray
        (basic blocks, 2) int64: executions by warps and by lanes.
    guards : numpy.ndarray
        (guarded instructions,) int64: executions by lanes.
    totals : numpy.ndarray
        (slots, 6) int64: the sums of each access.
    divergent_warps : int
    """

    plan: Plan
    blocks: Sums
    guards: Sums
    totals: Sums
    divergent_warps: int

    def same_as(self, other: Tally) -> bool:
        """Whether every counter is the same."""
        return (
            self.divergent_warps == other.divergent_warps
            and np.array_equal(self.blocks, other.blocks)
            and np.array_equal(self.guards, other.guards)
            and np.array_equal(self.totals, other.totals)
        )


def tally(shared: Shared, states: list[ThreadState]) -> Tally:
    """Sum the counters of all threads."""
    return Tally(
        shared.program.plan,
        np.sum([state.block_counts for state in states], axis=0),
        np.sum([state.guard_lanes for state in states], axis=0),
        np.sum([state.totals for state in states], axis=0),
        sum(state.context.divergent_warps for state in states),
    )


def scaled(parts: Sequence[tuple[Tally, int]]) -> Tally:
    """The tallies of one kernel, each times its weight, added up."""
    return Tally(
        parts[0][0].plan,
        np.sum([part.blocks * weight for part, weight in parts], axis=0),
        np.sum([part.guards * weight for part, weight in parts], axis=0),
        np.sum([part.totals * weight for part, weight in parts], axis=0),
        sum(part.divergent_warps * weight for part, weight in parts),
    )


def counts_of(sums: Tally, executed: int, grid_blocks: int) -> Counts:
    """The counts of a grid of ``grid_blocks``, of which ``executed`` were executed."""
    plan, blocks, guards = sums.plan, sums.blocks, sums.guards
    if not plan.statistics:
        return Counts((), {}, blocks=executed, blocks_total=grid_blocks)
    opcodes: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    lines = []
    for ins in plan.kernel.instructions:
        warps, lanes = (int(n) for n in blocks[ins.block])
        if ins.index in plan.guard_counter:
            lanes = int(guards[plan.guard_counter[ins.index]])
        if not is_second_half(ins.opcode, ins.modifiers):
            entry = opcodes[opcode_of(ins)]
            entry[0] += warps
            entry[1] += lanes
        lines.append(InstructionCount(opcode_of(ins), ins.location, warps, lanes))
    return Counts(
        accesses=tuple(_accesses(plan, blocks, sums.totals)),
        opcodes={name: (warps, lanes) for name, (warps, lanes) in opcodes.items()},
        lines=tuple(lines),
        blocks=executed,
        blocks_total=grid_blocks,
        divergent_warps=sums.divergent_warps,
    )


def _accesses(plan: Plan, blocks: Sums, totals: Sums) -> Iterator[AccessCounts]:
    members: dict[int, int] = defaultdict(int)
    for ins in plan.kernel.accesses:
        assert ins.access is not None
        members[ins.access.leader] += int(blocks[ins.block, 0])
    for ins in plan.kernel.accesses:
        access = ins.access
        assert access is not None
        if not access.is_leader:
            continue
        first = plan.first_slot[access.index]
        spaces = slots_of(ins)
        if len(spaces) > 1:  # a generic access is listed under the spaces it went to
            spaces = tuple(s for i, s in enumerate(spaces) if totals[first + i, 0]) or (GLOBAL,)
        for space in spaces:
            sums = totals[first + slots_of(ins).index(space)].copy()
            name = "const" if "const" in ins.modifiers else _SPACES[space]
            if name == "const":  # served by a cache of its own, whose traffic is not counted
                sums[2:] = 0
            requests, lanes, sectors, ideal_sectors, wavefronts, ideal_wavefronts = (
                round(int(n) / access.repeat) if access.repeat != 1.0 else int(n) for n in sums
            )
            yield AccessCounts(
                instruction=ins.index,
                space=name,
                operation=access.operation,
                lane_bytes=access.group_bytes or access.lane_bytes,
                location=ins.location,
                array=access.array,
                expression=access.expression or access.affine,
                ptx_executions=members[access.index],
                requests=requests,
                lanes=lanes,
                sectors=sectors,
                ideal_sectors=ideal_sectors,
                wavefronts=wavefronts,
                ideal_wavefronts=ideal_wavefronts,
                asynchronous=ins.opcode == "cp",
            )
