"""The time of a launch on a GPU, beside the prediction: known of the ladder's own kernels, or given."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import replace

from rooftile import machine
from rooftile.core.errors import UsageError
from rooftile.core.measured import MeasuredTime
from rooftile.core.problem import Gemm
from rooftile.core.timing import TimeEstimate
from rooftile.explain.prepare import Options
from rooftile.explain.target import Target
from rooftile.kernels.measured import ladder_time

_GIVEN = "as given"


def check_given(seconds: float | None) -> None:
    """Refuse a measured time that is none.

    Raises
    ------
    UsageError
        If it is not a number of seconds above 0.
    """
    if seconds is None:
        return
    if isinstance(seconds, bool) or not isinstance(seconds, (int, float)) or not 0 < seconds < math.inf:
        raise UsageError(
            "a measured time is of one launch, in seconds",
            got=repr(seconds),
            allowed="a number above 0",
            next_step="give what it took, 0.00123 for 1.23 ms",
        )


def measured_time(
    target: Target,
    options: Options,
    parameters: Mapping[str, int | str],
    gemm: Gemm,
    chip: machine.Gpu,
    estimate: TimeEstimate | None,
    given: float | None,
) -> MeasuredTime | None:
    """What the launch took on ``chip``: ``given`` seconds, or as it was measured of this very kernel of the ladder.

    Only as the ladder launches it, with these parameters, on this problem; otherwise None.
    """
    if given is not None:
        found = MeasuredTime(float(given), gemm.flops / given, None, None, _GIVEN, None)
    else:
        launched = (options.block, options.grid, options.args, options.dynamic_shared)
        if target.manifest is None or any(each is not None for each in launched):
            return None
        known = ladder_time(target.manifest, parameters, gemm, chip.key)
        if known is None:
            return None
        rate = gemm.flops / known.seconds
        found = MeasuredTime(known.seconds, rate, known.device, known.date, known.conditions, None)
    return found if estimate is None else replace(found, model_error=estimate.seconds / found.seconds - 1.0)
