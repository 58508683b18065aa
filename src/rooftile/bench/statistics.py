"""What rounds of times say: the median of paired ratios, and a confidence interval that assumes no distribution.

A ratio is of two times of one round, so that a clock that falls meets both. The interval lies between two of the sorted
ratios: the number of ratios below the true median is binomial with p = 1/2 whatever their distribution, so the ranks
r and n + 1 - r enclose it with probability ``1 - 2 * P(X < r)`` (the sign test turned into an interval; David and
Nagaraja, Order Statistics, 7.1). It holds at least 95 %, has no random part, and one slow round does not move it far.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb, exp, isfinite, log
from typing import Final

from rooftile.core.errors import ExecutionError, UsageError
from rooftile.core.measurement import Interval

FEWEST_ROUNDS: Final = 6
"""With fewer not even the lowest and the highest ratio enclose the median with a probability of 95 %."""

_CONFIDENCE: Final = 0.95


def paired_ratio(reference: Sequence[float], own: Sequence[float]) -> Interval:
    """How many times as fast as the reference: of ``reference[i] / own[i]``.

    Parameters
    ----------
    reference, own : sequence of float
        Seconds, by round.

    Raises
    ------
    UsageError
        If there are fewer than six rounds, or not as many of both.
    ExecutionError
        If a time is not a positive number.
    """
    if len(reference) != len(own) or len(own) < FEWEST_ROUNDS:
        raise UsageError(
            "too few rounds for a confidence interval of 95 %",
            got=f"{len(reference)} and {len(own)} rounds",
            allowed=f"{FEWEST_ROUNDS} and more, as many of both",
            next_step=f"--rounds {FEWEST_ROUNDS}",
        )
    require_times([*reference, *own])
    logs = sorted(log(r / o) for r, o in zip(reference, own, strict=True))
    rank = lower_rank(len(logs))
    # The middle of the logarithms, so that the ratio the other way round is exactly the reciprocal.
    return Interval(exp(_middle(logs)), exp(logs[rank - 1]), exp(logs[len(logs) - rank]))


def lower_rank(rounds: int, confidence: float = _CONFIDENCE) -> int:
    """The largest r so that the r-th lowest and r-th highest of ``rounds`` values enclose the median; 0 if none do."""
    below, rank = 0, 0
    while rank < rounds // 2:
        below += comb(rounds, rank)  # P(X <= rank) * 2**rounds
        if 2 * below > (1 - confidence) * 2**rounds:
            break
        rank += 1
    return rank


def median(values: Sequence[float]) -> float:
    """The middle of ``values``."""
    return _middle(sorted(values))


def require_times(seconds: Sequence[float]) -> None:
    """Refuse what is no time: a NaN, infinity, zero or less.

    Raises
    ------
    ExecutionError
    """
    for value in seconds:
        if not (isfinite(value) and value > 0):
            raise ExecutionError("the device measured what is no time", got=f"{value} s", allowed="more than 0 s",
                                 next_step="time more launches together, or larger matrices")  # fmt: skip


def _middle(ordered: Sequence[float]) -> float:
    half = len(ordered) // 2
    return ordered[half] if len(ordered) % 2 else (ordered[half - 1] + ordered[half]) / 2
