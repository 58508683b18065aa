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
        Whether it makes threads of a block wait for each other.
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
        or (name == "wgmma" and "mma_async" not in modifiers)
        or (name == "multimem" and "ld_reduce" not in modifiers)
    )
    is_barrier = (
        name in ("bar", "barrier")
        and ("sync" in modifiers or "red" in modifiers)
        and "warp" not in modifiers
        and "cluster" not in modifiers
    )
    return Opcode(name, modifiers, types, 0 if no_result else 1, _memory(name, modifiers, types), is_barrier)


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
