"""What the models say of one execution, and with it all that an explanation holds."""

from __future__ import annotations

from rooftile import machine, model
from rooftile.core.call import Call
from rooftile.core.errors import LaunchError, UnavailableError
from rooftile.core.explanation import Explanation, Intensity, Occupancy, Roofline
from rooftile.core.source import Resources
from rooftile.explain import webgpu
from rooftile.explain.costing.caching import caches
from rooftile.explain.costing.places import places
from rooftile.explain.costing.timing import timed
from rooftile.explain.executed import Executed, matrices
from rooftile.explain.judging.checks import arithmetic, check_arithmetic, check_resources, in_order, uncounted
from rooftile.explain.prepare import Steps, headers
from rooftile.explain.webgpu_words import in_wgsl_words


def modelled(executed: Executed, chip: machine.Gpu, steps: Steps) -> Explanation:
    """Everything about one execution, with what the models of ``chip`` say of it."""
    compiled, call, counts = executed.compiled, executed.call, executed.execution.counts
    dtypes = {role: matrix.dtype for role, matrix in matrices(call).items()}
    operand_bytes = (dtypes["A"].itemsize, dtypes["B"].itemsize, dtypes["C"].itemsize)
    findings = [*executed.findings, check_resources(compiled.resources, compiled.signature)]
    if executed.execution.completed:
        right = executed.verdict.judgement == "right" or not call.form.is_plain  # a triangle leaves products out
        if not call.form.unjudged:  # whatever that takes
            findings.append(check_arithmetic(counts, call.gemm, call.launch, right=right))
    notes = [*executed.target.notes, *call.notes]
    notes += uncounted(counts)
    notes += [f"compiler {w.severity} at {w.location or compiled.source.name}: {w.message}" for w in compiled.warnings]
    intensity = model.intensity(call.gemm, counts, operand_bytes=operand_bytes)
    computed_in = arithmetic(counts) or dtypes["A"].name
    roofline, note = _roofline(chip, intensity, computed_in, operand_bytes[0])
    notes += [note] if note else []
    occupancy, note = _occupancy(chip, call, compiled.resources)
    notes += [note] if note else []
    where = places(chip, executed, occupancy)
    lines = model.coalescing(counts, compiled.source)
    traffic = caches(chip, call, executed.program, compiled, occupancy, executed.execution)
    timing = timed(chip, executed, occupancy, traffic, lines, computed_in)
    explanation = Explanation(
        kernel=compiled.signature.name,
        source=executed.target.printed or compiled.source,
        signature=compiled.signature,
        gemm=call.gemm,
        dtype=dtypes["A"].name,
        launch=call.launch,
        gpu=chip.key,
        gpu_name=chip.name,
        toolchain=compiled.toolchain,
        verdict=executed.verdict,
        findings=in_order(filter(None, findings)),
        probes=executed.probes,
        counts=counts,
        counters=model.counters(counts, compiled.resources, occupancy),
        lines=lines,
        intensity=intensity,
        resources=compiled.resources,
        roofline=roofline,
        occupancy=occupancy,
        seconds=steps.finish(),
        notes=tuple(notes),
        mapping=where.mapping,
        schedule=where.schedule,
        latency_hiding=where.latency_hiding,
        occupancy_what_if=where.occupancy_what_if,
        shapes=where.shapes,
        touches=where.touches,
        machine=chip,
        caches=traffic,
        time=timing.estimate,
        no_time=timing.why_not,
        next_steps=timing.next_steps,
        webgpu=None if headers(compiled) else webgpu.program(compiled, call),
    )
    return in_wgsl_words(explanation) if compiled.wgsl is not None else explanation


def _roofline(
    chip: machine.Gpu, intensity: Intensity, dtype: str, element_bytes: int
) -> tuple[Roofline | None, str | None]:
    """The roofline, or why there is none."""
    try:
        return model.roofline(chip, intensity, dtype, element_bytes=element_bytes), None
    except UnavailableError as error:
        return None, error.what


def _occupancy(chip: machine.Gpu, call: Call, resources: Resources | None) -> tuple[Occupancy | None, str | None]:
    """The occupancy, or why it is not known."""
    if resources is None:
        return None, "no machine code: occupancy, registers and the width of merged accesses are not known"
    try:
        return model.occupancy(chip, call.launch, resources), None
    except UnavailableError as error:
        return None, error.what
    except LaunchError:  # which is among the findings
        return None, None
