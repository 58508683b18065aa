"""Matrices in arrays of the file, ``__device__ float A[N * N]``, which a kernel works on without being passed them."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from rooftile.bind.arguments import Assigned, matrix_of
from rooftile.bind.callee import Callee
from rooftile.bind.data import Storage, dtype_of, shapes, sides_of
from rooftile.bind.names import SIZES
from rooftile.core.errors import FixedSizeError, UsageError
from rooftile.core.problem import Gemm


def starts_as_zero(kernel: Callee, assigned: Sequence[Assigned]) -> bool:
    """Whether C is an array of the file, which begin as zeros, that the kernel reads."""
    arrays = {parameter.name for parameter, value in assigned if parameter.variable and matrix_of(value) == "C"}
    return any(use.array in arrays and use.operation == "load" for use in kernel.uses)


def require_room(kernel: Callee, gemm: Gemm, assigned: Sequence[Assigned], storage: Storage) -> None:
    """Refuse a problem of which a matrix is larger than its array, or smaller where rows are as long as the array's.

    Raises
    ------
    FixedSizeError
        If the arrays are made for other sizes, and all three say which.
    UsageError
        If that is not told.
    """
    roles = {parameter: role[0] for parameter, value in assigned if (role := matrix_of(value)) is not None}
    used = kernel.usage
    strides = {} if used is None else {used.a: used.lda, used.b: used.ldb, used.c: used.ldc}
    elements: dict[str, int] = {}
    misfits = []
    for parameter, role in roles.items():
        if parameter.variable:
            elements[role] = parameter.size // dtype_of(storage.dtypes[role]).itemsize
            needed = prod(shapes(gemm)[role])
            if needed > elements[role] or (needed < elements[role] and strides.get(parameter.name) is None):
                misfits.append((parameter.name, role, needed))
    if not misfits:
        return
    name, role, needed = misfits[0]
    rows = ", in rows as long as it is wide" if needed < elements[role] else ""
    what = f"{name} has room for {elements[role]:,} elements{rows}, and {role} of this problem has {needed:,}"
    sides = sides_of(elements)
    if not sides:
        raise UsageError(
            what, got=str(gemm), allowed="matrices that fill it", next_step="give such -M, -N and -K, or another array"
        )
    raise FixedSizeError(
        what,
        sizes=sides,
        got=", ".join(f"{size} = {getattr(gemm, size.lower())}" for size in SIZES),
        allowed=", ".join(f"{size} = {value}" for size, value in sides.items()),
        next_step=f"give {' '.join(f'-{size} {value}' for size, value in sides.items())}",
    )
