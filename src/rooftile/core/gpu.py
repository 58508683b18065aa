"""A GPU as numbers: what one streaming multiprocessor holds, and what the whole chip can do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from rooftile.core.hardware import WARP_SIZE

UNVERIFIED = "unverified"


@dataclass(frozen=True, slots=True)
class StreamingMultiprocessor:
    """What one SM holds and how it hands it out. Sizes in bytes, registers of 32 bits.

    Attributes
    ----------
    max_threads, max_blocks : int
        Resident threads and blocks.
    registers : int
        Registers of the SM.
    registers_per_block, max_registers_per_thread : int
        The most one block and one thread may use.
    register_unit : int
        Registers are allocated to a warp in multiples of this.
    partitions : int
        Sub-partitions of the SM, each with a warp scheduler and its share of the registers.
    carveouts : tuple of int
        Sizes of shared memory that the unified data cache can be split into, ascending; the last is the largest.
    l1_bytes : int
        The unified data cache: L1 and shared memory together.
    shared_bytes_per_block : int
        The most shared memory a block gets without asking for more.
    shared_bytes_per_block_optin : int
        The most it gets after ``cudaFuncSetAttribute(cudaFuncAttributeMaxDynamicSharedMemorySize)``.
    reserved_shared_bytes : int
        Shared memory that the driver keeps for itself in each block.
    shared_unit : int
        Shared memory is allocated to a block in multiples of this.
    fp32_lanes, fp64_lanes : int
        Results of a fused multiply-add a clock.
    """

    max_threads: int
    max_blocks: int
    registers: int
    registers_per_block: int
    max_registers_per_thread: int
    register_unit: int
    partitions: int
    carveouts: tuple[int, ...]
    l1_bytes: int
    shared_bytes_per_block: int
    shared_bytes_per_block_optin: int
    reserved_shared_bytes: int
    shared_unit: int
    fp32_lanes: int
    fp64_lanes: int

    @property
    def max_warps(self) -> int:
        """Resident warps."""
        return self.max_threads // WARP_SIZE

    @property
    def shared_bytes(self) -> int:
        """Shared memory at the largest carve-out."""
        return self.carveouts[-1]


@dataclass(frozen=True, slots=True)
class Gpu:
    """One GPU. What no source could be found for is None or not in the mapping: it is never guessed.

    Attributes
    ----------
    key : str
        The name it is asked for by, ``h200``; the path for a file of the user's own.
    name : str
        The product's name.
    memory_bandwidth : float
        Of the device memory, from the data sheet, in B/s.
    peaks : mapping of str to float
        Dense peak rates in FLOP/s (OP/s for integers) by arithmetic type: ``float32``, ``float64``, ``float16``,
        ``bfloat16`` of the ordinary units; ``tensor_float16``, ``tensor_tf32``, ``tensor_int8``, ... of the tensor
        cores with 32-bit accumulation.
    sms, boost_clock, memory_bytes, l2_bytes : int, float, int, int, or None
        Streaming multiprocessors; the highest clock in Hz; sizes in bytes.
    tensor_clock : float or None
        The clock in Hz that the peaks of the tensor cores (but for ``tensor_float64``) are stated at, where that is
        another than ``boost_clock``.
    l2_partitions : int
        The parts that L2 falls into, each beside some of the SMs and home to its share of the addresses.
    architecture : str or None
        ``sm_90``; None for a machine that only has a roofline.
    sm : StreamingMultiprocessor or None
        None for a machine that only has a roofline.
    measured : mapping of str to float
        Calibrations beside the data sheet's values: ``memory_bandwidth`` in B/s, read and written; ``tensor_clock``,
        the clock in Hz while the tensor cores are in use; ``tensor_bfloat16`` and the like, FLOP/s that they reach on
        random numbers where the power limit lowers that clock further.
    latency : mapping of str to float
        Clocks from a load to the use of its value, by where it is served: ``shared``, ``l1``, ``l2``, ``memory``.
    timing : mapping of str to float
        Constants of the model of time: clocks from an instruction to the use of its result (``integer``, ``multiply``,
        ``shared``, ``l2``, ...), and rates. Those of a Hopper GPU where an architecture has none of its own, and their
        sources then say so. Empty for a machine that only has a roofline.
    time_error, tensor_time_error, cache_error : str
        How far the models of time, of time on tensor cores, and of caches were off on this GPU; "unverified" if never
        compared.
    sources : mapping of str to str
        Where each number is from, by its place in the file: ``gpu.sms``, ``peak.float32``, ``sm.registers``.
    note : str
        What a reader should know about the choice of values.
    """

    key: str
    name: str
    memory_bandwidth: float
    peaks: Mapping[str, float]
    sms: int | None = None
    boost_clock: float | None = None
    memory_bytes: int | None = None
    l2_bytes: int | None = None
    l2_partitions: int = 1
    tensor_clock: float | None = None
    architecture: str | None = None
    sm: StreamingMultiprocessor | None = None
    aliases: tuple[str, ...] = ()
    measured: Mapping[str, float] = field(default_factory=dict)
    latency: Mapping[str, float] = field(default_factory=dict)
    timing: Mapping[str, float] = field(default_factory=dict)
    time_error: str = UNVERIFIED
    tensor_time_error: str = UNVERIFIED
    cache_error: str = UNVERIFIED
    sources: Mapping[str, str] = field(default_factory=dict, repr=False)
    note: str = ""

    @property
    def roof_bandwidth(self) -> float:
        """The bandwidth of the memory roof in B/s: measured where there is a measurement, else the data sheet's."""
        return self.measured.get("memory_bandwidth", self.memory_bandwidth)


def capability(arch: str) -> int:
    """The compute capability, times ten, of an architecture: ``sm_90a`` as 90; 0 for what is none of NVIDIA's."""
    digits = arch.removeprefix("sm_").rstrip("af")
    return int(digits) if arch.startswith("sm_") and digits.isdecimal() else 0
