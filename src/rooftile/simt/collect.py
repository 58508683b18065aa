"""From raw counters and fault records to counts and findings."""

from __future__ import annotations

from collections import defaultdict

import numpy as np
import numpy.typing as npt

from rooftile.core.counts import AccessCounts, Counts, InstructionCount, Space
from rooftile.core.finding import Finding
from rooftile.core.problem import Dim3
from rooftile.ptx.program import Instruction
from rooftile.simt.buffers import Allocation
from rooftile.simt.layout import GLOBAL, LOCAL, MISSED_BARRIER, MIXED_BARRIERS, SHARED, TRAP, Event, Fault
from rooftile.simt.memory import slots_of
from rooftile.simt.state import Shared, ThreadState

Sums = npt.NDArray[np.int64]


def opcode_of(ins: Instruction) -> str:
    """The name an instruction is counted under: opcode and type, ``fma.f32``, or ``bar.sync`` where it has no type.

    Memory instructions keep their space: ``ld.global.f32``.
    """
    if ins.access is not None or ins.opcode in ("ld", "st"):
        space = next(
            (w for w in ins.modifiers if w.split("::")[0] in ("global", "shared", "local", "const", "param")), ""
        )
        return ".".join(word for word in (ins.opcode, space.split("::")[0], *ins.types[:1]) if word)
    return ".".join((ins.opcode, *(ins.types[:1] or ins.modifiers)))


def collect_counts(shared: Shared, states: list[ThreadState]) -> Counts:
    """Sum the counters of all threads."""
    plan = shared.program.plan
    launch = shared.call.launch
    if not plan.statistics:
        return Counts((), {}, blocks=launch.blocks, blocks_total=launch.blocks)
    blocks: Sums = np.sum([state.block_counts for state in states], axis=0)
    guards: Sums = np.sum([state.guard_lanes for state in states], axis=0)
    totals: Sums = np.sum([state.totals for state in states], axis=0)
    opcodes: dict[str, list[int]] = defaultdict(lambda: [0, 0])
    lines = []
    for ins in plan.kernel.instructions:
        warps, lanes = (int(n) for n in blocks[ins.block])
        if ins.index in plan.guard_counter:
            lanes = int(guards[plan.guard_counter[ins.index]])
        entry = opcodes[opcode_of(ins)]
        entry[0] += warps
        entry[1] += lanes
        lines.append(InstructionCount(opcode_of(ins), ins.location, warps, lanes))
    return Counts(
        accesses=tuple(_accesses(shared, blocks, totals)),
        opcodes={name: (warps, lanes) for name, (warps, lanes) in opcodes.items()},
        lines=tuple(lines),
        blocks=launch.blocks,
        blocks_total=launch.blocks,
        divergent_warps=sum(state.context.divergent_warps for state in states),
    )


def _accesses(shared: Shared, blocks: Sums, totals: Sums) -> list[AccessCounts]:
    plan = shared.program.plan
    members: dict[int, int] = defaultdict(int)
    for ins in plan.kernel.accesses:
        assert ins.access is not None
        members[ins.access.leader] += int(blocks[ins.block, 0])
    found = []
    for ins in plan.kernel.accesses:
        access = ins.access
        assert access is not None
        if not access.is_leader:
            continue
        spaces = slots_of(ins)
        for number, space in enumerate(spaces):
            sums = totals[plan.first_slot[access.index] + number]
            name: Space = {GLOBAL: "global", SHARED: "shared", LOCAL: "local"}[space]  # type: ignore[assignment]
            if space == GLOBAL and "const" in ins.modifiers:
                name = "const"
            if (
                len(spaces) > 1
                and not sums[0]
                and (space != GLOBAL or totals[plan.first_slot[access.index] :][:3].any())
            ):
                continue  # a generic access is listed under the spaces it went to
            requests, lanes, sectors, ideal_sectors, wavefronts, ideal_wavefronts = (
                round(int(n) / access.repeat) if access.repeat != 1.0 else int(n) for n in sums
            )
            if name == "const":  # served by a cache of its own, whose traffic is not counted
                sectors = ideal_sectors = wavefronts = ideal_wavefronts = 0
            found.append(
                AccessCounts(
                    instruction=ins.index,
                    space=name,
                    operation=access.operation,
                    lane_bytes=access.group_bytes or access.lane_bytes,
                    location=ins.location,
                    array=access.array,
                    expression=access.expression or access.affine,
                    ptx_executions=members[access.index],
                    requests=requests,
                    lanes=lanes,
                    sectors=sectors,
                    ideal_sectors=ideal_sectors,
                    wavefronts=wavefronts,
                    ideal_wavefronts=ideal_wavefronts,
                )
            )
    return found


def _position(number: int, shape: Dim3) -> Dim3:
    return number % shape[0], number // shape[0] % shape[1], number // (shape[0] * shape[1])


def collect_findings(shared: Shared, states: list[ThreadState]) -> tuple[Finding, ...]:
    """Faults of all threads, the first of each access in grid order."""
    plan = shared.program.plan
    launch = shared.call.launch
    findings = []
    for ins in plan.kernel.accesses:
        assert ins.access is not None
        for number, space in enumerate(slots_of(ins)):
            slot = plan.first_slot[ins.access.index] + number
            for kind, faults in (
                ("out-of-bounds", [state.out_of_bounds[slot] for state in states]),
                ("misaligned", [state.misaligned[slot] for state in states]),
            ):
                seen = [fault for fault in faults if fault.count]
                if not seen:
                    continue
                first = min(seen, key=lambda fault: (fault.block, fault.thread))
                count = sum(fault.count for fault in seen)
                describe = _out_of_bounds if kind == "out-of-bounds" else _misaligned
                message, why, advice = describe(shared, ins, space, first)
                findings.append(
                    Finding(
                        kind=kind,
                        severity="error",
                        message=message,
                        location=ins.location,
                        why=why,
                        advice=advice,
                        block=_position(first.block, launch.grid),
                        thread=_position(first.thread, launch.block),
                        count=count,
                    )
                )
    for kind in (MISSED_BARRIER, MIXED_BARRIERS, TRAP):
        seen_events = [state.context.events[kind] for state in states if state.context.events[kind].count]
        if seen_events:
            event = min(seen_events, key=lambda e: e.block)
            finding = _event(shared, kind, event, sum(e.count for e in seen_events))
            if finding is not None:
                findings.append(finding)
    return tuple(findings)


def _verb(ins: Instruction) -> str:
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
        array = f"{ins.access.array}: " if ins.access.array else ""
        place = (fault.address + 2**31) % 2**32 - 2**31
        where = "beyond" if place + width > size else "before"
        text = f"{array}{_verb(ins)} byte {place:,} of {name} memory, {where} its {size:,} bytes"
        return text, why, advice
    buffer = _nearest(shared, ins, fault.address)
    if buffer is None:
        if 0 <= fault.address < 1 << 16:
            return f"{_verb(ins)} through a null pointer", why, "check that the pointer is set"
        return f"{_verb(ins)} an address that lies in no buffer", why, advice
    index, rest = divmod(fault.address - buffer.address, buffer.element_bytes)
    elements = buffer.size // buffer.element_bytes
    unit = "element" if buffer.element_bytes > 1 else "byte"
    at = f"{buffer.name}[{index:,}]" if rest == 0 else f"{buffer.name} at byte {fault.address - buffer.address:,}"
    if index < 0:
        distance, side = -index, "before its start"
    else:
        distance, side = max(1, index - elements + 1), "past its end"
    plural = "" if distance == 1 else "s"
    text = f"{_verb(ins)} {at}, {distance:,} {unit}{plural} {side} (it has {elements:,} {unit}s)"
    return text, why, advice


def _misaligned(shared: Shared, ins: Instruction, space: int, fault: Fault) -> tuple[str, str, str]:
    assert ins.access is not None
    width = ins.access.lane_bytes
    text = f"{_verb(ins)} {width} bytes at an address that is not a multiple of {width}"
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
    other = kernel.instructions[event.other_site] if event.other_site >= 0 else None
    place = {
        "location": site.location,
        "block": _position(event.block, launch.grid),
        "thread": _position(event.thread, launch.block),
        "count": count,
    }
    if kind == TRAP:
        return Finding(
            kind="trap",
            severity="error",
            message="the kernel stopped itself here (trap or a failed assertion)",
            why="on a GPU the launch fails and nothing it wrote can be relied on",
            advice="find the condition that leads here",
            **place,
        )
    elsewhere = f"at the barrier in {other.location}" if other is not None and other.location else "elsewhere"
    if kind == MIXED_BARRIERS:
        if other is not None and site.location == other.location:
            return None
        return Finding(
            kind="missed-barrier",
            severity="warning",
            message=f"threads of one block meet here and {elsewhere}: two barriers were taken for one",
            why="it works only as long as every warp passes as many barriers as the others",
            advice="move __syncthreads() out of the branch, so that all threads reach the same one",
            **place,
        )
    if other is not None:
        message = f"threads wait at this barrier while others of their block wait {elsewhere}"
    else:
        message = f"threads wait at this barrier for {event.missing:,} more that never come"
    return Finding(
        kind="missed-barrier",
        severity="error",
        message=message,
        why="on a GPU the block hangs, or goes on with data that is not there yet",
        advice="move __syncthreads() where every thread of the block passes it, out of branches and loops that some skip",
        **place,
    )
