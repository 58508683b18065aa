"""What changes to a kernel do to what it asks of the GPU."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rooftile import machine
from rooftile.core.problem import Launch
from rooftile.core.source import Resources
from rooftile.model import changes, occupancy
from rooftile.model.control_flow import MachineBlock
from rooftile.model.machine_code import Operation
from rooftile.model.pipeline import COPY, Request
from rooftile.model.workload import Workload

H200 = machine.load("h200")
RESOURCES = Resources("sm_90", 32, 2048, 0, 0, 0)
LAUNCH = Launch((64, 64, 1), (256, 1, 1))


def memory(kind: str, name: str, *, is_load: bool = True) -> Operation:
    writes, reads = ((name,), ("R90",)) if is_load else ((), ("R90", name))
    return Operation(kind, "memory", 1, 30, reads, writes, (), is_load)  # type: ignore[arg-type]


ADD = Operation("arithmetic", "fma", 1, 4, ("R1", "R2", "R0"), ("R0",), ((1, False), (2, False), (0, False)))
BARRIER = Operation("barrier", "barrier", 1, 0, (), (), ())
TILED = (memory("global", "R5"), memory("shared", "R5", is_load=False), BARRIER, memory("shared", "R1"),
         memory("shared", "R2"), ADD)  # fmt: skip
REQUESTS = {0: Request(16, 32, 1, 4, 6), 1: Request(1, 0), 3: Request(32, 0, 1), 4: Request(1, 0, 1)}


def workload(operations: tuple[Operation, ...] = TILED, requests: dict[int, Request] | None = None) -> Workload:
    return Workload(
        LAUNCH, occupancy(H200, LAUNCH, RESOURCES), operations, (MachineBlock(0, len(operations), 100.0),),
        (0,), REQUESTS if requests is None else requests, 0.0, 29.5,
    )  # fmt: skip


def count(work: Workload, kind: str, pipe: str | None = None) -> float:
    return work.total({i: 1.0 for i, o in enumerate(work.operations) if o.kind == kind and pipe in (None, o.pipe)})


def test_scattered_requests_become_rows() -> None:
    assert changes.coalesced(workload()).requests[0] == Request(1, 4, 1, 4, 4)
    assert changes.coalesced(workload()).requests[3] == REQUESTS[3]
    shared_rows = {**REQUESTS, 0: Request(2, 2, 1, 1)}  # two rows of one element each: not scattered
    assert changes.coalesced(workload(requests=shared_rows)).requests == shared_rows


def test_conflicts_go() -> None:
    assert changes.without_conflicts(workload()).requests[3].wavefronts == 1
    assert changes.without_conflicts(workload()).requests[0] == REQUESTS[0]
    copy = replace(TILED[0], is_load=False, copies=True)  # of a copy to shared memory too
    assert changes.without_conflicts(workload((copy, *TILED[1:]))).requests[0].wavefronts == COPY


def test_more_elements_a_thread() -> None:
    before = workload()
    after = changes.coarsened(before, H200, RESOURCES, 2)
    assert after is not None
    assert after.launch.grid == (32, 32, 1)
    # A quarter of the threads do the same multiply-adds with half the loads and fills.
    assert count(after, "arithmetic", "fma") == count(before, "arithmetic", "fma")
    assert count(after, "shared") == count(before, "shared") / 2
    assert count(after, "global") == count(before, "global") / 2
    assert count(after, "barrier") == count(before, "barrier") / 4
    assert after.missed_sectors == before.missed_sectors / 2
    sums = {operation.writes for operation in after.operations if operation.pipe == "fma"}
    assert len(sums) == 4


def test_registers_limit_what_a_thread_can_hold() -> None:
    assert changes.coarsened(workload(), H200, replace(RESOURCES, registers_per_thread=254), 2) is None
    assert changes.coarsened(replace(workload(), launch=Launch((1, 64, 1), (256, 1, 1))), H200, RESOURCES, 2) is None


def test_four_words_at_a_time() -> None:
    loads = tuple(memory("shared", f"R{i}") for i in range(4))
    address = Operation("arithmetic", "alu", 2, 4, ("R80",), ("R90",), ())
    code = (loads[0], *(item for load in loads[1:] for item in (address, load)), replace(address, writes=("R90",)), ADD)
    requests = {i: Request(1, 0, 1) for i, operation in enumerate(code) if operation.kind == "shared"}
    before = workload(code, requests)
    after = changes.vectorized(before)
    assert after is not None
    assert count(after, "shared") == count(before, "shared") / 4
    wide = next(i for i, operation in enumerate(after.operations) if operation.kind == "shared")
    assert after.operations[wide].writes == ("R0", "R1", "R2", "R3")
    assert after.requests[wide].wavefronts == 4
    # The addresses of the other three went with them; the one that may be read elsewhere stayed.
    assert count(after, "arithmetic", "alu") == count(before, "arithmetic", "alu") / 4
    assert changes.vectorized(after) is None


def test_smaller_blocks_load_more() -> None:
    before = workload()
    after = changes.smaller_blocks(before, H200, RESOURCES)
    assert after is not None
    assert after.launch.blocks == 4 * before.launch.blocks
    assert after.launch.threads_per_block == 64
    assert after.missed_sectors == 2 * before.missed_sectors
    assert after.requests[0].sectors == 2 * before.requests[0].sectors
    assert after.requests[3] == before.requests[3]
    assert changes.smaller_blocks(replace(before, launch=Launch((64, 64, 1), (64, 1, 1))), H200, RESOURCES) is None


def test_loads_under_way_hold_nothing_up() -> None:
    after = changes.double_buffered(workload())
    assert after is not None
    assert after.operations[0].writes == ()
    assert after.operations[3].writes == ("R1",)
    assert changes.double_buffered(workload((memory("global", "R1"), ADD), {0: Request(1, 4)})) is None


def test_tiles_take_loops_off_global_memory() -> None:
    assert changes.tiled(workload()) is None
    naive = workload(
        (memory("global", "R1"), memory("global", "R2"), ADD), {0: Request(2, 2, 1, 1), 1: Request(1, 4, 1, 4)}
    )
    after = changes.tiled(naive)
    assert after is not None
    assert count(after, "global") == 0
    assert after.requests[0].wavefronts == pytest.approx(0.5, abs=0.1)
    assert after.requests[1].wavefronts == pytest.approx(1, abs=0.2)


def test_what_lies_in_local_memory_can_be_in_registers() -> None:
    stored, loaded = (replace(memory("global", "R7", is_load=load), local=True) for load in (False, True))
    before = workload((*TILED, stored, loaded), {**REQUESTS, 6: Request(1, 4), 7: Request(1, 4, 1, 1, 4)})
    resources = replace(RESOURCES, local_bytes_per_thread=64)
    after = changes.in_registers(before, H200, resources)
    assert after is not None
    assert after.operations == TILED
    assert after.requests == REQUESTS
    # 32 registers and 16 more: of 65,536, five blocks of 256 threads have as many.
    assert (before.occupancy.blocks_per_sm, after.occupancy.blocks_per_sm) == (8, 5)
    assert changes.in_registers(before, H200, replace(resources, local_bytes_per_thread=4 * 224)) is None
    assert changes.in_registers(workload(), H200, resources) is None


def test_local_memory_is_neither_tiled_nor_coalesced() -> None:
    local = replace(memory("global", "R1"), local=True)
    work = workload((local, local, local, local, ADD), {index: Request(8, 32, 1, 4) for index in range(4)})
    assert changes.tiled(work) is None
    assert changes.vectorized(work) is None
    assert changes.coalesced(work) == work


def test_one_block_more() -> None:
    before = workload()
    assert changes.one_block_more(before).occupancy.blocks_per_sm == before.occupancy.blocks_per_sm + 1


def test_larger_blocks_fill_warps_and_share_more() -> None:
    tiny = replace(workload(), launch=Launch((64, 64, 1), (4, 4, 1)))
    after = changes.larger_blocks(tiny, H200, RESOURCES)
    assert after is not None
    assert (after.launch.grid, after.launch.threads_per_block) == ((16, 16, 1), 256)
    # Twice the lanes to a request and a quarter of the loads a thread: 2 x 4 ideal sectors, over 4.
    assert after.requests[0].sectors == 2
    assert after.requests[3] == REQUESTS[3]
    alone = replace(tiny, operations=TILED[:1], requests={0: Request(1, 4, 1, 1, 4)}, blocks=(MachineBlock(0, 1, 1.0),))
    spread = changes.larger_blocks(alone, H200, RESOURCES)
    assert spread is not None
    assert (spread.requests[0].sectors, spread.requests[0].missed) == (2, 2)
    assert changes.larger_blocks(workload(), H200, RESOURCES) is None
    assert changes.larger_blocks(replace(tiny, launch=Launch((2, 64, 1), (4, 4, 1))), H200, RESOURCES) is None


def test_smaller_blocks_without_a_tile_do_the_same() -> None:
    loads = workload((memory("global", "R5"), ADD), {0: REQUESTS[0]})
    after = changes.smaller_blocks(loads, H200, RESOURCES)
    assert after is not None
    assert after.launch == Launch((128, 128, 1), (64, 1, 1))
    assert after.requests == loads.requests


def test_copies_past_the_registers() -> None:
    before = workload()
    after = changes.copied_asynchronously(before, H200, RESOURCES)
    assert after is not None
    assert [o.kind for o in after.operations] == ["global", "barrier", "shared", "shared", "arithmetic"]
    assert after.operations[0].writes == ()
    assert after.requests[0].wavefronts == REQUESTS[0].wavefronts + REQUESTS[1].wavefronts
    assert changes.copied_asynchronously(before, replace(H200, architecture="sm_75"), RESOURCES) is None
    assert changes.copied_asynchronously(before, replace(H200, architecture="sm_120"), RESOURCES) is not None
    kept = workload((memory("global", "R7"), *TILED[1:]))  # what is stored is not what was loaded
    assert changes.copied_asynchronously(kept, H200, RESOURCES) is None
