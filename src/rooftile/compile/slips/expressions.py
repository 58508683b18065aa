"""Expressions of a kernel whose value may be another, and edits of them in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, around, is_binary, is_stored, rewritten, within
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Change, Edit

if TYPE_CHECKING:
    from tree_sitter import Node

FIXED: Final = ("array_declarator", "template_argument_list", "case_statement", "sizeof_expression", "type_descriptor",
                 "static_assert_declaration", "attribute_specifier", "launch_bounds")  # fmt: skip
"""What can only be told by the compiler."""

_LITERAL: Final = re.compile(r"(0[xX][0-9a-fA-F]+|\d+)([uUlLiI]*)")
_STATEMENTS: Final = ("expression_statement", "declaration", "condition_clause", "return_statement", "for_statement")
_LONGEST: Final = 120
"""Characters of a statement that is shown as a whole."""


def roots(body: Body) -> Iterator[Node]:
    """The kernel's body, and those of the file's device functions."""
    yield body.root
    file = body.root
    while file.parent is not None:
        file = file.parent
    for node in walk(file):
        inner = node.child_by_field_name("body") if node.type == "function_definition" else None
        if inner is not None and inner != body.root and any(text_of(child) == "__device__" for child in node.children):
            yield inner


def values(body: Body) -> Iterator[Node]:
    """Expressions whose value may be another: not what is assigned to, and nothing that the compiler must know."""
    sides = {name for lengths in body.sides.values() for side in lengths for name in re.findall(r"[A-Za-z_]\w*", side)}
    for root in roots(body):
        for node in walk(root):
            if node.type.endswith(("expression", "literal", "identifier")) and not _is_fixed(node, root, sides):
                yield node


def _is_fixed(node: Node, root: Node, sides: set[str]) -> bool:
    parent = node.parent
    if parent is None or is_stored(node) or parent.type in ("update_expression", "pointer_expression"):
        return True
    if parent.type == "init_declarator" and parent.child_by_field_name("value") != node:
        return True
    inner = node
    while parent is not None and inner != root:
        if parent.type in FIXED:
            return True
        if parent.type == "init_declarator" and text_of(parent.child_by_field_name("declarator")) in sides:
            return True
        if parent.type == "declaration" and inner.type != "init_declarator":  # a declarator
            return True
        inner, parent = parent, parent.parent
    return False


def edit_of(body: Body, kind: str, node: Node, words: str, new: str, *more: tuple[Node, str]) -> Edit:
    """An edit that puts ``new`` in the place of ``node``, and the like of ``more``; ``words`` end in "it is right"."""
    changes = tuple(Change(each.start_byte, each.end_byte, text) for each, text in ((node, new), *more))
    whole = statement_of(node)
    shown = text_of(whole)
    together = len(shown) <= _LONGEST and all(within(each, whole) for each, _ in more)
    advice = f"did you mean `{rewritten(whole, *changes) if together else new}`?"
    where = f" in `{shown}`" if shown != text_of(node) and len(shown) <= _LONGEST else ""
    return Edit(kind, body.line(node), f"`{text_of(node)}`{where} makes C wrong: {words} it is right", advice, changes)


def statement_of(node: Node) -> Node:
    """The statement that ``node`` stands in, of a loop's head the part."""
    whole = around(node, *_STATEMENTS) or node
    if whole.type == "for_statement":
        parts = (whole.child_by_field_name(name) for name in ("initializer", "condition", "update"))
        return next((part for part in parts if part is not None and within(node, part)), node)
    return whole


def number_of(node: Node) -> int | None:
    """The whole number that is written there, None where it is another literal."""
    match = _LITERAL.fullmatch(text_of(node))
    return int(match[1], 0 if match[1][:2].lower() == "0x" else 10) if match else None


def is_divided(node: Node) -> bool:
    """Whether it is asked how a number divides ``node``, ``N % 4 == 0``, which tells of no other size."""
    parent = node.parent
    test = parent.parent if parent is not None and is_binary(parent, "%") else None
    return is_binary(test, "==") or is_binary(test, "!=")
