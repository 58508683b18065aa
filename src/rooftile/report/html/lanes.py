"""The picture of one request: 32 lanes across, and down the sectors of global memory or the banks of shared memory.

A mark says that the lane is served there. Colours: useful, broadcast (several lanes ask for the same), wasted (fetched
and not asked for), conflict (another word of a busy bank, with the number of the wavefront that serves it).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rooftile.core.hardware import BANKS, SECTOR_BYTES, WARP_SIZE
from rooftile.report.html.served import BankAccess, Sector, bank_access, ideal_sectors, sectors
from rooftile.report.html.svg import Drawing, cells, figure
from rooftile.report.numbers import count, plural

CELL = 11.0
LEFT, TOP = 62.0, 34.0
_STRIP = 8 * 9.0
_RIGHT = 16.0
WIDTH = LEFT + WARP_SIZE * CELL + _RIGHT + _STRIP + 58
_FOOT = 14.0


@dataclass(frozen=True, slots=True)
class Request:
    """One request, drawn: the marks, how high they are, and what they come to.

    ``spent`` and ``ideal`` are sectors of global memory or wavefronts of shared memory.
    """

    markup: str
    height: float
    spent: int
    ideal: int
    unit: str


def draw_request(offsets: list[int], lane_bytes: int, *, shared: bool, load: bool) -> Request:
    """The marks of one request; ``offsets`` count from a sector's beginning, in shared memory from bank 0."""
    if shared:
        return _draw_banks(bank_access(offsets, lane_bytes, load=load))
    return _draw_sectors(sectors(offsets, lane_bytes))


def frame(height: float, title: str, description: str) -> Drawing:
    """Lane numbers; marks go inside."""
    drawing = Drawing(WIDTH, height, title, description)
    drawing.text(LEFT, 11, "lane", "label")
    for lane in (0, 8, 16, 24, 31):
        drawing.text(LEFT + (lane + 0.5) * CELL, 27, lane, "small", "middle")
    return drawing


def _headings(drawing: Drawing, left: str, right: str) -> None:
    drawing.text(LEFT - 8, 27, left, "small", "end")
    drawing.text(LEFT + WARP_SIZE * CELL + _RIGHT, 27, right, "small")


def _draw_sectors(found: tuple[Sector, ...]) -> Request:
    drawing = Drawing(WIDTH, 0)
    _headings(drawing, "sector at", "its 32 bytes")
    rows: list[tuple[float, Sector]] = []
    y, before, gaps = TOP, None, []
    for sector in found:
        if before is not None and sector.number != before + 1:
            y += 4
            gaps.append(y - 2)
        rows.append((y, sector))
        y, before = y + CELL, sector.number
    _grid(drawing, [row for row, _ in rows])
    marks: dict[str, list[tuple[float, float]]] = {"useful": [], "broadcast": []}
    strip: dict[str, list[str]] = {"useful": [], "broadcast": [], "wasted": []}
    hatch = []
    x0 = LEFT + WARP_SIZE * CELL + _RIGHT
    for y_row, sector in rows:
        shared_bytes = max(sector.askers) > 1
        for lane in sector.lanes:
            marks["broadcast" if shared_bytes else "useful"].append((LEFT + lane * CELL + 1, y_row + 1))
        for first, size, askers in _runs(sector.askers):
            kind = "wasted" if askers == 0 else "broadcast" if askers > 1 else "useful"
            x, width = x0 + first * _STRIP / SECTOR_BYTES, size * _STRIP / SECTOR_BYTES
            strip[kind].append(
                f"M{figure(x)} {figure(y_row + 1.5)}h{figure(width)}v{figure(CELL - 3)}h-{figure(width)}z"
            )
            if kind == "wasted":
                hatch += [
                    f"M{figure(x + at)} {figure(y_row + CELL - 1.5)}l6 -{figure(CELL - 3)}"
                    for at in range(0, int(width - 5), 6)
                ]
        drawing.text(LEFT - 8, y_row + 9, f"+{count(sector.number * SECTOR_BYTES)}", "small", "end")
        drawing.text(x0 + _STRIP + 6, y_row + 9, f"{sector.used} of {SECTOR_BYTES} B", "small")
    _paths(drawing, marks)
    _dots(drawing, marks["broadcast"])
    for kind, commands in strip.items():
        if commands:
            drawing.path("".join(commands), kind)
    if hatch:
        drawing.path("".join(hatch), "hatch")
    for gap in gaps:
        drawing.line(LEFT, gap, x0 + _STRIP, gap, "guide")
    used = sum(sector.used for sector in found)
    moved = SECTOR_BYTES * len(found)
    text = f"{plural(len(found), 'sector')}: {count(moved)} B fetched, {count(used)} B asked for"
    drawing.text(LEFT, y + 14, text, "label")
    return Request(drawing.inner(), y + _FOOT + 6, len(found), ideal_sectors(found), "sectors")


def _draw_banks(access: BankAccess) -> Request:
    drawing = Drawing(WIDTH, 0)
    _headings(drawing, "bank", "words in turn")
    _grid(drawing, [TOP + bank * CELL for bank in range(BANKS)])
    marks: dict[str, list[tuple[float, float]]] = {"useful": [], "broadcast": [], "conflict": []}
    turns: list[tuple[float, float, int]] = []
    deepest = [0] * BANKS
    for word in access.words:
        place = (LEFT + word.lane * CELL + 1, TOP + word.bank * CELL + 1)
        marks[word.kind].append(place)
        deepest[word.bank] = max(deepest[word.bank], word.turn)
        if word.kind == "conflict":
            turns.append((*place, word.turn))
    _paths(drawing, marks)
    _dots(drawing, marks["broadcast"])
    for x, y, turn in turns:
        drawing.text(x + CELL / 2 - 1, y + CELL - 3, turn, "on", "middle")
    for group in access.groups[1:]:
        x = LEFT + group[0] * CELL
        drawing.line(x, TOP - 4, x, TOP + BANKS * CELL, "axis")
    x0 = LEFT + WARP_SIZE * CELL + _RIGHT
    for bank in range(BANKS):
        y = TOP + bank * CELL
        if bank % 4 == 0 or bank == BANKS - 1:
            drawing.text(LEFT - 8, y + 9, bank, "small", "end")
        if deepest[bank] > 1:
            drawing.rect(x0, y + 2, min(deepest[bank], 16) * 3.5, CELL - 4, "conflict")
            drawing.text(x0 + min(deepest[bank], 16) * 3.5 + 4, y + 9, f"{deepest[bank]} in turn", "small")
        elif deepest[bank]:
            drawing.rect(x0, y + 2, 3.5, CELL - 4, "useful")
    bottom = TOP + BANKS * CELL
    total, ideal = sum(access.wavefronts), len(access.wavefronts)
    parts = " + ".join(map(str, access.wavefronts)) if len(access.wavefronts) > 1 else ""
    text = f"{plural(total, 'wavefront')}{f' ({parts})' if parts else ''}, {ideal} without conflicts"
    drawing.text(LEFT, bottom + 14, text, "label")
    return Request(drawing.inner(), bottom + _FOOT + 6, total, ideal, "wavefronts")


def _grid(drawing: Drawing, rows: Iterable[float]) -> None:
    """Outlines of the rows."""
    width = figure(WARP_SIZE * CELL)
    drawing.path("".join(f"M{figure(LEFT)} {figure(y)}h{width}v{figure(CELL)}h-{width}z" for y in rows), "grid")


def _paths(drawing: Drawing, marks: dict[str, list[tuple[float, float]]]) -> None:
    for kind, places in marks.items():
        if places:
            drawing.path(cells(places, CELL - 2, CELL - 2), kind)


def _dots(drawing: Drawing, places: list[tuple[float, float]]) -> None:
    """A dot in each broadcast mark, for those who cannot tell its colour."""
    if places:
        at = [(x + CELL / 2 - 2.5, y + CELL / 2 - 2.5) for x, y in places]
        drawing.path(cells(at, 3, 3), "dot")


def _runs(askers: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """Neighbouring bytes with equally many askers: (first, length, askers), with two standing for more."""
    runs: list[tuple[int, int, int]] = []
    for at, number in enumerate(min(n, 2) for n in askers):
        if runs and runs[-1][2] == number:
            runs[-1] = (runs[-1][0], runs[-1][1] + 1, number)
        else:
            runs.append((at, 1, number))
    return runs
