"""Lowering of loads, stores and atomics in either clone."""

from __future__ import annotations

from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.opcodes import type_bits
from rooftile.ptx.program import Address, Immediate, Instruction, Operand, Register, Vector
from rooftile.simt.analysis import ORDERED
from rooftile.simt.emit import Value
from rooftile.simt.layout.accesses import (
    ATOMIC_OPERATIONS,
    ATOMIC_TYPES,
    GLOBAL,
    LOCAL,
    LOCAL_WINDOW,
    MOST_LANE_BYTES,
    SHARED,
    SHARED_WINDOW,
)
from rooftile.simt.lower import Clone
from rooftile.simt.shapes import GENERIC, Shape, result_type

OPCODES: Final = frozenset(("ld", "ldu", "st", "atom", "red"))

_SPACES: Final = {
    "global": GLOBAL,
    "const": GLOBAL,
    "shared": SHARED,
    "shared::cta": SHARED,
    "shared::cluster": SHARED,
    "local": LOCAL,
}


def space_of(ins: Instruction) -> int:
    """The space that the instruction names; generic if it names none. Matrices are only moved from and to shared."""
    if ins.opcode in ("ldmatrix", "stmatrix"):
        return SHARED
    return next((_SPACES[word] for word in ins.modifiers if word in _SPACES), GENERIC)


def slots_of(ins: Instruction) -> tuple[int, ...]:
    """Spaces of the slots that an access needs, in order."""
    space = space_of(ins)
    return (GLOBAL, SHARED, LOCAL) if space == GENERIC else (space,)


def lane_elements(ins: Instruction) -> int:
    """Elements that one lane moves."""
    if ins.opcode in ("ldmatrix", "stmatrix"):
        return 4  # the words of a row
    return next((int(word[1:]) for word in ins.modifiers if word in ("v2", "v4", "v8")), 1)


def element_bits(ins: Instruction) -> int:
    """Width of one element."""
    return type_bits(ins.types[-1])


def lower_access(clone: Clone, ins: Instruction, *, whole: bool) -> None:
    """Lower ``ld``, ``ldu``, ``st``, ``atom`` or ``red``.

    Parameters
    ----------
    clone : Clone
    ins : Instruction
    whole : bool
        Whether the warp is usually complete here (the converged clone).

    Raises
    ------
    PtxError
        For forms of the instruction that cannot be executed.
    """
    if any(word.startswith("param") for word in ins.modifiers):
        _load_parameter(clone, ins)
    elif element_bits(ins) not in (8, 16, 32, 64) or element_bits(ins) // 8 * lane_elements(ins) > MOST_LANE_BYTES:
        raise clone.error(
            "a memory access of this width cannot be executed",
            allowed="elements of 8 to 64 bits, at most 32 bytes a thread",
        )
    elif ins.opcode in ("atom", "red"):
        _atomic(clone, ins)
    elif not ORDERED.isdisjoint(ins.modifiers):
        _ordered(clone, ins)
    else:
        _plain(clone, ins, whole)


def _elements(operand: Operand) -> tuple[Operand, ...]:
    return operand.elements if isinstance(operand, Vector) else (operand,)


def access_address(clone: Clone, ins: Instruction, space: int, *, vector: bool) -> tuple[Value, Value]:
    """The address operand as a value, a vector if asked for, and a scalar offset to add to it."""
    operand = ins.sources[0]
    if not isinstance(operand, Address):
        raise clone.error("the address of a memory access must be in brackets")
    w, bits = clone.writer, 64 if space in (GLOBAL, GENERIC) else 32
    offset = w.constant(operand.offset, bits, False)
    if operand.base is None:
        return w.constant(0, bits, vector), offset
    if not vector or not isinstance(operand.base, Register) or not clone.is_vector(operand.base):
        return clone.source(operand.base, bits, vector=vector), offset
    value, base = clone.address(operand.base, bits)
    return value, offset if base.ref == "0" else w.binary("add", base, offset)


def _is_uniform_address(clone: Clone, ins: Instruction) -> bool:
    base = ins.sources[0].base if isinstance(ins.sources[0], Address) else None
    return not (isinstance(base, Register) and clone.is_vector(base))


def _load_parameter(clone: Clone, ins: Instruction) -> None:
    operand = ins.sources[0]
    if ins.opcode != "ld" or not isinstance(operand, Address):
        raise clone.error("kernel parameters can only be read")
    bits, destinations = element_bits(ins), _elements(ins.destinations[0])
    if isinstance(operand.base, Register):
        raise clone.error("a kernel parameter is read at a computed address", next_step="copy the parameter first")
    offset = operand.offset + (clone.place(operand.base)[1] if operand.base is not None else 0)
    end = max((p.offset + p.size for p in clone.kernel.parameters), default=0)
    if offset < 0 or offset + bits // 8 * len(destinations) > end:
        raise clone.error("a parameter is read outside the kernel's parameters")
    base = clone.context_field("parameters")
    for i, destination in enumerate(destinations):
        pointer = clone.writer.assign(f"getelementptr i8, ptr {base}, i64 {offset + i * bits // 8}")
        loaded = clone.writer.assign(f"load i{bits}, ptr {pointer}, align 1, !invariant.load !0")
        clone.assign(ins, destination, Value(loaded, bits, False), signed=ins.types[-1].startswith("s"))


def _plain(clone: Clone, ins: Instruction, whole: bool) -> None:
    assert ins.access is not None
    w = clone.writer
    space, bits, store = space_of(ins), element_bits(ins), ins.opcode == "st"
    shape = Shape(space, bits, lane_elements(ins), store)
    slot = clone.plan.first_slot[ins.access.index]
    step = int(clone.plan.statistics and ins.access.is_leader)
    guard_varies = ins.guard is not None and clone.is_vector(ins.guard)
    common = f"ptr %context, ptr %warp, i64 {slot}, i64 {step}, i32 {clone.mask(ins).ref}"
    signed = ins.types[-1].startswith("s")
    uniform = whole and not store and space in (GLOBAL, SHARED) and not guard_varies
    if uniform and _is_uniform_address(clone, ins):
        base, offset = access_address(clone, ins, space, vector=False)
        base = w.resize(w.binary("add", base, offset), 64, False)
        result = result_type(f"i{bits}", shape.elements, store=False)
        loaded = w.assign(f"call fastcc {result} @{clone.library.call_uniform(shape)}({common}, i64 {base.ref})")
        _distribute(clone, ins, loaded, result, bits, vector=False, signed=signed)
        return
    base, offset = access_address(clone, ins, space, vector=True)
    values = ""
    if store:
        for element in _elements(ins.sources[1]):
            values += f", {shape.plane} {clone.source(element, bits, vector=True).ref}"
    arguments = f"{common}, {shape.address} {base.ref}, {offset.type} {offset.ref}{values}"
    call = f"call fastcc {shape.result} @{clone.library.call(shape, masked=not whole)}({arguments})"
    if store:
        w.line(call)
    else:
        _distribute(clone, ins, w.assign(call), shape.result, bits, vector=True, signed=signed)


def _distribute(
    clone: Clone, ins: Instruction, loaded: str, kind: str, bits: int, *, vector: bool, signed: bool
) -> None:
    """Give the destinations what an access function returned."""
    destinations = _elements(ins.destinations[0])
    if len(destinations) != lane_elements(ins):
        raise clone.error("a vector access and its registers differ in number")
    for i, destination in enumerate(destinations):
        ref = loaded if len(destinations) == 1 else clone.writer.assign(f"extractvalue {kind} {loaded}, {i}")
        clone.assign(ins, destination, Value(ref, bits, vector), signed=signed)


def call_runtime(clone: Clone, ins: Instruction, function: str, extra: str, lanes: int = WARP_SIZE) -> None:
    """Call a runtime function that works lane by lane, once for each space that the address may lie in.

    ``extra`` are two more arguments, or nothing. Only the first ``lanes`` take part.
    """
    assert ins.access is not None
    w = clone.writer
    slot, wide = clone.plan.first_slot[ins.access.index], f"<{WARP_SIZE} x i64>"
    base, offset = access_address(clone, ins, space_of(ins), vector=True)
    full = w.binary("add", base, w.splat(offset))
    full = w.resize(full, 64, False)
    mask = clone.mask(ins).ref
    if lanes < WARP_SIZE:
        mask = w.assign(f"and i32 {mask}, {(1 << lanes) - 1}")
    spaces = slots_of(ins)
    high = w.assign(f"lshr {wide} {full.ref}, splat (i64 32)") if len(spaces) > 1 else ""
    for number, space in enumerate(spaces):
        part, address = mask, full.ref
        if len(spaces) > 1:
            windows = {SHARED: SHARED_WINDOW >> 32, LOCAL: LOCAL_WINDOW >> 32}
            wanted = windows if space == GLOBAL else {space: windows[space]}
            inside = "zeroinitializer"
            for window in wanted.values():
                hit = w.assign(f"icmp eq {wide} {high}, splat (i64 {window})")
                inside = w.assign(f"or <{WARP_SIZE} x i1> {inside}, {hit}")
            bits = w.assign(f"bitcast <{WARP_SIZE} x i1> {inside} to i32")
            if space == GLOBAL:
                bits = w.assign(f"xor i32 {bits}, -1")
            else:
                address = w.assign(f"and {wide} {full.ref}, splat (i64 {2**32 - 1})")
            part = w.assign(f"and i32 {mask}, {bits}")
        w.line(f"store {wide} {address}, ptr {clone.warp_field('address')}, align 8")
        w.declarations[function] = f"declare void @{function}(ptr, ptr, i64, i32{', i32, i32' if extra else ''})"
        w.line(f"call void @{function}(ptr %context, ptr %warp, i64 {slot + number}, i32 {part}{extra})")


def _plane(clone: Clone, field: str, index: int, bits: int) -> str:
    """Address of element ``index`` of all lanes in one of the warp's exchange areas."""
    base = clone.warp_field(field)
    return clone.writer.assign(f"getelementptr i8, ptr {base}, i64 {index * WARP_SIZE * bits // 8}")


def give(clone: Clone, operand: Operand, field: str, bits: int) -> None:
    """Put the elements of ``operand`` where the runtime looks for them, in one of the warp's exchange areas."""
    for i, element in enumerate(_elements(operand)):
        value = clone.source(element, bits, vector=True)
        clone.writer.line(f"store {value.type} {value.ref}, ptr {_plane(clone, field, i, bits)}, align 4")


def _take(clone: Clone, ins: Instruction, bits: int, *, signed: bool) -> None:
    for i, destination in enumerate(_elements(ins.destinations[0])):
        loaded = clone.writer.assign(f"load <{WARP_SIZE} x i{bits}>, ptr {_plane(clone, 'value', i, bits)}, align 4")
        clone.assign(ins, destination, Value(loaded, bits, True), signed=signed)


def _ordered(clone: Clone, ins: Instruction) -> None:
    """An access that other threads may rely on: lane by lane, where LLVM cannot move or merge it."""
    bits = element_bits(ins)
    if ins.opcode == "st":
        give(clone, ins.sources[1], "value", bits)
    call_runtime(clone, ins, "rooftile_access", "")
    if ins.opcode != "st":
        _take(clone, ins, bits, signed=ins.types[-1].startswith("s"))


def _atomic(clone: Clone, ins: Instruction) -> None:
    name = next((word for word in ins.modifiers if word in ATOMIC_OPERATIONS), None)
    kind = _atomic_type(name, ins.types[-1])
    if name is None or kind is None:
        raise clone.error(
            "an atomic of this form cannot be executed",
            next_step="use add, min, max, and, or, xor, exch, cas, inc or dec on 32 or 64 bits, or add on f16 and bf16",
        )
    bits = element_bits(ins)
    value = ins.sources[1] if len(ins.sources) > 1 else Immediate(0)
    give(clone, value, "value", bits)
    if name == "cas":
        give(clone, ins.sources[2], "operand", bits)
    extra = f", i32 {ATOMIC_OPERATIONS.index(name)}, i32 {ATOMIC_TYPES.index(kind)}"
    call_runtime(clone, ins, "rooftile_atomic", extra)
    if ins.opcode == "atom":
        _take(clone, ins, bits, signed=False)


def _atomic_type(operation: str | None, name: str) -> str | None:
    """The runtime's name of the type, None where PTX has no such atomic or it is not supported."""
    if name in ("f32", "f64", "f16", "bf16", "f16x2", "bf16x2"):
        return name if operation == "add" else None
    if name == "b16":
        return "u16" if operation in ("cas", "exch") else None
    return {"b32": "u32", "u32": "u32", "s32": "s32", "b64": "u64", "u64": "u64", "s64": "s64"}.get(name)
