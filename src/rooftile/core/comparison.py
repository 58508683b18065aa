"""Kernels side by side: the ladder, rung by rung, and two kernels, line by line."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rooftile.core.display import InNotebook
from rooftile.core.explanation import Explanation, Label, LineCounts, Roofline
from rooftile.core.measured import MeasuredTime
from rooftile.core.problem import Gemm

SCHEMA_VERSION = 1
"""Version of the JSON forms of both; raised when a field changes its meaning or goes away."""

TIED = 1.06
"""Kernels whose predicted times are closer than this factor, about the model's median error, are tied: it cannot tell
which is faster."""


@dataclass(frozen=True, slots=True)
class Figures:
    """One kernel in a few numbers.

    Attributes
    ----------
    kernel : str
    parameters : dict of str to int or str
        Its macros: those that were set, for a kernel of the ladder all.
    judgement : str
        "right", "wrong" or "unjudged".
    counts : str
        "exact", or "modelled" where they were scaled from some of the blocks.
    requests, sectors : int
        Of global memory, loads and stores.
    shared_wavefronts, bank_conflicts : int
    wavefronts : int
        Of global and shared memory together.
    flops_per_byte : float or None
        2*M*N*K over the bytes of all sectors.
    occupancy : float or None
    bound : str or None
        What takes the largest part of the predicted time; "memory" or "compute" under the roof where there is none.
    seconds, flops_per_second, fraction_of_peak : float or None
        Predicted.
    measured : MeasuredTime or None
        What it took on this GPU, where that is known.
    """

    kernel: str
    parameters: dict[str, int | str]
    judgement: str
    counts: Label
    requests: int
    sectors: int
    shared_wavefronts: int
    bank_conflicts: int
    wavefronts: int
    flops_per_byte: float | None
    occupancy: float | None
    bound: str | None
    seconds: float | None
    flops_per_second: float | None
    fraction_of_peak: float | None
    measured: MeasuredTime | None = None


@dataclass(frozen=True, slots=True)
class Rung:
    """A kernel of the ladder beside the one it improves on.

    ``previous`` is that rung's name, or the kernel that a counter-example spoils; ``speedup`` is how many times faster
    than that it is predicted to be (see :data:`TIED`), ``changes`` are its requests, sectors and wavefronts over that
    one's.
    """

    figures: Figures
    title: str
    idea: str
    counterexample: bool
    previous: str | None
    speedup: float | None
    changes: dict[str, float | None]
    next_step: str | None


@dataclass(frozen=True, slots=True)
class Ladder(InNotebook):
    """The ladder on one problem and GPU, from the bottom up; ``error`` is the model of time's.

    ``no_time`` says why no time is known, ``left_out`` names the rungs that the GPU lacks instructions for.
    ``elements`` is what is multiplied: ``"float32"``, or on tensor cores ``"bfloat16"``, ``"float16"`` or ``"tf32"``.
    ``roofline`` is the GPU's for the arithmetic type of the kernels; its points are the first rung's.
    """

    gemm: Gemm
    gpu: str
    gpu_name: str
    error: str | None
    rungs: tuple[Rung, ...]
    roofline: Roofline | None = None
    elements: str = "float32"
    left_out: tuple[str, ...] = ()
    no_time: str | None = None

    def __repr__(self) -> str:
        return f"<Ladder of {len(self.rungs)} kernels, {self.gemm} {self.elements} on {self.gpu_name}>"


def told_apart(first: Figures, second: Figures) -> tuple[str, str]:
    """What to call two kernels: ``naive`` and ``tiled``, or ``T=16`` and ``T=32`` of one kernel, or their places."""
    if first.kernel != second.kernel:
        return first.kernel, second.kernel
    a, b = first.parameters, second.parameters
    changed = [name for name in {**a, **b} if a.get(name) != b.get(name)]
    if not changed:
        return "the first", "the second"
    return _settings(a, changed), _settings(b, changed)


def _settings(parameters: dict[str, int | str], names: list[str]) -> str:
    return " ".join(f"{name}={parameters[name]}" if name in parameters else f"no {name}" for name in names)


@dataclass(frozen=True, slots=True)
class Pair:
    """One number of two kernels; ``ratio`` is the second over the first, None where that is nothing."""

    name: str
    first: float | None
    second: float | None
    ratio: float | None


@dataclass(frozen=True, slots=True)
class LinePair:
    """What two kernels do to one array, by source line; one is None where only the other has such an access."""

    space: str
    operation: str
    array: str | None
    first: LineCounts | None
    second: LineCounts | None


@dataclass(frozen=True, slots=True)
class Comparison(InNotebook):
    """Two kernels on one problem and GPU.

    ``counters`` are by Nsight Compute's names, ``terms`` the clocks of the model of time by what takes them;
    ``speedup`` is how many times faster the ``faster`` one is predicted to be, 1 where they are tied (:data:`TIED`),
    ``why`` says it in words.
    ``explanations`` are those of both kernels.
    """

    gemm: Gemm
    gpu: str
    gpu_name: str
    error: str | None
    first: Figures
    second: Figures
    counters: tuple[Pair, ...]
    lines: tuple[LinePair, ...]
    terms: tuple[Pair, ...]
    faster: Literal["first", "second"] | None
    speedup: float | None
    why: str
    explanations: tuple[Explanation, Explanation] | None = field(default=None, compare=False)

    def __repr__(self) -> str:
        names = " and ".join(told_apart(self.first, self.second))
        faster = f"the {self.faster} {self.speedup:.2f} times as fast" if self.faster and self.speedup else "tied"
        outcome = "" if self.speedup is None else f": {faster}, predicted"
        return f"<Comparison of {names}, {self.gemm} on {self.gpu_name}{outcome}>"
