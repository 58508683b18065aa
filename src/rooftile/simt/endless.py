"""Loops that never end, proved from a kernel's instructions and what its call passes.

Of every integer register it is known which values it can have at most, as ``first + step * n`` modulo a power of two:
what counts up from 0 by 16 has all multiples of 16, whatever happens on the way, and wraps around as the hardware does.
A loop has no end if no comparison that would leave it can come out so for any of these. Nothing is known of the order
in which they come, nor of numbers that are loaded from memory: what is not proved to be endless may be so, too.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rooftile.core.call import Call, ScalarArgument
from rooftile.core.finding import Finding
from rooftile.core.source import Location, own_line
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.program import Address, Immediate, Instruction, Kernel, Operand, Register, Special, Symbol
from rooftile.simt.analysis import is_end

_INTEGER: Final = re.compile(r"[sub](?:8|16|32|64)")
_UNLIKE: Final = frozenset(("hi", "sat"))
"""Modifiers with which a result is no sum, or no product, modulo a power of two."""

_WRAPPED: Final = 1 << 24
"""A limit without a sign that is so little below the largest number is a difference that was below 0."""

_Rule = Callable[[Instruction, "list[_Values]"], "tuple[int, int] | None"]
"""A value and the step of an instruction's result, of the operands; None where it may be anything."""

_OPPOSITE: Final = {"lt": "ge", "ge": "lt", "gt": "le", "le": "gt", "eq": "ne", "ne": "eq"}
_SWAPPED: Final = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "ne": "ne"}
_SIGNLESS: Final = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_WORDS: Final = {"lt": "below", "le": "at most", "gt": "above", "ge": "at least", "eq": "equal to", "ne": "other than"}


@dataclass(frozen=True, slots=True)
class _Values:
    """All ``first + step * n`` modulo ``2**bits``; ``step`` is a power of two, ``2**bits`` where there is one value."""

    bits: int
    first: int
    step: int

    @property
    def single(self) -> bool:
        return self.step == 1 << self.bits

    def range(self, signed: bool) -> tuple[int, int]:
        """The least and the largest of them."""
        whole, first = 1 << self.bits, self.first % self.step
        low = -(whole >> 1) if signed else 0
        if self.single:
            value = first - whole if signed and first >= whole >> 1 else first
            return value, value
        return low + first, low + whole - self.step + first

    def has(self, value: int) -> bool:
        return (value - self.first) % self.step == 0


def _values(bits: int, first: int, step: int) -> _Values:
    """Those in steps of any number: what ``step`` is a multiple of, as far as that is a power of two."""
    whole = 1 << bits
    power = min(step & -step, whole) if step else whole
    return _Values(bits, first % whole % power, power)


def _joined(a: _Values, b: _Values) -> _Values:
    return _values(a.bits, a.first, (a.first - b.first) | a.step | b.step)


Tests = tuple[tuple[Instruction, bool], ...]
"""Instructions that a thread may leave a loop by, each with whether it does so where it is carried out."""


@dataclass(frozen=True, slots=True)
class EndlessLoop:
    """A loop that nothing leaves once it has begun: the ``blocks`` of it, and what there is to say."""

    blocks: frozenset[int]
    finding: Finding


def endless_loops(kernel: Kernel, call: Call | None = None) -> tuple[EndlessLoop, ...]:
    """Loops of ``kernel`` that do not end in ``call``, or without one in any, should a thread come to them."""
    loops = [(blocks, tuple(_leaving(kernel, blocks))) for blocks in _loops(kernel)]
    guards = {ins.guard.name for _, tests in loops for ins, _ in tests if ins.guard is not None}
    return tuple(_endless(kernel, loops, _Known(kernel, call, guards)))


def _endless(kernel: Kernel, loops: Sequence[tuple[frozenset[int], Tests]], known: _Known) -> Iterator[EndlessLoop]:
    for blocks, tests in loops:
        if not all(known.never(test, taken=taken) for test, taken in tests):
            continue
        place, message, advice = _told(kernel, known, blocks, tests)
        why = "its threads stay in it, and nothing behind it happens; a driver ends such a kernel after some seconds"
        yield EndlessLoop(blocks, Finding("never-ends", "error", message, place, why=why, advice=advice))


def _loops(kernel: Kernel) -> tuple[frozenset[int], ...]:
    """The blocks of each loop, those of inner loops first.

    A loop is what control can go round in. What goes round in it without coming to where it is entered is a loop in it.
    """
    count = len(kernel.blocks)
    found: list[frozenset[int]] = []
    waiting = [frozenset(range(count))]
    while waiting:
        within = waiting.pop()
        reached = {number: _reached(kernel, number, within) for number in within}
        loops = {frozenset(n for n in reached[m] if m in reached[n]) for m in within if m in reached[m]}
        for loop in loops:
            entered = {s for b in kernel.blocks if b.index not in loop for s in b.successors if s in loop}
            found.append(loop)
            waiting.append(loop - (entered or {min(loop)}))
    return tuple(sorted(found, key=len))


def _reached(kernel: Kernel, first: int, within: frozenset[int]) -> set[int]:
    """The blocks ``within`` that control may come to from the ``first``, by none but such."""
    reached: set[int] = set()
    waiting = [first]
    while waiting:
        new = [s for s in kernel.blocks[waiting.pop()].successors if s in within and s not in reached]
        reached.update(new)
        waiting += new
    return reached


def _leaving(kernel: Kernel, blocks: frozenset[int]) -> Iterator[tuple[Instruction, bool]]:
    """What a thread may leave a loop by: an instruction, and whether it does where that is carried out, or else."""
    for number in sorted(blocks):
        block = kernel.blocks[number]
        for ins in block.instructions:
            if is_end(ins) or ins.opcode == "trap":
                yield ins, True
        for successor in block.successors:
            if successor not in blocks:
                last = block.instructions[-1]
                yield last, last.target is not None and kernel.labels[last.target] == successor


class _Known:
    """What the registers of a kernel may hold, wherever control is."""

    def __init__(self, kernel: Kernel, call: Call | None, wanted: Iterable[str]) -> None:
        self.parameters: dict[str, int] = {}
        self.special: dict[str, int] = {}
        if call is not None:
            self._told(kernel, call)
        makers: dict[str, list[Instruction]] = {}
        for ins in kernel.instructions:
            for register in ins.defs():
                makers.setdefault(register.name, []).append(ins)
        self.tests: dict[str, list[Instruction]] = {}
        """What sets each predicate that is ``wanted``, or that one of these is made of."""
        readers: dict[str, list[Instruction]] = {}
        self.values: dict[str, _Values] = {}
        asked, waiting = list(wanted), {}
        while asked:
            name = asked.pop()
            if name in self.tests:
                continue
            self.tests[name] = makers.get(name, [])
            for ins in self.tests[name]:
                waiting[ins.index] = ins
                for register in ins.uses():
                    readers.setdefault(register.name, []).append(ins)
                    asked.append(register.name)
        while waiting:  # each value's step can halve as often as it has bits
            ins = waiting.pop(min(waiting))
            for register in ins.defs():
                if register.bits == 1:
                    continue
                old, new = self.values.get(register.name), self._made(ins, register)
                joined = new if old is None or new is None else _joined(old, new)
                if joined is not None and joined != old:
                    self.values[register.name] = joined
                    waiting |= {reader.index: reader for reader in readers.get(register.name, ())}

    def _told(self, kernel: Kernel, call: Call) -> None:
        for axis, block, grid in zip("xyz", call.launch.block, call.launch.grid, strict=True):
            self.special |= {f"ntid.{axis}": block, f"nctaid.{axis}": grid}
        if len(kernel.parameters) == len(call.passed):
            for parameter, argument in zip(kernel.parameters, call.passed, strict=True):
                if isinstance(argument, ScalarArgument) and isinstance(argument.value, int):
                    self.parameters[parameter.name] = argument.value

    def _made(self, ins: Instruction, register: Register) -> _Values | None:
        """What ``ins`` may leave in ``register``; None while nothing has been found out of an operand."""
        anything = _Values(register.bits, 0, 1)
        if ins.destinations != (register,):
            return anything
        if ins.opcode == "ld":
            value = self._parameter(ins)
            return anything if value is None else _values(register.bits, value, 0)
        if ins.opcode not in _RULES or not all(_INTEGER.fullmatch(name) for name in ins.types):
            return anything
        if not _UNLIKE.isdisjoint(ins.modifiers) or (ins.opcode == "cvt" and type_bits(ins.types[0]) < register.bits):
            return anything
        sources = ins.sources[:2] if ins.opcode == "selp" else ins.sources
        operands = [self.read(source, ins) for source in sources]
        if any(operand is None for operand in operands):
            return None
        made = _RULES[ins.opcode](ins, [operand for operand in operands if operand is not None])
        return anything if made is None else _values(register.bits, *made)

    def _parameter(self, ins: Instruction) -> int | None:
        address = ins.sources[0]
        if "param" not in ins.modifiers or not isinstance(address, Address) or not isinstance(address.base, Symbol):
            return None
        name = f"{address.base.name}+{address.offset}" if address.offset else address.base.name
        return self.parameters.get(name) if _INTEGER.fullmatch(ins.types[-1]) else None

    def read(self, operand: Operand, ins: Instruction) -> _Values | None:
        """An operand as ``ins`` takes it; None where nothing has been found out of it yet."""
        bits = type_bits(ins.types[-1])
        if isinstance(operand, Register):
            found = self.values.get(operand.name)
            if found is None or found.bits == bits:
                return found
            return _values(bits, found.first, found.step) if found.bits > bits else _Values(bits, 0, 1)
        if isinstance(operand, Immediate) and not operand.is_float:
            return _values(bits, operand.value, 0)
        if isinstance(operand, Special) and operand.name in self.special:
            return _values(bits, self.special[operand.name], 0)
        return _Values(bits, 0, 1)

    def never(self, ins: Instruction, *, taken: bool) -> bool:
        """Whether ``ins`` is never carried out where ``taken``, or always where not."""
        if ins.guard is None or (not taken and ins.opcode != "bra"):
            return False
        return self._is(ins.guard.name, ins.guard_negated == taken, ())

    def _is(self, name: str, wanted: bool, asked: tuple[str, ...]) -> bool:
        """Whether a predicate is as ``wanted`` whenever it is set."""
        tests = self.tests.get(name, [])
        return name not in asked and bool(tests) and all(self._gives(ins, wanted, (*asked, name)) for ins in tests)

    def _gives(self, ins: Instruction, wanted: bool, asked: tuple[str, ...]) -> bool:
        if ins.opcode == "setp":
            return (test := self.test(ins)) is not None and not test.can_be(not wanted)
        parts = [(source.name if isinstance(source, Register) else "") for source in ins.sources]
        if ins.opcode in ("not", "mov") and len(parts) == 1:
            return self._is(parts[0], wanted == (ins.opcode == "mov"), asked)
        if ins.opcode in ("and", "or"):
            ways = all if wanted == (ins.opcode == "and") else any
            return ways(self._is(part, wanted, asked) for part in parts)
        return False

    def test(self, ins: Instruction) -> _Test | None:
        """The comparison of two integers that ``ins`` is, if it is no more than that."""
        if len(ins.modifiers) != 1 or len(ins.sources) != 2 or len(ins.destinations) != 1:
            return None
        if not _INTEGER.fullmatch(ins.types[-1]):
            return None
        sign = _SIGNLESS.get(ins.modifiers[0], ins.modifiers[0])
        a, b = (self.read(source, ins) for source in ins.sources)
        if sign not in _OPPOSITE or a is None or b is None:
            return None
        return _Test(sign, a, b, ins.types[-1][0] == "s" and ins.modifiers[0] not in _SIGNLESS)


@dataclass(frozen=True, slots=True)
class _Test:
    """``a sign b``."""

    sign: str
    a: _Values
    b: _Values
    signed: bool

    def can_be(self, outcome: bool) -> bool:
        """Whether it may come out as ``outcome`` for some of the values."""
        sign = self.sign if outcome else _OPPOSITE[self.sign]
        (low, high), (least, most) = self.a.range(self.signed), self.b.range(self.signed)
        if sign == "eq":
            common = min(self.a.step, self.b.step)
            return (self.a.first - self.b.first) % common == 0
        if sign == "ne":
            return not (self.a.single and self.b.single and self.a.first == self.b.first)
        return {"lt": low < most, "le": low <= most, "gt": high > least, "ge": high >= least}[sign]


def _told(kernel: Kernel, known: _Known, blocks: frozenset[int], tests: Tests) -> tuple[Location | None, str, str]:
    """Where to say of a loop that it never ends, in which words, and what to do."""
    places = [own_line(ins.location) for number in blocks for ins in kernel.blocks[number].instructions]
    place = min((place for place in places if place is not None), key=lambda place: place.line, default=None)
    if not tests:
        advice = "change in it what its condition compares, or leave it by break"
        return place, "the loop here never ends: nothing leaves it", advice
    words = []
    for ins, taken in tests:
        assert ins.guard is not None
        wanted = taken != ins.guard_negated
        found, wanted = _compared(known, ins.guard.name, wanted)
        if found is not None and (test := known.test(found)) is not None:
            place = own_line(found.location) or own_line(ins.location) or place
            words.append(_in_words(test, wanted))
    if len(tests) == 1 and words:
        return place, f"this loop never ends: {words[0][0]}", words[0][1]
    return place, "this loop never ends: none of what would leave it ever happens", "look at its conditions"


def _compared(known: _Known, name: str, wanted: bool) -> tuple[Instruction | None, bool]:
    """The comparison that alone decides a predicate, and how it has to come out for the predicate to be ``wanted``."""
    for _ in range(4):
        tests = known.tests.get(name, [])
        if len(tests) != 1:
            return None, wanted
        if tests[0].opcode == "setp":
            return tests[0], wanted
        if tests[0].opcode not in ("not", "mov") or not isinstance(tests[0].sources[0], Register):
            return None, wanted
        name, wanted = tests[0].sources[0].name, wanted == (tests[0].opcode == "mov")
    return None, wanted


def _in_words(test: _Test, wanted: bool) -> tuple[str, str]:
    a, b, sign = test.a, test.b, test.sign if wanted else _OPPOSITE[test.sign]
    if a.single and not b.single:
        a, b, sign = b, a, _SWAPPED[sign]
    limit = b.range(test.signed)[0]
    if a.single and b.single:
        first = a.range(test.signed)[0]
        return (
            f"it would at a number {_WORDS[sign]} {limit:,}, and the number stays {first:,}",
            "change in the loop what its condition compares",
        )
    if sign in ("eq", "ne"):
        steps = f"in steps of {a.step:,} from {a.first % a.step:,}" if a.first % a.step else f"in steps of {a.step:,}"
        return (
            f"it would at {limit:,}, and {steps} its variable passes that by",
            "compare with < or <=, which holds for no number beyond",
        )
    message = f"it would at a number {_WORDS[sign]} {limit:,}, and none {_in_steps(a)} is"
    whole = 1 << b.bits
    if not test.signed and whole - _WRAPPED <= limit:
        below = limit - whole
        return (
            f"{message}: that limit is {below:,}, as it is without a sign",
            "write the sum on the other side, k + T <= K for k <= K - T: without a sign a difference is never below 0",
        )
    return message, "compare with a limit that its variable can pass, or take a wider or a signed type for both"


def _in_steps(a: _Values) -> str:
    return f"of {a.bits} bits" if a.step == 1 else f"of {a.bits} bits in steps of {a.step:,}"


def _sum(ins: Instruction, operands: list[_Values]) -> tuple[int, int]:
    a, b = operands
    return (a.first - b.first if ins.opcode == "sub" else a.first + b.first), a.step | b.step


def _product(ins: Instruction, operands: list[_Values]) -> tuple[int, int] | None:
    """Of whole numbers ``a`` and ``b``, each known modulo its step, the product is modulo what the steps leave."""
    if len(operands) > 2 and "wide" in ins.modifiers:  # what is added has another width
        return None
    signed = ins.types[-1].startswith("s")
    (a, da), (b, db) = ((v.range(signed)[0], 0) if v.single else (v.first, v.step) for v in operands[:2])
    first, step = a * b, (a * db) | (b * da) | (da * db)
    for added in operands[2:]:
        first, step = first + added.first, step | added.step
    return first, step


def _shifted(ins: Instruction, operands: list[_Values]) -> tuple[int, int] | None:
    a, by = operands
    if not by.single or by.first >= a.bits:
        return None
    return a.first << by.first, 0 if a.single else a.step << by.first


def _copied(ins: Instruction, operands: list[_Values]) -> tuple[int, int]:
    """A value as it is, or in another width: a wider one is the same number, by the sign of its own type."""
    a = operands[0]
    if a.single:
        return a.range(ins.types[-1].startswith("s"))[0], 0
    return a.first, a.step


def _either(ins: Instruction, operands: list[_Values]) -> tuple[int, int]:
    joined = _joined(*operands)
    return joined.first, joined.step


def _negative(ins: Instruction, operands: list[_Values]) -> tuple[int, int]:
    return -operands[0].first, operands[0].step


def _exact(ins: Instruction, operands: list[_Values]) -> tuple[int, int] | None:
    """What is worked out of two single numbers only."""
    if not all(operand.single for operand in operands):
        return None
    a, b = (operand.range(ins.types[-1].startswith("s"))[0] for operand in operands)
    if ins.opcode in ("div", "rem"):
        if b <= 0 or a < 0:
            return None
        return (a // b if ins.opcode == "div" else a % b), 0
    if ins.opcode == "shr":
        return (a >> b, 0) if 0 <= b < operands[0].bits else None
    return {"and": a & b, "or": a | b, "xor": a ^ b}[ins.opcode], 0


_RULES: Final[Mapping[str, _Rule]] = {
    "mov": _copied, "cvt": _copied, "add": _sum, "sub": _sum, "neg": _negative, "mul": _product, "mad": _product,
    "shl": _shifted, "selp": _either, "min": _either, "max": _either,
    **dict.fromkeys(("div", "rem", "shr", "and", "or", "xor"), _exact),
}  # fmt: skip
