"""Hold the models against an H200: what was predicted beside what was measured, in docs/fidelity.md.

    python tools/fidelity.py            predict all measured launches (minutes), and write the document
    python tools/fidelity.py --render   write the document from the predictions as they are
    python tools/fidelity.py --check    fail if the document is not what they give
    python tools/fidelity.py --fit      search the constants of time anew, on the launches to fit to, and print them

Measured: ``benchmarks/results/gpu-counters-h200.json``. Predicted: ``benchmarks/results/predictions-h200.json``. The
GPU's file gets the model's error as one line.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import combinations
from math import log
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path[:0] = [str(ROOT / "benchmarks"), str(ROOT / "tools")]
RESULTS = ROOT / "benchmarks" / "results"
PREDICTIONS = RESULTS / "predictions-h200.json"
DOCUMENT = ROOT / "docs" / "fidelity.md"
GPU_FILE = ROOT / "src" / "rooftile" / "machine" / "gpus" / "h200.toml"

LIMIT = 1_200_000_000
"""Multiply-adds that are executed; of larger problems a part of the grid is, with all of K, and its counts scaled."""

PART = 512
UNSEEN = re.compile(r"4096x4096|2047|77[78]|780|77x33")
"""Sizes that no constant was fitted to."""

TIED = 0.02
"""Two kernels whose measured times are closer than this are no pair to be put in order."""

INSTRUCTIONS = "smsp__inst_executed.sum"


@dataclass(frozen=True)
class Measured:
    """One launch on the GPU."""

    case: str
    gemm: tuple[int, int, int]
    seconds: float
    counters: Mapping[str, float]
    counted: Mapping[str, float]

    @property
    def kernel(self) -> str:
        """Its name, with the macros that differ from the defaults."""
        return self.case.rsplit(" ", 1)[0]

    @property
    def size(self) -> str:
        """``1024x1024x1024``."""
        return self.case.rsplit(" ", 1)[1]


@cache
def measured() -> dict[str, Measured]:
    """All launches by case."""
    data = json.loads((RESULTS / "gpu-counters-h200.json").read_text())
    compared, recorded = data["about"]["compared"], data["about"]["recorded"]
    found = {}
    for row in data["cases"]:
        counters = dict(zip(compared, row["compared"], strict=True)) | dict(zip(recorded, row["recorded"], strict=True))
        counted = dict(zip(compared, row["rooftile"], strict=True)) if row["rooftile"] else {}
        known = {name: value for name, value in counters.items() if value is not None}
        found[row["case"]] = Measured(row["case"], tuple(row["gemm"]), row["time"]["seconds_median"], known, counted)
    return found


def fitted_kernels() -> set[str]:
    """Every other kernel by name."""
    return set(sorted({each.kernel for each in measured().values()})[::2])


def is_fitted(case: Measured) -> bool:
    """Whether the constants of time were fitted to this launch: half the kernels, at half the sizes."""
    return case.kernel in fitted_kernels() and not UNSEEN.search(case.size)


# ---------------------------------------------------------------------------------------------------------------------
# Predicting


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


# ---------------------------------------------------------------------------------------------------------------------
# Judging


@dataclass(frozen=True)
class Score:
    """How far predicted times are from measured ones, as shares of those."""

    launches: int
    median: float
    tenth: float
    worst: float
    pairs: int
    right: float

    def row(self, name: str) -> str:
        """A row of the table."""
        figures = (self.median, self.tenth, self.worst)
        return (
            f"| {name} | {self.launches} | "
            + " | ".join(f"{100 * f:.0f} %" for f in figures)
            + (f" | {100 * self.right:.1f} % of {self.pairs:,} |")
        )


def score(predicted: Mapping[str, float]) -> Score:
    """Errors, and of how many pairs on one problem the faster is named."""
    truth = measured()
    errors = sorted(abs(seconds / truth[case].seconds - 1) for case, seconds in predicted.items())
    right = pairs = 0
    for a, b in combinations(predicted, 2):
        if truth[a].gemm == truth[b].gemm and abs(log(truth[a].seconds / truth[b].seconds)) > TIED:
            pairs += 1
            right += (predicted[a] < predicted[b]) == (truth[a].seconds < truth[b].seconds)
    tenth = errors[min(len(errors) - 1, int(0.9 * len(errors)))]
    return Score(len(errors), median(errors), tenth, errors[-1], pairs, right / pairs if pairs else 1.0)


def roofline(case: Measured, dtype: str, bytes_moved: float) -> float:
    """The plain roofline's time: the larger of the arithmetic at its peak and the bytes at the memory's bandwidth."""
    from rooftile import machine

    gpu = machine.load("h200")
    m, n, k = case.gemm
    return max(2 * m * n * k / gpu.peaks.get(dtype, gpu.peaks["float32"]), bytes_moved / gpu.roof_bandwidth)


def rooflines(predictions: Mapping[str, Any]) -> dict[str, dict[str, float]]:
    """The plain roofline's times, without caches (bytes of all sectors) and with perfect ones (every byte once)."""
    loads, stores = (f"l1tex__t_sectors_pipe_lsu_mem_global_op_{op}.sum" for op in ("ld", "st"))
    found: dict[str, dict[str, float]] = {"without caches": {}, "with perfect caches": {}}
    for case, row in predictions.items():
        each = measured()[case]
        m, n, k = each.gemm
        size = {"float64": 8, "float16": 2, "bfloat16": 2, "int32": 1}.get(row["dtype"], 4)
        sectors = each.counters[loads] + each.counters[stores]
        found["without caches"][case] = roofline(each, row["dtype"], 32 * sectors)
        found["with perfect caches"][case] = roofline(each, row["dtype"], size * (m * k + k * n + m * n))
    return found


def groups(predicted: Mapping[str, float]) -> dict[str, dict[str, float]]:
    """The launches by whether constants were fitted to them."""
    truth, kernels = measured(), fitted_kernels()

    def pick(wanted: Any) -> dict[str, float]:
        return {case: seconds for case, seconds in predicted.items() if wanted(truth[case])}

    return {
        "fitted to": pick(is_fitted),
        "not fitted to: other kernels": pick(lambda each: each.kernel not in kernels),
        "not fitted to: other sizes": pick(lambda each: each.kernel in kernels and not is_fitted(each)),
        "not fitted to, all": pick(lambda each: not is_fitted(each)),
        "all": dict(predicted),
    }


def error_line(predicted: Mapping[str, float]) -> str:
    """The model's error in one line, as the GPU's file has it."""
    found = score(groups(predicted)["not fitted to, all"])
    return (
        f"median {100 * found.median:.0f} %, worst {100 * found.worst:.0f} % "
        f"on {found.launches} launches it was not fitted to"
    )


# ---------------------------------------------------------------------------------------------------------------------
# Writing


def render(predictions: Mapping[str, Any]) -> str:
    """The document."""
    truth = measured()
    seconds = {case: row["seconds"] for case, row in predictions.items()}
    lines = [
        "# Predicted and measured",
        "",
        "Written by `tools/fidelity.py` from `benchmarks/results/gpu-counters-h200.json` (NVIDIA H200, driver 580.159,",
        "2026-11-29: Nsight Compute's counters, and times of launches that follow one another) and from what rooftile",
        "predicts for the same launches, `benchmarks/results/predictions-h200.json`.",
        "",
        "## Time",
        "",
        "The constants of time in `machine/architectures/sm_90.toml` that say so were fitted to every other kernel by",
        f"name, at sizes that do not match `{UNSEEN.pattern}`. Of problems with more than {LIMIT:,} multiply-adds",
        f"{PART} x {PART} elements of C were executed over all of K, and the counts scaled. A pair is two kernels on",
        f"one problem whose times differ by more than {100 * TIED:.0f} %; it is right where the faster is named.",
        "",
        "| launches | number | median error | nine in ten within | worst | pairs right |",
        "|---|---:|---:|---:|---:|---:|",
        *(score(group).row(name) for name, group in groups(seconds).items()),
    ]
    for name, plain in rooflines(predictions).items():
        unfitted = groups(plain)["not fitted to, all"]
        lines.append(score(unfitted).row(f"plain roofline, {name}; not fitted to, all"))
    order = [case for case in predictions if truth[case].size == "4096x4096x4096"]
    main = ("naive", "tiled_T16", "coarsened_T32_W2", "register_tiled", "vectorized", "warp_tiled")
    rungs = [f"{kernel} 4096x4096x4096" for kernel in main if f"{kernel} 4096x4096x4096" in order]
    lines += [
        "",
        "The ladder at 4096 x 4096 x 4096, ms, predicted (measured): "
        + ", ".join(f"{case.split()[0]} {_ms(seconds[case])} ({_ms(truth[case].seconds)})" for case in rungs)
        + ".",
        "",
        *_counters(predictions),
        "",
        "## Every launch",
        "",
        "Times in microseconds; + marks those that constants were fitted to.",
        "",
        "| launch | measured | predicted | ratio | largest part |",
        "|---|---:|---:|---:|---|",
    ]
    for case, row in predictions.items():
        us, predicted = truth[case].seconds * 1e6, row["seconds"] * 1e6
        mark = "+" if is_fitted(truth[case]) else ""
        lines.append(f"| {case}{mark} | {us:,.1f} | {predicted:,.1f} | {predicted / us:.2f} | {row['bound']} |")
    return "\n".join(lines) + "\n"


def _ms(seconds: float) -> str:
    return f"{seconds * 1e3:.3g}"


def _counters(predictions: Mapping[str, Any]) -> Iterator[str]:
    """Counts beside hardware counters: by counter, how many are equal, and how far the others are off."""
    truth = measured()
    yield "## Counters"
    yield ""
    yield "Counted in the execution, beside Nsight Compute's; launches that were executed whole."
    yield ""
    yield "| counter | launches | equal | median error | worst |"
    yield "|---|---:|---:|---:|---:|"
    rows: dict[str, list[tuple[float, float]]] = {}
    for each in truth.values():
        for name, value in each.counted.items():
            if name in each.counters and value is not None:
                rows.setdefault(name, []).append((value, each.counters[name]))
    rows["machine instructions, modelled: " + INSTRUCTIONS] = [
        (row["machine_instructions"], truth[case].counters[INSTRUCTIONS]) for case, row in predictions.items()
    ]
    l2, from_memory = "lts__t_sectors_srcunit_tex.sum", "dram__bytes_read.sum"
    rows["sectors between L1 and L2, modelled: " + l2] = [
        (row["l2_load_sectors"] + row["l2_store_sectors"], truth[case].counters[l2])
        for case, row in predictions.items()
        if l2 in truth[case].counters
    ]
    rows["bytes of device memory, modelled: " + from_memory] = [
        (row["memory_bytes"], truth[case].counters[from_memory])
        for case, row in predictions.items()
        if truth[case].counters.get(from_memory, 0) > 0 and row["memory_bytes"]
    ]
    for name, pairs in rows.items():
        if pairs:
            errors = [abs(ours - theirs) / max(abs(theirs), 1.0) for ours, theirs in pairs]
            equal = sum(ours == theirs for ours, theirs in pairs)
            yield f"| {name} | {len(pairs)} | {equal} | {_percent(median(errors))} | {_percent(max(errors))} |"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share >= 0.0995 else f"{100 * share:.2g} %"


def write(predictions: Mapping[str, Any]) -> None:
    """Write the document, and the model's error into the GPU's file."""
    DOCUMENT.write_text(render(predictions), encoding="utf-8")
    line = f'time_error = "{error_line({case: row["seconds"] for case, row in predictions.items()})}"'
    text = GPU_FILE.read_text(encoding="utf-8")
    text = (
        re.sub(r"^time_error = .*$", line, text, flags=re.MULTILINE)
        if "time_error" in text
        else text.replace("\n\n[sources]", f"\n{line}\n\n[sources]", 1)
    )
    GPU_FILE.write_text(text, encoding="utf-8")


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


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for flag in ("render", "check", "fit"):
        parser.add_argument(f"--{flag}", action="store_true")
    options = parser.parse_args()
    if options.fit:
        fit()
        return 0
    if not options.render and not options.check:
        from rooftile import machine

        gpu = machine.load("h200")
        found = {each.case: predict(each, gpu) for each in prepare()}
        PREDICTIONS.write_text(json.dumps(found, indent=0) + "\n")
    predictions = json.loads(PREDICTIONS.read_text())
    if options.check:
        return int(DOCUMENT.read_text(encoding="utf-8") != render(predictions))
    write(predictions)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
