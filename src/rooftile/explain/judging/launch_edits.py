"""Other launches that may be meant where a kernel is wrong: grids and blocks that are tried in place of the given."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import isqrt
from typing import Final, Literal

from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Language

LARGE_BLOCK: Final = "large-block"
"""The kind of blocks whose threads are too many for the tile: only tried where threads leave shared memory."""


@dataclass(frozen=True, slots=True)
class LaunchEdit:
    """Another launch; ``part`` is what of it changes, None if both do."""

    kind: str
    message: str
    advice: str
    launch: Callable[[Launch, Gemm], Launch]
    part: Literal["grid", "block"] | None = None


def launch_edits(language: Language) -> Iterator[LaunchEdit]:
    """Other launches that may be meant; of WGSL other dispatches, for the workgroup stands in the file."""
    yield LaunchEdit(
        "swapped-grid",
        "the grid's x and y are exchanged: the kernel takes rows from one and columns from the other",
        "exchange the first two sizes of the grid",
        lambda launch, _: replace(launch, grid=(launch.grid[1], launch.grid[0], launch.grid[2])),
        "grid",
    )
    if language != "wgsl":
        yield from _blocks()
    for axes in ((0,), (1,), (0, 1)):
        names = " and ".join("xy"[axis] for axis in axes)
        yield LaunchEdit(
            "floored-grid",
            f"the grid is rounded down in {names}: the last rows or columns of C get no block",
            "round up: (size + tile - 1) / tile",
            lambda launch, _, axes=axes: replace(  # type: ignore[misc]
                launch, grid=tuple(size + (axis in axes) for axis, size in enumerate(launch.grid))
            ),
            "grid",
        )


def _blocks() -> Iterator[LaunchEdit]:
    yield LaunchEdit(
        "swapped-block",
        "the block's x and y are exchanged",
        "exchange the first two sizes of the block",
        lambda launch, _: replace(launch, block=(launch.block[1], launch.block[0], launch.block[2])),
        "block",
    )
    yield LaunchEdit(
        "swapped-launch",
        "grid and block are exchanged: the first between <<< and >>> is the grid",
        "write <<<grid, block>>>",
        lambda launch, _: launch if launch.blocks > 1024 else replace(launch, grid=launch.block, block=launch.grid),
    )
    yield LaunchEdit(
        "flat-launch",
        "the block has one dimension, but the kernel takes rows from the second",
        "launch blocks of two dimensions, as dim3 block(16, 16), and as many as cover N in x and M in y",
        squared,
        "block",
    )
    for part, words in ((2, "half"), (4, "a quarter")):
        yield LaunchEdit(
            LARGE_BLOCK,
            "the block has more threads along x and y than the tile in shared memory has elements",
            f"launch blocks of {words} the threads along x and along y, as many as the tile has elements",
            lambda launch, _, part=part: _divided(launch, part),  # type: ignore[misc]
            "block",
        )


def _divided(launch: Launch, part: int) -> Launch:
    """As many blocks, of a ``part``-th of the threads along x and y."""
    x, y, z = launch.block
    return launch if x % part or y % part else replace(launch, block=(x // part, y // part, z))


def squared(launch: Launch, gemm: Gemm) -> Launch:
    """A launch of square blocks, of at most as many threads, in place of those with a single dimension.

    A grid of two dimensions stays, for it may be of tiles larger than a block.
    """
    side = isqrt(launch.block[0])
    if launch.block[1:] != (1, 1) or side < 2:
        return launch
    grid = launch.grid if launch.grid[1:] != (1, 1) else (-(-gemm.n // side), -(-gemm.m // side), 1)
    return replace(launch, grid=grid, block=(side, side, 1))
