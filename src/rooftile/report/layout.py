"""Text, width and marks: what every section of the terminal report is set with."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from rooftile.core.explanation import Label

ERROR, WARNING, GOOD, SOURCE, QUIET, STRONG = "bold red", "yellow", "bold green", "cyan", "dim", "bold"
"""Colours mean one thing each: red is wrong or wasted, yellow suspicious, green right, cyan source text. The words say
so too."""

NO_BREAK = "\N{NO-BREAK SPACE}"


@dataclass(frozen=True, slots=True)
class Page:
    """The width to fill, in terminal cells, and the marks that the terminal can show."""

    width: int = 80
    ascii_only: bool = False

    @property
    def rule(self) -> str:
        """What a heading is ruled with."""
        return "-" if self.ascii_only else "─"

    @property
    def bar(self) -> tuple[str, str]:
        """A filled and an empty cell of a bar."""
        return ("#", ".") if self.ascii_only else ("█", "░")

    @property
    def gutter(self) -> str:
        """What divides a line number from its source text."""
        return "|" if self.ascii_only else "│"

    @property
    def ellipsis(self) -> str:
        """What stands for text that was cut."""
        return "..." if self.ascii_only else "…"

    def heading(self, title: str, label: Label | str) -> Text:
        """A title ruled to the full width, with the kind of its numbers at the end."""
        rule = self.rule * max(3, self.width - cell_len(title) - cell_len(label) - 2)
        return Text.assemble((title, STRONG), " ", (rule, QUIET), " ", (label, QUIET))

    def cut(self, text: str, width: int) -> str:
        """``text`` in at most ``width`` cells, with an ellipsis where something was cut away."""
        if cell_len(text) <= width:
            return text
        if width <= len(self.ellipsis):
            return set_cell_size(text, max(0, width))
        return set_cell_size(text, width - len(self.ellipsis)).rstrip() + self.ellipsis

    def wrap(self, text: str, *, first: str = "", rest: str = "") -> list[str]:
        """``text`` broken between words to the page's width, begun with ``first`` and continued with ``rest``.

        It is never broken at a no-break space, which keeps a figure and its unit together.
        """
        lines, line, prefix = [], "", first
        for word in filter(None, text.split(" ")):
            candidate = f"{line} {word}" if line else word
            if line and cell_len(prefix) + cell_len(candidate) > self.width:
                lines.append(prefix + line)
                line, prefix = word, rest
            else:
                line = candidate
        lines = [*lines, prefix + line] if line or not lines else lines
        return [line.replace(NO_BREAK, " ") for line in lines]

    def gauge(self, fraction: float, cells: int) -> str:
        """A bar of ``cells``, filled to ``fraction``; something is filled for anything above zero."""
        full, empty = self.bar
        filled = min(cells, max(round(fraction * cells), 1 if fraction > 0 else 0))
        return full * filled + empty * (cells - filled)


def printable(text: str) -> str:
    """Source text fit for a terminal: tabs become spaces, and nothing can move the cursor or change colours."""
    hidden = ("Cc", "Cf", "Cs")
    return "".join("\N{REPLACEMENT CHARACTER}" if unicodedata.category(c) in hidden else c for c in text.expandtabs(4))


def together(text: str) -> str:
    """``text`` with no-break spaces, so that :meth:`Page.wrap` keeps it on one line."""
    return text.replace(" ", NO_BREAK)


def spoken(name: str) -> str:
    """An identifier as words: ``as_written`` is "as written"."""
    return name.replace("_", " ")


def columns(page: Page, rows: Sequence[Sequence[str]], *, right: Sequence[bool], gap: str = "  ") -> list[str]:
    """Rows of cells set in columns as wide as their widest cell; ``right`` says which are set to the right."""
    widths = [max(cell_len(row[i]) for row in rows) for i in range(len(right))]
    lines = []
    for row in rows:
        cells = [
            " " * (width - cell_len(cell)) + cell if flush else cell + " " * (width - cell_len(cell))
            for cell, width, flush in zip(row, widths, right, strict=True)
        ]
        lines.append(page.cut(gap.join(cells).rstrip(), page.width))
    return lines
