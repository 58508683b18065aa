"""What kernels of the package take: for one problem, the macros, the launch and the arguments of each."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from rooftile.core.errors import UsageError
from rooftile.core.plan import Scratch, Step
from rooftile.core.problem import Launch
from rooftile.gemm.operands import SUMS, Arguments, Operands, array_names, general_arguments, numbers, steps_of
from rooftile.gemm.shapes import INT_LIMIT
from rooftile.gemm.tiles import SPECIALIZED, SPECIALIZED_SPEED, SPEEDS, Tile, cdiv, work

Defines = dict[str, str | int]


@dataclass(frozen=True, slots=True)
class Form:
    """A kernel for a problem: its file and name, macros, launch, and what each parameter gets.

    ``tile`` is what a block computes at a time, ``tiles`` how many there are; elements of the arrays ``alone`` move one
    by one. ``cost`` orders forms of the same problem: microseconds that are expected of an H200. ``before`` and
    ``after`` are what has to be launched too, ``scratch`` the arrays that all this needs beside the caller's, ``why``
    the reasons for that.
    """

    kernel: str
    entry: str
    defines: Defines
    launch: Launch
    arguments: Arguments
    tile: tuple[int, int]
    tiles: int
    alone: tuple[str, ...] = ()
    cost: float = 0.0
    before: tuple[Step, ...] = ()
    after: tuple[Step, ...] = ()
    scratch: tuple[Scratch, ...] = ()
    slices: int = 1
    why: tuple[str, ...] = ()


Maker = Callable[[Operands], Form | None]
"""From a problem to a form of one kernel and tile, if it takes such problems."""


_LEAST_DEPTH: Final = 128
"""A slice of K is at least so deep: what a block does before and after its products must be worth it."""

_DEPTHS: Final = 64
"""A slice's depth is a multiple of this, which all kernels go along K by, or by a part of it."""

_WAVES: Final = 3
"""The slices of all tiles may be so many for each multiprocessor."""


def whole_or_sliced(operands: Operands, sms: int, make: Maker, *, early: bool) -> Iterator[Form]:
    """A kernel's form, and those with K cut into slices where tiles leave multiprocessors idle.

    ``early``: whether the device can begin a launch before the one ahead of it has ended (sm_90).
    """
    form = make(operands)
    if form is None:
        return
    yield form
    seen = {1}
    for waves in range(1, _WAVES + 1):
        slices = waves * sms // form.tiles
        part = operands.sliced(min(slices, operands.k // _LEAST_DEPTH), _DEPTHS)
        if part is None or part.slices in seen:
            continue
        seen.add(part.slices)
        if (cut := make(part)) is not None:
            yield summed(cut, operands, part, early=early)


_SUM_THREADS: Final = 128
_BYTES: Final = {"float32": 4, "float64": 8}
_SUM_LAUNCH: Final = 1.5
_SUM_RATE: Final = 3e6
"""Microseconds of the launch that adds slices up, and bytes of sums that are written or read in one."""


def summed(form: Form, operands: Operands, part: Operands, *, early: bool) -> Form:
    """``form``, which multiplies the slices ``part``, and behind it the launch that adds them up."""
    m, c, d, pitch = operands.m, operands.c, operands.d, operands.sums_pitch
    defines: Defines = {"ELEMENT": operands.stored, **operands.fused, "VEC_D": 4 if d.has_rows_of(4) else 1}
    defines["BIAS_ALONG_M"] = int(operands.bias_along_m)
    steps = [("pitch", pitch)]
    steps += steps_of("c", c)[:3] if c is not None else []
    steps += [("bias_step", operands.bias_step)] if operands.bias_step is not None else []
    arguments: Arguments = (
        SUMS,
        *array_names(operands)[2:],
        *numbers("int32", (("M", m), ("N", operands.n), ("slices", part.slices), ("batch", operands.batch))),
        *numbers("int64", (*steps, *steps_of("d", d)[:3])),
        *numbers(operands.sums, (("alpha", operands.alpha), ("beta", operands.beta))),
    )
    launch = launch_of(cdiv(operands.batch * m * cdiv(operands.n, 4), _SUM_THREADS), _SUM_THREADS, early=early)
    scratch = Scratch(SUMS, operands.sums, part.batch * m * pitch)
    return replace(
        form,
        cost=form.cost + _SUM_LAUNCH + 2 * scratch.elements * _BYTES[scratch.dtype] / _SUM_RATE,
        after=(Step("sum.cu", "gemm_sum", told(defines), launch, arguments),),
        scratch=(*form.scratch, scratch),
        slices=part.slices,
        why=(
            f"K is cut into {part.slices} slices of {part.k}, so that no multiprocessor is idle; their sums, "
            f"{scratch.elements * _BYTES[scratch.dtype]:,} bytes, are added up by a second launch, always in one order",
        ),
    )


def told(defines: Defines) -> tuple[tuple[str, str], ...]:
    """The macros as a plan has them."""
    return tuple((name, str(value)) for name, value in defines.items())


_STEP: Final = 0.7
"""Microseconds that a block of ``simt`` takes for a step along K at least: it waits for one pair of tiles at a time."""


def simt(operands: Operands, tile: Tile, sms: int, *, early: bool) -> Form:
    """Without tensor cores: every shape, layout and type."""
    vectors = _vectors(operands, 2 if operands.element == "f64" else 4)
    count = operands.tiles(tile.bm, tile.bn)
    speed = SPEEDS[operands.dtype][tile]
    busy = max(_microseconds(operands, tile, speed, sms), cdiv(operands.k, tile.bk) * _STEP)
    return Form(
        "simt.cu",
        "gemm_simt",
        {"ELEMENT": operands.stored, **tile.defines, **vectors, **operands.macros},
        launch_of(count, tile.threads, early=early and count <= sms),
        general_arguments(operands),
        (tile.bm, tile.bn),
        count,
        alone(vectors),
        3 + busy,
    )


def _microseconds(operands: Operands, tile: Tile, speed: float, sms: int) -> float:
    """How long the products take at ``speed`` TFLOP/s, the multiprocessor with most tiles being the last."""
    return work(tile, speed, operands.m, operands.n, operands.batch, sms) * 2 * operands.k * sms / 1e6


def _vectors(operands: Operands, width: int) -> dict[str, int]:
    found = {"VEC_A": operands.a.widest, "VEC_B": operands.b.widest}
    found = {name: width if widest >= width else 1 for name, widest in found.items()}
    return found | {"VEC_D": 4 if operands.d.has_rows_of(4) else 1}


_STAGES: Final = 4


def specialized(operands: Operands, sms: int) -> Form:
    """``warp_specialized`` (sm_90a): every shape and layout of float32."""
    tile = SPECIALIZED
    vectors, count = _vectors(operands, 4), operands.tiles(tile.bm, tile.bn)
    shared = _STAGES * (tile.bk * (tile.bm + tile.bn + 8) * 4 + 16)
    return Form(
        "warp_specialized.cu",
        "gemm_warp_specialized",
        {"GENERAL": 1, "SHARE": 0, **tile.defines, "STAGES": _STAGES, **vectors, **operands.macros},
        launch_of(min(count, sms), tile.threads + 128, shared),
        general_arguments(operands, ("batch", operands.batch)),
        (tile.bm, tile.bn),
        count,
        alone(vectors),
        5 + _microseconds(operands, tile, SPECIALIZED_SPEED, sms),
    )


_SHARING: Final = 4.0
"""Microseconds of the launch that zeroes the counts, and of parts that wait in memory for the rest of their tile."""


def shared(operands: Operands, sms: int) -> Form | None:
    """``specialized``, with two multiprocessors each to share tiles of which there is no whole number for all.

    None where there is one, or where less than half of the multiprocessors had a tile.
    """
    form = specialized(operands, sms)
    count, (bm, bn) = form.tiles, form.tile
    if count % sms == 0 or 2 * count <= sms:
        return None
    most = 1 - 1 / (cdiv(count, sms - count) + 1) if count < sms else count / sms  # tiles that one multiplies
    threads = form.launch.block[0]
    arrived = sms * (threads // 32 - 4)
    return replace(
        form,
        defines={**form.defines, "SHARE": 1},
        launch=launch_of(sms, threads, form.launch.dynamic_shared_bytes, early=True),
        arguments=(*form.arguments, "parts", "arrived"),
        cost=5 + (form.cost - 5) * most / cdiv(count, sms) + _SHARING,
        before=(zeroed("arrived", arrived),),
        scratch=(Scratch("parts", "float32", sms * 2 * bm * bn), Scratch("arrived", "int32", arrived)),
        why=(
            f"{count:,} tiles are no whole number for each of {sms} multiprocessors: two each share a tile, one K's "
            "begin and one its end",
        ),
    )


def zeroed(name: str, count: int) -> Step:
    """What makes zeros of a scratch array of ``count`` counts."""
    arguments: Arguments = (name, *numbers("int32", (("count", count),)))
    return Step("zero.cu", "gemm_zero", (), launch_of(1, 1024, early=True), arguments)


_MOST_ROWS: Final = 32
_FEW_COLUMNS: Final = 32
_FEW_WARPS: Final = 8
_FEW_LAUNCH: Final = 3.0
_FEW_RATES: Final = {4: 4.2e6, 1: 2e6}
"""Microseconds of a launch of ``few_rows``; bytes of B that it reads in one, by how many neighbours a copy moves."""

_ADDED: Final = 1.5e5
"""Multiply-adds that it does in a microsecond on a multiprocessor."""


def few_rows(operands: Operands, sms: int, *, early: bool) -> Form | None:
    """``few_rows`` (sm_80): every layout of float32; None if A has too many rows."""
    m, n, k, a, b = operands.m, operands.n, operands.k, operands.a, operands.b
    if operands.element != "f32" or m > _MOST_ROWS:
        return None
    whole = operands.whole or k  # lines of it must be of whole fours
    vectors = {
        "VEC_A": 4 if a.widest >= 4 and (whole if a.along_k else m) % 4 == 0 else 1,
        "VEC_B": 4 if b.widest >= 4 and (whole if b.along_k else n) % 4 == 0 else 1,
    }
    rows = 1 << (m - 1).bit_length()
    stages = {16: 3, 32: 2}.get(rows, 4)  # in 163 KiB, which sm_80 has
    count = operands.tiles(m, _FEW_COLUMNS)
    defines: Defines = {"ROWS": rows, "WARPS": _FEW_WARPS, "STAGES": stages, **vectors, **operands.macros}
    read = n * k * operands.batch * operands.item / _FEW_RATES[vectors["VEC_B"]]
    added = rows * n * k * operands.batch / (_ADDED * sms)
    return Form(
        "few_rows.cu",
        "gemm_few_rows",
        {**defines, "BIAS_ALONG_M": int(operands.bias_along_m)},
        launch_of(count, 32 * _FEW_WARPS, _FEW_WARPS * stages * (4096 + 128 * rows), early=early),
        general_arguments(operands),
        (m, _FEW_COLUMNS),
        count,
        alone(vectors),
        _FEW_LAUNCH + max(read, added) * max(1, sms / count),
        why=(f"{a.array} has few lines: {b.array} is read once, at memory's pace",),
    )


_LARGE: Final = 2048**3
"""From so many products on the ladder's best kernel is faster, on an H200 (2026-11-30)."""

_LEAST_SIDE: Final = 512


def pipelined(operands: Operands) -> Form | None:
    """The ladder's ``async_pipeline`` (sm_80 and later), for large products that are nothing but a product."""
    m, n, k, a, b, d = operands.m, operands.n, operands.k, operands.a, operands.b, operands.d
    contiguous = (a.along_k, b.along_k, a.pitch, b.pitch, d.row, d.column) == (True, False, k, n, n, 1)
    large = m * n * k >= _LARGE and min(m, n, k) >= _LEAST_SIDE
    if not (contiguous and operands.bare and large and operands.element == "f32" and d.widest >= 4):
        return None
    tile = (256, 128)
    return Form(
        "async_pipeline.cu",
        "async_pipeline",
        {},
        Launch((cdiv(n, tile[1]), cdiv(m, tile[0]), 1), (256, 1, 1)).checked(),
        ("A", "B", "D", *numbers("int32", (("M", m), ("N", n), ("K", k)))),
        tile,
        operands.tiles(*tile),
    )


def launch_of(blocks: int, threads: int, shared: int = 0, *, early: bool = False) -> Launch:
    """A launch along one axis.

    Raises
    ------
    UsageError
        If it cannot have so many blocks.
    """
    if blocks > INT_LIMIT:
        raise UsageError("the result has more tiles than a launch can have blocks", got=f"{blocks:,}",
                         allowed=f"{INT_LIMIT:,}", next_step="multiply part of the batches at a time")  # fmt: skip
    return Launch((blocks, 1, 1), (threads, 1, 1), shared, early).checked()


def alone(vectors: dict[str, int]) -> tuple[str, ...]:
    """The arrays whose elements move one by one, by the macros ``VEC_A``, ..."""
    return tuple(name.removeprefix("VEC_") for name, width in vectors.items() if width == 1 and name != "VEC_C")
