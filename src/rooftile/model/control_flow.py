"""How often each part of the machine code runs, worked out from the executions of the PTX it was made from.

The machine code is not executed here; the PTX is. The assembler keeps the order of basic blocks by and large, but
unrolls loops: a PTX block then has copies in several blocks of the machine code, of which the one with the most copies
runs as often as it fits, and the others do what is left over.
"""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import ceil, floor
from typing import Final

from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine
from rooftile.model.machine_code import BRANCHES, NEVER

_ONE_FOR_ONE: Final = re.compile(
    r"(?:FFMA|DFMA|HFMA2|FADD|FMUL|DADD|DMUL|HADD2|HMUL2|IDP|[HIDQ]MMA|LDSM|LDG|LDS|LDL|LD|STG|STS|STL|ST)\b"
)
"""Machine instructions that PTX instructions become one for one."""

_ONE_FOR_ONE_WEIGHT: Final = 4
_OUTSIDE: Final = 0.75
_LOOPS: Final = 1.5
_TAKEN: Final = 0.5
_TINY: Final = 1e-6
_DECIMALS: Final = 6
"""To which numbers of executions are compared."""


@dataclass(frozen=True, slots=True)
class MachineBlock:
    """Instructions ``start`` to ``stop`` of the machine code, and how often a warp runs them on average."""

    start: int
    stop: int
    executions: float

    def __len__(self) -> int:
        return self.stop - self.start


def machine_blocks(
    sass: Sequence[SassInstruction], lines: Sequence[ExecutedLine], warps: int
) -> tuple[MachineBlock, ...]:
    """The basic blocks of the machine code with their executions a warp.

    Parameters
    ----------
    sass : sequence of SassInstruction
        In address order.
    lines : sequence of ExecutedLine
        Every PTX instruction of the kernel, in order.
    warps : int
        Warps launched.
    """
    bounds = _bounds(sass)
    block_of = {line.ptx_line: line.block for line in lines}
    parts = {line.ptx_line: line.parts for line in lines}
    executions = {line.block: line.warps for line in lines}
    copies = _copies(sass, bounds, block_of, parts)
    votes: dict[int, dict[float, int]] = defaultdict(lambda: defaultdict(int))
    for block, places in copies.items():
        entries = _entries(block, executions, warps)
        for index, (weight, times) in _distribute(places, executions[block] / entries).items():
            votes[index][round(times * entries / warps, _DECIMALS)] += weight
    loops = _loops(sass, bounds)
    blocks: list[MachineBlock] = []
    for index, (start, stop) in enumerate(bounds):
        times = blocks[-1].executions if blocks else 1.0
        if index in votes:
            times = max(votes[index], key=lambda number: (votes[index][number], number))
        if not any(first <= index <= last for first, last in loops):
            times = min(times, 1.0)  # what the assembler moved out of a loop
        blocks.append(MachineBlock(start, stop, times))
    return tuple(blocks)


def _loops(sass: Sequence[SassInstruction], bounds: Sequence[tuple[int, int]]) -> list[tuple[int, int]]:
    """First and last block between the target of each branch backwards and the branch."""
    index_of = {sass[start].address: index for index, (start, _) in enumerate(bounds)}
    targets = [index_of.get(sass[stop - 1].target or -1) for _, stop in bounds]
    return [(target, index) for index, target in enumerate(targets) if target is not None and target <= index]


def _bounds(sass: Sequence[SassInstruction]) -> list[tuple[int, int]]:
    """First and last instruction of each basic block."""
    position = {instruction.address: index for index, instruction in enumerate(sass)}
    leaders = {0}
    for index, instruction in enumerate(sass):
        if instruction.target in position:
            leaders.add(position[instruction.target])
        if instruction.opcode.split(".")[0] in BRANCHES:
            leaders.add(index + 1)
    starts = sorted(leader for leader in leaders if leader < len(sass))
    return list(zip(starts, [*starts[1:], len(sass)], strict=True))


@dataclass(frozen=True, slots=True)
class _Place:
    """A PTX block's part of a machine block: the PTX lines there, how many copies, and how sure that is."""

    lines: frozenset[int]
    copies: int
    weight: int


def _copies(
    sass: Sequence[SassInstruction],
    bounds: Sequence[tuple[int, int]],
    block_of: Mapping[int, int],
    parts: Mapping[int, int],
) -> dict[int, dict[int, _Place]]:
    """Places of every PTX block, by PTX block and machine block."""
    opcodes: dict[tuple[int, int], dict[int, Counter[str]]] = defaultdict(lambda: defaultdict(Counter))
    for index, (start, stop) in enumerate(bounds):
        for instruction in sass[start:stop]:
            line = instruction.ptx_line
            if line is not None and line in block_of and instruction.opcode != "NOP" and instruction.guard != NEVER:
                opcodes[block_of[line], index][line][instruction.opcode] += 1
    places: dict[int, dict[int, _Place]] = defaultdict(dict)
    for (block, index), by_line in opcodes.items():
        found = {line: ceil(max(counts.values()) / parts[line]) for line, counts in by_line.items()}
        every = list(found.values())
        sure = [found[line] for line, counts in by_line.items() if any(map(_ONE_FOR_ONE.match, counts))]
        number = Counter(sure or every).most_common(1)[0][0]
        places[block][index] = _Place(frozenset(by_line), number, _ONE_FOR_ONE_WEIGHT * len(sure) + len(every))
    return places


def _entries(block: int, executions: Mapping[int, int], warps: int) -> int:
    """How often control comes to ``block`` from outside the loop it is in; executions by warps, at least 1.

    That is what the last block before it ran that ran clearly less often.
    """
    times = executions[block]
    if times <= warps:
        return max(1, times)
    before = (executions[other] for other in sorted(executions, reverse=True) if other < block)
    return next((n for n in before if 0 < n <= _OUTSIDE * times), warps)


def _distribute(places: Mapping[int, _Place], times: float) -> dict[int, tuple[int, float]]:
    """Weight and executions of each machine block, if the PTX block runs ``times`` each time it is entered."""
    order = sorted(places, key=lambda index: (-places[index].copies, -places[index].weight, index))
    done: dict[int, float] = {}
    for position, index in enumerate(order):
        place = places[index]
        same = [other for other in done if places[other].lines & place.lines]
        left = times - sum(places[other].copies * done[other] for other in same)
        runs = max(0.0, left / place.copies)
        if any(places[other].lines & place.lines for other in order[position + 1 :]):
            runs = float(floor(runs + _TINY))
        done[index] = runs
    return {index: (places[index].weight, runs) for index, runs in done.items()}


def way(sass: Sequence[SassInstruction], blocks: Sequence[MachineBlock], turns: int) -> tuple[int, ...]:
    """The blocks that a typical warp passes, one after the other, with every loop cut to at most ``turns`` turns.

    Blocks that most warps pass by are left out.
    """
    loops = [loop for loop in _loops(sass, [(b.start, b.stop) for b in blocks]) if blocks[loop[1]].executions > 0]
    passed: list[int] = []

    def pass_through(first: int, last: int, entered: float, inside: tuple[int, int] | None) -> None:
        index = first
        while index <= last:
            loop = _loop_at(index, last, entered, inside)
            if loop is not None:
                times = blocks[loop[1]].executions
                for _ in range(min(turns, max(1, round(times / entered)))):
                    pass_through(*loop, times, loop)
                index = loop[1] + 1
            else:
                if blocks[index].executions >= _TAKEN * entered:
                    passed.append(index)
                index += 1

    def _loop_at(first: int, last: int, entered: float, inside: tuple[int, int] | None) -> tuple[int, int] | None:
        """The outermost loop that begins at ``first`` and is turned in; ``inside`` is the one being passed through."""
        found = None
        for start, end in loops:
            if start != first or end > last or (inside is not None and inside[0] == start and end >= inside[1]):
                continue
            most = max(block.executions for block in blocks[start : end + 1])
            if most >= _LOOPS * entered and blocks[end].executions >= _TAKEN * most:
                found = (start, end)
        return found

    pass_through(0, len(blocks) - 1, 1.0, None)
    return tuple(passed)
