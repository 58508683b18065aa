"""The ladder's page: every rung under one roof, and what each step changes."""

from __future__ import annotations

from rooftile.core.comparison import Ladder, Rung
from rooftile.core.timing import WORDS
from rooftile.report.html.page import card, figure, page, table
from rooftile.report.html.roofline import Mark, draw_roofline, rings
from rooftile.report.html.svg import Drawing, text_of
from rooftile.report.ladder import TIE, counted, gain, missing
from rooftile.report.numbers import count, duration, percent, si, significant
from rooftile.report.timing import model_error


def ladder_roofline(ladder: Ladder) -> Drawing | None:
    """All rungs under the roof, at the intensity of the sectors they touch."""
    if ladder.roofline is None:
        return None
    marks = [
        Mark(rung.figures.kernel, rung.figures.flops_per_byte, rung.figures.flops_per_second)
        for rung in ladder.rungs
        if rung.figures.flops_per_byte and rung.figures.flops_per_second
    ]
    marks += [
        Mark(rung.figures.kernel, rung.figures.flops_per_byte, rung.figures.measured.flops_per_second, measured=True)
        for rung in ladder.rungs
        if rung.figures.flops_per_byte and rung.figures.measured
    ]
    return draw_roofline(ladder.roofline, marks, levels=False)


def ladder_page(ladder: Ladder) -> str:
    """The ladder on one problem and GPU as one HTML file."""
    title = f"The ladder for {ladder.gemm}, {ladder.elements}, on {ladder.gpu_name}"
    best = max(ladder.rungs, key=lambda rung: rung.figures.flops_per_second or 0.0)
    wrong = [rung.figures.kernel for rung in ladder.rungs if rung.figures.judgement != "right"]
    verdict = "every rung is right" if not wrong else f"not right: {', '.join(wrong)}"
    fastest = ""
    if best.figures.flops_per_second:
        fastest = (
            f"<p>The fastest is <b>{text_of(best.figures.kernel)}</b>, "
            f"{si(best.figures.flops_per_second, 'FLOP/s')}, bound by "
            f"{text_of(WORDS.get(best.figures.bound or '', 'nothing known'))} (modelled, "
            f"{text_of(ladder.error or '')}).</p>"
        )
    cards = []
    drawing = ladder_roofline(ladder)
    if drawing is not None:
        text = (
            "Each diamond is a rung: the predicted rate over the FLOP/B of the sectors it asks L1 for, so "
            f"L1's slope is its roof.{rings(*(rung.figures for rung in ladder.rungs))}"
        )
        cards.append(card("roofline", "Under one roof", figure(drawing, text), label="modelled"))
    cards.append(card("rates", "Rung by rung", figure(_bars(ladder), "Predicted rate of each rung."), label="modelled"))
    head = [
        "kernel",
        "result",
        "requests",
        "sectors",
        "wavefronts",
        "conflicts",
        "FLOP/B",
        "occupancy",
        "bound",
        "time",
        "gain",
        "measured",
        "model's error",
    ]
    rows = [_row(rung) for rung in ladder.rungs]
    if not any(rung.figures.measured for rung in ladder.rungs):
        head, rows = head[:-2], [row[:-2] for row in rows]
    notes = [counted(ladder), *missing(ladder)]
    if ladder.error is not None:
        notes.insert(1, TIE)
    if any(rung.counterexample for rung in ladder.rungs):
        notes.append("* shows what not to do")
    content = f"{table(head, rows, name='the rungs')}<p class=quiet>{text_of('; '.join(notes))}.</p>"
    cards.append(card("rungs", "The rungs", content, wide=True))
    steps = "".join(
        f"<h3>{text_of(rung.title)}</h3><p><code>{text_of(rung.figures.kernel)}</code>: {text_of(rung.idea)}</p>"
        for rung in ladder.rungs
    )
    cards.append(card("ideas", "One idea a rung", steps, wide=True))
    judged = "right" if not wrong else "wrong"
    body = (
        f'<div class="verdict {judged}" role="region" aria-label="verdict"><p><b class="word">{judged}</b>: '
        f"{text_of(verdict)} "
        f'at {text_of(ladder.gemm)}.</p>{fastest}</div><div class="cards" style="margin-top:1.4rem">'
        f"{''.join(cards)}</div>"
    )
    sections = (("roofline", "Roofline"), ("rates", "Rates"), ("rungs", "Rungs"), ("ideas", "Ideas"))
    return page(title, body, {"panels": []}, (), sections if drawing else sections[1:])


def _bars(ladder: Ladder) -> Drawing:
    peak = ladder.roofline.peak_flops if ladder.roofline else None
    rates = [rung.figures.flops_per_second or 0.0 for rung in ladder.rungs]
    most = max([*rates, 1.0])
    drawing = Drawing(412, 30 * len(rates) + 10, "Predicted rate of each rung", "")
    for number, (rung, rate) in enumerate(zip(ladder.rungs, rates, strict=True)):
        y = 6 + 30 * number
        name = f"{rung.figures.kernel}{'*' if rung.counterexample else ''}"
        drawing.text(112, y + 14, name, "label", "end")
        drawing.rect(120, y, max(rate / most * 112, 1), 18, "store" if rung.counterexample else "unit")
        share = f", {percent(rate / peak)} of peak" if peak else ""
        drawing.text(126 + rate / most * 112, y + 14, f"{si(rate, 'FLOP/s')}{share}" if rate else "not known", "label")
    return drawing


def _row(rung: Rung) -> list[str]:
    f = rung.figures
    return [
        f"{f.kernel}{'*' if rung.counterexample else ''}",
        f.judgement,
        count(f.requests),
        count(f.sectors),
        count(f.wavefronts),
        count(f.bank_conflicts),
        "" if f.flops_per_byte is None else significant(f.flops_per_byte),
        "" if f.occupancy is None else percent(f.occupancy),
        f.bound or "",
        "" if f.seconds is None else duration(f.seconds),
        gain(rung),
        "" if f.measured is None else duration(f.measured.seconds),
        model_error(f.measured),
    ]
