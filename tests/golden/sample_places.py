"""Records made by hand of where threads, blocks and warps go: the tile of 32 at 1024^3 on an H200."""

from __future__ import annotations

from rooftile.core.schedule import (
    BlockRun,
    Interleaving,
    LatencyHiding,
    LatencyRow,
    OccupancyCase,
    OccupancyWhatIf,
    OneMoreBlock,
    Schedule,
    ThreadMapping,
    WarpSegment,
    WarpSpan,
)
from rooftile.core.shape import AccessShape, Movement, WarpStep

MAPPING = ThreadMapping(
    grid=(32, 32, 1),
    block=(32, 32, 1),
    threads_per_block=1024,
    warps_per_block=32,
    blocks=1024,
    threads=1048576,
    rows_per_warp=1,
    empty_lanes_per_block=0,
    warps=(WarpSpan(0, (0, 0, 0), (31, 0, 0), 32, 1), WarpSpan(1, (0, 1, 0), (31, 1, 0), 32, 1)),
    cells=1048576,
    idle_threads=0,
)

SCHEDULE = Schedule(
    blocks=1024,
    sms=132,
    blocks_per_sm=2,
    slots=264,
    waves=1024 / 264,
    rounds=4,
    tail_blocks=232,
    tail_sms=132,
    tail_utilisation=232 / 264,
    efficiency=1024 / 264 / 4,
    balance=1024 / 132 / 8,
    sm_blocks={8: 100, 7: 32},
    timeline=(BlockRun(0, 0, 0, 0.0, 1.0), BlockRun(132, 0, 1, 0.0, 1.0), BlockRun(264, 0, 0, 1.0, 2.0)),
    timeline_sms=1,
    timeline_complete=False,
)

LATENCY_HIDING = LatencyHiding(
    schedulers=4,
    warps_per_scheduler=16.0,
    loads_per_warp=64.0,
    loads_in_flight=2.0,
    loads_in_flight_from="machine code",
    instructions_per_batch=127.0,
    barriers_per_batch=2.0,
    bytes_in_flight=16384.0,
    bytes_needed=11361.0,
    rows=(
        LatencyRow("l1", 37.5, 8.3, 1.0, 1.0, "a paper"),
        LatencyRow("l2", 242.5, 9.9, 1.0, 1.0, "a paper"),
        LatencyRow("memory", 700.0, 18.5, 0.85, 0.9, "a paper"),
    ),
    interleaving=Interleaving(
        "l2", 242.0, 2, 400, 0.5, (WarpSegment(0, 0, "issue", 0, 40), WarpSegment(0, 0, "memory", 40, 282))
    ),
)

WHAT_IF = OccupancyWhatIf(
    by_threads=(OccupancyCase(256, 32, 8192, 8, 64, 1.0, ("registers", "warps")),),
    by_registers=(OccupancyCase(1024, 40, 8192, 1, 32, 0.5, ("registers",)),),
    by_shared=(OccupancyCase(1024, 32, 131072, 1, 32, 0.5, ("shared_mem",)),),
    one_more=OneMoreBlock(3, False, 16, 76800),
)

_ROW = (0, 1, 2, 3, 4, 31)
"""Lanes that are written down; of a real warp all are."""


def _coalesced(line: int, array: str, expression: str, row: Movement, column: int = 0) -> AccessShape:
    """A whole warp along a row of 1,024 floats; a second step a tile further on."""
    return AccessShape(
        file="tiled.cu",
        line=line,
        space="global",
        operation="load",
        array=array,
        expression=expression,
        lane_bytes=4,
        role=array,
        pitch=1024,
        pattern="coalesced",
        run=32,
        stride=4,
        run_step=None,
        movements=(Movement("tid.x", 4, 0, 1), row),
        steps=tuple(
            WarpStep(
                step,
                tuple(None if lane == 31 else 4 * (lane + 32 * step) for lane in _ROW),
                tuple(None if lane == 31 else (0, lane + column + 32 * step) for lane in _ROW),
                4,
            )
            for step in range(2)
        ),
        label="exact",
    )


def _shared(line: int, operation: str, array: str, expression: str, lane_bytes: int = 4) -> AccessShape:
    return AccessShape(
        "tiled.cu", line, "shared", operation, array, expression, lane_bytes, None, None, "coalesced", 32, 4, 128,
        (Movement("tid.x", 4),), (WarpStep(0, tuple(4 * lane for lane in _ROW), None, 0),), "exact",
    )  # fmt: skip


SHAPES = (
    _coalesced(6, "A", "A[row * K + t + tx]", Movement("tid.y", 4096, 1, 0)),
    _shared(6, "store", "As", "As[ty][tx]"),
    _coalesced(7, "B", "B[(t + ty) * N + col]", Movement("tid.y", 4096, 1, 0)),
    _shared(7, "store", "Bs", "Bs[ty][tx]"),
    _shared(9, "load", "As", "As[ty][k]", 16),
    _shared(9, "load", "Bs", "Bs[k][tx]"),
    _coalesced(12, "C", "C[row * N + col]", Movement("tid.y", 4096, 1, 0)),
)
