"""The matrices of a call: random or the user's, what C holds before the launch, and the expected result."""

from __future__ import annotations

import os
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any, Final, Literal

import ml_dtypes
import numpy as np
import numpy.typing as npt

from rooftile.bind.repeating import repeating, shown_bytes
from rooftile.core.errors import ExecutionError, UsageError
from rooftile.core.problem import Gemm

Array = npt.NDArray[Any]
Floats = npt.NDArray[np.float64]
Shape = tuple[int, ...]

POISON: Final[Mapping[str, int]] = {
    "float64": 0x7FF5C0DE_A5C35A3C,
    "float32": 0x7FA5C0DE,
    "float16": 0x7D5C,
    "bfloat16": 0x7FA5,
    "int64": 0x5AC3C0DE_A5C35A3C,
    "uint64": 0x5AC3C0DE_A5C35A3C,
    "int32": 0x5AC3C0DE,
    "uint32": 0x5AC3C0DE,
    "int16": 0x5AC3,
    "uint16": 0x5AC3,
}
"""Bits of each element of C before the launch, by dtype.

For floating-point types a *signalling* NaN: copied it stays as it is, but any arithmetic on it sets the quiet bit
(IEEE 754-2019, 6.2.1). So a cell that still has these bits was never written, and one that has them but for the quiet
bit was computed from what C held. 8-bit types have no value that stands out and begin as zeros.
"""

_INTEGER_RANGE: Final = 8
"""Random integers are from -8 to 8 (0 to 8 if unsigned): sums of their products stay exact."""


@dataclass(frozen=True, slots=True, eq=False)
class Inputs:
    """The matrices of a call, as far as the caller gives them.

    Attributes
    ----------
    a, b, c : numpy.ndarray or None
        (M, K), (K, N) and (M, N), in place of random ones. ``c`` is read only if beta is not 0.
    seed : int
        Of the random ones.
    repeat : bool
        Whether random matrices may repeat a pattern and be executed upon in place, so that they take up little memory.
    """

    a: Array | None = None
    b: Array | None = None
    c: Array | None = None
    seed: int = 0
    repeat: bool = False


@dataclass(frozen=True, slots=True)
class Storage:
    """How the matrices lie in a call's buffers.

    Attributes
    ----------
    dtypes : mapping of str to str
        NumPy's names of the types of their elements, by role.
    transposed : frozenset of str
        Roles of those that are stored as their transposes.
    pitches : mapping of str to int
        Elements from row to row of those whose rows are padded.
    counts : mapping of str to int
        How many matrices such as they are have room in the buffers of those that are not alone there, the first of all:
        others of a batch, or parts of sums.
    """

    dtypes: Mapping[str, str]
    transposed: frozenset[str] = frozenset()
    pitches: Mapping[str, int] = field(default_factory=dict)
    counts: Mapping[str, int] = field(default_factory=dict)


OldC = Literal["read", "undefined", "zero", "added to"]
"""What C is before the launch: numbers that the kernel reads, for beta is not 0; poison, which stands for memory that
nothing has written; zero for a kernel that reads it all the same; or zero for one that only adds to it."""


def dtype_of(name: str) -> np.dtype[Any]:
    """NumPy's dtype, or that of ml_dtypes, called ``name``."""
    extension = getattr(ml_dtypes, name, None)
    return np.dtype(name if extension is None else extension)


def shapes(gemm: Gemm) -> dict[str, tuple[int, int]]:
    """Shape of each matrix by role."""
    return {"A": (gemm.m, gemm.k), "B": (gemm.k, gemm.n), "C": (gemm.m, gemm.n)}


def sides_of(elements: Mapping[str, int]) -> dict[str, int]:
    """M, N and K of matrices that have so many ``elements``, by role; none where that fits no three matrices."""
    if set(elements) != {"A", "B", "C"}:
        return {}
    a, b, c = (elements[role] for role in "ABC")
    m, n, k = (round((x * y / z) ** 0.5) for x, y, z in ((a, c, b), (b, c, a), (a, b, c)))
    return {"M": m, "N": n, "K": k} if (m * k, k * n, m * n) == (a, b, c) else {}


def gemm_of(a: Array, b: Array, *, alpha: float = 1.0, beta: float = 0.0) -> Gemm:
    """The problem that the arrays ``a`` (M, K) and ``b`` (K, N) pose.

    Raises
    ------
    UsageError
        If one is not two-dimensional or is empty, or if they cannot be multiplied.
    """
    for role, array in (("A", a), ("B", b)):
        if array.ndim != 2 or array.size == 0:
            raise UsageError(
                f"{role} is not a matrix" if array.ndim != 2 else f"{role} is empty",
                got=f"shape {array.shape}, dtype {array.dtype}",
                allowed="two dimensions, each at least 1",
            )
    if a.shape[1] != b.shape[0]:
        raise UsageError(
            "A and B cannot be multiplied: A's columns are not as many as B's rows",
            got=f"A {a.shape}, B {b.shape}",
            allowed="A (M, K) and B (K, N)",
        )
    return Gemm(a.shape[0], b.shape[1], a.shape[1], alpha, beta)


def make_buffers(gemm: Gemm, storage: Storage, inputs: Inputs, old_c: OldC) -> dict[str, Array]:
    """The matrices by role, row-major, stored as ``storage`` says.

    A and B are the given ones or drawn from a generator with the seed (A first): standard normal, or integers. C, if it
    is read, is given or drawn as well; else poisoned (:data:`POISON`) or zero, as ``old_c`` says.
    What is not given but may repeat a pattern takes up little memory however large the matrix is. What lies behind a
    matrix is made like it, though never given.
    """
    generator = np.random.default_rng(inputs.seed)
    given = {"A": inputs.a, "B": inputs.b, "C": inputs.c}
    repeat = inputs.repeat
    matrices = {}
    for role, shape in shapes(gemm).items():
        dtype = dtype_of(storage.dtypes[role])
        array = given[role]
        if role in storage.transposed:
            shape, array = shape[::-1], None if array is None else array.T
        make: Callable[[Shape, np.dtype[Any]], Array] = partial(random_numbers, generator)
        if role == "C" and old_c != "read":
            make, array = poisoned if old_c == "undefined" else np.zeros, None
        pitch, count = storage.pitches.get(role, shape[1]), storage.counts.get(role, 1)
        given_rows, shape = shape[0], (shape[0] * count, shape[1])
        if array is not None and count > 1:
            array = np.concatenate(
                [_converted(role, array, (given_rows, shape[1]), dtype), make((shape[0] - given_rows, shape[1]), dtype)]
            )
        if pitch > shape[1] and repeat and array is None:
            matrices[role] = repeating(make, (shape[0], pitch), dtype)
        elif pitch > shape[1]:  # what pads the rows is poisoned: a kernel that reads it computes with NaN
            padded = poisoned((shape[0], pitch), dtype)
            padded[:, : shape[1]] = make(shape, dtype) if array is None else _converted(role, array, shape, dtype)
            matrices[role] = padded
        elif array is not None:
            matrices[role] = _converted(role, array, shape, dtype)
        elif repeat:
            matrices[role] = repeating(make, shape, dtype)
        else:
            matrices[role] = make(shape, dtype)
    return matrices


def random_numbers(generator: np.random.Generator, shape: Shape, dtype: np.dtype[Any]) -> Array:
    """Standard normal numbers of a type, or integers small enough for exact sums."""
    if dtype.kind in "iu":
        lowest = 0 if dtype.kind == "u" else -_INTEGER_RANGE
        return generator.integers(lowest, _INTEGER_RANGE, shape, dtype=dtype.type, endpoint=True)
    if dtype == np.float64:
        return generator.standard_normal(shape)
    return generator.standard_normal(shape, dtype=np.float32).astype(dtype, copy=False)


def poisoned(shape: Shape, dtype: np.dtype[Any]) -> Array:
    """An array that nothing has written: full of :data:`POISON`."""
    bits = POISON.get(dtype.name, 0)
    return np.full(shape, bits, dtype=f"u{dtype.itemsize}").view(dtype)


def _converted(role: str, array: Array, shape: tuple[int, int], dtype: np.dtype[Any]) -> Array:
    """``array`` as the kernel's type, if every value survives."""
    if array.shape != shape:
        raise UsageError(f"{role} has the wrong shape", got=str(array.shape), allowed=str(shape))
    if array.dtype == dtype:
        return np.ascontiguousarray(array)
    if array.dtype.kind not in "biuf" and not hasattr(ml_dtypes, array.dtype.name):
        raise UsageError(f"{role} does not hold real numbers", got=f"dtype {array.dtype}", allowed=dtype.name)
    with np.errstate(all="ignore"):
        converted = np.ascontiguousarray(array.astype(dtype))
        back = converted.astype(array.dtype)
    changed = int(np.count_nonzero((back != array) & ~((back != back) & (array != array))))  # NaN stays NaN
    if changed:
        rounding = f"'{dtype.name}'"
        if hasattr(ml_dtypes, dtype.name):  # which neither NumPy knows by name nor a .npy file holds
            rounding = f"ml_dtypes.{dtype.name}).astype('float32'"
        raise UsageError(
            f"{role} cannot be converted to the kernel's type without changing values",
            got=f"dtype {array.dtype}, shape {array.shape}; {changed:,} values would change",
            allowed=f"dtype {dtype.name}, or values that it holds exactly",
            next_step=f"round it yourself, for example {role} = {role}.astype({rounding})",
        )
    return converted


def reference(
    gemm: Gemm, matrices: Mapping[str, Array], beside: Sequence[tuple[str, Array]] = ()
) -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    """The expected C and the magnitude that scales its tolerance, both (M, N), from the matrices as passed.

    ``expected = alpha * A @ B + beta * C`` in float64; ``magnitude = abs(alpha) * abs(A) @ abs(B) + abs(beta * C)``.
    ``beside`` are arrays that go into it too, each with its effect ("add", "scale", ...), as of ``BufferArgument``:
    what is added is added after the product is scaled, and an array that is added times beta stands for C there.
    The magnitude is only a yardstick, so its product is taken in float32 (relative error below K * 2**-24), with the
    rows of A and the columns of B scaled by their largest element so that it can neither overflow nor vanish. NaN and
    infinity in A, B or C reach the cells that they would.
    """
    with np.errstate(invalid="ignore", over="ignore"):
        return scaled_and_added(gemm, *_product(matrices), matrices["C"], beside)


def _product(matrices: Mapping[str, Array]) -> tuple[Floats, Floats]:
    """A times B, and the magnitudes of its sums."""
    a, b = (matrices[role].astype(np.float64) for role in "AB")
    expected = a @ b
    np.abs(a, out=a)
    np.abs(b, out=b)
    rows = a.max(axis=1, keepdims=True)
    columns = b.max(axis=0, keepdims=True)
    rows[~(rows > 0)] = 1.0
    columns[~(columns > 0)] = 1.0
    magnitude = ((a / rows).astype(np.float32) @ (b / columns).astype(np.float32)).astype(np.float64)
    magnitude *= rows
    magnitude *= columns
    return expected, magnitude


def scaled_and_added(
    gemm: Gemm, expected: Floats, magnitude: Floats, c: Array, beside: Sequence[tuple[str, Array]]
) -> tuple[Floats, Floats]:
    """What alpha, beta times ``c`` and arrays beside make of a product, which is overwritten, and of its magnitude.

    All are matrices, or the values of as many cells.
    """
    if gemm.alpha != 1.0:
        expected *= gemm.alpha
        magnitude *= abs(gemm.alpha)
    for _, array in (each for each in beside if each[0] == "scale"):
        expected *= array.astype(np.float64)
        magnitude *= np.abs(array.astype(np.float64))
    summands = [(1.0 if effect == "add" else gemm.beta, array) for effect, array in beside if effect.endswith("add")]
    if gemm.beta != 0.0 and all(effect != "beta*add" for effect, _ in beside):
        summands.append((gemm.beta, c))
    for factor, array in summands:
        added = factor * array.astype(np.float64)
        expected += added
        magnitude += np.abs(added)
    return expected, magnitude


def require_memory(gemm: Gemm, storage: Storage) -> None:
    """Refuse a problem that this machine cannot hold, before anything is allocated.

    Counted are the matrices twice, here and as device buffers, and what the check of the result takes: float64 and
    float32 forms of each.

    Raises
    ------
    ExecutionError
        If less memory is available than that.
    """
    sizes = {role: rows * columns for role, (rows, columns) in shapes(gemm).items()}
    counts = {role: storage.counts.get(role, 1) for role in sizes}
    needed = sum(2 * dtype_of(storage.dtypes[role]).itemsize * size * counts[role] for role, size in sizes.items())
    needed += sum(20 * size for size in sizes.values())
    for role, pitch in storage.pitches.items():
        needed += 2 * dtype_of(storage.dtypes[role]).itemsize * max(shapes(gemm)[role]) * pitch
    available = available_memory()
    if available is not None and needed > available:
        raise ExecutionError(
            f"the problem {gemm} does not fit in this machine's memory",
            got=f"{shown_bytes(needed)} needed for A, B, C and the check of the result",
            allowed=f"{shown_bytes(available)} available",
            next_step="give smaller M, N or K; the access pattern of a kernel shows at small sizes too",
        )


def available_memory() -> int | None:
    """Bytes that can be allocated without swapping, within the control group's limit; None where it cannot be told."""
    found = []
    try:
        meminfo = Path("/proc/meminfo").read_text(encoding="ascii")
        fields = dict(line.split(":", 1) for line in meminfo.splitlines() if ":" in line)
        found.append(int(fields["MemAvailable"].split()[0]) * 1024)
    except (OSError, KeyError, ValueError):
        try:
            found.append(os.sysconf("SC_PHYS_PAGES") * os.sysconf("SC_PAGE_SIZE"))
        except (AttributeError, OSError, ValueError):
            return None
    try:
        limit = int(Path("/sys/fs/cgroup/memory.max").read_text(encoding="ascii"))
        statistics = Path("/sys/fs/cgroup/memory.stat").read_text(encoding="ascii")
        used = dict(line.split(maxsplit=1) for line in statistics.splitlines())["anon"]  # file pages can be dropped
        found.append(max(limit - int(used), 0))
    except (OSError, KeyError, ValueError):  # no control group, or no limit ("max")
        pass
    return min(found)
