"""How blocks move along, against what an H200's wrote down of theirs."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

from rooftile import machine, model
from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.explanation import Occupancy
from rooftile.core.problem import Launch
from rooftile.core.source import Resources
from rooftile.model import needed_blocks, rates, turn_rates, usual_rates
from rooftile.model.control_flow import MachineBlock
from rooftile.model.machine_code import Operation
from rooftile.model.pace import more_alike, pace_of, progress
from rooftile.model.pipeline import Request
from rooftile.model.workload import Workload

H200 = machine.load("h200")
MANY, FEW = Launch((64, 64, 1), (256, 1, 1)), Launch((20, 20, 1), (256, 1, 1))


def occupancy(blocks_per_sm: int, launch: Launch) -> Occupancy:
    warps = blocks_per_sm * launch.warps_per_block
    return Occupancy({}, (), blocks_per_sm, warps, 64, warps / 64, launch.blocks / (blocks_per_sm * 132), 1024, 32)


def counts(launch: Launch, *, barriers: int = 0, sectors: int = 2, width: int = 4, wavefronts: int = 1) -> Counts:
    """A global load a warp of ``sectors`` sectors where two would do, shared loads, and some barriers."""
    warps = launch.blocks * launch.warps_per_block
    load = AccessCounts(0, "global", "load", 4, None, "A", None, 1, warps, 32 * warps, sectors * warps, 2 * warps, 1, 1)
    times = 30 * barriers * warps
    shared = AccessCounts(
        1, "shared", "load", width, None, "As", None, times, times, 32 * times, 0, 0, wavefronts * times, times
    )
    return Counts((load, shared), {"bar.sync": (barriers * warps, 0)}, blocks=launch.blocks, blocks_total=launch.blocks)


def test_the_fewer_blocks_an_sm_needs_the_more_it_serves_by_age() -> None:
    full, some = occupancy(8, MANY), counts(MANY)
    youngest = []
    for needed in (1.0, 2.0, 4.0, 5.0, 6.0):
        found = rates(H200, MANY, full, some, needed)
        assert len(found) == 8
        assert found[0] == 1
        assert list(found) == sorted(found, reverse=True)
        assert pace_of(found) == "staggered"
        youngest.append(found[-1])
    assert youngest == sorted(youngest)
    assert rates(H200, MANY, full, some) == rates(H200, MANY, full, some, 4.0)  # where nothing is known
    assert usual_rates(H200, MANY, full)[0] == 1


def test_where_most_are_needed_wide_loads_are_served_alike() -> None:
    full = occupancy(8, MANY)
    assert pace_of(rates(H200, MANY, full, counts(MANY, barriers=64, width=16), 6.5)) == "together"
    assert pace_of(rates(H200, MANY, full, counts(MANY, barriers=64, width=16), 2.0)) == "staggered"


def test_few_warps_are_served_alike() -> None:
    some = counts(FEW)
    found = rates(H200, FEW, occupancy(2, FEW), some, 1.0)
    assert len(found) == 2
    assert pace_of(found) == "together"
    assert len(rates(H200, FEW, occupancy(8, FEW), some)) == 4  # 400 blocks are at most 4 on one of 132 SMs


def test_tensor_cores_that_wait_for_global_memory_are_served_alike() -> None:
    full, some = occupancy(8, MANY), replace(counts(MANY), opcodes={"mma.sync": (1, 0)})
    assert pace_of(rates(H200, MANY, full, some, 2.0)) == "together"
    assert (
        pace_of(rates(H200, MANY, full, replace(some, opcodes={**some.opcodes, "bar.sync": (1, 0)}), 2.0))
        == "staggered"
    )


def test_blocks_of_two_warps_are_served_in_pairs() -> None:
    launch = Launch((128, 128, 1), (64, 1, 1))
    found = rates(H200, launch, occupancy(16, launch), counts(launch, barriers=256), 8.0)
    assert found[0::2] == found[1::2]
    assert len(set(found)) == 8


# When the first blocks on an SM end, as parts of the first one's duration, and how many blocks are needed by the model
# of the pipeline: medians over 12 SMs of an NVIDIA H200 by %globaltimer, driver 580.159, 2026-11-30.
ENDS = {
    "coarsened T=32 W=2": (2.0, (1.0, 1.01, 1.35, 1.68, 2.02, 2.35, 2.66, 3.0)),
    "half_naive": (4.05, (1.0, 1.01, 1.02, 1.13, 1.47, 1.81, 1.95, 2.08)),
    "tiled T=16": (4.6, (1.0, 1.0, 1.01, 1.02, 1.04, 1.22, 1.39, 1.72)),
}


@pytest.mark.parametrize("name", ENDS)
def test_ends_against_an_h200(name: str) -> None:
    needed, measured = ENDS[name]
    speeds = rates(H200, MANY, occupancy(8, MANY), counts(MANY), needed)
    ends = np.sort(progress(32, speeds, 4)[:, -1])[:8]
    assert np.allclose(ends / ends[0], measured, rtol=0.25)


# Of the ladder at 4096 cubed: the resident blocks' speeds, and when a block passes each eighth of its work, as a part
# of its duration; medians of all blocks, by %globaltimer on an NVIDIA H200, driver 580.159, 2026-11-30.
MEASURED = {
    "tiled T=16": (
        (1.0, 0.98, 0.94, 0.89, 0.83, 0.73, 0.61, 0.53),
        (0.0, 0.19, 0.34, 0.46, 0.58, 0.69, 0.80, 0.90, 1.0),
    ),
    "coarsened T=64 W=4": ((1.0, 0.76, 0.34, 0.21), (0.0, 0.35, 0.52, 0.61, 0.71, 0.79, 0.86, 0.93, 1.0)),
    "register_tiled 64 x 64": ((1.0, 0.82, 0.58, 0.35), (0.0, 0.25, 0.41, 0.54, 0.64, 0.74, 0.83, 0.91, 1.0)),
}


@pytest.mark.parametrize("name", MEASURED)
def test_progress_against_an_h200(name: str) -> None:
    speeds, passed = MEASURED[name]
    times = progress(12 * len(speeds), speeds, 8)
    settled = times[8 * len(speeds) : 10 * len(speeds)]
    durations = settled - settled[:, :1]
    assert np.allclose(np.median(durations / durations[:, -1:], axis=0), passed, atol=0.05)


def test_equal_blocks_move_in_waves() -> None:
    times = progress(10, (1.0,) * 4, 2)
    assert times.tolist() == [[wave, wave + 0.5, wave + 1.0] for wave in (0, 0, 0, 0, 1, 1, 1, 1, 2, 2)]


def test_a_turn_begins_when_one_ends() -> None:
    times = progress(40, (1.0, 0.6, 0.2), 16)
    assert (np.diff(times, axis=1) > 0).all()
    ends, begins = np.sort(times[:, -1]), times[:, 0]
    assert np.allclose(begins[3:], ends[:37])


def test_who_waits_for_memory_at_the_front_needs_more_blocks_beside() -> None:
    resources = Resources("sm_90", 32, 0, 0, 0, 0)
    load = Operation("global", "memory", 1, 30, ("R9",), ("R1",), (), True)
    add = Operation("arithmetic", "fma", 1, 4, ("R1", "R2"), ("R2",), ((1, False), (2, False)))
    work = Workload(
        MANY, model.occupancy(H200, MANY, resources), (load, *[add] * 20), (MachineBlock(0, 21, 100.0),),
        (0,) * 8, {0: Request(1, 4, 1, 4, 0.25)}, 0.0, 29.5,
    )  # fmt: skip
    from_l2, from_memory = (needed_blocks(H200, work, 8, at_the_front=front) for front in (0.0, 1.0))
    assert 1 < 1.1 * from_l2 < from_memory <= 8
    hits = replace(work, requests={0: Request(1, 4, 1, 4, 0)})
    assert needed_blocks(H200, hits, 8) == needed_blocks(H200, hits, 8, at_the_front=1.0)


def test_turns_keep_together_where_blocks_wait_for_memory() -> None:
    full, without, tiled = occupancy(8, MANY), counts(MANY), counts(MANY, barriers=64)
    youngest = {
        name: turn_rates(H200, MANY, full, some, needed)[-1]
        for name, some, needed in (
            ("waiting", without, 6.0), ("queueing", without, 1.5), ("tiled", tiled, 4.6),
            ("wide", counts(MANY, barriers=64, width=16), 4.6),
        )
    }  # fmt: skip
    assert youngest["queueing"] < 0.1 < youngest["tiled"] < 0.6 < 0.9 < youngest["wide"] < youngest["waiting"] < 1
    # Of naive at 4096 cubed the youngest of eight came to 0.94 of the others' speed, of tiled T=16 to 0.53 (H200).
    assert youngest["waiting"] == pytest.approx(0.94, abs=0.03)
    assert youngest["tiled"] == pytest.approx(0.53, abs=0.1)
    assert turn_rates(H200, MANY, full, tiled) == turn_rates(H200, MANY, full, tiled, 4.0)  # where nothing is known


def test_turns_of_blocks_of_two_warps_go_in_pairs() -> None:
    # coarsened T=32 W=4 at 4096 cubed reads B from memory once for every two turns (H200).
    narrow = Launch((128, 128, 1), (64, 1, 1))
    found = turn_rates(H200, narrow, occupancy(18, narrow), counts(narrow, barriers=64), 2.0)
    assert all(found[i] == found[i + 1] for i in range(0, 18, 2))
    assert len(set(found)) == 9


def test_others_come_to_an_sm_whose_blocks_end_together() -> None:
    # Of naive and unroll4, of which seven and eight blocks end together, a tenth follow within 24 in the grid, of
    # half_naive and blas_column_major, where four do, within 64 to 78 (H200).
    full, some = occupancy(8, MANY), counts(MANY)
    usual = usual_rates(H200, MANY, full)
    assert [more_alike(rates(H200, MANY, full, some, needed), usual) for needed in (2.0, 4.0, 5.4, 8.0)] == [
        *(False, False),
        *(True, True),
    ]
