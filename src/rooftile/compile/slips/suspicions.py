"""What looks wrong in a text of a kernel that is wrong, and what no single change repairs."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import (
    SHAPE,
    Body,
    Listing,
    around,
    change,
    is_binary,
    is_stored,
    number,
    numbers,
    read,
    terms,
)
from rooftile.compile.cpp.syntax import text_of
from rooftile.compile.cpp.syntax import walk as nodes
from rooftile.compile.slips.flow import NARROW, floored, initial_values
from rooftile.compile.slips.tiles import mistaken_indices
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_WIDE: Final = re.compile(r"size_t|long|64|double")
_BLOCK: Final = re.compile(r"blockIdx\.([xy])")


def suspicions(listing: Listing) -> tuple[Edit, ...]:
    """What looks wrong in the kernel, which is wrong."""
    body = read(listing)
    if body is None:
        return ()
    tails = (_guarded(edit) for edit in floored(body) if edit.kind == "lost-tail")
    return (
        *initial_values(body),
        *_stored_transposed(body),
        *_wide_bases(body),
        *_overruns(body, numbers(listing.text, listing.macros)),
        *_partly_filled(body),
        *(edit for edit in mistaken_indices(body) if edit.kind == "global-index-in-tile"),
        *tails,
    )


def _guarded(edit: Edit) -> Edit:
    """Of a loop that is one step longer now, what has not been tried: that nothing is read past the end then."""
    return replace(edit, advice=edit.advice.replace("round up:", "round up, and guard what is then read past the end:"))


def _stored_transposed(body: Body) -> Iterator[Edit]:
    """``X[tx][ty] = ...`` of a tile that is read as ``X[k][tx]``: what a thread stores is not what it would read."""
    stores = {}
    reads: dict[str, set[str]] = {}
    for node, array, indices in body.accesses():
        if body.shared.get(array) != 2 or len(indices) != 2:
            continue
        if is_stored(node):
            if _holds_factor(body, node):
                stores[array] = (node, indices)
        else:
            reads.setdefault(array, set()).update(text_of(n) for n in nodes(indices[1]) if n.type == "identifier")
    for array, (node, indices) in stores.items():
        first, second = map(text_of, indices)
        if first in reads.get(array, ()) and second not in reads.get(array, ()):
            changes = (change(indices[0], second), change(indices[1], first))
            message = f"`{text_of(node)}` is stored transposed: what reads {array} has {first} as the second index"
            yield body.edit("transposed-tile", node, message, node, *changes)


def _holds_factor(body: Body, stored: Node) -> bool:
    """Whether what is stored is an element of A or B; a tile of sums may be there to turn C round."""
    right = stored.parent.child_by_field_name("right") if stored.parent is not None else None
    names = [text_of(part) for part in nodes(right) if part.type == "identifier"] if right is not None else []
    names += [word for name in names for word in re.findall(r"[A-Za-z_]\w*", body.values.get(name, ""))]
    return any(body.matrices.get(name) in ("A", "B") for name in names)


def _partly_filled(body: Body) -> Iterator[Edit]:
    """``X[ty][tx] = ...``, one element a thread, of a tile that is read at ``X[ty + w * S][k]`` too."""
    threads = {body.thread_name(axis) for axis in "xyz"}
    stores = {
        array: (node, indices)
        for node, array, indices in body.accesses()
        if body.shared.get(array) == 2 and is_stored(node) and all(text_of(index) in threads for index in indices)
    }
    for node, array, indices in body.accesses():
        if array not in stores or is_stored(node):
            continue
        loops = {loop.variable for loop in body.enclosing_loops(node)}
        steps = [found for index in indices if (found := _step_beyond(index, threads, loops)) is not None]
        if not steps:
            continue
        variable, step = steps[0]
        store, (row, column) = stores.pop(array)
        bound = next((_bound(loop.condition) for loop in body.loops if loop.variable == variable), "")
        new = f"{array}[{text_of(row)} + i * {step}][{text_of(column)} + j * {step}]"
        yield Edit(
            "unfilled-tile",
            body.line(store),
            f"`{text_of(store)}` fills one element a thread, but `{text_of(node)}` reads others too: the loop that "
            f"loads {bound} x {bound} of them a thread is missing",
            f"load in two loops, over i and j up to {bound}: `{new} = ...`",
            (),
        )


def _step_beyond(index: Node, threads: set[str], loops: set[str]) -> tuple[str, str] | None:
    """The loop's variable and what it is multiplied by in ``thread + variable * step``."""
    parts = terms(index)
    if not any(text_of(part) in threads for part in parts):
        return None
    for part in parts:
        if is_binary(part, "*"):
            sides = [text_of(side) for side in part.named_children]
            for variable, step in (sides, sides[::-1]):
                if variable in loops:
                    return variable, step
    return None


def _bound(condition: Node | None) -> str:
    return text_of(condition.child_by_field_name("right")) if condition is not None else ""


def _wide_bases(body: Body) -> Iterator[Edit]:
    """Blocks that begin further apart than the tile in shared memory is long."""
    sides = {side for sides in body.sides.values() for side in sides}
    for name, declarator in body.declared.items():
        match = re.match(r"blockIdx\.[xyz] \* (\w+) \* (\w+)(?= \+|$)", body.plain(body.values.get(name, "")))
        if match is None or match[1] == match[2] or not {match[1], match[2]} <= sides:
            continue
        value = body.values[name]
        new = value.replace(f"{match[1]} * {match[2]}", match[1], 1)
        yield Edit(
            "wrong-base",
            body.line(declarator),
            f"`{name} = {value}`: blocks begin {match[1]} * {match[2]} apart, where the tile is {match[1]} long",
            f"if a block computes {match[1]} of them, write `{name} = {new}`",
            (),
        )


def _overruns(body: Body, known: Mapping[str, int]) -> Iterator[Edit]:
    """Loops that go beyond the side of the array that their variable indexes."""
    for node, array, indices in body.accesses():
        for index, side in zip(indices, body.sides.get(array, ()), strict=False):
            loop = next((each for each in body.enclosing_loops(node) if each.variable == text_of(index)), None)
            if loop is None or loop.condition is None or not side:  # the launch says how long `extern ... x[]` is
                continue
            bound = loop.condition.child_by_field_name("right")
            if bound is None or text_of(bound) == side or bound.type not in ("identifier", "number_literal"):
                continue
            used, there = number(text_of(bound), known), number(side, known)
            if used is not None and there is not None and used <= there:
                continue
            message = f"`{text_of(loop.condition)}`: {array} has {side} of what {loop.variable} counts"
            message += f", {there} elements where {used} are used" if used is not None and there is not None else ""
            yield body.edit("wrong-loop-bound", loop.node, message, loop.condition, change(bound, side))


def overflows(
    listing: Listing,
    problem: Mapping[str, int],
) -> tuple[Edit, ...]:
    """Indices computed in 32 bits of matrices with more elements than these count.

    Only products of a size and a variable of a 32-bit type, with nothing wider among them, as in ``row * N``, in the
    index or in what the variable that is the index begins with; and such variables of 8 or 16 bits.
    """
    body = read(listing)
    found: dict[int, Edit] = {}
    if body is None:
        return ()
    for node, array, indices in body.accesses():
        role = listing.matrices.get(array)
        if role is None or len(indices) != 1:
            continue
        rows, columns = SHAPE[role].split(" x ")
        whole, index = node, indices[0]
        declarator = body.declared.get(text_of(index))
        if declarator is not None and (value := declarator.child_by_field_name("value")) is not None:
            whole, index = declarator, value
            if (edit := _narrow(body, declarator, role, problem[rows] * problem[columns])) is not None:
                found.setdefault(edit.line, edit)
                continue
        for product in nodes(index):
            sides = product.named_children
            if not is_binary(product, "*"):
                continue
            stride = next((side for side in sides if listing.sizes.get(text_of(side)) == columns), None)
            row = next((side for side in sides if text_of(side) in body.declared), None)
            if stride is None or row is None or _WIDE.search(text_of(index)):
                continue
            declaration = around(body.declared[text_of(row)], "declaration")
            kind = text_of(declaration.child_by_field_name("type")) if declaration is not None else ""
            most = {"int": 2**31, "unsigned": 2**32, "unsigned int": 2**32}.get(kind)
            if most is None or problem[rows] * problem[columns] <= most:
                continue
            message = (
                f"`{text_of(product)}` is computed in 32 bits, and {role} has {problem[rows] * problem[columns]:,} "
                f"elements: beyond {most:,} it begins anew"
            )
            edit = body.edit("overflow", product, message, whole, change(row, f"(size_t){text_of(row)}"))
            found.setdefault(edit.line, edit)
    return tuple(found.values())


def _narrow(body: Body, declarator: Node, role: str, elements: int) -> Edit | None:
    """An index that is kept in a type of 8 or 16 bits, of a matrix with more elements than these count."""
    declaration = around(declarator, "declaration")
    kind = declaration.child_by_field_name("type") if declaration is not None else None
    if declaration is None or kind is None or not NARROW.fullmatch(text_of(kind)):
        return None
    bits = 16 if re.search("short|16", text_of(kind)) else 8
    most = 2 ** (bits if text_of(kind).startswith("u") else bits - 1)
    if elements <= most:
        return None
    name = text_of(declarator.child_by_field_name("declarator"))
    message = f"`{name}` has {bits} bits, and {role} has {elements:,} elements: beyond {most:,} it begins anew"
    return body.edit("overflow", declarator, message, declaration, change(kind, "int"))


def axes_by_name(listing: Listing) -> tuple[Edit, ...]:
    """Variables whose name says x and which hold ``blockIdx.y``, and the reverse."""
    body = read(listing)
    if body is None:
        return ()
    found = []
    for variable, value in body.values.items():
        match = _BLOCK.fullmatch(body.plain(value))
        if match is None or variable[-1] not in "xy" or variable[-1] == match[1]:
            continue
        other = f"{value[:-1]}{variable[-1]}"
        found.append(
            Edit(
                "swapped-axes",
                body.line(body.declared[variable]),
                f"`{variable} = {value}`: by its name it would be {other}; so the grid's first size must be that of "
                "the rows",
                f"write `{variable} = {other}`, or launch (rows, columns) blocks",
                (),
            )
        )
    return tuple(found)
