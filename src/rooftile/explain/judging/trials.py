"""What was executed once, tried at other shapes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from math import isclose
from pathlib import Path
from typing import Final

from rooftile import bind
from rooftile.compile.cpp.signature import template_values
from rooftile.core.call import Call
from rooftile.core.errors import UsageError
from rooftile.core.finding import Finding
from rooftile.core.problem import Gemm
from rooftile.core.source import Location
from rooftile.explain.executed import Executed
from rooftile.explain.judging.checks import accumulator, in_order, with_faults
from rooftile.explain.judging.examine import examine
from rooftile.explain.judging.old_c import only_if_zeroed
from rooftile.explain.judging.subject import Subject, sizes_by_loops
from rooftile.explain.launching.ahead import Ahead, made_ahead
from rooftile.explain.launching.bias_axis import bias_by_row
from rooftile.explain.launching.fills import Filled, filled
from rooftile.explain.launching.grids import exchanged, fixed_grid
from rooftile.explain.launching.other_launches import other_launches
from rooftile.explain.prepare import Options


def examined(executed: Executed, options: Options, arch: str, *, own: bool = False) -> Executed:
    """``executed`` with what trials at other shapes, in a build that hides no faults, have to say of it.

    ``own`` is whether its problem is that of the file's host code, for nobody asked for another.
    """
    target = executed.target
    short_name = executed.compiled.signature.short_name

    def defines(gemm: Gemm) -> dict[str, str]:
        resolved = bind.resolve_defines(options.defines or {}, gemm, target.manifest)
        return {name: str(value) for name, value in resolved.items()}

    def bound(gemm: Gemm, binding: bind.Binding = executed.bound) -> Call:
        """Of a kernel that is not told all three sizes, and seems to take squares only, the loop over K tells more."""
        try:
            return binding(gemm)
        except UsageError:
            args = sizes_by_loops(target.source, short_name, executed.call, defines(gemm))
            if options.args is not None or args is None or gemm.m == gemm.n == gemm.k:
                raise
            return binding.asking(args=args)(gemm)

    usage = executed.bound.kernel.usage
    subject = Subject(
        target.source,
        target.name,
        short_name,
        arch,
        defines,
        bound,
        accumulator(executed.execution.counts),
        options.threads,
        include_dirs=[Path(folder) for folder in options.include_dirs],
        program=executed.program if executed.compiled.source.language in ("ptx", "python") else None,
        constants=template_values(target.source.text, executed.compiled.signature.name)
        if target.source.language == "cuda"
        else {},
        constant_rows=usage is not None and usage.c is not None and usage.ldc is None,
    )
    sites = executed.bound.kernel.launched_for(executed.call.gemm).sites
    site = sites[0] if sites else None
    unlaunched = replace(executed.bound, kernel=replace(executed.bound.kernel, sites=()))
    sized = partial(bound, binding=unlaunched.asking(block=executed.call.launch.block))
    fixed, swapped = fixed_grid(site, subject, executed.call, sized), exchanged(site, subject, executed.call)
    findings, verdict = executed.findings, executed.verdict
    bias = bias_by_row(executed.call, executed.execution.counts.accesses, site)
    if bias is not None and options.args is None and verdict.judgement == "right":
        findings = (*findings, bias)
        verdict = replace(verdict, reason=f"{verdict.reason}, if its bias has M numbers: see the warning")
    findings = (*findings, *unread_numbers(executed), *other_slopes(executed))
    if fixed is not None:
        findings, subject.bound = (*findings, fixed), sized
    elif swapped is not None:
        findings, subject.bound = (*findings, swapped.finding), swapped.bound
    found = examine(subject, executed.call, executed.verdict, findings, site=site, sized=sized)
    right = executed.verdict.judgement == "right" and not any(f.severity == "error" for f in found.findings)
    others = other_launches(sites, executed.bound, subject, executed.call, own=own, right=right)
    before = made_ahead(executed.bound, executed.program, executed.call) if right else Ahead()
    fill = filled(executed.bound, executed.program, executed.call) if right else Filled()
    found = replace(found, findings=(*found.findings, *others.findings, *before.findings, *fill.findings))
    if verdict.judgement == "right" and not (fill.zeroed or fill.findings):
        verdict = replace(verdict, reason=verdict.reason + only_if_zeroed(site, executed.call))
    notes = (*executed.call.notes, *filter(None, (found.note, others.note)), *before.notes, *fill.notes)
    return replace(
        executed,
        call=replace(executed.call, notes=notes),
        verdict=with_faults(verdict, found.findings),
        findings=in_order(found.findings),
        probes=found.probes,
    )


def unread_numbers(executed: Executed) -> Iterator[Finding]:
    """Warnings of factors that the host passes and the kernel never reads."""
    kernel = executed.bound.kernel
    for name in kernel.unread_numbers(executed.call):
        yield Finding(
            "unread-number",
            "warning",
            f"{kernel.signature.name} never reads {name}",
            kernel.signature.location,
            why="what the host passes for it, neither 0 nor 1, makes no difference to C",
            advice=f"multiply the sum by {name}, or take the parameter out",
        )


_SLOPE: Final = re.compile(r"\?[^?:;]+:\s*(?:\w+\s*\*\s*)?(\d*\.\d+)[fF]?\b")
"""A leaky ReLU's slope, ``x > 0 ? x : 0.01f * x``."""


def other_slopes(executed: Executed) -> Iterator[Finding]:
    """Notes of other slopes in the file of a kernel that makes a leaky ReLU, which nothing but its values tells."""
    form = executed.call.form
    if form.activation != "leaky ReLU":
        return
    source = executed.compiled.source
    for number, line in enumerate(source.text.splitlines(), 1):
        for match in _SLOPE.finditer(line):
            if not isclose(float(match[1]), form.numbers[0], rel_tol=1e-3):
                yield Finding(
                    "other-slope",
                    "note",
                    f"{match[1]} is another slope than C's, {form.numbers[0]:g}",
                    Location(source.name, number),
                    why="if this is what the kernel is held to, its result is another",
                    advice="give both the same slope, by one constant",
                )
