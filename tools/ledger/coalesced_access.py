"""The lesson on the order of accesses: coalescing, and the kernel with shared memory."""

from __future__ import annotations

from ledger.evidence import data_sheet, exact, explain, line, moved, on_h200, pattern, reference, shape, words
from ledger.record import Lesson, Ruling, judged
from rooftile import machine
from rooftile.core.hardware import WARP_SIZE
from rooftile.core.shape import AccessShape
from rooftile.report import numbers

LESSON = Lesson(
    "coalesced-access",
    "3. Coalesced access",
    [],
    (
        ("5.5: a matrix stored row after row", "3.2"),
        ("5.6 and 5.7: the two sequences of accesses", "3.3"),
        ("5.8: the kernel with shared memory", "3.8"),
        ("5.9: 6 x 6 matrices in tiles of 3 x 3", "3.7"),
    ),
)


def _sequence(access: AccessShape, threads: int) -> list[list[tuple[int, int]]]:
    """Elements that the first lanes touch, step by step."""
    return [[each for each in (step.elements or ())[:threads] if each is not None] for step in access.steps]


def _written(sequence: list[list[tuple[int, int]]], array: str) -> str:
    return "; ".join(" ".join(f"{array}[{row},{column}]" for row, column in step) for step in sequence)


@LESSON.claim(
    "Neighbours are read in one access",
    "If thread 0 of a warp reads position x, thread 1 x + 1, and so on to thread 31, all become a single access.",
    "32 lanes x 4 B = 128 B = 4 sectors of 32 B = one line",
)
def _single_access() -> Ruling:
    found = explain("naive", 128, 128, 128, block="32,32")
    b = line(found, "B")
    return Ruling(
        judged(b.sectors_per_request == 4 == pattern("stride 1") and b.wavefronts_per_request == 1),
        "One request of one line, in 4 sectors; a sector is what memory moves.",
        (
            exact("lanes a request", b.lanes_per_request),
            exact("sectors a request", b.sectors_per_request or 0.0),
            exact("L1 passes a request", b.wavefronts_per_request),
            on_h200("sectors of a load of 32 neighbours", pattern("stride 1")),
        ),
    )


@LESSON.claim(
    "A matrix is stored row after row",
    "Figure 5.5: the elements of a matrix of 3 x 5 lie in memory row after row.",
    "byte of element (r, c) = 4 (5 r + c)",
)
def _linear_layout() -> Ruling:
    store = shape(explain("naive", 3, 5, 4), "C", "store")
    (step,) = store.steps[:1]
    pairs = [
        (offset, element)
        for offset, element in zip(step.offsets, step.elements or (), strict=True)
        if element is not None
    ]
    sound = all(offset == 4 * (5 * row + column) for offset, (row, column) in pairs)
    return Ruling(
        judged(sound and store.pitch == 5),
        "So elements of a row are neighbours, and elements of a column lie 20 bytes apart.",
        (
            exact("elements from one row to the next", store.pitch or 0),
            words("element (1, 0) is at byte", str(next(offset for offset, element in pairs if element == (1, 0)))),
            words("element (1, 4) is at byte", str(next(offset for offset, element in pairs if element == (1, 4)))),
        ),
    )


@LESSON.claim(
    "The two sequences, for a few threads",
    "Figures 5.6 and 5.7: three threads along the rows read A[0,0] A[1,0] A[2,0] at once, then A[0,1] A[1,1] A[2,1]; "
    "five threads along the columns read A[0,0] to A[0,4], then A[1,0] to A[1,4].",
    "the thread's x index as row, or as column",
)
def _two_sequences() -> Ruling:
    # A of the swapped kernel, whose threads walk rows, and B of the naive one, whose threads lie along columns.
    rows = _sequence(shape(explain("naive_uncoalesced", 3, 16, 5), "A"), 3)
    columns = _sequence(shape(explain("naive", 16, 5, 4), "B"), 5)
    as_drawn = all(step == [(r, k) for r in range(3)] for k, step in enumerate(rows))
    as_drawn = as_drawn and all(step == [(k, c) for c in range(5)] for k, step in enumerate(columns))
    return Ruling(
        judged(as_drawn and bool(rows) and bool(columns)),
        "Both come out of the compiled kernels as drawn; only the second is the order in which the elements are "
        "stored.",
        (
            words("along the rows (A, axes swapped)", _written(rows, "A")),
            words("along the columns (B of the naive kernel)", _written(columns, "B")),
        ),
    )


@LESSON.claim(
    "The two sequences, for a warp",
    "Threads 0 to 31 read element 0 of 32 rows, which cannot be one access; or element 0 of 32 columns, which can.",
    "sectors = 32 where rows are 32 B or more apart; 32 x 4 B / 32 B = 4 where elements are neighbours",
)
def _warp_sectors() -> Ruling:
    rows = explain("naive_uncoalesced", 128, 128, 128, block="32,32")
    columns = explain("naive", 128, 128, 128, block="32,32")
    many, few = line(rows, "A").sectors_per_request, line(columns, "B").sectors_per_request
    assert many is not None
    assert few is not None
    gpu = reference()["kernels"]
    slower = gpu["swapped 32x32"]["seconds"] / gpu["naive 32x32"]["seconds"]
    return Ruling(
        judged((many, few) == (pattern("stride 32"), pattern("stride 1")) == (32, 4)),
        "Eight times the sectors for the same data.",
        (
            exact("sectors a request, along the rows", many),
            exact("sectors a request, along the columns", few),
            on_h200("sectors, stride of 32 elements", pattern("stride 32")),
            on_h200("sectors, neighbours", pattern("stride 1")),
            on_h200("times slower, naive kernel along the rows, 1024^3", slower),
        ),
    )


@LESSON.claim(
    "A's reads are not coalesced",
    "In the trivial solution each thread reads a row of A and a column of B, and the first is not coalesced.",
    "which index moves A's row: threadIdx.x or threadIdx.y",
)
def _rows_of_a() -> Ruling:
    along_rows, along_columns = (explain(name, 128, 128, 128, block="32,32") for name in ("naive_uncoalesced", "naive"))
    strided, broadcast = shape(along_rows, "A"), shape(along_columns, "A")
    few = line(along_columns, "A").sectors_per_request
    return Ruling(
        judged(broadcast.pattern == "strided", strided.pattern == "strided"),
        "threadIdx.x runs along C's rows. Where it runs along the columns, as in the lesson's own kernels, a warp "
        "reads one element of A for all its threads: a broadcast of one sector.",
        (
            words("rows along x: pattern of A", strided.pattern),
            words("columns along x: pattern of A", broadcast.pattern),
            exact("sectors a request of A, rows along x", line(along_rows, "A").sectors_per_request or 0.0),
            exact("sectors a request of A, columns along x", few or 0.0),
        ),
    )


@LESSON.claim(
    "The two index expressions",
    "In both loads of the tiled kernel only threadIdx.x differs between neighbouring threads of a row of the block, so "
    "both are coalesced.",
    "A: row N + (m D + tx); B: (m D + ty) N + col, col = ... + tx",
)
def _index_expressions() -> Ruling:
    found = explain("shared_listing", 64, 64, 64)
    a, b = shape(found, "A"), shape(found, "B")
    by_x = moved(a, "tid.x") == moved(b, "tid.x") == (0, 1)
    by_y = moved(a, "tid.y") == moved(b, "tid.y") == (1, 0)
    sectors = line(found, "A").sectors_per_request, line(found, "B").sectors_per_request
    ideal = line(found, "A").ideal_sectors_per_request, line(found, "B").ideal_sectors_per_request
    return Ruling(
        judged(by_x and by_y and sectors == ideal),
        "Followed through the compiled kernel: threadIdx.x moves both by one column and threadIdx.y by one row. A warp "
        "of a 16-wide block is two rows of the block, so two pieces of 64 bytes.",
        (
            words("a step of threadIdx.x moves A, B by (rows, columns)", f"{moved(a, 'tid.x')}, {moved(b, 'tid.x')}"),
            words("a step of threadIdx.y moves A, B by (rows, columns)", f"{moved(a, 'tid.y')}, {moved(b, 'tid.y')}"),
            words("pattern of A, B", f"{a.pattern}, {b.pattern}"),
            exact("sectors a request of A", sectors[0] or 0.0),
            exact("sectors a request of B", sectors[1] or 0.0),
            exact("fewest possible", ideal[0] or 0.0),
        ),
    )


@LESSON.claim(
    "6 x 6 in tiles of 3 x 3",
    "Figure 5.9: with matrices of 6 x 6 and tiles of 3 x 3 the accesses are coalesced.",
    "a row is 24 B: rows 0 to 2 of the tile at bytes 24 r + 12 m to 24 r + 12 m + 11; sectors are 32 B",
    slow=True,
)
def _figure_5_9() -> Ruling:
    found = explain("shared_listing", 6, 6, 6, block="3,3", D=3)
    a, b = shape(found, "A"), shape(found, "B")
    sectors = [step.sectors for step in a.steps]
    assert found.mapping is not None
    return Ruling(
        judged(found.verdict.judgement == "right" and a.pattern == b.pattern == "coalesced", sectors == [2, 3]),
        "coalesced means that neighbouring threads read neighbours. The pieces of 12 bytes do not fill sectors, which "
        "one sees at once: block (0, 0) needs 2 sectors for A's first tile and 3 for its second; 36 bytes would fit in "
        "2.",
        (
            exact("sectors of A's tile, m = 0", sectors[0]),
            exact("sectors of A's tile, m = 1", sectors[1]),
            words("elements of A, m = 0", _written(_sequence(a, 9)[:1], "A")),
            exact("bytes a row of the matrix", 4 * (a.pitch or 0)),
            exact("lanes of the warp without a thread", found.mapping.empty_lanes_per_block),
        ),
    )


@LESSON.claim(
    "The kernel with shared memory, as printed",
    "The kernel of figure 5.8, whose line 15 adds up `As[fila][k] * B[k][col]`, is right.",
    "C[row][col] = sum over tiles of As[ty][k] * Bs[k][tx]",
    slow=True,
)
def _shared_listing() -> Ruling:
    meant = explain("shared_listing", 64, 64, 64)
    printed = explain("shared_listing", 64, 64, 64, GLOBAL_ROW=1, GLOBAL_B=1, SWAPPED=1)
    row, b = explain("shared_listing", 64, 64, 64, GLOBAL_ROW=1), explain("shared_listing", 64, 64, 64, GLOBAL_B=1)
    outside = next(finding for finding in row.findings if finding.kind == "out-of-bounds")
    wrong = [next(each for each in found.findings if each.kind == "wrong-result") for found in (row, b)]
    assert outside.location is not None
    return Ruling(
        judged(printed.verdict.judgement == "right"),
        "`fila` is the row of the whole matrix where the tile has its own, and B is global memory where the tile `Bs` "
        "is meant; `As[threadIdx.y][k] * Bs[k][threadIdx.x]` is right.",
        (
            exact("wrong cells of 4,096, as printed", printed.verdict.wrong_cells),
            exact("wrong cells of 4,096, only A's row wrong", row.verdict.wrong_cells),
            words("rooftile says of A's row", wrong[0].message.split("; ")[0]),
            words(f"and of line {outside.location.line}, the sum", outside.message),
            exact("wrong cells of 4,096, only B wrong", b.verdict.wrong_cells),
            words("rooftile says of B", wrong[1].message.split("; ")[0]),
            exact("wrong cells of 4,096, as meant", meant.verdict.wrong_cells),
        ),
    )


@LESSON.claim(
    "The block's row from x, its column from y",
    "Its lines 5 to 8 may take the block's row from blockIdx.x and its column from blockIdx.y.",
    "rows covered = D x gridDim.x, columns covered = D x gridDim.y",
    slow=True,
)
def _swapped_blocks() -> Ruling:
    square, wide = explain("shared_listing", 64, 64, 64, SWAPPED=1), explain("shared_listing", 64, 96, 32, SWAPPED=1)
    outside = [finding for finding in wide.findings if finding.kind == "out-of-bounds"]
    return Ruling(
        judged(wide.verdict.judgement == "right", square.verdict.judgement == "right"),
        "C is square, or the grid is turned as well: with the usual grid a C of 64 x 96 is left partly unwritten, and "
        "A is read past its end.",
        (
            exact("wrong cells of 4,096, 64 x 64", square.verdict.wrong_cells),
            exact("wrong cells of 6,144, 64 x 96", wide.verdict.wrong_cells),
            words("first access outside, 64 x 96", outside[0].message.split(" (")[0]),
            exact("wrong cells of 6,144, as meant", explain("shared_listing", 64, 96, 32).verdict.wrong_cells),
        ),
    )


@LESSON.claim(
    "Coalesced reading nears the bandwidth",
    "With coalesced accesses a kernel can come close to the theoretical bandwidth of the memory.",
    "bytes read and written / time, over the data sheet's bandwidth",
)
def _near_the_bandwidth() -> Ruling:
    h200 = machine.load("h200")
    copied = reference()["copy_bytes_per_second"]
    share = copied / h200.memory_bandwidth
    useful = 4 * WARP_SIZE / (32 * pattern("stride 32"))
    return Ruling(
        judged(share > 0.8 and useful < share),
        "A copy does, since every byte it moves is used; with 32 sectors a request seven bytes of eight would be "
        "wasted.",
        (
            data_sheet("bandwidth", h200.memory_bandwidth, numbers.si(h200.memory_bandwidth, "B/s")),
            on_h200("copy, read and written", copied, numbers.si(copied, "B/s")),
            on_h200("of the data sheet's", share, numbers.percent(share)),
            on_h200("bytes used of those moved, stride of 32 elements", useful, f"{100 * useful:.1f} %"),
        ),
    )
