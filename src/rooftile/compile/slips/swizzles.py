"""Slips in tiles whose columns are exchanged by their row, ``tile[row * T + (column ^ row)]``, for the banks' sake."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rooftile.compile.cpp.body import Body, change, is_binary, terms
from rooftile.compile.cpp.syntax import text_of
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node


@dataclass(frozen=True)
class _Place:
    """One element of a tile as it is written: ``column`` is the node that a swizzle would stand in."""

    whole: Node
    row: str
    column: Node

    @property
    def swizzled(self) -> bool:
        """Whether the column is exchanged by the row it lies in."""
        inner = _bare(self.column)
        return is_binary(inner, "^") and self.row in (
            text_of(_bare(inner.child_by_field_name("left") or inner)),
            text_of(_bare(inner.child_by_field_name("right") or inner)),
        )


def unlike_swizzles(body: Body) -> Iterator[Edit]:
    """Columns that are not exchanged, of a tile in which others are: it is read where it was not stored."""
    tiles: dict[str, list[_Place]] = defaultdict(list)
    for node, array, indices in body.accesses():
        if array in body.shared and (place := _place(node, indices)) is not None:
            tiles[array].append(place)
    for array, places in tiles.items():
        if not any(place.swizzled for place in places):
            continue
        for place in places:
            column = text_of(place.column)
            if place.swizzled or "^" in column:
                continue
            message = f"`{text_of(place.whole)}`: elsewhere the columns of {array} are exchanged by their row"
            edit = change(place.column, f"({column} ^ {place.row})")
            yield body.edit("unlike-swizzle", place.whole, message, place.whole, edit, asked=True)


def _place(node: Node, indices: list[Node]) -> _Place | None:
    """Row and column of ``tile[row][column]`` or ``tile[row * T + column]``."""
    if len(indices) == 2:
        return _Place(node, text_of(_bare(indices[0])), indices[1])
    parts = terms(indices[0]) if len(indices) == 1 else []
    if len(parts) != 2:
        return None
    for product, column in (parts, parts[::-1]):
        factors = [product.child_by_field_name(side) for side in ("left", "right")]
        names = [text for factor in factors if factor and not (text := text_of(_bare(factor))).isdecimal()]
        if is_binary(product, "*") and names:
            return _Place(node, names[0], column)
    return None


def _bare(node: Node) -> Node:
    """``node`` without the parentheses around it."""
    while node.type == "parenthesized_expression" and node.named_children:
        node = node.named_children[0]
    return node
