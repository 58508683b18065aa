"""Where names stand beside the marks of a crowded chart: each near its mark, or where a line leads to it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import hypot
from typing import Final, Literal

CHARACTER: Final = 6.2
"""Pixels of a character of a label, rather too many than too few."""

_ABOVE, _BELOW = 10.0, 3.0
"""How far a text reaches above its baseline, and below it."""

_GAP: Final = 3.0
"""From a mark to its name."""

_CROWDED: Final = 20.0
_MANY: Final = 3
"""So many marks are a crowd, each no further than ``_CROWDED`` from another one: names beside them would not tell whose
they are."""

_LINE: Final = 14.0
_ACROSS: Final = tuple(side * step for step in (14, 40, 70, 100, 140, 180, 220) for side in (1, -1))
_DOWN: Final = tuple(side * step for step in range(0, 330, 7) for side in (1, -1))
"""How far away from its mark a name may begin whose place is taken, in pixels."""

Point = tuple[float, float]
Segment = tuple[Point, Point]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle; y grows downwards."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Box) -> bool:
        """Whether the two have more than an edge in common."""
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom

    def holds(self, other: Box) -> bool:
        """Whether the other is within this one."""
        across = self.left <= other.left and other.right <= self.right
        return across and self.top <= other.top and other.bottom <= self.bottom

    def cut_by(self, line: Segment) -> bool:
        """Whether a part of ``line`` is within this (Liang and Barsky)."""
        (x, y), (to_x, to_y) = line
        first, last = 0.0, 1.0
        for start, step, low, high in ((x, to_x - x, self.left, self.right), (y, to_y - y, self.top, self.bottom)):
            if step == 0:
                if not low < start < high:
                    return False
                continue
            enter, leave = sorted(((low - start) / step, (high - start) / step))
            first, last = max(first, enter), min(last, leave)
        return first < last


def around(x: float, y: float, radius: float) -> Box:
    """What a mark takes."""
    return Box(x - radius, y - radius, x + radius, y + radius)


@dataclass(frozen=True, slots=True)
class Name:
    """What is to stand beside the mark at (x, y) of radius ``reach``; ``below``, where a line goes through the mark."""

    x: float
    y: float
    text: str
    reach: float = 7.0
    below: bool = False


@dataclass(frozen=True, slots=True)
class Placed:
    """Where a name is set: at (x, y), which is its ``anchor``, and the line that leads to it, if any does."""

    x: float
    y: float
    anchor: Literal["start", "middle", "end"]
    box: Box
    leader: Segment | None = None


def place(names: Sequence[Name], frame: Box, taken: Sequence[Box], lines: Sequence[Segment] = ()) -> list[Placed]:
    """A place for each of ``names``, in their order.

    A mark that is not in a crowd has its name beside it, where there is room. Those of a crowd stand one below the
    other in the order of the marks, as near as they can without a line to any that crosses a text, a mark or another
    line; where there is no such place, where the fewest are crossed.

    Parameters
    ----------
    names : sequence of Name
    frame : Box
        What no text leaves.
    taken : sequence of Box
        What no text may cover: the marks, and texts that stand already.
    lines : sequence of Segment
        What a text rather leaves free.
    """
    found: dict[int, Placed] = {}
    covered = list(taken)

    def lead(group: Sequence[int]) -> None:
        places = _led_to([names[i] for i in group], frame, covered, list(found.values()), lines)
        found.update(zip(group, places, strict=True))
        covered.extend(each.box for each in places)

    crowds = _crowds(names)
    for crowd in crowds:
        if len(crowd) >= _MANY:
            lead(crowd)
    alone = [i for i in range(len(names)) if i not in found]
    near = {i: [spot for spot in _beside(names[i]) if _is_free(spot.box, frame, covered)] for i in alone}
    while any(near.values()):  # those first that have the least choice
        i = min((i for i, spots in near.items() if spots), key=lambda i: (len(near[i]), names[i].y, names[i].x))
        found[i] = next(
            (spot for spot in near[i] if not any(map(spot.box.cut_by, _lines_of(found, lines)))), near[i][0]
        )
        covered.append(found[i].box)
        del near[i]
        near = {j: [spot for spot in spots if not spot.box.meets(found[i].box)] for j, spots in near.items()}
    for i in near:
        lead([i])
    return [found[i] for i in range(len(names))]


def _lines_of(found: Mapping[int, Placed], lines: Sequence[Segment]) -> list[Segment]:
    """What a text rather leaves free: ``lines``, and those that lead to names."""
    return [*lines, *(each.leader for each in found.values() if each.leader is not None)]


def _crowds(names: Sequence[Name]) -> list[list[int]]:
    """The marks in groups, any two of which are apart, the largest first."""
    crowds: list[list[int]] = []
    for i, name in enumerate(names):
        own = around(name.x, name.y, _CROWDED / 2)
        close = [c for c in crowds if any(own.meets(around(names[j].x, names[j].y, _CROWDED / 2)) for j in c)]
        crowds = [crowd for crowd in crowds if crowd not in close] + [[i, *(j for crowd in close for j in crowd)]]
    return sorted(crowds, key=len, reverse=True)


def _spot(text: str, x: float, y: float, anchor: Literal["start", "middle", "end"], leader: Segment | None) -> Placed:
    width = CHARACTER * len(text)
    left = x - {"start": 0.0, "middle": 0.5, "end": 1.0}[anchor] * width
    return Placed(x, y, anchor, Box(left, y - _ABOVE, left + width, y + _BELOW), leader)


def _beside(name: Name) -> Iterator[Placed]:
    """Places that need no line, the best first."""
    level, under, over = name.y + 4, name.y + 18, name.y - 10
    for height in (under, level, over) if name.below else (level, under, over):
        across = name.reach + (_GAP if height == level else 0)
        yield _spot(name.text, name.x + across, height, "start", None)
        yield _spot(name.text, name.x - across, height, "end", None)


def _is_free(box: Box, frame: Box, covered: Sequence[Box]) -> bool:
    return frame.holds(box) and not any(map(box.meets, covered))


def _led_to(
    names: Sequence[Name], frame: Box, covered: Sequence[Box], others: Sequence[Placed], lines: Sequence[Segment]
) -> list[Placed]:
    """Places one below the other that lines lead to with the fewest crossings, and of these the nearest."""
    left, right = min(name.x for name in names), max(name.x for name in names)
    middle = sum(name.y for name in names) / len(names) - _LINE * (len(names) - 1) / 2 + 4
    begun = [Box(name.x, name.y, name.x, name.y) for name in names]
    blocks = [box for box in covered if not any(map(box.holds, begun))]
    leaders = [each.leader for each in others if each.leader is not None]
    best: tuple[int, list[Placed]] | None = None
    orders = {
        tuple(sorted(range(len(names)), key=lambda i: names[i].y + lean * names[i].x)) for lean in (0, -1, 1, -4, 4)
    }
    for across, down in sorted(((x, y) for x in _ACROSS for y in _DOWN), key=lambda at: hypot(*at)):
        column = right + across if across > 0 else left + across
        for order in sorted(orders):
            spots = [_led(name, column, middle + down + _LINE * order.index(i)) for i, name in enumerate(names)]
            if not all(_is_free(spot.box, frame, covered) for spot in spots):
                continue
            own = [spot.leader for spot in spots if spot.leader is not None]
            crossed = sum(box.cut_by(leader) for box in (*blocks, *(spot.box for spot in spots)) for leader in own)
            crossed += sum(spot.box.cut_by(line) for spot in spots for line in (*leaders, *lines))
            crossed += sum(_cross(*pair) for pair in (*product(own, (*leaders, *lines)), *combinations(own, 2)))
            if not crossed:
                return spots
            if best is None or crossed < best[0]:
                best = crossed, spots
    return best[1] if best is not None else [next(_beside(name)) for name in names]


def _led(name: Name, x: float, y: float) -> Placed:
    """A place whose text begins or ends at ``x``, away from the mark."""
    side = 1 if x > name.x else -1
    leader = ((name.x, name.y), (x - 3 * side, y - 4))
    return _spot(name.text, x, y, "start" if side > 0 else "end", leader)


def _cross(first: Segment, second: Segment) -> bool:
    """Whether two lines cross."""

    def turns(a: Point, b: Point, c: Point) -> bool:
        return (b[0] - a[0]) * (c[1] - a[1]) > (b[1] - a[1]) * (c[0] - a[0])

    (a, b), (c, d) = first, second
    return turns(a, c, d) != turns(b, c, d) and turns(a, b, c) != turns(a, b, d)
