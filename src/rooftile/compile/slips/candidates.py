"""Edits that would undo a slip often made in GEMM kernels, wherever one could have been made.

They are candidates: nothing is known to be wrong here. Whether an edit makes C right is for an execution to tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rooftile.compile.cpp.body import (
    ROW_LENGTH,
    SHAPE,
    Body,
    Listing,
    around,
    change,
    is_binary,
    numbers,
    operator_of,
    read,
    rewritten,
    terms,
    within,
)
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.compile.slips import buffers, flow, guards, instructions, lanes, local_arrays, pools, swizzles, tiles
from rooftile.compile.slips.expressions import is_divided
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_CONDITIONS = ("condition_clause", "conditional_expression", "for_statement", "while_statement")
_LOOSE = ("binary_expression", "conditional_expression")
"""What needs parentheses as a factor, but for products."""


def slips(listing: Listing) -> tuple[Edit, ...]:
    """Candidate edits of the kernel, those most often called for first."""
    if listing.language == "ptx":
        return tuple(instructions.of_ptx(listing.text))
    body = read(listing)
    if body is None:
        return ()
    found: dict[tuple[object, ...], Edit] = {}
    known = numbers(listing.text, listing.macros)
    for rule in (
        lambda body: tiles.small_tiles(body, known),
        lambda body: tiles.narrow_tiles(body, known),
        lambda body: local_arrays.small_arrays(body, known),
        pools.overlapping_arrays,
        tiles.unlike_strides,
        instructions.in_asm,
        lanes.reductions,
        _vector_strides,
        _strides,
        tiles.exchanged_subscripts,
        tiles.mistaken_indices,
        buffers.fixed_buffers,
        tiles.global_for_tile,
        tiles.stale_tiles,
        swizzles.unlike_swizzles,
        flow.initial_values,
        flow.sums,
        _scaled_indices,
        flow.floored,
        flow.early_returns,
        guards.further_guards,
        flow.comparisons,
        _linear_swaps,
        _swapped_axes,
        guards.mistaken_guards,
        guards.guards,
        _thread_axes,
        _shifted_places,
        flow.narrow_types,
        flow.unused_alpha,
        flow.barriers,
    ):
        for edit in rule(body):
            if edit.changes:  # what no change of one place mends is for those who look
                found.setdefault(edit.changes, edit)
    return tuple(found.values())


def _strides(body: Body) -> Iterator[Edit]:
    """Another size where a size stands: in an index, a guard, the bound of a loop."""
    accesses = [(node, body.matrices[array]) for node, array, _ in body.accesses() if array in body.matrices]
    later: list[Edit] = []
    for node in walk(body.root):
        if node.type != "identifier" or text_of(node) not in body.sizes or is_divided(node):
            continue
        own = text_of(node)
        access = next(((whole, role) for whole, role in accesses if within(node, whole)), None)
        moved = None if access else _moved_pointer(body, node)
        role = access[1] if access else None if _tested(node) else moved
        for size in "MNK":
            alike = (name for name in body.names(size) if name.startswith("ld") == own.startswith("ld"))
            other = next(alike, body.name_of(size))
            if other is None or body.sizes[own] == size:
                continue
            edit = change(node, other)
            if role is not None:
                whole = access[0] if access else around(node, "expression_statement", "declaration") or node
                right = size == ROW_LENGTH[role]
                message = (
                    f"`{text_of(whole)}`: {role} is {SHAPE[role]}, its rows are {other} apart, not {own}"
                    if right
                    else f"`{text_of(whole)}` steps by {own}"
                )
                made = body.edit("wrong-stride", node, message, whole, edit, asked=True)
                if right:
                    yield made
                else:
                    later.append(made)
            else:
                later.append(_bound(body, node, own, other))
    yield from later


def _bound(body: Body, node: Node, own: str, other: str) -> Edit:
    """A size replaced that bounds something."""
    edit = change(node, other)
    condition = around(node, *_CONDITIONS)
    if condition is not None and condition.type == "for_statement":
        loop = next((loop for loop in body.loops if loop.node == condition), None)
        if loop is not None and within(node, loop.condition):
            assert loop.condition is not None
            message = f"the loop `{text_of(loop.condition)}` ends by {own}, where it is to go over {other}"
            return body.edit("wrong-loop-bound", node, message, loop.condition, edit)
    elif condition is not None and within(node, _condition(condition)):
        test = _condition(condition)
        assert test is not None
        loops = condition.parent is not None and condition.parent.type in ("while_statement", "do_statement")
        message = f"`{text_of(test)}` {'goes on to' if loops else 'guards with'} {own}, where the bound is {other}"
        return body.edit("wrong-loop-bound" if loops else "wrong-guard", node, message, test, edit)
    whole = around(node, "init_declarator", "expression_statement") or node
    message = f"`{text_of(whole)}` takes {own}, where it is {other} that counts"
    return body.edit("wrong-size", node, message, whole, edit)


def _tested(node: Node) -> bool:
    """Whether a condition depends on ``node``."""
    condition = around(node, *_CONDITIONS)
    return condition is not None and within(node, _condition(condition))


def _condition(node: Node) -> Node | None:
    return node if node.type == "condition_clause" else node.child_by_field_name("condition")


def _moved_pointer(body: Body, node: Node) -> str | None:
    """The matrix whose pointer a statement moves, or that it indexes with what it declares."""
    statement = around(node, "assignment_expression", "init_declarator")
    if statement is None:
        return None
    left = statement.child_by_field_name("left") or statement.child_by_field_name("declarator")
    if text_of(left) in body.matrices and text_of(operator_of(statement)) in ("+=", "="):
        return body.matrices[text_of(left)]
    value = statement.child_by_field_name("right") or statement.child_by_field_name("value")
    for part in walk(value) if value is not None else ():
        if part.type == "identifier" and text_of(part) in body.matrices:
            return body.matrices[text_of(part)]
    name = text_of(left).lstrip("* ")
    for access, array, _ in body.accesses():
        if array in body.matrices and any(p.type == "identifier" and text_of(p) == name for p in walk(access)):
            return body.matrices[array]
    return None


def _scaled_indices(body: Body) -> Iterator[Edit]:
    """``t * T`` where t already steps by T; ``t`` where it counts tiles."""
    for loop in body.loops:
        for node, _, indices in body.accesses():
            if loop not in body.enclosing_loops(node):
                continue
            for part in (part for index in indices for part in walk(index)):
                if is_binary(part, "*") and not loop.by_one:
                    sides = [part.child_by_field_name("left"), part.child_by_field_name("right")]
                    if loop.variable in map(text_of, sides) and not any(text_of(s) in body.sizes for s in sides):
                        edit = change(part, loop.variable)
                        alike = (n for n in walk(loop.node) if n.type == part.type and text_of(n) == text_of(part))
                        yield Edit(
                            "scaled-twice",
                            body.line(part),
                            f"`{text_of(part)}` in `{text_of(node)}`: {loop.variable} goes up by whole tiles already",
                            f"write `{rewritten(node, edit)}`",
                            tuple(change(other, loop.variable) for other in alike),
                        )
                elif is_binary(part, "*"):
                    yield from _scaled_before(body, loop.variable, node, part)
                elif part.type == "identifier" and text_of(part) == loop.variable and loop.by_one:
                    yield from _unscaled(body, loop.condition, loop.variable, node, part)


def _scaled_before(body: Body, variable: str, node: Node, part: Node) -> Iterator[Edit]:
    """``t * row`` where row is ``T * t + y`` already."""
    sides = list(map(text_of, part.named_children))
    others = [side for side in sides if side != variable and re.search(rf"\b{variable}\b", body.values.get(side, ""))]
    if variable not in sides or not others:
        return
    message = f"`{text_of(part)}` in `{text_of(node)}`: {others[0]} is `{body.values[others[0]]}` already"
    yield body.edit("scaled-twice", part, message, node, change(part, others[0]))


def _vector_strides(body: Body) -> Iterator[Edit]:
    """A size in elements in the index of vectors of several."""
    for node, array, indices in body.accesses():
        width = body.widths.get(array)
        for part in walk(indices[0]) if width is not None and len(indices) == 1 else ():
            if part.type != "identifier" or text_of(part) not in body.sizes or is_binary(part.parent, "/"):
                continue
            message = f"`{text_of(node)}` counts vectors of {width}: rows are {text_of(part)} / {width} of them apart"
            edit = change(part, f"({text_of(part)} / {width})")
            yield body.edit("wrong-stride", part, message, node, edit, asked=True)


def _unscaled(body: Body, condition: Node | None, variable: str, node: Node, part: Node) -> Iterator[Edit]:
    """A loop's variable that counts tiles, used as if it counted elements."""
    if is_binary(part.parent, "*"):
        return
    for divided in walk(condition) if condition is not None else ():
        if is_binary(divided, "/"):
            tile = text_of(divided.child_by_field_name("right"))
            message = f"`{text_of(node)}`: {variable} counts tiles, and the index needs elements"
            yield body.edit("not-scaled", part, message, node, change(part, f"{variable} * {tile}"))


def _linear_swaps(body: Body) -> Iterator[Edit]:
    """``a * S + b`` as ``b * S + a``, with the size there is and with the length of the matrix's rows."""
    for node, array, indices in body.accesses():
        if array not in body.matrices or len(indices) != 1:
            continue
        parts = terms(indices[0])
        scaled = [
            part for part in parts
            if is_binary(part, "*") and any(text_of(side) in body.sizes for side in part.named_children)
        ]  # fmt: skip
        if len(parts) < 2 or len(scaled) != 1:
            continue
        row = next((side for side in scaled[0].named_children if text_of(side) not in body.sizes), None)
        if row is None:  # a product of two sizes
            continue
        stride = next(text_of(side) for side in scaled[0].named_children if text_of(side) in body.sizes)
        others = [part for part in parts if part != scaled[0]]
        rest = " + ".join(map(text_of, others))
        if len(others) > 1 or (others[0].type in _LOOSE and not is_binary(others[0], "*")):
            rest = f"({rest})"  # `terms` has taken off those it had
        inner = row.named_children[0] if row.type == "parenthesized_expression" else row
        role = body.matrices[array]
        for size in dict.fromkeys((body.name_of(ROW_LENGTH[role]), stride)):
            if size is None:
                continue
            message = f"`{text_of(node)}` takes the rows of {array} for its columns: {role} is {SHAPE[role]}, row-major"
            edit = change(indices[0], f"{rest} * {size} + {text_of(inner)}")
            yield body.edit("swapped-indices", node, message, node, edit, asked=True)


def _swapped_axes(body: Body) -> Iterator[Edit]:
    """X and y of all block indices exchanged."""
    new = body.other_axis("blockIdx")
    uses = [node for node in walk(body.root) if node.type == "field_expression" and text_of(node) in new]
    names = {text_of(node) for node in uses}
    if not names or any(new[name] not in names for name in names):
        return
    first, second = sorted((text_of(uses[0]), new[text_of(uses[0])]))
    statement = around(uses[0], "init_declarator", "expression_statement") or uses[0]
    yield Edit(
        "swapped-axes",
        body.line(uses[0]),
        f"`{text_of(statement)}`: the grid's x and y are not those that the launch has: {first} and {second} are "
        "exchanged",
        f"write `{text_of(statement).replace(text_of(uses[0]), new[text_of(uses[0])])}` and the other one alike, or "
        "exchange the grid's x and y where the kernel is launched",
        tuple(change(node, new[text_of(node)]) for node in uses),
    )


def _thread_axes(body: Body) -> Iterator[Edit]:
    """The other of two indices of the same kind in a subscript: tx for ty, col for row."""
    pairs = [*body.other_axis("threadIdx").items(), (body.thread_name("x"), body.thread_name("y"))]
    places = [name for name in body.values if {"blockIdx", "threadIdx"} <= set(re.findall(r"\w+", body.meaning(name)))]
    pairs += [(places[0], places[1])] if len(places) == 2 else []
    partner = {a: b for one, two in pairs for a, b in ((one, two), (two, one)) if one != two}
    for node, _, indices in body.accesses():
        for part in (part for index in indices for part in walk(index)):
            if part.type in ("identifier", "field_expression") and text_of(part) in partner:
                message = f"`{text_of(node)}` is indexed by {text_of(part)}"
                yield body.edit("wrong-index", part, message, node, change(part, partner[text_of(part)]), asked=True)


def _shifted_places(body: Body) -> Iterator[Edit]:
    """A thread's row or column of C that is one too large or too small."""
    for name, declarator in body.declared.items():
        value = declarator.child_by_field_name("value")
        if value is None or not {"blockIdx", "threadIdx"} <= set(re.findall(r"\w+", body.meaning(name))):
            continue
        left, right = value.child_by_field_name("left"), value.child_by_field_name("right")
        sign = next((sign for sign in "+-" if is_binary(value, sign)), None)
        if sign is None or left is None or text_of(right) not in ("1", "1u", "1i"):
            continue
        side, lost = ("after", "first") if sign == "+" else ("before", "last")
        message = f"`{text_of(value)}` is the element {side} the thread's own: the {lost} one of C is never computed"
        yield body.edit("shifted-index", value, message, declarator, change(value, text_of(left)))
