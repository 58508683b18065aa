"""Asynchronous copies: what they cost, written with sets, and a list of those that nobody has waited for yet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

from oracle.counting import Tally, ideal_sectors, phases, sectors, touched


@dataclass
class Pending:
    """One lane's copy: ``data`` go to shared memory at ``to``."""

    lane: int
    group: int
    to: int
    data: bytes


@dataclass
class Copies:
    """The copies of one warp that are under way, and the group that each lane's next copy belongs to."""

    pending: list[Pending] = field(default_factory=list)
    group: Counter[int] = field(default_factory=Counter)

    def commit(self, lanes: list[int]) -> None:
        """``cp.async.commit_group``."""
        self.group.update(lanes)

    def wait(self, lanes: list[int], allowed: int) -> list[Pending]:
        """Take out what is complete when ``lanes`` may go on with the ``allowed`` youngest groups under way."""
        done: list[Pending] = []
        left: list[Pending] = []
        for p in self.pending:
            (done if p.lane in lanes and p.group < self.group[p.lane] - allowed else left).append(p)
        self.pending = left
        return done


def turns(places: dict[int, int], size: int) -> list[list[int]]:
    """Lanes that write at once: in order, those that meet none before them in a bank; and so on with the rest."""
    found = []
    for group in phases(places, size, merges=False):
        left = sorted(group)
        while left:
            taken: set[int] = set()
            now = []
            for lane in left:
                banks = {word % 32 for word in touched({lane: places[lane]}, size, 4)}
                if not banks & taken:
                    taken |= banks
                    now.append(lane)
            found.append(now)
            left = [lane for lane in left if lane not in now]
    return found


def wavefronts(sources: dict[int, int], places: dict[int, int], size: int) -> int:
    """Each turn takes as many passes as lanes read from its busiest bank, at least one."""
    total = 0
    for turn in turns(places, size):
        banks = Counter(
            word % 32 for lane in turn if lane in sources for word in touched({lane: sources[lane]}, size, 4)
        )
        total += max(banks.values(), default=1)
    return total


def count_copy(
    read: Tally,
    written: Tally,
    sources: dict[int, int],
    places: dict[int, int],
    size: int,
    filled: set[int],
    bypass: bool,
) -> None:
    """Add one ``cp.async``: ``sources`` of the lanes that read, ``places`` of all, of which ``filled`` get zeros."""
    if not places:
        return
    staged = {lane: place for lane, place in places.items() if not bypass or lane in filled}
    if sources:
        read.requests += 1
        read.lanes += len(sources)
        read.ideal_sectors += ideal_sectors(sources, size)
        pairs = {(sources[lane] // 128, places[lane] // 32) for lane in sources}
        read.sectors += len(pairs) if bypass else sectors(sources, size)
    written.requests += 1
    written.lanes += len(places)
    written.wavefronts += wavefronts({} if bypass else sources, staged, size)
    written.ideal_wavefronts += len(phases(staged, size, merges=False))
