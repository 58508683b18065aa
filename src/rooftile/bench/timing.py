"""Contenders, the clock they are timed by, and rounds in which all have their turn."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from rooftile.bench.statistics import FEWEST_ROUNDS, median, require_times
from rooftile.core.errors import ExecutionError
from rooftile.core.measurement import Build, Role
from rooftile.device import Device, View

_TIMED_SECONDS: Final = 5e-4
"""Launches that are timed together take about so long, a thousand times what events tell apart."""

_MOST_LAUNCHES: Final = 20
_MOST_FILLS: Final = 200
"""About 20 ms on a GPU."""
_SCRATCH_BYTES: Final = 256 * 2**20
"""More than twice any L2: written, it drives out whatever was there."""


@dataclass(frozen=True, slots=True, eq=False)
class Contender:
    """One kernel or library on one problem.

    ``time`` gives the seconds a launch takes, of so many in a row; ``poison`` fills its C with NaN; ``result`` is C,
    once it is done. ``previous`` is the rung it is compared with, ``build`` what a rung was compiled from.
    """

    name: str
    role: Role
    time: Callable[[int], float]
    poison: Callable[[], None]
    result: Callable[[], npt.NDArray[Any]]
    previous: str | None = None
    build: Build | None = None


class Stopwatch(Protocol):
    """How a device's launches are timed."""

    def seconds(self, launch: Callable[[], None], launches: int) -> float:
        """Seconds that each of ``launches`` calls of ``launch`` takes on the device."""
        ...


@dataclass(slots=True, eq=False)
class EventStopwatch:
    """Events around launches on the default stream.

    The device is given something else to do first, for as long as the host takes to enqueue the launches: otherwise
    short kernels would be timed at the host's pace. Whether the host was ahead is looked at each time, and if not,
    there is more to do at another try. Hot: an untimed launch goes before the timed ones. Cold: each launch is timed
    by itself, after other data has driven A, B and C out of L2.

    Parameters
    ----------
    device : Device
    cold : bool
    sample : callable
        Called when all is enqueued, while the device works: to read its clock and power.
    clock : callable
        The host's, in seconds.
    """

    device: Device
    cold: bool = False
    sample: Callable[[], None] = lambda: None
    clock: Callable[[], float] = time.perf_counter
    _scratch: View = field(init=False)
    # Of launches that somebody still holds: they hold their matrices, and one stopwatch times all problems.
    _fills: WeakKeyDictionary[Callable[[], None], int] = field(init=False, default_factory=WeakKeyDictionary)

    def __post_init__(self) -> None:
        size = _SCRATCH_BYTES if self.device.name.startswith("cuda") else 1
        self._scratch = self.device.allocate((size,), "uint8")

    def seconds(self, launch: Callable[[], None], launches: int) -> float:
        """See :class:`Stopwatch`.

        Raises
        ------
        ExecutionError
            If the host never gets ahead of the device, for the launch waits for it.
        """
        if not self.cold:
            return self._ahead(launch, launches)
        return sum(self._ahead(launch, 1) for _ in range(launches)) / launches

    def _ahead(self, launch: Callable[[], None], launches: int) -> float:
        """Seconds a launch, of a try at which the host was ahead."""
        fills = self._fills.get(launch, 1)
        while True:
            found = self._once(launch, launches, fills)
            if found is not None:
                self._fills[launch] = fills
                return found
            if fills == _MOST_FILLS:
                raise ExecutionError(
                    "launches cannot be timed: the device waits for the host",
                    got=f"{launches} launches that took the host longer than {fills} writes of 256 MiB the device",
                    next_step="is it a launch that waits until it is done?",
                )
            fills = min(_MOST_FILLS, 2 * fills + 2)

    def _once(self, launch: Callable[[], None], launches: int, fills: int) -> float | None:
        """Seconds a launch; None if the device may have waited for the host meanwhile."""
        begun, begin = self.clock(), self.device.record()
        for _ in range(fills):
            self.device.fill(self._scratch, 0)
        if not self.cold:
            launch()
        start = self.device.record()
        launch()
        first = self.clock() - begun
        for _ in range(launches - 1):
            launch()
        last = self.clock() - begun
        end = self.device.record()
        self.sample()
        busy, taken = self.device.seconds(begin, start), self.device.seconds(start, end)
        # A launch before the last was still under way when the last was enqueued. In long loops the queue is full, and
        # holds the host back: it is then not much ahead, but it is.
        ahead = first < busy and last < busy + taken * max(0.0, 1.0 - 2.0 / launches)
        return taken / launches if ahead else None


def launches_of(seconds: float) -> int:
    """How many launches that take ``seconds`` each are timed together."""
    return max(1, min(_MOST_LAUNCHES, round(_TIMED_SECONDS / seconds)))


@dataclass(frozen=True, slots=True)
class Times:
    """Seconds a launch, by contender and round; how many launches were timed together."""

    seconds: dict[str, list[float]]
    launches: dict[str, int]


def bursts(
    contenders: Sequence[Contender],
    *,
    rounds: int,
    seconds: float,
    pause: float = 0.0,
    seed: int = 0,
    clock: Callable[[], float] = time.perf_counter,
) -> Times:
    """A few launches of each in turn, in an order that is drawn anew each round.

    Parameters
    ----------
    rounds : int
    seconds : float
        No round begins after so long, once there are six, which an interval needs.
    pause : float
        Seconds of rest before each turn, so that all find the GPU at its highest clock.
    seed : int
        Of the orders: with one and the same, a contender would always meet what the one before it left behind.
    """
    found: dict[str, list[float]] = {each.name: [] for each in contenders}
    first = {each.name: each.time(1) for each in contenders}
    require_times(list(first.values()))
    launches = {name: launches_of(took) for name, took in first.items()}
    rng, begun, done = np.random.default_rng(seed), clock(), 0
    while done < max(rounds, FEWEST_ROUNDS) and (done < FEWEST_ROUNDS or clock() - begun < seconds):
        for index in rng.permutation(len(contenders)):
            each = contenders[index]
            if pause:
                time.sleep(pause)
            found[each.name].append(each.time(launches[each.name]))
        done += 1
    return Times(found, launches)


def sustained(contenders: Sequence[Contender], *, loop: float = 1.0, rounds: int = FEWEST_ROUNDS) -> Times:
    """The second half of loops that take ``loop`` seconds, at the clock that the power allows.

    In turn, in an order that is drawn anew each round: what ran before decides how warm a loop finds the GPU.
    """
    found: dict[str, list[float]] = {each.name: [] for each in contenders}
    first = {each.name: median([each.time(1) for _ in range(3)]) for each in contenders}
    require_times(list(first.values()))
    launches = {name: max(2, int(loop / 2 / took)) for name, took in first.items()}
    rng = np.random.default_rng(0)
    for _ in range(rounds):
        for index in rng.permutation(len(contenders)):
            each = contenders[index]
            each.time(launches[each.name])
            found[each.name].append(each.time(launches[each.name]))
    return Times(found, launches)
