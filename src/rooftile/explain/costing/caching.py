"""The caches: blocks chosen before the kernel runs, what they asked for played back afterwards."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile import machine, model, simt
from rooftile.core.caches import Caches
from rooftile.core.call import Call
from rooftile.core.counts import Counts
from rooftile.core.errors import ExecutionError, LaunchError, UnavailableError
from rooftile.core.explanation import Occupancy
from rooftile.core.hardware import LINE_BYTES
from rooftile.core.problem import Launch
from rooftile.core.source import Compiled, Resources
from rooftile.core.timing import ExecutedLine
from rooftile.core.traffic import BufferOrigins, Residents, Traffic
from rooftile.explain.costing.timing import executed_lines
from rooftile.ptx.program import Kernel
from rooftile.simt.groups import group_of

_TRACED_OF_BIG: Final = 16
"""Blocks traced where most of a grid is not executed: there every block takes long."""

_TRACED_OF_LONG: Final = 2
_LONG: Final = 1 << 29
"""Products of a block, as of one of few that share all tiles, so many that it takes a good part of a second."""


_NEARLY_ALL: Final = 0.95
"""Part of a grid that touches memory from which on it does not matter that the others make room at once."""

_PATIENCE: Final = 5.0
"""Seconds after which it is left open where blocks begin: it takes microseconds each where they soon ask for both."""

_SETTLED: Final = 4
"""Waves after which blocks of an SM are as far apart as they come to be; before, those with barriers may be less."""

_OF_FLAGS: Final = frozenset(("volatile", "relaxed", "acquire"))
"""Accesses by which one block can wait for another (PTX ISA, "Memory Consistency Model")."""


def traced_blocks(chip: machine.Gpu | None, launch: Launch, resources: Resources | None) -> frozenset[int]:
    """The blocks that must be traced for :func:`caches`; none where too little is known of the GPU or the kernel."""
    occupancy = _occupancy(chip, launch, resources)
    if chip is None or chip.sms is None or occupancy is None:
        return frozenset()
    speeds = model.usual_rates(chip, launch, occupancy)
    return _blocks(model.residents(launch, occupancy, chip.sms, speeds))


def _occupancy(chip: machine.Gpu | None, launch: Launch, resources: Resources | None) -> Occupancy | None:
    if chip is None or chip.sm is None or chip.sms is None or chip.l2_bytes is None or resources is None:
        return None
    try:
        return model.occupancy(chip, launch, resources)
    except (UnavailableError, LaunchError):
        return None


def _blocks(sms: tuple[Residents, ...]) -> frozenset[int]:
    return frozenset(block for sm in sms for group in sm.groups for block in group)


def caches(
    chip: machine.Gpu,
    call: Call,
    program: Kernel,
    compiled: Compiled,
    occupancy: Occupancy | None,
    execution: simt.Execution,
) -> Caches | None:
    """What passes the caches of ``chip``; None where that cannot be told.

    How far blocks come to be apart depends on what they wait for, and so on what L1 misses; which is first found for
    blocks of the usual kind. Where ``execution`` recorded nothing, for it executed only a part of the grid, some blocks
    are executed for this, if the kernel asks the caches for anything.
    """
    if occupancy is None or not execution.completed or _occupancy(chip, call.launch, compiled.resources) is None:
        return None
    assert chip.sms is not None
    trace, counts = execution.trace, execution.counts
    long = call.gemm.m * call.gemm.n * call.gemm.k > _LONG * call.launch.blocks
    most = model.TRACED_BLOCKS if trace is not None else _TRACED_OF_LONG if long else _TRACED_OF_BIG
    usual = speeds = model.usual_rates(chip, call.launch, occupancy)
    sms = model.residents(call.launch, occupancy, chip.sms, speeds, most)
    if trace is None and not any(a.sectors for a in counts.accesses if a.space in ("global", "local")):
        return model.caches(chip, call.launch, occupancy, counts, Traffic((), (), (), (), 0), speeds, None)
    queue = _Queue(call.launch, occupancy)
    if trace is None:
        trace = _traced(program, call, sms)
        counts = replace(counts, blocks=counts.blocks_total)  # they are those of the whole grid, scaled already
    trace = _located(program, call, counts, trace)
    if trace.everywhere and not long and _independent(program, counts):
        queue = _queue(call.launch, occupancy, trace)
        if queue.numbers is not None:
            usual = speeds = model.usual_rates(chip, queue.launch, queue.occupancy)
            sms = queue.residents(chip.sms, speeds, most)
            trace = queue.traced(program, call, sms)
    occupancy = queue.occupancy
    launch = replace(call.launch, grid=(counts.blocks, 1, 1))
    lines = executed_lines(program, counts)
    spills = _spills(compiled, counts, lines, launch)
    burst = model.burst(chip, compiled.sass, lines, launch.blocks * launch.warps_per_block)
    traffic, found = _played(chip, queue.launch, occupancy, counts, trace, sms[:1], speeds, None, spills, burst)
    front = None if model.has_barriers(counts) else model.first_time(traffic)
    try:
        work = model.workload(chip, launch, occupancy, counts, compiled.sass, lines, found)
        needed = model.needed_blocks(chip, work, len(speeds), at_the_front=front)
    except UnavailableError:
        needed = None
    speeds = model.rates(chip, queue.launch, occupancy, counts, needed)
    others_follow = model.more_alike(speeds, usual)
    if execution.trace is None:  # to execute blocks of a big problem once more takes long
        others_follow = model.pace_of(speeds) == "together"
    if others_follow and occupancy.waves > 1 and not long and _independent(program, counts):
        sms = queue.residents(chip.sms, speeds, most)
        trace = queue.traced(program, call, sms)
    turns = model.turn_rates(chip, queue.launch, occupancy, counts, needed)
    found = _played(chip, queue.launch, occupancy, counts, trace, sms, speeds, turns, spills, burst)[1]
    found = replace(found, blocks=call.launch.blocks)
    if execution.trace is None:
        return found
    barriers = model.has_barriers(counts)
    ends = [(1.0,) * len(usual)] if not barriers or occupancy.waves <= _SETTLED else []
    ends += [usual] if not barriers else []
    others = [_played(chip, queue.launch, occupancy, counts, trace, sms, end, None, spills, burst)[1] for end in ends]
    if spills is not None:
        apart = _played(chip, queue.launch, occupancy, counts, trace, sms, speeds, None, spills, burst, in_order=False)
        others.append(apart[1])
    return model.between(found, others)


@dataclass(frozen=True, slots=True, eq=False)
class _Queue:
    """The blocks that SMs hold, one after the other: all of the grid, but for those that end as soon as they begin.

    ``numbers`` are those in the grid, where some are left out, and ``origins`` where they begin, where that is known.
    """

    launch: Launch
    occupancy: Occupancy
    numbers: npt.NDArray[np.int64] | None = None
    origins: tuple[BufferOrigins, ...] = ()

    def residents(self, sms: int, speeds: tuple[float, ...], most: int) -> tuple[Residents, ...]:
        """As :func:`rooftile.model.residents`, by their numbers in the grid."""
        found = model.residents(self.launch, self.occupancy, sms, speeds, most)
        if self.numbers is None:
            return found
        numbers = self.numbers.tolist()
        return tuple(
            replace(sm, groups=tuple(tuple(numbers[block] for block in group) for group in sm.groups)) for sm in found
        )

    def traced(self, program: Kernel, call: Call, sms: tuple[Residents, ...]) -> simt.Trace:
        """The traces of the blocks of ``sms``, which are executed for this."""
        trace = _traced(program, call, sms)
        return replace(trace, origins=self.origins, everywhere=True) if self.origins else trace


def _queue(launch: Launch, occupancy: Occupancy, trace: simt.Trace) -> _Queue:
    """That of a grid of which is known where every block begins."""
    touches = np.any([each.offsets >= 0 for each in trace.origins], axis=0)
    busy = int(np.count_nonzero(touches))
    if not busy or busy > _NEARLY_ALL * launch.blocks:
        return _Queue(launch, occupancy, origins=trace.origins)
    return _Queue(
        replace(launch, grid=(busy, 1, 1)),
        replace(occupancy, waves=occupancy.waves * busy / launch.blocks),
        np.flatnonzero(touches),
        tuple(replace(each, offsets=each.offsets[touches]) for each in trace.origins),
    )


def _traced(program: Kernel, call: Call, sms: tuple[Residents, ...]) -> simt.Trace:
    blocks = _blocks(sms)
    trace = simt.execute(program, call, traced=blocks, only=blocks).trace
    assert trace is not None
    return trace


def _located(program: Kernel, call: Call, counts: Counts, trace: simt.Trace) -> simt.Trace:
    """``trace`` with where all blocks begin in what they only read, if that takes more than some blocks to tell.

    Where a block's place in the grid moves its part by as much everywhere, it is known from these.
    """
    if trace.everywhere or group_of(program, call.launch).size > 1 or not _independent(program, counts):
        return trace
    read, written = (
        {a.array for a in counts.accesses if a.space == "global" and a.sectors and (a.operation == "load") is loads}
        for loads in (True, False)
    )
    busy = trace.lengths.any(axis=1)
    places = np.array(trace.blocks)[busy]
    told = [each for each in trace.origins if each.name in read - written and (each.offsets[places] >= 0).all()]
    along = all((model.completed(each.offsets, call.launch.grid) >= 0).all() for each in told)
    if not told or (busy.all() and along):
        return trace
    try:
        found = simt.beginnings(program, call, {each.name for each in told}, timeout=_PATIENCE)
    except ExecutionError:
        return trace
    names = {each.name for each in told}
    origins = tuple(new if new.name in names else old for old, new in zip(trace.origins, found, strict=True))
    return replace(trace, origins=origins, everywhere=True)


def _independent(program: Kernel, counts: Counts) -> bool:
    """Whether some blocks may be executed without the others: none can wait for what another one writes."""
    flags = any(not _OF_FLAGS.isdisjoint(ins.modifiers) for ins in program.accesses)
    return not flags and not any(access.operation == "atomic" for access in counts.accesses)


def _spills(compiled: Compiled, counts: Counts, lines: tuple[ExecutedLine, ...], launch: Launch) -> model.Spills | None:
    arrays = {access.instruction for access in counts.accesses if access.space == "local"}
    return model.spills(compiled.sass, lines, launch.blocks * launch.warps_per_block, arrays)


def _played(
    chip: machine.Gpu,
    launch: Launch,
    occupancy: Occupancy,
    counts: Counts,
    trace: simt.Trace,
    sms: tuple[Residents, ...],
    speeds: tuple[float, ...],
    turns: tuple[float, ...] | None,
    spills: model.Spills | None,
    burst: int,
    *,
    in_order: bool = True,
) -> tuple[Traffic, Caches]:
    """What blocks of these ``speeds`` ask of L1, and what comes of it.

    For ``turns`` see :func:`rooftile.model.caches`, for ``burst`` :func:`rooftile.model.burst`. ``in_order``: warps go
    through their spilled registers from the first on, all at one place; else as far apart as their blocks are.
    """
    sms = model.apart(sms, speeds, occupancy.waves, barriers=model.has_barriers(counts), tiles=trace.tiles)
    lines = model.l1_bytes(chip, occupancy) // LINE_BYTES
    traffic = simt.replay(trace, sms, lines, burst=burst)
    if spills is not None and any(word is not None for word in spills.way):
        begun = tuple(replace(sm, phases=tuple((0.0,) * len(group) for group in sm.groups)) for sm in sms)
        played = simt.replay(simt.with_spills(trace, spills.way), begun if in_order else sms, lines)
        rows = [row for row in (*played.first, *played.later) if row.instruction == simt.SPILL_LOAD]
        asked = sum(row.sectors for row in rows)
        spills = replace(spills, missed=sum(row.missed for row in rows) / asked if asked else 0.0)
    return traffic, model.caches(chip, launch, occupancy, counts, traffic, speeds, turns, spills)
