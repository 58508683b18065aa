"""Edits that would undo a slip often made in GEMM kernels, wherever one could have been made.

They are candidates: nothing is known to be wrong here. Whether an edit makes C right is for an execution to tell.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from rooftile.compile import slips_of_flow
from rooftile.compile.body import (
    ROW_LENGTH,
    SHAPE,
    Body,
    around,
    change,
    operator_of,
    read,
    rewritten,
    terms,
    within,
)
from rooftile.compile.syntax import text_of, walk
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_CONDITIONS = ("condition_clause", "conditional_expression", "for_statement", "while_statement")


def slips(
    text: str,
    name: str,
    sizes: Mapping[str, str],
    matrices: Mapping[str, str],
    macros: Mapping[str, str] | None = None,
) -> tuple[Edit, ...]:
    """Candidate edits of the kernel called ``name``, those most often called for first.

    Parameters
    ----------
    text : str
        The file.
    name : str
        The kernel's, without namespaces and template arguments.
    sizes : mapping of str to str
        M, N or K by the parameter's name.
    matrices : mapping of str to str
        A, B or C by the parameter's name.
    macros : mapping of str to str, optional
        As ``-D`` gives them.
    """
    body = read(text, name, sizes, matrices, macros or {})
    if body is None:
        return ()
    found: dict[tuple[object, ...], Edit] = {}
    for rule in (
        _vector_strides,
        _strides,
        _tile_subscripts,
        _tile_indices,
        _fixed_buffers,
        global_for_tile,
        slips_of_flow.initial_values,
        slips_of_flow.sums,
        _scaled_indices,
        slips_of_flow.floored,
        slips_of_flow.comparisons,
        _linear_swaps,
        _swapped_axes,
        slips_of_flow.guards,
        _thread_axes,
        slips_of_flow.narrow_types,
        slips_of_flow.unused_factors,
        slips_of_flow.barriers,
    ):
        for edit in rule(body):
            found.setdefault(edit.changes, edit)
    return tuple(found.values())


def _strides(body: Body) -> Iterator[Edit]:
    """Another size where a size stands: in an index, a guard, the bound of a loop."""
    accesses = [(node, body.matrices[array]) for node, array, _ in body.accesses() if array in body.matrices]
    later: list[Edit] = []
    for node in walk(body.root):
        if node.type != "identifier" or text_of(node) not in body.sizes:
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
                made = Edit(
                    "wrong-stride",
                    body.line(node),
                    f"`{text_of(whole)}`: {role} is {SHAPE[role]}, its rows are {other} apart, not {own}"
                    if right
                    else f"`{text_of(whole)}` steps by {own}",
                    f"did you mean `{rewritten(whole, edit)}`?",
                    (edit,),
                )
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
            return Edit(
                "wrong-loop-bound",
                body.line(node),
                f"the loop `{text_of(loop.condition)}` ends by {own}, where it is to go over {other}",
                f"write `{rewritten(loop.condition, edit)}`",
                (edit,),
            )
    elif condition is not None and within(node, _condition(condition)):
        test = _condition(condition)
        assert test is not None
        loops = condition.parent is not None and condition.parent.type in ("while_statement", "do_statement")
        return Edit(
            "wrong-loop-bound" if loops else "wrong-guard",
            body.line(node),
            f"`{text_of(test)}` {'goes on to' if loops else 'guards with'} {own}, where the bound is {other}",
            f"write `{rewritten(test, edit)}`",
            (edit,),
        )
    whole = around(node, "init_declarator", "expression_statement") or node
    return Edit(
        "wrong-size",
        body.line(node),
        f"`{text_of(whole)}` takes {own}, where it is {other} that counts",
        f"write `{rewritten(whole, edit)}`",
        (edit,),
    )


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


def _tile_subscripts(body: Body) -> Iterator[Edit]:
    """Two subscripts of a shared array exchanged."""
    for node, array, indices in body.accesses():
        if body.shared.get(array) != 2 or len(indices) != 2 or text_of(indices[0]) == text_of(indices[1]):
            continue
        changes = (change(indices[0], text_of(indices[1])), change(indices[1], text_of(indices[0])))
        new, stored = rewritten(node, *changes), _is_stored(node)
        others = [text_of(other) for other, name, _ in body.accesses() if name == array and _is_stored(other) != stored]
        there = f", but {'read' if stored else 'stored'} as `{others[0]}`" if others else ""
        yield Edit(
            "transposed-tile",
            body.line(node),
            f"`{text_of(node)}` is {'stored' if stored else 'read'} transposed{there}",
            f"write `{new}`",
            changes,
        )


def _is_stored(node: Node) -> bool:
    parent = node.parent
    return parent is not None and parent.type == "assignment_expression" and parent.child_by_field_name("left") == node


def _tile_indices(body: Body) -> Iterator[Edit]:
    """A thread's place in the block for its place in the grid, in the index of a shared array; and the reverse."""
    for node, array, indices in body.accesses():
        for index in indices:
            for part in walk(index):
                if part.type != "identifier":
                    continue
                name = text_of(part)
                value = body.values.get(name, "")
                if array in body.shared and "blockIdx" in body.meaning(name):
                    for axis in "yx":
                        if f"threadIdx.{axis}" in body.meaning(name):
                            yield _tile_index(body, node, part, name, body.thread_name(axis))
                elif array in body.matrices and value.startswith("threadIdx."):
                    for other in body.values:
                        if "blockIdx" in body.meaning(other) and value in body.meaning(other):
                            edit = change(part, other)
                            yield Edit(
                                "local-index",
                                body.line(part),
                                f"`{text_of(node)}` indexes the whole matrix by a thread's place in its block, {name}",
                                f"write `{rewritten(node, edit)}`",
                                (edit,),
                            )


def _tile_index(body: Body, node: Node, part: Node, name: str, local: str) -> Edit:
    edit = change(part, local)
    return Edit(
        "global-index-in-tile",
        body.line(part),
        f"`{text_of(node)}` indexes a tile in shared memory by {name}, which counts over the whole matrix",
        f"write `{rewritten(node, edit)}`",
        (edit,),
    )


def _fixed_buffers(body: Body) -> Iterator[Edit]:
    """``As[1][y][k]`` in a product, where a variable tells which buffer of As was filled last."""
    reads: dict[int, list[tuple[Node, Node]]] = {}
    chosen: dict[str, str] = {}
    for node, array, indices in body.accesses():
        if array not in body.shared or len(indices) < 2:
            continue
        if indices[0].type == "identifier" and not _is_stored(node):
            chosen.setdefault(array, text_of(indices[0]))
        elif indices[0].type == "number_literal" and not _is_stored(node) and array in chosen:
            reads.setdefault(body.line(node), []).append((node, indices[0]))
    for line, found in reads.items():
        names = [chosen[array] for node, array, _ in body.accesses() if any(node == read for read, _ in found)]
        changes = tuple(change(index, name) for (_, index), name in zip(found, names, strict=True))
        node = found[0][0]
        yield Edit(
            "wrong-buffer",
            line,
            f"`{text_of(node)}` reads the same buffer always: which one was filled last depends on the number of tiles",
            f"write `{rewritten(node, changes[0])}`",
            changes,
        )


def global_for_tile(body: Body) -> Iterator[Edit]:
    """The tile that was filled from a matrix, where the matrix itself is read in the product."""
    fills: dict[str, tuple[str, list[Node]]] = {}
    for node, array, indices in body.accesses():
        if array in body.shared and len(indices) == 2 and _is_stored(node) and node.parent is not None:
            right = node.parent.child_by_field_name("right")
            for part in walk(right) if right is not None else ():
                if part.type == "identifier" and text_of(part) in body.matrices:
                    fills[text_of(part)] = (array, indices)
    for node, array, _ in body.accesses():
        product = around(node, "binary_expression")
        loops = body.enclosing_loops(node)
        if array not in fills or product is None or text_of(operator_of(product)) != "*" or not loops:
            continue
        tile, (row, column) = fills[array]
        role, k = body.matrices[array], loops[0].variable
        new = f"{tile}[{k}][{text_of(column)}]" if role == "B" else f"{tile}[{text_of(row)}][{k}]"
        if any(within(node, other) and other != node for other, name, _ in body.accesses() if name == tile):
            continue
        yield Edit(
            "global-for-tile",
            body.line(node),
            f"`{text_of(node)}` reads {array} itself, not {tile}, the tile that was filled from it",
            f"write `{new}`",
            (change(node, new),),
        )


def _scaled_indices(body: Body) -> Iterator[Edit]:
    """``t * T`` where t already steps by T; ``t`` where it counts tiles."""
    for loop in body.loops:
        for node, _, indices in body.accesses():
            if loop not in body.enclosing_loops(node):
                continue
            for part in (part for index in indices for part in walk(index)):
                if part.type == "binary_expression" and text_of(operator_of(part)) == "*" and not loop.by_one:
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
                elif part.type == "binary_expression" and text_of(operator_of(part)) == "*":
                    yield from _scaled_before(body, loop.variable, node, part)
                elif part.type == "identifier" and text_of(part) == loop.variable and loop.by_one:
                    yield from _unscaled(body, loop.condition, loop.variable, node, part)


def _scaled_before(body: Body, variable: str, node: Node, part: Node) -> Iterator[Edit]:
    """``t * row`` where row is ``T * t + y`` already."""
    sides = list(map(text_of, part.named_children))
    others = [side for side in sides if side != variable and re.search(rf"\b{variable}\b", body.values.get(side, ""))]
    if variable not in sides or not others:
        return
    edit = change(part, others[0])
    yield Edit(
        "scaled-twice",
        body.line(part),
        f"`{text_of(part)}` in `{text_of(node)}`: {others[0]} is `{body.values[others[0]]}` already",
        f"write `{rewritten(node, edit)}`",
        (edit,),
    )


def _vector_strides(body: Body) -> Iterator[Edit]:
    """A size in elements in the index of vectors of several."""
    for node, array, indices in body.accesses():
        width = body.widths.get(array)
        for part in walk(indices[0]) if width is not None and len(indices) == 1 else ():
            divided = part.parent is not None and text_of(operator_of(part.parent)) == "/"
            if part.type != "identifier" or text_of(part) not in body.sizes or divided:
                continue
            edit = change(part, f"({text_of(part)} / {width})")
            yield Edit(
                "wrong-stride",
                body.line(part),
                f"`{text_of(node)}` counts vectors of {width}: rows are {text_of(part)} / {width} of them apart",
                f"did you mean `{rewritten(node, edit)}`?",
                (edit,),
            )


def _unscaled(body: Body, condition: Node | None, variable: str, node: Node, part: Node) -> Iterator[Edit]:
    """A loop's variable that counts tiles, used as if it counted elements."""
    if part.parent is not None and text_of(operator_of(part.parent)) == "*":
        return
    for divided in walk(condition) if condition is not None else ():
        if divided.type == "binary_expression" and text_of(operator_of(divided)) == "/":
            tile = text_of(divided.child_by_field_name("right"))
            edit = change(part, f"{variable} * {tile}")
            yield Edit(
                "not-scaled",
                body.line(part),
                f"`{text_of(node)}`: {variable} counts tiles, and the index needs elements",
                f"write `{rewritten(node, edit)}`",
                (edit,),
            )


def _linear_swaps(body: Body) -> Iterator[Edit]:
    """``a * S + b`` as ``b * S + a``, with the size there is and with the length of the matrix's rows."""
    for node, array, indices in body.accesses():
        if array not in body.matrices or len(indices) != 1:
            continue
        parts = terms(indices[0])
        scaled = [
            part for part in parts if part.type == "binary_expression" and text_of(operator_of(part)) == "*"
            and any(text_of(side) in body.sizes for side in part.named_children)
        ]  # fmt: skip
        if len(parts) < 2 or len(scaled) != 1:
            continue
        row = next((side for side in scaled[0].named_children if text_of(side) not in body.sizes), None)
        if row is None:  # a product of two sizes
            continue
        stride = next(text_of(side) for side in scaled[0].named_children if text_of(side) in body.sizes)
        rest = " + ".join(text_of(part) for part in parts if part != scaled[0])
        rest = f"({rest})" if len(parts) > 2 else rest
        inner = row.named_children[0] if row.type == "parenthesized_expression" else row
        role = body.matrices[array]
        for size in dict.fromkeys((body.name_of(ROW_LENGTH[role]), stride)):
            if size is None:
                continue
            edit = change(indices[0], f"{rest} * {size} + {text_of(inner)}")
            yield Edit(
                "swapped-indices",
                body.line(node),
                f"`{text_of(node)}` takes the rows of {array} for its columns: {role} is {SHAPE[role]}, row-major",
                f"did you mean `{rewritten(node, edit)}`?",
                (edit,),
            )


def _swapped_axes(body: Body) -> Iterator[Edit]:
    """X and y of all block indices exchanged."""
    new = {"blockIdx.x": "blockIdx.y", "blockIdx.y": "blockIdx.x"}
    uses = [node for node in walk(body.root) if node.type == "field_expression" and text_of(node) in new]
    if {text_of(node) for node in uses} != set(new):
        return
    statement = around(uses[0], "init_declarator", "expression_statement") or uses[0]
    yield Edit(
        "swapped-axes",
        body.line(uses[0]),
        f"`{text_of(statement)}`: the grid's x and y are not those that the launch has: blockIdx.x and blockIdx.y are "
        "exchanged",
        f"write `{text_of(statement).replace(text_of(uses[0]), new[text_of(uses[0])])}` and the other one alike, or "
        "exchange the grid's x and y where the kernel is launched",
        tuple(change(node, new[text_of(node)]) for node in uses),
    )


def _thread_axes(body: Body) -> Iterator[Edit]:
    """The other of two indices of the same kind in a subscript: tx for ty, col for row."""
    pairs = [("threadIdx.x", "threadIdx.y"), (body.thread_name("x"), body.thread_name("y"))]
    places = [name for name in body.values if {"blockIdx", "threadIdx"} <= set(re.findall(r"\w+", body.meaning(name)))]
    pairs += [(places[0], places[1])] if len(places) == 2 else []
    partner = {a: b for one, two in pairs for a, b in ((one, two), (two, one)) if one != two}
    for node, _, indices in body.accesses():
        for part in (part for index in indices for part in walk(index)):
            if part.type in ("identifier", "field_expression") and text_of(part) in partner:
                edit = change(part, partner[text_of(part)])
                yield Edit(
                    "wrong-index",
                    body.line(part),
                    f"`{text_of(node)}` is indexed by {text_of(part)}",
                    f"did you mean `{rewritten(node, edit)}`?",
                    (edit,),
                )
