"""How many matrices have room in the buffers of A, B and C: others of a batch, or parts of sums, behind the first."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import prod

import numpy as np

from rooftile.bind.arguments import Assigned, matrix_of
from rooftile.bind.batches import steps_of
from rooftile.bind.callee import Callee
from rooftile.bind.data import Storage, dtype_of, shapes
from rooftile.bind.host_names import HostNames
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.formula import Lanes
from rooftile.core.formula import evaluate as formula
from rooftile.core.problem import Gemm, Launch

_TELLING = ({"M": 1009, "N": 2003, "K": 3001}, {"M": 4001, "N": 5003, "K": 6007})
"""Sizes at which no memory is by chance as large as several matrices."""

_MOST_LAYERS = 65535


def rooms(
    kernel: Callee, gemm: Gemm, assigned: Sequence[Assigned], elements: Sequence[str], macros: Mapping[str, int]
) -> dict[str, int]:
    """Matrices that the host allocates memory for under one name, by role, where that is certain, for all sizes.

    A batch along an axis of the grid is none of these: of that one product is bound.
    """
    used = kernel.usage
    if not kernel.launches or (used is not None and used.batch is not None):
        return {}
    site = kernel.launches[0]
    host = HostNames(kernel, site, gemm, macros)
    host.learn(elements)
    found: dict[str, int] = {}
    for (parameter, value), text in zip(assigned, host.passed, strict=False):
        role = matrix_of(value)
        if (
            role not in ("A", "B", "C", "A.T", "B.T", "C.T")
            or parameter.dtype == "opaque"
            or parameter.to
            or text not in site.certain
        ):
            continue
        width = dtype_of(parameter.dtype).itemsize
        try:
            size = host.resolve(site.allocations[text], None)
            counts = [_matrices(size, role[0], Gemm(*sizes.values()), width) for sizes in _TELLING]
            count = _matrices(size, role[0], gemm, width)
        except (LookupError, UsageError):
            continue
        if all(counts) and count > 0:
            found[role[0]] = count
    return found


def rooms_by_addresses(
    kernel: Callee, gemm: Gemm, assigned: Sequence[Assigned], storage: Storage, launch: Launch
) -> dict[str, int]:
    """Matrices that a grid's layers go to one behind the other, by role, where addresses tell: several only.

    ``A + blockIdx.z / SPLITS * M * K``: each value that what is of the block index alone has is a matrix further.
    """
    used, layers = kernel.usage, launch.grid[2]
    found: dict[str, int] = {}
    if used is None or used.batch is not None or not 1 < layers <= _MOST_LAYERS:
        return found
    if "z" in (used.row_axis, used.column_axis):
        return found
    values = {parameter.name: value for parameter, value in assigned if isinstance(value, int)}
    values |= {f"ntid.{axis}": size for axis, size in zip("xyz", launch.block, strict=True)}
    values |= {f"nctaid.{axis}": size for axis, size in zip("xyz", launch.grid, strict=True)}
    along: dict[str, int | Lanes] = {**values, "ctaid.z": np.arange(layers)}
    for parameter, value in assigned:
        role = (matrix_of(value) or "")[:1]
        if not role or role in storage.pitches or parameter.dtype == "opaque":
            continue
        whole = prod(shapes(gemm)[role]) * dtype_of(parameter.dtype).itemsize
        for use in (use for use in kernel.uses if use.array == parameter.name):
            moved = (formula((term,), along) for term in use.form.offset if formula((term,), values) is None)
            steps = [step for step in moved if step is not None and step.any() and not (step % whole).any()]
            if steps:
                found[role] = max(found.get(role, 1), int(np.max(sum(steps))) // whole + 1)
    return found


def rooms_by_pointers(assigned: Sequence[Assigned], launch: Launch) -> dict[str, int]:
    """Matrices of a batch, by role, that each have a pointer of their own: as many as the grid has layers."""
    roles = {(matrix_of(value) or "")[:1] for parameter, value in assigned if parameter.to == "layers"}
    return dict.fromkeys(roles - {""}, launch.grid[2])


def _matrices(size: str, role: str, gemm: Gemm, width: int) -> int:
    """How many matrices fill ``size`` bytes; 0 where that is no whole number."""
    room = evaluate(size, {"M": gemm.m, "N": gemm.n, "K": gemm.k})
    count, rest = divmod(room, prod(shapes(gemm)[role]) * width)
    return count if rest == 0 else 0


def note_of_rooms(counts: Mapping[str, int], parts: int = 1) -> list[str]:
    """That of several matrices in one buffer the first is judged; each of C may be in ``parts``, for another kernel."""
    if parts > 1:
        products = max(counts.get("A", 1), counts.get("B", 1))
        return [
            f"the launch makes parts of {products} products, one behind the other: the first alone is compared, the "
            f"other {products - 1} are executed and not judged; time and counts are of all, FLOP/s of one"
        ] * (products > 1)
    several = [role for role in "ABC" if counts.get(role, 1) > 1]
    if "C" not in several:
        return []
    what = f"{', '.join(several[:-1])} and {several[-1]}" if len(several) > 1 else several[0]
    return [
        f"{what} have room for {counts['C']} matrices, one behind the other: all are made, and the first product is "
        "judged; counts and time are of all"
    ]


def parts_of_sums(kernel: Callee, gemm: Gemm, assigned: Sequence[Assigned], storage: Storage, launch: Launch) -> int:
    """Into how many matrices, one behind the other, a kernel writes parts of C's sums that another has to add; else 1.

    Told by the memory that the host allocates for C, while A and B are alone in theirs, or by addresses of C, to which
    each layer of the grid adds a whole matrix.
    """
    used = kernel.usage
    if used is None or used.batch is not None or used.accumulates or used.c is None:
        return 1
    factors = max(storage.counts.get("A", 1), storage.counts.get("B", 1))
    if factors > 1:
        return storage.counts.get("C", 1) // factors or 1
    c = next(parameter for parameter, value in assigned if (matrix_of(value) or "")[:1] == "C")
    if c.name != used.c:
        return 1
    if 1 < storage.counts.get("C", 1) == launch.grid[2]:
        return launch.grid[2]
    values = {parameter.name: value for parameter, value in assigned if isinstance(value, int)}
    if not values:  # compiled in: the addresses may be those of other sizes than these
        return 1
    whole = gemm.m * gemm.n * dtype_of(c.dtype).itemsize
    forms = [use.form for use in kernel.uses if use.array == c.name]
    for axis, layers in zip("xyz", launch.grid, strict=True):
        if layers == 1 or axis in (used.row_axis, used.column_axis):  # all rows of C may be one block's
            continue
        steps = {
            prod([step.coefficient, *(values.get(factor.name, 0) for factor in step.factors)])
            for form in forms
            for step in steps_of(form, axis)
        }
        if steps == {whole}:
            return layers
    return 1
