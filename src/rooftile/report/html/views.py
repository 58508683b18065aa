"""Every state of the pictures of accesses that a reader can step to: tables of frames, equal ones kept once."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial

import numpy as np

from rooftile.core.explanation import Explanation, LineCounts
from rooftile.core.hardware import BANK_BYTES, BANKS, SECTOR_BYTES
from rooftile.core.shape import AccessShape
from rooftile.core.touches import AccessTouches
from rooftile.report.html.lanes import Request, draw_request
from rooftile.report.html.tile import draw_linear, draw_tile
from rooftile.report.memory import describe
from rooftile.report.numbers import count, plural

_BANK_ROW = BANKS * BANK_BYTES


@dataclass(slots=True)
class Frames:
    """Different frames, and which of them each state shows, step by step, block by block, warp by warp."""

    markup: list[str] = field(default_factory=list)
    index: list[int] = field(default_factory=list)
    height: float = 0.0
    _known: dict[bytes, int] = field(default_factory=dict)

    def add(self, key: bytes, number: int) -> None:
        """The next state shows frame ``number``, known by ``key`` from now on."""
        self._known[key] = number
        self.index.append(number)

    def known(self, key: bytes) -> int | None:
        """The frame that was drawn for ``key``."""
        return self._known.get(key)

    def draw(self, markup: str, height: float) -> int:
        """Keep a frame, or find it among those that were kept."""
        self.height = max(self.height, height)
        if markup in self.markup:
            return self.markup.index(markup)
        self.markup.append(markup)
        return len(self.markup) - 1


@dataclass(frozen=True, slots=True)
class View:
    """One row of ``Explanation.lines`` whose addresses are known, drawn for all states that are listed.

    ``captions`` say in words what each state shows; ``requests`` are the figures behind frames of ``lanes``.
    """

    number: int
    line: LineCounts
    shape: AccessShape
    touches: AccessTouches
    lanes: Frames
    linear: Frames
    tile: Frames
    requests: list[Request]
    captions: list[str]

    @property
    def shared(self) -> bool:
        """Whether it is of shared memory."""
        return self.line.space == "shared"

    @property
    def name(self) -> str:
        """``load A[row * K + k]``."""
        return f"{self.line.operation} {describe(self.line)}"


def views(explanation: Explanation) -> tuple[View, ...]:
    """The views of all accesses that have addresses, in the order of the explanation's lines."""
    return tuple(_views(explanation))


def _views(explanation: Explanation) -> Iterator[View]:
    rows = zip(explanation.lines, explanation.shapes, explanation.touches, strict=False)
    for number, (line, shape, touches) in enumerate(rows):
        if touches is not None and line.requests and line.space in ("global", "generic", "shared"):
            yield _view(number, line, shape, touches)


def _view(number: int, line: LineCounts, shape: AccessShape, touches: AccessTouches) -> View:
    shared = line.space == "shared"
    unit = _BANK_ROW if shared else SECTOR_BYTES
    lanes, linear, tile = Frames(), Frames(), Frames()
    requests: list[Request] = []
    captions = []
    for step, at in enumerate(touches.steps):
        draw = partial(draw_request, lane_bytes=touches.lane_bytes[step], shared=shared, load=line.operation == "load")
        for b, block in enumerate(touches.blocks):
            for w, warp in enumerate(touches.warps):
                row = touches.offsets[step, b, w]
                active = row >= 0
                start = int(row[active].min()) // unit * unit if active.any() else 0
                relative = np.where(active, row - start, -1)
                key = relative.tobytes() + bytes([touches.lane_bytes[step]])
                frame = lanes.known(key)
                if frame is None:
                    request = draw(relative.tolist())
                    frame = lanes.draw(request.markup, request.height)
                    if frame == len(requests):
                        requests.append(request)
                    linear_markup, linear_height = draw_linear(relative, touches.lane_bytes[step])
                    linear.add(key, linear.draw(linear_markup, linear_height))
                    lanes.add(key, frame)
                else:
                    lanes.index.append(frame)
                    linear.index.append(linear.known(key) or 0)
                if touches.rows is not None and touches.columns is not None:
                    _tile(tile, touches, (step, b, w))
                captions.append(_caption(line, touches, requests[frame], at, block, warp, (step, b, w), start))
    return View(number, line, shape, touches, lanes, linear, tile, requests, captions)


def _tile(tile: Frames, touches: AccessTouches, place: tuple[int, int, int]) -> None:
    """Show one state's tile; tiles that lie elsewhere but look alike are drawn once."""
    step, block, warp = place
    assert touches.rows is not None
    assert touches.columns is not None
    rows, columns = touches.rows[step, block], touches.columns[step, block]
    inside = rows >= 0
    top, left = (int(part[inside].min()) if inside.any() else 0 for part in (rows, columns))
    relative = np.where(inside, (rows - top) * 2**31 + columns - left, -1)
    key = relative.tobytes() + bytes([touches.lane_bytes[step], warp])
    known = tile.known(key)
    if known is None:
        known = tile.draw(*draw_tile(touches, step, block, warp))
    tile.add(key, known)


def _caption(
    line: LineCounts,
    touches: AccessTouches,
    request: Request,
    step: int,
    block: tuple[int, int, int],
    warp: int,
    place: tuple[int, int, int],
    start: int,
) -> str:
    where = f"Block {block[:2] if block[2] == 0 else block}, warp {warp}, execution {count(step + 1)} of "
    where += f"{count(touches.executions)}: "
    offsets = touches.offsets[place]
    active = np.flatnonzero(offsets >= 0)
    if not active.size:
        return f"{where}every lane lies outside the matrix."
    first, last = active[offsets[active].argmin()], active[offsets[active].argmax()]
    name = line.array or "memory"
    if touches.rows is not None and touches.columns is not None:
        rows, columns = touches.rows[place], touches.columns[place]
        what = f"{name}[{rows[first]}, {columns[first]}]"
        if last != first and offsets[last] != offsets[first]:
            what += f" to {name}[{rows[last]}, {columns[last]}]"
    else:
        what = f"{name} from byte {count(int(offsets[first]))}"
    spent = f"{plural(request.spent, request.unit.removesuffix('s'))}, {count(request.ideal)} ideal"
    off = f"; {plural(32 - active.size, 'lane')} outside" if active.size < 32 else ""
    return f"{where}{what}: {spent}{off}."
