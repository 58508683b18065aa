"""Arithmetic at its edges, bit for bit, on the executor and on the oracle."""

from __future__ import annotations

from pathlib import Path

import ml_dtypes
import numpy as np
import pytest

from oracle.agreement import Out, assert_agree, call_of, kernel_of
from oracle.machine import execute
from rooftile import simt

pytestmark = pytest.mark.usefixtures("no_disassembler")

FILE = Path(__file__).parent / "kernels" / "arithmetic.cu"
N = 160
EDGES = [
    0.0,
    -0.0,
    1.0,
    -1.0,
    0.5,
    1.5,
    2.5,
    -2.5,
    np.inf,
    -np.inf,
    np.nan,
    3.4e38,
    -3.4e38,
    1e-45,
    -1e-40,
    1.2e-38,
    2.0**31,
]
EDGES += [-(2.0**31), 2.0**32, 2.0**63, 65504.0, 65519.9, 6e-8, 6.1e-5, 0.99999994, 1.0000001, 127.5, -128.5]
INTEGER_EDGES = [0, 1, -1, 2, -2, 31, 32, 33, 63, 64, 65, 2**31 - 1, -(2**31), 0x55555555, 0xFFFF, 0x7F80, -32768, 255]


def floats(seed: int, dtype: type[np.generic], count: int = N) -> np.ndarray:
    """Edge cases, random bit patterns and ordinary values, shuffled so that operands meet anew."""
    rng = np.random.default_rng(seed)
    size = np.dtype(dtype).itemsize
    patterns = rng.integers(0, 256, (count // 3) * size, dtype=np.uint8).view(dtype)
    with np.errstate(over="ignore"):
        values = np.concatenate([np.array(EDGES * 2).astype(dtype), patterns])
        ordinary = (rng.standard_normal(count - len(values)) * 100).astype(dtype)
    return rng.permutation(np.concatenate([values, ordinary]))


def ints(seed: int, dtype: type[np.generic], count: int = N) -> np.ndarray:
    rng = np.random.default_rng(seed)
    edges = np.array(INTEGER_EDGES * 3, dtype=np.int64).astype(dtype)
    rest = rng.integers(0, 256, (count - len(edges)) * np.dtype(dtype).itemsize, dtype=np.uint8).view(dtype)
    return rng.permutation(np.concatenate([edges, rest]))


def zeros(*shape: int, dtype: type[np.generic] = np.float32) -> Out:
    return Out(np.zeros(shape, dtype))


F32, F64, F16, BF16, I32, I64, U32 = (
    np.float32, np.float64, np.float16, ml_dtypes.bfloat16, np.int32, np.int64, np.uint32,
)  # fmt: skip


def operands(count: int, dtype: type[np.generic]) -> list[np.ndarray]:
    make = ints if np.dtype(dtype).kind == "i" else floats
    return [make(seed, dtype) for seed in range(count)]


CALLS: dict[str, list[np.ndarray | Out]] = {
    "floats": [*operands(3, F32), zeros(N, 20)],
    "doubles": [*operands(3, F64), zeros(N, 10, dtype=F64)],
    "comparisons": [*operands(2, F32), zeros(N, dtype=U32)],
    "conversions": [floats(1, F32), floats(2, F64), ints(3, I32), ints(4, I64), zeros(N, 20, dtype=I64)],
    "integers": [*operands(3, I32), zeros(N, 32, dtype=U32)],
    "longs": [*operands(2, I64), zeros(N, 10, dtype=I64)],
    "halves": [*operands(3, F16), zeros(N, 10, dtype=F16), zeros(N)],
    "packed_halves": [*operands(3, F16), zeros(N // 2, 12, dtype=F16)],
    "bfloats": [*operands(3, BF16), zeros(N, 6, dtype=BF16), zeros(N)],
    "packed_bfloats": [*operands(3, BF16), zeros(N // 2, 6, dtype=BF16)],
    "flushed": [*operands(2, F32), zeros(N, 4)],
}


@pytest.mark.parametrize("name", CALLS)
def test_arithmetic(name: str) -> None:
    count = N // 2 if name.startswith("packed") else N
    assert_agree(kernel_of(FILE, name), call_of(2, 96, *CALLS[name], count))


def test_approximations() -> None:
    """What hardware approximates only has to be close; the PTX ISA bounds these at a few units in the last place."""
    x = np.random.default_rng(9).uniform(-1.9, 3, N).astype(np.float32)
    kernel, call = kernel_of(FILE, "approximations"), call_of(1, N, x, zeros(N, 8), N)
    got, expected = (run(kernel, call).outputs["p1"].astype(np.float64) for run in (simt.execute, execute))
    np.testing.assert_allclose(got, expected, rtol=2e-6, atol=2e-6)
