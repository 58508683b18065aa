"""What lanes of a warp do for each other: other shuffles, and other rows and columns of matrix instructions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, around, change
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.compile.slips.expressions import edit_of, values
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_SHUFFLES: Final = ("__shfl_sync", "__shfl_up_sync", "__shfl_down_sync", "__shfl_xor_sync")
_LANES: Final = ("{lane} % 16", "{lane} / 16 * 8", "{lane} % 8", "{lane} / 8 * 8", "{lane} / 8 % 2 * 8",
                 "{lane} % 8 + {lane} / 16 * 8")  # fmt: skip
_PARTS: Final = (*_LANES, "{lane} / 16", "{lane} / 8", "{lane} / 8 % 2", "{lane} / 4", "{lane} % 4", "{lane} % 4 * 2")
_FUNCTOR: Final = re.compile(r"(?:greater|less|bit_(?:and|x?or))(<.*>)")
_LANE: Final = re.compile(r"%\s*(?:32|warpSize|WARP_?SIZE)\b|&\s*(?:31|0x1f)\b")
_CHOICES: Final = ("max", "min", "fmaxf", "fminf", "fmax", "fmin", "__hmax", "__hmin")


def shuffles(body: Body) -> Iterator[Edit]:
    """Another of the warp's shuffles."""
    for node in values(body):
        name = node.child_by_field_name("function") if node.type == "call_expression" else None
        if text_of(name) in _SHUFFLES:
            for other in _SHUFFLES:
                if other != text_of(name):
                    new = other + text_of(node.child_by_field_name("arguments"))
                    yield edit_of(body, "wrong-shuffle", node, f"with {other}", new)


def lanes(body: Body) -> Iterator[Edit]:
    """The rows and columns that lanes give ``ldmatrix``, of one, two or four matrices of 8 x 8 (PTX ISA, ldmatrix)."""
    for node, _, indices in body.accesses():
        if len(indices) != 2 or node.parent is None or node.parent.type != "pointer_expression":
            continue
        names = [set(re.findall(r"[A-Za-z_]\w*", text_of(index))) for index in indices]
        for lane in names[0] & names[1]:
            for first, second in combinations([form.format(lane=lane) for form in _LANES], 2):
                for row, column in ((first, second), (second, first)):
                    yield edit_of(body, "wrong-lanes", indices[0], f"with [{row}][{column}]", row, (indices[1], column))


def fragments(body: Body) -> Iterator[Edit]:
    """The row and the column that a lane has of a matrix product's fragment (PTX ISA, fragments of mma.m16n8k16)."""
    for one, other in pairwise(body.declared.values()):
        given = [each.child_by_field_name("value") for each in (one, other)]
        names = [set(re.findall(r"[A-Za-z_][\w.]*", text_of(value))) for value in given]
        if given[0] is None or given[1] is None or names[0] != names[1] or len(names[0]) != 1:
            continue
        (lane,) = names[0]
        for row, column in ((f"{lane} / 4", f"{lane} % 4"), (f"{lane} % 4", f"{lane} / 4")):
            words = f"with {text_of(one.child_by_field_name('declarator'))} = {row}, and {column} for the other,"
            yield edit_of(body, "wrong-lanes", given[0], words, row, (given[1], column))


def parts(body: Body) -> Iterator[Edit]:
    """Another part of a lane's number, ``lane / 16`` for ``lane / 8 % 2``, in a kernel of matrix instructions."""
    if not re.search(r"\b(?:ldmatrix|mma\.sync|stmatrix)\b", text_of(body.root)):
        return
    for node in values(body):
        lane, outer = _only_name(node), node.parent
        while outer is not None and outer.type == "parenthesized_expression":
            outer = outer.parent
        if not lane or node.type != "binary_expression" or (outer is not None and _only_name(outer) == lane):
            continue
        if "lane" not in lane.lower() and not _LANE.search(body.values.get(lane, "")):
            continue
        for form in _PARTS:
            new = form.format(lane=lane)
            held = node.parent is not None and node.parent.type == "parenthesized_expression"
            yield edit_of(body, "wrong-lanes", node, f"with {new}", new if held else f"({new})")


def _only_name(node: Node) -> str:
    """The one variable that an expression is made of, beside numbers; "" for any other."""
    if node.type == "parenthesized_expression":
        return _only_name(node.named_children[0])
    if node.type == "binary_expression":
        names = {_only_name(side) for side in node.named_children} - {"1"}
        return names.pop() if len(names) == 1 else ""
    return {"identifier": text_of(node), "number_literal": "1"}.get(node.type, "")


def reductions(body: Body) -> Iterator[Edit]:
    """The largest or the smallest value where the sum is to be taken, of what lanes hold; not where one is a number."""
    for node in walk(body.root):
        functor = _FUNCTOR.fullmatch(text_of(node)) if node.type == "template_function" else None
        operands = node.child_by_field_name("arguments")
        whole, new = node, ""
        if functor is not None:
            new = f"plus{functor[1]}"
            whole = around(node, "call_expression") or node
        elif node.type == "call_expression" and operands is not None and len(operands.named_children) == 2:
            name = text_of(node.child_by_field_name("function"))
            bound = any(part.type == "number_literal" for part in walk(operands) if part.parent == operands)
            if name in _CHOICES and not bound and (name.startswith(("f", "_")) or "__shfl" in text_of(operands)):
                new = f"({' + '.join(map(text_of, operands.named_children))})"
        if new:
            message = f"`{text_of(whole)}` takes one of the values that are to be added"
            yield body.edit("wrong-reduction", node, message, whole, change(node, new))
