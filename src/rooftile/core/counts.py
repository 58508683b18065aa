"""What one execution of a kernel did, counted exactly."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Literal

from rooftile.core.hardware import WARPS_PER_WARPGROUP
from rooftile.core.source import Location

Space = Literal["global", "shared", "local", "const", "generic"]
Operation = Literal["load", "store", "atomic"]

_MATRIX_PRODUCT = re.compile(
    r"(?P<group>wg)?mma\.m(?P<m>\d+)n(?P<n>\d+)k(?P<k>\d+)\.(?P<sum>\w+)\.(?P<operand>\w+)(\.xor)?"
)
"""An ``mma`` or ``wgmma`` among :attr:`Counts.opcodes`."""


@dataclass(frozen=True, slots=True)
class AccessCounts:
    """Counts of one memory instruction of the machine code, summed over all warps of the grid.

    Where the compiler merged several PTX accesses into one wider machine access, there is one record, at the place of
    the first, and ``lane_bytes`` is the merged width.

    Attributes
    ----------
    instruction : int
        Index of the (first) PTX instruction in the program.
    lane_bytes : int
        Bytes an active lane moves in one request.
    ptx_executions : int
        Warp-level executions of the PTX instructions in the group (what the source asks for).
    requests : int
        Warp-level executions of the machine instruction.
    lanes : int
        Active lanes, summed over requests.
    sectors, ideal_sectors : int
        Distinct 32-byte sectors touched, and the fewest that could hold the distinct bytes asked for. Global, local
        and generic accesses only.
    wavefronts, ideal_wavefronts : int
        Passes through the L1 data stage: for shared memory by the bank rule, and what the same request would take
        without bank conflicts; for global memory one for each distinct 128-byte line (32-bit accesses; modelled for
        wider ones).
    array, expression : str or None
        The parameter or shared array the address comes from, and the index as written in the source, or the address
        in affine form where the source expression could not be told.
    asynchronous : bool
        Whether this is the read or the write of a ``cp.async``, which are one machine instruction.
    """

    instruction: int
    space: Space
    operation: Operation
    lane_bytes: int
    location: Location | None
    array: str | None
    expression: str | None
    ptx_executions: int
    requests: int
    lanes: int
    sectors: int
    ideal_sectors: int
    wavefronts: int
    ideal_wavefronts: int
    asynchronous: bool = False

    @property
    def bank_conflicts(self) -> int:
        """Shared-memory wavefronts beyond those of a conflict-free access."""
        return self.wavefronts - self.ideal_wavefronts if self.space == "shared" else 0


@dataclass(frozen=True, slots=True)
class InstructionCount:
    """Executions of one PTX instruction: by warps, and by lanes whose guard was true (for a branch, that reach it)."""

    opcode: str
    location: Location | None
    warps: int
    lanes: int


@dataclass(frozen=True, slots=True)
class Counts:
    """Everything counted in one execution.

    ``opcodes`` maps a PTX opcode with its type (``fma.f32``, ``bar.sync``) to (warp executions, lane executions).
    ``blocks`` is the number of blocks executed and ``blocks_total`` those of the grid; they differ only where counts
    were scaled.
    """

    accesses: tuple[AccessCounts, ...]
    opcodes: dict[str, tuple[int, int]]
    lines: tuple[InstructionCount, ...] = field(default=(), repr=False)
    blocks: int = 0
    blocks_total: int = 0
    divergent_warps: int = 0

    def lanes(self, *opcodes: str) -> int:
        """Lane executions of the named opcodes, summed."""
        return sum(self.opcodes.get(name, (0, 0))[1] for name in opcodes)

    @property
    def bulk_copies(self) -> bool:
        """Whether bulk copies (``cp.async.bulk``, TMA) moved data: they are no requests of warps, and not counted."""
        return any(name.startswith("cp.async.bulk.") and "group" not in name for name in self.opcodes)

    @property
    def warp_instructions(self) -> int:
        """PTX instructions executed, by warps."""
        return sum(warps for warps, _ in self.opcodes.values())

    @property
    def products(self) -> dict[tuple[str, str], int]:
        """Multiply-adds of matrix instructions by the PTX types of sum and operands, ``("f32", "bf16")``.

        An ``mma`` of m x n x k is as many as that a warp, ``m8n8k4`` of f16 four times as many; a ``wgmma`` is that of
        four warps together.
        """
        found: dict[tuple[str, str], int] = {}
        for opcode, (warps, _) in self.opcodes.items():
            matched = _MATRIX_PRODUCT.fullmatch(opcode)
            if matched is not None:
                m, n, k = (int(size) for size in matched.group("m", "n", "k"))
                kind = matched["sum"], matched["operand"]
                quads = 4 if (m, k, kind[1]) == (8, 4, "f16") else 1
                share = WARPS_PER_WARPGROUP if matched["group"] else 1
                found[kind] = found.get(kind, 0) + m * n * k * quads * warps // share
        return found

    @property
    def flops(self) -> int:
        """Floating-point operations executed by active lanes: an fma is two; packed halves count both halves.

        Those of matrix instructions are counted as if all lanes were active, ``2 m n k`` a warp.
        """
        total = sum(2 * count for (kind, _), count in self.products.items() if kind.startswith("f"))
        for opcode, (_, lanes) in self.opcodes.items():
            name, _, dtype = opcode.partition(".")
            if dtype in ("f16", "bf16", "f32", "f64", "f16x2", "bf16x2"):
                each = {"fma": 2, "mad": 2, "add": 1, "sub": 1, "mul": 1}.get(name, 0)
                total += each * lanes * (2 if dtype.endswith("x2") else 1)
        return total
