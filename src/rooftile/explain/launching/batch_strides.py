"""Steps from product to product of a batch, held to what the host allocates: the first product shows none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.bind.batches import batch_of, steps_of
from rooftile.core.address import AddressForm, Term
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite, constant, distinct
from rooftile.core.source import Location
from rooftile.explain.judging.subject import Subject
from rooftile.explain.launching.host_memory import SIDES, least_bytes, sizes_passed

_AXES: Final = "xyz"


@dataclass(frozen=True, slots=True)
class _Matrices:
    """Those of one array: where their addresses are, how they move from product to product, and what one takes."""

    argument: BufferArgument
    location: Location | None
    step: Term
    bytes: Sequence[str]

    @property
    def names(self) -> list[str]:
        """The parameters that the step is made of."""
        return [factor.name for factor in self.step.factors]


def batch_strides(site: LaunchSite | None, subject: Subject, call: Call) -> Iterator[Finding]:
    """Findings where a product of a batch is not of the matrices that belong to it.

    A step from product to product is wrong that is another matrix's size, or any but its own where the host allocates
    a batch of them without gaps. Others, 0 for what all products share or more for padding, are the host's business.

    Parameters
    ----------
    site : LaunchSite or None
        Where host code launches the kernel.
    subject : Subject
    call : Call
        Of one product.
    """
    if site is None or site.comment:
        return
    passed = site.passed_to([a.name for a in call.arguments])
    sizes = sizes_passed(site, subject, call)
    axis, matrices = _batch(subject, call, sizes)
    count = site.grid[_AXES.index(axis)] if axis and len(site.grid) > _AXES.index(axis) else None
    texts = {each.argument.role: _step(each, passed) for each in matrices}
    if count is None or None in texts.values() or any(len(each.bytes) != 1 for each in matrices):
        return
    allocated = {
        each.argument.role: site.allocations[name]
        for each in matrices
        if (name := passed.get(each.argument.name)) in site.certain
    }
    own = {each.argument.role: each.bytes[0] for each in matrices}
    known = distinct([*filter(None, texts.values()), *allocated.values(), *own.values(), count], site.definitions)
    takes = {role: constant(text, known) for role, text in own.items()}
    for each in matrices:
        role = each.argument.role
        step, room = constant(texts[role] or "", known), constant(allocated.get(role, ""), known)
        others = [size for other, size in takes.items() if other != role]
        dense = room is not None and room == constant(f"({count}) * ({own[role]})", known)
        if step is None or takes[role] is None or step == takes[role] or not (dense or step in others):
            continue
        if room is not None and not dense:
            continue
        yield _finding(site, subject, each, passed, [m for m in matrices if m is not each], dense=dense)


def _batch(subject: Subject, call: Call, sizes: Mapping[str, Sequence[str]]) -> tuple[str, list[_Matrices]]:
    """The axis along which blocks make product after product, and the matrices; "" and nothing where none does."""
    forms: dict[str, list[tuple[AddressForm, Location | None]]] = {}
    for instruction in subject.kernel(call.gemm).accesses:
        access = instruction.access
        if access is not None and access.array is not None and access.form is not None:
            forms.setdefault(access.array, []).append((access.form, instruction.location))
    buffers = {a.name: a for a in call.arguments if isinstance(a, BufferArgument) and a.role in SIDES}
    addresses = [(name, form) for name in buffers for form, _ in forms.get(name, ())]
    scalars = [a.name for a in call.arguments if isinstance(a, ScalarArgument)]
    batch = batch_of(addresses, scalars) if len(buffers) == len(SIDES) else None
    if batch is None:
        return "", []
    found = []
    for name, argument in buffers.items():
        steps = {step for form, _ in forms[name] for step in steps_of(form, batch.axis)}
        if len(steps) != 1:
            return "", []
        found.append(_Matrices(argument, forms[name][0][1], steps.pop(), least_bytes(argument, sizes)))
    return batch.axis, found


def _step(matrices: _Matrices, passed: Mapping[str, str | None]) -> str | None:
    """Bytes from one product's matrix to the next's, by what the host passes."""
    texts = [passed.get(name) for name in matrices.names]
    return None if None in texts else " * ".join([str(matrices.step.coefficient), *(f"({text})" for text in texts)])


def _finding(
    site: LaunchSite,
    subject: Subject,
    wrong: _Matrices,
    passed: Mapping[str, str | None],
    others: Sequence[_Matrices],
    *,
    dense: bool,
) -> Finding:
    name, role = wrong.argument.name, wrong.argument.role
    what = " * ".join(wrong.names)
    said = f"`{passed[wrong.names[0]]}`" if len(wrong.names) == 1 else f"`{what}`"
    of_host = len(wrong.names) == 1 and all(wrong.names != other.names for other in others)
    sides = SIDES[role]
    begin = f"the launch passes {said} for {what}" if of_host else f"product i begins in {name} at i * {what}"
    have = "are allocated one behind the other" if dense else "have other sizes"
    return Finding(
        "batch-stride",
        "error",
        f"{begin}, and {name}'s matrices, {' x '.join(sides)} elements each, {have}",
        site.location if of_host else _place(subject, wrong),
        why="the first product is right, and all others are of elements of several matrices",
        advice=f"go {' * '.join(sides)} elements on from one product to the next in {name}",
    )


def _place(subject: Subject, wrong: _Matrices) -> Location | None:
    """The line that makes the array's address of the product's, or else the first that uses it."""
    place = wrong.location
    name = re.escape(wrong.argument.name)
    moved = re.compile(rf"\b{name}\b.*\b{re.escape(wrong.names[0])}\b|\b{re.escape(wrong.names[0])}\b.*\b{name}\b")
    lines = subject.source.text.split("\n")
    for number in range(place.line - 1, 0, -1) if place is not None and place.file == subject.source.name else ():
        if moved.search(lines[number - 1]) and "__global__" not in lines[number - 1]:
            return Location(subject.source.name, number)
    return place
