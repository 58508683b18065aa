"""What the host's code has put into memory before it passes it to a kernel: whether that was set to 0, and how much."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import pairwise
from typing import Final

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, closing_angle, parameter_names, split
from rooftile.compile.host.arguments import uncast
from rooftile.compile.host.expressions import translate
from rooftile.compile.host.program import HostProgram, pointers_at
from rooftile.compile.host.repeated import again
from rooftile.core.launch_site import Contents

_ALLOCATES: Final = re.compile(r"(?:cuda|hip)Malloc(?:Async|Managed)?|cuMemAlloc(?:_v2)?")
_SETS: Final = re.compile(r"(?:cuda|hip)Memset(?:Async)?")
_COPIES: Final = re.compile(r"(?:cuda|hip)Memcpy(?:Async)?")
_FREES: Final = re.compile(r"(?:cuda|hip)Free(?:Async)?|cuMemFree(?:_v2)?")
_HARMLESS: Final = re.compile(r"cuda|cu[A-Z]|hip|(?:if|for|while|switch|sizeof|dim3|f?printf|malloc)$")
"""Beginnings of the names of what stands in front of parentheses and sets no memory that it is not given."""

_NOTHING: Final = ("nullptr", "NULL", "0")
_MOST_CALLERS: Final = 3
"""Levels of functions around a launch that are looked at."""


def contents(
    host: HostProgram, function: Item, body: Sequence[Token], place: int, arguments: Sequence[Sequence[Token]]
) -> dict[str, Contents]:
    """What lies in the memory that ``arguments`` point to, by their variables' names, where that is certain.

    Parameters
    ----------
    host : HostProgram
    function : Item
    body : sequence of Token
        The function's, with macros expanded.
    place : int
        Where in it the memory is passed on.
    arguments : sequence of sequences of Token
        What is passed.
    """
    found = ((_name(argument), _held(host, function, body, place, argument)) for argument in arguments)
    return {name: held for name, held in found if held is not None}


def _name(argument: Sequence[Token]) -> str:
    """The variable that is passed, as it is or its address; "" for anything else."""
    bare = uncast([token for token in argument if token.text != "&"])
    return bare[0].text if len(bare) == 1 and bare[0].kind == "name" else ""


def _held(
    host: HostProgram, function: Item, body: Sequence[Token], place: int, argument: Sequence[Token], level: int = 0
) -> Contents | None:
    """What the memory that ``argument`` points to holds at ``place``; None where what is done with it may set it."""
    name, found = _name(argument), None
    if not name:
        return None
    for at, called, position in _uses(body, place, name):
        if called is None:
            if not _is_declared(body, at):
                return None
        elif _ALLOCATES.fullmatch(called) and position == 0:
            found = Contents(body[at].line)
        elif _SETS.fullmatch(called) and position == 0:
            opened = _opening(body, at)
            given = split(body[opened + 1 : closing(body, opened)])
            local = pointers_at(function, body, at)
            size = translate(given[2], host.inline, {**host.aliases, **local}) if len(given) > 2 else None
            value = _value(given[1]) if size != "0" else 0  # of no bytes: the two are exchanged
            if size is None or value is None or _name(given[0]) != name:
                return None
            if found is not None and found.zeroed is not None and found.size != size:  # in parts, or one of them
                return None
            found = Contents(found.allocated if found is not None else None, body[at].line, size, value)
        elif not (called == "sizeof" or _FREES.fullmatch(called) or (_COPIES.fullmatch(called) and position == 1)):
            return None
    names = list(parameter_names(function.parameters))
    if found is not None and name not in names and _is_set_elsewhere(body, place, name):
        return None
    if found is not None:
        return replace(found, again=again(body, place, name)) if found.zeroed is not None and level == 0 else found
    if name not in names or level >= _MOST_CALLERS:
        return None
    outer = [_of_caller(host, function, call, names.index(name), level) for call in host.calls.get(function.name, ())]
    return outer[0] if outer and None not in outer else None


def _value(tokens: Sequence[Token]) -> int | None:
    """What each byte is set to, if that is a number."""
    text = "".join(token.text for token in tokens)
    return int(text, 0) if re.fullmatch(r"[0-9]|[1-9][0-9]+|0[xX][0-9a-fA-F]+", text) else None


def _is_set_elsewhere(body: Sequence[Token], place: int, name: str) -> bool:
    """Whether ``name`` is of the whole program, or of a class, and a function may set it between its uses and here."""
    uses = list(_uses(body, place, name))
    if any(called is None and body[at - 1].text != "&" and _is_declared(body, at) for at, called, _ in uses):
        return False
    return any(
        token.kind == "name" and following.text in ("(", "<") and not _HARMLESS.match(token.text)
        for token, following in pairwise(body[uses[-1][0] : place])
    )


def _of_caller(
    host: HostProgram, function: Item, call: tuple[Item, list[Token], int], position: int, level: int
) -> Contents | None:
    """What a parameter of ``function`` points to where that is called."""
    caller, body, index = call
    opened = index + 1
    if opened < len(body) and body[opened].text == "<":
        opened = closing_angle(body, opened) + 1
    if caller is function or opened >= len(body) or body[opened].text != "(":
        return None
    given = split(body[opened + 1 : closing(body, opened)])
    return _held(host, caller, body, index, given[position], level + 1) if position < len(given) else None


def _uses(body: Sequence[Token], stop: int, name: str) -> Iterator[tuple[int, str | None, int]]:
    """Where ``name`` stands before ``stop``: the function called with it and which of its arguments it is, if it is."""
    for at in range(min(stop, len(body))):
        if body[at].text == name and body[at].kind == "name":
            opened = _opening(body, at)
            if opened < 0 or body[opened].text != "(" or body[opened - 1].kind != "name":
                yield at, None if opened < 0 or body[opened].text == "{" else "", 0
                continue
            position = len(split(body[opened + 1 : at + 1])) - 1
            yield at, body[opened - 1].text, position


def _opening(body: Sequence[Token], at: int) -> int:
    """Index of the innermost bracket around ``at``, casts left out; -1 for none."""
    depth = 0
    for index in range(at - 1, -1, -1):
        text = body[index].text
        if text in (")", "]", "}"):
            depth += 1
        elif text in ("(", "[", "{"):
            if depth == 0:
                return index
            depth -= 1
    return -1


def _is_declared(body: Sequence[Token], at: int) -> bool:
    """Whether the name at ``at`` is only declared there, ``float *A, *C = nullptr;``, or listed, ``{&A, &C}``."""
    if not 1 < at < len(body) - 3:
        return False
    (outer, before), following = body[at - 2 : at], body[at + 1].text
    if before.text == "&":
        return following in (",", "}")
    typed = before.text == "," or (before.text == "*" and (outer.kind == "name" or outer.text in (",", "*")))
    if following == "=":
        return typed and body[at + 2].text in _NOTHING and body[at + 3].text in (",", ";")
    return typed and following in (",", ";")
