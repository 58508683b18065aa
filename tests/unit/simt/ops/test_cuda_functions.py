"""CUDA's own functions, compiled by NVRTC and executed, against NumPy: many operations at once."""

from __future__ import annotations

from collections.abc import Callable, Mapping

import ml_dtypes
import numpy as np
import numpy.typing as npt
import pytest

from rooftile.compile import compile_kernel
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Source
from rooftile.ptx import parse
from rooftile.simt import execute

Array = npt.NDArray[np.generic]
COUNT = 192


def run(expressions: list[str], a: Array, b: Array, result: npt.DTypeLike, c_type: str, headers: str = "") -> Array:
    """Column ``j`` of the result holds ``expressions[j]`` of each ``x`` and ``y``."""
    stores = "\n".join(f"  out[{j}] = {expression};" for j, expression in enumerate(expressions))
    text = f"""{headers}
extern "C" __global__ void k(const {c_type}* a, const {c_type}* b, {c_type}* c) {{
  int i = blockIdx.x * blockDim.x + threadIdx.x;
  {c_type} x = a[i], y = b[i];
  {c_type}* out = c + i * {len(expressions)};
{stores}
}}
"""
    kernel = parse(compile_kernel(Source("functions.cu", text), "k").ptx, entry="k").kernels["k"]
    names = [parameter.name for parameter in kernel.parameters]
    buffers = [a, b, np.zeros((COUNT, len(expressions)), result)]
    arguments = tuple(
        BufferArgument(name, name, data, output=data is buffers[2]) for name, data in zip(names, buffers, strict=True)
    )
    call = Call(Gemm(1, 1, 1), Launch((COUNT // 96, 1, 1), (96, 1, 1)), arguments)
    execution = execute(kernel, call)
    assert execution.completed
    assert not execution.findings
    return execution.outputs[names[2]].reshape(COUNT, len(expressions))


SPECIAL = [0.0, -0.0, 1.0, -1.0, np.inf, -np.inf, np.nan, 1e-40, -1e-40, 0.5, 1.5, 2.5, 1e5, -1e6, 88.7, -104.0]


def _operands() -> tuple[npt.NDArray[np.float64], npt.NDArray[np.float64]]:
    rng = np.random.default_rng(2)
    x = np.concatenate([rng.normal(0, 3, COUNT - len(SPECIAL)), SPECIAL])
    return x, np.concatenate([rng.normal(0, 2, COUNT - 3), [1.0, 0.0, np.inf]])


def _compare(
    functions: Mapping[str, Callable[..., Array]], got: Array, x: Array, y: Array, units: float, dtype: npt.DTypeLike
) -> None:
    """Within ``units`` of the last place of ``dtype``; infinities and NaN where NumPy has them."""
    info = ml_dtypes.finfo(dtype)
    for j, (expression, function) in enumerate(functions.items()):
        with np.errstate(all="ignore"):
            exact = function(x.astype(np.float64), y.astype(np.float64))
            rounded = exact.astype(dtype).astype(np.float64)
        values = got[:, j].astype(np.float64)
        finite = np.isfinite(rounded)
        np.testing.assert_array_equal(values[~finite], rounded[~finite], err_msg=expression)
        place = np.maximum(np.abs(exact[finite]) * float(info.eps), float(info.smallest_subnormal))
        error = np.abs(values[finite] - exact[finite]) / place
        assert np.all(error <= units), f"{expression}: {np.max(error)} units in the last place"


SINGLE = {
    "expf(x)": lambda x, y: np.exp(x),
    "logf(fabsf(x))": lambda x, y: np.log(np.abs(x)),
    "sinf(x)": lambda x, y: np.sin(x),
    "tanhf(x)": lambda x, y: np.tanh(x),
    "powf(fabsf(x), y)": lambda x, y: np.abs(x) ** y,
    "rsqrtf(fabsf(x))": lambda x, y: 1 / np.sqrt(np.abs(x)),
    "x / y": lambda x, y: x / y,
    "fmodf(x, y)": lambda x, y: np.fmod(x, y),
    "roundf(x)": lambda x, y: np.copysign(np.floor(np.abs(x) + 0.5), x),
    "__logf(fabsf(x))": lambda x, y: np.log(np.abs(x)),
}
DOUBLE = {
    "exp(x)": lambda x, y: np.exp(x),
    "log(fabs(x))": lambda x, y: np.log(np.abs(x)),
    "cos(x)": lambda x, y: np.cos(x),
    "x / y": lambda x, y: x / y,
    "sqrt(fabs(x))": lambda x, y: np.sqrt(np.abs(x)),
    "rsqrt(fabs(x))": lambda x, y: 1 / np.sqrt(np.abs(x)),
}
HALF = {
    "hexp(x)": lambda x, y: np.exp(x),
    "hlog(__habs(x))": lambda x, y: np.log(np.abs(x)),
    "hsin(x)": lambda x, y: np.sin(x),
    "htanh(x)": lambda x, y: np.tanh(x),
    "x / y": lambda x, y: x / y,
    "hsqrt(__habs(x))": lambda x, y: np.sqrt(np.abs(x)),
    "hrint(x)": lambda x, y: np.rint(x),
    "__hmax(x, y)": lambda x, y: np.fmax(x, y),
    "__hfma(x, y, x)": lambda x, y: x * y + x,
}


@pytest.mark.slow
def test_single_precision_functions() -> None:
    x, y = (v.astype(np.float32) for v in _operands())
    _compare(SINGLE, run(list(SINGLE), x, y, np.float32, "float"), x, y, 3, np.float32)


@pytest.mark.slow
def test_double_precision_functions() -> None:
    x, y = _operands()
    _compare(DOUBLE, run(list(DOUBLE), x, y, np.float64, "double"), x, y, 2, np.float64)


@pytest.mark.parametrize(
    ("c_type", "dtype"),
    [("__half", np.float16), pytest.param("__nv_bfloat16", ml_dtypes.bfloat16, marks=pytest.mark.slow)],
)
def test_half_precision_functions(c_type: str, dtype: npt.DTypeLike) -> None:
    with np.errstate(over="ignore"):
        x, y = (v.astype(dtype) for v in _operands())
    header = "#include <cuda_fp16.h>" if dtype is np.float16 else "#include <cuda_bf16.h>"
    _compare(HALF, run(list(HALF), x, y, dtype, c_type, header), x, y, 1, dtype)


def test_eight_bit_floats() -> None:
    x, y = (v.astype(np.float32) for v in _operands())
    got = run(
        ["float(__nv_fp8_e4m3(x))", "float(__nv_fp8_e5m2(y))"], x, y, np.float32, "float", "#include <cuda_fp8.h>"
    )
    for column, values, dtype in ((0, x, ml_dtypes.float8_e4m3fn), (1, y, ml_dtypes.float8_e5m2)):
        limit = float(ml_dtypes.finfo(dtype).max)
        with np.errstate(invalid="ignore"):
            want = np.clip(values, -limit, limit).astype(dtype).astype(np.float32)
        np.testing.assert_array_equal(got[:, column], want)


def _signed(value: int, bits: int) -> int:
    value %= 1 << bits
    return value - (1 << bits) if value >> (bits - 1) else value


def _quotient(a: int, b: int) -> int:
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _int_quotient(a: int, b: int) -> int:
    p, q = _signed(a, 32), _signed(b, 32)
    return _signed(_quotient(p, q), 32) if q else 0


INTEGER: dict[str, Callable[[int, int], int]] = {
    "y ? x / y : 0": lambda x, y: _quotient(x, y) if y else 0,
    "y ? x % y : 0": lambda x, y: x - y * _quotient(x, y) if y else 0,
    "y ? (unsigned long long)x / (unsigned long long)y : 0": lambda x, y: (x % 2**64) // (y % 2**64) if y else 0,
    "int(y) ? int(x) / int(y) : 0": _int_quotient,
    "unsigned(y) ? unsigned(x) % unsigned(y) : 0": lambda x, y: x % 2**32 % (y % 2**32) if y % 2**32 else 0,
    "x / 1000": lambda x, y: _quotient(x, 1000),
    "int(x) / 7": lambda x, y: _quotient(_signed(x, 32), 7),
    "__mul64hi(x, y)": lambda x, y: x * y >> 64,
    "__ffsll(x)": lambda x, y: (x & -x).bit_length(),
    "__popcll(x) + __clzll(x)": lambda x, y: (x % 2**64).bit_count() + 64 - (x % 2**64).bit_length(),
    "__brevll(x)": lambda x, y: int(f"{x % 2**64:064b}"[::-1], 2),
    "__byte_perm(x, y, 0x6240)": lambda x, y: (x & 0xFF00FF) | (y & 0xFF00FF) << 8,
    "__funnelshift_l(x, y, 9)": lambda x, y: (y << 9 | (x % 2**32) >> 23) % 2**32,
}  # fmt: skip


def test_integer_functions() -> None:
    rng = np.random.default_rng(4)
    x = rng.integers(-(2**63), 2**63 - 1, COUNT)
    y = rng.integers(-(2**63), 2**63 - 1, COUNT) >> rng.integers(0, 63, COUNT)
    x[:4], y[:4] = [5, -(2**63), -(2**31), 7], [0, -1, -1, 2**32]  # lanes that would trap a CPU
    got = run(list(INTEGER), x, y, np.int64, "int64", "typedef long long int64;")
    for j, (expression, function) in enumerate(INTEGER.items()):
        want = [_signed(function(p, q), 64) for p, q in zip(x.tolist(), y.tolist(), strict=True)]
        assert got[:, j].tolist() == want, expression
