"""Copies of A and B whose lines begin where TMA can take them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

from rooftile.core.plan import Scratch, Step
from rooftile.gemm.forms import Form, launch_of
from rooftile.gemm.operands import Factor, Operands, numbers
from rooftile.gemm.tiles import cdiv

_LINE: Final = 128
"""Bytes: rows of a copy begin at multiples of it, so that a box of TMA's touches no more lines than it has."""

_THREADS: Final = 128

_LAUNCH: Final = 1.5
_RATE: Final = 3e6
"""Microseconds of a launch, and bytes that are read or written in one."""


@dataclass(frozen=True, slots=True)
class Padded:
    """The problem of the copies, what makes these, where, and in how many microseconds."""

    operands: Operands
    steps: tuple[Step, ...]
    scratch: tuple[Scratch, ...]
    cost: float

    def of(self, form: Form) -> Form:
        """``form``, which multiplies the copies, with all that belongs to them."""
        copied = (f"{step.arguments[0]} is copied: its lines do not begin at whole 16 bytes" for step in self.steps)
        return replace(form, before=(*self.steps, *form.before), scratch=(*self.scratch, *form.scratch),
                       cost=form.cost + self.cost, why=(*copied, *form.why))  # fmt: skip


def padded(operands: Operands) -> Padded:
    """With copies of those factors whose lines do not begin at multiples of 16 bytes."""
    a, b = operands.a, operands.b
    made = [_copied(operands, factor, lines) for factor, lines in ((a, operands.m), (b, operands.n))]
    done = [copy for copy in made if copy is not None]
    factors = [old if copy is None else copy[0] for old, copy in zip((a, b), made, strict=True)]
    return Padded(
        replace(operands, a=factors[0], b=factors[1]),
        tuple(step for _, step, _ in done),
        tuple(scratch for *_, scratch in done),
        sum(_LAUNCH + 2 * operands.item * scratch.elements / _RATE for *_, scratch in done),
    )


def _copied(operands: Operands, factor: Factor, lines: int) -> tuple[Factor, Step, Scratch] | None:
    item = operands.item
    if factor.widest * item >= 16 or operands.k == 0:
        return None
    rows, length = (lines, operands.k) if factor.along_k else (operands.k, lines)
    pitch = cdiv(length * item, _LINE) * _LINE // item
    outer, inner = (operands.batch // operands.inner if factor.steps[0] else 1,
                    operands.inner if factor.steps[1] else 1)  # fmt: skip
    steps = (inner * rows * pitch if factor.steps[0] else 0, rows * pitch if factor.steps[1] else 0)
    copy = Factor(f"padded {factor.array}", factor.along_k, pitch, 8, steps)
    sizes = (("rows", rows), ("length", length), ("inner", inner))
    strides = (("pitch", factor.pitch), ("outer_step", factor.steps[0]), ("inner_step", factor.steps[1]))
    step = Step(
        "pad.cu",
        "gemm_pad",
        (("BYTES", str(item)),),
        launch_of(outer * inner * rows, _THREADS, early=True),
        (factor.array, copy.array, *numbers("int32", sizes), *numbers("int64", (*strides, ("padded", pitch)))),
    )
    return copy, step, Scratch(copy.array, operands.dtype, outer * inner * rows * pitch)
