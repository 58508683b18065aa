"""Slips in the tests that keep loads and stores inside the matrices."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import TYPE_CHECKING, Final, NamedTuple

from rooftile.compile.cpp.body import (
    ROW_LENGTH,
    Body,
    around,
    change,
    is_binary,
    is_stored,
    operator_of,
    rewritten,
    terms,
    within,
)
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Change, Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_ROWS: Final = {"A": "M", "B": "K", "C": "M"}


def guards(body: Body) -> Iterator[Edit]:
    """Loads and stores of the matrices inside their bounds.

    Those that no condition keeps there: one by one, those of a loop together, and all.
    """
    found: list[tuple[Node, Edit]] = []
    for node, array, indices in body.accesses():
        role = body.matrices.get(array)
        rows, columns = (body.name_of(_ROWS[role]), body.name_of(ROW_LENGTH[role])) if role else (None, None)
        if role is None or rows is None or columns is None or len(indices) != 1:
            continue
        made = _guard(body, node, indices[0], rows, columns)
        if made is None:
            continue
        changes, text = made
        message = f"`{text_of(node)}` leaves {array} where {text} does not hold, and nothing keeps it inside"
        found.append((node, Edit("missing-guard", body.line(node), message, f"guard it: `{text}`", changes)))
    yield from (edit for _, edit in found)
    for whole in (*(loop.node for loop in body.loops), body.root):
        edits = [edit for node, edit in found if within(node, whole)]
        every = tuple(change for edit in edits for change in edit.changes)
        if len(edits) > 1 and len({change.start for change in every}) == len(every):
            yield replace(edits[0], advice=f"{edits[0].advice}, and the other accesses likewise", changes=every)


def mistaken_guards(body: Body) -> Iterator[Edit]:
    """Another matrix's bound in the guard of a load: ``col < N`` where A's own column is to be less than K."""
    for access in _guarded(body):
        node, condition = access.node, access.condition
        wanted = _wanted(access.place, access.rows, access.columns)
        held = _conditions(body, node)
        missing = [each for each in wanted if not _holds(each, held)]
        for part in walk(condition):
            named = {text_of(name) for name in walk(part) if name.type in ("identifier", "field_expression")}
            if part.type != "binary_expression" or not named & set(body.sizes) or operator_of(part) is None:
                continue
            if text_of(operator_of(part)) not in ("<", ">") or any(_holds(each, text_of(part)) for each in wanted):
                continue
            for each in missing:
                message = (
                    f"`{text_of(part)}` guards `{text_of(node)}`, and {access.role} is left where {each} does not hold"
                )
                yield body.edit("wrong-guard", part, message, condition, change(part, each))


def further_guards(body: Body) -> Iterator[Edit]:
    """A test too many around a load that others keep inside: C's row against K, ``row < K && k < K && col < N``."""
    for access in _guarded(body):
        node, condition = access.node, access.condition
        wanted = _wanted(access.place, *_as_tested(body, access))
        for part in walk(condition):
            sides = [part.child_by_field_name("left"), part.child_by_field_name("right")]
            for kept, other in (sides, sides[::-1]) if is_binary(part, "&&") else ():
                if kept is None or other is None or is_binary(other, "&&"):
                    continue
                named = {text_of(name) for name in walk(other) if name.type in ("identifier", "field_expression")}
                left = rewritten(condition, change(part, text_of(kept)))
                if named & set(body.sizes) and wanted and all(_holds(each, left) for each in wanted):
                    message = (
                        f"`{text_of(other)}` keeps out elements of {access.array} that `{text_of(node)}` is to load"
                    )
                    whole = part
                    while whole.parent is not None and is_binary(whole.parent, "&&"):
                        whole = whole.parent
                    yield body.edit("wrong-guard", other, message, whole, change(part, text_of(kept)))


class _Guarded(NamedTuple):
    """An access to a matrix by one index, its ``place``; the names of that matrix's sizes; the condition around it."""

    node: Node
    array: str
    place: Node
    role: str
    rows: str
    columns: str
    condition: Node


def _guarded(body: Body) -> Iterator[_Guarded]:
    for node, array, indices in body.accesses():
        role = body.matrices.get(array)
        rows, columns = (body.name_of(_ROWS[role]), body.name_of(ROW_LENGTH[role])) if role else (None, None)
        test = around(node, "conditional_expression", "if_statement")
        condition = test.child_by_field_name("condition") if test is not None else None
        if role is None or rows is None or columns is None or len(indices) != 1:
            continue
        if condition is not None and not within(node, condition):
            yield _Guarded(node, array, indices[0], role, rows, columns, condition)


def _as_tested(body: Body, access: _Guarded) -> tuple[str, str]:
    """The names of a matrix's sizes that a condition has, where the kernel has several for one."""
    text = text_of(access.condition)
    sizes = _ROWS[access.role], ROW_LENGTH[access.role]
    known = [[name for name in body.names(size) if name in text] for size in sizes]
    return (known[0] or [access.rows])[0], (known[1] or [access.columns])[0]


def _guard(body: Body, node: Node, index: Node, rows: str, columns: str) -> tuple[tuple[Change, ...], str] | None:
    """Changes that guard one access by those of its two bounds that no condition around it has, and the guard."""
    held = _conditions(body, node)
    missing = [test for test in _wanted(index, rows, columns) if not _holds(test, held)]
    if not missing:
        return None
    text = " && ".join(missing)
    test = around(node, "conditional_expression")
    if test is not None and within(node, test.child_by_field_name("consequence")):
        condition = test.child_by_field_name("condition")
        if condition is not None:
            return (Change(condition.end_byte, condition.end_byte, f" && {text}"),), text
    parent = node.parent
    if parent is not None and is_stored(node):
        before, behind = body.dialect.guard
        start = Change(parent.start_byte, parent.start_byte, before.format(test=text))
        return ((start, Change(parent.end_byte, parent.end_byte, behind)) if behind else (start,)), text
    if parent is not None and parent.type == "pointer_expression":
        return None
    return (change(node, body.dialect.choice.format(test=text, value=text_of(node))),), text


def _wanted(index: Node, rows: str, columns: str) -> list[str]:
    """The two tests that keep ``row * columns + column`` inside; none where it is written otherwise."""
    parts = terms(index)
    scaled = next(
        (part for part in parts if is_binary(part, "*") and columns in map(text_of, part.named_children)), None
    )
    if scaled is None or len(parts) < 2:
        return []
    row = next((text_of(side) for side in scaled.named_children if text_of(side) != columns), "")
    column = " + ".join(text_of(part) for part in parts if part != scaled)
    row = row[1:-1] if row.startswith("(") and row.endswith(")") else row
    return [f"{expression} < {bound}" for expression, bound in ((row, rows), (column, columns))]


def _conditions(body: Body, node: Node) -> str:
    """Conditions that hold where ``node`` is evaluated, as one text."""
    held = []
    current = node.parent
    while current is not None and current != body.root:
        condition = current.child_by_field_name("condition")
        if current.type in ("if_statement", "conditional_expression", "for_statement") and condition is not None:
            held.append(text_of(condition))
        current = current.parent
    for early in walk(body.root):
        if early.type == "if_statement" and "return" in text_of(early.child_by_field_name("consequence")):
            held.append(text_of(early.child_by_field_name("condition")).replace(">=", "<").replace("||", "&&"))
    return " && ".join(held)


def _holds(test: str, held: str) -> bool:
    return test.replace(" ", "") in held.replace(" ", "").replace("(", "").replace(")", "")
