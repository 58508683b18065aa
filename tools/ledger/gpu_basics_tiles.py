"""The lesson on a GPU's basics, continued: reuse, tiles, coarsening, tensor cores."""

from __future__ import annotations

from ledger import gpu_basics
from ledger.evidence import (
    LOAD_REQUESTS,
    SHARED_LOAD_CONFLICTS,
    SHARED_LOAD_WAVEFRONTS,
    data_sheet,
    exact,
    explain,
    line,
    modelled,
    moved,
    on_h200,
    reference,
    shape,
    words,
)
from ledger.record import Ruling, judged
from rooftile import machine
from rooftile.core.counts import Counts
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.problem import Gemm
from rooftile.report import numbers

LESSON = gpu_basics.LESSON  # the same lesson, continued
_SIZE = 1024


def _loads_per_fma(counts: Counts, space: str) -> float:
    """Loads from a memory, as the source asks for them, over multiply-adds."""
    loads = (each for each in counts.accesses if each.space == space and each.operation == "load")
    return sum(each.ptx_executions for each in loads) * WARP_SIZE / counts.lanes("fma.f32")


@LESSON.claim(
    "The naive kernel reuses nothing",
    "All threads compete for A and B in global memory, and nothing is reused.",
    "loads = 2 M N K elements of 4 B; A and B hold only M K + K N",
    slow=True,
)
def _no_reuse() -> Ruling:
    found = explain("naive", _SIZE, _SIZE, _SIZE)
    asked = found.intensity.level("as_written").bytes
    once = (_SIZE * _SIZE * 2) * 4
    gpu = reference()["kernels"]["naive"]
    busy = gpu["data_wavefronts"] / (machine.load("h200").sms or 0) / gpu["sm_cycles"]
    return Ruling(
        judged(gpu["dram_read_bytes"] >= asked, asked == 1024 * once),
        "one looks at what the source asks for: every element is asked for 1,024 times. The caches reuse most of it, "
        "so device memory gives each element once; what the threads compete for is the L1 cache.",
        (
            exact("bytes asked for", asked, numbers.si(asked, "B")),
            exact("bytes of A and B", once, numbers.si(once, "B")),
            exact("times each is asked for", asked // once),
            on_h200("sectors served by L1", gpu["l1_hit_rate"], f"{100 * gpu['l1_hit_rate']:.1f} %"),
            on_h200("bytes read from device memory", gpu["dram_read_bytes"], numbers.si(gpu["dram_read_bytes"], "B")),
            on_h200("clocks in which L1's data stage is busy", busy, numbers.percent(busy)),
        ),
    )


@LESSON.claim(
    "B is read by columns, so bursts are lost",
    "`B[k * N + col]` walks down a column of B, so that bursts and the cache cannot be used well.",
    "address of a lane = base + 4 (k N + col); col grows with threadIdx.x",
)
def _b_by_columns() -> Ruling:
    found = explain("naive", 128, 128, 128, block="32,32")
    b, row = shape(found, "B"), line(found, "B")
    lost = b.pattern != "coalesced" or row.sectors_per_request != row.ideal_sectors_per_request
    return Ruling(
        judged(lost),
        "A thread walks down a column, but the 32 threads of a warp read 32 neighbours of one row at the same time: "
        "coalesced, and not one sector more than needed.",
        (
            words("a step of threadIdx.x moves B by (rows, columns)", str(moved(b, "tid.x"))),
            words("pattern", b.pattern),
            exact("sectors a request", row.sectors_per_request or 0.0),
            exact("fewest possible", row.ideal_sectors_per_request or 0.0),
        ),
    )


@LESSON.claim(
    "A tile of T loads T times less",
    "With tiles of T x T in shared memory, each element is loaded from global memory T times less often.",
    "loads of the tiled kernel = 2 M N K / T",
    slow=True,
)
def _tile_reuse() -> Ruling:
    naive = explain("naive", _SIZE, _SIZE, _SIZE).counters[LOAD_REQUESTS]
    tiled = {t: explain("tiled", _SIZE, _SIZE, _SIZE, T=t).counters[LOAD_REQUESTS] for t in (16, 32)}
    kernels = reference()["kernels"]
    gpu = {t: kernels["naive"]["load_requests"] / kernels[f"tiled{t}"]["load_requests"] for t in tiled}
    return Ruling(
        judged(all(naive == t * requests for t, requests in tiled.items()) and all(gpu[t] == t for t in gpu)),
        "Exactly T times, counted and on the GPU; how much time that saves is another question (claim 2.10).",
        (
            exact("load requests, naive", int(naive)),
            exact("load requests, T = 16", int(tiled[16])),
            exact("load requests, T = 32", int(tiled[32])),
            on_h200("times fewer, T = 16", gpu[16]),
            on_h200("times fewer, T = 32", gpu[32]),
        ),
    )


@LESSON.claim(
    "The tile lies in the warp's memory",
    "A part of the matrix is loaded into the warp's memory.",
    "shared memory belongs to the block: all its warps write the tile, and all read all of it",
    slow=True,
)
def _whose_memory() -> Ruling:
    with_barrier, without = explain("tiled_listing", 64, 64, 64), explain("tiled_listing", 64, 64, 64, NO_BARRIER=1)
    wrong = without.verdict.wrong_cells
    return Ruling(
        judged(wrong == 0),
        "It is the block's: each of 8 warps fills two rows of the tile, and every warp reads all 16; without the "
        "barrier between the two, warps read what others have not written yet.",
        (
            exact("wrong cells of 4,096, with the barrier", with_barrier.verdict.wrong_cells),
            exact("wrong cells of 4,096, without it", wrong),
        ),
    )


@LESSON.claim(
    "The tiled listing",
    "The tiled kernel, which stores B's tile as `B_shared[tx][ty]` and reads it as `B_shared[k][tx]`, is right.",
    "what is stored at [tx][ty] is element (ty, tx) of B's tile, so [k][tx] is element (tx, k)",
)
def _tiled_listing() -> Ruling:
    printed, meant = explain("tiled_listing", 64, 64, 64, STORED_TRANSPOSED=1), explain("tiled_listing", 64, 64, 64)
    store = line(printed, "Bs", "store")
    told = next(finding.message for finding in printed.findings if finding.kind == "wrong-result")
    return Ruling(
        judged(printed.verdict.judgement == "right"),
        "The tile is used transposed: the product is wrong, and the store has bank conflicts besides; stored as "
        "`[ty][tx]` the kernel is right.",
        (
            exact("wrong cells of 4,096, as printed", printed.verdict.wrong_cells),
            words("rooftile says", told.split(". ")[-1]),
            exact("wavefronts of a store of B's tile, as printed", store.wavefronts_per_request),
            exact("wavefronts of a store of B's tile, as meant", line(meant, "Bs", "store").wavefronts_per_request),
            exact("wrong cells of 4,096, as meant", meant.verdict.wrong_cells),
        ),
    )


@LESSON.claim(
    "All threads execute the same read of A",
    "All threads execute the same read `A[row * M + t + tx]`, and as t is contiguous they read from one region.",
    "lane x reads address base + 4 x; a step of t moves all lanes by a whole tile",
)
def _which_index_is_contiguous() -> Ruling:
    a = shape(explain("tiled_listing", 64, 64, 64), "A")
    step = next((movement.columns for movement in a.movements if movement.index.startswith("iter")), None)
    return Ruling(
        judged(step == 1 and moved(a, "tid.x") == (0, 0)),
        "One instruction, but each thread its own address: it is tx whose neighbours lie side by side, while the "
        "loop's t steps by a tile of 16 columns.",
        (
            words("a step of threadIdx.x moves A by (rows, columns)", str(moved(a, "tid.x"))),
            words("a step of threadIdx.y moves A by (rows, columns)", str(moved(a, "tid.y"))),
            exact("columns that one turn of the loop moves A by", step or 0),
        ),
    )


@LESSON.claim(
    "B is not transposed, so the trick fails for B",
    "Coalesced reading works for A's tile but not for B's, because B is not transposed.",
    "address of a lane = base + 4 ((t + ty) N + col); col grows with threadIdx.x",
    slow=True,
)
def _b_needs_no_transposition() -> Ruling:
    plain, turned = explain("tiled", _SIZE, _SIZE, _SIZE, T=32), explain("tiled_transposed", _SIZE, _SIZE, _SIZE, T=32)
    a, b = line(plain, "A"), line(plain, "B")
    kernels = reference()["kernels"]
    slower = kernels["tiled32_transposed"]["seconds"] / kernels["tiled32"]["seconds"]
    return Ruling(
        judged(a.sectors_per_request != b.sectors_per_request and slower < 1),
        "B's tile is read exactly as well as A's; storing it transposed brings nothing but bank conflicts, and is "
        "several times slower.",
        (
            exact("sectors a request of A", a.sectors_per_request or 0.0),
            exact("sectors a request of B", b.sectors_per_request or 0.0),
            exact("fewest possible", b.ideal_sectors_per_request or 0.0),
            exact("shared load wavefronts, tile as it is", int(plain.counters[SHARED_LOAD_WAVEFRONTS])),
            exact("shared load wavefronts, tile transposed", int(turned.counters[SHARED_LOAD_WAVEFRONTS])),
            exact("of them bank conflicts", int(turned.counters[SHARED_LOAD_CONFLICTS])),
            on_h200("times slower, tile transposed", slower),
        ),
    )


@LESSON.claim(
    "The barrier keeps threads on one SM",
    "`__syncthreads()` makes sure that the threads of a block run on the same SM.",
    "a block has one SM from its start to its end, whatever it executes",
)
def _barrier_and_sm() -> Ruling:
    found = explain("naive", _SIZE, _SIZE, 32)
    assert found.schedule is not None
    barriers = sum(warps for name, (warps, _) in found.counts.opcodes.items() if name.startswith("bar"))
    places: dict[int, set[int]] = {}
    for run in found.schedule.timeline:
        places.setdefault(run.block, set()).add(run.sm)
    most = max(map(len, places.values()))
    return Ruling(
        judged(barriers > 0 and most > 1),
        "A block always runs on one SM, as the naive kernel's blocks do without any barrier; the barrier only makes "
        "its warps wait for each other (claim 1.14).",
        (exact("barriers the naive kernel executes", barriers), modelled("SMs that one of its blocks runs on", most)),
    )


@LESSON.claim(
    "The block must match the tile",
    "The naive kernel takes blocks of any size; the tiled kernel needs blocks of T x T threads.",
    "each thread fills one element of each tile",
    slow=True,
)
def _block_and_tile() -> Ruling:
    naive = [
        explain("naive_listing", 64, 64, 64, block=block).verdict.wrong_cells for block in ("16,16", "32,8", "7,5")
    ]
    matching = explain("tiled_listing", 64, 64, 64, T=16).verdict.wrong_cells
    smaller = explain("tiled_listing", 64, 64, 64, block="8,8", T=16).verdict.wrong_cells
    return Ruling(
        judged(naive == [0, 0, 0] and matching == 0 and smaller > 0),
        "The naive kernel is right with blocks of 16 x 16, 32 x 8 and 7 x 5; the tiled one with T = 16 is wrong in "
        "blocks of 8 x 8, which leave most of the tile unfilled.",
        (
            exact("wrong cells, naive, all three blocks", sum(naive)),
            exact("wrong cells, tiled, block of 16 x 16", matching),
            exact("wrong cells, tiled, block of 8 x 8", smaller),
        ),
    )


@LESSON.claim(
    "Coarsening: 2 x 2 cells a thread",
    "If loading outweighs computing, let each thread compute 2 x 2 cells.",
    "2 + 2 values from shared memory feed 2 x 2 multiply-adds: 1 load each instead of 2",
    slow=True,
)
def _coarsening() -> Ruling:
    before, after = explain("tiled", _SIZE, _SIZE, _SIZE, T=16), explain("coarsened", _SIZE, _SIZE, _SIZE, T=32, W=2)

    kernels = reference()["kernels"]
    old, new = kernels["tiled16"]["seconds"], kernels["coarse2"]["seconds"]
    assert before.resources is not None
    assert after.resources is not None
    shared = _loads_per_fma(before.counts, "shared"), _loads_per_fma(after.counts, "shared")
    outside = _loads_per_fma(before.counts, "global"), _loads_per_fma(after.counts, "global")
    return Ruling(
        judged(shared == (2, 1) and outside[1] < outside[0] and new < old),
        "Both kinds of loads halve for each multiply-add, at the same number of registers, and the time nearly so.",
        (
            exact("shared loads a multiply-add, tile of 16", shared[0]),
            exact("shared loads a multiply-add, coarsened", shared[1]),
            exact("global loads a multiply-add, tile of 16", outside[0], f"1/{round(1 / outside[0])}"),
            exact("global loads a multiply-add, coarsened", outside[1], f"1/{round(1 / outside[1])}"),
            exact("registers a thread, tile of 16", before.resources.registers_per_thread),
            exact("registers a thread, coarsened", after.resources.registers_per_thread),
            on_h200("time, tile of 16", old, f"{old * 1e6:.0f} us"),
            on_h200("time, coarsened", new, f"{new * 1e6:.0f} us"),
            on_h200("times faster", old / new),
        ),
    )


@LESSON.claim(
    "Tensor cores",
    "Special units multiply and accumulate whole small matrices, T x T x K.",
    "m16n8k16 is 16 x 8 x 16 multiply-adds in one warp instruction; FFMA is 32, one a lane",
)
def _tensor_cores() -> Ruling:
    tiles = {"m16n8k16 (one warp)": (16, 8, 16), "m64n256k16 (four warps)": (64, 256, 16)}
    products = {name: Gemm(*tile).flops // 2 for name, tile in tiles.items()}
    gpu = machine.load("h200")
    peak = gpu.peaks["tensor_bfloat16"] / gpu.peaks["float32"]
    rates = reference()["cublas_flops_per_second_4096"]
    return Ruling(
        judged(min(products.values()) > WARP_SIZE and rates["bfloat16"] > rates["float32"]),
        "One instruction of a warp replaces 64 FFMA; the gain in rate, 14 to 15 times, is for bf16 inputs with fp32 "
        "sums.",
        (
            *(exact(f"multiply-adds of {name}", n) for name, n in products.items()),
            *(exact(f"FFMA warp instructions it replaces, {name}", n // WARP_SIZE) for name, n in products.items()),
            data_sheet("peak of bf16 tensor cores over fp32, H200", peak),
            on_h200("the same of cuBLAS, 4096 x 4096 x 4096", rates["bfloat16"] / rates["float32"]),
        ),
    )
