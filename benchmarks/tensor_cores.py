"""Time wgmma, and what each of its techniques brings, beside cuBLAS, launch by launch in turn.

On any machine, then on one with an H200, PyTorch and CuPy, and from where this project's ``src`` can be imported::

    python benchmarks/tensor_cores.py prepare FOLDER
    PYTHONPATH=src:benchmarks python benchmarks/tensor_cores.py check FOLDER
    PYTHONPATH=src:benchmarks python benchmarks/tensor_cores.py measure FOLDER|- RESULT.json [bf16] [f16] [tf32]

``check`` holds every variant to float64, on odd sizes too; under compute-sanitizer it is what is to be looked at.
``measure`` checks, then times bursts (a few launches at a time, with pauses, at the highest clock) and loops (one
after another, at the clock that the power allows), beside the better of cuBLAS and the fastest of cublasLt's
algorithms (with nvmath-python); with ``-`` only what `rooftile.matmul` launches. What RESULT.json has of others is
kept. Ratios are of one round, so that a change of clock meets both. Inputs are normally distributed, matrices are in
L2 as far as they fit, outputs are NaN before they are checked.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import date
from functools import cache, partial
from importlib import import_module
from math import inf
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
from matrices import tolerance

from rooftile.bench.references import fastest
from rooftile.bench.statistics import median, paired_ratio
from rooftile.bench.surroundings import versions
from rooftile.bench.timing import Contender, EventStopwatch, bursts, sustained

Launcher = Callable[[Any, Any, Any], None]

SIZES = {1024: 20, 2048: 20, 4096: 14, 8192: 11, 16384: 12}
"""By size: rounds."""

CHECKED = ((512, 512, 512), (256, 256, 64), (1000, 1048, 72), (129, 264, 200), (8, 8, 8), (4104, 520, 1032))
"""M, N and K, in rows of whole 16 bytes, which TMA wants."""

SHARED = (2296, 2288, 8200)
"""Of 81 pairs of tiles, which 66 clusters share."""

SUSTAINED = {2048: 24, 4096: 16, 8192: 12, 16384: 10}
"""The same of loops: the clock moves by steps of a per cent and more, some tens of milliseconds each."""

LOOP = 0.1
PAUSE, LONG_PAUSE = 0.01, 0.04
"""Seconds. The longer one is for launches of 10 ms, after which a short one finds the clock at any of its steps."""

ALGORITHMS = 16
WORKSPACE = 256 * 2**20
DTYPES = {"bf16": "bfloat16", "f16": "float16", "tf32": "float32"}


@dataclass(frozen=True)
class Variant:
    """A kernel of the ladder with some of its macros set; what it shows, and at which sizes it is timed."""

    kernel: str
    shows: str
    defines: dict[str, int | str] = field(default_factory=dict)
    at: tuple[int, ...] = (4096, 8192)

    @property
    def name(self) -> str:
        return "_".join([self.kernel, *(f"{macro.lower()}{value}" for macro, value in self.defines.items())])

    @property
    def element(self) -> str:
        return str(self.defines.get("ELEMENT", "tf32" if self.kernel == "wgmma_tf32" else "bf16"))


VARIANTS = (
    Variant("wgmma", "the rung as it is", at=(2048, 4096, 8192, 16384)),
    Variant("wgmma", "no cluster: each block loads all of B", {"CLUSTER": 1}, (1024, 2048, 4096, 8192)),
    Variant(
        "wgmma",
        "the tile of most sums, for the largest",
        {"BM": 256, "BN": 192, "STAGES": 3, "GROUP": 12},
        (4096, 8192, 16384),
    ),
    Variant("wgmma", "square tiles, no cluster", {"BN": 128, "STAGES": 6, "CLUSTER": 1}, (1024, 2048, 4096)),
    Variant("wgmma", "small tiles", {"BM": 64, "BN": 128, "STAGES": 7, "CLUSTER": 1}, (1024, 2048)),
    Variant("wgmma", "no group of products in flight", {"IN_FLIGHT": 0}),
    Variant("wgmma", "three pairs of tiles instead of four", {"STAGES": 3}),
    Variant("wgmma", "a block for each tile", {"BLOCKS": 1 << 20}),
    Variant("wgmma", "no order of tiles", {"GROUP": 1}),
    Variant("wgmma", "twice as many lines of clusters near in time", {"GROUP": 16}),
    Variant("wgmma", "float16", {"ELEMENT": "f16"}),
    Variant("wgmma_tf32", "tf32", at=(2048, 4096, 8192, 16384)),
    Variant("wgmma_tf32", "tf32, no cluster", {"CLUSTER": 1}, (1024, 2048, 4096)),
    Variant("wgmma_tf32", "tf32, small tiles", {"FIRST": 64, "SECOND": 128, "STAGES": 7, "CLUSTER": 1}, (1024, 2048)),
)


def prepare(folder: Path) -> None:
    """Compile every variant for the H200."""
    from rooftile.compile import compile_kernel
    from rooftile.kernels import find

    folder.mkdir(parents=True, exist_ok=True)
    for variant in VARIANTS:
        manifest = find(variant.kernel)
        defines = {macro: str(value) for macro, value in manifest.configure(variant.defines).items()}
        compiled = compile_kernel(manifest.source, manifest.entry, arch="sm_90", defines=defines)
        resources = compiled.resources
        assert resources is not None
        assert resources.spill_store_bytes == 0, variant
        (folder / f"{variant.name}.cubin").write_bytes(compiled.cubin or b"")
        print(f"{variant.name}: {resources.registers_per_thread} registers")


def launcher(folder: Path, variant: Variant) -> Launcher:
    """Launches a variant on PyTorch's tensors, on the default stream, by the rule of its manifest."""
    from rooftile.bind.tensors import is_tensor, parse
    from rooftile.core.expressions import evaluate, evaluate_list, split
    from rooftile.core.problem import Launch
    from rooftile.device import TensorMap
    from rooftile.kernels import find
    from rooftile.kernels.catalog import numbers

    device = gpu()
    manifest = find(variant.kernel)
    values = manifest.configure(variant.defines)
    cubin = (folder / f"{variant.name}.cubin").read_bytes()
    program = device.load(SimpleNamespace(cubin=cubin, signature=SimpleNamespace(entry=manifest.entry)))
    known: dict[tuple[Any, ...], tuple[Launch, list[Any]]] = {}

    def bound(a: Any, b: Any, c: Any) -> tuple[Launch, list[Any]]:
        names = {**numbers(values), "M": c.shape[0], "N": c.shape[1], "K": a.shape[1]}
        matrices = {"A": a, "B": b, "C": c}
        arguments: list[Any] = []
        for element in split(manifest.arguments(values)):
            if is_tensor(element):
                told = parse(element, names)
                matrix = matrices[told.role]
                layout = told.layout(tuple(matrix.shape), matrix.element_size(), matrix.shape[1])
                arguments.append(TensorMap(_view(matrix), layout))
            elif element in matrices:
                arguments.append(_view(matrices[element]))
            else:
                arguments.append(np.int32(evaluate(element, names)))
        grid, block = (evaluate_list(text, names) for text in (manifest.grid, manifest.block))
        shared = evaluate(manifest.shared, names)
        return Launch((*grid, 1, 1)[:3], (*block, 1, 1)[:3], shared, manifest.early), arguments  # type: ignore[arg-type]

    def launch(a: Any, b: Any, c: Any) -> None:
        key = (a.data_ptr(), b.data_ptr(), c.data_ptr(), *c.shape, a.shape[1])
        if key not in known:
            known[key] = bound(a, b, c)
        device.launch(program, *known[key])

    return launch


@cache
def gpu() -> Any:
    from rooftile.device import choose

    return choose("cuda")


@cache
def stopwatch() -> EventStopwatch:
    return EventStopwatch(gpu())


def _view(tensor: Any) -> Any:
    from rooftile.device import View

    return View(tensor.data_ptr(), "", tuple(tensor.shape), (), "cuda:0", tensor)


def check(folder: Path) -> dict[str, Launcher]:
    """Every variant, held to float64.

    Raises
    ------
    AssertionError
        If a result is wrong; names the variant and the shape.
    """
    import torch

    import rooftile

    torch.manual_seed(0)
    found = {}
    for variant in VARIANTS:
        launch = found[variant.name] = launcher(folder, variant)
        for shape in CHECKED:
            _require_right(variant.name, launch, variant.element, shape)
        print(f"{variant.name}: right", flush=True)
    _require_right("rooftile.matmul", partial(_matmul, rooftile.matmul, None), "bf16", SHARED)
    return found


def _require_right(name: str, launch: Launcher, element: str, shape: tuple[int, int, int]) -> None:
    import torch

    (m, n, k), dtype = shape, getattr(torch, DTYPES[element])
    a, b = (torch.randn(*sides, device="cuda").to(dtype) for sides in ((m, k), (k, n)))
    c = torch.full((m, n), float("nan"), device="cuda", dtype=dtype)
    launch(a, b, c)
    off = (c.double() - a.double() @ b.double()).abs() / (a.double().abs() @ b.double().abs())
    allowed = tolerance(k, "float32", DTYPES[element]) + (2.0**-9 if element == "tf32" else 0)
    assert float(off.max()) <= allowed, (name, shape, float(off.max()))  # which NaN is not


def measure(folder: Path | None, result: Path, elements: Sequence[str]) -> None:
    """Check every variant, time those of some elements, and write medians and ratios.

    Without a folder of variants, what `rooftile.matmul` launches alone is held against the libraries; the other rows of
    the result stay.
    """
    import torch

    import rooftile

    launchers = check(folder) if folder else {}
    query = "--query-gpu=name,driver_version,clocks.max.sm,power.limit"
    about: dict[str, Any] = {"device": torch.cuda.get_device_name(), "date": date.today().isoformat(), **versions()}
    about["nvidia-smi"] = subprocess.run(
        ["nvidia-smi", query, "--format=csv,noheader"], capture_output=True, text=True, check=False
    ).stdout.strip()
    about["shows"] = {variant.name: variant.shows for variant in VARIANTS}
    before = json.loads(result.read_text())["rows"] if result.exists() else []
    rows: dict[tuple[str, ...], dict[str, Any]] = {_key(row): row for row in before}
    for element in elements:
        name = DTYPES[element]
        torch.backends.cuda.matmul.allow_tf32 = element == "tf32"
        precision = "tf32" if element == "tf32" else None
        for size, rounds in SIZES.items():
            matrices = [torch.randn(size, size, device="cuda").to(getattr(torch, name)) for _ in range(3)]
            timed: dict[str, Launcher] = {"cublas": lambda a, b, c: torch.mm(a, b, out=c)}
            timed["cublaslt_autotuned"] = autotuned(matrices, element)
            timed["rooftile.matmul"] = partial(_matmul, rooftile.matmul, precision)
            timed |= {
                each.name: launchers[each.name]
                for each in VARIANTS
                if each.name in launchers and each.element == element and size in each.at
            }
            contenders = [contender(*each, matrices) for each in timed.items()]
            pause = LONG_PAUSE if size == max(SIZES) else PAUSE
            kinds = {"burst": bursts(contenders, rounds=rounds, seconds=inf, pause=pause)}
            if size in SUSTAINED:
                kinds["sustained"] = sustained(contenders[:3], loop=LOOP, rounds=SUSTAINED[size])
            for kind, times in kinds.items():
                for row in rows_of(size, times.seconds):
                    row |= {"element": element, "kind": kind}
                    rows[_key(row)] = row
                    print(element, kind, *(row[key] for key in ("case", "tflops", "times_best_lower_95")), flush=True)
            result.write_text(json.dumps({**about, "rows": list(rows.values())}, indent=1) + "\n")


def _key(row: dict[str, Any]) -> tuple[str, ...]:
    return row["element"], row["kind"], row["case"]


def rows_of(size: int, times: dict[str, list[float]]) -> list[dict[str, Any]]:
    """Of each contender the median time and rate, and how many times as fast as the faster of cuBLAS and cublasLt."""
    best = min((name for name in times if name.startswith("cublas")), key=lambda name: median(times[name]))
    rows = []
    for name, own in times.items():
        ratio, seconds = paired_ratio(times[best], own), median(own)
        rows.append({
            "case": f"{name} {size}x{size}x{size}",
            "seconds_median": seconds,
            "tflops": round(2 * size**3 / seconds / 1e12, 2),
            "best": best,
            "times_best": round(ratio.median, 4),
            "times_best_lower_95": round(ratio.low, 4),
            "rounds": len(own),
        })  # fmt: skip
    return rows


def _matmul(multiply: Callable[..., Any], precision: str | None, a: Any, b: Any, c: Any) -> None:
    multiply(a, b, out=c, precision=precision)


def autotuned(matrices: list[Any], element: str) -> Launcher:
    """The fastest of cublasLt's algorithms on these matrices.

    nvmath-python finds them and describes the product; cublasLt is called without its ``execute``, which takes longer
    on the host than a small product on the GPU.
    """
    import torch

    advanced, cublaslt = import_module("nvmath.linalg.advanced"), import_module("nvmath.bindings.cublasLt")
    options = {"compute_type": advanced.MatmulComputeType.COMPUTE_32F_FAST_TF32} if element == "tf32" else {}
    a, b, c = matrices
    product = advanced.Matmul(a, b, options=options)
    product.plan(preferences=advanced.MatmulPlanPreferences(limit=ALGORITHMS))
    workspace = torch.empty(WORKSPACE, dtype=torch.uint8, device="cuda")
    tried, usable = [row["algo"] for row in product.algorithms_buffer], []
    for algorithm in tried:
        launch = partial(
            cublaslt.matmul,
            *(product.handle, product.mm_desc, product.alpha.ctypes.data),
            *(a.data_ptr(), product.a_layout_ptr, b.data_ptr(), product.b_layout_ptr),
            *(product.beta.ctypes.data, 0, product.c_layout_ptr, c.data_ptr(), product.d_layout_ptr),
            *(algorithm.ctypes.data, workspace.data_ptr(), WORKSPACE, 0),
        )
        try:
            launch()
        except cublaslt.cuBLASLtError:  # it wants more memory
            continue
        usable.append(launch)
    found = fastest(usable, lambda each: stopwatch().seconds(each, 1))
    c.fill_(float("nan"))
    found()
    assert bool(torch.isfinite(c).all())
    held = (product, workspace, tried, *matrices)  # all that it has the addresses of

    def multiply(*_: Any) -> None:
        assert held
        found()

    return multiply


def contender(name: str, launch: Launcher, matrices: list[Any]) -> Contender:
    c = matrices[2]
    seconds = partial(stopwatch().seconds, partial(launch, *matrices))
    return Contender(name, "rung", seconds, lambda: c.fill_(float("nan")), lambda: c.double().cpu().numpy())


if __name__ == "__main__":
    verb, place = sys.argv[1], Path(sys.argv[2])
    if verb == "prepare":
        prepare(place)
    elif verb == "check":
        check(place)
    else:
        measure(None if place == Path("-") else place, Path(sys.argv[3]), sys.argv[4:] or tuple(DTYPES))
