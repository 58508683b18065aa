"""How many loads a warp has under way at once, read from the machine code."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.core.source import SassInstruction
from rooftile.model.machine_code import words_of

_REGISTER: Final = re.compile(r"\bR(\d+)\b")
_GLOBAL_LOADS: Final = frozenset({"LDG", "LD", "LDGSTS"})


@dataclass(frozen=True, slots=True)
class Batch:
    """Loads issued before the first of them is waited for, and the instructions between the last of them and that."""

    loads: int
    instructions_between: int


def largest_batch(sass: Sequence[SassInstruction], executed_lines: Collection[int] | None = None) -> Batch | None:
    """The largest batch of global loads in the code; None if it has none.

    An SM issues a warp's instructions in order, and a load only holds its warp up when another instruction uses the
    register it fills. The loads issued by then are under way together. Instructions are read in the order of their
    addresses, so loads that a loop uses in its next turn count as used by what follows the loop.

    Parameters
    ----------
    sass : sequence of SassInstruction
        In address order.
    executed_lines : collection of int, optional
        PTX lines of the accesses that were executed; loads of others are passed over.
    """
    best: Batch | None = None
    under_way: dict[int, None] = {}
    loads, since = 0, 0
    for instruction in sass:
        opcode = instruction.opcode.split(".")[0]
        registers = [int(number) for number in _REGISTER.findall(instruction.operands)]
        is_load = opcode in _GLOBAL_LOADS and (
            executed_lines is None or instruction.ptx_line is None or instruction.ptx_line in executed_lines
        )
        used = registers[1:] if is_load and opcode != "LDGSTS" else registers
        if loads and (any(register in under_way for register in used) or opcode in ("DEPBAR", "EXIT")):
            if best is None or loads > best.loads:
                best = Batch(loads, since)
            under_way.clear()
            loads = 0
        if is_load:
            if opcode != "LDGSTS" and registers:
                under_way |= dict.fromkeys(range(registers[0], registers[0] + words_of(instruction.opcode)))
            loads, since = loads + 1, 0
        else:
            since += 1
    return best
