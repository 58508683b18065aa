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

WIDTH = 560.0
_NAMES = 112.0
_FIGURES = 160.0
_MEMORY_HEIGHT = 236
_MOST_PARTS = 8


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of a bar: how much, of which source line (0: none), and its class."""

    amount: float
    line: int
    kind: str
    name: str


def draw_memory(explanation: Explanation, caches: Caches) -> Drawing:
    """Boxes for L1, L2 and device memory, bytes between them, hit rates, and the units' shares of the time."""
    time = explanation.time
    shares = {term.name: term.share for term in time.terms} if time else {}
    l2_bytes = (caches.l2_read_sectors + caches.l2_write_sectors) * SECTOR_BYTES
    parts = _l1_parts(explanation)
    asked = sum(part.amount for part in parts)
    dram = caches.dram_read_bytes + caches.dram_write_bytes
    drawing = Drawing(
        WIDTH,
        _MEMORY_HEIGHT + 20 * -(-min(len(parts), _MOST_PARTS) // 2),
        "What each level of memory moves",
        f"the kernel asks L1 for {si(asked, 'B')}, L1 asks L2 for {si(l2_bytes, 'B')}, L2 moves {si(dram, 'B')} "
        "from and "
        "to device memory",
    )
    rows = (
        ("kernel asks L1", asked, "exact", f"L1 has {percent(caches.l1_hit_rate)} of what is read", shares.get("L1")),
        ("L1 asks L2", l2_bytes, "modelled", f"L2 has {percent(caches.l2_hit_rate)}", shares.get("L2")),
        ("L2 asks DRAM", dram, "modelled", f"{si(caches.compulsory_bytes, 'B')} must be read", shares.get("memory")),
    )
    most = max(asked, l2_bytes, dram, 1)
    room = WIDTH - _NAMES - _FIGURES
    y = 16.0
    for number, (name, amount, label, note, share) in enumerate(rows):
        drawing.text(0, y + 16, name, "strong")
        drawing.text(0, y + 31, label, "small")
        if number == 0:
            _stacked(drawing, parts, _NAMES, y, room / most, 24)
        else:
            drawing.rect(_NAMES, y, max(amount / most * room, 1.5), 24, "unit")
        drawing.text(WIDTH - _FIGURES + 12, y + 12, si(amount, "B"), "strong")
        if share is not None:
            drawing.text(WIDTH - _FIGURES + 12, y + 26, f"{percent(share)} of peak over the time", "small")
        drawing.text(_NAMES, y + 38, note, "small")
        y += 62
    y += 4
    for number, part in enumerate(sorted(parts, key=lambda part: -part.amount)[:_MOST_PARTS]):
        x, row = (number % 2) * (WIDTH / 2), y + (number // 2) * 20
        with drawing.group("pick", data_line=part.line or None):
            drawing.rect(x, row, 11, 11, part.kind)
            name = part.name if len(part.name) < 30 else f"{part.name[:28]}…"
            drawing.text(x + 17, row + 10, f"line {part.line}, {name}", "label")
    drawing.text(
        0, drawing.height - 6, "the first bar has a piece for each line's accesses; all bars have one scale", "small"
    )
    return drawing


def _l1_parts(explanation: Explanation) -> list[Part]:
    """Bytes of sectors asked of L1, by source line and operation."""
    parts = []
    for line in explanation.lines:
        if line.sectors and line.space in ("global", "generic", "local"):
            kind = "unit" if line.operation == "load" else "store"
            parts.append(Part(line.sectors * SECTOR_BYTES, line.line, kind, f"{line.operation} {describe(line)}"))
    return parts


def _stacked(drawing: Drawing, parts: Sequence[Part], x: float, y: float, scale: float, height: float) -> None:
    for part in parts:
        width = part.amount * scale
        with drawing.group("pick", data_line=part.line or None):
            drawing.rect(x, y, max(width - 1, 1), height, part.kind)
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
    room = WIDTH - 92.0 - 120
    y = 4.0
    drawing.text(0, y + 9, "units, each as if alone", "small")
    y += 16
    for name, meaning, cycles in terms:
        _term(drawing, y, name, meaning, cycles, total, room, "bound" if name == time.bound else "unit")
        y += 30
    if waits:
        y += 6
        drawing.text(0, y + 9, "beside the largest of them", "small")
        y += 16
        for name, meaning, cycles in waits:
            _term(drawing, y, name, meaning, cycles, total, room, "bound" if name == time.bound else "unit")
            y += 30
    return drawing


def _term(
    drawing: Drawing, y: float, name: str, meaning: str, cycles: float, total: float, room: float, kind: str
) -> None:
    drawing.text(84, y + 12, name, "strong", "end")
    drawing.rect(92, y, room, 14, "empty")
    drawing.rect(92, y, max(cycles / total * room, 1.5), 14, kind)
    drawing.text(92 + room + 8, y + 12, f"{percent(cycles / total)}, {count(round(cycles))}", "label")
    drawing.text(92, y + 25, meaning if len(meaning) < 80 else f"{meaning[:78]}…", "small")
