"""Loops that never end: their condition asks whether something without a sign is at least 0, which it always is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, Listing, around, change, operator_of, read
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_ASKED: Final = re.compile(r">=\s*0|\b0[uU]?\s*<=")
_ZERO: Final = re.compile(r"0[uU]?[lL]*|0[lL]*[uU]?")
_UNSIGNED: Final = re.compile(r"\b(?:unsigned|size_t|uint\w*|u32)\b")
_LAST: Final = re.compile(r"\(?(.+?)\)? - 1[uUlL]*")
"""What a variable begins with that goes over all of ``X``, the last first."""


def endless_loops(listing: Listing) -> tuple[Edit, ...]:
    """Loops of the kernel that go down to 0 and on from the largest number, with how they end at 0.

    ``for (unsigned k = K - 1; k >= 0; --k)`` ends if it asks ``k < K``: what is below 0 is larger than any size.
    """
    if _ASKED.search(listing.text) is None:
        return ()
    body = read(listing)
    return tuple(_endless(body)) if body is not None else ()


def _endless(body: Body) -> Iterator[Edit]:
    for node in walk(body.root):
        left, right = (node.child_by_field_name(side) for side in ("left", "right"))
        sign = text_of(operator_of(node)) if node.type == "binary_expression" else ""
        if left is None or right is None or sign not in (">=", "<="):
            continue
        variable, zero = (left, right) if sign == ">=" else (right, left)
        name = text_of(variable)
        loop = around(node, "for_statement", "while_statement", "do_statement", "loop_statement")
        declarator = _declarator(body, name, node, loop) if loop is not None else None
        value = declarator.child_by_field_name("value") if declarator is not None else None
        last = _LAST.fullmatch(text_of(value))
        if last is None or loop is None or declarator is None or not _ZERO.fullmatch(text_of(zero)):
            continue
        if not _is_unsigned(body, declarator, zero):
            continue
        if not _goes_down(loop, name) or not _decides(node, loop):
            continue
        message = f"`{text_of(node)}` always holds, for {name} has no sign: below 0 it goes on from the largest number"
        yield body.edit("endless-loop", node, message, node, change(node, f"{name} < {last[1]}"))


def _declarator(body: Body, name: str, condition: Node, loop: Node) -> Node | None:
    """Where a loop's variable is declared: by a ``for`` itself, or else first; several loops may share a name."""
    for node in walk(loop) if loop.type == "for_statement" else ():
        declared = node.child_by_field_name("declarator") if node.type == "init_declarator" else None
        if declared is not None and text_of(declared) == name and node.end_byte <= condition.start_byte:
            return node
    return body.declared.get(name)


def _is_unsigned(body: Body, declarator: Node, zero: Node) -> bool:
    declaration = around(declarator, "declaration")
    kind = text_of(declaration.child_by_field_name("type")) if declaration is not None else ""
    wgsl = body.dialect.barrier != "__syncthreads();"  # which compares numbers of one type only
    return _UNSIGNED.search(kind) is not None or (wgsl and "u" in text_of(zero))


def _goes_down(loop: Node, name: str) -> bool:
    down = rf"--\s*{name}\b|\b{name}\s*--|\b{name}\s*-=|\b{name}\s*=\s*{name}\s*-"
    return re.search(down, text_of(loop)) is not None


def _decides(node: Node, loop: Node) -> bool:
    """Whether the comparison, or its opposite, alone says whether the loop goes on, and nothing else ends it."""
    words = re.findall(r"\b(?:break|return|goto)\b", text_of(loop))
    whole = node.parent
    while whole is not None and whole.type in ("parenthesized_expression", "condition_clause", "unary_expression"):
        whole = whole.parent
    if whole == loop:
        return not words
    return whole is not None and whole.type == "if_statement" and words == ["break"] and "break" in text_of(whole)
