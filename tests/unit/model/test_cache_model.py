"""The cache model on real kernels: against an H200's counters, and where the answer is known."""

from __future__ import annotations

import json
from collections import Counter

import pytest
from cache_fidelity import FIGURES, error_text, measured, rows

from rooftile import explain, machine
from rooftile.core.explanation import Occupancy
from rooftile.model.carveout import carveout

QUICK = (
    *("tiled_T16 1000x777x513", "tiled_T32 2048x2048x2048", "coarsened_T32_W2 1000x777x513", "half_naive 1000x777x513"),
    *("b_transposed 1000x777x513", "persistent 1000x777x513", "warp_dot 1001x3x777", "double_tiled 1000x777x513"),
)
SLOW = (
    "tiled_T32 4096x4096x4096",
    "serpentine 3584x4096x1792",  # where blocks begin is no straight line along the grid
    "grid_stride 1531x1129x873",  # blocks go through seven tiles, at one place in each
    "half_mma_stages 1999x2504x1000",  # copies past L1 from rows off the sectors
)


@pytest.mark.parametrize("case", [*QUICK, *(pytest.param(case, marks=pytest.mark.slow) for case in SLOW)])
def test_within_ten_per_cent_of_an_h200(case: str) -> None:
    (row,) = rows(case)
    assert abs(row.sectors_error) <= 0.1
    assert abs(row.dram_error) <= 0.1
    assert abs(row.hit_error) <= 15
    if case in QUICK[:3]:  # the figures that were kept are this model's
        (kept,) = (each for each in json.loads(FIGURES.read_text())["rows"] if each["case"] == case)
        assert kept["sectors"] == pytest.approx(row.sectors_error, abs=0.005)
        assert kept["dram"] == pytest.approx(row.dram_error, abs=0.005)


def test_what_the_product_says_of_its_error() -> None:
    figures = json.loads(FIGURES.read_text())
    assert machine.load("h200").cache_error == figures["error"] == error_text(figures["rows"])
    assert {row["case"] for row in figures["rows"]} == set(measured())


def test_errors_on_all_measured_launches() -> None:
    """Those that the model was fitted to, and those that were measured when it was done."""
    found = json.loads(FIGURES.read_text())["rows"]
    assert len(found) >= 400
    plain, edge = ([row for row in found if row["edge"] is at_edge] for at_edge in (False, True))
    assert sum(abs(row["sectors"]) <= 0.1 for row in found) >= 0.91 * len(found)
    assert sum(abs(row["sectors"]) <= 0.2 for row in found) >= 0.97 * len(found)
    assert sum(abs(row["dram"]) <= 0.1 for row in plain) >= 0.95 * len(plain)
    assert sum(abs(row["dram"]) <= 0.1 for row in edge) >= 0.7 * len(edge)
    assert sum(row["within"] for row in edge) >= 0.9 * len(edge)
    assert max(abs(row["sectors"]) for row in found if row["part"] == "seen") <= 0.6


@pytest.mark.parametrize(
    "only",
    [pytest.param("x777x", marks=pytest.mark.slow), pytest.param("", marks=pytest.mark.corpus)],
    ids=["some", "all"],
)
def test_the_figures_are_the_models(only: str) -> None:
    """On launches of one size, and by ``-m corpus`` on all of them."""
    known = {row["case"]: row for row in json.loads(FIGURES.read_text())["rows"] if only in row["case"]}
    found = list(rows(only))
    assert len(found) == len(known) >= 40
    for row in found:
        figures = known[row.case]
        assert (row.edge, row.within) == (figures["edge"], figures["within"]), row.case
        assert row.sectors_error == pytest.approx(figures["sectors"], abs=0.005), row.case
        assert row.dram_error == pytest.approx(figures["dram"], abs=0.005), row.case


def test_invariants() -> None:
    found = explain("tiled", M=100, N=70, K=90, defines={"T": 16}, check=False).caches
    assert found is not None
    assert found.l1_bytes + found.carveout_bytes == 256 * 1024
    assert 0 < found.l2_read_sectors <= found.l1_read_sectors
    assert found.l1_hit_rate == pytest.approx(1 - found.l2_read_sectors / found.l1_read_sectors)
    assert found.l1_read_sectors == sum(access.sectors for access in found.accesses)
    assert all(0 <= access.hit_rate <= 1 for access in found.accesses)
    sectors = 4 * 90 * 100 // 32 + -(-4 * 90 * 70 // 32)
    assert found.compulsory_bytes == found.dram_read_bytes == 32 * sectors
    assert found.dram_write_bytes == 0
    assert found.blocks == 35


def test_one_block_misses_each_sector_once() -> None:
    found = explain("naive", M=16, N=16, K=64, check=False).caches
    assert found is not None
    assert found.l2_read_sectors == (16 * 64 + 64 * 16) * 4 // 32
    assert found.l2_write_sectors == 16 * 16 * 4 // 32


@pytest.mark.parametrize("gpu", machine.names())
def test_every_gpu_has_caches_or_says_nothing(gpu: str) -> None:
    chip = machine.load(gpu)
    found = explain("tiled", M=64, N=64, K=64, defines={"T": 16}, gpu=gpu, check=False).caches
    assert (found is None) == (chip.sm is None or chip.sms is None or chip.l2_bytes is None)
    if found is not None:
        assert found.error == chip.cache_error
        assert found.error != "unverified" or gpu != "h200"


@pytest.mark.slow
def test_the_split_of_the_data_cache_against_an_h200() -> None:
    h200 = machine.load("h200")
    assert h200.sm is not None
    steps: Counter[int] = Counter()
    sizes = list(h200.sm.carveouts)
    for case in ("tiled_T16", "naive", "coarsened_T32_W2", "double_tiled", "outer_product", "outer_product_tall"):
        name = next(name for name in measured() if name.rsplit(" ", 1)[0] == case)
        (row,) = rows(name)
        steps[abs(sizes.index(row.predicted.carveout_bytes) - sizes.index(int(row.measured["carveout"])))] += 1
    assert steps[0] >= 5
    assert max(steps) <= 1


@pytest.mark.parametrize("each", [1, 2, 8, 32])
@pytest.mark.parametrize("shared", [1024, 9216, 50_000])
def test_the_split_holds_the_resident_blocks(each: int, shared: int) -> None:
    sm = machine.load("h200").sm
    assert sm is not None
    if each * shared > sm.shared_bytes:
        return
    size = carveout(sm, Occupancy({}, (), each, 8 * each, 64, each / 8, 1.0, shared, 32))
    assert each * shared <= size <= sm.shared_bytes
    assert size in sm.carveouts
