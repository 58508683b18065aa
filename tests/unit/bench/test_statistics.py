from fractions import Fraction
from itertools import product

import numpy as np
import pytest

from rooftile.bench.statistics import FEWEST_ROUNDS, lower_rank, median, paired_ratio
from rooftile.core.errors import ExecutionError, UsageError


def miss(rounds: int, rank: int) -> Fraction:
    """The probability that the median is not between the ranks, by going through all outcomes of ``rounds`` coins."""
    outside = sum(1 for coins in product((0, 1), repeat=rounds) if not rank <= sum(coins) <= rounds - rank)
    return Fraction(outside, 2**rounds)


@pytest.mark.parametrize("rounds", range(1, 14))
def test_the_rank_is_the_largest_that_misses_in_at_most_one_of_twenty(rounds: int) -> None:
    rank = lower_rank(rounds)
    assert rank == max([r for r in range(1, rounds // 2 + 1) if miss(rounds, r) <= Fraction(1, 20)], default=0)
    assert (rank == 0) == (rounds < FEWEST_ROUNDS)


def test_ranks_are_those_of_published_tables() -> None:
    assert [lower_rank(n) for n in (10, 15, 20, 25, 30, 40, 50)] == [2, 4, 6, 8, 10, 14, 18]


def test_ratios_are_of_one_round_so_that_a_change_of_clock_cancels() -> None:
    clock = np.linspace(1, 3, 20)
    found = paired_ratio(list(1.2 * clock), list(clock))
    assert (found.low, found.median, found.high) == pytest.approx((1.2, 1.2, 1.2))


def test_the_other_way_round_is_the_reciprocal() -> None:
    rng = np.random.default_rng(1)
    one, two = (list(rng.lognormal(0, 0.3, 16)) for _ in range(2))
    there, back = paired_ratio(one, two), paired_ratio(two, one)
    assert (1 / there.high, 1 / there.median, 1 / there.low) == pytest.approx((back.low, back.median, back.high))


def test_one_slow_round_does_not_move_the_interval() -> None:
    own, reference = [1.0 + i * 1e-3 for i in range(20)], [1.1] * 20
    calm = paired_ratio(reference, own)
    shaken = paired_ratio(reference, [*own[:-1], 50.0])
    assert (shaken.low, shaken.high) == (calm.low, calm.high)


def test_the_interval_holds_the_true_median_of_simulated_rounds() -> None:
    rng = np.random.default_rng(0)
    held, trials = 0, 1000
    for _ in range(trials):
        drift = np.cumsum(rng.normal(0, 0.05, 20))  # of the clock, which both have
        noise = rng.lognormal(0, 0.1, 20) + (rng.random(20) < 0.1) * 0.5
        own = np.exp(drift)
        found = paired_ratio(list(1.05 * own * noise), list(own))
        true = 1.05 * np.exp(0.1 * 0.1397103)  # the mixture's median: 0.9 * Phi(z) = 0.5 but for what is beyond 1.5
        held += found.low <= true <= found.high
    assert 0.945 <= held / trials <= 0.985  # 95.9 % expected


def test_the_median_is_numpys() -> None:
    for count in (1, 2, 7, 8):
        values = list(np.random.default_rng(count).random(count))
        assert median(values) == pytest.approx(np.median(values))


@pytest.mark.parametrize("bad", [0.0, -1.0, float("nan"), float("inf")])
def test_what_is_no_time_is_refused(bad: float) -> None:
    with pytest.raises(ExecutionError, match="no time"):
        paired_ratio([1.0] * 6, [1.0] * 5 + [bad])


def test_too_few_rounds_are_refused() -> None:
    with pytest.raises(UsageError, match="too few"):
        paired_ratio([1.0] * 5, [1.0] * 5)
