"""Whether a kernel leaves C alone where beta is 0, as BLAS does: what C held then may be anything, NaN included."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rooftile.bind.names import plain
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.finding import Finding
from rooftile.core.source import own_line
from rooftile.explain.subject import Subject

_CHOICES = (
    "beta == 0 ? alpha * sum : alpha * sum + beta * C[...]",
    "select(alpha * sum + beta * C[...], alpha * sum, beta == 0.0)",
)
"""In CUDA, and in WGSL, whose select() may read what it does not take."""


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
