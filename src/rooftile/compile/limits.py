"""What no compiler should be given: text so nested, or macros so large, that it would crash or work for hours.

And how long one may take over the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Final

from rooftile.compile.cpp.tokens import Token, scan
from rooftile.core.errors import CompileError
from rooftile.core.source import Diagnostic, Location

MAX_DEPTH: Final = 500
"""Brackets inside one another; compilers for C++ are asked to allow 256."""

MAX_OPERANDS: Final = 5_000
"""Tokens of an expression or statement between ``;``, ``{``, ``}`` and commas: the optimiser's time is quadratic."""

MAX_EXPANSION: Final = 100_000
"""Tokens that a macro stands for."""

ENDLESS: Final = "the compiler has not come to an end"
"""What errors say of one that takes longer than it may."""

_SMALL: Final = 5_000
"""A text with fewer characters can neither be too deep nor too long."""

_OPENS, _CLOSES = ("(", "[", "{"), (")", "]", "}")
_DEFINE: Final = re.compile(r"#\s*define\s+(\w+)(\(([^()]*)\))?(.*)", re.DOTALL)


_seconds: ContextVar[float | None] = ContextVar("seconds", default=None)


@contextmanager
def time_limit(seconds: float | None) -> Iterator[None]:
    """Let no single compilation inside take longer than ``seconds``."""
    token = _seconds.set(seconds)
    try:
        yield
    finally:
        _seconds.reset(token)


def allowed_seconds(most: float) -> float:
    """Seconds that a compilation may take: ``most``, or fewer where :func:`time_limit` says so."""
    given = _seconds.get()
    return most if given is None else min(given, most)


def check_limits(texts: Mapping[str, str]) -> None:
    """Refuse texts, by the names they are shown under, that pass a limit.

    Raises
    ------
    CompileError
        With the line.
    """
    macros: dict[str, tuple[list[str], Location]] = {}
    for name, text in texts.items():
        if len(text) >= _SMALL or "define" in text:
            _check_text(name, scan(text), macros)
    sizes: dict[str, int] = {}
    for name in macros:
        if _size(name, macros, sizes) > MAX_EXPANSION:
            raise _refused(f"the macro {name} stands for more than {MAX_EXPANSION:,} tokens", macros[name][1])


def _check_text(file: str, tokens: list[Token], macros: dict[str, tuple[list[str], Location]]) -> None:
    depth = length = 0
    for token in tokens:
        if token.kind == "directive":
            if (match := _DEFINE.match(token.text)) is not None:
                body = [part.text for part in scan(match[4], directives=False)]
                macros[match[1]] = (body, Location(file, token.line))
            continue
        length = 0 if token.text in (";", "{", "}", ",") else length + 1
        if token.text in _OPENS:
            depth += 1
        elif token.text in _CLOSES:
            depth = max(0, depth - 1)
        if depth > MAX_DEPTH:
            raise _refused(f"more than {MAX_DEPTH} brackets inside one another", Location(file, token.line))
        if length > MAX_OPERANDS:
            raise _refused(f"a statement of more than {MAX_OPERANDS:,} tokens", Location(file, token.line))


def _size(name: str, macros: Mapping[str, tuple[list[str], Location]], sizes: dict[str, int]) -> int:
    """Tokens that a macro stands for, its arguments counted as written; at most a little over the limit."""
    waiting, seen = [name], set(sizes)
    while waiting:  # macros within macros first; not recursive, for they may be a chain of thousands
        body = macros[waiting[-1]][0]
        seen.add(waiting[-1])
        inner = dict.fromkeys(word for word in body if word in macros and word not in seen)
        if inner:
            waiting += inner
        else:
            sizes[waiting.pop()] = min(sum(sizes.get(word, 1) for word in body), MAX_EXPANSION + 1)
    return sizes[name]


def _refused(what: str, location: Location) -> CompileError:
    return CompileError(
        "this is not compiled, for it would take the compiler to its limits",
        diagnostics=[Diagnostic("error", what, location)],
        next_step="write it with fewer levels, or as several statements",
    )
