"""The ladder as a table, and as JSON."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from rooftile.core.comparison import SCHEMA_VERSION, TIED, Ladder, Rung
from rooftile.report.json import roofline_to_json
from rooftile.report.layout import QUIET, STRONG, Page, columns, printable, together
from rooftile.report.numbers import duration, ratio, si, significant
from rooftile.report.records import plain
from rooftile.report.timing import measured_label, model_error

_TITLES = ("kernel", "requests", "sectors", "wavefronts", "FLOP/B", "bound", "time", "gain")

TIE = f"tie: within {100 * (TIED - 1):.0f} %, closer than the model can tell apart"
"""What :func:`gain` means by a tie."""


def ladder_to_json(ladder: Ladder) -> dict[str, Any]:
    """The ladder as plain data; what is not known is None."""
    roofline = None if ladder.roofline is None else roofline_to_json(ladder.roofline)
    return {"schema_version": SCHEMA_VERSION, **plain(ladder), "roofline": roofline}


def render_ladder(ladder: Ladder, page: Page) -> Iterator[Text]:
    """One row a rung, then what each step is."""
    yield Text(f"The ladder for {ladder.gemm} (M x N x K), {ladder.elements}, on {ladder.gpu_name}", STRONG)
    yield Text()
    rows = [_TITLES, *(_row(rung) for rung in ladder.rungs)]
    head, *body = columns(page, rows, right=[False, True, True, True, True, False, True, True], gap=" ")
    yield Text(head, QUIET)
    yield from map(Text, body)
    yield Text()
    notes = [
        "requests and sectors are those of global memory, wavefronts those of global and shared memory; FLOP/B is over "
        f"the bytes of the sectors; {counted(ladder)}",
        "gain: how many times faster than the rung before it, or than the kernel it spoils",
    ]
    if any(rung.counterexample for rung in ladder.rungs):
        notes[-1] = f"* shows what not to do; {notes[-1]}"
    if ladder.error is not None:
        notes.append(f"bound and time are modelled; the model's error: {ladder.error}; {TIE}")
    notes += missing(ladder)
    if any(rung.figures.requests == 0 for rung in ladder.rungs):
        notes.append("bulk copies (TMA) are no requests, and the time leaves out what they take")
    notes += _measured(ladder)
    for note in notes:
        for text in page.wrap(note, rest="  "):
            yield Text(text, QUIET)
    yield Text()
    for rung in ladder.rungs:
        if rung.previous is not None:
            yield from map(Text, page.wrap(printable(_step(rung)), rest="  "))


def _measured(ladder: Ladder) -> list[str]:
    """A note for each GPU and day: what the rungs took there, and how far the model is off."""
    found: dict[str, list[str]] = {}
    for rung in ladder.rungs:
        took = rung.figures.measured
        if took is not None:
            off = f" ({error})" if (error := model_error(took)) else ""
            found.setdefault(measured_label(took), []).append(
                f"{rung.figures.kernel} {together(duration(took.seconds) + off)}"
            )
    return [f"{label}, in brackets the model's error: {', '.join(each)}" for label, each in found.items()]


def gain(rung: Rung) -> str:
    """How many times faster than the rung before it, or that the model cannot tell."""
    if rung.speedup is None:
        return ""
    return "tie" if 1 / TIED < rung.speedup < TIED else f"{ratio(rung.speedup)}x"


def missing(ladder: Ladder) -> list[str]:
    """Why there is no time, and which rungs are left out."""
    notes = []
    if ladder.no_time is not None:
        notes.append(f"no time is predicted: {ladder.no_time}; bound is the roof's (modelled)")
    if ladder.left_out:
        notes.append(f"left out, for {ladder.gpu_name} lacks their instructions: {', '.join(ladder.left_out)}")
    return notes


def counted(ladder: Ladder) -> str:
    """How the counts were come by, and of which kernels some blocks stand for all."""
    scaled = [rung.figures.kernel for rung in ladder.rungs if rung.figures.counts != "exact"]
    if not scaled:
        return "counts are exact"
    modelled = "counts are modelled: scaled from some of the blocks"
    return (
        modelled if len(scaled) == len(ladder.rungs) else f"{modelled}, for {', '.join(scaled)}; the others are exact"
    )


def _row(rung: Rung) -> tuple[str, ...]:
    f = rung.figures
    return (
        f"{f.kernel}{'*' if rung.counterexample else ''}{'' if f.judgement == 'right' else ' ' + f.judgement}",
        si(f.requests, "").strip(),
        si(f.sectors, "").strip(),
        si(f.wavefronts, "").strip(),
        "" if f.flops_per_byte is None else significant(f.flops_per_byte),
        f.bound or "",
        "" if f.seconds is None else duration(f.seconds),
        gain(rung),
    )


def _step(rung: Rung) -> str:
    """``naive -> tiled, a tile in shared memory: requests /16, sectors /8, wavefronts /1.57``."""
    shown = {
        name: f"{'/' if factor < 1 else 'x'}{significant(1 / factor if factor < 1 else factor)}"
        for name, factor in rung.changes.items()
        if factor is not None
    }
    changed = [together(f"{name} {times}") for name, times in shown.items() if times not in ("/1", "x1")]
    title = rung.title[:1].lower() + rung.title[1:]
    return (
        f"{rung.previous} -> {rung.figures.kernel}, {title}: {', '.join(changed) or 'the same requests and wavefronts'}"
    )
