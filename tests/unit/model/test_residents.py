"""Which blocks are traced, and when they drift apart."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.model import TRACED_BLOCKS, apart, pace, residents

SMS = 132


def occupancy(blocks_per_sm: int, launch: Launch) -> Occupancy:
    warps = blocks_per_sm * launch.warps_per_block
    waves = launch.blocks / (blocks_per_sm * SMS)
    return Occupancy({}, (), blocks_per_sm, warps, 64, warps / 64, waves, 1024, 32)


def counts(launch: Launch, *, barriers: int = 0, sectors: int = 2) -> Counts:
    """One load a warp of ``sectors`` sectors where two would do, and some barriers."""
    load = AccessCounts(0, "global", "load", 4, None, "A", None, 1, 1, 32, sectors, 2, 1, 1)
    warps = launch.blocks * launch.warps_per_block
    return Counts((load,), {"bar.sync": (barriers * warps, 0)}, blocks=launch.blocks, blocks_total=launch.blocks)


@pytest.mark.parametrize("blocks", [1, 2, 100, 131, 132, 133, 264, 1000, 1056, 1057, 5000, 65536])
@pytest.mark.parametrize("each", [1, 2, 8, 32])
def test_groups_are_blocks_that_an_sm_can_hold_at_once(blocks: int, each: int) -> None:
    launch = Launch((blocks, 1, 1), (64, 1, 1))
    found = residents(launch, occupancy(each, launch), SMS)
    assert found
    assert any(sm.from_start for sm in found)
    for sm in found:
        previous = -1
        for group, phases in zip(sm.groups, sm.phases, strict=True):
            assert 1 <= len(group) <= each
            assert len(set(group)) == len(group) == len(phases)
            assert previous < group[0]
            assert group[-1] < blocks
            assert group[-1] - group[0] <= each * SMS + 8 * each
            previous = group[-1] - 8 * each
    assert sum(len(group) for sm in found for group in sm.groups) <= max(TRACED_BLOCKS, 2 * 3 * each)


def test_a_grid_of_fewer_blocks_than_are_traced_is_traced_once() -> None:
    launch = Launch((5, 1, 1), (64, 1, 1))
    found = residents(launch, occupancy(8, launch), SMS)
    assert sorted(block for sm in found for group in sm.groups for block in group) == [0, 1, 2, 3, 4]


def test_the_choice_is_always_the_same() -> None:
    launch = Launch((64, 64, 1), (256, 1, 1))
    assert residents(launch, occupancy(8, launch), SMS) == residents(launch, occupancy(8, launch), SMS)


def test_pace() -> None:
    many, few = Launch((64, 64, 1), (256, 1, 1)), Launch((20, 20, 1), (256, 1, 1))
    full = occupancy(8, many)
    assert pace(many, full, counts(many)) == "together"
    assert pace(many, full, counts(many, barriers=64)) == "staggered"
    assert pace(many, full, counts(many, barriers=1)) == "together"
    assert pace(many, full, counts(many, sectors=16)) == "staggered"
    assert pace(few, occupancy(8, few), counts(few, barriers=64)) == "together"
    assert pace(many, replace(full, warps_per_sm=16), counts(many, barriers=64)) == "together"


def test_distances() -> None:
    launch = Launch((64, 64, 1), (256, 1, 1))
    found = residents(launch, occupancy(8, launch), SMS)
    staggered = apart(found, "staggered", 3.9)
    assert all(phases == tuple(i / 8 for i in range(8)) for sm in staggered for phases in sm.phases)
    near, far = apart(found, "together", 1.0), apart(found, "together", 100.0)
    assert max(phase for sm in near for group in sm.phases for phase in group) < 0.1
    assert 0.1 < max(phase for sm in far for group in sm.phases for phase in group) < 0.2
