"""The verdict where only some blocks were executed: on the cells of C that they wrote."""

from __future__ import annotations

from math import isqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.activations import activated
from rooftile.bind.cells import agreeing, disagreeing
from rooftile.bind.data import reference
from rooftile.bind.judge import relative_error, target_of, tolerance, underflow
from rooftile.bind.repeating import written_rows
from rooftile.core.call import BufferArgument, Call
from rooftile.core.finding import Finding, Verdict

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
    matrices = {a.role: a.matrix for a in before.arguments if isinstance(a, BufferArgument)}
    beside = [(a.effect, a.matrix) for a in before.arguments if isinstance(a, BufferArgument) and a.effect]
    allowed = tolerance(call.gemm.k, accumulator or output, output)
    least = underflow(call.gemm.k, accumulator or output, output)
    checked = wrong = 0
    worst = 0.0
    first: tuple[int, int, float, float] | None = None
    changed = _changed(target.matrix, matrices["C"])
    for rows, columns in changed:
        rows, columns = _some(rows, columns, _MOST_PRODUCTS // len(changed) // call.gemm.k)
        cells = np.ix_(rows, columns)
        part = {"A": matrices["A"][rows], "B": matrices["B"][:, columns], "C": matrices["C"][cells]}
        there = [
            (effect, data[rows if len(data) > 1 else slice(None)][:, columns if data.shape[1] > 1 else slice(None)])
            for effect, data in beside
        ]
        expected, magnitude = reference(call.gemm, part, there)
        expected = activated(call.activation, expected)
        got = target.matrix[cells].astype(np.float64)
        with np.errstate(invalid="ignore", over="ignore"):
            error = np.abs(got - expected)
            bad = ~((error <= allowed * magnitude + least) & np.isfinite(got))
        checked += bad.size
        worst = max(worst, relative_error(error, magnitude))
        if bad.any():
            wrong += int(np.count_nonzero(bad))
            row, column = (int(place[0]) for place in np.nonzero(bad))
            found = int(rows[row]), int(columns[column]), float(got[row, column]), float(expected[row, column])
            first = found if first is None else min(first, found)
    size = call.gemm.m * call.gemm.n
    if not checked:
        return Verdict("unjudged", "the blocks that were executed wrote nothing to C"), ()
    rest = f"; the other {size - checked:,} were not" if checked < size else ""
    if first is None:
        reason = f"{agreeing(checked, sampled=True)}{rest}"
        return Verdict("right", reason, checked, 0, worst, allowed), ()
    row, column, value, right = first
    verdict = Verdict(
        "wrong",
        f"{disagreeing(wrong, checked, sampled=True)}{rest}",
        checked_cells=checked,
        wrong_cells=wrong,
        max_error=worst,
        tolerance=allowed,
        first_wrong=(row, column),
        got=value,
        expected=right,
    )
    finding = Finding(
        "wrong-result",
        "error",
        f"{disagreeing(wrong, checked, sampled=True)}; the first is C[{row}, {column}]: "
        f"got {value:.9g}, expected {right:.9g}",
        why=f"the kernel does not compute the product for {call.gemm}",
        advice="try a smaller problem: where all of C is computed, it can be told which cells are wrong",
        count=wrong,
    )
    return verdict, (finding,)


def _some(rows: Index, columns: Index, most: int) -> tuple[Index, Index]:
    """Rows and columns evenly spread over the given ones, the first and last among them, of about ``most`` cells."""
    side = max(2, isqrt(most))
    fewer_rows, fewer_columns = max(side, most // len(columns)), max(side, most // len(rows))
    return _spread(rows, fewer_rows), _spread(columns, fewer_columns)


def _spread(places: Index, count: int) -> Index:
    return places if len(places) <= count else places[np.linspace(0, len(places) - 1, count).astype(np.int64)]


def _changed(after: Array, before: Array) -> list[tuple[Index, Index]]:
    """Cells that are not what they were: rows, and the columns that changed in each of them."""
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
