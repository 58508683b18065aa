"""Registers of ``wgmma`` that are used at the wrong time: accumulators under way, and operands without a fence.

A ``wgmma`` reads and writes its registers after it was issued. Until ``wgmma.wait_group`` has seen its group end,
nothing but another ``wgmma`` may touch them; and what wrote them before must be ordered by ``wgmma.fence`` (PTX ISA
9.7.16.7).
Here values are there at once, so no run shows either fault: both are told from the instructions along all paths. A
``mov`` only renames, for it is how PTX hands a value from one round of a loop to the next. Of kernels whose compiler
keeps such registers in local memory nothing is said: there the assembler lets every ``wgmma`` end before the next.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rooftile.core.finding import Finding
from rooftile.ptx.program import Immediate, Instruction, Kernel, Register, Vector

_OLDEST: Final = 8
"""Groups that are told apart; ``wait_group`` takes at most 7."""

State = tuple[dict[str, int], frozenset[str]]
"""Registers under way, with how many groups were committed since; registers that were written since the last fence."""


@dataclass(frozen=True, slots=True)
class Misuse:
    """An instruction and what is wrong with its registers: ``early``, or without a fence."""

    instruction: Instruction
    early: bool


def misuses(kernel: Kernel) -> tuple[Misuse, ...]:
    """All misuses in ``kernel``, by instruction."""
    operands = {name for ins in kernel.instructions if ins.opcode == "wgmma" for name in _operands(ins)}
    if not operands or any(_is_local(ins) and operands & _touched(ins) for ins in kernel.instructions):
        return ()
    states: list[State | None] = [None] * len(kernel.blocks)
    states[0] = {}, frozenset(kernel.registers)  # nothing has been fenced when a kernel begins
    waiting = [0]
    while waiting:
        number = waiting.pop()
        state = states[number]
        assert state is not None
        for ins in kernel.blocks[number].instructions:
            state, _ = _after(ins, state)
        for successor in kernel.blocks[number].successors:
            merged = _merged(states[successor], state)
            if merged != states[successor]:
                states[successor] = merged
                waiting.append(successor)
    found: dict[int, Misuse] = {}
    for block in kernel.blocks:
        reached = states[block.index]
        if reached is None:
            continue
        for ins in block.instructions:
            reached, misuse = _after(ins, reached)
            if misuse is not None:
                found.setdefault(ins.index, misuse)
    return tuple(found.values())


def findings(kernel: Kernel) -> Iterator[tuple[int, Finding]]:
    """What :func:`misuses` says in words, by instruction: one of each kind for a source line."""
    told = set()
    for misuse in misuses(kernel):
        ins = misuse.instruction
        if (ins.location, misuse.early) in told:
            continue
        told.add((ins.location, misuse.early))
        if misuse.early:
            yield (
                ins.index,
                Finding(
                    "wgmma-in-flight",
                    "error",
                    "uses registers that a wgmma under way still reads or writes",
                    ins.location,
                    why="wgmma is asynchronous: what is read here may be the sum before it, or part of it",
                    advice="commit the group (wgmma.commit_group) and wait for it (wgmma.wait_group 0) before",
                ),
            )
        else:
            yield (
                ins.index,
                Finding(
                    "wgmma-fence",
                    "error",
                    "a wgmma uses registers that were written since the last wgmma.fence",
                    ins.location,
                    why="wgmma is asynchronous: without the fence it may read them before they are written",
                    advice="put wgmma.fence.sync.aligned before the first wgmma of each group",
                ),
            )


def _merged(known: State | None, new: State) -> State:
    if known is None:
        return new
    under_way = dict(known[0])
    for name, age in new[0].items():
        under_way[name] = min(age, under_way.get(name, _OLDEST))
    return under_way, known[1] | new[1]


def _after(ins: Instruction, state: State) -> tuple[State, Misuse | None]:
    under_way, written = state
    words = ins.modifiers
    if ins.opcode == "wgmma":
        if "fence" in words:
            return (under_way, frozenset()), None
        if "commit_group" in words:
            return ({name: min(age + 1, _OLDEST) for name, age in under_way.items()}, written), None
        if "wait_group" in words:
            left = ins.sources[0] if ins.sources else None
            count = left.value if isinstance(left, Immediate) else 0
            return ({name: age for name, age in under_way.items() if age <= count}, written), None
        used = _operands(ins)
        misuse = Misuse(ins, early=False) if used & written else None
        return ({**under_way, **dict.fromkeys(used, 0)}, written - used), misuse
    results = {register.name for register in ins.defs()}
    source = ins.sources[0] if ins.opcode == "mov" and len(ins.sources) == 1 else None
    if isinstance(source, Register):
        under_way = {name: age for name, age in under_way.items() if name not in results}
        if source.name in state[0]:
            under_way |= dict.fromkeys(results, state[0][source.name])
        return (under_way, written | results if source.name in written else written - results), None
    touched = _touched(ins)
    misuse = Misuse(ins, early=True) if not touched.isdisjoint(under_way) else None
    if misuse is not None:  # once is enough
        under_way = {name: age for name, age in under_way.items() if name not in touched}
    return (under_way, written | results), misuse


def _operands(ins: Instruction) -> set[str]:
    """The registers of D, and of A if it has some."""
    vectors = (operand for operand in ins.sources[:2] if isinstance(operand, Vector))
    return {element.name for vector in vectors for element in vector.elements if isinstance(element, Register)}


def _touched(ins: Instruction) -> set[str]:
    return {register.name for register in (*ins.uses(), *ins.defs())}


def _is_local(ins: Instruction) -> bool:
    return ins.access is not None and ins.access.space == "local"
