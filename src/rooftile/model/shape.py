"""The shape of accesses: which thread index moves which dimension, and what a warp touches step by step."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import islice

import numpy as np

from rooftile.core.address import AddressForm, Term
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.formula import Lanes, Values, evaluate, folded
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.shape import AccessShape, Movement, Pattern, WarpStep
from rooftile.model.address import Settler, launch_values, warp_values
from rooftile.model.coalescing import expressions, grouped
from rooftile.model.matrix import Matrix, as_addressed, elements, split, stored
from rooftile.model.pattern import Layout, layout, sectors_of

_STEPS = 3
_INFERRED_EXCESS = 1.05
_ORIGIN = (0, 0, 0)


def shapes(counts: Counts, forms: Mapping[int, AddressForm], call: Call) -> tuple[AccessShape, ...]:
    """The shape of each row of :func:`~rooftile.model.coalescing.coalescing`, in the same order.

    Of the machine accesses that one row sums, the first that was executed stands for all.

    Parameters
    ----------
    counts : Counts
        Of the execution.
    forms : mapping of int to AddressForm
        Addresses by the index of the instruction.
    call : Call
        Gives the launch and the values of parameters.
    """
    context = Context.of(counts, forms, call)
    return tuple(_shape(group, file, line, context) for group, file, line in grouped(counts))


@dataclass(frozen=True, slots=True)
class Context:
    """What the accesses of one launch have in common: parameters, matrices, and formulas settled to the paths taken."""

    counts: Counts
    forms: Mapping[int, AddressForm]
    call: Call
    scalars: dict[str, int]
    matrices: dict[str, Matrix]

    @classmethod
    def of(cls, counts: Counts, forms: Mapping[int, AddressForm], call: Call) -> Context:
        """The context of one execution."""
        scalars = {
            argument.name: int(argument.value)
            for argument in call.arguments
            if isinstance(argument, ScalarArgument) and not argument.dtype.startswith(("float", "bfloat"))
        }
        matrices = {
            argument.name: stored(argument.role, call.gemm, argument.data.itemsize)
            for argument in call.arguments
            if isinstance(argument, BufferArgument) and argument.role in ("A", "B", "C")
        }

        def executed(instruction: int) -> bool:
            return instruction >= len(counts.lines) or counts.lines[instruction].warps > 0

        settler = Settler(executed)
        known = {index: replace(form, offset=settler.settled(form.offset)) for index, form in forms.items()}
        return cls(counts, known, call, scalars, matrices)

    def executions(self, instruction: int) -> int:
        """Warp executions of one PTX instruction."""
        lines = self.counts.lines
        return lines[instruction].warps if instruction < len(lines) else 0

    @property
    def constants(self) -> Values:
        """Values that are the same for every thread of the launch."""
        return {**self.scalars, **launch_values(self.call.launch)}

    def values(self, form: AddressForm, warp: int, counters: Mapping[str, int]) -> Values:
        """Values for one warp of the first block; counters of the loops around the access are 0 unless given."""
        around = {loop.counter: 0 for loop in form.loops}
        return {**self.constants, **warp_values(self.call.launch, _ORIGIN, warp), **around, **counters}


def _shape(group: Sequence[AccessCounts], file: str, line: int, context: Context) -> AccessShape:
    first = next((access for access in group if access.requests), group[0])
    form = context.forms.get(first.instruction)
    matrix = context.matrices.get(first.array or "")
    multiplier = None
    if matrix is not None and form is not None:
        matrix, multiplier = as_addressed(matrix, form, context.scalars)
    found = None if form is None else _layout(first, form, context)
    return AccessShape(
        file=file,
        line=line,
        space=first.space,
        operation=first.operation,
        array=first.array,
        expression=expressions(group),
        lane_bytes=first.lane_bytes,
        role=matrix.role if matrix else None,
        pitch=matrix.pitch if matrix else None,
        pattern=found.pattern if found else _inferred(group),
        run=found.run if found else 0,
        stride=found.stride if found else None,
        run_step=found.run_step if found else None,
        movements=() if form is None else _movements(form, matrix, multiplier, context),
        steps=tuple(islice(_steps(group, matrix, multiplier, context), _STEPS)),
        label="exact" if found else "modelled",
    )


def _layout(access: AccessCounts, form: AddressForm, context: Context) -> Layout | None:
    """The layout of a warp's lanes; of the first, if the warps of a block differ only in where they begin."""
    found: list[Layout] = []
    for warp in range(context.call.launch.warps_per_block):
        offsets = _offsets(form, context.values(form, warp, {}))
        if offsets is None:
            return None
        found.append(layout(offsets, access.lane_bytes))
    patterns: set[Pattern] = {entry.pattern for entry in found}
    return found[0] if len(patterns) == 1 else Layout("mixed", 0, None, None)


def _offsets(form: AddressForm, values: Values) -> Lanes | None:
    """Offsets of a warp's lanes; None if anything in the address is not known, such as how often an ended loop ran."""
    offsets = evaluate(form.offset, values)
    return None if offsets is None else np.broadcast_to(offsets, np.shape(values["tid.x"]))


def _inferred(group: Sequence[AccessCounts]) -> Pattern:
    """What counts alone tell: nothing of where lanes are, but whether they fill their sectors."""
    sectors, ideal = sum(access.sectors for access in group), sum(access.ideal_sectors for access in group)
    if not sectors or not ideal:
        return "unknown"
    if sectors <= _INFERRED_EXCESS * ideal:
        return "broadcast" if ideal == sum(access.requests for access in group) else "coalesced"
    return "scattered"


# Movements -------------------------------------------------------------------------------------------------------


def _movements(
    form: AddressForm, matrix: Matrix | None, multiplier: str | None, context: Context
) -> tuple[Movement, ...]:
    """Each index that the address is a sum of multiples of, and what one step of it moves."""
    constants = context.constants
    parts = None if matrix is None else split(matrix, form, multiplier, constants)
    whole = _steps_of(form.offset, constants)
    rows = None if parts is None else _steps_of(parts.row, constants)
    columns = None if parts is None else _steps_of(parts.column, constants)
    order = {"tid": 0, "laneid": 0, "ctaid": 1}
    return tuple(
        Movement(
            index=index,
            bytes=size,
            rows=None if rows is None else rows.get(index, 0),
            columns=None if columns is None else columns.get(index, 0),
        )
        for index, size in sorted(whole.items(), key=lambda item: (order.get(item[0].partition(".")[0], 2), item[0]))
    )


def _steps_of(terms: Iterable[Term], constants: Values) -> dict[str, int]:
    """What one step of each index adds; terms in which two indices are multiplied are left out."""
    found: dict[str, int] = defaultdict(int)
    for term in terms:
        rest = folded(term, constants)
        if len(rest.factors) == 1 and rest.factors[0].kind != "unknown":
            found[str(rest.factors[0])] += rest.coefficient
    return {index: step for index, step in found.items() if step}


# Steps -----------------------------------------------------------------------------------------------------------


def _steps(
    group: Sequence[AccessCounts], matrix: Matrix | None, multiplier: str | None, context: Context
) -> Iterable[WarpStep]:
    """What a warp touches, execution by execution, as far as that is sure: the first one that touches anything.

    Where warps have parts of their own, that need not be the block's first.
    The accesses of one loop are taken in turn, as a compiler unrolls; only the innermost loop counts, until it ends.
    """
    members = [access for access in group if access.requests and access.instruction in context.forms]
    if not members:
        return
    loops = context.forms[members[0].instruction].loops
    members = [access for access in members if context.forms[access.instruction].loops == loops]
    counter = loops[-1].counter if loops else None
    warp = _first_inside(members[0], matrix, multiplier, context, counter)
    for iteration in range(_iterations(members[0], context)):
        for number, access in enumerate(members):
            counters = {} if counter is None else {counter: iteration}
            step = _step(iteration * len(members) + number, access, matrix, multiplier, context, counters, warp)
            if step is None:
                return
            yield step


def _first_inside(
    access: AccessCounts, matrix: Matrix | None, multiplier: str | None, context: Context, counter: str | None
) -> int:
    """The first warp of a block with a lane in the array; 0 where there is none."""
    counters = {} if counter is None else {counter: 0}
    for warp in range(context.call.launch.warps_per_block):
        step = _step(0, access, matrix, multiplier, context, counters, warp)
        if step is None or any(offset is not None for offset in step.offsets):
            return warp
    return 0


def _iterations(access: AccessCounts, context: Context) -> int:
    """Times a warp executes the access before an outer loop goes on; 0 where it is never executed."""
    loops = context.forms[access.instruction].loops
    if not loops:
        return 1
    launch = context.call.launch
    outer = context.executions(loops[-2].header) if len(loops) > 1 else launch.blocks * launch.warps_per_block
    executions = context.executions(access.instruction)
    return min(_STEPS, max(1, executions // outer)) if executions and outer else min(1, executions)


def _step(
    number: int,
    access: AccessCounts,
    matrix: Matrix | None,
    multiplier: str | None,
    context: Context,
    counters: Mapping[str, int],
    warp: int,
) -> WarpStep | None:
    form = context.forms[access.instruction]
    values = context.values(form, warp, counters)
    offsets = _offsets(form, values)
    if offsets is None:
        return None
    inside = np.ones(offsets.shape, bool)
    places = None
    if matrix is not None and (parts := split(matrix, form, multiplier, context.constants)) is not None:
        found = elements(matrix, parts, values, full=access.lanes == WARP_SIZE * access.requests)
        if found is not None:
            row, column, inside = (np.broadcast_to(part, offsets.shape) for part in found)
            places = tuple((int(r), int(c)) if ok else None for r, c, ok in zip(row, column, inside, strict=True))
    sectors = sectors_of(offsets[inside], access.lane_bytes) if access.space in ("global", "generic") else 0
    shown = tuple(int(offset) if ok else None for offset, ok in zip(offsets, inside, strict=True))
    return WarpStep(number, shown, places, sectors, warp)
