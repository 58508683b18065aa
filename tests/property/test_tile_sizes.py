"""The ladder is right with other tile sizes than its defaults too, at odd and random shapes."""

from __future__ import annotations

import random

import pytest

from rooftile import bind, ptx, simt
from rooftile.compile import compile_kernel
from rooftile.core.problem import Gemm
from rooftile.kernels import find

pytestmark = pytest.mark.usefixtures("no_disassembler")

TILE_SIZES: list[tuple[str, dict[str, int]]] = [
    ("tiled", {"T": 7}),
    ("tiled", {"T": 32}),
    ("tiled_transposed", {"T": 16}),
    ("coarsened", {"T": 30, "W": 3}),
    ("register_tiled", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}),
    ("register_tiled", {"BM": 16, "BN": 48, "BK": 8, "TM": 2, "TN": 3}),
    ("vectorized", {"BM": 64, "BN": 64, "BK": 16, "TM": 4, "TN": 4}),
    ("vectorized", {"BM": 32, "BN": 64, "BK": 16, "TM": 4, "TN": 8}),
    ("warp_tiled", {"BM": 64, "BN": 64, "BK": 16, "WM": 32, "WN": 32, "TM": 8, "TN": 4}),
]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "overrides"), TILE_SIZES)
def test_right_at_any_size(name: str, overrides: dict[str, int]) -> None:
    manifest = find(name)
    defines = {macro: str(value) for macro, value in manifest.configure(overrides).items()}
    compiled = compile_kernel(manifest.source, manifest.entry, defines=defines)
    kernel = ptx.load(compiled)
    generator = random.Random(name)
    shapes = [(1, 1, 1), (100, 77, 33), (64, 128, 36)]
    shapes += [(generator.randint(1, 300), generator.randint(1, 300), generator.randint(1, 100)) for _ in range(5)]
    for m, n, k in shapes:
        call = bind.bind(
            bind.Callee(compiled.signature, manifest=manifest), Gemm(m, n, k), bind.Asked(defines=overrides)
        )
        execution = simt.execute(kernel, call)
        verdict, findings = bind.judge(call, execution.outputs, accumulator="float32")
        assert (verdict.judgement, findings, execution.findings) == ("right", (), ()), (m, n, k)
