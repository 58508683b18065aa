"""How a multiplication will be done: which kernel, how specialised and launched, and why."""

from __future__ import annotations

from dataclasses import dataclass

from rooftile.core.call import ScalarArgument, TensorLayout
from rooftile.core.problem import Launch


@dataclass(frozen=True, slots=True)
class TensorArgument:
    """A tensor map of the array called ``array``, counted from its first element."""

    array: str
    layout: TensorLayout


Arguments = tuple[str | TensorArgument | ScalarArgument, ...]
"""What each parameter of a kernel gets: the name of an array, a tensor map of one, or a number."""


@dataclass(frozen=True, slots=True)
class Step:
    """A launch beside that of the product: as :class:`Plan` says of its own."""

    kernel: str
    entry: str
    defines: tuple[tuple[str, str], ...]
    launch: Launch
    arguments: Arguments

    def __str__(self) -> str:
        macros = " ".join(f"{name}={value}" for name, value in self.defines)
        return f"{self.kernel}: {self.entry}, grid {self.launch.grid}, block {self.launch.block}\n  {macros}"


@dataclass(frozen=True, slots=True)
class Scratch:
    """An array that a plan needs beside the caller's, from its first launch to its last; its name is as of theirs."""

    name: str
    dtype: str
    elements: int


@dataclass(frozen=True, slots=True)
class Plan:
    """One multiplication ``D = activation(alpha * A @ B + beta * C + bias)``, decided but not done.

    Attributes
    ----------
    m, n, k, batch : int
        The problem that the kernel solves: ``batch`` products of (m, k) and (k, n). Many matrices that share one B and
        lie as one tall matrix would are that matrix.
    dtype : str
        Of A, B, C, bias and D.
    device : str
        Where: ``"cuda:0 (sm_90a)"``.
    kernel, entry : str
        The file in ``kernels/cuda`` or ``kernels/wgsl``, or in ``gemm`` there, and the kernel's name in it.
    defines : tuple of (str, str)
        The macros, or override constants, that specialise the kernel, as ``-D``.
    launch : Launch or None
        None if there is nothing to do, since D is empty.
    arguments : tuple of str, TensorArgument or ScalarArgument
        What each parameter gets: the name of an array (``"A"``, ``"B"``, ``"C"``, ``"bias"``, ``"D"``, or one of
        ``scratch``), a tensor map of one, or a number.
    copies : tuple of (str, tuple of int)
        Arrays that are copied to be contiguous before the launch, and the shapes that they are broadcast to; ``"D"``:
        the kernel writes an array of its own, which is then copied to ``out``.
    why : tuple of str
        The reasons of each choice, a sentence each.
    before, after : tuple of Step
        What is launched before the kernel, and after it.
    scratch : tuple of Scratch
        Arrays that these launches need beside the caller's.
    """

    m: int
    n: int
    k: int
    batch: int
    dtype: str
    device: str
    kernel: str
    entry: str
    defines: tuple[tuple[str, str], ...]
    launch: Launch | None
    arguments: Arguments
    copies: tuple[tuple[str, tuple[int, ...]], ...]
    why: tuple[str, ...]
    before: tuple[Step, ...] = ()
    after: tuple[Step, ...] = ()
    scratch: tuple[Scratch, ...] = ()

    @property
    def steps(self) -> tuple[Step, ...]:
        """All launches, in their order."""
        if self.launch is None:
            return ()
        return (*self.before, Step(self.kernel, self.entry, self.defines, self.launch, self.arguments), *self.after)

    def __str__(self) -> str:
        many = f"{self.batch} x " if self.batch != 1 else ""
        lines = [f"{many}{self.m} x {self.n} x {self.k} {self.dtype} on {self.device}", *map(str, self.steps)]
        return "\n".join([*lines, *(f"- {reason}" for reason in self.why)])
