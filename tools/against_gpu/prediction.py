"""Executing the measured kernels, and predicting their times."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any

from against_gpu.measured import ROOT, is_fitted, measured

sys.path.insert(0, str(ROOT / "benchmarks"))

LIMIT = 1_200_000_000
"""Multiply-adds of the ladder that are executed; of larger problems some blocks of every kind are, as ``--budget`` has
it."""

_MACRO = re.compile(r"_([A-Z]+)(\d+)(?=_|$)")


@dataclass(frozen=True)
class Prepared:
    """A case, executed: what every prediction needs."""

    case: str
    gemm: Any
    launch: Any
    occupancy: Any
    counts: Any
    sass: Any
    lines: Any
    caches: Any
    lingering: Any
    dtype: str


def prepare(only: Sequence[str] = ()) -> Iterator[Prepared]:
    """Execute the measured kernels; ``only`` picks cases."""
    from corpus import corpus

    for case, each in measured().items():
        if only and case not in only:
            continue
        entry = corpus().get(each.kernel)  # first: it has a double_buffered, measured before the ladder had one
        if entry is not None:
            yield execute(case, entry.compile(), entry.bind(each.gemm, check=False), big=False)
        else:
            name, defines = _MACRO.split(each.kernel)[0], _MACRO.findall(each.kernel)
            yield _rung(case, name, {macro: int(value) for macro, value in defines})


def _rung(case: str, name: str, defines: dict[str, int]) -> Prepared:
    """A kernel of the ladder."""
    import numpy as np

    from rooftile.bind import Asked, Callee, Inputs, bind
    from rooftile.compile import compile_kernel
    from rooftile.core.problem import Gemm
    from rooftile.kernels.catalog import find

    manifest, (m, n, k) = find(name), measured()[case].gemm
    values = {macro: str(value) for macro, value in manifest.configure(defines).items()}
    compiled = compile_kernel(manifest.source, name, arch="sm_90", defines=values)
    big = m * n * k > LIMIT
    inputs = Inputs(repeat=True)
    if not big:
        inputs = Inputs(np.ones((m, k), np.float32), np.ones((k, n), np.float32))
    call = bind(Callee(compiled.signature, manifest), Gemm(m, n, k), Asked(defines=defines), inputs, check=False)
    return execute(case, compiled, call, big=big)


def execute(case: str, compiled: Any, call: Any, *, big: bool) -> Prepared:
    """Execute ``call``, or of a ``big`` one as many blocks as stand for all, where some can."""
    from rooftile import machine, model, simt
    from rooftile.explain.costing.caching import caches, traced_blocks
    from rooftile.explain.costing.sampling import sample
    from rooftile.explain.costing.timing import executed_lines
    from rooftile.explain.judging.checks import accumulator
    from rooftile.model.sharing import lingering
    from rooftile.ptx import load
    from rooftile.ptx.forms import addresses

    gpu = machine.load("h200")
    program = load(compiled)
    execution = sample(program, call, budget=0.0, threads=None, timeout=None).execution if big else None
    if execution is None:
        traced = traced_blocks(gpu, call.launch, compiled.resources)
        execution = simt.execute(program, call, timeout=None, traced=traced)
    assert execution.completed
    counts = execution.counts
    occupancy = model.occupancy(gpu, call.launch, compiled.resources)
    return Prepared(
        case,
        call.gemm,
        call.launch,
        occupancy,
        counts,
        compiled.sass,
        executed_lines(program, counts),
        caches(gpu, call, program, compiled, occupancy, execution),
        lingering(counts, addresses(program), call),
        accumulator(counts) or call.arguments[0].data.dtype.name,
    )


def predict(prepared: Prepared, gpu: Any) -> dict[str, Any]:
    """Time and traffic of one case."""
    from rooftile import model

    each = prepared
    work = model.workload(
        gpu, each.launch, each.occupancy, each.counts, each.sass, each.lines, each.caches, each.lingering
    )
    estimate = model.time(gpu, each.gemm, work, dtype=each.dtype)
    return {
        "seconds": estimate.seconds,
        "bound": estimate.bound,
        "machine_instructions": estimate.machine_instructions,
        "sectors": sum(access.sectors for access in each.counts.accesses if access.space in ("global", "generic")),
        "l2_read_sectors": each.caches.l2_read_sectors,
        "l2_write_sectors": each.caches.l2_write_sectors,
        "dram_bytes": each.caches.dram_read_bytes + each.caches.dram_write_bytes,
        "dtype": each.dtype,
    }


def fit() -> None:
    """Coordinate descent over the constants that are fitted, on the launches to fit to."""
    from rooftile import machine

    grid = {
        "operand_queue": (0.8, 0.9, 1.0, 1.5), "l2": (285, 310, 330), "l2_bytes": (25, 28, 32, 36),
        "l2_store_bytes": (11, 13, 16, 20, 32),
        "global_request": (1.2, 1.3, 1.4), "narrow_request": (1.6, 1.8, 2.0), "integer": (5, 6, 7),
        "uniform": (12, 14, 16), "branch": (6, 8, 10), "barrier": (10, 20, 30), "predicate": (10, 12, 14),
        "launch_seconds": (1.0e-6, 1.2e-6, 1.4e-6),
    }  # fmt: skip
    wanted = [case for case, each in measured().items() if is_fitted(each)]
    prepared = list(prepare(wanted))
    gpu = machine.load("h200")

    def loss(**changed: float) -> float:
        changed_gpu = replace(gpu, timing={**gpu.timing, **changed})
        errors = [log(predict(each, changed_gpu)["seconds"] / measured()[each.case].seconds) for each in prepared]
        return sum(map(abs, errors)) / len(errors) + (sum(e * e for e in errors) / len(errors)) ** 0.5 / 2

    chosen: dict[str, float] = {}
    best = loss()
    for _ in range(2):
        for name, values in grid.items():
            losses = {value: loss(**{**chosen, name: value}) for value in values}
            value = min(losses, key=lambda v: losses[v])
            if losses[value] < best - 1e-4:
                chosen[name], best = value, losses[value]
            print(f"{name} = {chosen.get(name, gpu.timing[name])}: {best:.4f}", flush=True)
