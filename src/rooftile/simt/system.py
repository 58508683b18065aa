"""Lowering of instructions that are neither operations nor control flow, and the choice of who lowers what."""

from __future__ import annotations

from typing import Final

from rooftile.ptx.program import Instruction
from rooftile.simt import copies, hazards, matrix, memory
from rooftile.simt.emit import Value
from rooftile.simt.layout.accesses import LOCAL_WINDOW, SHARED_WINDOW
from rooftile.simt.layout.copies import RANK_SHIFT
from rooftile.simt.lower import Clone
from rooftile.simt.mbarrier import arrive_at_cluster, lower_mbarrier
from rooftile.simt.ops import lower_operation
from rooftile.simt.tensor_copies import lower_tensor_copy
from rooftile.simt.wgmma import lower_wgmma

# Hints, and what only matters to hardware that runs warps at once. `bar.warp.sync` is one: lanes of a warp that parted
# meet again before they pass the place where all must be.
_NO_EFFECT: Final = frozenset(
    (
        *("prefetch", "prefetchu", "discard", "applypriority"),
        *("nanosleep", "brkpt", "pmevent", "griddepcontrol", "setmaxnreg"),
    )
)
_WINDOWS: Final = {
    **dict.fromkeys(("shared", "shared::cta", "shared::cluster"), SHARED_WINDOW),
    "local": LOCAL_WINDOW,
}


def lower_instruction(clone: Clone, ins: Instruction, *, whole: bool) -> None:
    """Lower any instruction that does not end a basic block.

    Raises
    ------
    PtxError
        If the executor does not know the instruction.
    """
    opcode = ins.opcode
    if ins.guard is not None:
        clone.count_guard(ins)
    if clone.plan.hazards:
        hazards.instrument(clone, ins)
    if "tensor" in ins.modifiers and "prefetch" not in ins.modifiers:
        lower_tensor_copy(clone, ins)
    elif copies.is_copy(ins):
        copies.lower_copy(clone, ins)
    elif opcode in ("mapa", "getctarank"):
        _in_cluster(clone, ins)
    elif opcode == "mbarrier":
        lower_mbarrier(clone, ins)
    elif opcode in memory.OPCODES:
        memory.lower_access(clone, ins, whole=whole)
    elif opcode in matrix.OPCODES:
        matrix.lower_matrix_access(clone, ins, whole=whole)
    elif opcode == "wgmma":
        lower_wgmma(clone, ins)
    elif opcode == "cvta":
        _convert_address(clone, ins)
    elif opcode == "isspacep":
        _is_in_space(clone, ins)
    elif opcode in ("membar", "fence"):
        clone.writer.line("fence seq_cst")
    elif opcode == "barrier" and "cluster" in ins.modifiers:
        arrive_at_cluster(clone, ins)
    elif opcode in ("bar", "barrier") and "arrive" in ins.modifiers:
        _signal(clone, ins)
    elif opcode in ("bar", "barrier") and "warp" in ins.modifiers:
        pass
    elif opcode == "createpolicy":
        clone.assign(ins, ins.destinations[0], Value("0", 64, False))
    elif opcode not in _NO_EFFECT:
        lower_operation(clone, ins)


def _space(clone: Clone, ins: Instruction) -> str:
    known = ("global", "shared", "shared::cta", "shared::cluster", "local", "const", "param", "param::entry")
    space = next((word for word in ins.modifiers if word in known), None)
    if space is None:
        raise clone.error("an address of this state space cannot be converted")
    return space


def _convert_address(clone: Clone, ins: Instruction) -> None:
    """``cvta``: shared and local memory have windows in the generic space; the other spaces coincide with it."""
    window = _WINDOWS.get(_space(clone, ins), 0)
    w = clone.writer
    vector = clone.varies(ins)
    value = clone.source(ins.sources[0], 64, vector=vector)
    if window:
        direction = "sub" if "to" in ins.modifiers else "add"
        value = w.binary(direction, value, w.constant(window, 64, vector))
    clone.assign(ins, ins.destinations[0], value)


def _is_in_space(clone: Clone, ins: Instruction) -> None:
    """``isspacep``: which window an address lies in; other blocks' shared memory is only the cluster's."""
    space = _space(clone, ins)
    if space not in _WINDOWS and space != "global":
        raise clone.error("this state space cannot be tested for")
    w = clone.writer
    vector = clone.varies(ins)
    address = clone.source(ins.sources[0], 64, vector=vector)
    shift = RANK_SHIFT if space in ("shared", "shared::cta") else 32
    high = w.binary("lshr", address, w.constant(shift, 64, vector))
    bit = "<32 x i1>" if vector else "i1"
    if space == "global":
        result = "splat (i1 true)" if vector else "true"
        for window in (SHARED_WINDOW, LOCAL_WINDOW):
            other = w.assign(f"icmp ne {high.type} {high.ref}, {w.constant(window >> 32, 64, vector).ref}")
            result = w.assign(f"and {bit} {result}, {other}")
    else:
        result = w.assign(f"icmp eq {high.type} {high.ref}, {w.constant(_WINDOWS[space] >> shift, 64, vector).ref}")
    clone.assign(ins, ins.destinations[0], Value(result, 1, vector))


def _in_cluster(clone: Clone, ins: Instruction) -> None:
    """``mapa``: an address in another block's shared memory; ``getctarank``: whose an address is (9.7.9.23, 24)."""
    w = clone.writer
    vector = clone.varies(ins)
    address = clone.source(ins.sources[0], 64, vector=vector)
    if ins.opcode == "mapa":
        rank = clone.source(ins.sources[1], 64, vector=vector)
        rank = w.binary("add", rank, w.constant(1, 64, vector))
        place = w.binary("shl", rank, w.constant(RANK_SHIFT, 64, vector))
        others = ~(0xFF << RANK_SHIFT)
        result = w.binary("or", w.binary("and", address, w.constant(others, 64, vector)), place)
    else:
        number = w.binary("lshr", address, w.constant(RANK_SHIFT, 64, vector))
        number = w.binary("and", number, w.constant(0xFF, 64, vector))
        own = Value(clone.context_field("cluster_rank", "i64"), 64, False)
        own = w.splat(own) if vector else own
        remote = Value(w.assign(f"icmp ne {number.type} {number.ref}, {w.constant(0, 64, vector).ref}"), 1, vector)
        result = w.select(remote, w.binary("sub", number, w.constant(1, 64, vector)), own)
    clone.assign(ins, ins.destinations[0], result)


def _signal(clone: Clone, ins: Instruction) -> None:
    """``bar.arrive``: the warp counts as arrived and goes on."""
    mask = clone.mask(ins)
    number = clone.scalar(ins.sources[0], mask)
    clone.writer.declarations["rooftile_signal"] = "declare void @rooftile_signal(ptr, ptr, i32, i32)"
    clone.writer.line(f"call void @rooftile_signal(ptr %context, ptr %warp, i32 {mask.ref}, i32 {number})")
