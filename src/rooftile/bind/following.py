"""The launch behind a kernel's own that makes C of the parts of its sums, as the host's code makes it."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

import numpy as np

from rooftile.bind import beside
from rooftile.bind.arguments import Assigned, matrix_of
from rooftile.bind.callee import Callee
from rooftile.bind.data import dtype_of, poisoned
from rooftile.bind.host_names import HostNames
from rooftile.bind.infer import part_of
from rooftile.bind.names import plain
from rooftile.core.call import Argument, BufferArgument, Call, ScalarArgument, Stage
from rooftile.core.errors import UsageError
from rooftile.core.expressions import evaluate
from rooftile.core.launch_site import constant
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Parameter

_NUMBER: Final = re.compile(r"-?(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:e[-+]?[0-9]+)?")

_OWN_SEED: Final = 100
"""Added to the number of a parameter: no array of the second kernel has the values of one of the first's."""


class UnlikeError(Exception):
    """Why a launch of another kernel is not understood, in words behind that kernel's name."""


def following(
    kernel: Callee,
    call: Call,
    assigned: Sequence[Assigned],
    elements: Sequence[str],
    macros: Mapping[str, int],
    parts: int,
) -> Call:
    """``call``, of a kernel that leaves ``parts`` of each sum, with the launch that makes C of them.

    Raises
    ------
    UsageError
        If the host's code has no such launch, or one that is not understood; by itself the kernel is no product.
    """
    c = next(parameter for parameter, value in assigned if (matrix_of(value) or "")[:1] == "C")
    signature = kernel.signature
    why = "no launch of another kernel behind it was found"
    if kernel.launches:
        host = HostNames(kernel, kernel.launches[0], call.gemm, macros)
        host.learn(elements)
        text = host.site.passed_to([p.name for p in signature.parameters]).get(c.name)
        places = {later.location for later in host.site.behind}
        for other in (each for each in kernel.others if each.launches[0].location in places):
            site = other.launches[0]
            try:
                gemm, stage = _stage(other, call, c, text or "", host)
            except UnlikeError as reason:
                why = f"{other.signature.name}, launched behind it at line {site.location.line}, {reason}"
                continue
            name = stage.name
            note = (
                f"{signature.name} leaves {parts} parts of each sum in {c.name}; C is what {name} (line "
                f"{site.location.line}) makes of them: it is executed too and checked, but not counted or timed"
            )
            return replace(call, gemm=gemm, then=stage, notes=(*call.notes, note, *stage.call.notes))
    raise UsageError(
        f"{signature.name} leaves {parts} parts of each sum in {c.name}, for another kernel to add: by itself it is no "
        f"product, and is not judged; {why}",
        got=f"{parts} matrices like C, one behind the other, for each product",
        allowed="a kernel that writes whole sums or adds to them, or host code that launches, in the same function, "
        "what adds the parts to C: a kernel that is passed them, C and numbers",
        next_step="judge it with one layer: --grid with 1 in z, and --args with K for what a layer takes",
    )


def not_judged(kernel: Callee, assigned: Sequence[Assigned], stage: Stage | None) -> list[str]:
    """What the host's code passes C, or another of the arrays, on to behind the kernel, and nobody judges."""
    if not kernel.launches or stage is not None:
        return []
    site = kernel.launches[0]
    passed = site.passed_to([parameter.name for parameter in kernel.signature.parameters])
    c = next((passed.get(p.name) for p, value in assigned if (matrix_of(value) or "")[:1] == "C"), None)
    notes = [
        f"line {other.location.line} passes {c} on to {other.kernel}, which is not judged: C is taken as "
        f"{kernel.signature.name} leaves it"
        for other in site.behind
        if c in other.arguments
    ]
    apart = {other.kernel: other for other in reversed(site.behind) if c not in other.arguments}
    return notes + [
        f"line {other.location.line} launches {name}, which is judged only if it is named"
        for name, other in reversed(apart.items())
    ]


def _stage(other: Callee, call: Call, c: Parameter, text: str, host: HostNames) -> tuple[Gemm, Stage]:
    """The launch of ``other``, which is passed ``text``, the variable of ``c``; and the problem with its alpha."""
    site, parameters = other.launches[0], other.signature.parameters
    passed = site.passed_to([p.name for p in parameters])
    uses = {p.name: {use.operation for use in other.uses if use.array == p.name} for p in parameters}
    pointers = [p for p in parameters if p.kind == "pointer"]
    read = [p for p in pointers if passed.get(p.name) == text]
    written = [p for p in pointers if p not in read and uses[p.name] - {"load"}]
    others = [p for p in pointers if p not in read and p not in written and uses[p.name]]
    effects = beside.told(others, other.usage, (), [])
    if len(read) != 1 or not text or read[0].dtype != c.dtype or "load" not in uses[read[0].name]:
        raise UnlikeError(f"does not read {c.name}")
    if len(written) != 1 or written[0].dtype == "opaque" or uses[read[0].name] != {"load"}:
        raise UnlikeError("does not write one other array alone")
    unknown = [p.name for p in others if not effects.get(p.name, "").startswith(("add(", "scale("))]
    if unknown:
        raise UnlikeError(f"is passed arrays of which it is not plain what they do to C: {', '.join(unknown)}")
    own = HostNames(other, site, call.gemm, host.macros, host.roles, host.column_major)
    roles = {p.name: own.roles.get(passed.get(p.name) or "", set()) for p in parameters}
    sizes = {name: next(iter(told)) for name, told in roles.items() if len(told) == 1}
    effects |= beside.as_allocated(others, other.signature, site, {**effects, **sizes}, [])
    notes = tuple(f"{p.name} of {other.signature.name} is {beside.described(effects[p.name])}" for p in others)
    gemm = call.gemm
    arguments: list[Argument] = []
    matrix = next(a for a in call.arguments if isinstance(a, BufferArgument) and a.name == c.name)
    has_beta = any(plain(p.name) == "beta" for p in parameters)
    reads_c = uses[written[0].name] != {"store"}  # which may hold anything but NaN, if that is multiplied by 0
    if reads_c and not (has_beta and uses[written[0].name] == {"store", "load"}):
        raise UnlikeError(f"adds to what {written[0].name} held")
    made = np.zeros if reads_c else poisoned
    products = max(a.data.size // a.matrix.size if a.rows is not None else 1 for a in _factors(call))
    output = BufferArgument(
        written[0].name,
        "C",
        made((products * gemm.m, gemm.n), dtype_of(written[0].dtype)),
        output=True,
        undefined=not reads_c,
        rows=gemm.m if products > 1 else None,
    )
    for number, parameter in enumerate(parameters):
        if parameter in others:
            array = beside.parse(effects[parameter.name], parameter, gemm, {})
            arguments.append(array.argument(parameter, number + _OWN_SEED, 0))
        elif parameter in read:
            arguments.append(BufferArgument(parameter.name, "parts", matrix.data))
        elif parameter in written:
            arguments.append(output)
        elif parameter.kind == "pointer":  # which it does not use
            arguments.append(BufferArgument(parameter.name, "beside", poisoned((1, 1), dtype_of("float32"))))
        else:
            value = number_passed(parameter, passed.get(parameter.name), own)
            if plain(parameter.name) == "alpha" and gemm.alpha == 1.0:
                gemm = replace(gemm, alpha=float(value))
            elif plain(parameter.name) == "beta" and value != 0:
                raise UnlikeError(f"adds {parameter.name} times what C held")
            arguments.append(ScalarArgument(parameter.name, parameter.dtype, value))
    launch = launch_at(own)
    inner = Call(gemm, launch, tuple(arguments), notes=notes)
    name = other.signature.name
    place = other.signature.location
    return gemm, Stage(other.signature.entry, name, site.location, place, inner, read[0].name, output.name)


def _factors(call: Call) -> list[BufferArgument]:
    return [a for a in call.arguments if isinstance(a, BufferArgument) and a.role in ("A", "B")]


def number_passed(parameter: Parameter, text: str | None, host: HostNames) -> int | float:
    """What the host passes for a number, for the problem at hand.

    Raises
    ------
    UnlikeError
        If that is not plain.
    """
    gemm = host.gemm
    if text is not None and parameter.dtype.startswith(("float", "bfloat")):
        told = host.site.definitions.get(text, text)
        if _NUMBER.fullmatch(told):
            return float(told)
        if plain(parameter.name) in ("alpha", "beta"):
            return 1.0 if plain(parameter.name) == "alpha" else 0.0
    elif text is not None and parameter.dtype != "opaque":
        try:
            return evaluate(host.resolve(text, None), {"M": gemm.m, "N": gemm.n, "K": gemm.k})
        except (LookupError, UsageError):
            value = constant(text, host.site.definitions)
            if value is not None:
                return value
    raise UnlikeError(f"is passed a number that is not plain: {parameter.name} = {text or '?'}")


def launch_at(host: HostNames) -> Launch:
    """Grid, block and shared memory of a launch, for the problem at hand.

    Raises
    ------
    UnlikeError
        If these are not plain, or nothing could be launched so.
    """
    gemm, site = host.gemm, host.site
    names = {"M": gemm.m, "N": gemm.n, "K": gemm.k}
    found: dict[str, tuple[int, ...]] = {}
    for what, parts in (("block", site.block), ("grid", site.grid), ("shared", (site.shared or "0",))):
        try:
            found[what] = tuple(evaluate(part_of(host, what, part, None), names) for part in parts)
        except UsageError as error:
            raise UnlikeError(f"is launched in a way that is not plain: {error.what}") from None
    (x, y, z), (tx, ty, tz) = ((*found[what], 1, 1)[:3] for what in ("grid", "block"))
    launch = Launch((x, y, z), (tx, ty, tz), found["shared"][0])
    if not launch.executable:
        raise UnlikeError(f"cannot be launched so: {launch.refusals[0].got}")
    return launch
