"""The warps of one scheduler on their way through the machine code, clock by clock.

A scheduler issues one instruction a clock, in the order of each warp's program, once the registers that it reads are
there and its pipe is free; it stays with a warp for as long as that can go on. The four schedulers of an SM are taken
to do the same at the same time: what they share (L1, L2, device memory) serves one request of this scheduler together
with those of the others.

- Each of the two register banks gives one operand a clock; an operand that is marked to be kept for the warp's next
  instruction is not read again. When reading falls behind, issuing waits.
- A memory instruction takes L1 for its wavefronts, and a load from global memory its tags before that. What misses L1
  takes its share of the L2's bandwidth, and of that of device memory. Other warps that load at the same place of the
  program while a miss is under way wait for it too.
- A warp at a barrier waits for the others of its block.
"""

from __future__ import annotations

import heapq
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from rooftile.core.hardware import SECTOR_BYTES
from rooftile.model.control_flow import MachineBlock, Visit
from rooftile.model.machine_code import Operation

_QUEUE = 16
"""Requests of one scheduler that wait for L1 before a warp with one more is held up."""

_NOTHING: dict[int, int] = {}


@dataclass(frozen=True, slots=True)
class Request:
    """What one memory instruction asks for, on average over its executions, and what it would if well arranged.

    ``missed`` are the sectors of a load that L1 has to ask L2 for.
    """

    wavefronts: float
    sectors: float
    ideal_wavefronts: float = 1.0
    ideal_sectors: float = 0.0
    missed: float = 0.0


@dataclass(frozen=True, slots=True)
class Memory:
    """The memory system as one SM sees it. Latencies in clocks, rates in bytes a clock and SM.

    ``l2_misses`` is the share of the sectors asked of L2 that it has not.
    """

    l1: float
    l2: float
    memory: float
    l2_bytes: float
    memory_bytes: float
    l2_misses: float
    global_request: float
    barrier: float
    branch: float
    operand_queue: float


@dataclass(slots=True)
class _Shared:
    """What the warps share: when each thing is free again."""

    pipes: dict[str, float] = field(default_factory=lambda: defaultdict(float))
    banks: list[float] = field(default_factory=lambda: [0.0, 0.0])
    kept: dict[int, int] = field(default_factory=dict)
    last: int = -1
    issue: float = 0.0
    tags: float = 0.0
    l1: float = 0.0
    l2: float = 0.0
    memory: float = 0.0
    missing: float = 0.0
    missing_l2: float = 0.0
    pending: dict[int, float] = field(default_factory=dict)


def clocks(
    operations: Sequence[Operation],
    requests: dict[int, Request],
    blocks: Sequence[MachineBlock],
    visits: Sequence[Visit],
    memory: Memory,
    *,
    warps_per_block: int,
    resident_blocks: int,
    partitions: int,
) -> float:
    """Clocks that an SM takes for ``resident_blocks`` blocks.

    The warps run through ``visits``; a machine block then takes what it took a warp on average in steady turns, as
    often as it is executed.

    Parameters
    ----------
    operations : sequence of Operation
        The machine code.
    requests : dict of int to Request
        By instruction, for those that touch memory.
    blocks, visits
        Its blocks, and the way through them.
    """
    program = [(visit, i) for visit, v in enumerate(visits) for i in range(blocks[v.block].start, blocks[v.block].stop)]
    if not program:
        return 0.0
    warps = [
        block
        for block in range(resident_blocks)
        for warp in range(warps_per_block)
        if (block * warps_per_block + warp) % partitions == 0
    ]
    alike = warps_per_block * resident_blocks / len(warps)
    arrivals = _run(operations, requests, program, len(visits), warps, alike, memory)
    spans = [sum(row[i + 1] - row[i] for row in arrivals) / len(warps) for i in range(len(visits))]
    steady: dict[int, list[float]] = defaultdict(list)
    passing: dict[int, list[float]] = defaultdict(list)
    for visit, span in zip(visits, spans, strict=True):
        (steady if visit.steady else passing)[visit.block].append(span)
    pace = max(row[-1] for row in arrivals) / len(program)
    total = 0.0
    for index, block in enumerate(blocks):
        seen = steady.get(index) or passing.get(index)
        total += block.executions * (sum(seen) / len(seen) if seen else len(block) * pace)
    return total


def _run(
    operations: Sequence[Operation],
    requests: dict[int, Request],
    program: Sequence[tuple[int, int]],
    visits: int,
    warps: Sequence[int],
    alike: float,
    memory: Memory,
) -> list[list[float]]:
    """When each warp comes to each visit, and at last to the end."""
    code = [operations[index] for _, index in program]
    numbers: dict[str, int] = {}
    awaited, written = [], []
    for operation in code:
        names = operation.reads if operation.pipe == "memory" else operation.reads + operation.writes
        awaited.append(tuple({numbers.setdefault(name, len(numbers)) for name in names}))
        written.append([numbers.setdefault(name, len(numbers)) for name in operation.writes])
    members = [warps.count(block) for block in range(max(warps) + 1)]
    arrivals = [[0.0] * (visits + 1) for _ in warps]
    there = [[0.0] * len(numbers) for _ in warps]  # when each register has its value
    position = [0] * len(warps)
    waiting: dict[int, list[int]] = defaultdict(list)
    shared = _Shared()
    ready = [(0.0, warp, warp) for warp in range(len(warps))]
    order = len(warps)
    staying: tuple[float, int] | None = None

    while ready or staying is not None:
        if staying is not None:
            since, warp = staying
            staying = None
        else:
            since, _, warp = heapq.heappop(ready)
        place = position[warp]
        operation = code[place]
        now = since if since > shared.issue else shared.issue
        free = shared.pipes[operation.pipe]
        if free > now:
            if ready and ready[0][0] < free:
                order += 1
                heapq.heappush(ready, (free, order, warp))
                continue
            now = free
        visit, index = program[place]
        if place == 0 or program[place - 1][0] != visit:
            arrivals[warp][visit] = now
        shared.pipes[operation.pipe] = now + operation.interval
        read = _read(operation, warp, now, shared) - memory.operand_queue
        shared.issue = read if read > now + 1.0 else now + 1.0
        following = now + 1.0
        released = [(warp, following)]
        if operation.kind == "barrier":
            waiting[warps[warp]].append(warp)
            released = []
            if len(waiting[warps[warp]]) == members[warps[warp]]:
                released = [(other, now + memory.barrier) for other in waiting.pop(warps[warp])]
        elif index in requests:
            result, following = _request(operation, requests[index], place, now, alike, memory, shared)
            for number in written[place]:
                there[warp][number] = result
            released = [(warp, following)]
        elif operation.kind == "branch":
            released = [(warp, now + memory.branch)]
        else:
            for number in written[place]:
                there[warp][number] = now + operation.latency
        for other, earliest in released:
            position[other] = following_place = position[other] + 1
            if following_place == len(code):
                arrivals[other][visits] = earliest
                continue
            start, known = earliest, there[other]
            for number in awaited[following_place]:
                if known[number] > start:
                    start = known[number]
            if other == warp and start <= now + 1.0:
                staying = (start, warp)
            else:
                order += 1
                heapq.heappush(ready, (start, order, other))
    return arrivals


def _read(operation: Operation, warp: int, now: float, shared: _Shared) -> float:
    """When the later of the two register banks has given the operands."""
    if not operation.operands:
        shared.kept, shared.last = _NOTHING, warp
        return 0.0
    kept = shared.kept if shared.last == warp else _NOTHING
    keeping: dict[int, int] = {}
    read: list[int] = []
    banks = shared.banks
    for slot, (number, keep) in enumerate(operation.operands):
        if number < 0:
            continue
        if number not in read and kept.get(slot) != number:
            bank = number % 2
            banks[bank] = (banks[bank] if banks[bank] > now else now) + 1.0
            read.append(number)
        if keep:
            keeping[slot] = number
    shared.kept, shared.last = keeping, warp
    return banks[0] if banks[0] > banks[1] else banks[1]


def _request(
    operation: Operation, request: Request, place: int, now: float, alike: float, memory: Memory, shared: _Shared
) -> tuple[float, float]:
    """When the result of a memory instruction is there, and when its warp may go on."""
    wavefronts = request.wavefronts
    start = now
    if operation.kind == "global" and operation.is_load:
        start = max(now, shared.tags)
        shared.tags = start + alike * memory.global_request
    start = max(start, shared.l1)
    shared.l1 = start + alike * wavefronts
    own = wavefronts * (1 + alike) / 2 - 1 if wavefronts > 1 else 0.0
    following = max(now + 1.0, start - _QUEUE * alike)
    if operation.kind != "global":
        return start + operation.latency + own, following
    if not operation.is_load:
        shared.l2 = max(start, shared.l2) + request.sectors * alike * SECTOR_BYTES / memory.l2_bytes
        return start, following
    missed = request.missed
    shared.missing += missed * alike
    if missed < 0.999 and shared.missing < alike:
        return max(start + memory.l1 + own, shared.pending.get(place, 0.0)), following
    sectors, shared.missing = shared.missing, 0.0
    served, latency = max(start, shared.l2), memory.l2
    passing = sectors * SECTOR_BYTES / memory.l2_bytes
    shared.l2 = served + passing
    if memory.l2_misses > 0:
        turn = max(start, shared.memory)
        shared.memory = turn + sectors * memory.l2_misses * SECTOR_BYTES / memory.memory_bytes
        shared.missing_l2 += memory.l2_misses
        if shared.missing_l2 >= 1:
            shared.missing_l2 -= 1
            served, latency = max(served, turn), memory.memory
    result = max(served, shared.l2 - passing / 2) + latency + own
    shared.pending[place] = result
    return result, following
