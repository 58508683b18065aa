"""Which other product the wrong cells of C would be right for: the slip that explains them all, or nothing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm

Cells = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]
Index = npt.NDArray[np.int64]
Places = Callable[[Index, Index], Index]
"""Row and column indices, which broadcast, to places in the matrix's memory; outside it nothing is read."""

_SAMPLE: Final = 48
"""Wrong cells that a slip is tried on before it is tried on all; fewer where sums are long."""

_SAMPLE_PRODUCTS: Final = 2**16
"""About how many products the sample may take a slip."""

_ROW_MAJOR: Final = "row-major, the elements are A[row * K + k], B[k * N + col] and C[row * N + col]"


@dataclass(frozen=True, slots=True)
class Cause:
    """What the wrong values are instead, and what to look at."""

    message: str
    advice: str


def explain_values(call: Call, values: Floats, wrong: Cells, bound: Floats) -> Cause | None:
    """The one slip that accounts for every wrong value, if there is one.

    Tried are values that are all 0, another beta, multiples of the right result, sums that miss products at either end,
    A or B read with another stride or transposed, as a whole or tile by tile, and C stored transposed.

    Parameters
    ----------
    call : Call
        With its expected result.
    values, wrong, bound : numpy.ndarray
        C as it is, which of its cells are wrong, and the largest error that passes, each (M, N).
    """
    if not np.isfinite(values[wrong]).all():
        return None
    with np.errstate(invalid="ignore", over="ignore"):  # cells that are left out may be anything
        return _explained(call, values, wrong, bound)


def _explained(call: Call, values: Floats, wrong: Cells, bound: Floats) -> Cause | None:
    if not values[wrong].any():
        return Cause("The values are all 0", "check that the sum reaches the store, and that the loop along K runs")
    buffers = [argument for argument in call.arguments if isinstance(argument, BufferArgument)]
    if not call.form.is_plain or any(buffer.effect for buffer in buffers):  # other things than the product may be wrong
        return None
    matrices = {buffer.role: buffer.matrix for buffer in buffers}
    beta = call.gemm.beta
    if beta != 0.0:
        old = matrices["C"].astype(np.float64)
        for factor, cause in _BETA_SLIPS.items():
            if call.expected is not None and factor != beta:
                error = np.abs(call.expected + (factor - beta) * old - values)
                if (error <= bound)[wrong].all():
                    return cause
        values = values - beta * old
    a, b = (matrices[role].astype(np.float64).ravel() for role in "AB")
    cells = np.argwhere(wrong)
    size = min(len(cells), _SAMPLE, max(4, _SAMPLE_PRODUCTS // call.gemm.k))
    sample = cells[np.linspace(0, len(cells) - 1, size).astype(np.int64)]
    row, column = sample[:, 0], sample[:, 1]
    for slip in _slips(call):
        error = np.abs(slip.at(a, b, sample, call.gemm) - values[row, column])
        if (error <= bound[row, column]).all():
            error = np.abs(slip.everywhere(a, b, call.gemm) - values)
            if (error <= bound)[wrong].all():
                return slip.cause
    return None


_BETA_SLIPS: Final = {
    0.0: Cause("The values are the product without beta * C", "add beta * C to alpha times the sum"),
    1.0: Cause("The values have C added without beta", "multiply what C held by beta before it is added"),
}
"""What beta was taken for, and the cause."""


@dataclass(frozen=True, slots=True)
class _Slip:
    """A product that was computed in place of the right one.

    ``a`` and ``b`` tell where A[row, k] and B[k, col] are read; products ``first`` to ``last`` of each sum are added up
    and multiplied by ``factor``.
    """

    cause: Cause
    a: Places
    b: Places
    first: int
    last: int
    factor: float
    c_transposed: bool = False

    def at(self, a: Floats, b: Floats, cells: Index, gemm: Gemm) -> Floats:
        """What C would hold at ``cells``, an array of (row, column), given A and B as they lie in memory."""
        row, column = cells[:, 0], cells[:, 1]
        if self.c_transposed:
            column, row = np.divmod(row * gemm.n + column, gemm.m)
        left, right = self._operands(a, b, row, column)
        products: Floats = np.einsum("ij,ji->i", left, right)
        return self.factor * products

    def everywhere(self, a: Floats, b: Floats, gemm: Gemm) -> Floats:
        """What C would hold, (M, N)."""
        left, right = self._operands(a, b, np.arange(gemm.m), np.arange(gemm.n))
        product: Floats = self.factor * (left @ right)
        return product.T.reshape(product.shape) if self.c_transposed else product

    def _operands(self, a: Floats, b: Floats, rows: Index, columns: Index) -> tuple[Floats, Floats]:
        """Rows of A and columns of B as they were read; what lies outside a matrix reads as 0."""
        k = np.arange(self.first, self.last)
        return _gather(a, self.a(rows[:, None], k)), _gather(b, self.b(k[:, None], columns))


def _gather(flat: Floats, places: Index) -> Floats:
    inside = (places >= 0) & (places < flat.size)
    return np.where(inside, flat[np.where(inside, places, 0)], 0.0)


def _strided(row: int, column: int) -> Places:
    return lambda i, j: i * row + j * column


def _tile_transposed(tile: int, rows: int, columns: int) -> Places:
    """Element (i, j) read where (j, i) of the same ``tile`` x ``tile`` tile is; nothing beyond the edges."""

    def places(i: Index, j: Index) -> Index:
        row, column = i - i % tile + j % tile, j - j % tile + i % tile
        return np.where((row < rows) & (column < columns), row * columns + column, -1)

    return places


def _slips(call: Call) -> Iterator[_Slip]:
    """The slips that are tried, the simplest first."""
    yield from _scaled(call)
    yield from _shortened(call)
    if not any(isinstance(argument, BufferArgument) and argument.transposed for argument in call.arguments):
        yield from _misread(call)
    yield _wrapped(call)


def _scaled(call: Call) -> Iterator[_Slip]:
    n, k, alpha = call.gemm.n, call.gemm.k, call.gemm.alpha
    right = (_strided(k, 1), _strided(n, 1), 0, k)
    if alpha != 1.0:
        yield _Slip(Cause("The values are A @ B without alpha", "multiply the sum by alpha"), *right, 1.0)
    for factor, words in ((2.0, "twice"), (0.5, "half"), (-1.0, "the negatives of")):
        cause = Cause(f"The values are {words} the expected ones", "look for products added twice, or for a factor")
        yield _Slip(cause, *right, factor * alpha)


def _shortened(call: Call) -> Iterator[_Slip]:
    """Sums of the first or the last products only, by one or by a tile."""
    n, k, alpha = call.gemm.n, call.gemm.k, call.gemm.alpha
    right = (_strided(k, 1), _strided(n, 1))
    tiles = {*call.launch.block[:2], 4, 8, 16, 32, 64, 128} - {1}
    steps = (1, *call.launch.grid[:2])  # as many steps along K as there are blocks along M or N is a slip too
    ends = {k - 1, *(k // tile * tile for tile in tiles), *(tile * count for tile in tiles for count in steps)}
    for last in sorted((end for end in ends if 0 < end < k), reverse=True):
        message = f"The values are the sums of the first {last:,} of {k:,} products only"
        cause = Cause(message, "round the number of steps along K up, and guard the loads of the last one")
        yield _Slip(cause, *right, 0, last, alpha)
    for first in sorted({1, *((k - 1) // tile * tile for tile in tiles)} - {0, k}):
        message = f"The values are the sums of the last {k - first:,} of {k:,} products only"
        cause = Cause(message, "set the accumulator to 0 once, before the loop along K, and start that loop at 0")
        yield _Slip(cause, *right, first, k, alpha)


def _misread(call: Call) -> Iterator[_Slip]:
    """A, B or C, or several of them, in another order than row-major."""
    gemm = call.gemm
    readings_a = _readings("A", ("row", "k"), (gemm.m, gemm.k), call)
    readings_b = _readings("B", ("k", "col"), (gemm.k, gemm.n), call)
    for c_transposed in (False, True):
        words_c = "C is stored transposed (C[col * M + row])" if c_transposed else ""
        for words_a, a in readings_a.items():
            for words_b, b in readings_b.items():
                slips = [words for words in (words_a, words_b, words_c) if words]
                if slips:
                    inputs = [words[0] for words in (words_a, words_b) if "is read transposed" in words]
                    turned = [*inputs, "C"] if c_transposed else inputs
                    meant = f"; if that is meant, say so: {' and '.join(f'{name}.T' for name in turned)} in --args"
                    advice = _ROW_MAJOR + (meant if len(turned) == len(slips) else "")
                    cause = Cause(f"The values are what comes out where {' and '.join(slips)}", advice)
                    yield _Slip(cause, a, b, 0, gemm.k, gemm.alpha, c_transposed)


def _wrapped(call: Call) -> _Slip:
    """Cells overwritten with those past the right edge of the row above."""
    n, k = call.gemm.n, call.gemm.k
    cause = Cause(
        "The values are those that threads past the right edge of the row above compute and store, col >= N",
        "guard the store: if (row < M && col < N)",
    )
    return _Slip(cause, lambda i, j: (i - 1) * k + j, lambda i, j: i * n + n + j, 0, k, call.gemm.alpha)


def _readings(name: str, indices: tuple[str, str], shape: tuple[int, int], call: Call) -> dict[str, Places]:
    """Ways to read a matrix, by what is wrong with them; the right one, with no words, first. None is there twice."""
    row, column = indices
    rows, columns = shape
    found = {(columns, 1): ""}
    found.setdefault((1, rows), f"{name} is read transposed ({name}[{column} * {'M' if name == 'A' else 'K'} + {row}])")
    sizes = {"M": call.gemm.m, "N": call.gemm.n, "K": call.gemm.k}
    for value in sizes.values():
        names = " = ".join(size for size in sizes if sizes[size] == value)
        right = f"{'K' if name == 'A' else 'N'} = {columns:,}"
        found.setdefault((value, 1), f"{name}'s rows are taken to lie {names} = {value:,} apart, not {right}")
    readings = {words: _strided(*strides) for strides, words in found.items()}
    for tile in sorted({side for side in call.launch.block[:2] if side > 1}):
        words = f"each {tile} x {tile} tile of {name} is used transposed"
        readings[words] = _tile_transposed(tile, rows, columns)
    return readings
