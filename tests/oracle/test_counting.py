"""The counting rules against Nsight Compute's counters on an H200, and on patterns worked by hand."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from oracle.counting import Tally, count

MEASURED = Path(__file__).parents[2] / "benchmarks" / "results" / "access-patterns-h200.json"
SCATTERED = ("random", "stride 17", "stride 31", "stride 32")


def tally_of(space: str, operation: str, addresses: dict[int, int], size: int) -> Tally:
    tally = Tally()
    count(tally, space, operation, addresses, size)
    return tally


def cases() -> list[tuple[str, str]]:
    data = json.loads(MEASURED.read_text())
    return [(instruction, pattern) for instruction, rows in data["measured"].items() for pattern in rows]


def test_every_measured_pattern_counts_as_the_gpu_did() -> None:
    """Sectors of global memory, wavefronts and conflicts of shared memory: one warp instruction at a time."""
    data = json.loads(MEASURED.read_text())
    assert len(cases()) >= 1000
    for instruction, pattern in cases():
        operation, space, width = instruction.split("_")
        size = int(width)
        addresses = {lane: i * size for lane, i in enumerate(data["patterns"][pattern]) if i >= 0}
        tally = tally_of(space, operation, addresses, size)
        measured = data["measured"][instruction][pattern]
        if space == "shared":
            counted = [tally.requests, tally.wavefronts, tally.wavefronts - tally.ideal_wavefronts]
        else:
            counted, measured = [tally.requests, tally.sectors], measured[:2]
        assert counted == measured, (instruction, pattern)


def test_global_wavefronts_of_regular_patterns_are_the_gpus() -> None:
    """The model of the L1 data stage is known to be off where lines are scattered, and only there."""
    data = json.loads(MEASURED.read_text())
    for instruction, pattern in cases():
        operation, space, width = instruction.split("_")
        if space != "global" or pattern.startswith(SCATTERED):
            continue
        addresses = {lane: i * int(width) for lane, i in enumerate(data["patterns"][pattern]) if i >= 0}
        tally = tally_of(space, operation, addresses, int(width))
        assert tally.wavefronts == data["measured"][instruction][pattern][2], (instruction, pattern)


def warp(address: Callable[[int], int]) -> dict[int, int]:
    return {lane: address(lane) for lane in range(32)}


@pytest.mark.parametrize(
    ("what", "addresses", "size", "expected"),
    [
        ("consecutive floats", warp(lambda lane: 4 * lane), 4, (4, 4)),
        ("consecutive floats from the middle of a sector", warp(lambda lane: 16 + 4 * lane), 4, (5, 4)),
        ("one address", warp(lambda lane: 64), 4, (1, 1)),
        ("two rows of 16 threads, as a 16 x 16 block reads A", warp(lambda lane: 4096 * (lane // 16)), 4, (2, 1)),
        ("a column of a 1024-wide matrix", warp(lambda lane: 4096 * lane), 4, (32, 4)),
        ("consecutive float4", warp(lambda lane: 16 * lane), 16, (16, 16)),
        ("half the lanes", {lane: 4 * lane for lane in range(16)}, 4, (2, 2)),
        ("bytes", warp(lambda lane: lane), 1, (1, 1)),
    ],
)
def test_sectors(what: str, addresses: dict[int, int], size: int, expected: tuple[int, int]) -> None:
    tally = tally_of("global", "load", addresses, size)
    assert (tally.sectors, tally.ideal_sectors) == expected, what


@pytest.mark.parametrize(
    ("what", "addresses", "size", "expected"),
    [
        ("consecutive words", warp(lambda lane: 4 * lane), 4, (1, 1)),
        ("every second word", warp(lambda lane: 8 * lane), 4, (2, 1)),
        ("a column of a 32-wide tile", warp(lambda lane: 128 * lane), 4, (32, 1)),
        ("a column of a 33-wide tile", warp(lambda lane: 132 * lane), 4, (1, 1)),
        ("bytes of eight words", warp(lambda lane: lane), 1, (1, 1)),
        ("one double", warp(lambda lane: 0), 8, (1, 1)),
        ("one float4", warp(lambda lane: 0), 16, (2, 2)),
        ("float4, one for each quarter-warp", warp(lambda lane: 64 * (lane // 8)), 16, (2, 2)),
        ("float4 of a column of a 32-wide tile", warp(lambda lane: 128 * lane), 16, (32, 4)),
        ("a float4 by one lane", {31: 0}, 16, (1, 1)),
        ("no lane", {}, 16, (0, 0)),
    ],
)
def test_shared_loads(what: str, addresses: dict[int, int], size: int, expected: tuple[int, int]) -> None:
    tally = tally_of("shared", "load", addresses, size)
    assert (tally.wavefronts, tally.ideal_wavefronts) == expected, what
