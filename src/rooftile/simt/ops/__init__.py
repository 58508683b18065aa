"""What each PTX instruction computes, as LLVM IR on the 32 lanes of a warp or once for all of them.

Memory, control flow and barriers are not here. A module a group of instructions:

- ``registry``: dispatch by opcode, types and modifiers; ``lanes``: typed values with operators
- ``integer``, ``bits``, ``compare``, ``moves``, ``convert``
- ``formats``: roundings; ``floating``, ``half``, ``approximate``
- ``warp``: shuffle, vote, match, reduce; ``fragments``, ``mma``: matrices held by a warp
"""

from __future__ import annotations

from typing import Final

from rooftile.simt.ops import (
    approximate,
    bits,
    compare,
    convert,
    floating,
    fragments,
    half,
    integer,
    mma,
    moves,
    warp,
)
from rooftile.simt.ops.registry import lower_operation, opcodes

# Importing a group registers its operations.
_GROUPS: Final = (approximate, bits, compare, convert, floating, fragments, half, integer, mma, moves, warp)

OPCODES: Final = frozenset(opcodes())

__all__ = ["OPCODES", "lower_operation"]
