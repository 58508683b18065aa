"""The roofline: attainable rate over arithmetic intensity, both logarithmic."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from rooftile.core.explanation import Roofline
from rooftile.report.html.svg import Drawing
from rooftile.report.layout import spoken
from rooftile.report.numbers import si, significant

WIDTH, HEIGHT = 620.0, 380.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 76.0, 16.0, 22.0, 48.0


@dataclass(frozen=True, slots=True)
class Mark:
    """A kernel on the chart: FLOP/B, FLOP/s, and what it is called. ``kind`` is "point" or "predicted"."""

    name: str
    intensity: float
    rate: float
    kind: str = "predicted"


@dataclass(frozen=True, slots=True)
class _Axis:
    """A logarithmic axis from ``low`` to ``high`` over ``length`` pixels from ``start``."""

    low: float
    high: float
    start: float
    length: float

    def at(self, value: float) -> float:
        share = math.log10(value / self.low) / math.log10(self.high / self.low)
        return self.start + min(max(share, 0.0), 1.0) * self.length

    def decades(self) -> list[float]:
        first, last = math.ceil(math.log10(self.low) - 1e-9), math.floor(math.log10(self.high) + 1e-9)
        return [10.0**power for power in range(first, last + 1)]


def draw_roofline(roofline: Roofline, marks: Sequence[Mark] = (), *, levels: bool = True) -> Drawing:
    """The roof of one GPU, the kernel's intensities under it, and ``marks``.

    A level's intensity is drawn where it meets the roof: what is attainable if that level's bytes came from memory.
    """
    points = roofline.points if levels else ()
    intensities = [p.intensity for p in points] + [m.intensity for m in marks]
    low = min([roofline.critical_intensity / 100, *(i / 2 for i in intensities)])
    high = max([roofline.critical_intensity * 20, *(i * 2 for i in intensities)])
    x = _Axis(10.0 ** math.floor(math.log10(low)), 10.0 ** math.ceil(math.log10(high)), _LEFT, WIDTH - _LEFT - _RIGHT)
    top = roofline.peak_flops * 2.2
    bottom = min([x.low * roofline.bandwidth, *(m.rate / 2 for m in marks)])
    y = _Axis(top, bottom, _TOP, HEIGHT - _TOP - _BOTTOM)
    summary = ", ".join(f"{spoken(p.level)} {significant(p.intensity)} FLOP/B" for p in points)
    drawing = Drawing(
        WIDTH,
        HEIGHT,
        f"Roofline of {roofline.gpu}, {roofline.dtype}",
        f"peak {si(roofline.peak_flops, 'FLOP/s')}, ridge at {significant(roofline.critical_intensity)} FLOP/B; {summary}",
    )
    _axes(drawing, x, y)
    ridge = x.at(roofline.critical_intensity)
    peak = y.at(roofline.peak_flops)
    foot = max(x.low, bottom / roofline.bandwidth)
    drawing.path(
        f"M{x.at(foot):.1f} {y.at(foot * roofline.bandwidth):.1f}L{ridge:.1f} {peak:.1f}H{WIDTH - _RIGHT:.1f}", "roof"
    )
    drawing.line(ridge, peak, ridge, HEIGHT - _BOTTOM, "guide")
    drawing.text(ridge + 5, HEIGHT - _BOTTOM - 6, f"ridge {significant(roofline.critical_intensity)} FLOP/B", "label")
    drawing.text(WIDTH - _RIGHT, peak - 7, f"peak {si(roofline.peak_flops, 'FLOP/s')}", "strong", "end")
    bandwidth = f"{si(roofline.bandwidth, 'B/s')} memory ({roofline.bandwidth_from})"
    middle = math.sqrt(foot * roofline.critical_intensity)
    drawing.text(
        x.at(middle) - 8,
        y.at(middle * roofline.bandwidth) - 6,
        bandwidth,
        "strong",
        "end" if x.at(middle) > 290 else "start",
    )
    _levels(drawing, x, y, roofline, levels=levels)
    _marks(drawing, x, y, marks)
    return drawing


def _axes(drawing: Drawing, x: _Axis, y: _Axis) -> None:
    foot = HEIGHT - _BOTTOM
    for value in x.decades():
        at = x.at(value)
        drawing.line(at, _TOP, at, foot, "rule")
        drawing.text(at, foot + 15, significant(value), "label", "middle")
    low, high = math.ceil(math.log10(y.high)), math.floor(math.log10(y.low))
    for power in range(low, high + 1):
        at = y.at(10.0**power)
        drawing.line(_LEFT, at, WIDTH - _RIGHT, at, "rule")
        drawing.text(_LEFT - 6, at + 4, si(10.0**power, "FLOP/s"), "label", "end")
    drawing.path(f"M{_LEFT} {_TOP}V{foot}H{WIDTH - _RIGHT}", "axis")
    drawing.text((_LEFT + WIDTH - _RIGHT) / 2, HEIGHT - 10, "arithmetic intensity, FLOP/B", "label", "middle")


def _levels(drawing: Drawing, x: _Axis, y: _Axis, roofline: Roofline, *, levels: bool) -> None:
    """Points on the roof; names below it, each on a line of its own so that none covers another."""
    for number, point in enumerate(roofline.points if levels else ()):
        at, height = x.at(point.intensity), y.at(point.attainable_flops)
        label = height + 24 + 17 * number
        drawing.line(at, height, at, label - 3, "guide")
        drawing.circle(at, height, 5, "point")
        text = f"{spoken(point.level)}: {significant(point.intensity)} FLOP/B"
        end = at > WIDTH * 0.68
        drawing.text(at - 5 if end else at + 5, label, text, "label", "end" if end else "start")


def _marks(drawing: Drawing, x: _Axis, y: _Axis, marks: Sequence[Mark]) -> None:
    taken: list[tuple[float, float, float]] = []
    for mark in sorted(marks, key=lambda m: -m.rate):
        at, height = x.at(mark.intensity), y.at(mark.rate)
        drawing.path(f"M{at:.1f} {height - 6:.1f}l6 6l-6 6l-6 -6z", mark.kind)
        text = f"{mark.name}: {si(mark.rate, 'FLOP/s')}"
        width = 6.2 * len(text)
        end = at + 10 + width > WIDTH - _RIGHT
        left = at - 10 - width if end else at + 10
        label = height + 4
        while any(
            abs(label - other) < 13 and left < o_right and o_left < left + width for other, o_left, o_right in taken
        ):
            label += 13
        taken.append((label, left, left + width))
        if abs(label - height - 4) > 1:
            drawing.line(at, height + 6, at - 8 if end else at + 8, label - 4, "guide")
        drawing.text(at - 10 if end else at + 10, label, text, "label", "end" if end else "start")
