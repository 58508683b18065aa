"""Pictures as files of their own: SVG, and PNG where the extra ``figures`` is installed."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from html import escape
from pathlib import Path

from rooftile.core.comparison import Comparison, Ladder
from rooftile.core.errors import pip_install
from rooftile.core.explanation import Explanation
from rooftile.report.html import occupancy
from rooftile.report.html.bars import draw_memory, draw_time
from rooftile.report.html.explain_page import roofline_drawing
from rooftile.report.html.ladder_page import ladder_roofline
from rooftile.report.html.lanes import frame
from rooftile.report.html.machine import draw_machine
from rooftile.report.html.mapping import draw_mapping
from rooftile.report.html.matrices import draw_matrices
from rooftile.report.html.palette import LIGHT, file_rules
from rooftile.report.html.svg import Drawing
from rooftile.report.html.timelines import draw_queue, draw_warps
from rooftile.report.html.views import View, views

_MARGIN = 12
_SCALE = 2


def figures(record: Explanation | Comparison | Ladder) -> dict[str, Drawing]:
    """Every picture of a record's page, by the name of its file."""
    if isinstance(record, Explanation):
        return explanation_figures(record)
    if isinstance(record, Ladder):
        drawing = ladder_roofline(record)
        return {} if drawing is None else {"ladder-roofline": drawing}
    return {
        f"{side}-{name}": drawing
        for side, explanation in zip(("first", "second"), record.explanations or (), strict=False)
        for name, drawing in explanation_figures(explanation).items()
    }


def explanation_figures(explanation: Explanation) -> dict[str, Drawing]:
    """Every picture of a kernel's page by the name of its file; the accesses in their first execution."""
    e = explanation
    found = views(e)
    pictures: dict[str, Drawing] = {}
    for view in found:
        pictures[_name(view)] = access_drawing(view)
    pictures["matrices"] = draw_matrices(e, found)[0]
    if (roofline := roofline_drawing(e)) is not None:
        pictures["roofline"] = roofline
    if e.caches is not None:
        pictures["memory"] = draw_memory(e, e.caches)
    if e.time is not None:
        pictures["time"] = draw_time(e.time)
    if e.schedule is not None:
        pictures["queue"] = draw_queue(e.schedule)
    if e.latency_hiding is not None and e.latency_hiding.interleaving is not None:
        pictures["warps"] = draw_warps(e.latency_hiding, e.latency_hiding.interleaving)
    if e.mapping is not None:
        pictures["mapping"] = draw_mapping(e, e.mapping)
    if e.machine is not None:
        pictures["machine"] = draw_machine(e, e.machine)
        if e.occupancy is not None and e.machine.sm is not None:
            pictures["occupancy"] = occupancy.draw_occupancy(e.occupancy, e.machine.sm)
    return pictures


def access_drawing(view: View, state: int = 0) -> Drawing:
    """One state of a view's request, lane by lane."""
    drawing = frame(view.lanes.height, view.name, view.captions[state])
    drawing.raw(view.lanes.markup[view.lanes.index[state]])
    return drawing


def _name(view: View) -> str:
    array = "".join(c for c in view.line.array or "memory" if c.isascii() and (c.isalnum() or c == "_")) or "array"
    return f"line-{view.line.line}-{view.line.operation}-{array}-{view.number}"


def svg_file(drawing: Drawing) -> str:
    """The picture as an SVG file: on paper, with its colours."""
    width, height = drawing.width + 2 * _MARGIN, drawing.height + 2 * _MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width:.0f}" height="{height:.0f}" '
        f'viewBox="{-_MARGIN} {-_MARGIN} {width:.0f} {height:.0f}" role="img">'
        f"<title>{escape(drawing.title)}</title><desc>{escape(drawing.description)}</desc><style>{file_rules(drawing.inner())}</style>"
        f'<rect x="{-_MARGIN}" y="{-_MARGIN}" width="{width:.0f}" height="{height:.0f}" fill="{LIGHT["paper"]}"/>'
        f"{drawing.inner()}</svg>\n"
    )


def png_file(svg: str) -> bytes | None:
    """The picture as PNG at twice its size; None where the renderer is not installed."""
    try:
        import resvg_py
    except ModuleNotFoundError:
        return None
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, zoom=_SCALE))


def save(
    pictures: Mapping[str, Drawing], folder: Path, write: Callable[[Path, bytes], object] = Path.write_bytes
) -> str:
    """Have ``write`` put every picture into ``folder``, and say what was written."""
    png = True
    for name, drawing in pictures.items():
        svg = svg_file(drawing)
        write(folder / f"{name}.svg", svg.encode())
        image = png_file(svg)
        if image is None:
            png = False
        else:
            write(folder / f"{name}.png", image)
    if png:
        return f"wrote {len(pictures)} pictures into {folder}, as SVG and PNG"
    return f"wrote {len(pictures)} pictures into {folder}, as SVG; for PNG too: {pip_install('resvg-py')}"
