"""Moving data between registers (PTX ISA 9.7.9)."""

from __future__ import annotations

from typing import Final

from rooftile.ptx.program import Operand, Sink, Vector
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.ops.registry import Lowering, operation, width

_MOVED: Final = "pred b16 b32 b64 b128 u16 u32 u64 s16 s32 s64 f16 bf16 f16x2 bf16x2 f32 f64"


@operation("mov", types=_MOVED)
def _mov(op: Lowering) -> None:
    """``mov``: a register, constant, special register or address; or packing and unpacking of a vector operand.

    The first element of a vector is the lowest part of the packed value.
    """
    bits = width(op.type)
    value = _fetch(op, op.ins.sources[0], bits)
    destination = op.ins.destinations[0]
    if not isinstance(destination, Vector):
        op.result(value)
        return
    part = bits // len(destination.elements)
    for i, element in enumerate(destination.elements):
        if not isinstance(element, Sink):
            op.ctx.assign(op.ins, element, (value.lshr(i * part) if i else value).resize(part).value)


def _fetch(op: Lowering, operand: Operand, bits: int) -> Lanes:
    if not isinstance(operand, Vector):
        return op.operand(operand, bits, signed=False)
    part = bits // len(operand.elements)
    values = [op.operand(element, part, signed=False).resize(bits) for element in operand.elements]
    packed = values[0]
    for i, value in enumerate(values[1:], 1):
        packed = packed | value.shl(i * part)
    return packed
