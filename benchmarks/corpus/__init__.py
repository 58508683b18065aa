"""GEMM kernels in many people's styles, bound to problems: ``corpus.toml`` says what each is and how it is launched.

Unlike the product's own binding, matrices may lie in memory column by column or with a leading dimension of their own,
as in the BLAS; what lies between their rows is filled with NaN, and must be left alone.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from matrices import Layout

from rooftile.bind import Asked, Callee, Inputs, bind, judge, with_reference
from rooftile.bind.data import shapes
from rooftile.compile import compile_kernel, load_source
from rooftile.core.call import BufferArgument, Call, Form
from rooftile.core.expressions import evaluate
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm
from rooftile.core.source import Compiled

FOLDER = Path(__file__).parent
Shape = tuple[int, int, int]
Array = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Entry:
    """One kernel of the corpus with its launch; the fields are the keys of ``corpus.toml``."""

    name: str
    block: str
    grid: str
    args: str
    small: Shape
    shapes: tuple[Shape, ...]
    file: str = ""
    kernel: str = ""
    shared: str | None = None
    defines: Mapping[str, int] = field(default_factory=dict)
    requires: tuple[str, ...] = ()
    beta: float = 0.0
    transposed: tuple[str, ...] = ()
    ld: Mapping[str, str] = field(default_factory=dict)
    accumulator: str = "float32"
    activation: str = ""
    symmetric: bool = False

    def takes(self, shape: Shape) -> bool:
        """Whether the kernel claims to be right for this shape."""
        return all(evaluate(condition, dict(zip("MNK", shape, strict=True))) for condition in self.requires)

    def layouts(self, call: Call) -> dict[str, Layout]:
        """How A, B and C lie in memory, and plainly what is beside them, by role."""
        buffers = [each for each in call.arguments if isinstance(each, BufferArgument)]
        found = {each.role: Layout(*each.data.shape, pitch=each.data.shape[1]) for each in buffers}
        sizes = dict(zip("MNK", (call.gemm.m, call.gemm.n, call.gemm.k), strict=True))
        for role, (rows, columns) in shapes(call.gemm).items():
            transposed = role in self.transposed
            pitch = evaluate(self.ld[role], sizes) if role in self.ld else rows if transposed else columns
            found[role] = Layout(rows, columns, pitch, transposed)
        return found

    @cache  # noqa: B019 (entries live as long as the program)
    def compile(self) -> Compiled:
        """The kernel for the H200."""
        defines = {name: str(value) for name, value in self.defines.items()}
        return compile_kernel(load_source(FOLDER / self.file), self.kernel, arch="sm_90", defines=defines)

    def bind(self, shape: Shape, *, whole_numbers: bool = False, repeat: bool = False, check: bool = True) -> Call:
        """The call on random matrices, or on small whole numbers, whose sums are the same in every order.

        Matrices that ``repeat`` a pattern are executed upon in place, where no gaps are between their lines.
        """
        inputs = Inputs(repeat=repeat)
        gemm = Gemm(*shape, beta=self.beta)
        if whole_numbers:
            rng = np.random.default_rng(1)
            inputs = Inputs(*(rng.integers(-8, 9, size).astype(np.float32) for size in shapes(gemm).values()))
        elif self.symmetric and not repeat:
            a = np.random.default_rng(1).standard_normal((gemm.m, gemm.k), np.float32)
            inputs = Inputs(a, a.T)
        asked = Asked(self.block, self.grid, self.args, self.defines, self.shared)
        call = bind(Callee(self.compile().signature), gemm, asked, inputs, check=check)
        layouts = self.layouts(call)
        arguments = tuple(
            self._laid_out(each, layouts[each.role]) if isinstance(each, BufferArgument) else each
            for each in call.arguments
        )
        if self.activation:
            call = replace(call, form=Form(self.activation))
            call = with_reference(call) if check else call
        return replace(call, arguments=arguments)

    @staticmethod
    def _laid_out(each: BufferArgument, layout: Layout) -> BufferArgument:
        """A buffer of :func:`~rooftile.bind.bind` as it lies in memory here."""
        gaps = layout.pitch != layout.length or each.data.shape != (layout.rows, layout.columns)
        if each.in_place and not gaps:  # a pattern is as good in any order
            return replace(each, data=each.data.reshape(layout.lines, layout.pitch), columns=None)
        return replace(each, data=layout.pack(each.data[:, : each.columns]), columns=None, in_place=False)

    def judge(self, call: Call, outputs: Mapping[str, Array], accumulator: str | None) -> tuple[Verdict, list[Finding]]:
        """Hold the outputs of ``call`` against float64, as rooftile does for row-major matrices."""
        layouts = self.layouts(call)
        roles = {each.name: each.role for each in call.arguments if isinstance(each, BufferArgument)}
        plain = {name: layouts[roles[name]].unpack(array) for name, array in outputs.items()}
        arguments = tuple(
            replace(each, data=layouts[each.role].unpack(each.data)) if isinstance(each, BufferArgument) else each
            for each in call.arguments
        )
        verdict, findings = judge(replace(call, arguments=arguments), plain, accumulator=accumulator)
        return verdict, list(findings)


@cache
def corpus() -> dict[str, Entry]:
    """All kernels by name."""
    return _entries("corpus.toml", "")


@cache
def newcomers() -> dict[str, Entry]:
    """Kernels that the models were first done without."""
    return _entries("newcomers.toml", "newcomers/")


@cache
def latecomers() -> dict[str, Entry]:
    """Kernels that the models were done without once more."""
    return _entries("latecomers.toml", "latecomers/")


@cache
def guests() -> dict[str, Entry]:
    """Kernels that the models were done without a third time."""
    return _entries("guests.toml", "guests/")


@cache
def visitors() -> dict[str, Entry]:
    """Kernels that the models are done without: the blind ones."""
    return _entries("visitors.toml", "visitors/")


def everything() -> dict[str, Entry]:
    """The kernels of all these lists."""
    return corpus() | newcomers() | latecomers() | guests() | visitors()


def _entries(tables: str, folder: str) -> dict[str, Entry]:
    entries = {}
    for name, table in tomllib.loads((FOLDER / tables).read_text(encoding="utf-8")).items():
        table = {"file": f"{folder}{name}.cu", "kernel": name} | table
        for key in ("small", "requires", "transposed"):
            table[key] = tuple(table.get(key, ()))
        table["shapes"] = tuple(tuple(shape) for shape in table["shapes"])
        entries[name] = Entry(name=name, **table)
    return entries
