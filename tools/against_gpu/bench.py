"""What `rooftile bench ladder` measured on an H200 beside what the model predicted for it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from statistics import median
from typing import Any

from against_gpu.measured import RESULTS
from bench_tables import compiled_by

LADDER = RESULTS / "ladder-h200.json"


def benched() -> list[dict[str, Any]]:
    """Rungs that were timed in bursts and predicted."""
    rows = json.loads(LADDER.read_text(encoding="utf-8"))["rows"]
    return [row for row in rows if row["mode"] == "burst" and row["model_error"] is not None]


def on_tensor_cores() -> list[dict[str, Any]]:
    """Those that multiply on tensor cores."""
    return [row for row in benched() if row["elements"] != "float32"]


def tensor_error_line() -> str:
    """The model's error on tensor cores in one line, as the GPU's file has it."""
    rows = on_tensor_cores()
    errors = [row["model_error"] for row in rows]
    middle, least, most = median(map(abs, errors)), min(errors), max(errors)
    return (
        f"median {100 * middle:.0f} %, from {100 * least:+.0f} to {100 * most:+.0f} % on {len(rows)} launches of the "
        "ladder's kernels on tensor cores, some of which its rates were set by"
    )


def section() -> Iterator[str]:
    """For the document."""
    told = json.loads(LADDER.read_text(encoding="utf-8"))
    yield "## The ladder, as `rooftile bench ladder` measured it"
    yield ""
    compiler = compiled_by(told["versions"], benched())
    yield f"`benchmarks/results/{LADDER.name}`, {told['device']}, {told['date']}, in bursts, by NVRTC {compiler}."
    yield "What was predicted was compiled by the NVRTC that rooftile comes with. The rate that power leaves the"
    yield "tensor cores was set by the largest of these launches."
    yield ""
    yield "| launch | elements | measured, us | predicted, us | error |"
    yield "|---|---|---:|---:|---:|"
    yield from _rows(benched())


def _rows(rows: Sequence[dict[str, Any]]) -> Iterator[str]:
    for row in rows:
        us, predicted = row["seconds_median"] * 1e6, row["seconds_predicted"] * 1e6
        error = f"{100 * row['model_error']:+.1f} %"
        yield f"| {row['case']} | {row['elements']} | {us:,.1f} | {predicted:,.1f} | {error} |"
