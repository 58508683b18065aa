"""Slips in what is done when: initial values, sums, bounds, guards, barriers."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import (
    CAST,
    Body,
    ForLoop,
    around,
    change,
    is_binary,
    is_stored,
    operator_of,
    rewritten,
    within,
)
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Change, Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_COMPARISONS: Final = {"<": ("<=",), "<=": ("<",), ">": (">=",), ">=": (">",), "&&": ("||",), "||": ("&&",)}
NARROW: Final = re.compile(r"(?:(?:un)?signed )?(?:short|char)(?: int)?|u?int(?:8|16)_t|ushort|uchar")
"""Types of 8 and 16 bits."""

_BITS: Final = 12
"""Tiles of 2048 and more there are none of."""

_LESS_ONE: Final = re.compile(r"\(([\w.]+(?:->\w+)?) - 1[uUlL]*\)")

_NAMES: Final = ("identifier", "field_expression")


def initial_values(body: Body) -> Iterator[Edit]:
    """Variables of the kernel that are added to, but begin with nothing."""
    first: dict[str, str] = {}
    for node in walk(body.root):
        if node.type == "assignment_expression":
            left = node.child_by_field_name("left")
            while left is not None and left.type == "subscript_expression":
                left = left.child_by_field_name("argument")
            first.setdefault(text_of(left), text_of(operator_of(node)))
    for name, declarator in body.declared.items():
        if first.get(name) != "+=" or declarator.type == "init_declarator":
            continue
        new = f"{text_of(declarator)} = {'{}' if declarator.type == 'array_declarator' else '0'}"
        yield Edit(
            "uninitialised-sum",
            body.line(declarator),
            f"`{name}` is added to, but nothing sets it to 0 first",
            f"declare it as `{new}`",
            (change(declarator, new),),
        )


def sums(body: Body) -> Iterator[Edit]:
    """``=`` for ``+=`` in a loop, and ``+=`` for ``=`` at the store."""
    for node in walk(body.root):
        if node.type != "assignment_expression":
            continue
        left, right, sign = node.child_by_field_name("left"), node.child_by_field_name("right"), operator_of(node)
        if left is None or right is None or sign is None:
            continue
        array = left
        while array.type == "subscript_expression":
            array = array.child_by_field_name("argument") or array.children[0]
        name = text_of(array)
        product = is_binary(right, "*")
        product |= right.type == "call_expression" and text_of(right).startswith(("fma", "__fma", "__hfma"))
        if text_of(sign) == "=" and name in body.declared and product and body.enclosing_loops(node):
            message = f"`{text_of(node)}` overwrites the sum with the last product"
            yield body.edit("overwritten-sum", node, message, node, change(sign, "+="))
        elif text_of(sign) == "+=" and body.matrices.get(name) == "C":
            message = f"`{text_of(node)}` adds to what C held before the launch"
            yield body.edit("added-to-old-c", node, message, node, change(sign, "="))


def floored(body: Body) -> Iterator[Edit]:
    """Divisions by a tile that are rounded down; the grid's size for the number of tiles."""
    for node in walk(body.root):
        text = text_of(node)
        if is_binary(node, "/"):
            yield from _divided(body, node)
        elif is_binary(node, ">>"):
            yield from _shifted(body, node)
        elif node.type == "field_expression" and body.plain(text) in ("gridDim.x", "gridDim.y"):
            ended, k = _steps(body, node), body.name_of("K")
            if ended is None or k is None:
                continue
            for tile in dict.fromkeys((*body.dialect.tiles, *_tile_sizes(body))):
                message = f"`{text_of(ended)}` takes the number of blocks for the number of steps along {k}"
                edit = change(node, f"({k} + {tile} - 1) / {tile}")
                yield body.edit("tiles-of-the-grid", node, message, ended, edit)


def _divided(body: Body, node: Node) -> Iterator[Edit]:
    """``K / 16`` or ``(K - 1) / 16``, which leave out the last part of what is no whole number of them."""
    dividend = node.child_by_field_name("left")
    left, right = text_of(dividend), text_of(node.child_by_field_name("right"))
    named = any(re.search(rf"(?<![\w.]){re.escape(name)}(?!\w)", left) for name in body.sizes)
    if not named or around(node, "subscript_expression") is not None or _one_more(node):
        return
    if f"{right} - 1" in left or "+" in left or _scaled(dividend, body):
        return
    whole = around(node, "for_statement", "init_declarator", "expression_statement") or node
    condition = whole.child_by_field_name("condition") if whole.type == "for_statement" else whole
    message = f"`{text_of(node)}` rounds down: where {left} is no multiple of {right} the last part is left out"
    new = f"({left} + {right} - 1) / {right}"
    if (less := _LESS_ONE.fullmatch(left)) is not None:
        message = f"`{text_of(node)}` leaves out the last part of {less[1]}, be it a multiple of {right} or not"
        new = f"{text_of(node)} + 1"
        new = f"({new})" if node.parent is not None and is_binary(node.parent, "*") else new
    elif (vectors := _of_vectors(body, node)) is not None:
        yield vectors
        return
    edit = change(node, new)
    said = rewritten(condition, edit) if within(node, condition) and condition else edit.new
    yield Edit("lost-tail", body.line(node), message, f"round up: `{said}`", (edit,))


def _one_more(node: Node) -> bool:
    """Whether 1 is added to a quotient, ``(K - 1) / T + 1``, or what tells whether something is left."""
    around_it = node.parent
    while around_it is not None and around_it.type == "parenthesized_expression":
        node, around_it = around_it, around_it.parent
    if not is_binary(around_it, "+") or around_it is None:
        return False
    other = "".join(text_of(part) for part in around_it.named_children if part != node)
    return other.strip("() uUlL") == "1" or "%" in other


def _scaled(node: Node | None, body: Body) -> bool:
    """Whether a dividend is a size times a variable, ``part * K / parts``: bounds of parts, none of which gets lost."""
    factors = [part for part in walk(node) if part.type == "identifier"] if is_binary(node, "*") and node else []
    return any(text_of(factor) not in body.sizes for factor in factors)


def _shifted(body: Body, node: Node) -> Iterator[Edit]:
    """``K >> 4``, a division by a tile that is rounded down."""
    left, right = text_of(node.child_by_field_name("left")), text_of(node.child_by_field_name("right"))
    if left not in body.sizes or not right.isdecimal() or int(right) >= _BITS or _one_more(node):
        return
    if (vectors := _of_vectors(body, node)) is not None:
        yield vectors
        return
    tile = 1 << int(right)
    message = f"`{text_of(node)}` rounds down: where {left} is no multiple of {tile} the last part is left out"
    new = f"({left} + {tile - 1}) >> {right}"
    held = node.parent is not None and node.parent.type == "parenthesized_expression"
    whole = around(node, "binary_expression", "init_declarator", "assignment_expression") or node
    yield body.edit("lost-tail", node, message, whole, change(node, new if held else f"({new})"))


def _of_vectors(body: Body, node: Node) -> Edit | None:
    """A quotient that counts vectors, which rounding up would not mend: no vector holds a row's end and no more."""
    loop = next((loop for loop in body.loops if within(node, loop.condition)), None)
    declarator = around(node, "init_declarator")
    name = text_of(declarator.child_by_field_name("declarator")) if declarator is not None else ""
    if loop is not None:
        name = loop.variable
    counted = {name, *(loop.variable for loop in body.loops if name in _named(loop.condition))} - {""}
    if not any(
        counted & _named(*indices) and _is_vector(body, each, array) for each, array, indices in body.accesses()
    ):
        return None
    left, right = (text_of(node.child_by_field_name(side)) for side in ("left", "right"))
    each = str(1 << int(right)) if is_binary(node, ">>") else right
    return Edit(
        "lost-tail",
        body.line(node),
        f"`{text_of(node)}` counts vectors of {each}: where {left} is no multiple of {each} the last elements are "
        "left out, and rows begin within a vector",
        f"{left} must be a multiple of {each}: refuse others on the host, or take what is left element by element",
        (),
    )


def _is_vector(body: Body, access: Node, array: str) -> bool:
    """Whether an access is one of several elements at once."""
    cast = around(access, "call_expression", "cast_expression")
    return array in body.widths or array in body.recast or (cast is not None and CAST.match(text_of(cast)) is not None)


def _named(*nodes: Node | None) -> set[str]:
    return {text_of(part) for node in nodes if node is not None for part in walk(node) if part.type == "identifier"}


def _steps(body: Body, node: Node) -> Node | None:
    """The condition of the loop that ``node`` ends, or the variable that does and begins as ``node``."""
    conditions = [loop.condition for loop in body.loops if loop.condition is not None]
    held = next((condition for condition in conditions if within(node, condition)), None)
    if held is not None:
        return held
    declarator = around(node, "init_declarator")
    name = text_of(declarator.child_by_field_name("declarator")) if declarator is not None else ""
    ends = any(part.type == "identifier" and text_of(part) == name for each in conditions for part in walk(each))
    return declarator if ends else None


def _tile_sizes(body: Body) -> Iterator[str]:
    """Names and numbers that are lengths of arrays."""
    return (side for sides in body.sides.values() for side in sides if side.isidentifier() or side.isdecimal())


def comparisons(body: Body) -> Iterator[Edit]:
    """``<`` for ``<=``, ``&&`` for ``||`` and the reverse, in conditions."""
    for node in walk(body.root):
        sign = operator_of(node) if node.type == "binary_expression" else None
        if sign is None or text_of(sign) not in _COMPARISONS:
            continue
        loop = next((loop for loop in body.loops if within(node, loop.condition)), None)
        for new in _COMPARISONS[text_of(sign)]:
            kind, fault = (
                ("wrong-guard", "lets through what it should not, or keeps out what it should let through")
                if loop is None
                else ("wrong-loop-bound", "ends the loop one step too early or too late")
            )
            yield body.edit(kind, node, f"`{text_of(node)}` {fault}", node, change(sign, new))


def early_returns(body: Body) -> Iterator[Edit]:
    """``if (...) return;`` before a tile is filled: a guard of the stores to C in its place."""
    first = min((node.start_byte for node, array, _ in body.accesses() if array in body.shared), default=0)
    for node in walk(body.root):
        test, returned = node.child_by_field_name("condition"), node.child_by_field_name("consequence")
        if node.type != "if_statement" or node.start_byte > first or returned is None or test is None:
            continue
        if not re.fullmatch(r"\{?\s*return\s*;\s*\}?", text_of(returned)):
            continue
        before, behind = body.dialect.guard
        text = f"!{text_of(test)}" if text_of(test).startswith("(") else f"!({text_of(test)})"
        changes = [change(node, ";")]
        for stored, array, _ in body.accesses():
            if body.matrices.get(array) == "C" and is_stored(stored) and stored.parent is not None:
                end = stored.parent.end_byte
                changes.append(Change(stored.parent.start_byte, stored.parent.start_byte, before.format(test=text)))
                changes += [Change(end, end, behind)] if behind else []
        yield Edit(
            "early-return",
            body.line(node),
            f"`{text_of(node)}` takes threads away that are to fill their part of a tile in shared memory",
            "let all threads load and wait at the barriers, and guard the store to C in its place",
            tuple(changes),
        )


def narrow_types(body: Body) -> Iterator[Edit]:
    """Indices in types of 8 or 16 bits, declared so or cast to them."""
    for node in walk(body.root):
        kind = node.child_by_field_name("type") if node.type in ("declaration", "cast_expression") else None
        if kind is None or not NARROW.fullmatch(text_of(kind)):
            continue
        message = f"`{text_of(node)}` cuts the value to what {text_of(kind)} holds"
        yield body.edit("wrong-index-type", node, message, node, change(kind, "int"))


def unused_alpha(body: Body) -> Iterator[Edit]:
    """A parameter called alpha that no one uses."""
    factor = body.dialect.factor
    used = {text_of(node) for node in walk(body.root) if node.type in ("identifier", "field_expression")}
    if not factor or factor in used or "alpha" not in text_of(body.root.parent):
        return
    for node, array, _ in body.accesses():
        if body.matrices.get(array) != "C" or node.parent is None or not is_stored(node):
            continue
        right = node.parent.child_by_field_name("right")
        if right is not None:
            message = f"{factor} is a parameter, but nothing is multiplied by it"
            edit = change(right, f"{factor} * ({text_of(right)})")
            yield body.edit("ignored-factor", node, message, node.parent, edit)


def barriers(body: Body) -> Iterator[Edit]:
    """Barriers before a loop that reads shared memory, and at the end of the loop around it."""
    if not body.shared:
        return
    calls = [node for node in walk(body.root) if node.type == "call_expression"]
    calls = [node for node in calls if text_of(node.child_by_field_name("function")) == "__syncwarp"]
    for made in (*([node] for node in calls), *([calls] if len(calls) > 1 else ())):
        message = f"`{text_of(made[0])}` waits for the threads of a warp only, and the tile is shared by the block"
        every = tuple(change(node, "__syncthreads()") for node in made)
        yield Edit("missing-barrier", body.line(made[0]), message, "write `__syncthreads()`", every)
    for loop in body.loops:
        inner = loop.node.child_by_field_name("body")
        touches = any(within(node, loop.node) for node, array, _ in body.accesses() if array in body.shared)
        around_it = body.enclosing_loops(loop.node)
        if not touches or inner is None or any(_is_uneven(body, outer) for outer in around_it):
            continue  # a barrier that not all threads come to
        enclosed = bool(around_it)
        yield _barrier(body, loop.node, "before this loop", loop.node.start_byte)
        around_another = any(within(other.node, inner) for other in body.loops)
        if inner.type == "compound_statement" and (around_another or not enclosed) and not _is_uneven(body, loop):
            end = inner.end_byte - 1
            last = inner.named_children[-1] if inner.named_children else inner
            yield _barrier(body, last, "at the end of the loop", end)


def _is_uneven(body: Body, loop: ForLoop) -> bool:
    """Whether threads of a block may go round a loop more or less often than others."""
    parts = (loop.node.child_by_field_name("initializer"), loop.condition)
    names = (text_of(node) for part in parts if part is not None for node in walk(part) if node.type in _NAMES)
    return any("threadIdx" in body.plain(name) or "threadIdx" in body.meaning(name) for name in names)


def _barrier(body: Body, node: Node, where: str, at: int) -> Edit:
    barrier = body.dialect.barrier
    return Edit(
        "missing-barrier",
        body.line(node),
        body.dialect.crowd.format(where=where),
        f"put `{barrier}` {where}",
        (Change(at, at, f"{barrier} "),),
    )
