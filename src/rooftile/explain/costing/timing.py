"""The time of an executed kernel: joins what the compiler, the executor and the models know of it."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace

from rooftile import machine, model, ptx
from rooftile.core.caches import Caches
from rooftile.core.call import Call
from rooftile.core.counts import Counts
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import LineCounts, Occupancy
from rooftile.core.source import Compiled, own_line
from rooftile.core.timing import ExecutedLine, NextStep, TimeEstimate
from rooftile.explain.executed import Executed
from rooftile.explain.judging.checks import REFUSED
from rooftile.kernels.catalog import ORDER, WGSL_ORDER
from rooftile.model.sharing import lingering
from rooftile.ptx.forms import addresses
from rooftile.ptx.wmma import is_of_wmma

_PARTS = frozenset({"ld", "st", "mma", "fma", "movmatrix", "ldmatrix", "stmatrix"})
"""PTX that becomes machine code one for one, by which copies of a line are counted."""


@dataclass(frozen=True, slots=True)
class Timed:
    """The estimate and the steps from there; or why there is none."""

    estimate: TimeEstimate | None = None
    next_steps: tuple[NextStep, ...] = ()
    why_not: str | None = None


def timed(
    chip: machine.Gpu,
    executed: Executed,
    occupancy: Occupancy | None,
    passing: Caches | None,
    lines: tuple[LineCounts, ...],
    dtype: str,
) -> Timed:
    """Predict the time of what was executed on ``chip``, and that of what could be changed.

    Of a wrong kernel the rate is that of what it executes, not of the product that it does not compute, and there are
    no steps from there. Steps from a kernel of the ladder refer to later ones only.

    Parameters
    ----------
    passing : Caches or None
        What passes the caches of ``chip``; without it there is no time.
    lines : tuple of LineCounts
        To name the source line that a step is about.
    dtype : str
        The arithmetic, a key of ``chip.peaks``.
    """
    compiled, program, call, counts = executed.compiled, executed.program, executed.call, executed.execution.counts
    if (why_not := _why_not(chip, executed)) is not None:
        return Timed(why_not=why_not)
    if occupancy is None or passing is None:
        return Timed(why_not="how its blocks share an SM and its caches is not known")
    assert compiled.resources is not None
    try:
        work = workload(chip, call, program, compiled, counts, occupancy, passing)
    except UnavailableError as error:
        return Timed(why_not=error.what)
    estimate = model.time(chip, call.gemm, work, dtype=dtype)
    if executed.verdict.judgement == "wrong":
        return Timed(_of_executed(estimate, counts.flops / call.gemm.flops))
    fixed = _matrix_lines(program)
    steps = model.next_steps(chip, call.gemm, work, estimate, compiled.resources, lines, dtype=dtype, fixed=fixed)
    if compiled.wgsl is not None:  # which cannot copy asynchronously
        steps = tuple(step for step in steps if step.rung is None or f"wgsl/{step.rung}" in WGSL_ORDER)
    rung = executed.target.manifest.name if executed.target.manifest is not None else None
    return Timed(estimate, tuple(_upwards(step, rung, wgsl=compiled.wgsl is not None) for step in steps))


def _why_not(chip: machine.Gpu, executed: Executed) -> str | None:
    """Why there can be no time, in words for the head of the report; None where nothing speaks against it."""
    if any(finding.kind in REFUSED for finding in executed.findings):
        return "the launch is refused, and nothing runs"
    if chip.sm is None or chip.sms is None or chip.boost_clock is None or chip.l2_bytes is None:
        missing = [
            what
            for what, value in (
                ("its architecture", chip.sm),
                ("the number of its SMs", chip.sms),
                ("its clock", chip.boost_clock),
                ("the size of its L2", chip.l2_bytes),
            )
            if value is None
        ]
        return f"the file of {chip.name} does not give {', '.join(missing)}"
    if executed.compiled.resources is None:
        return "there is no machine code, only PTX"
    if not executed.execution.completed:
        return "the kernel did not run to its end"
    if not executed.execution.counts.lines:
        return "the kernel executed nothing"
    return None


def workload(
    chip: machine.Gpu,
    call: Call,
    program: ptx.Kernel,
    compiled: Compiled,
    counts: Counts,
    occupancy: Occupancy,
    passing: Caches,
) -> model.Workload:
    """The launch as the model of time wants it.

    Raises
    ------
    UnavailableError
        If there is no machine code that fits the program, or nothing is known of the GPU's SMs.
    """
    lines = executed_lines(program, counts)
    lingering_loads = lingering(counts, addresses(program), call)
    return model.workload(chip, call.launch, occupancy, counts, compiled.sass, lines, passing, lingering_loads)


def _of_executed(estimate: TimeEstimate, share: float) -> TimeEstimate:
    """The rate of the FLOP that were executed, ``share`` of the product's."""
    peak = estimate.fraction_of_peak
    return replace(
        estimate,
        flops_per_second=share * estimate.flops_per_second,
        fraction_of_peak=share * peak if peak is not None else None,
    )


def _matrix_lines(program: ptx.Kernel) -> set[int]:
    """Lines that load or store matrices with ``wmma``, which chooses each lane's elements."""
    places = (own_line(ins.location) for ins in program.accesses if is_of_wmma(ins))
    return {place.line for place in places if place is not None}


def _upwards(step: NextStep, rung: str | None, *, wgsl: bool) -> NextStep:
    """``step``, which refers to a rung only if that comes after ``rung``; where the kernel is WGSL, to one in WGSL."""
    order = WGSL_ORDER if wgsl else ORDER
    shown = f"wgsl/{step.rung}" if wgsl and step.rung else step.rung
    if rung in order and shown in order and order.index(shown) <= order.index(rung):
        return replace(step, rung=None)
    return replace(step, rung=shown)


def executed_lines(program: ptx.Kernel, counts: Counts) -> tuple[ExecutedLine, ...]:
    """Every PTX instruction with its executions and the machine access that it is part of."""
    leaders = {ins.access.index: ins.index for ins in program.accesses if ins.access is not None}
    kinds = Counter((ins.block, ins.ptx_line, ins.opcode) for ins in program.instructions if ins.opcode in _PARTS)
    parts: dict[tuple[int, int], int] = {}
    for (block, line, _), number in kinds.items():
        parts[block, line] = max(parts.get((block, line), 1), number)
    return tuple(
        ExecutedLine(
            ins.ptx_line,
            ins.block,
            count.warps,
            leaders.get(ins.access.leader) if ins.access else None,
            parts.get((ins.block, ins.ptx_line), 1),
        )
        for ins, count in zip(program.instructions, counts.lines, strict=True)
    )
