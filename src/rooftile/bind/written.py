"""The verdict where only some blocks were executed: on the cells of C that they wrote."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import isqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.activations import of_rows
from rooftile.bind.cells import agreeing, disagreeing
from rooftile.bind.forms import beside_at, expected_of
from rooftile.bind.judge import relative_error, target_of
from rooftile.bind.repeating import written_rows
from rooftile.bind.tolerances import summed_in, tolerance, underflow
from rooftile.bind.whole_numbers import rounded
from rooftile.core.call import BufferArgument, Call
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm

Array = npt.NDArray[Any]
Index = npt.NDArray[np.int64]

_MOST_PRODUCTS: Final = 1 << 30
"""About how many products the expected values may take: a second."""

_CHUNK_BYTES: Final = 1 << 24
"""Of C that are looked through at a time."""


def judge_written(call: Call, before: Call, *, accumulator: str | None = None) -> tuple[Verdict, tuple[Finding, ...]]:
    """Hold the cells of C that were written, or many of them where that takes long, against float64.

    Parameters
    ----------
    call : Call
        Executed in place.
    before : Call
        The same call, never executed.
    accumulator : str, optional
        As for :func:`judge`.

    Returns
    -------
    verdict : Verdict
        "unjudged" if no cell changed.
    findings : tuple of Finding
        Of kind "wrong-result".
    """
    target = target_of(call)
    output = target.data.dtype.name
    accumulator = accumulator or summed_in(call, output)
    allowed = tolerance(call.gemm.k, accumulator, output)
    least = underflow(call.gemm.k, accumulator, output)
    inputs = [a for a in before.arguments if isinstance(a, BufferArgument)]
    changed = _changed(target, next(a for a in inputs if a.role == "C"))
    looked = _Looked()
    for rows, columns in changed:
        most = _MOST_PRODUCTS // len(changed) // call.gemm.k
        rows, columns = _some(rows, columns, most)
        if of_rows(call.form):
            rows = _spread(rows, max(2, most // call.gemm.n))
        expected, magnitude = _reference(call, inputs, rows, columns)
        stored = target.matrix[np.ix_(rows, columns)]
        got = stored.astype(np.float64)
        with np.errstate(invalid="ignore", over="ignore"):
            bound = allowed * magnitude + least
            if (whole := rounded(expected, stored)) is not None:
                expected, bound = whole[0], bound + whole[1]
            error = np.abs(got - expected)
            bad = ~((error <= bound) & np.isfinite(got))
        looked.checked += bad.size
        looked.worst = max(looked.worst, relative_error(error, magnitude))
        if bad.any():
            looked.wrong += int(np.count_nonzero(bad))
            row, column = (int(place[0]) for place in np.nonzero(bad))
            found = int(rows[row]), int(columns[column]), float(got[row, column]), float(expected[row, column])
            looked.first = found if looked.first is None else min(looked.first, found)
    return _verdict(call.gemm, looked, allowed)


@dataclass(slots=True)
class _Looked:
    """What has been seen of C: cells, those that are wrong, the largest relative error."""

    checked: int = 0
    wrong: int = 0
    worst: float = 0.0
    first: tuple[int, int, float, float] | None = None
    """Row and column of the first wrong cell, what it holds and what it should hold."""


def _reference(
    call: Call, inputs: Sequence[BufferArgument], rows: Index, columns: Index
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """Expected values where ``rows`` and ``columns`` of C meet, and the magnitudes of their sums."""
    matrices = {each.role: each.matrix for each in inputs}
    across = np.arange(call.gemm.n) if of_rows(call.form) else columns
    part = {"A": matrices["A"][rows], "B": matrices["B"][:, across], "C": matrices["C"][np.ix_(rows, across)]}
    beside = beside_at(inputs, rows[:, None], across)
    expected, magnitude = expected_of(call.form, call.gemm, part, beside, rows, across)
    return (expected[:, columns], magnitude[:, columns]) if of_rows(call.form) else (expected, magnitude)


def _verdict(gemm: Gemm, looked: _Looked, allowed: float) -> tuple[Verdict, tuple[Finding, ...]]:
    """What is said of C by the cells that were looked at; ``allowed`` is how large their errors may be."""
    if not looked.checked:
        return Verdict("unjudged", "the blocks that were executed wrote nothing to C"), ()
    size = gemm.m * gemm.n
    rest = f"; the other {size - looked.checked:,} were not" if looked.checked < size else ""
    if looked.first is None:
        reason = f"{agreeing(looked.checked, sampled=True)}{rest}"
        return Verdict("right", reason, looked.checked, 0, looked.worst, allowed), ()
    row, column, value, right = looked.first
    disagree = disagreeing(looked.wrong, looked.checked, sampled=True)
    verdict = Verdict(
        "wrong",
        f"{disagree}{rest}",
        checked_cells=looked.checked,
        wrong_cells=looked.wrong,
        max_error=looked.worst,
        tolerance=allowed,
        first_wrong=(row, column),
        got=value,
        expected=right,
    )
    finding = Finding(
        "wrong-result",
        "error",
        f"{disagree}; the first is C[{row}, {column}]: got {value:.9g}, expected {right:.9g}",
        why=f"the kernel does not compute the product for {gemm}",
        advice="try a smaller problem: where all of C is computed, it can be told which cells are wrong",
        count=looked.wrong,
    )
    return verdict, (finding,)


def _some(rows: Index, columns: Index, most: int) -> tuple[Index, Index]:
    """Rows and columns evenly spread over the given ones, the first and last among them, of about ``most`` cells."""
    side = max(2, isqrt(most))
    fewer_rows, fewer_columns = max(side, most // len(columns)), max(side, most // len(rows))
    return _spread(rows, fewer_rows), _spread(columns, fewer_columns)


def _spread(places: Index, count: int) -> Index:
    return places if len(places) <= count else places[np.linspace(0, len(places) - 1, count).astype(np.int64)]


def _changed(target: BufferArgument, before: BufferArgument) -> list[tuple[Index, Index]]:
    """Cells of C that are not what they were: rows, and the columns that changed in each of them."""
    if target.transposed:
        return [(rows, columns) for columns, rows in _stored_anew(target.matrix.T, before.matrix.T)]
    return _stored_anew(target.matrix, before.matrix)


def _stored_anew(after: Array, before: Array) -> list[tuple[Index, Index]]:
    """Elements that are not what they were, by rows as they are stored."""
    found: dict[bytes, list[int]] = {}
    kind = f"u{after.dtype.itemsize}"
    step = max(1, _CHUNK_BYTES // (after.shape[1] * after.dtype.itemsize))
    candidates = written_rows(after)
    for chunk in (candidates[start : start + step] for start in range(0, len(candidates), step)):
        changed = after[chunk].view(kind) != before[chunk].view(kind)
        for row in np.flatnonzero(changed.any(axis=1)):
            found.setdefault(np.packbits(changed[row]).tobytes(), []).append(int(chunk[row]))
    return [
        (np.array(rows), np.flatnonzero(np.unpackbits(np.frombuffer(bits, np.uint8), count=after.shape[1])))
        for bits, rows in found.items()
    ]
