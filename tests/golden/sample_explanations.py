"""Explanations made by hand: right, faulty, of which little is known, and in WGSL."""

from __future__ import annotations

from dataclasses import replace

from golden.sample_caches import CACHES
from golden.sample_places import LATENCY_HIDING, MAPPING, SCHEDULE, SHAPES, WHAT_IF
from golden.sample_times import MEASURED, STEPS, TIME
from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.expectation import Expectation, ExpectedFigure
from rooftile.core.explanation import (
    Explanation,
    Intensity,
    IntensityLevel,
    LineCounts,
    Occupancy,
    Roofline,
    RooflinePoint,
)
from rooftile.core.finding import Finding, Verdict
from rooftile.core.probe import Probes, ShapeCheck
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Location, Parameter, Resources, Signature, Source
from rooftile.explain.webgpu_words import in_wgsl_words

TEXT = """\
extern "C" __global__ void tiled(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float As[T][T], Bs[T][T];
  int tx = threadIdx.x, ty = threadIdx.y, row = blockIdx.y * T + ty, col = blockIdx.x * T + tx;
  float acc = 0;
  for (int t = 0; t < K; t += T) {
    As[ty][tx] = A[row * K + t + tx];
    Bs[ty][tx] = B[(t + ty) * N + col];
    __syncthreads();
    for (int k = 0; k < T; ++k) acc += As[ty][k] * Bs[k][tx];
    __syncthreads();
  }
  C[row * N + col] = acc;
}
"""


WGSL = """\
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read> B: array<f32>;
@group(0) @binding(2) var<storage, read_write> C: array<f32>;
@group(0) @binding(3) var<uniform> d: vec3u;
var<workgroup> As: array<array<f32, T>, T>; var<workgroup> Bs: array<array<f32, T>, T>;
@compute @workgroup_size(T, T)
fn tiled(@builtin(global_invocation_id) g: vec3u, @builtin(local_invocation_id) l: vec3u) {
  var acc = 0.0;
  for (var t = 0u; t < d.z; t += T) { As[l.y][l.x] = A[g.y * d.z + t + l.x]; /* ... */ storageBarrier(); /* ... */ }
  C[g.y * d.y + g.x] = acc;
}
"""


def access(
    line: int,
    space: str,
    operation: str,
    array: str,
    expression: str,
    requests: int,
    *,
    sectors: int = 0,
    ideal_sectors: int = 0,
    wavefronts: int,
    ideal_wavefronts: int,
    lane_bytes: int = 4,
    executions: int | None = None,
) -> AccessCounts:
    return AccessCounts(
        instruction=line * 10,
        space=space,
        operation=operation,
        lane_bytes=lane_bytes,
        location=Location("tiled.cu", line),
        array=array,
        expression=expression,
        ptx_executions=requests if executions is None else executions,
        requests=requests,
        lanes=32 * requests,
        sectors=sectors,
        ideal_sectors=ideal_sectors,
        wavefronts=wavefronts,
        ideal_wavefronts=ideal_wavefronts,
    )


def line_of(counts: AccessCounts) -> LineCounts:
    shared = counts.space == "shared"
    assert counts.location is not None
    return LineCounts(
        file="tiled.cu",
        line=counts.location.line,
        text=TEXT.splitlines()[counts.location.line - 1],
        space=counts.space,
        operation=counts.operation,
        array=counts.array,
        expression=counts.expression,
        lane_bytes=counts.lane_bytes,
        ptx_executions=counts.ptx_executions,
        requests=counts.requests,
        lanes_per_request=counts.lanes / counts.requests,
        sectors=counts.sectors,
        sectors_per_request=None if shared else counts.sectors / counts.requests,
        ideal_sectors_per_request=None if shared else counts.ideal_sectors / counts.requests,
        wavefronts=counts.wavefronts,
        wavefronts_per_request=counts.wavefronts / counts.requests,
        conflicts=counts.bank_conflicts,
    )


def right() -> Explanation:
    """The tile of 32 at 1024^3, with the figures measured on an H200."""
    n = 1024
    loads = n**3 // 32 // 32
    accesses = (
        access(6, "global", "load", "A", "A[row * K + t + tx]", loads, sectors=4 * loads, ideal_sectors=4 * loads,
               wavefronts=loads, ideal_wavefronts=loads),
        access(6, "shared", "store", "As", "As[ty][tx]", loads, wavefronts=loads, ideal_wavefronts=loads),
        access(7, "global", "load", "B", "B[(t + ty) * N + col]", loads, sectors=4 * loads, ideal_sectors=4 * loads,
               wavefronts=loads, ideal_wavefronts=loads),
        access(7, "shared", "store", "Bs", "Bs[ty][tx]", loads, wavefronts=loads, ideal_wavefronts=loads),
        access(9, "shared", "load", "As", "As[ty][k]", 8 * loads, wavefronts=16 * loads, ideal_wavefronts=16 * loads,
               lane_bytes=16, executions=32 * loads),
        access(9, "shared", "load", "Bs", "Bs[k][tx]", 32 * loads, wavefronts=32 * loads, ideal_wavefronts=32 * loads),
        access(12, "global", "store", "C", "C[row * N + col]", 32768, sectors=131072, ideal_sectors=131072,
               wavefronts=32768, ideal_wavefronts=32768),
    )  # fmt: skip
    flops = 2 * n**3
    levels = (
        IntensityLevel("as_written", "bytes the loads ask for, lane by lane (no cache)", 268435456, 8.0, "exact"),
        IntensityLevel("sectors", "32-byte sectors that L1 is asked for", 272629760, flops / 272629760, "exact"),
        IntensityLevel("compulsory", "A, B and C once each", 3 * 4 * n * n, flops / (12 * n * n), "exact"),
    )
    peak, bandwidth = 66.9e12, 4.8e12

    def point(level: IntensityLevel) -> RooflinePoint:
        assert level.flops_per_byte is not None
        attainable = min(peak, level.flops_per_byte * bandwidth)
        bound = "compute" if attainable == peak else "memory"
        return RooflinePoint(level.level, level.flops_per_byte, attainable, bound, attainable / peak)

    return Explanation(
        kernel="tiled",
        source=Source("tiled.cu", TEXT),
        signature=Signature(
            "tiled",
            "tiled",
            (*(Parameter(name, "pointer", "float32", 8, name != "C") for name in "ABC"),
             *(Parameter(name, "scalar", "int32", 4) for name in "MNK")),
        ),
        gemm=Gemm(n, n, n),
        dtype="float32",
        defines={"T": 32},
        launch=Launch((32, 32, 1), (32, 32, 1)),
        gpu="h200",
        gpu_name="NVIDIA H200 SXM",
        toolchain="NVRTC 13.5",
        verdict=Verdict("right", "all 1,048,576 cells of C agree with float64", n * n, 0, 2.1e-8, 1.54e-5),
        findings=(),
        counts=Counts(accesses, {"fma.f32": (n**3 // 32, n**3), "bar.sync": (2097152, 67108864)}, (), 1024, 1024),
        counters={
            "l1tex__t_requests_pipe_lsu_mem_global_op_ld.sum": 2 * loads,
            "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum": 8 * loads,
            "launch__registers_per_thread": 32,
            "launch__waves_per_multiprocessor": 3.878787878787879,
        },
        lines=tuple(map(line_of, accesses)),
        intensity=Intensity(flops, flops, levels),
        resources=Resources("sm_90", 32, 8192, 0, 0, 0),
        roofline=Roofline(
            "NVIDIA H200 SXM", "float32", peak, bandwidth, 13.9375, 56, tuple(map(point, levels)),
            cache_bandwidths={"L1": 33.5e12, "L2": 8.4e12},
        ),
        occupancy=Occupancy(
            {"registers": 2, "shared_mem": 25, "warps": 2, "blocks": 32}, ("registers", "warps"), 2, 64, 64, 1.0,
            1024 / 264, 9216, 32,
        ),
        seconds={"compile": 0.21, "execute": 0.18, "total": 0.62},
        mapping=MAPPING,
        schedule=SCHEDULE,
        latency_hiding=LATENCY_HIDING,
        occupancy_what_if=WHAT_IF,
        shapes=SHAPES,
        caches=CACHES,
        time=TIME,
        measured=MEASURED,
        next_steps=STEPS[1:],
    )  # fmt: skip


EXPECTATIONS = (
    Expectation("right", False, (ExpectedFigure("right", 0),)),
    Expectation(
        "sectors_per_request(A) <= 4", False, (ExpectedFigure("sectors_per_request(A)", 32.0),), Location("tiled.cu", 1)
    ),
    Expectation("requests <= M*N*K/8", True, (ExpectedFigure("requests", 34603008), ExpectedFigure("M", 1024))),
    Expectation("spill_bytes == 0", False, (ExpectedFigure("spill_bytes", None),), why_not="spill_bytes is not known"),
)


def wrong() -> Explanation:
    """Out of bounds, not a number, with conflicts and waste."""
    base = right()
    loads = 1048576
    accesses = (
        access(6, "global", "load", "A", "A[row * K + t + tx]", loads, sectors=32 * loads, ideal_sectors=4 * loads,
               wavefronts=32 * loads, ideal_wavefronts=32 * loads),
        access(9, "shared", "load", "Bs", "Bs[tx][k]", 32 * loads, wavefronts=1024 * loads,
               ideal_wavefronts=32 * loads),
        *base.counts.accesses[-1:],
    )  # fmt: skip
    return replace(
        base,
        verdict=Verdict(
            "wrong",
            "1,024 of 1,048,576 cells of C are wrong: row 1023",
            1048576,
            1024,
            float("inf"),
            1.54e-5,
            (1023, 0),
            float("nan"),
            -3.25,
        ),
        findings=(
            Finding(
                "out-of-bounds",
                "error",
                "loads A[1048576]; A has 1,048,576 elements",
                Location("tiled.cu", 6),
                why="the load has no guard: the last row of tiles reads past the end of A and adds what lies there",
                advice="guard it: row < M && t + tx < K ? A[row * K + t + tx] : 0.0f",
                block=(0, 31, 0),
                thread=(0, 31, 0),
                count=1024,
            ),
            Finding("extra-flops", "warning", "executes 2 times the 2MNK of the problem"),
        ),
        counts=replace(base.counts, accesses=accesses),
        lines=tuple(map(line_of, accesses)),
        shapes=(replace(SHAPES[0], pattern="strided", stride=4096), SHAPES[5], SHAPES[6]),
        intensity=replace(base.intensity, executed_flops=2 * base.intensity.flops),
        next_steps=STEPS,
        expectations=EXPECTATIONS,
        probes=Probes(
            "right when M and N are multiples of 16; wrong at 37 x 29 x 23: line 9 reads A[851], 1 element past its "
            "end (it has 851 elements)",
            "check",
            (ShapeCheck(Gemm(37, 29, 23), "wrong", "line 9 reads A[851], 1 element past its end"),),
        ),
    )


def unjudged() -> Explanation:
    """PTX on a GPU of which only the roof is known: no occupancy, no resources, scaled counts."""
    base = right()
    return replace(
        base,
        source=Source("k.ptx", "", "ptx"),
        verdict=Verdict("unjudged", "the time limit of 1 s was reached before any block had ended"),
        counts=replace(base.counts, accesses=(), opcodes={}, blocks=4),
        counters={},
        lines=(),
        intensity=replace(base.intensity, executed_flops=0, levels=base.intensity.levels[-1:]),
        roofline=None,
        occupancy=None,
        resources=None,
        mapping=replace(MAPPING, idle_threads=None),
        schedule=None,
        latency_hiding=None,
        occupancy_what_if=None,
        shapes=(),
        caches=None,
        time=None,
        measured=None,
        next_steps=(),
        notes=("no machine code: occupancy and the width of merged accesses are unknown",),
    )


def wgsl() -> Explanation:
    """A shader with a race, in WGSL's words, and what the model says of it."""
    base = right()
    race = Finding(
        "race",
        "error",
        "reads As[0][0], which another thread of the block writes in line 9, with no workgroupBarrier() between them",
        Location("tiled.wgsl", 9),
        why="the other warp may not have written it yet: the old value is read, or the new one, by chance",
        advice="put workgroupBarrier() behind the stores to As, before this read",
        block=(0, 0, 0),
        thread=(0, 2, 0),
        count=8192,
    )
    return in_wgsl_words(
        replace(
            base,
            source=Source("tiled.wgsl", WGSL, "wgsl"),
            findings=(race,),
            notes=("grid from the comment at line 6 of tiled.wgsl",),
            measured=None,
            next_steps=STEPS,
        )
    )
