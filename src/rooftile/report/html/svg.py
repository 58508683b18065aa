"""SVG, element by element: pictures are drawn with classes, whose colours the page or the file gives them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from html import escape

_LEAST_SCALE = 0.82
"""Smaller than that, a picture in a page scrolls instead of shrinking, so that its text can still be read."""
_MOST_SCALE = 1.5

Attributes = Mapping[str, object]


def text_of(value: object) -> str:
    """``value`` as text of a page: whatever it holds, it is shown and never obeyed."""
    return escape(str(value), quote=True)


def prose(value: object) -> str:
    """``value`` as text of a page, with what stands between backticks set as code."""
    return re.sub("`([^`]+)`", r"<code>\1</code>", text_of(value))


def figure(value: float) -> str:
    """A coordinate, to a tenth of a pixel."""
    text = f"{value:.1f}"
    return text.removesuffix(".0")


def attributes(values: Attributes) -> str:
    """Attributes with their values quoted; those that are None are left out. ``_`` stands for ``-``."""
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{text_of(value)}"'
        for name, value in values.items()
        if value is not None
    )


class Drawing:
    """A picture in the making. Coordinates are pixels, y downwards; text is set at its baseline.

    Parameters
    ----------
    width, height : float
    title : str
        What the picture shows, for people who do not see it.
    description : str
        What it says, in a sentence.
    """

    def __init__(self, width: float, height: float, title: str = "", description: str = "") -> None:
        self.width, self.height = width, height
        self.title, self.description = title, description
        self._parts: list[str] = []

    def rect(self, x: float, y: float, width: float, height: float, kind: str, **more: object) -> None:
        """A rectangle; ``kind`` is its class."""
        self._parts.append(
            f'<rect class="{kind}" x="{figure(x)}" y="{figure(y)}" width="{figure(max(width, 0))}" '
            f'height="{figure(max(height, 0))}"{attributes(more)}/>'
        )

    def line(self, x1: float, y1: float, x2: float, y2: float, kind: str) -> None:
        """A straight line."""
        self._parts.append(
            f'<line class="{kind}" x1="{figure(x1)}" y1="{figure(y1)}" x2="{figure(x2)}" y2="{figure(y2)}"/>'
        )

    def path(self, commands: str, kind: str, **more: object) -> None:
        """A path in SVG's own commands."""
        self._parts.append(f'<path class="{kind}" d="{commands}"{attributes(more)}/>')

    def circle(self, x: float, y: float, radius: float, kind: str) -> None:
        """A circle about (x, y)."""
        self._parts.append(f'<circle class="{kind}" cx="{figure(x)}" cy="{figure(y)}" r="{figure(radius)}"/>')

    def text(self, x: float, y: float, text: object, kind: str = "label", anchor: str = "start") -> None:
        """One line of text that begins, has its middle or ends at x."""
        end = "" if anchor == "start" else f' text-anchor="{anchor}"'
        self._parts.append(f'<text class="{kind}" x="{figure(x)}" y="{figure(y)}"{end}>{text_of(text)}</text>')

    @contextmanager
    def group(self, kind: str = "", **more: object) -> Iterator[None]:
        """Put what is drawn meanwhile into one group."""
        self._parts.append(f"<g{attributes({'class': kind or None, **more})}>")
        yield
        self._parts.append("</g>")

    def raw(self, markup: str) -> None:
        """Markup that another drawing made."""
        self._parts.append(markup)

    def inner(self) -> str:
        """What was drawn, without the frame around it."""
        return "".join(self._parts)

    def svg(self, **more: object) -> str:
        """The whole picture as an element of a page."""
        size = f'width="{figure(self.width)}" height="{figure(self.height)}"'
        described = (
            f"<title>{text_of(self.title)}</title><desc>{text_of(self.description)}</desc>" if self.title else ""
        )
        label = attributes({"role": "img", "aria-label": f"{self.title}. {self.description}".strip()})
        least, most = (figure(self.width * scale) for scale in (_LEAST_SCALE, _MOST_SCALE))
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {figure(self.width)} {figure(self.height)}" '
            f'{size} style="min-width:{least}px;max-width:min(100%,{most}px)"{label}{attributes(more)}>'
            f"{described}{self.inner()}</svg>"
        )


def cells(places: list[tuple[float, float]], width: float, height: float) -> str:
    """Path commands of equal rectangles at ``places``, in little text."""
    w, h = figure(width), figure(height)
    return "".join(f"M{figure(x)} {figure(y)}h{w}v{h}h-{w}z" for x, y in places)
