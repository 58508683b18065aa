"""A kernel while it is being read: instructions without numbers, and the basic blocks made of them."""

from __future__ import annotations

from dataclasses import dataclass

from rooftile.core.source import Location
from rooftile.ptx.opcodes import Opcode
from rooftile.ptx.program import Access, Block, Instruction, Operand, Register


@dataclass(slots=True)
class Draft:
    """An instruction before it is numbered; ``target`` is a label as written until its scope has closed."""

    opcode: Opcode
    destinations: tuple[Operand, ...]
    sources: tuple[Operand, ...]
    ptx_line: int
    location: Location | None
    guard: Register | None = None
    guard_negated: bool = False
    target: str | None = None

    @property
    def ends_block(self) -> bool:
        """Whether control may leave, or wait, after this."""
        return self.opcode.is_barrier or self.opcode.name in ("bra", "ret", "exit")


@dataclass(frozen=True, slots=True)
class Label:
    """A place that branches go to."""

    name: str


def basic_blocks(items: list[Draft | Label], end: Draft) -> tuple[Block, ...]:
    """Number instructions and accesses and cut them into basic blocks.

    Parameters
    ----------
    items : list
        Instructions and labels in textual order; every branch target is among the labels.
    end : Draft
        The ``ret`` to add where control would run off the end.
    """
    groups, names, label_of = _groups(items, end)
    blocks: list[Block] = []
    index = 0
    accesses = 0
    for number, group in enumerate(groups):
        instructions = []
        for draft in group:
            opcode = draft.opcode
            access = None
            if opcode.memory is not None:
                space, operation, lane_bytes = opcode.memory
                access = Access(accesses, space, operation, lane_bytes, leader=accesses, group_bytes=lane_bytes)
                accesses += 1
            target = None
            if draft.target is not None:
                target = names[label_of[draft.target]]
            instructions.append(
                Instruction(
                    index,
                    number,
                    opcode.name,
                    opcode.modifiers,
                    opcode.types,
                    draft.destinations,
                    draft.sources,
                    draft.ptx_line,
                    draft.location,
                    draft.guard,
                    draft.guard_negated,
                    target,
                    access,
                )
            )
            index += 1
        blocks.append(Block(number, names[number], tuple(instructions), _successors(number, group[-1], label_of)))
    return tuple(blocks)


def _groups(items: list[Draft | Label], end: Draft) -> tuple[list[list[Draft]], list[str | None], dict[str, int]]:
    """Instructions block by block, the blocks' names, and the number of the block at each label."""
    groups: list[list[Draft]] = [[]]
    names: list[str | None] = [None]
    label_of: dict[str, int] = {}
    for item in items:
        if isinstance(item, Label):
            if groups[-1]:
                groups.append([])
                names.append(None)
            names[-1] = names[-1] or item.name
            label_of[item.name] = len(groups) - 1
        else:
            groups[-1].append(item)
            if item.ends_block:
                groups.append([])
                names.append(None)
    if groups[-1] or names[-1] is not None or len(groups) == 1:
        groups[-1].append(end)
    else:
        groups.pop()
        names.pop()
        last = groups[-1][-1]
        if last.guard is not None or last.opcode.is_barrier:
            groups.append([end])
            names.append(None)
    return groups, names, label_of


def _successors(number: int, last: Draft, label_of: dict[str, int]) -> tuple[int, ...]:
    always = last.guard is None
    if last.opcode.name in ("ret", "exit"):
        return () if always else (number + 1,)
    if last.opcode.name != "bra" or last.target is None:
        return (number + 1,)
    target = label_of[last.target]
    return (target,) if always or target == number + 1 else (number + 1, target)
