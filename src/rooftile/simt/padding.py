"""Shared arrays that are declared with padded rows, and used as if they had none."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import numpy as np
import numpy.typing as npt

from rooftile.core.finding import Finding
from rooftile.core.source import own_line
from rooftile.ptx.program import Instruction, Variable
from rooftile.ptx.trace import source_name
from rooftile.simt.state import Shared, ThreadState

_MOST_PADDING: Final = 8
"""Elements a row; what is declared beyond that has other reasons."""


def unused_padding(shared: Shared, states: list[ThreadState]) -> Iterator[tuple[tuple[str, int], Finding]]:
    """Arrays with padded rows of which nothing is used but the beginning, as much as without padding."""
    records = [state.hazards for state in states if state.hazards is not None]
    written = np.logical_or.reduce([record.written for record in records]) if records else np.zeros(0, bool)
    for number, variable in enumerate(v for v in shared.program.plan.kernel.variables.values() if v.space == "shared"):
        if not len(written):
            continue
        granule = int(records[0].record.granule_bytes)
        used = written[variable.offset // granule : (variable.offset + variable.size) // granule]
        padded = next(((r, c, p) for r, c in _row_lengths(variable) if (p := _padding(used, c)) is not None), None)
        if padded is None:
            continue
        rows, columns, padding = padded
        ins = next((i for i in shared.program.plan.kernel.accesses if _is_store_to(i, variable)), None)
        name = source_name(variable.name)
        two = f"as {name}[row][column], or " if len(variable.shape) == 2 else ""
        yield (
            ("hazard padding", number),
            Finding(
                "unused-padding",
                "warning",
                f"{name} is declared with rows of {columns}, but its index puts them {columns - padding} apart: "
                f"its last {rows * padding:,} elements are never used",
                own_line(ins.location) if ins is not None else None,
                why="rows begin as far apart as without the padding, and conflict in the banks as before",
                advice=f"index {name} {two}with a row length of {columns}",
                array=name,
            ),
        )


def _row_lengths(variable: Variable) -> Iterator[tuple[int, int]]:
    """Rows and columns that an array is declared with; of one dimension, that a product of its size speaks of."""
    if len(variable.shape) == 2:
        yield variable.shape[0], variable.shape[1]
    elif len(variable.shape) == 1:
        for columns in variable.factors:
            if columns > 0 and variable.shape[0] % columns == 0:
                yield variable.shape[0] // columns, columns


def _padding(used: npt.NDArray[np.bool_], columns: int) -> int | None:
    """Elements that each row of ``columns`` is longer than it need be for what is ``used``; None if it is not."""
    count = int(np.count_nonzero(used))
    padding, rest = divmod(columns * (len(used) - count), len(used))
    spare = not rest and 1 <= padding <= _MOST_PADDING and (columns - padding) % 4 == 0
    return padding if spare and used[:count].all() else None


def _is_store_to(ins: Instruction, variable: Variable) -> bool:
    access = ins.access
    return access is not None and access.operation == "store" and access.array == source_name(variable.name)
