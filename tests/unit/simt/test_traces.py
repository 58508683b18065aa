"""What chosen blocks ask for is recorded as it is counted, and played back as an LRU cache would serve it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from launch import call_of, cuda, launch

from rooftile.compile import compile_kernel, load_source
from rooftile.core.errors import UsageError
from rooftile.core.traffic import AccessTraffic, Residents
from rooftile.ptx import Kernel, load
from rooftile.simt import SPILL_LOAD, Trace, beginnings, execute, replay, with_spills

TABLE = "arg0"
ROW = 32
"""Floats that a warp reads at once: one line."""


@cache
def gather_rows() -> Kernel:
    """The kernel, with the arrays of its accesses known."""
    return load(compile_kernel(load_source(Path(__file__).with_name("kernels.cu")), "gather_rows"))


@cache
def gather_in_turns() -> Kernel:
    return cuda("gather_in_turns")


def trace_of(rows: Sequence[int], *, blocks: int = 1, block: int = 32, offset: int = 0) -> Trace:
    """Every block of ``block`` threads reads the lines ``rows`` of a table in that order, ``offset`` floats on."""
    at = np.array(rows, np.int32) * ROW + offset
    table = np.zeros(int(at.max()) + block, np.float32)
    out = np.zeros(block * blocks, np.float32)
    done = launch(gather_rows(), blocks, block, table, at, out, len(at), traced=range(blocks))
    assert done.trace is not None
    assert done.trace.whole
    return done.trace


def together(*groups: Sequence[int], from_start: bool = True, phase: float = 0.0) -> tuple[Residents, ...]:
    """One SM with these groups of blocks, each block ``phase`` ahead of the one before it."""
    phases = tuple(tuple(phase * i % 1.0 for i in range(len(group))) for group in groups)
    return (Residents(tuple(map(tuple, groups)), phases, from_start),)


def table_loads(rows: tuple[AccessTraffic, ...]) -> tuple[int, int]:
    """Sectors of the table asked for and missed."""
    found = [row for row in rows if row.array == TABLE]
    assert found
    assert all(row.operation == "load" for row in found)
    return sum(row.sectors for row in found), sum(row.missed for row in found)


def of_set(line: int) -> int:
    return line ^ line // 64 ^ line // 256


def expected_misses(trace: Trace, place: int, lines: int) -> int:
    """Missed sectors of the table in a cache kept as a dictionary; warps of one block take turns.

    Four lines may be there whose numbers are alike when the bits from 6 and 8 on are folded into the lowest nine. Lines
    that were found again count as used so many new lines later as half of the cache has room for.
    """
    table = {slot for slot, access in enumerate(trace.accesses) if access.array == TABLE}
    queues = [trace.entries[place, w, : trace.lengths[place, w]].tolist() for w in range(trace.lengths.shape[1])]
    cache: dict[int, tuple[int, int, bool, int]] = {}  # new lines and uses by then, whether found again, sectors
    missed = new = uses = 0

    def make_way(some: list[int]) -> None:
        del cache[min(some, key=lambda line: (cache[line][0] + lines // 2 * cache[line][2], cache[line][1]))]

    while any(queues):
        for queue in queues:
            first = True
            while queue and (first or not queue[0] >> 4 & 1):
                entry, first = queue.pop(0), False
                line, slot, sectors = entry >> 20, entry >> 5 & 0x7FFF, entry & 15
                found = line in cache
                present = cache[line][3] if found else 0
                missed += (sectors & ~present).bit_count() if slot in table else 0
                if not found:
                    new += 1
                    alike = [other for other in cache if (of_set(other) - of_set(line)) % 512 == 0]
                    if len(alike) == 4:
                        make_way(alike)
                    if len(cache) == lines:
                        make_way(list(cache))
                uses += 1
                cache[line] = (new, uses, found, present | sectors)
    return missed


def test_the_trace_holds_what_is_counted() -> None:
    rows = np.array([3, 1, 4, 1, 5], np.int32) * ROW + 5
    done = launch(gather_rows(), 3, 80, np.zeros(300, np.float32), rows, np.zeros(240, np.float32), 5, traced=[1])
    trace = done.trace
    assert trace is not None
    assert trace.blocks == (1,)
    counted = {a.instruction: a.sectors / 3 for a in done.counts.accesses if a.sectors}
    traffic = replay(trace, together([1]), 1000, 1)
    assert {row.instruction: row.sectors for row in traffic.alone} == counted


def test_tracing_changes_nothing_else() -> None:
    rng = np.random.default_rng(1)
    table, rows = rng.standard_normal(4000).astype(np.float32), rng.integers(0, 3000, 40).astype(np.int32)
    arguments = (4, 96, table, rows, np.zeros(384, np.float32), 40)
    plain, traced = launch(gather_rows(), *arguments), launch(gather_rows(), *arguments, traced=[0, 2], threads=2)
    assert plain.trace is None
    assert plain.counts == traced.counts
    np.testing.assert_array_equal(plain.outputs["a2"], traced.outputs["a2"])


def test_origins_of_all_blocks() -> None:
    data = np.zeros(256, np.float32)
    trace = launch("copy", 4, 64, data, data, 256, traced=[2]).trace
    assert trace is not None
    source, target = trace.origins
    assert source.bytes == target.bytes == 1024
    assert source.offsets.tolist() == target.offsets.tolist() == [0, 256, 512, 768]


def test_a_block_that_asks_for_nothing_has_no_origin() -> None:
    data = np.zeros(256, np.float32)
    trace = launch("copy", 4, 64, data, data, 128, traced=[0]).trace
    assert trace is not None
    assert trace.origins[0].offsets.tolist() == [0, 256, -1, -1]


def test_where_blocks_begin_without_what_they_do_then() -> None:
    """Of a grid that is gone through in no straight line, and whose last blocks begin nowhere."""
    at = np.array([5, 9, 2], np.int32)
    table, out = np.zeros(4 * 96 * ROW, np.float32), np.zeros(20, np.float32)
    call = call_of(20, 32, table, at, out, 4, 3, 17)
    whole = execute(gather_in_turns(), call, traced=[0]).trace
    assert whole is not None
    assert whole.everywhere
    found = beginnings(gather_in_turns(), call, ("a0", "a1"))
    for early, late in zip(found[:2], whole.origins[:2], strict=True):
        np.testing.assert_array_equal(early.offsets, late.offsets)
    assert (found[0].offsets[:17] >= 0).all()
    assert (found[0].offsets[17:] == -1).all()
    assert (found[2].offsets == -1).all()  # none came as far as to store
    assert (whole.origins[2].offsets[:17] >= 0).all()


def test_requests_of_a_burst_find_what_the_first_brought() -> None:
    """Two warps go through a line each twice, where there is room for two lines, of which the indices take one."""
    trace = trace_of([1, 1, 5, 5, 9, 9], block=64)
    in_turns, in_bursts = (replay(trace, together([0]), 2, 1, burst=burst) for burst in (1, 4))
    assert table_loads(in_turns.first) == (48, 48)
    assert table_loads(in_bursts.first) == (48, 24)


def test_tiles_that_a_block_goes_through() -> None:
    data = np.zeros(2048, np.float32)
    assert trace_of([1, 2, 3]).tiles == 1
    for blocks, tiles in ((16, 1), (8, 2), (2, 8), (3, 16 / 3)):
        trace = launch("copy_in_strides", blocks, 128, data, data, 2048, traced=range(blocks)).trace
        assert trace is not None
        assert trace.tiles == pytest.approx(tiles)


@pytest.mark.parametrize("lines", [1, 2, 3, 7, 20, 1000])
@pytest.mark.parametrize("block", [32, 96])
@pytest.mark.parametrize("offset", [0, 3])
def test_any_pattern_against_an_ordered_dictionary(lines: int, block: int, offset: int) -> None:
    rng = np.random.default_rng(lines)
    trace = trace_of(rng.integers(0, 40, 300).tolist(), block=block, offset=offset)
    asked, missed = table_loads(replay(trace, together([0]), lines, 1).first)
    assert 0 < missed <= asked
    assert missed == expected_misses(trace, 0, lines)


def test_streaming_misses_everything_once() -> None:
    asked, missed = table_loads(replay(trace_of(range(100)), together([0]), 1000, 1).first)
    assert asked == missed == 400


def test_one_line_again_and_again_is_fetched_once() -> None:
    asked, missed = table_loads(replay(trace_of([7] * 50), together([0]), 1000, 1).first)
    assert (asked, missed) == (200, 4)


def test_a_loop_over_more_lines_than_fit_misses_all_of_them() -> None:
    trace = trace_of(list(range(40)) * 5)
    assert table_loads(replay(trace, together([0]), 30, 1).first) == (800, 800)
    assert table_loads(replay(trace, together([0]), 60, 1).first) == (800, 160)


def test_a_larger_cache_misses_no_more() -> None:
    trace = trace_of(np.random.default_rng(0).integers(0, 200, 600).tolist(), block=64)
    missed = [table_loads(replay(trace, together([0]), lines, 1).first)[1] for lines in range(1, 260, 6)]
    assert missed == sorted(missed, reverse=True)
    assert missed[0] > missed[-1]


def test_blocks_that_move_together_share_what_they_fetch() -> None:
    trace = trace_of(range(200), blocks=4)
    assert table_loads(replay(trace, together([0, 1, 2, 3]), 40, 1).first) == (3200, 800)
    assert table_loads(replay(trace, together([0, 1, 2, 3], phase=0.25), 40, 1).first) == (3200, 3200)


def test_the_next_group_finds_what_the_first_left() -> None:
    trace = trace_of(range(20), blocks=2)
    traffic = replay(trace, together([0], [1]), 1000, 1)
    assert table_loads(traffic.first) == (80, 80)
    assert table_loads(traffic.later) == (80, 0)


def test_the_first_group_only_fills_the_cache_where_it_is_not_the_first() -> None:
    traffic = replay(trace_of(range(20), blocks=2), together([0], [1], from_start=False), 1000, 1)
    assert not traffic.first
    assert table_loads(traffic.later) == (80, 0)


def test_blocks_that_move_step_by_step() -> None:
    """In small steps together they share as they do in one; one after the other each finds only what L1 still holds."""
    trace = trace_of(list(range(40)), blocks=2)
    whole = replay(trace, together((0, 1)), 8, 1).first
    steps = tuple((i / 40, i / 40) for i in range(41))
    (sm,) = together((0, 1))
    assert replay(trace, (replace(sm, steps=steps),), 8, 1).first == whole
    after = (*((i / 40, 0.0) for i in range(41)), *((1.0, i / 40) for i in range(41)))
    asked, missed = table_loads(replay(trace, (replace(sm, steps=after),), 8, 1).first)
    assert asked == missed == 2 * table_loads(whole)[1]
    half = tuple((i / 40, 0.0) for i in range(21))
    assert table_loads(replay(trace, (replace(sm, steps=half),), 8, 1).first) == (asked // 4, asked // 4)


def test_parts_of_lines_take_up_whole_ones() -> None:
    """A quarter of each of 40 lines, and five lines of numbers, fit where 45 whole lines do."""
    at = np.array(list(range(40)) * 5, np.int32) * ROW
    done = launch(gather_rows(), 1, 8, np.zeros(40 * ROW, np.float32), at, np.zeros(8, np.float32), len(at), traced=[0])
    assert done.trace is not None
    for lines, missed in ((30, 200), (60, 40)):
        assert table_loads(replay(done.trace, together([0]), lines, 1).first) == (200, missed)


def test_lines_that_share_a_set_drive_each_other_out() -> None:
    trace = trace_of(range(400))
    lines = np.array([line for line in range(8192) if of_set(line) % 512 == 0], np.uint64)
    assert len(lines) == 16
    entries = trace.entries[..., : trace.lengths.max()] & np.uint64(0xFFFFF)
    alike = replace(trace, entries=entries | np.random.default_rng(3).choice(lines, entries.shape) << np.uint64(20))
    _, missed = table_loads(replay(alike, together([0]), 1984, 1).first)
    assert missed == expected_misses(alike, 0, 1984) > 200 * 4


def test_spilled_registers_are_played_among_the_others() -> None:
    """Two words a lane, stored once and loaded after each row, and driven out in between where L1 is small."""
    plain = trace_of(range(40), block=64)
    way = (~0, ~3, *(None, None, 0, 3) * 40)  # the kernel reads the row's number first
    spilled = with_spills(plain, way)
    for lines, missed in ((200, 0), (1, 2 * 80 * 4)):
        rows = replay(spilled, together([0]), lines, 1).first
        (loads,) = [row for row in rows if row.instruction == SPILL_LOAD]
        assert (loads.space, loads.operation, loads.sectors, loads.missed) == ("local", "load", 2 * 80 * 4, missed)
    assert table_loads(rows) == table_loads(replay(plain, together([0]), 1, 1).first)


def test_alone_has_each_sector_once_and_stores_too() -> None:
    traffic = replay(trace_of([1, 2, 1, 2], blocks=2), together([0, 1]), 1, 1)
    assert table_loads(traffic.alone) == (32, 16)
    assert [(row.sectors, row.missed) for row in traffic.alone if row.operation == "store"] == [(8, 8)]


def test_stores_go_through_and_stay() -> None:
    data = np.zeros(64, np.float32)
    trace = launch("copy", 1, 64, data, data, 64, traced=[0]).trace
    assert trace is not None
    rows = replay(trace, together([0, 0]), 100, 1).first
    assert [(row.operation, row.sectors, row.missed) for row in rows] == [("load", 16, 8), ("store", 16, 8)]


def test_local_memory_of_two_warps_lies_apart() -> None:
    at: npt.NDArray[np.int32] = np.zeros(64, np.int32)
    trace = launch("spill_to_local", 1, 64, at, np.zeros(64, np.int32), traced=[0]).trace
    assert trace is not None
    local = [row for row in replay(trace, together([0]), 10_000).alone if row.space == "local"]
    assert local
    # 16 words a thread; each word of a warp is a line of four sectors.
    assert sum(row.missed for row in local) == 2 * 16 * 4


def test_a_warp_without_room_is_traced_no_further(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rooftile.simt.trace._ENTRIES", 64)
    at = np.arange(100, dtype=np.int32) * ROW
    done = launch(gather_rows(), 1, 32, np.zeros(3300, np.float32), at, np.zeros(32, np.float32), 100, traced=[0])
    trace = done.trace
    assert trace is not None
    assert not trace.whole
    assert 32 < trace.lengths[0, 0] <= 64
    asked, missed = table_loads(replay(trace, together([0]), 1000, 1).first)
    assert asked == missed > 0


def test_only_some_blocks_are_executed() -> None:
    data = np.arange(256, dtype=np.float32)
    done = launch("copy", 4, 64, data, np.zeros(256, np.float32), 256, only=[1, 3], threads=2)
    expected = np.where(np.arange(256) // 64 % 2 == 1, data, 0.0)
    np.testing.assert_array_equal(done.outputs["a1"], expected)
    assert (done.counts.blocks, done.counts.blocks_total) == (2, 4)
    assert sum(access.requests for access in done.counts.accesses) == 2 * 2 * 2


@pytest.mark.parametrize("only", [[], [4], [-1]])
def test_blocks_that_are_not_there(only: list[int]) -> None:
    data = np.zeros(256, np.float32)
    with pytest.raises(UsageError, match="no such blocks"):
        launch("copy", 4, 64, data, data, 256, only=only)
