"""What a kernel's parameters mean where nobody says so: told by their names, types and use, and by the host's code.

Never a guess: where these leave a doubt, the user is asked.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.bind import beside
from rooftile.bind.callee import Callee
from rooftile.bind.data import sides_of
from rooftile.bind.host_tensors import is_map
from rooftile.bind.matrices import ROLES, arrays, as_they_lie, is_column_major
from rooftile.bind.names import SIZES, size_named
from rooftile.bind.scalars import (
    argument,
    as_passed,
    by_name,
    flags,
    parts_passed,
    products_passed,
    strides_by_use,
    unread,
)
from rooftile.bind.tensors import EXAMPLE as TENSOR_EXAMPLE
from rooftile.bind.units import in_units
from rooftile.bind.usage import Usage
from rooftile.bind.vectors import size_of_one, sizes_of_vector
from rooftile.core.errors import InDoubtError
from rooftile.core.launch_site import LaunchSite, constant, distinct
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter, Signature

TRANSPOSED: Final = {"A.T": ("lda", "M"), "B.T": ("ldb", "K"), "C.T": ("ldc", "M")}
"""Matrices that a buffer may hold the transpose of; its leading dimension, and what that then is."""

_COUNT: Final = re.compile(r"(?:n_?|num_?)?(?:batch(?:es|_?size|_?count)?|heads?|groups?|splits?|slices?|iters?)")
"""How numbers are called that count products, or parts of one, and are no side of a matrix."""

EXAMPLE: Final = "--args A,B,C,M,N,K"


@dataclass(frozen=True, slots=True)
class Meaning:
    """What each parameter gets, elements as of ``--args``, and where that comes from if not from its name."""

    elements: tuple[str, ...]
    notes: tuple[str, ...] = ()


def describe(signature: Signature) -> str:
    """The signature in CUDA C++'s spelling: ``f(const float32* A, int32 n)``, with NumPy's type names."""
    shown = [
        f"{'const ' if p.const and p.kind == 'pointer' else ''}{_type(p)}{'*' if p.kind == 'pointer' else ''} {p.name}"
        for p in signature.parameters
    ]
    return f"{signature.name}({', '.join(shown)})"


def _type(parameter: Parameter) -> str:
    """What a parameter is, or points to."""
    if parameter.to and parameter.to != "pointers":
        return parameter.to
    return {"opaque": "(other type)*" if parameter.to else "(other type)"}.get(parameter.dtype, parameter.dtype)


def by_convention(kernel: Callee, gemm: Gemm, given: Mapping[str, str] | None = None) -> Meaning:
    """Elements of ``--args`` that leave no doubt.

    Parameters
    ----------
    kernel : Callee
        What its addresses tell is asked only where it matters; a number that it does not read is 0.
    gemm : Gemm
        The problem; one size for all three is enough where it is square.
    given : mapping of str to str, optional
        Elements that the user gives for some parameters, by their names.

    Raises
    ------
    InDoubtError
        If what a parameter means is in doubt.
    """
    signature, used = kernel.signature, kernel.usage
    site = next(iter(kernel.launches), None)
    scalars = [p for p in signature.parameters if p.kind == "scalar"]
    notes: list[str] = []
    elements, pointers = arrays(signature, used, site, notes)
    swapped = is_column_major(elements, used, scalars)
    elements = as_they_lie(elements, used, signature, swapped, notes)
    elements |= products_passed(scalars, signature, site, notes)
    for parameter in (p for p in scalars if p.name not in elements):
        elements |= by_name(parameter, signature, elements, used, site, swapped, notes)
    if used is not None and size_of_one(used, elements) == "M" and elements.get(str(used.ldb)) == "lda":
        elements[str(used.ldb)] = "ldb"  # of the matrix that BLAS calls A, and that is B behind a row
    elements |= flags(scalars, signature, elements, site)
    if len(pointers) > len(ROLES):
        others = [p for p in pointers if p.name not in elements and p.name not in (given or {})]
        elements |= beside.told(others, used, elements.values(), notes)
    if not swapped:
        elements |= _rows(scalars, elements, used, signature, site, notes)
    sizes = [p for p in _read_sizes(kernel, scalars, elements) if not _is_count(p, signature, site)]
    elements |= _sizes(sizes, gemm, used, site, signature, swapped, elements, notes)
    sides = {elements.get(p.name): p.name for p in sizes if size_named(p.name) in ("M", "N")}
    if swapped and {"M", "N"} <= sides.keys():
        notes.append(f"so M is {signature.name}'s {sides['M']}, and N its {sides['N']}")
    elements |= parts_passed(sizes, signature, elements, site, notes)
    if set(SIZES) <= set(elements.values()):
        cells = [
            p.name for p in scalars if p.name not in elements and re.search(r"\bout(?:put)?_?size$", p.name.lower())
        ]
        elements |= dict.fromkeys(cells, "M*N")
    sized = any(re.search(r"\b(?:[MNK]|ld[abc])\b", element) for element in elements.values())
    passed = " ".join(argument(signature, site, p) or "" for p in scalars)
    sized |= set(SIZES) <= {size_named(name) for name in re.findall(r"[A-Za-z_]\w*", passed)}
    counted = [p for p in scalars if not p.is_integer] if not sized else scalars  # M, N and K may be among the others
    elements |= as_passed(counted, signature, elements, site, notes)
    elements |= beside.as_allocated(pointers, signature, site, elements, notes, gemm)
    elements |= strides_by_use(scalars, signature, elements, used, notes)
    in_elements = {
        p.name for p in scalars if size_named(argument(signature, site, p) or "") == elements.get(p.name, "?")
    }  # what the host calls K, and passes as it is, counts elements, whatever the kernel takes it for
    countable = {name: element for name, element in elements.items() if name not in in_elements}
    elements |= in_units(countable, used, signature, notes) | dict(given or {})
    if kernel.read is not None and any(p.name not in elements for p in scalars):
        elements |= unread(signature, elements, kernel.read(), notes)
    doubtful = [p.name for p in signature.parameters if p.name not in elements]
    if doubtful:
        raise _in_doubt(signature, elements, doubtful, used, site)
    return Meaning(tuple(elements[p.name] for p in signature.parameters), tuple(notes))


def _is_count(parameter: Parameter, signature: Signature, site: LaunchSite | None) -> bool:
    """Whether a number counts products by its name, and the host passes a constant: then that is what it gets."""
    text = argument(signature, site, parameter) if _COUNT.fullmatch(parameter.name.lower()) else None
    return site is not None and text is not None and constant(text, site.definitions) is not None


def _rows(
    scalars: Sequence[Parameter],
    elements: Mapping[str, str],
    used: Usage | None,
    signature: Signature,
    site: LaunchSite | None,
    notes: list[str],
) -> dict[str, str]:
    """M, where what counts products by its name is what the grid's blocks along C's rows are made of, and no layer's.

    ``batch`` of a linear layer: each row of C is another sample's.
    """
    if used is None or used.batch is not None or used.row_axis is None or site is None or "M" in elements.values():
        return {}
    along = dict(zip("xyz", site.grid, strict=False))
    rows = along.pop(used.row_axis, None) or ""
    for p in (p for p in scalars if p.name not in elements and _is_count(p, signature, site)):
        word = re.compile(rf"\b{re.escape(argument(signature, site, p) or '')}\b")
        if word.search(rows) and not any(word.search(part or "") for part in along.values()):
            notes.append(f"{p.name} is M: by the blocks along C's rows at line {site.location.line}")
            return {p.name: "M"}
    return {}


def _read_sizes(kernel: Callee, scalars: Sequence[Parameter], elements: Mapping[str, str]) -> list[Parameter]:
    """Integers of no known meaning that may be sizes: what pads a structure, and is never read, is none."""
    sizes = [p for p in scalars if p.name not in elements and p.is_integer]
    if kernel.read is None or all(size_named(p.name) is not None for p in sizes):
        return sizes
    read = kernel.read()
    return [p for p in sizes if kernel.signature.parameters.index(p) in read]


def _in_doubt(
    signature: Signature, elements: dict[str, str], doubtful: list[str], used: Usage | None, site: LaunchSite | None
) -> InDoubtError:
    """The question about parameters that nothing tells the meaning of."""
    scalars = [p for p in signature.parameters if p.kind == "scalar"]
    whole = [p.name for p in scalars if p.dtype == "opaque" and not is_map(p)]
    described = [p.name for p in scalars if is_map(p) and p.name in doubtful]
    pointers = [p.name for p in signature.parameters if p.kind == "pointer"]
    if 0 < len(pointers) < len(ROLES) and not (whole or any(map(is_map, scalars))):
        return InDoubtError(
            f"{signature.name} is not given A, B and C: it takes {len(pointers)} array{'s'[: len(pointers) - 1]}",
            doubtful=[],
            elements=elements,
            got=describe(signature),
            allowed="products of two matrices, each of the three an array of its own",
            next_step=f"name {site.ahead[-1].kernel}, on whose result line {site.location.line} launches it: if that "
            f"leaves parts of sums, {signature.short_name} is executed and judged with it"
            if site is not None and site.ahead
            else "hand the second factor over as a parameter of its own, be it the first one's transpose",
        )
    one = used is not None and used.consistent and used.lda == used.ldc and doubtful == [used.ldc]
    guess = ",".join(elements.get(p.name, "?") for p in signature.parameters)
    return InDoubtError(
        f"what {signature.name}'s parameters mean is not plain from their names and use: {', '.join(doubtful)}",
        doubtful=doubtful,
        elements=elements,
        got=describe(signature),
        allowed="for each parameter A, B, C (A.T, B.T, C.T: its transpose), an integer expression over M, N, K, a "
        "number, alpha or beta; for an array beside these add(N), scale(N), zeros(N) or scratch(N)",
        next_step=f"{', '.join(whole)}: references cannot be passed, nor structures whose members are not told by the "
        "file; write the kernel with plain pointers and numbers as parameters"
        if whole
        else f"say of {described[0]}, if it is a tensor map, what it maps: {TENSOR_EXAMPLE} in its place in --args"
        if described
        else f"it takes square matrices: give M = N = K, or --args {guess} with ? replaced" if one
        else f"give --args {guess} with each ? replaced" if len(doubtful) < len(signature.parameters)
        else f"give --args with {len(signature.parameters)} elements, for example {EXAMPLE}",
    )  # fmt: skip


def _sizes(
    sizes: Sequence[Parameter],
    gemm: Gemm,
    used: Usage | None,
    site: LaunchSite | None,
    signature: Signature,
    swapped: bool,
    elements: Mapping[str, str],
    notes: list[str],
) -> dict[str, str]:
    """M, N and K of the integer parameters that are no leading dimensions."""
    if size_of_one(used, elements) is not None and used is not None and sizes:
        vector = sizes_of_vector(used, [p.name for p in sizes])
        if vector:
            shown = ", ".join(f"{name} is {size}" for name, size in vector.items() if size_named(name) != size)
            notes += [f"{shown}: {signature.name} multiplies a matrix and a vector"] if shown else []
            return vector
    flip = {"M": "N", "N": "M", "K": "K"} if swapped else {size: size for size in SIZES}
    named = {p.name: flip[size] for p in sizes if (size := size_named(p.name)) is not None}
    complete = set(named.values()) == set(SIZES)
    told: dict[str, str] = {}
    names = {p.name for p in sizes}
    if used is not None and used.consistent and used.lda != used.ldc and {used.lda, used.ldc} <= names:
        told = {str(used.lda): "K", str(used.ldc): "N"}
        if "M" in elements.values():
            return told
        rest = [p.name for p in sizes if p.name not in told]
        if len(rest) == 1:
            told[rest[0]] = "M"
    elif used is not None and used.transposed == {used.b} and used.lda == used.ldb != used.ldc:
        plain = {used.lda, used.ldc} <= names & used.units.keys()  # what rows are multiples of is no length of theirs
        told = {str(used.lda): "K", str(used.ldc): "N"} if plain else {}
        if told and "M" in elements.values():
            return told
        rest = [p.name for p in sizes if p.name not in told]
        if told and len(rest) == 1:
            told[rest[0]] = "M"
    if complete and (set(told) != names or told == named):
        return named
    if told and set(told) == names:
        if told != named:
            shown = ", ".join(f"{name} is {size}" for name, size in told.items())
            notes.append(f"{shown}: by how {signature.name} indexes A, B and C")
        return told
    if complete:
        return named
    hosted = _by_host(sizes, site, signature, elements)
    for source, where in ((named, "names"), ({**named, **hosted}, "host")):
        if set(source) == names and set(source.values()) == set(SIZES):
            if where == "host" and site is not None:
                shown = ", ".join(f"{name} is {source[name]}" for name in source)
                notes.append(f"{shown}: by what is passed at line {site.location.line}")
            return source
    rows = {used.lda, used.ldb, used.ldc} if used is not None else {None}
    if None not in rows and not rows & names and set(named) == names and len(set(named.values())) == len(names):
        return named  # rows have strides of their own, and what is left is told by name
    for source in (named, hosted):
        if set(source) == names and sorted(source.values()) == ["K", "N"]:
            return source  # how many rows there are, the grid says
    square = gemm.m == gemm.n == gemm.k
    counts = any(_COUNT.fullmatch(p.name.lower()) for p in sizes)
    fixed = used is not None and used.c is not None and used.ldc is None  # C's rows are a constant apart
    told_k = "K" in named.values() and "N" not in named.values()  # else the depth is compiled in too
    if fixed and told_k and names == set(named) and len(set(named.values())) == len(names):
        return named
    fixed &= not any(p.variable for p in signature.parameters)  # those of a file's arrays are as long as it says
    counts |= len(sizes) == 1 and fixed
    if square and sizes and len(sizes) <= 3 and not counts and not (len(sizes) > 1 and len(named) < len(sizes)):
        return {p.name: named.get(p.name, "N") for p in sizes}
    return told if told and set(told) == names else {}


def _by_host(
    sizes: Sequence[Parameter], site: LaunchSite | None, signature: Signature, elements: Mapping[str, str]
) -> dict[str, str]:
    """Sizes by the names of the variables passed for them, or by what the matrices' allocations have in common."""
    if site is None:
        return {}
    passed = {p.name: text for p in sizes if (text := argument(signature, site, p)) is not None}
    by_name = {name: size for name, text in passed.items() if (size := size_named(text)) is not None}
    if len(by_name) == len(sizes):
        return by_name
    allocated = {
        element[:1]: site.allocations[str(text)]
        for p in signature.parameters
        if (element := elements.get(p.name, "")).removesuffix(".T") in ROLES
        and (text := argument(signature, site, p)) in site.allocations
    }
    roles = _sides(allocated)
    return {name: roles[text] for name, text in passed.items() if text in roles}


def _sides(allocated: Mapping[str, str]) -> dict[str, str]:
    """What names are in the expressions ``allocated`` for A, B and C, if each of M, N and K is one of them."""
    values = distinct(allocated.values(), {})
    names = {int(value): name for name, value in values.items()}
    areas = {role: constant(text, values) or 0 for role, text in allocated.items()}
    bytes_each = math.gcd(*areas.values()) if areas else 0
    for width in (each for each in (1, 2, 4, 8) if bytes_each % each == 0):
        sides = sides_of({role: area // width for role, area in areas.items()}) if all(areas.values()) else {}
        if sides and set(sides.values()) <= names.keys():
            return {names[value]: size for size, value in sides.items()}
    return {}
