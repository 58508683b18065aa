"""Arrays that are cut from one piece of shared memory, and begin where another one has not ended."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp.body import Body, around, change, is_binary, terms
from rooftile.compile.cpp.syntax import text_of, walk
from rooftile.compile.slips.buffers import spelled
from rooftile.core.edit import Edit

if TYPE_CHECKING:
    from tree_sitter import Node

_MOST: Final = 6
"""Lengths that are offered for one array."""


def overlapping_arrays(body: Body) -> Iterator[Edit]:
    """``float* Bs = pool + 128`` after ``float* As = pool``: As with all that its indices count before it."""
    cut = _pointers(body)
    for name, (declaration, value) in cut.items():
        for other, (before, _) in cut.items():
            if other == name or before.end_byte > value.start_byte or _type(before) != _type(declaration):
                continue
            for length in dict.fromkeys(spelled(body, text, value) for text in list(_lengths(body, other))[:_MOST]):
                new = f"{other} + {length}"
                if re.sub(r"\s", "", text_of(value)) != re.sub(r"\s", "", new):
                    message = (
                        f"`{name}` begins at `{text_of(value)}`, where {other} has not ended: what is stored to the "
                        "one overwrites the other"
                    )
                    yield body.edit("shared-alias", value, message, declaration, change(value, new))


def _pointers(body: Body) -> dict[str, tuple[Node, Node]]:
    """Pointers that begin in a shared array of one dimension, with their declarations and values."""
    found: dict[str, tuple[Node, Node]] = {}
    for declarator in body.declared.values():
        value = declarator.child_by_field_name("value")
        inner = declarator.child_by_field_name("declarator")
        declaration = around(declarator, "declaration") or declarator
        if value is None or inner is None or inner.type != "pointer_declarator":
            continue
        bases = {text_of(part) for part in walk(value) if part.type == "identifier"}
        if any(body.shared.get(base) == 1 or base in found for base in bases):
            name = re.sub(r"[*\s]|\b(?:const|__restrict__|__restrict|restrict)\b", "", text_of(inner))
            found[name] = (declaration, value)
    return found


def _type(declaration: Node) -> str:
    return text_of(declaration.child_by_field_name("type"))


def _lengths(body: Body, array: str) -> Iterator[str]:
    """What an array may be long whose indices are ``row * S + column``: rows as a loop has, as a block has, or S."""
    seen = set()
    for node, name, indices in body.accesses():
        if name != array or len(indices) != 1:
            continue
        bounds = {
            loop.variable: text_of(loop.condition.child_by_field_name("right"))
            for loop in body.enclosing_loops(node)
            if loop.condition is not None and is_binary(loop.condition, "<")
        }
        lengths = [bounds[text_of(indices[0])]] if text_of(indices[0]) in bounds else []
        for part in terms(indices[0]):
            sides = [text_of(side) for side in part.named_children] if is_binary(part, "*") else []
            for row, step in (sides, sides[::-1]) if sides else ():
                axis = re.fullmatch(r"threadIdx\.([xyz])", body.plain(body.values.get(row, row)))
                rows = [bounds[row]] if row in bounds else [f"blockDim.{axis[1]}"] if axis else []
                lengths += [f"{rows[0]} * {step}", f"{step} * {step}"] if rows else []
        for length in lengths:
            text = length if re.fullmatch(r"[\w.]+(?: \* [\w.]+)?", length) else f"({length})"
            if text not in seen:
                seen.add(text)
                yield text
