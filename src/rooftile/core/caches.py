"""What goes through L1 and L2, and to and from the device memory. All of it is modelled."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from rooftile.core.counts import Operation, Space

Pace = Literal["together", "staggered"]

_OPEN: Final = 1.25
_APART: Final = 1.1


@dataclass(frozen=True, slots=True)
class AccessHits:
    """One load at L1: sectors asked for (exact), and the share of them that L1 has.

    ``instruction`` and ``space`` name the access as :class:`~rooftile.core.counts.AccessCounts` do.
    """

    instruction: int
    space: Space
    operation: Operation
    array: str | None
    sectors: int
    hit_rate: float


@dataclass(frozen=True, slots=True)
class Caches:
    """Traffic of one launch between the levels of memory.

    Attributes
    ----------
    carveout_bytes, l1_bytes : int
        How the unified data cache of an SM is split into shared memory and L1.
    l1_read_sectors : int
        Sectors that loads ask L1 for, global and local. Exact.
    l1_hit_rate : float
        The share of them that L1 has, or that are already on their way to it.
    l2_read_sectors : int
        The others: what L1 asks L2 for, Nsight Compute's ``l1tex__m_xbar2l1tex_read_sectors.sum``.
    l2_read_least_sectors, l2_read_most_sectors : int
        Between which these lie, whether resident blocks keep together or drift as far apart as blocks usually do. Where
        they are far apart, how much L1 has is a matter of chance. Both are ``l2_read_sectors`` where the pace is known
        better: blocks with barriers, in more than four waves, without spilled registers. And where just a part of a
        big grid is executed.
    l2_write_sectors : int
        What stores and atomics send to L2, for L1 keeps no written data back. Exact.
    l2_hit_rate : float
        The share of all those sectors that L2 does not fetch from memory.
    dram_read_bytes, dram_write_bytes : int
        ``dram__bytes_read.sum`` and ``dram__bytes_write.sum``, beginning with an empty L2. What L2 still holds at the
        end has not been written yet.
    dram_least_bytes, dram_most_bytes : int
        Between which the sum of both lies if L2 holds a fifth more or less than it is taken to. Where they are far
        apart, the launch is at the edge of what L2 holds.
    compulsory_bytes : int
        Different bytes (in whole sectors) that are read: what must be fetched even by an endless L2.
    pace : str
        Whether resident blocks move along "together", or "staggered": older ones go first, so that they are spread
        over a block's duration.
    accesses : tuple of AccessHits
        By load.
    blocks_traced, blocks : int
        Blocks whose requests were played back, of those of the grid.
    error : str
        How far the model was off on kernels that it was not fitted to; "unverified" on a GPU it was never held against.
    notes : tuple of str
        What the model leaves out here.
    """

    carveout_bytes: int
    l1_bytes: int
    l1_read_sectors: int
    l1_hit_rate: float
    l2_read_sectors: int
    l2_read_least_sectors: int
    l2_read_most_sectors: int
    l2_write_sectors: int
    l2_hit_rate: float
    dram_read_bytes: int
    dram_write_bytes: int
    dram_least_bytes: int
    dram_most_bytes: int
    compulsory_bytes: int
    pace: Pace
    accesses: tuple[AccessHits, ...]
    blocks_traced: int
    blocks: int
    error: str
    notes: tuple[str, ...] = ()

    @property
    def open_what_l1_has(self) -> bool:
        """Whether it changes what L1 asks L2 for by a tenth how far blocks drift apart."""
        return self.l2_read_most_sectors > _APART * self.l2_read_least_sectors

    @property
    def at_the_edge_of_l2(self) -> bool:
        """Whether it is open how much memory moves: a little more or less of L2 changes it by a quarter."""
        return self.dram_most_bytes > _OPEN * self.dram_least_bytes
