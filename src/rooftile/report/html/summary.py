"""The top of the page: the verdict in two lines, the facts of the launch, and the findings."""

from __future__ import annotations

from rooftile.core.explanation import Explanation
from rooftile.core.finding import Finding
from rooftile.core.problem import Dim3
from rooftile.core.source import Location, own_line
from rooftile.core.timing import WORDS
from rooftile.core.webgpu_words import in_words_of
from rooftile.report.expectations import expected_sentence, sentence
from rooftile.report.html.page import tag
from rooftile.report.html.svg import prose, text_of
from rooftile.report.memory import describe, worst
from rooftile.report.numbers import count, counted, duration, extent, percent, ratio, si, significant
from rooftile.report.timing import measured_label, off_by
from rooftile.report.verdict import first_to_mend, verdict_figures, what_to_do


def verdict_box(explanation: Explanation) -> str:
    """Right or wrong, how fast, bound by what, how far from the roof; and what to do next."""
    e = explanation
    figures = verdict_figures(e.verdict)
    first = f'<b class="word">{text_of(e.verdict.judgement)}</b>: {prose(e.verdict.reason)}'
    if figures and e.verdict.judgement != "right":
        first += f"; {text_of(figures)}"
    first += f" {tag('exact')}. {_speed(e)}"
    return (
        f'<div class="verdict {text_of(e.verdict.judgement)}" role="region" aria-label="verdict"><p>{first}</p>'
        f"<p>{_next(e)}</p></div>"
    )


def _speed(e: Explanation) -> str:
    if e.measured is None:
        return _predicted(e)
    measured = (
        f"It took <b>{duration(e.measured.seconds)}</b>, {si(e.measured.flops_per_second, 'FLOP/s')} "
        f"{tag(measured_label(e.measured))}{text_of(off_by(e.measured))}."
    )
    return f"{_predicted(e)} {measured}"


def _predicted(e: Explanation) -> str:
    if e.time is None:
        if e.no_time is not None:
            return f"Its time is not predicted: {prose(e.no_time)}."
        if e.roofline is None or not e.roofline.points:
            return ""
        point = e.roofline.points[0]
        return (
            f"{point.bound.capitalize()}-bound as written: at most {percent(point.fraction_of_peak)} of the peak "
            f"without caches {tag('modelled')}."
        )
    time = e.time
    roof = ""
    if e.roofline is not None and time.flops_per_second > 0:
        times = float(f"{e.roofline.peak_flops / time.flops_per_second:.3g}")
        roof = f", {significant(times)} times below the roof of {si(e.roofline.peak_flops, 'FLOP/s')}"
    executed = " of what it executes" if e.verdict.judgement == "wrong" else ""
    bound = in_words_of(e.source.language, WORDS.get(time.bound, time.bound))
    return (
        f"It takes <b>{duration(time.seconds)}</b>, {si(time.flops_per_second, 'FLOP/s')}{executed}{roof}; most of it "
        f"for <b>{text_of(bound)}</b> {tag(f'modelled, {time.error}')}."
    )


def _next(e: Explanation) -> str:
    fault = first_to_mend(e.findings)
    if fault is not None and e.verdict.judgement != "right":
        place = own_line(fault.location)
        line = f", line {place.line}" if place is not None else ""
        return f"<b>Next{line}</b>: {prose(what_to_do(fault, e.findings).rstrip('.'))}."
    waste = worst(e.lines)
    cost = ""
    if waste is not None:
        each, ideal = waste.spent / waste.line.requests, waste.ideal / waste.line.requests
        cost = (
            f" Line {waste.line.line}, {text_of(describe(waste.line))}: {ratio(each)} {waste.unit} a request where "
            f"{ratio(ideal)} would do {tag(counted(e.counts))}."
        )
    if not e.next_steps:
        return f"<b>Next</b>: no change that the model knows gains much.{cost}" if e.time is not None else cost
    step = e.next_steps[0]
    line = f", line {step.line}" if step.line else ""
    rung = f"; the ladder's <b>{text_of(step.rung)}</b> shows it" if step.rung else ""
    return (
        f"<b>Next{line}</b>: {prose(step.change)}, {ratio(step.speedup)} times as fast, "
        f"{si(step.flops_per_second, 'FLOP/s')} {tag('modelled')}{rung}.{cost}"
    )


def facts_list(explanation: Explanation) -> str:
    """What was launched, on what."""
    e = explanation
    facts = [
        ("problem", f"{e.gemm} (M x N x K), {e.dtype}"),
        ("workgroups" if e.source.language == "wgsl" else "grid", extent(e.launch.grid)),
        ("workgroup" if e.source.language == "wgsl" else "block", extent(e.launch.block)),
        ("GPU", e.gpu_name),
    ]
    if e.defines:
        facts.append(("with", ", ".join(f"{name}={value}" for name, value in e.defines.items())))
    if e.resources is not None:
        facts.append(("registers a thread", count(e.resources.registers_per_thread)))
    if e.occupancy is not None:
        facts.append(("occupancy", percent(e.occupancy.occupancy)))
    if e.counts.blocks != e.counts.blocks_total:
        facts.append(("counts scaled from", f"{count(e.counts.blocks)} of {count(e.counts.blocks_total)} blocks"))
    items = "".join(f"<li>{text_of(name)} <b>{text_of(value)}</b></li>" for name, value in facts)
    if e.probes is not None and e.probes.shapes:
        items += f"<li>other shapes: <b>{prose(e.probes.statement)}</b></li>"
    return f'<ul class="facts">{items}</ul>'


def expectations_list(explanation: Explanation) -> str:
    """What was expected of the kernel, and whether it holds."""
    expectations = explanation.expectations
    if not expectations:
        return ""
    items = "".join(
        f'<div class="finding {"note" if expectation.met else "error"}"><p><b>'
        f"{'met' if expectation.met else 'missed'}</b>: "
        f"{text_of(sentence(expectation, explanation.source.name))}</p></div>"
        for expectation in expectations
    )
    return (
        '<section id="expectations" aria-labelledby="expectations-title"><h2 id="expectations-title">'
        f"Expectations: {text_of(expected_sentence(expectations))}</h2>{items}</section>"
    )


def findings_list(explanation: Explanation) -> str:
    """Every finding with its line, what it means and what to do."""
    if not explanation.findings:
        return ""
    items = "".join(_finding(finding, explanation) for finding in explanation.findings)
    return (
        '<section id="findings" aria-labelledby="findings-title" data-panel="0"><h2 id="findings-title">'
        f"{count(len(explanation.findings))} finding{'' if len(explanation.findings) == 1 else 's'} "
        f'{tag("exact")}</h2><div class="findings">{items}</div></section>'
    )


def _finding(finding: Finding, e: Explanation) -> str:
    place = "" if finding.location is None else f" &middot; {_place(finding.location, e)}"
    here = finding.location is not None and finding.location.file == e.source.name
    line = f' data-line="{finding.location.line}"' if here and finding.location is not None else ""
    first = _seen(finding.block, finding.thread, e)
    times = f", {count(finding.count)} times in all" if finding.count > 1 else ""
    first = f" First in {first}{times}." if first else ""
    why = f'<p class="quiet">{prose(_sentence(finding.why))}</p>' if finding.why else ""
    advice = f"<p><b>Fix</b>: {prose(finding.advice.rstrip('.'))}.</p>" if finding.advice else ""
    return (
        f'<div class="finding {text_of(finding.severity)}"{line}><p><b>{text_of(finding.severity)}: '
        f"{text_of(finding.kind)}</b>{place}</p>{_excerpt(finding.location, e)}<p>{prose(_sentence(finding.message))}"
        f"{text_of(first)}</p>{_other(finding, e)}{why}{advice}</div>"
    )


def _other(finding: Finding, e: Explanation) -> str:
    """The second of two accesses that are at fault together."""
    if finding.other_location is None:
        return ""
    who = _seen(finding.other_block, finding.other_thread, e)
    return (
        f"<p>The other access: {_place(finding.other_location, e)}{', ' if who else ''}{text_of(who)}.</p>"
        f"{_excerpt(finding.other_location, e)}"
    )


def _place(location: Location, e: Explanation) -> str:
    """``line 12`` of the kernel's own file, ``other.cuh:12`` of another."""
    return f"line {location.line}" if location.file == e.source.name else text_of(location)


def _sentence(text: str) -> str:
    """``text`` with a capital letter, unless it begins with a name or code, and a full stop."""
    word = text.split(" ", 1)[0]
    return f"{text[:1].upper() if word.isalpha() and word.islower() else text[:1]}{text[1:].rstrip('.')}."


def _seen(block: Dim3 | None, thread: Dim3 | None, e: Explanation) -> str:
    places = (("block", block), ("thread", thread))
    return ", ".join(f"{in_words_of(e.source.language, name)} {place}" for name, place in places if place is not None)


def _excerpt(location: Location | None, e: Explanation) -> str:
    if location is None or location.file != e.source.name:
        return ""
    return f"<pre><code>{text_of(e.source.line(location.line).strip())}</code></pre>"
