"""Plans for WebGPU devices: one kernel, for arrays that are copied to the device anyway."""

from __future__ import annotations

import math
from dataclasses import replace
from typing import Final

from rooftile.core.call import ScalarArgument
from rooftile.core.errors import UsageError
from rooftile.core.plan import Plan
from rooftile.core.problem import Launch
from rooftile.device.view import contiguous_strides
from rooftile.gemm.planning import ACTIVATIONS, Request, batch_steps, batches, element_of, problem_and_copies
from rooftile.gemm.shapes import Ints, Layout
from rooftile.gemm.tiles import cdiv

_KERNELS: Final = {"float32": "simt.wgsl", "float16": "simt_f16.wgsl"}
"""By the elements' type; WGSL knows no others."""

_ENTRY, _TILE, _INVOCATIONS = "gemm", 128, 128

_GROUP: Final = 4
"""Rows of A and B are padded to such groups of elements."""

_LIMIT: Final = 65_535
"""Workgroups along each dimension of a launch."""


def device_shape(name: str, shape: Ints) -> Ints:
    """Shape of the array that the device gets in place of one of ``shape``: A and B have rows of whole groups."""
    if name not in ("A", "B") or not shape:
        return shape
    if len(shape) == 1 and name == "B":  # a column
        return (*shape, _GROUP)
    return (*shape[:-1], _whole(shape[-1]))


def padded(name: str, layout: Layout) -> Layout:
    """How a contiguous array lies on the device."""
    strides = contiguous_strides(device_shape(name, layout.shape))
    return replace(layout, strides=strides[: len(layout.shape)])


def make_webgpu_plan(request: Request) -> Plan:
    """Decide how to do what is asked on a WebGPU device; the arrays' layouts are contiguous ones.

    Raises
    ------
    UsageError
        If the shapes do not fit each other, the elements are none of WGSL's or tf32, or a launch cannot be so large.
    """
    dtype = request.dtype
    if dtype not in _KERNELS:
        raise UsageError(
            "WebGPU's kernels cannot multiply these elements",
            got=dtype,
            allowed=", ".join(_KERNELS),
            next_step="convert the arrays, for example with .astype('float32'), or multiply elsewhere",
        )
    element_of(request)
    request = replace(request, layouts={name: padded(name, layout) for name, layout in request.layouts.items()})
    problem, copies, why = problem_and_copies(request)
    problem = replace(
        problem,
        layouts={name: padded(name, layout) if name in copies else layout for name, layout in problem.layouts.items()},
    )
    problem, sizes, steps = batches(problem, why)
    batch = math.prod(sizes)
    m, n, k = problem.m, problem.n, problem.k
    plan = Plan(m, n, k, batch, dtype, request.device, _KERNELS[dtype], _ENTRY, (), None, (), tuple(copies.items()), ())
    if 0 in (m, n, batch):
        return replace(plan, copies=(), why=("the result has no elements",))
    grid = (cdiv(n, _TILE), cdiv(m, _TILE), batch)
    if max(grid) > _LIMIT:
        raise UsageError(
            "the result has more tiles than a WebGPU launch can have workgroups",
            got=" x ".join(f"{size:,}" for size in grid),
            allowed=f"{_LIMIT:,} along N, along M, and batches",
            next_step="multiply part of it at a time",
        )
    layouts = problem.layouts
    c = layouts.get("C")
    numbers: list[tuple[str, int]] = [("M", m), ("N", n), ("K", k), ("inner", sizes[1] if len(sizes) > 1 else 1)]
    numbers += [("lda", _whole(k)), ("ldb", _whole(n))]
    for name in ("A", "B"):
        numbers += zip((f"{name.lower()}_outer", f"{name.lower()}_inner"), batch_steps(steps[name]), strict=True)
    numbers += [("c_row", 0 if c is None else c.strides[-2]), ("c_column", 0 if c is None else c.strides[-1])]
    numbers += zip(("c_outer", "c_inner"), (0, 0) if c is None else batch_steps(steps["C"]), strict=True)
    numbers += [("bias_step", layouts["bias"].strides[0] if "bias" in layouts else 0)]
    numbers += [("has_c", int(c is not None)), ("has_bias", int("bias" in layouts))]
    numbers += [("activation", 0 if request.activation is None else 1 + ACTIVATIONS.index(request.activation))]
    tiles = grid[0] * grid[1]
    used = m * n / (tiles * _TILE**2)
    why += [
        f"tiles of {_TILE} x {_TILE}: {tiles * batch:,} workgroups, {used:.0%} of their cells in the result",
        *_padding(k, n),
        "products and sums in float32",
    ]
    return replace(
        plan,
        launch=Launch(grid, (_INVOCATIONS, 1, 1)).checked(),
        arguments=(
            *(ScalarArgument(name, "uint32", value) for name, value in numbers),
            ScalarArgument("alpha", "float32", request.alpha),
            ScalarArgument("beta", "float32", request.beta),
            # A binding must be filled, whether the kernel reads it or not.
            *(name if name in layouts else "A" for name in ("A", "B", "C", "bias")),
            "D",
        ),
        why=tuple(why),
    )


def _whole(elements: int) -> int:
    return cdiv(elements, _GROUP) * _GROUP


def _padding(k: int, n: int) -> list[str]:
    rows = [f"{name}'s to {_whole(size)}" for name, size in (("A", k), ("B", n)) if size % _GROUP]
    return [f"rows are padded on the device: {', '.join(rows)} elements"] if rows else []
