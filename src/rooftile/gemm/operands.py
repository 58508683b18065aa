"""A problem as kernels take it, and what can be made of one: slices of K, the transposed problem, padded rows."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from rooftile.core.call import ScalarArgument
from rooftile.core.plan import TensorArgument
from rooftile.gemm.shapes import Ints
from rooftile.gemm.tiles import cdiv

Arguments = tuple[str | ScalarArgument | TensorArgument, ...]

SUMS: Final = "sums"
"""The scratch array of the sums of each slice of K: slices of (M, N padded to whole eights) for each batch."""


@dataclass(frozen=True, slots=True)
class Factor:
    """A or B: K contiguous or not, elements between its lines (A's rows, B's columns), and between batches.

    ``array`` names it among a plan's arrays. ``widest`` is 8, 4, 2 or 1: so many neighbours can be moved at once, or 16
    bytes of them, wherever they begin at a multiple of it.
    """

    array: str
    along_k: bool
    pitch: int
    widest: int
    steps: Ints


@dataclass(frozen=True, slots=True)
class Addend:
    """C or D: elements from row to row, from column to column, and between batches; the rest as of a factor."""

    array: str
    row: int
    column: int
    widest: int
    steps: Ints

    def has_rows_of(self, width: int) -> bool:
        """Whether ``width`` elements of a row can be moved at once."""
        return self.column == 1 and self.widest >= width

    @property
    def transposed(self) -> Addend:
        """The same seen with rows for columns."""
        return replace(self, row=self.column, column=self.row)


@dataclass(frozen=True, slots=True)
class Operands:
    """``batch`` products, numbered along two axes, ``inner`` along the second.

    ``element`` is PTX's type of what is multiplied: ``f32``, ``f64``, ``f16``, ``bf16`` or ``tf32``. Where K is cut
    into ``slices``, these are the second axis of the batches, each of ``k`` of the ``whole`` K but for a shorter last
    one, and D is what each of them sums up.
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
    bias_along_m: bool = False
    slices: int = 1
    whole: int = 0

    @property
    def macros(self) -> dict[str, str | int]:
        """Those of all templates: how the factors lie, and what happens to a sum before it is stored."""
        found: dict[str, str | int] = {"A_ALONG_K": int(self.a.along_k), "B_ALONG_K": int(self.b.along_k)}
        return found | self.fused | ({"SPLIT": 1} if self.slices > 1 else {})

    @property
    def fused(self) -> dict[str, str | int]:
        """Those that say what happens to a sum before it is stored."""
        return {
            "HAS_C": int(self.c is not None),
            "HAS_BIAS": int(self.bias_step is not None),
            "ACTIVATION": self.activation or "identity",
        }

    @property
    def bare(self) -> bool:
        """Whether it is one product, and nothing else is done to it."""
        fused = self.c is not None or self.bias_step is not None or self.activation is not None
        return self.batch == 1 and self.alpha == 1 and not fused

    @property
    def item(self) -> int:
        """Bytes of an element of A, B, C and D."""
        return {"f64": 8, "f32": 4, "tf32": 4}.get(self.element, 2)

    @property
    def stored(self) -> str:
        """The type of A, B, C and D, by the name that the package's headers have for it."""
        return {"f64": "double", "f32": "float", "tf32": "float"}.get(self.element, self.element)

    @property
    def sums(self) -> str:
        """The type that products are summed in."""
        return "float64" if self.element == "f64" else "float32"

    def tiles(self, bm: int, bn: int) -> int:
        """How many tiles cover the results."""
        return cdiv(self.m, bm) * cdiv(self.n, bn) * self.batch

    @property
    def inputs(self) -> int:
        """Bytes of A and B, if no batches share them."""
        return self.item * self.batch * self.k * (self.m + self.n)

    @property
    def read(self) -> float:
        """Microseconds that it takes an H200 to read them at least: from L2, if they fit there, or from memory."""
        return self.inputs / (7e6 if self.inputs < 4e7 else 4.3e6)

    @property
    def turned(self) -> Operands:
        """The same problem transposed: B's columns as the rows of A, and so on."""
        c = None if self.c is None else self.c.transposed
        return replace(self, m=self.n, n=self.m, a=self.b, b=self.a, c=c, d=self.d.transposed,
                       bias_along_m=not self.bias_along_m)  # fmt: skip

    def sliced(self, slices: int, by: int) -> Operands | None:
        """With K cut into about so many slices of a multiple of ``by``; None if it cannot be cut.

        The sums of the slices go to the scratch array :data:`SUMS`; nothing is fused.
        """
        if self.inner > 1 or slices < 2:
            return None
        depth = cdiv(cdiv(self.k, slices), by) * by
        slices = cdiv(self.k, depth)
        if slices < 2:
            return None

        def cut(factor: Factor) -> Factor:
            return replace(factor, steps=(factor.steps[0], depth * (1 if factor.along_k else factor.pitch)))

        pitch = self.sums_pitch
        d = Addend(SUMS, pitch, 1, 8, (slices * self.m * pitch, self.m * pitch))
        plain = replace(self, c=None, d=d, bias_step=None, alpha=1.0, beta=0.0, activation=None)
        return replace(plain, k=depth, batch=self.batch * slices, inner=slices, a=cut(self.a), b=cut(self.b),
                       slices=slices, whole=self.k)  # fmt: skip

    @property
    def sums_pitch(self) -> int:
        """Elements from row to row of :data:`SUMS`."""
        return cdiv(self.n, 8) * 8


def array_names(operands: Operands) -> tuple[str, ...]:
    """The arrays that are passed, in the order of all templates' parameters."""
    c = () if operands.c is None else (operands.c.array,)
    bias = () if operands.bias_step is None else ("bias",)
    return (operands.a.array, operands.b.array, *c, *bias, operands.d.array)


def general_arguments(operands: Operands, *more: tuple[str, int]) -> Arguments:
    """What the parameters of a template get; ``more`` are further sizes."""
    a, b, d = operands.a, operands.b, operands.d
    sizes = (("M", operands.m), ("N", operands.n), ("K", operands.k), ("inner", operands.inner), *more)
    whole = (("whole", operands.whole),) if operands.slices > 1 else ()
    steps = [("lda", a.pitch), ("ldb", b.pitch)]
    steps += [("a_outer", a.steps[0]), ("a_inner", a.steps[1]), ("b_outer", b.steps[0]), ("b_inner", b.steps[1])]
    return (
        *array_names(operands),
        *numbers("int32", (*sizes, *whole)),
        *numbers("int64", (*steps, *added(operands), *steps_of("d", d))),
        *numbers(operands.sums, (("alpha", operands.alpha), ("beta", operands.beta))),
    )


def added(operands: Operands) -> list[tuple[str, int]]:
    """The steps of C and bias, where they are there."""
    found = steps_of("c", operands.c) if operands.c is not None else []
    return found + ([("bias_step", operands.bias_step)] if operands.bias_step is not None else [])


def steps_of(name: str, addend: Addend) -> list[tuple[str, int]]:
    """From row to row, from column to column, and between batches."""
    names = (f"{name}_row", f"{name}_column", f"{name}_outer", f"{name}_inner")
    return list(zip(names, (addend.row, addend.column, *addend.steps), strict=True))


def numbers(dtype: str, pairs: Iterable[tuple[str, float]]) -> tuple[ScalarArgument, ...]:
    """Numbers that are passed, as ``dtype``."""
    return tuple(ScalarArgument(name, dtype, value) for name, value in pairs)
