"""The problem and how a kernel is launched on it."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from operator import index

from rooftile.core.errors import LaunchError, UsageError
from rooftile.core.hardware import MAX_BLOCK_DIM, MAX_GRID_DIM, MAX_THREADS_PER_BLOCK, WARP_SIZE

Dim3 = tuple[int, int, int]

_TOO_LARGE = 2**63
"""No kernel has a type for such a size."""


@dataclass(frozen=True, slots=True)
class Gemm:
    """``C = alpha * A @ B + beta * C`` with A (M, K), B (K, N) and C (M, N), row-major.

    Raises
    ------
    UsageError
        If a dimension is not a positive integer.
    """

    m: int
    n: int
    k: int
    alpha: float = 1.0
    beta: float = 0.0

    def __post_init__(self) -> None:
        for name, field in (("M", "m"), ("N", "n"), ("K", "k")):
            given = getattr(self, field)
            try:
                value = 0 if isinstance(given, bool) else index(given)
            except TypeError:
                value = 0
            if not 1 <= value < _TOO_LARGE:
                raise UsageError(
                    f"{name} must be a positive integer" + (" below 2**63" if value > 0 else ""),
                    got=f"{name} = {given!r}",
                    allowed="1, 2, 3, ...",
                    next_step=f"give a size, for example -{name} 1024",
                )
            object.__setattr__(self, field, value)  # an int, whatever kind of integer was given

    @property
    def flops(self) -> int:
        """Floating-point operations: one multiplication and one addition for each of M*N*K products."""
        return 2 * self.m * self.n * self.k

    def __str__(self) -> str:
        return f"{self.m} x {self.n} x {self.k}"


@dataclass(frozen=True, slots=True)
class Launch:
    """Grid and block, each (x, y, z), and dynamic shared memory in bytes.

    Raises
    ------
    LaunchError
        If CUDA would refuse the launch on every GPU.
    """

    grid: Dim3
    block: Dim3
    dynamic_shared_bytes: int = 0

    def __post_init__(self) -> None:
        for what, dims, limits in (("block", self.block, MAX_BLOCK_DIM), ("grid", self.grid, MAX_GRID_DIM)):
            if len(dims) != 3:
                raise LaunchError(f"{what} needs three dimensions", got=str(dims), allowed="(x, y, z)")
            for axis, size, limit in zip("xyz", dims, limits, strict=True):
                if not 1 <= size <= limit:
                    raise LaunchError(
                        f"{what} size in {axis} is out of range",
                        got=f"{what} = {dims}",
                        allowed=f"1 to {limit:,} in {axis}",
                        next_step=f"give another --{what}",
                    )
        if self.threads_per_block > MAX_THREADS_PER_BLOCK:
            raise LaunchError(
                "a block has too many threads",
                got=f"block = {self.block}: {self.threads_per_block:,} threads",
                allowed=f"at most {MAX_THREADS_PER_BLOCK:,} threads a block",
                next_step="give a smaller --block and let each thread do more, or launch more blocks",
            )
        if self.dynamic_shared_bytes < 0:
            raise LaunchError("shared memory cannot be negative", got=str(self.dynamic_shared_bytes), allowed=">= 0")

    @property
    def blocks(self) -> int:
        """Blocks in the grid."""
        return prod(self.grid)

    @property
    def threads_per_block(self) -> int:
        """Threads in a block."""
        return prod(self.block)

    @property
    def warps_per_block(self) -> int:
        """Warps in a block; the last may be partial."""
        return -(-self.threads_per_block // WARP_SIZE)


def unravel(number: int, extent: Dim3) -> Dim3:
    """Index (x, y, z) of the thread or block with that number in a block or grid of ``extent``; x runs fastest."""
    x, y, _ = extent
    return number % x, number // x % y, number // (x * y)
