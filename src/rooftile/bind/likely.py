"""Launches that a kernel may be meant for, where its addresses leave a choice: to be tried, the likeliest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from typing import Final

import numpy as np

from rooftile.bind.batches import first_product
from rooftile.bind.usage import Usage, Use
from rooftile.core.address import Sum
from rooftile.core.formula import evaluate
from rooftile.core.hardware import MAX_THREADS_PER_BLOCK, WARP_SIZE

_ROW: Final = 1 << 20
_PLANES: Final = ((16, 16), (32, 32), (8, 8), (32, 8))
_LINES: Final = (256, 128, 64, 512, 1024, 32)

Cell = tuple[int, int]


def likely(uses: Iterable[Use], usage: Usage, element_bytes: int) -> tuple[tuple[str, str], ...]:
    """(block, grid) as flags give them, which may be meant.

    A thread that writes cells of C some way apart leaves those between them to its neighbours: that many threads lie
    side by side. Or the block's threads, each with what it writes, make up what one step of the block index moves by.

    Parameters
    ----------
    uses : iterable of Use
        The kernel's accesses.
    usage : Usage
        What they tell of its matrices; without C and what its rows are apart nothing is likely.
    element_bytes : int
        Size of C's elements.
    """
    stores = [first_product(u.form, usage.batch) for u in uses if u.array == usage.c and u.operation != "load"]
    if not stores or usage.ldc is None:
        return ()
    forms = [form.offset for form in stores]
    names = set(_names(forms))
    found: dict[tuple[str, str], None] = {}
    rows = {usage.ldc: _ROW * element_bytes // usage.units.get(usage.ldc, element_bytes)}
    for block in _blocks(_Cells(forms, names, rows, element_bytes), flat="tid.y" not in names):
        cells = _Cells(forms, names, rows, element_bytes, block)
        steps = [cells.step(f"ctaid.{axis}") for axis in "xy"]
        sizes = [_covered(step) for step in steps if step is not None]
        if len(sizes) == 2 and None not in sizes and len(set(sizes)) == 2:
            shape = block if "tid.y" in names else block[:1]
            grid = [size for size in sizes if size]
            while grid and grid[-1] == "1":
                grid.pop()
            found.setdefault((", ".join(map(str, shape)), ", ".join(grid)))
    return tuple(found)


def _covered(step: Cell) -> str | None:
    """How many blocks lie along an axis of the grid whose step moves so many rows and columns; None if that is both."""
    rows, columns = step
    if rows > 0 and not columns:
        return f"cdiv(M, {rows})"
    if columns > 0 and not rows:
        return f"cdiv(N, {columns})"
    return "1" if step == (0, 0) else None


class _Cells:
    """Where in C the stores go to, as rows and columns, of blocks of given sizes."""

    def __init__(
        self,
        forms: Sequence[Sum],
        names: Iterable[str],
        rows: Mapping[str, int],
        element_bytes: int,
        block: Cell = (1, 1),
    ) -> None:
        self.forms, self.element_bytes = forms, element_bytes
        self.values = dict.fromkeys((name for name in names if name), 0)
        self.values |= {**rows, "ntid.x": block[0], "ntid.y": block[1], "ntid.z": 1}

    def all(self, **moved: int) -> list[Cell]:
        """Cells of one thread; of loops the first and the second turn. Empty where an address cannot be followed."""
        found = []
        for form in self.forms:
            for counted in (0, 1):
                values = {n: counted if n.startswith("counter ") else v for n, v in {**self.values, **moved}.items()}
                values |= {name.removeprefix("counter "): value for name, value in values.items()}
                offset = evaluate(form, values)
                if offset is None:
                    return []
                element = int(np.asarray(offset)) // self.element_bytes
                found.append((element // _ROW, element % _ROW))
        return sorted(set(found))

    def step(self, name: str) -> Cell | None:
        """Rows and columns that one more of ``name`` moves by."""
        here, there = self.all(), self.all(**{name: 1})
        return (there[0][0] - here[0][0], there[0][1] - here[0][1]) if here and there else None


def _blocks(cells: _Cells, flat: bool) -> Iterator[Cell]:
    """Sizes of blocks, the likeliest first."""
    if flat:
        tile = [step[0] + step[1] for axis in "xy" if (step := cells.step(f"ctaid.{axis}")) is not None]
        threads = tile[0] * tile[1] // max(1, len(cells.all())) if len(tile) == 2 else 0
        lines = (threads, *_LINES) if WARP_SIZE <= threads <= MAX_THREADS_PER_BLOCK else _LINES
        yield from ((size, 1) for size in lines)
        return
    sides = [list(_sides(cells, axis)) for axis in "xy"]
    for x, y in (*product(*sides), *_PLANES):
        if 1 < x * y <= MAX_THREADS_PER_BLOCK:
            yield x, y


def _sides(cells: _Cells, axis: str) -> Iterator[int]:
    """How many threads may lie along ``axis``: as many as fit between a thread's cells, or into a block's step."""
    step = cells.step(f"tid.{axis}")
    if step is None or (step[0] > 0) == (step[1] > 0):
        return
    way = 0 if step[0] > 0 else 1
    places = sorted({cell[way] for cell in cells.all()})
    gaps = [b - a for a, b in pairwise(places) if b - a > step[way]]
    if gaps:
        yield min(gaps) // step[way]
    for block_axis in "xy":
        moved = cells.step(f"ctaid.{block_axis}")
        if moved is not None and moved[way] > 0:
            yield moved[way] // step[way]


def _names(forms: Iterable[Sum]) -> Iterator[str]:
    """Names that formulas need, those of loops' counters marked as such."""
    for form in forms:
        for term in form:
            for factor in term.factors:
                yield from _names(factor.arguments)
                if factor.kind != "function":
                    yield f"counter {factor.name}" if factor.kind == "counter" else factor.name
