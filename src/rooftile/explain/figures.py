"""A kernel in a few numbers."""

from __future__ import annotations

from rooftile.core.comparison import Figures, Pair
from rooftile.core.explanation import Explanation


def figures(explanation: Explanation) -> Figures:
    """What the ladder and comparisons show of ``explanation``."""
    e = explanation
    device = [access for access in e.counts.accesses if access.space in ("global", "generic")]
    shared = [access for access in e.counts.accesses if access.space == "shared"]
    roof = e.roofline.points[0].bound if e.roofline and e.roofline.points else None
    return Figures(
        kernel=e.kernel,
        parameters=dict(e.defines),
        judgement=e.verdict.judgement,
        counts="exact" if e.counts.blocks == e.counts.blocks_total else "modelled",
        requests=sum(access.requests for access in device),
        sectors=sum(access.sectors for access in device),
        shared_wavefronts=sum(access.wavefronts for access in shared),
        bank_conflicts=sum(access.bank_conflicts for access in shared),
        wavefronts=sum(access.wavefronts for access in (*device, *shared)),
        flops_per_byte=e.intensity.level("sectors").flops_per_byte,
        occupancy=e.occupancy.occupancy if e.occupancy else None,
        bound=e.time.bound if e.time else roof,
        seconds=e.time.seconds if e.time else None,
        flops_per_second=e.time.flops_per_second if e.time else None,
        fraction_of_peak=e.time.fraction_of_peak if e.time else None,
        measured=e.measured,
    )


def pair(name: str, first: float | None, second: float | None) -> Pair:
    """Two numbers and the second over the first."""
    return Pair(name, first, second, second / first if first and second is not None else None)
