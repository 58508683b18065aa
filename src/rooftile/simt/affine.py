"""Addresses as one scalar for the warp plus a distance for each lane.

In a loop an address usually moves by the same amount in every lane. Kept apart, the distances stay the same vector, and
all that the loop computes and compares for an address is a scalar. Only registers that addresses come from are kept so.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rooftile.ptx.program import Address, Instruction, Kernel, Register
from rooftile.simt.emit import Value, Writer

_TYPES: Final = {"s32": 32, "u32": 32, "b32": 32, "s64": 64, "u64": 64, "b64": 64}
_SAME_ADDRESS: Final = frozenset(("global", "const", "param"))


@dataclass(frozen=True, slots=True)
class Parts:
    """A value as ``base + distance``: a scalar and, unless all lanes agree, a vector."""

    base: Value
    distance: Value | None


def address_registers(kernel: Kernel, varying: frozenset[str]) -> frozenset[str]:
    """Registers that differ between lanes and that addresses are made of by additions and moves."""
    makers: dict[str, list[Instruction]] = {}
    waiting: list[Register] = []
    for ins in kernel.instructions:
        if keeps_parts(ins):
            for register in ins.defs():
                makers.setdefault(register.name, []).append(ins)
        if ins.access is not None and isinstance(ins.sources[0], Address):
            base = ins.sources[0].base
            if isinstance(base, Register):
                waiting.append(base)
    found: set[str] = set()
    while waiting:
        register = waiting.pop()
        if register.name in found or register.name not in varying:
            continue
        found.add(register.name)
        for ins in makers.get(register.name, ()):
            waiting += ins.uses()
    return frozenset(found)


def keeps_parts(ins: Instruction) -> bool:
    """Whether ``ins`` adds, subtracts or moves whole registers, always."""
    if ins.guard is not None or len(ins.destinations) != 1 or len(ins.types) != 1:
        return False
    destination = ins.destinations[0]
    if not isinstance(destination, Register) or _TYPES.get(ins.types[0]) != destination.bits:
        return False
    if any(isinstance(source, Register) and source.bits != destination.bits for source in ins.sources):
        return False
    if ins.opcode == "cvta":
        return not _SAME_ADDRESS.isdisjoint(ins.modifiers)
    return ins.opcode in ("add", "sub", "mov") and not ins.modifiers


def combine(writer: Writer, ins: Instruction, operands: list[Parts]) -> Parts:
    """The result of an instruction that keeps parts."""
    if ins.opcode not in ("add", "sub"):
        return operands[0]
    a, b = operands
    base = writer.binary(ins.opcode, a.base, b.base)
    if b.distance is None:
        return Parts(base, a.distance)
    if a.distance is None and ins.opcode == "add":
        return Parts(base, b.distance)
    zero = Value("zeroinitializer", base.bits, True)
    return Parts(base, writer.binary(ins.opcode, a.distance or zero, b.distance))
