"""Changes to a kernel as changes to what it asks of the GPU, so that the model of time can be asked about them.

Each is the least that the change must do to the machine code: what it saves in index arithmetic is not counted, nor
what it adds beyond the copies it makes.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import astuple, replace
from math import ceil
from typing import Final

from rooftile.core.gpu import capability
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.source import Resources
from rooftile.machine import Gpu
from rooftile.model.control_flow import MachineBlock
from rooftile.model.machine_code import Operation
from rooftile.model.pipeline import COPY, Request, scattered
from rooftile.model.rewriting import (
    ARITHMETIC,
    accumulator_count,
    copied_multiply_add,
    global_loads,
    in_global,
    name_of_copy,
    occupancy_after,
    rebuilt,
    with_requests,
)
from rooftile.model.workload import Workload

_SECTORS_PER_LINE: Final = 4
_VECTOR: Final = 4
_ROW: Final = 8
_TILE: Final = 16
_BROADCAST_SECTORS: Final = 2.0
_REGISTER_BYTES: Final = 4
_LEAST_THREADS: Final = 128
"""Of a block: one warp for each scheduler of an SM."""

_STAGES: Final = 1.5
"""Tiles that copies fill, over those of a kernel with two."""

_FIRST_WITH_COPIES: Final = 80


def coalesced(work: Workload) -> Workload:
    """Every request to global memory touches as few sectors as hold what it asks for."""

    def change(operation: Operation, request: Request) -> Request:
        if not in_global(operation) or not scattered(request.sectors, request.ideal_sectors, operation.words):
            return request
        wavefronts = max(1.0, request.ideal_sectors / _SECTORS_PER_LINE)
        return replace(
            request,
            sectors=request.ideal_sectors,
            wavefronts=min(request.wavefronts, wavefronts),
            missed=min(request.missed, request.ideal_sectors),
        )

    return with_requests(work, change)


def without_conflicts(work: Workload) -> Workload:
    """No two lanes of a request to shared memory meet in a bank."""

    def change(operation: Operation, request: Request) -> Request:
        if operation.kind != "shared" and not operation.copies:
            return request
        least = max(1.0, request.ideal_wavefronts)
        if operation.copies and request.wavefronts >= COPY:  # through L1
            least = max(least, COPY)
        return replace(request, wavefronts=min(request.wavefronts, least))

    return with_requests(work, change)


def in_registers(work: Workload, gpu: Gpu, resources: Resources) -> Workload | None:
    """What a thread keeps in local memory is in registers instead, and no access to it is left.

    None where nothing is in local memory, or the registers do not suffice.
    """
    dropped = {index for index, operation in enumerate(work.operations) if operation.local}
    if not dropped:
        return None
    needed = resources.registers_per_thread + ceil(resources.local_bytes_per_thread / _REGISTER_BYTES)
    fits = occupancy_after(gpu, work.launch, resources, registers=needed, shared_factor=1)
    if fits is None:
        return None
    return replace(rebuilt(work, lambda operation: iter((operation,)), dropped), occupancy=fits)


def tiled(work: Workload) -> Workload | None:
    """Loads in loops read from tiles in shared memory, which are filled from global memory once for each tile.

    A value that a warp's lanes share is read four at a time. None where the kernel uses shared memory already, or has
    no loads in loops.
    """
    if any(operation.kind == "shared" for operation in work.operations):
        return None
    loads = global_loads(work)
    if not loads:
        return None
    requests = dict(work.requests)
    operations = list(work.operations)
    for index in loads:
        operation, request = operations[index], requests[index]
        shared = request.ideal_sectors <= _BROADCAST_SECTORS
        # Filling the tile is a load and a store for every _TILE loads that it saves.
        filling = 2 * request.ideal_sectors / _TILE
        missed = min(request.missed, filling)
        requests[index] = Request(filling / _SECTORS_PER_LINE + (2 / _VECTOR if shared else 1.0), 0.0, missed=missed)
        operations[index] = replace(operation, kind="shared", latency=work.shared_latency)
    return replace(work, operations=tuple(operations), requests=requests)


def coarsened(work: Workload, gpu: Gpu, resources: Resources, factor: int) -> Workload | None:
    """Every thread computes ``factor`` by ``factor`` times as many elements, of a tile that much larger each way.

    It then executes ``factor**2`` times as many multiply-adds but loads and stores ``factor`` times as much, and the
    blocks together load ``factor`` times less. None where registers or shared memory do not suffice.
    """
    x, y, z = work.launch.grid
    if min(x, y) < factor:
        return None
    launch = replace(work.launch, grid=(ceil(x / factor), ceil(y / factor), z))
    accumulators = accumulator_count(work)
    needed = resources.registers_per_thread + (factor**2 - 1) * accumulators + 2 * factor
    fits = occupancy_after(gpu, launch, resources, registers=needed, shared_factor=factor)
    if fits is None:
        return None

    def copies(operation: Operation) -> Iterator[Operation]:
        if operation.pipe in ARITHMETIC and len(operation.reads) >= 3:
            for number in range(factor**2):
                row, column = divmod(number, factor)
                yield copied_multiply_add(operation, row, column, number)
        elif operation.kind in ("global", "shared"):
            for number in range(factor):
                yield replace(operation, writes=tuple(name_of_copy(name, number) for name in operation.writes))
        else:
            yield operation

    return replace(rebuilt(work, copies), launch=launch, occupancy=fits)


def vectorized(work: Workload) -> Workload | None:
    """Four accesses of a word become one of four words, with the same bytes and wavefronts; None if none can.

    What worked out the addresses of the other three goes too. Where a thread keeps a tile in registers, its factors
    then lie in neighbouring ones, and the assembler orders the multiply-adds row by row, which reads one factor once.
    """
    operations, requests = list(work.operations), dict(work.requests)
    dropped: set[int] = set()
    for block in work.blocks:
        groups: dict[tuple[str, bool], list[int]] = {}
        for index in range(block.start, block.stop):
            operation = operations[index]
            movable = operation.kind == "shared" or in_global(operation)
            if movable and operation.words == 1 and index in requests:
                groups.setdefault((operation.kind, operation.is_load), []).append(index)
        for members in groups.values():
            for first in range(0, len(members) - _VECTOR + 1, _VECTOR):
                group = members[first : first + _VECTOR]
                lead = operations[group[0]]
                own = set(lead.reads)
                requests[group[0]] = _sum(requests[index] for index in group)
                operations[group[0]] = replace(
                    lead,
                    words=_VECTOR,
                    writes=tuple(name for index in group for name in operations[index].writes),
                    reads=lead.reads if lead.is_load else (*lead.reads, *_values(operations, group[1:], own)),
                )
                dropped |= set(group[1:])
        dropped |= _unused(operations, block, dropped)
    if not dropped:
        return None
    if accumulator_count(work) >= 2 * _ROW:
        operations = _row_by_row(operations)
    merged = replace(work, operations=tuple(operations), requests=requests)
    return rebuilt(merged, lambda operation: iter((operation,)), dropped)


def _row_by_row(operations: Sequence[Operation]) -> list[Operation]:
    """Multiply-adds with operands as in an outer product: a kept one of the row, one of the column, and the sum."""
    found = []
    number = 0
    for operation in operations:
        if operation.pipe in ARITHMETIC and len(operation.operands) == 3:
            row, column = divmod(number, _ROW)
            operation = replace(
                operation, operands=((4 * _ROW + row, True), (column, False), (2 * _ROW + column, False))
            )
            number += 1
        found.append(operation)
    return found


def _sum(requests: Iterable[Request]) -> Request:
    rows = [astuple(request) for request in requests]
    return Request(*(sum(column) for column in zip(*rows, strict=True)))


def _values(operations: Sequence[Operation], stores: Iterable[int], known: set[str]) -> Iterator[str]:
    """What ``stores`` read last, the stored values."""
    for index in stores:
        yield from (name for name in operations[index].reads[-1:] if name not in known)


def _unused(operations: Sequence[Operation], block: MachineBlock, dropped: set[int]) -> set[int]:
    """Arithmetic of ``block`` whose results only dropped accesses, and one another, read."""
    unused: set[int] = set()
    for index in range(block.stop - 1, block.start - 1, -1):
        operation = operations[index]
        if operation.kind != "arithmetic" or not operation.writes or index in dropped:
            continue
        readers: set[int] = set()
        pending = set(operation.writes)
        for other in range(index + 1, block.stop):
            if pending & set(operations[other].reads):
                readers.add(other)
            pending -= set(operations[other].writes)
            if not pending:
                break
        if not pending and readers and readers <= dropped | unused:
            unused.add(index)
    return unused


def smaller_blocks(work: Workload, gpu: Gpu, resources: Resources) -> Workload | None:
    """Blocks of a quarter of the threads and of the tile; each fills its tile with twice the loads a thread.

    Without a tile nothing else changes. None where a block has no four warps to spare.
    """
    threads = work.launch.threads_per_block
    if threads < 4 * WARP_SIZE:
        return None
    x, y, z = work.launch.grid
    launch = replace(work.launch, grid=(2 * x, 2 * y, z), block=(threads // 4, 1, 1))
    fits = occupancy_after(gpu, launch, resources, registers=resources.registers_per_thread, shared_factor=0.5)
    if fits is None:
        return None
    changed = _with_fills(work, 2.0) if _has_tiles(work) else work
    return replace(changed, launch=launch, occupancy=fits)


def larger_blocks(work: Workload, gpu: Gpu, resources: Resources) -> Workload | None:
    """Blocks of four or more times the threads, twice as many each way, up to four warps or more.

    Tiles grow with them, so that a thread fills half as much. Warps that were not full become so: there are fewer of
    them, each of whose requests touches what several did, as densely as may be. None where blocks are large.
    """
    threads, (x, y, z) = work.launch.threads_per_block, work.launch.grid
    times = 2
    while threads * times**2 < _LEAST_THREADS:
        times *= 2
    if threads >= _LEAST_THREADS or min(x, y) < times:
        return None
    launch = replace(work.launch, grid=(ceil(x / times), ceil(y / times), z), block=(threads * times**2, 1, 1))
    tiles = _has_tiles(work)
    factor = times if tiles else 1
    fits = occupancy_after(gpu, launch, resources, registers=resources.registers_per_thread, shared_factor=factor)
    if fits is None:
        return None
    filled = WARP_SIZE / min(WARP_SIZE, threads)

    def change(operation: Operation, request: Request) -> Request:
        if not in_global(operation) or filled == 1:
            return request
        sectors = min(filled * request.sectors, max(1.0, filled * request.ideal_sectors))
        missed = min(filled * request.missed, sectors)
        return replace(
            request, sectors=sectors, ideal_sectors=min(sectors, filled * request.ideal_sectors), missed=missed
        )

    changed = with_requests(work, change)
    return replace(_with_fills(changed, 1 / times) if tiles else changed, launch=launch, occupancy=fits)


def _has_tiles(work: Workload) -> bool:
    return any(operation.kind == "shared" for operation in work.operations)


def _with_fills(work: Workload, factor: float) -> Workload:
    """Loads from global memory and stores to shared memory ``factor`` times as heavy."""

    def change(operation: Operation, request: Request) -> Request:
        fills = operation.is_load if in_global(operation) else operation.kind == "shared" and not operation.is_load
        if not fills and not operation.copies:
            return request
        return replace(
            request,
            wavefronts=factor * request.wavefronts,
            sectors=factor * request.sectors,
            missed=factor * request.missed,
        )

    return with_requests(work, change)


def double_buffered(work: Workload) -> Workload | None:
    """Loads from global memory fetch the next tile while this one is used: nothing waits for them.

    None where there are no tiles.
    """
    loads = global_loads(work)
    if not loads or not any(operation.kind == "barrier" for operation in work.operations):
        return None
    operations = [
        replace(operation, writes=()) if index in loads else operation
        for index, operation in enumerate(work.operations)
    ]
    return replace(work, operations=tuple(operations))


def copied_asynchronously(work: Workload, gpu: Gpu, resources: Resources) -> Workload | None:
    """Tiles that ``cp.async`` fills, some ahead of those in use: no register holds what is on its way, nothing waits.

    None where no value goes straight from global to shared memory, and before sm_80, which has no such copies.
    """
    loads = global_loads(work)
    loaded = {name for index in loads for name in work.operations[index].writes}
    stores = {
        index
        for index, operation in enumerate(work.operations)
        if operation.kind == "shared" and not operation.is_load and loaded & set(operation.reads)
    }
    if not stores or capability(gpu.architecture or "") < _FIRST_WITH_COPIES:
        return None
    held = sum(work.operations[index].words for index in loads)
    needed = max(1, resources.registers_per_thread - held)
    fits = occupancy_after(gpu, work.launch, resources, registers=needed, shared_factor=_STAGES)
    if fits is None:
        return None
    filling = sum(work.requests[index].wavefronts for index in stores if index in work.requests) / len(loads)
    requests = dict(work.requests)
    for index in loads & set(requests):
        requests[index] = replace(requests[index], wavefronts=requests[index].wavefronts + filling)
    operations = tuple(
        replace(operation, writes=()) if index in loads else operation
        for index, operation in enumerate(work.operations)
    )
    copied = replace(work, operations=operations, requests=requests, occupancy=fits)
    return rebuilt(copied, lambda operation: iter((operation,)), stores)


def one_block_more(work: Workload) -> Workload:
    """Registers and shared memory for one block more on each SM."""
    return replace(work, occupancy=replace(work.occupancy, blocks_per_sm=work.occupancy.blocks_per_sm + 1))
