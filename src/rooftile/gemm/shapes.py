"""From arrays' shapes and strides to one problem for a kernel, by the rules of ``numpy.matmul``."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final

from rooftile.core.errors import UsageError
from rooftile.device.view import contiguous_strides

INT_LIMIT: Final = 2**31 - 1
"""Kernels count rows, columns and K with 32 bits."""

MOST_BATCH_AXES: Final = 2
"""A kernel steps through batches along two axes, each with its stride."""

Ints = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """How an array lies: strides in elements, and the power of two, at most 16, that divides its address."""

    shape: Ints
    strides: Ints
    alignment: int = 16

    def broadcast(self, shape: Ints) -> Layout:
        """As an array of ``shape``, by NumPy's rules; where an axis is repeated its stride is 0."""
        missing = len(shape) - len(self.shape)
        own = zip(self.shape, self.strides, shape[missing:], strict=True)
        strides = (0,) * missing + tuple(stride if size == wanted else 0 for size, stride, wanted in own)
        return replace(self, shape=shape, strides=strides)

    @property
    def copied(self) -> Layout:
        """The layout of its C-contiguous copy."""
        return Layout(self.shape, contiguous_strides(self.shape))

    @property
    def repeats(self) -> bool:
        """Whether two indices are surely the same element: some axis of several has stride 0."""
        return any(size > 1 and stride == 0 for size, stride in zip(self.shape, self.strides, strict=True))


@dataclass(frozen=True, slots=True)
class Problem:
    """The product of (..., m, k) and (..., k, n); all layouts have ``batch`` and two more axes, bias has one.

    ``result`` is the shape that the caller sees, without the axes that a vector lacks.
    """

    m: int
    n: int
    k: int
    batch: Ints
    result: Ints
    layouts: Mapping[str, Layout]


def result_shape(a: Ints, b: Ints) -> Ints:
    """Shape of ``a @ b``.

    Raises
    ------
    UsageError
        If the shapes do not fit each other.
    """
    for name, shape in (("a", a), ("b", b)):
        if not shape:
            raise UsageError(f"{name} is a number, not a matrix", got=f"a {a}, b {b}", allowed="one dimension or more",
                             next_step=f"to scale the product, pass alpha={name}")  # fmt: skip
    inner_a, inner_b = a[-1], b[-2] if len(b) > 1 else b[0]
    if inner_a != inner_b:
        turned = len(b) > 1 and inner_a == b[-1]
        raise UsageError(
            "a's columns and b's rows differ in number",
            got=f"a {a}, b {b}: {inner_a} and {inner_b}",
            allowed="a (..., M, K) and b (..., K, N)",
            next_step="b's transpose would fit: pass its last two axes exchanged" if turned else None,
        )
    batch = _broadcast(a[:-2], b[:-2], a, b)
    return batch + a[-2:-1] + (b[-1:] if len(b) > 1 else ())


def problem_of(layouts: Mapping[str, Layout]) -> Problem:
    """The problem for ``A``, ``B``, ``D`` and, if they are there, ``C`` and ``bias``.

    Raises
    ------
    UsageError
        If the shapes do not fit each other, or a size is beyond what kernels can count.
    """
    a, b = layouts["A"], layouts["B"]
    result = result_shape(a.shape, b.shape)
    row, column = len(a.shape) == 1, len(b.shape) == 1
    m, k = (1 if row else a.shape[-2]), a.shape[-1]
    n = 1 if column else b.shape[-1]
    batch = result[: len(result) - 2 + row + column]
    for name, size in (("M", m), ("N", n), ("K", k)):
        if size > INT_LIMIT:
            raise UsageError(f"{name} is too large", got=f"{name} = {size:,}", allowed=f"at most {INT_LIMIT:,}")

    def matrix(of: Layout) -> Layout:
        """With an axis of 1 where a vector has none."""
        shape, strides = of.shape, of.strides
        if column:
            shape, strides = (*shape, 1), (*strides, 0)
        if row:
            shape, strides = (*shape[:-1], 1, shape[-1]), (*strides[:-1], 0, strides[-1])
        return replace(of, shape=shape, strides=strides)

    found = {
        "A": (replace(a, shape=(1, k), strides=(0, *a.strides)) if row else a).broadcast((*batch, m, k)),
        "B": (replace(b, shape=(k, 1), strides=(*b.strides, 0)) if column else b).broadcast((*batch, k, n)),
        "D": matrix(_exactly(layouts["D"], result)),
    }
    if "C" in layouts:
        found["C"] = matrix(_fitting("c", layouts["C"], result))
    if "bias" in layouts:
        bias = layouts["bias"]
        if column or bias.shape != (n,):
            raise UsageError(
                "the bias does not fit the result",
                got=f"bias {bias.shape}, result {result}",
                allowed="no bias where b is a vector" if column else f"one number a column: ({n},)",
                next_step="pass anything else as c=, with beta=1",
            )
        found["bias"] = bias
    return Problem(m, n, k, batch, result, found)


def merged(problem: Problem, names: tuple[str, ...]) -> tuple[Ints, dict[str, Ints]]:
    """The batch axes with neighbours that are one axis to all ``names`` made one: sizes, and strides by name."""
    count = len(problem.batch)
    sizes: list[int] = []
    strides: dict[str, list[int]] = {name: [] for name in names}
    for axis in range(count):
        size = problem.batch[axis]
        if size == 1:
            continue
        steps = {name: problem.layouts[name].strides[axis] for name in names}
        if sizes and all(strides[name][-1] == steps[name] * size for name in names):
            sizes[-1] *= size
            for name in names:
                strides[name][-1] = steps[name]
        else:
            sizes.append(size)
            for name in names:
                strides[name].append(steps[name])
    return tuple(sizes), {name: tuple(found) for name, found in strides.items()}


def _broadcast(first: Ints, second: Ints, a: Ints, b: Ints) -> Ints:
    longest = max(len(first), len(second))
    first, second = (1,) * (longest - len(first)) + first, (1,) * (longest - len(second)) + second
    if any(x != y and 1 not in (x, y) for x, y in zip(first, second, strict=True)):
        raise UsageError(
            "the batches do not fit each other",
            got=f"a {a}, b {b}",
            allowed="batch axes that are equal, 1 or absent, counted from the right",
        )
    return tuple(y if x == 1 else x for x, y in zip(first, second, strict=True))


def _exactly(layout: Layout, shape: Ints) -> Layout:
    if layout.shape != shape:
        raise UsageError("out has another shape than the result", got=f"out {layout.shape}", allowed=str(shape))
    if layout.repeats:
        raise UsageError("several elements of out are one in memory", got=f"out {shape}, strides {layout.strides}",
                         next_step="pass an array of its own memory")  # fmt: skip
    return layout


def _fitting(name: str, layout: Layout, shape: Ints) -> Layout:
    offset = len(shape) - len(layout.shape)
    if offset < 0 or any(size not in (1, wanted) for size, wanted in zip(layout.shape, shape[offset:], strict=True)):
        raise UsageError(f"{name} does not fit the result", got=f"{name} {layout.shape}",
                         allowed=f"{shape}, or what NumPy broadcasts to it")  # fmt: skip
    return layout.broadcast(shape)
