"""Slips in which of several buffers in shared memory is read."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, ForLoop, around, change, is_binary, is_stored, rewritten, within
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_NAME: Final = re.compile(r"(?<![\w.])[A-Za-z_]\w*")
_LEVELS: Final = 3
_MOST: Final = 4
"""Other buffers that are offered for one line."""


def fixed_buffers(body: Body) -> Iterator[Edit]:
    """``As[1][y][k]`` in a product, where which buffer of As was filled last depends on the number of tiles.

    The number may stand where a variable is declared that keeps it: ``int last = 1;``.
    """
    reads: dict[int, list[tuple[Node, Node]]] = {}
    chosen: list[tuple[Node, Node]] = []
    for node, array, indices in body.accesses():
        if array not in body.shared or len(indices) == 1:  # a buffer, and a place in it
            continue
        fixed = indices[0] if indices[0].type == "number_literal" else _kept_number(body, indices[0])
        if fixed is not None and not is_stored(node):
            reads.setdefault(body.line(fixed), []).append((node, fixed))
        elif fixed is None:
            chosen.append((node, indices[0]))
    for line, found in reads.items():
        node, place = found[0]
        whole = node if within(place, node) else around(place, "init_declarator") or place
        made = dict.fromkeys(
            text for other, index in chosen for text in _buffers(body, whole, other, index) if text is not None
        )
        for text in list(made)[:_MOST]:
            changes = tuple(dict.fromkeys(change(fixed, text) for _, fixed in found))
            message = (
                f"`{text_of(node)}` reads the same buffer always: "
                "which one was filled last depends on the number of tiles"
            )
            yield Edit("wrong-buffer", line, message, f"write `{rewritten(whole, changes[0])}`", changes)


def _kept_number(body: Body, index: Node) -> Node | None:
    """The number that a variable begins with and keeps, where it is declared."""
    name = text_of(index)
    declarator = body.declared.get(name) if index.type == "identifier" else None
    value = declarator.child_by_field_name("value") if declarator is not None else None
    if value is None or value.type != "number_literal":
        return None
    for part in walk(body.root):
        if part.type == "identifier" and text_of(part) == name and part.parent is not None:
            changed = is_stored(part) or part.parent.type in ("update_expression", "pointer_expression")
            if changed or within(part, around(part, "gnu_asm_expression")):
                return None
    return value


def _buffers(body: Body, node: Node, other: Node, index: Node) -> Iterator[str]:
    """The buffer that ``other`` chooses by ``index``, as it would be written at ``node``."""
    text = text_of(index)
    written = spelled(body, text, node, {loop.variable for loop in body.enclosing_loops(other)})
    if _is_visible(body, written, node):
        yield written
    if is_stored(other):
        return
    for loop in body.enclosing_loops(other)[::-1]:
        end = _end(loop)
        if end is None or loop.node.end_byte > node.start_byte:
            continue
        names = {loop.variable, *_NAME.findall(end)}
        inner = spelled(body, text, node, names)
        after = re.sub(rf"(?<![\w.]){re.escape(loop.variable)}\b", f"({end})", inner)
        after = re.sub(r"\((\w+)\)", r"\1", after)
        if loop.variable in _NAME.findall(inner) and _is_visible(body, after, node):
            yield after


def _end(loop: ForLoop) -> str | None:
    """What a loop's variable is where it ends, of one that meets its bound: ``n - T`` of ``k + T < n``."""
    condition = loop.condition
    if condition is None or not (is_binary(condition, "<") or is_binary(condition, "!=")):
        return None
    left, right = condition.child_by_field_name("left"), condition.child_by_field_name("right")
    if text_of(left) == loop.variable:
        return text_of(right)
    if left is not None and is_binary(left, "+") and text_of(left.child_by_field_name("left")) == loop.variable:
        return f"{text_of(right)} - {text_of(left.child_by_field_name('right'))}"
    return None


def spelled(body: Body, text: str, node: Node, kept: Collection[str] = ()) -> str:
    """``text`` as it would be written at ``node``: what is not known there by what it is initialised with.

    Variables that are ``kept`` stay.
    """
    for _ in range(_LEVELS):
        hidden = {
            name: body.values[name]
            for name in _NAME.findall(text)
            if name in body.values and name not in kept and not _is_visible(body, name, node)
        }
        if text in hidden:
            text = hidden[text]
        else:
            text = _NAME.sub(lambda match, hidden=hidden: _factor(hidden.get(match[0], match[0])), text)  # type: ignore[misc]
    return text


def _factor(text: str) -> str:
    return text if re.fullmatch(r"[\w.]+", text) else f"({text})"


def _is_visible(body: Body, text: str, node: Node) -> bool:
    """Whether all that ``text`` names is declared where ``node`` stands."""
    return all(name not in body.declared or _sees(node, body.declared[name]) for name in _NAME.findall(text))


def _sees(node: Node, declarator: Node) -> bool:
    return declarator.end_byte <= node.start_byte and within(
        node, around(declarator, "compound_statement", "for_statement", "translation_unit")
    )
