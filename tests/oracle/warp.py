"""A warp: its lanes' registers, and where each lane is."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache

import numpy as np

from oracle.memory import Segment
from oracle.values import Bits, Mask, truncate
from rooftile.core.problem import Dim3, Launch
from rooftile.ptx.program import Immediate, Instruction, Operand, Register, Sink, Special, Symbol, Vector

LANES = 32


@cache
def in_every_lane(value: int) -> Bits:
    """``value`` in all lanes; not to be written to."""
    lanes = np.full(LANES, value, np.uint64)
    lanes.flags.writeable = False
    return lanes


ZEROS = in_every_lane(0)


@dataclass
class Warp:
    """32 lanes, of which the first ``len(threads)`` exist.

    ``waits_at`` is the basic block each lane enters next, ``barrier`` the instruction a lane waits at, ``local`` its
    local memory, ``specials`` the special registers by name and ``symbols`` the addresses of variables.
    """

    threads: list[Dim3]
    local: list[Segment]
    specials: dict[str, Bits]
    symbols: dict[str, int]
    registers: dict[str, Bits] = field(default_factory=dict)
    waits_at: list[int] = field(default_factory=lambda: [0] * LANES)
    barrier: list[Instruction | None] = field(default_factory=lambda: [None] * LANES)
    exited: list[bool] = field(default_factory=lambda: [False] * LANES)
    carry: list[int] = field(default_factory=lambda: [0] * LANES)

    def runnable(self) -> list[int]:
        """Lanes that can go on."""
        return [lane for lane in range(len(self.threads)) if not self.exited[lane] and self.barrier[lane] is None]

    def waiting(self) -> list[tuple[int, Instruction]]:
        """Lanes at a barrier, with the barrier instruction."""
        return [(lane, at) for lane, at in enumerate(self.barrier) if at is not None]

    def source(self, operand: Operand, bits: int = 64) -> Bits:
        """32 lanes of ``operand``; ``bits`` is the width of the whole that a vector packs."""
        if isinstance(operand, Register):
            return self.registers.get(operand.name, ZEROS)
        if isinstance(operand, Immediate):
            return in_every_lane(operand.value)
        if isinstance(operand, Symbol):
            return in_every_lane(self.symbols[operand.name])
        if isinstance(operand, Special):
            return self.specials[operand.name]
        if isinstance(operand, Vector):
            part = bits // len(operand.elements)
            total = np.zeros(LANES, np.uint64)
            for i, element in enumerate(operand.elements):
                total |= truncate(self.source(element), part) << np.uint64(part * i)
            return total
        raise TypeError(f"not a value: {operand}")

    def assign(self, destination: Operand, value: Bits, active: Mask, extend_from: int | None = None) -> None:
        """Write ``value`` where ``active``; ``extend_from`` is the width of a signed value in a wider register."""
        if isinstance(destination, Sink):
            return
        if isinstance(destination, Vector):  # mov unpacks
            part = next(e.bits for e in destination.elements if isinstance(e, Register))
            for i, element in enumerate(destination.elements):
                self.assign(element, value >> np.uint64(part * i), active)
            return
        assert isinstance(destination, Register)
        if extend_from is not None and extend_from < destination.bits:
            sign = np.uint64(1 << (extend_from - 1))
            value = (truncate(value, extend_from) ^ sign) - sign
        new = truncate(value, destination.bits)
        if not active.all():
            new = np.where(active, new, self.source(destination))
        self.registers[destination.name] = new.astype(np.uint64)


def special_registers(
    launch: Launch, ctaid: Dim3, warp: int, threads: list[Dim3], shared_bytes: int
) -> dict[str, Bits]:
    """The special registers that do not depend on time or place on the GPU, in every lane."""
    lanes = range(LANES)
    table: dict[str, list[int]] = {
        "laneid": list(lanes),
        "warpid": [warp] * LANES,
        "nwarpid": [launch.warps_per_block] * LANES,
        "lanemask_eq": [1 << lane for lane in lanes],
        "lanemask_lt": [(1 << lane) - 1 for lane in lanes],
        "lanemask_le": [(2 << lane) - 1 for lane in lanes],
        "lanemask_gt": [2**32 - (2 << lane) for lane in lanes],
        "lanemask_ge": [2**32 - (1 << lane) for lane in lanes],
        "dynamic_smem_size": [launch.dynamic_shared_bytes] * LANES,
        "total_smem_size": [shared_bytes] * LANES,
    }
    for i, axis in enumerate("xyz"):
        table[f"tid.{axis}"] = [t[i] for t in threads] + [0] * (LANES - len(threads))
        table[f"ntid.{axis}"] = [launch.block[i]] * LANES
        table[f"ctaid.{axis}"] = [ctaid[i]] * LANES
        table[f"nctaid.{axis}"] = [launch.grid[i]] * LANES
    return {name: np.array(values, np.uint64) for name, values in table.items()}
