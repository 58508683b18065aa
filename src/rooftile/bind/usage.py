"""What a kernel's own addresses tell of its matrices: which is written, which moves with which, how far rows are apart.

``C[row * N + col]``: the parameter that multiplies the part of the address which moves with a thread or block index is
the number of elements from row to row, and the block index in that part goes down the rows. An input that moves with
the same block index in its rows is A; one that moves with C's other block index along its columns is B.
"""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, Literal

from rooftile.bind.batches import Batch, batch_of, first_product
from rooftile.core.address import AddressForm, Quantity, Sum, Term

_SIGN: Final = 2**28
"""What an integer of 32 bits is divided by at least so that little but its sign is left."""


@dataclass(frozen=True, slots=True)
class Use:
    """One access of a kernel to global memory: the parameter it goes through, "load", "store" or "atomic", its address.

    ``lane_bytes`` are those that one lane moves.
    """

    array: str
    operation: str
    lane_bytes: int
    form: AddressForm

    def without(self, ones: Collection[str]) -> Use:
        """The access where parameters called ``ones`` are 1."""
        terms = [
            replace(term, factors=tuple(f for f in term.factors if f.kind != "parameter" or f.name not in ones))
            for term in self.form.offset
        ]
        return replace(self, form=replace(self.form, offset=tuple(terms)))


@dataclass(frozen=True, slots=True)
class Usage:
    """What the accesses of a kernel tell, each None where they do not.

    ``a``, ``b`` and ``c`` are parameters' names; ``lda``, ``ldb`` and ``ldc`` those of the parameters that their rows
    are apart. ``row_axis`` and ``column_axis`` are the axes, "x", "y" or "z", of the block indices that go down C's
    rows and along its columns. ``transposed`` are those of ``a`` and ``b`` that are stored as their transposes: B's
    rows move with C's column block and its columns with the loop, or A's the other way round. ``units`` are the bytes
    that a step of ``lda``, ``ldb`` or ``ldc`` is: those of an element, of a vector (``float4``), or 1. ``batch`` is how
    the matrices of several products lie behind each other; all else is of the first of them. ``strides_grid`` tells
    that blocks go on to other cells by steps of the whole grid, whatever its size. ``beside`` are the arrays that are
    none of the three: how many elements each has, "1", "M", "N" or "M*N" ("" where that is not told), and what the
    kernel does with it, "load", "store" and "atomic". ``vector`` is which of A and B is a matrix, where the other and C
    are vectors.
    """

    a: str | None
    b: str | None
    c: str | None
    lda: str | None
    ldb: str | None
    ldc: str | None
    row_axis: str | None
    column_axis: str | None
    accumulates: bool = False
    transposed: frozenset[str] = frozenset()
    units: Mapping[str, int] = field(default_factory=dict)
    batch: Batch | None = None
    strides_grid: bool = False
    beside: Mapping[str, tuple[str, frozenset[str]]] = field(default_factory=dict)
    vector: Literal["", "A", "B"] = ""

    @property
    def consistent(self) -> bool:
        """Whether all three matrices, none of them transposed, and their strides are known, B's and C's the same."""
        return not self.transposed and None not in (self.a, self.b, self.c, self.lda, self.ldb) and self.ldb == self.ldc


@dataclass(slots=True)
class _Shape:
    """Of one array: the parameters that its rows are apart, and what moves along rows and columns.

    ``units`` are the bytes that the address changes by with each of ``strides``; ``divided`` are parameters that a
    constant divides; ``widest`` is a lane's widest access; ``moves`` tells whether anything
    moves the address. ``flat`` says of a thread's number ``i`` what moves the
    address, its "row" ``i / n`` or its "column" ``i % n``, and whether some other parameter multiplies that.
    """

    strides: set[str] = field(default_factory=set)
    rows: set[str] = field(default_factory=set)
    columns: set[str] = field(default_factory=set)
    operations: set[str] = field(default_factory=set)
    units: dict[str, int] = field(default_factory=dict)
    divided: set[str] = field(default_factory=set)
    widest: int = 0
    moves: bool = False
    flat: set[tuple[str, bool]] = field(default_factory=set)


def read(
    uses: Iterable[Use], scalars: Sequence[str], called_c: str | None = None, parts: Collection[str] = ()
) -> Usage:
    """What ``uses`` tell of a kernel whose scalar parameters are ``scalars``.

    ``parts`` are those of them that are a part of a size. Of several arrays that it writes C is the one ``called_c``,
    where none is told by being the only one never read.
    """
    shapes: dict[str, _Shape] = {}
    uses = tuple(uses)
    batch = batch_of([(use.array, use.form) for use in uses], scalars, parts)
    for use in uses:
        shape = shapes.setdefault(use.array, _Shape())
        _read_form(shape, first_product(use.form, batch), scalars)
        shape.operations.add(use.operation)
        shape.widest = max(shape.widest, use.lane_bytes)
    written = [name for name, shape in shapes.items() if shape.operations != {"load"}]
    stored = [name for name in written if shapes[name].operations == {"store"}]  # and never read, unlike a workspace
    by_name = called_c if called_c in written else None
    c = written[0] if len(written) == 1 else stored[0] if len(stored) == 1 else by_name
    row_axis, column_axis = _axes(shapes[c]) if c is not None else (None, None)
    a = b = None
    transposed: frozenset[str] = frozenset()
    inputs = {name: shape for name, shape in shapes.items() if name != c and name not in written}
    if len(inputs) > 2:  # what no loop goes along is no factor of a product
        inputs = {name: shape for name, shape in inputs.items() if "loop" in shape.rows | shape.columns}
    if c is not None and len(inputs) == 2:
        sides = {name: _side(shape, row_axis, column_axis) for name, shape in inputs.items()}
        turned = {name: _turned_side(shape, row_axis, column_axis) for name, shape in inputs.items()}
        sides = {name: turned[name] or side for name, side in sides.items()}
        if set(sides.values()) == {"A", "B"}:
            a, b = (next(name for name, side in sides.items() if side == wanted) for wanted in "AB")
        transposed = frozenset(name for name, side in turned.items() if side is not None and name in (a, b))
        flat = {_flat_side(shape): name for name, shape in inputs.items()}
        if {side for side, _ in flat} == {"A", "B"} and shapes[c].flat in (set(), {("row", True), ("column", False)}):
            turned_flat = frozenset(name for (_, is_turned), name in flat.items() if is_turned)
            if turned_flat:
                a, b = (next(name for (side, _), name in flat.items() if side == wanted) for wanted in "AB")
                transposed = turned_flat
    lda, ldb, ldc = (_stride(shapes[name]) if name is not None else None for name in (a, b, c))
    accumulates = c is not None and "atomic" in shapes[c].operations and "store" not in shapes[c].operations
    units = _units([(shapes[name], ld) for name, ld in ((a, lda), (b, ldb), (c, ldc)) if name is not None and ld])
    # What is divided to count vectors in one place counts elements: used as it is in another, that is a fault.
    units = {name: unit for name, unit in units.items() if not any(name in shape.divided for shape in shapes.values())}
    strides_grid = any(_strides_grid(term) for use in uses if use.array == c for term in use.form.offset)
    beside = {
        name: (_extent(shape, shapes.get(c or ""), row_axis, column_axis), frozenset(shape.operations))
        for name, shape in shapes.items()
        if name not in (a, b, c)
    }
    return Usage(
        a, b, c, lda, ldb, ldc, row_axis, column_axis, accumulates, transposed, units, batch, strides_grid, beside
    )


def _extent(shape: _Shape, c: _Shape | None, row_axis: str | None, column_axis: str | None) -> str:
    """How many elements an array has that moves with C's cells, or with nothing; "" where that is not told."""
    if not shape.moves:
        return "1"
    if c is None or "loop" in shape.rows | shape.columns:
        return ""
    if (shape.rows, shape.columns, shape.strides) == (c.rows, c.columns, c.strides) and shape.flat == c.flat:
        return "M*N"
    if shape.flat and not shape.strides:
        indices = {index for index, _ in shape.flat}
        return {"row": "M", "column": "N"}[indices.pop()] if len(indices) == 1 else ""
    axes = {index[-1] for index in shape.columns if index.startswith("ctaid")}
    if shape.strides or not axes or None in (row_axis, column_axis):
        return ""
    return {str(row_axis): "M", str(column_axis): "N"}.get(axes.pop(), "") if len(axes) == 1 else ""


def _strides_grid(term: Term) -> bool:
    """Whether a loop moves an address by steps of the grid's size, at any depth."""
    names = {factor.kind if factor.kind == "counter" else factor.name.partition(".")[0] for factor in term.factors}
    inner = (part for factor in term.factors for argument in factor.arguments for part in argument)
    return {"counter", "nctaid"} <= names or any(map(_strides_grid, inner))


def _units(strides: Iterable[tuple[_Shape, str]]) -> dict[str, int]:
    """Bytes of a step of each stride, where its matrices agree and it is no more than a lane moves at once."""
    found: dict[str, set[int]] = {}
    for shape, stride in strides:
        unit = shape.units.get(stride, 0)
        found.setdefault(stride, set()).add(unit if unit <= shape.widest else 0)
    return {stride: units.pop() for stride, units in found.items() if len(units) == 1 and 0 not in units}


def _read_form(shape: _Shape, form: AddressForm, scalars: Sequence[str]) -> None:
    for term in form.offset:
        shape.divided |= {name for factor in term.factors for name in scalars if _is_part_of(factor, name)}
        shape.flat |= set(_flat(term, scalars))
        for coefficient, factors in undivided(term):
            _read_product(shape, term, coefficient, factors, scalars)


def _read_product(
    shape: _Shape, term: Term, coefficient: int, factors: Sequence[Quantity], scalars: Sequence[str]
) -> None:
    strides = [
        factor.name
        for factor in factors
        if factor.kind == "parameter" and factor.name in scalars and not _divides(factor, term)
    ]
    moving = [factor for factor in factors if factor.kind != "parameter"]
    if len(strides) == 1:
        shape.units[strides[0]] = math.gcd(shape.units.get(strides[0], 0), coefficient)
    if moving:
        shape.moves = True
    if len(strides) > 1 and set(_indices(moving)) == {"ctaid.z"}:
        return  # whole matrices, of parts of sums say: no rows are that far apart
    if moving:
        shape.strides.update(strides)
        (shape.rows if strides else shape.columns).update(_indices(moving))


def undivided(term: Term) -> list[tuple[int, tuple[Quantity, ...]]]:
    """Coefficients and factors of a term, of ``row * N / 2`` and ``row * (N / 2)`` those of half a ``row * N``.

    A coefficient that is no integer is 0.
    """
    for factor in term.factors:
        dividend, divisor = _quotient(factor)
        if divisor > 1 and any(part.kind == "parameter" for each in dividend for part in each.factors):
            others = [other for other in term.factors if other is not factor]
            made = [(Fraction(term.coefficient * each.coefficient, divisor), each.factors) for each in dividend]
            return [(c.numerator if c.denominator == 1 else 0, (*others, *factors)) for c, factors in made]
    return [(term.coefficient, term.factors)]


def _quotient(factor: Quantity) -> tuple[Sum, int]:
    """Dividend and divisor of a division by a constant, be it a shift; the divisor is 1 where it is none.

    What rounds quotients of negative numbers to zero, the dividend's sign, is left out (``N + (N >>> 31) >> 1``).
    """
    if factor.kind != "function" or factor.name not in ("/", ">>") or len(factor.arguments[1]) != 1:
        return (), 1
    dividend, (divisor,) = factor.arguments
    if divisor.factors:
        return (), 1
    size = divisor.coefficient if factor.name == "/" else 1 << max(0, min(divisor.coefficient, 64))
    rest = tuple(term for term in dividend if not any(_quotient(part)[1] >= _SIGN for part in term.factors))
    return rest, size


def _is_part_of(factor: Quantity, parameter: str) -> bool:
    """Whether a factor is the parameter divided by a constant, rounded down or up."""
    dividend, divisor = _quotient(factor)
    return divisor > 1 and [t for t in dividend if t.factors] == [Term(1, (Quantity("parameter", parameter),))]


def _divides(parameter: Quantity, term: Term) -> bool:
    """Whether a term is ``m * (i / m)``, what is taken from ``i`` to make ``i % m``: no rows are ``m`` apart, then."""
    quotients = (factor for factor in term.factors if factor.kind == "function" and factor.name == "/")
    return any(quotient.arguments[1] == (Term(1, (parameter,)),) for quotient in quotients)


def _flat(term: Term, scalars: Sequence[str]) -> Iterator[tuple[str, bool]]:
    """Of a thread's number ``i``, its row ``i / n`` or its column ``i % n`` in a term, and whether that has a stride.

    A column is also what ``-n * (i / n)`` is taken from ``i`` for.
    """
    for factor in term.factors:
        if factor.kind != "function" or factor.name not in ("/", "%") or not any(_indices([factor])):
            continue
        (divisor,) = factor.arguments[1] if len(factor.arguments[1]) == 1 else (Term(0),)
        if divisor.coefficient != 1 or [part.kind for part in divisor.factors] != ["parameter"]:
            continue
        size = divisor.factors[0]
        is_column = factor.name == "%" or (term.coefficient < 0 and size in term.factors)
        strides = {part.name for part in term.factors if part.kind == "parameter" and part.name in scalars}
        yield ("column" if is_column else "row"), bool(strides - {size.name} if is_column else strides)


def _flat_side(shape: _Shape) -> tuple[str, bool] | tuple[None, bool]:
    """Of an input that is read by rows and columns of a thread's number: its side, and whether it is a transpose."""
    if len(shape.flat) != 1 or len(shape.strides) != 1 or ("loop" in shape.rows) == ("loop" in shape.columns):
        return None, False
    ((index, has_stride),) = shape.flat
    if has_stride == ("loop" in shape.rows):  # one of the two indices counts rows, the other columns
        return None, False
    return ("A", not has_stride) if index == "row" else ("B", has_stride)


def _indices(moving: Sequence[Quantity]) -> Iterator[str]:
    """What a product moves with: block axes and loops. A thread's own place in its block tells nothing certain.

    A loop that steps by the whole grid (``nctaid``) goes on to other cells of C, and is none over K.
    """
    strides_grid = any(factor.name.startswith("nctaid") for factor in moving)
    for factor in moving:
        if factor.kind == "special" and factor.name.startswith("ctaid"):
            yield factor.name
        elif factor.kind == "counter" and not strides_grid:
            yield "loop"
        for argument in factor.arguments:
            for inner in argument:
                yield from _indices(inner.factors)


def _stride(shape: _Shape) -> str | None:
    return next(iter(shape.strides)) if len(shape.strides) == 1 else None


def _axes(shape: _Shape) -> tuple[str | None, str | None]:
    """Axes of the block indices down the rows and along the columns, if they are two different ones."""
    rows = {index[-1] for index in shape.rows if index.startswith("ctaid")}
    columns = {index[-1] for index in shape.columns if index.startswith("ctaid")}
    if not shape.strides or rows & columns:
        return None, None
    return (rows.pop() if len(rows) == 1 else None), (columns.pop() if len(columns) == 1 else None)


def _turned_side(shape: _Shape, row_axis: str | None, column_axis: str | None) -> str | None:
    """Which matrix this certainly is the transpose of, "A" or "B"; None where it is none of one.

    A loop may move either index besides: that over K, or one in which a block's threads load its tile.
    """
    if not shape.strides or row_axis is None or column_axis is None:
        return None
    row, column = f"ctaid.{row_axis}", f"ctaid.{column_axis}"
    if {column} <= shape.rows and "loop" in shape.columns and row not in shape.rows:
        return "B" if {row, column}.isdisjoint(shape.columns) else None
    if {row} <= shape.columns and "loop" in shape.rows and column not in shape.columns:
        return "A" if {row, column}.isdisjoint(shape.rows) else None
    return None


def _side(shape: _Shape, row_axis: str | None, column_axis: str | None) -> str | None:
    """Whether an input is the left or the right factor; None if its addresses do not tell, or contradict each other."""
    votes = set()
    if shape.strides:
        if row_axis and f"ctaid.{row_axis}" in shape.rows and f"ctaid.{column_axis}" not in shape.columns:
            votes.add("A")
        if column_axis and f"ctaid.{column_axis}" in shape.columns and f"ctaid.{row_axis}" not in shape.rows:
            votes.add("B")
        if ("loop" in shape.rows) != ("loop" in shape.columns):
            votes.add("B" if "loop" in shape.rows else "A")
    else:  # rows a constant number of elements apart: blocks still tell
        touched = shape.rows | shape.columns
        if row_axis and column_axis and (f"ctaid.{row_axis}" in touched) != (f"ctaid.{column_axis}" in touched):
            votes.add("A" if f"ctaid.{row_axis}" in touched else "B")
    return votes.pop() if len(votes) == 1 else None
