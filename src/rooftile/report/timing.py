"""How long it takes, what it waits for, and what to do next."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from rooftile.core.explanation import Explanation
from rooftile.core.measured import MeasuredTime
from rooftile.core.timing import WORDS, NextStep, TimeEstimate
from rooftile.core.webgpu_words import in_words_of
from rooftile.report.layout import QUIET, Page, columns, printable, together
from rooftile.report.numbers import count, duration, percent, plural, ratio, si

_TERMS = 4
_GAUGE = 10


def time_sentence(time: TimeEstimate, *, wrong: bool = False) -> str:
    """Time and rate, with the model's error; of a ``wrong`` kernel the rate is that of what it executes."""
    peak = f", {together(percent(time.fraction_of_peak) + ' of peak')}" if time.fraction_of_peak else ""
    error = time.error.replace(" %", together(" %"))
    rate = together(si(time.flops_per_second, "FLOP/s")) + (" executed" if wrong else "")
    return f"{together(duration(time.seconds))}, {rate}{peak} (modelled, {error})"


def measured_sentence(measured: MeasuredTime) -> str:
    """Time and rate on a GPU, which and when, and how far the model is off."""
    rate = together(si(measured.flops_per_second, "FLOP/s"))
    return f"{together(duration(measured.seconds))}, {rate} ({measured_label(measured)}){off_by(measured)}"


def measured_label(measured: MeasuredTime) -> str:
    """``measured on NVIDIA H200, 2026-11-29``."""
    where = f"on {measured.device}, {measured.date}" if measured.device is not None else measured.conditions
    return f"measured {where}"


def off_by(measured: MeasuredTime) -> str:
    """``; the model is 6 % below it``; nothing where there is no prediction."""
    if measured.model_error is None:
        return ""
    side = "above" if measured.model_error > 0 else "below"
    return f"; the model is {together(percent(abs(measured.model_error)))} {side} it"


def model_error(measured: MeasuredTime | None) -> str:
    """``-6.5 %``, in tables; nothing where there is no prediction."""
    if measured is None or measured.model_error is None:
        return ""
    return f"{'-' if measured.model_error < 0 else '+'}{percent(abs(measured.model_error))}"


def bound_words(time: TimeEstimate, language: str) -> str:
    """What takes the largest part of the time, and how much of it: ``L1 and shared memory, 97 % of the time``."""
    waits = {"latency": time.latency_cycles, "tail": time.tail_cycles, "launch": time.launch_seconds * time.clock_hz}
    total = time.seconds * time.clock_hz
    shares = {name: cycles / total for name, cycles in waits.items()} | {term.name: term.share for term in time.terms}
    return f"{in_words_of(language, WORDS[time.bound])}, {together(percent(shares[time.bound]) + ' of the time')}"


def next_sentence(step: NextStep, now: TimeEstimate) -> str:
    """The change and its gain: ``tile through shared memory: 5.1 -> 7.9 TFLOP/s predicted, 1.5x; see tiled``."""
    before, after = (si(each.flops_per_second, "FLOP/s").split() for each in (now, step))
    rates = f"{' '.join(before[: 1 + (before[1] != after[1])])} -> {' '.join(after)}"
    see = f"; see {step.rung}" if step.rung else ""
    return f"{step.change}: {together(rates)} predicted, {together(ratio(step.speedup) + 'x')}{see}"


def clock_words(explanation: Explanation, time: TimeEstimate) -> str:
    """``1.98 GHz``, or ``1.58 GHz, which tensor cores and the power limit leave of 1.98 GHz``."""
    clock = together(si(time.clock_hz, "Hz"))
    highest = explanation.machine.boost_clock if explanation.machine is not None else None
    if highest is None or time.clock_hz >= highest:
        return clock
    return f"{clock}, which tensor cores and the power limit leave of {together(si(highest, 'Hz'))}"


def time_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """The units' clocks beside those spent waiting, and the steps that would gain."""
    time = explanation.time
    if time is None:
        return
    yield page.heading("Time", "modelled")
    text = (
        f"{together(duration(time.seconds))} with A and B in L2 as far as they fit, {count(round(time.cycles))} clocks "
        f"at {clock_words(explanation, time)}; the busiest SM runs {plural(time.blocks_on_busiest_sm, 'block')}, "
        f"{count(time.resident_blocks)} at once; {count(time.machine_instructions)} machine instructions by warps. "
        f"The model's error: {time.error}"
    )
    yield from map(Text, page.wrap(text, rest="  "))
    total = time.seconds * time.clock_hz
    rows = [["alone it would take", "clocks", "", "of the time"]]
    for term in time.terms[:_TERMS]:
        rows.append([term.name, count(round(term.cycles)), page.gauge(term.share, _GAUGE), percent(term.share)])
    head, *body = columns(page, rows, right=[False, True, False, True])
    yield Text(head, QUIET)
    yield from map(Text, body)
    waits = [("latency", time.latency_cycles), ("tail", time.tail_cycles), ("launch", total - time.cycles)]
    words = {name: in_words_of(explanation.source.language, WORDS[name]) for name, _ in waits}
    parts = [f"{together(percent(cycles / total))} {words[name]}" for name, cycles in waits if cycles > 0.005 * total]
    if parts:
        yield from map(Text, page.wrap(f"beside the largest of them: {', '.join(parts)}", rest="  "))
    for number, step in enumerate(explanation.next_steps):
        first = "next: " if number == 0 else "then or else: " if number == 1 else " " * len("then or else: ")
        text = f"{next_sentence(step, time)}. {step.reason[:1].upper()}{step.reason[1:]}"
        yield from map(Text, page.wrap(printable(text), first=first, rest="  "))
