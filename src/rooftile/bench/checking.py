"""Inputs that are fit to be timed with, and outputs held to float64."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.tolerances import tolerance
from rooftile.core.errors import UsageError, WrongResultError
from rooftile.core.measurement import MatrixProblem
from rooftile.device.view import numpy_dtype

Array = npt.NDArray[Any]

_ALL_CELLS: Final = 2**31
"""Up to so many products all of C is computed in float64; that takes seconds."""

_EXPONENTS: Final = {"bfloat16": np.uint16(0x7F80), "float16": np.uint16(0x7C00)}
"""The bits that are all set of what is not finite (IEEE 754, 3.4; bfloat16 has float32's)."""

_STRATUM: Final = 64
"""Of larger results one row in as many rows is checked, and of it one column in as many: a cell of each such block."""


def stored_type(elements: str) -> str:
    """The type that arrays of such elements have."""
    return "float32" if elements == "tf32" else elements


def random_inputs(problem: MatrixProblem, seed: int = 0) -> tuple[Array, Array]:
    """A and B as they lie in memory: normally distributed, transposed where the layout says so."""
    rng = np.random.default_rng(seed)
    dtype = numpy_dtype(stored_type(problem.elements))
    batch = (problem.batch,) if problem.batch > 1 else ()
    shapes = ((problem.m, problem.k), (problem.k, problem.n))
    return tuple(  # type: ignore[return-value]
        rng.standard_normal((*batch, *(shape[::-1] if side == "T" else shape)), np.float32).astype(dtype)
        for shape, side in zip(shapes, problem.layout, strict=True)
    )


def require_random(matrix: Array, name: str) -> None:
    """Refuse inputs that a GPU multiplies faster than others: zeros and constants switch fewer transistors.

    Raises
    ------
    UsageError
        If elements are not finite, more than half are zero, or all are equal.
    """
    flat = matrix.reshape(-1)
    if not all_finite(flat):
        raise UsageError(f"{name} holds what is not finite", got="NaN or infinity", allowed="random normal numbers")
    constant = bool((flat == flat[0]).all())
    if flat.size > 1 and (constant or 2 * np.count_nonzero(flat) < flat.size):
        kind = "mostly zeros" if not constant else "one value" if flat.any() else "zeros"
        raise UsageError(
            f"{name} is not fit to be timed with: a GPU takes less power for it, and runs at a higher clock",
            got=kind,
            allowed="random normal numbers",
        )


def all_finite(matrix: Array) -> bool:
    """Whether no element is a NaN or infinite; of types of 16 bits by their exponents, which is ten times as fast."""
    exponent = _EXPONENTS.get(matrix.dtype.name)
    if exponent is None:
        return bool(np.isfinite(matrix).all())
    return not matrix.size or bool((np.ascontiguousarray(matrix).view(np.uint16) & exponent).max() < exponent)


@dataclass(frozen=True, slots=True, eq=False)
class Expected:
    """What C is to hold, of all or some of its rows and columns: float64, and the magnitude that scales the error."""

    problem: MatrixProblem
    rows: npt.NDArray[np.intp]
    columns: npt.NDArray[np.intp]
    values: npt.NDArray[np.float64]
    magnitude: npt.NDArray[np.float64]
    tolerance: float

    @property
    def cells(self) -> int:
        """How many cells are compared."""
        return self.values.size

    def check(self, c: Array, name: str) -> float:
        """The largest relative error of ``c``, (m, n) or (batch, m, n).

        Raises
        ------
        WrongResultError
            If a cell is not finite, or one of those compared is off by more than rounding explains.
        """
        if not all_finite(c):
            bad = int(np.count_nonzero(~np.isfinite(c)))
            raise WrongResultError(
                f"{name} left NaN or infinity in C, and was not timed",
                got=f"{bad:,} of {c.size:,} cells of {self.problem}, {self.problem.elements}",
                next_step="C is poisoned with NaN before each check: these were not written, or computed from such",
            )
        got = c.reshape(-1, self.problem.m, self.problem.n)[:, self.rows[:, None], self.columns].astype(np.float64)
        off = np.abs(got - self.values) / np.maximum(self.magnitude, np.finfo(np.float64).tiny)
        worst = float(off.max())
        if not worst <= self.tolerance:  # which NaN is not either
            _, row, column = np.unravel_index(int(off.argmax()), off.shape)
            raise WrongResultError(
                f"{name} is wrong, and was not timed",
                got=f"C[{self.rows[row]}, {self.columns[column]}] of {self.problem}, {self.problem.elements}: "
                f"relative error {worst:.2g}",
                allowed=f"{self.tolerance:.2g}",
                next_step="rooftile explain shows where a kernel goes wrong",
            )
        return worst


def expected(problem: MatrixProblem, a: Array, b: Array, seed: int = 0) -> Expected:
    """From A and B as they lie in memory."""
    rng = np.random.default_rng(seed)
    whole = problem.m * problem.n * problem.k * problem.batch <= _ALL_CELLS
    rows, columns = (np.arange(size) if whole else _strata(size, rng) for size in (problem.m, problem.n))
    first = a.reshape(problem.batch, *a.shape[-2:])
    second = b.reshape(problem.batch, *b.shape[-2:])
    first = first.swapaxes(1, 2) if problem.layout[0] == "T" else first
    second = second.swapaxes(1, 2) if problem.layout[1] == "T" else second
    left, right = first[:, rows].astype(np.float64), second[:, :, columns].astype(np.float64)
    accumulator = problem.elements if problem.elements in ("tf32", "float64") else "float32"
    allowed = tolerance(problem.k, accumulator, stored_type(problem.elements))
    return Expected(problem, rows, columns, left @ right, np.abs(left) @ np.abs(right), allowed)


def _strata(size: int, rng: np.random.Generator) -> npt.NDArray[np.intp]:
    """One of every 64 indices, wherever in them, and the first and the last."""
    starts = np.arange(0, size, _STRATUM)
    chosen = starts + rng.integers(0, np.minimum(_STRATUM, size - starts))
    return np.unique(np.concatenate([chosen, [0, size - 1]])).astype(np.intp)
