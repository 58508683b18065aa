"""Hiding latency: how many warps it takes, and how they take turns (Little 1961; Volkov 2016)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from math import ceil

from rooftile.core.counts import Counts
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import Occupancy
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.problem import Launch
from rooftile.core.schedule import LatencyHiding, LatencyRow
from rooftile.core.source import SassInstruction
from rooftile.machine import Gpu
from rooftile.model.in_flight import Batch, largest_batch
from rooftile.model.intensity import in_global_memory
from rooftile.model.interleaving import interleave

_LEVELS = ("l1", "l2", "memory")
_PICTURED = "l2"


@dataclass(frozen=True, slots=True)
class _Warps:
    """The warps of one scheduler.

    Attributes
    ----------
    resident, together : float
        How many there are, and how many of them wait at the same time.
    instructions, own : float
        Instructions that a warp issues for a batch of loads, and those of them between its loads and their use.
    """

    resident: float
    together: float
    instructions: float
    own: float

    def hiding(self, gpu: Gpu, level: str) -> LatencyRow:
        """How much of the wait for ``level`` they hide, see :func:`latency_hiding`."""
        cycles = gpu.latency[level]
        hidden_by_own = self.together * self.own
        offered = (self.resident - self.together) * self.instructions + hidden_by_own
        period = self.together * self.instructions + cycles
        return LatencyRow(
            level=level,
            cycles=cycles,
            warps_needed=self.together + max(0.0, cycles - hidden_by_own) / self.instructions,
            hidden=min(1.0, offered / cycles),
            issue_utilisation=min(1.0, self.resident * self.instructions / period),
            source=gpu.sources.get(f"latency.{level}", ""),
        )


def latency_hiding(
    gpu: Gpu,
    launch: Launch,
    occupancy: Occupancy,
    counts: Counts,
    sass: Sequence[SassInstruction] = (),
    *,
    executed_lines: Collection[int] | None = None,
) -> LatencyHiding | None:
    """How far the resident warps keep a scheduler busy while loads are under way; None if nothing is loaded.

    A warp issues ``I`` instructions for each batch of loads that it waits for, then waits ``L`` clocks. A scheduler
    issues one instruction a clock, so while one warp waits the ``W - 1`` others on it offer ``(W - 1) * I`` clocks of
    work, and the wait is hidden if that reaches ``L``: Little's law with L as the latency and one instruction a clock
    as the rate. Two corrections: instructions that a warp issues between its loads and their use hide part of its own
    wait; and where a block meets at barriers between batches its warps wait together, so that only warps of other
    blocks can fill in.

    A grid that is too small to fill its SMs leaves them fewer warps than the occupancy allows; the most that one SM
    has is taken. ``I`` is counted in PTX, which has about as many instructions as the machine code; the latencies are
    published measurements of unloaded memory, and all requests are taken to be served at the same level.

    Raises
    ------
    UnavailableError
        If nothing is known of the GPU's latencies or SMs.
    """
    sm = gpu.sm
    if sm is None or gpu.sms is None or not gpu.latency:
        raise UnavailableError(
            f"the latencies of {gpu.name} are not known",
            got=gpu.key,
            allowed="a GPU with a table [latency], or an architecture that has one",
            next_step="add [latency] to a file of your own and give it with --gpu",
        )
    loads = [access for access in counts.accesses if in_global_memory(access) and access.operation == "load"]
    requests = sum(access.requests for access in loads)
    executed = counts.blocks_total * launch.warps_per_block
    if not requests or not executed:
        return None
    found = largest_batch(sass, executed_lines)
    batch = found or Batch(1, 0)
    blocks = min(occupancy.blocks_per_sm, ceil(launch.blocks / gpu.sms))
    resident = blocks * launch.warps_per_block / sm.partitions
    batches = max(1.0, requests / executed / batch.loads)
    instructions = counts.warp_instructions / executed / batches
    barriers = sum(n for name, (n, _) in counts.opcodes.items() if name.startswith("bar")) / executed / batches
    together = launch.warps_per_block / sm.partitions if barriers >= 0.5 else 1.0
    together = min(resident, max(1.0, together))
    own = min(batch.instructions_between, instructions)
    warps = _Warps(resident, together, instructions, own)
    needed = None
    if "memory" in gpu.latency and gpu.boost_clock:
        needed = gpu.latency["memory"] * gpu.roof_bandwidth / gpu.sms / gpu.boost_clock
    picture = None
    if _PICTURED in gpu.latency:
        picture = interleave(
            level=_PICTURED,
            latency=round(gpu.latency[_PICTURED]),
            blocks=blocks,
            warps_per_block=ceil(launch.warps_per_block / sm.partitions),
            loads=batch.loads,
            instructions=max(1, round(instructions)),
            instructions_between=round(own),
            barriers=min(2, round(barriers)),
        )
    return LatencyHiding(
        schedulers=sm.partitions,
        warps_per_scheduler=resident,
        loads_per_warp=requests / executed,
        loads_in_flight=float(batch.loads),
        loads_in_flight_from="machine code" if found else "PTX",
        instructions_per_batch=instructions,
        barriers_per_batch=barriers,
        bytes_in_flight=blocks
        * launch.warps_per_block
        * batch.loads
        * SECTOR_BYTES
        * sum(access.sectors for access in loads)
        / requests,
        bytes_needed=needed,
        rows=tuple(warps.hiding(gpu, level) for level in _LEVELS if level in gpu.latency),
        interleaving=picture,
    )
