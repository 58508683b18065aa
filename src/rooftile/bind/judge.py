"""Whether a kernel's result is right, and what can be told about it if it is not."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rooftile.bind.causes import explain_values
from rooftile.bind.cells import agreeing, describe_cells, disagreeing
from rooftile.bind.data import POISON, reference
from rooftile.bind.tolerances import FORMATS, summed_in, tolerance, underflow, unit_roundoff
from rooftile.bind.whole_numbers import rounded
from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import UsageError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Launch

Cells = npt.NDArray[np.bool_]
Floats = npt.NDArray[np.float64]


_LOOSE: Final = 6.0
_FEW: Final = 0.05
"""Where no more than this share of cells is off by more than the tolerance, and none by ``_LOOSE`` times as much, that
is rounding too: of sums in another order, or of Strassen's, whose error only norms bound (Higham, 2002, 23.2.2)."""


_CHANCE: Final = 4.0
"""Standard deviations that no sum of independent errors is off by."""

_ROUNDED_OFF: Final = 8.0
"""Of results that are rounded, how many times larger than that they are for their errors to have signs by chance.

Below a half all of them become 0, which is 0 times each.
"""


def judge(
    call: Call, outputs: Mapping[str, npt.NDArray[Any]], *, accumulator: str | None = None, explain: bool = True
) -> tuple[Verdict, tuple[Finding, ...]]:
    """Hold the executed kernel's output against the expected result.

    A cell is right if it is finite and ``abs(got - expected) <= tolerance * magnitude`` (some times that, in few cells,
    is still taken for rounding), with an allowance for products below the smallest normal number, and if not all are
    off by one factor that rounding cannot be. Where A or B make the
    expected value NaN or infinite, no finite number is right; after an activation such cells are left out.

    Parameters
    ----------
    call : Call
        The call as bound.
    outputs : Mapping[str, numpy.ndarray]
        Buffers after the execution, by parameter name.
    accumulator : str, optional
        NumPy's name of the type in which the kernel added the products up, ``"float32"``; by default that of C, but
        float32 at least of integers.
    explain : bool
        Whether to look for the one slip that accounts for all wrong values.

    Returns
    -------
    verdict : Verdict
        "unjudged" if the call has no expected result, none of it is finite, or C is of a form unknown here.
    findings : tuple[Finding, ...]
        Of kind "not-written" and "wrong-result".
    """
    if call.form.unjudged:
        return Verdict("unjudged", call.form.unjudged), ()
    if call.expected is None or call.magnitude is None:
        return Verdict("unjudged", "the result was not checked"), ()
    target = target_of(call)
    output = _coarser(target.data.dtype.name, call)
    accumulator = accumulator or summed_in(call, output)
    got = target.matrix_in(outputs[target.name])
    allowed = tolerance(call.gemm.k, accumulator, output)
    with np.errstate(invalid="ignore", over="ignore"):
        bound = allowed * call.magnitude + underflow(call.gemm.k, accumulator, output)
        expected, apart = rounded(call.expected, got) or (call.expected, None)
        # What an activation makes of NaN is its own affair: fmaxf(NaN, 0) is 0.
        held = _held(got.astype(np.float64), expected, bound, apart, all_cells=not call.form.activation)
    untouched, derived = _poison(call, got)
    held = held._replace(wrong=held.wrong | held.judged & untouched)  # which is a NaN too
    finite = np.isfinite(expected)
    loose = bound if apart is None else bound + apart
    plain = finite if apart is None else finite & (np.abs(expected) > _ROUNDED_OFF * apart)
    factor = _factor(held, expected, loose, allowed, plain) if not held.wrong.any() else None
    if factor is not None:
        held = held._replace(wrong=finite & held.judged, rounded=0)
    if not finite.any() and not held.wrong.any():
        return Verdict("unjudged", "A or B holds NaN or infinity, and so does all of C"), ()
    worst = relative_error(held.error[finite], call.magnitude[finite]) if finite.any() else 0.0
    verdict = _verdict(call.launch, held, expected, worst, allowed)
    if apart is not None:
        verdict = replace(verdict, reason=f"{verdict.reason}, rounded to {target.data.dtype.name}")
    if verdict.judgement == "right":
        return verdict, ()
    untouched, derived = held.wrong & (untouched | _kept(call, got)), held.wrong & derived
    rest = held.wrong & ~untouched & ~derived
    findings = []
    if untouched.any():
        findings.append(_not_written(call, untouched))
    if derived.any():
        findings.append(_made_of_old_values(call, derived))
    if rest.any():
        made = _wrong_result(call, expected, target, held.values, rest, bound, explain and factor is None)
        findings.append(made if factor is None else _multiplied(made, factor))
    if call.then is not None and (right := _parts_right(call, outputs, bound)) is not None:
        findings = [_of_parts(finding, call, right=right) for finding in findings]
    return verdict, tuple(findings)


def _parts_right(call: Call, outputs: Mapping[str, npt.NDArray[Any]], bound: Floats) -> bool | None:
    """Whether the parts that a call leaves add up to C, for another launch to do so; None where nothing tells."""
    several = [a for a in call.arguments if isinstance(a, BufferArgument) and a.role in ("A", "B") and a.rows]
    products = max((a.data.size // a.matrix.size for a in several), default=1)
    left = target_of(replace(call, then=None))
    if left.transposed or left.columns is not None or call.expected is None or call.then is None:
        return None
    factors = {a.role: a.matrix for a in call.arguments if isinstance(a, BufferArgument) and a.role in ("A", "B", "C")}
    product, _ = reference(replace(call.gemm, alpha=1.0, beta=0.0), factors)  # what is added comes behind the parts
    with np.errstate(invalid="ignore", over="ignore"):
        parts = outputs[left.name].astype(np.float64).reshape(-1)
        right = [
            not _held(each, product, bound, all_cells=True).wrong.any()
            for each in _sums(parts, call.gemm.m, call.gemm.n, products)
        ]
    return True if any(right) else False if products == 1 else None


def _sums(parts: Floats, m: int, n: int, products: int) -> Iterator[Floats]:
    """The first product of ``parts``, added in each order that they may lie in, the usual one first."""
    matrices = parts.reshape(-1, m, n)
    if products == 1:
        yield matrices.sum(axis=0)
        yield parts.reshape(m, n, -1).sum(axis=2)
        yield parts.reshape(m, -1, n).sum(axis=1)
    elif len(matrices) % products == 0:
        yield matrices[::products].sum(axis=0)
        yield matrices[: len(matrices) // products].sum(axis=0)


def _of_parts(finding: Finding, call: Call, *, right: bool) -> Finding:
    """A finding on C that names the one of two kernels that made it wrong."""
    stage = call.then
    left = target_of(replace(call, then=None)).name
    assert stage is not None
    if not right:
        message = f"{finding.message}. The parts in {left} do not add up to it, whatever {stage.name} makes of them"
        return replace(finding, message=message)
    message = f"{finding.message}. The parts in {left} are right: {stage.name} makes something else of them"
    if finding.kind == "not-written":
        return replace(finding, message=message, location=stage.location)
    advice = f"follow the indices of the first wrong cell through {stage.name}"
    return replace(finding, message=message, location=stage.kernel or stage.location, advice=advice)


class _Held(NamedTuple):
    """A result held against the expected one, cell by cell."""

    values: Floats
    error: Floats
    judged: Cells
    """Those whose expected value is finite; of all others, where they are judged, no value may be."""
    wrong: Cells
    rounded: int
    """How many are off by more than rounding usually leaves, but few enough, and by little enough, to be rounding."""


def _held(values: Floats, expected: Floats, bound: Floats, apart: Floats | None = None, *, all_cells: bool) -> _Held:
    """``values`` against ``expected``, with ``bound`` as the error that rounding explains in each cell.

    ``apart`` is what rounding to an integer may add to that, and no more.
    """
    finite = np.isfinite(expected)
    judged: Cells = finite | all_cells
    error = np.abs(values - expected)
    error = error if apart is None else np.maximum(error - apart, 0.0)
    wrong: Cells = judged & np.where(finite, ~((error <= bound) & np.isfinite(values)), np.isfinite(values))
    count = int(np.count_nonzero(wrong))
    few = 0 < count <= int(np.count_nonzero(judged)) * _FEW
    if few and (error <= _LOOSE * bound)[wrong].all() and np.isfinite(values[wrong]).all():
        return _Held(values, error, judged, np.zeros_like(wrong), count)
    return _Held(values, error, judged, wrong, 0)


def _factor(held: _Held, expected: Floats, bound: Floats, allowed: float, plain: Cells) -> float | None:
    """What all cells are multiplied by, where each by itself may be rounded so and all of them cannot; None if nothing.

    A sum is small beside the magnitude of its products, which its error is held to. That of the factor which fits all
    sums best is ``allowed`` relative to them, beside what independent errors as large as ``bound`` would amount to.
    ``plain`` are the cells of which that can be said.
    """
    cells = held.judged & plain
    right, error, most = expected[cells], (held.values - expected)[cells], bound[cells]
    square = float(right @ right)
    if square == 0.0 or not np.isfinite(square):
        return None
    shift = float(error @ right)
    chance = _CHANCE * float(np.linalg.norm(most * right))
    return 1.0 + shift / square if abs(shift) > allowed * square + chance else None


def _multiplied(finding: Finding, factor: float) -> Finding:
    """A finding on cells that are all ``factor`` times what they should be."""
    message = f"{finding.message}. The values are {factor:.3g} times the expected ones"
    return replace(finding, message=message, advice="look for a factor, or for one that is left out")


def _verdict(launch: Launch, held: _Held, expected: Floats, worst: float, allowed: float) -> Verdict:
    """Right or wrong in words and figures; ``worst`` is the largest relative error, ``allowed`` what it may be."""
    checked, count = int(np.count_nonzero(held.judged)), int(np.count_nonzero(held.wrong))
    reason = f"{disagreeing(count, checked)}: {describe_cells(held.wrong, launch)}" if count else agreeing(checked)
    if held.rounded:
        reason += f", {held.rounded:,} of them to {_LOOSE:g} times what rounding usually leaves"
    special = int(np.count_nonzero(held.judged & ~np.isfinite(expected)))
    if special and not count:
        reason += f", {special:,} of them in being NaN or infinite"
    if checked < held.judged.size:
        reason += f"; {held.judged.size - checked:,} cells whose expected value is not finite are left out"
    verdict = Verdict("wrong" if count else "right", reason, checked, count, worst, allowed)
    if count == 0:
        return verdict
    first = _first(held.wrong)
    return replace(verdict, first_wrong=first, got=float(held.values[first]), expected=float(expected[first]))


def _not_written(call: Call, cells: Cells) -> Finding:
    return Finding(
        "not-written",
        "error",
        f"{_counted(cells)} were never written: {describe_cells(cells, call.launch)}; they still hold what C "
        "was filled with before the launch",
        why="on a GPU they would keep what the memory held before, which can look like a right result",
        advice="launch threads for every row and column, rounding the grid up, and check the store's guard",
        count=int(np.count_nonzero(cells)),
    )


def _made_of_old_values(call: Call, cells: Cells) -> Finding:
    return Finding(
        "wrong-result",
        "error",
        f"{_counted(cells)} were computed from what C held before the launch, although beta is 0: "
        f"{describe_cells(cells, call.launch)}",
        why="memory that nothing has written may hold NaN, and 0 * NaN is NaN",
        advice="store the sum itself when beta is 0, and start accumulators at 0, not at C",
        count=int(np.count_nonzero(cells)),
    )


def _wrong_result(
    call: Call, expected: Floats, target: BufferArgument, values: Floats, cells: Cells, bound: Floats, explain: bool
) -> Finding:
    row, column = _first(cells)
    message = (
        f"{_counted(cells)} are wrong: {describe_cells(cells, call.launch)}; the first is C[{row}, {column}]: "
        f"got {values[row, column]:.9g}, expected {expected[row, column]:.9g}"
    )
    output = target.data.dtype.name
    limit = FORMATS[output].largest if output in FORMATS else float(np.iinfo(output).max)
    infinite = int(np.count_nonzero(~np.isfinite(values[cells])))
    finite = np.isfinite(expected)
    cause = explain_values(call, values, cells & finite, bound) if explain and (cells & finite).any() else None
    if cause is not None:
        message, advice = f"{message}. {cause.message}", cause.advice
    elif not finite[cells].any():
        message += ". NaN or infinity among what these sums are of does not come out"
        advice = "let no test or clamp stand between the sum and C that NaN and infinity do not pass"
    elif (np.abs(expected[cells]) > limit).all():
        message += f". The expected values are beyond the range of {output}, {limit:.6g}"
        advice = "scale the inputs, or let C have a wider type"
    else:
        message += f". {infinite:,} of them are NaN or infinite" if infinite else ""
        advice = "follow the indices of the first wrong cell through the loads and the store"
    return Finding(
        "wrong-result",
        "error",
        message,
        why=f"the kernel does not compute the product for {call.gemm}",
        advice=advice,
        count=int(np.count_nonzero(cells)),
    )


def _first(cells: Cells) -> tuple[int, int]:
    """Row and column of the first marked cell."""
    row, column = divmod(int(np.argmax(cells)), cells.shape[1])
    return row, column


def _counted(cells: Cells) -> str:
    return f"{np.count_nonzero(cells):,} of {cells.size:,} cells of C"


def _poison(call: Call, got: npt.NDArray[Any]) -> tuple[Cells, Cells]:
    """Cells that still hold the poison, and those that hold a NaN computed from it."""
    bits = POISON.get(got.dtype.name)
    if bits is None or call.gemm.beta != 0.0:
        return np.zeros(got.shape, np.bool_), np.zeros(got.shape, np.bool_)
    words = np.ascontiguousarray(got).view(f"u{got.dtype.itemsize}")
    if got.dtype.name not in FORMATS:
        return words == bits, np.zeros(got.shape, np.bool_)
    return words == bits, words == (bits | FORMATS[got.dtype.name].quiet_bit)


def _kept(call: Call, got: npt.NDArray[Any]) -> Cells:
    """Cells that hold what a kernel that is to add beta times C found there, bit for bit."""
    c = None if call.then is not None or call.gemm.beta == 0.0 else target_of(call)
    if c is None or c.in_place or c.matrix.shape != got.shape:
        return np.zeros(got.shape, np.bool_)
    word = f"u{got.dtype.itemsize}"
    same: Cells = np.ascontiguousarray(got).view(word) == np.ascontiguousarray(c.matrix).view(word)
    return same


def _coarser(output: str, call: Call) -> str:
    """The type in which C, or the parts that it is made of, have the fewer bits."""
    if call.then is None:
        return output
    left = str(target_of(replace(call, then=None)).data.dtype.name)
    return max(output, left, key=unit_roundoff)


def target_of(call: Call) -> BufferArgument:
    """The buffer that is C: an argument of the call, or of the launch that makes C of what the call leaves."""
    if call.then is not None:
        return call.then.result
    for argument in call.arguments:
        if isinstance(argument, BufferArgument) and argument.role == "C":
            return argument
    raise UsageError("the call has no output C to judge", allowed="a buffer argument with role C")


def relative_error(error: npt.NDArray[np.float64], magnitude: npt.NDArray[np.float64]) -> float:
    """Largest error over magnitude; infinite where a result is not finite, 0 where both are 0."""
    with np.errstate(divide="ignore", invalid="ignore"):
        ratio = np.where(error == 0.0, 0.0, error / magnitude)
    return float(np.where(np.isnan(ratio), np.inf, ratio).max())
