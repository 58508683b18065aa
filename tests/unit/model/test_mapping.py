"""Threads to warps to blocks, against the textbook's numbers and against a count of every thread."""

from __future__ import annotations

import pytest
from counting import access, counts
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.counts import Counts, InstructionCount
from rooftile.core.problem import Gemm, Launch, unravel
from rooftile.model.mapping import mapping, warp_span

SIDES = st.tuples(st.integers(1, 40), st.integers(1, 25), st.integers(1, 4)).filter(
    lambda block: block[0] * block[1] * block[2] <= 1024
)


def test_the_textbooks_block_and_grid() -> None:
    found = mapping(Gemm(64, 64, 64), Launch((4, 4, 1), (16, 16, 1)))
    assert (found.threads_per_block, found.warps_per_block, found.blocks) == (256, 8, 16)
    assert found.rows_per_warp == 2
    assert (found.warps[0].first, found.warps[0].last) == ((0, 0, 0), (15, 1, 0))
    assert (found.warps[1].first, found.warps[1].last) == ((0, 2, 0), (15, 3, 0))
    assert found.empty_lanes_per_block == 0


def test_the_textbooks_thousand() -> None:
    blocks = (1000 + 15) // 16
    launch = Launch((blocks, blocks, 1), (16, 16, 1))
    stored = InstructionCount("st.global.f32", None, 31_752, 1_000_000)
    store = access(array="C", operation="store", instruction=0, lanes=1_000_000, requests=31_752)
    found = mapping(Gemm(1000, 1000, 1000), launch, Counts((store,), {}, (stored,), 3969, 3969), output="C")
    assert blocks == 63
    assert found.blocks == 3969
    assert found.idle_threads == 3969 * 256 - 1_000_000 == 16_064
    assert found.idle_fraction == pytest.approx(0.0158, abs=5e-5)


@pytest.mark.parametrize(
    ("block", "rows", "empty"),
    [
        *(((32, 32, 1), 1, 0), ((5, 1, 1), 1, 27), ((8, 8, 1), 4, 0), ((12, 12, 1), 4, 16), ((1, 256, 1), 32, 0)),
        *(((2, 2, 16), 16, 0), ((33, 1, 1), 1, 31)),
    ],
)
def test_rows_of_a_warp_and_empty_lanes(block: tuple[int, int, int], rows: int, empty: int) -> None:
    found = mapping(Gemm(8, 8, 8), Launch((1, 1, 1), block))
    assert (found.rows_per_warp, found.empty_lanes_per_block) == (rows, empty)


@given(SIDES)
def test_every_thread_is_in_one_warp_and_x_runs_fastest(block: tuple[int, int, int]) -> None:
    launch = Launch((1, 1, 1), block)
    x, y, z = block
    threads = [(i, j, k) for k in range(z) for j in range(y) for i in range(x)]
    assert [unravel(number, launch.block) for number in range(len(threads))] == threads
    spans = [warp_span(launch, warp) for warp in range(launch.warps_per_block)]
    assert sum(span.threads for span in spans) == len(threads)
    for span in spans:
        members = threads[32 * span.index : 32 * span.index + 32]
        assert (span.first, span.last, span.threads) == (members[0], members[-1], len(members))
        assert span.rows == len({member[1:] for member in members})


def test_idle_threads_are_only_told_where_stores_are_one_a_thread() -> None:
    launch, gemm = Launch((2, 1, 1), (32, 1, 1)), Gemm(8, 8, 8)
    store = access(array="C", operation="store", instruction=0)

    def idle(warps: int, lanes: int, **changes: int) -> int | None:
        lines = (InstructionCount("st.global.f32", None, warps, lanes),)
        return mapping(gemm, launch, Counts((store,), {}, lines, **{"blocks": 2, "blocks_total": 2} | changes),
                       output="C").idle_threads  # fmt: skip

    assert idle(2, 50) == 14
    assert idle(4, 100) is None  # in a loop: two stores by one thread look like stores by two
    assert idle(1, 32, blocks=1) is None  # scaled
    assert mapping(gemm, launch, counts(access(array="A")), output="C").idle_threads is None
    assert mapping(gemm, launch).idle_threads is None


def test_of_several_elements_a_thread_the_busiest_store_counts() -> None:
    launch = Launch((1, 1, 1), (32, 1, 1))
    stores = tuple(access(array="C", operation="store", instruction=i) for i in range(3))
    lines = tuple(InstructionCount("st.global.f32", None, 1, lanes) for lanes in (20, 31, 4))
    found = mapping(Gemm(8, 8, 8), launch, Counts(stores, {}, lines, 1, 1), output="C")
    assert found.idle_threads == 1
