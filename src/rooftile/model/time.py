"""How long a launch takes: the largest of what each unit takes alone, and what the warps' waiting adds to it."""

from __future__ import annotations

from dataclasses import replace
from math import ceil

from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.problem import Gemm
from rooftile.core.timing import TimeEstimate, TimeTerm
from rooftile.machine import Gpu
from rooftile.model.pipeline import Memory, Round, clocks, look_up
from rooftile.model.workload import Workload

_MEANINGS = {
    "issue": "a scheduler issues one instruction a clock",
    "operands": "each of the two register banks gives one operand a clock",
    "tensor": "matrix instructions, at the tensor cores' peak rate or the share of it that warps reach",
    "fma": "floating-point multiply-adds, at the pipe's rate",
    "fp64": "double-precision arithmetic, at the pipe's rate",
    "imad": "integer multiplications, at the pipe's rate",
    "alu": "integer arithmetic and comparisons, at the pipe's rate",
    "half": "conversions of 16 to 32 bits, at the rate of the part of a pipe that does them",
    "special": "conversions and special functions, at the pipe's rate",
    "L1": "one wavefront a clock of shared and global memory together",
    "L1 tags": "requests of global memory, at the rate L1 looks them up",
    "L2": "sectors between L1 and L2, at the bandwidths of loads and of stores",
    "memory": "bytes between L2 and device memory, at its bandwidth",
}

_WAITING = 0.85
"""Of what SMs are the first to ask for at a place of a matrix, the part that waits for memory. What L1 misses of 20
kernels without barriers shows it."""

_OF_ALL_SMS = ("L2", "memory")
"""Units that serve whichever SMs are still at work: where some have more blocks than others, they are not idle."""

_MANY_ROUNDS = 8
"""Blocks that follow each other at one place of an SM, from which on it does not matter that the last are fewer."""


def time(gpu: Gpu, gemm: Gemm, work: Workload, *, dtype: str = "float32") -> TimeEstimate:
    """Predict the time of a launch whose matrices are in L2 as far as they fit, as in back-to-back launches.

    The SM with most blocks sets the time. A block's place is taken for the clocks that the model of the pipeline
    (:mod:`rooftile.model.pipeline`) finds for a block on average, whereupon the next block follows; those that are left
    at the end, when no block follows, take until the last of them ends.

    Parameters
    ----------
    gpu : Gpu
    gemm : Gemm
        For the rate: 2*M*N*K operations.
    work : Workload
        From :func:`workload`, for the same GPU.
    dtype : str
        The arithmetic, a key of ``gpu.peaks``.
    """
    assert gpu.sm is not None
    assert gpu.sms is not None
    assert gpu.boost_clock is not None
    timing = gpu.timing
    memory = _memory(gpu, work)
    busiest = ceil(work.launch.blocks / gpu.sms)
    resident = min(work.occupancy.blocks_per_sm, busiest)
    rounds, rest = divmod(busiest, resident)
    full = _round(gpu, work, memory, resident)
    ending = full.last - full.mean
    if rest and rounds < _MANY_ROUNDS:
        simulated = rounds * full.mean + max(_round(gpu, work, memory, rest).last, ending)
    else:
        simulated = busiest / resident * full.mean + ending
    alone = _alone(gpu, work, memory)
    balance = work.launch.blocks / (gpu.sms * busiest)
    cycles = max(simulated, *(taken if name in _OF_ALL_SMS else taken / balance for name, taken in alone.items()))
    largest = max(alone, key=lambda name: alone[name])
    tail = min(cycles * (1 - balance), cycles - alone[largest])
    latency = cycles - tail - alone[largest]
    clock = _clock(gpu, gemm, work, cycles, dtype)
    seconds = cycles / clock + timing["launch_seconds"]
    total = seconds * clock
    waiting = {"latency": latency, "tail": tail, "launch": timing["launch_seconds"] * clock}
    bound = max(waiting, key=lambda name: waiting[name])
    peak = gpu.peaks.get(dtype)
    return TimeEstimate(
        seconds=seconds,
        launch_seconds=timing["launch_seconds"],
        cycles=cycles,
        latency_cycles=latency,
        tail_cycles=tail,
        clock_hz=clock,
        terms=tuple(
            TimeTerm(name, _MEANINGS[name], alone[name], alone[name] / total)
            for name in sorted(alone, key=lambda name: -alone[name])
            if alone[name]
        ),
        bound=bound if waiting[bound] > alone[largest] else largest,
        flops_per_second=gemm.flops / seconds,
        fraction_of_peak=gemm.flops / seconds / peak if peak else None,
        machine_instructions=round(work.total(dict.fromkeys(range(len(work.operations)), 1.0))),
        blocks_on_busiest_sm=busiest,
        resident_blocks=resident,
        error=_error(gpu, work),
    )


def needed_blocks(gpu: Gpu, work: Workload, resident: int, *, at_the_front: float | None = None) -> float:
    """How many of an SM's ``resident`` blocks would keep it as busy as all do: how long one takes alone, in shares.

    All SMs are at about the same place of a matrix, so that who asks L2 for what another asked for before mostly waits
    for memory with it. Where blocks wait for barriers, the whole block does; else ``at_the_front`` is the part of what
    misses L1 that its block asks for for the first time.
    """
    assert gpu.sm is not None
    memory = _memory(gpu, work)
    waits = 1.0 if at_the_front is None else _WAITING * at_the_front
    memory = replace(memory, l2=memory.l2 + waits * (memory.memory - memory.l2), l2_misses=0.0)
    alone = max(1, gpu.sm.partitions // work.launch.warps_per_block)
    if resident <= alone:
        return float(resident)
    together = _round(gpu, work, memory, resident).mean
    return resident * _round(gpu, work, memory, alone).mean / together if together else float(resident)


def _round(gpu: Gpu, work: Workload, memory: Memory, blocks: int) -> Round:
    return clocks(
        work.operations,
        work.requests,
        work.blocks,
        work.visits,
        memory,
        warps_per_block=work.launch.warps_per_block,
        resident_blocks=blocks,
        partitions=gpu.sm.partitions if gpu.sm else 1,
    )


def _clock(gpu: Gpu, gemm: Gemm, work: Workload, cycles: float, dtype: str) -> float:
    """The highest clock, or what the tensor cores and the power limit leave of it.

    At the latter the product takes as long as at the rate that was measured where power was the limit: energy goes with
    the products, so that a kernel whose tensor cores rest more runs at a higher clock.
    """
    assert gpu.boost_clock is not None
    if not _on_tensor_cores(work):
        return gpu.boost_clock
    clock, reached = gpu.measured.get("tensor_clock", gpu.boost_clock), gpu.measured.get(dtype)
    return clock if reached is None else min(clock, cycles * reached / gemm.flops)


def _on_tensor_cores(work: Workload) -> bool:
    return any(operation.pipe == "tensor" for operation in work.operations)


def _error(gpu: Gpu, work: Workload) -> str:
    """How far off the model was, or why that says nothing here."""
    if _on_tensor_cores(work):
        return gpu.tensor_time_error
    return gpu.time_error


def _memory(gpu: Gpu, work: Workload) -> Memory:
    timing = gpu.timing
    assert gpu.sms is not None
    assert gpu.boost_clock is not None
    fetched = work.missed_sectors * SECTOR_BYTES
    return Memory(
        l1=timing["l1"],
        l2=timing["l2"],
        memory=timing["memory"],
        l2_bytes=timing["l2_bytes"],
        memory_bytes=min(timing["l2_bytes"], gpu.roof_bandwidth / min(gpu.sms, work.launch.blocks) / gpu.boost_clock),
        l2_misses=min(1.0, work.memory_bytes / fetched) if fetched else 0.0,
        global_request=timing["global_request"],
        narrow_request=timing["narrow_request"],
        barrier=timing["barrier"],
        branch=timing["branch"],
        operand_queue=timing["operand_queue"],
        read_load=timing["read_load"],
        read_store=timing["read_store"],
    )


def _alone(gpu: Gpu, work: Workload, memory: Memory) -> dict[str, float]:
    """Clocks that each unit takes for its part of the whole grid, spread evenly over the SMs."""
    assert gpu.sms is not None
    assert gpu.sm is not None
    assert gpu.boost_clock is not None
    schedulers = gpu.sms * gpu.sm.partitions
    operations = work.operations
    found = {"issue": work.total(dict.fromkeys(range(len(operations)), 1.0)) / schedulers}
    banks = _bank_reads(work)
    found["operands"] = max(work.total(bank) for bank in banks) / schedulers
    for pipe in ("tensor", "fma", "fp64", "imad", "alu", "half", "special"):
        taken = {i: operation.interval for i, operation in enumerate(operations) if operation.pipe == pipe}
        found[pipe] = work.total(taken) / schedulers
    found["L1"] = work.total({i: request.wavefronts for i, request in work.requests.items()}) / gpu.sms
    looked_up = {
        i: look_up(operations[i], request, memory) for i, request in work.requests.items() if operations[i].fetches
    }
    found["L1 tags"] = work.total(looked_up) / gpu.sms
    passing = work.missed_sectors / memory.l2_bytes + work.stored_sectors / gpu.timing["l2_store_bytes"]
    found["L2"] = passing * SECTOR_BYTES / gpu.sms
    found["memory"] = work.memory_bytes * gpu.boost_clock / gpu.roof_bandwidth
    return found


def _bank_reads(work: Workload) -> tuple[dict[int, float], dict[int, float]]:
    """Operands that each instruction reads of the even and of the odd registers, when one warp issues all in a row."""
    banks: tuple[dict[int, float], dict[int, float]] = ({}, {})
    kept: dict[int, int] = {}
    for index, operation in enumerate(work.operations):
        read = {number for slot, (number, _) in enumerate(operation.operands) if kept.get(slot) != number}
        for bank in (0, 1):
            banks[bank][index] = float(sum(number >= 0 and number % 2 == bank for number in read))
        kept = {slot: number for slot, (number, keep) in enumerate(operation.operands) if keep}
    return banks
