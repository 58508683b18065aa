"""Executing the measured kernels, and predicting their times."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import log
from typing import Any

from against_gpu.measured import ROOT, is_fitted, measured

sys.path.insert(0, str(ROOT / "benchmarks"))

LIMIT = 1_200_000_000
"""Multiply-adds that are executed; of larger problems a part of the grid is, with all of K, and its counts scaled."""

PART = 512


@dataclass(frozen=True)
class Prepared:
    """A case, executed: what every prediction needs."""

    case: str
    arguments: tuple[Any, ...]
    dtype: str


def prepare(only: Sequence[str] = ()) -> Iterator[Prepared]:
    """Execute the measured kernels; ``only`` picks cases."""
    import gpu_cases
    import numpy as np
    from corpus import corpus

    from rooftile.bind import bind
    from rooftile.compile import compile_kernel
    from rooftile.core.problem import Gemm
    from rooftile.kernels.catalog import find

    for name, defines in gpu_cases.LADDER:
        manifest = find(name)
        tag = "_".join([name, *(f"{macro}{value}" for macro, value in defines.items())])
        values = {macro: str(value) for macro, value in manifest.configure(defines).items()}
        for m, n, k in gpu_cases.SHAPES:
            if only and f"{tag} {m}x{n}x{k}" not in only:
                continue
            compiled = compile_kernel(manifest.source, name, arch="sm_90", defines=values)
            part = (m, n, k) if m * n * k <= LIMIT else (PART - m % 2, PART - n % 2, k)

            def call_on(rows: int, columns: int, depth: int, manifest: Any = manifest, defines: Any = defines) -> Any:
                a, b = np.ones((rows, depth), np.float32), np.ones((depth, columns), np.float32)
                signature = compiled.signature  # noqa: B023 (used before the next turn)
                return bind(
                    signature, Gemm(rows, columns, depth), manifest=manifest, defines=defines, check=False, a=a, b=b
                )

            call = call_on(*part)
            launch = call.launch if part == (m, n, k) else call_on(m, n, 1).launch
            yield _execute(f"{tag} {m}x{n}x{k}", compiled, call, Gemm(m, n, k), launch)
    for name, entry in corpus().items():
        for shape in entry.shapes:
            case = f"{name} {'x'.join(map(str, shape))}"
            if not only or case in only:
                call = entry.bind(shape, check=False)
                yield _execute(case, entry.compile(), call, call.gemm, call.launch)


def _execute(case: str, compiled: Any, call: Any, gemm: Any, launch: Any) -> Prepared:
    """Execute ``call``, and scale its counts to ``launch``."""
    from rooftile import machine, model, simt
    from rooftile.explain.checks import accumulator
    from rooftile.ptx import load

    program = load(compiled)
    execution = simt.execute(program, call, timeout=None)
    assert execution.completed
    counts, scale = execution.counts, launch.blocks / call.launch.blocks
    if scale != 1:
        counts = _scaled(counts, scale)
    dtype = accumulator(counts) or call.arguments[0].data.dtype.name
    whole = replace(call, gemm=gemm, launch=launch, expected=None, magnitude=None)
    occupancy = model.occupancy(machine.load("h200"), launch, compiled.resources)
    return Prepared(case, (whole, program, compiled, counts, occupancy), dtype)


def _scaled(counts: Any, scale: float) -> Any:
    figures = ["ptx_executions", "requests", "lanes", "sectors", "ideal_sectors", "wavefronts", "ideal_wavefronts"]
    accesses = tuple(
        replace(access, **{name: round(getattr(access, name) * scale) for name in figures})
        for access in counts.accesses
    )
    lines = tuple(replace(line, warps=round(line.warps * scale)) for line in counts.lines)
    return replace(counts, accesses=accesses, lines=lines)


def predict(prepared: Prepared, gpu: Any) -> dict[str, Any]:
    """Time and traffic of one case."""
    from rooftile import model
    from rooftile.explain.timing import workload

    work = workload(gpu, *prepared.arguments)
    estimate = model.time(gpu, prepared.arguments[0].gemm, work, dtype=prepared.dtype)
    return {
        "seconds": estimate.seconds,
        "bound": estimate.bound,
        "machine_instructions": estimate.machine_instructions,
        "l2_load_sectors": work.traffic.l2_load_sectors,
        "l2_store_sectors": round(work.stored_sectors),
        "memory_bytes": work.traffic.memory_bytes,
        "dtype": prepared.dtype,
    }


def fit() -> None:
    """Coordinate descent over the constants that are fitted, on the launches to fit to."""
    from rooftile import machine

    grid = {
        "global_request": (1.2, 1.3, 1.4), "l2": (262, 285, 310, 330), "integer": (5, 6, 7), "uniform": (12, 14, 16),
        "branch": (6, 8, 10), "barrier": (20, 30, 40), "l2_bytes": (20, 22, 25, 28), "predicate": (10, 12, 14),
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
