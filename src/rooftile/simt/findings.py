"""From fault records of all threads to findings, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rooftile.core.finding import Finding
from rooftile.core.problem import unravel
from rooftile.core.source import Location, own_line
from rooftile.ptx.program import Instruction, Kernel
from rooftile.simt.async_findings import Words, asynchronous
from rooftile.simt.buffers import Allocation
from rooftile.simt.layout.accesses import GLOBAL, LOCAL, SHARED, Fault
from rooftile.simt.layout.context import (
    EVENTS,
    MISSED_BARRIER,
    MIXED_BARRIERS,
    NEVER_ARRIVES,
    READ_TOO_SOON,
    TRAP,
    Event,
)
from rooftile.simt.memory import slots_of
from rooftile.simt.state import Shared, ThreadState

Origin = tuple[str, int]
"""What a finding was made of: the kind of fault and the slot of the access, or the number of an event."""

_TRAPPED: Final[Words] = (
    "trap",
    "error",
    "the kernel stopped itself here (trap or a failed assertion)",
    "on a GPU the launch fails and nothing it wrote can be relied on",
    "find the condition that leads here",
)


def collect_findings(shared: Shared, states: list[ThreadState]) -> dict[Origin, Finding]:
    """Faults of all threads: one finding for each access and kind of fault, at the first thread in grid order."""
    findings = dict(_access_faults(shared, states))
    for kind in range(EVENTS):
        events = [state.context.events[kind] for state in states if state.context.events[kind].count]
        if events:
            first = min(events, key=lambda event: int(event.block))
            finding = _event(shared, kind, first, sum(event.count for event in events))
            if finding is not None:
                findings["event", kind] = finding
    return findings


def _access_faults(shared: Shared, states: list[ThreadState]) -> Iterator[tuple[Origin, Finding]]:
    plan, launch = shared.program.plan, shared.call.launch
    for ins in plan.kernel.accesses:
        assert ins.access is not None
        for number, space in enumerate(slots_of(ins)):
            slot = plan.first_slot[ins.access.index] + number
            for kind, describe, faults in (
                ("out-of-bounds", _out_of_bounds, [state.out_of_bounds[slot] for state in states]),
                ("misaligned", _misaligned, [state.misaligned[slot] for state in states]),
            ):
                seen = [fault for fault in faults if fault.count]
                if not seen:
                    continue
                first = min(seen, key=lambda fault: (int(fault.block), int(fault.thread)))
                message, why, advice = describe(shared, ins, space, first)
                found = Finding(
                    kind=kind,
                    severity="error",
                    message=message,
                    location=own_line(ins.location),
                    why=why,
                    advice=advice,
                    block=unravel(first.block, launch.grid),
                    thread=unravel(first.thread, launch.block),
                    count=sum(fault.count for fault in seen),
                )
                yield (kind, slot), found


def verb(ins: Instruction) -> str:
    """What an access does to memory, in words."""
    assert ins.access is not None
    return {"load": "reads", "store": "writes", "atomic": "updates"}[ins.access.operation]


def _nearest(shared: Shared, ins: Instruction, address: int) -> Allocation | None:
    """The buffer an address was meant for: the one it was traced to, else the closest."""
    allocations = shared.memory.allocations
    assert ins.access is not None
    for allocation in allocations:
        if allocation.name == ins.access.array:
            return allocation

    def distance(allocation: Allocation) -> int:
        return max(allocation.address - address, address - allocation.address - allocation.size, 0)

    nearest = min(allocations, key=distance, default=None)
    return nearest if nearest is not None and distance(nearest) < 1 << 40 else None


def _out_of_bounds(shared: Shared, ins: Instruction, space: int, fault: Fault) -> tuple[str, str, str]:
    why = "on a GPU this reads or overwrites other data, or ends the kernel with an illegal address"
    advice = "guard the access with the array's bounds, or correct the index"
    assert ins.access is not None
    width = ins.access.lane_bytes
    if space != GLOBAL:
        name, size = ("shared", shared.shared_bytes) if space == SHARED else ("local", shared.local_bytes)
        named = ins.access.array and not ins.access.array.startswith(
            "__local_depot"
        )  # NVRTC: all local arrays together
        array = f"{ins.access.array}: " if named else ""
        at = (fault.address + 2**31) % 2**32 - 2**31
        where = "beyond" if at + width > size else "before"
        text = f"{array}{verb(ins)} byte {at:,} of {name} memory, {where} its {size:,} bytes"
        return text, why, advice
    buffer = _nearest(shared, ins, fault.address)
    if buffer is None:
        if 0 <= fault.address < 1 << 16:
            return f"{verb(ins)} through a null pointer", why, "check that the pointer is set"
        return f"{verb(ins)} an address that lies in no buffer", why, advice
    index, rest = divmod(fault.address - buffer.address, buffer.element_bytes)
    elements = buffer.size // buffer.element_bytes
    unit = "element" if buffer.element_bytes > 1 else "byte"
    at = f"{buffer.name}[{index:,}]" if rest == 0 else f"{buffer.name} at byte {fault.address - buffer.address:,}"
    if index < 0:
        distance, side = -index, "before its start"
    else:
        distance, side = max(1, index - elements + 1), "past its end"
    plural = "" if distance == 1 else "s"
    text = f"{verb(ins)} {at}, {distance:,} {unit}{plural} {side} (it has {elements:,} {unit}s)"
    if 0 <= index < elements:  # it is the access's end that lies outside
        over = fault.address + width - buffer.address - buffer.size
        text = f"{verb(ins)} {width} bytes from {at}, {over:,} of them past its end (it has {elements:,} {unit}s)"
    return text, why, advice


def _misaligned(shared: Shared, ins: Instruction, space: int, fault: Fault) -> tuple[str, str, str]:
    assert ins.access is not None
    width = ins.access.lane_bytes
    text = f"{verb(ins)} {width} bytes at an address that is not a multiple of {width}"
    buffer = _nearest(shared, ins, fault.address) if space == GLOBAL else None
    if buffer is not None:
        text += f": byte {fault.address - buffer.address:,} of {buffer.name}"
    elif space in (SHARED, LOCAL):
        text += f": byte {fault.address:,} of {'shared' if space == SHARED else 'local'} memory"
    why = "on a GPU this ends the kernel with a misaligned address"
    return text, why, "use a narrower access, or pad rows so that every one begins at a multiple of the access's width"


def _event(shared: Shared, kind: int, event: Event, count: int) -> Finding | None:
    kernel, launch = shared.program.plan.kernel, shared.call.launch
    site = kernel.instructions[event.site]
    if kind == READ_TOO_SOON:  # by its slot
        site = next(
            ins for ins in reversed(kernel.accesses) if shared.program.plan.first_slot[_index(ins)] <= event.site
        )
    here = _called_at(kernel, site) if kind == MISSED_BARRIER else own_line(site.location)
    other = None
    words: Words | None
    if kind >= NEVER_ARRIVES:
        copied_at = own_line(kernel.instructions[event.other_site].location) if kind == READ_TOO_SOON else None
        copy = "the asynchronous copy" + (f" in {copied_at}" if copied_at is not None else "")
        words = asynchronous(
            kind, event, is_cluster=site.opcode == "barrier", is_tensor="tensor" in site.modifiers, copy=copy
        )
    else:
        if event.other_site >= 0:
            with_it = kernel.instructions[event.other_site]
            other = _called_at(kernel, with_it) if kind == MISSED_BARRIER else own_line(with_it.location)
        words = _TRAPPED if kind == TRAP else _barriers(kind, event, here, other)
    if words is None:
        return None
    name, severity, message, why, advice = words
    return Finding(
        kind=name,
        severity=severity,
        message=message,
        location=here,
        why=why,
        advice=advice,
        block=unravel(event.block, launch.grid),
        thread=unravel(event.thread, launch.block),
        count=count,
        other_location=other,
    )


def _barriers(kind: int, event: Event, here: Location | None, other: Location | None) -> Words | None:
    """Kind, severity and words of a barrier at ``here`` that others miss, or meet at ``other``; None if it is one."""
    elsewhere = f"at the barrier in {other}" if other is not None else "elsewhere"
    if other is not None and here is not None and str(other) == str(here) and other != here:
        elsewhere = "at another barrier of this line"
    if kind == MIXED_BARRIERS:
        if here == other:
            return None  # one barrier of the source, of which the compiler made two
        return (
            "missed-barrier",
            "warning",
            f"threads of one block meet here and {elsewhere}: two barriers were taken for one",
            "it works only as long as every warp passes as many barriers as the others",
            "move __syncthreads() out of the branch, so that all threads reach the same one",
        )
    numbers = [int(event.barrier), *([int(event.missing)] if event.other_site >= 0 else [])]
    named = max(numbers) > 0  # __syncthreads() is number 0
    mine, theirs = (f" (number {number})" if named and number >= 0 else "" for number in (*numbers, -1)[:2])
    return (
        "missed-barrier",
        "error",
        f"threads wait at this barrier{mine} while others of their block wait {elsewhere}{theirs}"
        if event.other_site >= 0
        else f"threads wait at this barrier{mine} for {event.missing:,} more that never come",
        "on a GPU the block hangs, or goes on with data that is not there yet",
        "let as many threads come to each number as are waited for there, and to the same one in every turn"
        if named
        else "move __syncthreads() out of branches and loops that some threads skip, so that all of a block pass it",
    )


def _called_at(kernel: Kernel, site: Instruction) -> Location | None:
    """The user's own line of a barrier; where a function with it is called several times, the line of the call."""
    here = own_line(site.location)
    barriers = [own_line(ins.location) for ins in kernel.instructions if ins.opcode == site.opcode]
    while here is not None and here.inlined_at is not None:
        calls = [own_line(place.inlined_at) for place in barriers if place is not None and place.line == here.line]
        if len({call.line for call in calls if call is not None}) < 2:
            break
        here, barriers = own_line(here.inlined_at), calls
    return here


def _index(ins: Instruction) -> int:
    assert ins.access is not None
    return ins.access.index
