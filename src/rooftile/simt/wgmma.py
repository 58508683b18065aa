"""Lowering of ``wgmma`` (PTX ISA 9.7.16): what a warpgroup multiplies, each of its warps by itself.

The four warps share only B, which lies in shared memory as they all see it; each has 16 of the 64 rows. So a warp need
not meet the others, and the product is there at once: an accumulator that is used before ``wgmma.wait_group`` has its
value here, which :mod:`rooftile.simt.in_flight` reports. Operands are gathered by ``runtime/descriptors.c``.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

from rooftile.core.hardware import WARP_SIZE, WARPS_PER_WARPGROUP
from rooftile.ptx.program import Immediate, Instruction, Operand, Vector
from rooftile.simt.copies import call
from rooftile.simt.emit import Value
from rooftile.simt.layout import offset_of
from rooftile.simt.layout.context import Operands
from rooftile.simt.lower import Clone
from rooftile.simt.ops.mma import NUMBERS

_ORDERS: Final = frozenset(("fence", "commit_group", "wait_group"))
_DEPTHS: Final = {
    **dict.fromkeys(("f16", "bf16"), 16),
    "tf32": 8,
    **dict.fromkeys(("e4m3", "e5m2", "s8", "u8"), 32),
}
_SUMS: Final = {
    **dict.fromkeys(("f16", "e4m3", "e5m2"), ("f16", "f32")),
    **dict.fromkeys(("bf16", "tf32"), ("f32",)),
    **dict.fromkeys(("s8", "u8"), ("s32",)),
}
"""Types of D, by that of A."""

_SHAPE: Final = re.compile(r"m64n(\d+)k(\d+)")
_WIDEST: Final = 256
_REGISTERS_OF_A: Final = 4
_ROWS: Final = 16
_REGISTER_BYTES: Final = 4 * WARP_SIZE


@dataclass(frozen=True, slots=True)
class _Form:
    """A ``wgmma.mma_async`` with its operands told apart; ``d`` are registers, ``a`` is a descriptor or registers."""

    n: int
    k: int
    d: tuple[Operand, ...]
    a: Operand
    b: Operand
    accumulate: Operand
    negate: bool
    transpose_a: bool
    transpose_b: bool


def lower_wgmma(clone: Clone, ins: Instruction) -> None:
    """Lower ``wgmma.mma_async``; ``fence``, ``commit_group`` and ``wait_group`` have no effect on values.

    Raises
    ------
    PtxError
        For forms of the instruction that cannot be executed.
    """
    if not _ORDERS.isdisjoint(ins.modifiers):
        return
    form = _form(clone, ins)
    operands = clone.context_field("operands")
    _put(clone, operands, "d", form.d)
    if isinstance(form.a, Vector):
        _put(clone, operands, "a", form.a.elements)
    else:
        warp = clone.writer.assign(f"load i64, ptr {clone.warp_field('id')}, !invariant.load !0")
        warp = clone.writer.assign(f"trunc i64 {warp} to i32")
        first = clone.writer.assign(f"and i32 {warp}, {WARPS_PER_WARPGROUP - 1}")
        first = clone.writer.assign(f"mul i32 {first}, {_ROWS}")
        _gather(clone, ins, operands, "a", form.a, first, _ROWS, form.transpose_a)
    _gather(clone, ins, operands, "b", form.b, "0", form.n, form.transpose_b)
    _multiply(clone, ins, form, operands)
    for number, register in enumerate(form.d):
        cell = _cell(clone, operands, "d", number)
        value = clone.writer.assign(f"load <{WARP_SIZE} x i32>, ptr {cell}, align 4")
        clone.assign(ins, register, Value(value, 32, True))


def _form(clone: Clone, ins: Instruction) -> _Form:
    shape = next((found for word in ins.modifiers if (found := _SHAPE.fullmatch(word))), None)
    kind_d, kind_a, kind_b = (*ins.types, "", "", "")[:3]
    n, k = (int(shape[1]), int(shape[2])) if shape is not None else (0, 0)
    same = kind_b == kind_a or (kind_a[:1], kind_b[:1]) == ("e", "e") or {kind_a, kind_b} <= {"s8", "u8"}
    words = {"mma_async", "sync", "aligned", "satfinite", shape[0] if shape is not None else ""}
    integer = kind_d == "s32"
    widths = (8, 16, 24, *range(32, _WIDEST + 1, 16)) if integer else range(8, _WIDEST + 1, 8)
    if (
        n not in widths
        or _DEPTHS.get(kind_a) != k
        or kind_d not in _SUMS[kind_a]
        or not same
        or set(ins.modifiers) - words
    ):
        raise clone.error(
            "a wgmma of this form cannot be executed",
            allowed="m64nNk16 of f16 or bf16, k8 of tf32, k32 of e4m3, e5m2, s8 or u8, dense; N = 8, 16, ..., 256",
        )
    if len(ins.sources) < 4:
        raise clone.error("a wgmma lacks operands")
    d, a, b, accumulate, *rest = ins.sources
    registers = d.elements if isinstance(d, Vector) else ()
    in_registers = isinstance(a, Vector)
    signs = 0 if integer else 2
    turns = (1 if in_registers else 2) if k == _DEPTHS["f16"] else 0
    if (
        len(registers) != n // (4 if kind_d == "f16" else 2)
        or (isinstance(a, Vector) and len(a.elements) != _REGISTERS_OF_A)
        or len(rest) != signs + turns
        or not all(isinstance(operand, Immediate) for operand in rest)
    ):
        raise clone.error("a wgmma has operands that do not fit its shape and types")
    numbers = [operand.value for operand in rest if isinstance(operand, Immediate)]
    negative = sum(number != 1 for number in numbers[:signs])
    transposed = [bool(number) for number in numbers[signs:]]
    return _Form(
        n,
        k,
        registers,
        a,
        b,
        accumulate,
        negative % 2 == 1,
        len(transposed) > 1 and transposed[0],
        bool(transposed) and transposed[-1],
    )


def _cell(clone: Clone, operands: str, field: str, number: int = 0) -> str:
    offset = offset_of(Operands, field) + _REGISTER_BYTES * number
    return clone.writer.assign(f"getelementptr i8, ptr {operands}, i64 {offset}")


def _put(clone: Clone, operands: str, field: str, registers: tuple[Operand, ...]) -> None:
    for number, register in enumerate(registers):
        value = clone.source(register, 32, vector=True)
        clone.writer.line(f"store {value.type} {value.ref}, ptr {_cell(clone, operands, field, number)}, align 4")


def _gather(
    clone: Clone,
    ins: Instruction,
    operands: str,
    field: str,
    descriptor: Operand,
    first: str,
    rows: int,
    transposed: bool,
) -> None:
    """Have the runtime bring ``rows`` rows of an operand, from row ``first`` on."""
    mask = clone.mask(ins)
    arguments = [("ptr", "%context"), ("ptr", "%warp"), ("i32", mask.ref), ("i64", _first(clone, descriptor, mask))]
    arguments += [("ptr", _cell(clone, operands, field)), ("i32", first), ("i32", str(rows))]
    arguments += [("i32", str(int(field == "a"))), ("i32", str(int(transposed))), ("i64", str(ins.index))]
    call(clone, "rooftile_operand", *arguments)


def _first(clone: Clone, operand: Operand, mask: Value) -> str:
    """The descriptor, which is the same for all lanes, as the first of them has it."""
    vector = clone.source(operand, 64, vector=True)
    lane = clone.writer.intrinsic("llvm.cttz.i32", "i32", [("i32", mask.ref), ("i1", "false")])
    lane = clone.writer.assign(f"and i32 {lane}, {WARP_SIZE - 1}")
    return clone.writer.assign(f"extractelement {vector.type} {vector.ref}, i32 {lane}")


def _multiply(clone: Clone, ins: Instruction, form: _Form, operands: str) -> None:
    places = [("ptr", _cell(clone, operands, field)) for field in ("a", "b", "d")]
    kind_d, kind_a, kind_b = ins.types[:3]
    accumulate = _bit(clone, form.accumulate, clone.mask(ins))
    if kind_d == "s32":
        numbers = [form.n, int(kind_a == "s8"), int(kind_b == "s8"), int("satfinite" in ins.modifiers)]
        function, last = "rooftile_wgmma_integer", [("i32", accumulate)]
    else:
        block, fraction = summation(kind_a)
        numbers = [form.n, form.k, NUMBERS[kind_a], NUMBERS[kind_b], NUMBERS[kind_d], block, fraction]
        function, last = "rooftile_wgmma", [("i32", accumulate), ("i32", str(int(form.negate)))]
    call(clone, function, *places, *(("i32", str(number)) for number in numbers), *last)


def _bit(clone: Clone, operand: Operand, mask: Value) -> str:
    """``scale-d`` as 0 or 1."""
    if isinstance(operand, Immediate):
        return str(int(operand.value != 0))
    vector = clone.source(operand, 1, vector=True)
    word = clone.writer.assign(f"bitcast {vector.type} {vector.ref} to i32")
    word = clone.writer.assign(f"and i32 {word}, {mask.ref}")
    return clone.writer.assign(f"zext i1 {clone.writer.assign(f'icmp ne i32 {word}, 0')} to i32")


def summation(kind: str) -> tuple[int, int]:
    """How many products of type ``kind`` are added at once, and how many bits below the largest are kept."""
    return _DEPTHS[kind], 13 if kind.startswith("e") else 25
