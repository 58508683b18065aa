"""The formulas against every address of small problems, and against Nsight Compute on an H200."""

from __future__ import annotations

import pytest
from counting import enumerate_requests

from rooftile.core.counts import Counts
from rooftile.core.errors import UsageError
from rooftile.core.problem import Gemm
from rooftile.model import counters, intensity
from rooftile.model.closed_form import naive, tiled

CUBE = Gemm(1024, 1024, 1024)


def by_array(counted: Counts) -> dict[str | None, tuple[int, int, int, int]]:
    return {a.array: (a.requests, a.sectors, a.ideal_sectors, a.wavefronts) for a in counted.accesses}


@pytest.mark.parametrize("block", [(16, 16), (32, 32), (32, 8), (8, 4), (8, 32), (16, 2), (64, 4)])
@pytest.mark.parametrize("gemm", [Gemm(32, 64, 32), Gemm(64, 64, 64), Gemm(96, 128, 32)], ids=str)
def test_naive_against_every_address(gemm: Gemm, block: tuple[int, int]) -> None:
    n, k = gemm.n, gemm.k
    assert by_array(naive(gemm, block)) == {
        "A": enumerate_requests(gemm, block, k, lambda row, column, step: row * k + step),
        "B": enumerate_requests(gemm, block, k, lambda row, column, step: step * n + column),
        "C": enumerate_requests(gemm, block, 1, lambda row, column, step: row * n + column),
    }


@pytest.mark.parametrize("tile", [8, 16, 32])
@pytest.mark.parametrize("gemm", [Gemm(32, 64, 32), Gemm(64, 64, 64), Gemm(96, 128, 32)], ids=str)
def test_tiled_against_every_address(gemm: Gemm, tile: int) -> None:
    n, k, t = gemm.n, gemm.k, tile
    block, steps = (t, t), k // t
    assert by_array(tiled(gemm, tile)) == {
        "A": enumerate_requests(gemm, block, steps, lambda row, column, step: row * k + step * t + column % t),
        "B": enumerate_requests(gemm, block, steps, lambda row, column, step: (step * t + row % t) * n + column),
        "C": enumerate_requests(gemm, block, 1, lambda row, column, step: row * n + column),
    }


@pytest.mark.parametrize(
    ("counted", "requests", "sectors"),
    [
        (naive(CUBE), 67_108_864, 134_217_728),
        (naive(CUBE, (32, 32)), 67_108_864, 167_772_160),
        (tiled(CUBE, 16), 4_194_304, 16_777_216),
        (tiled(CUBE, 32), 2_097_152, 8_388_608),
    ],
    ids=["naive", "naive 32x32", "tiled16", "tiled32"],
)
def test_against_nsight_compute_on_an_h200(counted: Counts, requests: int, sectors: int) -> None:
    named = counters(counted)
    assert named["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] == requests
    assert named["smsp__sass_inst_executed_op_global_ld.sum"] == requests
    assert named["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] == sectors
    assert named["l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"] == 131_072
    assert named["smsp__sass_thread_inst_executed_op_ffma_pred_on.sum"] == 1_073_741_824


@pytest.mark.parametrize(("n", "size"), [(64, 2_097_152), (256, 134_217_728), (1024, 8_589_934_592)])
def test_bytes_a_naive_kernel_asks_for(n: int, size: int) -> None:
    assert intensity(Gemm(n, n, n), naive(Gemm(n, n, n))).level("as_written").bytes == size


def test_each_element_is_read_n_times() -> None:
    gemm = Gemm(64, 96, 128)
    lanes = {access.array: access.lanes for access in naive(gemm).accesses}
    assert lanes == {"A": 64 * 128 * gemm.n, "B": 96 * 128 * gemm.m, "C": 64 * 96}


@pytest.mark.parametrize("tile", [8, 16, 32])
def test_a_tile_loads_each_element_tile_times_less(tile: int) -> None:
    asked = [
        sum(a.lanes for a in counted.accesses if a.operation == "load") for counted in (naive(CUBE), tiled(CUBE, tile))
    ]
    assert asked[0] == tile * asked[1]


@pytest.mark.parametrize(
    ("gemm", "block"),
    [
        (Gemm(1000, 1024, 1024), (16, 16)),
        (Gemm(1024, 1000, 1024), (16, 16)),
        (Gemm(1024, 1024, 1000), (16, 16)),
        (Gemm(1024, 1024, 1024), (16, 1)),
        (Gemm(1024, 1024, 1024), (4, 16)),
        (Gemm(960, 960, 960), (48, 2)),
    ],
    ids=str,
)
def test_what_the_formula_does_not_cover(gemm: Gemm, block: tuple[int, int]) -> None:
    with pytest.raises(UsageError, match="does not cover"):
        naive(gemm, block)


def test_whole_tiles_only() -> None:
    with pytest.raises(UsageError, match="whole tiles"):
        tiled(Gemm(64, 64, 96), 64)
