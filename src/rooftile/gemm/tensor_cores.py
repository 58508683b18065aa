"""Which kernel on tensor cores, which tile of it, and how TMA is told of the arrays."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import partial
from typing import Final

from rooftile.core.call import TensorLayout
from rooftile.core.plan import TensorArgument
from rooftile.gemm.flags import sharing, together
from rooftile.gemm.forms import Form, alone, launch_of, whole_or_sliced
from rooftile.gemm.operands import Addend, Arguments, Factor, Operands, added, array_names, general_arguments, numbers
from rooftile.gemm.padding import padded
from rooftile.gemm.shapes import Ints
from rooftile.gemm.tiles import cdiv

_ROW: Final = 128
"""Bytes of a row of a box, in which chunks change places."""

_MOST_STRIDE: Final = 2**40

_STORED: Final = 16
"""Bytes that TMA stores as a whole: where rows end within them, it writes what lies behind a row, too."""


@dataclass(frozen=True, slots=True)
class MmaTile:
    """Tiles of a block and of a warp, pairs of them in the ring, and bytes of a tile along K."""

    bm: int
    bn: int
    wm: int
    wn: int
    stages: int
    row: int

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.bm // self.wm * (self.bn // self.wn) * 32

    @property
    def shared(self) -> int:
        """Bytes of shared memory."""
        return self.stages * (self.bm + self.bn) * self.row


@dataclass(frozen=True, slots=True)
class WgmmaTile:
    """A block's tile, pairs of them in the ring, and blocks of a cluster, which share the larger factor's tile.

    ``group``: columns of clusters, or rows of those that share A, that are taken near in time.
    """

    bm: int
    bn: int
    stages: int
    cluster: int
    group: int = 8

    @property
    def consumers(self) -> int:
        """Threads that multiply, of one or two warpgroups."""
        return 2 * min(self.bm, 128)

    @property
    def shared(self) -> int:
        """Bytes of shared memory: the ring, two boxes of results a consumer, barriers, and what aligns all that."""
        return self.stages * ((self.bm + self.bn) * _ROW + 16) + self.consumers * _ROW + 1024

    @property
    def shares_a(self) -> bool:
        """Whether a cluster's blocks lie side by side: A's tile is the larger, or half of B's is no whole boxes."""
        return self.bm > self.bn or self.bn % 128 > 0


@dataclass(frozen=True, slots=True)
class Tf32Tile:
    """What ``wgmma_tf32`` has: lines of the factors in a block's tile, pairs of these in the ring, blocks of a cluster.

    The first factor is the one that may lie across K; a cluster's blocks share the other's tile.
    """

    first: int
    second: int
    stages: int
    cluster: int

    @property
    def consumers(self) -> int:
        """Threads that multiply, of one or two warpgroups."""
        return 2 * self.first

    @property
    def shared(self) -> int:
        """Bytes of shared memory, as of a :class:`WgmmaTile`."""
        return self.stages * ((self.first + self.second) * _ROW + 16) + self.consumers * _ROW + 1024


@dataclass(frozen=True, slots=True)
class Pace:
    """Microseconds: of a launch, of each turn of tiles beside its products, and of products over 1,024 of K."""

    launch: float
    turn: float
    depth: float

    def of(self, turns: float, k: int, read: float) -> float:
        """What a launch takes in which a multiprocessor computes at most ``turns`` tiles, and reads for ``read``."""
        busy = turns * (self.turn + self.depth * k / 1024)
        return self.launch + max(busy, read) + min(busy, read) / 10  # they do not quite hide each other


MMA_TILES: Final = {
    MmaTile(256, 128, 64, 64, 3, 128): Pace(3, 1.5, 17.5),
    MmaTile(256, 128, 64, 64, 4, 64): Pace(3, 1.5, 18),
    MmaTile(128, 128, 64, 64, 4, 64): Pace(3, 1, 10.5),
    MmaTile(64, 64, 32, 32, 4, 64): Pace(3, 0.5, 3.6),
    MmaTile(16, 128, 16, 32, 8, 128): Pace(2, 0.5, 3.8),
    MmaTile(32, 128, 32, 32, 8, 128): Pace(2, 0.5, 5.3),
}
_FEW: Final = 64
"""Tiles of fewer rows than this are for products of few rows, or of few columns, which are transposed."""

_TF32_DEPTH: Final = 3
"""Times as long as of 16-bit elements: an instruction is of half of K, and each factor is converted first."""

WGMMA_TILES: Final = {
    WgmmaTile(256, 192, 3, 2, 12): Pace(2.4, 2, 14.9),
    WgmmaTile(128, 256, 4, 2, 16): Pace(1.6, 1.2, 10.3),
    WgmmaTile(128, 256, 4, 1): Pace(1.2, 0.9, 10.9),
    WgmmaTile(128, 192, 4, 2, 16): Pace(1.4, 0.9, 7.8),
    WgmmaTile(128, 128, 6, 1): Pace(1.5, 0.6, 5.4),
    WgmmaTile(64, 128, 7, 1): Pace(1.3, 0.6, 3.3),
    WgmmaTile(64, 128, 7, 2): Pace(1.3, 0.8, 3),
}
TF32_TILES: Final = {
    Tf32Tile(128, 256, 4, 2): Pace(2.2, 1.5, 21),
    Tf32Tile(128, 192, 4, 2): Pace(2, 1.2, 15.9),
    Tf32Tile(64, 128, 7, 1): Pace(2, 0.6, 7.5),
}
"""From times of squares of 1024 to 16384 on an H200, of 16-bit elements where the tile is for several types."""


_ALONE: Final = 114 * 1024
"""A block of more shared memory has a multiprocessor of its own. Where blocks share them, and are more than these, they
are not launched early: they would wait on the first with room, and be many on some and none on others."""

_FROM_L2: Final = 1.27e7
_BUSY: Final = 0.7
"""Bytes that all multiprocessors together get from L2 in a microsecond, or so great a part of them."""

_OFF_LINE: Final = {128: 1, 32: 1.33, 16: 2.25}
"""Times as long that it takes to copy lines which begin at multiples of so many bytes."""

_APART: Final = 30_000
_TURNS: Final = 8
"""Clusters are kept together along K where it has so many bytes, and blocks so many tiles: the rows and columns that
all read at a time, some 4,000, are more than twice what L2 holds then."""

_STORE: Final = 2
"""Microseconds longer that a tile takes whose results are stored without TMA."""


def on_tensor_cores(operands: Operands, arch: str, sms: int, *, early: bool) -> Iterator[Form]:
    """All forms that take these operands; ``arch`` is sm_80 or later, ``early`` as of :func:`whole_or_sliced`."""
    for tile in MMA_TILES:
        for seen in (operands, operands.turned) if tile.bm < _FEW else (operands,):
            yield from whole_or_sliced(seen, sms, partial(mma, tile=tile, sms=sms, early=early), early=early)
    if arch != "sm_90a":
        return
    aligned = padded(operands)
    makers = [partial(wgmma, tile=tile, sms=sms) for tile in WGMMA_TILES]
    makers += [partial(wgmma, tile=tile, sms=sms, share=True) for tile in WGMMA_TILES]
    makers += [partial(wgmma_tf32, tile=tile, sms=sms) for tile in TF32_TILES]
    for make in makers:
        yield from map(aligned.of, whole_or_sliced(aligned.operands, sms, make, early=early))


def mma(operands: Operands, tile: MmaTile, sms: int, *, early: bool) -> Form | None:
    """``mma.sync``: every shape and layout, of 16-bit elements or of float as tf32; but no bias along M."""
    if operands.bias_along_m and operands.bias_step is not None:
        return None
    item = operands.item
    chunk = 16 // item

    def width(widest: int) -> int:
        """Whole chunks, or what the shortest copy, of four bytes, moves, or single elements."""
        return max((w for w in (chunk, 4 // item) if w <= widest), default=1)

    c = operands.c
    vectors = {"VEC_A": width(operands.a.widest), "VEC_B": width(operands.b.widest)}
    vectors["VEC_C"] = chunk if c is not None and c.has_rows_of(chunk) else 1
    vectors["VEC_D"] = chunk if operands.d.has_rows_of(chunk) else 1
    macros: dict[str, str | int] = {"GENERAL": 1, "ELEMENT": operands.element, "BK": tile.row // item}
    macros |= {name.upper(): getattr(tile, name) for name in ("bm", "bn", "wm", "wn", "stages")}
    count = operands.tiles(tile.bm, tile.bn)
    depth = operands.k * (_TF32_DEPTH if operands.element == "tf32" else 1)
    rounds = operands.k * item / ((tile.stages - 1) * tile.row)  # that a lone block waits for memory
    read = max(operands.read * max(1, 0.55 * sms / count), rounds * (0.4 if operands.inputs < 1.6e7 else 0.9))
    return Form(
        "mma.cu",
        "gemm_mma",
        {**macros, **vectors, **operands.macros},
        launch_of(count, tile.threads, tile.shared, early=early and (tile.shared > _ALONE or count <= sms)),
        general_arguments(operands),
        (tile.bm, tile.bn),
        count,
        alone(vectors),
        MMA_TILES[tile].of(cdiv(count, sms), depth, read) * (1 if min(vectors["VEC_A"], vectors["VEC_B"]) > 1 else 3.5),
    )


def wgmma(operands: Operands, tile: WgmmaTile, sms: int, *, share: bool = False) -> Form | None:
    """``wgmma`` on tiles that TMA copies (sm_90a); None for other elements, or where no tensor map fits the arrays.

    With ``share``, two clusters each share tiles of which there is no whole number for all; None where there is.
    """
    a, b, d = operands.a, operands.b, operands.d
    if operands.element not in ("bf16", "f16") or operands.k == 0 or min(a.widest, b.widest) < 8:
        return None
    mapped = _can_be_stored(operands) and operands.slices == 1
    largest = tile.bm > tile.bn  # its sums leave no registers for anything else
    if largest and (share or not (operands.bare and mapped)):
        return None
    cluster = (1, tile.cluster) if tile.shares_a else (tile.cluster, 1)
    maps = {
        a.array: _factor_map(operands, a, operands.m, tile.bm // cluster[1]),
        b.array: _factor_map(operands, b, operands.n, tile.bn // cluster[0]),
    }
    if mapped:
        maps[d.array] = _map(operands, (operands.n, operands.m), d.row, d.steps, (64, 64))
    if d.column != 1 or not all(_fits(layout) for layout in maps.values()):
        return None
    macros = {name.upper(): getattr(tile, name) for name in ("bm", "bn", "stages", "cluster")}
    macros["GROUP"] = tile.group
    while macros["GROUP"] >= 2 * (cdiv(operands.m, tile.bm) if cluster[0] == 1 else cdiv(operands.n, tile.bn)):
        macros["GROUP"] //= 2  # it costs a division where there are fewer lines
    sides = (tile.bm, tile.bn)
    return _form(operands, "wgmma", macros, maps, tile, sides, cluster, sms, WGMMA_TILES[tile], share=share)


def wgmma_tf32(operands: Operands, tile: Tf32Tile, sms: int) -> Form | None:
    """The same of float as tf32; None also where neither A nor B lies along K."""
    a, b, d = operands.a, operands.b, operands.d
    if operands.element != "tf32" or operands.k == 0 or min(a.widest, b.widest) < 4 or not (a.along_k or b.along_k):
        return None
    first, second = tile.first, tile.second
    lines = {False: first, True: second // tile.cluster}  # of the first factor, of the second, which clusters share
    turned = not b.along_k
    maps = {
        a.array: _factor_map(operands, a, operands.m, lines[turned]),
        b.array: _factor_map(operands, b, operands.n, lines[not turned]),
        d.array: _map(operands, (operands.n, operands.m), d.row, d.steps, (32, 32)),
    }
    if not _can_be_stored(operands) or not all(_fits(layout) for layout in maps.values()):
        return None
    macros = {name.upper(): getattr(tile, name) for name in ("first", "second", "stages", "cluster")}
    sides = (second, first) if turned else (first, second)
    clusters = (1, tile.cluster) if turned else (tile.cluster, 1)
    return _form(operands, "wgmma_tf32", macros, maps, tile, sides, clusters, sms, TF32_TILES[tile])


def _form(
    operands: Operands,
    kernel: str,
    macros: dict[str, int],
    maps: dict[str, TensorLayout],
    tile: WgmmaTile | Tf32Tile,
    sides: tuple[int, int],
    cluster: tuple[int, int],
    sms: int,
    pace: Pace,
    *,
    share: bool = False,
) -> Form | None:
    """What both have in common; ``cluster``: blocks of it along M and N."""
    width = 2 if operands.c is not None and operands.c.has_rows_of(2) else 1
    split, mapped = operands.slices > 1, operands.d.array in maps
    clusters, most = operands.tiles(sides[0] * cluster[0], sides[1] * cluster[1]), max(1, sms // tile.cluster)
    if share and (split or clusters < most or clusters % most == 0):
        return None
    places = [
        (f"{name}_{axis}", int(step != 0 and not (split and axis == "inner")))
        for name, factor in (("a", operands.a), ("b", operands.b))
        for axis, step in zip(("outer", "inner"), factor.steps, strict=True)
    ]
    sizes = (("M", operands.m), ("N", operands.n), ("K", operands.k), ("batch", operands.batch))
    launch = launch_of(tile.cluster * min(clusters, most), 128 + tile.consumers, tile.shared, early=True)
    defines: dict[str, str | int] = {"ELEMENT": operands.element, **macros}
    turns = clusters / most if share else cdiv(clusters, most)
    copied = sides[0] / cluster[1] * _off_line(operands, operands.a)
    copied += sides[1] / cluster[0] * _off_line(operands, operands.b)
    idle = max(1, _BUSY * sms / launch.blocks)
    fed = operands.tiles(*sides) * copied * operands.k * operands.item / _FROM_L2 * idle
    read = max(fed, operands.read * (1.6 if min(operands.m, operands.n) < sides[0] // 2 else 1.15))
    read *= clusters * tile.cluster / operands.tiles(*sides)  # of a cluster that is half outside one block works
    expected = pace.of(turns, operands.k, read) + (0 if mapped or split else _STORE * turns)
    if operands.bare and mapped:  # as the ladder's rung
        alike = {name: value for name, value in operands.macros.items() if name.endswith("ALONG_K")}
        flat = tuple(TensorArgument(name, replace(layout, sizes=layout.sizes[:2], strides=layout.strides[:1],
                                                  box=layout.box[:2])) for name, layout in maps.items())  # fmt: skip
        form = Form(f"{kernel}.cu", kernel, defines | alike, launch, (*flat, *numbers("int32", sizes[:3])), sides,
                    clusters * tile.cluster, (), expected)  # fmt: skip
    else:
        plain = {} if mapped or split else {"PLAIN_D": 1}
        arguments: Arguments = (
            *(TensorArgument(array, maps[array]) if array in maps else array for array in array_names(operands)),
            *numbers("int32", (*sizes, ("inner", operands.inner), *places)),
            *numbers("int64", (*added(operands), *(() if mapped else _rows(operands.d)))),
            *numbers("float32", (("alpha", operands.alpha), ("beta", operands.beta))),
        )
        form = Form(f"{kernel}.cu", f"gemm_{kernel}",
                    {"GENERAL": 1, **defines, "VEC_C": width, **operands.macros, **plain}, launch, arguments, sides,
                    clusters * tile.cluster, (), expected)  # fmt: skip
    if share:
        return sharing(form, tile.consumers // 128)
    apart = operands.k * operands.item >= _APART and turns >= _TURNS and not split
    return together(form) if apart else form


def _off_line(operands: Operands, factor: Factor) -> float:
    """How much longer a factor's lines take for where they begin."""
    return next(times for bytes_, times in _OFF_LINE.items() if factor.pitch * operands.item % bytes_ == 0)


def _rows(addend: Addend) -> list[tuple[str, int]]:
    """Steps of a matrix whose rows are contiguous."""
    return [("d_row", addend.row), ("d_outer", addend.steps[0]), ("d_inner", addend.steps[1])]


def _factor_map(operands: Operands, factor: Factor, lines: int, rows: int) -> TensorLayout:
    """``rows`` lines at a time along K, 128 bytes of them across it; slices of K are told apart by K's coordinate."""
    wide, k, steps = _ROW // operands.item, operands.k, factor.steps
    if operands.slices > 1:
        k, steps = operands.whole, (steps[0], 0)
    if factor.along_k:
        return _map(operands, (k, lines), factor.pitch, steps, (wide, rows))
    return _map(operands, (lines, k), factor.pitch, steps, (wide, wide))


def _map(operands: Operands, sizes: Ints, pitch: int, steps: Ints, box: Ints) -> TensorLayout:
    """Of the array's rows, and two axes of batches; along an axis of one any stride will do."""
    outer, inner = steps
    item = operands.item
    strides = [item * pitch if sizes[1] > 1 else 16]
    strides.append(item * inner or strides[0])
    strides.append(item * outer or strides[1])
    batches = (operands.inner if inner else 1, operands.batch // operands.inner if outer else 1)
    return TensorLayout(operands.element, (*sizes, *batches), tuple(strides), (*box, 1, 1), _ROW)


def _can_be_stored(operands: Operands) -> bool:
    """Whether TMA can write D, and nothing else."""
    whole = _STORED // operands.item
    return operands.d.has_rows_of(whole) and operands.n % whole == 0


def _fits(layout: TensorLayout) -> bool:
    """Whether the driver surely takes it: each stride is a multiple of 16 bytes, and of the one before."""
    before = 16
    for stride in layout.strides:
        if stride % before or not 0 < stride < _MOST_STRIDE:
            return False
        before = stride
    return True
