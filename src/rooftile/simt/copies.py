"""Lowering of asynchronous copies: ``cp.async``, bulk copies, and stores that report to an mbarrier (PTX ISA 9.7.9.25).

What they do is in ``runtime/copies.c`` and ``bulks.c``: data reach their place only when somebody waits for them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.opcodes import is_second_half, type_bits
from rooftile.ptx.program import Address, Immediate, Instruction, Operand, Register, Vector
from rooftile.simt.emit import Value
from rooftile.simt.layout.accesses import ATOMIC_OPERATIONS, ATOMIC_TYPES
from rooftile.simt.lower import Clone

_REDUCED: Final = {
    **{name: name for name in ("u32", "s32", "u64", "s64", "f32", "f64", "f16", "bf16")},
    "b32": "u32",
    "b64": "u64",
}
"""The runtime's names of the types that ``cp.reduce.async.bulk`` and ``red.async`` combine."""

_FLOATS: Final = frozenset(("f32", "f64", "f16", "bf16"))


def is_copy(ins: Instruction) -> bool:
    """Whether :func:`lower_copy` lowers ``ins``."""
    return ins.opcode == "cp" or ("async" in ins.modifiers and ins.opcode in ("st", "red"))


def lower_copy(clone: Clone, ins: Instruction) -> None:
    """Lower an asynchronous copy, or what commits or waits for some.

    Raises
    ------
    PtxError
        For forms of the instruction that cannot be executed.
    """
    words = ins.modifiers
    if is_second_half(ins.opcode, words):
        return
    if len(ins.sources) < _fewest_sources(words):
        raise clone.error("an asynchronous copy, or what waits for some, lacks an operand")
    if ins.opcode != "cp":
        _store(clone, ins)
    elif "prefetch" in words:
        return
    elif "commit_group" in words:
        call(clone, f"rooftile_{_kind(ins)}_commit", ("ptr", "%warp"), ("i32", clone.mask(ins).ref))
    elif "wait_all" in words or "wait_group" in words:
        pending = "-1" if "wait_all" in words else str(_constant(clone, ins.sources[0]))
        arguments = ("ptr", "%context"), ("ptr", "%warp"), ("i32", clone.mask(ins).ref), ("i32", pending)
        call(clone, f"rooftile_{_kind(ins)}_wait", *arguments)
    elif "mbarrier" in words:
        put_addresses(clone, ins.sources[0])
        counted = str(int("noinc" in words))
        call(clone, "rooftile_copy_arrive", *_where(clone, ins), ("i32", counted), ("i64", str(ins.index)))
    elif "bulk" in words:
        _bulk(clone, ins)
    else:
        _copy(clone, ins)


def _fewest_sources(words: tuple[str, ...]) -> int:
    if "wait_group" in words or "mbarrier" in words or "prefetch" in words:
        return 1
    return 0 if "commit_group" in words or "wait_all" in words else 2


def call(clone: Clone, function: str, *arguments: tuple[str, str], result: str = "void") -> str:
    """Call a function of the runtime; ``arguments`` are (type, value)."""
    w = clone.writer
    w.declarations[function] = f"declare {result} @{function}({', '.join(kind for kind, _ in arguments)})"
    text = f"call {result} @{function}({', '.join(f'{kind} {ref}' for kind, ref in arguments)})"
    if result == "void":
        w.line(text)
        return ""
    return w.assign(text)


def put(clone: Clone, field: str, number: int, value: Value) -> None:
    """Store one value for each lane in plane ``number`` of an exchange area of the warp."""
    place = clone.warp_field(field)
    size = WARP_SIZE * value.bits // 8
    cell = clone.writer.assign(f"getelementptr i8, ptr {place}, i64 {number * size}")
    clone.writer.line(f"store {value.type} {value.ref}, ptr {cell}, align 8")


def put_addresses(clone: Clone, operand: Operand, field: str = "address", number: int = 0) -> None:
    """Store the lanes' addresses, 64 bits each, where the runtime looks for them."""
    if not isinstance(operand, Address):
        raise clone.error("the address of a memory access must be in brackets")
    w = clone.writer
    value = w.constant(operand.offset, 64, True)
    if operand.base is not None:
        value = w.binary("add", clone.source(operand.base, 64, vector=True), value)
    put(clone, field, number, value)


def _where(clone: Clone, ins: Instruction) -> tuple[tuple[str, str], ...]:
    return ("ptr", "%context"), ("ptr", "%warp"), ("i32", clone.mask(ins).ref)


def _kind(ins: Instruction) -> str:
    return "bulk" if "bulk" in ins.modifiers else "copy"


def _constant(clone: Clone, operand: Operand) -> int:
    if not isinstance(operand, Immediate):
        raise clone.error("the number of groups to wait for must be a constant")
    return operand.value


def _copy(clone: Clone, ins: Instruction) -> None:
    """``cp.async [dst], [src], size {, src-size | ignore-src} {, policy}``, its addresses swapped."""
    assert ins.access is not None
    source, to, *rest = ins.sources
    size = ins.access.lane_bytes
    if any(word.endswith("cache_hint") for word in ins.modifiers):
        rest = rest[:-1]
    sized = bool(rest) and not (isinstance(rest[0], Immediate) and rest[0].value == size)
    if sized:
        put(clone, "operand", 0, _read_bytes(clone, rest[0], size))
    put_addresses(clone, source)
    put_addresses(clone, to, "value")
    slot = clone.plan.first_slot[ins.access.index]
    arguments = ("ptr", "%context"), ("ptr", "%warp"), ("i64", str(slot)), ("i32", clone.mask(ins).ref)
    call(clone, "rooftile_copy", *arguments, ("i32", str(int(sized))), ("i64", str(ins.index)))


def _read_bytes(clone: Clone, operand: Operand, size: int) -> Value:
    """Bytes of each lane to read; the rest is filled with zeros."""
    w = clone.writer
    if isinstance(operand, Register) and operand.bits == 1:  # ignore-src
        ignored = clone.source(operand, 1, vector=True)
        return w.select(ignored, w.constant(0, 32, True), w.constant(size, 32, True))
    return clone.source(operand, 32, vector=True)


def _reduction(clone: Clone, ins: Instruction) -> tuple[int, int]:
    """Numbers of the operation and of the type that a reduction combines."""
    name = next((word for word in ins.modifiers if word in ATOMIC_OPERATIONS), "")
    kind = _REDUCED.get(ins.types[-1] if ins.types else "")
    if not name or kind is None or (kind in _FLOATS and name != "add"):
        raise clone.error(
            "a reduction of this form cannot be executed", allowed="add; min, max, and, or, xor, inc, dec of integers"
        )
    return ATOMIC_OPERATIONS.index(name), ATOMIC_TYPES.index(kind)


def _bulk(clone: Clone, ins: Instruction) -> None:
    """``cp.async.bulk`` and ``cp.reduce.async.bulk``: ``[dst], [src], size {, [mbarrier]} {, ctaMask} {, policy}``."""
    spaces = [word for word in ins.modifiers if word in ("global", "shared::cta", "shared::cluster")]
    operation, element = _reduction(clone, ins) if "reduce" in ins.modifiers else (0, -1)
    reports = any(word.startswith("mbarrier::complete_tx") for word in ins.modifiers)
    if len(spaces) != 2 or len(ins.sources) < 3 + reports or "cp_mask" in ins.modifiers:
        raise clone.error("a bulk copy of this form cannot be executed")
    to, source, size, *rest = ins.sources
    w = clone.writer
    put_addresses(clone, source)
    put_addresses(clone, to, "value")
    put(clone, "value", 1, clone.source(size, 64, vector=True))
    if reports:
        put_addresses(clone, rest.pop(0), "value", 2)
    multicast = "multicast::cluster" in ins.modifiers
    if multicast and not rest:
        raise clone.error("a copy to several blocks of a cluster needs a mask of them")
    blocks = clone.source(rest.pop(0), 64, vector=True) if multicast else w.constant(0, 64, True)
    put(clone, "value", 3, blocks)
    flags = int(spaces[1] != "global"), int(spaces[0] == "global"), operation, element
    call(clone, "rooftile_bulk", *_where(clone, ins), *_numbers(flags), ("i64", str(ins.index)))


def _store(clone: Clone, ins: Instruction) -> None:
    """``st.async`` and ``red.async``: ``[a], value, [mbarrier]``."""
    operation, element = _reduction(clone, ins) if ins.opcode == "red" else (0, -1)
    if len(ins.sources) != 3:
        raise clone.error("an asynchronous store of this form cannot be executed")
    address, value, barrier = ins.sources
    elements: Sequence[Operand] = value.elements if isinstance(value, Vector) else (value,)
    bits = type_bits(ins.types[-1])
    if bits not in (32, 64):
        raise clone.error("an asynchronous store moves elements of 32 or 64 bits")
    for number, element_value in enumerate(elements):
        # One element at a time: each reports its own bytes.
        put_addresses(clone, _moved(address, number * bits // 8))
        put_addresses(clone, barrier, "value")
        put(clone, "operand", 0, clone.source(element_value, bits, vector=True))
        numbers = _numbers((bits // 8, operation, element))
        call(clone, "rooftile_store_async", *_where(clone, ins), *numbers, ("i64", str(ins.index)))


def _moved(operand: Operand, distance: int) -> Operand:
    return Address(operand.base, operand.offset + distance) if isinstance(operand, Address) else operand


def _numbers(values: Sequence[int]) -> list[tuple[str, str]]:
    return [("i32", str(value)) for value in values]
