"""Lambdas of host code that have a name: what is launched in one is known where it is called, and what one returns.

``auto launch = [&](auto tile) { k<decltype(tile)::value><<<...>>>(...); };`` and then
``launch(std::integral_constant<int, 16>{});``. Or ``auto up = [](int a, int b) { return (a + b - 1) / b; };``.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.compile.cpp.tokens import Token, closing, closing_angle, parameter_names, split
from rooftile.compile.host.expressions import Function

_CLOSED_BY: Final = {")": "(", "]": "[", "}": "{"}


@dataclass(frozen=True, slots=True)
class Lambda:
    """A lambda, the variable ``name`` that holds it, and where its body's braces stand."""

    name: str
    template: list[Token]
    parameters: list[Token]
    start: int
    end: int

    def calls(self, body: Sequence[Token]) -> Iterator[tuple[list[list[Token]], list[list[Token]]]]:
        """Arguments of its template, and its own, for each call in ``body`` from outside."""
        for index, token in enumerate(body):
            if token.text != self.name or self.start <= index <= self.end:
                continue
            after, template = index + 1, []
            if [part.text for part in body[after : after + 3]] == [".", "template", "operator"]:
                angle = after + 5  # .template operator()<16>(...)
                end = closing_angle(body, angle) if angle < len(body) else angle
                template, after = split(body[angle + 1 : end]), end + 1
            if after < len(body) and body[after].text == "(":
                yield template, split(body[after + 1 : closing(body, after)])


def returning(body: Sequence[Token]) -> dict[str, Function]:
    """Lambdas with a name, in ``body``, that do nothing but return an expression."""
    found: dict[str, Function] = {}
    for index in range(2, len(body)):
        if body[index].text != "[" or body[index - 1].text != "=" or body[index - 2].kind != "name":
            continue
        after, parameters = closing(body, index) + 1, []
        if after < len(body) and body[after].text == "(":
            end = closing(body, after)
            parameters, after = [*parameter_names(body[after + 1 : end])], end + 1
        while after < len(body) and (body[after].kind == "name" or body[after].text in ("->", "::")):
            after += 1
        if after < len(body) and body[after].text == "{":
            inside = tuple(body[after + 1 : closing(body, after)])
            if function := Function.of(parameters, inside):
                found[body[index - 2].text] = function
    return found


def lambda_around(body: Sequence[Token], place: int) -> Lambda | None:
    """The innermost lambda with a name around a place in a function's body."""
    opened: list[int] = []
    pairs: dict[int, int] = {}
    for index in range(min(place, len(body))):
        text = body[index].text
        if body[index].kind != "operator":
            continue
        if text in ("(", "[", "{"):
            opened.append(index)
        elif text in _CLOSED_BY and opened:
            pairs[index] = opened.pop()
    for brace in reversed(opened):
        found = _lambda(body, brace, pairs) if body[brace].text == "{" else None
        if found is not None:
            return found
    return None


def _lambda(body: Sequence[Token], brace: int, pairs: dict[int, int]) -> Lambda | None:
    """The lambda whose body the brace opens."""
    index = brace - 1
    while index > 0 and (body[index].kind == "name" or body[index].text in ("->", "::", "*", "&")):  # mutable -> void
        index -= 1
    parameters: list[Token] = []
    if index in pairs and body[index].text == ")":
        parameters = list(body[pairs[index] + 1 : index])
        index = pairs[index] - 1
    template: list[Token] = []
    if index > 0 and body[index].text == ">":
        angle = next(
            (at for at in range(index, -1, -1) if body[at].text == "<" and closing_angle(body, at) == index), 0
        )
        template, index = list(body[angle + 1 : index]), angle - 1
    if index not in pairs or body[index].text != "]" or pairs[index] < 2:
        return None
    equals = pairs[index] - 1
    if body[equals].text != "=" or body[equals - 1].kind != "name":
        return None
    return Lambda(body[equals - 1].text, template, parameters, brace, closing(body, brace))
