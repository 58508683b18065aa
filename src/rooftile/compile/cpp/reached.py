"""What of a text no compiler reads, whatever its macros: the branches that ``#if 0`` switches off."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rooftile.compile.cpp.tokens import scan

_OFF: Final = re.compile(r"#[ \t]*(?:el)?if[ \t]+(?:0|false)[ \t]*(?=$|//|/\*|\n)")
_ON: Final = re.compile(r"#[ \t]*(?:el)?if[ \t]+(?:1|true)[ \t]*(?=$|//|/\*|\n)")
_KEYWORD: Final = re.compile(r"#[ \t]*(\w*)")
_NOT_A_LINE: Final = re.compile(r"[^\n]")


def reached(text: str) -> str:
    """``text`` with blanks for what stands in ``#if 0``, or behind ``#if 1`` in its other branches; lines are kept."""
    if _OFF.search(text) is None and _ON.search(text) is None:
        return text
    made, at = [], 0
    for start, end in _off(text):
        made += [text[at:start], _NOT_A_LINE.sub(" ", text[start:end])]
        at = end
    return "".join((*made, text[at:]))


def _off(text: str) -> Iterator[tuple[int, int]]:
    """Where branches that are switched off begin and end, the outermost of them."""
    levels: list[bool] = []
    """Of each ``#if`` around: whether one of its branches is certainly taken, so that those behind it are not."""
    off, since = 0, 0  # the level that is switched off, from 1, and where that begins
    for token in scan(text):
        if token.kind != "directive" or (match := _KEYWORD.match(token.text)) is None:
            continue
        keyword = match[1]
        if keyword in ("if", "ifdef", "ifndef"):
            levels.append(False)
        elif not levels or not keyword.startswith(("el", "end")):
            continue
        if off == len(levels) and keyword.startswith(("el", "end")):
            yield since, token.start
            off = 0
        if keyword.startswith("end"):
            levels.pop()
        elif not off:
            if levels[-1] or _OFF.match(token.text):
                off, since = len(levels), token.end
            levels[-1] = levels[-1] or _ON.match(token.text) is not None
    if off:
        yield since, len(text)
