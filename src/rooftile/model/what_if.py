"""Occupancy with one thing changed: the block, the registers, the shared memory."""

from __future__ import annotations

from dataclasses import replace

from rooftile.core.errors import LaunchError
from rooftile.core.explanation import Occupancy
from rooftile.core.hardware import MAX_THREADS_PER_BLOCK
from rooftile.core.problem import Launch
from rooftile.core.schedule import OccupancyCase, OccupancyWhatIf, OneMoreBlock
from rooftile.core.source import Resources
from rooftile.machine import Gpu
from rooftile.model.occupancy import occupancy

_THREADS = (32, 64, 96, 128, 192, 256, 384, 512, 768, 1024)
_REGISTERS = (24, 32, 40, 48, 64, 80, 96, 128, 168, 255)
_SHARED = tuple(kib << 10 for kib in (0, 4, 8, 16, 24, 32, 48, 64, 96, 128, 160, 227))


def what_if(gpu: Gpu, launch: Launch, resources: Resources) -> OccupancyWhatIf:
    """Occupancy for other block sizes, registers a thread and shared memory a block, one of them changed at a time.

    Shared memory is the block's own, static and dynamic, without what the driver reserves. A kernel whose tile grows
    with its block uses more of it in a larger block; the table leaves it as it is.

    Raises
    ------
    UnavailableError
        If nothing is known of the GPU's SMs.
    LaunchError
        If not even the block as it is fits.
    """
    base = occupancy(gpu, launch, resources)
    shared = resources.static_shared_bytes + launch.dynamic_shared_bytes
    threads, registers = launch.threads_per_block, resources.registers_per_thread
    sizes = [size for size in _THREADS if size <= MAX_THREADS_PER_BLOCK]
    return OccupancyWhatIf(
        by_threads=tuple(_case(gpu, size, registers, shared, resources) for size in sorted({*sizes, threads})),
        by_registers=tuple(_case(gpu, threads, n, shared, resources) for n in sorted({*_REGISTERS, registers})),
        by_shared=tuple(_case(gpu, threads, registers, size, resources) for size in sorted({*_SHARED, shared})),
        one_more=_one_more(gpu, base, threads, registers, shared, resources),
    )


def _case(gpu: Gpu, threads: int, registers: int, shared: int, resources: Resources) -> OccupancyCase:
    changed = replace(resources, registers_per_thread=registers, static_shared_bytes=shared)
    try:
        found = occupancy(gpu, Launch((1, 1, 1), (threads, 1, 1)), changed)
    except LaunchError:
        return OccupancyCase(threads, registers, shared, 0, 0, 0.0, ())
    return OccupancyCase(
        threads, registers, shared, found.blocks_per_sm, found.warps_per_sm, found.occupancy, found.limiter
    )


def _one_more(
    gpu: Gpu, base: Occupancy, threads: int, registers: int, shared: int, resources: Resources
) -> OneMoreBlock:
    """The most registers and shared memory with which one block more fits, each lowered only where it must be."""
    wanted = base.blocks_per_sm + 1

    def limit(name: str, registers: int, shared: int) -> int:
        changed = replace(resources, registers_per_thread=registers, static_shared_bytes=shared)
        found = occupancy(gpu, Launch((1, 1, 1), (threads, 1, 1)), changed).limits[name]
        return wanted if found is None else found

    fewer, less = registers, shared
    while fewer > 0 and limit("registers", fewer, shared) < wanted:
        fewer -= 1
    if limit("shared_mem", registers, shared) < wanted:
        sm = gpu.sm
        assert sm is not None
        less = sm.shared_bytes // wanted // sm.shared_unit * sm.shared_unit - sm.reserved_shared_bytes
    fits = all(wanted <= limit(name, registers, shared) for name in ("warps", "blocks"))
    return OneMoreBlock(
        blocks_per_sm=wanted,
        possible=fits and fewer > 0 and less >= 0,
        registers_per_thread=None if fewer == registers else fewer,
        shared_bytes=None if less == shared else less,
    )
