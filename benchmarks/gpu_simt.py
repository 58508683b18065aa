"""Time the ladder's upper rungs beside cuBLAS, launch by launch in turn, and hold their results against float64.

On any machine, then on one with a GPU, PyTorch and CuPy::

    python benchmarks/gpu_simt.py prepare FOLDER
    PYTHONPATH=src:benchmarks python benchmarks/gpu_simt.py measure FOLDER RESULT.json

A round times every kernel once, and ratios are of one round, so that a change of clock meets both. cuBLAS computes in
float32 (``allow_tf32`` is off). PyTorch and CuPy both launch on the default stream. Inputs are normally distributed;
outputs are NaN before they are checked.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from matrices import tolerance

from rooftile.bench.statistics import median, paired_ratio

KERNELS = {
    "warp_tiled": ("warp_tiled", {}),
    "double_buffered": ("double_buffered", {}),
    "async_pipeline": ("async_pipeline", {}),
    "warp_specialized": ("warp_specialized", {}),
    "warp_specialized_SHARE1": ("warp_specialized", {"SHARE": 1}),
}
"""What is timed: a rung, and parameters other than its defaults."""
ROUNDS = {2048: (40, 8), 4096: (30, 2), 8192: (15, 1)}
"""By size: rounds, and launches of a kernel in each."""
CHECKED = (
    (512, 512, 512),
    (300, 301, 77),
    (129, 515, 64),
    (1, 1, 1),
    (257, 260, 9),
    (1000, 1028, 8),
    (1501, 1700, 520),
)


def prepare(folder: Path) -> None:
    """Compile each kernel with its defaults and write down how it is launched."""
    from rooftile.compile import compile_kernel
    from rooftile.core.expressions import evaluate
    from rooftile.kernels import find

    folder.mkdir(parents=True, exist_ok=True)
    launches = {}
    for name, (rung, own) in KERNELS.items():
        manifest = find(rung)
        values = {**manifest.parameters, **own}
        defines = {macro: str(value) for macro, value in values.items()}
        arch = "sm_90a" if manifest.only else "sm_90"
        compiled = compile_kernel(manifest.source, manifest.entry, arch=arch, defines=defines)
        (folder / f"{name}.cubin").write_bytes(compiled.cubin)
        launches[name] = {"rows": values["BM"], "columns": values["BN"], "blocks": values.get("BLOCKS")}
        launches[name] |= {"entry": manifest.entry, "shares": values.get("SHARE", 0)}
        launches[name] |= {what: evaluate(getattr(manifest, what), values, what=what) for what in ("block", "shared")}
    (folder / "launches.json").write_text(json.dumps(launches))


def measure(folder: Path, result: Path) -> None:
    """Check and time every kernel, and write medians and ratios.

    Raises
    ------
    AssertionError
        If a result is wrong.
    """
    import cupy
    import torch

    torch.backends.cuda.matmul.allow_tf32 = False
    torch.manual_seed(0)
    launches = json.loads((folder / "launches.json").read_text())

    def kernel(name: str) -> Callable[[Any, Any, Any], None]:
        function = cupy.RawModule(path=str(folder / f"{name}.cubin")).get_function(launches[name]["entry"])
        shape = launches[name]
        function.max_dynamic_shared_size_bytes = shape["shared"]

        def launch(a: Any, b: Any, c: Any) -> None:
            (m, n), k = c.shape, a.shape[1]
            grid = (-(-n // shape["columns"]), -(-m // shape["rows"]))
            if shape["blocks"]:  # which stay, and take tile after tile, or share them
                tiles = grid[0] * grid[1]
                more = shape["shares"] * (2 * tiles > shape["blocks"])
                grid = (min(tiles * (1 + more), shape["blocks"]), 1)
            matrices = (cupy.asarray(each) for each in (a, b, c))  # views, not copies
            sizes = (np.int32(m), np.int32(n), np.int32(k))
            function(grid, (shape["block"],), (*matrices, *sizes), shared_mem=shape["shared"])

        return launch

    kernels = {name: kernel(name) for name in launches}
    for name, launch in kernels.items():
        for m, n, k in CHECKED:
            a, b = torch.randn(m, k, device="cuda"), torch.randn(k, n, device="cuda")
            c = torch.full((m, n), float("nan"), device="cuda")
            launch(a, b, c)
            off = (c.double() - a.double() @ b.double()).abs() / (a.double().abs() @ b.double().abs())
            assert float(off.max()) <= tolerance(k, "float32", "float32"), (name, m, n, k)  # which NaN is not
    timed = {"cublas": lambda a, b, c: torch.mm(a, b, out=c), **kernels}
    rows = []
    for size, (rounds, repeats) in ROUNDS.items():
        a, b, c = (torch.randn(size, size, device="cuda") for _ in range(3))
        seconds: dict[str, list[float]] = {name: [] for name in timed}
        for _ in range(rounds):
            for name, launch in timed.items():
                begin, end = (torch.cuda.Event(enable_timing=True) for _ in range(2))
                launch(a, b, c)
                begin.record()
                for _ in range(repeats):
                    launch(a, b, c)
                end.record()
                end.synchronize()
                seconds[name].append(begin.elapsed_time(end) / 1e3 / repeats)
        rows += [row(name, size, seconds) for name in timed]
    about = {"device": torch.cuda.get_device_name(), "torch": torch.__version__, "cuda": torch.version.cuda}
    result.write_text(json.dumps({**about, "date": date.today().isoformat(), "rows": rows}, indent=1) + "\n")


def row(name: str, size: int, times: dict[str, list[float]]) -> dict[str, Any]:
    """Median time and rate, and how many times as fast as cuBLAS, with the lower bound at 95 %."""
    ratio = paired_ratio(times["cublas"], times[name])
    seconds = median(times[name])
    return {
        "case": f"{name} {size}x{size}x{size}",
        "seconds_median": seconds,
        "tflops": round(2 * size**3 / seconds / 1e12, 2),
        "times_cublas": round(ratio.median, 4),
        "times_cublas_lower_95": round(ratio.low, 4),
        "rounds": len(times[name]),
    }


if __name__ == "__main__":
    if sys.argv[1] == "prepare":
        prepare(Path(sys.argv[2]))
    else:
        measure(Path(sys.argv[2]), Path(sys.argv[3]))
