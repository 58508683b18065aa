"""What one warp-level memory request costs: the rules of ``docs/counting-rules.md``, written with sets."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass
class Tally:
    """Counts of one machine access, summed over its requests."""

    ptx_executions: int = 0
    requests: int = 0
    lanes: int = 0
    sectors: int = 0
    ideal_sectors: int = 0
    wavefronts: int = 0
    ideal_wavefronts: int = 0

    def divide(self, repeat: float) -> None:
        """Where a machine request stands for ``repeat`` executions that were each counted as one."""
        for name, value in vars(self).items():
            setattr(self, name, round(value / repeat))


def touched(addresses: dict[int, int], size: int, unit: int) -> set[int]:
    """Numbers of the ``unit``-byte pieces of memory that hold any of the ``size`` bytes at each lane's address."""
    return {piece for a in addresses.values() for piece in range(a // unit, (a + size - 1) // unit + 1)}


def sectors(addresses: dict[int, int], size: int) -> int:
    """Distinct 32-byte sectors."""
    return len(touched(addresses, size, 32))


def ideal_sectors(addresses: dict[int, int], size: int) -> int:
    """The fewest sectors that could hold the distinct bytes."""
    return -(-len(touched(addresses, size, 1)) // 32)


def phases(addresses: dict[int, int], size: int, *, merges: bool) -> list[dict[int, int]]:
    """The groups of lanes that are served together: the warp up to 4 bytes a lane, half-warps for 8, quarters for 16.

    ``merges``, for loads from shared memory: the two half-warps are one group, or the first two and the last two
    quarter-warps are, if lanes ``i`` and ``i ^ 1``, or lanes ``i`` and ``i ^ 2``, agree throughout the warp: the same
    address, or one of them inactive.
    """
    together = {8: 16, 16: 8}.get(size, 32)
    if merges and together < 32:
        for x in (1, 2):
            if all(addresses.get(lane ^ x, address) == address for lane, address in addresses.items()):
                together *= 2
                break
    groups = [
        {lane: address for lane, address in addresses.items() if first <= lane < first + together}
        for first in range(0, 32, together)
    ]
    return [group for group in groups if group]


def wavefronts(addresses: dict[int, int], size: int, *, merges: bool) -> int:
    """Each group takes as many passes as the busiest of the 32 banks has distinct 4-byte words."""
    total = 0
    for group in phases(addresses, size, merges=merges):
        banks: dict[int, set[int]] = {}
        for word in touched(group, size, 4):
            banks.setdefault(word % 32, set()).add(word)
        total += max(len(bank) for bank in banks.values())
    return total


def global_wavefronts(addresses: dict[int, int], size: int, operation: str) -> int:
    """Modelled: loads go four 128-byte lines at a time, in the order lanes name them, by the bank rule within these."""
    if operation == "store":
        return wavefronts(addresses, size, merges=False)
    line_of = {lane: address // 128 for lane, address in sorted(addresses.items())}
    lines = list(dict.fromkeys(line_of.values()))
    total = 0
    for first in range(0, len(lines), 4):
        batch = {lane: addresses[lane] for lane, line in line_of.items() if line in lines[first : first + 4]}
        total += wavefronts(batch, size, merges=False)
    return total


def count_local(tally: Tally, addresses: dict[int, int], size: int) -> None:
    """Local memory keeps a word of all lanes in one 128-byte line, lane by lane; one pass for each line of a group."""
    words = {(word, lane) for lane, a in addresses.items() for word in touched({lane: a}, size, 4)}
    tally.sectors += len({(word * 32 + lane) // 8 for word, lane in words})
    tally.ideal_sectors += -(-len(addresses) * size // 32)
    for group in phases(addresses, size, merges=False):
        tally.wavefronts += len(touched(group, size, 4))
        tally.ideal_wavefronts += -(-len(group) * size // 128)


def count(tally: Tally, space: str, operation: str, addresses: dict[int, int], size: int) -> None:
    """Add one request, made by the lanes in ``addresses``; without any, there is none."""
    if not addresses:
        return
    tally.requests += 1
    tally.lanes += len(addresses)
    if space == "shared":
        merges = operation == "load"
        tally.wavefronts += wavefronts(addresses, size, merges=merges)
        tally.ideal_wavefronts += len(phases(addresses, size, merges=merges))
    elif space == "global":
        tally.sectors += sectors(addresses, size)
        tally.ideal_sectors += ideal_sectors(addresses, size)
        tally.wavefronts += global_wavefronts(addresses, size, operation)
        tally.ideal_wavefronts += len(phases(addresses, size, merges=False))
    elif space == "local":
        count_local(tally, addresses, size)
