"""What a reader wants first: is it right, what bounds it, what costs most; then every finding."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from rich.text import Text

from rooftile.core.explanation import Explanation, LineCounts, Roofline
from rooftile.core.finding import Finding, Verdict
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.problem import Launch
from rooftile.core.source import own_line
from rooftile.core.webgpu_words import in_words_of
from rooftile.report.expectations import expected_sentence
from rooftile.report.layout import ERROR, GOOD, QUIET, SOURCE, STRONG, WARNING, Page, printable, spoken, together
from rooftile.report.memory import describe, worst
from rooftile.report.numbers import count, counted, extent, percent, plural, ratio, si, significant
from rooftile.report.timing import bound_words, measured_sentence, next_sentence, time_sentence

_JUDGEMENTS = {"right": ("RIGHT", GOOD), "wrong": ("WRONG", ERROR), "unjudged": ("UNJUDGED", WARNING)}
_SEVERITIES = {"error": ERROR, "warning": WARNING, "note": QUIET}
_CONSEQUENCES = ("wrong-result", "not-written")
_LABEL = 10
_SHORT = 40
_LONG = 60


def headline(explanation: Explanation, page: Page) -> Iterator[Text]:
    """The verdict, the bound, the time, the costliest line, the next step and the findings, a line or two each."""
    e = explanation
    word, style = _JUDGEMENTS[e.verdict.judgement]
    yield from _entry(word, style, e.verdict.reason, page)
    for text in page.wrap(verdict_figures(e.verdict), first=" " * _LABEL, rest=" " * _LABEL):
        if text.strip():
            yield Text(text)
    if e.probes is not None and e.probes.shapes:
        yield from _entry("SHAPES", STRONG, e.probes.statement, page)
    if (bound := _bound(e)) is not None:
        yield from _entry("BOUND", STRONG, bound, page)
    if e.time is not None:
        yield from _entry("TIME", STRONG, time_sentence(e.time, wrong=e.verdict.judgement == "wrong"), page)
    elif e.no_time is not None:
        yield from _entry("TIME", STRONG, f"not predicted: {e.no_time}", page)
    if e.measured is not None:
        yield from _entry("MEASURED", STRONG, measured_sentence(e.measured), page)
    yield from _entry("COST", STRONG, _cost(e), page)
    if e.time is not None and e.next_steps and e.verdict.judgement != "wrong":
        yield from _entry("NEXT", STRONG, next_sentence(e.next_steps[0], e.time), page)
    if e.findings:
        yield from _entry("FINDINGS", STRONG, _findings_sentence(e.findings), page)
    if e.expectations:
        yield from _entry("EXPECTED", STRONG, f"{expected_sentence(e.expectations)}, below", page)
    yield Text()
    launch = e.launch
    what = (
        f"{e.kernel} ({e.source.name}): {together(str(e.gemm))} {e.dtype} (M x N x K), "
        f"{_launched(launch, e.source.language)}, "
        f"on {together(e.gpu_name)}"
    )
    for text in page.wrap(printable(what)):
        yield Text(text, QUIET)


def _launched(launch: Launch, language: str) -> str:
    if language == "wgsl":
        return f"{together(extent(launch.grid) + ' workgroups')} {together('of ' + extent(launch.block))}"
    return f"{together('grid ' + extent(launch.grid))}, {together('block ' + extent(launch.block))}"


def _findings_sentence(findings: Sequence[Finding]) -> str:
    """How many there are, and what to do about the one that says most, unless that is only that C is wrong."""
    kinds = ", ".join(
        plural(number, each) for each in _SEVERITIES if (number := sum(f.severity == each for f in findings))
    )
    cause = first_to_mend(findings)
    if cause is None or cause.kind == "wrong-result" or not cause.advice:
        return f"{kinds}, below"
    place = own_line(cause.location)
    return f"{kinds}, below; {f'line {place.line}: ' if place is not None else ''}{what_to_do(cause, findings)}"


def first_to_mend(findings: Sequence[Finding]) -> Finding | None:
    """The error to begin with: one whose repair was tried, a cause before what came of it, one with advice."""

    def key(finding: Finding) -> tuple[bool, ...]:
        return not finding.proved, finding.kind in _CONSEQUENCES, not finding.advice

    return min((finding for finding in findings if finding.severity == "error"), key=key, default=None)


def what_to_do(fault: Finding, findings: Sequence[Finding]) -> str:
    """The advice on one of ``findings``, and whether it is known to help."""
    advice = fault.advice or fault.message
    if not fault.proved:
        return advice
    others = sum(finding.proved and finding.severity == "error" for finding in findings) - 1
    then = f"with this and {plural(others, 'other change')}" if others else "then"
    return f"{advice} (tried: C is right {then})"


def _entry(word: str, style: str, sentence: str, page: Page) -> Iterator[Text]:
    for number, text in enumerate(page.wrap(printable(sentence), first=" " * _LABEL, rest=" " * _LABEL)):
        if number == 0:
            yield Text.assemble((f"{word:<{_LABEL}}", style), text[_LABEL:])
        else:
            yield Text(text)


def verdict_figures(verdict: Verdict) -> str:
    """The largest error beside the tolerance, and the first wrong cell."""
    parts = []
    if verdict.max_error is not None and verdict.tolerance is not None:
        finite = math.isfinite(verdict.max_error)
        error = f"largest error {significant(verdict.max_error, 2)} of |A||B|" if finite else "a result is not finite"
        if finite:
            error += f", {significant(verdict.tolerance, 2)} allowed"
            if verdict.judgement == "right" and verdict.max_error > verdict.tolerance:
                error += ", and more where products are so small that they lose digits"
        parts.append(error)
    if verdict.first_wrong is not None:
        row, column = verdict.first_wrong
        cell = together(f"first wrong: C[{row}, {column}]")
        if verdict.got is not None and verdict.expected is not None:
            cell += f" is {significant(verdict.got, 6)}, not {significant(verdict.expected, 6)}"
        parts.append(cell)
    return "; ".join(parts)


def _bound(explanation: Explanation) -> str | None:
    """What binds the kernel: what the model of time says, with the plain roofline beside it; or that alone."""
    roofline = explanation.roofline
    roof = None if roofline is None or not roofline.points else _roof(roofline)
    if explanation.time is not None:
        binds = f"{bound_words(explanation.time, explanation.source.language)} (modelled)"
        return binds if roof is None else f"{binds}; the plain roofline: {roof}"
    if roofline is None or roof is None or roofline.points[0].level == "compulsory":  # nothing was executed
        return None
    return f"{roofline.points[0].bound}-bound: {roof} (modelled)"


def _roof(roofline: Roofline) -> str:
    """Where the kernel stands under the roof: as written, and with the best that caches could do."""
    first, last = roofline.points[0], roofline.points[-1]
    start = (
        f"{together(significant(first.intensity) + ' FLOP/B')} {spoken(first.level)}, the ridge is at "
        f"{significant(roofline.critical_intensity)}: "
    )
    most = together(si(first.attainable_flops, "FLOP/s"))
    if first.bound == "compute":
        return f"{start}{most}, the peak"
    return (
        f"{start}{most} {together('(' + percent(first.fraction_of_peak) + ' of peak)')} without caches, "
        f"{together(si(last.attainable_flops, 'FLOP/s'))} with perfect ones"
    )


def _cost(explanation: Explanation) -> str:
    """The line that wastes most, or else the one that moves most, in words."""
    if not any(line.requests for line in explanation.lines):
        return "no memory access was executed"
    label = counted(explanation.counts)
    found = worst(explanation.lines)
    if found is None:
        line = max(explanation.lines, key=lambda line: line.sectors)
        most = together(si(line.sectors * SECTOR_BYTES, "B"))
        moves = f"; {_place(line)} moves most, {most}" if line.sectors else ""
        return f"no access wastes sectors or wavefronts{moves} ({label})"
    line = found.line
    each, ideal = found.spent / line.requests, found.ideal / line.requests
    fault = "bank conflicts, " if line.space == "shared" else ""
    return (
        f"{_place(line)}: {fault}{ratio(each)} {found.unit} a request where "
        f"{ratio(ideal)} would do, {ratio(found.excess)} times the ideal ({label})"
    )


def _place(line: LineCounts) -> str:
    name = describe(line)
    if line.array and len(name) > _LONG and "[" not in name:  # an address: the table has its beginning
        name = f"of {line.array}"
    return f"line {line.line}, {line.operation} {together(name) if len(name) < _SHORT else name}"


def findings_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """Every finding: where, the source text, what, why, and what to do."""
    if not explanation.findings:
        return
    yield page.heading("Findings", "exact")
    for finding in explanation.findings:
        yield from _finding(finding, explanation, page)


def _finding(finding: Finding, explanation: Explanation, page: Page) -> Iterator[Text]:
    place = finding.location
    where = f"  {place}" if place is not None else ""
    yield Text.assemble(
        (finding.severity, _SEVERITIES[finding.severity]), " ", (finding.kind, STRONG), printable(where)
    )
    indent = " " * 2
    if place is not None and place.file == explanation.source.name:
        text = printable(explanation.source.line(place.line).strip())
        if text:
            prefix = f"{indent}{place.line:>5} {page.gutter} "
            yield Text.assemble(prefix, (page.cut(text, page.width - len(prefix)), SOURCE))
    paragraphs = [finding.message]
    language, seen = explanation.source.language, []
    if finding.block is not None:
        seen.append(f"{in_words_of(language, 'block')} {finding.block}")
    if finding.thread is not None:
        seen.append(f"{in_words_of(language, 'thread')} {finding.thread}")
    if seen:
        times = f", {count(finding.count)} times in all" if finding.count > 1 else ""
        paragraphs.append(f"first seen in {', '.join(seen)}{times}")
    paragraphs += [f"why: {finding.why}"] if finding.why else []
    paragraphs += [f"fix: {finding.advice}"] if finding.advice else []
    for paragraph in paragraphs:
        for text in page.wrap(printable(paragraph), first=indent, rest=indent + "  "):
            yield Text(text)
