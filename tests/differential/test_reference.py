"""Eight launches measured with Nsight Compute on an H200, 1024 x 1024 x 1024 in fp32: the counters must be the GPU's.

Measured 2026-11-29, driver 580.159, nvcc 13.0. Shared-memory store counters of the hardware carry noise of up to 10 %,
so those are held to the bank rule: one wavefront for each request, or 32 where a column of a 32-wide tile is written.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import pytest

from oracle.agreement import Out, call_of
from rooftile import simt
from rooftile.compile import compile_kernel, load_source
from rooftile.core.source import Compiled
from rooftile.model import counters
from rooftile.ptx import load

FILE = Path(__file__).parents[1] / "data" / "reference.cu"
MEASURED_SIZE = 1024


@dataclass(frozen=True)
class Measured:
    """One launch: the kernel, threads along each side of its block, elements of C along each side of a block's tile."""

    kernel: str
    block: int
    tile: int
    registers: int
    load_requests: int
    load_sectors: int
    store_sectors: int
    shared_loads: int
    shared_load_wavefronts: int
    shared_load_conflicts: int
    shared_store_wavefronts: int
    shared_store_conflicts: int


LAUNCHES = {
    "naive": Measured("naive", 16, 16, 32, 67_108_864, 134_217_728, 131_072, 0, 0, 0, 0, 0),
    "swapped": Measured("swapped", 16, 16, 32, 67_108_864, 570_425_344, 524_288, 0, 0, 0, 0, 0),
    "naive 32x32": Measured("naive", 32, 32, 32, 67_108_864, 167_772_160, 131_072, 0, 0, 0, 0, 0),
    "swapped 32x32": Measured("swapped", 32, 32, 32, 67_108_864, 1_107_296_256, 1_048_576, 0, 0, 0, 0, 0),
    "tiled16": Measured(
        "tiled16", 16, 16, 32, 4_194_304, 16_777_216, 131_072, 41_943_040, 50_375_518, 0, 4_194_304, 0
    ),
    "tiled32": Measured("tiled32", 32, 32, 32, 2_097_152, 8_388_608, 131_072, 41_943_040, 50_365_606, 0, 2_097_152, 0),
    "tiled32_transposed": Measured(
        "tiled32_transposed", 32, 32, 40, 2_097_152, 8_388_608, 131_072, 16_777_216, 285_212_672, 234_881_024,
        1_048_576 + 32 * 1_048_576, 31 * 1_048_576,
    ),
    "coarse2": Measured(
        "coarse2", 16, 32, 32, 2_097_152, 8_388_608, 131_072, 20_971_520, 25_165_824, 0, 4_194_304, 2_097_152
    ),
}  # fmt: skip


@cache
def compiled(kernel: str) -> Compiled:
    return compile_kernel(load_source(FILE), kernel, arch="sm_90")


@pytest.mark.parametrize("size", [256, pytest.param(1024, marks=pytest.mark.slow)])
@pytest.mark.parametrize("launch", LAUNCHES)
def test_counters_of_an_h200(launch: str, size: int) -> None:
    """Counts are by tile, so a smaller cube has fewer in proportion: a 64th of the loads, a 16th of the stores."""
    measured, cube, square = LAUNCHES[launch], (MEASURED_SIZE // size) ** 3, (MEASURED_SIZE // size) ** 2
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal((size, size)).astype(np.float32) for _ in range(2))
    c = Out(np.full((size, size), np.nan, np.float32))
    grid, block = (size // measured.tile, size // measured.tile, 1), (measured.block, measured.block, 1)
    result = simt.execute(load(compiled(measured.kernel)), call_of(grid, block, a, b, c, size, size, size))
    assert not result.findings
    got = counters(result.counts, compiled(measured.kernel).resources)

    assert got["launch__registers_per_thread"] == measured.registers
    assert got["l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum"] * cube == measured.load_requests
    assert got["smsp__sass_inst_executed_op_global_ld.sum"] * cube == measured.load_requests
    assert got["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"] * cube == measured.load_sectors
    assert got["l1tex__t_requests_pipe_lsu_mem_global_op_st.sum"] * square == 32_768
    assert got["l1tex__t_sectors_pipe_lsu_mem_global_op_st.sum"] * square == measured.store_sectors
    assert got["smsp__sass_inst_executed_op_shared_ld.sum"] * cube == measured.shared_loads
    assert got["smsp__sass_thread_inst_executed_op_ffma_pred_on.sum"] == size**3
    wavefronts = got["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"] * cube
    assert wavefronts == pytest.approx(measured.shared_load_wavefronts, rel=0.005)
    assert got["l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum"] * cube == measured.shared_load_conflicts
    assert got["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum"] * cube == measured.shared_store_wavefronts
    assert got["l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_st.sum"] * cube == measured.shared_store_conflicts

    expected = a.astype(np.float64) @ b.astype(np.float64)
    scale = np.abs(a).astype(np.float64) @ np.abs(b).astype(np.float64)
    error = np.abs(result.outputs["p2"].astype(np.float64) - expected)
    assert (error <= 2.0**-24 * 8 * np.sqrt(size) * scale).all()
