"""Lowering of ``ldmatrix`` and ``stmatrix``: 16 bytes a lane between shared memory and fragments."""

from __future__ import annotations

from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Instruction, Vector
from rooftile.simt.emit import Value
from rooftile.simt.layout.accesses import SHARED
from rooftile.simt.lower import Clone
from rooftile.simt.memory import access_address
from rooftile.simt.ops.fragments import from_rows, to_rows
from rooftile.simt.ops.lanes import Lanes
from rooftile.simt.shapes import Shape

OPCODES: Final = frozenset(("ldmatrix", "stmatrix"))
_ALLOWED: Final = frozenset(("sync", "aligned", "m8n8", "x1", "x2", "x4", "trans", "shared", "shared::cta", "b16"))


def lower_matrix_access(clone: Clone, ins: Instruction, *, whole: bool) -> None:
    """Lower ``ldmatrix`` or ``stmatrix`` (PTX ISA 9.7.15.5.15 and 9.7.15.5.16).

    The first eight lanes name the rows of the first matrix, the next eight those of the second, and so on; each lane's
    row of 16 bytes is read or written as any access of that width is, by the lanes that name one.

    Raises
    ------
    PtxError
        For forms of the instruction that cannot be executed.
    """
    count = next((int(word[1:]) for word in ins.modifiers if word in ("x1", "x2", "x4")), 0)
    store = ins.opcode == "stmatrix"
    operand = ins.sources[1] if store else ins.destinations[0]
    registers = operand.elements if isinstance(operand, Vector) else (operand,)
    if not _ALLOWED.issuperset((*ins.modifiers, *ins.types)) or len(registers) != count:
        raise clone.error(
            "a matrix access of this form cannot be executed",
            allowed=f"{ins.opcode}.sync.aligned.m8n8 with .x1, .x2 or .x4 and as many registers, .trans, .shared, .b16",
        )
    assert ins.access is not None
    w = clone.writer
    shape = Shape(SHARED, 32, 4, store)
    transposed = "trans" in ins.modifiers
    mask = clone.mask(ins).ref
    if count < 4:
        mask = w.assign(f"and i32 {mask}, {(1 << 8 * count) - 1}")
    slot = clone.plan.first_slot[ins.access.index]
    step = int(clone.plan.statistics and ins.access.is_leader)
    base, offset = access_address(clone, ins, SHARED, vector=True)
    function = clone.library.call(shape, masked=not whole or count < 4)
    common = f"ptr %context, ptr %warp, i64 {slot}, i64 {step}, i32 {mask}"
    arguments = f"{common}, {shape.address} {base.ref}, {offset.type} {offset.ref}"
    if store:
        fragments = [Lanes.of(w, clone.source(register, 32, vector=True)) for register in registers]
        values = "".join(f", {plane.type} {plane.ref}" for plane in to_rows(fragments, transposed=transposed))
        w.line(f"call fastcc void @{function}({arguments}{values})")
        return
    loaded = w.assign(f"call fastcc {shape.result} @{function}({arguments})")
    words = [w.assign(f"extractvalue {shape.result} {loaded}, {i}") for i in range(shape.elements)]
    planes = [Lanes(w, word, "i32", WARP_SIZE) for word in words]
    for matrix, register in enumerate(registers):
        fragment = from_rows(planes, matrix, transposed=transposed)
        clone.assign(ins, register, Value(fragment.ref, 32, True))
