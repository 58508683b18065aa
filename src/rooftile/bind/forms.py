"""What C should hold where it is more than the product: factors, an activation, what comes behind it, triangles.

``C = activation(factor * alpha * A @ B + what is added) + what is added behind``, be A or B but a triangle, or less its
zero point.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.activations import activated, magnitude_behind
from rooftile.bind.data import reference, scaled_and_added
from rooftile.core.call import BufferArgument, Form
from rooftile.core.problem import Gemm

Array = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]
Index = npt.NDArray[np.int64]
Beside = tuple[str, str, Array]
"""An array beside the matrices: its name, its effect as of ``BufferArgument``, and what it holds."""

TRIANGLES: Final = tuple(
    f"{which}{diagonal} {role}"
    for role in "AB"
    for which in ("lower", "upper")
    for diagonal in ("", " strict", " unit", " mirrored")
)


@dataclass(frozen=True, slots=True)
class Part:
    """What comes before an activation, or behind it: alpha and beta, and arrays with their effects."""

    gemm: Gemm
    beside: list[tuple[str, Array]]


def expected_of(
    form: Form,
    gemm: Gemm,
    matrices: Mapping[str, Array],
    beside: Sequence[Beside] = (),
    rows: Index | None = None,
    columns: Index | None = None,
) -> tuple[Floats, Floats]:
    """What C should hold and the magnitude that scales its tolerance, both (M, N), as of :func:`data.reference`.

    Of a part of the problem ``rows`` and ``columns`` are those of C that ``matrices`` and ``beside`` are of.
    """
    if form.triangle:
        matrices = of_triangle(form.triangle, matrices, rows, columns)
    matrices = shifted(form, matrices)
    before, behind = parts(form, gemm, beside, matrices["C"])
    expected, magnitude = reference(before.gemm, matrices, before.beside)
    made = activated(form, expected)
    magnitude = magnitude_behind(form, expected, made, magnitude)
    with np.errstate(invalid="ignore", over="ignore"):
        made, magnitude = scaled_and_added(behind.gemm, made, magnitude, matrices["C"], behind.beside)
    return made + form.zero_points[2], magnitude


def shifted(form: Form, matrices: Mapping[str, Array]) -> Mapping[str, Array]:
    """``matrices`` less the zero points of a form."""
    if not any(form.zero_points[:2]):
        return matrices
    less = zip("AB", form.zero_points, strict=False)
    return {**matrices, **{role: matrices[role].astype(np.float64) - zero for role, zero in less}}


def beside_at(buffers: Sequence[BufferArgument], rows: Index, columns: Index) -> list[Beside]:
    """What goes into C beside the matrices, at ``rows`` and ``columns``, indices that broadcast."""
    found = []
    for buffer in (each for each in buffers if each.effect):
        down, across = buffer.matrix.shape
        found.append(
            (buffer.name, buffer.effect, buffer.matrix[rows if down > 1 else rows * 0, columns if across > 1 else 0])
        )
    return found


def parts(form: Form, gemm: Gemm, beside: Sequence[Beside], c: Array) -> tuple[Part, Part]:
    """What comes before the activation of ``form``, and what behind it; ``c`` is what C held."""
    if gemm.beta != 0.0 and all(effect != "beta*add" for _, effect, _ in beside):
        beside = (*beside, ("C", "beta*add", c))
    arrays: tuple[list[tuple[str, Array]], ...] = ([], [])
    for name, effect, array in beside:
        arrays[name in form.late].append((effect, array))
    first, last = ((gemm.beta if any(effect == "beta*add" for effect, _ in each) else 0.0) for each in arrays)
    factor = form.factor / sqrt(gemm.k) if form.over_root else form.factor
    alpha, late = (1.0, gemm.alpha) if "alpha" in form.late else (gemm.alpha, 1.0)
    before = replace(gemm, alpha=alpha * factor, beta=first)
    return Part(before, arrays[0]), Part(replace(gemm, alpha=late, beta=last), arrays[1])


def of_triangle(
    triangle: str, matrices: Mapping[str, Array], rows: Index | None = None, columns: Index | None = None
) -> dict[str, Array]:
    """``matrices`` with a triangle of A or B, the rest of it 0; A is of C's ``rows``, and B of its ``columns``.

    A mirrored triangle is as in a symmetric matrix: of a part of the matrix nothing tells what that is, and it is NaN.
    """
    which, *diagonal, role = triangle.split()
    matrix = matrices[role]
    if diagonal == ["mirrored"]:
        square = rows is None and columns is None and matrix.shape[0] == matrix.shape[1]
        whole = matrix.astype(np.float64)
        whole = np.tril(whole) if which == "lower" else np.triu(whole)
        mirrored = whole + whole.T - np.diag(np.diag(whole)) if square else np.full(matrix.shape, np.nan)
        return {**matrices, role: mirrored}
    down, across = (np.arange(size) for size in matrix.shape)
    if role == "A" and rows is not None:
        down = rows
    if role == "B" and columns is not None:
        across = columns
    below = down[:, None] - across
    below = below if which == "lower" else -below
    kept = np.where(below >= bool(diagonal), matrix.astype(np.float64), 0.0)
    if diagonal == ["unit"]:
        kept[below == 0] = 1.0
    return {**matrices, role: kept}


def in_words(form: Form) -> str:
    """What C is of the product: ``leaky ReLU (0.01) of the product, with residual behind it``."""
    what = "the product"
    if form.triangle:
        which, *diagonal, role = form.triangle.split()
        shown = {"unit": ", its diagonal ones", "strict": ", without its diagonal", "mirrored": ", mirrored"}.get(
            "".join(diagonal), ""
        )
        what = f"the product with {role}'s {which} triangle alone{shown}"
    if any(form.zero_points[:2]):
        less = (
            f"{role} {'-' if zero > 0 else '+'} {abs(zero):.6g}"
            for role, zero in zip("AB", form.zero_points, strict=False)
            if zero
        )
        what = f"{what} of {' and '.join(less)}"
    if form.factor != 1.0:
        what = f"{form.factor:.6g} times {what}"
    if form.over_root:
        what = f"{what} over the square root of K"
    if form.activation:
        numbers = f" ({', '.join(f'{number:.6g}' for number in form.numbers)})" if form.numbers else ""
        what = f"{form.activation}{numbers} of {what}"
    late = " and ".join([*sorted(form.late), *([f"{form.zero_points[2]:.6g}"] if form.zero_points[2] else [])])
    return f"{what}, with {late} behind it" if late else what
