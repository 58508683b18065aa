"""Which argument each parameter gets: as ``--args`` says, or by the names GEMM kernels use."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from rooftile.bind.data import dtype_of
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate, split
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

Assigned = tuple[Parameter, str | int | float]
"""A parameter with the role ("A", "B", "C") of its matrix, or its value."""

ROLES: Final = ("A", "B", "C")
EXAMPLE: Final = "--args A,B,C,M,N,K"

_MATRICES: Final = {
    "A": ("a", "lhs", "left", "mata", "matrixa", "ma"),
    "B": ("b", "rhs", "right", "matb", "matrixb", "mb"),
    "C": ("c", "out", "output", "result", "res", "matc", "matrixc", "mc"),
}
_SIZES: Final = ("m", "n", "k")
_STRIDES: Final = {"lda": "K", "ldb": "N", "ldc": "N"}
_AFFIXES: Final = re.compile(r"^(?:(?:d|dev|device|g|gpu|p|in|ptr)_)+|(?:_(?:d|dev|device|gpu|ptr|in|out))+$")
_FLOAT: Final = re.compile(r"[-+]?(?:[0-9]+\.[0-9]*|\.[0-9]+|[0-9]+(?=[eE]))(?:[eE][-+]?[0-9]+)?[fF]?")
_COEFFICIENT: Final = re.compile(r"(alpha|beta)(?:\s*=\s*(\S.*))?")


def assign_roles(
    signature: Signature, gemm: Gemm, args: str | None, names: Mapping[str, int]
) -> tuple[Gemm, tuple[Assigned, ...]]:
    """The argument of each parameter, and the problem with alpha and beta as the arguments give them.

    Raises
    ------
    UsageError
        If the arguments do not fit the signature, or if without ``args`` more than one assignment could be meant.
    """
    names = {**names, **{stride: names[size] for stride, size in _STRIDES.items()}}
    elements = _by_convention(signature, gemm) if args is None else split(args)
    if len(elements) != len(signature.parameters):
        raise UsageError(
            f"{signature.name} takes {len(signature.parameters)} arguments, --args gives {len(elements)}",
            got=f"--args {args}",
            allowed=describe(signature),
            next_step=f"give one element for each parameter, for example {EXAMPLE}",
        )
    assigned: list[Assigned] = []
    for parameter, element in zip(signature.parameters, elements, strict=True):
        if parameter.kind == "pointer":
            assigned.append((parameter, _matrix(signature, parameter, element)))
        else:
            gemm, value = _scalar(signature, parameter, element, gemm, names)
            assigned.append((parameter, value))
    roles = [role for parameter, role in assigned if parameter.kind == "pointer"]
    for role in ROLES:
        if roles.count(role) != 1:
            raise UsageError(
                f"matrix {role} is {'not passed' if role not in roles else 'passed twice'} to {signature.name}",
                got=describe(signature) if args is None else f"--args {args}",
                allowed=f"A, B and C once each, as arguments of {describe(signature)}",
                next_step=f"give for example {EXAMPLE}",
            )
    return gemm, tuple(assigned)


def describe(signature: Signature) -> str:
    """The signature in CUDA C++'s spelling: ``f(const float32* A, int32 n)``, with NumPy's type names."""
    shown = [
        f"{'const ' if p.const and p.kind == 'pointer' else ''}{p.dtype}{'*' if p.kind == 'pointer' else ''} {p.name}"
        for p in signature.parameters
    ]
    return f"{signature.name}({', '.join(shown)})"


def _matrix(signature: Signature, parameter: Parameter, element: str) -> str:
    if element not in ROLES:
        raise _misfit(signature, parameter, element, "a matrix: A, B or C")
    if parameter.dtype == "opaque":
        raise UsageError(
            f"the element type of {parameter.name} is not one that a matrix can be made of",
            got=describe(signature),
            allowed="floating-point or integer elements",
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
    name = coefficient[1] if coefficient else _plain(parameter.name) if floating else ""
    text = coefficient[2] if coefficient else element
    if element in ROLES or parameter.dtype == "opaque":
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


def _misfit(signature: Signature, parameter: Parameter, element: str, allowed: str) -> UsageError:
    kind = f"a pointer to {parameter.dtype}" if parameter.kind == "pointer" else f"of type {parameter.dtype}"
    return UsageError(
        f"{element!r} does not fit parameter {parameter.name}, which is {kind}",
        got=describe(signature),
        allowed=allowed,
        next_step=f"give one element for each parameter, for example {EXAMPLE}",
    )


def _by_convention(signature: Signature, gemm: Gemm) -> tuple[str, ...]:
    """Elements of ``--args`` that the parameters' names, types and constness leave no doubt about."""
    elements: dict[str, str] = _pointers([p for p in signature.parameters if p.kind == "pointer"])
    scalars = [p for p in signature.parameters if p.kind == "scalar"]
    sizes = [p for p in scalars if _plain(p.name) in _SIZES]
    for parameter in scalars:
        plain = _plain(parameter.name)
        if plain in _STRIDES or plain in ("alpha", "beta"):
            elements[parameter.name] = plain
    square = gemm.m == gemm.n == gemm.k
    if square or {_plain(p.name) for p in sizes} == set(_SIZES):
        elements |= {p.name: _plain(p.name).upper() for p in sizes}
    left = [p for p in scalars if p.name not in elements]
    if square and len(left) == 1 and not sizes and not left[0].dtype.startswith(("float", "bfloat")):
        elements[left[0].name] = "N"
    doubtful = [p.name for p in signature.parameters if p.name not in elements]
    if doubtful:
        raise UsageError(
            f"what {signature.name}'s parameters mean is not plain from their names: {', '.join(doubtful)}",
            got=describe(signature),
            allowed="for each parameter A, B, C, an integer expression over M, N, K, a number, alpha or beta",
            next_step=f"give --args with {len(signature.parameters)} elements, for example {EXAMPLE}",
        )
    return tuple(elements[p.name] for p in signature.parameters)


def _pointers(pointers: Sequence[Parameter]) -> dict[str, str]:
    """Roles of the pointers: all three by name, or else the one non-const is C and the const ones A and B in order."""
    named = {p.name: role for p in pointers for role, known in _MATRICES.items() if _plain(p.name) in known}
    if len(pointers) != 3:
        return named if sorted(named.values()) == sorted(ROLES) else {}
    if sorted(named.values()) == sorted(ROLES):
        return named
    writable = [p for p in pointers if not p.const]
    if len(writable) == 1 and all(named.get(p.name, "C") == "C" for p in writable):
        inputs = [p for p in pointers if p.const]
        roles = {writable[0].name: "C", inputs[0].name: "A", inputs[1].name: "B"}
        if all(roles[name] == role for name, role in named.items()):
            return roles
    return {}


def _plain(name: str) -> str:
    """A parameter's name without the affixes that say where it lives: ``d_A`` and ``a_ptr`` are ``a``."""
    return _AFFIXES.sub("", name.lower()).replace("_", "")
