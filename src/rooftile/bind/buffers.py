"""The arguments of a call: numbers, and buffers with the matrices and what lies beside them."""

from __future__ import annotations

from collections.abc import Sequence

from rooftile.bind.arguments import Assigned, matrix_of, stored_columns
from rooftile.bind.beside import Beside
from rooftile.bind.callee import Callee
from rooftile.bind.data import Inputs, OldC, Storage, make_buffers
from rooftile.bind.headers import header_of
from rooftile.bind.tensors import TensorElement
from rooftile.core.call import Argument, BufferArgument, ScalarArgument
from rooftile.core.problem import Gemm


def arguments_of(
    kernel: Callee, gemm: Gemm, assigned: Sequence[Assigned], storage: Storage, inputs: Inputs, old_c: OldC
) -> tuple[tuple[Argument, ...], list[str]]:
    """What each parameter gets, with matrices made for it, and notes on what lies in front of these."""
    matrices = make_buffers(gemm, storage, inputs, old_c)
    arguments: list[Argument] = []
    notes: list[str] = []
    for number, (parameter, value) in enumerate(assigned):
        if isinstance(value, int | float):
            dtype = "uint8" if parameter.dtype == "opaque" else parameter.dtype
            arguments.append(ScalarArgument(parameter.name, dtype, value))
            continue
        if isinstance(value, Beside):
            arguments.append(value.argument(parameter, number, inputs.seed))
            continue
        stored = str(matrix_of(value))
        role = stored[0]
        matrix, columns = matrices[role], stored_columns(gemm, stored)
        header = b""
        if parameter.name in kernel.headers:
            size, fields = kernel.headers[parameter.name]
            header, meanings = header_of(fields, size, role, gemm)
            notes += meanings
        argument = BufferArgument(
            parameter.name,
            role,
            matrix,
            output=role == "C",
            in_place=inputs.repeat and not parameter.variable and not parameter.to,
            transposed=role in storage.transposed,
            columns=columns if role in storage.pitches else None,
            rows=len(matrix) // storage.counts[role] if role in storage.counts else None,
            undefined=role == "C" and old_c == "undefined",
            added_to=role == "C" and old_c == "added to",
            tensor=value.layout(matrix.shape, matrix.itemsize, columns) if isinstance(value, TensorElement) else None,
            header=header,
            variable=parameter.variable,
            pointers=_parts(parameter.to, len(matrix), storage.counts.get(role, 1)),
        )
        arguments.append(argument)
    return tuple(arguments), notes


def _parts(to: str, rows: int, matrices: int) -> int:
    """Into how many parts, each with a pointer to it, a buffer of so many rows and matrices is cut."""
    return {"rows": rows, "layers": matrices}.get(to, 0)
