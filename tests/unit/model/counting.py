"""Counts made by hand, and counts made by looking at every address: what the models are held against."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.problem import Gemm

ONE_ACCESS = AccessCounts(
    instruction=0,
    space="global",
    operation="load",
    lane_bytes=4,
    location=None,
    array="A",
    expression=None,
    ptx_executions=1,
    requests=1,
    lanes=32,
    sectors=4,
    ideal_sectors=4,
    wavefronts=1,
    ideal_wavefronts=1,
)


def access(**changes: object) -> AccessCounts:
    """One coalesced fp32 load of A, with ``changes``."""
    return replace(ONE_ACCESS, **changes)  # type: ignore[arg-type]


def counts(*accesses: AccessCounts, opcodes: dict[str, tuple[int, int]] | None = None, blocks: int = 1) -> Counts:
    return Counts(accesses, opcodes or {}, blocks=blocks, blocks_total=1)


Index = Callable[[int, int, int], int]
"""Element that thread (row, column) touches in step k."""


def enumerate_requests(gemm: Gemm, block: tuple[int, int], steps: int, index: Index) -> tuple[int, int, int, int]:
    """Requests, sectors, ideal sectors and 128-byte lines of one fp32 access, by looking at every lane's address."""
    width, height = block
    totals = [0, 0, 0, 0]
    for top in range(0, gemm.m, height):
        for left in range(0, gemm.n, width):
            threads = [(top + y, left + x) for y in range(height) for x in range(width)]
            for first in range(0, len(threads), 32):
                for k in range(steps):
                    addresses = {4 * index(row, column, k) for row, column in threads[first : first + 32]}
                    sectors, lines = ({address // size for address in addresses} for size in (32, 128))
                    for place, size in enumerate((1, len(sectors), -(-len(addresses) // 8), len(lines))):
                        totals[place] += size
    return totals[0], totals[1], totals[2], totals[3]
