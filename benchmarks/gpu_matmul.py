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
from concurrent.futures import ProcessPoolExecutor
from datetime import date
from importlib.metadata import version
from pathlib import Path
from typing import Any

import numpy as np
from matrices import Array, encode, tolerance

import rooftile
from rooftile.kernels import catalog

DTYPES = ("float32", "float64", "float16", "bfloat16")
EDGES = (1, 2, 3, 4, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257)
TOOLS = ("memcheck", "racecheck", "initcheck", "synccheck")
ACTIVATIONS = {
    None: lambda x: x,
    "relu": lambda x: np.where(x < 0, 0, x),
    "silu": lambda x: x / (1 + np.exp(-x)),
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))),
}


class Torch:
    """Arrays of PyTorch."""

    def array(self, memory: Array, dtype: str, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Any:
        import torch

        flat = torch.from_numpy(memory.view(np.int16) if dtype == "bfloat16" else memory).cuda()
        flat = flat.view(torch.bfloat16) if dtype == "bfloat16" else flat
        return flat.as_strided(shape, strides, offset)

    def values(self, array: Any) -> Array:
        """In float64, as one block of memory."""
        return array.double().cpu().numpy()

    def memory(self, array: Any) -> Array:
        import torch

        whole = torch.empty(0, dtype=array.dtype, device=array.device).set_(array.untyped_storage())
        return whole.view(torch.uint8).cpu().numpy()


class CuPy:
    """Arrays of CuPy."""

    def array(self, memory: Array, dtype: str, shape: tuple[int, ...], strides: tuple[int, ...], offset: int) -> Any:
        import cupy

        flat = cupy.asarray(memory)
        self.flat = flat  # of the array made last
        item = memory.itemsize
        return cupy.lib.stride_tricks.as_strided(flat[offset:], shape, tuple(step * item for step in strides))

    def values(self, array: Any) -> Array:
        return array.get().astype(np.float64)

    def memory(self, array: Any) -> Array:
        return self.flat.view(np.uint8).get()


def layout(
    rng: np.random.Generator, shape: tuple[int, ...], *, plain: bool = False
) -> tuple[tuple[int, ...], int, int]:
    """Strides, where the first element is, and how many elements there are in all: axes in some order, with gaps."""
    order = list(range(len(shape)))
    if rng.random() < 0.5 and len(shape) > 1:
        order[-2:] = order[:-3:-1]  # columns are contiguous
    if len(shape) > 2 and rng.random() < 0.2:
        order = [int(axis) for axis in rng.permutation(len(shape))]
    strides, step = [0] * len(shape), 1 if plain or rng.random() < 0.9 else 2
    for axis in reversed(order):
        strides[axis] = step
        step *= shape[axis]
        step += int(rng.choice((0, 0, 0, 1, 4, 12))) if not plain else 0
    offset = 0 if plain else int(rng.choice((0, 0, 1, 4, 8)))
    return tuple(strides), offset, offset + max(step, 1)


def draw(rng: np.random.Generator, library: Any, shape: tuple[int, ...], dtype: str, fill: str = "normal") -> Any:
    strides, offset, size = layout(rng, shape)
    if fill == "nan":
        memory = np.full(size * encode(np.zeros(1), dtype).itemsize, 255, np.uint8)
        stored = memory.view(encode(np.zeros(1), dtype).dtype)
    else:
        stored = encode(rng.standard_normal(size), dtype)
    return library.array(stored, dtype, shape, strides, offset)


def one_case(seed: int, library: Any, largest: int = 300) -> str | None:
    """Multiply something random; what was wrong with it, or None."""
    rng = np.random.default_rng(seed)
    dtype = str(rng.choice(DTYPES if isinstance(library, Torch) else DTYPES[:3]))
    m, n, k = (int(rng.choice(EDGES) if rng.random() < 0.4 else rng.integers(1, largest + 1)) for _ in range(3))
    k = 0 if rng.random() < 0.02 else k
    batches = [((), ()), ((), ()), ((3,), (3,)), ((3,), ()), ((2, 1), (3,)), ((), (4,)), ((2, 3), (2, 3))]
    batch_a, batch_b = batches[rng.integers(len(batches))]
    if batch_a or batch_b:
        m, n, k = min(m, 70), min(n, 70), min(k, 70)
    a, b = draw(rng, library, (*batch_a, m, k), dtype), draw(rng, library, (*batch_b, k, n), dtype)
    batch = np.broadcast_shapes(batch_a, batch_b)
    shape = (*batch, m, n)
    options: dict[str, Any] = {"alpha": float(rng.choice((1, 1, 0.5, -2)))}
    wide_a, wide_b = library.values(a), library.values(b)
    wanted = options["alpha"] * (wide_a @ wide_b)
    magnitude = abs(options["alpha"]) * (np.abs(wide_a) @ np.abs(wide_b))
    if rng.random() < 0.3:
        options |= {"beta": 0.5, "c": draw(rng, library, shape, dtype)}
        wanted = wanted + 0.5 * library.values(options["c"])
        magnitude = magnitude + 0.5 * np.abs(library.values(options["c"]))
    elif rng.random() < 0.3:
        options["c"] = draw(rng, library, shape, dtype, "nan")  # beta is 0: not read
    if rng.random() < 0.3:
        options["bias"] = draw(rng, library, (n,), dtype)
        wanted, magnitude = (
            wanted + library.values(options["bias"]),
            magnitude + np.abs(library.values(options["bias"])),
        )
    if rng.random() < 0.2:
        options["activation"] = str(rng.choice([name for name in ACTIVATIONS if name]))
    out = draw(rng, library, shape, dtype, "nan") if rng.random() < 0.5 else None
    got = rooftile.matmul(a, b, out=out, **options)
    wanted = ACTIVATIONS[options.get("activation")](wanted)
    sums = "float64" if dtype == "float64" else "float32"
    bound = 1.13 * (tolerance(max(k, 1), sums, dtype) * magnitude + 1e-7 * (dtype == "float16"))
    wrong = ~(np.abs(library.values(got) - wanted) <= bound)  # so that NaN is wrong
    text = f"seed {seed}: {dtype} {tuple(a.shape)} @ {tuple(b.shape)}, strides {a.strides if not hasattr(a, 'stride') else a.stride()}, {sorted(options)}"  # noqa: E501
    if type(got) is not type(a) or tuple(got.shape) != shape:
        return f"{text}: a {type(got)} of {got.shape}"
    if wrong.any():
        return (
            f"{text}: {np.count_nonzero(wrong)} of {wrong.size} cells, first {np.unravel_index(wrong.argmax(), shape)}"
        )
    if out is not None:
        if got is not out:
            return f"{text}: out is not what is returned"
        memory = library.memory(out)
        item = 8 if dtype == "float64" else 4 if dtype == "float32" else 2
        untouched = int((memory.reshape(-1, item) == 255).all(axis=1).sum())
        if untouched != memory.size // item - wrong.size:
            return f"{text}: gaps of out were written"
    return None


def random_cases(first: int, seconds: float) -> tuple[int, list[str]]:
    """How many were tried, and what was wrong."""
    libraries, wrong, count, until = (Torch(), Torch(), CuPy()), [], 0, time.monotonic() + seconds
    while time.monotonic() < until:
        try:
            found = one_case(first + count, libraries[count % 3])
        except Exception as error:  # every failure is one to be told of
            found = f"seed {first + count}: {type(error).__name__}: {error}"
        wrong += [found] if found else []
        count += 1
    return count, wrong


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


def seconds_of(work: Any, repeat: int = 20) -> float:
    """Median over replays of a graph of ten launches, by events, a launch: what the host takes does not count."""
    import torch

    work()
    torch.cuda.synchronize()
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        for _ in range(10):
            work()
    graph.replay()
    times = []
    for _ in range(repeat):
        start, end = torch.cuda.Event(enable_timing=True), torch.cuda.Event(enable_timing=True)
        start.record()
        graph.replay()
        end.record()
        end.synchronize()
        times.append(start.elapsed_time(end) / 1e4)
    return float(np.median(times))


def speed() -> dict[str, Any]:
    """TFLOP/s of each tile, of what the plan chooses, of each layout; PyTorch beside it; host time of a call."""
    import torch

    from rooftile.gemm import multiply, planning, tiles

    torch.backends.cuda.matmul.allow_tf32 = False
    found: dict[str, Any] = {"tiles": {}, "layouts at 4096": {}}
    choose = tiles.choose_tile
    for dtype, sizes in (
        ("float32", (256, 512, 1024, 2048, 4096)),
        ("float64", (1024, 4096)),
        ("bfloat16", (1024, 4096)),
    ):
        for size in sizes:
            a = torch.randn(size, size, device="cuda").to(getattr(torch, dtype))
            out = torch.empty_like(a)
            row = {"torch": 2 * size**3 / seconds_of(lambda a=a, out=out: torch.matmul(a, a, out=out)) / 1e12}
            for tile in tiles.SPEEDS[dtype]:
                planning.choose_tile = lambda *_, tile=tile: tile
                multiply.prepared.cache_clear()
                row[f"{tile.bm} x {tile.bn}"] = (
                    2 * size**3 / seconds_of(lambda a=a, out=out: rooftile.matmul(a, a, out=out)) / 1e12
                )
            planning.choose_tile = choose
            multiply.prepared.cache_clear()
            row["chosen"] = int(dict(rooftile.plan(a, a, out=out).defines)["BM"])
            found["tiles"][f"{dtype} {size}"] = row
    a = torch.randn(4096, 4096, device="cuda")
    out = torch.empty_like(a)
    for name, (left, right) in {"NN": (a, a), "NT": (a, a.T), "TN": (a.T, a), "TT": (a.T, a.T)}.items():
        taken = seconds_of(lambda left=left, right=right: rooftile.matmul(left, right, out=out), 10)
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
