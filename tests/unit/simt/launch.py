"""Launching the kernels of ``kernels.cu`` on plain arrays."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from rooftile.compile import compile_kernel, load_source
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.problem import Dim3, Gemm, Launch
from rooftile.ptx import Kernel, parse
from rooftile.simt import Execution, execute

ENTRY = """
.version 8.0
.target sm_90
.address_size 64
.visible .entry kernel({parameters})
{{
{body}
}}
"""


@cache
def _module() -> str:
    return compile_kernel(load_source(Path(__file__).with_name("kernels.cu")), "copy").ptx


@cache
def cuda(name: str) -> Kernel:
    """Kernel ``name`` of ``kernels.cu``."""
    return parse(_module()).kernels[name]


def ptx(body: str, *parameters: str) -> Kernel:
    """A kernel of PTX statements; ``parameters`` are types, named ``p0``, ``p1`` ..."""
    text = ", ".join(f".param .{kind} p{i}" for i, kind in enumerate(parameters))
    return parse(ENTRY.format(parameters=text, body=body)).kernels["kernel"]


def call_of(grid: Dim3 | int, block: Dim3 | int, *arguments: Any, shared: int = 0) -> Call:
    """A launch; arrays are buffers ``a0``, ``a1`` ... by position, NumPy scalars keep their type, ints are int32."""
    bound: list[BufferArgument | ScalarArgument] = []
    for i, argument in enumerate(arguments):
        if isinstance(argument, np.ndarray):
            bound.append(BufferArgument(f"a{i}", f"a{i}", argument, output=True))
        elif isinstance(argument, int):
            bound.append(ScalarArgument(f"a{i}", "int32", argument))
        else:
            bound.append(ScalarArgument(f"a{i}", argument.dtype.name, argument.item()))
    grid, block = ((size, 1, 1) if isinstance(size, int) else size for size in (grid, block))
    return Call(Gemm(1, 1, 1), Launch(grid, block, shared), tuple(bound))


def launch(
    kernel: Kernel | str, grid: Dim3 | int, block: Dim3 | int, *arguments: Any, shared: int = 0, **options: Any
) -> Execution:
    """Execute a kernel, or one of ``kernels.cu`` by name; on one thread unless told otherwise."""
    options.setdefault("threads", 1)
    chosen = cuda(kernel) if isinstance(kernel, str) else kernel
    return execute(chosen, call_of(grid, block, *arguments, shared=shared), **options)
