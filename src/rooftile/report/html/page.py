"""The page around the pictures: one file, no request leaves it, and what users wrote is text in it, never markup."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from rooftile.report.html.palette import picture_rules, variables
from rooftile.report.html.svg import Drawing, text_of

_POLICY = "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:"
"""The browser itself refuses whatever this page would load."""


def page(
    title: str, body: str, data: dict[str, Any], scripts: Sequence[str], sections: Sequence[tuple[str, str]]
) -> str:
    """A report's page.

    Parameters
    ----------
    title : str
    body : str
        Markup of the report.
    data : dict
        What the scripts read.
    scripts : sequence of str
        Names of files in ``assets``, beside the one for light and dark.
    sections : sequence of (id, name)
        For the bar at the top.
    """
    code = "".join(f"<script>\n{_asset(name)}</script>\n" for name in scripts)
    record = f'<script type="application/json" id="data">{embedded(data)}</script>\n' if scripts else ""
    return document(title, body, [(f"#{key}", name) for key, name in sections], after=record + code)


def document(title: str, body: str, links: Sequence[tuple[str, str]], *, style: str = "", after: str = "") -> str:
    """A whole HTML document around ``body``; ``links`` are (address, name) for the bar at the top."""
    items = "".join(f'<li><a href="{text_of(address)}">{text_of(name)}</a></li>' for address, name in links)
    return (
        '<!DOCTYPE html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{_POLICY}">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{text_of(title)}</title>\n"
        f"<style>\n{variables()}{_asset('page.css')}{picture_rules()}{style}</style>\n</head>\n<body>\n"
        '<a class="skip" href="#main">to the content</a>\n'
        f"{_header(title)}\n"
        f'<nav aria-label="sections"><ul>{items}</ul></nav>\n<main id="main">\n{body}\n</main>\n'
        f"<script>\n{_asset('theme.js')}{_asset('focus.js')}</script>\n{after}</body>\n</html>\n"
    )


def _header(title: str) -> str:
    return (
        f'<header><div class="top"><h1>{text_of(title)}</h1><button type="button" id="theme">dark</button>'
        "</div></header>"
    )


def embedded(data: dict[str, Any]) -> str:
    """JSON that can stand inside a script element: nothing in it can end the element or begin a comment."""
    text = json.dumps(data, separators=(",", ":"), allow_nan=False, ensure_ascii=False)
    return text.replace("<", "\\u003c").replace(">", "\\u003e").replace("&", "\\u0026").replace("\u2028", "\\u2028")


def _asset(name: str) -> str:
    return files("rooftile.report.html").joinpath("assets", name).read_text(encoding="utf-8")


def figure(drawing: Drawing, caption: str = "") -> str:
    """A picture with its caption (markup), in a box of its own that scrolls where it is too wide."""
    words = f"<figcaption>{caption}</figcaption>" if caption else ""
    return f"<figure>{scrolling(drawing.svg(), drawing.title)}{words}</figure>"


def scrolling(markup: str, name: str) -> str:
    """Markup in a box that scrolls sideways, by keyboard too."""
    return f'<div class="scroll" role="region" tabindex="0" aria-label="{text_of(name)}">{markup}</div>'


def tag(label: str) -> str:
    """How a number is known: exact, modelled or measured, with whatever else is said of it."""
    kind = label.split(",")[0].split(" ")[0]
    return f'<span class="tag {text_of(kind)}">{text_of(label)}</span>'


def card(key: str, title: str, content: str, *, label: str = "", wide: bool = False) -> str:
    """A section with a heading."""
    mark = f" {tag(label)}" if label else ""
    kind, style = ("card wide", ' style="grid-column:1/-1"') if wide else ("card", "")
    return (
        f'<section class="{kind}" id="{key}" aria-labelledby="{key}-title"{style}><h2 id="{key}-title">'
        f"{text_of(title)}{mark}</h2>"
        f"{content}</section>"
    )


def table(head: Sequence[str], rows: Sequence[Sequence[str]], *, lines: Sequence[int | None] = (), name: str) -> str:
    """A table of text; ``lines`` are the source lines that rows belong to."""
    titles = "".join(f'<th scope="col">{text_of(cell)}</th>' for cell in head)
    body = []
    for number, row in enumerate(rows):
        line = lines[number] if number < len(lines) else None
        cells = "".join(f"<td>{text_of(cell)}</td>" for cell in row)
        body.append(f"<tr{f' class=pick data-line={line}' if line else ''}>{cells}</tr>")
    return (
        f'<div class="table" role="region" tabindex="0" aria-label="{text_of(name)}"><table><thead><tr>'
        f"{titles}</tr></thead>"
        f"<tbody>{''.join(body)}</tbody></table></div>"
    )
