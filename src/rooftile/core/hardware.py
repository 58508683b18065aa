"""Constants of the hardware model, the same on every NVIDIA GPU since Pascal."""

from __future__ import annotations

from typing import Final

WARP_SIZE: Final = 32
"""Threads in a warp; one bit each in an execution mask."""

WARPS_PER_WARPGROUP: Final = 4
"""Warps that execute a ``wgmma`` together."""

SECTOR_BYTES: Final = 32
"""The unit in which L1 asks L2 for global memory."""

LINE_BYTES: Final = 128
"""A cache line: four sectors. A 32-bit global load passes L1 once for each distinct line."""

BANKS: Final = 32
"""Shared-memory banks."""

BANK_BYTES: Final = 4
"""Bytes a bank delivers in one wavefront."""

MAX_THREADS_PER_BLOCK: Final = 1024
MAX_BLOCK_DIM: Final = (1024, 1024, 64)
MAX_GRID_DIM: Final = (2**31 - 1, 65_535, 65_535)

ALLOCATION_ALIGNMENT: Final = 256
"""``cudaMalloc`` aligns at least so, and the loader a variable in global memory; sector counts depend on it.

CUDA C++ Programming Guide, "Device Memory Accesses: Size and Alignment Requirement".
"""
