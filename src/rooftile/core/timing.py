"""How long a launch takes on a GPU, what it waits for, and what to do about it: the records."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

WORDS: Final = {
    "issue": "the schedulers issuing instructions",
    "operands": "reading registers",
    "tensor": "the tensor cores",
    "fma": "multiply-adds",
    "fp64": "double-precision arithmetic",
    "imad": "integer multiplications",
    "alu": "integer arithmetic",
    "special": "conversions",
    "L1": "L1 and shared memory",
    "L1 tags": "looking up requests in L1",
    "L2": "L2's bandwidth",
    "memory": "device memory's bandwidth",
    "latency": "waiting that other warps do not fill",
    "tail": "SMs without work",
    "launch": "launching",
}
"""What takes time, by its name in :class:`TimeEstimate`; in a language's own words by
:func:`rooftile.core.webgpu_words.in_words_of`."""


@dataclass(frozen=True, slots=True)
class ExecutedLine:
    """One PTX instruction as the time model wants it.

    Attributes
    ----------
    ptx_line, block : int
        Its line in the PTX text, and its basic block.
    warps : int
        Executions by warps.
    access : int or None
        For a memory instruction, ``AccessCounts.instruction`` of the machine access that it is part of.
    parts : int
        Instructions of the kind that there are most of, among those that this line and block stand for: ``wmma.load``
        is several loads, and a device function may be called more than once.
    """

    ptx_line: int
    block: int
    warps: int
    access: int | None = None
    parts: int = 1


@dataclass(frozen=True, slots=True)
class TimeTerm:
    """One thing that bounds the time: the clocks it alone would take, and their share of the whole time."""

    name: str
    meaning: str
    cycles: float
    share: float


@dataclass(frozen=True, slots=True)
class TimeEstimate:
    """The modelled time of one launch.

    ``seconds`` is ``launch_seconds`` and ``cycles`` at ``clock_hz``; ``cycles`` are those of the largest term, of
    ``latency_cycles``, in which that is idle because every warp waits, and of ``tail_cycles``, in which some SMs have
    nothing left to do.

    Attributes
    ----------
    seconds, launch_seconds : float
    cycles, latency_cycles, tail_cycles : float
        Clocks of an SM.
    clock_hz : float
        The clock they are of: the highest, or what the tensor cores and the power limit leave of it.
    terms : tuple of TimeTerm
        Largest first.
    bound : str
        Name of the largest term, or "latency" or "tail" or "launch" where that takes more of the time.
    flops_per_second : float
        2*M*N*K over ``seconds``; of a kernel that is wrong, the FLOP that it executes.
    fraction_of_peak : float or None
        Of the GPU's peak for the arithmetic type; None where that is not known.
    machine_instructions : int
        Instructions executed by warps, of the machine code.
    blocks_on_busiest_sm, resident_blocks : int
    error : str
        How far the model was off on kernels that it was not fitted to; "unverified" on a GPU it was never held against.
    """

    seconds: float
    launch_seconds: float
    cycles: float
    latency_cycles: float
    tail_cycles: float
    clock_hz: float
    terms: tuple[TimeTerm, ...]
    bound: str
    flops_per_second: float
    fraction_of_peak: float | None
    machine_instructions: int
    blocks_on_busiest_sm: int
    resident_blocks: int
    error: str


@dataclass(frozen=True, slots=True)
class NextStep:
    """A change to the kernel, and what the model says of it.

    Attributes
    ----------
    change : str
        What to do, in a few words.
    reason : str
        What it changes.
    seconds, flops_per_second, speedup : float
        The predicted time after it, the rate, and how many times faster that is than now.
    rung : str or None
        A kernel of the ladder that shows it.
    line : int or None
        The source line to change, where there is one.
    """

    change: str
    reason: str
    seconds: float
    flops_per_second: float
    speedup: float
    rung: str | None = None
    line: int | None = None
