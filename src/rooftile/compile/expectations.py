"""Comments ``// rooftile: expect ...`` of a source and of the user's headers, and the kernels they are about."""

from __future__ import annotations

import difflib
import re
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NoReturn

from rooftile.compile import files
from rooftile.compile.cpp.reached import reached
from rooftile.core.errors import UsageError
from rooftile.core.expectation import ExpectationComment
from rooftile.core.source import Language, Location, Source

_COMMENT: Final = re.compile(r"(?://|#)[ \t]*rooftile:(?P<text>[^\n]*)")
_SLIP: Final = re.compile(
    r"(?:(?<![/*])[/*]+!?|#)[ \t]*(?P<whose>rooftile|\w{6,10}(?=[ \t]*[:\uff1a]))[ \t]*[:\uff1a]?[ \t]*"
    r"(?P<text>(?:expect\b|(?:block|grid|dispatch|args)[ \t]*=)[^\n]*)",
    re.IGNORECASE,
)
"""A comment that was meant for rooftile, however it begins; whether its name is meant, :data:`_ALIKE` tells."""
_ALIKE: Final = 0.85
_CONTINUED: Final = re.compile(r"\n[ \t]*//[ \t]+(?P<word>\w+)=(?!=)")
"""What may go on with a launch on the line behind a comment."""
_BRACKETS: Final = re.compile(r"\([^()]*\)")
_WORD: Final = re.compile(r"[^\s=:,;({]+")
_SETTING: Final = re.compile(r"(\w+)[ \t]*=(?!=)")
_ARGS: Final = re.compile(r"\bargs[ \t]*=")
"""Behind it stand names of parameters."""
_EXPECT: Final = re.compile(r"\bexpect\b")
_BLOCKS: Final = {
    "ptx": (re.compile(r"\.entry\s+([\w$%.]+)"), re.compile(r"^\}", re.MULTILINE)),
    "wgsl": (re.compile(r"@compute\b.*?\bfn\s+(\w+)", re.DOTALL), re.compile(r"^\}", re.MULTILINE)),
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
        If one shares its comment with a launch, or a comment says what none can.
    """
    texts = {source.name: source.text}
    if source.language == "cuda":
        texts = dict(files.texts(source, files.includes(source, include_dirs)))
    found: list[ExpectationComment] = []
    for file, whole in texts.items():
        text = reached(whole) if source.language == "cuda" else whole
        spans: _Spans | None = None
        read = {m.end(): m for m in _COMMENT.finditer(text) if source.language != "cuda" or not _in_string(m)}
        for slip in _SLIP.finditer(text):
            meant = difflib.SequenceMatcher(None, slip["whose"].lower(), "rooftile").ratio() > _ALIKE
            if meant and slip.end() not in read and not _in_string(slip):
                _refuse_slip(slip, Location(file, text.count("\n", 0, slip.start()) + 1), source.language)
        for match in read.values():
            written = match["text"].strip()
            word = _EXPECT.search(written)
            location = Location(file, text.count("\n", 0, match.start()) + 1)
            if word is None:
                _require_known(written, location)
                _require_known_continuation(text, match.end(), location)
                continue
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


def _refuse_slip(slip: re.Match[str], location: Location, language: Language) -> NoReturn:
    """Refuse a comment that begins almost as those that are read: it would guard nothing."""
    begin = "# rooftile:" if language == "python" else "// rooftile:"
    raise UsageError(
        f"{location}: a comment for rooftile begins with {begin}",
        got=slip[0].strip(),
        next_step=f"write {begin} {_WORD.sub(_lowered, slip['text'], 1).removesuffix('*/').strip()}",
    )


def _lowered(word: re.Match[str]) -> str:
    return word[0].lower()


def _in_string(comment: re.Match[str]) -> bool:
    """Whether what looks like a comment stands in a string that begins on its line."""
    from rooftile.compile.cpp.tokens import scan

    begin = comment.string.rfind("\n", 0, comment.start()) + 1
    if '"' not in comment.string[begin : comment.start()]:
        return False
    place = comment.start() - begin
    return any(t.kind == "string" and t.start < place < t.end for t in scan(comment.string[begin : comment.end()]))


def _require_known(written: str, location: Location) -> None:
    """Refuse a comment in which a word would be passed over: what it was meant to say would not hold."""
    from rooftile.compile.host.launches import SETTINGS  # here: most files have no such comment

    bare = written
    while (inner := _BRACKETS.sub("", bare)) != bare:
        bare = inner
    first = _WORD.match(bare)
    if first is None or first[0] == "source":  # shipped PTX says what it was made from
        return
    settings = [match[1] for match in _SETTING.finditer(_ARGS.split(bare)[0])]
    unknown = [name for name in settings if name not in SETTINGS]
    if not unknown and first[0] in SETTINGS:
        return
    word = unknown[0] if unknown else first[0]
    known = ("expect", *SETTINGS)
    close = difflib.get_close_matches(word, known, 1)
    raise UsageError(
        f"{location}: a comment for rooftile does not say {word!r}",
        got=f"// rooftile: {written}",
        allowed=f"expect ..., or a launch of {', '.join(f'{name}=' for name in SETTINGS)}",
        next_step=f"write {close[0]} for {word}" if close else f"take {word} out, or begin the comment otherwise",
    )


def _require_known_continuation(text: str, end: int, location: Location) -> None:
    """Refuse a line that would go on with the launch of the comment before it, were its word spelt right."""
    from rooftile.compile.host.launches import SETTINGS

    line = location.line
    while (match := _CONTINUED.match(text, end)) is not None:
        line, word = line + 1, match["word"]
        close = difflib.get_close_matches(word, SETTINGS, 1)
        if word not in SETTINGS and close:
            raise UsageError(
                f"{location.file}:{line}: a comment for rooftile does not say {word!r}",
                got=text[match.start() + 1 :].split("\n", 1)[0].strip(),
                allowed=", ".join(f"{name}=" for name in SETTINGS),
                next_step=f"write {close[0]} for {word}",
            )
        if word not in SETTINGS:
            return
        end = text.find("\n", match.end()) if "\n" in text[match.end() :] else len(text)


def _kernels(text: str, language: Language) -> _Spans:
    if language == "cuda":
        from rooftile.compile.cpp.items import items, walk  # here: most files have no such comment
        from rooftile.compile.cpp.tokens import scan

        return [(item.name, item.lines()[1]) for item in walk(items(scan(text), {})) if item.kernel]
    begins, ends = _BLOCKS[language]
    found = []
    for match in begins.finditer(text):
        end = ends.search(text, match.end())
        found.append((match[1], text.count("\n", 0, end.start() if end is not None else len(text)) + 1))
    return found
