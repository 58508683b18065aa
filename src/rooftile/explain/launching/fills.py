"""Kernels that the host launches before one that only adds to C, so that C is 0 by then: whether it is."""

from __future__ import annotations

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
from rooftile.explain.launching.ahead import MOST_ELEMENTS, SMALL, sizes_by_value

_SECONDS: Final = 5.0


@dataclass(frozen=True, slots=True)
class Filled:
    """What was found of such kernels, notes on them, and whether C is 0 after them."""

    findings: tuple[Finding, ...] = ()
    notes: tuple[str, ...] = ()
    zeroed: bool = False


def filled(binding: bind.Binding, program: ptx.Kernel, call: Call) -> Filled:
    """Execute what the host launches before a kernel to set C, which it only adds to, and look whether C is 0 then.

    Several are executed one after another on the same C, which nothing has written before. One that reads other arrays
    is not judged: what it leaves in C may be meant to be part of every sum.

    Parameters
    ----------
    binding : Binding
        Of the kernel that adds.
    program : Kernel
        That kernel, with the others.
    call : Call
        The launch that is explained; a large C is not executed upon, but such as a small problem has.
    """
    kernel = binding.kernel.launched_for(call.gemm)
    adds = any(isinstance(a, BufferArgument) and a.role == "C" and a.added_to for a in call.arguments)
    if not kernel.launches or not adds:
        return Filled()
    here = kernel.launches[0]
    try:
        c = next(a for a in _small(binding, call).arguments if isinstance(a, BufferArgument) and a.role == "C")
    except RooftileError:
        return Filled()
    text = here.passed_to([p.name for p in kernel.signature.parameters]).get(c.name)
    places = {site.location for site in here.ahead}
    before = [each for each in kernel.others if each.launches[0].location in places and _writes(each, text)]
    if not before or text in here.contents:
        return Filled()
    data, last = poisoned(c.data.shape, c.data.dtype), before[-1]
    for other in before:
        try:
            own = _call(binding, kernel, other, call, text, data)
            done = simt.execute(program.others[other.signature.entry], own, timeout=_SECONDS, hazards=True)
        except (RooftileError, UnlikeError) as error:
            what = error.what if isinstance(error, RooftileError) else str(error)
            line = other.launches[0].location.line
            return Filled(notes=(f"{other.signature.name}, launched before at line {line}, is not judged: it {what}",))
        if faults := tuple(f for f in done.findings if f.severity == "error"):
            return Filled(faults)
        data = next(done.outputs[a.name] for a in own.arguments if isinstance(a, BufferArgument) and a.output)
    names = " and ".join(dict.fromkeys(other.signature.name for other in before))
    if not np.any(data != 0):
        return Filled(notes=(f"{names}, launched before, sets {c.name} to 0: executed",), zeroed=True)
    return Filled((_not_zero(names, c, data, last),))


def _small(binding: bind.Binding, call: Call) -> Call:
    """The call, or that of a small problem where C is large."""
    large = any(isinstance(a, BufferArgument) and a.role == "C" and a.data.size > MOST_ELEMENTS for a in call.arguments)
    return binding(SMALL) if large else call


def _uses(other: bind.Callee) -> dict[str, set[str]]:
    return {p.name: {use.operation for use in other.uses if use.array == p.name} for p in other.signature.parameters}


def _writes(other: bind.Callee, text: str | None) -> bool:
    """Whether a kernel writes what the host calls ``text``."""
    passed, uses = other.launches[0].passed_to([p.name for p in other.signature.parameters]), _uses(other)
    return text is not None and any(uses[name] == {"store"} for name, given in passed.items() if given == text)


def _call(
    binding: bind.Binding,
    kernel: bind.Callee,
    other: bind.Callee,
    call: Call,
    text: str | None,
    data: npt.NDArray[Any],
) -> Call:
    """The other kernel's call on C as it is, ``data``."""
    call = _small(binding, call)
    site, uses = other.launches[0], _uses(other)
    passed = site.passed_to([p.name for p in other.signature.parameters])
    host = HostNames(kernel, kernel.launches[0], call.gemm, {})
    host.learn(sizes_by_value(kernel, call))
    names = HostNames(other, site, call.gemm, {}, host.roles, host.column_major)
    arguments: list[Argument] = []
    for parameter in other.signature.parameters:
        if parameter.kind != "pointer":
            value = number_passed(parameter, passed.get(parameter.name), names)
            arguments.append(ScalarArgument(parameter.name, parameter.dtype, value))
        elif passed.get(parameter.name) == text:
            if parameter.dtype == "opaque" or dtype_of(parameter.dtype) != data.dtype:
                raise UnlikeError(f"does not write elements such as {text} has")
            arguments.append(BufferArgument(parameter.name, "beside", data, output=True, undefined=True))
        elif uses[parameter.name]:
            raise UnlikeError(f"is passed other arrays than {text}, which may be part of what {text} is to be")
        else:
            arguments.append(BufferArgument(parameter.name, "beside", poisoned((1, 1), dtype_of("float32"))))
    return replace(call, launch=launch_at(names), arguments=tuple(arguments), expected=None, magnitude=None, then=None)


def _not_zero(names: str, c: BufferArgument, data: npt.NDArray[Any], last: bind.Callee) -> Finding:
    bits = np.ascontiguousarray(data).view(f"u{data.dtype.itemsize}")
    unwritten = bits == POISON.get(data.dtype.name, -1)
    left, others = int(np.count_nonzero(unwritten)), data[~unwritten & (data != 0)]
    message = f"{left:,} of {data.size:,} elements are not written" if left else ""
    if others.size:
        value = float(others.flat[0])
        message = f"{others.size:,} of {data.size:,} elements are not 0, the first is {value:g}"
    return Finding(
        "not-zeroed",
        "error",
        f"the kernel only adds to {c.name}, and as {names} leaves it, tried with {data.shape[0]} x {data.shape[1]}, "
        f"{message}",
        last.launches[0].location,
        why="what is there before stays part of every sum, whatever it is",
        advice=f"set all of {c.name} to 0 before each launch",
        array=c.name,
        count=left or int(others.size),
    )
