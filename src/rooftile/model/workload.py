"""A launch as the model of time sees it: the machine code, how often each part runs, and what it asks of memory."""

from __future__ import annotations

from bisect import bisect_left
from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from math import ceil
from typing import Final

from rooftile.core.caches import Caches
from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import Occupancy
from rooftile.core.hardware import LINE_BYTES, SECTOR_BYTES
from rooftile.core.problem import Launch
from rooftile.core.source import SassInstruction
from rooftile.core.timing import ExecutedLine
from rooftile.machine import Gpu
from rooftile.model.control_flow import MachineBlock, machine_blocks, way
from rooftile.model.machine_code import LOADS, NEVER, STORES, Operation, decode, words_of
from rooftile.model.pipeline import COPY, Request
from rooftile.model.sharing import Lingering
from rooftile.model.tensor import rates

_NOTHING: Final[Mapping[int, Lingering]] = {}

_TURNS: Final = (8, 4, 3, 2, 1)
"""Turns of every loop that are simulated, as many as :data:`_MOST_STEPS` allows."""

_MOST_STEPS: Final = 24_000
"""Instructions issued by all warps of a scheduler, beyond which fewer turns are simulated: half a tenth of a second."""

_KEPT: Final = 28 / 60
_LOST: Final = 36 / 60
"""Parts of L2 up to which all that SMs on both sides of it use is found again by the next launch, and from which on
nothing is: see :mod:`rooftile.model.reuse`."""

_APART: Final = 1.5
"""Sectors touched, over those that would hold the same bytes, from which on each is taken to be in its own line."""

_ALIGNED: Final = 1.05
"""Likewise, up to which rows are taken to begin with a sector."""

_WORD_OF_LINE: Final = 1 / 32
_LEAST_MATCHED: Final = 0.5
_SECTORS_PER_LINE: Final = LINE_BYTES // SECTOR_BYTES


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
    visits : tuple of int
        The blocks that a warp passes, one after the other, with shortened loops.
    requests : dict of int to Request
        By instruction.
    memory_bytes : float
        Between L2 and device memory, over the grid.
    shared_latency : float
        Clocks from a load from shared memory to the use of its value.
    """

    launch: Launch
    occupancy: Occupancy
    operations: tuple[Operation, ...]
    blocks: tuple[MachineBlock, ...]
    visits: tuple[int, ...]
    requests: dict[int, Request]
    memory_bytes: float
    shared_latency: float

    @property
    def warps(self) -> int:
        """Warps of the whole grid."""
        return self.launch.blocks * self.launch.warps_per_block

    @property
    def missed_sectors(self) -> float:
        """Sectors that L1 asks L2 for, over the grid."""
        return self.total({i: request.missed for i, request in self.requests.items()})

    @property
    def stored_sectors(self) -> float:
        """Sectors that stores write, over the grid."""
        return self.total({i: request.sectors for i, request in self.requests.items() if self.operations[i].stores})

    def total(self, each: Mapping[int, float]) -> float:
        """Sum over the grid of what each instruction of the machine code counts, by its index."""
        counted = sorted(each)
        sums = (
            block.executions
            * sum(
                each[index] for index in counted[bisect_left(counted, block.start) : bisect_left(counted, block.stop)]
            )
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
    caches: Caches,
    lingering: Mapping[int, Lingering] = _NOTHING,
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
    caches : Caches
        What passes them: which loads miss L1, and what comes from memory.
    lingering : mapping of int to Lingering, optional
        From :func:`rooftile.model.sharing.lingering`.

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
    tensor = rates(gpu)
    return Workload(
        launch,
        occupancy,
        tuple(decode(instruction, gpu.sm, gpu.timing, tensor) for instruction in sass),
        blocks,
        _visits(sass, blocks, occupancy.blocks_per_sm * launch.warps_per_block / gpu.sm.partitions),
        _requests(sass, lines, counts.accesses, caches, blocks, warps, lingering),
        _warm_memory_bytes(gpu, counts.accesses, caches),
        gpu.timing["shared"],
    )


def _visits(sass: Sequence[SassInstruction], blocks: Sequence[MachineBlock], warps: float) -> tuple[int, ...]:
    """The way of a warp, with as many turns of its loops as ``warps`` warps may be simulated for."""
    for turns in _TURNS:
        visits = way(sass, blocks, turns)
        if ceil(warps) * sum(len(blocks[block]) for block in visits) <= _MOST_STEPS:
            break
    return visits


def _warm_memory_bytes(gpu: Gpu, accesses: Sequence[AccessCounts], caches: Caches) -> float:
    """Bytes from and to memory if a launch before this one has left in L2 what fits of what it read and wrote.

    :class:`~rooftile.core.caches.Caches` are those of an empty L2, from which everything is fetched at least once and
    to which C goes without coming out. Launch after launch, all of both comes between two uses of any part.
    """
    assert gpu.l2_bytes is not None
    stored = sum(a.lanes * a.lane_bytes for a in accesses if a.operation != "load" and a.space in ("global", "generic"))
    written = min(stored, SECTOR_BYTES * caches.l2_write_sectors)
    share = ((caches.compulsory_bytes + written) / gpu.l2_bytes - _KEPT) / (_LOST - _KEPT)
    lost: float = min(1.0, max(0.0, share))
    read = caches.dram_read_bytes - (1.0 - lost) * caches.compulsory_bytes
    return read + max(caches.dram_write_bytes, lost * written)


def parted(request: Request) -> Request:
    """A load with the wavefronts that it takes more because some of its lines are in L1 and others are still to come.

    Lines that L1 serves at once are served twice if one is there and another is not. Each is missed by chance, as often
    as all of the load's sectors are on average; rows that begin alike come in pairs that conflict, which are served
    apart in any case.
    """
    if request.sectors <= 0 or request.wavefronts <= 0:
        return request
    share = request.missed / request.sectors
    together = _lines(request) / request.wavefronts
    if together <= 1.0 or not 0.0 < share < 1.0:
        return request
    more = request.wavefronts * (1.0 - (1.0 - share) ** together - share**together)
    return replace(request, wavefronts=request.wavefronts + more)


def _lines(request: Request) -> float:
    """Lines of 128 bytes that a request touches, as far as its sectors tell: each its own, or in a row."""
    if request.sectors > _APART * request.ideal_sectors:
        return request.sectors
    row = request.ideal_sectors / _SECTORS_PER_LINE
    if request.sectors <= _ALIGNED * request.ideal_sectors:
        return max(1.0, row)
    return max(1.0, row) + min(1.0, max(0.0, row - _WORD_OF_LINE))


def _requests(
    sass: Sequence[SassInstruction],
    lines: Sequence[ExecutedLine],
    accesses: Sequence[AccessCounts],
    caches: Caches,
    blocks: Sequence[MachineBlock],
    warps: int,
    lingering: Mapping[int, Lingering],
) -> dict[int, Request]:
    """What each machine instruction that touches memory asks for: the counts, shared out over its copies."""
    on_line: dict[int, set[int]] = defaultdict(set)
    for line in lines:
        if line.access is not None:
            on_line[line.ptx_line].add(line.access)
    missed = {(row.instruction, row.space): 1.0 - row.hit_rate for row in caches.accesses}
    sums: dict[int, list[float]] = defaultdict(lambda: [0.0] * 5)
    for access in accesses:
        from_l2 = access.sectors * missed.get((access.instruction, access.space), 0.0)
        wavefronts = access.wavefronts
        if access.space == "local":  # where words of a warp's lanes are neighbours
            wavefronts = min(wavefronts, max(access.requests, ceil(access.sectors / _SECTORS_PER_LINE)))
        figures = (wavefronts, access.sectors, access.ideal_wavefronts, access.ideal_sectors, from_l2)
        sums[access.instruction] = [sum(pair) for pair in zip(sums[access.instruction], figures, strict=True)]
    executed: dict[frozenset[int], float] = defaultdict(float)
    found: dict[int, Request] = {}
    copies: list[tuple[int, frozenset[int]]] = []
    for block in blocks:
        for index in range(block.start, block.stop):
            opcode = sass[index].opcode
            base, width = opcode.split(".")[0], words_of(opcode)
            if sass[index].guard == NEVER:
                continue
            if base in ("LDC", "SHFL", "MOVM"):
                found[index] = Request(1.0, 0.0)
            elif base in LOADS or base in STORES:
                numbers = frozenset(on_line.get(sass[index].ptx_line or -1, ()))
                if not numbers:  # a register that the assembler spilled: every lane has a word of its own
                    found[index] = Request(width, width * _SECTORS_PER_LINE if base in ("LDL", "STL") else 1.0)
                else:
                    copies.append((index, numbers))
                    executed[numbers] += block.executions * warps
    for index, numbers in copies:
        times = executed[numbers]
        totals = [sum(column) for column in zip(*(sums[number] for number in numbers), strict=True)]
        found[index] = Request(*(total / times for total in totals)) if times else Request(1.0, 0.0)
        base = sass[index].opcode.split(".")[0]
        if base == "LDGSTS" and "BYPASS" not in sass[index].opcode.split("."):
            found[index] = replace(found[index], wavefronts=max(found[index].wavefronts, COPY))
        if base in LOADS:
            found[index] = parted(found[index])
            if known := [lingering[number] for number in numbers if number in lingering]:
                found[index] = replace(found[index], together=known[0].together, place=known[0].place)
    return found
