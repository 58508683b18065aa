"""Holds ``rooftile.matmul`` on a GPU to float64, to PyTorch's and CuPy's streams, and to compute-sanitizer; times it.

Runs on the machine with the GPU, which needs the packages of ``rooftile[cuda]``, PyTorch and CuPy (JAX if it is there):

    PYTHONPATH=src:benchmarks python benchmarks/gpu_matmul.py all --seconds 60 --output results.json
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
from matmul_cases import CuPy, one_case, random_cases

import rooftile
from rooftile.kernels import catalog

TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")


def streams() -> dict[str, bool]:
    """Whether the caller's stream is heeded, and other libraries' arrays are understood."""
    import torch

    a, b = torch.randn(200, 100, device="cuda"), torch.randn(100, 150, device="cuda")
    found = {}
    for part in (_torch_streams, _others, _jax, _anything_else):
        try:
            found |= part(a, b)
        except Exception as error:  # the other parts are worth having
            found[f"{part.__name__}: {type(error).__name__}: {error}"] = False
    return found


def _torch_streams(a: Any, b: Any) -> dict[str, bool]:
    import torch

    found = {}
    rooftile.matmul(a, b)
    torch.cuda.synchronize()
    side = torch.cuda.Stream()
    with torch.cuda.stream(side):
        late = torch.zeros_like(a)
        torch.cuda._sleep(200_000_000)
        late.copy_(a)
        begun = time.perf_counter()
        got = rooftile.matmul(late, b)
        found["torch: returns before the stream's work is done"] = time.perf_counter() - begun < 0.02
        doubled = got * 2
    side.synchronize()
    found["torch: waits for the stream's earlier work"] = torch.allclose(doubled, 2 * (a @ b), rtol=1e-4, atol=1e-4)
    return found


def _others(a: Any, b: Any) -> dict[str, bool]:
    import cupy
    import torch

    found = {}
    stream = cupy.cuda.Stream(non_blocking=True)
    with stream:
        x, y = cupy.random.randn(100, 80, dtype=cupy.float32), cupy.random.randn(80, 60, dtype=cupy.float32)
        z = rooftile.matmul(x, y)
        error = float(cupy.abs(z - x @ y).max())
    found["cupy: a stream of its own"] = error < 1e-3
    host = np.random.default_rng(0).standard_normal((90, 70)).astype(np.float32)
    found["numpy: to the GPU and back"] = np.allclose(
        rooftile.matmul(host, host.T, device="cuda"), host @ host.T, atol=1e-3
    )
    found["numpy: by default"] = "cuda:0" in rooftile.plan(host, host.T).device
    out = torch.empty(3, 200, 150, device="cuda")
    found["torch: out, batches, broadcast"] = torch.allclose(
        rooftile.matmul(a.expand(3, -1, -1), b, out=out), (a @ b).expand(3, -1, -1), rtol=1e-4, atol=1e-3
    )
    leaf = torch.randn(4, 4, device="cuda", requires_grad=True)
    try:
        rooftile.matmul(leaf, leaf)
        found["torch: gradients refused"] = False
    except rooftile.UsageError:
        found["torch: gradients refused"] = True
    parameter = torch.nn.Parameter(leaf.detach())
    with torch.no_grad():
        found["torch: Parameter"] = torch.allclose(
            rooftile.matmul(parameter, parameter), parameter @ parameter, atol=1e-4
        )
    found["torch: on the CPU"] = torch.allclose(
        rooftile.matmul(a[:9].cpu(), b.cpu(), device="cuda"), (a[:9] @ b).cpu(), rtol=1e-4, atol=1e-3
    )
    return found


def ladder_on_gpu() -> dict[str, str]:
    """The verdict on every kernel of the ladder, run on the GPU by ``rooftile.run(..., on="cuda")``."""
    rng = np.random.default_rng(0)
    a, b = (rng.standard_normal(shape).astype(np.float32) for shape in ((129, 65), (65, 70)))
    return {each.name: rooftile.run(each.name, a, b, on="cuda").verdict.judgement for each in catalog.ladder()}


def _jax(a: Any, b: Any) -> dict[str, bool]:
    os.environ["XLA_PYTHON_CLIENT_PREALLOCATE"] = "false"
    try:
        import jax
        import jax.numpy as jnp
    except ImportError:
        return {}
    found = {}
    for dtype in (jnp.float32, jnp.bfloat16):
        u = jax.random.normal(jax.random.key(0), (50, 40)).astype(dtype)
        v = jax.random.normal(jax.random.key(1), (40, 30)).astype(dtype)
        w = rooftile.matmul(u, v)
        near = jnp.allclose(w.astype(jnp.float32), jnp.dot(u, v, precision="highest").astype(jnp.float32), atol=0.2)
        found[f"jax: {np.dtype(dtype).name}"] = isinstance(w, jax.Array) and w.dtype == dtype and bool(near)
    return found


def _anything_else(a: Any, b: Any) -> dict[str, bool]:
    import torch

    class Shown:
        """Shows an array's memory, and nothing else."""

        def __init__(self, tensor: Any) -> None:
            self.__cuda_array_interface__ = tensor.__cuda_array_interface__ | {"version": 3, "stream": 1}

    out = torch.empty(200, 150, device="cuda")
    torch.cuda.synchronize()
    rooftile.matmul(Shown(a), Shown(b), out=Shown(out))
    torch.cuda.synchronize()
    return {"__cuda_array_interface__": torch.allclose(out, a @ b, rtol=1e-4, atol=1e-3)}


def sanitized(count: int) -> int:
    """Some cases for a checker to watch: every buffer is its own allocation, so that an access past its end is seen."""
    import cupy

    cupy.cuda.set_allocator(None)
    wrong = [found for seed in range(count) if (found := one_case(10_000 + seed, CuPy(), 140))]
    print("\n".join([*wrong, f"{count} products, {len(wrong)} wrong"]))
    return len(wrong)


def sanitizers(count: int) -> dict[str, str]:
    """The last lines of each tool, all at once."""
    command = [sys.executable, __file__, "sanitized", "--count", str(count)]
    running = {
        tool: subprocess.Popen(
            [
                "compute-sanitizer",
                "--tool",
                tool,
                *(["--report-api-errors", "no"] if tool == "memcheck" else []),
                "--error-exitcode",
                "9",
                *command,
            ],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )
        for tool in TOOLS
    }
    found = {}
    for tool, process in running.items():
        output, _ = process.communicate()
        found[tool] = " | ".join(output.strip().splitlines()[-2:])
        if process.returncode:
            print(f"{tool}:\n{output[-2000:]}")
    return found


def speed() -> dict[str, Any]:
    """TFLOP/s of each tile without tensor cores, of what the plan chooses, of each layout; host time of a call."""
    import torch

    from rooftile.bench.statistics import median
    from rooftile.bench.timing import EventStopwatch
    from rooftile.device import choose
    from rooftile.gemm import forms, multiply, planning, tiles

    watch = EventStopwatch(choose("cuda"))

    def seconds_of(work: Callable[[], Any]) -> float:
        return median([watch.seconds(work, 10) for _ in range(20)])

    torch.backends.cuda.matmul.allow_tf32 = False
    found: dict[str, Any] = {"tiles": {}, "layouts at 4096": {}}
    for dtype, sizes in (
        ("float32", (256, 512, 1024, 2048, 4096)),
        ("float64", (1024, 4096)),
        ("bfloat16", (1024, 4096)),
    ):
        for size in sizes:
            a = torch.randn(size, size, device="cuda").to(getattr(torch, dtype))
            out = torch.empty_like(a)

            def rate(function: Any, a: Any = a, out: Any = out) -> float:
                return 2 * len(a) ** 3 / seconds_of(lambda: function(a, a, out=out)) / 1e12

            row: dict[str, Any] = {"torch": rate(torch.matmul)}
            with patch.object(planning, "_form", lambda operands, request: forms.simt(operands, request.sms)):
                for tile in tiles.SPEEDS[dtype]:
                    with patch.object(forms, "choose_tile", lambda *_, tile=tile: tile):
                        multiply.prepared.cache_clear()
                        row[f"{tile.bm} x {tile.bn}"] = rate(rooftile.matmul)
            multiply.prepared.cache_clear()
            row |= {"rooftile.matmul": rate(rooftile.matmul), "chosen": rooftile.plan(a, a, out=out).entry}
            found["tiles"][f"{dtype} {size}"] = row
    a = torch.randn(4096, 4096, device="cuda")
    out = torch.empty_like(a)
    for name, (left, right) in {"NN": (a, a), "NT": (a, a.T), "TN": (a.T, a), "TT": (a.T, a.T)}.items():
        taken = seconds_of(lambda left=left, right=right: rooftile.matmul(left, right, out=out))
        found["layouts at 4096"][name] = 2 * 4096**3 / taken / 1e12
    small, into = torch.randn(64, 64, device="cuda"), torch.empty(64, 64, device="cuda")
    for name, function in (("rooftile", rooftile.matmul), ("torch", torch.matmul)):
        best = np.inf
        for _ in range(5):
            torch.cuda.synchronize()
            begun = time.perf_counter()
            for _ in range(1000):
                function(small, small, out=into)
            best = min(best, (time.perf_counter() - begun) / 1000)
        found[f"microseconds a call of {name}"] = best * 1e6
    return found


def everything(seconds: float, workers: int, count: int, output: Path) -> int:
    found: dict[str, Any] = {"date": date.today().isoformat()}
    found["versions"] = {name: version(name) for name in ("cuda-core", "torch", "cupy-cuda13x", "numpy")}
    with ProcessPoolExecutor(workers) as pool:
        parts = list(pool.map(random_cases, range(0, workers * 100_000, 100_000), [seconds] * workers))
    wrong = [line for _, lines in parts for line in lines]
    found["random"] = {"products": sum(number for number, _ in parts), "wrong": len(wrong), "first": wrong[:20]}
    print(json.dumps(found, indent=1), flush=True)
    for name, part in (
        ("streams", streams),
        ("ladder", ladder_on_gpu),
        ("speed", speed),
        ("sanitizers", lambda: sanitizers(count)),
    ):
        try:
            found[name] = part()
        except Exception as error:  # the other parts are worth having
            found[name] = f"{type(error).__name__}: {error}"
        print(name, json.dumps(found[name], indent=1), flush=True)
        output.write_text(json.dumps(found, indent=1) + "\n")
    import torch

    found["gpu"] = torch.cuda.get_device_name()
    output.write_text(json.dumps(found, indent=1) + "\n")
    return len(wrong)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("part", choices=("all", "streams", "sanitized"))
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=12)
    parser.add_argument("--count", type=int, default=24)
    parser.add_argument("--output", type=Path, default=Path("gpu-matmul.json"))
    options = parser.parse_args()
    if options.part == "streams":
        found = streams()
        print(json.dumps(found, indent=1))
        return int(not all(found.values()))
    if options.part == "sanitized":
        return min(sanitized(options.count), 1)
    return min(everything(options.seconds, options.workers, options.count, options.output), 1)


if __name__ == "__main__":
    sys.exit(main())
