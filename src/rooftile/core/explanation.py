"""The record that ``explain`` returns and every report draws from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from rooftile.core.caches import Caches
from rooftile.core.counts import Counts
from rooftile.core.display import InNotebook
from rooftile.core.expectation import Expectation
from rooftile.core.finding import Finding, Verdict
from rooftile.core.gpu import Gpu
from rooftile.core.measured import MeasuredTime
from rooftile.core.probe import Probes
from rooftile.core.problem import Gemm, Launch
from rooftile.core.schedule import LatencyHiding, OccupancyWhatIf, Schedule, ThreadMapping
from rooftile.core.shape import AccessShape
from rooftile.core.source import Resources, Signature, Source
from rooftile.core.timing import NextStep, TimeEstimate
from rooftile.core.touches import AccessTouches
from rooftile.core.webgpu import WgslProgram

SCHEMA_VERSION = 1
"""Version of the JSON form; raised when a field changes its meaning or goes away."""

Label = Literal["exact", "modelled", "measured"]


@dataclass(frozen=True, slots=True)
class LineCounts:
    """One source line's accesses to one array: what it costs beside what it could cost.

    ``sectors_per_request`` and ``ideal_sectors_per_request`` are None for shared memory; ``conflicts`` is 0 for global.
    """

    file: str
    line: int
    text: str
    space: str
    operation: str
    array: str | None
    expression: str | None
    lane_bytes: int
    ptx_executions: int
    requests: int
    lanes_per_request: float
    sectors: int
    sectors_per_request: float | None
    ideal_sectors_per_request: float | None
    wavefronts: int
    wavefronts_per_request: float
    conflicts: int


@dataclass(frozen=True, slots=True)
class IntensityLevel:
    """Work over bytes at one level; ``bytes`` counts what crosses it, ``flops_per_byte`` is None if nothing does."""

    level: str
    meaning: str
    bytes: int
    flops_per_byte: float | None
    label: Label


@dataclass(frozen=True, slots=True)
class Intensity:
    """FLOPs (2*M*N*K) and the arithmetic intensity at each level, from "as written" to the compulsory floor."""

    flops: int
    executed_flops: int
    levels: tuple[IntensityLevel, ...]

    def level(self, name: str) -> IntensityLevel:
        """The level called ``name``."""
        for entry in self.levels:
            if entry.level == name:
                return entry
        raise KeyError(name)


@dataclass(frozen=True, slots=True)
class RooflinePoint:
    """One level of intensity under one bandwidth's roof. Rates in FLOP/s and B/s."""

    level: str
    intensity: float
    attainable_flops: float
    bound: Literal["memory", "compute"]
    fraction_of_peak: float


@dataclass(frozen=True, slots=True)
class Roofline:
    """The roof of one GPU for one arithmetic type, and where the kernel's intensities fall under it.

    ``critical_intensity`` is peak over bandwidth, in FLOP/B; ``tile_to_ridge`` is the smallest square tile T whose
    as-written intensity reaches it. ``bandwidth_from`` says which of the GPU's bandwidths the memory roof is.
    ``cache_bandwidths`` is what all "L1" and "L2" give at most, in B/s; modelled, and empty where it is not known.
    """

    gpu: str
    dtype: str
    peak_flops: float
    bandwidth: float
    critical_intensity: float
    tile_to_ridge: int
    points: tuple[RooflinePoint, ...]
    bandwidth_from: Literal["measured", "datasheet"] = "datasheet"
    cache_bandwidths: dict[str, float] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Occupancy:
    """Blocks that fit on one SM, by each resource, and what they amount to.

    ``limits`` maps "registers", "shared_mem", "warps" and "blocks" to the number of blocks each allows (None: no
    limit). ``limiter`` names those that bind. ``waves`` is the grid over the blocks all SMs hold at once.
    """

    limits: dict[str, int | None]
    limiter: tuple[str, ...]
    blocks_per_sm: int
    warps_per_sm: int
    max_warps_per_sm: int
    occupancy: float
    waves: float
    shared_bytes_per_block: int
    registers_per_thread: int


@dataclass(frozen=True, slots=True)
class Explanation(InNotebook):
    """All that is known about one kernel on one problem and one GPU.

    ``counters`` is keyed by Nsight Compute's metric names. ``defines`` are the macros that were set, for a kernel of
    the ladder all of its parameters. ``seconds`` says where the time of making this went. ``shapes`` and ``touches``
    are in the order of ``lines``, one each. ``no_time`` says why ``time`` is None. ``measured``
    is what the launch took on this GPU, where that is known. ``next_steps`` are those that gain
    most, first. ``webgpu`` is what a WebGPU device has to be given to run the kernel, if it is written in WGSL.
    """

    kernel: str
    source: Source
    signature: Signature
    gemm: Gemm
    dtype: str
    launch: Launch
    gpu: str
    gpu_name: str
    toolchain: str
    verdict: Verdict
    findings: tuple[Finding, ...]
    counts: Counts
    counters: dict[str, int | float]
    lines: tuple[LineCounts, ...]
    intensity: Intensity
    resources: Resources | None
    roofline: Roofline | None
    occupancy: Occupancy | None
    seconds: dict[str, float]
    notes: tuple[str, ...] = ()
    mapping: ThreadMapping | None = None
    schedule: Schedule | None = None
    latency_hiding: LatencyHiding | None = None
    occupancy_what_if: OccupancyWhatIf | None = None
    shapes: tuple[AccessShape, ...] = ()
    caches: Caches | None = None
    time: TimeEstimate | None = None
    measured: MeasuredTime | None = None
    no_time: str | None = None
    next_steps: tuple[NextStep, ...] = ()
    expectations: tuple[Expectation, ...] = ()
    probes: Probes | None = None
    machine: Gpu | None = None
    defines: dict[str, int | str] = field(default_factory=dict)
    webgpu: WgslProgram | None = None
    touches: tuple[AccessTouches | None, ...] = field(default=(), compare=False)

    def __repr__(self) -> str:
        predicted = f", {1e3 * self.time.seconds:.3g} ms predicted" if self.time is not None else ""
        problem = f"{self.gemm} {self.dtype} on {self.gpu_name}"
        return f"<Explanation of {self.kernel}, {problem}: {self.verdict.judgement}{predicted}>"
