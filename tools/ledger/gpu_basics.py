"""The lesson on a GPU's basics: the machine, the launch, the naive kernel, tiles and coarsening."""

from __future__ import annotations

from ledger.drawing import blocks_over_time, warps_over_time
from ledger.evidence import (
    data_sheet,
    exact,
    explain,
    line,
    measured,
    modelled,
    on_h200,
    reference,
    words,
)
from ledger.record import Lesson, Ruling, judged
from rooftile import machine, model
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Gemm, Launch
from rooftile.report import numbers

LESSON = Lesson(
    "gpu-basics",
    "1. GPU basics",
    [],
    (
        ("the naive kernel: one thread, one cell of C", "1.1"),
        ("the machine: memory, GPU, SMs, warps, threads", "1.3"),
        ("thread, block and grid", "1.5"),
        ("from block to warps", "1.4"),
        ("from blocks to SMs", "1.9"),
        ("tiles in shared memory", "1.13"),
    ),
)
_SIZE = 1024


@LESSON.claim(
    "One thread computes one cell",
    "Each thread of the naive kernel computes one cell of C, from a row of A and a column of B.",
    "threads = N x N; a thread does M multiply-adds",
)
def _naive_kernel() -> Ruling:
    found = explain("naive_listing", 64, 64, 96)
    threads = found.launch.blocks * found.launch.threads_per_block
    stores, products = line(found, "C", "store"), found.counts.lanes("fma.f32")
    cells = round(stores.requests * stores.lanes_per_request)
    right = found.verdict.judgement == "right"
    return Ruling(
        judged(right and threads == cells == 64 * 64 and products == threads * 96),
        "Executed with 64 rows, 64 columns and 96 products a cell, it is right, and every thread stores one cell.",
        (
            exact("threads", threads),
            exact("cells stored", cells),
            exact("multiply-adds a thread", products // threads),
        ),
    )


@LESSON.claim(
    "A's rows lie N apart",
    "A has N rows of M elements, and its element (row, k) is `A[row * N + k]`.",
    "row-major: element (row, k) of a matrix with M columns is at row * M + k",
)
def _pitch_of_a() -> Ruling:
    square = explain("naive_listing", 64, 64, 64, PITCH="N")
    wide, narrow = explain("naive_listing", 64, 64, 128, PITCH="N"), explain("naive_listing", 64, 64, 32, PITCH="N")
    outside = [finding for finding in narrow.findings if finding.kind == "out-of-bounds"]
    always = wide.verdict.judgement == narrow.verdict.judgement == "right"
    return Ruling(
        judged(always, square.verdict.judgement == "right"),
        "M = N: otherwise every row but the first is wrong, and where N > M the kernel reads past A's end; "
        "`A[row * M + k]` is right always (claim 1.1).",
        (
            exact("wrong cells of 4,096, N = 64, M = 64", square.verdict.wrong_cells),
            exact("wrong cells of 4,096, N = 64, M = 128", wide.verdict.wrong_cells),
            exact("wrong cells of 4,096, N = 64, M = 32", narrow.verdict.wrong_cells),
            words("first read outside, N = 64, M = 32", outside[0].message.split(" (")[0]),
        ),
    )


@LESSON.claim(
    "The sizes of the machine",
    "A GPU has 10 to 100 SMs, an SM 4 to 64 warps, a warp 32 to 64 threads.",
    "data sheets and white papers, with their sources in `src/rooftile/machine/gpus`",
)
def _machine_sizes() -> Ruling:
    gpus = [gpu for gpu in map(machine.load, machine.names()) if gpu.sms is not None and gpu.sm is not None]
    sms = {gpu.name: gpu.sms for gpu in gpus if gpu.sms is not None}
    h200, t4 = machine.load("h200"), machine.load("t4")
    warps = sorted({gpu.sm.max_warps for gpu in gpus if gpu.sm is not None})
    assert h200.sm is not None
    assert h200.memory_bytes is not None
    assert h200.l2_bytes is not None
    return Ruling(
        judged(all(10 <= n <= 100 for n in sms.values())),
        "The H100 and H200 that the lesson draws have 132 SMs; an NVIDIA warp is always 32 threads (AMD has 32 or "
        "64), and 64 is what an SM keeps resident while its 4 schedulers issue from 4 warps a clock.",
        (
            data_sheet("SMs of an H200", sms[h200.name] or 0),
            data_sheet("SMs of a T4", sms[t4.name] or 0),
            words(f"SMs, {len(gpus)} GPUs known", f"{min(sms.values())} to {max(sms.values())}", "data sheet"),
            words("warps resident on an SM, at most", ", ".join(map(str, warps)), "data sheet"),
            data_sheet("warp schedulers of an H200's SM", h200.sm.partitions),
            exact("threads a warp", WARP_SIZE),
            data_sheet("memory of an H200", h200.memory_bytes, numbers.si(h200.memory_bytes, "B")),
            data_sheet("its bandwidth", h200.memory_bandwidth, numbers.si(h200.memory_bandwidth, "B/s")),
            data_sheet("its L2", h200.l2_bytes, numbers.binary(h200.l2_bytes)),
        ),
    )


@LESSON.claim(
    "A block of 16 x 16",
    "A block of 16 x 16 is 256 threads, which are 8 warps.",
    "threads = 16 x 16; warps = threads / 32; thread (x, y) is number x + 16 y, and 32 in turn are a warp",
)
def _block_to_warps() -> Ruling:
    found = model.mapping(Gemm(64, 64, 64), Launch((4, 4, 1), (16, 16, 1)))
    return Ruling(
        judged((found.threads_per_block, found.warps_per_block) == (256, 8)),
        "And each warp spans two rows of the block, which decides what it reads at once (claim 2.11).",
        (
            exact("threads a block", found.threads_per_block),
            exact("warps a block", found.warps_per_block),
            exact("rows of the block that a warp spans", found.rows_per_warp),
            words("first warp, from thread (x, y) to", f"{found.warps[0].first[:2]} to {found.warps[0].last[:2]}"),
        ),
    )


@LESSON.claim(
    "A grid of 4 x 4",
    "A grid of 4 x 4 is 64 blocks, and multiplies matrices of N = 64.",
    "blocks = 4 x 4; rows covered = 4 x 16",
)
def _grid_of_blocks() -> Ruling:
    found = explain("naive_listing", 64, 64, 64)
    blocks, rows = found.launch.blocks, found.launch.grid[1] * found.launch.block[1]
    return Ruling(
        judged(blocks == 64 and rows == 64),
        "The grid is 16 blocks, and `blockIdx` runs from 0 to 3, not to 16; it is N that is 64, and that size the "
        "grid does cover.",
        (
            exact("blocks", blocks),
            exact("largest blockIdx.y", found.launch.grid[1] - 1),
            exact("rows of C covered", rows),
            words("result for N = 64", found.verdict.judgement),
        ),
    )


@LESSON.claim(
    "N = 1000",
    "For N = 1000 the grid is (1000 + 15) / 16 blocks along each side.",
    "63 x 63 blocks of 256 threads for 1000 x 1000 cells",
)
def _rounded_grid() -> Ruling:
    found = explain("naive", 1000, 1000, 8)
    mapping = found.mapping
    assert mapping is not None
    assert mapping.idle_threads is not None
    assert mapping.idle_fraction is not None
    return Ruling(
        judged(mapping.grid[0] == (1000 + 15) // 16 and found.verdict.judgement == "right"),
        "63 is enough, since 63 x 16 = 1,008; the threads beyond the edge have no cell and only need the guard.",
        (
            exact("blocks along a side", mapping.grid[0]),
            exact("blocks", mapping.blocks),
            exact("threads", mapping.threads),
            exact("idle threads", mapping.idle_threads),
            exact("idle threads of all", mapping.idle_fraction, numbers.percent(mapping.idle_fraction)),
        ),
    )


@LESSON.claim(
    "More warps than schedulers hide latency",
    "An SM holds more warps than it can execute at once; when one waits for memory it turns to another, and that is "
    "what makes a GPU efficient.",
    "Little's law: warps needed a scheduler = latency / instructions that a warp issues between two waits",
)
def _latency_hiding() -> Ruling:
    found = explain("naive", _SIZE, _SIZE, 32)
    hiding, occupancy = found.latency_hiding, found.occupancy
    assert hiding is not None
    assert occupancy is not None
    assert hiding.interleaving is not None
    l2 = next(row for row in hiding.rows if row.level == "l2")
    alone = 1 / l2.warps_needed
    share = reference()["kernels"]["naive"]["achieved_occupancy"]
    return Ruling(
        judged(occupancy.warps_per_sm > hiding.schedulers and l2.hidden == 1 and alone < l2.issue_utilisation),
        "With 16 warps a scheduler of an H200 can always issue while loads come from L2; with one warp it would stand "
        "still most of the time.",
        (
            modelled("warps resident on an SM", occupancy.warps_per_sm),
            data_sheet("schedulers of an SM", hiding.schedulers),
            modelled("clocks of latency, L2", l2.cycles),
            modelled("warps a scheduler needs", l2.warps_needed),
            modelled("warps a scheduler has", hiding.warps_per_scheduler),
            modelled("clocks it can issue in, one warp", alone, numbers.percent(alone)),
            modelled("clocks it can issue in, all warps", l2.issue_utilisation, numbers.percent(l2.issue_utilisation)),
            on_h200("warps active, of the most possible", share, numbers.percent(share)),
        ),
        warps_over_time(hiding.interleaving, warps=6),
    )


@LESSON.claim(
    "Blocks go to SMs by resources",
    "A block is placed on an SM that has the registers and other resources it needs.",
    "blocks an SM = min(registers, shared memory, warps, block slots), each over what one block takes",
)
def _placement() -> Ruling:
    figures, sound = [], True
    for gpu, name in (("h200", "H200"), ("t4", "T4")):
        occupancy = explain("naive", _SIZE, _SIZE, 32, gpu=gpu).occupancy
        assert occupancy is not None
        limits = {resource: n for resource, n in occupancy.limits.items() if n is not None}
        sound = sound and occupancy.blocks_per_sm == min(limits.values())
        text = ", ".join(f"{resource.replace('_mem', ' memory')} {n}" for resource, n in limits.items())
        figures += [
            modelled(f"blocks an SM of {'an' if gpu == 'h200' else 'a'} {name}", occupancy.blocks_per_sm),
            words(f"blocks that each resource allows, {name}", text, "modelled"),
        ]
    seen = measured("naive 1024x1024x1024")
    allowed = int(
        min(seen[f"launch__occupancy_limit_{name}"] for name in ("registers", "shared_mem", "warps", "blocks"))
    )
    return Ruling(
        judged(sound and allowed == figures[0].value),
        "Registers and warps bind for the naive kernel: 8 blocks on an H200, 4 on the smaller T4, though more slots "
        "are free.",
        (*figures, on_h200("blocks an SM, the least limit Nsight Compute shows", allowed)),
    )


@LESSON.claim(
    "Blocks wait in a queue and stay where they are put",
    "Blocks are taken from a queue; when one ends, the next takes its place on that SM; a block never moves.",
    "slots = SMs x blocks an SM; waves = blocks / slots; with equal durations block b runs in round b // slots",
)
def _block_queue() -> Ruling:
    figures, drawings, sound = [], [], True
    for gpu, name in (("h200", "an H200"), ("t4", "a T4")):
        found = explain("naive", _SIZE, _SIZE, 32, gpu=gpu).schedule
        assert found is not None
        runs = {run.block: run for run in found.timeline}
        nexts = [run for run in found.timeline if run.start > 0]
        sound = sound and len(runs) == len(found.timeline) and bool(nexts)
        sound = sound and all(
            (runs[r.block - found.slots].sm, runs[r.block - found.slots].end) == (r.sm, r.start) for r in nexts
        )
        figures += [
            modelled(f"blocks {name} holds at once", found.slots),
            modelled(f"waves of {found.blocks:,} blocks, {name}", found.waves),
            modelled(f"blocks of the last wave, {name}", found.tail_blocks),
        ]
        drawings.append(blocks_over_time(found, name))
    waves = measured("naive 1024x1024x1024")["launch__waves_per_multiprocessor"]
    return Ruling(
        judged(sound and round(float(figures[1].value), 2) == waves),
        "The model queues blocks so, and comes to the waves that Nsight Compute shows; in which order hardware fills "
        "its SMs is documented nowhere.",
        (*figures, on_h200("waves, Nsight Compute", waves)),
        "\n\n".join(drawings),
    )


@LESSON.claim(
    "Block 0 goes to warp 0",
    "Block 0 is put on warp 0, block 1 on warp 1, and that stays so.",
    "a warp is a part of a block: warps of a block = threads / 32",
)
def _blocks_are_not_put_on_warps() -> Ruling:
    found = explain("naive", _SIZE, _SIZE, 32)
    assert found.schedule is not None
    assert found.latency_hiding is not None
    assert found.latency_hiding.interleaving is not None
    first, second = (next(run.sm for run in found.schedule.timeline if run.block == block) for block in (0, 1))
    per_block = found.launch.warps_per_block
    schedulers = found.latency_hiding.schedulers
    return Ruling(
        judged(per_block == 1),
        "It is the other way round: a block of 256 threads is made of 8 warps. The block is pinned to an SM, and its "
        "warps each to one of the SM's 4 schedulers.",
        (
            exact("warps of block 0", per_block),
            modelled("SM of block 0", first),
            modelled("SM of block 1", second),
            modelled("warps of a block on each scheduler", per_block // schedulers),
        ),
    )
