"""The problem and how a kernel is launched on it."""

from __future__ import annotations

from dataclasses import dataclass
from math import prod
from operator import index
from typing import Literal

from rooftile.core.errors import LaunchError, UsageError
from rooftile.core.hardware import MAX_BLOCK_DIM, MAX_GRID_DIM, MAX_THREADS_PER_BLOCK, WARP_SIZE

Dim3 = tuple[int, int, int]

DEFAULT_SIZE = 1024
"""M, N and K unless given: large enough to fill a GPU, and executed in a second or two."""

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

    @property
    def flags(self) -> str:
        """What asks the command line for it, ``-M 30 -N 20 -K 10``."""
        return f"-M {self.m} -N {self.n} -K {self.k}"

    def __str__(self) -> str:
        return f"{self.m} x {self.n} x {self.k}"


@dataclass(frozen=True, slots=True)
class Refusal:
    """One limit that a launch passes: in its "grid" or "block", what it asks for, and what is allowed."""

    what: Literal["grid", "block"]
    got: str
    allowed: str


@dataclass(frozen=True, slots=True)
class Launch:
    """Grid and block, each (x, y, z), and dynamic shared memory in bytes, as somebody asks for them.

    What CUDA would make of that is another question: :attr:`refusals`. ``early``: the kernel may be started while the
    one before it in the stream still runs, since it waits itself until that has ended (``griddepcontrol.wait``).

    Raises
    ------
    LaunchError
        If these are no three dimensions, or less than no memory.
    """

    grid: Dim3
    block: Dim3
    dynamic_shared_bytes: int = 0
    early: bool = False

    def __post_init__(self) -> None:
        for what, dims in (("block", self.block), ("grid", self.grid)):
            if len(dims) != 3:
                raise LaunchError(f"{what} needs three dimensions", got=str(dims), allowed="(x, y, z)")
        if self.dynamic_shared_bytes < 0:
            raise LaunchError("shared memory cannot be negative", got=str(self.dynamic_shared_bytes), allowed=">= 0")

    @property
    def refusals(self) -> tuple[Refusal, ...]:
        """Why CUDA refuses the launch on every GPU (CUDA C++ Programming Guide, "Technical Specifications")."""
        found = [
            Refusal("block", f"the block's {axis} is {size:,}", f"1 to {limit:,}")
            for axis, size, limit in zip("xyz", self.block, MAX_BLOCK_DIM, strict=True)
            if size < 1 or limit < size <= MAX_THREADS_PER_BLOCK  # what is larger still has too many threads
        ]
        if min(self.block) > 0 and self.threads_per_block > MAX_THREADS_PER_BLOCK:
            sides = " x ".join(str(side) for side in self.block if side > 1)
            threads = f"a block has {self.threads_per_block:,} threads ({sides})"
            found.append(Refusal("block", threads, f"at most {MAX_THREADS_PER_BLOCK:,}"))
        return (
            *found,
            *(
                Refusal("grid", f"the grid's {axis} is {size:,}", f"1 to {limit:,}")
                for axis, size, limit in zip("xyz", self.grid, MAX_GRID_DIM, strict=True)
                if not 1 <= size <= limit
            ),
        )

    @property
    def executable(self) -> bool:
        """Whether its blocks can be executed, be it here only: a grid of not too many may pass its limits."""
        refused = {refusal.what for refusal in self.refusals}
        few = min(self.grid) > 0 and self.blocks <= MAX_GRID_DIM[0]
        return not refused or (refused == {"grid"} and few)

    def checked(self) -> Launch:
        """Itself, if CUDA would not refuse it on every GPU.

        Raises
        ------
        LaunchError
            If it would.
        """
        for refusal in self.refusals:
            raise LaunchError(f"no GPU can launch this: {refusal.got}", allowed=refusal.allowed)
        return self

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
