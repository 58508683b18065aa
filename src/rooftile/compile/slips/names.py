"""Another name for a name: which whole numbers are known at a place, and which of them may have been meant."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator
from itertools import islice, zip_longest
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, around, is_stored, within
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.compile.slips.expressions import FIXED, edit_of, is_divided, roots, statement_of
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_WHOLE: Final = re.compile(
    r"(?:const )?(?:(?:un)?signed(?: int| long| short)?|int|long(?: long)?|short|auto|size_t|uint|ushort"
    r"|u?int(?:8|16|32|64)_t)"
)
_MOST_NAMES: Final = 300
_LIKELY_NAMES: Final = 3


def likely_names(body: Body) -> Iterator[Edit]:
    """Another of the whole numbers that are known there, of each place those that are called most like it."""
    yield from (edit for edits in _names(body) for edit in edits[:_LIKELY_NAMES])


def other_names(body: Body) -> Iterator[Edit]:
    """Any other of the whole numbers, in turn of all places, those that stand in the same statement first."""
    turns = zip_longest(*(edits[_LIKELY_NAMES:] for edits in _names(body)))
    yield from islice((edit for turn in turns for edit in turn if edit is not None), _MOST_NAMES)


def _names(body: Body) -> Iterator[list[Edit]]:
    """Of each name of a whole number the edits that put another's in its place, the likeliest first."""
    for root in roots(body):
        known = list(integers(root))
        for node in walk(root):
            parent = node.parent
            if node.type != "identifier" or parent is None or text_of(node) not in {name for name, _ in known}:
                continue
            if (
                is_divided(node)
                or is_stored(node)
                or parent.type in ("call_expression", "update_expression", "pointer_expression")
            ):
                continue
            if around(node, *FIXED) is not None or (parent.type.endswith("declarator") and parent.children[0] == node):
                continue
            name = text_of(node)
            others = {
                other: place
                for other, place in known
                if other != name and (place is None or (place.end_byte <= node.start_byte and sees(node, place)))
            }
            own = {place.parent for other, place in known if other == name and place is not None}
            likely = sorted(others, key=lambda other: (not _is_beside(others[other], own), -_likeness(name, other)))
            near = {text_of(part) for part in walk(statement_of(node))}
            likely[_LIKELY_NAMES:] = sorted(likely[_LIKELY_NAMES:], key=lambda other: other not in near)
            yield [edit_of(body, "wrong-index", node, f"with {other}", other) for other in likely]


def integers(root: Node) -> Iterator[tuple[str, Node | None]]:
    """Whole numbers of a function: parameters, its template's too, and variables with their declarations."""
    function = root.parent
    head = function.child_by_field_name("declarator") if function is not None else None
    template = function.parent.child_by_field_name("parameters") if function is not None and function.parent else None
    for node in (
        *(walk(head) if head is not None else ()),
        *(template.named_children if template else ()),
        *walk(root),
    ):
        if node.type not in ("parameter_declaration", "declaration"):
            continue
        kind = node.child_by_field_name("type")
        if kind is not None and not _WHOLE.fullmatch(text_of(kind)):
            continue
        for declarator in node.children_by_field_name("declarator"):
            inner = declarator.child_by_field_name("declarator") if declarator.type == "init_declarator" else declarator
            if inner is not None and inner.type == "identifier":
                yield text_of(inner), None if node.type == "parameter_declaration" else declarator


def is_known(node: Node, place: Node, body: Body) -> bool:
    """Whether ``node``, if it is a name, is declared in front of ``place`` and stands for something there."""
    declared = body.declared.get(text_of(node)) if node.type == "identifier" else None
    return declared is None or (declared.end_byte <= place.start_byte and sees(place, declared))


def sees(node: Node, declarator: Node) -> bool:
    """Whether ``node`` stands in the block, or the loop, of a declaration."""
    return within(node, around(declarator, "compound_statement", "for_statement", "translation_unit"))


def _is_beside(place: Node | None, declarations: Container[Node | None]) -> bool:
    """Whether something is declared in one of ``declarations``, as ``next`` is in ``int now = 0, next = 1``."""
    return place is not None and place.parent in declarations


def _likeness(one: str, other: str) -> int:
    """Characters that two names begin or end with alike, and one more if they are as long."""
    shorter = min(len(one), len(other))
    ahead = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), shorter)
    behind = next((i for i, (a, b) in enumerate(zip(one[::-1], other[::-1], strict=False)) if a != b), shorter)
    return ahead + behind + (len(one) == len(other))
