"""The roofline: what a kernel of a given intensity can reach on a given GPU (Williams, Waterman, Patterson 2009)."""

from __future__ import annotations

from math import ceil

from rooftile.core.errors import UnavailableError
from rooftile.core.explanation import Intensity, Roofline, RooflinePoint
from rooftile.core.hardware import LINE_BYTES
from rooftile.machine import Gpu

_ELEMENT_BYTES = {"float64": 8, "float32": 4, "tf32": 4, "float16": 2, "bfloat16": 2, "float8": 1, "int8": 1}


def roofline(gpu: Gpu, intensity: Intensity, dtype: str = "float32", *, element_bytes: int | None = None) -> Roofline:
    """Place each level of an intensity under the roof ``min(peak, intensity * bandwidth)``.

    Parameters
    ----------
    gpu : Gpu
        Its memory roof is the measured bandwidth where there is one, else the data sheet's.
    intensity : Intensity
        Levels without bytes are left out.
    dtype : str
        The type the arithmetic is done in, a key of ``gpu.peaks``: ``float32``, ``float64``, ``tensor_float16``, ...
    element_bytes : int, optional
        Bytes of one element of A and B, for ``tile_to_ridge``; those of ``dtype`` unless given.

    Returns
    -------
    Roofline
        ``critical_intensity`` is peak / bandwidth. A naive kernel loads two elements for two FLOP, which is
        ``1 / element_bytes`` FLOP/B, and a square tile of T does T times better, so ``tile_to_ridge`` is
        ``ceil(critical_intensity * element_bytes)``.

    Raises
    ------
    UnavailableError
        If the GPU's peak for ``dtype`` is not known.
    """
    if dtype not in gpu.peaks:
        raise UnavailableError(
            f"the peak rate of {gpu.name} in {dtype} is not known, so it has no roofline here",
            got=dtype,
            allowed=", ".join(gpu.peaks),
            next_step=f"add {dtype} to [peak] in a file of your own and give it with --gpu",
        )
    peak, bandwidth = gpu.peaks[dtype], gpu.roof_bandwidth
    critical = peak / bandwidth
    size = element_bytes or _ELEMENT_BYTES[dtype.removeprefix("tensor_")]
    points = []
    for level in intensity.levels:
        if level.flops_per_byte is not None:
            attainable = min(peak, level.flops_per_byte * bandwidth)
            points.append(
                RooflinePoint(
                    level=level.level,
                    intensity=level.flops_per_byte,
                    attainable_flops=attainable,
                    bound="memory" if level.flops_per_byte < critical else "compute",
                    fraction_of_peak=attainable / peak,
                )
            )
    return Roofline(
        gpu=gpu.key,
        dtype=dtype,
        peak_flops=peak,
        bandwidth=bandwidth,
        critical_intensity=critical,
        tile_to_ridge=ceil(critical * size),
        points=tuple(points),
        bandwidth_from="measured" if "memory_bandwidth" in gpu.measured else "datasheet",
        cache_bandwidths=_cache_bandwidths(gpu),
    )


def _cache_bandwidths(gpu: Gpu) -> dict[str, float]:
    """What the caches give at most: a line a clock for each SM's L1, and what the model of time takes for L2."""
    if gpu.sms is None or gpu.boost_clock is None or "l2_bytes" not in gpu.timing:
        return {}
    clocks = gpu.sms * gpu.boost_clock
    return {"L1": LINE_BYTES * clocks, "L2": gpu.timing["l2_bytes"] * clocks}
