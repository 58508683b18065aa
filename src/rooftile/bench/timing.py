"""Contenders, the clock they are timed by, and rounds in which all have their turn."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol
from weakref import WeakKeyDictionary

import numpy as np
import numpy.typing as npt

from rooftile.bench.statistics import FEWEST_ROUNDS, median, require_times
from rooftile.core.measurement import Role
from rooftile.device import Device, View

_TIMED_SECONDS: Final = 5e-4
"""Launches that are timed together take about so long, a thousand times what events tell apart."""

_MOST_LAUNCHES: Final = 20
_MOST_FILLS: Final = 200
_SCRATCH_BYTES: Final = 256 * 2**20
"""More than twice any L2: written, it drives out whatever was there."""

_LOOP_ROUNDS: Final = FEWEST_ROUNDS


@dataclass(frozen=True, slots=True, eq=False)
class Contender:
    """One kernel or library on one problem.

    ``time`` gives the seconds a launch takes, of so many in a row; ``poison`` fills its C with NaN; ``result`` is C,
    once it is done. ``previous`` is the rung it is compared with.
    """

    name: str
    role: Role
    time: Callable[[int], float]
    poison: Callable[[], None]
    result: Callable[[], npt.NDArray[Any]]
    previous: str | None = None


class Stopwatch(Protocol):
    """How a device's launches are timed."""

    def seconds(self, launch: Callable[[], None], launches: int) -> float:
        """Seconds that each of ``launches`` calls of ``launch`` takes on the device."""
        ...


@dataclass(slots=True, eq=False)
class EventStopwatch:
    """Events around launches on the default stream.

    The device is given something else to do first, for as long as the host takes to enqueue the launches: otherwise
    short kernels would be timed at the host's pace. Hot: an untimed launch goes before the timed ones. Cold: each
    launch is timed by itself, after other data has driven A, B and C out of L2.

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
    _fill_seconds: float = field(init=False)
    # Of launches that somebody still holds: they hold their matrices, and one stopwatch times all problems.
    _host_seconds: WeakKeyDictionary[Callable[[], None], float] = field(init=False, default_factory=WeakKeyDictionary)

    def __post_init__(self) -> None:
        size = _SCRATCH_BYTES if self.device.name.startswith("cuda") else 1
        self._scratch = self.device.allocate((size,), "uint8")
        self._fill()  # the first is slow
        start = self.device.record()
        self._fill()
        self._fill_seconds = self.device.seconds(start, self.device.record())

    def seconds(self, launch: Callable[[], None], launches: int) -> float:
        """See :class:`Stopwatch`."""
        if self.cold:
            return self._one_by_one(launch, launches)
        for _ in range(self._fills(launch, launches)):
            self._fill()
        launch()
        begun = self.clock()
        start = self.device.record()
        for _ in range(launches):
            launch()
        end = self.device.record()
        self._host_seconds[launch] = (self.clock() - begun) / launches
        self.sample()
        return self.device.seconds(start, end) / launches

    def _one_by_one(self, launch: Callable[[], None], launches: int) -> float:
        moments = []
        for _ in range(launches):
            self._fill()
            start = self.device.record()
            launch()
            moments.append((start, self.device.record()))
        self.sample()
        return sum(self.device.seconds(*pair) for pair in moments) / launches

    def _fills(self, launch: Callable[[], None], launches: int) -> int:
        """How often the scratch is written so that the host is ahead, twice over."""
        host = self._host_seconds.get(launch)
        if host is None or self._fill_seconds <= 0:
            return 1
        return min(_MOST_FILLS, 1 + math.ceil(2 * host * launches / self._fill_seconds))

    def _fill(self) -> None:
        self.device.fill(self._scratch, 0)


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


def sustained(contenders: Sequence[Contender], *, loop: float = 1.0) -> Times:
    """The second half of loops that take ``loop`` seconds, at the clock that the power allows, in turn, six rounds."""
    found: dict[str, list[float]] = {each.name: [] for each in contenders}
    first = {each.name: median([each.time(1) for _ in range(3)]) for each in contenders}
    require_times(list(first.values()))
    launches = {name: max(2, int(loop / 2 / took)) for name, took in first.items()}
    for number in range(_LOOP_ROUNDS):
        for each in contenders if number % 2 == 0 else tuple(reversed(contenders)):
            each.time(launches[each.name])
            found[each.name].append(each.time(launches[each.name]))
    return Times(found, launches)
