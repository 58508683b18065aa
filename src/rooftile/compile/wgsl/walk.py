"""Goes through syntax trees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields

from rooftile.compile.wgsl.syntax import Expression, Index, Member, Name, Node, Unary


def children(node: Node) -> tuple[Node, ...]:
    """The nodes that stand directly in ``node``, in the order of its fields."""
    found: list[Node] = []
    for name in _fields(type(node)):
        value = getattr(node, name)
        if isinstance(value, Node):
            found.append(value)
        elif isinstance(value, tuple):
            found += [part for part in value if isinstance(part, Node)]
    return tuple(found)


def walk(node: Node) -> Iterator[Node]:
    """``node`` and all nodes below it, each before those in it."""
    waiting = [node]
    while waiting:
        current = waiting.pop()
        yield current
        waiting.extend(reversed(children(current)))


def root(expression: Expression) -> Name | None:
    """The name under all indices, members and stars of an expression; None if it is under none."""
    while not isinstance(expression, Name):
        if isinstance(expression, Index | Member):
            expression = expression.base
        elif isinstance(expression, Unary) and expression.operator in ("*", "&"):
            expression = expression.operand
        else:
            return None
    return expression


_known: dict[type[Node], tuple[str, ...]] = {}


def _fields(kind: type[Node]) -> tuple[str, ...]:
    if kind not in _known:
        _known[kind] = tuple(field.name for field in fields(kind) if field.name not in ("span", "at"))
    return _known[kind]
