"""What one warp-level memory request costs, written as the rules are stated, with sets."""

from __future__ import annotations

from dataclasses import dataclass

LANES_PER_PHASE = {1: 32, 2: 32, 4: 32, 8: 16, 16: 8}
"""Lanes that shared memory serves together, by bytes a lane."""


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


def touched(addresses: dict[int, int], size: int, unit: int) -> set[int]:
    """Numbers of the ``unit``-byte pieces of memory that lanes at ``addresses`` (by lane) touch with ``size`` bytes."""
    return {byte // unit for address in addresses.values() for byte in range(address, address + size)}


def sectors(addresses: dict[int, int], size: int) -> int:
    """Distinct 32-byte sectors."""
    return len(touched(addresses, size, 32))


def ideal_sectors(addresses: dict[int, int], size: int) -> int:
    """The fewest sectors that could hold the distinct bytes."""
    return -(-len(touched(addresses, size, 1)) // 32)


def lines(addresses: dict[int, int], size: int) -> int:
    """Distinct 128-byte lines: the wavefronts of a global request."""
    return len(touched(addresses, size, 128))


def phases(addresses: dict[int, int], size: int) -> list[set[int]]:
    """The sets of 4-byte words that a shared request asks for together.

    The whole warp up to 32 bits a lane, half-warps for 64, quarter-warps for 128; two quarter-warps of a half that read
    the same words are one.
    """
    together = LANES_PER_PHASE[size]
    groups = []
    for first in range(0, 32, together):
        here = {lane: a for lane, a in addresses.items() if first <= lane < first + together}
        groups.append(touched(here, size, 4))
    if together == 8:
        groups = [g for a, b in zip(groups[::2], groups[1::2], strict=True) for g in ([a] if a == b else [a, b])]
    return [g for g in groups if g]


def shared_wavefronts(addresses: dict[int, int], size: int) -> int:
    """Each phase takes as many passes as the busiest of the 32 banks has distinct words."""
    total = 0
    for words in phases(addresses, size):
        banks: dict[int, set[int]] = {}
        for word in words:
            banks.setdefault(word % 32, set()).add(word)
        total += max(len(bank) for bank in banks.values())
    return total


def ideal_shared_wavefronts(addresses: dict[int, int], size: int) -> int:
    """One pass a phase."""
    return len(phases(addresses, size))


def count(tally: Tally, space: str, addresses: dict[int, int], size: int) -> None:
    """Add one request, made by the lanes in ``addresses``."""
    tally.requests += 1
    tally.lanes += len(addresses)
    if not addresses:
        return
    if space == "shared":
        tally.wavefronts += shared_wavefronts(addresses, size)
        tally.ideal_wavefronts += ideal_shared_wavefronts(addresses, size)
    elif space in ("global", "local", "generic"):
        tally.sectors += sectors(addresses, size)
        tally.ideal_sectors += ideal_sectors(addresses, size)
        tally.wavefronts += lines(addresses, size)
        tally.ideal_wavefronts += -(-len(touched(addresses, size, 1)) // 128)
