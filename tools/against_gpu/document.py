"""docs/fidelity.md from predictions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import median
from typing import Any

from against_gpu import caches, foretold
from against_gpu.bench import section
from against_gpu.measured import NOT_FITTED, is_fitted, measured
from against_gpu.prediction import LIMIT
from against_gpu.score import TIED, groups, rooflines, score
from rooftile.core import comparison

INSTRUCTIONS = "smsp__inst_executed.sum"
NOISE = 1 << 20
"""Bytes of device memory below which that counter shows other things too."""

MODELLED = {
    "sectors that L1 asks L2 for": ("l2_read_sectors", 1, ("l1tex__m_xbar2l1tex_read_sectors.sum",)),
    "bytes of device memory": ("dram_bytes", NOISE, ("dram__bytes_read.sum", "dram__bytes_write.sum")),
}
"""What the models say beside counters: the key of the prediction, the least that is taken as measured, the counters."""


def render(predictions: Mapping[str, Any]) -> str:
    """The document."""
    truth = measured()
    seconds = {case: row["seconds"] for case, row in predictions.items()}
    lines = [
        "# Predicted and measured",
        "",
        "Written by `tools/fidelity.py` from `benchmarks/results/gpu-counters-h200.json` and `gpu-unseen-h200.json`",
        "(NVIDIA H200, driver 580.159, 2026-11-29 and 30: Nsight Compute's counters, and times of launches that follow",
        "one another) and from what rooftile predicts for them, `benchmarks/results/predictions-h200.json`.",
        "",
        "## Time",
        "",
        "The constants of time in `machine/architectures/sm_90.toml` that say so were fitted to every other kernel by",
        f"name, at sizes that do not match `{NOT_FITTED.pattern}`. What mechanisms the model has was found on",
        "all launches, though: those *never seen* were measured when it was done, but mechanisms that lists measured",
        "later showed, and two constants that few launches show (`known`), were then held to all of them; so of what",
        "is to come the rows *written down before* say most. Of the ladder's problems with more than "
        f"{LIMIT:,} multiply-adds some blocks of every kind were executed,",
        "and the counts scaled. A pair is two kernels on one problem whose times differ by more than "
        f"{100 * TIED:.0f} %; it is right where",
        "the faster is named.",
        "",
        "| launches | number | median error | nine in ten within | worst | pairs right |",
        "|---|---:|---:|---:|---:|---:|",
        *(score(group).row(name) for name, group in groups(seconds).items()),
        *foretold.of_time(),
    ]
    for name, plain in rooflines(predictions).items():
        lines.append(score(groups(plain)["never seen"]).row(f"plain roofline, {name}; never seen"))
    order = [case for case in predictions if truth[case].size == "4096x4096x4096"]
    main = ("naive", "tiled_T16", "coarsened_T32_W2", "register_tiled", "vectorized", "warp_tiled")
    rungs = [f"{kernel} 4096x4096x4096" for kernel in main if f"{kernel} 4096x4096x4096" in order]
    lines += [
        "",
        "The ladder at 4096 x 4096 x 4096, ms, predicted (measured): "
        + ", ".join(f"{case.split()[0]} {_ms(seconds[case])} ({_ms(truth[case].seconds)})" for case in rungs)
        + ".",
        f"Predicted closer than {100 * (comparison.TIED - 1):.0f} % is a tie: the model cannot tell which is faster.",
        "",
        *section(),
        "",
        "## Counters",
        "",
        "Counted in the execution, beside Nsight Compute's, of launches that were executed whole; modelled, of all.",
        f"Nsight Compute's bytes of device memory begin with an empty L2; fewer than {NOISE:,} are taken for so many.",
        "",
        *_counters({case: row for case, row in predictions.items() if not truth[case].unseen}),
        "",
        "Of the launches never seen:",
        "",
        *_counters({case: row for case, row in predictions.items() if truth[case].unseen}),
        "",
        *caches.section(),
        "",
        "## Every launch",
        "",
        "Times in microseconds; + marks those that constants were fitted to, * those never seen.",
        "",
        "| launch | measured | predicted | ratio | largest part |",
        "|---|---:|---:|---:|---|",
    ]
    for case, row in predictions.items():
        us, predicted = truth[case].seconds * 1e6, row["seconds"] * 1e6
        mark = "+" if is_fitted(truth[case]) else "*" if truth[case].unseen else ""
        lines.append(f"| {case}{mark} | {us:,.1f} | {predicted:,.1f} | {predicted / us:.2f} | {row['bound']} |")
    return "\n".join(lines) + "\n"


def _ms(seconds: float) -> str:
    return f"{seconds * 1e3:.3g}"


def _counters(predictions: Mapping[str, Any]) -> Iterator[str]:
    """Counts beside hardware counters: by counter, how many are equal, and how far the others are off."""
    truth = measured()
    yield "| counter | launches | equal | within 10 % | median error | worst |"
    yield "|---|---:|---:|---:|---:|---:|"
    rows: dict[str, list[tuple[float, float]]] = {}
    for each in map(truth.__getitem__, predictions):
        for name, value in each.counted.items():
            if name in each.counters and value is not None:
                rows.setdefault(name, []).append((value, each.counters[name]))
    rows["machine instructions, modelled: " + INSTRUCTIONS] = [
        (row["machine_instructions"], truth[case].counters[INSTRUCTIONS]) for case, row in predictions.items()
    ]
    for what, (key, least, names) in MODELLED.items():
        rows[f"{what}, modelled: " + " + ".join(names)] = [
            (row[key], max(least, sum(truth[case].counters[name] for name in names)))
            for case, row in predictions.items()
            if all(name in truth[case].counters for name in names)
        ]
    for name, pairs in rows.items():
        if pairs:
            errors = [abs(ours - theirs) / max(abs(theirs), 1.0) for ours, theirs in pairs]
            equal, near = sum(ours == theirs for ours, theirs in pairs), sum(error <= 0.1 for error in errors)
            figures = f"{equal} | {near} | {_percent(median(errors))} | {_percent(max(errors))}"
            yield f"| {name} | {len(pairs)} | {figures} |"


def _percent(share: float) -> str:
    return f"{100 * share:.0f} %" if share >= 0.0995 else f"{100 * share:.2g} %"
