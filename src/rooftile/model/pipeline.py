"""The warps of one scheduler on their way through the machine code, clock by clock.

A scheduler issues one instruction a clock, in the order of each warp's program, once the registers that it reads are
there and its pipe is free. It stays with a warp for as long as that can go on; then the first of those that could have
gone on takes its turn, so that some blocks run ahead and others wait (published microbenchmarks find a fixed order of
preference, and block queues of an H200 show its effect). The four schedulers of an SM are taken to do the same at the
same time: what they share (L1, L2, device memory) serves a request of this scheduler together with the others'.

- Each of the two register banks gives one operand a clock; an operand that is marked to be kept for the warp's next
  instruction is not read again. When reading falls behind, issuing waits.
- A memory instruction reads its registers late: they cannot be written until some clocks after it was issued.
- A memory instruction takes L1 for its wavefronts, and a load from global memory its tags before that, once for every
  four lines. What misses L1 takes its share of the L2's bandwidth, and of that of device memory; stores go the other
  way and hold up no load (what they take in all bounds the time by itself: :mod:`rooftile.model.time`). Of a block,
  those warps that come to a load first miss, for all of it: the others wait for them as long as that is under way.
- A warp at a barrier waits for the others of its block.
"""

from __future__ import annotations

import heapq
from collections import Counter, defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import floor
from typing import Final, NamedTuple

from rooftile.core.hardware import SECTOR_BYTES
from rooftile.model.control_flow import MachineBlock
from rooftile.model.machine_code import Operation

_QUEUE: Final = 16
"""Requests of one scheduler that wait for L1 before a warp with one more is held up."""

_LINES_AT_ONCE: Final = 4
"""Lines that L1 looks up together."""

_SCATTERED: Final = 1.5
_SECTORS_PER_LINE: Final = 4
_COMMON: Final = 1.5
"""Warps of a block to each sector, from which on they have a load in common: neighbours along a row share but the
sectors in which one ends and the next begins."""

COPY: Final = 4.8
"""Clocks that a copy to shared memory through L1 takes there at least, whatever its size and rows: loops on an H200."""

_TINY: Final = 1e-6
_NOTHING: Final[dict[int, int]] = {}


class Round(NamedTuple):
    """Clocks that the blocks on an SM take: until one ends, on average, and until the last has ended."""

    mean: float
    last: float


@dataclass(frozen=True, slots=True)
class Request:
    """What one memory instruction asks for, on average over its executions, and what it would if well arranged.

    ``missed`` are the sectors of a load that L1 has to ask L2 for. Where it misses all of a request or nothing of it,
    ``together`` are the warps of a block that ask for each sector; else 0 (:mod:`rooftile.model.sharing`).
    """

    wavefronts: float
    sectors: float
    ideal_wavefronts: float = 1.0
    ideal_sectors: float = 0.0
    missed: float = 0.0
    together: float = 0.0
    place: float = 0.0


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
    narrow_request: float
    barrier: float
    branch: float
    operand_queue: float
    read_load: float
    read_store: float


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
    missing_l2: float = 0.0
    due: dict[tuple[int, int], float] = field(default_factory=dict)
    carried: dict[tuple[int, int], float] = field(default_factory=dict)
    pending: dict[tuple[int, int], float] = field(default_factory=dict)


def scattered(sectors: float, ideal: float, words: int) -> bool:
    """Whether a request touches more sectors than a row of words would, and clearly more than its own need."""
    return sectors > _SECTORS_PER_LINE * words + 1 and sectors > _SCATTERED * ideal


def look_up(operation: Operation, request: Request, memory: Memory) -> float:
    """Clocks that a load takes L1's tags: for every four lines it touches; less than a word a lane takes longer."""
    far = scattered(request.sectors, request.ideal_sectors, operation.words)
    lines = request.sectors if far else request.sectors / _SECTORS_PER_LINE
    batches = max(1.0, min(request.wavefronts, lines / _LINES_AT_ONCE))
    return batches * (memory.narrow_request if operation.narrow else memory.global_request)


def clocks(
    operations: Sequence[Operation],
    requests: dict[int, Request],
    blocks: Sequence[MachineBlock],
    visits: Sequence[int],
    memory: Memory,
    *,
    warps_per_block: int,
    resident_blocks: int,
    partitions: int,
) -> Round:
    """Clocks that an SM takes for ``resident_blocks`` blocks that begin together.

    The warps run through ``visits``; a machine block takes what it took on average, as often as it is executed.

    Parameters
    ----------
    operations : sequence of Operation
        The machine code.
    requests : dict of int to Request
        By instruction, for those that touch memory.
    blocks, visits
        Its blocks, and the way through them.
    """
    program = [(visit, i) for visit, b in enumerate(visits) for i in range(blocks[b].start, blocks[b].stop)]
    if not program:
        return Round(0.0, 0.0)
    warps = [
        block
        for block in range(resident_blocks)
        for warp in range(warps_per_block)
        if (block * warps_per_block + warp) % partitions == 0
    ]
    alike = warps_per_block * resident_blocks / len(warps)
    arrivals = _run(operations, requests, program, len(visits), warps, alike, memory)
    passed = Counter(visits)
    weights = [blocks[block].executions / passed[block] for block in visits]
    pace = max(row[-1] for row in arrivals) / len(program)
    others = pace * sum(b.executions * len(b) for index, b in enumerate(blocks) if index not in passed)
    ends = [sum(w * (row[i + 1] - row[i]) for i, w in enumerate(weights)) + others for row in arrivals]
    mean = sum(ends) / len(ends)
    # Blocks at different places of a turn are half a turn behind their mean, once; what is more grows with every turn.
    behind, turn = max(ends) - mean, mean / max(passed.values())
    once = min(behind, turn / 2)
    return Round(mean, mean + behind - once + once * sum(row[-1] for row in arrivals) / len(arrivals) / mean)


def _run(
    operations: Sequence[Operation],
    requests: dict[int, Request],
    program: Sequence[tuple[int, int]],
    visits: int,
    warps: Sequence[int],
    alike: float,
    memory: Memory,
) -> list[list[float]]:
    """When each warp comes to each visit, the first at 0, and at last to the end."""
    code = [operations[index] for _, index in program]
    numbers: dict[str, int] = {}
    awaited, written, read = [], [], []
    for operation in code:
        names = operation.reads if operation.pipe == "memory" else operation.reads + operation.writes
        awaited.append(tuple({numbers.setdefault(name, len(numbers)) for name in names}))
        written.append(tuple(numbers.setdefault(name, len(numbers)) for name in operation.writes))
        read.append(tuple(numbers.setdefault(name, len(numbers)) for name in operation.reads))
    members = [warps.count(block) for block in range(max(warps) + 1)]
    arrivals = [[0.0] * (visits + 1) for _ in warps]
    there = [[0.0] * len(numbers) for _ in warps]  # when each register has its value
    held = [[0.0] * len(numbers) for _ in warps]  # until when a memory instruction has yet to read it
    copying = [0.0] * len(warps)  # when what a warp copies is there
    copied: list[list[float]] = [[] for _ in warps]  # likewise, of groups of copies
    position = [0] * len(warps)
    waiting: dict[int, list[int]] = defaultdict(list)
    shared = _Shared()
    later = [(0.0, warp) for warp in range(len(warps))]  # by when they can go on
    ready: list[int] = []  # warps that could have gone on already
    staying: tuple[float, int] | None = None
    clock = 0.0

    while later or ready or staying is not None:
        if staying is not None:
            since, warp = staying
            staying = None
        else:
            clock = max(clock, shared.issue)
            if not ready and later[0][0] > clock:
                clock = later[0][0]
            while later and later[0][0] <= clock:
                heapq.heappush(ready, heapq.heappop(later)[1])
            since, warp = clock, heapq.heappop(ready)
        place = position[warp]
        operation = code[place]
        now = since if since > shared.issue else shared.issue
        free = shared.pipes[operation.pipe]
        if free > now:
            if ready or (later and later[0][0] < free):
                heapq.heappush(later, (free, warp))
                continue
            now = free
        clock = now
        visit, index = program[place]
        if place and program[place - 1][0] != visit:
            arrivals[warp][visit] = now
        shared.pipes[operation.pipe] = now + operation.interval
        operands = _read(operation, warp, now, shared) - memory.operand_queue
        shared.issue = operands if operands > now + 1.0 else now + 1.0
        released = [(warp, now + 1.0)]
        if operation.kind == "barrier":
            block = warps[warp]
            waiting[block].append(warp)
            released = []
            if len(waiting[block]) == members[block]:
                released = [(other, now + memory.barrier) for other in waiting.pop(block)]
        elif index in requests:
            block = warps[warp]
            peers = _Peers(warp, len(warps), block, len(members), members[block], alike)
            asked = _Asked(operation, requests[index], place, index, now, peers)
            result, following = _request(asked, memory, shared)
            for number in written[place]:
                there[warp][number] = result
            until = now + (memory.read_load if operation.is_load else memory.read_store)
            for number in read[place]:
                held[warp][number] = until
            released = [(warp, following)]
            if operation.copies:
                copying[warp] = max(copying[warp], result)
        elif operation.kind == "branch":
            released = [(warp, now + memory.branch)]
        elif operation.kind == "commit":
            copied[warp].append(copying[warp])
        elif operation.kind == "await":
            done = copied[warp][: max(0, len(copied[warp]) - operation.groups)]
            released = [(warp, max(now + 1.0, *done))] if done else released
        else:
            for number in written[place]:
                there[warp][number] = now + operation.latency
        for other, earliest in released:
            position[other] = following_place = position[other] + 1
            if following_place == len(code):
                arrivals[other][visits] = earliest
                continue
            start, known, reading = earliest, there[other], held[other]
            for number in awaited[following_place]:
                if known[number] > start:
                    start = known[number]
            for number in written[following_place]:
                if reading[number] > start:
                    start = reading[number]
            if other == warp and start <= now + 1.0:
                staying = (start, warp)
            else:
                heapq.heappush(later, (start, other))
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


class _Peers(NamedTuple):
    """A warp of so many on the scheduler, its block of so many with its warps, and how many warps each stands for."""

    warp: int
    warps: int
    block: int
    blocks: int
    members: int
    alike: float


class _Asked(NamedTuple):
    """A request of one warp at a place of the program; those of its ``peers`` on other schedulers are the same."""

    operation: Operation
    request: Request
    place: int
    instruction: int
    now: float
    peers: _Peers


def _request(asked: _Asked, memory: Memory, shared: _Shared) -> tuple[float, float]:
    """When the result of a memory instruction is there, and when its warp may go on."""
    operation, request, now, peers = asked.operation, asked.request, asked.now, asked.peers
    alike = peers.alike
    wavefronts = request.wavefronts
    start = now
    if operation.fetches:
        start = max(now, shared.tags)
        shared.tags = start + alike * look_up(operation, request, memory)
    start = max(start, shared.l1)
    shared.l1 = start + alike * wavefronts
    own = wavefronts * (1 + alike) / 2 - 1 if wavefronts > 1 else 0.0
    following = max(now + 1.0, start - _QUEUE * alike)
    if operation.kind != "global":
        return start + operation.latency + own, following
    if not operation.fetches:
        return start, following
    alone = 0.0 < request.together < _COMMON
    here = (asked.place, -1 - peers.warp if alone else peers.block)
    missing = alike * _whole(asked, shared, peers.warp, peers.warps) if alone else _missing(asked, shared, here)
    if missing <= 0:
        return max(start + memory.l1 + own, shared.pending.get(here, 0.0)), following
    sectors = request.sectors * missing
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
    shared.pending[here] = result
    return result, following


def _whole(asked: _Asked, shared: _Shared, who: int, of: int) -> bool:
    """Whether a load that lingers misses now, of warp or block ``who`` of so many: in some turns it does, as a whole.

    All such loads that begin at the same place of a sector do so in the same turn, and those of others in other ones.
    """
    request, key = asked.request, (asked.instruction, -1 - who)
    share = min(1.0, request.together * request.missed / request.sectors) if request.sectors else 0.0
    carried = shared.carried.get(key, ((who + 0.5) / of + request.place) % 1.0) + share
    misses = carried + _TINY >= 1.0
    shared.carried[key] = carried - misses
    return misses


def _missing(asked: _Asked, shared: _Shared, here: tuple[int, int]) -> float:
    """How many of this warp's request and those alike it miss L1: all that their block still has to, ``here``.

    What a block misses on average need not be whole: what is left over comes in its next turn. Blocks begin with
    different remainders, so that they do not miss in the same turn.
    """
    request, peers = asked.request, asked.peers
    if here not in shared.due:
        everyone = peers.alike * peers.members
        if request.together:
            shared.due[here] = _whole(asked, shared, peers.block, peers.blocks) * everyone / request.together
        else:
            of_block = (asked.instruction, peers.block)
            expected = everyone * request.missed / request.sectors if request.sectors else 0.0
            carried = shared.carried.get(of_block, peers.block * expected % 1.0) + expected
            shared.due[here] = floor(carried + _TINY)
            shared.carried[of_block] = carried - shared.due[here]
    missing = min(shared.due[here], peers.alike)
    shared.due[here] -= missing
    return missing
