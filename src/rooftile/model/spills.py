"""Spilled registers: what the assembler stores to local memory and loads back, of which the PTX knows nothing."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine
from rooftile.model.control_flow import machine_blocks, way
from rooftile.model.machine_code import words_of

_OWN: Final = re.compile(r"\[R1(?:\+(0x[0-9a-f]+))?\]")
"""A place in the frame of a thread: R1 points to it, and no other register does for what is spilled."""

_TRACED: Final = frozenset({"LDG", "LD", "LDL", "STG", "ST", "STL", "RED", "ATOM", "ATOMG"})
_TURNS: Final = (8, 4, 2, 1)
_MOST: Final = 4000
"""Turns of every loop that are followed, as many as leave a warp no more than so many requests."""


@dataclass(frozen=True, slots=True)
class Spills:
    """Requests to local memory that spilled registers make; each is for a word of every lane, 128 bytes.

    Attributes
    ----------
    loads, stores : float
        Words a warp.
    way : tuple of int or None
        What a warp asks for in its first turns of every loop: word ``w`` of its frame, stored (``~w``) or loaded
        (``w``); None stands for its next request that is not a spilled register's. What is loaded has been stored:
        all words are at the beginning, wherever the assembler put that.
    words : int
        Different words.
    missed : float
        The share of the loads that L1 does not have.
    """

    loads: float
    stores: float
    way: tuple[int | None, ...]
    words: int
    missed: float = 0.0


def spills(
    sass: Sequence[SassInstruction], lines: Sequence[ExecutedLine], warps: int, arrays: Collection[int] = ()
) -> Spills | None:
    """What is spilled, or None if nothing is.

    Parameters
    ----------
    sass : sequence of SassInstruction
    lines : sequence of ExecutedLine
        Of an execution of ``warps`` warps.
    warps : int
    arrays : collection of int
        Accesses of ``lines`` to arrays in local memory, which are not spilled.
    """
    known = {line.ptx_line for line in lines if line.access in arrays}
    steps = [_steps(instruction, known) for instruction in sass]
    if not any(word is not None for step in steps for word in step):
        return None
    blocks = machine_blocks(sass, lines, warps)
    loads = stores = 0.0
    for block in blocks:
        for step in steps[block.start : block.stop]:
            loads += block.executions * sum(word is not None and word >= 0 for word in step)
            stores += block.executions * sum(word is not None and word < 0 for word in step)
    path: tuple[int | None, ...] = ()
    for turns in _TURNS:
        visits = [blocks[number] for number in way(sass, blocks, turns)]
        path = tuple(word for block in visits for step in steps[block.start : block.stop] for word in step)
        if len(path) <= _MOST:
            break
    words = {word if word >= 0 else ~word for step in steps for word in step if word is not None}
    stored_before = tuple(~word for word in sorted(words))
    return Spills(loads, stores, (*stored_before, *path), len(words))


def _steps(instruction: SassInstruction, known: set[int]) -> tuple[int | None, ...]:
    """Words of the frame that an instruction moves, (None,) for another request, () for no request."""
    base = instruction.opcode.split(".")[0]
    if base not in _TRACED:
        return ()
    place = _OWN.search(instruction.operands)
    if base not in ("LDL", "STL") or instruction.ptx_line in known or place is None:
        return (None,)
    first = int(place[1] or "0", 16) // 4
    words = range(first, first + words_of(instruction.opcode))
    return tuple(words) if base == "LDL" else tuple(~word for word in words)
