"""The CPU as a device: the executor runs the very kernel that a GPU would."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile import ptx, simt
from rooftile.compile import compile_kernel
from rooftile.core.call import Argument as Bound
from rooftile.core.call import BufferArgument, Call, ScalarArgument
from rooftile.core.errors import ExecutionError
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Compiled, Source
from rooftile.device.protocol import Argument, Parameter, TensorMap
from rooftile.device.view import View, contiguous_strides, numpy_dtype

_QUICK_THREADS: Final = 2048
"""Launches of no more threads run a build that is hardly optimised: slower, but ready in a fifth of the time."""

_ANY_PROBLEM: Final = Gemm(1, 1, 1)
"""The executor asks what a call is for, but does not look at it."""

Builds = Callable[[bool], ptx.Kernel]
"""A kernel for the executor: optimised, or ready soon."""


class CpuDevice:
    """The executor. Arrays are NumPy's, or any others in this process's memory; a launch returns when it is done.

    An array's memory is copied, from its first byte to its last, into a buffer of the executor, and elements that are
    others afterwards are written back: so a kernel that runs past an array's end is found out and does no harm.
    """

    name = "cpu"
    arch = "sm_90a"
    sms = 1

    def build(self, source: Source, entry: str, defines: Mapping[str, str]) -> Builds:
        """See :class:`~rooftile.device.protocol.Device`."""

        @cache
        def build(optimised: bool) -> ptx.Kernel:
            compiled = compile_kernel(source, entry, arch=self.arch, defines=defines, check=not optimised)
            return self.load(compiled)(optimised)

        return build

    def load(self, compiled: Compiled) -> Builds:
        """See :class:`~rooftile.device.protocol.Device`."""
        entry = compiled.signature.entry
        kernel = ptx.parse(compiled.ptx, entry=entry).kernels[entry]
        return lambda optimised: kernel

    def launch(self, program: Builds, launch: Launch, arguments: Sequence[Argument], stream: int = 0) -> None:
        """Run the kernel.

        Raises
        ------
        ExecutionError
            If it leaves an array, or does anything else that a GPU would not survive.
        """
        kernel = program(launch.blocks * launch.threads_per_block > _QUICK_THREADS)
        bound: list[Bound] = []
        views: dict[str, View] = {}
        for parameter, argument in zip(kernel.parameters, arguments, strict=True):
            if isinstance(argument, View):
                views[parameter.name] = argument
                bound.append(BufferArgument(parameter.name, parameter.name, _memory(argument)))
            elif isinstance(argument, TensorMap):
                views[parameter.name] = argument.view
                memory = _memory(argument.view)
                bound.append(BufferArgument(parameter.name, parameter.name, memory, tensor=argument.layout))
            else:
                bound.append(ScalarArgument(parameter.name, argument.dtype.name, argument.item()))
        call = Call(_ANY_PROBLEM, launch, tuple(bound))
        done = simt.execute(kernel, call, statistics=False, timeout=None)
        faults = [finding for finding in done.findings if finding.severity == "error"]
        if faults or not done.completed:
            raise ExecutionError(
                f"kernel {kernel.name} did not run as it should",
                got="; ".join(finding.message for finding in faults) or "a block that never ended",
                next_step="rooftile explain names the line",
            )
        for name, view in views.items():
            _write_back(view, done.outputs[name])

    def prepare(self, program: Any, launch: Launch, parameters: tuple[Parameter, ...]) -> None:
        """Launches are shown the arrays."""

    def allocate(self, shape: tuple[int, ...], dtype: str, stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`."""
        return self.put(np.empty(shape, numpy_dtype(dtype)))

    def put(self, array: npt.NDArray[Any], stream: int = 0) -> View:
        """See :class:`~rooftile.device.protocol.Device`."""
        kept = np.array(array, order="C")
        return View(kept.ctypes.data, kept.dtype.name, kept.shape, contiguous_strides(kept.shape), "cpu", kept)

    def fill(self, view: View, byte: int, stream: int = 0) -> None:
        """See :class:`~rooftile.device.protocol.Device`."""
        view.numpy().reshape(-1).view(np.uint8)[...] = byte

    def get(self, view: View, stream: int = 0) -> npt.NDArray[Any]:
        """See :class:`~rooftile.device.protocol.Device`."""
        return view.numpy().copy()

    def record(self, stream: int = 0) -> float:
        """See :class:`~rooftile.device.protocol.Device`."""
        return time.perf_counter()

    def seconds(self, start: float, end: float) -> float:
        """See :class:`~rooftile.device.protocol.Device`."""
        return end - start

    def synchronize(self, stream: int = 0) -> None:
        """Nothing is ever under way."""


def _flat(view: View) -> View:
    """All memory from the view's first element, which is its lowest, to its last."""
    low, high = view.extent
    return View(view.pointer, view.dtype, ((high - low) // view.itemsize,), (1,), view.place, view.owner, view.writable)


def _memory(view: View) -> npt.NDArray[Any]:
    if 0 in view.shape:
        return np.zeros(1, numpy_dtype(view.dtype))  # nobody reads it, but it needs an address
    return _flat(view).numpy()


def _write_back(view: View, after: npt.NDArray[Any]) -> None:
    """Into ``view``'s memory those elements that have changed; arrays that are only read may be read-only."""
    if 0 in view.shape:
        return
    before = _flat(view).numpy()
    bits = np.dtype(f"u{view.itemsize}")
    changed = before.view(bits) != after.view(bits)
    if changed.any():
        before[changed] = after[changed]
