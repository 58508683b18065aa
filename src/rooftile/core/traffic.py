"""What the blocks of a launch ask of the caches: records that the executor makes and the cache model reads."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rooftile.core.counts import Operation, Space


@dataclass(frozen=True, slots=True)
class AccessTraffic:
    """Sectors that the requests of one memory instruction asked a cache for, and those of them that were not there.

    ``lines`` are those of 128 bytes of which no sector was there.
    ``instruction`` and ``space`` name the access as :class:`~rooftile.core.counts.AccessCounts` do.
    """

    instruction: int
    space: Space
    operation: Operation
    array: str | None
    sectors: int
    missed: int
    lines: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class BufferOrigins:
    """Where each block begins in one buffer: blocks with equal origins use the same part of it.

    Attributes
    ----------
    name : str
        The pointer parameter, or a variable in global memory.
    bytes : int
        Size of the buffer.
    offsets : numpy.ndarray
        (blocks of the grid,) int64: distance from the buffer's start of the first byte that the block's first warp asks
        for; -1 where that is not known.
    """

    name: str
    bytes: int
    offsets: npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True)
class Residents:
    """Blocks that are on one SM together, one group after the other, and how they move along.

    Attributes
    ----------
    groups : tuple of tuple of int
        Block numbers; the blocks of a group are resident together, and the next group follows on the same SM.
    phases : tuple of tuple of float
        How far each block is ahead of the others, as a part of its requests, from 0 to below 1.
    from_start : bool
        Whether the first group is the SM's first, so that it finds L1 empty; otherwise the first group only fills L1.
    steps : tuple of tuple of float
        Where the blocks do not keep their distances: how much of each has been done (0 to 1, in the order of the
        groups) at moments that follow each other. Phases then say nothing. The last moment is that at which the SM
        would need a block that is not among these.
    """

    groups: tuple[tuple[int, ...], ...]
    phases: tuple[tuple[float, ...], ...]
    from_start: bool
    steps: tuple[tuple[float, ...], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class Traffic:
    """Traces of some blocks, played back through caches.

    Attributes
    ----------
    first, later : tuple of AccessTraffic
        At L1: of blocks that find it empty, and of blocks that follow others on their SM. ``later`` is empty where no
        block follows another.
    alone : tuple of AccessTraffic
        Each block for itself in a cache without limit: ``missed`` are its different sectors, stores included.
    origins : tuple of BufferOrigins
    blocks : int
        Blocks that were traced.
    """

    first: tuple[AccessTraffic, ...]
    later: tuple[AccessTraffic, ...]
    alone: tuple[AccessTraffic, ...]
    origins: tuple[BufferOrigins, ...]
    blocks: int
