"""Comments ``// rooftile: expect ...`` of a source and of the user's headers, and the kernels they are about."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rooftile.compile import files
from rooftile.core.errors import UsageError
from rooftile.core.expectation import ExpectationComment
from rooftile.core.source import Language, Location, Source

_COMMENT: Final = re.compile(r"(?://|#)[ \t]*rooftile:(?P<text>[^\n]*)")
_EXPECT: Final = re.compile(r"\bexpect\b")
_ENTRY: Final = re.compile(r"\.entry\s+([\w$%.]+)")
_DEF: Final = re.compile(r"^(?:async )?def (\w+)", re.MULTILINE)

_Spans = Sequence[tuple[str, int]]
"""Kernels and the lines on which they end, in the order of the file."""


def expectation_comments(source: Source, include_dirs: Sequence[Path] = ()) -> tuple[ExpectationComment, ...]:
    """The expectations that ``source``, and the user's files it includes, state in comments, in their order.

    Raises
    ------
    UsageError
        If one shares its comment with a launch.
    """
    texts = {source.name: source.text}
    if source.language == "cuda":
        texts = dict(files.texts(source, files.includes(source, include_dirs)))
    found: list[ExpectationComment] = []
    for file, text in texts.items():
        spans: _Spans | None = None
        for match in _COMMENT.finditer(text):
            written = match["text"].strip()
            word = _EXPECT.search(written)
            if word is None:
                continue
            location = Location(file, text.count("\n", 0, match.start()) + 1)
            if word.start():
                raise UsageError(
                    f"{location}: expectations stand in a comment of their own",
                    got=f"// rooftile: {written}",
                    next_step=f"write // rooftile: {written[word.start() :]} on another line",
                )
            spans = _kernels(text, source.language) if spans is None else spans
            kernel = next((name for name, last in spans if last >= location.line), "")
            found.append(ExpectationComment(written[word.end() :].strip(), location, kernel))
    return tuple(found)


def _kernels(text: str, language: Language) -> _Spans:
    if language == "cuda":
        from rooftile.compile.items import items, walk  # here: most files have no such comment
        from rooftile.compile.tokens import scan

        return [(item.name, item.lines()[1]) for item in walk(items(scan(text), {})) if item.kernel]
    starts = list((_ENTRY if language == "ptx" else _DEF).finditer(text))
    ends = [text.count("\n", 0, each.start()) for each in starts[1:]]  # the line before the next one begins
    return [(m[1], end) for m, end in zip(starts, [*ends, text.count("\n") + 1], strict=True)]
