"""The caches: blocks chosen before the kernel runs, what they asked for played back afterwards."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from rooftile import machine, model, simt
from rooftile.core.caches import Caches
from rooftile.core.call import Call
from rooftile.core.errors import LaunchError, UnavailableError
from rooftile.core.explanation import Occupancy
from rooftile.core.hardware import LINE_BYTES
from rooftile.core.problem import Launch
from rooftile.core.source import Compiled, Resources
from rooftile.core.traffic import Residents, Traffic
from rooftile.explain.timing import executed_lines
from rooftile.ptx.program import Kernel

_TRACED_OF_BIG: Final = 16
"""Blocks traced where most of a grid is not executed: there every block takes long."""

_TRACED_OF_LONG: Final = 2
_LONG: Final = 1 << 29
"""Products of a block, as of one of few that share all tiles, so many that it takes a good part of a second."""


def traced_blocks(chip: machine.Gpu | None, launch: Launch, resources: Resources | None) -> frozenset[int]:
    """The blocks that must be traced for :func:`caches`; none where too little is known of the GPU or the kernel.

    Which narrow blocks come to an SM depends on what the kernel does; these are those of both ways.
    """
    if chip is None or chip.sm is None:
        return frozenset()
    alike = model.side_by_side(chip.sm, launch)
    ways = (0, alike) if alike > 1 else (0,)
    return frozenset().union(*(_blocks(_sms(chip, launch, resources, way, model.TRACED_BLOCKS)) for way in ways))


def _sms(
    chip: machine.Gpu, launch: Launch, resources: Resources | None, beside: int, most: int
) -> tuple[Residents, ...]:
    if resources is None or chip.sms is None or chip.l2_bytes is None:
        return ()
    try:
        return model.residents(launch, model.occupancy(chip, launch, resources), chip.sms, beside, most)
    except (UnavailableError, LaunchError):
        return ()


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

    Where ``execution`` recorded nothing, for it executed only a part of the grid, some blocks are executed for this,
    if the kernel asks the caches for anything.
    """
    if compiled.resources is None or occupancy is None or chip.sm is None or not execution.completed:
        return None
    trace, counts = execution.trace, execution.counts
    long = call.gemm.m * call.gemm.n * call.gemm.k > _LONG * call.launch.blocks
    most = model.TRACED_BLOCKS if trace is not None else _TRACED_OF_LONG if long else _TRACED_OF_BIG
    sms = _sms(chip, call.launch, compiled.resources, model.beside(chip.sm, call.launch, counts), most)
    if not sms:
        return None
    if trace is None and not any(a.sectors for a in counts.accesses if a.space in ("global", "local")):
        speeds = model.rates(chip, call.launch, occupancy, counts)
        return model.caches(chip, call.launch, occupancy, counts, Traffic((), (), (), (), 0), speeds)
    if trace is None:
        blocks = _blocks(sms)
        trace = simt.execute(program, call, traced=blocks, only=blocks).trace
        assert trace is not None
        counts = replace(counts, blocks=counts.blocks_total)  # they are those of the whole grid, scaled already
    speeds = model.rates(chip, call.launch, occupancy, counts)
    sms = model.apart(sms, speeds, occupancy.waves)
    lines = model.l1_bytes(chip, occupancy) // LINE_BYTES
    traffic = simt.replay(trace, sms, lines)
    warps = counts.blocks * call.launch.warps_per_block
    arrays = {access.instruction for access in counts.accesses if access.space == "local"}
    spills = model.spills(compiled.sass, executed_lines(program, counts), warps, arrays)
    if spills is not None and any(word is not None for word in spills.way):
        begun = tuple(replace(sm, phases=tuple((0.0,) * len(group) for group in sm.groups)) for sm in sms)
        played = simt.replay(simt.with_spills(trace, spills.way), begun, lines)  # each stores before it loads
        rows = [row for row in (*played.first, *played.later) if row.instruction == simt.SPILL_LOAD]
        asked = sum(row.sectors for row in rows)
        spills = replace(spills, missed=sum(row.missed for row in rows) / asked if asked else 0.0)
    return model.caches(chip, call.launch, occupancy, counts, traffic, speeds, spills)
