"""What is measured beside: cuBLAS through PyTorch or CuPy, cublasLt autotuned by nvmath-python, padded cuBLAS.

They work on the very memory that the kernels work on, and on the default stream, as the kernels do.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from importlib import import_module
from typing import Any, Final

from rooftile.bench.rungs import Operands
from rooftile.bench.statistics import median
from rooftile.bench.timing import Contender, Stopwatch
from rooftile.core.measurement import MatrixProblem
from rooftile.device import View

_ROW_BYTES: Final = 16
"""Rows of whole such units are what cuBLAS's fastest kernels want."""

_ALGORITHMS: Final = 64
"""How many of cublasLt's algorithms are tried."""

_FINALISTS: Final = 6
_FINAL_ROUNDS: Final = 7

Launch = Callable[[], None]

_TYPES: Final = {"float32": "<f4", "float64": "<f8", "float16": "<f2", "bfloat16": "<i2"}
"""Of ``__cuda_array_interface__``, which has no bfloat16: its bits are handed over."""


class Shown:
    """A device's memory for other libraries to look at."""

    def __init__(self, view: View) -> None:
        self._keeps_alive = view
        self.__cuda_array_interface__ = {
            "shape": view.shape,
            "typestr": _TYPES[view.dtype],
            "data": (view.pointer, False),
            "strides": None,
            "version": 3,
            "stream": 1,
        }


def references(held: Operands, watch: Stopwatch) -> tuple[list[Contender], list[str]]:
    """All that can be had here, and what is missing and why."""
    if not held.device.name.startswith("cuda"):
        return [], [f"references: cuBLAS multiplies on CUDA devices, this is {held.device.name}"]
    found: list[Contender] = []
    missing: list[str] = []
    torch = _imported("torch", missing, "cuBLAS through PyTorch")
    if torch is not None and not torch.cuda.is_available():
        missing.append("cuBLAS through PyTorch: this PyTorch cannot use the GPU")
        torch = None
    if torch is not None:
        found += _of_torch(torch, held, watch)
        nvmath = _imported("nvmath", missing, "autotuned cublasLt (nvmath-python)")
        if nvmath is not None:
            try:
                found.append(_autotuned(nvmath, torch, held, watch))
            except Exception as error:  # of another library, whose versions differ: the others are worth having
                missing.append(f"autotuned cublasLt (nvmath-python): {type(error).__name__}: {_first_line(error)}")
        return found, missing
    missing.append("autotuned cublasLt, padded cuBLAS: they need PyTorch here")
    cupy = _imported("cupy", missing, "cuBLAS through CuPy")
    if cupy is not None and held.problem.elements in ("float32", "float16", "float64"):
        a, b = (_oriented(cupy.asarray(Shown(view)), side) for view, side in _sides(held))
        c = held.output()
        out = cupy.asarray(Shown(c))
        found.append(held.contender("cublas", "reference", lambda: cupy.matmul(a, b, out=out), c, watch))
    elif cupy is not None:
        missing.append(f"cuBLAS through CuPy: not for {held.problem.elements}")
    return found, missing


def _of_torch(torch: Any, held: Operands, watch: Stopwatch) -> list[Contender]:
    torch.backends.cuda.matmul.allow_tf32 = held.problem.elements == "tf32"
    a, b = (_oriented(tensor(torch, view), side) for view, side in _sides(held))
    c = held.output()
    out = tensor(torch, c)
    found = [held.contender("cublas", "reference", lambda: torch.matmul(a, b, out=out), c, watch)]
    if _ragged(held.problem, held.a.itemsize):
        into = held.output()
        found.append(held.contender("cublas_padded", "reference", _padding(torch, a, b, tensor(torch, into)), into,
                                    watch))  # fmt: skip
    return found


def _padding(torch: Any, a: Any, b: Any, c: Any) -> Callable[[], None]:
    """Copy A and B to rows that cuBLAS likes, multiply, copy C back; all of it is timed."""
    unit = _ROW_BYTES // a.element_size()

    def blank(matrix: Any) -> Any:
        shape = (*matrix.shape[:-2], *(-(-size // unit) * unit for size in matrix.shape[-2:]))
        return torch.zeros(shape, dtype=matrix.dtype, device=matrix.device)

    wide_a, wide_b, wide_c = blank(a), blank(b), blank(c)

    def launch() -> None:
        for wide, matrix in ((wide_a, a), (wide_b, b)):
            wide[..., : matrix.shape[-2], : matrix.shape[-1]].copy_(matrix)
        torch.matmul(wide_a, wide_b, out=wide_c)
        c.copy_(wide_c[..., : c.shape[-2], : c.shape[-1]])

    return launch


def _autotuned(nvmath: Any, torch: Any, held: Operands, watch: Stopwatch) -> Contender:
    """The fastest of cublasLt's algorithms on these very matrices. It makes a new C for each product.

    nvmath-python's own search times launches one by one with an L2 that it empties, at the host's pace where they are
    short: here they are timed as they will be.
    """
    advanced = import_module("nvmath.linalg.advanced")
    a, b = (_oriented(tensor(torch, view), side) for view, side in _sides(held))
    options = {}
    if held.problem.elements == "tf32":
        options["compute_type"] = advanced.MatmulComputeType.COMPUTE_32F_FAST_TF32
    product = advanced.Matmul(a, b, options=options)
    product.plan(preferences=advanced.MatmulPlanPreferences(limit=_ALGORITHMS))
    last: list[Any] = []

    def multiply(algorithm: Any) -> None:
        last.clear()  # so that PyTorch gives the same memory to the next product
        last.append(product.execute(algorithm=algorithm))

    tried = [partial(multiply, each) for each in product.algorithms]
    launch = fastest(tried, lambda each: watch.seconds(each, 1))
    launch()
    return Contender(
        "cublaslt_autotuned",
        "reference",
        lambda launches: watch.seconds(launch, launches),
        lambda: last[0].fill_(float("nan")),
        lambda: last[0].double().cpu().numpy(),
    )


def fastest(candidates: Sequence[Launch], seconds: Callable[[Launch], float]) -> Launch:
    """The candidate that takes least: all have a turn, then the best of them several, of which the median counts."""
    once = {index: seconds(each) for index, each in enumerate(candidates)}
    best = sorted(once, key=once.__getitem__)[:_FINALISTS]
    rounds = [[seconds(candidates[index]) for index in best] for _ in range(_FINAL_ROUNDS)]
    medians = dict(zip(best, map(median, zip(*rounds, strict=True)), strict=True))
    return candidates[min(medians, key=medians.__getitem__)]


def tensor(torch: Any, view: View) -> Any:
    """A PyTorch tensor of a GPU's memory, not a copy."""
    found = torch.as_tensor(Shown(view), device=f"cuda:{view.place.partition(':')[2]}")
    return found.view(torch.bfloat16) if view.dtype == "bfloat16" else found


def _sides(held: Operands) -> tuple[tuple[View, str], tuple[View, str]]:
    return (held.a, held.problem.layout[0]), (held.b, held.problem.layout[1])


def _oriented(matrix: Any, side: str) -> Any:
    return matrix.swapaxes(-1, -2) if side == "T" else matrix


def _ragged(problem: MatrixProblem, item: int) -> bool:
    return any(size * item % _ROW_BYTES for size in (problem.m, problem.n, problem.k))


def _imported(name: str, missing: list[str], what: str) -> Any:
    try:
        return import_module(name)
    except Exception as error:  # ImportError, or whatever a library meets that finds no driver
        missing.append(f"{what}: {_first_line(error)}")
        return None


def _first_line(error: Exception) -> str:
    return str(error).partition("\n")[0]
