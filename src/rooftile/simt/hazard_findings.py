"""From hazards of all threads to findings, in words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from math import prod
from typing import Final

import numpy as np

from rooftile.core.call import BufferArgument, Call
from rooftile.core.finding import Finding, Severity
from rooftile.core.problem import unravel
from rooftile.core.source import Location, own_line
from rooftile.ptx.program import Instruction, Variable
from rooftile.ptx.trace import source_name
from rooftile.simt import warp_wide
from rooftile.simt.findings import verb
from rooftile.simt.hazards import shared_variable
from rooftile.simt.layout.accesses import LOCAL, SHARED
from rooftile.simt.layout.context import MIXED_BARRIERS
from rooftile.simt.layout.hazards import (
    ABSENT_LANES,
    ABSENT_SOURCE,
    BARRIER_NUMBER,
    EARLY_EXIT,
    ENDED_BLOCK,
    HAZARD_ERROR,
    HAZARD_NOTE,
    HAZARD_WARNING,
    NO_PROXY_FENCE,
    OUTSIDE_ARRAY,
    READ_AFTER_WRITE,
    SHARED_ALIAS,
    UNINITIALISED_READ,
    UNNAMED_LANE,
    UNSET_REGISTER,
    WRITE_AFTER_READ,
    WRITE_AFTER_WRITE,
    Hazard,
)
from rooftile.simt.memory import lane_elements, slots_of
from rooftile.simt.padding import unused_padding
from rooftile.simt.state import Shared, ThreadState

_SEVERITIES: Final[dict[int, Severity]] = {HAZARD_ERROR: "error", HAZARD_WARNING: "warning", HAZARD_NOTE: "note"}
_OF_LANES: Final = (ABSENT_LANES, UNNAMED_LANE, ABSENT_SOURCE)
_AT_INSTRUCTIONS: Final = (EARLY_EXIT, UNSET_REGISTER, *_OF_LANES, BARRIER_NUMBER, NO_PROXY_FENCE)
_NAMES: Final = {
    READ_AFTER_WRITE: "race",
    WRITE_AFTER_READ: "race",
    WRITE_AFTER_WRITE: "race",
    UNINITIALISED_READ: "uninitialised-read",
    OUTSIDE_ARRAY: "shared-bounds",
    SHARED_ALIAS: "shared-alias",
    ENDED_BLOCK: "race",
}


@dataclass(frozen=True, slots=True)
class _Place:
    """An element of an array: its name and number, (row, column) if it has two dimensions, and how that is written."""

    array: str | None
    index: tuple[int, ...] | None
    text: str


def collect_hazards(shared: Shared, states: list[ThreadState]) -> dict[tuple[str, int], Finding]:
    """One finding for each kind of hazard, array and pair of source lines, at the first block where it was met.

    The key is as in :func:`~rooftile.simt.findings.collect_findings`.
    """
    slots = _slots(shared)
    findings = dict([*_at_instructions(shared, states), *unused_padding(shared, states)])
    rows = [
        hazard
        for state in states
        if state.hazards is not None
        for hazard in state.hazards.found
        if hazard.kind not in _AT_INSTRUCTIONS
    ]
    rows += shared.watched.early() if shared.watched is not None else ()
    groups: dict[tuple[object, ...], list[Hazard]] = {}
    for hazard in rows:
        ins, space = slots[hazard.slot]
        other = own_line(slots[hazard.other_slot][0].location) if hazard.other_slot >= 0 else None
        array = _place(shared, ins, space, hazard.address).array
        groups.setdefault((hazard.kind, str(own_line(ins.location)), str(other), array, space), []).append(hazard)
    for group in groups.values():
        worst = min(hazard.level for hazard in group)
        first = min((hazard for hazard in group if hazard.level == worst), key=_order)
        origin = (f"hazard {first.kind}.{first.level}", first.slot << 32 | first.other_slot & 0xFFFFFFFF)
        findings[origin] = _finding(shared, slots, first, sum(hazard.count for hazard in group))
    return dict(sorted(findings.items()))


def _at_instructions(shared: Shared, states: list[ThreadState]) -> Iterator[tuple[tuple[str, int], Finding]]:
    """Hazards at instructions: registers that nothing has set, threads that do not come to where they must."""
    launch, instructions = shared.call.launch, shared.program.plan.kernel.instructions
    rows: dict[tuple[int, str], list[Hazard]] = {}
    for state in states:
        for hazard in state.hazards.found if state.hazards is not None else ():
            if hazard.kind in _AT_INSTRUCTIONS:
                rows.setdefault((hazard.kind, str(own_line(instructions[hazard.slot].location))), []).append(hazard)
    absent = {number for kind, number in rows if kind == ABSENT_LANES}
    rows = {key: group for key, group in rows.items() if key[0] != ABSENT_SOURCE or key[1] not in absent}
    mixed = any(state.context.events[MIXED_BARRIERS].count for state in states)
    for (kind, _), group in rows.items():
        first = min(group, key=_order)
        found = replace(
            _at_instruction(shared, first, mixed),
            location=own_line(instructions[first.slot].location),
            block=unravel(first.block, launch.grid),
            thread=unravel(first.thread, launch.block),
            count=sum(hazard.count for hazard in group),
        )
        yield (f"hazard {kind}", first.slot), found


def _at_instruction(shared: Shared, hazard: Hazard, mixed: bool) -> Finding:
    """A hazard at an instruction in words; ``mixed`` says that threads of a block met at different barriers."""
    ins = shared.program.plan.kernel.instructions[hazard.slot]
    if hazard.kind in _OF_LANES:
        message, why, advice = warp_wide.words(ins, hazard)
        return Finding("missing-lanes", _SEVERITIES[hazard.level], message, why=why, advice=advice)
    if hazard.kind == BARRIER_NUMBER:
        return Finding(
            "missed-barrier",
            "error",
            f"names the barrier {hazard.address:,} of a block, which has those from 0 to 15",
            why="on a GPU this ends the kernel with an error, or another barrier is taken for it",
            advice="use numbers below 16; 0 is that of __syncthreads()",
        )
    if hazard.kind == NO_PROXY_FENCE:
        writer = _slots(shared)[hazard.other_slot][0]
        place, other = _place(shared, writer, SHARED, hazard.address), own_line(writer.location)
        there = _there(own_line(ins.location), other)
        return Finding(
            "async-proxy",
            "error",
            f"reads {place.text} asynchronously, which a store {there} writes, without fence.proxy.async between",
            why="stores and asynchronous reads go different ways to shared memory: the old value may be read",
            advice="put fence.proxy.async.shared::cta behind the stores, before the barrier that this waits at",
            other_location=other,
            array=place.array,
            index=place.index,
        )
    if hazard.kind == UNSET_REGISTER:
        return Finding(
            "uninitialised-read",
            "error",
            "uses a variable that nothing has set",
            why="a register begins with whatever was there before: the value is chance",
            advice="set the variable where it is declared; an accumulator begins as 0",
        )
    return Finding(
        "missed-barrier",
        "error" if mixed else "warning",
        "threads of the block have returned before they reach this barrier",
        why="what they were to load for the others is missing, and before Volta the others wait forever",
        advice="let all threads of the block reach every barrier: guard loads and stores, do not return",
    )


def _order(hazard: Hazard) -> tuple[int, ...]:
    return (
        *(hazard.block, hazard.other_block, hazard.thread, hazard.other_thread),
        *(hazard.address, hazard.slot, hazard.other_slot),
    )


def _slots(shared: Shared) -> list[tuple[Instruction, int]]:
    """The instruction and space of each slot."""
    return [(ins, space) for ins in shared.program.plan.kernel.accesses for space in slots_of(ins)]


def _finding(shared: Shared, slots: list[tuple[Instruction, int]], hazard: Hazard, count: int) -> Finding:
    launch = shared.call.launch
    ins, space = slots[hazard.slot]
    place = _place(shared, ins, space, hazard.address)
    other = own_line(slots[hazard.other_slot][0].location) if hazard.other_slot >= 0 else None
    thread = unravel(hazard.thread, launch.block)
    block = unravel(hazard.block, launch.grid)
    other_thread = unravel(hazard.other_thread, launch.block) if hazard.other_thread >= 0 else None
    other_block = unravel(hazard.other_block, launch.grid) if hazard.other_block >= 0 else None
    if hazard.kind == UNINITIALISED_READ:
        message, why, advice = _unwritten(place, space)
    elif hazard.kind == OUTSIDE_ARRAY:
        message, why, advice = _outside(shared, ins, hazard.address)
    elif hazard.kind == SHARED_ALIAS:
        message, why, advice = _alias(ins, slots[hazard.other_slot][0])
    elif hazard.kind == ENDED_BLOCK:
        message = f"{verb(ins)} {place.text} of another block of the cluster, which may have ended by then"
        why = "the shared memory of a block is there until it ends, and no longer"
        advice = "put cluster.sync() behind the last access to other blocks' shared memory"
    else:
        barrier = None
        if shared.program.plan.kernel.wgsl_memory:
            barrier = "workgroupBarrier()" if space == SHARED else "storageBarrier()"
        message, why, advice = _race(hazard, place, own_line(ins.location), other, space, barrier)
        if _is_compared(hazard, slots):
            why = "harmless: the compare-and-swap notices where the value that was read is not the last one"
            advice = "nothing, or read it with an atomic too"
    return Finding(
        kind=_NAMES[hazard.kind],
        severity="note" if _is_compared(hazard, slots) else _SEVERITIES[hazard.level],
        message=message,
        location=own_line(ins.location),
        why=why,
        advice=advice,
        block=block,
        thread=thread,
        count=max(1, count),
        other_location=other,
        other_block=other_block,
        other_thread=other_thread,
        array=place.array,
        index=place.index,
    )


def _is_compared(hazard: Hazard, slots: list[tuple[Instruction, int]]) -> bool:
    """Whether a plain load meets a compare-and-swap, which notices if the value that was loaded is not the last one."""
    if hazard.kind not in (READ_AFTER_WRITE, WRITE_AFTER_READ):
        return False
    pair = [slots[number][0] for number in (hazard.slot, hazard.other_slot)]
    return any("cas" in ins.modifiers for ins in pair) and any(ins.opcode == "ld" for ins in pair)


def _race(
    hazard: Hazard, place: _Place, here: Location | None, other: Location | None, space: int, barrier: str | None
) -> tuple[str, str, str]:
    """What is said of a race; ``barrier`` is WGSL's own that orders such accesses, also those of one warp."""
    there = _there(here, other)
    same_block = hazard.block == hazard.other_block
    same_warp = same_block and hazard.thread // 32 == hazard.other_thread // 32 and barrier is None
    who = (
        "another lane of the same warp"
        if same_warp
        else "another thread of the block"
        if same_block
        else f"a thread of another block{' of the cluster' if space == SHARED else ''}"
    )
    verb, other_verb = {
        READ_AFTER_WRITE: ("reads", "writes"),
        WRITE_AFTER_READ: ("overwrites", "reads"),
        WRITE_AFTER_WRITE: ("writes", "writes too"),
    }[hazard.kind]
    between = {
        (True, True): "no __syncwarp() between the two",
        (False, True): f"no {barrier or 'barrier'} between the two",
        (False, False): "no barrier of the cluster between the two"
        if space == SHARED
        else "nothing that orders the two",
    }[same_warp, same_block]
    name = place.array or ("shared memory" if space == SHARED else "this memory")
    if hazard.level == HAZARD_NOTE:
        return (
            f"writes {place.text}, which {who} {other_verb} {there}, with {between}; both write the same value",
            "harmless as long as the values are the same",
            f"let one thread write {name}, if that is what is meant",
        )
    message = f"{verb} {place.text}, which {who} {other_verb} {there}, with {between}"
    if same_block and hazard.slot == hazard.other_slot and hazard.kind == WRITE_AFTER_WRITE:
        message = f"writes {place.text}, which {who} writes too, with another value"
    if not same_block and space == SHARED:
        why = "__syncthreads() makes only the threads of its own block wait: which value is there is chance"
        advice = f"put cluster.sync() between these two, for {name} lies in the shared memory of another block"
    elif not same_block:
        why = "blocks run in any order and at the same time: which value is left or read is chance"
        advice = f"give each element of {name} to one block, or add with atomicAdd to memory that begins as zero"
    elif hazard.kind == WRITE_AFTER_WRITE:
        why = "which of the values is left is chance"
        advice = f"let each element of {name} be written by one thread, or put a barrier between the two stores"
    elif same_warp:
        why = "lanes of a warp need not run in step: the compiler and the hardware may run one ahead of the other"
        advice = "put __syncwarp() between the two, or __syncthreads() where more than one warp takes part"
    elif hazard.kind == READ_AFTER_WRITE:
        why = "the other warp may not have written it yet: the old value is read, or the new one, by chance"
        advice = f"put {barrier or '__syncthreads()'} behind the stores to {name}, before this read"
    else:
        why = "a warp that is behind still needs the old value and may read the new one"
        advice = f"put {barrier or '__syncthreads()'} behind the last read of {name}, before this store"
    return message, why, advice


def _there(here: Location | None, other: Location | None) -> str:
    if other is None:
        return "elsewhere"
    if here is None or other.file != here.file:
        return f"in {other}"
    return "in the same line" if other.line == here.line else f"in line {other.line}"


def _unwritten(place: _Place, space: int) -> tuple[str, str, str]:
    kind = {SHARED: "shared memory", LOCAL: "a local array"}.get(space, "memory")
    return (
        f"reads {place.text}, which nothing has written",
        f"{kind} begins with whatever was there before: the value is chance",
        f"write all of {place.array or kind} that is read, zeros past the edge of the matrix included",
    )


def _outside(shared: Shared, ins: Instruction, address: int) -> tuple[str, str, str]:
    assert ins.access is not None
    variable = shared_variable(shared.program.plan.kernel, ins.access.array)
    assert variable is not None
    name = source_name(variable.name)
    at = address - variable.offset
    width = ins.access.lane_bytes
    over = at + width - variable.size if at < variable.size else at - variable.size + 1
    past = f"{over:,} byte{'s' if over != 1 else ''} past its end" if at >= 0 else f"{-at:,} bytes before its start"
    into = next((v for v in _holding(_arrays(shared), address + width - 1) if v is not variable), None)
    where = f", into {source_name(into.name)}" if into is not None else ""
    return (
        f"{verb(ins)} byte {at:,} of {name}, {past}{where} (it has {variable.size:,} bytes)",
        "it reads or overwrites another array of the block",
        f"make {name} as large as the loops over it, or correct the index",
    )


def _alias(ins: Instruction, writer: Instruction) -> tuple[str, str, str]:
    assert ins.access is not None
    assert writer.access is not None
    mine, other = ins.access.array, writer.access.array
    there = _there(own_line(ins.location), own_line(writer.location))
    return (
        f"reads through {mine} what was written through {other} {there}",
        f"all arrays declared extern __shared__ begin at the same address: {mine} and {other} are one memory",
        f"declare one extern __shared__ array, and let {other} point behind the elements of {mine}",
    )


def _arrays(shared: Shared) -> Iterator[Variable]:
    return (v for v in shared.program.plan.kernel.variables.values() if v.space == "shared")


def _place(shared: Shared, ins: Instruction, space: int, address: int) -> _Place:
    """The element at a byte of shared or local memory, or at an address of global memory."""
    access = ins.access
    assert access is not None
    element = access.lane_bytes // lane_elements(ins)
    if space == SHARED:
        variable = shared_variable(shared.program.plan.kernel, access.array)
        if variable is None:
            variable = next(_holding(_arrays(shared), address), None)
        if variable is None:
            return _Place(None, None, f"byte {address:,} of shared memory")
        return _shared_element(variable, address - variable.offset, element)
    if space == LOCAL:
        named = access.array if access.array and not access.array.startswith("__local") else None
        return _Place(named, None, f"byte {address:,} of a thread's local memory")
    for allocation in shared.memory.allocations:
        if allocation.address <= address < allocation.address + allocation.size:
            number = (address - allocation.address) // allocation.element_bytes
            return _element(allocation.name, number, _shape_of(shared.call, allocation.name))
    return _Place(access.array, None, "an address that lies in no buffer")


def _shape_of(call: Call, name: str) -> tuple[int, ...]:
    for argument in call.arguments:
        if isinstance(argument, BufferArgument) and argument.name == name:
            return argument.data.shape
    return ()


def _holding(arrays: Iterable[Variable], address: int) -> Iterator[Variable]:
    for v in arrays:
        if v.offset <= address and (not v.size or address < v.offset + v.size):
            yield v


def _shared_element(variable: Variable, at: int, element: int) -> _Place:
    """An element of a shared array; by its indices where its shape is known."""
    inside = bool(variable.shape) and 0 <= at < variable.size
    if inside:
        element = variable.size // prod(variable.shape)
    return _element(source_name(variable.name), at // element, variable.shape if inside else ())


def _element(array: str, number: int, shape: tuple[int, ...]) -> _Place:
    index: tuple[int, ...] = (number,)
    if len(shape) > 1:
        index = tuple(int(i) for i in np.unravel_index(number, shape))
    return _Place(array, index, array + "".join(f"[{i}]" for i in index))
