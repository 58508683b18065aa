"""Where threads, warps and blocks go, and when: records of the mapping, the block queue and the warp schedulers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rooftile.core.problem import Dim3


@dataclass(frozen=True, slots=True)
class WarpSpan:
    """One warp of a block: its first and last thread (x, y, z), and how many rows of the block they lie in."""

    index: int
    first: Dim3
    last: Dim3
    threads: int
    rows: int


@dataclass(frozen=True, slots=True)
class ThreadMapping:
    """Threads to warps to blocks of one launch, x fastest. *Exact*: it follows from the launch.

    Attributes
    ----------
    grid, block : tuple of int
        (x, y, z).
    threads_per_block, warps_per_block, blocks, threads : int
        Of the launch.
    rows_per_warp : int
        The most rows of the block that one warp spans.
    empty_lanes_per_block : int
        Lanes of a block's last warp that have no thread.
    warps : tuple of WarpSpan
        The first warps of a block.
    cells : int
        Elements of C.
    idle_threads : int or None
        Threads that write no element of C, counted in the execution; None where one thread's stores cannot be told from
        another's (stores in a loop).
    """

    grid: Dim3
    block: Dim3
    threads_per_block: int
    warps_per_block: int
    blocks: int
    threads: int
    rows_per_warp: int
    empty_lanes_per_block: int
    warps: tuple[WarpSpan, ...]
    cells: int
    idle_threads: int | None

    @property
    def idle_fraction(self) -> float | None:
        """Idle threads of all threads."""
        return None if self.idle_threads is None else self.idle_threads / self.threads


@dataclass(frozen=True, slots=True)
class BlockRun:
    """One block's stay on an SM, in ``slot`` of those the SM has; times in units of one block's duration."""

    block: int
    sm: int
    slot: int
    start: float
    end: float


@dataclass(frozen=True, slots=True)
class Schedule:
    """The block queue, modelled with blocks that all take the same time.

    Attributes
    ----------
    blocks, sms, blocks_per_sm : int
        Blocks of the grid; SMs; blocks an SM holds at once.
    slots : int
        Blocks that all SMs hold at once: one wave.
    waves : float
        ``blocks / slots``.
    rounds : int
        Waves rounded up: how many block durations the grid takes.
    tail_blocks : int
        Blocks of the last wave, between 1 and ``slots``.
    tail_sms : int
        SMs that have a block in the last wave.
    tail_utilisation : float
        ``tail_blocks / slots``.
    efficiency : float
        ``waves / rounds``: the share of slots that hold a block, over the whole time.
    balance : float
        Mean over greatest number of blocks an SM runs in all: the same share where a block's time is not its latency
        but its part of the SM's throughput.
    sm_blocks : dict of int to int
        How many SMs run how many blocks in all.
    timeline : tuple of BlockRun
        The blocks of the first ``timeline_sms`` SMs, by start and SM; capped.
    timeline_sms : int
    timeline_complete : bool
        Whether the timeline holds every block of the grid.
    """

    blocks: int
    sms: int
    blocks_per_sm: int
    slots: int
    waves: float
    rounds: int
    tail_blocks: int
    tail_sms: int
    tail_utilisation: float
    efficiency: float
    balance: float
    sm_blocks: dict[int, int]
    timeline: tuple[BlockRun, ...]
    timeline_sms: int
    timeline_complete: bool


@dataclass(frozen=True, slots=True)
class LatencyRow:
    """How far resident warps cover one level's latency, if every request is served there.

    ``warps_needed`` (a scheduler) is Little's law: while one batch of requests is under way, the others must fill
    ``cycles`` issue slots. ``hidden`` is the share of the latency that the resident warps can fill.
    """

    level: str
    cycles: float
    warps_needed: float
    hidden: float
    issue_utilisation: float
    source: str


@dataclass(frozen=True, slots=True)
class WarpSegment:
    """One warp in one state, from cycle ``start`` to ``end``.

    "issue": it has the scheduler's issue slot; "memory": it waits for its loads; "barrier": it waits for other warps
    of its block; "ready": it could issue, but another warp has the slot.
    """

    warp: int
    block: int
    state: Literal["issue", "memory", "barrier", "ready"]
    start: int
    end: int


@dataclass(frozen=True, slots=True)
class Interleaving:
    """The warps of one scheduler over time, modelled; what a timeline is drawn from.

    A warp stays on the scheduler it begins on. Warps are numbered as the scheduler has them, block by block; blocks are
    those resident on the SM. ``cycles`` is when the last warp has issued its last instruction.
    """

    level: str
    latency: float
    warps: int
    cycles: int
    issue_utilisation: float
    segments: tuple[WarpSegment, ...]


@dataclass(frozen=True, slots=True)
class LatencyHiding:
    """Little's law for one SM.

    Attributes
    ----------
    schedulers, warps_per_scheduler : int, float
        Warp schedulers of an SM, and the warps resident on each.
    loads_per_warp : float
        Global load requests of one warp in all, counted.
    loads_in_flight : float
        Loads a warp has under way at once: those the machine code issues before it waits for the first of them.
    loads_in_flight_from : str
        "machine code", or "PTX" where there is none.
    instructions_per_batch : float
        Instructions a warp issues from one such batch to the next, counted in PTX.
    barriers_per_batch : float
    bytes_in_flight : float
        Bytes that the resident warps of an SM can have under way, by the sectors their requests touch.
    bytes_needed : float or None
        Bytes an SM must have under way to keep the device memory busy: latency times its share of the bandwidth.
    rows : tuple of LatencyRow
        By level, nearest first.
    interleaving : Interleaving or None
        A few batches on one scheduler, at the level of ``interleaving.level``.
    """

    schedulers: int
    warps_per_scheduler: float
    loads_per_warp: float
    loads_in_flight: float
    loads_in_flight_from: Literal["machine code", "PTX"]
    instructions_per_batch: float
    barriers_per_batch: float
    bytes_in_flight: float
    bytes_needed: float | None
    rows: tuple[LatencyRow, ...]
    interleaving: Interleaving | None


@dataclass(frozen=True, slots=True)
class OccupancyCase:
    """Occupancy with one thing changed. ``blocks_per_sm`` 0: such a block cannot be launched."""

    threads_per_block: int
    registers_per_thread: int
    shared_bytes: int
    blocks_per_sm: int
    warps_per_sm: int
    occupancy: float
    limiter: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OneMoreBlock:
    """What a block may use at most for one more of them to fit on an SM.

    Each is None where it need not change; ``possible`` is False where warps or block slots do not allow one more.
    """

    blocks_per_sm: int
    possible: bool
    registers_per_thread: int | None
    shared_bytes: int | None


@dataclass(frozen=True, slots=True)
class OccupancyWhatIf:
    """Occupancy for other block sizes, registers and shared memory, the rest as it is; and one block more."""

    by_threads: tuple[OccupancyCase, ...]
    by_registers: tuple[OccupancyCase, ...]
    by_shared: tuple[OccupancyCase, ...]
    one_more: OneMoreBlock
