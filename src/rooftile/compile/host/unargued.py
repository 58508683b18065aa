"""A program's ``main`` as it runs where it is given no arguments: what sizes it has then."""

from __future__ import annotations

from collections.abc import Sequence

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, parameter_names
from rooftile.compile.host.expressions import translate
from rooftile.core.launch_site import constant

_DEPTH = 50
_OPTIONS = ("getopt", "getopt_long", "getopt_long_only")


def counts_arguments(function: Item) -> str:
    """What ``main`` calls the number of its arguments, ``argc``; "" of another function, or if it takes none."""
    names = list(parameter_names(function.parameters))
    return names[0] if function.name == "main" and len(names) > 1 else ""


def unargued(tokens: Sequence[Token], count: str, depth: int = 0) -> list[Token]:
    """``tokens`` of a function's body without what runs only if ``count`` arguments are more than the program's name.

    What depends on more than this number stays as it is.
    """
    found: list[Token] = []
    index = 0
    while index < len(tokens):
        token = tokens[index]
        opened = index + 1
        if token.text in ("if", "while", "for") and opened < len(tokens) and tokens[opened].text == "(":
            end = closing(tokens, opened)
            condition = _condition(tokens[opened + 1 : end], token.text)
            holds = _holds(condition, count)
            if holds is not None and not (holds and token.text != "if"):
                taken = _statement(tokens, end + 1)
                others = taken
                if token.text == "if" and taken < len(tokens) and tokens[taken].text == "else":
                    others = _statement(tokens, taken + 1)
                chosen = tokens[end + 1 : taken] if holds else tokens[taken + 1 : others]
                # A statement of its own, be it a block: what it declares is its own.
                found += unargued(_bare(chosen), count, depth + 1) if depth < _DEPTH else chosen
                index = others
                continue
        if token.text == "?" and (begun := _begin(found)) is not None:
            holds = _holds(found[begun:], count)
            colon, end = _parts(tokens, index + 1)
            if holds is not None and colon < end:
                del found[begun:]
                found += unargued(tokens[index + 1 : colon] if holds else tokens[colon + 1 : end], count, depth + 1)
                index = end
                continue
        found.append(token)
        index += 1
    return found


def _condition(header: Sequence[Token], keyword: str) -> Sequence[Token]:
    """The condition in the brackets of an ``if``, ``while`` or ``for``, which for its first turn is asked."""
    if keyword != "for":
        return header
    ends = [index for index, token in enumerate(header) if token.text == ";"]
    if len(ends) != 2:
        return ()
    first, condition = header[: ends[0]], list(header[ends[0] + 1 : ends[1]])
    if len(first) > 2 and first[-2].text == "=" and first[-1].kind == "number":  # int i = 1
        condition = [first[-1] if token.text == first[-3].text else token for token in condition]
    return condition


def _holds(condition: Sequence[Token], count: str) -> bool | None:
    """Whether a condition on the number of arguments holds if that is 1; None for any other."""
    if not any(token.text == count for token in condition):
        return None
    if any(token.text in _OPTIONS for token in condition):  # which gives -1 at once
        return False
    text = translate(condition)
    value = constant(text, {count: "1"}) if text is not None else None
    return None if value is None else bool(value)


def _statement(tokens: Sequence[Token], start: int) -> int:
    """Where the statement that begins at ``start`` has ended."""
    if start < len(tokens) and tokens[start].text == "{":
        return closing(tokens, start) + 1
    if start + 1 < len(tokens) and tokens[start].text in ("if", "while", "for", "switch"):
        end = _statement(tokens, closing(tokens, start + 1) + 1)
        return _statement(tokens, end + 1) if end < len(tokens) and tokens[end].text == "else" else end
    index = start
    while index < len(tokens) and tokens[index].text != ";":
        index = closing(tokens, index) + 1 if tokens[index].text in ("(", "[", "{") else index + 1
    return index + 1


def _bare(statement: Sequence[Token]) -> Sequence[Token]:
    """A statement without the braces around it, if it declares nothing that others could have a name for."""
    if statement and statement[0].text == "{" and closing(statement, 0) == len(statement) - 1:
        return statement[1:-1]
    return statement


def _begin(found: Sequence[Token]) -> int | None:
    """Where the condition before a ``?`` begins; None where that is not plain."""
    depth = 0
    for index in range(len(found) - 1, -1, -1):
        text = found[index].text
        if text in (")", "]", "}"):
            depth += 1
        elif text in ("(", "[", "{"):
            depth -= 1
        if depth < 0 or (depth == 0 and text in ("=", ",", ";", "return", "?", ":", "{")):
            return index + 1
    return None


def _parts(tokens: Sequence[Token], start: int) -> tuple[int, int]:
    """Where the ``:`` is of a choice whose ``?`` stands before ``start``, and where the choice has ended."""
    colon, open_choices, index = len(tokens), 0, start
    while index < len(tokens):
        text = tokens[index].text
        if text in ("(", "[", "{"):
            index = closing(tokens, index)
        elif text == "?":
            open_choices += 1
        elif text == ":" and open_choices:
            open_choices -= 1
        elif text == ":" and colon == len(tokens):
            colon = index
        elif text in (")", "]", "}", ",", ";"):
            return min(colon, index), index
        index += 1
    return colon, len(tokens)
