"""Which instructions of a kernel can be lowered, without compiling or running it."""

from __future__ import annotations

from math import prod

from rooftile.core.errors import PtxError
from rooftile.core.hardware import WARP_SIZE
from rooftile.ptx.program import Instruction, Kernel
from rooftile.simt.codegen import plan
from rooftile.simt.converged import Converged
from rooftile.simt.library import Library
from rooftile.simt.lower import Plan
from rooftile.simt.system import lower_instruction


class _Survey(Converged):
    """The converged clone, which takes note of an instruction that it cannot lower and goes on."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, Library("", inline=False))
        self.missing: dict[int, PtxError] = {}

    def _lower_in_parts(self, ins: Instruction) -> bool:
        try:
            if not super()._lower_in_parts(ins):
                lower_instruction(self, ins, whole=True)
        except PtxError as error:  # its results are left as they were, which is some value
            self.missing[ins.index] = error
        return True


def missing_instructions(kernel: Kernel) -> dict[int, PtxError]:
    """Why instructions of ``kernel`` cannot be executed, by their index; empty where all can.

    Raises
    ------
    PtxError
        If something beside single instructions cannot be executed.
    """
    shape = kernel.max_threads if kernel.max_threads and prod(kernel.max_threads) > 0 else (WARP_SIZE, 1, 1)
    survey = _Survey(plan(kernel, shape, statistics=True))
    survey.function()
    return survey.missing
