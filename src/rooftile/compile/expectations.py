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
_BLOCKS: Final = {
    "ptx": (re.compile(r"\.entry\s+([\w$%.]+)"), re.compile(r"^\}", re.MULTILINE)),
    "python": (re.compile(r"^def (\w+)", re.MULTILINE), re.compile(r"\n(?=[^\s)])")),
}
"""How kernels begin and where they end, by language; CUDA C++ is told by its brackets."""


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
    begins, ends = _BLOCKS[language]
    found = []
    for match in begins.finditer(text):
        end = ends.search(text, match.end())
        found.append((match[1], text.count("\n", 0, end.start() if end is not None else len(text)) + 1))
    return found
