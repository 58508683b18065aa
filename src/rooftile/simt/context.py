"""What the lowering of an operation may ask of the clone of the kernel it is written into.

The converged and the divergent clone keep registers, masks and guards in different places; an operation (arithmetic,
conversion, shuffle, vote) is lowered the same way for both, through this protocol.
"""

from __future__ import annotations

from typing import Protocol

from rooftile.ptx.program import Instruction, Operand
from rooftile.simt.emit import Value, Writer


class OpContext(Protocol):
    """The clone being written, at the place of one instruction.

    Attributes
    ----------
    writer : Writer
        Where IR is appended.
    carry : Value or None
        The condition code ``CC.CF`` as one bit (for each lane if a vector): what the last ``add.cc``, ``sub.cc``,
        ``addc.cc`` ... of this basic block left there. None at the start of a block.
    target : str
        The architecture that the kernel was compiled for, ``sm_90``: what it leaves to the machine is that one's.
    """

    writer: Writer
    carry: Value | None
    target: str

    def source(self, operand: Operand, bits: int, *, vector: bool, signed: bool = False) -> Value:
        """The value of a register, immediate, special register or symbol, resized to ``bits``.

        A narrower register is extended by sign if ``signed``, else by zero. The value is splatted if ``vector``; a
        register that differs between lanes may only be asked for with ``vector``.
        """

    def varies(self, ins: Instruction) -> bool:
        """Whether the results of ``ins`` differ between lanes: compute in ``<32 x ...>``, otherwise in scalars."""

    def assign(self, ins: Instruction, destination: Operand, value: Value, *, signed: bool = False) -> None:
        """Give ``destination`` its new ``value`` where ``ins`` executes.

        The value is resized to the register (by sign if ``signed``), splatted if the register differs between lanes,
        and blended with the old one under the guard. A ``Sink`` is ignored.
        """

    def active(self) -> Value:
        """``<32 x i1>``: the lanes that execute the current instruction (live, at this place, guard true)."""
