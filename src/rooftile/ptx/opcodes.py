"""How an opcode splits into name, modifiers and types, and what follows from them."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import Final

from rooftile.core.counts import Operation, Space

_TYPE: Final = re.compile(
    r"pred|[bus](?:1|4|8|16|32|64|128)|f(?:16|32|64)|bf16|tf32"
    r"|(?:f16|bf16|f32|[us]8|[us]16|e4m3|e5m2|e2m1|e2m3|e3m2|ue8m0|ue4m3)(?:x[1248])?|f64x2|b8x16|b(?:4|6)x16_p(?:32|64)"
)

# First words of instructions that give no result. Others do, unless their first operand is an address.
_NO_RESULT: Final = frozenset(
    {"st", "red", "bra", "brx", "ret", "exit", "trap", "brkpt", "membar", "fence", "prefetch", "prefetchu", "discard"}
    | {"applypriority", "nanosleep", "pmevent", "stmatrix", "setmaxnreg", "griddepcontrol", "sust", "stackrestore"}
)

_MBARRIER_RESULTS: Final = frozenset(("arrive", "arrive_drop", "test_wait", "try_wait", "pending_count"))
_READS_COPY: Final = frozenset(("ca", "cg"))


def type_bits(name: str) -> int:
    """Width in bits of PTX type ``name`` (``f32`` is 32, ``bf16x2`` 32, ``e4m3x2`` 16, ``pred`` 1)."""
    if name == "pred":
        return 1
    if name == "tf32":
        return 32
    scalar, _, count = name.partition("x")
    base = 8 if scalar.startswith(("e", "ue")) else int(scalar.lstrip("busf"))
    return base * (int(count) if count.isdigit() else 1)


def is_type(word: str) -> bool:
    """Whether ``word`` is one of PTX's fundamental, packed or alternate types."""
    return _TYPE.fullmatch(word) is not None


@dataclass(frozen=True, slots=True)
class Opcode:
    """An opcode taken apart.

    Attributes
    ----------
    name, modifiers, types
        As in :class:`~rooftile.ptx.program.Instruction`.
    results : int
        Operands before the first comma-separated source: 0 or 1 (``p|q`` counts as one).
    memory : tuple or None
        ``(space, operation, lane bytes)`` of an instruction that touches memory; kernel parameters do not count.
    is_barrier : bool
        Whether it makes threads wait for others, or for a copy, and so ends a basic block.
    """

    name: str
    modifiers: tuple[str, ...]
    types: tuple[str, ...]
    results: int
    memory: tuple[Space, Operation, int] | None
    is_barrier: bool

    @property
    def text(self) -> str:
        """The opcode as one word, types last."""
        return ".".join((self.name, *self.modifiers, *self.types))


@cache
def split_opcode(text: str) -> Opcode:
    """Take ``ld.global.nc.v4.f32`` apart."""
    name, *suffixes = text.split(".")
    types = tuple(word for word in suffixes if is_type(word))
    modifiers = tuple(word for word in suffixes if not is_type(word))
    no_result = (
        name in _NO_RESULT
        or (name in ("bar", "barrier") and "red" not in modifiers)
        or (name == "cp" and "async" in modifiers)
        or (name == "mbarrier" and not _MBARRIER_RESULTS.intersection(modifiers))
        or (name == "wgmma" and "mma_async" not in modifiers)
        or (name == "multimem" and "ld_reduce" not in modifiers)
    )
    waits = waits_for_block(name, modifiers) or waits_for_other(name, modifiers)
    return Opcode(name, modifiers, types, 0 if no_result else 1, _memory(name, modifiers, types), waits)


def waits_for_block(name: str, modifiers: tuple[str, ...]) -> bool:
    """Whether an instruction is a barrier of a block's threads (PTX ISA 9.7.13.1)."""
    return (
        name in ("bar", "barrier")
        and ("sync" in modifiers or "red" in modifiers)
        and "warp" not in modifiers
        and "cluster" not in modifiers
    )


def waits_for_other(name: str, modifiers: tuple[str, ...]) -> bool:
    """Whether an instruction may wait for a phase of an mbarrier (9.7.13.15.16), or for a cluster (9.7.13.4)."""
    if name == "mbarrier":
        return "try_wait" in modifiers or "test_wait" in modifiers
    return name == "barrier" and "cluster" in modifiers and "wait" in modifiers


_SPACES: Final[dict[str, Space]] = {
    "global": "global",
    "shared": "shared",
    "shared::cta": "shared",
    "shared::cluster": "shared",
    "local": "local",
    "const": "const",
}

_OPERATIONS: Final[dict[str, Operation]] = {
    "ld": "load",
    "ldu": "load",
    "ldmatrix": "load",
    "st": "store",
    "stmatrix": "store",
    "atom": "atomic",
    "red": "atomic",
}


def _memory(name: str, modifiers: tuple[str, ...], types: tuple[str, ...]) -> tuple[Space, Operation, int] | None:
    operation = _OPERATIONS.get(name)
    if operation is None or not types or any(word.startswith("param") for word in modifiers):
        return None
    if "async" in modifiers or "bulk" in modifiers:
        return None
    space: Space = next((_SPACES[word] for word in modifiers if word in _SPACES), "generic")
    if name in ("ldmatrix", "stmatrix"):
        return space, operation, 16  # a lane names one row of 16 bytes
    lanes = next((int(word[1:]) for word in modifiers if word in ("v2", "v4", "v8")), 1)
    return space, operation, max(type_bits(types[-1]) // 8, 1) * lanes


def halves_of_copy(opcode: Opcode, size: int) -> tuple[Opcode, Opcode]:
    """``cp.async`` of ``size`` bytes as two: one that reads global memory, and one that stands for the store.

    Its two addresses are two accesses, each of which is traced, checked and counted like any other's. The first half is
    the instruction; the second, ``cp.async.shared``, does nothing of its own.
    """
    kind = (f"b{8 * size}",)
    modifiers = tuple(word for word in opcode.modifiers if not word.startswith("shared"))
    reads = Opcode("cp", modifiers, kind, 0, ("global", "load", size), False)
    return reads, Opcode("cp", ("async", "shared"), kind, 0, ("shared", "store", size), False)


def is_copy(opcode: Opcode) -> bool:
    """Whether this is ``cp.async``, a copy of 4, 8 or 16 bytes by each thread (PTX ISA 9.7.9.25.3.1)."""
    return opcode.name == "cp" and opcode.modifiers[:1] == ("async",) and not _READS_COPY.isdisjoint(opcode.modifiers)


def is_second_half(opcode: str, modifiers: tuple[str, ...]) -> bool:
    """Whether an instruction only stands for the store of a ``cp.async``."""
    return opcode == "cp" and modifiers == ("async", "shared")
