"""Which form of the product C has, told from the values that a kernel leaves; taken only where all cells agree."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import combinations, islice, product
from math import prod
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.bind.activations import ACTIVATIONS, SOFTMAX, activated
from rooftile.bind.data import POISON, scaled_and_added
from rooftile.bind.forms import TRIANGLES, Beside, Part, beside_at, expected_of, in_words, of_triangle, parts, shifted
from rooftile.bind.masks import masked
from rooftile.bind.names import plain
from rooftile.bind.scalars import is_scale
from rooftile.bind.spoken import activations_named, half_named, no_product, speaks_of, speaks_of_diagonal
from rooftile.bind.whole_numbers import rounded
from rooftile.bind.zero_points import is_shift, zero_points
from rooftile.core.call import BufferArgument, Call, Form, ScalarArgument
from rooftile.core.finding import Finding, Verdict

Array = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]
Index = npt.NDArray[np.int64]
Judged = tuple[Verdict, tuple[Finding, ...]]

_FEWEST_CELLS: Final = 64
"""Of fewer cells it is not certain that their values are both positive and negative."""

_CLOSE: Final = 2.0**-6
"""How near the cells looked at must be to what a form makes of them, for all of C to be held against it."""

_MOST_CELLS, _MOST_OF_LINE, _MOST_PRODUCTS = 1024, 64, 1 << 21
"""Cells that are looked at, all over C and in one row or column, and the products that their sums are of."""

_MOST_MIRRORED: Final = 1 << 22
"""Elements of a matrix of which it is looked at whether one half stands for both."""

_MOST_HELD: Final = 8
"""Forms that all of C is held against."""

_WITHIN_ONE: Final = ("sigmoid", "hard sigmoid", "tanh", "hard tanh", SOFTMAX)
"""Activations whose values are from -1 to 1, of which integers hold nothing."""

_MOST_FACTORS, _MOST_LATE = 3, 4
"""Numbers, and arrays, of a kernel of which all combinations are looked at."""

_NEIGHBOURS: Final = 5
_SMOOTH: Final = 2.0**-12
"""How far, of all that the values span, one may be from those next to it; in types of 16 bits _CLOSE."""

_FEWEST_OF_FUNCTION: Final = 200
"""Cells that show whether values are a function of the product."""

_FAR: Final = 0.9
"""Share of cells that must not be near an activation for C not to be an approximation of it."""

_MOST_OF_CELLS, _FEW_OF_CELLS = 0.75, 0.6
"""Shares of the cells that agree with a form, and at most with the product, where C is that form but for a fault."""

_UNKNOWN: Final = "C is a function of the product, cell by cell, but none that is known here: what it should be is open"


def find_form(
    call: Call,
    verdict: Verdict,
    c: Array,
    judged_as: Callable[[Call], Judged],
    *,
    kernel: str = "",
    text: str = "",
    unread: Collection[str] = (),
    before: Call | None = None,
) -> tuple[Call, Judged] | None:
    """The call with the form that all of C has, and its verdict; None where C is best held to be the product.

    C that has a form but for a fault is wrong, as that form. Where C is a function of the product, but of no form known
    here, or would be right for a triangle that nobody speaks of, that verdict is "unjudged".

    Parameters
    ----------
    call : Call
        As executed, its form plain.
    verdict : Verdict
        On C as the product.
    c : numpy.ndarray
        What the kernel left in C, (M, N).
    judged_as : callable
        Gives the verdict for the call with a form, whose expected result is not computed yet.
    kernel, text : str
        What the kernel is called, and its file.
    unread : collection of str
        Numbers that it is passed and does not read.
    before : Call, optional
        The call as it was before it was executed in place.
    """
    if verdict.judgement != "wrong" or not call.form.is_plain or verdict.checked_cells < _FEWEST_CELLS:
        return None
    if why := masked(c, verdict):
        return _unjudged(call, why)
    looked = _look(call, verdict, c, before)
    if looked is None:
        return None
    with np.errstate(invalid="ignore", over="ignore"):
        alike = list(islice(dict.fromkeys(_alike(looked, c)), _MOST_HELD))
    for form in alike:
        if (form.factor != 1.0 or any(form.zero_points)) and unread:  # one of several numbers may be left out
            continue
        if c.dtype.kind in "iu" and form.activation in _WITHIN_ONE:  # rounded, it is whether a sum is positive
            continue
        found, findings = judged_as(_in(call, form))
        if found.judgement != "right":
            continue
        words = in_words(form)
        which, *diagonal, role = form.triangle.split() or ("", "")
        if form.triangle and not speaks_of(form.triangle, kernel, text):
            return _unjudged(
                call, f"C is {words}; whether the rest of {form.triangle[-1]} is meant to be so is not told"
            )
        if diagonal and not speaks_of_diagonal(diagonal[0], kernel, text):
            return _held_to(call, Form(triangle=f"{which} {role}"), judged_as)
        made = _in(call, form)
        said = replace(found, reason=f"{found.reason}, as {words}")
        return replace(made, notes=(*made.notes, f"C is {words}: told by its values")), (said, findings)
    if other := no_product(kernel):
        return _unjudged(call, f"by its name {kernel} makes {other}, which is no product: what C should be is open")
    if before is None and _is_function(looked, c.dtype):
        named = _named_activation(looked, kernel)
        return _unjudged(call, _UNKNOWN) if named is None else _held_to(call, named, judged_as)
    meant = _but_for_a_fault(looked, c, kernel)
    if meant is None:
        return None
    made, judged = _held_to(call, meant, judged_as)
    fewer = meant.triangle or 2 * judged[0].wrong_cells < verdict.wrong_cells
    return (made, judged) if fewer and judged[0].judgement == "wrong" else None


def _in(call: Call, form: Form) -> Call:
    """``call`` with a form, and without what it had to be as the product."""
    return replace(call, form=form, expected=None, magnitude=None)


def _held_to(call: Call, form: Form, judged_as: Callable[[Call], Judged]) -> tuple[Call, Judged]:
    """The call with a form that C has but for a fault, and the verdict on it as such."""
    made = _in(call, form)
    note = f"C is held to {in_words(form)}, to which it comes nearest"
    return replace(made, notes=(*made.notes, note)), judged_as(made)


def _named_activation(looked: _Looked, kernel: str) -> Form | None:
    """The activation that a kernel's name says, where cells are far from it, not off as an approximation of it is."""
    names = activations_named(kernel)
    if not names:
        return None
    forms = [Form(activation=name) for name in names]
    shares = [looked.share(form, *looked.made(form)) for form in forms]
    return forms[int(np.argmax(shares))] if max(shares) < _FAR else None


def _but_for_a_fault(looked: _Looked, c: Array, kernel: str) -> Form | None:
    """The form that C has in most cells, though not as the product; or the triangle that the kernel's name says."""
    plain_share = looked.share(Form(), *looked.made(Form()))
    if plain_share <= _FEW_OF_CELLS:
        with np.errstate(invalid="ignore", over="ignore"):
            near = [form for form in _alike(looked, c, _MOST_OF_CELLS) if form.activation in ACTIVATIONS]
            if near:
                return max(near, key=lambda form: looked.share(form, *looked.made(form)))
    which = half_named(kernel)
    if which is None:
        return None
    forms = [Form(), *(Form(triangle=f"{which} {role}") for role in "AB")]
    errors = [
        float(np.abs(looked.made(f, looked.of_triangle(f.triangle) if f.triangle else None)[0] - looked.values).mean())
        for f in forms
    ]
    nearest = forms[int(np.argmin(errors))]
    return nearest if nearest.triangle else None


def _unjudged(call: Call, why: str) -> tuple[Call, Judged]:
    return replace(call, form=Form(unjudged=why)), (Verdict("unjudged", why), ())


@dataclass(frozen=True, slots=True)
class _Looked:
    """Some cells of C, the first wrong one in front: what they hold, and what goes into them.

    ``products`` are the sums for them before any factor, ``beside`` and ``old`` the values of arrays, and of C before.
    """

    call: Call
    matrices: Mapping[str, Array]
    rows: Index
    columns: Index
    values: Floats
    products: Floats
    beside: Sequence[Beside]
    old: Array
    arrays: Sequence[BufferArgument]

    def made(self, form: Form, products: Floats | None = None) -> tuple[Floats, Part]:
        """What comes before the activation of ``form``, and the part behind it."""
        first, last = parts(form, self.call.gemm, self.beside, self.old)
        x = (self.products if products is None else products).copy()
        return scaled_and_added(first.gemm, x, x.copy(), self.old, first.beside)[0], last

    def share(self, form: Form, x: Floats, last: Part) -> float:
        """How many of the cells hold what ``form`` makes of ``x``, of 1."""
        made = np.array(activated(form, x))
        made, _ = scaled_and_added(last.gemm, made, made.copy(), self.old, last.beside)
        made += form.zero_points[2]
        near = _CLOSE * (1.0 + np.abs(made))
        if self.old.dtype.kind in "iu" and (whole := rounded(made, self.values.astype(self.old.dtype))) is not None:
            made, near = whole
        return float((np.abs(made - self.values) <= near).mean())

    def without(self, last: Part) -> Floats | None:
        """The values without what is added behind an activation; None where they are multiplied there."""
        if last.gemm.alpha != 1.0 or any(effect == "scale" for effect, _ in last.beside):
            return None
        nothing = np.zeros_like(self.values)
        return self.values - scaled_and_added(last.gemm, nothing, nothing.copy(), self.old, last.beside)[0]

    def of_triangle(self, triangle: str) -> Floats:
        """Their sums where but a triangle is multiplied."""
        if "mirrored" in triangle:
            whole = of_triangle(triangle, self.matrices)
            return _dot(whole["A"][self.rows], whole["B"][:, self.columns])
        some = of_triangle(triangle, self.some(), self.rows, self.columns)
        return _dot(some["A"], some["B"])

    def some(self) -> dict[str, Array]:
        """Rows of A and columns of B, as many as cells."""
        return {"A": self.matrices["A"][self.rows], "B": self.matrices["B"][:, self.columns]}

    def less_zero_points(self, form: Form) -> Floats:
        """Their sums where zero points are subtracted from the elements."""
        some = shifted(form, self.some())
        return _dot(some["A"], some["B"])


def _dot(rows: Array, columns: Array) -> Floats:
    """Rows of A, each times its own column of B."""
    sums: Floats = np.einsum("ik,ki->i", rows.astype(np.float64), columns.astype(np.float64))
    return sums


def _look(call: Call, verdict: Verdict, c: Array, before: Call | None) -> _Looked | None:
    """Cells of C; None where some hold what is no number, and not as they are left out of an execution in part."""
    if verdict.first_wrong is None or c.shape != (call.gemm.m, call.gemm.n):
        return None
    behind = call.then.call.arguments if call.then is not None else ()
    known = (*(before or call).arguments, *behind)
    arrays = [argument for argument in known if isinstance(argument, BufferArgument)]
    matrices = {array.role: array.matrix for array in arrays}
    rows, columns = _places(verdict.first_wrong, c.shape, call.gemm.k)
    with np.errstate(invalid="ignore"):  # poison is a signalling NaN
        values = c[rows, columns].astype(np.float64)
    written = np.isfinite(values)
    if c.dtype.kind in "iu" and c.dtype.name in POISON and call.gemm.beta == 0.0:
        written &= c[rows, columns] != np.array(POISON[c.dtype.name], f"u{c.dtype.itemsize}").view(c.dtype)
    if not written.all() and before is None:
        return None
    rows, columns, values = rows[written], columns[written], values[written]
    products = _dot(matrices["A"][rows], matrices["B"][:, columns])
    if not np.isfinite(products).all():
        return None
    beside = beside_at(arrays, rows, columns)
    return _Looked(call, matrices, rows, columns, values, products, beside, matrices["C"][rows, columns], arrays)


def _places(first: tuple[int, int], shape: tuple[int, ...], k: int) -> tuple[Index, Index]:
    """Rows and columns of the first wrong cell, others in line with it, and some all over C."""
    (row, column), (m, n) = first, shape
    along_row, along_column = (np.linspace(0, size - 1, min(size, _MOST_OF_LINE)).astype(np.int64) for size in (n, m))
    count = max(_MOST_OF_LINE, min(_MOST_CELLS, _MOST_PRODUCTS // k) - 2 * _MOST_OF_LINE)
    anywhere = np.random.default_rng(0).integers(0, m * n, count)
    places = np.concatenate([[row * n + column], row * n + along_row, along_column * n + column, anywhere])
    places = np.array(list(dict.fromkeys(places.tolist())), np.int64)
    return places // n, places % n


def _alike(looked: _Looked, c: Array, least: float = 1.0) -> Iterator[Form]:
    """Forms with which all of the cells looked at agree, or the share ``least`` of them, the simplest first."""
    names = [name for name, _, _ in looked.beside]
    names += ["C"] if looked.call.gemm.beta != 0.0 and all(e != "beta*add" for _, e, _ in looked.beside) else []
    names = ["alpha", *names] if _added_before_alpha(looked) else names
    subsets = [frozenset(late) for size in range(len(names) + 1) for late in combinations(names[:_MOST_LATE], size)]
    numbers = [a for a in looked.call.arguments if isinstance(a, ScalarArgument) and "float" in a.dtype]
    of_integers = looked.old.dtype.kind in "iu" and all(looked.matrices[role].dtype.kind in "iu" for role in "AB")
    shifts = [a for a in looked.call.arguments if isinstance(a, ScalarArgument) and of_integers and is_shift(a)]
    choices = dict.fromkeys(_factors([*numbers, *shifts]))
    factors = [Form(factor=f, over_root=root) for root in (False, True) for f in choices]
    for late, factor in product(subsets, factors):
        plain_form = replace(factor, late=late)
        x, last = looked.made(plain_form)
        for form in (plain_form, *_activations(plain_form, looked, x, last, [float(a.value) for a in numbers])):
            if not form.is_plain and looked.share(form, x, last) >= least:
                yield form
    yield from _zero_points(looked, subsets, least)
    for triangle in TRIANGLES:
        form = Form(triangle=triangle)
        matrix = looked.matrices[triangle[-1]]
        if "mirrored" in triangle and (
            matrix.shape[0] != matrix.shape[1] or matrix.size > _MOST_MIRRORED or least < 1.0
        ):
            continue
        x, last = looked.made(form, looked.of_triangle(triangle))
        if looked.share(form, x, last) >= least:
            yield form
    yield from _softmax(looked, c, factors)


def _added_before_alpha(looked: _Looked) -> bool:
    """Whether the factor of a product of integers may be that of integers too that are added to it, as biases are."""
    matrices = all(looked.matrices[role].dtype.kind in "iu" for role in "AB")
    added = any(effect == "add" and array.dtype.kind in "iu" for _, effect, array in looked.beside)
    return matrices and added and looked.call.gemm.alpha != 1.0


def _zero_points(looked: _Looked, subsets: Sequence[frozenset[str]], least: float) -> Iterator[Form]:
    """Forms of matrices less their zero points."""
    for points in zero_points(looked.call):
        products = looked.less_zero_points(Form(zero_points=points))
        for late in subsets:
            for activation in ("", "ReLU"):  # as C's zero point for all that is less
                form = Form(activation, late=late, zero_points=points)
                if looked.share(form, *looked.made(form, products)) >= least:
                    yield form


def _factors(numbers: Sequence[ScalarArgument]) -> Iterator[float]:
    """What a product may be multiplied by of a kernel's numbers, beside alpha: each of them once, or divided by.

    What is called a scale is in alpha, where it multiplies; alpha and beta are what they are. By a shift it is divided
    by a power of 2.
    """
    choices: list[tuple[float, ...]] = []
    for number in numbers:
        value = float(number.value)
        if is_shift(number):
            choices.append((1.0, 2.0**-value))
        elif plain(number.name) not in ("alpha", "beta") and value not in (0.0, 1.0) and np.isfinite(value):
            choices.append((1.0, value**-2) if is_scale(number.name) else (1.0, value, 1.0 / value))
    yield 1.0
    yield from (prod(chosen) for chosen in product(*choices[:_MOST_FACTORS]))


def _activations(base: Form, looked: _Looked, x: Floats, last: Part, numbers: Sequence[float]) -> Iterator[Form]:
    """``base`` with each activation, those that take numbers with the kernel's, or with those its values show."""
    yield from (replace(base, activation=name) for name in ACTIVATIONS)
    slopes = [number for number in numbers if number not in (0.0, 1.0)]
    values = looked.without(last)
    low = x < -0.5 * float(np.abs(x).mean())
    if values is not None and low.any():
        slopes.append(float(f"{np.median(values[low] / x[low]):.3g}"))
    yield from (replace(base, activation="leaky ReLU", numbers=(slope,)) for slope in slopes if 0.0 < slope < 1.0)
    yield from (replace(base, activation="ELU", numbers=(scale,)) for scale in (1.0, *numbers) if 0.0 < scale <= 1.5)
    bounds = dict.fromkeys((0.0, *numbers, *(-number for number in numbers)))
    yield from (
        replace(base, activation="clamp", numbers=(least, most))
        for least, most in product(bounds, bounds)
        if least < most
    )
    yield from (replace(base, activation="soft cap", numbers=(cap,)) for cap in numbers if cap > 0.0)


def _softmax(looked: _Looked, c: Array, factors: Sequence[Form]) -> Iterator[Form]:
    """A softmax of rows, where the values of the first wrong cell's are positive, add up to 1 and agree."""
    row = looked.rows[:1]
    with np.errstate(invalid="ignore"):
        values = c[row].astype(np.float64)
    if not (values >= 0.0).all() or abs(float(values.sum()) - 1.0) > _CLOSE:
        return
    every = np.arange(c.shape[1])
    some = {"A": looked.matrices["A"][row], "B": looked.matrices["B"], "C": looked.matrices["C"][row]}
    beside = beside_at(looked.arrays, row[:, None], every)
    for factor in factors:
        form = replace(factor, activation=SOFTMAX)
        expected, _ = expected_of(form, looked.call.gemm, some, beside, row, every)
        if (np.abs(expected - values) <= _CLOSE * (expected + float(expected.max()))).all():
            yield form


def _is_function(looked: _Looked, dtype: np.dtype[Any]) -> bool:
    """Whether the values go with the product, or what it is after something is added, cell by cell, on no line.

    In the order of the product each value lies between its neighbours then, but at a few turns. Integers may be
    wrapped, and multiples of the right result are what slips leave.
    """
    if looked.values.size < _FEWEST_OF_FUNCTION or dtype.kind in "iu":
        return False
    names = [name for name, _, _ in looked.beside]
    for late in (frozenset[str](), *(frozenset([name]) for name in names)):
        x, last = looked.made(Form(late=late))
        y = looked.without(last)
        if y is not None and _goes_with(x, y, _SMOOTH if dtype.itemsize > 2 else _CLOSE):
            return True
    return False


def _goes_with(x: Floats, y: Floats, smooth: float) -> bool:
    """Whether ``y`` is a function of ``x`` as far as ``smooth`` tells, and not a line."""
    span = float(np.ptp(y))
    if not span > 0.0 or not float(np.ptp(x)) > 0.0:
        return False
    order = np.argsort(x)
    edge = _NEIGHBOURS // 2
    if 0 in order[:edge] or 0 in order[-edge:]:  # the first wrong cell has no neighbours to be held against
        return False
    sorted_y = y[order]
    middle = np.median(np.lib.stride_tricks.sliding_window_view(sorted_y, _NEIGHBOURS), axis=1)
    if (np.abs(sorted_y[edge:-edge] - middle) > smooth * span).any():
        return False
    line = np.polynomial.Polynomial.fit(x, y, 1)
    return bool((np.abs(line(x) - y) > 2.0 * _CLOSE * span).any())
