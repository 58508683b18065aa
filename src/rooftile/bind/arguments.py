"""The argument of each parameter: a matrix, or a value in the parameter's type."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from math import prod
from typing import Final

import numpy as np

from rooftile.bind.beside import Beside, is_beside
from rooftile.bind.beside import parse as beside
from rooftile.bind.callee import Callee
from rooftile.bind.data import Storage, dtype_of
from rooftile.bind.launching import Told
from rooftile.bind.matrices import ROLES
from rooftile.bind.names import plain
from rooftile.bind.roles import EXAMPLE, TRANSPOSED, by_convention, describe
from rooftile.bind.scalars import STRIDES
from rooftile.bind.tensors import BYTES, TensorElement, is_tensor, parse
from rooftile.bind.tensors import EXAMPLE as TENSOR_EXAMPLE
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate, split
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

Value = str | int | float | TensorElement | Beside
"""A matrix ("A", "B", "C", or "A.T" and so on) or a tensor map of it, an array beside these, a number."""

Assigned = tuple[Parameter, Value]
"""A parameter and what it gets."""

_FLOAT: Final = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?[fF]?")
_NAMED: Final = re.compile(r"([^\W\d][\w.\[\]]*)\s*=(?!=)\s*(.+)")
_COEFFICIENT: Final = re.compile(r"(alpha|beta)(?:\s*=\s*(\S.*))?")


def elements_of(kernel: Callee, gemm: Gemm, told: Told) -> tuple[str, ...]:
    """Elements of ``--args``, one for each parameter: as ``told`` if all are, else what they mean by convention.

    Raises
    ------
    UsageError
        If a parameter is told that there is not, or what one means is in doubt.
    """
    named = named_elements(kernel.signature, told.args) if told.args is not None else {}
    if named is None:
        return tuple(split(told.args or ""))
    told.args = None
    meaning = by_convention(kernel, gemm, named)
    told.notes += meaning.notes
    return _in_lanes(meaning.elements, kernel)


def _in_lanes(elements: Sequence[str], kernel: Callee) -> tuple[str, ...]:
    """``elements`` with the lengths of arrays in what these are counted in."""
    found = []
    for element, parameter in zip(elements, kernel.signature.parameters, strict=True):
        array = parameter.name.removesuffix(".length")
        count = kernel.lanes.get(array, 1) if array != parameter.name else 1
        found.append(element if count == 1 else f"({element})/{count}")
    return tuple(found)


def named_elements(signature: Signature, args: str) -> dict[str, str] | None:
    """``args`` as elements by the names of their parameters, ``lda=K+8,B=B.T``; None where it gives them in order.

    Raises
    ------
    UsageError
        If it names a parameter that there is not, or one twice.
    """
    parts = [_NAMED.fullmatch(part) for part in split(args)]
    if not parts or None in parts:
        return None
    found: dict[str, str] = {}
    known = [parameter.name for parameter in signature.parameters]
    for match in filter(None, parts):
        name, element = match.groups()
        if name not in known or name in found:
            raise UsageError(
                f"{signature.name} has no parameter {name!r}" if name not in known else f"{name} is given twice",
                got=f"--args {args}",
                allowed=", ".join(known),
            )
        coefficient = plain(name) in ("alpha", "beta") and element not in ("alpha", "beta")
        found[name] = f"{plain(name)}={element}" if coefficient else element
    return found


def assign_roles(
    signature: Signature, gemm: Gemm, elements: Sequence[str], names: Mapping[str, int], *, args: str | None
) -> tuple[Gemm, tuple[Assigned, ...]]:
    """The argument of each parameter, and the problem with alpha and beta as the arguments give them.

    ``elements`` are those of ``args``, or what they were taken for where there is none.

    Raises
    ------
    UsageError
        If the arguments do not fit the signature.
    """
    strides = STRIDES | dict(TRANSPOSED[element] for element in elements if element in TRANSPOSED)
    names = {**names, **{stride: names[size] for stride, size in strides.items()}}
    if len(elements) != len(signature.parameters):
        raise UsageError(
            f"{signature.name} takes {len(signature.parameters)} arguments, --args gives {len(elements)}",
            got=f"--args {args}",
            allowed=describe(signature),
            next_step=f"give one element for each parameter, for example {EXAMPLE}",
        )
    assigned: list[Assigned] = []
    factors: list[float] = []
    for parameter, element in zip(signature.parameters, elements, strict=True):
        if is_tensor(element):
            if parameter.kind == "pointer" or parameter.size != BYTES:
                raise _misfit(signature, parameter, element, "a tensor map for a parameter of type CUtensorMap")
            assigned.append((parameter, parse(element, names)))
        elif parameter.kind == "pointer" and is_beside(element):
            assigned.append((parameter, beside(element, parameter, gemm, names)))
        elif parameter.kind == "pointer" and _COEFFICIENT.fullmatch(element):
            gemm, value = _scalar(signature, parameter, element, gemm, names)
            assigned.append((parameter, Beside("", (1, 1), value=value)))
        elif parameter.kind == "pointer":
            assigned.append((parameter, _matrix(signature, parameter, element)))
        else:
            gemm, value = _scalar(signature, parameter, element, gemm, names)
            factors += [float(value)] if _is_alpha(parameter, element) and isinstance(value, (int, float)) else []
            assigned.append((parameter, value))
    gemm = replace(gemm, alpha=prod(factors)) if len(factors) > 1 else gemm  # scales of A and of B
    roles = [role.removesuffix(".T") for _, value in assigned if (role := matrix_of(value)) is not None]
    for role in ROLES:
        if roles.count(role) != 1:
            raise UsageError(
                f"matrix {role} is {'not passed' if role not in roles else 'passed twice'} to {signature.name}",
                got=describe(signature) if args is None else f"--args {args}",
                allowed=f"A, B and C once each, as arguments of {describe(signature)}",
                next_step=f"give for example {EXAMPLE}",
            )
    return gemm, tuple(assigned)


def _is_alpha(parameter: Parameter, element: str) -> bool:
    """Whether a number multiplies the product."""
    coefficient = _COEFFICIENT.fullmatch(element)
    if coefficient is not None:
        return coefficient[1] == "alpha"
    return plain(parameter.name) == "alpha" and parameter.dtype.startswith(("float", "bfloat"))


def matrix_of(value: Value) -> str | None:
    """The matrix that a parameter points to, or has a tensor map of; None where it is a number."""
    return value.role if isinstance(value, TensorElement) else value if isinstance(value, str) else None


def dtype_in(parameter: Parameter, value: Value) -> str:
    """NumPy's name of the type of a matrix's elements."""
    return value.dtype if isinstance(value, TensorElement) else parameter.dtype


def _matrix(signature: Signature, parameter: Parameter, element: str) -> str:
    if element not in ROLES and element not in TRANSPOSED:
        allowed = "a matrix: A, B, C, or A.T, B.T or C.T for its transpose"
        raise _misfit(signature, parameter, element, allowed)
    if parameter.dtype == "opaque":
        raise UsageError(
            f"{parameter.name} does not point to elements that a matrix can be made of",
            got=describe(signature),
            allowed="a pointer to floating-point or integer elements",
            next_step="pass each matrix as one pointer to its elements",
        )
    if element == "C" and parameter.const:
        raise UsageError(
            f"C is what {signature.name} should write, but {parameter.name} points to const",
            got=describe(signature),
            allowed="C for a pointer to non-const",
        )
    return element


def _scalar(
    signature: Signature, parameter: Parameter, element: str, gemm: Gemm, names: Mapping[str, int]
) -> tuple[Gemm, int | float]:
    """The value of ``element``; alpha and beta with a number change the problem."""
    coefficient = _COEFFICIENT.fullmatch(element)
    floating = parameter.dtype.startswith(("float", "bfloat"))
    name = coefficient[1] if coefficient else plain(parameter.name) if floating else ""
    text = coefficient[2] if coefficient else element
    if parameter.dtype == "opaque" and parameter.size == BYTES:
        raise UsageError(
            f"what does {parameter.name} map? It is as large as a CUtensorMap, and nothing is said of it",
            got=f"{element!r} of {describe(signature)}",
            allowed="a matrix, the type of its elements, and the box that a copy moves",
            next_step=f"give {TENSOR_EXAMPLE} in its place in --args, or in a comment // rooftile: args=(...)",
        )
    if parameter.dtype == "opaque" and element == "0":  # a structure full of zeros: a functor, say, that holds nothing
        return gemm, 0
    if parameter.dtype == "opaque":
        raise UsageError(
            f"{parameter.name} is a structure, a reference or of another type that cannot be passed from here",
            got=describe(signature),
            allowed="parameters that are pointers or numbers",
            next_step="write the kernel with plain pointers and numbers as parameters",
        )
    if element in ROLES or element in TRANSPOSED:
        raise _misfit(signature, parameter, element, f"a value of type {parameter.dtype}")
    number: int | float
    if text is None:
        number = gemm.alpha if name == "alpha" else gemm.beta
    elif _FLOAT.fullmatch(text):
        number = float(text.rstrip("fF"))
    else:
        number = evaluate(text, names, what=f"--args, {parameter.name}")
    if floating:
        number = float(dtype_of(parameter.dtype).type(number))  # as the kernel gets it
    else:
        number = _integer(signature, parameter, element, number)
    if name == "alpha":
        gemm = replace(gemm, alpha=float(number))
    elif name == "beta":
        gemm = replace(gemm, beta=float(number))
    return gemm, number


def _integer(signature: Signature, parameter: Parameter, element: str, number: int | float) -> int:
    if isinstance(number, float) and not number.is_integer():
        raise _misfit(signature, parameter, element, "an integer expression")
    limits = np.iinfo(parameter.dtype) if parameter.dtype != "bool" else np.iinfo("uint8")
    value = int(number)
    if not limits.min <= value <= limits.max:
        raise UsageError(
            f"the value of {parameter.name} does not fit its type",
            got=f"{element} = {value:,}",
            allowed=f"{limits.min:,} to {limits.max:,} ({parameter.dtype})",
        )
    return value


def stored_columns(gemm: Gemm, role: str) -> int:
    """Elements of a row of the matrix ``role`` ("A", "B.T", ...) as it is stored."""
    return {"A": gemm.k, "B": gemm.n, "C": gemm.n, "A.T": gemm.m, "B.T": gemm.k, "C.T": gemm.m}[role]


def storage_of(kernel: Callee, gemm: Gemm, assigned: Sequence[Assigned], elements: Sequence[str]) -> Storage:
    """How the matrices lie that the kernel's parameters were ``assigned``, of ``elements`` as of ``--args``."""
    roles = {parameter.name: role for parameter, value in assigned if (role := matrix_of(value)) is not None}
    return Storage(
        {roles[p.name][0]: dtype_in(p, value) for p, value in assigned if p.name in roles},
        frozenset(role[0] for role in roles.values() if role.endswith(".T")),
        _pitches(kernel, gemm, assigned, elements),
    )


def _pitches(kernel: Callee, gemm: Gemm, assigned: Sequence[Assigned], elements: Sequence[str]) -> dict[str, int]:
    """Elements from row to row of those matrices whose rows are padded: a leading dimension beyond them was given.

    A leading dimension is told by its name, or by the kernel's addresses where it was given as more than a size.
    """
    roles = {role[0]: role for _, value in assigned if (role := matrix_of(value)) is not None}
    values = {parameter.name: value for parameter, value in assigned if isinstance(value, int)}
    stride_of = {f"ld{role.lower()}": role for role in roles}
    found = {}
    for (parameter, _), element in zip(assigned, elements, strict=True):
        if element in STRIDES:  # a size as it is; of which matrix, a column-major kernel's name for it does not tell
            continue
        role = stride_of.get(plain(parameter.name))
        if role is None and parameter.name in values and re.search(r"[-+*/%(]", element):
            used = kernel.usage
            strides = {} if used is None else {used.lda: "A", used.ldb: "B", used.ldc: "C"}
            role = strides.get(parameter.name)
        if role is None or values.get(parameter.name, 0) <= stored_columns(gemm, roles[role]):
            continue
        used = kernel.usage
        unit = used.units.get(parameter.name) if used is not None else None
        size = next(dtype_of(dtype_in(p, value)).itemsize for p, value in assigned if matrix_of(value) == roles[role])
        pitch = values[parameter.name] * (unit or size) // size
        if pitch > stored_columns(gemm, roles[role]):
            found[role] = pitch
    return found


def _misfit(signature: Signature, parameter: Parameter, element: str, allowed: str) -> UsageError:
    kind = f"a pointer to {parameter.dtype}" if parameter.kind == "pointer" else f"of type {parameter.dtype}"
    return UsageError(
        f"{element!r} does not fit parameter {parameter.name}, which is {kind}",
        got=describe(signature),
        allowed=allowed,
        next_step=f"give one element for each parameter, for example {EXAMPLE}",
    )
