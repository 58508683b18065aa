"""Measurements as a table, and as JSON in the form of this project's benchmark results."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from rooftile.core.measurement import SCHEMA_VERSION, Bench, Interval, Measurement, Timing
from rooftile.report.layout import QUIET, STRONG, Page, columns, printable, together
from rooftile.report.numbers import duration, si, significant
from rooftile.report.records import plain


def bench_to_json(bench: Bench) -> dict[str, Any]:
    """The run as plain data; ``rows`` has a row for each timing, named ``"tiled 4096x4096x4096"``."""
    rows = [_record(measurement, timing) for measurement in bench.measurements for timing in measurement.timings]
    about = {
        "schema_version": SCHEMA_VERSION,
        "benchmark": bench.what,
        "device": bench.device,
        "software": bench.software,
        "date": bench.date[:10],
        "time": bench.date,
        "versions": bench.versions,
        "missing": list(bench.missing),
        "conditions": bench.conditions,
    }
    summary = None if bench.geometric_mean is None else plain(bench.geometric_mean)
    return {**about, "geometric_mean": summary, "rows": rows}


def render_bench(bench: Bench, page: Page, *, predicted: bool = False) -> Iterator[Text]:
    """One table a measurement, or for shapes one row; then what was missing, and how it was measured."""
    if bench.software:
        yield Text("SOFTWARE, NO GPU: these times say nothing of one", STRONG)
    yield from (Text(line, STRONG) for line in page.wrap(printable(f"Measured {bench.date[:10]} on {bench.device}")))
    if bench.what == "shapes":
        yield from _shapes(bench, page)
    else:
        for measurement in bench.measurements:
            yield Text()
            yield from _table(measurement, page, predicted)
    yield Text()
    notes = [
        "ratios: times as fast, median of paired ratios, [lower, upper] bound at 95 %; claim the lower",
        bench.conditions,
        *(f"missing: {each}" for each in bench.missing),
        "versions: " + ", ".join(together(f"{name} {number}") for name, number in bench.versions.items()),
    ]
    for note in notes:
        for line in page.wrap(printable(note) if note.startswith("missing") else note, rest="  "):
            yield Text(line, QUIET)


def _table(measurement: Measurement, page: Page, predicted: bool) -> Iterator[Text]:
    yield Text(
        f"{measurement.problem}, {measurement.problem.elements}, {measurement.mode}, {measurement.l2} L2", STRONG
    )
    titles = ["kernel", "time", "TFLOP/s", f"x {measurement.reference or 'reference'}", "x rung before"]
    rows = [titles + (["model"] if predicted else [])]
    for timing in measurement.timings:
        row = [
            timing.name,
            duration(timing.seconds),
            significant(timing.flops_per_second / 1e12),
            _interval(timing.versus_reference),
            _interval(timing.versus_previous),
        ]
        rows.append(row + ([_model(timing)] if predicted else []))
    head, *body = columns(page, rows, right=[False, *[True] * (len(rows[0]) - 1)], gap=" ")
    yield Text(head, QUIET)
    yield from map(Text, body)
    if measurement.health is not None:
        health = measurement.health
        yield Text(
            page.cut(
                f"SM clock {health.lowest_clock / 1e6:.0f} to {health.highest_clock / 1e6:.0f} MHz, median "
                f"{health.median_clock / 1e6:.0f}; {health.median_power:.0f} W, "
                f"up to {health.highest_temperature:.0f} C",
                page.width,
            ),
            QUIET,
        )


def _shapes(bench: Bench, page: Page) -> Iterator[Text]:
    rows = [["shape", "elements", "mode", "time", "rate", "x best reference", "which"]]
    for measurement in bench.measurements:
        timing = next(each for each in measurement.timings if each.role == "matmul")
        rows.append(
            [
                str(measurement.problem),
                measurement.problem.elements,
                measurement.mode,
                duration(timing.seconds),
                si(timing.flops_per_second, "FLOP/s"),
                _interval(timing.versus_reference),
                measurement.reference or "",
            ]
        )
    yield from map(Text, columns(page, rows, right=[False, False, False, True, True, True, False], gap=" "))
    if bench.geometric_mean is not None:
        worst, interval = min(bench.ratios, key=lambda each: each[1].low)
        yield Text(f"geometric mean {_interval(bench.geometric_mean)}")
        yield Text(f"worst {_interval(interval)}: {worst.problem}, {worst.mode}")


def _interval(value: Interval | None) -> str:
    return "" if value is None else f"{value.median:.3f} [{value.low:.3f}, {value.high:.3f}]"


def _model(timing: Timing) -> str:
    if timing.model_error is None or timing.predicted_seconds is None:
        return ""
    return f"{duration(timing.predicted_seconds)} {100 * timing.model_error:+.0f} %"


def _record(measurement: Measurement, timing: Timing) -> dict[str, Any]:
    problem, ratio, step = measurement.problem, timing.versus_reference, timing.versus_previous
    kind = "" if measurement.mode == "burst" else f" {measurement.mode}"
    return {
        "case": f"{timing.name} {problem}{kind}",
        "role": timing.role,
        "problem": [problem.m, problem.n, problem.k],
        "batch": problem.batch,
        "layout": problem.layout,
        "elements": problem.elements,
        "mode": measurement.mode,
        "l2": measurement.l2,
        "seconds_median": timing.seconds,
        "tflops": float(f"{timing.flops_per_second / 1e12:.4g}"),
        "rounds": timing.rounds,
        "launches": timing.launches,
        "reference": measurement.reference,
        "versus_reference": None if ratio is None else plain(ratio),
        "previous": timing.previous,
        "versus_previous": None if step is None else plain(step),
        "error": timing.error,
        "tolerance": timing.tolerance,
        "checked_cells": timing.checked_cells,
        "seconds_predicted": timing.predicted_seconds,
        "model_error": timing.model_error,
        "source": None if timing.build is None else timing.build.source,
        "parameters": None if timing.build is None else timing.build.parameters,
        "health": None if measurement.health is None else plain(measurement.health),
    }
