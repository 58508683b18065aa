"""Occupancy: how many blocks an SM holds at once, and which resource says so."""

from __future__ import annotations

from rooftile.core.errors import LaunchError, UnavailableError, UsageError
from rooftile.core.explanation import Occupancy
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Launch
from rooftile.core.source import Resources
from rooftile.machine import Gpu, StreamingMultiprocessor


def occupancy(gpu: Gpu, launch: Launch, resources: Resources, *, carveout_bytes: int | None = None) -> Occupancy:
    """Blocks an SM holds, by the rules of NVIDIA's ``cuda_occupancy.h``; the limits are Nsight Compute's.

    - *warps*: resident warps over the block's warps.
    - *registers*: a warp gets its registers rounded up to ``register_unit``. They lie in one sub-partition, so an SM
      holds ``partitions`` times the warps that fit in one; that over the block's warps. A block whose warps, rounded
      up to a multiple of ``partitions``, need more than ``registers_per_block`` cannot be launched.
    - *shared_mem*: the carve-out over static + dynamic + reserved bytes, rounded up to ``shared_unit``. Since compute
      capability 8.0 the driver reserves 1,024 bytes a block, so even a kernel without shared memory has this limit.
    - *blocks*: the SM's block slots.

    The driver picks the carve-out at launch and does not say how: an H200 gave one kernel 8, 16, 32, 64 or 132 KB. The
    largest is assumed, so ``limits["shared_mem"]`` can be above what Nsight Compute prints, while the number of
    resident blocks agrees unless the user's program asks for a smaller one.

    Parameters
    ----------
    gpu : Gpu
    launch : Launch
        Grid, block and dynamic shared memory.
    resources : Resources
        Registers and static shared memory, without what the driver reserves.
    carveout_bytes : int, optional
        Shared memory of the SM as the program prefers it; the next possible size up is taken, and never less than one
        block needs.

    Raises
    ------
    UnavailableError
        If nothing is known of the GPU's SMs.
    LaunchError
        If not one block fits.
    """
    sm = gpu.sm
    if sm is None or gpu.sms is None:
        raise UnavailableError(
            f"{gpu.name} has no data on its SMs, so occupancy cannot be computed",
            got=gpu.key,
            allowed="a GPU with an architecture and a number of SMs",
            next_step="choose another --gpu",
        )
    warps = launch.warps_per_block
    shared = _round_up(
        resources.static_shared_bytes + launch.dynamic_shared_bytes + sm.reserved_shared_bytes, sm.shared_unit
    )
    _check_fits(gpu, sm, launch, resources)
    warp_registers = _round_up(resources.registers_per_thread * WARP_SIZE, sm.register_unit)
    resident_warps = sm.registers // sm.partitions // warp_registers * sm.partitions if warp_registers else None
    limits = {
        "registers": None if resident_warps is None else resident_warps // warps,
        "shared_mem": _carveout(sm, carveout_bytes, shared) // shared if shared else None,
        "warps": sm.max_warps // warps,
        "blocks": sm.max_blocks,
    }
    blocks = min(limit for limit in limits.values() if limit is not None)
    if blocks == 0:
        raise LaunchError(
            "not one block fits on an SM",
            got=f"{warps} warps of {resources.registers_per_thread} registers a thread, {shared:,} bytes of shared",
            allowed=f"{gpu.name}: {sm.max_warps} warps, {sm.registers:,} registers, {sm.shared_bytes:,} bytes an SM",
            next_step="make the block smaller",
        )
    return Occupancy(
        limits=limits,
        limiter=tuple(name for name, limit in limits.items() if limit == blocks),
        blocks_per_sm=blocks,
        warps_per_sm=blocks * warps,
        max_warps_per_sm=sm.max_warps,
        occupancy=blocks * warps / sm.max_warps,
        waves=launch.blocks / (blocks * gpu.sms),
        shared_bytes_per_block=shared,
        registers_per_thread=resources.registers_per_thread,
    )


def _round_up(value: int, unit: int) -> int:
    return -(-value // unit) * unit


def _carveout(sm: StreamingMultiprocessor, asked: int | None, needed: int) -> int:
    if asked is None:
        return sm.shared_bytes
    if not 0 <= asked <= sm.shared_bytes:
        raise UsageError(
            "no such split of the data cache",
            got=f"{asked:,} bytes of shared memory",
            allowed=", ".join(f"{size:,}" for size in sm.carveouts),
        )
    return next(size for size in sm.carveouts if size >= max(asked, needed))


def _check_fits(gpu: Gpu, sm: StreamingMultiprocessor, launch: Launch, resources: Resources) -> None:
    """Refuse what the driver would refuse of any single block."""
    if not launch.executable:
        launch.checked()
    registers = resources.registers_per_thread
    if registers > sm.max_registers_per_thread:
        raise LaunchError(
            "a thread uses more registers than it can have",
            got=f"{registers} registers a thread",
            allowed=f"{gpu.name}: at most {sm.max_registers_per_thread}",
            next_step="compile for this GPU's architecture",
        )
    warps = _round_up(launch.warps_per_block, sm.partitions)
    needed = warps * _round_up(registers * WARP_SIZE, sm.register_unit)
    if needed > sm.registers_per_block:
        raise LaunchError(
            "a block needs more registers than it can have",
            got=f"{registers} registers a thread in {warps} warps: {needed:,}",
            allowed=f"{gpu.name}: at most {sm.registers_per_block:,} a block",
            next_step="give a smaller --block, or declare it with __launch_bounds__ so that the compiler fits it",
        )
    shared = resources.static_shared_bytes + launch.dynamic_shared_bytes
    if shared > sm.shared_bytes_per_block_optin:
        raise LaunchError(
            "a block needs more shared memory than it can have",
            got=f"{shared:,} bytes a block",
            allowed=f"{gpu.name}: at most {sm.shared_bytes_per_block_optin:,} bytes a block",
            next_step="make the tiles or the number of stages smaller",
        )
