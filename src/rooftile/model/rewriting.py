"""What changes to a kernel's machine code are made of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from math import ceil
from typing import Final

from rooftile.core.errors import LaunchError
from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.core.source import Resources
from rooftile.machine import Gpu
from rooftile.model.control_flow import MachineBlock
from rooftile.model.machine_code import Operation
from rooftile.model.occupancy import occupancy
from rooftile.model.pipeline import Request
from rooftile.model.workload import Workload

ARITHMETIC: Final = ("fma", "fp64")
"""Pipes of multiply-adds."""

_IN_A_LOOP: Final = 2.0
"""Executions by a warp, from which on an instruction is one of a loop."""


def with_requests(work: Workload, change: Callable[[Operation, Request], Request]) -> Workload:
    """The workload with every request as ``change`` makes it."""
    return replace(work, requests={i: change(work.operations[i], request) for i, request in work.requests.items()})


def in_global(operation: Operation) -> bool:
    """Whether it accesses global memory, not local memory, which the same unit serves."""
    return operation.kind == "global" and not operation.local


def global_loads(work: Workload) -> set[int]:
    """Loads from global memory that a warp executes again and again."""
    return {
        index
        for block in work.blocks
        if block.executions >= _IN_A_LOOP
        for index in range(block.start, block.stop)
        if in_global(work.operations[index]) and work.operations[index].is_load
    }


def accumulator_count(work: Workload) -> int:
    """Registers that multiply-adds in loops add to and leave the sum in."""
    found = set()
    for block in work.blocks:
        if block.executions >= _IN_A_LOOP:
            for operation in work.operations[block.start : block.stop]:
                if operation.pipe in ARITHMETIC and len(operation.reads) >= 3:
                    found |= set(operation.writes) & set(operation.reads)
    return max(1, len(found))


def name_of_copy(name: str, copy: int) -> str:
    """A register of the copy that has this number; 0 is the original."""
    return f"{name}'{copy}" if copy else name


def copied_multiply_add(operation: Operation, row: int, column: int, number: int) -> Operation:
    """A multiply-add of the copy in ``row`` and ``column``: its factors from there, and a sum of its own."""
    third = len(operation.reads) // 3
    copies = (row, column, number)
    reads = [name_of_copy(name, copies[min(place // third, 2)]) for place, name in enumerate(operation.reads)]
    # The first factor is the same along a row, so that it need not be read again.
    operands = tuple(
        (value + shift if value >= 0 else value, keep or slot == 0)
        for slot, ((value, keep), shift) in enumerate(zip(operation.operands, copies, strict=False))
    )
    writes = tuple(name_of_copy(name, number) for name in operation.writes)
    return replace(operation, reads=tuple(reads), writes=writes, operands=operands)


def rebuilt(
    work: Workload, copies: Callable[[Operation], Iterator[Operation]], dropped: set[int] | None = None
) -> Workload:
    """The workload with every operation replaced by its copies, or left out."""
    operations: list[Operation] = []
    requests: dict[int, Request] = {}
    blocks = []
    for block in work.blocks:
        start = len(operations)
        for index in range(block.start, block.stop):
            for operation in () if dropped and index in dropped else copies(work.operations[index]):
                if index in work.requests:
                    requests[len(operations)] = work.requests[index]
                operations.append(operation)
        blocks.append(MachineBlock(start, len(operations), block.executions))
    return replace(work, operations=tuple(operations), requests=requests, blocks=tuple(blocks))


def occupancy_after(
    gpu: Gpu, launch: Launch, resources: Resources, *, registers: int, shared_factor: float
) -> Occupancy | None:
    """Occupancy of the changed kernel, or None if it does not fit."""
    assert gpu.sm is not None
    if registers > gpu.sm.max_registers_per_thread:
        return None
    static = ceil(resources.static_shared_bytes * shared_factor)
    launch = replace(launch, dynamic_shared_bytes=ceil(launch.dynamic_shared_bytes * shared_factor))
    try:
        return occupancy(gpu, launch, replace(resources, registers_per_thread=registers, static_shared_bytes=static))
    except LaunchError:
        return None
