"""A time that was measured on a GPU, and how far the model was off it."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class MeasuredTime:
    """How long a launch took on a GPU.

    Attributes
    ----------
    seconds : float
    flops_per_second : float
        2*M*N*K over ``seconds``.
    device, date : str or None
        The GPU's name for itself, and the day; None where the time was given by who asked.
    conditions : str
        How it was measured.
    model_error : float or None
        The predicted time over this one, less 1: 0.05 where the model is 5 % too slow. None without a prediction.
    """

    seconds: float
    flops_per_second: float
    device: str | None
    date: str | None
    conditions: str
    model_error: float | None
