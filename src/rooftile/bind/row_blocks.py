"""A and B of kernels whose blocks lie along C's rows alone: told by the loop that goes along both of them."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field, replace

from rooftile.bind.usage import Usage, Use, undivided
from rooftile.core.address import Quantity


@dataclass(slots=True)
class _Moves:
    """What moves an input along its rows, which are ``strides`` apart, and what along its columns.

    Loops are numbers of their blocks, block indices are names.
    """

    rows: set[int | str] = field(default_factory=set)
    columns: set[int | str] = field(default_factory=set)
    strides: set[str] = field(default_factory=set)


def with_row_blocks(usage: Usage, uses: Iterable[Use], scalars: Collection[str]) -> Usage:
    """``usage`` with A and B, and which of them are stored as transposes, where block indices tell one axis of C only.

    A moves with C's row block, and B does not. The loop over K is the one that moves both of them: where it goes down
    B's rows, B is as it is, where it goes along them, its transpose.
    """
    if usage.row_axis is None or usage.column_axis is not None or usage.ldc is None:
        return usage
    inputs: dict[str, _Moves] = {}
    for use in uses:
        if use.array != usage.c:
            _read(inputs.setdefault(use.array, _Moves()), use, scalars)
    block = f"ctaid.{usage.row_axis}"
    named = {block in moves.rows | moves.columns: name for name, moves in inputs.items()}
    if len(inputs) != 2 or len(named) != 2:
        return usage
    a, b = inputs[named[True]], inputs[named[False]]
    common = {loop for loop in (a.rows | a.columns) & (b.rows | b.columns) if isinstance(loop, int)}
    if not common or block not in a.rows or block in a.columns or not common <= a.columns - a.rows:
        return usage
    if len(a.strides) != 1 or len(b.strides) != 1 or bool(common <= b.rows) == bool(common <= b.columns):
        return usage
    transposed = frozenset([named[False]]) if common <= b.columns else frozenset[str]()
    (lda,), (ldb,) = a.strides, b.strides
    beside = {name: use for name, use in usage.beside.items() if name not in inputs}
    return replace(usage, a=named[True], b=named[False], lda=lda, ldb=ldb, transposed=transposed, beside=beside)


def _read(moves: _Moves, use: Use, scalars: Collection[str]) -> None:
    loops = {loop.counter: loop.header for loop in use.form.loops}
    for term in use.form.offset:
        for _, factors in undivided(term):
            strides = {f.name for f in factors if f.kind == "parameter" and f.name in scalars}
            moving = set(_moving(factors, loops))
            if moving and len(strides) <= 1:
                moves.strides |= strides
                (moves.rows if strides else moves.columns).update(moving)


def _moving(factors: Iterable[Quantity], loops: dict[str, int]) -> Iterator[int | str]:
    """Loops and block indices that factors move with."""
    for factor in factors:
        if factor.kind == "counter" and factor.name in loops:
            yield loops[factor.name]
        elif factor.kind == "special" and factor.name.startswith("ctaid."):
            yield factor.name
        for argument in factor.arguments:
            for term in argument:
                yield from _moving(term.factors, loops)
