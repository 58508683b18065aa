"""Random products for ``rooftile.matmul`` on a GPU: shapes, layouts, types and operands, held to float64."""

from __future__ import annotations

import time
from typing import Any

import numpy as np
from matrices import Array, blank, encode, storage, tolerance

import rooftile

DTYPES = ("float32", "float64", "float16", "bfloat16")
EDGES = (1, 2, 3, 4, 31, 32, 33, 63, 64, 65, 127, 128, 129, 255, 256, 257)
ACTIVATIONS = {
    None: lambda x: x,
    "relu": lambda x: np.where(x < 0, 0, x),
    "silu": lambda x: x / (1 + np.exp(-x)),
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))),
}

STEEPEST = 1.13
"""The largest slope of all activations: by so much an error of the sums may grow."""


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
    """Something of that shape; what lies between its elements is NaN."""
    strides, offset, size = layout(rng, shape)
    stored = blank((1, size), storage(dtype))[0]
    if fill == "normal":
        step = tuple(each * stored.itemsize for each in strides)
        elements = np.lib.stride_tricks.as_strided(stored[offset:], shape, step)
        elements[...] = encode(rng.standard_normal(elements.size), dtype).reshape(shape)
    return library.array(stored, dtype, shape, strides, offset)


def one_case(seed: int, library: Any, largest: int = 300) -> str | None:
    """Multiply something random; what was wrong with it, or None."""
    rng = np.random.default_rng(seed)
    dtype = str(rng.choice(DTYPES if isinstance(library, Torch) else DTYPES[:3]))
    m, n, k = (int(rng.choice(EDGES) if rng.random() < 0.4 else rng.integers(1, largest + 1)) for _ in range(3))
    k = 0 if rng.random() < 0.02 else k
    if rng.random() < 0.2:  # a sum that is cut into slices
        k = int(rng.integers(300, 20 * largest))
        few = int(rng.integers(1, 33))  # rows or columns, or as drawn
        m, n = ((few, n), (m, few), (m, n))[rng.integers(3)]
    batches = [((), ()), ((), ()), ((3,), (3,)), ((3,), ()), ((2, 1), (3,)), ((), (4,)), ((2, 3), (2, 3))]
    batch_a, batch_b = batches[rng.integers(len(batches))]
    if batch_a or batch_b:
        m, n, k = min(m, 70), min(n, 70), k if k > largest else min(k, 70)
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
    if dtype == "float32" and rng.random() < 0.3:
        options["precision"] = "tf32"
    if rng.random() < 0.2:
        options["activation"] = str(rng.choice([name for name in ACTIVATIONS if name]))
    out = draw(rng, library, shape, dtype, "nan") if rng.random() < 0.5 else None
    got = rooftile.matmul(a, b, out=out, **options)
    wanted = ACTIVATIONS[options.get("activation")](wanted)
    sums = "float64" if dtype == "float64" else "float32"
    smallest = 1e-7 if dtype == "float16" else 0  # its subnormal numbers are 6e-8 apart
    rounded = 2.0**-10 if "precision" in options else 0  # both factors of each product, to 11 bits
    bound = STEEPEST * ((tolerance(max(k, 1), sums, dtype) + rounded) * magnitude + smallest)
    wrong = ~(np.abs(library.values(got) - wanted) <= bound)  # so that NaN is wrong
    strides = a.stride() if isinstance(library, Torch) else a.strides
    text = f"seed {seed}: {dtype} {tuple(a.shape)} @ {tuple(b.shape)}, strides {strides}, {sorted(options)}"
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
        item = storage(dtype).itemsize
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
