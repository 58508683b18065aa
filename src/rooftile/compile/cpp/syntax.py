"""Reading CUDA C++ with tree-sitter: a parse that survives what it does not know, and the few questions asked of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tree_sitter import Node, Parser


# Attributes of kernels and of shared arrays that the grammar does not know: as many blanks, so that positions stay.
_ATTRIBUTES = re.compile(r"(?:\b__(?:cluster_dims|block_size|maxnreg)__|(?<=__shared__ )__align__)\s*\([^()]*\)")


@cache
def _parser() -> Parser:
    import tree_sitter_cuda
    from tree_sitter import Language, Parser

    return Parser(Language(tree_sitter_cuda.language()))


@dataclass(frozen=True, slots=True)
class Tree:
    """The syntax tree of a file; positions in it count UTF-8 bytes of ``lines``."""

    root: Node
    lines: tuple[bytes, ...]

    def position(self, node: Node) -> tuple[int, int]:
        """Line and column at which ``node`` begins, both from 1, the column in characters."""
        row, column = node.start_point
        return row + 1, len(self.lines[row][:column].decode("utf-8", "replace")) + 1


def parse(text: str) -> Tree:
    """The syntax tree of ``text``; it has gaps where the text is not understood."""
    blanked = _ATTRIBUTES.sub(lambda match: re.sub(r"[^\n]", " ", match[0]), text)
    data = blanked.encode("utf-8", "replace")
    return Tree(_parser().parse(data).root_node, tuple(data.split(b"\n")))


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
