"""The time of an executed kernel: joins what the compiler, the executor and the models know of it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from math import ceil

from rooftile import machine, model, ptx
from rooftile.core.call import BufferArgument, Call
from rooftile.core.counts import Counts
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import LineCounts, Occupancy
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.source import Compiled
from rooftile.core.timing import ExecutedLine, NextStep, TimeEstimate, Traffic
from rooftile.kernels.catalog import ORDER


@dataclass(frozen=True, slots=True)
class Timed:
    """The estimate and the steps from there; or why there is none."""

    estimate: TimeEstimate | None = None
    next_steps: tuple[NextStep, ...] = ()
    note: str | None = None


def timed(
    chip: machine.Gpu,
    call: Call,
    program: ptx.Kernel,
    compiled: Compiled,
    counts: Counts,
    occupancy: Occupancy | None,
    lines: tuple[LineCounts, ...],
    dtype: str,
    rung: str | None,
) -> Timed:
    """Predict the time of ``call`` on ``chip``, and that of what could be changed.

    ``rung`` is the kernel's name if it is on the ladder: steps then refer to later ones only.
    """
    if occupancy is None or compiled.resources is None or not counts.lines:
        return Timed()
    try:
        work = workload(chip, call, program, compiled, counts, occupancy)
    except UnavailableError as error:
        return Timed(note=error.what)
    estimate = model.time(chip, call.gemm, work, dtype=dtype)
    steps = model.next_steps(chip, call.gemm, work, estimate, compiled.resources, lines, dtype=dtype)
    return Timed(estimate, tuple(_upwards(step, rung) for step in steps))


def workload(
    chip: machine.Gpu, call: Call, program: ptx.Kernel, compiled: Compiled, counts: Counts, occupancy: Occupancy
) -> model.Workload:
    """The launch as the model of time wants it.

    Raises
    ------
    UnavailableError
        If there is no machine code that fits the program, or nothing is known of the GPU's SMs.
    """
    lines = executed_lines(program, counts)
    traffic = _traffic(chip, call, counts)
    return model.workload(chip, call.launch, occupancy, counts, compiled.sass, lines, traffic)


def _upwards(step: NextStep, rung: str | None) -> NextStep:
    """``step``, which refers to a kernel of the ladder only if that comes after ``rung``."""
    if rung in ORDER and step.rung in ORDER and ORDER.index(step.rung) <= ORDER.index(rung):
        return replace(step, rung=None)
    return step


def executed_lines(program: ptx.Kernel, counts: Counts) -> tuple[ExecutedLine, ...]:
    """Every PTX instruction with its executions and the machine access that it is part of."""
    leaders = {ins.access.index: ins.index for ins in program.accesses if ins.access is not None}
    return tuple(
        ExecutedLine(ins.ptx_line, ins.block, count.warps, leaders.get(ins.access.leader) if ins.access else None)
        for ins, count in zip(program.instructions, counts.lines, strict=True)
    )


def _traffic(chip: machine.Gpu, call: Call, counts: Counts) -> Traffic:
    """Traffic if every block reads its rows of A and columns of B once, and L2 keeps all that fits in it.

    Which way round the grid lies is not known; that which needs less is taken.
    """
    sizes = {a.role: a.data.dtype.itemsize for a in call.arguments if isinstance(a, BufferArgument)}
    gemm, (x, y, _) = call.gemm, call.launch.grid
    needed = min(
        gemm.k * (ceil(gemm.m / rows) * sizes["A"] + ceil(gemm.n / columns) * sizes["B"])
        for rows, columns in ((y, x), (x, y))
    )
    loads = [a for a in counts.accesses if a.operation == "load" and a.space in ("global", "generic")]
    sectors = min(call.launch.blocks * needed // SECTOR_BYTES, sum(access.sectors for access in loads))
    matrices = gemm.m * gemm.k * sizes["A"] + gemm.k * gemm.n * sizes["B"] + gemm.m * gemm.n * sizes["C"]
    return Traffic(sectors, matrices if chip.l2_bytes is None or matrices > chip.l2_bytes else 0)
