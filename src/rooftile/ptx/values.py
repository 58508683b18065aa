"""Integer values of registers as polynomials, followed through a kernel's control flow.

PTX is not in static single assignment form: a pointer that a loop moves on is one register with two definitions. Where
paths that disagree meet, a register's value becomes a *phi* atom; a phi that only grows by the same step around a loop
is then its first value plus step times the loop's counter.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import prod
from typing import Final

from rooftile.core.hardware import MAX_THREADS_PER_BLOCK, WARP_SIZE
from rooftile.ptx.arithmetic import evaluate
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.polynomial import Atom, Atoms, Polynomial, add, constant, multiply, of_atom, value_of
from rooftile.ptx.program import (
    Address,
    Block,
    Immediate,
    Instruction,
    Kernel,
    Operand,
    Register,
    Special,
    Symbol,
    Vector,
    member_name,
)

_FOLLOWED: Final = frozenset(
    {"mov", "cvta", "cvt", "add", "sub", "mul", "mad", "shl", "shr", "and", "or", "xor", "div", "rem", "min", "max"}
    | {"neg", "selp", "bfe", "bfi", "ld", "shfl"}
)
_MAX_PASSES: Final = 20

_UPPER: Final = {
    "laneid": WARP_SIZE - 1,
    "tid.x": 1023,
    "tid.y": 1023,
    "tid.z": 63,
    "ntid.x": 1024,
    "ntid.y": 1024,
    "ntid.z": 64,
}


class Values:
    """Evaluates every address of a kernel.

    Parameters
    ----------
    kernel : Kernel
    parameter_names : mapping of str to str
        How to show each parameter.

    Attributes
    ----------
    addresses : dict of int to Polynomial
        Address by the index of the memory instruction. Register names stand for what could not be followed.
    """

    def __init__(self, kernel: Kernel, parameter_names: Mapping[str, str]) -> None:
        self._kernel = kernel
        self._parameter_names = parameter_names
        self._parameter_sizes = {parameter.name: parameter.size for parameter in kernel.parameters}
        self._atoms = Atoms()
        self._single: dict[str, Polynomial] = {}
        self._phis: dict[tuple[str, int], Atom] = {}
        self._resolved: dict[Atom, Polynomial] = {}
        self._being_written: frozenset[Atom] = frozenset()
        self._written: dict[tuple[Atom, frozenset[Atom]], Polynomial] = {}
        """What atoms come to while others are being written out, until an induction variable more is known.

        Values share their parts, and walked along every way to them these double with every instruction.
        """
        self._counters: dict[tuple[int, frozenset[int]], Atom] = {}
        self.addresses: dict[int, Polynomial] = {}

        threads = prod(kernel.max_threads or (MAX_THREADS_PER_BLOCK,))
        self._uppers = {name: min(upper, threads - name.startswith("tid")) for name, upper in _UPPER.items()}
        definitions = self._slice()
        self._multiple = {name for name, found in definitions.items() if len(found) > 1}
        self._followed = frozenset(definitions)
        wanted = {instruction.index for found in definitions.values() for instruction in found}
        self._work = [
            [i for i in block.instructions if i.index in wanted or i.access is not None] for block in kernel.blocks
        ]
        self._predecessors: list[list[int]] = [[] for _ in kernel.blocks]
        for block in kernel.blocks:
            for successor in block.successors:
                self._predecessors[successor].append(block.index)
        self._leaving: list[dict[str, Polynomial] | None] = [None] * len(kernel.blocks)
        for _ in range(_MAX_PASSES):
            if not self._pass():
                break
        else:
            self.addresses.clear()
        self._resolve_phis()
        for atom in self._atoms:
            atom.alternatives = [self._resolve(value) for value in atom.alternatives]
        self.addresses = {index: self._resolve(value) for index, value in self.addresses.items()}

    def loops(self) -> list[tuple[str, int, frozenset[int]]]:
        """Of each loop that moves an address: its counter's name, its first block, and the blocks that jump there."""
        return [(counter.text, block, around) for (block, around), counter in self._counters.items()]

    def _slice(self) -> dict[str, list[Instruction]]:
        """Definitions of all registers that addresses are computed from, by register name."""
        defined: dict[str, list[Instruction]] = {}
        for instruction in self._kernel.instructions:
            for register in instruction.defs():
                defined.setdefault(register.name, []).append(instruction)
        self._tests = {name: found for name, found in defined.items() if all(i.opcode == "setp" for i in found)}
        found: dict[str, list[Instruction]] = {}
        waiting = [base.name for i in self._kernel.accesses if isinstance(base := _base(i), Register)]
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            found[name] = defined.get(name, [])
            for instruction in found[name]:
                if instruction.opcode in _FOLLOWED:
                    waiting.extend(register.name for register in instruction.uses() if register.bits > 1)
        return found

    # One pass over all blocks -----------------------------------------------------------------------------------

    def _pass(self) -> bool:
        """Evaluate all blocks in textual order; True if anything changed."""
        changed = False
        for block in self._kernel.blocks:
            values = self._entering(block)
            if values is None:
                continue
            for instruction in self._work[block.index]:
                if instruction.access is not None:
                    address = self._address(instruction, values)
                    if self.addresses.get(instruction.index) != address:
                        self.addresses[instruction.index] = address
                        changed = True
                for register in instruction.defs():
                    if register.name not in self._followed:
                        continue
                    value = self._define(instruction, register, values)
                    if register.name in self._multiple:
                        values[register.name] = value
                    elif self._single.get(register.name) != value:
                        self._single[register.name] = value
                        changed = True
            if self._leaving[block.index] != values:
                self._leaving[block.index] = values
                changed = True
        return changed

    def _entering(self, block: Block) -> dict[str, Polynomial] | None:
        """Values on entry of the registers with several definitions; None where control has not come yet."""
        if block.index == 0 and not self._predecessors[0]:
            return {}
        arriving = [leaving for p in self._predecessors[block.index] if (leaving := self._leaving[p]) is not None]
        if not arriving:
            return {} if block.index == 0 else None
        if len(self._predecessors[block.index]) == 1 and block.index != 0:
            return dict(arriving[0])
        values: dict[str, Polynomial] = {}
        for name in {name for leaving in arriving for name in leaving}:
            phi = self._phis.get((name, block.index))
            if phi is None:
                candidates = [leaving[name] for leaving in arriving if name in leaving]
                if all(candidate == candidates[0] for candidate in candidates[1:]):
                    values[name] = candidates[0]
                    continue
                phi = self._atoms.get("phi", name, (name, block.index))
                self._phis[name, block.index] = phi
            values[name] = of_atom(phi)
        return values

    def _reader(self, values: Mapping[str, Polynomial], signed_bits: int = 64) -> Callable[[Operand], Polynomial]:
        def read(operand: Operand) -> Polynomial:
            if isinstance(operand, Register):
                known = values.get(operand.name)
                if known is None:
                    known = self._single.get(operand.name)
                return of_atom(self._atoms.get("value", operand.name)) if known is None else known
            if isinstance(operand, Immediate):
                value = operand.value & ((1 << signed_bits) - 1)
                return constant(value - (1 << signed_bits) if value >> (signed_bits - 1) else value)
            if isinstance(operand, Special):
                return of_atom(self._atoms.get("special", operand.name, upper=self._uppers.get(operand.name)))
            if isinstance(operand, Symbol):
                return of_atom(self._atoms.get("symbol", operand.name))
            return of_atom(self._atoms.get("value", "?", operand))

        return read

    def _address(self, instruction: Instruction, values: Mapping[str, Polynomial]) -> Polynomial:
        operand = instruction.sources[0] if instruction.sources else None
        if not isinstance(operand, Address):
            return of_atom(self._atoms.get("value", "?", instruction.index))
        base = constant(0) if operand.base is None else self._reader(values)(operand.base)
        return add(base, constant(operand.offset))

    def _define(self, instruction: Instruction, register: Register, values: Mapping[str, Polynomial]) -> Polynomial:
        """Value of ``register`` after ``instruction``."""
        read = self._reader(values, min(_source_bits(instruction), 64))
        value: Polynomial | None = None
        alternatives: list[Polynomial] = []
        if instruction.opcode == "ld":
            value = self._parameter(instruction, register)
        elif instruction.opcode == "shfl":  # warp numbers are passed on so, for the compiler to see what they are
            source = read(instruction.sources[0])
            value = source if register == instruction.destinations[0] and _same_for_a_warp(source) else None
        elif instruction.destinations == (register,):
            if instruction.opcode == "selp":
                alternatives = [read(source) for source in instruction.sources[:2]]
                if alternatives and all(a == alternatives[0] for a in alternatives):
                    value = alternatives[0]
                elif alternatives[0] == constant(1) and self._is_zero_test(
                    instruction.sources[2], instruction.sources[1]
                ):
                    value = self._atoms.function("max", alternatives[1], constant(1))  # a divisor, kept from being 0
            elif instruction.opcode in _FOLLOWED:
                value = evaluate(instruction, read, self._atoms)
        if instruction.guard is not None and value is not None:
            alternatives = [value, read(register)]
            value = value if alternatives[0] == alternatives[1] else None
        if value is not None:
            return value
        atom = self._atoms.get("value", register.name, (register.name, instruction.index))
        atom.alternatives = alternatives
        return of_atom(atom)

    def _is_zero_test(self, predicate: Operand, value: Operand) -> bool:
        """Whether ``predicate`` is, wherever it is set, that the register ``value`` is 0."""
        if not isinstance(predicate, Register) or not isinstance(value, Register) or value.name in self._multiple:
            return False
        tests = self._tests.get(predicate.name, [])
        return len(tests) == 1 and "eq" in tests[0].modifiers and tests[0].sources == (value, Immediate(0))

    def _parameter(self, instruction: Instruction, register: Register) -> Polynomial | None:
        """The parameter, or the part of one, that ``register`` is loaded with."""
        address, target = instruction.sources[0], instruction.destinations[0]
        if "param" not in instruction.modifiers or not isinstance(address, Address):
            return None
        if not isinstance(address.base, Symbol):
            return None
        offset, size = address.offset, type_bits(instruction.types[-1]) // 8
        if isinstance(target, Vector):
            offset += target.elements.index(register) * size
        name = member_name(address.base.name, offset)
        if size > self._parameter_sizes.get(name, size):  # two members at once
            return None
        shown = self._parameter_names.get(name)
        if shown is None and (whole := self._parameter_names.get(address.base.name)) is not None:
            shown = member_name(whole, offset)
        return None if shown is None else of_atom(self._atoms.get("parameter", shown))

    # Phis -------------------------------------------------------------------------------------------------------

    def _resolve_phis(self) -> None:
        """Find the phis that are copies or induction variables, and what the others may be."""
        arriving: dict[Atom, dict[int, Polynomial]] = {}
        for (name, index), phi in self._phis.items():
            arriving[phi] = {
                predecessor: leaving[name]
                for predecessor in self._predecessors[index]
                if (leaving := self._leaving[predecessor]) is not None and name in leaving
            }
        found = True
        while found:  # one phi that proves to be a copy can make copies of others
            found = False
            for phi in self._phis.values():
                if phi not in self._resolved:
                    values = [self._resolve(value) for value in arriving[phi].values()]
                    others = [value for value in values if value != of_atom(phi)]
                    if others and all(value == others[0] and not _contains(value, phi) for value in others):
                        self._know(phi, others[0])
                        found = True
        for (_, index), phi in sorted(self._phis.items(), key=lambda item: item[0][1]):
            if phi not in self._resolved:
                self._resolve_induction(index, phi, {p: self._resolve(value) for p, value in arriving[phi].items()})

    def _resolve_induction(self, block: int, phi: Atom, arriving: Mapping[int, Polynomial]) -> None:
        phi.alternatives, phi.sources = list(arriving.values()), list(arriving)
        first = [value for value in arriving.values() if not _contains(value, phi)]
        steps = {p: add(value, of_atom(phi), -1) for p, value in arriving.items() if _contains(value, phi)}
        step = next(iter(steps.values()), None)
        if step is None or not _is_invariant(step) or any(other != step for other in steps.values()):
            return
        if first and all(value == first[0] for value in first):
            product = multiply(step, of_atom(self._counter(block, frozenset(steps))))
            if product is not None:
                self._know(phi, add(first[0], product))

    def _counter(self, block: int, around: frozenset[int]) -> Atom:
        """The number of times that control has come back to ``block``; loops are numbered in textual order."""
        counter = self._counters.get((block, around))
        if counter is None:
            number = len(self._counters) + 1
            counter = self._atoms.get("counter", "iter" if number == 1 else f"iter{number}")
            self._counters[block, around] = counter
        return counter

    def _resolve(self, value: Polynomial) -> Polynomial:
        """``value`` with induction variables written out."""
        if all(atom.kind not in ("phi", "function") for monomial in value for atom in monomial):
            return value
        total: Polynomial = {}
        for monomial, coefficient in value.items():
            product: Polynomial | None = constant(coefficient)
            for atom in monomial:
                product = multiply(product, self._resolve_atom(atom)) if product is not None else None
            total = add(total, {monomial: coefficient} if product is None else product)
        return total

    def _know(self, phi: Atom, value: Polynomial) -> None:
        self._resolved[phi] = value
        self._written.clear()

    def _resolve_atom(self, atom: Atom) -> Polynomial:
        key = (atom, self._being_written)
        if key not in self._written:
            self._written[key] = self._write_out(atom)
        return self._written[key]

    def _write_out(self, atom: Atom) -> Polynomial:
        if atom.kind == "function":
            arguments = [self._resolve(argument) for argument in atom.arguments]
            return self._atoms.function(atom.text, *arguments, upper=atom.upper)
        if atom not in self._resolved or atom in self._being_written:  # no induction variable, or in its own value
            return of_atom(atom)
        outside = self._being_written
        self._being_written = outside | {atom}
        try:
            return self._resolve(self._resolved[atom])
        finally:
            self._being_written = outside


def _same_for_a_warp(value: Polynomial) -> bool:
    """Whether all lanes have it: the number of their warp, or what blocks and launches are told."""
    return all(
        atom.kind == "parameter"
        or (atom.kind == "special" and "ctaid" in atom.text)
        or (atom.text == "/" and _is_thread(atom.arguments[0]) and (value_of(atom.arguments[1]) or 1) % WARP_SIZE == 0)
        for monomial in value
        for atom in monomial
    )


def _is_thread(value: Polynomial) -> bool:
    return len(value) == 1 and all(c == 1 and [a.text for a in m] == ["tid.x"] for m, c in value.items())


def _base(instruction: Instruction) -> Operand | None:
    operand = instruction.sources[0] if instruction.sources else None
    return operand.base if isinstance(operand, Address) else None


def _source_bits(instruction: Instruction) -> int:
    """Width in which integer constants of the instruction are read."""
    kind = instruction.types[-1] if instruction.types else "b64"
    return int(kind[1:]) if kind[1:].isdigit() else 64


def _parts(value: Polynomial) -> Iterator[Atom]:
    """The atoms of ``value`` and of its functions' arguments, each once however many share it."""
    seen: set[Atom] = set()
    left = [value]
    while left:
        for atom in {atom for monomial in left.pop() for atom in monomial} - seen:
            seen.add(atom)
            yield atom
            left.extend(atom.arguments)


def _contains(value: Polynomial, wanted: Atom) -> bool:
    return any(atom is wanted for atom in _parts(value))


def _is_invariant(value: Polynomial) -> bool:
    """Whether no atom can change while the kernel runs."""
    return all(atom.kind in ("parameter", "special", "symbol", "function") for atom in _parts(value))
