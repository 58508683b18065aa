"""From threads to warps to blocks: what a launch's numbers mean."""

from __future__ import annotations

from rooftile.core.counts import Counts
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Gemm, Launch, unravel
from rooftile.core.schedule import ThreadMapping, WarpSpan

_SHOWN_WARPS = 8


def mapping(gemm: Gemm, launch: Launch, counts: Counts | None = None, *, output: str | None = None) -> ThreadMapping:
    """Which threads form a warp, what a warp spans of its block, and which threads have nothing to do.

    A block's threads are numbered with x fastest, ``tid.x + ntid.x * (tid.y + ntid.y * tid.z)``, and 32 at a time are
    a warp (CUDA C++ Programming Guide, Thread Hierarchy).

    Parameters
    ----------
    gemm : Gemm
    launch : Launch
    counts : Counts, optional
        Of the execution. The threads at work are the lanes that some instruction stored to ``output`` from: of several
        such instructions, as where a thread has several elements, that with the most.
    output : str, optional
        The array that C is stored to, as the counts name it.
    """
    warps = tuple(warp_span(launch, warp) for warp in range(launch.warps_per_block))
    threads = launch.blocks * launch.threads_per_block
    return ThreadMapping(
        grid=launch.grid,
        block=launch.block,
        threads_per_block=launch.threads_per_block,
        warps_per_block=launch.warps_per_block,
        blocks=launch.blocks,
        threads=threads,
        rows_per_warp=max(warp.rows for warp in warps),
        empty_lanes_per_block=launch.warps_per_block * WARP_SIZE - launch.threads_per_block,
        warps=warps[:_SHOWN_WARPS],
        cells=gemm.m * gemm.n,
        idle_threads=_idle(launch, counts, output, threads),
    )


def warp_span(launch: Launch, warp: int) -> WarpSpan:
    """The threads of one warp of a block."""
    first = warp * WARP_SIZE
    last = min(first + WARP_SIZE, launch.threads_per_block) - 1
    width = launch.block[0]
    return WarpSpan(warp, unravel(first, launch.block), unravel(last, launch.block), last - first + 1,
                    last // width - first // width + 1)  # fmt: skip


def _idle(launch: Launch, counts: Counts | None, output: str | None, threads: int) -> int | None:
    """Threads that store nothing; None if stores by one thread and by several cannot be told apart."""
    if counts is None or output is None or counts.blocks != counts.blocks_total:
        return None
    stores = [
        counts.lines[access.instruction]
        for access in counts.accesses
        if access.array == output and access.operation != "load" and access.instruction < len(counts.lines)
    ]
    if not stores or any(store.warps > launch.blocks * launch.warps_per_block for store in stores):
        return None
    return threads - max(store.lanes for store in stores)
