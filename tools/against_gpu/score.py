"""How far predicted times are from measured ones, beside those of the plain roofline."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import combinations
from math import log
from statistics import median
from typing import Any

from against_gpu.measured import Measured, fitted_kernels, is_fitted, measured

TIED = 0.02
"""Two kernels whose measured times are closer than this are no pair to be put in order."""


@dataclass(frozen=True)
class Score:
    """How far predicted times are from measured ones, as shares of those."""

    launches: int
    median: float
    tenth: float
    worst: float
    pairs: int
    right: float

    def row(self, name: str) -> str:
        """A row of the table."""
        figures = (self.median, self.tenth, self.worst)
        return (
            f"| {name} | {self.launches} | "
            + " | ".join(f"{100 * f:.0f} %" for f in figures)
            + (f" | {100 * self.right:.1f} % of {self.pairs:,} |")
        )


def score(predicted: Mapping[str, float], truth: Mapping[str, Measured] | None = None) -> Score:
    """Errors, and of how many pairs on one problem the faster is named; ``truth`` is :func:`measured` if not given."""
    truth = measured() if truth is None else truth
    errors = sorted(abs(seconds / truth[case].seconds - 1) for case, seconds in predicted.items())
    right = pairs = 0
    for a, b in combinations(predicted, 2):
        if truth[a].gemm == truth[b].gemm and abs(log(truth[a].seconds / truth[b].seconds)) > TIED:
            pairs += 1
            right += (predicted[a] < predicted[b]) == (truth[a].seconds < truth[b].seconds)
    tenth = errors[min(len(errors) - 1, int(0.9 * len(errors)))]
    return Score(len(errors), median(errors), tenth, errors[-1], pairs, right / pairs if pairs else 1.0)


def roofline(case: Measured, dtype: str, bytes_moved: float) -> float:
    """The plain roofline's time: the larger of the arithmetic at its peak and the bytes at the memory's bandwidth."""
    from rooftile import machine

    gpu = machine.load("h200")
    m, n, k = case.gemm
    return max(2 * m * n * k / gpu.peaks.get(dtype, gpu.peaks["float32"]), bytes_moved / gpu.roof_bandwidth)


def rooflines(predictions: Mapping[str, Any]) -> dict[str, dict[str, float]]:
    """The plain roofline's times, without caches (bytes of all sectors) and with perfect ones (every byte once)."""
    found: dict[str, dict[str, float]] = {"without caches": {}, "with perfect caches": {}}
    for case, row in predictions.items():
        each = measured()[case]
        m, n, k = each.gemm
        size = {"float64": 8, "float16": 2, "bfloat16": 2, "int32": 1}.get(row["dtype"], 4)
        found["without caches"][case] = roofline(each, row["dtype"], 32 * row["sectors"])
        found["with perfect caches"][case] = roofline(each, row["dtype"], size * (m * k + k * n + m * n))
    return found


def groups(predicted: Mapping[str, float]) -> dict[str, dict[str, float]]:
    """The launches by whether constants were fitted to them."""
    truth, kernels = measured(), fitted_kernels()

    def pick(wanted: Any) -> dict[str, float]:
        return {case: seconds for case, seconds in predicted.items() if wanted(truth[case])}

    return {
        "fitted to": pick(is_fitted),
        "not fitted to: other kernels": pick(lambda each: not each.unseen and each.kernel not in kernels),
        "not fitted to: other sizes": pick(
            lambda each: not each.unseen and each.kernel in kernels and not is_fitted(each)
        ),
        "not fitted to, all": pick(lambda each: not each.unseen and not is_fitted(each)),
        "never seen": pick(lambda each: each.unseen),
    }


def error_line(predicted: Mapping[str, float], latest: Score) -> str:
    """The model's error as the GPU's file has it; ``latest`` is of what was predicted before it was measured."""
    found = score(groups(predicted)["never seen"])
    return (
        f"median {100 * latest.median:.0f} %, worst {100 * latest.worst:.0f} % on {latest.launches} launches predicted "
        f"before they were measured; {100 * found.median:.0f} % and {100 * found.worst:.0f} % on {found.launches} "
        "others that nothing was fitted to"
    )
