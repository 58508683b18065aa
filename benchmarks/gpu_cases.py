"""Which kernels are launched on a GPU, at which sizes, and what rooftile counts for them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
from corpus import Entry, Shape, corpus, guests, latecomers, newcomers, visitors
from gpu_launch import Problem
from matrices import PRECISION, Layout

from rooftile import machine, model, simt
from rooftile.bind import Asked, Callee, Inputs, bind
from rooftile.compile import compile_kernel, load_source
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm, Launch
from rooftile.core.source import Compiled
from rooftile.kernels.catalog import find
from rooftile.ptx import load

HERE = Path(__file__).parent
LANES = 32
Case = dict[str, Any]

LADDER: tuple[tuple[str, dict[str, int]], ...] = (
    ("naive", {}),
    ("naive_uncoalesced", {}),
    ("tiled", {"T": 16}),
    ("tiled", {"T": 32}),
    ("tiled_transposed", {"T": 32}),
    ("coarsened", {"T": 32, "W": 2}),
    ("coarsened", {"T": 64, "W": 4}),
    ("register_tiled", {}),
    ("register_tiled", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}),
    ("vectorized", {}),
    ("vectorized", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}),
    ("warp_tiled", {}),
)
SHAPES: tuple[Shape, ...] = (
    (512, 512, 512), (1024, 1024, 1024), (2048, 2048, 2048), (4096, 4096, 4096),
    (1000, 777, 513), (100, 77, 33), (2047, 2047, 2047),
)  # fmt: skip
UNSEEN_SHAPES: tuple[Shape, ...] = ((2560, 2560, 2560), (4608, 3584, 2816), (1777, 2999, 1501), (7168, 4096, 1536))
UNSEEN_TILES: tuple[tuple[str, dict[str, int]], ...] = (
    ("tiled", {"T": 24}),
    ("coarsened", {"T": 48, "W": 3}),
    ("coarsened", {"T": 64, "W": 2}),
    ("register_tiled", {"BM": 64, "BN": 32, "BK": 16, "TM": 4, "TN": 4}),
    ("register_tiled", {"BM": 128, "BN": 64, "BK": 8, "TM": 8, "TN": 4}),
    ("vectorized", {"BM": 64, "BN": 128, "BK": 8, "TM": 8, "TN": 8}),
    ("warp_tiled", {"BM": 64, "BN": 64, "BK": 16, "WM": 32, "WN": 32, "TM": 8, "TN": 4}),
)
UNSEEN_CORPUS: tuple[Shape, ...] = ((1920, 1664, 1152), (3328, 2816, 8))
"""Launches that no constant was chosen on: sizes, and tiles of the ladder, that are in no other list."""

BLIND_SHAPES: tuple[Shape, ...] = ((1337, 1013, 2111), (6656, 7168, 1024))
BLIND_TILES: tuple[tuple[str, dict[str, int]], ...] = (
    ("tiled", {"T": 8}),
    ("coarsened", {"T": 32, "W": 8}),
    ("register_tiled", {"BM": 32, "BN": 64, "BK": 16, "TM": 4, "TN": 4}),
    ("vectorized", {"BM": 128, "BN": 128, "BK": 16, "TM": 8, "TN": 8}),
)
BLIND_TILE_SHAPES: tuple[Shape, ...] = ((3200, 1408, 960), (1337, 1013, 2111))
BLIND_CORPUS: tuple[Shape, ...] = ((1440, 1184, 864), (1408, 1280, 896), (2720, 1888, 8))
"""The same once more, for a model of the caches that had seen those."""

FRESH: tuple[tuple[str, dict[str, int], Shape], ...] = (
    ("naive", {}, (2304, 2816, 1920)),
    ("tiled", {"T": 32}, (2304, 2816, 1920)),
    ("coarsened", {"T": 64, "W": 4}, (2304, 2816, 1920)),
    ("vectorized", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}, (2304, 2816, 1920)),
    ("naive", {}, (5376, 2304, 3200)),
    ("tiled", {"T": 16}, (5376, 2304, 3200)),
    ("coarsened", {"T": 32, "W": 2}, (5376, 2304, 3200)),
    ("register_tiled", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}, (5376, 2304, 3200)),
    ("warp_tiled", {}, (5376, 2304, 3200)),
    ("naive_uncoalesced", {}, (1453, 1999, 1201)),
    ("register_tiled", {}, (1453, 1999, 1201)),
    ("vectorized", {}, (1453, 1999, 1201)),
)
FRESH_CORPUS: tuple[str, ...] = (
    *("flat_block", "padded_tile", "unroll4", "double_buffered", "outer_product_tall", "spilled", "column_per_thread"),
)
FRESH_CORPUS_SHAPE: Shape = (1152, 1408, 2176)
"""A few once more, one of their sizes at the edge of L2: written down before they were measured."""

NEWCOMERS: tuple[tuple[str, dict[str, int], Shape], ...] = (
    ("naive", {}, (2688, 2432, 1312)),
    ("tiled", {"T": 16}, (2688, 2432, 1312)),
    ("coarsened", {"T": 64, "W": 4}, (2688, 2432, 1312)),
    ("register_tiled", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}, (2688, 2432, 1312)),
    ("vectorized", {}, (3584, 3328, 896)),
    ("warp_tiled", {}, (3584, 3328, 896)),
    ("tiled", {"T": 24}, (1111, 2222, 999)),
    ("naive_uncoalesced", {}, (1111, 2222, 999)),
    ("register_tiled", {}, (1111, 2222, 999)),
)
"""Beside the kernels of ``corpus.newcomers``: predicted, in ``results/foretold-strangers-h200.json``, then measured."""

GUESTS: tuple[tuple[str, dict[str, int], Shape], ...] = (
    ("naive", {}, (3333, 1234, 2222)),
    ("tiled", {"T": 12}, (1999, 2501, 1003)),
    ("tiled", {"T": 28}, (2432, 3712, 1184)),
    ("coarsened", {"T": 40, "W": 2}, (1999, 2501, 1003)),
    ("coarsened", {"T": 64, "W": 8}, (2432, 3712, 1184)),
    ("register_tiled", {"BM": 96, "BN": 96, "BK": 8, "TM": 6, "TN": 6}, (2432, 3712, 1184)),
    ("register_tiled", {"BM": 128, "BN": 64, "BK": 16, "TM": 8, "TN": 8}, (3333, 1234, 2222)),
    ("vectorized", {"BM": 64, "BN": 128, "BK": 16, "TM": 4, "TN": 8}, (3333, 1234, 2222)),
    ("warp_tiled", {"BM": 128, "BN": 64, "BK": 16, "WM": 32, "WN": 64}, (1999, 2501, 1003)),
    ("double_buffered", {"BM": 64, "BN": 128, "BK": 8, "WM": 64, "WN": 32}, (2432, 3712, 1184)),
    ("async_pipeline", {"BM": 128, "BN": 128, "BK": 8}, (1999, 2501, 1003)),
)
"""Beside the kernels of ``corpus.guests``, likewise: sizes that are in no other list, and tiles but for the first."""

VISITORS: tuple[tuple[str, dict[str, int], Shape], ...] = (
    ("naive", {}, (3000, 2000, 1000)),
    ("tiled", {"T": 20}, (1537, 2049, 1025)),
    ("tiled", {"T": 32}, (3072, 768, 2048)),
    ("coarsened", {"T": 48, "W": 4}, (1537, 2049, 1025)),
    ("coarsened", {"T": 32, "W": 4}, (2048, 2048, 1024)),
    ("register_tiled", {"BM": 64, "BN": 128, "BK": 16, "TM": 8, "TN": 8}, (3000, 2000, 1000)),
    ("register_tiled", {"BM": 64, "BN": 64, "BK": 8, "TM": 8, "TN": 4}, (1537, 2049, 1025)),
    ("vectorized", {"BM": 128, "BN": 64, "BK": 8, "TM": 8, "TN": 8}, (3072, 768, 2048)),
    ("warp_tiled", {"BM": 64, "BN": 128, "BK": 16, "WM": 32, "WN": 64}, (4096, 4096, 1024)),
    ("double_buffered", {"BM": 128, "BN": 64, "BK": 8, "WM": 32, "WN": 64}, (3000, 2000, 1000)),
    ("async_pipeline", {}, (2048, 3072, 768)),
)
"""Beside the kernels of ``corpus.visitors``, likewise."""

CHECKED: tuple[Shape, ...] = ((100, 77, 33), (101, 78, 34), (99, 76, 36), (70, 45, 8))
"""Sizes for the checkers: of these the first that a kernel is right for."""


def ladder_case(folder: Path, kernel: str, defines: dict[str, int], shape: Shape, limit: int) -> Case:
    """A rung of the ladder on a problem."""
    manifest = find(kernel)
    values = {name: str(value) for name, value in manifest.configure(defines).items()}
    compiled = compile_kernel(manifest.source, kernel, arch="sm_90", defines=values)
    m, n, k = shape
    inputs = Inputs()
    if m * n * k > limit:
        inputs = Inputs(np.zeros((m, k), np.float32), np.zeros((k, n), np.float32))
    call = bind(Callee(compiled.signature, manifest), Gemm(m, n, k), Asked(defines=defines), inputs, check=False)
    layouts = {
        each.role: Layout(*each.data.shape, pitch=each.data.shape[1])
        for each in call.arguments
        if isinstance(each, BufferArgument)
    }
    return _case(folder, tag(kernel, defines), compiled, call, layouts, "float32", limit)


def corpus_case(folder: Path, entry: Entry, shape: Shape, limit: int) -> Case:
    """A kernel of the corpus on a problem."""
    call = entry.bind(shape, check=False)
    case = _case(folder, entry.name, entry.compile(), call, entry.layouts(call), entry.accumulator, limit)
    return case | {"activation": entry.activation, "symmetric": entry.symmetric}


def measured(folder: Path, limit: int) -> Iterator[Case]:
    """The cases to be profiled and timed; those of more than ``limit`` multiply-adds are not executed here."""
    for kernel, defines in LADDER:
        for shape in SHAPES:
            yield ladder_case(folder, kernel, defines, shape, limit)
    for entry in corpus().values():
        for shape in entry.shapes:
            yield corpus_case(folder, entry, shape, limit)


def unseen(folder: Path) -> Iterator[Case]:
    """Cases that nothing was ever fitted to; none is executed here."""
    for kernel, defines in LADDER:
        for shape in UNSEEN_SHAPES:
            yield ladder_case(folder, kernel, defines, shape, limit=0)
    for kernel, defines in UNSEEN_TILES:
        for shape in UNSEEN_SHAPES[:2]:
            yield ladder_case(folder, kernel, defines, shape, limit=0)
    for entry in corpus().values():
        taken = [shape for shape in UNSEEN_CORPUS if entry.takes(shape)]
        yield corpus_case(folder, entry, taken[0], limit=0)


def blind(folder: Path) -> Iterator[Case]:
    """Further cases that nothing was ever fitted to; none is executed here."""
    for kernel, defines in LADDER:
        for shape in BLIND_SHAPES:
            yield ladder_case(folder, kernel, defines, shape, limit=0)
    for kernel, defines in BLIND_TILES:
        for shape in BLIND_TILE_SHAPES:
            yield ladder_case(folder, kernel, defines, shape, limit=0)
    for entry in corpus().values():
        for shape in [shape for shape in BLIND_CORPUS if entry.takes(shape) and entry.accumulator in PRECISION][:1]:
            yield corpus_case(folder, entry, shape, limit=0)


def fresh(folder: Path) -> Iterator[Case]:
    """Cases for the model that had seen half of :func:`blind`; none is executed here."""
    for kernel, defines, shape in FRESH:
        yield ladder_case(folder, kernel, defines, shape, limit=0)
    for name in FRESH_CORPUS:
        yield corpus_case(folder, corpus()[name], FRESH_CORPUS_SHAPE, limit=0)


FORETOLD: dict[str, tuple[tuple[tuple[str, dict[str, int], Shape], ...], Callable[[], dict[str, Entry]]]] = {
    "strangers": (NEWCOMERS, newcomers),
    "late": ((), latecomers),
    "invited": (GUESTS, guests),
    "visiting": (VISITORS, visitors),
}
"""Lists of launches that are predicted before they are measured, in this order, each written when the one before was
measured: rungs of the ladder, and kernels of the corpus with their shapes. The last one is the blind one."""


def foretold(folder: Path, name: str) -> Iterator[Case]:
    """The launches of a list of ``FORETOLD``; none is executed here."""
    rungs, entries = FORETOLD[name]
    for kernel, defines, shape in rungs:
        yield ladder_case(folder, kernel, defines, shape, limit=0)
    for entry in entries().values():
        for shape in entry.shapes:
            yield corpus_case(folder, entry, shape, limit=0)


def listed(folder: Path, name: str) -> Iterator[Case]:
    """The launches of any list that nothing was fitted to."""
    return (
        foretold(folder, name) if name in FORETOLD else {"unseen": unseen, "blind": blind, "fresh": fresh}[name](folder)
    )


def sanitized(folder: Path, name: str | None = None) -> Iterator[Case]:
    """Each kernel at one small odd size, or those that a list of ``FORETOLD`` brings."""
    if name is not None:
        for entry in FORETOLD[name][1]().values() if name in FORETOLD else ():
            yield corpus_case(folder, entry, entry.small, limit=0)
        return
    for kernel, defines in LADDER:
        yield ladder_case(folder, kernel, defines, CHECKED[0], limit=0)
    for entry in corpus().values():
        yield corpus_case(folder, entry, next(shape for shape in CHECKED if entry.takes(shape)), limit=0)


def in_launch_order(cases: list[Case]) -> list[Case]:
    """``cases`` with those that share matrices side by side, small problems first."""
    return sorted(cases, key=lambda case: (int(np.prod(case["gemm"])), Problem.key(case)))


def tag(kernel: str, defines: dict[str, int]) -> str:
    """A rung's name with the macros that are given."""
    return "_".join([kernel, *(f"{name}{value}" for name, value in defines.items())])


def _case(
    folder: Path, name: str, compiled: Compiled, call: Call, layouts: dict[str, Layout], accumulator: str, limit: int
) -> Case:
    """What the launching side needs to know, with rooftile's counters if the problem is within ``limit``."""
    (folder / f"{name}.cubin").write_bytes(compiled.cubin or b"")
    gemm, launch = call.gemm, call.launch
    arguments = [
        {"role": each.role, "dtype": each.data.dtype.name, **vars(layouts[each.role])}
        if isinstance(each, BufferArgument)
        else {"dtype": each.dtype, "value": each.value}
        for each in call.arguments
    ]
    return {
        "case": f"{name} {gemm.m}x{gemm.n}x{gemm.k}", "group": name, "cubin": f"{name}.cubin",
        "entry": compiled.signature.entry, "function": compiled.signature.name.split("<")[0], "grid": launch.grid,
        "block": launch.block, "shared": launch.dynamic_shared_bytes, "gemm": [gemm.m, gemm.n, gemm.k],
        "alpha": gemm.alpha, "beta": gemm.beta, "accumulator": accumulator, "arguments": arguments,
        "counters": _counters(compiled, call) if gemm.m * gemm.n * gemm.k <= limit else None,
    }  # fmt: skip


def _counters(compiled: Compiled, call: Call) -> dict[str, int | float]:
    """Rooftile's counters, by execution."""
    assert compiled.resources is not None
    execution = simt.execute(load(compiled), call, timeout=None)
    assert execution.completed
    assert not execution.findings, execution.findings
    occupancy = model.occupancy(machine.load("h200"), call.launch, compiled.resources)
    return model.counters(execution.counts, compiled.resources, occupancy)


def pattern_cases(folder: Path) -> Iterator[Case]:
    """Single warp instructions of each width with each address pattern (``micro/access_patterns.cu``)."""
    source = load_source(HERE / "micro" / "access_patterns.cu")
    names = [
        line.split("(")[1].split(",")[0] for line in source.text.splitlines() if line[:7] in ("GLOBAL(", "SHARED(")
    ]
    for kernel in names:
        compiled = compile_kernel(source, kernel, arch="sm_90")
        (folder / f"{kernel}.cubin").write_bytes(compiled.cubin or b"")
        program = load(compiled)
        parameters = [parameter.name for parameter in compiled.signature.parameters]
        for name, index in patterns(16384 // int(kernel.rsplit("_", 1)[1])).items():
            data = (index.astype(np.int32), np.zeros(1 << 16, np.float32), np.zeros(LANES, np.float32))
            buffers = tuple(
                BufferArgument(parameter or f"arg{i}", f"arg{i}", array, output=i > 0)
                for i, (parameter, array) in enumerate(zip(parameters, data, strict=True))
            )
            call = Call(Gemm(1, 1, 1), Launch((1, 1, 1), (LANES, 1, 1)), buffers)
            yield {
                "case": f"{kernel}: {name}", "group": kernel, "cubin": f"{kernel}.cubin",
                "entry": compiled.signature.entry, "function": kernel, "grid": [1, 1, 1], "block": [LANES, 1, 1],
                "shared": 0, "counters": model.counters(simt.execute(program, call, threads=1).counts),
                "arguments": [
                    {"dtype": "int32", "values": index.tolist()},
                    *({"dtype": "float32", "zeros": array.size} for array in data[1:]),
                ],
            }  # fmt: skip


def patterns(limit: int) -> dict[str, np.ndarray]:
    """Lane-to-element index tables by name, every entry below ``limit``; -1 marks an inactive lane."""
    lane = np.arange(LANES)
    table = {f"stride {s}": lane * s for s in (0, 1, 2, 3, 4, 5, 8, 16, 17, 31, 32)}
    table |= {f"lane/{d}": lane // d for d in (2, 4, 8, 16)} | {f"lane%{d}": lane % d for d in (2, 4, 8, 16)}
    table["reversed"] = lane[::-1]
    table["offset 1"] = lane + 1
    table["offset 3"] = lane + 3
    table["quarters 0=2 1=3"] = lane % 16
    table["quarters 1=2"] = np.concatenate([lane[:8], lane[8:16], lane[8:16], lane[16:24]])
    table["quarters 0=1 2=3"] = lane % 8 + 8 * (lane // 16)
    table["quarters 0=1 rotated"] = np.concatenate([lane[:8], np.roll(lane[:8], 3), lane[8:16], np.roll(lane[8:16], 1)])
    table["quarter 1 within 0"] = np.concatenate([lane[:8], np.zeros(8, int), lane[8:16], np.full(8, 8)])
    table["halves same"] = lane % 16
    table["halves rotated"] = np.concatenate([lane[:16], np.roll(lane[:16], 5)])
    table["transposed tile"] = lane % 4 * 8 + lane // 4
    for name, mask in {
        "none": lane < 0, "one": lane == 5, "even": lane % 2 == 0, "low half": lane < 16, "high half": lane >= 16,
        "quarter 2": lane // 8 == 2, "quarters 0 3": (lane // 8) % 3 == 0,
    }.items():  # fmt: skip
        for base in ("stride 1", "stride 0", "stride 2"):
            table[f"{base}, lanes {name}"] = np.where(mask, table[base], -1)
    rng = np.random.default_rng(1)
    for bound in (2, 4, 8, 16, 32, 64, 128, 512, 1024):
        for number in range(4):
            index = rng.integers(0, bound, LANES)
            if number % 2:
                index = np.where(rng.random(LANES) < 0.6, index, -1)
            table[f"random {bound} {number}"] = index
    return {name: index for name, index in table.items() if index.max() < limit}
