"""Trees of expressions, and what they are in the small language of :mod:`rooftile.core.expressions`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.compile.cpp.preprocess import number

FLOAT_WORDS: Final = {"float", "double"}


@dataclass(frozen=True, slots=True)
class Node:
    """An expression: an operator, function, "name" or "number", with its text and operands."""

    kind: str
    text: str
    operands: tuple[Node, ...] = ()
    floating: bool = False


class UntranslatableError(Exception):
    """An expression that the small language cannot say."""


def integer(value: int) -> Node:
    """A number."""
    return Node("number", str(value))


def literal(text: str) -> Node:
    """A number as C++ writes it; one with a fraction cannot be said."""
    if re.fullmatch(r"(?:0[xX][0-9a-fA-F']+|[0-9][0-9']*)[uUlLzZ]*", text):
        return integer(number(text))
    value = float(text.rstrip("fFlL").replace("'", ""))
    if not value.is_integer():
        raise UntranslatableError
    return Node("number", str(int(value)), (), True)


def cast(words: Sequence[str], node: Node) -> Node:
    """``node`` as a type of these ``words``: only whether it is floating matters."""
    floating = any(word in FLOAT_WORDS for word in words)
    return Node(node.kind, node.text, node.operands, floating)


def truth(node: Node) -> Node:
    """``node`` as 0 or 1."""
    return node if node.kind == "compare" else Node("compare", "!=", (node, integer(0)))


def added(sign: str, left: Node, right: Node) -> Node:
    """A sum, or a difference."""
    return Node("sum", sign, (left, right), left.floating or right.floating)


def multiplied(left: Node, right: Node, sign: str = "*") -> Node:
    """A product, a quotient or a remainder."""
    return Node("product", sign, (left, right), left.floating or right.floating)


def combined(sign: str, left: Node, right: Node) -> Node:
    """What a binary operator of C++ makes of two operands."""
    if sign in ("+", "-"):
        return added(sign, left, right)
    if sign in ("*", "/", "%"):
        return multiplied(left, right, sign)
    if sign in ("<<", ">>"):
        if right.kind != "number" or not 0 <= int(right.text) < 40:
            raise UntranslatableError
        return multiplied(left, integer(2 ** int(right.text)), "*" if sign == "<<" else "//")
    if sign == "&&":
        return Node("compare", "!=", (multiplied(truth(left), truth(right)), integer(0)))
    if sign == "||":
        return Node("compare", "!=", (added("+", truth(left), truth(right)), integer(0)))
    return Node("compare", sign, (left, right))


def ceiling(node: Node) -> Node:
    """``node`` rounded up, if that is a quotient of its operands or whole already."""
    if not node.floating:
        return node  # the division was of integers: nothing is left to round up
    if node.kind == "product" and node.text == "/":
        return Node("call", "cdiv", node.operands)
    if node.kind == "number":
        return node
    raise UntranslatableError


_BINDING: Final = {"compare": 0, "sum": 1, "product": 2, "negative": 3, "call": 4, "name": 4, "number": 4}


def write(node: Node) -> str:
    """``node`` in the small language."""
    operands = [write(operand) for operand in node.operands]
    if node.kind == "call":
        return f"{node.text}({', '.join(operands)})"
    if not operands:
        return node.text
    own = _BINDING[node.kind]
    first = _in_brackets(operands[0], _BINDING[node.operands[0].kind] < own + (node.kind == "compare"))
    if node.kind == "negative":
        return f"-{_in_brackets(operands[0], _BINDING[node.operands[0].kind] < own + 1)}"
    second = _in_brackets(operands[1], _BINDING[node.operands[1].kind] <= own)
    return f"{first} {node.text} {second}"


def _in_brackets(text: str, wanted: bool) -> str:
    return f"({text})" if wanted else text
