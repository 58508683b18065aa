"""The block queue, against one that is really queued."""

from __future__ import annotations

import heapq
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.core.schedule import BlockRun, Schedule
from rooftile.model.schedule import place, schedule


def of(blocks: int, sms: int, per_sm: int) -> Schedule:
    occupancy = Occupancy({}, (), per_sm, per_sm, 64, per_sm / 64, 0.0, 0, 32)
    return schedule(Launch((blocks, 1, 1), (32, 1, 1)), occupancy, sms)


def queued(blocks: int, sms: int, per_sm: int) -> list[BlockRun]:
    """Take blocks from a queue whenever a place falls free; the places of all SMs are filled in turn at first."""
    free = [(0.0, slot, sm) for slot in range(per_sm) for sm in range(sms)]
    heapq.heapify(free)
    runs = []
    for block in range(blocks):
        now, slot, sm = heapq.heappop(free)
        runs.append(BlockRun(block, sm, slot, now, now + 1))
        heapq.heappush(free, (now + 1, slot, sm))
    return runs


SIZES = (st.integers(1, 400), st.integers(1, 20), st.integers(1, 8))


@given(*SIZES)
def test_blocks_run_where_a_queue_would_put_them(blocks: int, sms: int, per_sm: int) -> None:
    assert [place(block, sms, per_sm) for block in range(blocks)] == queued(blocks, sms, per_sm)


@given(*SIZES)
def test_every_block_runs_once_and_no_sm_is_over_its_limits(blocks: int, sms: int, per_sm: int) -> None:
    runs = [place(block, sms, per_sm) for block in range(blocks)]
    assert {run.block for run in runs} == set(range(blocks))
    assert len({(run.sm, run.slot, run.start) for run in runs}) == blocks
    assert all(0 <= run.sm < sms and 0 <= run.slot < per_sm for run in runs)
    resident = Counter((run.sm, run.start) for run in runs)
    assert max(resident.values()) <= per_sm


@given(*SIZES)
def test_sums_agree_with_the_queue(blocks: int, sms: int, per_sm: int) -> None:
    found, runs = of(blocks, sms, per_sm), queued(blocks, sms, per_sm)
    last = max(run.start for run in runs)
    tail = [run for run in runs if run.start == last]
    assert found.rounds == last + 1
    assert (found.tail_blocks, found.tail_sms) == (len(tail), len({run.sm for run in tail}))
    by_sm = Counter(run.sm for run in runs)
    assert found.sm_blocks == Counter(by_sm[sm] for sm in range(sms))
    assert sum(number * many for number, many in found.sm_blocks.items()) == blocks
    assert found.tail_utilisation == len(tail) / found.slots
    assert found.waves == pytest.approx(blocks / (sms * per_sm))
    assert found.efficiency == pytest.approx(blocks / (found.rounds * sms * per_sm))
    assert found.balance == pytest.approx(blocks / sms / max(by_sm.values()))
    assert 0 < found.efficiency <= 1
    assert 0 < found.balance <= 1


@given(*SIZES)
def test_the_timeline_holds_whole_sms(blocks: int, sms: int, per_sm: int) -> None:
    found, runs = of(blocks, sms, per_sm), queued(blocks, sms, per_sm)
    shown = [run for run in runs if run.sm < found.timeline_sms]
    assert sorted(found.timeline, key=lambda run: run.block) == [
        r for r in shown if r.start <= found.timeline[-1].start
    ]
    assert len(found.timeline) <= max(256, found.timeline_sms * per_sm)
    assert found.timeline_complete == (len(found.timeline) == blocks)
    assert found.timeline_complete or blocks > 256


def test_the_grid_of_a_thousand_on_two_gpus() -> None:
    h200 = of(3969, 132, 8)
    assert (h200.slots, h200.rounds, h200.tail_blocks) == (1056, 4, 801)
    assert h200.waves == pytest.approx(3.76, abs=0.005)
    small = of(3969, 2, 8)
    assert (small.slots, small.rounds, small.tail_blocks) == (16, 249, 1)
    assert small.tail_sms == 1


def test_a_grid_of_four_by_four_leaves_most_sms_idle() -> None:
    found = of(16, 132, 8)
    assert (found.rounds, found.tail_blocks, found.tail_sms) == (1, 16, 16)
    assert found.sm_blocks == {1: 16, 0: 116}
    assert found.timeline_complete
    assert [run.sm for run in found.timeline] == list(range(16))


def test_a_huge_grid_takes_no_time() -> None:
    found = of(2**31 - 1, 132, 8)  # block by block it would take an hour
    assert len(found.timeline) <= 256
    assert not found.timeline_complete
