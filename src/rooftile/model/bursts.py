"""How many loads a warp asks L1 for before it waits for one: with so many it is at the same place of its lines."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rooftile.core.errors import UnavailableError
from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine
from rooftile.machine import Gpu
from rooftile.model.control_flow import machine_blocks
from rooftile.model.machine_code import Operation, decode

_MOST: Final = 4
"""Loads of a warp that wait for L1 at a time, beyond which other warps have their turn. With four of the thirteen of
``naive`` at 1111 x 3333 x 777, L1 asks L2 for what an H200's does, with all of them for a tenth more; so it does with
one of the four of ``b_stays``."""


def burst(gpu: Gpu, sass: Sequence[SassInstruction], lines: Sequence[ExecutedLine], warps: int) -> int:
    """Loads from global memory, and copies, that a warp issues one after the other, on average; at least 1.

    Nothing between them needs what one of them loads, and no barrier parts them: a scheduler stays with a warp that
    can go on.

    Parameters
    ----------
    gpu : Gpu
    sass : sequence of SassInstruction
        In address order; if it does not belong to ``lines``, or there is none, 1 is given.
    lines : sequence of ExecutedLine
        Of an execution of ``warps`` warps.
    warps : int
    """
    known = {line.ptx_line for line in lines}
    if gpu.sm is None or not gpu.timing or not any(instruction.ptx_line in known for instruction in sass):
        return 1
    try:
        operations = [decode(instruction, gpu.sm, gpu.timing) for instruction in sass]
    except UnavailableError:
        return 1
    loads = bursts = 0.0
    for block in machine_blocks(sass, lines, warps):
        sizes = _sizes(operations[block.start : block.stop]) if block.executions else []
        loads += block.executions * sum(sizes)
        bursts += block.executions * len(sizes)
    return max(1, min(_MOST, round(loads / bursts))) if bursts else 1


def _sizes(operations: Sequence[Operation]) -> list[int]:
    """Those of the bursts of a basic block."""
    sizes = [0]
    pending: set[str] = set()
    for operation in operations:
        if operation.kind in ("barrier", "await") or not pending.isdisjoint(operation.reads):
            sizes.append(0)
            pending = set()
        if operation.fetches:
            sizes[-1] += 1
            pending.update(operation.writes)
    return [size for size in sizes if size]
