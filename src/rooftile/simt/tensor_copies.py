"""Lowering of copies of tensors, ``cp.async.bulk.tensor`` (PTX ISA 9.7.9.25.5.2 to 9.7.9.25.5.4).

What they do is in ``runtime/tensors.c``; they complete as other bulk copies do.
"""

from __future__ import annotations

from typing import Final

from rooftile.ptx.program import Instruction, Vector
from rooftile.simt.copies import call, put, put_addresses
from rooftile.simt.layout.accesses import ATOMIC_OPERATIONS
from rooftile.simt.layout.copies import MOST_DIMENSIONS
from rooftile.simt.lower import Clone

_RANKS: Final = {f"{rank}d": rank for rank in range(1, MOST_DIMENSIONS + 1)}
_ALLOWED: Final = frozenset(
    (
        *("async", "bulk", "tensor", "tile", "global", "shared::cta", "shared::cluster", "bulk_group"),
        *("mbarrier::complete_tx::bytes", "multicast::cluster", "L2::cache_hint"),
        *("reduce", "add", "min", "max", "and", "or", "xor", "inc", "dec"),
        *_RANKS,
    )
)
_NEAR: Final = 4
"""Coordinates that find place beside two addresses in what is handed to the runtime."""


def lower_tensor_copy(clone: Clone, ins: Instruction) -> None:
    """Lower ``[dst], [map, {coordinates}], [mbarrier] {, ctaMask} {, policy}``, or ``[map, {coordinates}], [src]``.

    Raises
    ------
    PtxError
        For forms of the instruction that cannot be executed.
    """
    words = ins.modifiers
    rank = next((_RANKS[word] for word in words if word in _RANKS), 0)
    to_global = "bulk_group" in words
    operands = list(ins.sources)
    tensor = operands.pop(0 if to_global else 1) if len(operands) > 1 else None
    if not _ALLOWED.issuperset(words) or not isinstance(tensor, Vector) or len(tensor.elements) != rank + 1:
        raise clone.error(
            "a copy of a tensor of this form cannot be executed",
            allowed="tiled mode (.tile), 1 to 5 coordinates, between global and shared memory",
            next_step="copy boxes in tiled mode; im2col cannot be executed",
        )
    operation = next((ATOMIC_OPERATIONS.index(word) for word in words if word in ATOMIC_OPERATIONS), -1)
    multicast = "multicast::cluster" in words
    if len(operands) < (1 if to_global else 2 + multicast):
        raise clone.error("a copy of a tensor lacks an operand")
    w = clone.writer
    put_addresses(clone, tensor.elements[0])
    put_addresses(clone, operands[0], "value")
    put_addresses(clone, operands[0] if to_global else operands[1], "value", 1)
    zero = w.constant(0, 32, True)
    coordinates = [clone.source(element, 32, vector=True) for element in tensor.elements[1:]]
    coordinates += [zero] * (MOST_DIMENSIONS - rank)
    for number, value in enumerate(coordinates[:_NEAR]):
        put(clone, "value", _NEAR + number, value)
    put(clone, "operand", 0, clone.source(operands[2], 32, vector=True) if multicast else zero)
    put(clone, "operand", 1, coordinates[_NEAR])
    arguments = [("ptr", "%context"), ("ptr", "%warp"), ("i32", clone.mask(ins).ref)]
    arguments += [("i32", str(number)) for number in (rank, int(to_global), operation)]
    call(clone, "rooftile_tensor", *arguments, ("i64", str(ins.index)))
