"""Caches: what passes L1, what passes L2, and what comes from memory, from the traces of a few dozens of blocks."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Final

from rooftile.core.caches import AccessHits, Caches
from rooftile.core.counts import AccessCounts, Counts, Space
from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import Occupancy
from rooftile.core.hardware import LINE_BYTES, SECTOR_BYTES
from rooftile.core.problem import Launch
from rooftile.core.traffic import AccessTraffic, Traffic
from rooftile.machine import Gpu
from rooftile.model.carveout import carveout
from rooftile.model.pace import pace_of
from rooftile.model.reuse import DOUBT, BufferUse, compulsory_traffic, driven_out, memory_traffic
from rooftile.model.spills import Spills

_CACHED: Final = ("global", "local")

Key = tuple[int, Space]


def l1_bytes(gpu: Gpu, occupancy: Occupancy) -> int:
    """Size of an SM's L1: what shared memory leaves of the unified data cache.

    Raises
    ------
    UnavailableError
        If nothing is known of the GPU's SMs.
    """
    if gpu.sm is None:
        raise _unknown(gpu, "SMs")
    return gpu.sm.l1_bytes - carveout(gpu.sm, occupancy)


def caches(
    gpu: Gpu,
    launch: Launch,
    occupancy: Occupancy,
    counts: Counts,
    traffic: Traffic,
    speeds: Sequence[float],
    turns: Sequence[float] | None,
    spills: Spills | None = None,
) -> Caches:
    """Traffic between the levels of memory.

    L1: the share of each load's sectors that the traced blocks missed, times the sectors of the whole grid, which are
    counted. Blocks that find L1 empty are weighted by their number in the grid. L2 and memory: see
    :func:`~rooftile.model.reuse.memory_traffic`.

    Parameters
    ----------
    traffic : Traffic
        Played back through a cache of :func:`l1_bytes`.
    speeds : sequence of float
        Of the blocks on an SM, the oldest first (:func:`rooftile.model.pace.rates`), as for ``traffic``.
    turns : sequence of float or None
        Of the turns at L2 (:func:`rooftile.model.pace.turn_rates`); None leaves L2's size out of account, where only L1
        matters.
    spills : Spills, optional
        What spilled registers ask for, with the share of it that L1 misses.

    Raises
    ------
    UnavailableError
        If the size of L2 or the number of SMs is not known.
    """
    if gpu.sm is None or gpu.sms is None:
        raise _unknown(gpu, "SMs")
    if gpu.l2_bytes is None:
        raise _unknown(gpu, "L2")
    scale = counts.blocks_total / counts.blocks
    accesses = [a for a in counts.accesses if a.space in _CACHED and a.sectors]
    loads = [a for a in accesses if a.operation == "load"]
    rates = _miss_rates(traffic, first_share=min(1.0, 1.0 / occupancy.waves))
    rows = tuple(_hits(a, round(scale * a.sectors), rates[a.instruction, a.space]) for a in loads)
    asked = sum(row.sectors for row in rows)
    missed = round(sum(row.sectors * (1.0 - row.hit_rate) for row in rows))
    written = round(scale * sum(a.sectors for a in accesses if a.operation != "load"))
    uses = _uses(traffic, accesses, launch.blocks / scale)  # of those that end at once, nothing
    if turns is None:
        memory = compulsory_traffic(uses, launch.grid)
    else:
        memory = memory_traffic(uses, launch.grid, gpu.sms, turns, gpu.l2_bytes, gpu.l2_partitions)
    notes = []
    if spills is not None:
        frame = LINE_BYTES * launch.blocks * launch.warps_per_block
        resident = min(1.0, 1.0 / occupancy.waves) * frame * spills.words
        asked += round(spills.loads * frame / SECTOR_BYTES)
        missed += round(spills.loads * spills.missed * frame / SECTOR_BYTES)
        written += round(spills.stores * frame / SECTOR_BYTES)
        stored = spills.stores * frame
        least, driven, most = (driven_out(resident, part * gpu.l2_bytes) * stored for part in (DOUBT[1], 1.0, DOUBT[0]))
        memory = replace(memory, written=memory.written + driven, low=memory.low + least, high=memory.high + most)
        notes.append(
            "spilled registers are counted from the machine code, within some per cent; what of them leaves L2 for "
            "memory is rough where the threads on the GPU together spill more than a third of L2"
        )
    through = missed + written
    found = Caches(
        carveout_bytes=carveout(gpu.sm, occupancy),
        l1_bytes=l1_bytes(gpu, occupancy),
        l1_read_sectors=asked,
        l1_hit_rate=1.0 - missed / asked if asked else 0.0,
        l2_read_sectors=missed,
        l2_read_least_sectors=missed,
        l2_read_most_sectors=missed,
        l2_write_sectors=written,
        l2_hit_rate=max(0.0, 1.0 - memory.read / SECTOR_BYTES / through) if through else 0.0,
        dram_read_bytes=round(memory.read),
        dram_write_bytes=round(memory.written),
        dram_least_bytes=round(memory.low),
        dram_most_bytes=round(memory.high),
        compulsory_bytes=round(memory.compulsory),
        pace=pace_of(speeds),
        accesses=rows,
        blocks_traced=traffic.blocks,
        blocks=launch.blocks,
        error=gpu.cache_error,
        notes=tuple(notes),
    )
    if not found.at_the_edge_of_l2:
        return found
    edge = f"at the edge of L2: between {memory.low / 1e6:,.0f} and {memory.high / 1e6:,.0f} MB from and to memory"
    return replace(found, notes=(*found.notes, edge))


def _hits(access: AccessCounts, sectors: int, missed: float) -> AccessHits:
    """Past L1, more sectors can come than are asked for (``missed`` is more than 1): the pieces of one are then two."""
    asked = round(sectors * max(1.0, missed))
    return AccessHits(access.instruction, access.space, access.operation, access.array, asked, 1.0 - min(1.0, missed))


def between(found: Caches, others: Iterable[Caches]) -> Caches:
    """``found``, and between what lies what L1 asks L2 for where it might be that of ``others``, at another pace."""
    sectors = [found.l2_read_sectors, *(other.l2_read_sectors for other in others)]
    open_ended = replace(found, l2_read_least_sectors=min(sectors), l2_read_most_sectors=max(sectors))
    if not open_ended.open_what_l1_has:
        return open_ended
    apart = (
        "how far blocks drift apart decides what they find in L1: between "
        f"{min(sectors):,} and {max(sectors):,} sectors from L2"
    )
    return replace(open_ended, notes=(*found.notes, apart))


def _unknown(gpu: Gpu, what: str) -> UnavailableError:
    return UnavailableError(
        f"{gpu.name} has no data on its {what}, so its caches cannot be modelled",
        got=gpu.key,
        allowed="a GPU with an architecture, a number of SMs and the size of L2",
        next_step="choose another --gpu",
    )


def first_time(traffic: Traffic) -> float:
    """The part of what loads miss that their block asks for for the first time; the rest was in L1 before."""
    missed, different = (
        sum(row.missed for row in rows) / max(1, sum(row.sectors for row in rows))
        for rows in (
            [row for row in rows if row.operation == "load"]
            for rows in ((*traffic.first, *traffic.later), traffic.alone)
        )
    )
    return min(1.0, different / missed) if missed else 1.0


def _miss_rates(traffic: Traffic, first_share: float) -> defaultdict[Key, float]:
    """Missed of asked sectors by access; an access that no traced block executed has the mean of the others."""
    first, later = _ratios(traffic.first), _ratios(traffic.later)
    rates: dict[Key, float] = {}
    for key in first.keys() | later.keys():
        a, b = first.get(key), later.get(key)
        if a is None or b is None:
            rates[key] = a if b is None and a is not None else b or 0.0
        else:
            rates[key] = first_share * a + (1.0 - first_share) * b
    rows = [row for row in (*traffic.first, *traffic.later) if row.operation == "load"]
    asked = sum(row.sectors for row in rows)
    mean = sum(row.missed for row in rows) / asked if asked else 0.0
    return defaultdict(lambda: mean, rates)


def _ratios(rows: Iterable[AccessTraffic]) -> dict[Key, float]:
    sums: dict[Key, list[int]] = defaultdict(lambda: [0, 0])
    for row in rows:
        sums[row.instruction, row.space][0] += row.sectors
        sums[row.instruction, row.space][1] += row.missed
    return {key: missed / sectors for key, (sectors, missed) in sums.items() if sectors}


def _uses(traffic: Traffic, accesses: Iterable[AccessCounts], blocks: float) -> list[BufferUse]:
    """What a block uses of each buffer: the different sectors of the traced blocks, scaled to the counts of all."""
    different = _ratios(traffic.alone)
    read: dict[str | None, float] = defaultdict(float)
    written: dict[str | None, float] = defaultdict(float)
    for access in accesses:
        if access.space != "global":
            continue
        size = SECTOR_BYTES * access.sectors * different.get((access.instruction, access.space), 0.0) / blocks
        if access.operation != "store":
            read[access.array] += size
        if access.operation != "load":
            written[access.array] += size
    lines: dict[str | None, float] = defaultdict(float)
    for row in traffic.alone:
        lines[row.array] += LINE_BYTES * row.lines / traffic.blocks
    return [
        BufferUse(origins, read[origins.name], written[origins.name], lines[origins.name])
        for origins in traffic.origins
        if read[origins.name] or written[origins.name]
    ]
