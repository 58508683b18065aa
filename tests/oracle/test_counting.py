"""The counting rules on patterns whose cost is known, most of them from Nsight Compute on an H200."""

from __future__ import annotations

import pytest

from oracle.counting import ideal_sectors, ideal_shared_wavefronts, lines, sectors, shared_wavefronts


def warp(function: object) -> dict[int, int]:
    assert callable(function)
    return {lane: function(lane) for lane in range(32)}


@pytest.mark.parametrize(
    ("what", "addresses", "size", "expected"),
    [
        ("consecutive floats", warp(lambda lane: 4 * lane), 4, (4, 4, 1)),
        ("consecutive floats from the middle of a sector", warp(lambda lane: 16 + 4 * lane), 4, (5, 4, 2)),
        ("one address", warp(lambda lane: 64), 4, (1, 1, 1)),
        ("two rows of 16 threads, as a 16 x 16 block reads A", warp(lambda lane: 4096 * (lane // 16)), 4, (2, 1, 2)),
        ("a column of a 1024-wide matrix", warp(lambda lane: 4096 * lane), 4, (32, 4, 32)),
        ("consecutive float4", warp(lambda lane: 16 * lane), 16, (16, 16, 4)),
        ("half the lanes", {lane: 4 * lane for lane in range(16)}, 4, (2, 2, 1)),
        ("bytes", warp(lambda lane: lane), 1, (1, 1, 1)),
    ],
)
def test_global_request(what: str, addresses: dict[int, int], size: int, expected: tuple[int, int, int]) -> None:
    assert (sectors(addresses, size), ideal_sectors(addresses, size), lines(addresses, size)) == expected, what


@pytest.mark.parametrize(
    ("what", "addresses", "size", "expected"),
    [
        ("consecutive words", warp(lambda lane: 4 * lane), 4, (1, 1)),
        ("one word", warp(lambda lane: 4), 4, (1, 1)),
        ("every second word", warp(lambda lane: 8 * lane), 4, (2, 1)),
        ("a column of a 32-wide tile", warp(lambda lane: 128 * lane), 4, (32, 1)),
        ("a column of a 33-wide tile", warp(lambda lane: 132 * lane), 4, (1, 1)),
        ("bytes of eight words", warp(lambda lane: lane), 1, (1, 1)),
        ("consecutive doubles", warp(lambda lane: 8 * lane), 8, (2, 2)),
        ("one double", warp(lambda lane: 0), 8, (2, 2)),
        ("consecutive float4", warp(lambda lane: 16 * lane), 16, (4, 4)),
        ("one float4", warp(lambda lane: 0), 16, (2, 2)),
        ("float4, one for each half-warp", warp(lambda lane: 64 * (lane // 16)), 16, (2, 2)),
        ("float4, one for each quarter-warp", warp(lambda lane: 64 * (lane // 8)), 16, (4, 4)),
        ("float4 of a column of a 32-wide tile", warp(lambda lane: 128 * lane), 16, (32, 4)),
        ("a float4 by one lane", {31: 0}, 16, (1, 1)),
        ("a double by the first half", {lane: 8 * lane for lane in range(16)}, 8, (1, 1)),
    ],
)
def test_shared_request(what: str, addresses: dict[int, int], size: int, expected: tuple[int, int]) -> None:
    assert (shared_wavefronts(addresses, size), ideal_shared_wavefronts(addresses, size)) == expected, what
