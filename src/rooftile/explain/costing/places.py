"""Where threads and blocks go, and what a warp touches: the models that need the kernel beside its counts."""

from __future__ import annotations

from dataclasses import dataclass

from rooftile import machine, model
from rooftile.core.call import BufferArgument
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import Occupancy
from rooftile.core.schedule import LatencyHiding, OccupancyWhatIf, Schedule, ThreadMapping
from rooftile.core.shape import AccessShape
from rooftile.core.touches import AccessTouches
from rooftile.explain.executed import Executed
from rooftile.ptx.forms import addresses


@dataclass(frozen=True, slots=True)
class Places:
    """The fields of an explanation of the same names; None where the GPU or the machine code is not known.

    ``mapping`` is None where no block can be launched.
    """

    mapping: ThreadMapping | None
    shapes: tuple[AccessShape, ...]
    touches: tuple[AccessTouches | None, ...]
    schedule: Schedule | None
    latency_hiding: LatencyHiding | None
    occupancy_what_if: OccupancyWhatIf | None


def places(chip: machine.Gpu, executed: Executed, occupancy: Occupancy | None) -> Places:
    """Place what was executed on ``chip``."""
    compiled, program, call, execution = executed.compiled, executed.program, executed.call, executed.execution
    counts = execution.counts
    output = next((a.name for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C"), None)
    schedule, hiding, what_if = None, None, None
    if occupancy is not None and compiled.resources is not None and chip.sms is not None:
        schedule = model.schedule(call.launch, occupancy, chip.sms)
        what_if = model.what_if(chip, call.launch, compiled.resources)
        lines = {program.instructions[access.instruction].ptx_line for access in counts.accesses if access.requests}
        try:
            hiding = model.latency_hiding(chip, call.launch, occupancy, counts, compiled.sass, executed_lines=lines)
        except UnavailableError:  # latencies are known of few GPUs, and nothing else depends on them
            hiding = None
    forms = addresses(program)
    return Places(
        mapping=model.mapping(call.gemm, call.launch, counts if execution.completed else None, output=output)
        if call.launch.executable
        else None,
        shapes=model.shapes(counts, forms, call),
        touches=model.touches(counts, forms, call),
        schedule=schedule,
        latency_hiding=hiding,
        occupancy_what_if=what_if,
    )
