"""The part of the page that shows one access at a time: what to choose, the pictures, and what they say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rooftile.core.explanation import Explanation, LineCounts
from rooftile.report.html import lanes, tile
from rooftile.report.html.page import scrolling
from rooftile.report.html.svg import Drawing, text_of
from rooftile.report.html.views import Frames, View
from rooftile.report.memory import describe
from rooftile.report.numbers import count, plural, ratio

_LEGEND = (
    ("useful", "useful"),
    ("broadcast", "broadcast (dot): several lanes ask for the same"),
    ("wasted", "wasted (striped): fetched, not asked for"),
    ("conflict", "conflict: served in the wavefront that the number says"),
)


def panel(number: int, found: Sequence[View], first: View | None) -> str:
    """Controls and pictures; the script fills them with what is chosen. Without it they show ``first``."""
    if first is None:
        return (
            f'<div data-panel="{number}"><p>No address of this kernel is known as a formula, as where it comes '
            "from data; "
            "what was counted stands beside the source.</p></div>"
        )
    linear = _plain(first.linear, "In linear memory", lanes.WIDTH).svg()
    in_matrix = _plain(first.tile, "In the matrix", tile.WIDTH).svg()
    legend = "".join(f'<li><i class="i-{kind}"></i>{text}</li>' for kind, text in _LEGEND)
    return f"""<div class="access" data-panel="{number}">
<div class="views" data-part="views" role="radiogroup" aria-label="access of the chosen line"></div>
<p data-part="none" hidden></p>
<div data-part="others" hidden>
<p>Counted, but not drawn, for no formula gives the addresses, as where they come from data:</p><ul></ul></div>
<div data-part="picture">
<div class="stepper" role="group" aria-label="which execution">
<label>block <select data-part="block"></select></label>
<label>warp <select data-part="warp"></select></label>
<span><button type="button" data-part="back" aria-label="previous execution">&larr;</button>
<input type="range" data-part="step" min="0" max="{len(first.touches.steps) - 1}" value="0" aria-label="execution">
<button type="button" data-part="on" aria-label="next execution">&rarr;</button>
<button type="button" data-part="play">play</button></span>
</div>
<p class="said" data-part="said" aria-live="polite">{text_of(first.captions[0])}</p>
<div data-part="lanes">{scrolling(_lanes(first).svg(), "the chosen request, lane by lane")}</div>
<ul class="legend" data-part="legend">{legend}</ul>
<p class="quiet" data-part="facts">{counted_facts(first.line)}</p>
<div data-part="linear">{scrolling(linear, "linear memory")}</div>
<div data-part="tile">{scrolling(in_matrix, "the block's part of the matrix")}</div>
</div>
</div>"""


def _lanes(view: View) -> Drawing:
    drawing = lanes.frame(view.lanes.height, view.name, view.captions[0])
    with drawing.group(data_frame=""):
        drawing.raw(view.lanes.markup[view.lanes.index[0]])
    return drawing


def _plain(frames: Frames, title: str, width: float) -> Drawing:
    drawing = Drawing(width, frames.height, title, "moves with the picture above")
    with drawing.group(data_frame=""):
        drawing.raw(frames.markup[frames.index[0]] if frames.markup else "")
    return drawing


def counted_facts(line: LineCounts) -> str:
    """What was counted over all executions of the access: the figures of the table and of the JSON."""
    parts = [f"{plural(line.requests, 'request')} in all"]
    if line.sectors_per_request is not None:
        ideal = ratio(line.ideal_sectors_per_request or 0)
        parts.append(f"{_each(line.sectors_per_request, 'sector')} each, {ideal} ideal")
    parts.append(f"{_each(line.wavefronts_per_request, 'wavefront')} each")
    if line.space == "shared":
        parts.append(f"{count(line.conflicts)} bank conflicts")
    parts.append(f"{ratio(line.lanes_per_request)} of 32 lanes active")
    return "; ".join(parts) + " (counted)."


def _each(value: float, noun: str) -> str:
    return f"{ratio(value)} {noun}{'' if value == 1 else 's'}"


def record(explanation: Explanation, found: Sequence[View], marks: dict[str, Any], first: int | None) -> dict[str, Any]:
    """What the script needs of one kernel."""
    drawn = {id(view.line) for view in found}
    others: dict[int, list[str]] = {}
    for line in explanation.lines:
        if line.requests and id(line) not in drawn:
            others.setdefault(line.line, []).append(f"{line.operation} {describe(line)}: {counted_facts(line)}")
    pool: dict[str, int] = {}
    drawn_views = [_view(view, pool) for view in found]
    return {"views": drawn_views, "pool": list(pool), "others": others, "marks": marks, "first": first}


def _view(view: View, pool: dict[str, int]) -> dict[str, Any]:
    touches = view.touches
    kinds = [kind for kind, _ in _LEGEND if any(f'class="{kind}"' in frame for frame in view.lanes.markup)]
    return {
        "line": view.line.line,
        "name": view.name,
        "shared": view.shared,
        "kinds": kinds,
        "facts": counted_facts(view.line),
        "blocks": [list(block) for block in touches.blocks],
        "warps": list(touches.warps),
        "steps": list(touches.steps),
        "executions": touches.executions,
        "captions": view.captions,
        "lanes": _frames(view.lanes, pool),
        "linear": _frames(view.linear, pool),
        "tile": _frames(view.tile, pool) if view.tile.markup else None,
    }


def _frames(frames: Frames, pool: dict[str, int]) -> dict[str, Any]:
    """Which frame of the ``pool`` each state shows: accesses that look alike share theirs."""
    places = [pool.setdefault(markup, len(pool)) for markup in frames.markup]
    return {"index": [places[number] for number in frames.index], "height": frames.height}
