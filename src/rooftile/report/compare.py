"""Two kernels side by side, on a terminal and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from rich.text import Text

from rooftile.core.comparison import SCHEMA_VERSION, Comparison, LinePair, told_apart
from rooftile.core.explanation import LineCounts
from rooftile.report.layout import QUIET, STRONG, Page, columns, printable
from rooftile.report.memory import describe
from rooftile.report.numbers import count, duration, percent, ratio, si, significant
from rooftile.report.records import plain
from rooftile.report.timing import model_error

_TERMS = 8


def comparison_to_json(comparison: Comparison) -> dict[str, Any]:
    """The comparison as plain data; what is not known is None."""
    fields = plain(replace(comparison, explanations=None))  # they have a form of their own
    del fields["explanations"]
    return {"schema_version": SCHEMA_VERSION, **fields}


def render_comparison(comparison: Comparison, page: Page, *, counters: bool = False) -> Iterator[Text]:
    """Which is faster and why, the totals, the clocks by what takes them, and the source lines.

    Parameters
    ----------
    counters : bool
        Also list the counters by Nsight Compute's names.
    """
    c = comparison
    label = "" if c.error is None else f" (modelled, {c.error})"
    for number, text in enumerate(page.wrap(printable(f"{c.why}{label}"))):
        yield Text(text, STRONG if number == 0 else "")
    yield Text(f"{c.gemm} (M x N x K) on {c.gpu_name}", QUIET)
    names = told_apart(c.first, c.second)
    if c.first.kernel == c.second.kernel and c.first.parameters != c.second.parameters:
        yield Text(f"{c.first.kernel}, with {names[0]} and with {names[1]}", QUIET)
    yield Text()
    counts = counted(c)
    yield page.heading("In all", f"counts {counts}, times modelled")
    yield from _table(page, ["", *names, "second/first"], _totals(c))
    if c.terms:
        yield Text()
        yield page.heading("Clocks, by what takes them", "modelled")
        rows = [
            [t.name, _clocks(t.first), _clocks(t.second), _over(t.ratio)]
            for t in c.terms[:_TERMS]
            if (t.first or 0) >= 1 or (t.second or 0) >= 1
        ]
        yield from _table(page, ["", *names, "second/first"], rows)
    yield Text()
    yield page.heading("Memory, line by line", counts)
    for line in c.lines:
        yield from _line(line, page)
    if counters:
        yield Text()
        yield page.heading("Counters, by Nsight Compute's names", "waves modelled")
        rows = [[_figure(pair.first), _figure(pair.second), _over(pair.ratio)] for pair in c.counters]
        inside = replace(page, width=page.width - 2)
        head, *body = columns(inside, [[*names, "second/first"], *rows], right=[True, True, True])
        yield Text(f"  {head}", QUIET)
        for pair, text in zip(c.counters, body, strict=True):
            yield Text(pair.name)
            yield Text(f"  {text}")


_TOTALS = (
    ("result", lambda f: f.judgement),
    ("global requests", lambda f: f.requests),
    ("global sectors", lambda f: f.sectors),
    ("shared wavefronts", lambda f: f.shared_wavefronts),
    ("bank conflicts", lambda f: f.bank_conflicts),
    ("all wavefronts", lambda f: f.wavefronts),
    ("FLOP/B of sectors", lambda f: f.flops_per_byte),
    ("occupancy", lambda f: None if f.occupancy is None else percent(f.occupancy)),
    ("bound by", lambda f: f.bound),
    ("time", lambda f: None if f.seconds is None else duration(f.seconds)),
    ("rate", lambda f: None if f.flops_per_second is None else si(f.flops_per_second, "FLOP/s")),
    ("measured", lambda f: None if f.measured is None else duration(f.measured.seconds)),
    ("model's error", lambda f: model_error(f.measured) or None),
)


def counted(comparison: Comparison) -> str:
    """How the counts were come by: exact, unless those of a kernel were scaled."""
    exact = comparison.first.counts == comparison.second.counts == "exact"
    return "exact" if exact else "modelled, scaled from some blocks"


def _totals(comparison: Comparison) -> list[list[str]]:
    known = comparison.first.measured is not None or comparison.second.measured is not None
    yes = _TOTALS if known else _TOTALS[:-2]
    return [_total(comparison, row) for row in yes]


def _total(comparison: Comparison, row: tuple[str, Any]) -> list[str]:
    name, get = row
    values = [get(side) for side in (comparison.first, comparison.second)]
    factor = None
    if name in ("time", "rate"):
        factor = _ratio_of(comparison, "seconds" if name == "time" else "flops_per_second")
    elif all(isinstance(value, (int, float)) for value in values) and values[0]:
        factor = values[1] / values[0]
    return [name, *(_figure(value) for value in values), _over(factor)]


def _ratio_of(comparison: Comparison, field: str) -> float | None:
    first, second = (getattr(side, field) for side in (comparison.first, comparison.second))
    return second / first if first and second else None


def _figure(value: object) -> str:
    if value is None:
        return ""
    if isinstance(value, int):
        return count(value)
    return significant(value) if isinstance(value, float) else str(value)


def _clocks(value: float | None) -> str:
    return "" if value is None else count(round(value))


def _over(factor: float | None) -> str:
    return "" if factor is None else ratio(factor) if factor >= 0.1 else significant(factor, 2)


def _table(page: Page, titles: list[str], rows: list[list[str]]) -> Iterator[Text]:
    head, *body = columns(page, [titles, *rows], right=[False, True, True, True])
    yield Text(head, QUIET)
    yield from map(Text, body)


def _line(pair: LinePair, page: Page) -> Iterator[Text]:
    """The two accesses under one heading."""
    yield Text(f"{pair.space} {pair.operation} of {printable(pair.array or '?')}")
    for name, line in (("first", pair.first), ("second", pair.second)):
        if line is None:
            yield Text(f"  {name:<7}none", QUIET)
            continue
        figures = _figures(line)
        room = page.width - len(figures) - 12
        place = page.cut(f"{line.line or '?':>5} {describe(line)}", room)
        yield Text(f"  {name:<7}{place:<{room}} {figures}")


def _figures(line: LineCounts) -> str:
    """``1,048,576 x 4 sectors, 1 wavefront``."""
    each = [_of(line.wavefronts_per_request, "wavefront")]
    if line.sectors_per_request is not None:
        each.insert(0, _of(line.sectors_per_request, "sector"))
    return f"{count(line.requests)} x {', '.join(each)}"


def _of(number: float, noun: str) -> str:
    return f"{ratio(number)} {noun}{'' if number == 1 else 's'}"
