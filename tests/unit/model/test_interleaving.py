"""Warps on one scheduler: what no schedule may do, and how busy it must be."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.schedule import Interleaving
from rooftile.model.interleaving import interleave

CASES = st.fixed_dictionaries(
    {
        "latency": st.integers(1, 900),
        "blocks": st.integers(1, 20),
        "warps_per_block": st.integers(1, 8),
        "loads": st.integers(1, 16),
        "instructions": st.integers(1, 300),
        "instructions_between": st.integers(0, 40),
        "barriers": st.integers(0, 2),
    }
)


def taking_turns(**changes: int) -> Interleaving:
    case = {"latency": 242, "blocks": 4, "warps_per_block": 1, "loads": 2, "instructions": 40}
    return interleave(level="l2", **{**case, "instructions_between": 0, "barriers": 0, **changes})


@given(CASES)
def test_a_scheduler_issues_for_one_warp_at_a_time(case: dict[str, int]) -> None:
    found = taking_turns(**case)
    issues = sorted((s.start, s.end) for s in found.segments if s.state == "issue")
    assert all(before[1] <= after[0] for before, after in pairwise(issues))
    assert issues[-1][1] == found.cycles
    assert sum(end - start for start, end in issues) == pytest.approx(found.issue_utilisation * found.cycles)


@given(CASES)
def test_a_warp_is_always_in_one_state(case: dict[str, int]) -> None:
    found = taking_turns(**case)
    assert {segment.warp for segment in found.segments} == set(range(found.warps))
    for warp in range(found.warps):
        mine = [segment for segment in found.segments if segment.warp == warp]
        assert mine[0].start == 0
        assert all(before.end == after.start for before, after in pairwise(mine))
        assert all(segment.end > segment.start for segment in mine)
        assert len({segment.block for segment in mine}) == 1


@given(CASES)
def test_every_warp_issues_all_its_instructions_and_waits_its_latency(case: dict[str, int]) -> None:
    found = taking_turns(**case)
    for warp in range(found.warps):
        mine = [segment for segment in found.segments if segment.warp == warp]
        assert sum(s.end - s.start for s in mine if s.state == "issue") == 3 * case["instructions"]
        waits = [s.end - s.start for s in mine if s.state == "memory"]
        wait = max(0, case["latency"] - case["instructions_between"])
        assert waits == [wait] * (3 if wait else 0)


@given(CASES.filter(lambda case: case["barriers"] > 0))
def test_no_warp_passes_a_barrier_before_its_block_is_there(case: dict[str, int]) -> None:
    found = taking_turns(**case)
    for block in range(found.warps // case["warps_per_block"]):
        mine = [segment for segment in found.segments if segment.block == block]
        for segment in mine:
            if segment.state == "barrier":
                others = [s for s in mine if s.warp != segment.warp]
                arrived = [s for s in others if s.end == segment.end and s.state in ("issue", "memory")]
                assert arrived, "somebody of the block came last, at that moment"


@pytest.mark.parametrize(("warps", "busy"), [(1, 40 / 282), (2, 80 / 282), (4, 160 / 282), (8, 1.0), (16, 1.0)])
def test_as_many_warps_as_littles_law_asks_for_keep_a_scheduler_busy(warps: int, busy: float) -> None:
    # W warps offer (W - 1) * 40 clocks of work during one wait of 242: all of it from 1 + 242 / 40 = 7.05 warps on.
    found = taking_turns(blocks=warps)
    issues = [(s.start, s.end) for s in found.segments if s.state == "issue"]
    # Between the ends of the first waits and of the last ones all warps are in their stride.
    first = min(s.end for s in found.segments if s.state == "memory")
    last = min(max(s.start for s in found.segments if s.warp == w and s.state == "memory") for w in range(warps))
    assert last > first
    within = sum(max(0, min(end, last) - max(start, first)) for start, end in issues)
    assert within / (last - first) == pytest.approx(busy, abs=0.12)


def test_at_most_sixteen_warps_are_followed() -> None:
    assert taking_turns(blocks=32).warps == 16
    assert taking_turns(blocks=4, warps_per_block=8).warps == 16
