"""Shapes of shared arrays as the source declares them: PTX only says how many bytes they have."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from math import prod
from typing import TYPE_CHECKING, Final

from rooftile.compile.cpp import syntax
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.source import ArrayShape, Diagnostic, Location

if TYPE_CHECKING:
    from tree_sitter import Node

    from rooftile.compile.cpp.syntax import Tree

_DEFINE: Final = re.compile(r"#[ \t]*define[ \t]+(\w+)[ \t]+(\S[^\n/]*)")
_CONSTANT: Final = re.compile(r"\bconst(?:expr)?\b[\w\s:]*?\b(?:int|unsigned|size_t|u?int32_t|auto)\b([^;(){}]*);")
_ASSIGNED: Final = re.compile(r"(\w+)\s*=\s*([^,;]+)")
TOO_MUCH_SHARED: Final = "uses too much shared data"
"""What the assembler says of a kernel whose arrays in shared memory have more bytes than a block has unasked."""

_ROUNDS: Final = 4
"""How far constants that are made of others are followed."""


def shared_arrays(tree: Tree, macros: Mapping[str, str]) -> tuple[ArrayShape, ...]:
    """Arrays in shared memory that are declared with a size, each with its extents as far as they can be told.

    Macros and constants that are numbers, or sums and products of such, are followed; a name that has several values
    stands for none of them.

    Parameters
    ----------
    tree : Tree
    macros : mapping of str to str
        Macros that were given from outside.
    """
    text = b"\n".join(tree.lines).decode("utf-8", "replace")
    names = _numbers(text, macros)
    found = []
    for node in syntax.walk(tree.root):
        if node.type != "declaration" or not any(syntax.text_of(child) == "__shared__" for child in node.children):
            continue
        for declarator in syntax.walk(node):
            if declarator.type == "array_declarator" and (
                declarator.parent is None or declarator.parent.type != "array_declarator"
            ):
                array = _shape(declarator, names)
                if array is not None:
                    found.append(array)
    return tuple(found)


def placed(messages: Iterable[Diagnostic], tree: Tree, macros: Mapping[str, str], file: str) -> tuple[Diagnostic, ...]:
    """``messages``, of which one on too much shared memory, which names no line, is at the largest array declared."""
    largest, line = 0, 0
    names = _numbers(b"\n".join(tree.lines).decode("utf-8", "replace"), macros)
    for node in syntax.walk(tree.root):
        array = _shape(node, names) if node.type == "array_declarator" else None
        elements = prod(extent or 1 for extent in array.extents) if array is not None else 0
        if elements > largest:
            largest, line = elements, tree.position(node)[0]
    return tuple(
        replace(message, location=Location(file, line))
        if line and message.location is None and TOO_MUCH_SHARED in message.message
        else message
        for message in messages
    )


def _shape(declarator: Node, names: Mapping[str, int]) -> ArrayShape | None:
    extents: list[int | None] = []
    factors: tuple[int, ...] = ()
    inner: Node | None = declarator
    while inner is not None and inner.type == "array_declarator":
        size = inner.child_by_field_name("size")
        if size is None:
            return None
        extents.insert(0, _value(syntax.text_of(size), names))
        factors = tuple(_factors(size, names))
        inner = inner.child_by_field_name("declarator")
    return ArrayShape(syntax.text_of(inner), tuple(extents), factors if len(extents) == 1 else ())


def _factors(size: Node, names: Mapping[str, int]) -> Iterator[int]:
    """The factors of a product that are known; none of anything else."""
    waiting = [size]
    while waiting:
        node = waiting.pop()
        if node.type == "parenthesized_expression" and node.named_children:
            waiting.append(node.named_children[0])
        elif node.type == "binary_expression" and syntax.text_of(node.child_by_field_name("operator")) == "*":
            waiting += node.named_children
        elif node != size and (value := _value(syntax.text_of(node), names)) is not None:
            yield value


def _value(text: str, names: Mapping[str, int]) -> int | None:
    try:
        return evaluate(text, names)
    except UsageError:
        return None


def _numbers(text: str, macros: Mapping[str, str]) -> dict[str, int]:
    """Names that stand for one number each."""
    written = [(match[1], match[2]) for match in _DEFINE.finditer(text)]
    for constant in _CONSTANT.finditer(text):
        written += [(match[1], match[2]) for match in _ASSIGNED.finditer(constant[1])]
    written = [(name, value.strip()) for name, value in written if name not in macros] + list(macros.items())
    several = {name for name, value in written if any(n == name and v != value for n, v in written)}
    numbers: dict[str, int] = {}
    for _ in range(_ROUNDS):
        for name, value in written:
            number = _value(value, numbers) if name not in several and name not in numbers else None
            if number is not None:
                numbers[name] = number
    return numbers
