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
from rooftile.core.source import Resources
from rooftile.core.traffic import Residents
from rooftile.ptx.program import Kernel

_TRACED_OF_BIG: Final = 16
"""Blocks traced where most of a grid is not executed: there every block takes long."""


def traced_blocks(chip: machine.Gpu | None, launch: Launch, resources: Resources | None) -> frozenset[int]:
    """The blocks that must be traced for :func:`caches`; none where too little is known of the GPU or the kernel."""
    return _blocks(_sms(chip, launch, resources, model.TRACED_BLOCKS))


def _sms(chip: machine.Gpu | None, launch: Launch, resources: Resources | None, most: int) -> tuple[Residents, ...]:
    if chip is None or resources is None or chip.sms is None or chip.l2_bytes is None:
        return ()
    try:
        return model.residents(launch, model.occupancy(chip, launch, resources), chip.sms, most)
    except (UnavailableError, LaunchError):
        return ()


def _blocks(sms: tuple[Residents, ...]) -> frozenset[int]:
    return frozenset(block for sm in sms for group in sm.groups for block in group)


def caches(
    chip: machine.Gpu,
    call: Call,
    program: Kernel,
    resources: Resources | None,
    occupancy: Occupancy | None,
    execution: simt.Execution,
) -> Caches | None:
    """What passes the caches of ``chip``; None where that cannot be told.

    Where ``execution`` recorded nothing, for it executed only a part of the grid, some blocks are executed for this.
    """
    if resources is None or occupancy is None or not execution.completed:
        return None
    trace, counts = execution.trace, execution.counts
    sms = _sms(chip, call.launch, resources, model.TRACED_BLOCKS if trace is not None else _TRACED_OF_BIG)
    if not sms:
        return None
    if trace is None:
        blocks = _blocks(sms)
        trace = simt.execute(program, call, traced=blocks, only=blocks).trace
        assert trace is not None
        counts = replace(counts, blocks=counts.blocks_total)  # they are those of the whole grid, scaled already
    speeds = model.rates(chip, call.launch, occupancy, counts)
    lines = model.l1_bytes(chip, occupancy) // LINE_BYTES
    traffic = simt.replay(trace, model.apart(sms, speeds, occupancy.waves), lines)
    return model.caches(chip, call.launch, occupancy, resources, counts, traffic, speeds)
