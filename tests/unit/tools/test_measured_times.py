"""The package's measured times are the benchmarks' own."""

from __future__ import annotations

import measured_times


def test_they_are_what_the_results_say() -> None:
    assert measured_times.main(["--check"]) == 0
