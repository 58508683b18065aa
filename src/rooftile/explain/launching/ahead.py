"""Kernels that the host launches before the one to be explained and that make a factor: transposes, conversions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile import bind, ptx, simt
from rooftile.bind.data import POISON, dtype_of, poisoned
from rooftile.bind.following import UnlikeError, launch_at, number_passed
from rooftile.bind.host_names import HostNames
from rooftile.core.call import Argument, BufferArgument, Call, ScalarArgument
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter

SMALL: Final = Gemm(96, 160, 64)
"""In place of large problems: sides of which none is another's, and whole tiles of most kernels."""

MOST_ELEMENTS: Final = 1 << 18
_SECONDS: Final = 5.0

Array = npt.NDArray[Any]


@dataclass(frozen=True, slots=True)
class Ahead:
    """What was found of such kernels, and notes on which were judged."""

    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Made:
    """A factor that another kernel makes: its argument here and there, what that is made of, and the other's call.

    ``in_place``: the host passes one array for both.
    """

    factor: BufferArgument
    target: Parameter
    source: Parameter
    call: Call
    in_place: bool


def made_ahead(binding: bind.Binding, program: ptx.Kernel, call: Call) -> Ahead:
    """Execute what the host launches before a kernel to make A or B of something else, and look whether it does.

    A kernel that writes one array, reads one other and is passed numbers beside them is executed on the factor, and on
    its transpose: one of the two has to become the factor. Where neither does, but all that it writes is from there, it
    has put elements elsewhere; that it only leaves some, maybe to another launch, is a warning. What computes something
    else is not judged.

    Parameters
    ----------
    binding : Binding
        Of the kernel to be explained, which is right.
    program : Kernel
        That kernel, with the others.
    call : Call
        The launch that is explained; large matrices are not executed upon, but such as a small problem has.
    """
    findings: list[Finding] = []
    notes: list[str] = []
    kernel = binding.kernel.launched_for(call.gemm)
    if not kernel.launches:
        return Ahead()
    places = {site.location for site in kernel.launches[0].ahead}
    for other in (each for each in kernel.others if each.launches[0].location in places):
        name, line = other.signature.name, other.launches[0].location.line
        try:
            made = _made(binding, kernel, other, call)
            if made is None:
                continue
            own = program.others[other.signature.entry]
            executed = [simt.execute(own, each, timeout=_SECONDS, hazards=True) for each in _calls(made)]
        except (RooftileError, UnlikeError) as error:
            what = error.what if isinstance(error, RooftileError) else str(error)
            notes.append(f"{name}, launched before at line {line}, is not judged: it {what}")
            continue
        faults = [f for f in executed[0].findings if f.severity == "error"]
        results = [each.outputs[made.target.name] for each in executed if each.completed]
        factor, as_made = made.factor.role, made.factor.data
        findings += faults
        moves = bool(results) and all(_moves_only(result, as_made) for result in results)
        if made.in_place and moves and not _same(results[0], as_made):  # what each element becomes may take its place
            findings.append(_overwritten(name, made, other))
        elif any(_same(result, as_made) for result in results):
            if not faults:
                notes.append(
                    f"{name}, launched before at line {line}, makes {factor} as it is taken here: executed on it"
                )
        elif moves:
            findings.append(_misplaced(name, line, made, results, other))
        elif not faults:
            notes.append(f"{name}, launched before at line {line}, is not judged: it computes what {factor} is made of")
    return Ahead(tuple(findings), tuple(notes))


def _made(binding: bind.Binding, kernel: bind.Callee, other: bind.Callee, call: Call) -> _Made | None:
    """What ``other`` makes of what for the ``kernel``; None where it makes none of its factors of another array."""
    if any(isinstance(a, BufferArgument) and a.data.size > MOST_ELEMENTS for a in call.arguments):
        call = binding(SMALL)
    site, here = other.launches[0], kernel.launches[0]
    own = here.passed_to([p.name for p in kernel.signature.parameters])
    texts = {a.name: own.get(a.name) for a in call.arguments if isinstance(a, BufferArgument)}
    passed = site.passed_to([p.name for p in other.signature.parameters])
    uses = {p.name: {use.operation for use in other.uses if use.array == p.name} for p in other.signature.parameters}
    pointers = [p for p in other.signature.parameters if p.kind == "pointer" and uses[p.name]]
    targets = [p for p in pointers if uses[p.name] == {"store"}]
    sources = [p for p in pointers if uses[p.name] == {"load"}]
    factor = next(
        (a for a in call.arguments if isinstance(a, BufferArgument) and a.role in ("A", "B")
         and texts[a.name] and any(passed.get(p.name) == texts[a.name] for p in targets)), None
    )  # fmt: skip
    if factor is None or not sources:
        return None
    if len(targets) != 1 or len(sources) != 1 or len(pointers) != 2:
        raise UnlikeError("is passed more arrays than one that it reads and one that it writes")
    if "opaque" in (targets[0].dtype, sources[0].dtype) or dtype_of(targets[0].dtype) != factor.data.dtype:
        raise UnlikeError(f"does not write elements such as {factor.name} has")
    if factor.rows is not None or factor.columns is not None or factor.tensor is not None:
        raise UnlikeError("makes more than one matrix, or rows that are padded")
    host = HostNames(kernel, here, call.gemm, {})
    host.learn(sizes_by_value(kernel, call))
    names = HostNames(other, site, call.gemm, {}, host.roles, host.column_major)
    arguments: list[Argument] = []
    for parameter in other.signature.parameters:
        if parameter.kind == "pointer":
            data = poisoned((1, 1), dtype_of("float32")) if parameter not in pointers else factor.data
            arguments.append(BufferArgument(parameter.name, "beside", data, output=parameter in targets))
        else:
            value = number_passed(parameter, passed.get(parameter.name), names)
            arguments.append(ScalarArgument(parameter.name, parameter.dtype, value))
    in_place = passed.get(sources[0].name) == passed.get(targets[0].name)
    return _Made(factor, targets[0], sources[0], Call(call.gemm, launch_at(names), tuple(arguments)), in_place)


def sizes_by_value(kernel: bind.Callee, call: Call) -> tuple[str, ...]:
    """Elements of ``--args`` that are sizes, by the values that a call passes; "" for all others."""
    sizes = {call.gemm.m: "M", call.gemm.n: "N", call.gemm.k: "K"}
    values = {a.name: a.value for a in call.arguments if isinstance(a, ScalarArgument)}
    return tuple(sizes.get(int(values[p.name]), "") if p.name in values else "" for p in kernel.signature.parameters)


def _calls(made: _Made) -> Iterator[Call]:
    """The other kernel's call on the factor, and on its transpose; none whose elements its source cannot have."""
    data = made.factor.data
    for source in (data, np.ascontiguousarray(data.T)):
        given = source.astype(dtype_of(made.source.dtype))
        if not np.array_equal(given.astype(data.dtype), source):
            raise UnlikeError(f"makes {made.factor.role} of elements of another kind")
        held = {made.source.name: given, made.target.name: poisoned(data.shape, data.dtype)}
        arguments = tuple(
            replace(a, data=held[a.name], undefined=a.name == made.target.name)
            if isinstance(a, BufferArgument) and a.name in held
            else a
            for a in made.call.arguments
        )
        yield replace(made.call, arguments=arguments)


def _bits(array: Array) -> npt.NDArray[np.unsignedinteger[Any]]:
    return np.ascontiguousarray(array).reshape(-1).view(f"u{array.dtype.itemsize}")


def _same(result: Array, factor: Array) -> bool:
    return bool(np.array_equal(_bits(result), _bits(factor)))


def _moves_only(result: Array, factor: Array) -> bool:
    """Whether all that was written are elements of the factor, and no small part was: a grid may be too small."""
    bits = _bits(result)
    written = bits[bits != POISON.get(factor.dtype.name, -1)]
    return len(written) * 4 > len(bits) and bool(np.isin(written, _bits(factor)).all())


def _overwritten(name: str, made: _Made, other: bind.Callee) -> Finding:
    source, target = made.source.name, made.target.name
    site = other.launches[0]
    passed = site.passed_to([p.name for p in other.signature.parameters])[target]
    return Finding(
        "wrong-preparation",
        "error",
        f"{name} is passed `{passed}` for both {source} and {target}: it writes elements that other threads still have "
        "to read",
        site.location,
        why=f"threads run in any order: what is left in `{passed}` is neither what it held nor its transpose",
        advice=f"pass {name} another array for {target}, and that one to the kernel behind it",
    )


def _misplaced(name: str, line: int, made: _Made, results: list[Array], other: bind.Callee) -> Finding:
    factor = made.factor.data
    result = min(results, key=lambda each: np.count_nonzero(_bits(each) != _bits(factor)))
    wrong, unwritten = _bits(result) != _bits(factor), _bits(result) == POISON.get(factor.dtype.name, -1)
    left = int(np.count_nonzero(unwritten))
    rest = f"; {left:,} are not written, unless by another launch" if left else ""
    row, column = divmod(int(np.argmax(wrong)), factor.shape[1])
    elsewhere = bool((wrong & ~unwritten).any())
    return Finding(
        "wrong-preparation",
        "error" if elsewhere else "warning",
        f"{name}, launched at line {line} to make {made.factor.role}, leaves in {made.target.name} neither "
        f"{made.source.name} nor its transpose, tried with {factor.shape[0]} x {factor.shape[1]} elements: "
        f"{np.count_nonzero(wrong):,} are others, the first in row {row}, column {column}{rest}",
        (other.signature.location if elsewhere else None) or other.launches[0].location,
        why="the product is right, but of another matrix",
        advice=f"follow that element from {made.source.name} to {made.target.name} through {name}"
        if elsewhere
        else "launch as many blocks as there are elements, and pass all of their number",
        count=int(np.count_nonzero(wrong)),
    )
