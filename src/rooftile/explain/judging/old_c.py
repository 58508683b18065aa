"""What C held before: whether a kernel leaves it alone if beta is 0, and whether it is 0 where a kernel adds to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain, product

import numpy as np

from rooftile.bind.names import plain
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.finding import Finding
from rooftile.core.launch_site import FUNCTIONS, NAME, LaunchSite, constant, distinct, expanded
from rooftile.core.source import own_line
from rooftile.explain.judging.subject import Subject

_CHOICES = (
    "beta == 0 ? alpha * sum : alpha * sum + beta * C[...]",
    "select(alpha * sum + beta * C[...], alpha * sum, beta == 0.0)",
)
"""In CUDA, and in WGSL, whose select() may read what it does not take."""


def not_zeroed(site: LaunchSite | None, subject: Subject, call: Call) -> Finding | None:
    """A warning where a kernel only adds to C, and host code has never set C to 0, or a part of it only.

    Parameters
    ----------
    site : LaunchSite or None
        Where host code launches the kernel.
    subject : Subject
    call : Call
    """
    passed = site.passed([a.name for a in call.arguments]) if site is not None and not site.comment else ()
    for argument, name in zip(call.arguments, passed, strict=False):
        if not isinstance(argument, BufferArgument) or not argument.added_to or name is None:
            continue
        assert site is not None
        held = site.contents.get(name)
        if held is None:
            continue
        if held.zeroed is None:
            return Finding(
                "not-zeroed",
                "warning",
                f"the kernel only adds to {argument.name}, and nothing sets `{name}` to 0 between its allocation in "
                f"line {held.allocated} and this launch",
                site.location,
                why="memory begins with whatever was there before, and that stays part of every sum",
                advice=f"call cudaMemset({name}, 0, bytes) before each launch",
                array=argument.name,
            )
        if (short := _short(site, name, held.size, argument, _sizes_passed(site, subject, call))) is not None:
            return Finding(
                "not-zeroed",
                "warning",
                f"the kernel only adds to {argument.name}, of which `{held.size}` bytes are set to 0 here: {short}",
                replace(site.location, line=held.zeroed, column=0),
                why="what lies behind them stays part of every sum, whatever it is",
                advice=f"cudaMemset takes the value, then bytes, not elements: set as many as `{name}` has (sizeof)",
                array=argument.name,
            )
    return None


def _sizes_passed(site: LaunchSite, subject: Subject, call: Call) -> dict[str, list[str]]:
    """What host code passes for M, N and K; several texts where a leading dimension may be one of them."""
    passed = site.passed([a.name for a in call.arguments])
    sizes, _ = subject.names(call.gemm)
    found: dict[str, list[str]] = {}
    for argument, text in zip(call.arguments, passed, strict=False):
        if argument.name in sizes and text is not None:
            found.setdefault(sizes[argument.name], []).append(text)
    return found


def _short(
    site: LaunchSite, name: str, size: str, argument: BufferArgument, sizes: Mapping[str, Sequence[str]]
) -> str | None:
    """What is wrong with the bytes that are set, if they are too few: fewer than C takes, or of half an element.

    More may be allocated than the product takes. Nothing is said of bytes that come of other names than what is passed.
    """
    itemsize = argument.data.itemsize
    pairs = product(sizes.get("M", ()), sizes.get("N", ())) if argument.role == "C" else ()
    wanted = [f"({m}) * ({n}) * {itemsize}" for m, n in pairs]
    wanted += [site.allocations[name]] if name in site.certain else []
    told = {each for text in (*chain(*sizes.values()), *wanted) for each in _names(site, text)}
    values = distinct([size, *wanted], site.definitions)
    given = constant(size, values)
    if given is None or not told.issuperset(_names(site, size)):
        return None
    least = [constant(text, values) for text in wanted]
    if least and None in least:
        return None
    whole = min(filter(None, least), default=0)
    if 0 <= given < whole:
        if given == 0:
            return f"none of those that `{name}` has"
        share = f"one in {whole // given:,} of those" if whole % given == 0 else "not all"
        return f"{share} that `{name}` has"
    if not whole and _names(site, size) and given % itemsize:
        return f"no multiple of the {itemsize} bytes of an element"
    return None


def _names(site: LaunchSite, text: str) -> set[str]:
    """Names in ``text`` that stand for nothing else."""
    return set(NAME.findall(expanded(text, site.definitions))) - {*FUNCTIONS}


def reads_old_c(subject: Subject, call: Call) -> Finding | None:
    """A warning where a kernel that is right with a beta that nobody gave, or with 0, computes ``0 * C`` when it is 0.

    Parameters
    ----------
    subject : Subject
    call : Call
        A launch, with a parameter called beta, at which the kernel is right.
    """
    poisoned = _without_beta(call)
    if poisoned is None or subject.attempt(poisoned, hazards=False).right:
        return None
    c = next(a.name for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C")
    places = [
        own_line(ins.location)
        for ins in subject.kernel(call.gemm).accesses
        if ins.access is not None and ins.access.array == c and ins.access.operation == "load"
    ]
    return Finding(
        "old-c-times-zero",
        "warning",
        "with beta = 0 the kernel still multiplies what C held before, and C is wrong if that was NaN",
        next(iter(places), None),
        why="a C that nothing has set may hold NaN or infinity, and 0 * NaN is NaN; BLAS does not read C if beta is 0",
        advice=f"read C only where beta is not 0: `{_CHOICES[subject.source.language == 'wgsl']}`",
        array=c,
    )


def _without_beta(call: Call) -> Call | None:
    """The launch with beta 0 and C full of NaN; None where beta is no parameter, or C holds integers."""
    names = [a.name for a in call.arguments if isinstance(a, ScalarArgument) and plain(a.name) == "beta"]
    c = next((a for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C"), None)
    if len(names) != 1 or c is None or c.data.dtype.kind in "iub":
        return None
    arguments = tuple(
        replace(a, value=0.0)
        if isinstance(a, ScalarArgument) and a.name == names[0]
        else replace(a, data=np.full_like(a.data, np.nan), undefined=True)
        if isinstance(a, BufferArgument) and a is c
        else a
        for a in call.arguments
    )
    gemm = replace(call.gemm, beta=0.0)
    return replace(call, gemm=gemm, arguments=arguments, expected=None, magnitude=None)
