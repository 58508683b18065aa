"""Warps of one scheduler, held against what can be worked out by hand."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rooftile.model.control_flow import MachineBlock
from rooftile.model.machine_code import Kind, Operation
from rooftile.model.pipeline import Memory, Request, clocks

MEMORY = Memory(
    l1=40, l2=300, memory=700, l2_bytes=32, memory_bytes=16, l2_misses=0, global_request=1,
    narrow_request=2, barrier=20, branch=8, operand_queue=1, read_load=11, read_store=14,
)  # fmt: skip
LENGTH = 64


def operation(
    kind: Kind = "arithmetic",
    pipe: str = "fma",
    *,
    interval: float = 1,
    latency: float = 4,
    reads: tuple[str, ...] = (),
    writes: tuple[str, ...] = (),
    operands: tuple[tuple[int, bool], ...] = (),
    is_load: bool = False,
) -> Operation:
    return Operation(kind, pipe, interval, latency, reads, writes, operands, is_load)


def run(code: list[Operation], requests: dict[int, Request] | None = None, *, warps: int = 4, blocks: int = 1,
        memory: Memory = MEMORY) -> float:  # fmt: skip
    block = MachineBlock(0, len(code), 1.0)
    found = clocks(
        code, requests or {}, [block], [0], memory, warps_per_block=warps, resident_blocks=blocks, partitions=4
    )
    assert 0 < found.mean <= found.last
    return found.last


def chain() -> list[Operation]:
    return [operation(reads=("R0",), writes=("R0",)) for _ in range(LENGTH)]


def test_a_chain_waits_for_every_result() -> None:
    assert run(chain()) == pytest.approx(4 * LENGTH, abs=4)


def test_other_warps_fill_in_until_every_clock_issues() -> None:
    assert run(chain(), warps=8) == pytest.approx(4 * LENGTH, abs=8)
    assert run(chain(), warps=64) == pytest.approx(16 * LENGTH, rel=0.05)


def test_a_slow_pipe_sets_the_pace() -> None:
    code = [operation(pipe="alu", interval=2, writes=(f"R{i}",)) for i in range(LENGTH)]
    assert run(code, warps=16) == pytest.approx(4 * 2 * LENGTH, rel=0.05)


def test_two_operands_of_one_bank_take_two_clocks() -> None:
    same = [operation(writes=(f"R{i}",), operands=((2, False), (4, False))) for i in range(LENGTH)]
    other = [operation(writes=(f"R{i}",), operands=((2, False), (5, False))) for i in range(LENGTH)]
    kept = [operation(writes=(f"R{i}",), operands=((2, True), (4, False))) for i in range(LENGTH)]
    assert run(same) == pytest.approx(2 * LENGTH, abs=4)
    assert run(other) == pytest.approx(LENGTH, abs=4)
    assert run(kept) == pytest.approx(LENGTH, abs=4)


def load(kind: Kind, index: int, latency: float = 30) -> Operation:
    return operation(kind, "memory", latency=latency, writes=(f"R{index}",), is_load=True)


@pytest.mark.parametrize("wavefronts", [1, 2, 8])
def test_wavefronts_of_all_schedulers_share_l1(wavefronts: int) -> None:
    number = 8 * LENGTH
    code = [load("shared", i) for i in range(number)]
    requests = {i: Request(wavefronts, 0) for i in range(number)}
    # Four warps, one a scheduler: their requests pass one after the other, the last of them after the warps have ended.
    assert run(code, requests) == pytest.approx(4 * number * wavefronts, rel=0.05)


def test_a_load_is_waited_for_where_it_is_used() -> None:
    use = operation(reads=("R0",), writes=("R1",))
    after = operation(writes=("R2",))
    assert run([load("shared", 0), use], {0: Request(1, 0)}) == pytest.approx(30, abs=3)
    assert run([load("shared", 0), after], {0: Request(1, 0)}) == pytest.approx(2, abs=3)


def test_misses_wait_for_l2_and_share_its_bandwidth() -> None:
    code = [item for i in range(8) for item in (load("global", i), operation(reads=(f"R{i}",), writes=("R9",)))]
    hits = {2 * i: Request(1, 4) for i in range(8)}
    misses = {2 * i: Request(1, 4, missed=4) for i in range(8)}
    assert run(code, hits) == pytest.approx(8 * 40, rel=0.1)
    assert run(code, misses) == pytest.approx(8 * 300, rel=0.1)
    far = replace(MEMORY, l2_misses=1.0)
    assert run(code, misses, memory=far) == pytest.approx(8 * 700, rel=0.1)
    # 64 warps, 8 loads of 128 bytes each, 32 bytes a clock.
    assert run(code, misses, warps=64) >= 64 * 8 * 128 / 32


def test_a_barrier_waits_for_the_last_warp_of_the_block() -> None:
    barrier = operation("barrier", "barrier")
    assert run([*chain(), barrier, *chain()], warps=8) >= 2 * 4 * (LENGTH - 1) + MEMORY.barrier
    # Blocks do not wait for one another: two take no longer than one, which leaves three of four clocks free.
    one, two = (run([*chain(), barrier, *chain()], blocks=n) for n in (1, 2))
    assert two == pytest.approx(one, rel=0.05)


def test_executions_scale_what_a_steady_turn_takes() -> None:
    code = chain()
    block = MachineBlock(0, len(code), 100.0)
    found = clocks(code, {}, [block], [0] * 4, MEMORY, warps_per_block=4, resident_blocks=1, partitions=4)
    assert found.last == found.mean == pytest.approx(100 * 4 * LENGTH, rel=0.02)


def test_nothing_takes_no_time() -> None:
    assert clocks([], {}, [], [], MEMORY, warps_per_block=1, resident_blocks=1, partitions=4) == (0, 0)


def test_a_memory_instructions_registers_cannot_be_written_at_once() -> None:
    store = operation("shared", "memory", reads=("R0", "R1"))
    again, other = operation(writes=("R1",)), operation(writes=("R2",))
    requests = {0: Request(1, 0)}
    assert run([store, again], requests) == pytest.approx(MEMORY.read_store + 1, abs=1)
    assert run([store, other], requests) == pytest.approx(2, abs=1)
    reading = operation(reads=("R1",), writes=("R2",))
    assert run([store, reading], requests) == pytest.approx(2, abs=1)


def test_some_blocks_run_ahead_and_the_last_are_left_alone() -> None:
    """Each block waits 300 clocks a turn and issues for 100, so that three or four keep the scheduler busy.

    Five blocks: those that go first end long before the last.
    """
    turn = [
        load("global", 0),
        operation(reads=("R0",), writes=("R1",)),
        *(operation(writes=("R2",)) for _ in range(100)),
    ]
    code, requests = turn * 8, {102 * i: Request(1, 4, missed=4) for i in range(8)}
    block = MachineBlock(0, len(code), 1.0)
    found = clocks(code, requests, [block], [0], MEMORY, warps_per_block=4, resident_blocks=5, partitions=4)
    assert found.mean < 0.9 * found.last
    assert found.last > 5 * 8 * 102


def test_who_comes_first_misses_for_its_block() -> None:
    """Eight warps of a block load the same line: one miss, and all wait for it; another block has a line of its own."""
    code = [load("global", 0), operation(reads=("R0",), writes=("R1",))]
    shared_line = {0: Request(1, 4, missed=0.5)}
    narrow_l2 = replace(MEMORY, l2_bytes=0.5)
    assert run(code, shared_line, warps=8) == pytest.approx(300, rel=0.05)
    assert run(code, shared_line, warps=8, memory=narrow_l2) == pytest.approx(300 + 4 * 32 / 0.5 / 2, rel=0.05)
    assert run(code, shared_line, warps=8, blocks=2, memory=narrow_l2) == pytest.approx(
        300 + 1.5 * 4 * 32 / 0.5, rel=0.05
    )


def test_far_lines_and_narrow_words_take_the_tags_longer() -> None:
    number = 8 * LENGTH
    code = [load("global", i) for i in range(number)]
    row, column = Request(1, 4, 1, 4), Request(4, 16, 1, 4)
    quick = run(code, dict.fromkeys(range(number), row))
    assert run(code, dict.fromkeys(range(number), column)) == pytest.approx(4 * quick, rel=0.05)
    halves = [replace(each, narrow=True) for each in code]
    assert run(halves, dict.fromkeys(range(number), row)) == pytest.approx(2 * quick, rel=0.05)


def test_stores_hold_up_no_load() -> None:
    """They pass to L2 the other way; else the stores at its end would slow other blocks in the midst of theirs."""
    stores = [operation("global", "memory") for _ in range(LENGTH)]
    missing = Request(1, 4, missed=4)
    code = [*stores, load("global", 0), operation(reads=("R0",))]
    few, many = ({i: Request(1, sectors) for i in range(LENGTH)} | {LENGTH: missing} for sectors in (4, 32))
    assert run(code, few) == run(code, many)


def test_copies_to_shared_memory_come_from_l2_as_loads_do() -> None:
    copies = [operation("global", "memory") for _ in range(LENGTH)]
    copies = [replace(each, copies=True) for each in copies]
    requests = dict.fromkeys(range(LENGTH), Request(1, 4, missed=4)) | {LENGTH: Request(1, 4, missed=4)}
    code = [*copies, load("global", 0), operation(reads=("R0",))]
    assert run(code, requests) > LENGTH * 4 * 4 * 32 / MEMORY.l2_bytes


def turns(request: Request, *, warps: int = 4) -> float:
    """Clocks of 64 turns of a load whose value is waited for."""
    code = [operation("global", "memory", latency=0, reads=("R0",), writes=("R0",), is_load=True)]
    block = MachineBlock(0, 1, 64.0)
    found = clocks(
        code, {0: request}, [block], [0] * 64, MEMORY, warps_per_block=warps, resident_blocks=1, partitions=4
    )
    return found.last


def test_a_load_that_lingers_misses_once_in_so_many_turns() -> None:
    """A warp with sectors of its own waits for L2 in one turn of eight; what others miss, it does not wait for."""
    alone = Request(1, 1, missed=1 / 8, together=1)
    every = 56 * MEMORY.l1 + 8 * MEMORY.l2
    assert turns(alone) == pytest.approx(every, rel=0.05)
    assert turns(alone, warps=16) == pytest.approx(every, rel=0.1)
    # What a block's 16 warps miss by parts, it waits for in every turn.
    assert turns(Request(1, 1, missed=1 / 8), warps=16) > 2 * every


def test_warps_that_share_a_sector_miss_it_together() -> None:
    shared = Request(1, 1, missed=1 / 8 / 16, together=16)
    assert turns(shared, warps=16) == pytest.approx(56 * MEMORY.l1 + 8 * MEMORY.l2, rel=0.1)


def test_who_waits_for_a_group_of_copies_waits_until_it_is_there() -> None:
    copy = replace(operation("global", "memory"), copies=True)
    commit, wait = operation("commit", "memory"), operation("await", "barrier")
    code = [copy, commit, wait, operation()]
    requests = {0: Request(1, 4, missed=4)}
    assert run(code, requests) == pytest.approx(MEMORY.l2, rel=0.1)
    ahead = [copy, commit, replace(wait, groups=1), operation()]
    assert run(ahead, requests) < MEMORY.l2 / 4
