"""Slips in tiles in shared memory: how they are indexed, and whether they are used at all."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rooftile.compile.body import Body, around, change, is_binary, is_stored, operator_of, rewritten, within
from rooftile.compile.syntax import text_of, walk
from rooftile.core.edit import Change, Edit

if TYPE_CHECKING:
    from tree_sitter import Node


def exchanged_subscripts(body: Body) -> Iterator[Edit]:
    """Two subscripts of a shared array exchanged."""
    for node, array, indices in body.accesses():
        if body.shared.get(array) != 2 or len(indices) != 2 or text_of(indices[0]) == text_of(indices[1]):
            continue
        changes = (change(indices[0], text_of(indices[1])), change(indices[1], text_of(indices[0])))
        stored = is_stored(node)
        others = [text_of(other) for other, name, _ in body.accesses() if name == array and is_stored(other) != stored]
        other = next((text for text in others if text != text_of(node)), None)
        there = f", but {'read' if stored else 'stored'} as `{other}`" if other is not None else ""
        message = f"`{text_of(node)}` is {'stored' if stored else 'read'} transposed{there}"
        yield body.edit("transposed-tile", node, message, node, *changes)


def mistaken_indices(body: Body) -> Iterator[Edit]:
    """A thread's place in the block for its place in the grid, in the index of a shared array; and the reverse."""
    for node, array, indices in body.accesses():
        for part in (part for index in indices for part in walk(index)):
            name = text_of(part)
            value, meaning = body.plain(body.values.get(name, "")), body.meaning(name)
            if array in body.shared and "blockIdx" in meaning:
                message = (
                    f"`{text_of(node)}` indexes a tile in shared memory by {name}, which counts over the whole matrix"
                )
                for axis in "yx":
                    if f"threadIdx.{axis}" in meaning:
                        edit = change(part, body.thread_name(axis))
                        yield body.edit("global-index-in-tile", part, message, node, edit)
            elif array in body.matrices and value.startswith("threadIdx."):
                message = f"`{text_of(node)}` indexes the whole matrix by a thread's place in its block, {name}"
                for other in body.values:
                    if "blockIdx" in body.meaning(other) and value in body.meaning(other):
                        yield body.edit("local-index", part, message, node, change(part, other))


def fixed_buffers(body: Body) -> Iterator[Edit]:
    """``As[1][y][k]`` in a product, where a variable tells which buffer of As was filled last."""
    reads: dict[int, list[tuple[Node, Node]]] = {}
    chosen: dict[str, str] = {}
    for node, array, indices in body.accesses():
        if array not in body.shared or len(indices) < 2:
            continue
        if indices[0].type == "identifier" and not is_stored(node):
            chosen.setdefault(array, text_of(indices[0]))
        elif indices[0].type == "number_literal" and not is_stored(node) and array in chosen:
            reads.setdefault(body.line(node), []).append((node, indices[0]))
    for line, found in reads.items():
        names = [chosen[array] for node, array, _ in body.accesses() if any(node == read for read, _ in found)]
        changes = tuple(change(index, name) for (_, index), name in zip(found, names, strict=True))
        node = found[0][0]
        message = (
            f"`{text_of(node)}` reads the same buffer always: which one was filled last depends on the number of tiles"
        )
        yield Edit("wrong-buffer", line, message, f"write `{rewritten(node, changes[0])}`", changes)


def global_for_tile(body: Body) -> Iterator[Edit]:
    """The tile that was filled from a matrix, where the matrix itself is read in the product."""
    fills: dict[str, tuple[str, list[Node]]] = {}
    for node, array, indices in body.accesses():
        if array in body.shared and len(indices) == 2 and is_stored(node) and node.parent is not None:
            right = node.parent.child_by_field_name("right")
            for part in walk(right) if right is not None else ():
                if part.type == "identifier" and text_of(part) in body.matrices:
                    fills[text_of(part)] = (array, indices)
    for node, array, _ in body.accesses():
        product = around(node, "binary_expression")
        loops = body.enclosing_loops(node)
        if array not in fills or not is_binary(product, "*") or not loops:
            continue
        tile, (row, column) = fills[array]
        role, k = body.matrices[array], loops[0].variable
        new = f"{tile}[{k}][{text_of(column)}]" if role == "B" else f"{tile}[{text_of(row)}][{k}]"
        if any(within(node, other) and other != node for other, name, _ in body.accesses() if name == tile):
            continue
        message = f"`{text_of(node)}` reads {array} itself, not {tile}, the tile that was filled from it"
        yield body.edit("global-for-tile", node, message, node, change(node, new))


def stale_tiles(body: Body) -> Iterator[Edit]:
    """Guarded stores to shared arrays without an else: past the edges they keep what they held before."""
    first: Node | None = None
    changes: list[Change] = []
    stores: list[str] = []
    for node in walk(body.root):
        if node.type != "if_statement" or node.child_by_field_name("alternative") is not None:
            continue
        consequence = node.child_by_field_name("consequence")
        statements = [consequence] if consequence is not None and consequence.type != "compound_statement" else []
        statements = statements or (consequence.named_children if consequence is not None else [])
        targets = [_filled(body, statement) for statement in statements]
        if not targets or not all(targets):
            continue
        first = first or node
        stores += [target for target in targets if target]
        zeros = " ".join(f"{target} = 0;" for target in targets)
        changes.append(Change(node.end_byte, node.end_byte, f" else {{ {zeros} }}"))
    if first is None:
        return
    names = list(dict.fromkeys(store.partition("[")[0] for store in stores))
    yield Edit(
        "stale-tile",
        body.line(first),
        f"`{text_of(first.child_by_field_name('condition'))}` guards a store to the tile, which past the edge keeps "
        f"what it held before, and that is multiplied too (so for {' and '.join(names)})",
        f"write zeros there: `else {stores[0]} = 0;`",
        tuple(changes),
    )


def _filled(body: Body, statement: Node) -> str | None:
    """The element of a shared array that a statement is an assignment to."""
    assigned = statement.named_children[0] if statement.named_children else None
    if statement.type != "expression_statement" or assigned is None or assigned.type != "assignment_expression":
        return None
    left = assigned.child_by_field_name("left")
    element = next((text_of(node) for node, array, _ in body.accesses() if node == left and array in body.shared), None)
    return element if text_of(operator_of(assigned)) == "=" else None
