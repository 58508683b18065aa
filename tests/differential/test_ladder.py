"""The ladder's kernels on the executor: against the oracle where they are small, against float64 where they are not."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
import pytest

import rooftile
from oracle.agreement import assert_agree
from rooftile import simt
from rooftile.bind import Asked, Callee, bind
from rooftile.compile import compile_kernel
from rooftile.core.call import Call
from rooftile.core.problem import Gemm
from rooftile.kernels.catalog import find, ladder
from rooftile.ptx import Kernel, load

NAMES = [manifest.name for manifest in ladder() if manifest.only is None]  # the oracle has no mbarriers
LONG = ("register_tiled", "vectorized", "warp_tiled", "double_buffered", "async_pipeline")
"""Kernels that take the oracle, or the compiler, seconds."""
SMALL = [(33, 7, 5)]
EDGES = [(1, 1, 1), (17, 1, 77), (5, 40, 1), (40, 33, 36)]
VARIANTS = [
    ("tiled", {"T": 4}),
    ("tiled", {"T": 32}),
    ("tiled_transposed", {"T": 8}),
    ("coarsened", {"T": 8, "W": 4}),
]


def bound(name: str, shape: tuple[int, int, int], defines: Mapping[str, int] | None = None) -> tuple[Kernel, Call]:
    """The kernel with its machine accesses, and a call on random matrices."""
    manifest = find(name)
    values = manifest.configure(defines)
    compiled = compile_kernel(manifest.source, manifest.entry, defines={k: str(v) for k, v in values.items()})
    call = bind(Callee(compiled.signature, manifest=manifest), Gemm(*shape), Asked(defines=values))
    return load(compiled), call


def assert_right(call: Call, output: np.ndarray) -> None:
    assert call.expected is not None
    assert call.magnitude is not None
    tolerance = 8 * np.sqrt(call.gemm.k) * 2.0**-24 + 2 * 2.0**-24
    assert (np.abs(output - call.expected) <= tolerance * call.magnitude).all()


def output_name(call: Call) -> str:
    return next(argument.name for argument in call.arguments if getattr(argument, "role", None) == "C")


@pytest.mark.parametrize("shape", SMALL, ids=str)
@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.slow if name in LONG else ()) for name in NAMES])
def test_ladder_agrees_with_the_oracle(name: str, shape: tuple[int, int, int]) -> None:
    kernel, call = bound(name, shape)
    result = assert_agree(kernel, call)
    assert not result.findings
    assert_right(call, result.outputs[output_name(call)])


@pytest.mark.parametrize(
    "shape",
    [pytest.param(shape, marks=pytest.mark.slow) for shape in EDGES]
    + [pytest.param((100, 77, 33), marks=pytest.mark.corpus)],
    ids=str,
)
@pytest.mark.parametrize("name", NAMES)
def test_ladder_agrees_with_the_oracle_at_larger_shapes(name: str, shape: tuple[int, int, int]) -> None:
    kernel, call = bound(name, shape)
    assert_right(call, assert_agree(kernel, call).outputs[output_name(call)])


@pytest.mark.parametrize(("name", "defines"), VARIANTS, ids=str)
def test_other_tile_sizes_agree_with_the_oracle(name: str, defines: dict[str, int]) -> None:
    kernel, call = bound(name, (9, 20, 11), defines)
    assert_right(call, assert_agree(kernel, call).outputs[output_name(call)])


@pytest.mark.parametrize(
    "seed", [pytest.param(seed, marks=pytest.mark.slow if seed < 2 else pytest.mark.corpus) for seed in range(6)]
)
@pytest.mark.parametrize("name", NAMES)
def test_random_shapes_agree_with_the_oracle(name: str, seed: int) -> None:
    rng = np.random.default_rng([seed, NAMES.index(name)])
    m, n, k = (int(x) for x in rng.integers(1, 60, 3))
    kernel, call = bound(name, (m, n, k))
    assert_right(call, assert_agree(kernel, call).outputs[output_name(call)])


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.slow if name in LONG else ()) for name in NAMES],
)
def test_ladder_is_right_at_an_odd_rectangle(name: str) -> None:
    kernel, call = bound(name, (1000, 777, 513))
    result = simt.execute(kernel, call)
    assert not result.findings
    assert_right(call, result.outputs[output_name(call)])


@pytest.mark.parametrize("name", ["naive", "tiled", pytest.param("vectorized", marks=pytest.mark.slow)])
def test_results_and_counts_do_not_depend_on_threads_or_statistics(name: str) -> None:
    kernel, call = bound(name, (300, 260, 70))
    one, two = (simt.execute(kernel, call, threads=threads) for threads in (1, 2))
    bare = simt.execute(kernel, call, threads=2, statistics=False)
    assert one.counts == two.counts
    for other in (two, bare):
        np.testing.assert_array_equal(one.outputs[output_name(call)], other.outputs[output_name(call)])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("shape", "defines"),
    [
        ((260, 264, 68), {"BLOCKS": 4, "SHARE": 1}),
        ((260, 250, 40), {"BLOCKS": 5, "SHARE": 1}),
        ((65, 131, 37), {"BM": 64, "BN": 64, "WM": 32, "WN": 32, "TM": 8, "TN": 4, "BK": 32, "STAGES": 2}),
    ],
    ids=str,
)
def test_warps_that_copy_and_warps_that_multiply(shape: tuple[int, int, int], defines: dict[str, int]) -> None:
    """Edges of tiles, rows that are aligned and that are not, tiles that blocks share, more depth than stages."""
    m, n, k = shape
    result = rooftile.explain("warp_specialized", M=m, N=n, K=k, defines=defines)
    assert result.verdict.judgement == "right", result.verdict
    assert not result.findings
    shared = [access for access in result.counts.accesses if access.space == "shared"]
    assert shared
    assert sum(access.bank_conflicts for access in shared) == 0
