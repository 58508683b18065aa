"""What wrong cells have in common: where they lie, and which other product they would be right for.

Nothing is said that does not hold for every wrong cell.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm, Launch

Cells = npt.NDArray[np.bool_]
Index = npt.NDArray[np.int64]

_SAMPLE: Final = 48
"""Wrong cells that a suspicion is tried on before it is tried on all."""


@dataclass(frozen=True, slots=True)
class Cause:
    """What the wrong values are instead, and what to look at."""

    message: str
    advice: str


def describe_cells(cells: Cells, launch: Launch) -> str:
    """Where the marked cells of a matrix lie, in words.

    Parameters
    ----------
    cells : numpy.ndarray of bool
        At least one is marked.
    launch : Launch
        Its block's sides are the tile sizes that an edge is compared with.
    """
    if cells.all():
        return "all"
    rows, columns = np.flatnonzero(cells.any(axis=1)), np.flatnonzero(cells.any(axis=0))
    if np.count_nonzero(cells) == rows.size * columns.size:
        return _rectangle(cells, rows, columns, launch)
    good_rows, good_columns = np.flatnonzero(~cells.all(axis=1)), np.flatnonzero(~cells.all(axis=0))
    good = cells.size - np.count_nonzero(cells)
    if good == good_rows.size * good_columns.size:
        # All but a rectangle: the cells beyond it on either side.
        first_row, first_column = int(good_rows[-1]) + 1, int(good_columns[-1]) + 1
        if good_rows.size == first_row and good_columns.size == first_column:
            return (
                f"all from row {first_row}{_edge(first_row, cells.shape[0], launch)} and "
                f"from column {first_column}{_edge(first_column, cells.shape[1], launch)} on"
            )
    return f"scattered over {_span('row', rows)} and {_span('column', columns)}"


def _rectangle(cells: Cells, rows: Index, columns: Index, launch: Launch) -> str:
    m, n = cells.shape
    if columns.size == n:
        return f"all of {_range('row', rows, m, launch)}"
    if rows.size == m:
        return f"all of {_range('column', columns, n, launch)}"
    return f"{_range('row', rows, m, launch)} in {_range('column', columns, n, launch)}"


def _range(word: str, places: Index, size: int, launch: Launch) -> str:
    """``places`` in words: one, a run, the last ones, every so many, or how many."""
    first, last = int(places[0]), int(places[-1])
    steps = np.diff(places)
    if places.size == 1:
        text = f"{word} {first}"
    elif (steps == steps[0]).all():
        text = (
            f"{word}s {first} to {last}" if steps[0] == 1 else f"every {_ordinal(int(steps[0]))} {word} from {first} on"
        )
        if steps[0] != 1 and last + steps[0] < size:
            text = f"every {_ordinal(int(steps[0]))} {word} from {first} to {last}"
    else:
        return f"{places.size:,} {word}s between {first} and {last}"
    contiguous = places.size == 1 or steps[0] == 1
    return text + (_edge(first, size, launch) if contiguous and last == size - 1 else "")


def _span(word: str, places: Index) -> str:
    first, last = int(places[0]), int(places[-1])
    return f"{word} {first}" if first == last else f"{word}s {first} to {last}"


def _edge(first: int, size: int, launch: Launch) -> str:
    """A remark if ``first`` is where the last whole tile of ``size`` ends."""
    tiles = {launch.block[0], launch.block[1], 8, 16, 32, 64, 128, 256}
    fitting = [tile for tile in tiles if tile > 1 and size % tile and size // tile * tile == first > 0]
    return f" (past the last multiple of {max(fitting)})" if fitting else ""


def _ordinal(number: int) -> str:
    suffix = "th" if number % 100 in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{suffix}"


def explain_values(
    call: Call, values: npt.NDArray[np.float64], wrong: Cells, bound: npt.NDArray[np.float64]
) -> Cause | None:
    """What the wrong values are the result of, if it is the same slip for all of them.

    Tried are other strides and orders of A, B and C, sums that miss or hold only their last products, and multiples of
    the right result.
    """
    matrices = {argument.role: argument.data for argument in call.arguments if isinstance(argument, BufferArgument)}
    if call.expected is None or call.gemm.beta != 0.0 or not np.isfinite(values[wrong]).all():
        return None
    a, b = (matrices[role].astype(np.float64).ravel() for role in "AB")
    cells = np.argwhere(wrong)
    sample = cells[np.linspace(0, len(cells) - 1, min(len(cells), _SAMPLE)).astype(np.int64)]
    row, column = sample[:, 0], sample[:, 1]
    for suspect in _suspects(call):
        some = suspect.at(a, b, sample, call.gemm)
        if (np.abs(some - values[row, column]) <= bound[row, column]).all():
            error = np.abs(suspect.everywhere(a, b, call.gemm) - values)
            if (error <= bound)[wrong].all():
                return suspect.cause
    return None


@dataclass(frozen=True, slots=True)
class _Suspect:
    """A slip: strides (row, column) of A and B, the products summed, a factor, and how C is stored."""

    cause: Cause
    a: tuple[int, int]
    b: tuple[int, int]
    first: int
    last: int
    factor: float = 1.0
    c_transposed: bool = False

    def at(
        self, a: npt.NDArray[np.float64], b: npt.NDArray[np.float64], cells: Index, gemm: Gemm
    ) -> npt.NDArray[np.float64]:
        """What C would hold at ``cells``, an array of (row, column), given A and B as they lie in memory."""
        row, column = cells[:, 0], cells[:, 1]
        if self.c_transposed:
            column, row = np.divmod(row * gemm.n + column, gemm.m)
        left, right = self._operands(a, b, row, column)
        products: npt.NDArray[np.float64] = np.einsum("ij,ji->i", left, right)
        return self.factor * products

    def everywhere(self, a: npt.NDArray[np.float64], b: npt.NDArray[np.float64], gemm: Gemm) -> npt.NDArray[np.float64]:
        """What C would hold, (M, N)."""
        left, right = self._operands(a, b, np.arange(gemm.m), np.arange(gemm.n))
        product: npt.NDArray[np.float64] = self.factor * (left @ right)
        return product.T.reshape(product.shape) if self.c_transposed else product

    def _operands(
        self, a: npt.NDArray[np.float64], b: npt.NDArray[np.float64], rows: Index, columns: Index
    ) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
        """Rows of A and columns of B as the slip reads them; reads outside a matrix give 0."""
        k = np.arange(self.first, self.last)
        left = _gather(a, rows[:, None] * self.a[0] + k * self.a[1])
        right = _gather(b, k[:, None] * self.b[0] + columns * self.b[1])
        return left, right


def _suspects(call: Call) -> Iterator[_Suspect]:
    m, n, k = call.gemm.m, call.gemm.n, call.gemm.k
    right_a, right_b, alpha = (k, 1), (n, 1), call.gemm.alpha
    for factor, words in ((2.0, "twice"), (0.5, "half"), (-1.0, "the negative of")):
        message = f"The values are {words} the expected ones."
        yield _Suspect(
            Cause(message, "look for products added twice, or a factor"), right_a, right_b, 0, k, factor * alpha
        )
    if alpha != 1.0:
        yield _Suspect(
            Cause("The values are A @ B without alpha.", "multiply the sum by alpha"), right_a, right_b, 0, k
        )
    for last in sorted({k - 1, *(k // tile * tile for tile in _tiles(call))} - {0, k}, reverse=True):
        message = f"The values are the sums of the first {last:,} of {k:,} products only."
        advice = "round the number of steps along K up, and guard the last one"
        yield _Suspect(Cause(message, advice), right_a, right_b, 0, last, alpha)
    for first in sorted({1, *((k - 1) // tile * tile for tile in _tiles(call))} - {0, k}):
        message = f"The values are the sums of the last {k - first:,} of {k:,} products only."
        advice = "set the accumulator to 0 once, before the loop along K, and start that loop at 0"
        yield _Suspect(Cause(message, advice), right_a, right_b, first, k, alpha)
    strides_a = _strides("A", "row", (m, k), {"M": m, "N": n, "K": k})
    strides_b = _strides("B", "k", (k, n), {"M": m, "N": n, "K": k})
    for c_transposed in (False, True):
        for a, words_a in strides_a.items():
            for b, words_b in strides_b.items():
                words_c = "C is stored transposed (C[col * M + row])" if c_transposed else ""
                slips = [slip for slip in (words_a, words_b, words_c) if slip]
                if slips:
                    message = f"The values are what comes out where {' and '.join(slips)}."
                    advice = "row-major, the elements are A[row * K + k], B[k * N + col] and C[row * N + col]"
                    yield _Suspect(Cause(message, advice), a, b, 0, k, alpha, c_transposed)


def _strides(name: str, row: str, shape: tuple[int, int], sizes: dict[str, int]) -> dict[tuple[int, int], str]:
    """Strides a matrix may have been read with, the right ones first with no words; none twice."""
    rows, columns = shape
    row_size = "M" if name == "A" else "K"
    column = "k" if name == "A" else "col"
    found = {(columns, 1): ""}
    transposed = f"{name} is read transposed ({name}[{column} * {row_size} + {row}])"
    found.setdefault((1, rows), transposed)
    for size, value in sizes.items():
        found.setdefault((value, 1), f"{name}'s rows are taken to be {size} apart ({name}[{row} * {size} + {column}])")
    return found


def _tiles(call: Call) -> set[int]:
    return {size for size in (*call.launch.block[:2], 4, 8, 16, 32, 64, 128) if size > 1}


def _gather(flat: npt.NDArray[np.float64], places: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    inside = places < flat.size
    return np.where(inside, flat[np.where(inside, places, 0)], 0.0)
