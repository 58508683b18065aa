"""Instructions through which the lanes of a warp meet: shuffles, votes, matches."""

from __future__ import annotations

import numpy as np

from oracle.values import Bits, Mask, from_python, truncate, width
from rooftile.ptx.program import Instruction

LANES = 32


def is_warpwide(instruction: Instruction) -> bool:
    return instruction.opcode in ("shfl", "vote", "match", "activemask", "redux", "elect")


def warpwide(instruction: Instruction, sources: list[Bits], active: Mask) -> list[Bits]:
    """Results ``d`` and, where there is one, ``p``, in every lane."""
    members = [int(lane) for lane in np.flatnonzero(active)]
    if instruction.opcode == "activemask":
        return [_splat(sum(1 << lane for lane in members))]
    if instruction.opcode == "shfl":
        return _shuffle(instruction, *sources[:3])
    if instruction.opcode == "elect":
        return [
            _splat(members[0] if members else 0),
            from_python([int(lane in members[:1]) for lane in range(LANES)], 1),
        ]
    if instruction.opcode == "vote":
        return [_splat(_vote(instruction, sources[0], members))]
    if instruction.opcode == "redux":
        return [_splat(_reduce(instruction, sources[0], members))]
    return _match(instruction, sources[0], members)


def _splat(value: int) -> Bits:
    return np.full(LANES, value, np.uint64)


def _shuffle(instruction: Instruction, a: Bits, b: Bits, c: Bits) -> list[Bits]:
    """The source lane follows from operand ``b`` and the clamp and segment mask in ``c`` (PTX ISA, ``shfl.sync``)."""
    mode = next(m for m in instruction.modifiers if m in ("up", "down", "bfly", "idx"))
    values, inside = [], []
    for lane in range(LANES):
        operand, clamp, segments = int(b[lane]) & 31, int(c[lane]) & 31, int(c[lane]) >> 8 & 31
        highest = (lane & segments) | (clamp & ~segments & 31)
        lowest = lane & segments
        if mode == "up":
            source = lane - operand
            valid = source >= highest
        elif mode == "down":
            source = lane + operand
            valid = source <= highest
        elif mode == "bfly":
            source = lane ^ operand
            valid = source <= highest
        else:
            source = lowest | (operand & ~segments & 31)
            valid = source <= highest
        values.append(int(a[source if valid else lane]))
        inside.append(int(valid))
    return [from_python(values, 32), from_python(inside, 1)]


def _vote(instruction: Instruction, predicate: Bits, members: list[int]) -> int:
    negated = [bool(predicate[lane]) for lane in members]
    if "ballot" in instruction.modifiers:
        return sum(1 << lane for lane, value in zip(members, negated, strict=True) if value)
    if "all" in instruction.modifiers:
        return int(all(negated))
    if "any" in instruction.modifiers:
        return int(any(negated))
    return int(len(set(negated)) <= 1)


def _reduce(instruction: Instruction, values: Bits, members: list[int]) -> int:
    kind = instruction.types[0]
    numbers = [int(values[lane]) & 0xFFFFFFFF for lane in members]
    if kind.startswith("s"):
        numbers = [n - 2**32 if n >> 31 else n for n in numbers]
    total = numbers[0]
    for n in numbers[1:]:
        if "add" in instruction.modifiers:
            total += n
        elif "min" in instruction.modifiers:
            total = min(total, n)
        elif "max" in instruction.modifiers:
            total = max(total, n)
        elif "and" in instruction.modifiers:
            total &= n
        elif "or" in instruction.modifiers:
            total |= n
        else:
            total ^= n
    return total & 0xFFFFFFFF


def _match(instruction: Instruction, values: Bits, members: list[int]) -> list[Bits]:
    numbers = truncate(values, width(instruction.types[0]))
    if "any" in instruction.modifiers:
        masks = [sum(1 << other for other in members if numbers[other] == numbers[lane]) for lane in range(LANES)]
        return [from_python(masks, 32)]
    same = len({int(numbers[lane]) for lane in members}) == 1
    return [_splat(sum(1 << lane for lane in members) if same else 0), _splat(int(same))]
