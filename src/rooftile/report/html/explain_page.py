"""One kernel's page."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePath
from typing import Any

from rooftile.core.explanation import Explanation
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.report.html import occupancy as occ
from rooftile.report.html.bars import draw_memory, draw_time
from rooftile.report.html.browser_run import SCRIPTS as BROWSER_SCRIPTS
from rooftile.report.html.browser_run import browser_card, browser_data
from rooftile.report.html.machine import draw_machine
from rooftile.report.html.mapping import draw_mapping
from rooftile.report.html.matrices import chosen_views, draw_matrices, reuse_sentence
from rooftile.report.html.page import card, figure, page, scrolling, table, tag
from rooftile.report.html.panel import panel, record
from rooftile.report.html.roofline import Mark, draw_roofline
from rooftile.report.html.source import listing, worst_line
from rooftile.report.html.summary import expectations_list, facts_list, findings_list, verdict_box
from rooftile.report.html.svg import Drawing, prose, text_of
from rooftile.report.html.timelines import draw_queue, draw_warps
from rooftile.report.html.views import View, views
from rooftile.report.numbers import binary, count, counted, percent, plural, ratio, si, significant
from rooftile.report.places import LEVELS
from rooftile.report.rows import share_meaning
from rooftile.report.timing import clock_words, measured_sentence

SCRIPTS = ("select.js", "step.js", "occupancy.js")


def explanation_page(explanation: Explanation) -> str:
    """The whole report of one kernel as one HTML file that needs nothing else."""
    e = explanation
    found = views(e)
    first = worst_line(e)
    shown = next((view for view in found if view.line.line == first), next(iter(found), None))
    matrices, marks = _matrices(e, found)
    data: dict[str, Any] = {"panels": [record(e, found, marks, first)]}
    if e.machine is not None and e.machine.sm is not None:
        data["occupancy"] = {"sm": occ.facts(e, e.machine.sm), "room": occ.ROOM}
    scripts: tuple[str, ...] = SCRIPTS
    if e.webgpu is not None:
        data["webgpu"] = browser_data(e, e.webgpu, roofline_marks(e))
        scripts += BROWSER_SCRIPTS
    sections = [("source", "Source"), ("matrices", "Matrices"), ("roofline", "Roofline")]
    sections += [("webgpu", "In this browser"), ("memory", "Memory")]
    cards = [
        matrices,
        _roofline(e),
        "" if e.webgpu is None else browser_card(e.webgpu),
        _memory(e),
        _time(e),
        _queue(e),
        _warps(e),
        _mapping(e),
        _machine(e),
        _occupancy(e),
    ]
    sections += [("time", "Time"), ("queue", "Blocks"), ("machine", "Machine"), ("occupancy", "Occupancy")]
    present = [(key, name) for key, name in sections if key == "source" or any(f'id="{key}"' in c for c in cards)]
    if e.findings:
        present.insert(0, ("findings", "Findings"))
    present.append(("counters", "Counters"))
    body = "\n".join(
        [
            verdict_box(e),
            facts_list(e),
            findings_list(e),
            expectations_list(e),
            _source(e, found, shown),
            f'<div class="cards" style="margin-top:1.4rem">{"".join(filter(None, cards))}</div>',
            _counters(e),
        ]
    )
    return page(f"{e.kernel} ({PurePath(e.source.name).name})", body, data, scripts, present)


def _source(e: Explanation, found: Sequence[View], shown: View | None) -> str:
    return f"""<section id="source" aria-labelledby="source-title"><h2 id="source-title">Source and accesses
{tag(counted(e.counts))}</h2>
<p class="quiet intro">Choose a line (click, or arrow keys on a line number): everything on this page shows it.
Share: {text_of(share_meaning(e))} {tag("modelled")}. Sectors: those a request touches / the fewest that could hold
its bytes.</p>
<div class="work"><div class="listing-of sticky" data-panel="0">{listing(e)}</div>
<div class="card">{panel(0, found, shown)}</div></div></section>"""


_STEPPER = (
    '<div class="stepper" role="group" aria-label="executions"><span><button type="button" data-move="-1" '
    'aria-label="previous execution">&larr;</button> <button type="button" data-move="1" aria-label="next execution">'
    '&rarr;</button></span><span class="quiet" data-part="place"></span></div>'
)


def _matrices(e: Explanation, found: Sequence[View]) -> tuple[str, dict[str, Any]]:
    chosen = chosen_views(found)
    drawing, frames = draw_matrices(e, found)
    marks = {
        role: {"view": next(i for i, view in enumerate(found) if view is chosen[role]), "frames": frames[role]}
        for role in chosen
    }
    legend = (
        '<ul class="legend"><li><i class="i-thread"></i>a thread (lane 0)</li><li><i class="i-warp"></i>its warp</li>'
        '<li><i class="i-block"></i>its block, in this execution</li><li><i class="i-band"></i>its block, over '
        "time</li></ul>"
    )
    over_time = "; ".join(filter(None, (reuse_sentence(e, found, role) for role in ("A", "B", "C"))))
    words = (
        f"Over time block (0, 0) touches {over_time}." if chosen else "No address in A, B or C is known as a formula."
    )
    content = (
        f'<div class="matrices" data-panel="0">{_STEPPER}'
        f"{scrolling(drawing.svg(), drawing.title)}{legend}<p class=quiet>{text_of(words)} </p></div>"
    )
    return card("matrices", "Who touches what in A, B and C", content, label="exact"), marks


def roofline_drawing(e: Explanation) -> Drawing | None:
    """The roofline, with the rate as predicted, and as measured, over the bytes asked of L1, L2 and device memory."""
    if e.roofline is None:
        return None
    return draw_roofline(e.roofline, roofline_marks(e))


def roofline_marks(e: Explanation) -> list[Mark]:
    """Marks for each level: the same rate, over that level's bytes; where it was measured, another one each."""
    if e.time is None:
        if e.measured is None:
            return []
        floor = e.intensity.level("compulsory").flops_per_byte or 0.0
        return [Mark("compulsory", floor, e.measured.flops_per_second, measured=True)] if floor else []
    asked = e.intensity.level("sectors").bytes
    levels = [("L1", asked)]
    if e.caches is not None:
        sectors = e.caches.l2_read_sectors + e.caches.l2_write_sectors
        levels += [("L2", sectors * SECTOR_BYTES), ("memory", e.caches.dram_read_bytes + e.caches.dram_write_bytes)]
    flops = e.intensity.executed_flops if e.verdict.judgement == "wrong" else e.intensity.flops
    rates = [(e.time.flops_per_second, False)]
    rates += [(e.measured.flops_per_second, True)] if e.measured is not None else []
    return [
        Mark(f"{name} {significant(flops / amount)}", flops / amount, rate, measured)
        for rate, measured in rates
        for name, amount in levels
        if amount and flops
    ]


def _roofline(e: Explanation) -> str:
    drawing = roofline_drawing(e)
    if drawing is None or e.roofline is None:
        return ""
    rows = [
        [p.level.replace("_", " "), significant(p.intensity), si(p.attainable_flops, "FLOP/s"), p.bound]
        for p in e.roofline.points
    ]
    diamonds = (
        "Diamonds: the predicted rate over the FLOP/B at L1, L2 and device memory, each to be held against its own "
        "slope. "
    )
    rings = "" if e.measured is None else f"Rings: {text_of(measured_sentence(e.measured))}. "
    text = (
        f"{e.roofline.dtype} on {text_of(e.gpu_name)}. {diamonds if e.time is not None else ''}{rings}Dots: where an "
        "intensity meets the roof of device memory: as written, as if there were no cache; and compulsory, with "
        "everything read once."
    )
    content = figure(drawing, text) + table(["level", "FLOP/B", "roof", "bound"], rows, name="levels of intensity")
    label = "modelled" if e.measured is None else "modelled; rings measured"
    return card("roofline", "Roofline", content, label=label)


def _memory(e: Explanation) -> str:
    if e.caches is None or (e.counts.bulk_copies and not e.caches.l2_read_sectors + e.caches.l2_write_sectors):
        return ""
    text = f"Bytes of 32-byte sectors, beginning with an empty L2. The model's error: {text_of(e.caches.error)}."
    content = f'<div data-panel="0">{figure(draw_memory(e, e.caches), text)}</div>'
    return card("memory", "What each level moves", content, label="modelled, except what the kernel asks")


def _time(e: Explanation) -> str:
    if e.time is None:
        return ""
    text = (
        f"{count(round(e.time.cycles))} clocks at {clock_words(e, e.time)}; the busiest SM runs "
        f"{plural(e.time.blocks_on_busiest_sm, 'block')}. The model's error: {text_of(e.time.error)}."
    )
    steps = "".join(
        f"<li>{prose(step.change)}: {si(step.flops_per_second, 'FLOP/s')}, {ratio(step.speedup)} times as fast. "
        f"{prose(step.reason[:1].upper() + step.reason[1:])}.</li>"
        for step in e.next_steps
    )
    todo = f'<h3>What would gain</h3><ol class="steps">{steps}</ol>' if steps else ""
    return card("time", "What the time goes to", figure(draw_time(e.time), text) + todo, label="modelled")


def _queue(e: Explanation) -> str:
    if e.schedule is None:
        return ""
    text = (
        f"{plural(e.schedule.blocks, 'block')}, {ratio(e.schedule.waves)} waves of {count(e.schedule.slots)} "
        f"({count(e.schedule.blocks_per_sm)} on each of {count(e.schedule.sms)} SMs). A block stays where it was "
        "put; when it ends, the next in the queue takes its place. Drawn with blocks that take equally long."
    )
    return card("queue", "The block queue, wave after wave", figure(draw_queue(e.schedule), text), label="modelled")


def _warps(e: Explanation) -> str:
    hiding = e.latency_hiding
    if hiding is None or hiding.interleaving is None:
        return ""
    text = (
        f"A scheduler has {significant(hiding.warps_per_scheduler)} warps; one issues "
        f"{significant(hiding.instructions_per_batch)} instructions for every "
        f"{_loads(hiding.loads_in_flight)} it has under way."
    )
    rows = [
        [
            LEVELS[row.level],
            count(round(row.cycles)),
            significant(row.warps_needed),
            percent(row.hidden),
        ]
        for row in hiding.rows
    ]
    content = figure(draw_warps(hiding, hiding.interleaving), text)
    content += table(["served by", "clocks", "warps needed", "hidden"], rows, name="latency by level")
    return card("warps", "Warps hide latency", content, label="modelled, published latencies")


def _loads(number: float) -> str:
    return "load" if number == 1 else f"{significant(number)} loads"


def _mapping(e: Explanation) -> str:
    if e.mapping is None:
        return ""
    return card("mapping", "From the grid to an SM", figure(draw_mapping(e, e.mapping)), label="exact", wide=True)


def _machine(e: Explanation) -> str:
    if e.machine is None:
        return ""
    text = f"{text_of(e.machine.note)} rooftile gpus --json names the source of each number."
    return card("machine", f"The machine: {e.machine.name}", figure(draw_machine(e, e.machine), text), wide=True)


def _occupancy(e: Explanation) -> str:
    if e.occupancy is None or e.machine is None or e.machine.sm is None:
        return ""
    sm = e.machine.sm
    text = (
        f"An SM holds as many blocks as its scarcest resource allows. Shared memory counts "
        f"{binary(sm.reserved_shared_bytes)} that the driver keeps for each block. Try other numbers:"
    )
    drawing = occ.draw_occupancy(e.occupancy, sm)
    content = f'<p>{text}</p><div class="pair"><div>{occ.controls(e, sm)}</div>{figure(drawing)}</div>'
    return card("occupancy", "Occupancy, and what if", content, label="modelled", wide=True)


def _counters(e: Explanation) -> str:
    rows = [
        [name, count(value) if isinstance(value, int) else ratio(value)] for name, value in sorted(e.counters.items())
    ]
    notes = "".join(f"<li>{text_of(note)}</li>" for note in e.notes)
    steps = ", ".join(f"{text_of(step)} {seconds:.3g} s" for step, seconds in e.seconds.items())
    return (
        '<section id="counters" aria-labelledby="counters-title"><h2 id="counters-title">Counters, by Nsight '
        f"Compute's names {tag(counted(e.counts))}</h2><details><summary>{len(rows)} counters</summary>"
        f"{table(['counter', 'value'], rows, name='counters')}</details>"
        f"{f'<h3>Notes</h3><ul>{notes}</ul>' if notes else ''}"
        f'<p class="quiet">Compiled by {text_of(e.toolchain or "nothing")}. Time on this computer '
        f"{tag('measured')}: {steps}.</p>"
        "</section>"
    )
