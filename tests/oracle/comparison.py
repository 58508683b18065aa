"""Comparison and selection."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from oracle import values as v
from oracle.floating import Operation
from oracle.values import Bits
from rooftile.ptx.program import Instruction

COMPARE: dict[str, Callable[..., v.Mask]] = {
    "eq": np.equal,
    "ne": np.not_equal,
    "lt": np.less,
    "le": np.less_equal,
    "gt": np.greater,
    "ge": np.greater_equal,
    "lo": np.less,
    "ls": np.less_equal,
    "hi": np.greater,
    "hs": np.greater_equal,
}


def compare(instruction: Instruction, a: Bits, b: Bits, kind: str) -> v.Mask:
    """The comparison of ``setp`` and ``set`` by its modifier; on floats, ``equ`` and its like hold for NaN too."""
    names = {*COMPARE, "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan"}
    name = next(m for m in instruction.modifiers if m in names)
    if v.is_float(kind):
        if "ftz" in instruction.modifiers:
            a, b = v.flush(kind, a), v.flush(kind, b)
        x, y = v.floats(a, kind), v.floats(b, kind)
        unordered = np.isnan(x) | np.isnan(y)
        if name in ("num", "nan"):
            return np.asarray(unordered if name == "nan" else ~unordered)
        if name.endswith("u"):
            return np.asarray(COMPARE[name[:-1]](x, y) | unordered)
        return np.asarray(COMPARE[name](x, y) & ~unordered)
    holds: v.Mask = COMPARE[name](v.integers(a, kind), v.integers(b, kind))
    return holds


def set_predicates(instruction: Instruction, sources: list[Bits]) -> list[Bits]:
    """``setp``: the comparison combined with predicate ``c``, and its complement combined likewise."""
    result = compare(instruction, sources[0], sources[1], instruction.types[0])
    both = [result, ~result]
    combine = next((m for m in instruction.modifiers if m in ("and", "or", "xor")), None)
    if combine is not None:
        third = sources[2] != 0
        function = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}[combine]
        both = [function(r, third) for r in both]
    return [r.astype(np.uint64) for r in both]


def _set(instruction: Instruction, sources: list[Bits]) -> Bits:
    """``set.cmp.dtype.stype``: all ones or 1.0 where it holds."""
    destination, source = instruction.types
    result = compare(instruction, sources[0], sources[1], source)
    combine = next((m for m in instruction.modifiers if m in ("and", "or", "xor")), None)
    if combine is not None:
        third = sources[2] != 0
        result = {"and": np.logical_and, "or": np.logical_or, "xor": np.logical_xor}[combine](result, third)
    true = v.encode(1.0, destination) if v.is_float(destination) else (1 << v.width(destination)) - 1
    return np.where(result, np.uint64(true), np.uint64(0)).astype(np.uint64)


def _select(instruction: Instruction, sources: list[Bits]) -> Bits:
    return np.where(sources[2] != 0, sources[0], sources[1]).astype(np.uint64)


def _select_by_sign(instruction: Instruction, sources: list[Bits]) -> Bits:
    kind = instruction.types[-1]
    c = v.floats(sources[2], kind) if v.is_float(kind) else v.integers(sources[2], kind)
    return np.where(c >= 0, sources[0], sources[1]).astype(np.uint64)


def _test(instruction: Instruction, sources: list[Bits]) -> Bits:
    kind = instruction.types[0]
    x = v.floats(sources[0], kind)
    subnormal = np.isfinite(x) & (x != 0) & (np.abs(x) < 2.0 ** v.FORMATS[kind].emin)
    answers = {
        "finite": np.isfinite(x),
        "infinite": np.isinf(x),
        "number": ~np.isnan(x),
        "notanumber": np.isnan(x),
        "normal": np.isfinite(x) & (x != 0) & ~subnormal,
        "subnormal": subnormal,
    }
    answer = next(answers[m] for m in instruction.modifiers if m in answers)
    return np.asarray(answer, dtype=np.uint64)


OPERATIONS: dict[str, Operation] = {
    "set": _set,
    "selp": _select,
    "slct": _select_by_sign,
    "testp": _test,
}
