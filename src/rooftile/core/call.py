"""A kernel call with everything bound: launch, arguments, and the result it should give."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Location


@dataclass(frozen=True, slots=True)
class TensorLayout:
    """How a tensor map (``CUtensorMap``) describes a buffer, in the words of ``cuTensorMapEncodeTiled``.

    Attributes
    ----------
    kind : str
        PTX's type of an element: ``bf16``, ``f32``, ``u8``, ...
    sizes, box : tuple of int
        Elements along each dimension, the fastest first: of the tensor, and of what one copy moves.
    strides : tuple of int
        Bytes from one element to the next along each dimension but the fastest.
    swizzle : int
        Bytes of shared memory in which chunks of 16 bytes change places: 0, 32, 64 or 128.
    """

    kind: str
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    box: tuple[int, ...]
    swizzle: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class BufferArgument:
    """A device buffer passed to pointer parameter ``name``.

    Attributes
    ----------
    name : str
        The parameter's name.
    role : str
        "A", "B" or "C" of the GEMM, or what an array beside these is.
    data : numpy.ndarray
        Contents before the launch, C-contiguous; its dtype is the element type (ml_dtypes for bfloat16).
        The executor copies it to a 256-byte aligned device buffer of exactly ``data.nbytes``.
    output : bool
        Whether the kernel is expected to write it.
    transposed : bool
        Whether ``data`` holds the transpose of the matrix.
    columns : int or None
        Columns of ``data`` that are the matrix, where its rows are longer: what is left of each is padding.
    rows : int or None
        Rows of ``data`` that are the matrix, where more lie behind it: others of a batch, or parts of sums.
    in_place : bool
        Whether ``data`` itself, which is aligned to 256 bytes and has unused address space behind it, is the device
        buffer: for matrices too large to be copied.
    undefined : bool
        Whether ``data`` stands for memory that nothing has written.
    added_to : bool
        Whether the kernel only adds to what it holds, so that ``data`` is zero.
    header : bytes
        What lies in the buffer in front of ``data``.
    tensor : TensorLayout or None
        The parameter is not a pointer to the buffer but a tensor map of it.
    effect : str
        What a buffer beside A, B and C does to the product: its numbers are added to it (``"add"``, or ``"beta*add"``
        times beta, in C's place), or it is multiplied by them (``"scale"``); ``""`` where neither. ``data`` is then
        (M, N), (1, N), (M, 1) or (1, 1).
    variable : str
        The name in PTX of the file's variable that it is, in place of a parameter.
    pointers : int
        Into how many equal parts ``data`` is cut, if what is passed is a table of pointers to these; 0 if it is not.
    """

    name: str
    role: str
    data: npt.NDArray[np.generic]
    output: bool = False
    in_place: bool = False
    transposed: bool = False
    columns: int | None = None
    rows: int | None = None
    undefined: bool = False
    added_to: bool = False
    tensor: TensorLayout | None = None
    header: bytes = b""
    effect: str = ""
    variable: str = ""
    pointers: int = 0

    @property
    def matrix(self) -> npt.NDArray[np.generic]:
        """The matrix of the problem: (M, K), (K, N) or (M, N)."""
        return self.matrix_in(self.data)

    def matrix_in(self, data: npt.NDArray[np.generic]) -> npt.NDArray[np.generic]:
        """The matrix of the problem that ``data``, stored as ``self.data`` is, holds."""
        stored = data.reshape(self.data.shape)[: self.rows, : self.columns]
        return stored.T if self.transposed else stored


@dataclass(frozen=True, slots=True)
class ScalarArgument:
    """A value passed to scalar parameter ``name``; ``dtype`` is NumPy's name for the parameter's type."""

    name: str
    dtype: str
    value: int | float


Argument = BufferArgument | ScalarArgument


@dataclass(frozen=True, slots=True)
class Form:
    """What a kernel makes of the product before C holds it; nothing, as the fields are by default.

    Attributes
    ----------
    activation : str
        What comes behind the product, one of ``bind.activations``, or "".
    numbers : tuple of float
        What the activation takes beside the product: the slope of a leaky ReLU, the bounds of a clamp.
    factor : float
        What the product is multiplied by beside alpha.
    over_root : bool
        Whether it is divided by the square root of K, as attention's scores are.
    late : frozenset of str
        Names of arrays that are added, or multiply, behind the activation, not before it; "C" is beta times C, and
        "alpha" is alpha, of which what is added before is multiplied too.
    triangle : str
        Which triangle of a factor is multiplied, "lower A" or "upper unit B" and so on; "" where all of both are.
    zero_points : tuple of float
        What is subtracted from every element of A, and of B, and added to C behind all else.
    unjudged : str
        Why C cannot be held against anything, in words, where it is neither the product nor a form of it known here.
    """

    activation: str = ""
    numbers: tuple[float, ...] = ()
    factor: float = 1.0
    over_root: bool = False
    late: frozenset[str] = frozenset()
    triangle: str = ""
    zero_points: tuple[float, float, float] = (0.0, 0.0, 0.0)
    unjudged: str = ""

    @property
    def is_plain(self) -> bool:
        """Whether C is the product, with what is added to it, and no more."""
        return self == Form()


@dataclass(frozen=True, slots=True, eq=False)
class Stage:
    """The launch of another kernel behind a call's own, which makes C of what that has left.

    ``entry`` is the kernel's name in PTX and ``name`` the one it is called by, ``location`` where it is launched and
    ``kernel`` where it is defined.
    ``reads`` is its argument that is the buffer of the call's C, ``writes`` the one that is C of the problem.
    """

    entry: str
    name: str
    location: Location
    kernel: Location | None
    call: Call
    reads: str
    writes: str

    @property
    def result(self) -> BufferArgument:
        """C of the problem, before the launch, under a name that no argument of the call before has."""
        found = next(a for a in self.call.arguments if isinstance(a, BufferArgument) and a.name == self.writes)
        return replace(found, name=f"{self.name}'s {self.writes}")

    def on(self, data: npt.NDArray[np.generic]) -> Call:
        """The call on ``data``, what is in the buffer that it reads."""
        arguments = tuple(
            replace(a, data=data) if isinstance(a, BufferArgument) and a.name == self.reads else a
            for a in self.call.arguments
        )
        return replace(self.call, arguments=arguments)


@dataclass(frozen=True, slots=True, eq=False)
class Call:
    """One launch of one kernel on one problem; ``arguments`` are in the order of the parameters, variables behind them.

    ``expected`` is the float64 result (M, N) that the output buffer with role "C" should hold, or None if the
    problem is not a GEMM that can be checked. ``magnitude`` is ``abs(alpha) * abs(A) @ abs(B) + abs(beta * C)`` in
    float64, which scales the tolerance. ``notes`` tell where a launch or an argument comes from that nobody gave;
    ``launch_inferred`` is true if the launch was told by nothing but the kernel's addresses, ``block_inferred`` if its
    block was too, ``beta_inferred`` if nobody gave the beta that the kernel takes. ``symbols`` are values of variables
    in constant memory, by name: one for each member of a structure.
    ``form`` is what C is of the product where that is more than its sum with what is added.
    ``places`` tells where the file gives the launch's "grid", "block" and "shared" (bytes), for those that it gives.
    ``then`` is the launch that makes C of the parts of its sums which this one leaves, if it leaves such: its C has
    room for all parts, and is the first of them.
    """

    gemm: Gemm
    launch: Launch
    arguments: tuple[Argument, ...]
    expected: npt.NDArray[np.float64] | None = None
    magnitude: npt.NDArray[np.float64] | None = None
    notes: tuple[str, ...] = ()
    launch_inferred: bool = False
    block_inferred: bool = False
    beta_inferred: bool = False
    symbols: tuple[tuple[str, tuple[int, ...]], ...] = ()
    places: Mapping[str, Location] = field(default_factory=dict)
    form: Form = Form()
    then: Stage | None = None

    @property
    def passed(self) -> tuple[Argument, ...]:
        """The arguments of the kernel's own parameters."""
        return tuple(a for a in self.arguments if not (isinstance(a, BufferArgument) and a.variable))
