"""The kernel itself as a matrix multiplication: NumPy arrays in, C out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from os import PathLike
from typing import Any

import numpy as np
import numpy.typing as npt

from rooftile import bind
from rooftile.bind.launching import Dim
from rooftile.core.call import Call
from rooftile.core.counts import Counts
from rooftile.core.errors import UsageError
from rooftile.core.finding import Finding, Verdict
from rooftile.explain.conduct import execute
from rooftile.explain.prepare import Options, Progress, Steps
from rooftile.explain.target import KernelLike, Target, resolve
from rooftile.kernels.catalog import ELEMENTS


@dataclass(frozen=True, slots=True, eq=False)
class RunResult:
    """What :func:`run` returns.

    Attributes
    ----------
    c : numpy.ndarray
        The kernel's C, (M, N), in its own dtype.
    verdict : Verdict
        Whether it is ``a @ b``, against float64.
    findings : tuple of Finding
        What went wrong on the way.
    counts : Counts or None
        What the execution did; a GPU does not tell.
    seconds : dict of str to float
        Where the time went.
    device : str
        What it ran on: ``"cpu"``, ``"cuda:0"``, or a WebGPU adapter by its name, of which it says if it is software.
    """

    c: npt.NDArray[Any]
    verdict: Verdict
    findings: tuple[Finding, ...]
    counts: Counts | None
    seconds: dict[str, float]
    device: str = "cpu"


def run(
    kernel: KernelLike,
    a: npt.ArrayLike,
    b: npt.ArrayLike,
    *,
    block: str | Dim | None = None,
    grid: str | Dim | None = None,
    args: str | None = None,
    defines: Mapping[str, int | str] | None = None,
    include_dirs: Sequence[str | PathLike[str]] = (),
    dynamic_shared: int | str | None = None,
    threads: int | None = None,
    timeout: float | None = 60.0,
    on: str = "cpu",
    progress: Progress | None = None,
) -> RunResult:
    """Multiply two matrices with a GPU kernel, executed on the CPU or on a GPU.

    Parameters
    ----------
    kernel : str, path or Source
        As for :func:`rooftile.explain`, like all the other options.
    a, b : array_like
        The matrices, (M, K) and (K, N), of the element types the kernel takes, or of values that these hold exactly. A
        kernel of the ladder on tensor cores takes ``float16`` where both are, unless ``defines`` say ELEMENT.
    on : str
        ``"cpu"``, or ``"cuda"``, ``"cuda:1"`` for a real GPU, which no ``timeout`` stops and nothing checks on its way;
        ``"webgpu"``, ``"webgpu:1"`` for a WebGPU adapter, on which kernels in WGSL run.

    Returns
    -------
    RunResult
        C, and the judgement of it.

    Raises
    ------
    UsageError
        If the arrays are not two matrices that fit each other and the kernel.
    RooftileError
        As :func:`rooftile.explain` does.

    Examples
    --------
    >>> import numpy as np, rooftile
    >>> a, b = np.ones((3, 4), np.float32), np.ones((4, 2), np.float32)
    >>> rooftile.run("tiled", a, b).c
    array([[4., 4.],
           [4., 4.],
           [4., 4.]], dtype=float32)
    """
    left, right = _matrix("A", a), _matrix("B", b)
    gemm = bind.gemm_of(left, right)
    target = resolve(kernel)
    defines = {**_their_elements(target, left, right), **(defines or {})}
    steps = Steps(progress)
    options = Options(block, grid, args, defines, include_dirs, dynamic_shared, threads, timeout)
    options = options.with_sizes(target.source)
    if on != "cpu":
        from rooftile import device
        from rooftile.explain.on_gpu import launch_on, shown_name

        chosen = device.choose(on)
        measured = launch_on(chosen, target, gemm, options, steps, left, right)
        c = _product(measured.call, measured.outputs)
        return RunResult(c, measured.verdict, measured.findings, None, steps.finish(), shown_name(chosen))
    done = execute(target, gemm, options, steps, a=left, b=right)
    c = _product(done.call, done.execution.outputs)
    return RunResult(c, done.verdict, done.findings, done.execution.counts, steps.finish())


def _product(call: Call, outputs: Mapping[str, npt.NDArray[Any]]) -> npt.NDArray[Any]:
    """C as the kernel left it."""
    output = bind.target_of(call)
    return np.ascontiguousarray(output.matrix_in(outputs[output.name]))


def _their_elements(target: Target, a: npt.NDArray[Any], b: npt.NDArray[Any]) -> dict[str, int | str]:
    """What makes a kernel of the ladder multiply elements such as ``a`` and ``b`` have, if it can be told to."""
    elements = a.dtype.name
    if target.manifest is None or a.dtype != b.dtype or elements not in ELEMENTS:
        return {}
    return target.manifest.macros_of(elements)


def _matrix(name: str, given: npt.ArrayLike) -> npt.NDArray[Any]:
    """``given`` as an array, if it is one."""
    try:
        return np.asarray(given)
    except ValueError as error:  # rows of different lengths
        raise UsageError(f"{name} is not a matrix", got=str(error), allowed="rows of the same length") from None
