"""The GPUs that come with rooftile: every number has a source, and the numbers agree with each other."""

from __future__ import annotations

import tomllib
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from rooftile import machine
from rooftile.core.gpu import capability

FOLDER = Path(machine.__file__).parent
FILES = sorted([*FOLDER.glob("gpus/*.toml"), *FOLDER.glob("architectures/*.toml")])
TABLES = ("gpu", "peak", "measured", "sm", "latency", "timing")
PROMISED = {
    *("h200", "h100-sxm", "h100-pcie", "a100", "l4", "t4"),
    *("rtx3090", "rtx4090", "rtx5090", "b200", "desktop-example"),
}


def read(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8"))


def with_chip() -> list[str]:
    return [name for name in machine.names() if machine.load(name).sm is not None]


def test_every_promised_gpu_is_there() -> None:
    assert set(machine.names()) == PROMISED


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_number_stands_beside_its_source(path: Path) -> None:
    data = read(path)
    entries = {f"{table}.{key}": entry for table in TABLES for key, entry in data.get(table, {}).items()}
    assert entries
    for place, entry in entries.items():
        assert set(entry) == {"value", "source"}, place
        assert len(data["sources"][entry["source"]]) > 20, place
    assert {entry["source"] for entry in entries.values()} == set(data["sources"]), "a source that nothing cites"
    assert not [title for title in data["sources"].values() if "://" in title], "a title, not an address"


@pytest.mark.parametrize("name", machine.names())
def test_the_record_knows_the_source_of_every_number(name: str) -> None:
    gpu = machine.load(name)
    places = {f"peak.{dtype}" for dtype in gpu.peaks} | {f"measured.{key}" for key in gpu.measured}
    places |= {f"latency.{level}" for level in gpu.latency} | {f"timing.{key}" for key in gpu.timing}
    chip = ("sms", "boost_clock", "tensor_clock", "memory_bandwidth", "memory_bytes", "l2_bytes", "l2_partitions")
    places |= {f"gpu.{key}" for key in chip if getattr(gpu, key) not in (None, 1)}
    if gpu.sm is not None:
        places |= {f"sm.{item.name}" for item in fields(gpu.sm)}
    assert set(gpu.sources) == places


@pytest.mark.parametrize("name", [name for name in with_chip() if machine.load(name).boost_clock is not None])
def test_peaks_are_lanes_times_clock(name: str) -> None:
    gpu = machine.load(name)
    assert gpu.sm is not None
    assert gpu.sms is not None
    assert gpu.boost_clock is not None
    fma = 2 * gpu.sms * gpu.boost_clock
    assert gpu.peaks["float32"] == pytest.approx(fma * gpu.sm.fp32_lanes, rel=0.01)
    assert gpu.peaks["float64"] == pytest.approx(fma * gpu.sm.fp64_lanes, rel=0.01)


@pytest.mark.parametrize("name", with_chip())
def test_limits_of_an_sm_fit_together(name: str) -> None:
    gpu = machine.load(name)
    sm = gpu.sm
    assert sm is not None
    assert sm.max_threads == 32 * sm.max_warps
    assert sm.registers * 4 == 256 * 1024
    assert sm.carveouts[-1] == sm.shared_bytes
    assert sm.shared_bytes_per_block < sm.shared_bytes_per_block_optin
    assert sm.shared_bytes_per_block_optin + sm.reserved_shared_bytes <= sm.shared_bytes < sm.l1_bytes


def test_the_desktop_is_only_a_roofline() -> None:
    gpu = machine.load("desktop-example")
    assert (gpu.peaks, gpu.memory_bandwidth) == ({"float32": 10e12}, 450e9)
    assert (gpu.sm, gpu.sms, gpu.architecture) == (None, None, None)


def test_a_measured_bandwidth_is_the_roof() -> None:
    gpu = machine.load("h200")
    assert (gpu.memory_bandwidth, gpu.roof_bandwidth) == (4.8e12, 4.242e12)
    assert "2026-11-29" in gpu.sources["measured.memory_bandwidth"]
    assert machine.load("a100").roof_bandwidth == 2.039e12


@pytest.mark.parametrize("name", ["h200", "h100-sxm", "h100-pcie"])
def test_farther_memory_takes_longer(name: str) -> None:
    latency = machine.load(name).latency
    assert latency["shared"] < latency["l1"] < latency["l2"] < latency["memory"]
    assert machine.load("t4").latency == {}


@pytest.mark.parametrize(
    ("architecture", "number"),
    [("sm_75", 75), ("sm_90a", 90), ("sm_120", 120), ("sm_120f", 120), ("gfx942", 0), ("", 0)],
)
def test_capability(architecture: str, number: int) -> None:
    assert capability(architecture) == number
