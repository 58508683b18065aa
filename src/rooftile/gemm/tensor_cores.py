"""Which kernel on tensor cores, which tile of it, and how TMA is told of the arrays."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from rooftile.core.call import TensorLayout
from rooftile.core.plan import TensorArgument
from rooftile.gemm.forms import (
    Factor,
    Form,
    Operands,
    added,
    alone,
    array_names,
    general_arguments,
    launch_of,
    numbers,
)
from rooftile.gemm.shapes import Ints
from rooftile.gemm.tiles import cdiv

_ROW: Final = 128
"""Bytes of a row of a box, in which chunks change places."""

_MMA_ROW: Final = 64
_MOST_STRIDE: Final = 2**40


@dataclass(frozen=True, slots=True)
class MmaTile:
    """Tiles of a block and of a warp, and pairs of them in the ring."""

    bm: int
    bn: int
    wm: int
    wn: int
    stages: int

    @property
    def threads(self) -> int:
        """Threads of a block."""
        return self.bm // self.wm * (self.bn // self.wn) * 32


@dataclass(frozen=True, slots=True)
class WgmmaTile:
    """A block's tile, pairs of them in the ring, and blocks of a cluster."""

    bm: int
    bn: int
    stages: int
    cluster: int

    @property
    def shared(self) -> int:
        """Bytes of shared memory: the ring, two boxes of results a consumer, barriers, and what aligns all that."""
        return self.stages * (self.bm + self.bn) * _ROW + self.bm * 2 * _ROW + self.stages * 16 + 1024


MMA_TILES: Final = {
    MmaTile(128, 256, 64, 64, 4): 560.0,
    MmaTile(128, 128, 64, 64, 4): 520.0,
    MmaTile(64, 64, 32, 32, 4): 320.0,
}
WGMMA_TILES: Final = {WgmmaTile(128, 256, 4, 2): 720.0, WgmmaTile(128, 128, 6, 1): 600.0}
"""TFLOP/s of 16-bit elements at 4096 x 4096 x 4096 on an H200: expected, not measured. Only their ratios matter."""


def on_tensor_cores(operands: Operands, arch: str, sms: int) -> Form:
    """The form that costs least; ``arch`` is sm_80 or later."""
    forms: list[Form | None] = [mma(operands, tile, sms) for tile in MMA_TILES]
    if arch == "sm_90a":
        forms += [wgmma(operands, tile, sms) for tile in WGMMA_TILES]
    return min((form for form in forms if form is not None), key=lambda form: form.cost)


def mma(operands: Operands, tile: MmaTile, sms: int) -> Form:
    """``mma.sync``: every shape and layout, of 16-bit elements or of float as tf32."""
    item = 4 if operands.element == "tf32" else 2
    chunk = 16 // item

    def width(widest: int) -> int:
        """Whole chunks, or what the shortest copy, of four bytes, moves, or single elements."""
        return max((w for w in (chunk, 4 // item) if w <= widest), default=1)

    c = operands.c
    vectors = {"VEC_A": width(operands.a.widest), "VEC_B": width(operands.b.widest)}
    vectors["VEC_C"] = chunk if c is not None and c.has_rows_of(chunk) else 1
    vectors["VEC_D"] = chunk if operands.d.has_rows_of(chunk) else 1
    macros: dict[str, str | int] = {"GENERAL": 1, "ELEMENT": operands.element, "BK": _MMA_ROW // item}
    macros |= {name.upper(): getattr(tile, name) for name in ("bm", "bn", "wm", "wn", "stages")}
    count = operands.tiles(tile.bm, tile.bn)
    return Form(
        "mma.cu",
        "gemm_mma",
        {**macros, **vectors, **operands.macros},
        launch_of(count, tile.threads, tile.stages * (tile.bm + tile.bn) * _MMA_ROW),
        general_arguments(operands, "float32"),
        (tile.bm, tile.bn),
        count,
        alone(vectors),
        cdiv(count, sms) * tile.bm * tile.bn / MMA_TILES[tile],
    )


def wgmma(operands: Operands, tile: WgmmaTile, sms: int) -> Form | None:
    """``wgmma`` on tiles that TMA copies (sm_90a); None for other elements, or where no tensor map fits the arrays."""
    a, b, d = operands.a, operands.b, operands.d
    if operands.element not in ("bf16", "f16") or operands.k == 0 or min(a.widest, b.widest) < 8:
        return None
    maps = {
        "A": _factor_map(operands, a, operands.m, tile.bm),
        "B": _factor_map(operands, b, operands.n, tile.bn // tile.cluster),
        "D": _map(operands, (operands.n, operands.m), d.row, d.steps, (64, 64)),
    }
    if not d.has_rows_of(8) or not all(_fits(layout) for layout in maps.values()):
        return None
    macros: dict[str, str | int] = {"GENERAL": 1, "ELEMENT": operands.element}
    macros |= {name.upper(): getattr(tile, name) for name in ("bm", "bn", "stages", "cluster")}
    macros["VEC_C"] = 2 if operands.c is not None and operands.c.has_rows_of(2) else 1
    clusters = operands.tiles(tile.bm * tile.cluster, tile.bn)
    places = [(f"{name}_{axis}", int(step != 0)) for name, factor in (("a", a), ("b", b))
              for axis, step in zip(("outer", "inner"), factor.steps, strict=True)]  # fmt: skip
    sizes = (("M", operands.m), ("N", operands.n), ("K", operands.k), ("batch", operands.batch))
    return Form(
        "wgmma.cu",
        "gemm_wgmma",
        {**macros, **operands.macros},
        launch_of(tile.cluster * min(clusters, max(1, sms // tile.cluster)), 128 + 2 * tile.bm, tile.shared),
        (
            *(TensorArgument(name, maps[name]) if name in maps else name for name in array_names(operands)),
            *numbers("int32", (*sizes, ("inner", operands.inner), *places)),
            *numbers("int64", added(operands)),
            *numbers("float32", (("alpha", operands.alpha), ("beta", operands.beta))),
        ),
        (tile.bm, tile.bn),
        clusters * tile.cluster,
        (),
        cdiv(clusters * tile.cluster, sms) * tile.bm * tile.bn / WGMMA_TILES[tile],
    )


def _factor_map(operands: Operands, factor: Factor, lines: int, rows: int) -> TensorLayout:
    """``rows`` lines at a time along K, 64 of them across it."""
    if factor.along_k:
        return _map(operands, (operands.k, lines), factor.pitch, factor.steps, (64, rows))
    return _map(operands, (lines, operands.k), factor.pitch, factor.steps, (64, 64))


def _map(operands: Operands, sizes: Ints, pitch: int, steps: Ints, box: Ints) -> TensorLayout:
    """Of the array's rows, and two axes of batches; along an axis of one any stride will do."""
    outer, inner = steps
    strides = [2 * (pitch if sizes[1] > 1 else 8)]
    strides.append(2 * inner or strides[0])
    strides.append(2 * outer or strides[1])
    batches = (operands.inner if inner else 1, operands.batch // operands.inner if outer else 1)
    return TensorLayout(operands.element, (*sizes, *batches), tuple(strides), (*box, 1, 1), _ROW)


def _fits(layout: TensorLayout) -> bool:
    """Whether the driver surely takes it: each stride is a multiple of 16 bytes, and of the one before."""
    before = 16
    for stride in layout.strides:
        if stride % before or not 0 < stride < _MOST_STRIDE:
            return False
        before = stride
    return True
