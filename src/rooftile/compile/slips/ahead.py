"""Loads that stand before the test that should guard them: an optimiser may move such a load behind the test."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, Listing, around, is_stored, read, within
from rooftile.compile.cpp.syntax import text_of, walk

if TYPE_CHECKING:
    from tree_sitter import Node

_TESTS: Final = ("if_statement", "conditional_expression")
_EXITS: Final = ("return_statement", "continue_statement", "break_statement")


def reads_ahead(listing: Listing) -> bool:
    """Whether a variable is loaded from a matrix before a test, and not used but where that came out one way."""
    body = read(listing)
    if body is None or listing.language != "cuda":
        return False
    return any(_is_tested(body, name, statement) for name, statement in _loaded(body))


def _loaded(body: Body) -> Iterator[tuple[str, Node]]:
    """Variables that are set from a matrix, each with the statement that does it."""
    for node, array, _ in body.accesses():
        if array not in body.matrices or is_stored(node):
            continue
        setter = around(node, "init_declarator", "assignment_expression", "compound_statement")
        statement = around(node, "declaration", "expression_statement")
        if setter is None or statement is None or setter.type == "compound_statement":
            continue
        name = text_of(setter.child_by_field_name("declarator") or setter.child_by_field_name("left")).lstrip("*& ")
        if name.isidentifier() and name not in body.shared:
            yield name, statement


def _is_tested(body: Body, name: str, statement: Node) -> bool:
    """Whether a test behind ``statement`` decides on the next use of ``name``."""
    behind = [node for node in walk(body.root) if node.start_byte >= statement.end_byte]
    used = min((node.start_byte for node in behind if node.type == "identifier" and text_of(node) == name), default=0)
    for test in behind:
        condition = test.child_by_field_name("condition")
        if test.type not in _TESTS or condition is None or not condition.end_byte <= used:
            continue
        if used < test.end_byte or any(part.type in _EXITS and within(part, test) for part in behind):
            return True
    return False
