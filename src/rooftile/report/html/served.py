"""How one request is served: the sectors it touches, or the banks it waits for (``docs/counting-rules.md``)."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from rooftile.core.hardware import BANK_BYTES, BANKS, SECTOR_BYTES, WARP_SIZE

Offsets = Sequence[int]
"""Bytes from the array's beginning, one a lane; negative for a lane that asks for nothing."""


@dataclass(frozen=True, slots=True)
class Sector:
    """One 32-byte sector of a request: who touches it, and how many lanes ask for each of its bytes."""

    number: int
    lanes: tuple[int, ...]
    askers: tuple[int, ...]

    @property
    def used(self) -> int:
        """Bytes that some lane asks for."""
        return sum(1 for lanes in self.askers if lanes)


def sectors(offsets: Offsets, lane_bytes: int) -> tuple[Sector, ...]:
    """The sectors that one request to global memory touches, in order of their addresses."""
    lanes: dict[int, list[int]] = defaultdict(list)
    askers: dict[int, list[int]] = defaultdict(lambda: [0] * SECTOR_BYTES)
    for lane, offset in enumerate(offsets):
        if offset < 0:
            continue
        for byte in range(offset, offset + lane_bytes):
            askers[byte // SECTOR_BYTES][byte % SECTOR_BYTES] += 1
        for number in range(offset // SECTOR_BYTES, (offset + lane_bytes - 1) // SECTOR_BYTES + 1):
            lanes[number].append(lane)
    return tuple(Sector(number, tuple(lanes[number]), tuple(askers[number])) for number in sorted(lanes))


def ideal_sectors(found: Sequence[Sector]) -> int:
    """The fewest sectors that could hold the bytes asked for."""
    return -(-sum(sector.used for sector in found) // SECTOR_BYTES)


Kind = Literal["useful", "broadcast", "conflict"]


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a request to shared memory, for one lane.

    ``turn`` is the wavefront of its group, from 1, that serves it, if a bank serves its words in order of address.
    """

    lane: int
    bank: int
    kind: Kind
    turn: int


@dataclass(frozen=True, slots=True)
class BankAccess:
    """One request to shared memory: lanes are served in ``groups``, each of which takes ``wavefronts``."""

    words: tuple[Word, ...]
    groups: tuple[tuple[int, ...], ...]
    wavefronts: tuple[int, ...]

    @property
    def conflicts(self) -> int:
        """Wavefronts beyond one for each group."""
        return sum(self.wavefronts) - len(self.wavefronts)


def bank_access(offsets: Offsets, lane_bytes: int, *, load: bool) -> BankAccess:
    """Serve one request to shared memory. Banks are counted from the array's beginning."""
    active = {lane: offset for lane, offset in enumerate(offsets) if offset >= 0}
    words: list[Word] = []
    groups, wavefronts = [], []
    for group in _groups(active, lane_bytes, load=load):
        askers: dict[int, list[int]] = defaultdict(list)
        for lane in group:
            first = active[lane] // BANK_BYTES
            for word in range(first, (active[lane] + lane_bytes - 1) // BANK_BYTES + 1):
                askers[word].append(lane)
        banks: dict[int, list[int]] = defaultdict(list)
        for word in sorted(askers):
            banks[word % BANKS].append(word)
        for bank, mine in banks.items():
            for turn, word in enumerate(mine, start=1):
                kind: Kind = "conflict" if len(mine) > 1 else "broadcast" if len(askers[word]) > 1 else "useful"
                words += [Word(lane, bank, kind, turn) for lane in askers[word]]
        groups.append(tuple(group))
        wavefronts.append(max(map(len, banks.values())))
    return BankAccess(tuple(words), tuple(groups), tuple(wavefronts))


def _groups(active: dict[int, int], lane_bytes: int, *, load: bool) -> list[list[int]]:
    """Lanes that are served together, without empty groups."""
    together = {8: WARP_SIZE // 2, 16: WARP_SIZE // 4}.get(lane_bytes, WARP_SIZE)
    if load and together < WARP_SIZE:
        for apart in (1, 2):
            if all(active.get(lane ^ apart, offset) == offset for lane, offset in active.items()):
                together *= 2
                break
    found = [
        [lane for lane in range(first, first + together) if lane in active] for first in range(0, WARP_SIZE, together)
    ]
    return [group for group in found if group]
