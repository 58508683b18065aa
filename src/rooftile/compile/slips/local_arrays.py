"""Local arrays that are too small for the loops that index them: what leaves them, the compiler may drop."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, around, change, number, within
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_GROWING: Final = re.compile(r"[\w\s+*()]+")
"""An index that only grows with each name in it."""

_BRANCHES: Final = ("if_statement", "conditional_expression", "while_statement", "switch_statement")

_EDGE: Final = re.compile(r"^[^<>=!|?]*[<>]=?[^<>=!|?]*$")
"""One comparison."""


def small_arrays(body: Body, known: Mapping[str, int]) -> Iterator[Edit]:
    """``float acc[TM * (TN - 1)]`` that loops of ``TM`` and ``TN`` rounds index: as many elements as these use."""
    declared = {name: sides for name, sides in _declared(body) if name not in body.shared}
    most: dict[tuple[str, int], int] = {}
    for node, array, indices in body.accesses():
        for place, (index, side) in enumerate(zip(indices, declared.get(array, ()), strict=False)):
            there, last = number(text_of(side), known), _last(body, node, index, known)
            if there is not None and last is not None and last >= there:
                most[array, place] = max(last, most.get((array, place), 0))
    for (array, place), last in most.items():
        side = declared[array][place]
        whole = side.parent or side
        if not within(side, whole):  # `own: array<f32, 5>`
            whole = around(side, "init_declarator", "declaration") or side
        message = f"`{text_of(whole)}` has {number(text_of(side), known):,} elements, and loops use {last + 1:,}: what "
        message += "leaves it lands elsewhere, or the compiler drops it"
        yield body.edit("small-array", whole, message, whole, change(side, str(last + 1)))


def _declared(body: Body) -> Iterator[tuple[str, list[Node]]]:
    """Arrays that are declared once, with the sizes of their sides."""
    found: dict[str, list[list[Node]]] = {}
    for declaration in walk(body.root):
        if declaration.type != "declaration":
            continue
        for declarator in declaration.children_by_field_name("declarator"):
            inner = declarator.child_by_field_name("declarator") if declarator.type == "init_declarator" else declarator
            sides: list[Node] = []
            while inner is not None and inner.type == "array_declarator":
                size = inner.child_by_field_name("size")
                if size is not None:
                    sides.insert(0, size)
                inner = inner.child_by_field_name("declarator")
            found.setdefault(text_of(inner), []).append(sides)
    yield from ((name, each[0]) for name, each in found.items() if len(each) == 1 and each[0])


def _is_edge(body: Body, branch: Node) -> bool:
    """Whether a branch only leaves out what lies past an edge of the matrix: inside, any index comes through."""
    condition = branch.child_by_field_name("condition")
    if branch.type != "if_statement" or condition is None or branch.child_by_field_name("alternative") is not None:
        return False
    tests = text_of(condition).strip("()").split("&&")
    return all(_EDGE.search(test) and any(_names(test, size) for size in body.sizes) for test in tests)


def _names(text: str, name: str) -> bool:
    return re.search(rf"(?<![\w.]){re.escape(name)}(?![\w.])", text) is not None


def _last(body: Body, node: Node, index: Node, known: Mapping[str, int]) -> int | None:
    """The largest value of an index in loops of known lengths around it; None where a branch may keep it smaller."""
    text = text_of(index)
    outer = node.parent
    while outer is not None and outer != body.root:
        if outer.type in _BRANCHES and not _is_edge(body, outer):
            return None
        outer = outer.parent
    if not _GROWING.fullmatch(text):
        return None
    values = dict(known)
    for loop in reversed(body.enclosing_loops(node)):
        values.pop(loop.variable, None)
        bound = loop.condition.child_by_field_name("right") if loop.condition is not None else None
        sign = text_of(loop.condition.child_by_field_name("operator")) if loop.condition is not None else ""
        end = number(text_of(bound), known) if bound is not None else None
        stops = any(part.type in ("break_statement", "return_statement") for part in walk(loop.node))
        left = text_of(loop.condition.child_by_field_name("left")) if loop.condition is not None else ""
        if end is not None and sign in ("<", "<=") and left == loop.variable and loop.by_one and not stops:
            values[loop.variable] = end - (sign == "<")
    return number(text, values)
