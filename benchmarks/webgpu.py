"""Times the ladder in WGSL, and the kernel behind ``rooftile.matmul``, on WebGPU adapters, beside cuBLAS where it is.

``rooftile bench ladder --device webgpu`` times the ladder alone, on one adapter. On the machine with the GPU, which
needs the packages of ``rooftile[webgpu]``, its driver for Vulkan and, for cuBLAS, those of ``rooftile[cuda]`` and
PyTorch or CuPy; then, where no GPU waits for it, the model's predictions are put beside the times::

    PYTHONPATH=src:benchmarks python benchmarks/webgpu.py --size 1024 2048 4096 --output results.json
    PYTHONPATH=src:benchmarks python benchmarks/webgpu.py --predict h200 --output results.json

Each kernel's result is first held against float64, at odd shapes and at each size that is timed, in a C that was NaN.
All have a turn in every round, timed by timestamp queries around launches that follow each other, and ratios are of one
round, so that a change of clock meets all. ``--unchecked`` leaves out the checks of indices that WebGPU makes, which
Dawn can: for what they cost. A software adapter is refused, unless ``--software`` asks for it: its rows are labelled,
for they say nothing of a GPU.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable
from datetime import date
from functools import cache, partial
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from common import show

import rooftile
from rooftile.bench.checking import expected, random_inputs
from rooftile.bench.predictions import predicted_seconds
from rooftile.bench.references import references
from rooftile.bench.rungs import Operands, operands, padded, rung, rungs_for
from rooftile.bench.statistics import median, paired_ratio
from rooftile.bench.timing import Contender, EventStopwatch, Stopwatch, bursts
from rooftile.core.call import ScalarArgument
from rooftile.core.errors import RooftileError, UsageError
from rooftile.core.measurement import MatrixProblem
from rooftile.device import choose, gpu_missing
from rooftile.device.adapters import Adapter, adapters, missing
from rooftile.device.webgpu import WebGpuDevice
from rooftile.kernels import find
from rooftile.kernels.gemm import gemm_source
from rooftile.kernels.measured import source_digest

CHECKED = ((512, 512, 512), (300, 301, 77), (129, 515, 64), (1, 1, 1), (257, 260, 9))


def contenders(device: WebGpuDevice, held: Operands, watch: Stopwatch, names: list[str]) -> list[Contender]:
    """The rungs that the adapter can run, and the kernel of ``rooftile.matmul``; ``names`` some only."""
    made: dict[str, Callable[[], Contender]] = {
        each.entry: partial(rung, each, held, watch, frozenset()) for each in rungs_for(device, held.problem.elements)
    }
    made["matmul"] = partial(matmul, device, held)
    found = []
    for name, make in made.items():
        if names and name not in names:
            continue
        try:
            found.append(make())
        except RooftileError as error:
            print(f"{name} left out: {error}", file=sys.stderr)
    return found


def matmul(device: WebGpuDevice, held: Operands) -> Contender:
    """The kernel by itself: ``rooftile.matmul`` would copy the matrices each time."""
    p, dtype = held.problem, held.problem.elements
    made = rooftile.plan(np.empty((p.m, p.k), dtype), np.empty((p.k, p.n), dtype), device=device)
    assert made.launch is not None
    program, launch = device.build(gemm_source(made.kernel), made.entry, {}), made.launch
    wide, c = padded(held), held.output()
    views = {"A": wide.a, "B": wide.b, "D": c}
    arguments = [
        np.dtype(each.dtype).type(each.value) if isinstance(each, ScalarArgument) else views[str(each)]
        for each in made.arguments
    ]

    def seconds(launches: int) -> float:
        device.launch(program, launch, arguments)  # so that L2 is hot
        return device.seconds_a_launch(program, launch, arguments, launches)

    return held.timed(f"matmul {dtype}", "matmul", seconds, c)


def measure(number: int, options: argparse.Namespace) -> list[dict[str, Any]]:
    """All kernels at all sizes on one adapter.

    Raises
    ------
    WrongResultError
        If an output is wrong.
    """
    device = WebGpuDevice(number, time_software=options.software, unchecked=options.unchecked)
    adapter = device.adapter
    if adapter.software and not options.software:
        raise UsageError("a software adapter is not timed", got=str(adapter), next_step="--software labels its times")
    watch = EventStopwatch(device)
    types = ("float32", *(("float16",) if "shader-f16" in adapter.features else ()))
    rows = []
    shapes = [] if options.software else [(shape, False) for shape in CHECKED]
    for shape, timed in (*shapes, *(((size, size, size), True) for size in options.size)):
        for dtype in types:
            problem = MatrixProblem(*shape, elements=dtype)
            a, b = random_inputs(problem)
            found = contenders(device, operands(device, problem, a, b), watch, options.kernels)
            if timed and dtype == "float32" and not adapter.software:
                found += cublas(problem, a, b)
            wanted = expected(problem, a, b)
            for each in found:
                each.poison()
                each.time(1)
                wanted.check(each.result(), each.name)
            if timed:
                times = bursts(found, rounds=options.rounds, seconds=float("inf")).seconds
                rows += [row(adapter, each, problem, times, options) for each in found]
    return rows


def cublas(problem: MatrixProblem, a: Any, b: Any) -> list[Contender]:
    """The references, on the same matrices in CUDA's memory."""
    if (reason := gpu_missing()) is not None:
        print(f"without cuBLAS: {reason}", file=sys.stderr)
        return []
    cuda = choose("cuda")
    found, lacking = references(operands(cuda, problem, a, b), EventStopwatch(cuda))
    for each in lacking:
        print(f"missing: {each}", file=sys.stderr)
    return found


def row(
    adapter: Adapter,
    contender: Contender,
    problem: MatrixProblem,
    times: dict[str, list[float]],
    options: argparse.Namespace,
) -> dict[str, Any]:
    """Median time and rate; how many times as fast as cuBLAS, with the lower bound at 95 %."""
    own = times[contender.name]
    seconds = median(own)
    found: dict[str, Any] = {
        "kernel": contender.name,
        "implementation": adapter.implementation,
        "adapter": adapter.name,
        "software": adapter.software,
        "unchecked": options.unchecked,
        "shape": [problem.m, problem.n, problem.k],
        "seconds_median": seconds,
        "tflops": round(problem.flops / seconds / 1e12, 3),
        "rounds": len(own),
    }
    if "cublas" in times and contender.role != "reference":
        ratio = paired_ratio(times["cublas"], own)
        found["times_cublas"] = round(ratio.median, 4)
        found["times_cublas_lower_95"] = round(ratio.low, 4)
    if contender.role == "rung":
        found["source"] = source_digest(find(contender.name).source)
    label = " on software, no GPU" if adapter.software else ""
    print(f"{contender.name} {problem}: {found['tflops']} TFLOP/s{label}", file=sys.stderr, flush=True)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--device", help="webgpu:0, ...; default one of each implementation, GPUs only")
    parser.add_argument("--size", type=int, nargs="+", default=[1024, 2048, 4096])
    parser.add_argument("--kernels", nargs="+", default=[], metavar="RUNG", help="some only; 'matmul' is matmul's own")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--predict", metavar="GPU", help="measure nothing: put the model's predictions into --output")
    parser.add_argument("--software", action="store_true", help="time software adapters too, and label them so")
    parser.add_argument("--unchecked", action="store_true", help="without checks of indices; Dawn only")
    parser.add_argument("--output", type=Path, metavar="FILE.json")
    options = parser.parse_args()
    if options.predict is not None:
        return predict(options.output, options.predict)
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
            options.output.write_text(json.dumps({**about(numbers), "rows": rows}, indent=1) + "\n")
    columns = ("kernel", "implementation", "software", "shape", "seconds_median", "tflops", "times_cublas")
    show([{column: each.get(column, "") for column in columns} for each in rows])
    return 0


def about(numbers: list[int]) -> dict[str, Any]:
    """What a result was measured on, and with what."""
    used = [adapters()[number] for number in numbers]
    packages = ("rooftile", *dict.fromkeys(each.implementation for each in used))
    return {
        "date": date.today().isoformat(),
        "device": used[0].name,
        "adapters": [f"{each}, driver {each.driver}" for each in used],
        "versions": {name: rooftile.__version__ if name == "rooftile" else version(name) for name in packages},
    }


def predict(place: Path, gpu: str) -> int:
    """Put the model's predictions of the rungs' times into a result: of the machine code that NVRTC makes of them."""
    result, known = json.loads(place.read_text()), cache(predicted_seconds)
    for row in result["rows"]:
        if row["kernel"].startswith("wgsl/") and not row["software"]:
            seconds = known(row["kernel"], MatrixProblem(*row["shape"]), gpu)
            row["seconds_predicted"] = seconds
            row["model_error"] = None if seconds is None else round(seconds / row["seconds_median"] - 1, 3)
    place.write_text(json.dumps(result, indent=1) + "\n")
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
