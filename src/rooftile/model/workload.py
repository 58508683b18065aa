"""A launch as the model of time sees it: the machine code, how often each part runs, and what it asks of memory."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine, Traffic
from rooftile.machine import Gpu
from rooftile.model.control_flow import MachineBlock, Visit, machine_blocks, way
from rooftile.model.machine_code import LOADS, STORES, Operation, decode
from rooftile.model.pipeline import Request

_TURNS = 4
_LONGEST = 20_000
_LEAST_MATCHED = 0.5
_FULL_WARP_SECTORS = 4


@dataclass(frozen=True, slots=True)
class Workload:
    """All that the time of a launch depends on but the GPU.

    Attributes
    ----------
    launch : Launch
    occupancy : Occupancy
    operations : tuple of Operation
        The machine code.
    blocks : tuple of MachineBlock
    visits : tuple of Visit
    requests : dict of int to Request
        By instruction.
    traffic : Traffic
    shared_latency : float
        Clocks from a load from shared memory to the use of its value.
    """

    launch: Launch
    occupancy: Occupancy
    operations: tuple[Operation, ...]
    blocks: tuple[MachineBlock, ...]
    visits: tuple[Visit, ...]
    requests: dict[int, Request]
    traffic: Traffic
    shared_latency: float

    @property
    def warps(self) -> int:
        """Warps of the whole grid."""
        return self.launch.blocks * self.launch.warps_per_block

    @property
    def loaded_sectors(self) -> float:
        """Sectors that loads ask L1 for, over the grid."""
        return self.total({i: request.sectors for i, request in self.requests.items() if self.operations[i].is_load})

    @property
    def stored_sectors(self) -> float:
        """Sectors that stores write, over the grid."""
        return self.total(
            {i: request.sectors for i, request in self.requests.items() if not self.operations[i].is_load}
        )

    def total(self, each: Mapping[int, float]) -> float:
        """Sum over the grid of what each instruction of the machine code counts, by its index."""
        sums = (
            block.executions * sum(each.get(index, 0.0) for index in range(block.start, block.stop))
            for block in self.blocks
        )
        return sum(sums) * self.warps


def workload(
    gpu: Gpu,
    launch: Launch,
    occupancy: Occupancy,
    counts: Counts,
    sass: Sequence[SassInstruction],
    lines: Sequence[ExecutedLine],
    traffic: Traffic,
) -> Workload:
    """Bring the counts to the machine code.

    Parameters
    ----------
    counts : Counts
        Of an execution with the warps of ``launch``.
    sass : sequence of SassInstruction
        In address order, with the lines of ``lines``.
    lines : sequence of ExecutedLine
        All PTX instructions in order.

    Raises
    ------
    UnavailableError
        If there is no machine code, it cannot be matched with the PTX, or nothing is known of the GPU's SMs.
    """
    if gpu.sm is None or gpu.sms is None or gpu.boost_clock is None or not gpu.timing:
        raise UnavailableError(
            f"{gpu.name} has no data on its SMs, so times cannot be predicted",
            got=gpu.key,
            allowed="a GPU with an architecture, a number of SMs and a clock",
            next_step="choose another --gpu",
        )
    known = {line.ptx_line for line in lines}
    named = [instruction for instruction in sass if instruction.ptx_line is not None]
    if not named or sum(i.ptx_line in known for i in named) < _LEAST_MATCHED * len(named):
        raise UnavailableError(
            "there is no machine code that the executed PTX can be matched with, so the time cannot be predicted",
            next_step="compile from CUDA C++ on a machine with NVRTC and nvdisasm",
        )
    warps = launch.blocks * launch.warps_per_block
    blocks = machine_blocks(sass, lines, warps)
    visits = way(sass, blocks, _TURNS)
    for turns in range(_TURNS - 1, 0, -1):
        if sum(len(blocks[visit.block]) for visit in visits) > _LONGEST:
            visits = way(sass, blocks, turns)
    return Workload(
        launch,
        occupancy,
        tuple(decode(instruction, gpu.sm, gpu.timing) for instruction in sass),
        blocks,
        tuple(visits),
        _requests(sass, lines, counts.accesses, blocks, warps),
        traffic,
        gpu.timing["shared"],
    )


def _requests(
    sass: Sequence[SassInstruction],
    lines: Sequence[ExecutedLine],
    accesses: Sequence[AccessCounts],
    blocks: Sequence[MachineBlock],
    warps: int,
) -> dict[int, Request]:
    """What each machine instruction that touches memory asks for: the counts, shared out over its copies."""
    access_of = {line.ptx_line: line.access for line in lines if line.access is not None}
    sums: dict[int, list[int]] = defaultdict(lambda: [0, 0, 0, 0])
    for access in accesses:
        figures = (access.wavefronts, access.sectors, access.ideal_wavefronts, access.ideal_sectors)
        sums[access.instruction] = [sum(pair) for pair in zip(sums[access.instruction], figures, strict=True)]
    executed: dict[int, float] = defaultdict(float)
    found: dict[int, Request] = {}
    copies: list[tuple[int, int]] = []
    for block in blocks:
        for index in range(block.start, block.stop):
            opcode = sass[index].opcode
            base, width = opcode.split(".")[0], _words(opcode)
            if base in ("LDC", "SHFL"):
                found[index] = Request(1.0, 0.0)
            elif base in LOADS or base in STORES:
                number = access_of.get(sass[index].ptx_line or -1)
                if number is None:  # a register that the assembler spilled: every lane has a word of its own
                    found[index] = Request(width, width * _FULL_WARP_SECTORS if base in ("LDL", "STL") else 1.0)
                else:
                    copies.append((index, number))
                    executed[number] += block.executions * warps
    for index, number in copies:
        times = executed[number]
        found[index] = Request(*(figure / times for figure in sums[number])) if times else Request(1.0, 0.0)
    return found


def _words(opcode: str) -> int:
    words = opcode.split(".")
    return 4 if "128" in words else 2 if "64" in words else 1
