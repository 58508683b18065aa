"""What an atomic operation leaves in memory."""

from __future__ import annotations

import numpy as np

from oracle import values as v
from rooftile.ptx.program import Instruction

NAMES = ("add", "min", "max", "and", "or", "xor", "exch", "cas", "inc", "dec")


def update(instruction: Instruction, old: int, operands: list[int]) -> int:
    """The new bit pattern in place of ``old``; for ``cas`` the operands are the comparand and the new value."""
    kind = instruction.types[-1]
    name = next(m for m in instruction.modifiers if m in NAMES)
    if name == "exch":
        return operands[0] & ((1 << v.width(kind)) - 1)
    if name == "cas":
        limit = (1 << v.width(kind)) - 1
        return operands[1] & limit if old == operands[0] & limit else old
    if kind.endswith("x2"):
        return _lane(kind[:-2], old & 0xFFFF, operands[0] & 0xFFFF) | (
            _lane(kind[:-2], old >> 16, operands[0] >> 16) << 16
        )
    if v.is_float(kind):
        return _lane(kind, old, operands[0])
    a, b = (v.python_integers(np.array([x], np.uint64), kind)[0] for x in (old, operands[0]))
    result = {
        "add": a + b,
        "min": min(a, b),
        "max": max(a, b),
        "and": a & b,
        "or": a | b,
        "xor": a ^ b,
        "inc": 0 if a >= b else a + 1,
        "dec": b if a == 0 or a > b else a - 1,
    }[name]
    return result & ((1 << v.width(kind)) - 1)


def _lane(kind: str, old: int, operand: int) -> int:
    """Floating-point ``add``, the only arithmetic of floats that is common."""
    a, b = (np.array([x], np.uint64) for x in (old, operand))
    return int(v.add(kind, "rn", a, b)[0])
