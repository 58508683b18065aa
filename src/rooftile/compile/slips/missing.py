"""What an index lacks: a factor, a term, or a factor that stands at another term of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import permutations
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, around, is_binary, operator_of, terms, within
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.compile.slips.expressions import edit_of, values
from rooftile.compile.slips.names import is_known
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_PLACES: Final = ("subscript_argument_list", "init_declarator")
_MOST_FACTORS: Final = 12


def factors(body: Body) -> Iterator[Edit]:
    """A factor that is missing, ``k * T`` for ``k``; the other one of two buffers, ``1 - now`` for ``now``."""
    lengths = [word for sides in body.sides.values() for side in sides for word in re.findall(r"\w+", side)]
    usual = tuple(dict.fromkeys((*lengths, *body.sizes, "2", "4", "8")))[:_MOST_FACTORS]
    for node in values(body):
        parent, text, sign = _holder(node), text_of(node), text_of(operator_of(node))
        part = node.type == "binary_expression" and sign in ("%", "/", "&", ">>", "*")
        if parent is None or not (part or node.type == "identifier"):
            continue
        if parent.type == "init_declarator" and node.type == "identifier":  # which buffer is next
            yield edit_of(body, "wrong-buffer", node, f"with 1 - {text}", f"1 - {text}")
        if parent.type in _PLACES or text_of(operator_of(parent)) in ("+", "-"):
            for factor in body.sizes if sign == "*" else usual:  # what is scaled already may lack a stride
                yield edit_of(body, "not-scaled", node, f"with * {factor}", f"{text} * {factor}")


def missing_terms(body: Body) -> Iterator[Edit]:
    """A term that is missing: the variable of a loop around an index, or what another access of the array adds."""
    sums = [(node, array, terms(indices[-1]), indices[-1]) for node, array, indices in body.accesses()]
    for _, array, parts, index in sums:
        own = {text_of(part) for part in parts}
        others = (part for _, other, more, _ in sums if other == array for part in more)
        for term in dict.fromkeys(text_of(part) for part in others if _is_known_at(part, index, body)):
            if term not in own:
                yield edit_of(body, "missing-term", index, f"with + {term}", f"{text_of(index)} + {term}")
    for node in values(body):
        holder = _holder(node)
        if node.type not in ("identifier", "binary_expression") or holder is None or is_binary(node, "*"):
            continue
        sum_of = text_of(operator_of(holder)) in ("+", "-")
        scaled = is_binary(holder, "*") and around(node, "subscript_argument_list", "init_declarator") is not None
        if not (scaled or holder.type in _PLACES) or sum_of:
            continue
        for loop in body.enclosing_loops(node):
            inside, name = loop.node.child_by_field_name("body"), loop.variable
            if inside is not None and within(node, inside) and not re.search(rf"\b{name}\b", text_of(node)):
                yield edit_of(body, "missing-term", node, f"with {name} +", f"({name} + {text_of(node)})")


def _holder(node: Node) -> Node | None:
    """What an expression is a part of, whatever brackets are around it."""
    parent = node.parent
    while parent is not None and parent.type == "parenthesized_expression":
        parent = parent.parent
    return parent


def _is_known_at(term: Node, place: Node, body: Body) -> bool:
    """Whether all that ``term`` is made of stands for the same at ``place``."""
    return all(is_known(part, place, body) for part in walk(term))


def exchanged_scales(body: Body) -> Iterator[Edit]:
    """The factor of one term at another one, ``ty * T + i`` for ``ty + i * T``."""
    for node in values(body):
        if not is_binary(node, "+") or is_binary(node.parent, "+"):
            continue
        parts = terms(node)
        for scaled, plain in permutations(parts, 2):
            if not is_binary(scaled, "*") or is_binary(plain, "*"):
                continue
            left, right = (scaled.child_by_field_name(side) for side in ("left", "right"))
            if left is None or right is None:
                continue
            for kept, factor in ((left, right), (right, left)):
                words = f"with * {text_of(factor)} at {text_of(plain)}"
                new = f"{text_of(plain)} * {text_of(factor)}"
                yield edit_of(body, "not-scaled", scaled, words, text_of(kept), (plain, new))
