"""8 x 8 matrices of 16-bit elements among the lanes of a warp (PTX ISA 9.7.15.5.15 to 9.7.15.5.17).

A *fragment* is one 32-bit register a lane: lane ``l`` holds elements ``2 (l % 4)`` and the next of row ``l / 4``, so
that in the order of lanes a fragment is the matrix by rows. *Rows* are how memory has it: lane ``r`` of eight holds the
16 bytes of row ``r`` as four words, the planes. Up to four matrices are moved at once, by eight lanes each.
"""

from __future__ import annotations

from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation

_ROWS: Final = 8
_TRANSPOSED: Final = [_ROWS * column + row for row in range(_ROWS) for column in range(_ROWS)]


def from_rows(planes: list[Lanes], matrix: int, *, transposed: bool) -> Lanes:
    """The fragment of the ``matrix``-th eight lanes' rows, or of its transpose."""
    first = _ROWS * matrix
    if transposed:
        halves = [plane.view("i16", count=2 * WARP_SIZE) for plane in planes]
        columns = [2 * (first + row) + odd for odd in (0, 1) for row in range(_ROWS)]
        parts = [half.shuffle(columns) for half in halves]  # each has two columns
        return parts[0].concatenate(parts[1]).concatenate(parts[2].concatenate(parts[3])).view("i32", count=WARP_SIZE)
    pairs = [
        planes[i].concatenate(planes[i + 1]).shuffle([WARP_SIZE * i + first + r for r in range(_ROWS) for i in (0, 1)])
        for i in (0, 2)
    ]
    order = [2 * _ROWS * pair + 2 * row + i for row in range(_ROWS) for pair in (0, 1) for i in (0, 1)]
    return pairs[0].concatenate(pairs[1]).shuffle(order)


def to_rows(fragments: list[Lanes], *, transposed: bool) -> list[Lanes]:
    """The planes of as many rows as the fragments, or their transposes, have; other lanes' are anything."""
    if transposed:
        fragments = [transpose(fragment) for fragment in fragments]
    fragments = [fragments[i % len(fragments)] for i in range(4)]
    planes = []
    for word in range(4):
        words = [4 * row + word for row in range(_ROWS)]
        lower, upper = (
            fragments[i].concatenate(fragments[i + 1]).shuffle([*words, *(WARP_SIZE + w for w in words)])
            for i in (0, 2)
        )
        planes.append(lower.concatenate(upper))
    return planes


def transpose(fragment: Lanes) -> Lanes:
    """The fragment of the transpose."""
    return fragment.view("i16", count=2 * WARP_SIZE).shuffle(_TRANSPOSED).view("i32", count=WARP_SIZE)


@operation("movmatrix", types="b16", modifiers="sync aligned m8n8 trans")
def _movmatrix(op: Lowering) -> None:
    """``movmatrix``: a fragment's transpose."""
    op.result(transpose(op.integer(0, 32, signed=False, vector=True)))
