"""Reading CUDA C++ with tree-sitter: a parse that survives what it does not know, and the few questions asked of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node, Parser

Macros = dict[str, str]
"""What a name of the file stands for: object-like macros, ``-D`` definitions, ``typedef`` and ``using``."""


# Attributes of kernels that the grammar does not know; positions stay, for each becomes as many blanks.
_ATTRIBUTES = re.compile(r"\b__(?:cluster_dims|block_size|maxnreg)__\s*\([^()]*\)")


@cache
def _parser() -> Parser:
    import tree_sitter_cuda
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_cuda.language()))


def parse(text: str) -> Node:
    """The root of the syntax tree; positions in it are of the UTF-8 bytes."""
    blanked = _ATTRIBUTES.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    return _parser().parse(blanked.encode("utf-8", "replace")).root_node


def walk(node: Node) -> Iterator[Node]:
    """``node`` and all below it, in textual order; not recursive, for expressions nest deeper than Python may."""
    stack = [node]
    while stack:
        current = stack.pop()
        yield current
        stack.extend(reversed(current.children))


def text_of(node: Node | None) -> str:
    """The source text of ``node`` with runs of white space as one blank; empty for none."""
    if node is None or node.text is None:
        return ""
    return re.sub(r"\s+", " ", node.text.decode("utf-8", "replace")).strip()


def column_of(node: Node) -> int:
    """Column from 1, in characters."""
    row = node.start_point.row
    line = _line_prefix(node, row)
    return len(line.decode("utf-8", "replace")) + 1


def _line_prefix(node: Node, row: int) -> bytes:
    root = node
    while root.parent is not None:
        root = root.parent
    raw = root.text or b""
    start = node.start_byte - node.start_point.column
    return raw[start - root.start_byte : node.start_byte - root.start_byte]
