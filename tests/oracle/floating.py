"""Floating-point arithmetic: ``.ftz``, ``.sat`` and ``.relu``, NaN and signed zeros as the PTX ISA has them."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from oracle import values as v
from oracle.values import Bits
from rooftile.ptx.program import Instruction

Operation = Callable[[Instruction, list[Bits]], Bits]
ROUNDING = ("rn", "rz", "rm", "rp")


def _kind(instruction: Instruction) -> str:
    kind = instruction.types[0]
    return kind[:-2] if kind.endswith("x2") else kind


def mode(instruction: Instruction) -> str:
    """The rounding mode; ``rn`` where none is named."""
    return next((m for m in instruction.modifiers if m in ROUNDING), "rn")


def _float(function: Callable[[str, Instruction, list[Bits]], Bits]) -> Operation:
    """Wrap a float function with ``.ftz``, ``.sat`` and ``.relu``."""

    def operation(instruction: Instruction, sources: list[Bits]) -> Bits:
        kind = _kind(instruction)
        ftz = "ftz" in instruction.modifiers
        if ftz:
            sources = [v.flush(kind, s) for s in sources]
        result = function(kind, instruction, sources)
        if ftz:
            result = v.flush(kind, result)
        return clamp(kind, instruction, result)

    return operation


def clamp(kind: str, instruction: Instruction, result: Bits) -> Bits:
    """``.sat`` clamps to [0, 1] and ``.relu`` to [0, inf]; ``.sat`` turns NaN into 0."""
    zero = np.uint64(0)
    if "sat" in instruction.modifiers:
        values, one = v.floats(result, kind), np.uint64(v.encode(1.0, kind))
        result = np.where(values > 0, np.where(values < 1, result, one), zero).astype(np.uint64)
    if "relu" in instruction.modifiers:
        values = v.floats(result, kind)
        result = np.where((values > 0) | np.isnan(values), result, zero).astype(np.uint64)
    return result


def _native(function: Callable[..., np.ndarray]) -> Operation:
    """A float function that NumPy computes in the type itself: correctly rounded ones, and the approximate ones."""

    def apply(kind: str, instruction: Instruction, sources: list[Bits]) -> Bits:
        if mode(instruction) != "rn":
            raise KeyError(instruction.text)
        result = function(*(v.floats(s, kind) for s in sources))
        if kind in ("f32", "f64"):
            return v.from_floats(result)
        return np.array([v.encode(float(x), kind) for x in result], dtype=np.uint64)

    return _float(apply)


def _minmax(kind: str, instruction: Instruction, sources: list[Bits]) -> Bits:
    """``min`` and ``max``: a NaN loses to a number unless ``.NaN``; -0 is less than +0."""
    lanes = []
    less = instruction.opcode == "min"
    for bits in zip(*(s.tolist() for s in sources), strict=True):
        one = [np.array([b], dtype=np.uint64) for b in bits]
        numbers = [float(v.floats(b, kind)[0]) for b in one]
        candidates = [(x, math.copysign(1.0, x), b) for x, b in zip(numbers, bits, strict=True) if not math.isnan(x)]
        if not candidates or ("NaN" in instruction.modifiers and len(candidates) < len(bits)):
            lanes.append(v.CANONICAL_NAN[kind])
        else:
            lanes.append((min if less else max)(candidates)[2])
    return np.array(lanes, dtype=np.uint64)


def _copysign(kind: str, instruction: Instruction, sources: list[Bits]) -> Bits:
    sign = np.uint64(v.FORMATS[kind].sign)
    return (sources[0] & sign) | (sources[1] & (sign - np.uint64(1)))


def _absolute(kind: str, instruction: Instruction, sources: list[Bits]) -> Bits:
    return v.truncate(sources[0], v.width(kind)) & np.uint64(v.FORMATS[kind].sign - 1)


OPERATIONS: dict[str, Operation] = {
    "add": _float(lambda kind, ins, s: v.add(kind, mode(ins), s[0], s[1])),
    "sub": _float(lambda kind, ins, s: v.add(kind, mode(ins), s[0], v.negate(kind, s[1]))),
    "mul": _float(lambda kind, ins, s: v.multiply(kind, mode(ins), s[0], s[1])),
    "fma": _float(lambda kind, ins, s: v.fma(kind, mode(ins), s[0], s[1], s[2])),
    "mad": _float(lambda kind, ins, s: v.fma(kind, mode(ins), s[0], s[1], s[2])),
    "neg": _float(lambda kind, ins, s: v.negate(kind, s[0])),
    "abs": _float(_absolute),
    "min": _float(_minmax),
    "max": _float(_minmax),
    "copysign": _float(_copysign),
    "div": _native(np.divide),
    "rcp": _native(lambda a: np.divide(a.dtype.type(1), a)),
    "sqrt": _native(np.sqrt),
    "rsqrt": _native(lambda a: np.divide(a.dtype.type(1), np.sqrt(a))),
    "ex2": _native(np.exp2),
    "lg2": _native(np.log2),
    "sin": _native(np.sin),
    "cos": _native(np.cos),
    "tanh": _native(np.tanh),
}
