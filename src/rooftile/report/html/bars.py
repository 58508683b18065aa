"""What moves between the levels of memory, and what the time goes to: bars with their figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rooftile.core.caches import Caches
from rooftile.core.explanation import Explanation
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.timing import WORDS, TimeEstimate
from rooftile.report.html.svg import Drawing
from rooftile.report.memory import describe
from rooftile.report.numbers import count, percent, si

WIDTH = 412.0
"""So narrow that a telephone shows all of it; wider windows show it larger."""
_MOST_PARTS = 8
_ROW = 64.0
_BAR = 20.0
_LETTER = 6.3
"""Pixels that a letter of a label takes, at most about."""


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a bar: how much, of which source line (0: none), and its class."""

    amount: float
    line: int
    kind: str
    name: str


def draw_memory(explanation: Explanation, caches: Caches) -> Drawing:
    """Bytes that the kernel, L1 and L2 ask for, at one scale, with hit rates and the shares of each unit's peak."""
    l2_bytes = (caches.l2_read_sectors + caches.l2_write_sectors) * SECTOR_BYTES
    parts = _l1_parts(explanation)
    asked = sum(part.amount for part in parts)
    dram = caches.dram_read_bytes + caches.dram_write_bytes
    named = sorted(parts, key=lambda part: -part.amount)[:_MOST_PARTS]
    drawing = Drawing(
        WIDTH,
        3 * _ROW + 26 + 18 * len(named),
        "What each level of memory moves",
        f"the kernel asks L1 for {si(asked, 'B')}, L1 asks L2 for {si(l2_bytes, 'B')}, L2 moves {si(dram, 'B')} "
        "from and to device memory",
    )
    shares = _shares_of_peak(explanation, dram)
    rows = (
        ("the kernel asks L1 for", asked, "exact", f"L1 has {percent(caches.l1_hit_rate)} of what is read", "L1"),
        ("L1 asks L2 for", l2_bytes, "modelled", f"L2 has {percent(caches.l2_hit_rate)} of what is read", "L2"),
        (
            "L2 asks device memory for",
            dram,
            "modelled",
            "bulk copies (TMA) are left out"
            if explanation.counts.bulk_copies
            else f"{si(caches.compulsory_bytes, 'B')} must be read in any case",
            "memory",
        ),
    )
    most = max(asked, l2_bytes, dram, 1)
    for number, (name, amount, label, note, unit) in enumerate(rows):
        y = _ROW * number
        drawing.text(0, y + 13, name, "strong")
        drawing.text(WIDTH, y + 13, si(amount, "B"), "strong", "end")
        if number == 0:
            _stacked(drawing, parts, y + 18, WIDTH / most)
        else:
            drawing.rect(0, y + 18, max(amount / most * WIDTH, 1.5), _BAR, "unit")
        drawing.text(0, y + 50, f"{label}; {note}", "small")
        if unit in shares:
            drawing.text(WIDTH, y + 50, f"{percent(shares[unit])} of peak over the time", "small", "end")
    y = 3 * _ROW + 4
    for number, part in enumerate(named):
        row = y + 18 * number
        with drawing.group("pick", data_line=part.line or None):
            drawing.rect(0, row, 11, 11, part.kind)
            moved = si(part.amount, "B")
            room = int((WIDTH - 17) / _LETTER) - len(moved) - 3
            text = f"line {part.line}, {part.name}"
            drawing.text(17, row + 10, text if len(text) <= room else f"{text[: room - 1]}…", "label")
            drawing.text(WIDTH, row + 10, moved, "label", "end")
    drawing.text(
        0, drawing.height - 5, "first bar: loads filled, stores outlined, by line; all bars have one scale", "small"
    )
    return drawing


def _shares_of_peak(explanation: Explanation, dram_bytes: float) -> dict[str, float]:
    """How much of the time each level would need at its peak rate; what the model of time leaves out as small too."""
    time, roofline = explanation.time, explanation.roofline
    if time is None:
        return {}
    shares = {term.name: term.share for term in time.terms}
    if "memory" not in shares and roofline is not None and time.seconds > 0:
        shares["memory"] = dram_bytes / roofline.bandwidth / time.seconds
    return shares


def _l1_parts(explanation: Explanation) -> list[Part]:
    """Bytes of sectors asked of L1, by source line and operation."""
    parts = []
    for line in explanation.lines:
        if line.sectors and line.space in ("global", "generic", "local"):
            kind = "unit" if line.operation == "load" else "store"
            parts.append(Part(line.sectors * SECTOR_BYTES, line.line, kind, f"{line.operation} {describe(line)}"))
    return parts


def _stacked(drawing: Drawing, parts: Sequence[Part], y: float, scale: float) -> None:
    """One piece a line's accesses, with the line's number where there is room for it."""
    x = 0.0
    for part in parts:
        width = part.amount * scale
        with drawing.group("pick", data_line=part.line or None):
            drawing.rect(x, y, max(width - 1, 1), _BAR, part.kind)
            if part.line and width > 7 * len(str(part.line)) + 6:
                kind = "label" if part.kind == "store" else "on"
                drawing.text(x + width / 2 - 0.5, y + 14, part.line, kind, "middle")
        x += width


def draw_time(time: TimeEstimate) -> Drawing:
    """The units' clocks beside the whole time, and what is added to the largest of them."""
    total = time.seconds * time.clock_hz
    extra = (("latency", time.latency_cycles), ("tail", time.tail_cycles), ("launch", total - time.cycles))
    terms = [(term.name, term.meaning, term.cycles) for term in time.terms if term.share >= 0.005][:8]
    waits = [(name, WORDS.get(name, name), cycles) for name, cycles in extra if cycles > 0.005 * total]
    height = 30.0 * (len(terms) + len(waits)) + (46 if waits else 24)
    drawing = Drawing(
        WIDTH,
        height,
        "What the time goes to",
        f"most for {WORDS.get(time.bound, time.bound)}; "
        + ", ".join(f"{name} {percent(cycles / total)}" for name, _, cycles in terms[:4]),
    )
    y = 4.0
    drawing.text(WIDTH, y + 9, "of the whole, clocks", "small", "end")
    if terms:
        drawing.text(0, y + 9, "units, each as if alone", "small")
        y += 16
    for name, meaning, cycles in terms:
        _term(drawing, y, name, meaning, cycles, total, "bound" if name == time.bound else "unit")
        y += 30
    if waits:
        y += 6 if terms else 0
        drawing.text(0, y + 9, "beside the largest of them" if terms else "outside of the units", "small")
        y += 16
        for name, meaning, cycles in waits:
            _term(drawing, y, name, meaning, cycles, total, "bound" if name == time.bound else "unit")
            y += 30
    return drawing


def _term(drawing: Drawing, y: float, name: str, meaning: str, cycles: float, total: float, kind: str) -> None:
    left, room = 74.0, WIDTH - 74 - 98
    drawing.text(left - 8, y + 12, name, "strong", "end")
    drawing.rect(left, y, room, 14, "empty")
    drawing.rect(left, y, max(cycles / total * room, 1.5), 14, kind)
    drawing.text(WIDTH, y + 12, f"{percent(cycles / total)}, {count(round(cycles))}", "label", "end")
    drawing.text(left, y + 25, meaning if len(meaning) < 72 else f"{meaning[:70]}…", "small")
