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


def falling(each: int, half: float) -> tuple[float, ...]:
    return tuple(1 / (1 + (age / (half * each)) ** 5) for age in range(each))


@pytest.mark.parametrize("blocks", [1, 2, 100, 131, 132, 133, 264, 1000, 1056, 1057, 5000, 65536])
@pytest.mark.parametrize("each", [1, 2, 8, 32])
@pytest.mark.parametrize("half", [0.3, 0.8, 4.0])
def test_groups_are_blocks_that_an_sm_can_hold_at_once(blocks: int, each: int, half: float) -> None:
    launch = Launch((blocks, 1, 1), (64, 1, 1))
    held = min(each, -(-blocks // SMS))
    found = residents(launch, occupancy(each, launch), SMS, falling(held, half))
    assert found
    assert any(sm.from_start for sm in found)
    for sm in found:
        numbers = [block for group in sm.groups for block in group]
        assert min(numbers) >= 0
        assert max(numbers) < blocks
        assert numbers == sorted(set(numbers))
        for group, phases in zip(sm.groups, sm.phases, strict=True):
            assert 1 <= len(group) <= each
            assert len(group) == len(phases)
    assert sum(len(group) for sm in found for group in sm.groups) <= max(TRACED_BLOCKS, 2 * 4 * each) + 8


def test_a_grid_of_fewer_blocks_than_are_traced_is_traced_once() -> None:
    launch = Launch((5, 1, 1), (64, 1, 1))
    found = residents(launch, occupancy(8, launch), SMS, (1.0,))
    assert sorted(block for sm in found for group in sm.groups for block in group) == [0, 1, 2, 3, 4]


def test_the_choice_is_always_the_same() -> None:
    launch = Launch((64, 64, 1), (256, 1, 1))
    speeds = falling(8, 0.8)
    assert residents(launch, occupancy(8, launch), SMS, speeds) == residents(launch, occupancy(8, launch), SMS, speeds)


# How far the blocks that begin one after the other on an SM lie apart in the grid: a tenth, half and nine tenths are at
# most so far, by %globaltimer and %smid on an NVIDIA H200, driver 580.159, 2026-11-30, behind the first wave.
APART = {
    "half_naive 1920x1664x1152": (12480, 8, 0.5, (86, 130, 172)),
    "tiled T=16 2560x2560x2560": (25600, 8, 0.75, (48, 119, 200)),
    "register_shuffle 1024x1024x1024": (8192, 16, 2.0, (4, 68, 308)),
}


@pytest.mark.parametrize("name", APART)
def test_what_comes_to_an_sm_against_an_h200(name: str) -> None:
    blocks, each, half, measured = APART[name]
    launch = Launch((blocks, 1, 1), (256, 1, 1))
    found = residents(launch, occupancy(each, launch), SMS, falling(each, half), most=6 * 3 * each)
    later = [np.array([block for group in sm.groups[sm.from_start :] for block in group]) for sm in found]
    gaps = np.concatenate([np.diff(np.sort(numbers)) for numbers in later])
    found_at = np.quantile(gaps, (0.1, 0.5, 0.9))
    assert np.abs(np.log((found_at + 20) / (np.array(measured) + 20))).max() < 0.45


def test_distances() -> None:
    launch = Launch((64, 64, 1), (256, 1, 1))
    found = residents(launch, occupancy(8, launch), SMS, falling(8, 0.8))
    staggered = apart(found, tuple(1 - number / 10 for number in range(8)), 3.9)
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
    closer = apart(found, equal, 100.0, barriers=False)  # who is ahead waits for what those behind then find
    for wide, narrow in zip(far, closer, strict=True):
        for before, after in zip(wide.phases, narrow.phases, strict=True):
            assert after == pytest.approx([0.4 * phase for phase in before])
    tiles = apart(found, equal, 100.0, barriers=False, tiles=8.0)  # in each tile as near as in the only one
    for one, each in zip(closer, tiles, strict=True):
        for before, after in zip(one.phases, each.phases, strict=True):
            assert after == pytest.approx([phase / 8 for phase in before])
