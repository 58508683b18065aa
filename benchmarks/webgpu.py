"""Times the ladder in WGSL, and the kernel behind ``rooftile.matmul``, on WebGPU adapters, beside cuBLAS where it is.

On the machine with the GPU, which needs the packages of ``rooftile[webgpu]``, its driver for Vulkan and, for cuBLAS,
PyTorch::

    PYTHONPATH=src:benchmarks python benchmarks/webgpu.py --size 1024 2048 4096 --gpu h200 --output results.json

Each kernel's result is first held against float64, at odd shapes and at each size that is timed. A round times every
kernel once, by timestamp queries around launches that follow each other, and ratios are of one round, so that a change
of clock meets all. Inputs are normally distributed; outputs are NaN before they are checked. ``--unchecked`` leaves
out the checks of indices that WebGPU makes, which Dawn can: for what they cost. ``--gpu`` puts the model's prediction
beside each time. A software adapter is refused, unless ``--software`` asks for it: its rows are labelled, for they say
nothing of a GPU.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from common import show
from matrices import tolerance

import rooftile
from rooftile.bench.statistics import paired_ratio
from rooftile.core.errors import RooftileError, UsageError
from rooftile.core.expressions import evaluate_list
from rooftile.core.problem import Launch
from rooftile.core.source import Source
from rooftile.device.adapters import adapters, missing
from rooftile.device.webgpu import Pipeline, WebGpuDevice
from rooftile.gemm.webgpu import device_shape
from rooftile.kernels import Manifest
from rooftile.kernels.catalog import wgsl_ladder
from rooftile.kernels.gemm import gemm_source

Shape = tuple[int, int, int]
CHECKED: tuple[Shape, ...] = ((512, 512, 512), (300, 301, 77), (129, 515, 64), (1, 1, 1), (257, 260, 9))
MEASURED_SECONDS = 0.02
"""Launches of one measurement take about so long together."""
MOST_LAUNCHES = 50


@dataclass(frozen=True)
class Kernel:
    """A kernel on a device. ``arguments`` gives a launch and what it takes for a problem and its padded matrices."""

    name: str
    dtype: str
    pipeline: Pipeline
    arguments: Callable[[Shape], tuple[Launch, list[np.generic]]]
    padded: bool
    bound: tuple[str, ...] = ("A", "B", "C")


@dataclass(frozen=True)
class Problem:
    """A kernel's launch on one problem, its matrices on the device."""

    launch: Launch
    arguments: list[Any]
    c: Any
    wanted: npt.NDArray[np.float64]
    magnitude: npt.NDArray[np.float64]


def kernels(device: WebGpuDevice, names: list[str]) -> Iterator[Kernel]:
    """Those of the ladder that the adapter can run, and the kernel of ``rooftile.matmul`` for each type."""
    for rung in wgsl_ladder():
        if names and rung.entry not in names:
            continue
        values = rung.parameters
        pipeline = built(device, rung.source, rung.entry)
        if pipeline is not None:
            dtype = "float16" if "shader-f16" in rung.features else "float32"
            yield Kernel(rung.name, dtype, pipeline, launch_of(rung, values), "lda" in rung.source.text)
    for dtype, file in (("float32", "simt.wgsl"), ("float16", "simt_f16.wgsl")):
        pipeline = None if names and "matmul" not in names else built(device, gemm_source(file), "gemm")
        if pipeline is not None:
            bound = ("A", "B", "A", "A", "C")
            yield Kernel(f"matmul {dtype}", dtype, pipeline, matmul_of(device, dtype), True, bound)


def built(device: WebGpuDevice, source: Source, entry: str) -> Pipeline | None:
    try:
        return device.build(source, entry, {})
    except RooftileError as error:
        print(f"{source.name} left out: {error}", file=sys.stderr)
        return None


def launch_of(rung: Manifest, values: dict[str, Any]) -> Callable[[Shape], tuple[Launch, list[np.generic]]]:
    def launch(shape: Shape) -> tuple[Launch, list[np.generic]]:
        names = {**dict(zip("MNK", shape, strict=True)), **values}
        numbers = evaluate_list(rung.args.removesuffix(", A, B, C"), names)
        grid, block = ((*evaluate_list(text, names), 1, 1)[:3] for text in (rung.grid, rung.block))
        return Launch(grid, block), [np.uint32(number) for number in numbers]

    return launch


def matmul_of(device: WebGpuDevice, dtype: str) -> Callable[[Shape], tuple[Launch, list[np.generic]]]:
    def launch(shape: Shape) -> tuple[Launch, list[np.generic]]:
        m, n, k = shape
        made = rooftile.plan(np.empty((m, k), dtype), np.empty((k, n), dtype), device=device)
        assert made.launch is not None
        numbers = [argument for argument in made.arguments if not isinstance(argument, str)]
        return made.launch, [np.dtype(number.dtype).type(number.value) for number in numbers]

    return launch


def problem(device: WebGpuDevice, kernel: Kernel, shape: Shape, held: dict[str, Any]) -> Problem:
    """Matrices are made once for each shape and type, and kept in ``held``."""
    m, n, k = shape
    key = f"{shape} {kernel.dtype}"
    if key not in held:
        rng = np.random.default_rng(m * n * k)
        a, b = (rng.standard_normal(size, np.float32).astype(kernel.dtype) for size in ((m, k), (k, n)))
        wide_a, wide_b = a.astype(np.float64), b.astype(np.float64)
        held[key] = {"A": a, "B": b, "wanted": wide_a @ wide_b, "magnitude": np.abs(wide_a) @ np.abs(wide_b)}
    own = held[key]
    views = {}
    for name in ("A", "B"):
        where = f"{name} padded" if kernel.padded else f"{name} plain"
        if where not in own:
            matrix = own[name]
            filled = np.full(device_shape(name, matrix.shape), np.nan, matrix.dtype) if kernel.padded else matrix.copy()
            filled[:, : matrix.shape[1]] = matrix
            own[where] = device.put(filled)
        views[name] = own[where]
    views["C"] = device.put(np.full((m, n), np.nan, kernel.dtype))
    launch, numbers = kernel.arguments(shape)
    arguments = [*numbers, *(views[name] for name in kernel.bound)]
    return Problem(launch, arguments, views["C"], own["wanted"], own["magnitude"])


def check(device: WebGpuDevice, kernel: Kernel, made: Problem, shape: Shape) -> None:
    """Hold one launch against float64.

    Raises
    ------
    AssertionError
        If a cell is off, or NaN.
    """
    device.launch(kernel.pipeline, made.launch, made.arguments)
    off = np.abs(device.get(made.c).astype(np.float64) - made.wanted) / made.magnitude
    assert off.max() <= tolerance(shape[2], kernel.dtype, kernel.dtype), (kernel.name, shape)  # which NaN is not


class Cublas:
    """cuBLAS in float32 through PyTorch, timed by events."""

    def __init__(self) -> None:
        import torch

        if not torch.cuda.is_available():
            raise ImportError("no CUDA device")
        torch.backends.cuda.matmul.allow_tf32 = False
        self.torch = torch

    def seconds(self, shape: Shape, launches: int) -> float:
        torch, (m, n, k) = self.torch, shape
        generator = torch.Generator("cuda").manual_seed(0)
        a, b = (torch.randn(*size, device="cuda", generator=generator) for size in ((m, k), (k, n)))
        out = torch.mm(a, b)
        begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
        begin.record()
        for _ in range(launches):
            torch.mm(a, b, out=out)
        end.record()
        end.synchronize()
        return float(begin.elapsed_time(end)) / 1e3 / launches


def predicted(kernel: Kernel, shape: Shape, gpu: str | None) -> float | None:
    """The model's time of a rung on ``gpu``, which it makes of the machine code of the kernel's CUDA translation."""
    if gpu is None or kernel.name.startswith("matmul"):
        return None
    explained = rooftile.explain(kernel.name, M=shape[0], N=shape[1], K=shape[2], gpu=gpu)
    return None if explained.time is None else explained.time.seconds


def measure(number: int, options: argparse.Namespace) -> list[dict[str, Any]]:
    """All kernels at all sizes on one adapter."""
    device = WebGpuDevice(number, time_software=options.software, unchecked=options.unchecked)
    adapter = device.adapter
    if adapter.software and not options.software:
        raise UsageError("a software adapter is not timed", got=str(adapter), next_step="--software labels its times")
    try:
        cublas = None if adapter.software else Cublas()
    except ImportError as error:
        print(f"without cuBLAS: {error}", file=sys.stderr)
        cublas = None
    found = list(kernels(device, options.kernels))
    for shape in () if options.software else CHECKED:
        held: dict[str, Any] = {}
        for kernel in found:
            check(device, kernel, problem(device, kernel, shape, held), shape)
    rows = []
    for size in options.size:
        shape = (size, size, size)
        held = {}
        made = {kernel.name: problem(device, kernel, shape, held) for kernel in found}
        for kernel in found:
            check(device, kernel, made[kernel.name], shape)
        once = {
            kernel.name: device.seconds_a_launch(
                kernel.pipeline, made[kernel.name].launch, made[kernel.name].arguments, 1
            )
            for kernel in found
        }
        count = {name: max(1, min(MOST_LAUNCHES, int(MEASURED_SECONDS / seconds))) for name, seconds in once.items()}
        times: dict[str, list[float]] = {kernel.name: [] for kernel in found}
        reference: list[float] = []
        for _ in range(options.rounds):
            if cublas is not None:
                reference.append(cublas.seconds(shape, 10))
            for kernel in found:
                own = made[kernel.name]
                times[kernel.name].append(
                    device.seconds_a_launch(kernel.pipeline, own.launch, own.arguments, count[kernel.name])
                )
        for kernel in found:
            rows.append(row(adapter, kernel, shape, times[kernel.name], reference, options))
            label = " on software, no GPU" if adapter.software else ""
            print(f"{kernel.name} {size}: {rows[-1]['tflops']} TFLOP/s{label}", file=sys.stderr, flush=True)
        if reference:
            median = float(np.median(reference))
            rows.append({"kernel": "cublas float32", "shape": list(shape), "seconds_median": median,
                         "tflops": round(2 * size**3 / median / 1e12, 3), "rounds": len(reference)})  # fmt: skip
    return rows


def row(
    adapter: Any,
    kernel: Kernel,
    shape: Shape,
    seconds: list[float],
    reference: list[float],
    options: argparse.Namespace,
) -> dict[str, Any]:
    """Median time and rate; how many times as fast as cuBLAS, with the lower bound at 95 %."""
    median = float(np.median(seconds))
    found: dict[str, Any] = {
        "kernel": kernel.name,
        "implementation": adapter.implementation,
        "adapter": adapter.name,
        "software": adapter.software,
        "unchecked": options.unchecked,
        "shape": list(shape),
        "seconds_median": median,
        "tflops": round(2 * shape[0] * shape[1] * shape[2] / median / 1e12, 3),
        "rounds": len(seconds),
    }
    if reference and kernel.dtype == "float32":
        ratio = paired_ratio(reference, seconds)
        found["times_cublas"] = round(ratio.median, 4)
        found["times_cublas_lower_95"] = round(ratio.low, 4)
    prediction = None if adapter.software else predicted(kernel, shape, options.gpu)
    if prediction is not None:
        found["seconds_predicted"] = prediction
        found["model_error"] = round(prediction / median - 1, 3)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", help="webgpu:0, ...; default one of each implementation, GPUs only")
    parser.add_argument("--size", type=int, nargs="+", default=[1024, 2048, 4096])
    parser.add_argument("--kernels", nargs="+", default=[], metavar="RUNG", help="some only; 'matmul' is matmul's own")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--gpu", help="a name that 'rooftile gpus' lists: put the model's prediction beside")
    parser.add_argument("--software", action="store_true", help="time software adapters too, and label them so")
    parser.add_argument("--unchecked", action="store_true", help="without checks of indices; Dawn only")
    parser.add_argument("--output", type=Path, metavar="FILE.json")
    options = parser.parse_args()
    reason = missing()
    if reason is not None:
        print(reason, file=sys.stderr)
        return reason.exit_status
    numbers = [int(options.device.rpartition(":")[2])] if options.device else usable(options)
    if not numbers:
        print("only software adapters are here, which are not timed; --software labels their times", file=sys.stderr)
        return UsageError.exit_status
    rows = []
    for number in numbers:
        print(f"webgpu:{number}: {adapters()[number]}", file=sys.stderr)
        try:
            rows += measure(number, options)
        except RooftileError as error:
            print(error, file=sys.stderr)
            return error.exit_status
        if options.output is not None:
            about = {"date": date.today().isoformat(), "rooftile": rooftile.__version__}
            about["adapters"] = [str(adapter) for adapter in adapters()]
            options.output.write_text(json.dumps({**about, "rows": rows}, indent=1) + "\n")
    columns = ("kernel", "implementation", "software", "shape", "seconds_median", "tflops", "times_cublas")
    show([{column: each.get(column, "") for column in columns} for each in rows])
    return 0


def usable(options: argparse.Namespace) -> list[int]:
    """The first adapter of each implementation that may be timed as was asked."""
    first: dict[str, int] = {}
    for number, adapter in enumerate(adapters()):
        if (options.software or not adapter.software) and not (options.unchecked and adapter.implementation == "wgpu"):
            first.setdefault(adapter.implementation, number)
    return list(first.values())


if __name__ == "__main__":
    sys.exit(main())
