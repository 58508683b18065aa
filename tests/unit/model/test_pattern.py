"""Runs and sectors in the addresses of a warp, against looking at every byte."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.model.pattern import Layout, layout, sectors_of

WARP = np.arange(32)
BYTES = st.sampled_from([1, 2, 4, 8, 16])


@pytest.mark.parametrize(
    ("offsets", "lane_bytes", "expected"),
    [
        (0 * WARP + 40, 4, Layout("broadcast", 32, 0, None)),
        (4 * WARP, 4, Layout("coalesced", 32, 4, None)),
        (16 * WARP, 16, Layout("coalesced", 32, 16, None)),
        (-4 * WARP, 4, Layout("coalesced", 32, -4, None)),
        (4096 * WARP, 4, Layout("strided", 32, 4096, None)),
        (8 * WARP, 4, Layout("strided", 32, 8, None)),
        (4 * (WARP % 16) + 4096 * (WARP // 16), 4, Layout("coalesced", 16, 4, 4096)),
        (4 * (WARP % 16), 4, Layout("coalesced", 16, 4, 0)),
        (4096 * (WARP // 16), 4, Layout("mixed", 16, 0, 4096)),
        (4096 * (WARP % 16), 4, Layout("strided", 16, 4096, 0)),
        (4096 * (WARP % 16) + 4 * (WARP // 16), 4, Layout("strided", 16, 4096, 4)),
        (4 * (WARP % 4) + 256 * (WARP // 4), 4, Layout("mixed", 4, 4, 256)),
        (4 * (WARP ^ 5), 4, Layout("coalesced", 0, None, None)),
        ((WARP * WARP) % 97 * 128, 4, Layout("scattered", 0, None, None)),
        (np.array([12]), 4, Layout("coalesced", 1, None, None)),
        (np.array([], int), 4, Layout("unknown", 0, None, None)),
    ],
)
def test_patterns(offsets: np.ndarray, lane_bytes: int, expected: Layout) -> None:
    assert layout(offsets, lane_bytes) == expected


@given(st.lists(st.integers(0, 3000), min_size=1, max_size=32), BYTES)
def test_sectors_hold_every_byte(offsets: list[int], lane_bytes: int) -> None:
    touched = {byte // 32 for offset in offsets for byte in range(offset, offset + lane_bytes)}
    assert sectors_of(np.array(offsets), lane_bytes) == len(touched)


@given(st.integers(1, 32), st.integers(-300, 300), st.integers(-5000, 5000), st.integers(1, 32), BYTES)
def test_runs_give_the_addresses_back(run: int, stride: int, step: int, lanes: int, lane_bytes: int) -> None:
    lane = np.arange(lanes)
    offsets = 100_000 + stride * (lane % run) + step * (lane // run)
    found = layout(offsets, lane_bytes)
    if found.run and found.stride is not None:
        again = found.stride * (lane % found.run) + (found.run_step or 0) * (lane // found.run)
        assert (again == offsets - offsets[0]).all()
    else:
        assert lanes < 2 or run < lanes


@given(st.lists(st.integers(0, 500), min_size=2, max_size=32), BYTES)
def test_coalesced_wastes_no_sector(places: list[int], lane_bytes: int) -> None:
    offsets = np.array(places) * lane_bytes
    found = layout(offsets, lane_bytes)
    distinct = len(set(places)) * lane_bytes
    if found.pattern == "coalesced" and not found.run:
        assert 32 * sectors_of(offsets, lane_bytes) == distinct
    if found.pattern == "scattered":
        assert 32 * sectors_of(offsets, lane_bytes) > distinct
