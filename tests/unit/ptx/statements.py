"""PTX text around the statements of a test, and the registers that they use."""

from __future__ import annotations

from rooftile.ptx import Kernel, parse
from rooftile.ptx.program import Instruction, Register

HEADER = ".version 9.0\n.target sm_90, debug\n.address_size 64\n"


def kernel(body: str, before: str = "", parameters: str = "") -> Kernel:
    return parse(f"{HEADER}{before}\n.visible .entry k({parameters})\n{{\n{body}\n}}\n").kernels["k"]


REGISTERS = """.reg .pred %p<9>; .reg .b16 %rs<9>; .reg .b32 %r<9>; .reg .f32 %f<9>; .reg .b64 %rd<9>; .reg .f64 %fd<9>;
"""
WIDTHS = {"p": 1, "rs": 16, "r": 32, "f": 32, "rd": 64, "fd": 64}


def reg(name: str) -> Register:
    """A register of ``REGISTERS``, without the ``%``."""
    return Register(f"%{name}", WIDTHS[name.rstrip("0123456789")])


def one(statement: str) -> Instruction:
    """The first instruction of a kernel with registers of all types."""
    return kernel(REGISTERS + statement).instructions[0]
