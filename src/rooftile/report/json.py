"""An :class:`~rooftile.core.explanation.Explanation` as JSON; ``docs/json-schema.md`` describes every field."""

from __future__ import annotations

from typing import Any

from rooftile.core.counts import Counts
from rooftile.core.expectation import Expectation
from rooftile.core.explanation import SCHEMA_VERSION, Explanation, Intensity, LineCounts, Occupancy, Roofline
from rooftile.core.finding import Finding, Verdict
from rooftile.core.probe import Probes
from rooftile.core.source import Location, Resources
from rooftile.core.webgpu import WgslProgram
from rooftile.report.numbers import counted
from rooftile.report.records import number, plain
from rooftile.report.rows import busiest_unit, rows

Json = Any
"""What :mod:`json` writes: ``None``, bool, int, str, finite float, and lists and dicts of these."""


def to_json(explanation: Explanation) -> dict[str, Json]:
    """The explanation as plain data, strictly valid JSON.

    JSON has no numbers for them, so NaN and the infinities are the strings ``"NaN"``, ``"Infinity"`` and
    ``"-Infinity"``. What is not known is ``None``; no key is ever left out.
    """
    e = explanation
    return {
        "schema_version": SCHEMA_VERSION,
        "kernel": e.kernel,
        "source": {"file": e.source.name, "language": e.source.language},
        "signature": {
            "name": e.signature.name,
            "entry": e.signature.entry,
            "parameters": [
                {"name": p.name, "kind": p.kind, "dtype": p.dtype, "const": p.const} for p in e.signature.parameters
            ],
        },
        "gemm": {
            "m": e.gemm.m,
            "n": e.gemm.n,
            "k": e.gemm.k,
            "alpha": number(e.gemm.alpha),
            "beta": number(e.gemm.beta),
            "flops": e.gemm.flops,
        },
        "dtype": e.dtype,
        "defines": dict(e.defines),
        "launch": {
            "grid": list(e.launch.grid),
            "block": list(e.launch.block),
            "dynamic_shared_bytes": e.launch.dynamic_shared_bytes,
        },
        "gpu": {"id": e.gpu, "name": e.gpu_name},
        "toolchain": e.toolchain,
        "webgpu": None if e.webgpu is None else _webgpu(e.webgpu),
        "labels": {
            "verdict": "exact",
            "lines": counted(e.counts),
            "counts": counted(e.counts),
            "counters": counted(e.counts),
            "roofline": "modelled",
            "occupancy": "modelled",
            "mapping": "exact",
            "schedule": "modelled",
            "latency_hiding": "modelled",
            "occupancy_what_if": "modelled",
            "caches": "modelled",
            "time": "modelled",
            "measured": "measured",
            "next_steps": "modelled",
            "shares": "modelled",
            "seconds": "measured",
        },
        "verdict": _verdict(e.verdict),
        "findings": [_finding(finding, e) for finding in e.findings],
        "probes": None if e.probes is None else _probes(e.probes),
        "counters": {name: number(value) for name, value in sorted(e.counters.items())},
        "lines": [_line(line) for line in e.lines],
        "counts": _counts(e.counts),
        "intensity": _intensity(e.intensity),
        "roofline": None if e.roofline is None else roofline_to_json(e.roofline),
        "occupancy": None if e.occupancy is None else _occupancy(e.occupancy),
        "resources": None if e.resources is None else _resources(e.resources),
        "mapping": plain(e.mapping),
        "schedule": plain(e.schedule),
        "latency_hiding": plain(e.latency_hiding),
        "occupancy_what_if": plain(e.occupancy_what_if),
        "shapes": plain(e.shapes),
        "caches": plain(e.caches),
        "time": plain(e.time),
        "no_time": e.no_time,
        "measured": plain(e.measured),
        "next_steps": plain(e.next_steps),
        "shares": _shares(e),
        "expectations": [_expectation(expectation) for expectation in e.expectations],
        "seconds": {step: number(value) for step, value in e.seconds.items()},
        "notes": list(e.notes),
    }


def _webgpu(program: WgslProgram) -> Json:
    return {
        "entry_point": program.entry_point,
        "workgroups": list(program.workgroups),
        "features": list(program.features),
        "constants": {name: number(value) for name, value in program.constants.items()},
        "bindings": [
            {
                "group": b.group,
                "binding": b.binding,
                "name": b.name,
                "role": b.role,
                "kind": b.kind,
                "dtype": b.dtype,
                "size": b.size,
            }
            for b in program.bindings
        ],
    }


def _shares(explanation: Explanation) -> Json:
    return {
        "unit": busiest_unit(explanation),
        "lines": [
            {"line": line, "instructions": row.instructions, "share": number(row.share)}
            for line, row in rows(explanation).items()
            if row.instructions or row.share
        ],
    }


def _location(location: Location | None) -> Json:
    if location is None:
        return None
    return {
        "file": location.file,
        "line": location.line,
        "column": location.column or None,
        "inlined_at": _location(location.inlined_at),
    }


def _expectation(expectation: Expectation) -> Json:
    return {
        "text": expectation.text,
        "met": expectation.met,
        "figures": [{"name": figure.name, "value": number(figure.value)} for figure in expectation.figures],
        "location": _location(expectation.location),
        "why_not": expectation.why_not,
    }


def _probes(probes: Probes) -> Json:
    return {
        "statement": probes.statement,
        "build": probes.build,
        "shapes": [
            {"m": s.gemm.m, "n": s.gemm.n, "k": s.gemm.k, "judgement": s.judgement, "reason": s.reason}
            for s in probes.shapes
        ],
    }


def _verdict(verdict: Verdict) -> Json:
    return {
        "judgement": verdict.judgement,
        "reason": verdict.reason,
        "checked_cells": verdict.checked_cells,
        "wrong_cells": verdict.wrong_cells,
        "max_error": number(verdict.max_error),
        "tolerance": number(verdict.tolerance),
        "first_wrong": None if verdict.first_wrong is None else list(verdict.first_wrong),
        "got": number(verdict.got),
        "expected": number(verdict.expected),
    }


def _finding(finding: Finding, explanation: Explanation) -> Json:
    location = finding.location
    here = location is not None and location.file == explanation.source.name
    return {
        "kind": finding.kind,
        "severity": finding.severity,
        "message": finding.message,
        "location": _location(location),
        "text": explanation.source.line(location.line) if location is not None and here else None,
        "why": finding.why,
        "advice": finding.advice,
        "block": None if finding.block is None else list(finding.block),
        "thread": None if finding.thread is None else list(finding.thread),
        "count": finding.count,
        "other_location": _location(finding.other_location),
        "other_block": None if finding.other_block is None else list(finding.other_block),
        "other_thread": None if finding.other_thread is None else list(finding.other_thread),
        "array": finding.array,
        "index": None if finding.index is None else list(finding.index),
        "proved": finding.proved,
    }


def _line(line: LineCounts) -> Json:
    return {
        "file": line.file,
        "line": line.line,
        "text": line.text,
        "space": line.space,
        "operation": line.operation,
        "array": line.array,
        "expression": line.expression,
        "lane_bytes": line.lane_bytes,
        "ptx_executions": line.ptx_executions,
        "requests": line.requests,
        "lanes_per_request": number(line.lanes_per_request),
        "sectors": line.sectors,
        "sectors_per_request": number(line.sectors_per_request),
        "ideal_sectors_per_request": number(line.ideal_sectors_per_request),
        "wavefronts": line.wavefronts,
        "wavefronts_per_request": number(line.wavefronts_per_request),
        "bank_conflicts": line.conflicts,
    }


def _counts(counts: Counts) -> Json:
    return {
        "blocks": counts.blocks,
        "blocks_total": counts.blocks_total,
        "divergent_warps": counts.divergent_warps,
        "warp_instructions": counts.warp_instructions,
        "opcodes": {name: {"warps": warps, "lanes": lanes} for name, (warps, lanes) in sorted(counts.opcodes.items())},
    }


def _intensity(intensity: Intensity) -> Json:
    return {
        "flops": intensity.flops,
        "executed_flops": intensity.executed_flops,
        "levels": [
            {
                "level": level.level,
                "meaning": level.meaning,
                "bytes": level.bytes,
                "flops_per_byte": number(level.flops_per_byte),
                "label": level.label,
            }
            for level in intensity.levels
        ],
    }


def roofline_to_json(roofline: Roofline) -> dict[str, Json]:
    """The roofline as plain data."""
    return {
        "gpu": roofline.gpu,
        "dtype": roofline.dtype,
        "peak_flops_per_second": number(roofline.peak_flops),
        "bandwidth_bytes_per_second": number(roofline.bandwidth),
        "bandwidth_from": roofline.bandwidth_from,
        "cache_bandwidths_bytes_per_second": {name: number(value) for name, value in roofline.cache_bandwidths.items()},
        "critical_intensity": number(roofline.critical_intensity),
        "tile_to_ridge": roofline.tile_to_ridge,
        "points": [
            {
                "level": point.level,
                "flops_per_byte": number(point.intensity),
                "attainable_flops_per_second": number(point.attainable_flops),
                "bound": point.bound,
                "fraction_of_peak": number(point.fraction_of_peak),
            }
            for point in roofline.points
        ],
    }


def _occupancy(occupancy: Occupancy) -> Json:
    return {
        "limits": dict(occupancy.limits),
        "limiter": list(occupancy.limiter),
        "blocks_per_sm": occupancy.blocks_per_sm,
        "warps_per_sm": occupancy.warps_per_sm,
        "max_warps_per_sm": occupancy.max_warps_per_sm,
        "occupancy": number(occupancy.occupancy),
        "waves": number(occupancy.waves),
        "shared_bytes_per_block": occupancy.shared_bytes_per_block,
        "registers_per_thread": occupancy.registers_per_thread,
    }


def _resources(resources: Resources) -> Json:
    return {
        "arch": resources.arch,
        "registers_per_thread": resources.registers_per_thread,
        "static_shared_bytes": resources.static_shared_bytes,
        "local_bytes_per_thread": resources.local_bytes_per_thread,
        "spill_store_bytes": resources.spill_store_bytes,
        "spill_load_bytes": resources.spill_load_bytes,
    }
