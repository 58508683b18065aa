"""Runs the integer part of a kernel for one thread, to know which addresses it really forms and how often.

Floating-point values and loaded values are all 0. Nothing of the product but its records is used.
"""

from __future__ import annotations

import operator
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from rooftile.ptx.program import Address, Immediate, Instruction, Kernel, Operand, Register, Special, Symbol

GLOBAL = 1 << 40
"""Buffers begin at multiples of this, so that an address tells how far it is from the buffer's beginning."""

LOCAL = 1 << 20
"""The same for variables, whose addresses have 32 bits."""

_COMPARE = {
    "lt": operator.lt,
    "le": operator.le,
    "gt": operator.gt,
    "ge": operator.ge,
    "eq": operator.eq,
    "ne": operator.ne,
}
_BINARY: dict[str, Callable[[int, int], int]] = {
    "add": operator.add,
    "sub": operator.sub,
    "mul": operator.mul,
    "shl": operator.lshift,
    "shr": operator.rshift,
    "and": operator.and_,
    "or": operator.or_,
    "xor": operator.xor,
    "div": lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
    "rem": lambda a, b: a - b * (abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)),
    "min": min,
    "max": max,
}


@dataclass
class Run:
    """``offsets`` holds, by access index, the byte offset from its array of every execution in order."""

    offsets: dict[int, list[int]] = field(default_factory=dict)
    blocks: Counter[int] = field(default_factory=Counter)


def run(kernel: Kernel, parameters: list[int | None], special: dict[str, int], limit: int = 200_000) -> Run:
    """Run one thread; a parameter that is None is a pointer."""
    thread = _Thread(kernel, parameters, special)
    block = 0
    while True:
        limit -= 1
        assert limit > 0
        thread.result.blocks[block] += 1
        following = block + 1
        for instruction in kernel.blocks[block].instructions:
            guard = instruction.guard
            if guard is not None and bool(thread.read(guard)) == instruction.guard_negated:
                continue
            if instruction.opcode in ("ret", "exit"):
                return thread.result
            if instruction.opcode == "bra":
                assert instruction.target is not None
                following = kernel.labels[instruction.target]
            else:
                thread.step(instruction)
        block = following


class _Thread:
    def __init__(self, kernel: Kernel, parameters: list[int | None], special: dict[str, int]) -> None:
        self.registers: dict[str, int] = {}
        self.special = special
        self.result = Run()
        self.symbols = {name: LOCAL * (1 + i) for i, name in enumerate(kernel.variables)}
        self.parameters = {
            p.name: GLOBAL * (1 + i) if value is None else value
            for i, (p, value) in enumerate(zip(kernel.parameters, parameters, strict=True))
        }

    def read(self, operand: Operand) -> int:
        match operand:
            case Register():
                return self.registers.get(operand.name, 0)
            case Immediate():
                return operand.value
            case Special():
                return self.special[operand.name]
            case Symbol():
                return self.symbols[operand.name]
        raise AssertionError(operand)

    def step(self, i: Instruction) -> None:
        if i.access is not None:
            address = i.sources[0]
            assert isinstance(address, Address)
            assert address.base is not None
            where = self.read(address.base) + address.offset
            offset = where % GLOBAL if where >= GLOBAL else where % LOCAL
            self.result.offsets.setdefault(i.access.index, []).append(offset)
        for destination in i.destinations:
            if isinstance(destination, Register):
                value = 0 if i.access is not None else self.compute(i)
                self.registers[destination.name] = value % (1 << destination.bits)

    def compute(self, i: Instruction) -> int:
        kind = i.types[-1]
        if kind.startswith(("f", "bf")) or i.types[0].startswith(("f", "bf")):
            return 0
        if i.opcode == "ld":
            address = i.sources[0]
            assert isinstance(address, Address)
            assert isinstance(address.base, Symbol)
            return self.parameters[address.base.name]
        if i.opcode == "selp":
            return self.read(i.sources[0] if self.read(i.sources[2]) else i.sources[1])
        bits = 1 if kind == "pred" else int(kind[1:])
        values = [self.read(source) % (1 << bits) for source in i.sources]
        if kind[0] == "s":
            values = [v - (1 << bits) if v >> (bits - 1) else v for v in values]
        if i.opcode in ("mov", "cvta", "cvt"):
            return values[0]
        if i.opcode in ("not", "neg"):
            return ~values[0] if i.opcode == "not" else -values[0]
        if i.opcode == "setp":
            return int(_COMPARE[i.modifiers[0]](values[0], values[1]))
        if i.opcode == "mad":
            wide = self.read(i.sources[2])
            return values[0] * values[1] + (wide if "wide" in i.modifiers else values[2])
        if i.opcode == "bfe":
            return values[0] >> values[1] & ((1 << values[2]) - 1)
        if i.opcode in ("shl", "shr"):
            values[1] = self.read(i.sources[1]) % (1 << 32)
        return _BINARY[i.opcode](values[0], values[1])
