"""Runs a kernel: blocks one by one, their warps in turn from barrier to barrier, one basic block of a warp at a time.

Which lanes of a warp run together is fixed by one policy: of the basic blocks that lanes wait to enter, the one with
the lowest number runs, with all lanes that wait there.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass

import numpy as np

from oracle.atomics import update
from oracle.comparison import set_predicates
from oracle.copies import Copies, Pending, count_copy
from oracle.counting import Tally, count
from oracle.matrix import fragments_to_rows, multiply, rows_to_fragments, transpose
from oracle.memory import LOCAL_WINDOW, SHARED_WINDOW, Memory, Segment
from oracle.operations import compute
from oracle.values import Bits, Mask, from_python, python_integers, truncate, width
from oracle.warp import LANES, Warp, special_registers
from oracle.warpwide import is_warpwide, warpwide
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Dim3
from rooftile.ptx.program import (
    Address,
    Instruction,
    Kernel,
    Operand,
    Symbol,
    Vector,
)

HINTS = {
    "membar",
    "fence",
    "prefetch",
    "prefetchu",
    "discard",
    "applypriority",
    "nanosleep",
    "pmevent",
    "griddepcontrol",
}

SPACES = ("global", "shared", "local", "const")


@dataclass
class Result:
    """What a run left behind.

    ``outputs`` has every buffer after the run, ``accesses`` the tally of each leading access by instruction index
    and the state space it went to, ``executions`` (warps, lanes) of each instruction by index; ``outside`` is the
    number of lane accesses that hit no memory.
    """

    outputs: dict[str, np.ndarray]
    accesses: dict[tuple[int, str], Tally]
    executions: dict[int, tuple[int, int]]
    outside: int


def execute(kernel: Kernel, call: Call, *, instruction_limit: int = 50_000_000) -> Result:
    """Run ``call`` and count everything. Raises RuntimeError on a deadlock, a trap or past ``instruction_limit``."""
    machine = _Machine(kernel, call, instruction_limit)
    with np.errstate(all="ignore"):
        for z, y, x in itertools.product(*(range(n) for n in reversed(call.launch.grid))):
            machine.run_block((x, y, z))
    outputs = {
        a.name: np.frombuffer(bytes(machine.memory.buffers[a.name].data), a.data.dtype).reshape(a.data.shape)
        for a in call.arguments
        if isinstance(a, BufferArgument)
    }
    executions = {i.index: (machine.warps[i.index], machine.lanes[i.index]) for i in kernel.instructions}
    for (index, _), tally in machine.tallies.items():
        leader = kernel.instructions[index].access
        assert leader is not None
        group = [i for i in kernel.accesses if i.access is not None and i.access.leader == leader.index]
        tally.divide(leader.repeat)
        tally.ptx_executions = sum(machine.warps[i.index] for i in group)
    return Result(outputs, machine.tallies, executions, machine.outside + machine.memory.outside)


class _Machine:
    def __init__(self, kernel: Kernel, call: Call, instruction_limit: int) -> None:
        self.kernel = kernel
        self.call = call
        self.memory = Memory.of(kernel, call)
        self.warps: Counter[int] = Counter()
        self.lanes: Counter[int] = Counter()
        self.tallies: dict[tuple[int, str], Tally] = {}
        self.outside = 0
        self.left = instruction_limit
        self.shared = Segment(0, bytearray())
        self.ctaid: Dim3 = (0, 0, 0)

    # A thread block

    def run_block(self, ctaid: Dim3) -> None:
        self.ctaid = ctaid
        launch = self.call.launch
        self.copies: dict[int, Copies] = {}
        self.shared = Segment(0, bytearray(self.kernel.segment_bytes("shared") + launch.dynamic_shared_bytes))
        bx, by, bz = launch.block
        threads = [(x, y, z) for z in range(bz) for y in range(by) for x in range(bx)]
        symbols = {name: self.memory.address_of(name) for name in self.kernel.variables}
        warps = []
        for number, first in enumerate(range(0, len(threads), LANES)):
            own = threads[first : first + LANES]
            local = [Segment(0, bytearray(self.kernel.segment_bytes("local"))) for _ in own]
            specials = special_registers(launch, ctaid, number, own, len(self.shared.data))
            warps.append(Warp(own, local, specials, symbols))
        while True:
            for warp in warps:
                self.run_warp(warp)
            if not self.release(warps):
                break
        if any(warp.waiting() for warp in warps):
            raise RuntimeError("some threads wait at a barrier that others never reach")

    def release(self, warps: list[Warp]) -> bool:
        """Let the threads of a complete barrier go on; exited threads are not waited for."""
        barriers: dict[int, list[tuple[Warp, int, Instruction]]] = {}
        for warp in warps:
            for lane, instruction in warp.waiting():
                number = _barrier_operands(instruction)[0]
                barriers.setdefault(int(warp.source(number)[lane]), []).append((warp, lane, instruction))
        live = sum(len(warp.threads) - sum(warp.exited) for warp in warps)
        released = False
        for members in barriers.values():
            warp, lane, instruction = members[0]
            operands = _barrier_operands(instruction)
            expected = int(warp.source(operands[1])[lane]) if len(operands) > 1 else live
            if len(members) != expected:
                continue
            if "red" in instruction.modifiers:
                self.reduce(members)
            for warp, lane, _ in members:
                warp.barrier[lane] = None
            released = True
        return released

    def reduce(self, members: list[tuple[Warp, int, Instruction]]) -> None:
        """``bar.red``: every thread gets the count, the conjunction or the disjunction of all predicates."""
        votes = [bool(warp.source(instruction.sources[-1])[lane]) for warp, lane, instruction in members]
        for warp, lane, instruction in members:
            if "popc" in instruction.modifiers:
                value = sum(votes)
            else:
                value = int(all(votes) if "and" in instruction.modifiers else any(votes))
            mask = np.arange(LANES) == lane
            warp.assign(instruction.destinations[0], np.full(LANES, value, np.uint64), mask)

    # A warp

    def run_warp(self, warp: Warp) -> None:
        """Run until every lane has exited or waits at a barrier."""
        while lanes := warp.runnable():
            lowest = min(warp.waits_at[lane] for lane in lanes)
            mask = np.array([lane in lanes and warp.waits_at[lane] == lowest for lane in range(LANES)])
            self.run_basic_block(warp, lowest, mask)

    def run_basic_block(self, warp: Warp, number: int, mask: Mask) -> None:
        block = self.kernel.blocks[number]
        for lane in np.flatnonzero(mask):
            warp.waits_at[lane] = number + 1
        for instruction in block.instructions:
            self.left -= 1
            if self.left < 0:
                raise RuntimeError("the instruction limit is used up")
            active = mask.copy()
            if instruction.guard is not None:
                held = warp.source(instruction.guard) != 0
                active &= ~held if instruction.guard_negated else held
            self.warps[instruction.index] += 1
            reached = instruction.opcode == "bra"  # a branch counts the lanes that come to it, whether they jump or not
            self.lanes[instruction.index] += int((mask if reached else active).sum())
            self.step(warp, instruction, active)

    def leave_at_once(self, warp: Warp, target: int, jumping: Mask) -> None:
        """A jump to a block that only returns is a return."""
        first = self.kernel.blocks[target].instructions[0]
        if jumping.any() and first.opcode in ("ret", "exit") and first.guard is None:
            self.run_basic_block(warp, target, jumping)

    def step(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        opcode = instruction.opcode
        lanes = [int(lane) for lane in np.flatnonzero(active)]
        if opcode == "bra":
            assert instruction.target is not None
            target = self.kernel.labels[instruction.target]
            for lane in lanes:
                warp.waits_at[lane] = target
            self.leave_at_once(warp, target, active)
        elif opcode in ("ret", "exit"):
            for lane in lanes:
                warp.exited[lane] = True
        elif opcode == "trap":
            if lanes:
                raise RuntimeError(f"trap in block {self.ctaid}, threads {[warp.threads[lane] for lane in lanes]}")
        elif opcode in ("bar", "barrier") and "warp" not in instruction.modifiers:
            for lane in lanes:
                warp.barrier[lane] = instruction
        elif opcode in HINTS or opcode == "bar":
            pass
        elif opcode == "cp":
            self.copy(warp, instruction, active)
        elif opcode in ("ldmatrix", "stmatrix"):
            self.move_matrices(warp, instruction, active)
        elif opcode == "mma":
            operands = [[warp.source(register) for register in _elements(s)] for s in instruction.sources]
            for destination, value in zip(
                _elements(instruction.destinations[0]), multiply(instruction, *operands), strict=True
            ):
                warp.assign(destination, value, active)
        elif opcode == "movmatrix":
            warp.assign(instruction.destinations[0], transpose(warp.source(instruction.sources[0])), active)
        elif instruction.access is not None:
            self.access(warp, instruction, active)
        elif opcode == "ld":
            self.load_parameter(warp, instruction, active)
        elif is_warpwide(instruction):
            sources = [warp.source(s) for s in instruction.sources]
            _assign_all(warp, instruction, warpwide(instruction, sources, active), active)
        elif "cc" in instruction.modifiers or opcode in ("addc", "subc", "madc"):
            carry(warp, instruction, active)
        else:
            self.compute(warp, instruction, active)

    def compute(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        kind = instruction.types[-1]
        if instruction.opcode == "setp":
            sources = [warp.source(s) for s in instruction.sources]
            _assign_all(warp, instruction, set_predicates(instruction, sources), active)
            return
        if instruction.opcode == "cvta":
            convert_address(warp, instruction, active)
            return
        if instruction.opcode == "isspacep":
            addresses = warp.source(instruction.sources[0]).tolist()
            space = instruction.modifiers[0].partition("::")[0]
            inside = from_python([int(_space_of(a) == space) for a in addresses], 1)
            warp.assign(instruction.destinations[0], inside, active)
            return
        sources = [warp.source(s, width(kind)) for s in instruction.sources]
        value = compute(instruction, sources)
        signed = instruction.opcode == "cvt" and instruction.types[0].startswith("s")
        bits = width(instruction.types[0])
        warp.assign(instruction.destinations[0], value, active, extend_from=bits if signed else None)

    # Memory

    def load_parameter(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        address = instruction.sources[0]
        assert isinstance(address, Address)
        assert isinstance(address.base, Symbol)
        start = {p.name: p.offset for p in self.kernel.parameters}[address.base.name] + address.offset
        size = width(instruction.types[-1]) // 8
        for i, element in enumerate(_elements(instruction.destinations[0])):
            data = self.memory.parameters[start + i * size : start + (i + 1) * size]
            value = np.full(LANES, int.from_bytes(data, "little"), np.uint64)
            signed = instruction.types[-1].startswith("s")
            warp.assign(element, value, active, extend_from=size * 8 if signed else None)

    def access(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        """Count the request, then move the bytes lane by lane."""
        address = instruction.sources[0]
        assert isinstance(address, Address)
        base = np.zeros(LANES, np.uint64) if address.base is None else warp.source(address.base)
        addresses = {int(lane): (int(base[lane]) + address.offset) % 2**64 for lane in np.flatnonzero(active)}
        kind = instruction.types[-1]
        size = width(kind) // 8
        named = next((m.partition("::")[0] for m in instruction.modifiers if m.partition("::")[0] in SPACES), None)
        self.count(instruction, named, addresses)
        if instruction.access is not None and instruction.access.operation == "atomic":
            operands = [warp.source(s) for s in instruction.sources[1:]]
            old = np.zeros(LANES, np.uint64)
            for lane, place in addresses.items():
                before = self.load(warp, named, lane, place, size)
                after = update(instruction, before, [int(o[lane]) for o in operands])
                old[lane] = before
                self.store(warp, named, lane, place, after, size)
            if instruction.destinations:
                warp.assign(instruction.destinations[0], old, active)
            return
        if instruction.opcode in ("ld", "ldu"):
            elements = _elements(instruction.destinations[0])
            loaded = {
                lane: self.load(warp, named, lane, place, size * len(elements)) for lane, place in addresses.items()
            }
            for i, element in enumerate(elements):
                value = from_python([loaded.get(lane, 0) >> (8 * size * i) for lane in range(LANES)], 8 * size)
                warp.assign(element, value, active, extend_from=8 * size if kind.startswith("s") else None)
            return
        elements = _elements(instruction.sources[1])
        columns = [truncate(warp.source(e), 8 * size) for e in elements]
        for lane, place in addresses.items():
            whole = sum(int(column[lane]) << (8 * size * i) for i, column in enumerate(columns))
            self.store(warp, named, lane, place, whole, size * len(elements))

    def copy(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        """``cp.async`` and its groups: bytes are read at once, and written when somebody waits."""
        lanes = [int(lane) for lane in np.flatnonzero(active)]
        copies = self.copies.setdefault(id(warp), Copies())
        words = instruction.modifiers
        if "wait_all" in words:
            copies.commit(lanes)
        if "commit_group" in words:
            copies.commit(lanes)
        elif "wait_all" in words or "wait_group" in words:
            allowed = 0 if "wait_all" in words else int(warp.source(instruction.sources[0])[0])
            for done in copies.wait(lanes, allowed):
                self.shared.data[done.to : done.to + len(done.data)] = done.data
        elif instruction.access is not None and instruction.access.space != "shared":
            self.start_copies(warp, instruction, lanes, copies)

    def start_copies(self, warp: Warp, instruction: Instruction, lanes: list[int], copies: Copies) -> None:
        assert instruction.access is not None
        size = instruction.access.lane_bytes
        at = []
        for operand in instruction.sources[:2]:
            assert isinstance(operand, Address)
            assert operand.base is not None
            base = warp.source(operand.base)
            at.append({lane: int(base[lane]) + operand.offset for lane in lanes})
        sources, places = at
        given = dict.fromkeys(lanes, size)
        for operand in instruction.sources[2:3]:
            given = {lane: min(int(warp.source(operand)[lane]), size) for lane in lanes}
        for lane in lanes:
            data = self.memory.load(sources[lane], given[lane]) if given[lane] else b""
            copies.pending.append(Pending(lane, copies.group[lane], places[lane], bytes(data).ljust(size, b"\0")))
        read = self.tallies.setdefault((instruction.index, "global"), Tally())
        written = self.tallies.setdefault((instruction.index + 1, "shared"), Tally())
        reading = {lane: sources[lane] for lane in lanes if given[lane]}
        filled = {lane for lane in lanes if given[lane] < size}
        count_copy(read, written, reading, places, size, filled, "cg" in instruction.modifiers)

    def move_matrices(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        """``ldmatrix`` and ``stmatrix``: a request of the lanes that name a row, then rows of 16 bytes."""
        address = instruction.sources[0]
        assert isinstance(address, Address)
        base = np.zeros(LANES, np.uint64) if address.base is None else warp.source(address.base)
        transposed = "trans" in instruction.modifiers
        held = _elements(instruction.sources[1] if instruction.opcode == "stmatrix" else instruction.destinations[0])
        addresses = {
            int(lane): (int(base[lane]) + address.offset) % 2**32
            for lane in np.flatnonzero(active)
            if lane < 8 * len(held)
        }
        self.count(instruction, "shared", addresses)
        if instruction.opcode == "stmatrix":
            rows = fragments_to_rows([warp.source(register) for register in held], transposed=transposed)
            for lane, place in addresses.items():
                self.store(warp, "shared", lane, place, int.from_bytes(rows[lane], "little"), 16)
            return
        loaded = [bytes(16)] * LANES
        for lane, place in addresses.items():
            loaded[lane] = self.load(warp, "shared", lane, place, 16).to_bytes(16, "little")
        for register, value in zip(held, rows_to_fragments(loaded, len(held), transposed=transposed), strict=True):
            warp.assign(register, value, active)

    def count(self, instruction: Instruction, named: str | None, addresses: dict[int, int]) -> None:
        """Count a leading access: one request for each state space that its active lanes address."""
        access = instruction.access
        assert access is not None
        if not access.is_leader:
            return
        spaces: dict[str, dict[int, int]] = {} if named is None else {named: {}}
        for lane, place in addresses.items():
            space = named or _space_of(place)
            start = place + access.group_offset
            if access.repeat != 1:  # a machine access made of several executions begins at a multiple of its width
                start -= start % access.group_bytes
            spaces.setdefault(space, {})[lane] = start
        for space, places in spaces.items():
            tally = self.tallies.setdefault((instruction.index, space), Tally())
            operation = "store" if instruction.opcode == "ldmatrix" else access.operation  # neither merges groups
            count(tally, space, operation, places, access.group_bytes)

    def segment(self, warp: Warp, named: str | None, lane: int, address: int) -> tuple[Segment | None, int]:
        """The shared or local memory that a lane's address means, and the place in it; None for the grid's memory."""
        space = named or _space_of(address)
        if space == "shared":
            return self.shared, address % SHARED_WINDOW
        if space == "local":
            return warp.local[lane], address % LOCAL_WINDOW
        return None, address

    def load(self, warp: Warp, named: str | None, lane: int, address: int, size: int) -> int:
        segment, place = self.segment(warp, named, lane, address)
        if segment is None:
            return int.from_bytes(self.memory.load(place, size), "little")
        if not segment.holds(place, size):
            self.outside += 1
            return 0
        return int.from_bytes(segment.data[place : place + size], "little")

    def store(self, warp: Warp, named: str | None, lane: int, address: int, value: int, size: int) -> None:
        segment, place = self.segment(warp, named, lane, address)
        data = value.to_bytes(size, "little")
        if segment is None:
            self.memory.store(place, data)
        elif segment.holds(place, size):
            segment.data[place : place + size] = data
        else:
            self.outside += 1


def _assign_all(warp: Warp, instruction: Instruction, results: list[Bits], active: Mask) -> None:
    """Give ``d`` or ``d|p`` their values."""
    for destination, value in zip(instruction.destinations, results, strict=False):
        warp.assign(destination, value, active)


def _elements(operand: Operand) -> tuple[Operand, ...]:
    """The registers that a load fills or a store takes."""
    return operand.elements if isinstance(operand, Vector) else (operand,)


def _barrier_operands(instruction: Instruction) -> tuple[Operand, ...]:
    """The barrier's number and, if given, how many threads it waits for; ``bar.red`` has its predicate after them."""
    return instruction.sources[:-1] if "red" in instruction.modifiers else instruction.sources


def _space_of(address: int) -> str:
    """The window a generic address lies in."""
    if address >= LOCAL_WINDOW:
        return "local"
    return "shared" if address >= SHARED_WINDOW else "global"


def convert_address(warp: Warp, instruction: Instruction, active: Mask) -> None:
    """``cvta`` to generic addresses, ``cvta.to`` back. Global ones are the same in both."""
    window = {"shared": SHARED_WINDOW, "local": LOCAL_WINDOW}.get(instruction.modifiers[-1].partition("::")[0], 0)
    value = warp.source(instruction.sources[0])
    moved = value - np.uint64(window) if "to" in instruction.modifiers else value + np.uint64(window)
    warp.assign(instruction.destinations[0], moved, active)


def carry(warp: Warp, instruction: Instruction, active: Mask) -> None:
    """``add.cc``, ``addc``, ``mad.lo.cc`` and their like: sums that read or leave the carry flag."""
    kind = instruction.types[0]
    bits = width(kind)
    rows = [python_integers(warp.source(s), "u" + kind[1:]) for s in instruction.sources]
    results = []
    for lane, row in enumerate(zip(*rows, strict=True)):
        name = instruction.opcode
        carried = warp.carry[lane] if name in ("addc", "subc", "madc") else 0
        if name.startswith("sub"):
            total = row[0] - row[1] - carried
            flag = int(total < 0)
        else:
            operands = row
            if name.startswith("mad"):
                a, b = (python_integers(np.array([x], np.uint64), kind)[0] for x in row[:2])
                product = (a * b) >> (bits if "hi" in instruction.modifiers else 0)
                operands = (product & ((1 << bits) - 1), row[2])
            total = sum(operands) + carried
            flag = total >> bits
        if active[lane] and "cc" in instruction.modifiers:
            warp.carry[lane] = flag
        results.append(total)
    warp.assign(instruction.destinations[0], from_python(results, bits), active)
