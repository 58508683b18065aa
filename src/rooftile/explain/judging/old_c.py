"""What C held before: whether a kernel leaves it alone if beta is 0, and whether it is 0 where a kernel adds to it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import chain

import numpy as np

from rooftile.bind.names import plain
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.finding import Finding, Severity
from rooftile.core.launch_site import LaunchSite, constant, distinct
from rooftile.core.source import own_line
from rooftile.explain.judging.subject import Subject
from rooftile.explain.launching.host_memory import free_names, least_bytes, sizes_passed

_CHOICES = (
    "beta == 0 ? alpha * sum : alpha * sum + beta * C[...]",
    "select(alpha * sum + beta * C[...], alpha * sum, beta == 0.0)",
)
"""In CUDA, and in WGSL, whose select() may read what it does not take."""


_STAYS = "what is there before stays part of every sum, whatever it is"


def not_zeroed(site: LaunchSite | None, subject: Subject, call: Call) -> Finding | None:
    """An error where a kernel only adds to C, and host code has not set C to 0, all of it, before the launch.

    Where a later launch adds to the sums of the one before it, as benchmarks do, it is a warning.

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
        line, message, why = site.location.line, "", _STAYS
        severity: Severity = "error"
        advice = f"call cudaMemset({name}, 0, bytes) before each launch"
        if held.zeroed is None:
            message = (
                f", and nothing sets `{name}` to 0 between its allocation in line {held.allocated} and this launch"
            )
        elif held.value:
            line = held.zeroed
            message = f", of which each byte is set to {held.value} here: elements that are not 0"
        elif (short := _short(site, name, held.size, argument, sizes_passed(site, subject, call))) is not None:
            line = held.zeroed
            message = f", of which `{held.size}` bytes are set to 0 here: {short}"
            advice = f"cudaMemset takes the value, then bytes, not elements: set as many as `{name}` has (sizeof)"
        elif held.again:
            line = max(line, held.again)
            by = "again here" if held.again >= line else f"in each turn of the loop in line {held.again}"
            message = f", which is set to 0 once, in line {held.zeroed}, and the launch is made {by}"
            why, severity = "each launch adds another product to those before it", "warning"
        if message:
            return Finding(
                "not-zeroed",
                severity,
                f"the kernel only adds to {argument.name}{message}",
                replace(site.location, line=line, column=0) if line != site.location.line else site.location,
                why=why,
                advice=advice,
                array=argument.name,
            )
    return None


def only_if_zeroed(site: LaunchSite | None, call: Call) -> str:
    """The condition under which C is right of a kernel that only adds to it, in words; "" where host code sets it to 0.

    It is also "" of a kernel that does anything else with C.
    """
    passed = site.passed([a.name for a in call.arguments]) if site is not None and not site.comment else ()
    held = {a.name: site.contents.get(name or "") for a, name in zip(call.arguments, passed, strict=False) if site}
    for argument in call.arguments:
        if isinstance(argument, BufferArgument) and argument.role == "C" and argument.added_to:
            known = held.get(argument.name)
            if known is None:
                return f", if {argument.name} is 0 before the launch: the kernel only adds to it"
    return ""


def _short(
    site: LaunchSite, name: str, size: str, argument: BufferArgument, sizes: Mapping[str, Sequence[str]]
) -> str | None:
    """What is wrong with the bytes that are set, if they are too few: fewer than C takes, or of half an element.

    More may be allocated than the product takes. Nothing is said of bytes that come of other names than what is passed.
    """
    itemsize = argument.data.itemsize
    wanted = [*least_bytes(argument, sizes), *([site.allocations[name]] if name in site.certain else [])]
    told = {each for text in (*chain(*sizes.values()), *wanted) for each in free_names(text, site)}
    values = distinct([size, *wanted], site.definitions)
    given = constant(size, values)
    if given is None or not told.issuperset(free_names(size, site)):
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
    if not whole and free_names(size, site) and given % itemsize:
        return f"no multiple of the {itemsize} bytes of an element"
    return None


def reads_old_c(site: LaunchSite | None, subject: Subject, call: Call) -> Finding | None:
    """A warning where a kernel that is right with a beta that nobody gave, or with 0, computes ``0 * C`` when it is 0.

    Nothing is said where host code sets C, or copies to it, before the launch.

    Parameters
    ----------
    site : LaunchSite or None
        Where host code launches the kernel.
    subject : Subject
    call : Call
        A launch, with a parameter called beta, at which the kernel is right.
    """
    poisoned = _without_beta(call) if not _is_set(site, call) else None
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


def _is_set(site: LaunchSite | None, call: Call) -> bool:
    """Whether the host sets C to 0, or copies to it, so that it holds numbers."""
    if site is None or site.comment:
        return False
    passed = site.passed_to([a.name for a in call.arguments])
    names = [passed.get(a.name) for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C"]
    if any(copy.target is not None and copy.target.name in names for copy in site.copied):
        return True
    held = (site.contents.get(name) for name in names if name is not None)
    return any(each is not None and each.zeroed is not None and not each.value for each in held)


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
