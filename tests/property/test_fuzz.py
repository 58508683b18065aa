"""Some hundreds of generated kernels, launches, arguments, comments, expectations and damaged PTX."""

from __future__ import annotations

import pytest

from property.fuzzing import generated, outcome

ENDS = {
    "right",
    "wrong",
    "unjudged",
    "UsageError",
    "FixedSizeError",
    "InDoubtError",
    "LaunchError",
    "UnknownNameError",
    "CompileError",
    "PtxError",
    "ExecutionError",
}


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 100, 50))
def test_every_case_ends_with_a_verdict_or_an_error_of_ours(start: int) -> None:
    found = {seed: outcome(generated(seed)) for seed in range(start, start + 50)}
    assert set(found.values()) <= ENDS
    assert len(set(found.values())) > 3
