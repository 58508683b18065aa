"""Whether a launch gives too little dynamic shared memory, and how much the kernel uses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rooftile.core.call import Call
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding
from rooftile.core.problem import Gemm
from rooftile.explain.judging.subject import Subject

_MOST: Final = 227 * 1024
"""Bytes of the largest GPUs (compute capability 9.0 and 10.0)."""

_SMALL: Final = 1 << 21
"""Products of a problem that is executed some twenty times within a second."""


def too_little_shared(
    subject: Subject, call: Call, findings: Iterable[Finding], shapes: Sequence[Gemm]
) -> Finding | None:
    """A finding at the launch of ``call`` if the kernel is right with more shared memory; None if that is not it.

    Parameters
    ----------
    subject : Subject
    call : Call
        The launch that was asked for.
    findings : iterable of Finding
        What was found: only accesses past the end of shared memory make it worth trying.
    shapes : sequence of Gemm
        Small ones at which the kernel is wrong; the asked one comes before, if it is small.
    """
    if not any(f.kind == "out-of-bounds" and "shared memory, beyond" in f.message for f in findings):
        return None
    variables = subject.kernel(call.gemm).variables.values()
    if not any(variable.space == "shared" and variable.size == 0 for variable in variables):
        return None  # all its arrays have a length of their own
    asked = call.gemm
    small = [asked] if asked.m * asked.n * asked.k <= _SMALL else []
    for shape in (*small, *shapes):
        try:
            own = subject.bound(shape)
            needed = _needed(subject, own)
        except RooftileError:
            continue
        if needed is not None:
            given = own.launch.dynamic_shared_bytes
            flag = "" if "shared" in call.places else "--shared: "
            what = f"the launch gives a block {given:,} bytes" if given else "the launch gives a block no bytes"
            where = "" if shape == asked else f" at {shape}"
            return Finding(
                "shared-size",
                "error",
                f"{flag}{what} of dynamic shared memory, and the kernel uses {needed:,}{where}",
                call.places.get("shared"),
                why=f"with so many C is right at {shape}; on a GPU the kernel ends with cudaErrorIllegalAddress",
                advice=f"give what its extern __shared__ arrays need: <<<grid, block, {needed}>>>",
                proved=True,
            )
    return None


def _needed(subject: Subject, call: Call) -> int | None:
    """The fewest bytes with which the kernel computes C; None if it does not with any."""
    least, most = call.launch.dynamic_shared_bytes, _MOST - subject.kernel(call.gemm).segment_bytes("shared")

    def right(size: int) -> bool:
        launch = replace(call.launch, dynamic_shared_bytes=size)
        return subject.attempt(replace(call, launch=launch), hazards=False).right

    if not right(most):
        return None
    while most - least > 1:
        middle = (least + most) // 2
        least, most = (least, middle) if right(middle) else (middle, most)
    return most
