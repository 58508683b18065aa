"""Occupancy against NVIDIA's own calculator and against Nsight Compute on an H200."""

from __future__ import annotations

import csv
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile import machine
from rooftile.core.errors import LaunchError, UnavailableError, UsageError
from rooftile.core.problem import Launch
from rooftile.core.source import Resources
from rooftile.model import occupancy

# One GPU of each architecture, for the rows of NVIDIA's calculator.
GPU_OF = {"sm_75": "t4", "sm_80": "a100", "sm_86": "rtx3090", "sm_89": "l4", "sm_90": "h200", "sm_100": "b200"} | {
    "sm_120": "rtx5090"
}
UNLIMITED = 2**31 - 1


def needs(registers: int, shared: int = 0) -> Resources:
    return Resources("sm_90", registers, shared, 0, 0, 0)


def nvidia_rows() -> list[dict[str, str]]:
    with (Path(__file__).parent / "cuda_occupancy.csv").open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_against_nvidias_calculator() -> None:
    rows = nvidia_rows()
    assert len(rows) > 500
    assert {row["arch"] for row in rows} == set(GPU_OF)
    resident = 0
    for row in rows:
        arch = row.pop("arch")
        value = {key: int(text) for key, text in row.items()}
        gpu = machine.load(GPU_OF[arch])
        assert gpu.sm is not None
        launch = Launch((1, 1, 1), (value["threads"], 1, 1), value["dynamic"])
        percent = value["carveout_percent"]
        carveout = None if percent < 0 else gpu.sm.shared_bytes * percent // 100
        if value["blocks"] == 0:
            with pytest.raises(LaunchError):
                occupancy(gpu, launch, needs(value["registers"], value["static"]), carveout_bytes=carveout)
            continue
        found = occupancy(gpu, launch, needs(value["registers"], value["static"]), carveout_bytes=carveout)
        limits = {name: UNLIMITED if limit is None else limit for name, limit in found.limits.items()}
        expected = {"registers": "by_registers", "shared_mem": "by_shared", "warps": "by_warps", "blocks": "by_blocks"}
        assert limits == {name: value[column] for name, column in expected.items()}, (arch, row)
        assert found.blocks_per_sm == value["blocks"]
        resident += 1
    assert resident > 300


@pytest.mark.parametrize(
    ("side", "tile", "registers", "shared", "carveout_kib", "limits", "waves"),
    [
        (16, 16, 32, 0, 32, (8, 32, 8), 3.88),
        (32, 32, 32, 0, 8, (2, 8, 2), 3.88),
        (16, 16, 32, 2048, 64, (8, 21, 8), 3.88),
        (32, 32, 32, 8192, 32, (2, 3, 2), 3.88),
        (32, 32, 40, 8192, 16, (1, 1, 2), 7.76),
        (16, 32, 32, 8192, 132, (8, 14, 8), 0.97),
    ],
    ids=["naive", "naive 32x32", "tiled16", "tiled32", "tiled32 transposed", "coarsened"],
)
def test_against_nsight_compute_on_an_h200(
    side: int, tile: int, registers: int, shared: int, carveout_kib: int, limits: tuple[int, ...], waves: float
) -> None:
    launch = Launch((1024 // tile, 1024 // tile, 1), (side, side, 1))
    h200 = machine.load("h200")
    found = occupancy(h200, launch, needs(registers, shared), carveout_bytes=carveout_kib * 1024)
    assert tuple(found.limits[name] for name in ("registers", "shared_mem", "warps")) == limits
    assert round(found.waves, 2) == waves
    assert found.blocks_per_sm == min(limits)
    # The driver's choice of carve-out does not cost these kernels a block.
    assert occupancy(h200, launch, needs(registers, shared)).blocks_per_sm == min(limits)


def test_the_record() -> None:
    found = occupancy(machine.load("h200"), Launch((64, 64, 1), (16, 16, 1), 1000), needs(40, 100))
    assert found.limits == {"registers": 6, "shared_mem": 233472 // 2176, "warps": 8, "blocks": 32}
    assert found.limiter == ("registers",)
    assert (found.blocks_per_sm, found.warps_per_sm, found.max_warps_per_sm) == (6, 48, 64)
    assert found.occupancy == 0.75
    assert found.waves == 4096 / (6 * 132)
    assert (found.shared_bytes_per_block, found.registers_per_thread) == (2176, 40)


def test_all_that_bind_are_named() -> None:
    found = occupancy(machine.load("h200"), Launch((1, 1, 1), (16, 16, 1)), needs(32))
    assert found.limiter == ("registers", "warps")


def test_without_reserved_bytes_there_is_no_shared_limit() -> None:
    found = occupancy(machine.load("t4"), Launch((1, 1, 1), (32, 1, 1)), needs(32))
    assert found.limits["shared_mem"] is None
    assert (found.limiter, found.blocks_per_sm) == (("blocks",), 16)


@pytest.mark.parametrize(
    ("block", "registers", "shared", "dynamic", "words"),
    [
        ((1024, 1, 1), 72, 0, 0, "a block needs more registers"),
        ((800, 1, 1), 80, 0, 0, "a block needs more registers"),
        ((32, 1, 1), 256, 0, 0, "a thread uses more registers"),
        ((32, 1, 1), 32, 0, 232449, "a block needs more shared memory"),
        ((32, 1, 1), 32, 40000, 200000, "a block needs more shared memory"),
    ],
)
def test_launches_the_driver_refuses(
    block: tuple[int, int, int], registers: int, shared: int, dynamic: int, words: str
) -> None:
    with pytest.raises(LaunchError, match=words) as caught:
        occupancy(machine.load("h200"), Launch((1, 1, 1), block, dynamic), needs(registers, shared))
    assert "H200" in str(caught.value.allowed)


def test_a_roofline_has_no_occupancy() -> None:
    with pytest.raises(UnavailableError, match="Desktop example has no data on its SMs"):
        occupancy(machine.load("desktop-example"), Launch((1, 1, 1), (32, 1, 1)), needs(32))


@pytest.mark.parametrize("carveout", [-1, 233473])
def test_no_such_carveout(carveout: int) -> None:
    with pytest.raises(UsageError, match="no such split"):
        occupancy(machine.load("h200"), Launch((1, 1, 1), (32, 1, 1)), needs(32), carveout_bytes=carveout)


@given(
    name=st.sampled_from(sorted(GPU_OF.values())),
    threads=st.integers(1, 1024),
    registers=st.integers(0, 254),
    shared=st.integers(0, 49151),
)
def test_more_resources_never_hold_more_blocks(name: str, threads: int, registers: int, shared: int) -> None:
    gpu = machine.load(name)
    sm = gpu.sm
    assert sm is not None
    assert gpu.sms is not None
    launch = Launch((gpu.sms, 1, 1), (threads, 1, 1))

    def blocks(wanted: Resources) -> int:
        try:
            return occupancy(gpu, launch, wanted).blocks_per_sm
        except LaunchError:
            return 0

    wanted = needs(registers, shared)
    held = blocks(wanted)
    assert held >= blocks(replace(wanted, registers_per_thread=registers + 1))
    assert held >= blocks(replace(wanted, static_shared_bytes=shared + 1))
    assert held * launch.warps_per_block <= sm.max_warps
    assert held * threads * registers <= sm.registers
    assert held * (shared + sm.reserved_shared_bytes) <= sm.shared_bytes
    assert held <= sm.max_blocks
    if held:
        assert occupancy(gpu, launch, wanted).waves == pytest.approx(1 / held)
