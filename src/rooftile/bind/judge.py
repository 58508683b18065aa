"""Whether a kernel's result is right, and what can be told about it if it is not."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.data import POISON, dtype_of
from rooftile.bind.patterns import describe_cells, explain_values
from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import UsageError
from rooftile.core.finding import Finding, Verdict

Cells = npt.NDArray[np.bool_]

_SIGNIFICAND_BITS: Final = {"float64": 53, "float32": 24, "float16": 11, "bfloat16": 8}
_QUIET_BIT: Final = {"float64": 1 << 51, "float32": 1 << 22, "float16": 1 << 9, "bfloat16": 1 << 6}


def tolerance(k: int, accumulator: str, output: str) -> float:
    """Largest error, relative to the magnitude of the sum, that rounding explains.

    ``8 * sqrt(K) * u_acc + 2 * u_out`` with u the unit roundoff, ``2**-p`` for a significand of p bits: rounding errors
    of a K-term sum grow like sqrt(K) (Higham and Mary, 2019), with a factor to spare, and the result is rounded once
    more. Integers are exact.
    """
    return 8.0 * sqrt(k) * _unit_roundoff(accumulator) + 2.0 * _unit_roundoff(output)


def judge(
    call: Call, outputs: Mapping[str, npt.NDArray[Any]], *, accumulator: str | None = None
) -> tuple[Verdict, tuple[Finding, ...]]:
    """Hold the executed kernel's output against the expected result.

    A cell is right if it is finite and ``abs(got - expected) <= tolerance * magnitude``, with an allowance for products
    below the smallest normal number; NaN and infinity never are.

    Parameters
    ----------
    call : Call
        The call as bound.
    outputs : Mapping[str, numpy.ndarray]
        Buffers after the execution, by parameter name.
    accumulator : str, optional
        NumPy's name of the type in which the kernel added the products up, ``"float32"``; by default that of C.

    Returns
    -------
    verdict : Verdict
        "unjudged" if the call has no expected result.
    findings : tuple[Finding, ...]
        Of kind "not-written" and "wrong-result".
    """
    if call.expected is None or call.magnitude is None:
        return Verdict("unjudged", "the result was not checked"), ()
    target = _target(call)
    accumulator = accumulator or target.data.dtype.name
    got = outputs[target.name].reshape(call.expected.shape)
    with np.errstate(invalid="ignore", over="ignore"):
        values = got.astype(np.float64)
        error = np.abs(values - call.expected)
    allowed = tolerance(call.gemm.k, accumulator, target.data.dtype.name)
    bound = allowed * call.magnitude + _underflow(call.gemm.k, accumulator, target.data.dtype.name)
    wrong: Cells = ~((error <= bound) & np.isfinite(values))

    relative = _relative(error, call.magnitude)
    count = int(np.count_nonzero(wrong))
    if count == 0:
        verdict = Verdict(
            "right",
            f"all {wrong.size:,} cells of C agree with float64",
            checked_cells=wrong.size,
            max_error=relative,
            tolerance=allowed,
        )
        return verdict, ()
    row, column = divmod(int(np.argmax(wrong)), wrong.shape[1])
    verdict = Verdict(
        "wrong",
        f"{count:,} of {wrong.size:,} cells of C are wrong: {describe_cells(wrong, call.launch)}",
        checked_cells=wrong.size,
        wrong_cells=count,
        max_error=relative,
        tolerance=allowed,
        first_wrong=(row, column),
        got=float(values[row, column]),
        expected=float(call.expected[row, column]),
    )
    return verdict, tuple(_findings(call, target, got, values, wrong, bound))


def _findings(
    call: Call,
    target: BufferArgument,
    got: npt.NDArray[Any],
    values: npt.NDArray[np.float64],
    wrong: Cells,
    bound: npt.NDArray[np.float64],
) -> list[Finding]:
    """One finding for each way in which cells are wrong."""
    findings = []
    untouched, derived = _poison(call, got)
    untouched &= wrong
    derived &= wrong & ~untouched
    if untouched.any():
        findings.append(
            Finding(
                "not-written",
                "error",
                f"{_cells(untouched, call)} of {target.name} were never written: "
                "they still hold the value they were filled with before the launch",
                why="on a GPU they would keep what the memory held before, which can look like a right result",
                advice="launch threads for every row and column, rounding the grid up, and check the store's guard",
                count=int(np.count_nonzero(untouched)),
            )
        )
    if derived.any():
        findings.append(
            Finding(
                "wrong-result",
                "error",
                f"{_cells(derived, call)} of {target.name} were computed from what it held before the launch, although "
                "beta is 0",
                why="memory that nothing has written may hold NaN, and 0 * NaN is NaN",
                advice="store the sum itself when beta is 0, and start accumulators at 0 rather than at C",
                count=int(np.count_nonzero(derived)),
            )
        )
    rest = wrong & ~untouched & ~derived
    if rest.any():
        row, column = divmod(int(np.argmax(rest)), rest.shape[1])
        cause = explain_values(call, values, rest, bound)
        message = (
            f"{_cells(rest, call)} of {target.name} are wrong; the first is [{row}, {column}]: "
            f"got {values[row, column]:.9g}, expected {_expected(call)[row, column]:.9g}"
        )
        findings.append(
            Finding(
                "wrong-result",
                "error",
                f"{message}. {cause.message}" if cause else message,
                why="the kernel does not compute C = A @ B for these sizes",
                advice=cause.advice
                if cause
                else "follow the indices of the first wrong cell through the loads and the store",
                count=int(np.count_nonzero(rest)),
            )
        )
    return findings


def _cells(cells: Cells, call: Call) -> str:
    count = int(np.count_nonzero(cells))
    return f"{count:,} of {cells.size:,} cells ({describe_cells(cells, call.launch)})"


def _expected(call: Call) -> npt.NDArray[np.float64]:
    assert call.expected is not None
    return call.expected


def _poison(call: Call, got: npt.NDArray[Any]) -> tuple[Cells, Cells]:
    """Cells that still hold the poison, and those that hold a NaN computed from it."""
    bits = POISON.get(got.dtype.name)
    if bits is None or call.gemm.beta != 0.0:
        return np.zeros(got.shape, np.bool_), np.zeros(got.shape, np.bool_)
    words = np.ascontiguousarray(got).view(f"u{got.dtype.itemsize}")
    quiet = _QUIET_BIT.get(got.dtype.name)
    derived = np.zeros(got.shape, np.bool_) if quiet is None else words == (bits | quiet)
    return words == bits, derived


def _target(call: Call) -> BufferArgument:
    for argument in call.arguments:
        if isinstance(argument, BufferArgument) and argument.role == "C":
            return argument
    raise UsageError("the call has no output C to judge", allowed="a buffer argument with role C")


def _unit_roundoff(dtype: str) -> float:
    if dtype in _SIGNIFICAND_BITS:
        return 2.0 ** -_SIGNIFICAND_BITS[dtype]
    described = dtype_of(dtype)
    if described.kind in "iub":
        return 0.0
    raise UsageError(
        f"no tolerance is known for results of type {dtype}",
        got=dtype,
        allowed=f"integers, {', '.join(_SIGNIFICAND_BITS)}",
    )


def _underflow(k: int, *dtypes: str) -> float:
    """Absolute error of K products and sums each rounded to the type's smallest subnormal number."""
    smallest = {"float64": -1074, "float32": -149, "float16": -24, "bfloat16": -133}
    return (k + 1) * max((2.0 ** smallest[dtype] for dtype in dtypes if dtype in smallest), default=0.0)


def _relative(error: npt.NDArray[np.float64], magnitude: npt.NDArray[np.float64]) -> float:
    """Largest error over magnitude; infinite where a result is not finite, 0 where both are 0."""
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = np.where(error == 0.0, 0.0, error / magnitude)
    return float(np.where(np.isnan(ratio), np.inf, ratio).max())
