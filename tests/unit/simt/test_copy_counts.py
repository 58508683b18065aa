"""Counts of cp.async against a GPU's counters: one warp, one copy, over many patterns of addresses."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from launch import launch

from rooftile.compile import compile_kernel, load_source
from rooftile.core.counts import AccessCounts
from rooftile.core.traffic import Residents
from rooftile.ptx import Kernel, parse
from rooftile.simt import replay

BENCHMARKS = Path(__file__).parents[3] / "benchmarks"
ROWS = json.loads((BENCHMARKS / "results" / "async-copies-h200.json").read_text())["rows"]
KERNELS = sorted({row["kernel"] for row in ROWS})
SCATTERED = ("random", "random 2")
TWICE = "from one place"
"""Two pieces of 32 bytes that are the same half of a sector: the hardware fetches that twice, which no tile does."""
RACE = "to one place"
"""All lanes write to the same bytes: which of them the hardware drops is its affair."""


@cache
def kernels() -> dict[str, Kernel]:
    return parse(compile_kernel(load_source(BENCHMARKS / "micro" / "async_copies.cu"), KERNELS[0]).ptx).kernels


def counted(row: dict[str, Any]) -> tuple[AccessCounts, AccessCounts]:
    tables = [np.array(row[name], np.int32) for name in ("source", "target", "size")]
    data = np.arange(1 << 16, dtype=np.int32)
    done = launch(kernels()[row["kernel"]], 1, 32, *tables, data, np.zeros(32, np.float32))
    assert not done.findings
    read, write = (access for access in done.counts.accesses if access.asynchronous)
    assert (read.space, read.operation, write.space, write.operation) == ("global", "load", "shared", "store")
    return read, write


@pytest.mark.parametrize("kernel", KERNELS)
def test_requests_and_sectors_are_the_gpus(kernel: str) -> None:
    for row in (row for row in ROWS if row["kernel"] == kernel):
        read, _ = counted(row)
        if (kernel, row["pattern"]) != ("copy_cg_16", RACE):
            assert (read.requests, read.sectors) == (row["requests"], row["sectors"]), row["pattern"]


@pytest.mark.parametrize("kernel", KERNELS)
def test_what_l2_is_asked_for_is_the_gpus(kernel: str) -> None:
    """Past L1, more than the sectors of a request where 32 bytes of shared memory are no sector of global memory."""
    for row in (row for row in ROWS if row["kernel"] == kernel and row["pattern"] not in (RACE, TWICE)):
        tables = [np.array(row[name], np.int32) for name in ("source", "target", "size")]
        data = np.arange(1 << 16, dtype=np.int32)
        trace = launch(kernels()[kernel], 1, 32, *tables, data, np.zeros(32, np.float32), traced=[0]).trace
        assert trace is not None
        copies = {ins.index for ins in kernels()[kernel].accesses if ins.opcode == "cp"}
        played = replay(trace, (Residents(((0,),), ((0.0,),), from_start=True),), 1000).first
        assert sum(a.missed for a in played if a.instruction in copies) == row["l2_sectors"], row["pattern"]
        assert sum(a.sectors for a in played if a.instruction in copies) == row["sectors"], row["pattern"]


@pytest.mark.parametrize("kernel", [kernel for kernel in KERNELS if "_ca_" in kernel])
def test_wavefronts_are_the_gpus(kernel: str) -> None:
    for row in (row for row in ROWS if row["kernel"] == kernel):
        _, write = counted(row)
        got, expected = (write.wavefronts, write.bank_conflicts), (row["wavefronts"], row["conflicts"])
        if row["pattern"] in SCATTERED:
            assert got[0] == pytest.approx(expected[0], rel=0.2), row["pattern"]
        else:
            assert got == expected, row["pattern"]


@pytest.mark.parametrize("kernel", ["copy_cg_16", "zero_cg_16"])
def test_past_l1_only_zeros_take_wavefronts(kernel: str) -> None:
    for row in (row for row in ROWS if row["kernel"] == kernel and row["pattern"] != "lanes none"):
        assert counted(row)[1].wavefronts == row["data_wavefronts"], row["pattern"]
