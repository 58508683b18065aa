"""What lanes of a warp do for each other: other shuffles, and other rows and columns of matrix instructions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations, pairwise
from typing import Final

from rooftile.compile.cpp.body import Body
from rooftile.compile.cpp.syntax import text_of
from rooftile.compile.slips.expressions import edit_of, values
from rooftile.core.edit import Edit

_SHUFFLES: Final = ("__shfl_sync", "__shfl_up_sync", "__shfl_down_sync", "__shfl_xor_sync")
_LANES: Final = ("{lane} % 16", "{lane} / 16 * 8", "{lane} % 8", "{lane} / 8 * 8", "{lane} / 8 % 2 * 8",
                 "{lane} % 8 + {lane} / 16 * 8")  # fmt: skip


def shuffles(body: Body) -> Iterator[Edit]:
    """Another of the warp's shuffles."""
    for node in values(body):
        name = node.child_by_field_name("function") if node.type == "call_expression" else None
        if text_of(name) in _SHUFFLES:
            for other in _SHUFFLES:
                if other != text_of(name):
                    new = other + text_of(node.child_by_field_name("arguments"))
                    yield edit_of(body, "wrong-shuffle", node, f"with {other}", new)


def lanes(body: Body) -> Iterator[Edit]:
    """The rows and columns that lanes give ``ldmatrix``, of one, two or four matrices of 8 x 8 (PTX ISA, ldmatrix)."""
    for node, _, indices in body.accesses():
        if len(indices) != 2 or node.parent is None or node.parent.type != "pointer_expression":
            continue
        names = [set(re.findall(r"[A-Za-z_]\w*", text_of(index))) for index in indices]
        for lane in names[0] & names[1]:
            for first, second in combinations([form.format(lane=lane) for form in _LANES], 2):
                for row, column in ((first, second), (second, first)):
                    yield edit_of(body, "wrong-lanes", indices[0], f"with [{row}][{column}]", row, (indices[1], column))


def fragments(body: Body) -> Iterator[Edit]:
    """The row and the column that a lane has of a matrix product's fragment (PTX ISA, fragments of mma.m16n8k16)."""
    for one, other in pairwise(body.declared.values()):
        given = [each.child_by_field_name("value") for each in (one, other)]
        names = [set(re.findall(r"[A-Za-z_][\w.]*", text_of(value))) for value in given]
        if given[0] is None or given[1] is None or names[0] != names[1] or len(names[0]) != 1:
            continue
        (lane,) = names[0]
        for row, column in ((f"{lane} / 4", f"{lane} % 4"), (f"{lane} % 4", f"{lane} / 4")):
            words = f"with {text_of(one.child_by_field_name('declarator'))} = {row}, and {column} for the other,"
            yield edit_of(body, "wrong-lanes", given[0], words, row, (given[1], column))
