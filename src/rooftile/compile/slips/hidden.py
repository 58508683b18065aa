"""Values of a kernel that an optimising compiler is kept from seeing through: to find which of them it gets wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, Listing, change, read
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.compile.slips.expressions import roots
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_HIDE: Final = "rooftile_hidden"
_CONSTRAINTS: Final = {
    "T *": "l",
    **dict.fromkeys(("int", "unsigned"), "r"),
    **dict.fromkeys(("long", "unsigned long", "long long", "unsigned long long"), "l"),
    "float": "f",
    "double": "d",
}
"""Registers that hold values of a type, as inline PTX calls them."""

PRELUDE: Final = f"template <class T> __device__ __forceinline__ T {_HIDE}(T v) {{ return v; }}\n" + "".join(
    f"{'template <class T> ' if 'T' in kind else ''}__device__ __forceinline__ {kind} {_HIDE}({kind} v) "
    f'{{ asm volatile("" : "+{constraint}"(v)); return v; }}\n'
    for kind, constraint in _CONSTRAINTS.items()
)
"""What stands before a text with these edits."""

_FIXED: Final = re.compile(r"\b(?:constexpr|static|__shared__)\b")


def hidden(listing: Listing) -> tuple[Edit, ...]:
    """Edits of which each hides one value that a variable is given; their message is the statement's part."""
    body = read(listing)
    return tuple(_hidden(body)) if body is not None else ()


def _hidden(body: Body) -> Iterator[Edit]:
    lengths = {name for sides in body.sides.values() for side in sides for name in re.findall(r"\w+", side)}
    end = 0
    for root in roots(body):
        for node in walk(root):
            if node.type == "init_declarator" and node.parent is not None and node.parent.type == "declaration":
                left, right = node.child_by_field_name("declarator"), node.child_by_field_name("value")
                kind: Node | None = node.parent
            elif node.type == "assignment_expression" and text_of(node.child_by_field_name("operator")) == "=":
                left, right, kind = node.child_by_field_name("left"), node.child_by_field_name("right"), None
            else:
                continue
            if left is None or right is None or left.type == "reference_declarator" or right.type == "initializer_list":
                continue
            name = text_of(left).lstrip("*& ")
            if root.start_byte <= right.start_byte < end <= root.end_byte:
                continue  # within another
            if name in lengths or (kind is not None and _FIXED.search(text_of(kind).partition("=")[0])):
                continue
            advice = f'asm volatile("" : "+{_constraint(left, kind)}"({name}));'
            new, end = f"{_HIDE}({text_of(right)})", right.end_byte
            yield Edit("optimised-only", body.line(node), text_of(node).lstrip("* "), advice, (change(right, new),))


def _constraint(left: Node, declaration: Node | None) -> str:
    """The kind of register that a variable is in."""
    kind = text_of(declaration.child_by_field_name("type")) if declaration is not None else ""
    if left.type == "pointer_declarator" or re.search(r"long|size_t|64", kind):
        return "l"
    return _CONSTRAINTS.get(kind, "r")
