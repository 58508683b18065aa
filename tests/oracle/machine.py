"""Runs a kernel: blocks one by one, their warps in turn from barrier to barrier, one basic block of a warp at a time.

Which lanes of a warp run together is fixed by one policy: of the basic blocks that lanes wait to enter, the one with
the lowest number runs, with all lanes that wait there.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass

import numpy as np

from oracle.accesses import Accesses, convert_address, elements_of, space_of
from oracle.comparison import set_predicates
from oracle.counting import Tally
from oracle.matrix import multiply, transpose
from oracle.memory import Segment
from oracle.operations import compute
from oracle.values import Bits, Mask, from_python, python_integers, width
from oracle.warp import LANES, Warp, special_registers
from oracle.warpwide import is_warpwide, warpwide
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Dim3
from rooftile.ptx.program import Instruction, Kernel, Operand

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
        a.name: np.frombuffer(bytes(machine.accesses.memory.buffers[a.name].data), a.data.dtype).reshape(a.data.shape)
        for a in call.arguments
        if isinstance(a, BufferArgument)
    }
    executions = {i.index: (machine.warps[i.index], machine.lanes[i.index]) for i in kernel.instructions}
    for (index, _), tally in machine.accesses.tallies.items():
        leader = kernel.instructions[index].access
        assert leader is not None
        group = [i for i in kernel.accesses if i.access is not None and i.access.leader == leader.index]
        tally.divide(leader.repeat)
        tally.ptx_executions = sum(machine.warps[i.index] for i in group)
    return Result(outputs, machine.accesses.tallies, executions, machine.accesses.outside)


class _Machine:
    def __init__(self, kernel: Kernel, call: Call, instruction_limit: int) -> None:
        self.kernel = kernel
        self.call = call
        self.accesses = Accesses(kernel, call)
        self.warps: Counter[int] = Counter()
        self.lanes: Counter[int] = Counter()
        self.left = instruction_limit
        self.ctaid: Dim3 = (0, 0, 0)

    # A thread block

    def run_block(self, ctaid: Dim3) -> None:
        self.ctaid = ctaid
        launch = self.call.launch
        shared_bytes = self.kernel.segment_bytes("shared") + launch.dynamic_shared_bytes
        self.accesses.begin_block(shared_bytes)
        bx, by, bz = launch.block
        threads = [(x, y, z) for z in range(bz) for y in range(by) for x in range(bx)]
        symbols = {name: self.accesses.memory.address_of(name) for name in self.kernel.variables}
        warps = []
        for number, first in enumerate(range(0, len(threads), LANES)):
            own = threads[first : first + LANES]
            local = [Segment(0, bytearray(self.kernel.segment_bytes("local"))) for _ in own]
            specials = special_registers(launch, ctaid, number, own, shared_bytes)
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
        entering = int(mask.sum())
        for lane in np.flatnonzero(mask):
            warp.waits_at[lane] = number + 1
        for instruction in block.instructions:
            self.left -= 1
            if self.left < 0:
                raise RuntimeError("the instruction limit is used up")
            active, count = mask, entering
            if instruction.guard is not None:
                held = warp.source(instruction.guard) != 0
                active = mask & (~held if instruction.guard_negated else held)
                if instruction.opcode != "bra":  # which counts the lanes that come to it, whether they jump or not
                    count = int(active.sum())
            self.warps[instruction.index] += 1
            self.lanes[instruction.index] += count
            self.step(warp, instruction, active)

    def leave_at_once(self, warp: Warp, target: int, jumping: Mask) -> None:
        """A jump to a block that only returns is a return."""
        first = self.kernel.blocks[target].instructions[0]
        if jumping.any() and first.opcode in ("ret", "exit") and first.guard is None:
            self.run_basic_block(warp, target, jumping)

    def step(self, warp: Warp, instruction: Instruction, active: Mask) -> None:
        opcode = instruction.opcode
        if opcode == "bra":
            assert instruction.target is not None
            target = self.kernel.labels[instruction.target]
            for lane in np.flatnonzero(active):
                warp.waits_at[lane] = target
            self.leave_at_once(warp, target, active)
        elif opcode in ("ret", "exit"):
            for lane in np.flatnonzero(active):
                warp.exited[lane] = True
        elif opcode == "trap":
            if active.any():
                threads = [warp.threads[lane] for lane in np.flatnonzero(active)]
                raise RuntimeError(f"trap in block {self.ctaid}, threads {threads}")
        elif opcode in ("bar", "barrier") and "warp" not in instruction.modifiers:
            for lane in np.flatnonzero(active):
                warp.barrier[lane] = instruction
        elif opcode in HINTS or opcode == "bar":
            pass
        elif opcode == "cp":
            self.accesses.copy(warp, instruction, active)
        elif opcode in ("ldmatrix", "stmatrix"):
            self.accesses.move_matrices(warp, instruction, active)
        elif opcode == "mma":
            operands = [[warp.source(register) for register in elements_of(s)] for s in instruction.sources]
            for destination, value in zip(
                elements_of(instruction.destinations[0]), multiply(instruction, *operands), strict=True
            ):
                warp.assign(destination, value, active)
        elif opcode == "movmatrix":
            warp.assign(instruction.destinations[0], transpose(warp.source(instruction.sources[0])), active)
        elif instruction.access is not None:
            self.accesses.access(warp, instruction, active)
        elif opcode == "ld":
            self.accesses.load_parameter(warp, instruction, active)
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
            inside = from_python([int(space_of(a) == space) for a in addresses], 1)
            warp.assign(instruction.destinations[0], inside, active)
            return
        sources = [warp.source(s, width(kind)) for s in instruction.sources]
        value = compute(instruction, sources)
        signed = instruction.opcode == "cvt" and instruction.types[0].startswith("s")
        bits = width(instruction.types[0])
        warp.assign(instruction.destinations[0], value, active, extend_from=bits if signed else None)


def _assign_all(warp: Warp, instruction: Instruction, results: list[Bits], active: Mask) -> None:
    """Give ``d`` or ``d|p`` their values."""
    for destination, value in zip(instruction.destinations, results, strict=False):
        warp.assign(destination, value, active)


def _barrier_operands(instruction: Instruction) -> tuple[Operand, ...]:
    """The barrier's number and, if given, how many threads it waits for; ``bar.red`` has its predicate after them."""
    return instruction.sources[:-1] if "red" in instruction.modifiers else instruction.sources


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
