"""Holds ``rooftile.matmul`` on a GPU to float64, to PyTorch's and CuPy's streams, and to compute-sanitizer; times it.

Runs on the machine with the GPU, which needs the packages of ``rooftile[cuda]``, PyTorch and CuPy (JAX if it is there):

    PYTHONPATH=src:benchmarks python benchmarks/gpu_matmul.py --seconds 60 --output results.json
    PYTHONPATH=src:benchmarks python benchmarks/gpu_matmul.py host layouts --output results.json

The parts that are named, or all, are measured, and take their places in the file of results.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import time
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from matmul_cases import CuPy, one_case, random_cases
from matmul_times import first_calls, host, layouts, tile_speeds

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


def ladder_on_gpu(elements: Iterable[str] = tuple(catalog.ELEMENTS)) -> dict[str, str]:
    """The verdict on every kernel of the ladders of ``elements``, run on the GPU by ``rooftile.run(..., on="cuda")``.

    Where TMA copies, which moves whole 16 bytes, sizes are rounded up to eight.
    """
    rng = np.random.default_rng(0)
    found = {}
    for kind in elements:
        dtype = {"bfloat16": ml_dtypes.bfloat16, "float16": np.float16}.get(kind, np.float32)
        for rung in catalog.ladder(kind):
            m, n, k = (136, 72, 72) if rung.name.startswith("wgmma") else (129, 70, 65)
            a, b = (rng.standard_normal(shape).astype(dtype) for shape in ((m, k), (k, n)))
            known = {info.name for info in rung.parameter_info}
            defines = {name: value for name, value in catalog.ELEMENTS[kind].items() if name in known}
            ran = rooftile.run(rung.name, a, b, on="cuda", defines=defines)
            found[f"{rung.name}, {kind}"] = ran.verdict.judgement
    return found


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


def watched_products(first: int, count: int) -> list[str]:
    """Some cases for a checker to watch: every buffer is its own allocation, so that an access past its end is seen."""
    import cupy

    cupy.cuda.set_allocator(None)
    wrong = [found for seed in range(first, first + count) if (found := one_case(seed, CuPy(), 140))]
    print("\n".join([*wrong, f"{count} products, {len(wrong)} wrong"]))
    return wrong


def watched_ladder(elements: str) -> list[str]:
    """Every rung for these elements, likewise, at odd sizes."""
    rungs = ladder_on_gpu([elements])
    wrong = [f"{rung}: {verdict}" for rung, verdict in rungs.items() if verdict != "right"]
    print("\n".join([*wrong, f"{len(rungs)} rungs, {len(wrong)} wrong"]))
    return wrong


def sanitized(watched: list[list[str]]) -> dict[str, list[str]]:
    """The last lines that each tool of compute-sanitizer says of these commands, all of them at once."""
    running = [
        (
            tool,
            subprocess.Popen(
                [
                    "compute-sanitizer",
                    "--tool",
                    tool,
                    *(["--report-api-errors", "no"] if tool == "memcheck" else []),
                    "--error-exitcode",
                    "9",
                    sys.executable,
                    __file__,
                    *command,
                ],
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
                text=True,
            ),
        )
        for tool in TOOLS
        for command in watched
    ]
    found: dict[str, list[str]] = {tool: [] for tool in TOOLS}
    for tool, process in running:
        output, _ = process.communicate()
        found[tool].append(" | ".join(output.strip().splitlines()[-2:]))
        print(tool, output[-2000:] if process.returncode else found[tool][-1], flush=True)
    return found


def random_products(seconds: float, workers: int) -> dict[str, Any]:
    """How many were right."""
    with ProcessPoolExecutor(workers) as pool:
        parts = list(pool.map(random_cases, range(0, workers * 100_000, 100_000), [seconds] * workers))
    wrong = [line for _, lines in parts for line in lines]
    return {"products": sum(number for number, _ in parts), "wrong": len(wrong), "first": wrong[:20]}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("parts", nargs="*", metavar="PART", help="random, streams, ladder, tiles, layouts, ...")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--workers", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, help="seed of the first watched product")
    parser.add_argument("--count", type=int, default=8, help="watched products of each of some processes")
    parser.add_argument("--elements", nargs="+", default=tuple(catalog.ELEMENTS))
    parser.add_argument("--output", type=Path, default=Path("gpu-matmul.json"))
    options = parser.parse_args()
    if options.parts == ["watched_products"]:
        return min(len(watched_products(options.first, options.count)), 1)
    if options.parts == ["watched_ladder"]:
        return min(len(watched_ladder(*options.elements)), 1)
    parts = {
        "random": lambda: random_products(options.seconds, options.workers),
        "streams": streams,
        "ladder": lambda: ladder_on_gpu(options.elements),
        "tiles": lambda: tile_speeds(options.elements),
        "layouts": layouts,
        "host": host,
        "first_calls": lambda: first_calls(kind for kind in options.elements if kind != "tf32"),
        "sanitized_products": lambda: sanitized(
            [
                ["watched_products", "--first", str(first * 1000), "--count", str(options.count)]
                for first in range(options.workers // len(TOOLS))
            ]
        ),
        "sanitized_ladder": lambda: sanitized([["watched_ladder", "--elements", kind] for kind in catalog.ELEMENTS]),
    }
    found = json.loads(options.output.read_text()) if options.output.exists() else {}
    found["date"] = date.today().isoformat()
    found["versions"] = {name: version(name) for name in ("torch", "cupy-cuda13x", "numpy")}
    failed = 0
    for name in options.parts or parts:
        try:
            found[name] = parts[name]()
        except Exception as error:  # the other parts are worth having
            found[name], failed = f"{type(error).__name__}: {error}", 1
        print(name, json.dumps(found[name], indent=1), flush=True)
        options.output.write_text(json.dumps(found, indent=1) + "\n")
    import torch

    found["gpu"] = torch.cuda.get_device_name()
    options.output.write_text(json.dumps(found, indent=1) + "\n")
    return failed


if __name__ == "__main__":
    sys.exit(main())
