import weakref
from collections import Counter

import numpy as np
import pytest
from fake import Scripted

from rooftile.bench.timing import Contender, EventStopwatch, bursts, launches_of, sustained
from rooftile.core.errors import ExecutionError


def contender(name: str, seconds: float, log: list[tuple[str, int]]) -> Contender:
    def time(launches: int) -> float:
        log.append((name, launches))
        return seconds

    return Contender(name, "rung", time, lambda: None, lambda: np.empty(0))


def test_all_have_their_turn_in_every_round_in_changing_orders() -> None:
    log: list[tuple[str, int]] = []
    found = bursts([contender(name, 1e-4, log) for name in "abc"], rounds=12, seconds=60)
    turns = [name for name, _ in log][3:]
    rounds = ["".join(turns[i : i + 3]) for i in range(0, len(turns), 3)]
    assert len(rounds) == 12
    assert all(sorted(each) == ["a", "b", "c"] for each in rounds)
    assert len(set(rounds)) > 3
    assert {name: len(times) for name, times in found.seconds.items()} == {"a": 12, "b": 12, "c": 12}
    assert {count for _, count in log[3:]} == {5} == set(found.launches.values())


def test_no_round_begins_after_the_time_but_six_are_made() -> None:
    now = iter(range(1000))
    found = bursts([contender("a", 1.0, [])], rounds=30, seconds=8, clock=lambda: float(next(now)))
    assert len(found.seconds["a"]) == 13  # the clock is first looked at after six
    found = bursts([contender("a", 1.0, [])], rounds=30, seconds=0.5, clock=lambda: float(next(now)))
    assert len(found.seconds["a"]) == 6


def test_short_launches_are_timed_together() -> None:
    assert [launches_of(s) for s in (1e-6, 1e-4, 5e-4, 1.0)] == [20, 5, 1, 1]


@pytest.mark.parametrize("bad", [float("nan"), 0.0])
def test_a_time_that_is_none_ends_it(bad: float) -> None:
    with pytest.raises(ExecutionError, match="no time"):
        bursts([contender("a", bad, [])], rounds=6, seconds=1)
    with pytest.raises(ExecutionError, match="no time"):
        sustained([contender("a", bad, [])])


def test_loops_take_their_seconds_and_their_second_half_counts() -> None:
    log: list[tuple[str, int]] = []
    found = sustained([contender("a", 0.01, log), contender("b", 0.02, log)], loop=1.0)
    assert Counter(log[6:]) == {("a", 50): 12, ("b", 25): 12}
    assert [len(times) for times in found.seconds.values()] == [6, 6]
    more = sustained([contender("a", 0.01, log)], rounds=9)
    assert len(more.seconds["a"]) == 9


@pytest.mark.parametrize("kernel", [2e-6, 1e-3])
def test_events_do_not_see_a_host_that_is_slower_than_the_kernel(kernel: float) -> None:
    device = Scripted(lambda _: kernel, fill=1e-4, host=3e-5)
    watch = EventStopwatch(device, clock=device.clock)

    def launch() -> None:
        device.work("kernel", kernel)

    assert watch.seconds(launch, 20) == pytest.approx(kernel, rel=1e-6)
    fills = device.log.count("fill")
    device.log.clear()
    assert watch.seconds(launch, 20) == pytest.approx(kernel, rel=1e-6)
    assert device.log.count("fill") < fills or fills == 1  # it knows by now how many it takes


def test_a_host_that_is_held_back_by_a_full_queue_is_ahead_of_the_device() -> None:
    device = Scripted(lambda _: 1e-3)
    watch = EventStopwatch(device, clock=device.clock)

    def launch() -> None:
        device.work("kernel", 1e-3)
        device.host_now = max(device.host_now, device.device_free - 8e-3)  # no more than eight are enqueued

    assert watch.seconds(launch, 100) == pytest.approx(1e-3)
    assert device.log.count("fill") <= 4


@pytest.mark.parametrize("cold", [False, True])
def test_a_launch_that_waits_for_the_device_is_not_timed(cold: bool) -> None:
    device = Scripted(lambda _: 1e-5)
    watch = EventStopwatch(device, cold=cold, clock=device.clock)

    def launch() -> None:
        device.work("kernel", 1e-5)
        device.host_now = device.device_free

    with pytest.raises(ExecutionError, match="waits for the host"):
        watch.seconds(launch, 3)


def test_a_launch_is_not_kept_with_its_matrices_while_others_are_timed() -> None:
    device = Scripted(lambda _: 1e-3)
    watch = EventStopwatch(device, clock=device.clock)

    def launch() -> None:
        device.work("kernel", 1e-3)

    watch.seconds(launch, 2)
    held = weakref.ref(launch)
    del launch
    assert held() is None


def test_cold_launches_come_each_after_the_scratch_was_written() -> None:
    device = Scripted(lambda _: 1e-3)
    watch = EventStopwatch(device, cold=True, clock=device.clock)
    device.log.clear()
    assert watch.seconds(lambda: device.work("kernel", 1e-3), 3) == pytest.approx(1e-3)
    assert device.log == ["fill", "kernel"] * 3


def test_hot_launches_come_after_one_that_is_not_timed() -> None:
    device = Scripted(lambda _: 1e-3)
    seen = []
    watch = EventStopwatch(device, sample=lambda: seen.append(list(device.log)), clock=device.clock)
    device.log.clear()
    watch.seconds(lambda: device.work("kernel", 1e-3), 3)
    assert device.log == ["fill", *["kernel"] * 4]
    assert seen == [device.log]  # sampled once all is enqueued
