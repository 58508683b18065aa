"""The lessons' figures, each drawn from a kernel that was executed for it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import rooftile
from rooftile.core.explanation import Explanation
from rooftile.report.figures import access_drawing
from rooftile.report.html.machine import draw_machine
from rooftile.report.html.mapping import draw_block, draw_grid, draw_residents
from rooftile.report.html.matrices import draw_matrices
from rooftile.report.html.roofline import Mark, draw_roofline
from rooftile.report.html.svg import Drawing
from rooftile.report.html.timelines import draw_queue, draw_warps
from rooftile.report.html.views import View, views

KERNELS = Path(__file__).parent / "ledger" / "kernels"
_ITERATIONS = ("thread", "warp", "block")
"""What the first, second and third iteration are drawn in."""


@cache
def explain(kernel: str, m: int, n: int, k: int, gpu: str = "h200", **options: str) -> Explanation:
    """A kernel of the ladder on one problem."""
    return rooftile.explain(kernel, M=m, N=n, K=k, gpu=gpu, **options)


@cache
def listing(name: str, define: str = "") -> Explanation:
    """One of the textbook's listings at 64 x 64 x 64."""
    return rooftile.explain(
        f"{KERNELS / name}.cu:{name}", M=64, N=64, K=64, block="16,16", grid="cdiv(N,16),cdiv(M,16)",
        args="A,B,C,N,K", defines={define: 1} if define else {},
    )  # fmt: skip


def view(explanation: Explanation, array: str, operation: str = "load") -> View:
    """The first access to an array."""
    return next(v for v in views(explanation) if (v.line.array, v.line.operation) == (array, operation))


def matrices(explanation: Explanation, block: int, step: int) -> Drawing:
    """A, B and C with what one block, its first warp and a thread of it touch in one execution."""
    drawing, marks = draw_matrices(explanation, views(explanation), state=(step, block, 0))
    assert marks
    return drawing


def sequence(explanation: Explanation, array: str, title: str) -> Drawing:
    """A small matrix as a table and as it lies in memory: who reads each element, and in which iteration."""
    found = view(explanation, array)
    touches = found.touches
    assert touches.rows is not None
    assert touches.columns is not None
    assert touches.matrix is not None
    rows, columns = touches.matrix
    who: dict[tuple[int, int], tuple[int, int]] = {}
    for step in range(len(touches.steps)):
        for lane in range(32):
            place = int(touches.rows[step, 0, 0, lane]), int(touches.columns[step, 0, 0, lane])
            if place[0] >= 0:
                who.setdefault(place, (lane, step))
    width, height = 58.0, 34.0
    flat = min(36.0, 700 / (rows * columns))
    wide = max(columns * width, rows * columns * flat, 500.0) + 20
    words = "; ".join(
        f"iteration {step}: "
        + " ".join(f"{array}[{r},{c}]" for (r, c), (_, s) in sorted(who.items(), key=_lane) if s == step)
        for step in range(len(touches.steps))
    )
    drawing = Drawing(wide, rows * height + 150, title, words)
    for row in range(rows):
        for column in range(columns):
            x, y = 10 + column * width, 4 + row * height
            _cell(drawing, x, y, width, height, f"{array}{row},{column}", who.get((row, column)))
    y = rows * height + 40
    drawing.text(10, y - 8, "the same elements as they lie in memory, and the thread that reads each", "label")
    for row in range(rows):
        for column in range(columns):
            number = row * columns + column
            _cell(drawing, 10 + number * flat, y, flat, 40, f"{row},{column}", who.get((row, column)))
    for step in range(len(touches.steps)):
        x = 10 + step * 104
        drawing.rect(x, y + 62, 14, 14, _ITERATIONS[step])
        drawing.text(x + 20, y + 73, f"iteration {step}", "label")
    if len(who) < rows * columns:
        drawing.text(10 + 104 * len(touches.steps), y + 73, "white: not read by this block", "label")
    return drawing


def _lane(item: tuple[tuple[int, int], tuple[int, int]]) -> int:
    return item[1][0]


def _cell(
    drawing: Drawing, x: float, y: float, width: float, height: float, name: str, read: tuple[int, int] | None
) -> None:
    drawing.rect(x, y, width - 2, height - 2, "sheet" if read is None else _ITERATIONS[read[1]])
    kind = "on-block" if read is None or read[1] == 2 else "on"
    drawing.text(x + width / 2 - 1, y + height / 2 - 2, name, kind, "middle")
    if read is not None:
        drawing.text(
            x + width / 2 - 1, y + height / 2 + 10, f"t{read[0]}" if width < 50 else f"thread {read[0]}", kind, "middle"
        )


def storage() -> Drawing:
    """A matrix of 3 x 5 in memory, by the addresses that the naive kernel reads B at."""
    found = view(explain("naive", 1, 5, 3, block="5,1"), "B")
    touches = found.touches
    assert touches.rows is not None
    assert touches.columns is not None
    at = {
        int(touches.offsets[step, 0, 0, lane]): (
            int(touches.rows[step, 0, 0, lane]),
            int(touches.columns[step, 0, 0, lane]),
        )
        for step in range(len(touches.steps))
        for lane in range(5)
    }
    drawing = Drawing(
        700, 210, "A matrix of 3 x 5 is stored row after row", "elements (0, 0) to (2, 4) at bytes 0 to 56"
    )
    for row, column in at.values():
        drawing.rect(20 + column * 58, 4 + row * 34, 54, 30, "sheet")
        drawing.text(47 + column * 58, 23 + row * 34, f"A{row},{column}", "code", "middle")
    drawing.path("M330 54h40m-7 -5l7 5l-7 5", "axis")
    drawing.text(382, 50, "in memory, row after row:", "label")
    drawing.text(382, 66, "an element is 4 bytes, a row 20", "label")
    for offset, (row, column) in sorted(at.items()):
        x = 20 + offset / 4 * 44
        drawing.rect(x, 136, 42, 30, ("block", "sheet", "block")[row])
        drawing.text(x + 21, 155, f"A{row},{column}", "on-block", "middle")
        drawing.text(x, 182, offset, "small")
    drawing.text(20, 200, "byte from the matrix's beginning", "small")
    return drawing


def _naive() -> Explanation:
    return explain("naive", 64, 64, 64)


def _machine() -> Drawing:
    e = explain("naive", 1024, 1024, 1024)
    assert e.machine is not None
    return draw_machine(e, e.machine)


def _mapping(draw: Callable[..., Drawing]) -> Drawing:
    e = _naive()
    assert e.mapping is not None
    return draw(e.mapping)


def _residents() -> Drawing:
    return draw_residents(explain("naive", 1024, 1024, 1024))


def _queue() -> Drawing:
    schedule = explain("naive", 1024, 1024, 1024).schedule
    assert schedule is not None
    return draw_queue(schedule)


def _warps() -> Drawing:
    hiding = explain("naive", 1024, 1024, 1024).latency_hiding
    assert hiding is not None
    assert hiding.interleaving is not None
    return draw_warps(hiding, hiding.interleaving)


def _desktop() -> Drawing:
    naive = explain("naive", 256, 256, 256, "desktop-example")
    tiled = explain("tiled", 256, 256, 256, "desktop-example")
    roofline = naive.roofline
    assert roofline is not None
    assert tiled.roofline is not None
    marks = [
        Mark(name, e.roofline.points[0].intensity, e.roofline.points[0].attainable_flops)
        for name, e in (("naive, as written", naive), ("tile of 16, as written", tiled))
        if e.roofline is not None
    ]
    return draw_roofline(roofline, marks, levels=False)


def _levels() -> Drawing:
    roofline = explain("naive", 1024, 1024, 1024).roofline
    assert roofline is not None
    return draw_roofline(roofline)


@cache
def _six() -> Explanation:
    return rooftile.explain("tiled", M=6, N=6, K=6, defines={"T": 3})


FIGURES: dict[str, Callable[[], Drawing]] = {
    "naive-cell": lambda: matrices(_naive(), 3, 0),
    "machine": _machine,
    "grid": lambda: _mapping(draw_grid),
    "block-to-warps": lambda: _mapping(draw_block),
    "blocks-on-an-sm": _residents,
    "block-queue": _queue,
    "warps-hide-latency": _warps,
    "tiles": lambda: matrices(explain("tiled", 64, 64, 64), 3, 1),
    "transposed-store": lambda: access_drawing(view(listing("tiled_listing", "STORED_TRANSPOSED"), "Bs", "store")),
    "straight-store": lambda: access_drawing(view(listing("tiled_listing"), "Bs", "store")),
    "desktop-roofline": _desktop,
    "h200-levels": _levels,
    "naive-load-a": lambda: access_drawing(view(explain("naive", 1024, 1024, 1024), "A")),
    "naive-load-b": lambda: access_drawing(view(explain("naive", 1024, 1024, 1024), "B")),
    "figure-5-5": storage,
    "figure-5-6a": lambda: sequence(explain("naive_uncoalesced", 3, 1, 3, block="3,1"), "A", "Threads along the rows"),
    "figure-5-6b": lambda: sequence(explain("naive", 1, 5, 3, block="5,1"), "B", "Threads along the columns"),
    "figure-5-7a": lambda: access_drawing(view(explain("naive_uncoalesced", 256, 256, 256, block="32,1"), "A")),
    "figure-5-7b": lambda: access_drawing(view(explain("naive", 256, 256, 256, block="32,1"), "B")),
    "figure-5-9-a": lambda: sequence(_six(), "A", "A in tiles of 3 x 3"),
    "figure-5-9-b": lambda: sequence(_six(), "B", "B in tiles of 3 x 3"),
}
"""Every figure by the name of its file, and how it is drawn."""
