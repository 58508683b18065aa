"""Array accesses as written in the source: what a load or store in the PTX is called to the reader."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rooftile.compile.cpp import syntax
from rooftile.core.source import Subscript

if TYPE_CHECKING:
    from tree_sitter import Node

    from rooftile.compile.cpp.syntax import Tree

_MOST_BRACKETS = 50
_TRANSPARENT = {"parenthesized_expression", "cast_expression"}


def subscripts(tree: Tree) -> tuple[Subscript, ...]:
    """Every access through an array or pointer in a file's functions, in textual order.

    ``A[i]``, ``As[y][x]`` (one access, to ``As``), ``*(A + i)``, and accesses through a cast,
    ``reinterpret_cast<float4*>(&A[i])[0]``, which are accesses to the array under the cast, written as a whole. What is
    read and then written (``C[i] += x``, ``C[i]++``) is listed twice, as a load and as a store.
    """
    found: dict[tuple[int, int, bool], Subscript] = {}
    for node in syntax.walk(tree.root):
        if node.type == "compound_statement" and _starts_function(node):
            for access in _accesses(tree, node):
                found.setdefault((access.line, access.column, access.store), access)
    return tuple(found[place] for place in sorted(found))


def _starts_function(node: Node) -> bool:
    return node.parent is not None and node.parent.type == "function_definition"


def _accesses(tree: Tree, body: Node) -> Iterator[Subscript]:
    inside: set[int] = set()  # parts of an access that are no access of their own
    for node in syntax.walk(body):
        if node.id in inside or node.type not in ("subscript_expression", "pointer_expression"):
            continue
        if node.type == "pointer_expression" and syntax.text_of(node.child_by_field_name("operator")) != "*":
            continue
        array, parts = _array(node)
        if array is None or _is_address_only(node):
            continue
        inside.update(part.id for part in parts)
        for store in _directions(node):
            yield Subscript(array, syntax.text_of(node), *tree.position(node), store)


def _array(node: Node) -> tuple[str | None, list[Node]]:
    """The name under all subscripts, casts and additions of ``node``, and the nodes passed on the way to it."""
    passed: list[Node] = []
    current: Node | None = node
    while current is not None:
        passed.append(current)
        kind = current.type
        if kind in ("identifier", "this"):
            return syntax.text_of(current), passed
        if kind == "field_expression":
            return syntax.text_of(current), passed
        if kind in ("subscript_expression", "pointer_expression", "update_expression"):
            current = current.child_by_field_name("argument")
        elif kind == "parenthesized_expression":
            current = next(iter(current.named_children), None)
        elif kind == "cast_expression":
            current = current.child_by_field_name("value")
        elif kind == "binary_expression":
            current = _pointer_side(current)
        elif kind == "call_expression" and _is_cast(current):
            arguments = current.child_by_field_name("arguments")
            current = next(iter(arguments.named_children), None) if arguments is not None else None
        else:
            return None, passed
    return None, passed


def _pointer_side(node: Node) -> Node | None:
    """Of ``A + i`` the pointer: by custom the left operand, unless that is a number."""
    left, right = node.child_by_field_name("left"), node.child_by_field_name("right")
    return right if left is not None and left.type == "number_literal" else left


def _is_cast(node: Node) -> bool:
    function = node.child_by_field_name("function")
    named = (
        function.child_by_field_name("name") if function is not None and function.type == "template_function" else None
    )
    return syntax.text_of(named) in ("reinterpret_cast", "static_cast", "const_cast")


def _outward(node: Node) -> tuple[Node, Node | None]:
    """``node`` with the brackets and member selections around it, and what stands around those."""
    around = node.parent
    for _ in range(_MOST_BRACKETS):
        if around is None or not (
            around.type in _TRANSPARENT
            or (around.type == "field_expression" and around.child_by_field_name("argument") == node)
        ):
            break
        node, around = around, around.parent
    return node, around


def _directions(node: Node) -> tuple[bool, ...]:
    """Whether the access is a store, once for each way the data goes."""
    whole, around = _outward(node)
    if around is not None and around.type == "update_expression":
        return (False, True)
    assigns = around is not None and around.type == "assignment_expression"
    if around is None or not assigns or around.child_by_field_name("left") != whole:
        return (False,)
    return (True,) if syntax.text_of(around.child_by_field_name("operator")) == "=" else (False, True)


def _is_address_only(node: Node) -> bool:
    """Whether only the address is taken, and not as the argument of a call (``atomicAdd(&C[i], x)`` is an access)."""
    _, around = _outward(node)
    if (
        around is None
        or around.type != "pointer_expression"
        or syntax.text_of(around.child_by_field_name("operator")) != "&"
    ):
        return False
    _, holder = _outward(around)
    if holder is None or holder.type != "argument_list":
        return True
    return holder.parent is not None and _is_cast(holder.parent)
