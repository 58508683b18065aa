"""Two kernels' page: which is faster and why, figures beside each other, accesses before and after at one scale."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from rooftile.core.comparison import Comparison, Figures, told_apart
from rooftile.core.explanation import Explanation
from rooftile.report.compare import counted
from rooftile.report.html.lanes import frame
from rooftile.report.html.page import card, figure, page, scrolling, table, tag
from rooftile.report.html.panel import counted_facts, panel, record
from rooftile.report.html.roofline import Mark, draw_roofline, rings
from rooftile.report.html.source import listing, worst_line
from rooftile.report.html.svg import Drawing, text_of
from rooftile.report.html.views import View, views
from rooftile.report.numbers import count, duration, percent, ratio, si, significant
from rooftile.report.timing import model_error

_MOST_PAIRS = 8


def comparison_page(comparison: Comparison) -> str:
    """Two kernels on one problem and GPU as one HTML file."""
    c = comparison
    names = _names(c)
    title = f"{names[0]} and {names[1]}"
    judged = "right" if c.first.judgement == c.second.judgement == "right" else "wrong"
    error = f" {tag(f'modelled, {c.error}')}" if c.error else ""
    verdict = (
        f'<div class="verdict {judged}" role="region" aria-label="verdict"><p>{text_of(c.why)}{error}.</p>'
        f"<p>{text_of(names[0])} is <b>{c.first.judgement}</b>, {text_of(names[1])} is <b>"
        f"{c.second.judgement}</b> "
        f"{tag('exact')}; {text_of(c.gemm)} (M x N x K) on {text_of(c.gpu_name)}.</p></div>"
    )
    cards = [card("totals", "In all", _totals(c), label=f"{counted(c)}, times modelled")]
    if c.terms:
        text = "Clocks by what takes them; each pair of bars has one scale, that of all."
        cards.append(card("terms", "Where the clocks go", figure(_terms(c), text), label="modelled"))
    data: dict[str, Any] = {"panels": []}
    sources, sections = "", [("totals", "Totals"), ("terms", "Clocks")]
    if c.explanations is not None:
        found = [views(e) for e in c.explanations]
        cards.append(
            card("accesses", "Accesses, before and after, at one scale", _pairs(c, found), label=counted(c), wide=True)
        )
        sections.append(("accesses", "Accesses"))
        if (roofline := _roofline(c.explanations, names)) is not None:
            text = (
                "Diamonds: the predicted rate over the FLOP/B of the sectors asked of L1, so L1's slope is the roof."
                f"{rings(c.first, c.second)}"
            )
            cards.append(card("roofline", "Under one roof", figure(roofline, text), label="modelled"))
            sections.append(("roofline", "Roofline"))
        sections.append(("source-0", "Source"))
        sources = _sources(c.explanations, names, found, data)
    sections.append(("counters", "Counters"))
    counters = card(
        "counters", "Counters, by Nsight Compute's names", _counters(c), label=f"{counted(c)}, waves modelled"
    )
    body = f'{verdict}<div class="cards" style="margin-top:1.4rem">{"".join(cards)}</div>{sources}{counters}'
    return page(title, body, data, ("select.js", "step.js") if sources else (), sections)


def _names(c: Comparison) -> tuple[str, str]:
    """What to call the two, with the parameters in which one kernel differs from itself."""
    first, second = told_apart(c.first, c.second)
    if c.first.kernel != c.second.kernel:
        return first, second
    between = " " if c.first.parameters != c.second.parameters else ", "
    return f"{c.first.kernel}{between}{first}", f"{c.second.kernel}{between}{second}"


def _totals(c: Comparison) -> str:
    def row(name: str, first: object, second: object) -> list[str]:
        factor = ""
        if isinstance(first, (int, float)) and isinstance(second, (int, float)) and first:
            factor = f"{ratio(second / first)}x"
        return [name, _figure(first), _figure(second), factor]

    a, b = c.first, c.second
    rows = [
        row("global requests", a.requests, b.requests),
        row("global sectors", a.sectors, b.sectors),
        row("shared wavefronts", a.shared_wavefronts, b.shared_wavefronts),
        row("bank conflicts", a.bank_conflicts, b.bank_conflicts),
        row("all wavefronts", a.wavefronts, b.wavefronts),
        row("FLOP/B of sectors", a.flops_per_byte, b.flops_per_byte),
        ["occupancy", *(_percent(f.occupancy) for f in (a, b)), ""],
        ["bound by", a.bound or "", b.bound or "", ""],
        ["time", *(_time(f) for f in (a, b)), _over(a.seconds, b.seconds)],
        ["rate", *(_rate(f) for f in (a, b)), _over(a.flops_per_second, b.flops_per_second)],
    ]
    if a.measured or b.measured:
        took = [f.measured.seconds if f.measured else None for f in (a, b)]
        rows.append(["measured", *("" if each is None else duration(each) for each in took), _over(*took)])
        rows.append(["model's error", *(model_error(f.measured) for f in (a, b)), ""])
    return table(["", *_names(c), "second / first"], rows, name="totals of both kernels")


def _figure(value: object) -> str:
    if isinstance(value, int):
        return count(value)
    return significant(value) if isinstance(value, float) else ""


def _percent(value: float | None) -> str:
    return "" if value is None else percent(value)


def _time(f: Figures) -> str:
    return "" if f.seconds is None else duration(f.seconds)


def _rate(f: Figures) -> str:
    return "" if f.flops_per_second is None else si(f.flops_per_second, "FLOP/s")


def _over(first: float | None, second: float | None) -> str:
    return f"{ratio(second / first)}x" if first and second else ""


def _terms(c: Comparison) -> Drawing:
    terms = [t for t in c.terms if max(t.first or 0, t.second or 0) >= 1][:9]
    most = max([max(t.first or 0, t.second or 0) for t in terms], default=1)
    drawing = Drawing(412, 44 * len(terms) + 28, "Clocks by what takes them", f"of {' and '.join(_names(c))}")
    for number, kernel in enumerate(_names(c)):
        drawing.rect(84 + 170 * number, 2, 12, 12, ("store", "unit")[number])
        drawing.text(102 + 170 * number, 12, kernel, "label")
    for number, term in enumerate(terms):
        y = 26 + 44 * number
        drawing.text(76, y + 20, term.name, "strong", "end")
        for side, value in enumerate((term.first or 0.0, term.second or 0.0)):
            width = max(value / most * 260, 1)
            drawing.rect(84, y + 17 * side, width, 14, ("store", "unit")[side])
            drawing.text(90 + width, y + 17 * side + 12, count(round(value)), "label")
    return drawing


def _roofline(pair: tuple[Explanation, Explanation], names: tuple[str, str]) -> Drawing | None:
    roofline = pair[0].roofline
    if roofline is None:
        return None
    marks = []
    for name, e in zip(names, pair, strict=True):
        intensity = e.intensity.level("sectors").flops_per_byte
        if e.time is not None and intensity:
            marks.append(Mark(name, intensity, e.time.flops_per_second))
        if e.measured is not None and intensity:
            marks.append(Mark(name, intensity, e.measured.flops_per_second, measured=True))
    return draw_roofline(roofline, marks, levels=False)


def _pairs(c: Comparison, found: Sequence[Sequence[View]]) -> str:
    """Requests of the same array side by side: a cell is as large in both, so that more rows are more traffic."""
    both: list[str] = []
    alone: tuple[list[tuple[str, str]], list[tuple[str, str]]] = ([], [])
    names = _names(c)
    for pair in c.lines:
        sides = [
            next((v for v in views_ if v.line is line), None)
            for views_, line in zip(found, (pair.first, pair.second), strict=True)
        ]
        if len(both) + len(alone[0]) + len(alone[1]) == _MOST_PAIRS:
            break
        boxes = [_side(view, kernel) for view, kernel in zip(sides, names, strict=True) if view is not None]
        name = text_of(f"{pair.space} {pair.operation} of {pair.array or 'memory'}")
        if len(boxes) == 2:
            both.append(f'<h3>{name}</h3><div class="pair">{"".join(boxes)}</div>')
        elif boxes:
            alone[0 if sides[0] is not None else 1].append((name, f"<div><h3>{name}</h3>{boxes[0]}</div>"))
    folded = [
        f"<details><summary>Only {text_of(name)} has: {', '.join(what for what, _ in mine)}</summary>"
        f'<div class="pair">{"".join(box for _, box in mine)}</div></details>'
        for name, mine in zip(names, alone, strict=True)
        if mine
    ]
    return "".join([*both, *folded]) or "<p>No address of either kernel is known as a formula.</p>"


def _side(view: View, kernel: str) -> str:
    drawing = frame(view.requests[view.lanes.index[0]].height, f"{kernel}: {view.name}", view.captions[0])
    drawing.raw(view.lanes.markup[view.lanes.index[0]])
    words = (
        f"<b>{text_of(kernel)}</b>, line {view.line.line}: {text_of(view.captions[0])} "
        f"{text_of(counted_facts(view.line))}"
    )
    return f"<figure><figcaption>{words}</figcaption>{scrolling(drawing.svg(), drawing.title)}</figure>"


def _sources(
    pair: Sequence[Explanation], names: Sequence[str], found: Sequence[Sequence[View]], data: dict[str, Any]
) -> str:
    parts = []
    for number, (e, name, mine) in enumerate(zip(pair, names, found, strict=True)):
        first = worst_line(e)
        shown = next((view for view in mine if view.line.line == first), next(iter(mine), None))
        data["panels"].append(record(e, mine, {}, first))
        parts.append(
            f'<section id="source-{number}" aria-labelledby="source-{number}-title"><h2 id="source-{number}-title">'
            f"{text_of(name)} ({text_of(PurePath(e.source.name).name)})</h2>"
            f'<div class="work"><div class="listing-of sticky" data-panel="{number}">{listing(e, f"L{number}-")}</div>'
            '<div class="card">'
            f"{panel(number, mine, shown)}</div></div>"
            "</section>"
        )
    return "".join(parts)


def _counters(c: Comparison) -> str:
    rows = [
        [p.name, _figure(p.first), _figure(p.second), "" if p.ratio is None else f"{ratio(p.ratio)}x"]
        for p in c.counters
    ]
    head = ["counter", *_names(c), "second / first"]
    return (
        f"<details><summary>{len(rows)} counters</summary>"
        f"{table(head, rows, name='counters of both kernels')}</details>"
    )
