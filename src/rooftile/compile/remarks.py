"""What comments say of a launch, held against it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rooftile.compile.cpp.tokens import COMMENT
from rooftile.core.edit import Edit
from rooftile.core.problem import Dim3

_PRODUCT: Final = re.compile(
    r"(?<![\w.,'*x\u00d7])(?<![*x\u00d7] )(\d+) ?[x\u00d7*] ?(\d+)(?! ?[x\u00d7*] ?\d)"
    r"(?: ([A-Za-z]+)(?: (?:per|a|an|in) [A-Za-z]+)?)?"
    r" ?= ?(\d+)(?![\w.,']| \d)(?: ([A-Za-z]+))?"
)
"""A product, what it counts, and what it is said to be; neither of three factors nor of digits in groups."""
_RANGE: Final = re.compile(r"\b(blockIdx|threadIdx)\.([xyz])\s*/\*\s*(\d+)\s*(?:\.{2,3}|…|-|to)\s*(\d+)\s*\*/")


def remarks(text: str, grid: Dim3, block: Dim3) -> Iterator[Edit]:
    """Comments that miscount: ``4x4 blocks = 64 blocks``, and ``blockIdx.y /* 0..16 */`` where the grid has 4 in y.

    Of a range either its last value or the one behind it may be meant.

    Parameters
    ----------
    text : str
        The file.
    grid, block : tuple of int
        The launch that the file's host code gives.
    """
    for comment in COMMENT.finditer(text):
        for product in _PRODUCT.finditer(comment[0]):
            a, b, said = (int(product[group]) for group in (1, 2, 4))
            if a * b != said and product[3] == product[5]:  # of other units, as of floats and bytes, it may be right
                line = text.count("\n", 0, comment.start() + product.start()) + 1
                message = f"the comment says `{product[0]}`, but {a} times {b} is {a * b}"
                yield Edit("wrong-comment", line, message, f"write {a * b}", ())
    for said_range in _RANGE.finditer(text):
        size = (grid if said_range[1] == "blockIdx" else block)["xyz".index(said_range[2])]
        if int(said_range[4]) not in (size - 1, size):
            name = f"{said_range[1]}.{said_range[2]}"
            message = (
                f"the comment says that {name} goes from {said_range[3]} to {said_range[4]}: launched so it ends at"
            )
            line = text.count("\n", 0, said_range.start()) + 1
            yield Edit("wrong-comment", line, f"{message} {size - 1}", f"write 0..{size - 1}", ())
