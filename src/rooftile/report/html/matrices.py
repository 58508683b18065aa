"""A, B and C to scale, and in them what a thread, its warp and its block touch: now, and over all executions."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rooftile.core.explanation import Explanation
from rooftile.core.touches import AccessTouches, Table
from rooftile.report.html.svg import Drawing
from rooftile.report.html.views import View
from rooftile.report.numbers import count, percent

_SIDE = 184.0
_LEAST = 14.0
_NAME = 96.0
"""Room for a matrix's name and size, also where it is narrower."""
_GAP = 34.0
_LEFT, _TOP = 4.0, 24.0
_LEAST_MARK = {"band": 9.0, "block": 9.0, "warp": 6.5, "thread": 4.0}
"""Pixels: what is too small for the scale is drawn larger, so that thread, warp and block can still be told apart."""


@dataclass(frozen=True, slots=True)
class _Sheet:
    """Where one matrix is drawn: its corner, its size on paper, and its rows and columns."""

    role: str
    x: float
    y: float
    width: float
    height: float
    rows: int
    columns: int


def _sheets(explanation: Explanation) -> dict[str, _Sheet]:
    """C at the lower right, A left of it in the same rows, B above it in the same columns."""
    gemm = explanation.gemm
    scale = _SIDE / max(gemm.m, gemm.n, gemm.k)
    m, n, k = (max(size * scale, _LEAST) for size in (gemm.m, gemm.n, gemm.k))
    right, below = _LEFT + max(k, _NAME) + _GAP, _TOP + k + _GAP
    return {
        "A": _Sheet("A", _LEFT, below, k, m, gemm.m, gemm.k),
        "B": _Sheet("B", right, _TOP, n, k, gemm.k, gemm.n),
        "C": _Sheet("C", right, below, n, m, gemm.m, gemm.n),
    }


def chosen_views(found: Sequence[View]) -> dict[str, View]:
    """By matrix, the view that knows its elements and is executed most often, the first of several."""
    chosen: dict[str, View] = {}
    for view in found:
        role = view.shape.role
        if role is None or view.touches.rows is None:
            continue
        if role not in chosen or view.touches.executions > chosen[role].touches.executions:
            chosen[role] = view
    return chosen


def draw_matrices(
    explanation: Explanation, found: Sequence[View], state: tuple[int, int, int] = (0, 0, 0)
) -> tuple[Drawing, dict[str, list[str]]]:
    """The three matrices, and the marks in each for every state of its view, step by step, block by block, by warp.

    Shown of each matrix is the view that :func:`chosen_views` names, and over time what all of ``found`` touch;
    ``state`` is the step, block and warp drawn, as far as a view has them.
    """
    gemm, sheets, chosen = explanation.gemm, _sheets(explanation), chosen_views(found)
    last = sheets["C"]
    drawing = Drawing(
        last.x + max(last.width, _NAME) + 4,
        last.y + last.height + 6,
        "The matrices A, B and C",
        f"A is {gemm.m} x {gemm.k}, B {gemm.k} x {gemm.n}, C {gemm.m} x {gemm.n}; marked is what one thread, its warp "
        "and its block touch",
    )
    marks: dict[str, list[str]] = {}
    for role, sheet in sheets.items():
        drawing.rect(sheet.x, sheet.y, sheet.width, sheet.height, "sheet", data_role=role)
        size = f"{role}  {count(sheet.rows)} x {count(sheet.columns)}"
        drawing.text(sheet.x, sheet.y - 7, size, "strong")
        if role == "C":
            _blocks(drawing, sheet, explanation)
        view = chosen.get(role)
        frames = _marks(sheet, view.touches, _of_role(found, role)) if view is not None else []
        marks[role] = frames
        with drawing.group(data_marks=role):
            drawing.raw(frames[_number(view.touches, state)] if view is not None else "")
        if view is None:
            drawing.text(sheet.x + 6, sheet.y + 16, "not known", "small")
    return drawing, marks


def _number(touches: AccessTouches, state: tuple[int, int, int]) -> int:
    """Where a state's frame is, among those of all states."""
    lengths = (len(touches.steps), len(touches.blocks), len(touches.warps))
    step, block, warp = (min(one, length - 1) for one, length in zip(state, lengths, strict=True))
    return (step * lengths[1] + block) * lengths[2] + warp


def _blocks(drawing: Drawing, sheet: _Sheet, explanation: Explanation) -> None:
    """Where C is cut into blocks, if they are large enough to be seen."""
    across, down, _ = explanation.launch.grid
    for number, length, horizontal in ((across, sheet.width, True), (down, sheet.height, False)):
        for cut in range(1, number if 4 * number <= length else 0):
            at = length * cut / number
            if horizontal:
                drawing.line(sheet.x + at, sheet.y, sheet.x + at, sheet.y + sheet.height, "rule")
            else:
                drawing.line(sheet.x, sheet.y + at, sheet.x + sheet.width, sheet.y + at, "rule")


def _of_role(found: Sequence[View], role: str) -> list[AccessTouches]:
    return [view.touches for view in found if view.shape.role == role and view.touches.rows is not None]


def _marks(sheet: _Sheet, touches: AccessTouches, all_touches: Sequence[AccessTouches]) -> list[str]:
    assert touches.rows is not None
    assert touches.columns is not None
    rows, columns = touches.rows, touches.columns
    across = touches.matrix is not None and touches.matrix != (sheet.rows, sheet.columns)
    found = []
    over_time = [_over_time(all_touches, block) for block in range(len(touches.blocks))]
    for step in range(len(touches.steps)):
        wide = touches.width(step)
        for block in range(len(touches.blocks)):
            now = _box(rows[step, block], columns[step, block], wide)
            for warp in range(len(touches.warps)):
                drawing = Drawing(0, 0)
                for box, kind in (
                    (over_time[block], "band"),
                    (now, "block"),
                    (_box(rows[step, block, warp], columns[step, block, warp], wide), "warp"),
                    (_box(rows[step, block, warp, :1], columns[step, block, warp, :1], wide), "thread"),
                ):
                    if box is not None:
                        _mark(drawing, sheet, (box[1], box[0], box[3], box[2]) if across else box, kind)
                found.append(drawing.inner())
    return found


Box = tuple[int, int, int, int]
"""First row, first column, and one past the last of each."""


def _box(rows: Table, columns: Table, wide: int) -> Box | None:
    """What holds all elements, of which each lane has ``wide`` side by side."""
    inside = rows >= 0
    if not inside.any():
        return None
    r, c = rows[inside], columns[inside]
    return int(r.min()), int(c.min()), int(r.max()) + 1, int(c.max()) + wide


def _over_time(all_touches: Sequence[AccessTouches], block: int) -> Box | None:
    """What holds all that a block touches of one matrix, by whatever line, from the first execution to the last."""
    boxes = [
        box
        for touches in all_touches
        if touches.rows is not None and touches.columns is not None
        for step in range(len(touches.steps))
        if (box := _box(touches.rows[step, block], touches.columns[step, block], touches.width(step))) is not None
    ]
    if not boxes:
        return None
    tops, lefts, bottoms, rights = zip(*boxes, strict=True)
    return min(tops), min(lefts), max(bottoms), max(rights)


def _mark(drawing: Drawing, sheet: _Sheet, box: Box, kind: str) -> None:
    """A box of elements at the sheet's scale, never too small to be seen, never outside."""
    top, left, bottom, right = box
    across, down = sheet.width / sheet.columns, sheet.height / sheet.rows
    least = _LEAST_MARK[kind]
    width, height = max((right - left) * across, least), max((bottom - top) * down, least)
    x = min(sheet.x + left * across, sheet.x + sheet.width - width)
    y = min(sheet.y + top * down, sheet.y + sheet.height - height)
    drawing.rect(x, y, width, height, kind)


def reuse_sentence(explanation: Explanation, found: Sequence[View], role: str) -> str:
    """How much of a matrix the first block touches over time; "at least" where not every address is known."""
    mine = [view for view in found if view.shape.role == role]
    warps = explanation.launch.blocks * explanation.launch.warps_per_block
    known = all(view.line.requests <= view.touches.executions * warps for view in mine)
    box = _over_time(_of_role(found, role), 0)
    if box is None:
        return ""
    rows, columns = box[2] - box[0], box[3] - box[1]
    gemm = explanation.gemm
    whole = {"A": gemm.m * gemm.k, "B": gemm.k * gemm.n, "C": gemm.m * gemm.n}[role]
    size = f"{count(rows)} x {count(columns)}, {percent(min(1.0, rows * columns / whole))} of it"
    return f"{role}: {size}" if known else f"{role}: at least {size}"
