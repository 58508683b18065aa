"""The kernel on a real GPU: compiled for it, launched once, judged as the executor's result is."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile import bind
from rooftile.core.call import BufferArgument, Call
from rooftile.core.errors import UsageError
from rooftile.core.finding import Finding, Verdict
from rooftile.core.problem import Gemm
from rooftile.core.source import Compiled
from rooftile.device import Argument, Device, TensorMap, View
from rooftile.device.webgpu import WebGpuDevice
from rooftile.explain.prepare import Options, Steps, prepare
from rooftile.explain.target import KernelLike, Target
from rooftile.explain.webgpu import program

_BOUND_FOR: Final = "sm_90"
"""WGSL is compiled for a GPU to be bound; what a WebGPU device gets is the text."""

_PRODUCTS_OF_TF32: Final = re.compile(r"mma\.[\w.:]*\.tf32\b")
"""Matrix instructions of PTX whose factors are cut to 11 bits; a GPU counts no instructions that would tell."""


@dataclass(frozen=True, slots=True, eq=False)
class Measured:
    """What a GPU made of one call: the buffers' contents afterwards, by parameter, and the judgement of C."""

    call: Call
    outputs: dict[str, npt.NDArray[Any]]
    verdict: Verdict
    findings: tuple[Finding, ...]


def launch_on(
    device: Device,
    kernel: KernelLike | Target,
    gemm: Gemm,
    options: Options,
    steps: Steps,
    a: npt.NDArray[Any],
    b: npt.NDArray[Any],
) -> Measured:
    """Compile ``kernel`` for ``device``, launch it there on ``a`` and ``b``, and hold C against float64.

    Raises
    ------
    UsageError
        If the kernel takes what is passed here in no launch yet: a structure by value, or constant memory that the
        host sets; or if WGSL was to run elsewhere than on a WebGPU device, or something else there.
    ExecutionError
        If the kernel fails.
    """
    webgpu = isinstance(device, WebGpuDevice)
    ready = prepare(kernel, gemm, options, steps, arch=_BOUND_FOR if webgpu else device.arch, a=a, b=b)
    _check(ready.compiled, webgpu)
    with steps("bind", "making matrices"):
        call = bind.with_reference(ready.bound(gemm))
    with steps("execute", f"running it on {shown_name(device)}"):
        if isinstance(device, WebGpuDevice):
            outputs = _on_webgpu(device, ready.compiled, call)
        else:
            outputs = _on_cuda(device, ready.compiled, call)
    with steps("judge", "comparing with float64"):
        accumulator = "tf32" if _PRODUCTS_OF_TF32.search(ready.compiled.ptx) else None
        verdict, judged = bind.judge(call, outputs, accumulator=accumulator)
    return Measured(call, outputs, verdict, (*ready.mended, *judged))


def shown_name(device: Device) -> str:
    """A device's name as a person is told it: software that plays a GPU is not taken for one."""
    return str(device.adapter) if isinstance(device, WebGpuDevice) else device.name


def _on_webgpu(device: WebGpuDevice, compiled: Compiled, call: Call) -> dict[str, npt.NDArray[Any]]:
    described = program(compiled, call)
    assert described is not None
    buffers = [argument for argument in call.arguments if isinstance(argument, BufferArgument)]
    outputs = device.run(compiled.source, described, {b.name: _whole(b) for b in buffers})
    return {b.name: _matrix(b, outputs[b.name]) for b in buffers if b.name in outputs}


def _whole(buffer: BufferArgument) -> npt.NDArray[Any]:
    """All that is in a buffer: the matrix, behind what lies in front of it."""
    if not buffer.header:
        return buffer.data
    whole = buffer.header + buffer.data.tobytes()
    return np.frombuffer(whole, buffer.data.dtype).copy()


def _matrix(buffer: BufferArgument, content: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """The matrix in the content of a buffer."""
    return content.reshape(-1)[len(buffer.header) // buffer.data.itemsize :].reshape(buffer.data.shape)


def _on_cuda(device: Device, compiled: Compiled, call: Call) -> dict[str, npt.NDArray[Any]]:
    names = [*(name for name, _ in call.symbols), *(a.name for a in call.arguments if a not in call.passed)]
    if names:
        raise UsageError(
            "this kernel cannot be launched on a GPU from here: its host's code sets variables of the file before",
            got=", ".join(names),
            allowed="kernels that take their sizes and matrices as parameters",
            next_step="--on cpu runs it",
        )
    tables = [a.name for a in call.arguments if isinstance(a, BufferArgument) and a.pointers]
    if tables:
        raise UsageError(
            "this kernel cannot be launched on a GPU from here: it finds its matrices by pointers in memory",
            got=", ".join(tables),
            allowed="kernels that are passed a pointer to each matrix",
            next_step="--on cpu runs it",
        )
    if call.then is not None:
        raise UsageError(
            "this kernel cannot be launched on a GPU from here: another kernel makes C of what it leaves",
            got=f"{call.then.name}, at {call.then.location}",
            allowed="kernels that write whole sums",
            next_step="--on cpu runs both",
        )
    arguments: list[Argument] = []
    buffers: dict[str, View] = {}
    for argument in call.arguments:
        if isinstance(argument, BufferArgument):
            view = buffers[argument.name] = device.put(argument.data)
            arguments.append(view if argument.tensor is None else TensorMap(view, argument.tensor))
        else:
            arguments.append(_number(argument.dtype, argument.value))
    device.launch(device.load(compiled), call.launch.checked(), arguments)
    device.synchronize()
    return {name: device.get(view) for name, view in buffers.items()}


def _check(compiled: Compiled, webgpu: bool) -> None:
    if webgpu != (compiled.wgsl is not None):
        raise UsageError(
            "a WebGPU device runs kernels in WGSL" if webgpu else "a kernel in WGSL runs on a WebGPU device",
            got=compiled.source.name,
            allowed="wgsl/tiled, mine.wgsl" if webgpu else "--on webgpu, --on cpu",
            next_step="--on cuda or --on cpu runs others" if webgpu else "name one that 'rooftile gpus' lists",
        )
    structs = {parameter.struct for parameter in compiled.signature.parameters if parameter.struct}
    if structs and not webgpu:
        raise UsageError(
            "this kernel cannot be launched on a GPU from here",
            got=", ".join(sorted(structs)),
            allowed="parameters that are pointers, numbers or tensor maps, no structures",
            next_step="--on cpu runs it",
        )


def _number(dtype: str, value: float) -> np.generic:
    """``value`` as a parameter of that type."""
    if dtype == "bfloat16":
        import ml_dtypes

        return np.uint16(np.asarray(value, ml_dtypes.bfloat16).view(np.uint16))
    number: np.generic = np.dtype(dtype).type(value)
    return number
