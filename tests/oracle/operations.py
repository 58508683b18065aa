"""What each PTX instruction computes from its source operands.

Every function takes the instruction and its source operands as 32 lanes of bit patterns, and returns the destination's
bit patterns. Semantics are those of the PTX ISA, chapter "Instruction Set". Memory, control flow and instructions
through which lanes meet are in :mod:`oracle.machine`.
"""

from __future__ import annotations

import numpy as np

from oracle import comparison, floating, integer
from oracle import values as v
from oracle.conversion import convert
from oracle.values import Bits
from rooftile.ptx.program import Instruction


def compute(instruction: Instruction, sources: list[Bits]) -> Bits:
    """Result of ``instruction``; raises KeyError for an opcode the oracle does not know."""
    opcode = instruction.opcode
    kind = instruction.types[0]
    if opcode == "mov":
        return sources[0]
    if opcode == "cvt":
        return convert(instruction, sources)
    if opcode in comparison.OPERATIONS:
        return comparison.OPERATIONS[opcode](instruction, sources)
    if kind.endswith("x2"):
        return _packed(instruction, sources)
    table = floating.OPERATIONS if v.is_float(kind) else integer.OPERATIONS
    return table[opcode](instruction, sources)


def _packed(instruction: Instruction, sources: list[Bits]) -> Bits:
    """Both halves of ``f16x2`` and ``bf16x2`` on their own."""
    operation = floating.OPERATIONS[instruction.opcode]
    low = operation(instruction, [s & np.uint64(0xFFFF) for s in sources])
    high = operation(instruction, [(s >> np.uint64(16)) & np.uint64(0xFFFF) for s in sources])
    return low | (high << np.uint64(16))
