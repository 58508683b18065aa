"""Where each access's address comes from: the array, the state space, and the address as a readable sum."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rooftile.core.counts import Space
from rooftile.core.source import Signature
from rooftile.ptx.forms import Writer, loops_around
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.polynomial import Atom, Polynomial, text
from rooftile.ptx.program import Address, Block, Instruction, Kernel, Register, Symbol
from rooftile.ptx.values import Values


@dataclass(frozen=True, slots=True)
class Trace:
    """What is known about the address of one access.

    ``address`` is the sum in bytes, base included; accesses of one block whose sums differ by a constant are that many
    bytes apart. ``base`` is the parameter's or variable's PTX name.
    """

    address: Polynomial
    base: str | None
    space: Space | None


def trace_addresses(kernel: Kernel, signature: Signature | None = None) -> tuple[Kernel, dict[int, Trace]]:
    """Fill ``array``, ``affine``, ``form`` and, for generic accesses, ``space`` of every access.

    Parameters
    ----------
    kernel : Kernel
    signature : Signature, optional
        Gives parameters their source names, and says which are pointers.

    Returns
    -------
    Kernel
    dict of int to Trace
        By access index.
    """
    parameters = _parameters(kernel, signature)
    pointers = dict(parameters.values())
    values = Values(kernel, {name: shown for name, (shown, _) in parameters.items()})
    traces: dict[int, Trace] = {}
    loops = loops_around(kernel, values.loops())
    writer = Writer(kernel)
    blocks: list[Block] = []
    for block in kernel.blocks:
        changed: list[Instruction] = []
        for instruction in block.instructions:
            access = instruction.access
            if access is not None:
                trace = _trace(kernel, values, instruction, pointers)
                traces[access.index] = trace
                array, offset = _offset(trace)
                unit = type_bits(instruction.types[-1]) // 8
                form = None if offset is None else writer.form(offset, unit, loops[block.index])
                affine = None if offset is None or form is None else text(offset, unit)
                space = trace.space if access.space == "generic" and trace.space else access.space
                access = replace(access, array=array, affine=affine, form=form, space=space)
                instruction = replace(instruction, access=access)
            changed.append(instruction)
        blocks.append(replace(block, instructions=tuple(changed)))
    return replace(kernel, blocks=tuple(blocks)), traces


def _trace(kernel: Kernel, values: Values, instruction: Instruction, pointers: Mapping[str, bool | None]) -> Trace:
    address = values.addresses.get(instruction.index)
    if address is None:
        return Trace({}, None, None)
    bases = _bases(address, pointers, set())
    base = next(iter(bases)) if len(bases) == 1 else None
    if base is None:
        return Trace(address, None, None)
    variable = kernel.variables.get(base)
    # What the host passes in is global memory; it has no address in any other space.
    return Trace(address, base, variable.space if variable else "global")


def _bases(address: Polynomial, pointers: Mapping[str, bool | None], seen: set[Atom]) -> set[str | None]:
    """Pointers that the address may begin at; None stands for one that cannot be told."""
    sure: set[str | None] = set()
    possible: set[str | None] = set()
    through: set[str | None] = set()
    recursive = False
    for monomial, coefficient in address.items():
        if len(monomial) != 1 or coefficient != 1:
            continue
        atom = monomial[0]
        if atom.kind == "symbol":
            sure.add(atom.text)
        elif atom.kind == "parameter":
            pointer = pointers.get(atom.text)
            if pointer:
                sure.add(atom.text)
            elif pointer is None:
                possible.add(atom.text)
        elif atom in seen:
            recursive = True
        elif atom.alternatives:
            seen.add(atom)
            for alternative in atom.alternatives:
                through |= _bases(alternative, pointers, seen)
    if sure:
        return sure | (through - {None})
    if through and not possible:
        return through
    return possible or (set() if recursive else {None})


def _offset(trace: Trace) -> tuple[str | None, Polynomial | None]:
    """The array's name as in the source, and the address from its beginning."""
    if trace.base is None:
        return None, None
    offset = dict(trace.address)
    base = next((m for m in offset if len(m) == 1 and m[0].text == trace.base and offset[m] == 1), None)
    array = source_name(trace.base)
    if base is None:  # the pointer itself is a phi; how far it has moved is not known
        return array, None
    del offset[base]
    return array, offset


_LOCAL_NAME: Final = re.compile(r"E(\d+)(?=(\D.*)$)")


def source_name(symbol: str) -> str:
    """A variable's name in the source, from its (Itanium-mangled) PTX name.

    ``_ZZ6kernelPfE2As`` is ``As`` of ``kernel``; ``_ZN4tile4rowsE`` is ``tile::rows``; other names stay.
    """
    if symbol.startswith("_ZZ"):
        for match in reversed(list(_LOCAL_NAME.finditer(symbol))):
            length, rest = int(match[1]), match[2]
            if len(rest) == length or (len(rest) > length and rest[length] == "_"):
                return rest[:length]
    elif symbol.startswith("_Z"):
        parts: list[str] = []
        rest = symbol[2:].lstrip("NL")
        while (prefix := re.match(r"L?(\d+)", rest)) is not None:
            end = prefix.end() + int(prefix[1])
            parts.append(rest[prefix.end() : end])
            rest = rest[end:]
        if parts and all(parts):
            return "::".join(parts)
    return symbol


def _parameters(kernel: Kernel, signature: Signature | None) -> dict[str, tuple[str, bool | None]]:
    """Name to show for each parameter, and whether it is a pointer (None: not known)."""
    known = signature.parameters if signature is not None else ()
    marked = _converted(kernel)
    found: dict[str, tuple[str, bool | None]] = {}
    for number, parameter in enumerate(kernel.parameters):
        if number < len(known):
            found[parameter.name] = (known[number].name, known[number].kind == "pointer")
        elif parameter.size != 8 or parameter.type == "f64":
            found[parameter.name] = (parameter.name, False)
        else:
            found[parameter.name] = (parameter.name, True if parameter.name in marked else None)
    return found


def _converted(kernel: Kernel) -> set[str]:
    """Parameters that are turned into global addresses as soon as they are read."""
    loaded: dict[str, str] = {}
    marked: set[str] = set()
    for instruction in kernel.instructions:
        source = instruction.sources[0] if instruction.sources else None
        destination = instruction.destinations[0] if instruction.destinations else None
        if instruction.opcode == "ld" and "param" in instruction.modifiers:
            if isinstance(source, Address) and isinstance(source.base, Symbol) and isinstance(destination, Register):
                loaded[destination.name] = source.base.name
        elif instruction.opcode == "cvta" and isinstance(source, Register) and source.name in loaded:
            marked.add(loaded[source.name])
    return marked
