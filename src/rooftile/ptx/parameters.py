"""Parameters of a kernel: structures cut into members, and which of them the kernel reads."""

from __future__ import annotations

from dataclasses import replace
from itertools import groupby

from rooftile.core.source import Signature
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.program import (
    Address,
    Immediate,
    Instruction,
    Kernel,
    KernelParameter,
    Register,
    Symbol,
    Vector,
    member_name,
)


def with_members(kernel: Kernel, signature: Signature) -> Kernel:
    """``kernel`` with structures that are passed by value cut into the members that ``signature`` tells of.

    PTX has an array of bytes for each; its members then are parameters at their places in it. The first keeps the name.
    """
    passed = [parameter for parameter in signature.parameters if not parameter.variable]
    groups = [list(group) for _, group in groupby(enumerate(passed), lambda each: each[1].struct or each[0])]
    if len(groups) != len(kernel.parameters) or all(p.struct is None for p in passed):
        return kernel
    parameters: list[KernelParameter] = []
    for whole, group in zip(kernel.parameters, groups, strict=True):
        for _, member in group:
            # What pads the structure at its end may be read along with its last number.
            last = member is group[-1][1] and member.kind == "scalar"
            size = whole.size - member.offset if last else member.size
            name = member_name(whole.name, member.offset)
            parameters.append(
                KernelParameter(name, whole.type, whole.offset + member.offset, size) if member.struct else whole
            )
    return replace(kernel, parameters=tuple(parameters))


def with_direct_reads(kernel: Kernel) -> Kernel:
    """``kernel`` with every read of a parameter at its place, ``[k_param_0+16]``.

    For large structures the compiler moves the address into a register first: ``mov.b64 %rd1, k_param_0``, perhaps
    ``add.s64 %rd2, %rd1, 24``, and then ``ld.param.u32 %r1, [%rd2+16]``.
    """
    names = {parameter.name for parameter in kernel.parameters}
    definitions: dict[str, list[Instruction]] = {}
    for instruction in kernel.instructions:
        for register in instruction.defs():
            definitions.setdefault(register.name, []).append(instruction)
    moved: dict[str, tuple[Symbol, int]] = {}
    for name, found in definitions.items():  # in the order of the text: what an address is made of comes before it
        if len(found) != 1 or found[0].opcode not in ("mov", "add") or not found[0].sources:
            continue
        source, *rest = found[0].sources
        if isinstance(source, Symbol) and source.name in names and not rest:
            moved[name] = source, 0
        elif isinstance(source, Register) and source.name in moved and len(rest) <= 1:
            symbol, offset = moved[source.name]
            step = rest[0] if rest else Immediate(0)
            if isinstance(step, Immediate):
                moved[name] = symbol, offset + step.value
    if not moved:
        return kernel

    def direct(instruction: Instruction) -> Instruction:
        operand = instruction.sources[0] if instruction.sources else None
        if instruction.opcode != "ld" or "param" not in instruction.modifiers or not isinstance(operand, Address):
            return instruction
        if not isinstance(operand.base, Register) or operand.base.name not in moved:
            return instruction
        symbol, offset = moved[operand.base.name]
        place = replace(operand, base=symbol, offset=(operand.offset + offset + 2**63) % 2**64 - 2**63)
        return replace(instruction, sources=(place, *instruction.sources[1:]))

    blocks = [replace(block, instructions=tuple(map(direct, block.instructions))) for block in kernel.blocks]
    return replace(kernel, blocks=tuple(blocks))


def _used(kernel: Kernel) -> set[Register]:
    """Registers that something reads; one of which only an address is made that nobody uses is none of them."""
    used = {register for instruction in kernel.instructions for register in instruction.uses()}
    while True:
        left = {
            register
            for instruction in kernel.instructions
            if instruction.opcode not in ("mov", "add") or not used.isdisjoint(instruction.defs())
            for register in instruction.uses()
        }
        if left == used:
            return used
        used = left


def parameters_read(kernel: Kernel) -> frozenset[int]:
    """Numbers of the parameters that some instruction of ``kernel`` reads, or could through their address."""
    places = {parameter.name: parameter.offset for parameter in kernel.parameters}
    used = _used(kernel)
    ranges: list[tuple[int, int]] = []
    for instruction in kernel.instructions:
        for operand in instruction.sources:
            if isinstance(operand, Symbol) and operand.name in places and not used.isdisjoint(instruction.defs()):
                return frozenset(range(len(kernel.parameters)))
            if isinstance(operand, Address) and isinstance(operand.base, Symbol) and operand.base.name in places:
                target = instruction.destinations[0] if instruction.destinations else None
                size = type_bits(instruction.types[-1]) // 8
                start = places[operand.base.name] + operand.offset
                # Neighbours may be loaded together, though one of them is never used.
                for number, element in enumerate(target.elements if isinstance(target, Vector) else (target,)):
                    if element in used:
                        ranges.append((start + number * size, start + (number + 1) * size))
    return frozenset(
        number
        for number, parameter in enumerate(kernel.parameters)
        if any(parameter.offset < end and start < parameter.offset + parameter.size for start, end in ranges)
    )
