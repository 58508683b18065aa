"""Which blocks are traced, and how far they are apart."""

from __future__ import annotations

import numpy as np
import pytest

from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.model import TRACED_BLOCKS, apart, residents

SMS = 132


def occupancy(blocks_per_sm: int, launch: Launch) -> Occupancy:
    warps = blocks_per_sm * launch.warps_per_block
    waves = launch.blocks / (blocks_per_sm * SMS)
    return Occupancy({}, (), blocks_per_sm, warps, 64, warps / 64, waves, 1024, 32)


@pytest.mark.parametrize("blocks", [1, 2, 100, 131, 132, 133, 264, 1000, 1056, 1057, 5000, 65536])
@pytest.mark.parametrize("each", [1, 2, 8, 32])
@pytest.mark.parametrize("beside", [0, 1, 2])
def test_groups_are_blocks_that_an_sm_can_hold_at_once(blocks: int, each: int, beside: int) -> None:
    launch = Launch((blocks, 1, 1), (64, 1, 1))
    found = residents(launch, occupancy(each, launch), SMS, beside)
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
    assert sum(len(group) for sm in found for group in sm.groups) <= max(TRACED_BLOCKS, 2 * 4 * each)


def test_a_grid_of_fewer_blocks_than_are_traced_is_traced_once() -> None:
    launch = Launch((5, 1, 1), (64, 1, 1))
    found = residents(launch, occupancy(8, launch), SMS, 0)
    assert sorted(block for sm in found for group in sm.groups for block in group) == [0, 1, 2, 3, 4]


def test_the_choice_is_always_the_same() -> None:
    launch = Launch((64, 64, 1), (256, 1, 1))
    assert residents(launch, occupancy(8, launch), SMS, 0) == residents(launch, occupancy(8, launch), SMS, 0)


def test_distances() -> None:
    launch = Launch((64, 64, 1), (256, 1, 1))
    found = residents(launch, occupancy(8, launch), SMS, 0)
    falling = tuple(1 - number / 10 for number in range(8))
    staggered = apart(found, falling, 3.9)
    for sm in staggered:
        done = np.array(sm.steps)
        assert (np.diff(done, axis=0) >= 0).all()
        assert not done[0].any()
        assert done[-1, 0] == 1
        middle = done[len(done) // 2]
        assert 0 < (middle > 0).sum() - (middle == 1).sum() <= 8  # as many as are resident are under way
    equal = (1.0,) * 8
    near, far = apart(found, equal, 1.0), apart(found, equal, 100.0)
    assert max(phase for sm in near for group in sm.phases for phase in group) < 0.1
    assert 0.1 < max(phase for sm in far for group in sm.phases for phase in group) < 0.2
