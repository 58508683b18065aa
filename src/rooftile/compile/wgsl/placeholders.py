"""What a template engine or a preprocessor was to replace: ``{{ TILE }}``, ``${tile}``, ``#ifdef``.

None of it can be part of WGSL, so that it needs no switch to be told from it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import NoReturn

from rooftile.compile.host import script
from rooftile.compile.wgsl.errors import fail
from rooftile.compile.wgsl.syntax import Span
from rooftile.core.source import Source

_PLACEHOLDER = re.compile(
    r"\$\{(?P<dollar>[^{}\n]*)\}|\$(?P<bare>\w+)|\{{2,3}(?!\s*/[*/])(?P<braces>[^\S\n]*[^{};\s][^{};\n]*)\}{2,3}"
    r"|#\{(?P<hash>[^{}\n]*)\}|<%(?P<percent>[^\n]*?)%>|\{%[^\n]*?%\}|\#[ \t]*[A-Za-z_]\w*|\$\{|<%|\{%"
)
_COMMENT = r"//[^\n]*|/\*(?:[^*]|\*(?!/))*\*/"
_ANY = re.compile(f"(?P<comment>{_COMMENT})|{_PLACEHOLDER.pattern}")
_WORD = re.compile(r"[\w.]+")


@dataclass(frozen=True, slots=True)
class Placeholder:
    """``text`` as it stands there; ``name`` is the word that a value could be given for, empty if there is none."""

    text: str
    name: str
    span: Span


def at(text: str, start: int) -> Placeholder | None:
    """The placeholder that begins at ``start``."""
    match = _PLACEHOLDER.match(text, start)
    return None if match is None else _made(match)


def filled(source: Source, values: Mapping[str, str]) -> tuple[Source, dict[str, str]]:
    """``source`` with the placeholders replaced whose names are among ``values``, and the values that this left over.

    What ``values`` does not give is taken from the script around the shader, where that sets it to a number. Comments
    stay as they are, and everything stays on its line.
    """
    made, end = [], 0
    rest = dict(values)
    known = {**script.numbers(source.host), **values} if source.host else values
    for placeholder in _all(source.text):
        if placeholder.name in known:
            made += [source.text[end : placeholder.span.start], known[placeholder.name]]
            end = placeholder.span.end
            rest.pop(placeholder.name, None)
    return replace(source, text="".join([*made, source.text[end:]])), rest


def refuse(source: Source, placeholder: Placeholder) -> NoReturn:
    """Say that the file is not WGSL yet, and what it waits for."""
    names = list(dict.fromkeys(found.name for found in _all(source.text) if found.name))
    if placeholder.text[0] == "#" and placeholder.text[1:2] != "{":
        message = f"`{placeholder.text}` is a preprocessor's, which WGSL has none of"
        step = "give the file as the preprocessor leaves it"
    else:
        message = f"`{placeholder.text}` is a placeholder: this file is a template that has not been filled in"
        given = " ".join(f"-D {name}=..." for name in names)
        step = f"give its value with {given}, or fill in the template first" if names else "fill in the template first"
    fail(source, placeholder.span, message, next_step=step)


def _all(text: str) -> Iterator[Placeholder]:
    return (_made(match) for match in _ANY.finditer(text) if match["comment"] is None)


def _made(match: re.Match[str]) -> Placeholder:
    groups = ("dollar", "bare", "braces", "hash", "percent")
    inside = next((match[group] for group in groups if match[group] is not None), "")
    word = inside.strip().removeprefix("=").strip()
    return Placeholder(match[0], word if _WORD.fullmatch(word) else "", Span(*match.span()))
