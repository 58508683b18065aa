"""What kernels of the package take: for one problem, the macros, the launch and the arguments of each."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rooftile.core.call import ScalarArgument
from rooftile.core.errors import UsageError
from rooftile.core.plan import TensorArgument
from rooftile.core.problem import Launch
from rooftile.gemm.shapes import INT_LIMIT, Ints
from rooftile.gemm.tiles import SPECIALIZED, SPECIALIZED_SPEED, SPEEDS, cdiv, choose_tile, work

Arguments = tuple[str | ScalarArgument | TensorArgument, ...]


@dataclass(frozen=True, slots=True)
class Factor:
    """A or B: K contiguous or not, elements between its lines (A's rows, B's columns), and between batches.

    ``widest`` is 8, 4, 2 or 1: so many neighbours can be moved at once, or 16 bytes of them, wherever they begin at a
    multiple of it.
    """

    along_k: bool
    pitch: int
    widest: int
    steps: Ints


@dataclass(frozen=True, slots=True)
class Addend:
    """C or D: elements from row to row, from column to column, and between batches; ``widest`` as of a factor."""

    row: int
    column: int
    widest: int
    steps: Ints

    def has_rows_of(self, width: int) -> bool:
        """Whether ``width`` elements of a row can be moved at once."""
        return self.column == 1 and self.widest >= width


@dataclass(frozen=True, slots=True)
class Operands:
    """A problem as kernels take it: ``batch`` products, numbered along two axes, ``inner`` along the second.

    ``element`` is PTX's type of what is multiplied: ``f32``, ``f64``, ``f16``, ``bf16`` or ``tf32``.
    """

    m: int
    n: int
    k: int
    batch: int
    inner: int
    dtype: str
    element: str
    a: Factor
    b: Factor
    c: Addend | None
    d: Addend
    bias_step: int | None
    alpha: float
    beta: float
    activation: str | None

    @property
    def macros(self) -> dict[str, str | int]:
        """Those of all templates: how the factors lie, and what happens to a sum before it is stored."""
        return {
            "A_ALONG_K": int(self.a.along_k),
            "B_ALONG_K": int(self.b.along_k),
            "HAS_C": int(self.c is not None),
            "HAS_BIAS": int(self.bias_step is not None),
            "ACTIVATION": self.activation or "identity",
        }

    @property
    def bare(self) -> bool:
        """Whether it is one product, and nothing else is done to it."""
        fused = self.c is not None or self.bias_step is not None or self.activation is not None
        return self.batch == 1 and self.alpha == 1 and not fused

    def tiles(self, bm: int, bn: int) -> int:
        """How many tiles cover the results."""
        return cdiv(self.m, bm) * cdiv(self.n, bn) * self.batch


@dataclass(frozen=True, slots=True)
class Form:
    """A kernel for a problem: its file and name, macros, launch, and what each parameter gets.

    ``tile`` is what a block computes at a time, ``tiles`` how many there are; elements of the arrays ``alone`` move one
    by one. ``cost`` orders forms of the same problem: microseconds that are expected of an H200.
    """

    kernel: str
    entry: str
    defines: dict[str, str | int]
    launch: Launch
    arguments: Arguments
    tile: tuple[int, int]
    tiles: int
    alone: tuple[str, ...] = ()
    cost: float = 0.0


def simt(operands: Operands, sms: int) -> Form:
    """Without tensor cores: every shape, layout and type."""
    tile = choose_tile(operands.dtype, operands.m, operands.n, operands.batch, sms)
    vectors = _vectors(operands, 2 if operands.element == "f64" else 4)
    count = operands.tiles(tile.bm, tile.bn)
    return Form(
        "simt.cu",
        "gemm_simt",
        {"ELEMENT": operands.dtype, **tile.defines, **vectors, **operands.macros},
        launch_of(count, tile.threads),
        general_arguments(operands, "float64" if operands.element == "f64" else "float32"),
        (tile.bm, tile.bn),
        count,
        alone(vectors),
    )


def _vectors(operands: Operands, width: int) -> dict[str, int]:
    found = {"VEC_A": operands.a.widest, "VEC_B": operands.b.widest}
    found = {name: width if widest >= width else 1 for name, widest in found.items()}
    return found | {"VEC_D": 4 if operands.d.has_rows_of(4) else 1}


_STAGES: Final = 4


def specialized(operands: Operands, sms: int) -> Form | None:
    """``warp_specialized`` (sm_90a): every shape and layout of float32; None where smaller tiles leave fewer idle."""
    tile, where = SPECIALIZED, (operands.m, operands.n, operands.batch, sms)
    other = choose_tile(operands.dtype, *where)
    if work(other, SPEEDS[operands.dtype][other], *where) < work(tile, SPECIALIZED_SPEED, *where):
        return None
    vectors, count = _vectors(operands, 4), operands.tiles(tile.bm, tile.bn)
    shared = _STAGES * (tile.bk * (tile.bm + tile.bn + 8) * 4 + 16)
    return Form(
        "warp_specialized.cu",
        "gemm_warp_specialized",
        {"GENERAL": 1, **tile.defines, "STAGES": _STAGES, **vectors, **operands.macros},
        launch_of(min(count, sms), tile.threads + 128, shared),
        general_arguments(operands, "float32", ("batch", operands.batch)),
        (tile.bm, tile.bn),
        count,
        alone(vectors),
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


def general_arguments(operands: Operands, sums: str, *more: tuple[str, int]) -> Arguments:
    """What the parameters of a template get; ``sums`` is the type of alpha and beta, ``more`` are further sizes."""
    a, b, d = operands.a, operands.b, operands.d
    sizes = (("M", operands.m), ("N", operands.n), ("K", operands.k), ("inner", operands.inner))
    steps = [("lda", a.pitch), ("ldb", b.pitch)]
    steps += [("a_outer", a.steps[0]), ("a_inner", a.steps[1]), ("b_outer", b.steps[0]), ("b_inner", b.steps[1])]
    return (
        *array_names(operands),
        *numbers("int32", (*sizes, *more)),
        *numbers("int64", (*steps, *added(operands), *_steps("d", d))),
        *numbers(sums, (("alpha", operands.alpha), ("beta", operands.beta))),
    )


def array_names(operands: Operands) -> tuple[str, ...]:
    """The arrays that are passed, in the order of all templates' parameters."""
    present = {"C": operands.c is not None, "bias": operands.bias_step is not None}
    return tuple(name for name in ("A", "B", "C", "bias", "D") if present.get(name, True))


def added(operands: Operands) -> list[tuple[str, int]]:
    """The steps of C and bias, where they are there."""
    found = _steps("c", operands.c) if operands.c is not None else []
    return found + ([("bias_step", operands.bias_step)] if operands.bias_step is not None else [])


def _steps(name: str, addend: Addend) -> list[tuple[str, int]]:
    names = (f"{name}_row", f"{name}_column", f"{name}_outer", f"{name}_inner")
    return list(zip(names, (addend.row, addend.column, *addend.steps), strict=True))


def numbers(dtype: str, pairs: Iterable[tuple[str, float]]) -> tuple[ScalarArgument, ...]:
    """Numbers that are passed, as ``dtype``."""
    return tuple(ScalarArgument(name, dtype, value) for name, value in pairs)
