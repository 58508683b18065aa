"""Measurements: kernels and libraries timed in turn on one problem, and what can be claimed of them."""

from __future__ import annotations

from dataclasses import dataclass
from math import exp, log
from typing import Literal

from rooftile.core.errors import UsageError

SCHEMA_VERSION = 1
"""Version of the JSON form; raised when a field changes its meaning or goes away."""

Role = Literal["rung", "matmul", "reference"]
Mode = Literal["burst", "sustained"]


@dataclass(frozen=True, slots=True)
class MatrixProblem:
    """``batch`` products of A (m, k) and B (k, n), all C-contiguous, or stored transposed where ``layout`` says T.

    ``layout`` is BLAS's: "NT" is A as it is and B from a contiguous (n, k). ``elements``: "float32", "bfloat16",
    "float16", "tf32".
    """

    m: int
    n: int
    k: int
    batch: int = 1
    layout: str = "NN"
    elements: str = "float32"

    def __post_init__(self) -> None:
        if min(self.m, self.n, self.k, self.batch) < 1:
            raise UsageError("a problem has no elements", got=str(self), allowed="sizes of 1 and more")
        if self.layout not in ("NN", "NT", "TN", "TT"):
            raise UsageError("there is no such layout", got=self.layout, allowed="NN, NT, TN, TT")

    @property
    def flops(self) -> int:
        """A multiplication and an addition for each of the products."""
        return 2 * self.m * self.n * self.k * self.batch

    def __str__(self) -> str:
        many = f"{self.batch}x" if self.batch > 1 else ""
        return f"{many}{self.m}x{self.n}x{self.k}" + ("" if self.layout == "NN" else f" {self.layout}")


@dataclass(frozen=True, slots=True)
class Interval:
    """The median of paired ratios and its 95 % confidence interval. What is claimed is ``low``."""

    median: float
    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Build:
    """What a kernel of the ladder was compiled from: the digest of its text, and its parameters."""

    source: str
    parameters: dict[str, int | str]


@dataclass(frozen=True, slots=True)
class Timing:
    """One kernel or library on one problem.

    Attributes
    ----------
    name, role : str
    seconds : float
        Median time of a launch.
    rounds, launches : int
        Rounds, and launches timed together in each.
    versus_reference : Interval or None
        How many times as fast as the measurement's best reference.
    previous : str or None
    versus_previous : Interval or None
        The rung before it, and how many times as fast as that.
    error, tolerance : float
        The largest error of the timed output relative to ``abs(A) @ abs(B)``, and what rounding explains.
    checked_cells : int
        How many cells were held to float64; all were looked at for what is not finite.
    predicted_seconds, model_error : float or None
        The model's time, and that over the measured one, less 1.
    build : Build or None
        Of a rung.
    """

    name: str
    role: Role
    seconds: float
    flops_per_second: float
    rounds: int
    launches: int
    versus_reference: Interval | None
    previous: str | None
    versus_previous: Interval | None
    error: float
    tolerance: float
    checked_cells: int
    predicted_seconds: float | None = None
    model_error: float | None = None
    build: Build | None = None


@dataclass(frozen=True, slots=True)
class Health:
    """Of the GPU while it was measured: SM clock in hertz, power in watts, temperature in degrees Celsius."""

    samples: int
    lowest_clock: float
    median_clock: float
    highest_clock: float
    median_power: float
    highest_temperature: float


@dataclass(frozen=True, slots=True)
class Measurement:
    """All that was timed in turn on one problem; ``reference`` is the fastest reference, ``l2`` "hot" or "cold"."""

    problem: MatrixProblem
    mode: Mode
    l2: str
    reference: str | None
    health: Health | None
    timings: tuple[Timing, ...]


@dataclass(frozen=True, slots=True)
class Bench:
    """A whole run.

    Attributes
    ----------
    what : str
        "ladder" or "shapes".
    device : str
        The device's name for itself.
    software : bool
        Whether that is a CPU that plays a GPU, whose times say nothing of one.
    date : str
    versions : dict of str to str
    missing : tuple of str
        References, and other things, that could not be had here, and why.
    conditions : str
    measurements : tuple of Measurement
    """

    what: str
    device: str
    software: bool
    date: str
    versions: dict[str, str]
    missing: tuple[str, ...]
    conditions: str
    measurements: tuple[Measurement, ...]

    @property
    def ratios(self) -> tuple[tuple[Measurement, Interval], ...]:
        """Each problem's ratio of ``rooftile.matmul`` to the best reference."""
        return tuple(
            (each, timing.versus_reference)
            for each in self.measurements
            for timing in each.timings
            if timing.role == "matmul" and timing.versus_reference is not None
        )

    @property
    def geometric_mean(self) -> Interval | None:
        """Of :attr:`ratios`; of their bounds too, which is no narrower than an interval of the mean would be."""
        found = [interval for _, interval in self.ratios]
        if not found:
            return None
        logs = [[log(value) for value in (each.median, each.low, each.high)] for each in found]
        return Interval(*(exp(sum(column) / len(found)) for column in zip(*logs, strict=True)))
