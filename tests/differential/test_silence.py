"""Checked executions of right kernels find nothing: the ladder, and kernels in other people's styles."""

from __future__ import annotations

import pytest
from corpus import corpus

from rooftile import simt
from rooftile.bind import Asked, Callee, bind
from rooftile.compile import compile_kernel
from rooftile.core.problem import Gemm
from rooftile.kernels.catalog import find, ladder
from rooftile.ptx import load

QUICK_LADDER = ("naive", "tiled")
QUICK_CORPUS = ("split_k", "warp_dot", "persistent_two_blocks", "int8_dp4a", "leading_dimensions")
SHAPES = [(33, 7, 5), (40, 33, 36)]


def marked(names: list[str], quick: tuple[str, ...]) -> list[object]:
    return [pytest.param(name, marks=() if name in quick else pytest.mark.slow) for name in names]


@pytest.mark.parametrize("name", marked([manifest.name for manifest in ladder()], QUICK_LADDER))
def test_the_ladder(name: str) -> None:
    manifest = find(name)
    values = manifest.configure(None)
    defines = {key: str(value) for key, value in values.items()}
    for check in (True, False):
        compiled = compile_kernel(manifest.source, manifest.entry, defines=defines, check=check)
        kernel = load(compiled)
        for shape in SHAPES:
            call = bind(Callee(compiled.signature, manifest=manifest), Gemm(*shape), Asked(defines=values))
            done = simt.execute(kernel, call, hazards=True)
            assert done.completed
            assert not done.findings


@pytest.mark.parametrize("name", marked(list(corpus()), QUICK_CORPUS))
def test_the_corpus(name: str) -> None:
    entry = corpus()[name]
    kernel = load(entry.compile())
    for shape in (entry.small, *(shape for shape in [(12, 20, 8), (37, 21, 19)] if entry.takes(shape))):
        done = simt.execute(kernel, entry.bind(shape, check=False), hazards=True)
        assert done.completed
        assert not done.findings
