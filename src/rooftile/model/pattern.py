"""What the addresses of a warp's lanes have in common."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.shape import Pattern

Offsets = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Layout:
    """Lanes as runs: ``run`` neighbours are ``stride`` bytes apart, one run is ``run_step`` bytes from the last."""

    pattern: Pattern
    run: int
    stride: int | None
    run_step: int | None


def sectors_of(offsets: Offsets, lane_bytes: int) -> int:
    """Distinct 32-byte sectors that lanes touch at ``offsets`` from an array that begins at a sector."""
    first, last = offsets // SECTOR_BYTES, (offsets + lane_bytes - 1) // SECTOR_BYTES
    return len({sector for a, b in zip(first.tolist(), last.tolist(), strict=True) for sector in range(a, b + 1)})


def layout(offsets: Offsets, lane_bytes: int) -> Layout:
    """Find the runs in the addresses of active lanes, in lane order, and name what they make."""
    lanes = len(offsets)
    if lanes < 2:
        return Layout("coalesced" if lanes else "unknown", lanes, None, None)
    steps = np.diff(offsets)
    stride = int(steps[0])
    differing = np.flatnonzero(steps != stride)
    if not differing.size:
        pattern: Pattern = "broadcast" if stride == 0 else "coalesced" if abs(stride) <= lane_bytes else "strided"
        return Layout(pattern, lanes, stride, None)
    run = int(differing[0]) + 1
    run_step = int(offsets[run] - offsets[0])
    starts = np.arange(0, lanes, run)
    expected = (np.arange(len(starts)) * run_step)[np.arange(lanes) // run] + np.arange(lanes) % run * stride
    if not np.array_equal(offsets - offsets[0], expected):
        return Layout(_irregular(offsets, lane_bytes), 0, None, None)
    if stride == 0:
        return Layout("mixed", run, stride, run_step)
    if abs(stride) > lane_bytes:
        return Layout("strided", run, stride, run_step)
    whole = run * lane_bytes % SECTOR_BYTES == 0 or run_step == 0
    return Layout("coalesced" if whole else "mixed", run, stride, run_step)


def _irregular(offsets: Offsets, lane_bytes: int) -> Pattern:
    """Addresses in no regular order are coalesced still if together they fill their sectors."""
    distinct = np.unique(offsets)
    return "coalesced" if sectors_of(distinct, lane_bytes) * SECTOR_BYTES == len(distinct) * lane_bytes else "scattered"
