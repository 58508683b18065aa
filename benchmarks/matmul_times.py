"""How fast ``rooftile.matmul`` is on a GPU: its tiles, layouts and batches, and calls on the host, first and later."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict
from functools import partial
from pathlib import Path
from typing import Any
from unittest.mock import patch

import rooftile
from rooftile.bench.statistics import median, paired_ratio
from rooftile.bench.timing import EventStopwatch
from rooftile.device import choose
from rooftile.gemm import forms, multiply, planning, tensor_cores, tiles, warm

_QUEUED = 300
"""The driver takes about a thousand launches before it has the host wait for the GPU."""


def tile_speeds(elements: Iterable[str]) -> dict[str, Any]:
    """TFLOP/s of each form with each of its tiles, and of what the plan chooses, at three sizes."""
    import torch

    watch = EventStopwatch(choose("cuda"))
    found: dict[str, Any] = {}
    for element in elements:
        dtype = "float32" if element == "tf32" else element
        torch.backends.cuda.matmul.allow_tf32 = element == "tf32"
        product = partial(rooftile.matmul, precision="tf32" if element == "tf32" else None)
        for size in (512, 1024, 4096):
            a, b = (torch.randn(size, size, device="cuda").to(getattr(torch, dtype)) for _ in range(2))
            out = torch.empty_like(a)

            def rate(function: Callable[..., Any], a: Any = a, b: Any = b, out: Any = out) -> float:
                work = partial(function, a, b, out=out)
                watch.seconds(work, 2)
                return 2 * len(a) ** 3 / median([watch.seconds(work, 5) for _ in range(10)]) / 1e12

            row: dict[str, Any] = {"torch": rate(torch.matmul)}
            for name, form in _forms(element, dtype).items():
                with patch.object(planning, "_form", lambda operands, request, form=form: form(operands, request.sms)):
                    _forget()
                    row[name] = rate(product)
            _forget()
            plan = rooftile.plan(a, b, out=out, **product.keywords)
            row |= {"rooftile.matmul": rate(product), "chosen": f"{plan.kernel} {dict(plan.defines).get('BM', '')}"}
            found[f"{element} {size}"] = row
    _forget()
    return found


def _forms(element: str, dtype: str) -> dict[str, Callable[[Any, int], Any]]:
    """Each kernel with each of its tiles."""
    if element in ("float32", "float64"):
        return {
            f"simt {tile.bm} x {tile.bn}": lambda operands, sms, tile=tile: forms.simt(operands, tile, sms, early=True)
            for tile in tiles.SPEEDS[dtype]
        }
    found: dict[str, Callable[[Any, int], Any]] = {}
    for tile in tensor_cores.MMA_TILES:
        found[f"mma {tile.bm} x {tile.bn}"] = lambda operands, sms, tile=tile: tensor_cores.mma(
            operands, tile, sms, early=True
        )
    for wide in tensor_cores.WGMMA_TILES if element != "tf32" else ():
        found[f"wgmma {wide.bm} x {wide.bn} x {wide.cluster}"] = lambda operands, sms, tile=wide: tensor_cores.wgmma(
            operands, tile, sms
        )
    return found


def layouts() -> dict[str, Any]:
    """Times of four layouts and of batches: TFLOP/s, and how many times as fast as the slowest of their kind, paired.

    The kinds: 4096 x 4096 x 4096 by which of A and B is transposed (N, T), and 16 products of 1024 x 1024 x 1024 as a
    batch, beside as many launches of one.
    """
    import torch

    torch.backends.cuda.matmul.allow_tf32 = False
    found: dict[str, Any] = {}
    for dtype in ("float32", "bfloat16"):

        def drawn(*shape: int, dtype: str = dtype) -> Any:
            return torch.randn(*shape, device="cuda").to(getattr(torch, dtype))

        a, b, out = drawn(4096, 4096), drawn(4096, 4096), drawn(4096, 4096)
        kinds = {"N": lambda x: x, "T": lambda x: x.T.contiguous().T}
        square = {
            left + right: partial(rooftile.matmul, kinds[left](a), kinds[right](b), out=out)
            for left, right in ("NN", "NT", "TN", "TT")
        }
        x, y, z = drawn(16, 1024, 1024), drawn(16, 1024, 1024), drawn(16, 1024, 1024)

        def alone(x: Any = x, y: Any = y, z: Any = z) -> None:
            for one in zip(x, y, z, strict=True):
                rooftile.matmul(*one[:2], out=one[2])

        many = {
            "one by one": alone,
            "batch": partial(rooftile.matmul, x, y, out=z),
            "batch, B transposed": partial(rooftile.matmul, x, y.transpose(1, 2), out=z),
        }
        found[dtype] = {"4096": _compared(square, 2 * 4096**3), "16 x 1024": _compared(many, 32 * 1024**3)}
    return found


def _compared(works: Mapping[str, Callable[[], Any]], flops: float) -> dict[str, Any]:
    """TFLOP/s of each, and its speed relative to the first's with the interval of 95 %; all in turn."""
    watch = EventStopwatch(choose("cuda"))
    times: dict[str, list[float]] = {name: [] for name in works}
    for work in works.values():  # compiled, and the host's pace known
        watch.seconds(work, 2)
    for _ in range(20):
        for name, work in works.items():
            times[name].append(watch.seconds(work, 4))
    first = next(iter(times.values()))
    return {
        name: {"tflops": flops / median(taken) / 1e12, "times_the_first": asdict(paired_ratio(first, taken))}
        for name, taken in times.items()
    }


def host() -> dict[str, Any]:
    """Microseconds that a call takes on the host: rooftile's and PyTorch's in turn, each loop shorter than a queue."""
    import torch

    found = {}
    for dtype, size in (("float32", 64), ("bfloat16", 64), ("bfloat16", 1024)):
        a, b = (torch.randn(size, size, device="cuda").to(getattr(torch, dtype)) for _ in range(2))
        for given, out in (("out", torch.empty_like(a)), ("no out", None)):
            taken: dict[str, list[float]] = {"rooftile": [], "torch": []}
            rooftile.matmul(a, b, out=out)
            for _ in range(30):
                for name, function in (("rooftile", rooftile.matmul), ("torch", torch.matmul)):
                    torch.cuda.synchronize()
                    begun = time.perf_counter()
                    for _ in range(_QUEUED):
                        function(a, b, out=out)
                    taken[name].append((time.perf_counter() - begun) / _QUEUED)
            found[f"{dtype} {size}, {given}"] = {
                **{name: median(times) * 1e6 for name, times in taken.items()},
                "times_torch": asdict(paired_ratio(taken["torch"], taken["rooftile"])),
            }
    return found


def first_calls(dtypes: Iterable[str]) -> dict[str, float]:
    """Milliseconds of ``import rooftile`` and of the first product, in a process that begins when another has ended."""
    installed = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    found = {}
    for dtype in dtypes:
        for process in ("first process", "second process"):
            command = [sys.executable, str(Path(__file__).with_name("first_call.py")), dtype]
            done = subprocess.run(command, capture_output=True, text=True, check=True, env=installed)
            found[f"{dtype}, {process}"] = float(done.stdout)
    return found


def _forget() -> None:
    """Have all plans made anew."""
    multiply.prepared.cache_clear()
    warm._known.clear()
