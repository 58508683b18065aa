"""The lesson on the naive GEMM and arithmetic intensity: bytes, work, the roofline, and what a tile changes."""

from __future__ import annotations

from ledger.evidence import (
    DRAM_READ,
    L2_FROM_L1,
    LOAD_REQUESTS,
    LOAD_SECTORS,
    exact,
    explain,
    line,
    measured,
    modelled,
    on_h200,
    reference,
    shape,
)
from ledger.record import Figure, Lesson, Ruling, judged
from rooftile import machine, model
from rooftile.core.explanation import Roofline
from rooftile.core.hardware import SECTOR_BYTES
from rooftile.core.problem import Gemm
from rooftile.model import closed_form
from rooftile.report import numbers

LESSON = Lesson("arithmetic-intensity", "2. Arithmetic intensity", [])
_SIZE = 1024
_CUBE = Gemm(_SIZE, _SIZE, _SIZE)


def _desktop(tile: int = 1) -> Roofline:
    """The textbook's desktop GPU, with the naive kernel's intensity or, for T > 1, that of a tile by formula."""
    counts = closed_form.naive(_CUBE) if tile == 1 else closed_form.tiled(_CUBE, tile)
    return model.roofline(machine.load("desktop"), model.intensity(_CUBE, counts))


def _rate(seconds: float) -> float:
    return _CUBE.flops / seconds


@LESSON.claim(
    "2MNK reads and 2MNK operations",
    "The naive kernel reads 2MNK elements from global memory and does 2MNK operations: one read of 4 bytes for each.",
    "a cell of C: K elements of A, K of B; K multiplications, K additions",
)
def _reads_and_operations() -> Ruling:
    gemm = Gemm(96, 80, 64)
    found = explain("naive", gemm.m, gemm.n, gemm.k)
    reads = found.intensity.level("as_written").bytes // 4
    return Ruling(
        judged(reads == found.counts.flops == 2 * gemm.m * gemm.n * gemm.k),
        "Counted in an execution, both are equal to the formula.",
        (
            exact("2MNK for 96 x 80 x 64", gemm.flops),
            exact("elements read", reads),
            exact("operations executed", found.counts.flops),
        ),
    )


@LESSON.claim(
    "The bytes by N",
    "For square matrices the reads are 2.1 MB at N = 64, 134 MB at 256, 8.59 GB at 1024 and 550 GB at 4096.",
    "bytes = 2 N^3 x 4",
    slow=True,
)
def _bytes_by_size() -> Ruling:
    found = {}
    for n in (64, 256, 1024, 4096):
        found[n] = model.intensity(Gemm(n, n, n), closed_form.naive(Gemm(n, n, n))).level("as_written").bytes
    executed = explain("naive", _SIZE, _SIZE, _SIZE).intensity.level("as_written").bytes
    texts = {n: numbers.si(size, "B") for n, size in found.items()}
    return Ruling(
        judged(list(texts.values()) == ["2.1 MB", "134 MB", "8.59 GB", "550 GB"] and executed == found[_SIZE]),
        "All four, in decimal units; the one at 1024 also counted in an execution.",
        (*(exact(f"N = {n}", size, texts[n]) for n, size in found.items()), exact("N = 1024, executed", executed)),
    )


@LESSON.claim(
    "Four megabytes, read a thousand times",
    "Two matrices of a thousand by a thousand have 4 MB each, yet each element is read a thousand times: 8.5 GB.",
    "reads of A / elements of A = M N K / (M K) = N",
)
def _reads_an_element() -> Ruling:
    n = 1000
    found = explain("naive", n, n, 8)
    reads = {array: line(found, array) for array in "AB"}
    times = {array: row.requests * row.lanes_per_request / (n * 8) for array, row in reads.items()}
    size, traffic = n * n * 4, 2 * n**3 * 4
    return Ruling(
        judged(
            all(abs(each - n) < 1e-6 for each in times.values()) and round(traffic / 1e9, 1) == 8.5,
            round(times["A"]) == n,
        ),
        "a thousand is read as 1,024: then it is 8.59 GB and 4.19 MB; for exactly 1,000 it is 8 GB, 4 MB, and each "
        "element is read 1,000 times.",
        (
            exact("bytes of a matrix, N = 1000", size, numbers.si(size, "B")),
            exact("bytes read, N = 1000", traffic, numbers.si(traffic, "B")),
            exact("bytes read, N = 1024", 2 * _SIZE**3 * 4, numbers.si(2 * _SIZE**3 * 4, "B")),
            exact("reads of each element of A, N = 1000", round(times["A"])),
            exact("reads of each element of B, N = 1000", round(times["B"])),
        ),
    )


@LESSON.claim(
    "The intensity of the naive kernel",
    "Its arithmetic intensity is 0.25 FLOP a byte.",
    "I = 2MNK / (2MNK x 4 B)",
)
def _naive_intensity() -> Ruling:
    found = explain("naive", 96, 80, 64).intensity.level("as_written").flops_per_byte
    assert found is not None
    return Ruling(
        judged(found == 0.25),
        "As written, whatever M, N and K are; measured by the bytes that move it is another number (claim 2.9).",
        (exact("intensity as written", found, f"{found:g} FLOP/B"),),
    )


@LESSON.claim(
    "The roofline of a desktop GPU",
    "With 10 TFLOP/s and 450 GB/s the ridge is at 22.2 FLOP/B; the naive kernel is 89 times below it and is predicted "
    "to reach 112 GFLOP/s, 1.1 per cent of the peak.",
    "rate = min(peak, I x bandwidth); I_critical = peak / bandwidth",
)
def _desktop_roofline() -> Ruling:
    roof = _desktop()
    point = next(point for point in roof.points if point.level == "as_written")
    below = roof.critical_intensity / point.intensity
    rate, share = point.attainable_flops / 1e9, 100 * point.fraction_of_peak
    texts = (f"{roof.critical_intensity:.1f}", f"{below:.0f}", f"{rate:.0f}", f"{share:.1f}")
    return Ruling(
        judged(texts == ("22.2", "89", "112", "1.1")),
        "Every figure, to the digit; it is what the model gives, and claim 2.7 and claim 2.8 put it beside a "
        "measurement.",
        (
            modelled("ridge", roof.critical_intensity, f"{texts[0]} FLOP/B"),
            modelled("ridge over intensity", below, texts[1]),
            modelled("predicted rate", point.attainable_flops, f"{texts[2]} GFLOP/s"),
            modelled("of the peak", point.fraction_of_peak, f"{texts[3]} %"),
        ),
    )


@LESSON.claim(
    "Below the ridge only traffic matters",
    "Below the ridge faster arithmetic is no use at all, and reading less is; above it, the other way round.",
    "rate = min(peak, I x bandwidth)",
)
def _what_matters() -> Ruling:
    roof = _desktop()
    below, above = (next(p for p in roof.points if p.level == name) for name in ("as_written", "compulsory"))
    faster = min(2 * roof.peak_flops, below.intensity * roof.bandwidth) / below.attainable_flops
    more = min(roof.peak_flops, 2 * below.intensity * roof.bandwidth) / below.attainable_flops
    over = min(roof.peak_flops, 2 * above.intensity * roof.bandwidth) / above.attainable_flops
    gpu = reference()["kernels"]
    return Ruling(
        judged(False, (faster, more, over) == (1, 2, 1) and below.bound == "memory" and above.bound == "compute"),
        "memory is the only other bound, as in the model. On an H200 the naive kernel waits for its L1 cache, not for "
        "device memory: with blocks of 32 x 32 it asks for as many elements, passes a third fewer wavefronts, and is "
        "faster.",
        (
            modelled("naive, gain from twice the peak", faster),
            modelled("naive, gain from half the bytes", more),
            modelled("at the compulsory intensity, gain from half the bytes", over),
            on_h200(
                "L1 data wavefronts, 32 x 32 over 16 x 16",
                gpu["naive 32x32"]["data_wavefronts"] / gpu["naive"]["data_wavefronts"],
            ),
            on_h200("time, 32 x 32 over 16 x 16", gpu["naive 32x32"]["seconds"] / gpu["naive"]["seconds"]),
        ),
    )


@LESSON.claim(
    "One per cent of the peak",
    "Written in the obvious way, a GEMM reaches about one per cent of a GPU's arithmetic peak.",
    "share = rate / peak",
)
def _one_per_cent() -> Ruling:
    h200 = machine.load("h200")
    predicted = model.roofline(h200, model.intensity(_CUBE, closed_form.naive(_CUBE))).points[0]
    rate = _rate(reference()["kernels"]["naive"]["seconds"])
    share = rate / h200.peaks["float32"]
    desktop = _desktop().points[0].fraction_of_peak
    return Ruling(
        judged(share < 0.02),
        "The prediction is 1.1 % for the desktop and 1.6 % for an H200, but an H200 reaches 7.6 %, because L1 and L2 "
        "serve nearly all reads.",
        (
            modelled("predicted, desktop", desktop, numbers.percent(desktop)),
            modelled("predicted, H200", predicted.fraction_of_peak, numbers.percent(predicted.fraction_of_peak)),
            on_h200("rate", rate, numbers.si(rate, "FLOP/s")),
            on_h200("of the peak", share, numbers.percent(share)),
        ),
    )


@LESSON.claim(
    "Measured two to five times above the prediction",
    "Because of the cache, a measurement is usually two to five times above the raw prediction.",
    "measured rate / (0.25 FLOP/B x bandwidth)",
)
def _above_the_prediction() -> Ruling:
    h200 = machine.load("h200")
    by_copy, by_sheet = (0.25 * each for each in (h200.roof_bandwidth, h200.memory_bandwidth))
    kernels = reference()["kernels"]
    naive, swapped = _rate(kernels["naive"]["seconds"]), _rate(kernels["swapped"]["seconds"])
    again = _rate(measured("naive 1024x1024x1024")["seconds"])
    hits = kernels["naive"]["l1_hit_rate"]
    return Ruling(
        judged(2 <= swapped / by_copy <= 5, 2 <= naive / by_copy <= 5),
        "the warp's reads are coalesced; with the axes swapped the same kernel stays below the prediction (claim 2.9 "
        "tells why).",
        (
            modelled("prediction by copy bandwidth", by_copy, numbers.si(by_copy, "FLOP/s")),
            modelled("prediction by the data sheet's", by_sheet, numbers.si(by_sheet, "FLOP/s")),
            on_h200("naive over prediction by copy", naive / by_copy, f"{naive / by_copy:.1f}"),
            on_h200("naive over prediction by data sheet", naive / by_sheet, f"{naive / by_sheet:.2f}"),
            on_h200("naive of the ladder over prediction by copy", again / by_copy, f"{again / by_copy:.1f}"),
            on_h200("sectors of naive served by L1", hits, f"{100 * hits:.1f} %"),
            on_h200("axes swapped over prediction by copy", swapped / by_copy, f"{swapped / by_copy:.1f}"),
        ),
    )


@LESSON.claim(
    "Intensity counts the bytes asked for",
    "The intensity is the operations over the bytes moved, and the bytes moved are 4 for each read.",
    "bytes moved = 32 x sectors of all requests",
    slow=True,
)
def _intensity_by_sectors() -> Ruling:
    figures: list[Figure] = []
    same = []
    for kernel, name in (("naive", "naive"), ("naive_uncoalesced", "axes swapped")):
        found = explain(kernel, _SIZE, _SIZE, _SIZE)
        requests, sectors = found.counters[LOAD_REQUESTS], found.counters[LOAD_SECTORS]
        moved = _CUBE.flops / (sectors * SECTOR_BYTES)
        gpu = measured(f"{kernel} 1024x1024x1024")
        same.append(moved == 0.25)
        figures += [
            exact(f"sectors a request, {name}", sectors / requests),
            exact(f"FLOP a byte of sectors loaded, {name}", moved),
            on_h200(f"sectors a request, {name}", gpu[LOAD_SECTORS] / gpu[LOAD_REQUESTS]),
        ]
    gpu = reference()["kernels"]
    slower = gpu["swapped"]["seconds"] / gpu["naive"]["seconds"]
    figures.append(on_h200("times slower, axes swapped", slower))
    return Ruling(
        judged(all(same)),
        "Memory moves whole sectors of 32 bytes: one request of a warp moves 2 where it is coalesced and 8.5 where it "
        "is not, so the intensity doubles or halves; here this lesson meets the one on coalescing.",
        tuple(figures),
    )


@LESSON.claim(
    "A tile of T multiplies the intensity by T",
    "If a value is read once and used 16 times, the traffic is divided by 16 and the intensity multiplied by 16.",
    "I = T / 4 FLOP/B as written; the ridge needs T >= 4 I_critical",
    slow=True,
)
def _tiling() -> Ruling:
    figures: list[Figure] = []
    intensities = {}
    for tile in (16, 32):
        point = next(point for point in _desktop(tile).points if point.level == "as_written")
        executed = explain("tiled", _SIZE, _SIZE, _SIZE, T=tile).intensity.level("as_written").flops_per_byte
        intensities[tile] = executed
        figures += [
            exact(f"intensity as written, T = {tile}", executed or 0.0, f"{executed:g} FLOP/B"),
            modelled(
                f"of the desktop's peak, T = {tile}", point.fraction_of_peak, numbers.percent(point.fraction_of_peak)
            ),
        ]
    ridge = _desktop().tile_to_ridge
    figures += [
        modelled("tile that reaches the desktop's ridge", ridge, f"T >= {ridge}"),
        exact("threads of such a block", ridge * ridge, f"{ridge * ridge:,} (1,024 are allowed)"),
    ]
    naive, tiled = explain("naive", _SIZE, _SIZE, _SIZE).counters, explain("tiled", _SIZE, _SIZE, _SIZE, T=16).counters
    for name, counter in (("requests", LOAD_REQUESTS), ("sectors", LOAD_SECTORS)):
        figures.append(exact(f"{name}, naive over T = 16", naive[counter] / tiled[counter]))
    gpu = {name: measured(f"{name} 1024x1024x1024") for name in ("naive", "tiled_T16")}
    old = reference()["kernels"]
    for name, key, digits in (("requests", "load_requests", 0), ("sectors", "load_sectors", 0),
                              ("L2 traffic", "l2_sectors", 2), ("time", "seconds", 2)):  # fmt: skip
        ratio = old["naive"][key] / old["tiled16"][key]
        figures.append(on_h200(f"{name}, naive over T = 16", ratio, f"{ratio:.{digits}f}"))
    again = gpu["naive"]["seconds"] / gpu["tiled_T16"]["seconds"]
    figures.append(on_h200("time, naive over T = 16, the ladder's kernels", again, f"{again:.2f}"))
    l2 = gpu["naive"][L2_FROM_L1] / gpu["tiled_T16"][L2_FROM_L1]
    figures.append(on_h200("L2 traffic, naive over T = 16, the ladder's kernels", l2, f"{l2:.2f}"))
    by_formula = intensities == {16: 4, 32: 8}
    return Ruling(
        judged(by_formula and l2 > 8 and gpu["naive"][DRAM_READ] > 8 * gpu["tiled_T16"][DRAM_READ], by_formula),
        "the bytes asked for are meant: requests fall 16 times, but sectors only 8 times, and L2's traffic and the "
        "time hardly, because L1 already served what the tile now keeps. No tile that a block can fill reaches the "
        "ridge: hence registers.",
        tuple(figures),
    )


@LESSON.claim(
    "A's sixteen rows are sixteen transactions",
    "B's reads are coalesced and A's of one row are one broadcast, but the 16 rows of the workgroup are 16 "
    "transactions.",
    "a warp of a 16-wide block holds 32 / 16 = 2 rows; a transaction is a sector",
)
def _sixteen_rows() -> Ruling:
    found = explain("naive", 128, 128, 128)
    a, b = line(found, "A"), line(found, "B")
    assert a.sectors_per_request is not None
    warps = found.launch.warps_per_block
    of_block = a.sectors_per_request * warps
    return Ruling(
        judged(a.sectors_per_request == 16, of_block == 16),
        "all warps of the block are counted together: 8 warps of 2 sectors. One warp's request, which is what the "
        "hardware serves at once, touches 2 rows and so 2 sectors; GPUs that served half-warps of "
        "16 lanes had one row a request.",
        (
            exact("sectors a request of A", a.sectors_per_request),
            exact("warps a block", warps),
            exact("sectors of A a step of k, whole block", of_block),
            exact("neighbouring lanes with one address in A", shape(found, "A").run),
            exact("sectors a request of B", b.sectors_per_request or 0.0),
            exact("fewest possible for B", b.ideal_sectors_per_request or 0.0),
        ),
    )
