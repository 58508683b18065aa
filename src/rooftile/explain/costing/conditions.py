"""What a kernel's comparisons say of its blocks, before any is executed: which blocks can go which way.

The comparisons are in the PTX, ``setp.eq.s32 %p1, %ctaid.x, 6``. Their operands are followed as ranges: for each block,
the least and the greatest value that any thread of it can have. Registers that are set more than once, in loops, and
values from memory are not followed.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
import numpy.typing as npt

from rooftile.core.call import Call, ScalarArgument
from rooftile.model.address import launch_values
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.program import Address, Immediate, Instruction, Kernel, Operand, Register, Special, Symbol

Values = npt.NDArray[np.int64]

_NEVER, _ALWAYS, _SOME = 0, 1, 2

_UNSIGNED: Final = {"lo": "lt", "ls": "le", "hi": "gt", "hs": "ge"}
_BY_SIGN: Final = ("cvt", "shr", "min", "max", "div", "rem")
"""Opcodes that give another result where the highest bit is not a sign; so do products that are wider."""


class _Range(NamedTuple):
    """Least and greatest value, by block; the arrays broadcast over the grid."""

    low: Values
    high: Values


def conditions(kernel: Kernel, call: Call, places: Sequence[Values]) -> Iterator[Values]:
    """Of every comparison that can come out differently in two blocks: 0 never true, 1 always, 2 for some threads.

    Parameters
    ----------
    kernel : Kernel
    call : Call
    places : sequence of three arrays
        The block indices x, y and z. They may be shaped to broadcast against each other; a comparison of x alone then
        comes in the shape of x.
    """
    follower = _Follower(kernel, call, places)
    for instruction in kernel.instructions:
        if instruction.opcode == "setp":
            found = follower.compare(instruction)
            if found is not None and found.size > 1 and (found != found.flat[0]).any():
                yield found
        else:
            follower.follow(instruction)


class _Follower:
    """Ranges of the registers that have been set so far."""

    def __init__(self, kernel: Kernel, call: Call, places: Sequence[Values]) -> None:
        defined = Counter(register.name for i in kernel.instructions for register in i.defs())
        self._single = {name for name, times in defined.items() if times == 1}
        self._ranges: dict[str, _Range] = {}
        launch = call.launch
        self._special = {name: _constant(value) for name, value in launch_values(launch).items()}
        for axis, place, size in zip("xyz", places, launch.block, strict=True):
            self._special[f"ctaid.{axis}"] = _Range(place, place)
            self._special[f"tid.{axis}"] = _Range(np.asarray(0), np.asarray(size - 1))
        self._parameters: dict[str, _Range] = {}
        if len(kernel.parameters) == len(call.passed):
            for parameter, argument in zip(kernel.parameters, call.passed, strict=True):
                if isinstance(argument, ScalarArgument) and isinstance(argument.value, int):
                    self._parameters[parameter.name] = _constant(argument.value)

    def follow(self, instruction: Instruction) -> None:
        """Note what ``instruction`` sets, if that can be told."""
        if len(instruction.destinations) != 1 or not isinstance(target := instruction.destinations[0], Register):
            return
        if target.name not in self._single or instruction.guard is not None or not _is_integer(instruction):
            return
        if instruction.opcode == "ld":
            address = instruction.sources[0]
            if "param" in instruction.modifiers and isinstance(address, Address) and isinstance(address.base, Symbol):
                value = self._parameters.get(address.base.name)
                if value is not None and address.offset == 0:
                    self._ranges[target.name] = value
            return
        rule = _RULES.get(instruction.opcode)
        operands = [value for source in instruction.sources if (value := self._read(source, instruction)) is not None]
        if rule is None or not len(operands) == len(instruction.sources) == rule[0] or "hi" in instruction.modifiers:
            return
        by_sign = instruction.opcode in _BY_SIGN or "wide" in instruction.modifiers
        if by_sign and instruction.types[-1][0] != "s" and any((operand.low < 0).any() for operand in operands):
            return  # what is negative as these ranges have it is a large number there
        found = rule[1](*operands)
        if found is not None and _fits(found, target.bits):
            self._ranges[target.name] = found

    def compare(self, instruction: Instruction) -> Values | None:
        """How a comparison comes out, by block; None where that cannot be told."""
        if not _is_integer(instruction) or len(instruction.sources) != 2:
            return None
        a, b = (self._read(source, instruction) for source in instruction.sources)
        if a is None or b is None:
            return None
        name = instruction.modifiers[0] if instruction.modifiers else ""
        if name in _UNSIGNED or instruction.types[-1].startswith("u"):
            bits = type_bits(instruction.types[-1])
            a, b, name = _unsigned(a, bits), _unsigned(b, bits), _UNSIGNED.get(name, name)
        if name in ("gt", "ge"):
            a, b, name = b, a, {"gt": "lt", "ge": "le"}[name]
        if name == "lt":
            return _outcome(a.high < b.low, a.low >= b.high)
        if name == "le":
            return _outcome(a.high <= b.low, a.low > b.high)
        if name in ("eq", "ne"):
            same = (a.low == a.high) & (b.low == b.high) & (a.low == b.low)
            return _outcome(same, (a.high < b.low) | (b.high < a.low))
        return None

    def _read(self, operand: Operand, instruction: Instruction) -> _Range | None:
        if isinstance(operand, Register):
            return self._ranges.get(operand.name)
        if isinstance(operand, Special):
            return self._special.get(operand.name)
        if isinstance(operand, Immediate) and not operand.is_float:
            bits = type_bits(instruction.types[-1])
            value = operand.value & ((1 << bits) - 1)
            return _constant(value - (1 << bits) if value >> (bits - 1) else value)
        return None


def _constant(value: int) -> _Range:
    one = np.asarray((value + 2**63) % 2**64 - 2**63, np.int64)
    return _Range(one, one)


def _unsigned(a: _Range, bits: int) -> _Range:
    """The values as unsigned numbers of ``bits``; where some are negative and others not, they can be any."""
    whole = 1 << min(bits, 62)
    below, across = a.high < 0, (a.low < 0) & (a.high >= 0)
    low = np.where(across, 0, np.where(below, a.low + whole, a.low))
    return _Range(low, np.where(across, whole - 1, np.where(below, a.high + whole, a.high)))


def _outcome(always: npt.NDArray[np.bool_], never: npt.NDArray[np.bool_]) -> Values:
    return np.where(always, _ALWAYS, np.where(never, _NEVER, _SOME))


def _is_integer(instruction: Instruction) -> bool:
    return bool(instruction.types) and all(re.fullmatch(r"[sub]\d+", name) for name in instruction.types)


def _fits(found: _Range, bits: int) -> bool:
    """Whether no value can have been cut off at the register's width."""
    most = 1 << min(bits - 1, 62)
    return bool((found.low >= -most).all() and (found.high < most).all())


def _product(a: _Range, b: _Range) -> _Range | None:
    if any(float(np.abs(side).max()) > 2.0**31 for side in (*a, *b)):
        return None
    corners = [x * y for x in a for y in b]
    return _Range(np.minimum.reduce(np.broadcast_arrays(*corners)), np.maximum.reduce(np.broadcast_arrays(*corners)))


def _sum(a: _Range, b: _Range) -> _Range:
    return _Range(a.low + b.low, a.high + b.high)


def _multiply_add(a: _Range, b: _Range, c: _Range) -> _Range | None:
    product = _product(a, b)
    return None if product is None else _sum(product, c)


def _exact(a: _Range) -> bool:
    return bool((a.low == a.high).all())


def _is_shift(b: _Range) -> bool:
    """Whether it is one number of bits, fewer than any register has."""
    return _exact(b) and bool((b.low >= 0).all() and (b.low <= 31).all())


def _shifted_left(a: _Range, b: _Range) -> _Range | None:
    return _product(a, _Range(1 << b.low, 1 << b.low)) if _is_shift(b) else None


def _shifted_right(a: _Range, b: _Range) -> _Range | None:
    return _Range(a.low >> b.low, a.high >> b.low) if _is_shift(b) else None


def _and(a: _Range, b: _Range) -> _Range | None:
    if _exact(a) and _exact(b):
        return _Range(a.low & b.low, a.low & b.low)
    for value, mask in ((a, b), (b, a)):
        if _exact(mask) and (mask.low >= 0).all() and (value.low >= 0).all():
            within = ((mask.low & (mask.low + 1)) == 0) & (value.high <= mask.low)
            nothing = np.zeros_like(value.low)
            return _Range(np.where(within, value.low, nothing), np.where(within, value.high, mask.low))
    return None


def _or(a: _Range, b: _Range) -> _Range | None:
    if _exact(a) and _exact(b):
        return _Range(a.low | b.low, a.low | b.low)
    if (a.low < 0).any() or (b.low < 0).any():
        return None
    return _Range(np.maximum(a.low, b.low), a.high + b.high)


def _divided(operation: Callable[[Values, Values], Values]) -> Callable[[_Range, _Range], _Range | None]:
    def divided(a: _Range, b: _Range) -> _Range | None:
        if not _exact(b) or (b.low <= 0).any() or (a.low < 0).any():
            return None
        if operation is np.floor_divide:
            return _Range(a.low // b.low, a.high // b.low)
        whole = a.low // b.low == a.high // b.low
        return _Range(np.where(whole, a.low % b.low, 0), np.where(whole, a.high % b.low, b.low - 1))

    return divided


_RULES: Final[dict[str, tuple[int, Callable[..., _Range | None]]]] = {
    "mov": (1, lambda a: a),
    "cvt": (1, lambda a: a),
    "add": (2, _sum),
    "sub": (2, lambda a, b: _Range(a.low - b.high, a.high - b.low)),
    "neg": (1, lambda a: _Range(-a.high, -a.low)),
    "mul": (2, _product),
    "mad": (3, _multiply_add),
    "shl": (2, _shifted_left),
    "shr": (2, _shifted_right),
    "and": (2, _and),
    "or": (2, _or),
    "min": (2, lambda a, b: _Range(np.minimum(a.low, b.low), np.minimum(a.high, b.high))),
    "max": (2, lambda a, b: _Range(np.maximum(a.low, b.low), np.maximum(a.high, b.high))),
    "div": (2, _divided(np.floor_divide)),
    "rem": (2, _divided(np.remainder)),
}
"""Operands, and what the result's range is, by opcode."""
