"""What to do next: changes to the kernel, each asked of the model of time, the simplest that gains enough first."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from math import log

from rooftile.core.explanation import LineCounts
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Gemm
from rooftile.core.source import Resources
from rooftile.core.timing import NextStep, TimeEstimate
from rooftile.machine import Gpu
from rooftile.model import changes
from rooftile.model.pipeline import scattered
from rooftile.model.time import time
from rooftile.model.workload import Workload

WORTH_IT = 1.05
"""A step that gains less is not proposed: the model is not that sure."""

SHARE_OF_BEST = 0.4
"""The next step is the first in order that gains, as a logarithm, at least this share of what the best one gains."""

_FACTORS = (2, 4)
_FEW = 4
"""Elements a thread, from which on more of them are a tile in registers."""


@dataclass(frozen=True, slots=True)
class _Candidate:
    """A change, and the workload with it; None if it cannot be made."""

    change: str
    reason: str
    work: Workload | None
    rung: str | None = None
    line: int | None = None


def next_steps(
    gpu: Gpu,
    gemm: Gemm,
    work: Workload,
    now: TimeEstimate,
    resources: Resources,
    lines: Sequence[LineCounts],
    *,
    dtype: str = "float32",
    fixed: Collection[int] = (),
) -> tuple[NextStep, ...]:
    """Steps that the model says gain at least a twentieth: the next one, then the others by what they gain.

    Which is next depends on the order of the ladder, from accesses as they should be to loads under way while the
    kernel computes: a step is easier to take, and its gain surer, when those before it are done. The first that gains a
    good part of what the best one would is taken.

    Parameters
    ----------
    gpu, gemm, work, dtype
        As for :func:`rooftile.model.time.time`, whose result for them is ``now``.
    resources : Resources
        Of the kernel as it is.
    lines : sequence of LineCounts
        To name the source line that a step is about.
    fixed : collection of int
        Lines whose accesses have the pattern that a matrix instruction gives them, so that no index arranges them.
    """
    steps = []
    for candidate in _candidates(gpu, gemm, work, now, resources, lines, fixed):
        if candidate is None or candidate.work is None:
            continue
        then = time(gpu, gemm, candidate.work, dtype=dtype)
        if now.seconds / then.seconds >= WORTH_IT:
            steps.append(
                NextStep(
                    change=candidate.change,
                    reason=candidate.reason,
                    seconds=then.seconds,
                    flops_per_second=then.flops_per_second,
                    speedup=now.seconds / then.seconds,
                    rung=candidate.rung,
                    line=candidate.line,
                )
            )
    best = max((log(step.speedup) for step in steps), default=0.0)
    first = next((step for step in steps if log(step.speedup) >= SHARE_OF_BEST * best), None)
    return tuple(sorted(steps, key=lambda step: (step is not first, -step.speedup)))


def _candidates(
    gpu: Gpu,
    gemm: Gemm,
    work: Workload,
    now: TimeEstimate,
    resources: Resources,
    lines: Sequence[LineCounts],
    fixed: Collection[int],
) -> list[_Candidate | None]:
    """In the order of the ladder; None where there is nothing to change."""
    launch = work.launch
    of_vector = 1 in (gemm.m, gemm.n)  # no element of the matrix is used twice, so that no tile saves a load
    found = [
        _keep(gpu, work, resources, lines),
        _coalesce(work, [line for line in lines if line.line not in fixed]),
        _spread(work, lines),
        _enlarge(gpu, work, resources),
    ]
    if not of_vector:
        found.append(
            _Candidate(
                "tile through shared memory",
                "each element is then loaded from global memory once for a tile, not once for a product",
                changes.tiled(work),
                rung="tiled",
            )
        )
    if now.tail_cycles > now.cycles * (1 - 1 / WORTH_IT):
        found.append(
            _Candidate(
                "make the blocks smaller",
                f"{launch.blocks:,} blocks leave some of {gpu.sms} SMs without work at the end; blocks half as wide "
                f"and high, and their tiles with them, make {4 * launch.blocks:,}",
                changes.smaller_blocks(work, gpu, resources),
            )
        )
    found += [
        None if of_vector else _coarsen(gpu, gemm, work, resources),
        _Candidate(
            "load four words at a time",
            "float4 accesses move the same bytes with a quarter of the instructions",
            changes.vectorized(work),
            rung="vectorized",
        ),
        _Candidate(
            "load the next tile while this one is used",
            "with two tiles in turn, or registers between, no warp waits for global memory at the barrier",
            changes.double_buffered(work),
            rung="double_buffered",
        ),
        _Candidate(
            "copy the tiles with cp.async, several ahead",
            "data then go to shared memory past the registers, and those of several tiles are under way while the "
            "kernel computes",
            changes.copied_asynchronously(work, gpu, resources),
            rung="async_pipeline",
        ),
    ]
    limiter = " and ".join(name for name in work.occupancy.limiter if name in ("registers", "shared_mem"))
    if limiter and now.blocks_on_busiest_sm > work.occupancy.blocks_per_sm:
        found.append(
            _Candidate(
                f"use fewer {limiter.replace('shared_mem', 'bytes of shared memory')}",
                f"{work.occupancy.blocks_per_sm + 1} blocks an SM instead of {work.occupancy.blocks_per_sm} hide more "
                "of the waiting",
                changes.one_block_more(work),
            )
        )
    return found


def _enlarge(gpu: Gpu, work: Workload, resources: Resources) -> _Candidate | None:
    """Blocks of less than a warp, or so small that the blocks an SM can hold leave room for more warps."""
    threads = work.launch.threads_per_block
    if threads >= WARP_SIZE and "blocks" not in work.occupancy.limiter:
        return None
    changed = changes.larger_blocks(work, gpu, resources)
    if changed is None:
        return None
    half = (
        f"{threads} threads do not fill a warp of {WARP_SIZE}, whose other lanes idle; " if threads < WARP_SIZE else ""
    )
    return _Candidate(
        f"make the blocks larger, {changed.launch.threads_per_block} threads instead of {threads}",
        f"{half}an SM holds at most {work.occupancy.blocks_per_sm} such blocks, and larger ones share more of what "
        "they load",
        changed,
    )


def _keep(gpu: Gpu, work: Workload, resources: Resources, lines: Sequence[LineCounts]) -> _Candidate | None:
    worst = _worst(lines, lambda line: line.space == "local", lambda line: float(line.sectors))
    if worst is None:
        return None
    return _Candidate(
        f"keep {f'the array {worst.array}' if worst.array else 'the local array'} of line {worst.line} in registers",
        "an index that only the running kernel knows puts the array in local memory: unroll the loops over it, so that "
        "every index is a constant",
        changes.in_registers(work, gpu, resources),
        line=worst.line,
    )


def _coalesce(work: Workload, lines: Sequence[LineCounts]) -> _Candidate | None:
    def excess(line: LineCounts) -> float:
        return line.sectors - (line.ideal_sectors_per_request or 0.0) * line.requests

    def wanted(line: LineCounts) -> bool:
        sectors, ideal = line.sectors_per_request or 0.0, line.ideal_sectors_per_request or 0.0
        return line.space in ("global", "generic") and scattered(sectors, ideal, max(1, line.lane_bytes // 4))

    worst = _worst(lines, wanted, excess)
    if worst is None:
        return None
    return _Candidate(
        f"coalesce {worst.array or 'the accesses'} in line {worst.line}",
        f"let threadIdx.x move along the row: {worst.sectors_per_request or 0:.3g} sectors a request where "
        f"{worst.ideal_sectors_per_request or 0:.3g} hold what it asks for",
        changes.coalesced(work),
        rung="naive",
        line=worst.line,
    )


def _spread(work: Workload, lines: Sequence[LineCounts]) -> _Candidate | None:
    worst = _worst(lines, lambda line: line.space == "shared", lambda line: float(line.conflicts))
    if worst is None:
        return None
    ideal = (worst.wavefronts - worst.conflicts) / worst.requests
    return _Candidate(
        f"remove the bank conflicts of {worst.array or 'shared memory'} in line {worst.line}",
        "pad its rows by a word or store it as it is read: "
        f"{worst.wavefronts_per_request:.3g} wavefronts a request instead of {ideal:.3g}",
        changes.without_conflicts(work),
        rung="tiled",
        line=worst.line,
    )


def _worst(
    lines: Sequence[LineCounts], wanted: Callable[[LineCounts], bool], excess: Callable[[LineCounts], float]
) -> LineCounts | None:
    found = max((line for line in lines if line.requests and wanted(line)), key=excess, default=None)
    return found if found is not None and excess(found) > 0 else None


def _coarsen(gpu: Gpu, gemm: Gemm, work: Workload, resources: Resources) -> _Candidate | None:
    """The smallest factor that gains, for the step to it is the smallest."""
    before = work.launch.blocks * work.launch.threads_per_block
    for factor in _FACTORS:
        changed = changes.coarsened(work, gpu, resources, factor)
        if changed is not None:
            after = changed.launch.blocks * changed.launch.threads_per_block
            return _Candidate(
                f"compute {factor} x {factor} times as many elements a thread",
                f"each value loaded then feeds {factor} times as many products, with {after:,} threads instead of "
                f"{before:,}",
                changed,
                rung="register_tiled" if gemm.m * gemm.n >= _FEW * before else "coarsened",
            )
    return None
