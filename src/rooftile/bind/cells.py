"""Where the wrong cells of a matrix lie, in words that hold for all of them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Launch

Cells = npt.NDArray[np.bool_]
Index = npt.NDArray[np.int64]


def describe_cells(cells: Cells, launch: Launch) -> str:
    """Where the marked cells of a matrix (M, N) lie, in words.

    Parameters
    ----------
    cells : numpy.ndarray of bool
        At least one is marked.
    launch : Launch
        Its block's sides are the tile sizes that an edge is compared with.
    """
    if cells.all():
        return "all of them"
    m, n = cells.shape
    rows, columns = np.flatnonzero(cells.any(axis=1)), np.flatnonzero(cells.any(axis=0))
    edges = ""
    if np.count_nonzero(cells) == rows.size * columns.size:
        parts = []
        if rows.size < m:
            parts.append(_places("row", rows, m))
            edges = _edges(launch, M=(rows, m))
        if columns.size < n:
            parts.append(_places("column", columns, n))
            edges = _edges(launch, M=(rows, m), N=(columns, n))
        return " in ".join(parts) + edges
    # The cells that are not marked may be a block at the origin, the marked ones all beyond it.
    row, column = int(np.argmax(cells.all(axis=1))), int(np.argmax(cells.all(axis=0)))
    if row and column and cells[row:].all() and cells[:, column:].all() and not cells[:row, :column].any():
        edges = _edges(launch, M=(np.arange(row, m), m), N=(np.arange(column, n), n))
        return f"all from row {row} on and all from column {column} on{edges}"
    return f"scattered over {_span('row', rows)} and {_span('column', columns)}"


def _places(word: str, places: Index, size: int) -> str:
    """``places`` in words: one, a run, every so many, or how many."""
    first, last = int(places[0]), int(places[-1])
    steps = np.unique(np.diff(places))
    if steps.size <= 1 and places.size < 3:
        return f"{word} {first}" if places.size == 1 else f"{word}s {first} {'to' if steps[0] == 1 else 'and'} {last}"
    if steps.size > 1:
        return f"{places.size:,} {word}s between {first} and {last}"
    if steps[0] == 1:
        return f"{word}s {first} to {last}"
    until = "on" if last + steps[0] >= size else f"to {last}"
    return f"every {_ordinal(int(steps[0]))} {word} from {first} {until}"


def _span(word: str, places: Index) -> str:
    first, last = int(places[0]), int(places[-1])
    return f"{word} {first}" if first == last else f"{word}s {first} to {last}"


def _edges(launch: Launch, **axes: tuple[Index, int]) -> str:
    """A remark for each axis whose marked places are those past its last whole tile.

    The block's own sides are tried before other tile sizes.
    """
    remarks = []
    for axis, (places, size) in axes.items():
        first = int(places[0])
        if first == 0 or places.size != size - first:
            continue
        for tile in (*sorted(launch.block[:2], reverse=True), 256, 128, 64, 32, 16, 8):
            if tile > 1 and 0 < size % tile == size - first:
                remarks.append(f"{first} is the last multiple of {tile} in {axis} = {size:,}")
                break
    return f" ({'; '.join(remarks)})" if remarks else ""


def _ordinal(number: int) -> str:
    suffix = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{suffix}"


def agreeing(count: int, *, sampled: bool = False) -> str:
    """``all 12 cells of C agree with float64``; ``sampled`` where not all of C was looked at."""
    if count == 1:
        return f"the one cell of C{' that was checked' if sampled else ''} agrees with float64"
    return f"all {count:,} cells of C{' that were checked' if sampled else ''} agree with float64"


def disagreeing(count: int, checked: int, *, sampled: bool = False) -> str:
    """``3 of 12 cells of C are wrong``; ``sampled`` where not all of C was looked at."""
    if checked == 1:
        return f"the one cell of C{' that was checked' if sampled else ''} is wrong"
    are = "is" if count == 1 else "are"
    return f"{count:,} of {checked:,} cells of C{' that were checked' if sampled else ''} {are} wrong"
