"""``cvt``: between integers, floats and both."""

from __future__ import annotations

import math
from collections.abc import Callable
from fractions import Fraction

import numpy as np

from oracle import values as v
from oracle.floating import clamp, mode
from oracle.values import Bits
from rooftile.ptx.program import Instruction


def convert(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``cvt.dtype.atype``."""
    destination, source = instruction.types[0], instruction.types[-1]
    if destination.endswith("x2"):  # cvt.rn.f16x2.f32 d, a, b: a becomes the upper half
        upper, lower = (_convert_lanes(instruction, s, destination[:-2], source) for s in sources[:2])
        return lower | (upper << np.uint64(16))
    return _convert_lanes(instruction, sources[0], destination, source)


def _convert_lanes(instruction: Instruction, bits: Bits, destination: str, source: str) -> Bits:
    if "ftz" in instruction.modifiers:
        bits = v.flush(source, bits)
    if destination == "tf32":  # to 10 bits of fraction, halfway cases away from zero
        below = [(int(x) + 0x1000) & 0xFFFFE000 if int(x) & 0x7F800000 != 0x7F800000 else int(x) for x in bits]
        return v.from_python(below, 32)
    if v.is_float(source):
        numbers = [float(x) for x in v.floats(bits, source)]
        if v.is_float(destination):
            result = np.array([_float_to_float(instruction, x, destination) for x in numbers], dtype=np.uint64)
            if "ftz" in instruction.modifiers:
                result = v.flush(destination, result)
            return clamp(destination, instruction, result)
        return v.from_python(
            [_float_to_integer(instruction, x, destination, source) for x in numbers], v.width(destination)
        )
    whole = v.python_integers(bits, source)
    if v.is_float(destination):
        rounding = mode(instruction)
        form = v.FORMATS[destination]
        rounded = [0 if x == 0 else v.round_fraction(Fraction(x), form, rounding) for x in whole]
        return clamp(destination, instruction, np.array(rounded, dtype=np.uint64))
    if "sat" in instruction.modifiers:
        low, high = _range(destination)
        whole = [min(max(x, low), high) for x in whole]
    return v.from_python(whole, v.width(destination))


def _range(kind: str) -> tuple[int, int]:
    bits = v.width(kind)
    return (-(1 << (bits - 1)), (1 << (bits - 1)) - 1) if v.is_signed(kind) else (0, (1 << bits) - 1)


def _to_whole(instruction: Instruction, value: float) -> int | None:
    """``value`` rounded by ``.rni``, ``.rzi``, ``.rmi`` or ``.rpi``; None if the instruction names none of them."""
    functions: dict[str, Callable[[float], int]] = {
        "rni": round,
        "rzi": math.trunc,
        "rmi": math.floor,
        "rpi": math.ceil,
    }
    mode = next((m for m in instruction.modifiers if m in functions), None)
    return None if mode is None else functions[mode](value)


def _float_to_float(instruction: Instruction, value: float, destination: str) -> int:
    if math.isfinite(value) and (whole := _to_whole(instruction, value)) is not None:
        value = math.copysign(float(abs(whole)), value)
    return v.encode(value, destination, mode(instruction))


def _float_to_integer(instruction: Instruction, value: float, destination: str, source: str) -> int:
    """Out-of-range values clamp; NaN is 0, or the top bit if a 64-bit type is on either side."""
    low, high = _range(destination)
    if math.isnan(value):
        return 1 << (v.width(destination) - 1) if source == "f64" or v.width(destination) == 64 else 0
    if math.isinf(value):
        return high if value > 0 else low
    whole = _to_whole(instruction, value)
    return min(max(math.trunc(value) if whole is None else whole, low), high)
