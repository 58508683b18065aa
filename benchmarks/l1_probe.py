"""What an SM's L1 holds: one lane loads lines in many orders and looks which of them L1 answers.

    python benchmarks/l1_probe.py prepare DIR     # anywhere: writes the cubin
    python3 benchmarks/l1_probe.py launch DIR     # with the GPU and CuPy: prints the shares that were found

Of each order: new lines one after the other, and of one in 16 again the line ``d`` lines before it. The share of these
that is found falls with ``d``; how, says where L1 has no place for a line any more. Lines follow one another, lie at
random, or are those of 128 rows that lie ``pitch`` bytes apart. Of each line one sector is loaded, or all four. Dynamic
shared memory makes the driver leave less of the data cache to L1.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

DISTANCES = (
    16,
    32,
    64,
    96,
    128,
    192,
    256,
    384,
    512,
    640,
    768,
    896,
    1024,
    1152,
    1280,
    1408,
    1536,
    1664,
    1792,
    1920,
    2048,
)
ORDERS = ("in order", "at random", "16384", "11264", "10240", "8192")
SHARED = (0, 1024, 4096, 8192, 65536, 131072)
BUFFER, LINE, ROWS, HIT_CLOCKS = 32 << 20, 128, 128, 130


def lines(order: str, count: int, rng: np.random.Generator) -> np.ndarray:
    """Offsets of so many different lines."""
    number = np.arange(count)
    if order == "in order":
        return number * LINE
    if order == "at random":
        return rng.permutation(BUFFER // LINE)[:count] * LINE
    pitch = int(order)
    across = pitch // LINE
    return number % ROWS * pitch + number // ROWS % across * LINE + number // (ROWS * across) * ROWS * pitch


def sequence(order: str, sectors: int, distance: int, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
    """Offsets in order, and which of them are loaded again."""
    fresh = 4000 // sectors + 600
    at = lines(order, fresh + distance, rng)
    sector = rng.integers(0, 4, len(at)) * 32
    found, again = [], []
    for i in range(len(at)):
        mine = [at[i] + sector[i]] if sectors == 1 else [at[i] + part for part in (0, 32, 64, 96)]
        found += mine
        again += [False] * len(mine)
        if i >= distance and i % 16 == 5:
            found.append(at[i - distance] + sector[i - distance])
            again.append(True)
    short = -len(found) % 32
    return np.array(found + [found[-1]] * short, np.uint32), np.array(again + [False] * short)


def prepare(folder: Path) -> None:
    """Compile for the H200."""
    from rooftile.compile import compile_kernel, load_source

    folder.mkdir(parents=True, exist_ok=True)
    compiled = compile_kernel(load_source(Path(__file__).parent / "micro" / "l1_probe.cu"), arch="sm_90")
    assert compiled.cubin is not None
    (folder / "l1_probe.cubin").write_bytes(compiled.cubin)


def launch(folder: Path) -> None:
    """Print one row for each order and size of shared memory: per cent found, by distance."""
    import cupy

    kernel = cupy.RawModule(path=str(folder / "l1_probe.cubin")).get_function("l1_probe")
    kernel.max_dynamic_shared_size_bytes = max(SHARED)
    data, rng = cupy.zeros(BUFFER, cupy.uint8), np.random.default_rng(0)
    print("lines between:", *DISTANCES)
    for order in ORDERS:
        for sectors in (1, 4):
            orders, again = zip(*(sequence(order, sectors, distance, rng) for distance in DISTANCES), strict=True)
            for shared in SHARED:
                found = _found(cupy, kernel, data, orders, shared)
                shares = [100 * hits[marks].mean() for hits, marks in zip(found, again, strict=True)]
                print(f"{order:9} {sectors} sectors, {shared:6} B shared:", *(f"{share:3.0f}" for share in shares))


def _found(cupy: Any, kernel: Any, data: Any, orders: tuple[np.ndarray, ...], shared: int) -> list[np.ndarray]:
    starts = np.cumsum([0, *map(len, orders)])
    bits = cupy.zeros(int(starts[-1]) // 32, cupy.uint32)
    arguments = (data, cupy.asarray(np.concatenate(orders)), cupy.asarray(starts.astype(np.int32)), bits)
    kernel((len(orders),), (32,), (*arguments, np.uint32(HIT_CLOCKS)), shared_mem=shared)
    flat = np.unpackbits(bits.get().view(np.uint8), bitorder="little").astype(bool)
    return np.split(flat, starts[1:-1])


if __name__ == "__main__":
    {"prepare": prepare, "launch": launch}[sys.argv[1]](Path(sys.argv[2]))
