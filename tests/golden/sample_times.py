"""The time of the samples' kernel, made by hand."""

from __future__ import annotations

from rooftile.core.measured import MeasuredTime
from rooftile.core.timing import NextStep, TimeEstimate, TimeTerm

TIME = TimeEstimate(
    seconds=2.5e-6,
    launch_seconds=1.4e-6,
    cycles=2178.0,
    latency_cycles=900.0,
    tail_cycles=528.0,
    clock_hz=1.98e9,
    terms=(
        TimeTerm("L1", "one wavefront a clock of shared and global memory together", 750.0, 750 / 4950),
        TimeTerm("issue", "a scheduler issues one instruction a clock", 310.5, 310.5 / 4950),
    ),
    bound="launch",
    flops_per_second=2.1e11,
    fraction_of_peak=0.0031,
    machine_instructions=12_345,
    blocks_on_busiest_sm=1,
    resident_blocks=1,
    error="median 5 %, worst 30 % on kernels it was not fitted to",
)
MEASURED = MeasuredTime(2.0e-6, 2.625e11, "NVIDIA H200", "2026-11-29", "median of many launches", 0.25)
STEPS = (
    NextStep(
        change="remove the bank conflicts of Bs in line 7",
        reason="pad its rows by a word or store it as it is read: 16 wavefronts a request instead of 1",
        seconds=2.1e-6,
        flops_per_second=2.5e11,
        speedup=2.5 / 2.1,
        rung="tiled",
        line=7,
    ),
    NextStep(
        change="compute 2 x 2 times as many elements a thread",
        reason="each value loaded then feeds 2 times as many products, with 1,024 threads instead of 4,096",
        seconds=1.9e-6,
        flops_per_second=2.76e11,
        speedup=2.5 / 1.9,
    ),
)
