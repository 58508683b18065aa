"""Launches that host code makes more than once, with the same arguments or with others in each turn."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final

from rooftile.compile.cpp.tokens import Token, closing
from rooftile.compile.host.definitions import assigned

_FREES: Final = re.compile(r"(?:cuda|hip)Free(?:Async|Host)?|cuMemFree(?:_v2)?")
_ENDS: Final = (";", "{", "}")


def again(body: Sequence[Token], place: int, name: str) -> int:
    """The line of a loop around the launch at ``place``, or of the same launch behind it, to which ``name`` is passed.

    0 where it is made once, where anything that is passed changes, where ``name`` is used for anything else between
    the two, or where nothing uses it behind the last one.
    """
    start = max((at + 1 for at in range(place) if body[at].text in _ENDS), default=0)
    end = next((at for at in range(place, len(body)) if body[at].text == ";"), len(body))
    launch = [token.text for token in body[start:end]]
    for opened, first, last in _loops(body, place):
        uses = [at for at in range(first, last) if body[at].text == name and not start <= at < end]
        if not uses and not _changed(body[opened:last]).intersection(launch) and _is_used(body[last:], name):
            return body[opened].line
    for at in range(end + 1, len(body)):
        if body[at].text == name:
            other = max(place for place in range(end, at) if body[place].text in _ENDS) + 1
            same = [token.text for token in body[other : other + len(launch)]] == launch
            alone = not _changed(body[end:other]).intersection(launch) and not _is_branched(body[end:other])
            return body[other].line if same and alone and _is_used(body[other + len(launch) :], name) else 0
    return 0


def turns(body: Sequence[Token], place: int) -> dict[str, int]:
    """Variables that the loops around ``place`` set anew in each turn, with the lines of these loops."""
    found: dict[str, int] = {}
    for opened, _, _ in _loops(body, place):
        header = body[opened + 2 : closing(body, opened + 1)]
        found |= {
            name.text: body[opened].line for name, sign in pairwise(header) if name.kind == "name" and sign.text == "="
        }
    return found


def _loops(body: Sequence[Token], place: int) -> Iterator[tuple[int, int, int]]:
    """Loops around ``place``, the inner ones first: where each begins, where what it repeats begins, and its end."""
    found = []
    for at in range(place):
        if body[at].text in ("for", "while") and body[at + 1].text == "(":
            first = closing(body, at + 1) + 1
            braced = first < len(body) and body[first].text == "{"
            last = closing(body, first) if braced else _end_of_statement(body, first)
            if first <= place < last:
                found.append((at, first, last))
    yield from reversed(found)


def _end_of_statement(body: Sequence[Token], first: int) -> int:
    return next((at for at in range(first, len(body)) if body[at].text == ";"), len(body))


def _changed(tokens: Sequence[Token]) -> set[str]:
    """Names that are given a value, or whose address or reference somebody may be given."""
    found = assigned(tokens)
    found |= {token.text for left, token in pairwise(tokens) if left.text == "&" and token.kind == "name"}
    for at, token in enumerate(tokens[:-1]):
        if token.text == "swap" and tokens[at + 1].text == "(":
            found |= {part.text for part in tokens[at + 2 : closing(tokens, at + 1)] if part.kind == "name"}
    return found


def _is_branched(tokens: Sequence[Token]) -> bool:
    """Whether what follows ``tokens`` is made in another branch, or behind a way out."""
    words = [token.text for token in tokens]
    return "else" in words or "case" in words or words.count("{") != words.count("}")


def _is_used(tokens: Sequence[Token], name: str) -> bool:
    """Whether memory is passed to anything that does not free it."""
    return any(
        token.text == name and not (at > 1 and _FREES.fullmatch(tokens[at - 2].text)) for at, token in enumerate(tokens)
    )
