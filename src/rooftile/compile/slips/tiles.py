"""Slips in tiles in shared memory: how they are indexed, and whether they are used at all."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from math import prod
from typing import TYPE_CHECKING

from rooftile.compile.cpp.body import (
    Body,
    around,
    change,
    is_binary,
    is_stored,
    number,
    operator_of,
    rewritten,
    terms,
    within,
)
from rooftile.compile.cpp.syntax import text_of, walk
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
            if part.parent is not None and part.parent.type == "field_expression":
                continue  # the `y` of `threadIdx.y` is no variable
            name = text_of(part)
            value, meaning = body.plain(body.values.get(name, "")), body.meaning(name)
            if array in body.shared and "blockIdx" in meaning and not _is_reduced(part, node, meaning):
                message = (
                    f"`{text_of(node)}` indexes a tile in shared memory by {name}, which counts over the whole matrix"
                )
                for axis in "yx":
                    if f"threadIdx.{axis}" in meaning:
                        edit = change(part, body.thread_name(axis))
                        yield body.edit("global-index-in-tile", part, message, node, edit)
            elif array in body.matrices and {"blockIdx", "threadIdx"} <= set(re.findall(r"\w+", meaning)):
                yield from _place_in_a_load(body, node, part, meaning)
            elif array in body.matrices and value.startswith("threadIdx."):
                message = f"`{text_of(node)}` indexes the whole matrix by a thread's place in its block, {name}"
                for other in body.values:
                    if "blockIdx" in body.meaning(other) and value in body.meaning(other):
                        yield body.edit("local-index", part, message, node, change(part, other))


def _is_reduced(part: Node, access: Node, meaning: str) -> bool:
    """Whether what counts over the matrix is made one of the tile's places again: ``row % T``, ``col - first``."""
    if re.search(r"[%&-]", meaning):
        return True
    whole = part.parent
    while whole is not None and whole != access:
        if text_of(operator_of(whole)) in ("%", "&", "-"):
            return True
        whole = whole.parent
    return False


def _place_in_a_load(body: Body, node: Node, part: Node, meaning: str) -> Iterator[Edit]:
    """A thread's row or column of C as its place in the tile that is loaded: ``As[y][x] = A[row * K + t + col]``."""
    stored = around(node, "assignment_expression")
    left = stored.child_by_field_name("left") if stored is not None else None
    if left is None or not any(target == left and array in body.shared for target, array, _ in body.accesses()):
        return
    for axis in "xy":
        if f"threadIdx.{axis}" in meaning:
            message = f"`{text_of(node)}` loads a tile, and {text_of(part)} counts over the whole of C"
            yield body.edit("global-index-in-load", part, message, node, change(part, body.thread_name(axis)))


def unlike_strides(body: Body) -> Iterator[Edit]:
    """``As[y * T + k]`` of an array that is filled at ``As[y * (T + 1) + x]``: rows as far apart as elsewhere.

    Where one of the strides is a factor of the declared length, the other one is the slip.
    """
    strides: dict[str, list[tuple[Node, Node]]] = {}
    for node, array, indices in body.accesses():
        if body.shared.get(array) == 1 and len(indices) == 1:
            strides.setdefault(array, []).extend((node, step) for step in _row_strides(indices[0]))
    for array, found in strides.items():
        written = {_plain(step): text_of(step) for _, step in found}
        declared = [part for part in written if part in _plain_text(body.sides[array][0])]
        meant = {part for part in declared if not any(part != longer and part in longer for longer in declared)}
        meant = set() if meant == set(written) else meant
        for node, step in found:
            for plain, text in written.items():
                if plain != _plain(step) and (not meant or (plain in meant and _plain(step) not in meant)):
                    message = f"`{text_of(node)}` takes rows of {text_of(step)}, elsewhere those of {array} have {text}"
                    yield body.edit("unlike-strides", node, message, node, change(step, text))


def _row_strides(index: Node) -> Iterator[Node]:
    """The factor of the row, by its place behind the ``*`` or in front of it, in ``row * S + column``."""
    products = [part for part in terms(index) if is_binary(part, "*")]
    if len(products) == 1:
        right, left = (products[0].child_by_field_name(side) for side in ("right", "left"))
        yield from (side for side in (right, left) if side is not None and _is_length(text_of(side)))


def _is_length(text: str) -> bool:
    """Whether ``text`` is written like a constant: of numbers, and names that are all upper case."""
    names = re.findall(r"[A-Za-z_]\w*", text)
    return all(name.isupper() for name in names) and (bool(names) or text.strip("()").isdecimal())


def _plain(node: Node) -> str:
    return _plain_text(text_of(node)).removeprefix("(").removesuffix(")")


def _plain_text(text: str) -> str:
    return text.replace(" ", "")


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


def small_tiles(body: Body, known: Mapping[str, int]) -> Iterator[Edit]:
    """Shared arrays with fewer elements than their indices count: ``X[16 * 16]`` read at ``X[y * 32 + k]``.

    ``known`` are names that are numbers. One edit mends all such arrays, for one alone repairs nothing.
    """
    found: list[tuple[Node, tuple[Change, ...], int]] = []
    for declarator, name, sides in _shared_arrays(body):
        new = _used_sides(body, name, [text_of(side) for side in sides], known)
        there, used = (_elements(texts, known) for texts in ([text_of(side) for side in sides], new))
        if there is not None and used is not None and used > there:
            changes = tuple(change(side, text) for side, text in zip(sides, new, strict=True))
            found.append((declarator, changes, there))
    if not found:
        return
    declarator, _, there = found[0]
    others = "".join(f", and so has {text_of(other)}" for other, *_ in found[1:])
    message = f"`{text_of(declarator)}` has {there:,} elements, too few for its indices{others}"
    advice = " and ".join(f"`{rewritten(other, *made)}`" for other, made, _ in found)
    every = tuple(part for _, made, _ in found for part in made)
    yield Edit("small-tile", body.line(declarator), message, f"declare {advice}", every)


def narrow_tiles(body: Body, known: Mapping[str, int]) -> Iterator[Edit]:
    """Shared arrays whose side along a thread's index is shorter than the widest: ``X[T / 2][T]`` at ``[y][x]``."""
    every = {text_of(side): number(text_of(side), known) for _, _, sides in _shared_arrays(body) for side in sides}
    widest = max(every, key=lambda text: every[text] or 0, default="")
    threads = {body.thread_name(axis) for axis in "xyz"}
    for declarator, name, sides in _shared_arrays(body):
        for place, side in enumerate(sides):
            by_thread = any(
                array == name and len(indices) == len(sides) and text_of(indices[place]) in threads
                for _, array, indices in body.accesses()
            )
            there, most = every[text_of(side)], every[widest]
            if by_thread and there is not None and most is not None and there < most:
                message = f"`{text_of(declarator)}` has only {there} places along an index that counts threads"
                yield body.edit("small-tile", declarator, message, declarator, change(side, widest))


def _elements(sides: list[str], known: Mapping[str, int]) -> int | None:
    sizes = [number(side, known) for side in sides]
    return None if None in sizes else prod(size for size in sizes if size is not None)


def _shared_arrays(body: Body) -> Iterator[tuple[Node, str, list[Node]]]:
    """Declarators of shared arrays with their names and the lengths of their sides."""
    for node in walk(body.root):
        if node.type != "declaration" or all(text_of(child) != "__shared__" for child in node.children):
            continue
        for declarator in node.children_by_field_name("declarator"):
            sides: list[Node] = []
            inner: Node | None = declarator
            while inner is not None and inner.type == "array_declarator":
                side = inner.child_by_field_name("size")
                sides = [side, *sides] if side is not None else sides
                inner = inner.child_by_field_name("declarator")
            if sides and len(sides) == body.shared.get(text_of(inner)):
                yield declarator, text_of(inner), sides


def _used_sides(body: Body, name: str, sides: list[str], known: Mapping[str, int]) -> list[str]:
    """The sides of an array by the loops over its indices, and by the rows that a flat index steps by."""
    used = sides
    for node, array, indices in body.accesses():
        if array != name or len(indices) != len(sides):
            continue
        bounds = {
            loop.variable: text_of(loop.condition.child_by_field_name("right"))
            for loop in body.enclosing_loops(node)
            if loop.condition is not None and is_binary(loop.condition, "<")
        }
        if len(sides) == 1:
            made = [[_flat(index, bounds, known)] for index in indices]
        else:
            longer = [
                (side, bounds[text_of(index)])
                for index, side in zip(indices, sides, strict=True)
                if (number(bounds.get(text_of(index), ""), known) or 0) > (number(side, known) or 0)
            ]
            made = [[new if side == old else side for side in sides] for old, new in longer]
        for texts in made:
            if (_elements(texts, known) or 0) > (_elements(used, known) or 0):
                used = texts
    return used


def _flat(index: Node, bounds: Mapping[str, str], known: Mapping[str, int]) -> str:
    """The length of an array that is indexed by ``row * S + column``: as many rows as a loop has, or else S.

    Of one that a loop's variable indexes by itself, what that is below.
    """
    if text_of(index) in bounds:
        return bounds[text_of(index)]
    for part in terms(index):
        for one, other in (part.named_children, part.named_children[::-1]) if is_binary(part, "*") else ():
            step = text_of(other)
            if number(step, known) is not None and number(text_of(one), known) is None:
                return f"{bounds.get(text_of(one), step)} * {step}"
    return ""


def _filled(body: Body, statement: Node) -> str | None:
    """The element of a shared array that a statement is an assignment to."""
    assigned = statement.named_children[0] if statement.named_children else None
    if statement.type != "expression_statement" or assigned is None or assigned.type != "assignment_expression":
        return None
    left = assigned.child_by_field_name("left")
    element = next((text_of(node) for node, array, _ in body.accesses() if node == left and array in body.shared), None)
    return element if text_of(operator_of(assigned)) == "=" else None
