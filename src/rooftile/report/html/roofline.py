"""The roofline: attainable rate over arithmetic intensity, both logarithmic."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import asdict, dataclass

from rooftile.core.comparison import Figures
from rooftile.core.explanation import Roofline, RooflinePoint
from rooftile.report.html.labels import Box, Name, Segment, around, place
from rooftile.report.html.svg import Drawing
from rooftile.report.layout import spoken
from rooftile.report.numbers import si, significant
from rooftile.report.timing import measured_label

WIDTH, HEIGHT = 560.0, 396.0
_LEFT, _RIGHT, _TOP, _BOTTOM = 76.0, 24.0, 40.0, 48.0
_RING = 9.0


@dataclass(frozen=True, slots=True)
class Mark:
    """A kernel on the chart: FLOP/B, the predicted or measured FLOP/s, and what stands beside it."""

    name: str
    intensity: float
    rate: float
    measured: bool = False


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
    """The roofs of one GPU (device memory and, where they are known, L2 and L1), and ``marks`` under them.

    A level's intensity is drawn where it meets the roof: what is attainable if that level's bytes came from memory.
    """
    points = _points(roofline, marks) if levels else []
    x, y = _scales(roofline, points, marks)
    summary = ", ".join(f"{spoken(p.level)} {significant(p.intensity)} FLOP/B" for p in points)
    measured = ", ".join(f"{m.name} measured {si(m.rate, 'FLOP/s')}" for m in marks if m.measured)
    drawing = Drawing(
        WIDTH,
        HEIGHT,
        f"Roofline of {roofline.gpu}, {roofline.dtype}",
        f"peak {si(roofline.peak_flops, 'FLOP/s')}, ridge at {significant(roofline.critical_intensity)} FLOP/B; "
        + "; ".join(filter(None, [summary, measured])),
    )
    _axes(drawing, x, y)
    peak = y.at(roofline.peak_flops)
    slopes = [*roofline.cache_bandwidths.items(), ("memory", roofline.bandwidth)]
    standing = []
    for name, bandwidth in slopes:
        _slope(drawing, x, y, roofline.peak_flops, bandwidth, "memory" if name == "memory" else "cache")
        if name != "memory":
            end = x.at(roofline.peak_flops / bandwidth) - 4
            drawing.text(end, peak - 6, name, "small", "end")
            standing.append(Box(end - 12, peak - 14, end, peak - 4))
    ridge = x.at(roofline.critical_intensity)
    drawing.line(ridge, peak, ridge, HEIGHT - _BOTTOM, "guide")
    drawing.text(ridge + 5, HEIGHT - _BOTTOM - 6, f"ridge {significant(roofline.critical_intensity)} FLOP/B", "label")
    standing += [
        Box(ridge, HEIGHT - _BOTTOM - 18, ridge + 115, HEIGHT - _BOTTOM),
        Box(WIDTH - _RIGHT - 130, peak - 18, WIDTH - _RIGHT, peak),
    ]
    drawing.text(WIDTH - _RIGHT, peak - 7, f"peak {si(roofline.peak_flops, 'FLOP/s')}", "strong", "end")
    caches = ", ".join(f"{name} {si(bandwidth, 'B/s')}" for name, bandwidth in roofline.cache_bandwidths.items())
    memory = f"memory {si(roofline.bandwidth, 'B/s')} ({roofline.bandwidth_from})"
    drawing.text(_LEFT, 12, f"slopes: {memory}", "label")
    if caches:
        drawing.text(_LEFT, 27, f"dashed: {caches} (modelled)", "label")
    labels = [
        _Label(
            x.at(p.intensity),
            y.at(p.attainable_flops),
            f"{spoken(p.level)}: {significant(p.intensity)} FLOP/B",
            "point",
        )
        for p in points
    ]
    labels += [_Label(x.at(m.intensity), y.at(m.rate), m.name, "predicted") for m in marks if not m.measured]
    rings = [(x.at(mark.intensity), y.at(mark.rate)) for mark in marks if mark.measured]
    for ring in rings:
        drawing.circle(*ring, _RING, "ring")
    foot = max(x.low, y.high / roofline.bandwidth)
    roof = [
        ((x.at(foot), y.at(foot * roofline.bandwidth)), (ridge, peak)),
        ((ridge, peak), (WIDTH - _RIGHT, peak)),
    ]
    _label(drawing, labels, [*standing, *(around(*ring, _RING) for ring in rings)], roof)
    return drawing


def rings(*kernels: Figures) -> str:
    """What the rings on a chart of ``kernels`` are, as a sentence after another one; nothing where there are none."""
    labels = dict.fromkeys(measured_label(kernel.measured) for kernel in kernels if kernel.measured is not None)
    return f" Rings: {', '.join(labels)}." if labels else ""


def _points(roofline: Roofline, marks: Sequence[Mark]) -> list[RooflinePoint]:
    """The levels that are drawn; that of sectors is a mark, where there are marks."""
    return [p for p in roofline.points if not (marks and p.level == "sectors")]


def _scales(roofline: Roofline, points: Sequence[RooflinePoint], marks: Sequence[Mark]) -> tuple[_Axis, _Axis]:
    intensities = [p.intensity for p in points] + [m.intensity for m in marks]
    low = min([roofline.critical_intensity / 100, *(i / 2 for i in intensities)])
    high = max([roofline.critical_intensity * 20, *(i * 4 for i in intensities)])
    x = _Axis(10.0 ** math.floor(math.log10(low)), 10.0 ** math.ceil(math.log10(high)), _LEFT, WIDTH - _LEFT - _RIGHT)
    bottom = min([x.low * roofline.bandwidth, *(m.rate / 4 for m in marks)])
    return x, _Axis(roofline.peak_flops * 4, bottom, _TOP, HEIGHT - _TOP - _BOTTOM)


def scales(roofline: Roofline, marks: Sequence[Mark]) -> tuple[dict[str, float], dict[str, float]]:
    """Both axes of the drawing, for a script that adds a point: values at the ends, and pixels."""
    x, y = _scales(roofline, _points(roofline, marks), marks)
    return asdict(x), asdict(y)


def _slope(drawing: Drawing, x: _Axis, y: _Axis, peak: float, bandwidth: float, kind: str) -> None:
    """One bandwidth's roof, up to where it meets the peak; that of memory goes on along the peak."""
    foot = max(x.low, y.high / bandwidth)
    end = f"H{WIDTH - _RIGHT:.1f}" if kind == "memory" else ""
    ridge = max(peak / bandwidth, x.low)
    commands = (
        f"M{x.at(foot):.1f} {y.at(foot * bandwidth):.1f}L{x.at(ridge):.1f} "
        f"{y.at(min(ridge * bandwidth, peak)):.1f}{end}"
    )
    drawing.path(commands, "roof" if kind == "memory" else "cache-roof")


@dataclass(frozen=True, slots=True)
class _Label:
    """A mark at (x, y) and what stands beside it."""

    x: float
    y: float
    text: str
    kind: str


def _label(drawing: Drawing, labels: Sequence[_Label], taken: Sequence[Box], roof: Sequence[Segment]) -> None:
    """Draw each mark with its name beside it, or where a line leads to it; what is ``taken`` stays free."""
    names = [Name(label.x, label.y, label.text, _RING, label.kind == "point") for label in labels]
    frame = Box(_LEFT + 2, _TOP, WIDTH - _RIGHT, HEIGHT - _BOTTOM - 2)
    marks = [around(label.x, label.y, 7) for label in labels]
    for label, spot in zip(labels, place(names, frame, [*taken, *marks], roof), strict=True):
        if spot.leader is not None:
            (x, y), (to_x, to_y) = spot.leader
            drawing.line(x, y, to_x, to_y, "guide")
        drawing.text(spot.x, spot.y, label.text, "label halo", spot.anchor)
    for label in labels:
        if label.kind == "point":
            drawing.circle(label.x, label.y, 5, "point")
        else:
            drawing.path(f"M{label.x:.1f} {label.y - 6:.1f}l6 6l-6 6l-6 -6z", label.kind)


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
