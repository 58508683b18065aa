"""Some blocks in place of all: scaled counts are those of all blocks, and what cannot be scaled is not."""

from __future__ import annotations

from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import rooftile
from rooftile import Source, model
from rooftile.core.counts import Counts
from rooftile.core.explanation import Explanation
from rooftile.core.problem import Gemm
from rooftile.explain.costing import sampling

pytestmark = pytest.mark.usefixtures("no_disassembler")

LADDER = (
    "naive_uncoalesced",
    "naive",
    "tiled_transposed",
    "tiled",
    "coarsened",
    "register_tiled",
    "vectorized",
    "warp_tiled",
)
LAUNCH: dict[str, Any] = {"block": (16, 16), "grid": "cdiv(N,16),cdiv(M,16)", "args": "A,B,C,M,N,K"}
PLAIN = """
  int col = blockIdx.x * 16 + threadIdx.x, row = blockIdx.y * 16 + threadIdx.y;
  if (row >= M || col >= N) return;
  float s = 0;
  for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
"""


def kernel(body: str, parameters: str = "const float* A, const float* B, float* C, int M, int N, int K") -> Source:
    return Source("k.cu", f'extern "C" __global__ void k({parameters}) {{{body}}}')


def explain(source: str | Source, size: tuple[int, int, int], budget: float | None, **options: Any) -> Explanation:
    m, n, k = size
    return rooftile.explain(source, M=m, N=n, K=k, budget=budget, **{"check": False} | options)


def whole(counts: Counts) -> Counts:
    """As if all blocks had been executed."""
    return replace(counts, blocks=counts.blocks_total)


def assert_scaled(source: str | Source, size: tuple[int, int, int], **options: Any) -> Explanation:
    some, full = explain(source, size, 0.0, **options), explain(source, size, None, **options)
    assert full.counts.blocks == full.counts.blocks_total
    assert whole(some.counts) == full.counts
    assert some.verdict.judgement == full.verdict.judgement
    assert [(f.kind, f.location, f.count) for f in some.findings if f.kind != "wrong-result"] == [
        (f.kind, f.location, f.count) for f in full.findings if f.kind != "wrong-result"
    ]
    return some


@pytest.mark.parametrize(
    "name",
    [
        "naive",
        "tiled",
        pytest.param("coarsened", marks=pytest.mark.slow),
        pytest.param("register_tiled", marks=pytest.mark.slow),
    ],
)
def test_scaled_counts_are_those_of_all_blocks(name: str) -> None:
    e = assert_scaled(name, (333, 259, 35))
    assert e.verdict.judgement == "right"
    if name != "register_tiled":
        assert e.counts.blocks < e.counts.blocks_total / 2
        assert "the other" in e.verdict.reason
        assert e.intensity.level("as_written").label == "modelled"


@pytest.mark.slow
@pytest.mark.parametrize("size", [(1024, 1024, 1024), (1000, 777, 513), (2047, 1025, 65)])
@pytest.mark.parametrize("name", LADDER)
def test_scaled_counts_of_the_ladder(name: str, size: tuple[int, int, int]) -> None:
    assert_scaled(name, size)


SELECTED = """
  __shared__ float a[8][16], b[8][16];
  int col = blockIdx.x * 16 + threadIdx.x, row = blockIdx.y * 16 + threadIdx.y, y = threadIdx.y % 8;
  bool from_a = threadIdx.y < 8;
  int at = from_a ? min(blockIdx.y * 16 + (int)threadIdx.x, M - 1) * K + y : y * N + min(col, N - 1);
  int step = from_a ? 8 : 8 * N;
  float s = 0;
  for (int k = 0; k < K; k += 8, at += step) {
    if (from_a) a[y][threadIdx.x] = A[at]; else b[y][threadIdx.x] = B[at];
    __syncthreads();
    for (int j = 0; j < 8; ++j) s += a[j][threadIdx.y] * b[j][threadIdx.x];
    __syncthreads();
  }
  if (row < M && col < N) C[row * N + col] = s;
"""


def test_addresses_that_are_one_or_another_are_followed() -> None:
    """Some threads of a block load A and the others B, both clamped to their matrix."""
    e = assert_scaled(kernel(SELECTED), (200, 224, 64), **LAUNCH)
    assert e.verdict.judgement == "right"
    assert e.counts.blocks < e.counts.blocks_total / 2


@pytest.mark.slow
@pytest.mark.parametrize("name", ["wgsl/double_buffered", "wgsl/vectorized"])
def test_scaled_counts_of_wgsl(name: str) -> None:
    assert_scaled(name, (1000, 776, 72))


@settings(max_examples=6)
@given(
    st.sampled_from(["naive", "tiled", "naive_uncoalesced"]), st.tuples(*[st.integers(1, 400)] * 2, st.integers(1, 40))
)
def test_scaled_counts_at_any_size(name: str, size: tuple[int, int, int]) -> None:
    assert_scaled(name, size)


def test_a_problem_within_the_budget_is_executed_as_a_whole() -> None:
    e = explain("tiled", (256, 256, 64), 100.0)
    assert e.counts.blocks == e.counts.blocks_total
    assert e.verdict.checked_cells == 256 * 256


def test_edges_within_the_grid_are_found() -> None:
    """Blocks beyond C, many of them, and a part of the grid that does more than the rest."""
    more = PLAIN + "if (blockIdx.x >= 21) s += A[row] * 0.0f; C[row * N + col] = s;"
    options = LAUNCH | {"grid": (40, 30)}
    e = assert_scaled(kernel(more), (300, 500, 20), **options)
    assert e.counts.blocks < 400


@pytest.mark.parametrize(
    "condition",
    [
        "blockIdx.x == 6",
        pytest.param("blockIdx.x == 6 && blockIdx.y == 13", marks=pytest.mark.slow),
        pytest.param("blockIdx.y * gridDim.x + blockIdx.x == 177", marks=pytest.mark.slow),
        pytest.param("(blockIdx.x & 7) == 3 && blockIdx.y >= 5 && blockIdx.y < 7", marks=pytest.mark.slow),
        pytest.param("row == 100", marks=pytest.mark.slow),
        pytest.param("col / 16 == M / 32", marks=pytest.mark.slow),
        "max(blockIdx.x, 3u) * 2 == 22 || min(blockIdx.y, 8u) < 2",
    ],
)
def test_single_blocks_amid_others_are_found_by_what_they_compare(condition: str) -> None:
    more = PLAIN + f"if ({condition}) s += A[row] * 0.0f; C[row * N + col] = s;"
    e = assert_scaled(kernel(more), (320, 320, 16), **LAUNCH)
    assert e.counts.blocks < e.counts.blocks_total / 2


def test_swizzled_blocks_are_classed_by_the_part_of_c_that_they_write() -> None:
    body = """
      int tiles = (N + 15) / 16, tile = blockIdx.x;
      int col = tile % tiles * 16 + threadIdx.x, row = tile / tiles * 16 + threadIdx.y;
      if (row >= M || col >= N) return;
      float s = 0;
      for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
      C[row * N + col] = s;
    """
    e = assert_scaled(kernel(body), (328, 376, 32), **LAUNCH | {"grid": "cdiv(N,16)*cdiv(M,16)"})
    assert e.counts.blocks < e.counts.blocks_total / 4


def test_faults_are_scaled_too() -> None:
    unguarded = PLAIN.replace("row >= M || col >= N", "false") + "C[row * N + col] = s;"
    e = assert_scaled(kernel(unguarded), (333, 250, 16), **LAUNCH)
    assert {f.kind for f in e.findings} >= {"out-of-bounds"}


@pytest.mark.parametrize("store", ["s + (row == 0 && col == 0)", "s * 1.001f"])
def test_wrong_cells_are_found_where_blocks_were_executed(store: str) -> None:
    e = explain(kernel(PLAIN + f"C[row * N + col] = {store};"), (320, 320, 16), 0.0, **LAUNCH)
    assert e.counts.blocks < e.counts.blocks_total
    assert e.verdict.judgement == "wrong"
    assert e.verdict.first_wrong == (0, 0)
    assert e.verdict.checked_cells < 320 * 320
    assert {f.kind for f in e.findings} == {"wrong-result"}


def test_cells_without_a_store_are_counted() -> None:
    e = explain(kernel(PLAIN + "if (threadIdx.x != 5) C[row * N + col] = s;"), (320, 320, 16), 0.0, **LAUNCH)
    assert e.verdict.judgement == "wrong"
    (finding,) = (f for f in e.findings if f.kind == "not-written")
    assert finding.count == 20 * 320


def test_beta_adds_what_c_held() -> None:
    parameters = "const float* A, const float* B, float* C, int M, int N, int K, float beta"
    source = kernel(PLAIN + "C[row * N + col] = s + beta * C[row * N + col];", parameters)
    e = assert_scaled(source, (320, 256, 16), **LAUNCH | {"args": "A,B,C,M,N,K,beta=0.5"})
    assert e.verdict.judgement == "right"


def test_sums_of_several_blocks_cannot_be_judged() -> None:
    e = explain(kernel(PLAIN + "atomicAdd(&C[row * N + col], s);"), (320, 320, 16), 0.0, **LAUNCH)
    assert e.counts.blocks < e.counts.blocks_total
    assert e.verdict.judgement == "unjudged"


def test_where_addresses_come_from_data_everything_is_executed() -> None:
    gather = PLAIN + "C[row * N + col] = s + 0.0f * B[__float_as_int(A[row * K]) & 31];"
    e = explain(kernel(gather), (320, 320, 16), 0.0, **LAUNCH)
    assert e.counts.blocks == e.counts.blocks_total
    assert e.verdict.checked_cells == 320 * 320


@pytest.mark.slow
def test_half_precision() -> None:
    body = "#include <cuda_fp16.h>\n" + kernel(PLAIN, "const half* A, const half* B, half* C, int M, int N, int K").text
    body = body.replace("A[row * K + k] * B[k * N + col]", "__half2float(A[row * K + k] * B[k * N + col])")
    body = body[:-1] + "C[row * N + col] = s;}"
    assert_scaled(Source("k.cu", body), (200, 333, 8), **LAUNCH)


@pytest.mark.parametrize("name", ["naive", "tiled", "coarsened"])
def test_classes_along_the_axes_scale_to_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As grids of millions of blocks are sorted."""
    listed = explain(name, (333, 259, 35), 0.0)
    monkeypatch.setattr(sampling.model, "block_classes", partial(model.block_classes, listed=0))
    combined = explain(name, (333, 259, 35), 0.0)
    assert combined.counts.blocks < combined.counts.blocks_total
    assert whole(combined.counts) == whole(listed.counts)


@pytest.mark.slow
def test_a_hundred_thousand_squared() -> None:
    """39 million blocks."""
    e = explain("naive", (100_000, 100_000, 64), 0.0)
    assert e.verdict.judgement == "right"
    assert e.counts.blocks_total == 6250**2
    assert e.counts.blocks < 100
    assert e.counts.lanes("fma.rn.f32", "fma.f32") == 64 * 100_000**2


@pytest.mark.slow
@pytest.mark.parametrize("name", ["naive", "register_tiled"])
def test_big_problems_take_seconds(name: str) -> None:
    e = explain(name, (8192, 8192, 8192), 10.0, check=True)
    assert e.verdict.judgement == "right"
    assert e.counts.blocks < 100
    assert e.counts.lanes("fma.rn.f32", "fma.f32") == 8192**3
    assert np.isfinite(e.intensity.level("as_written").flops_per_byte or np.nan)


PERSISTENT = """
  for (int tile = blockIdx.x; tile < (M / 16) * (N / 16); tile += gridDim.x) {
    int row = tile / (N / 16) * 16 + threadIdx.y, col = tile % (N / 16) * 16 + threadIdx.x;
    float s = 0;
    for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
    C[row * N + col] = s;
  }
"""
FEW_BLOCKS: dict[str, Any] = {"block": (16, 16), "grid": 2, "args": "A,B,C,M,N,K"}


@pytest.mark.parametrize("name", [pytest.param("wgmma", marks=pytest.mark.slow), "persistent"])
def test_blocks_that_do_much_are_executed_with_a_shorter_k(name: str) -> None:
    if name == "wgmma":
        e = assert_scaled(name, (512, 256, 2056))
    else:
        e = assert_scaled(kernel(PERSISTENT), (48, 16, 1801), **FEW_BLOCKS)
    assert e.verdict.judgement == "right"
    assert any("by which all counts grow evenly" in note for note in e.notes)


@pytest.mark.parametrize(
    "change", [("k < K", "k < 1801"), ("float s = 0;", "float s = 0; for (int i = K; i; i /= 2) s += A[i] * 0;")]
)
@pytest.mark.slow
def test_counts_that_do_not_grow_evenly_with_k_are_of_the_k_asked_for(change: tuple[str, str]) -> None:
    e = assert_scaled(kernel(PERSISTENT.replace(*change)), (48, 16, 1801), **FEW_BLOCKS)
    assert not any("grow evenly" in note for note in e.notes)


@pytest.mark.parametrize("size", [(640, 640, 64), pytest.param((700, 520, 72), marks=pytest.mark.slow)])
@pytest.mark.slow
def test_clusters_are_sorted_and_executed_together(size: tuple[int, int, int]) -> None:
    assert_scaled("wgmma", size, defines={"BN": 128, "BLOCKS": 8})


def test_small_problems_of_kernels_that_are_slow_are_scaled_too() -> None:
    """4,096 blocks of one thread, which take many times the budget: no kernel of usual blocks would."""
    size, budget = (64, 64, 64), 0.002
    assert sampling.patience(Gemm(*size), budget) == 4 * budget
    slow = explain("tiled", size, budget, defines={"T": 1})
    assert slow.verdict.judgement == "right"
    assert slow.counts.blocks < slow.counts.blocks_total == 4096
    assert sampling.patience(Gemm(1024, 1024, 1025), 4.0) == 4.0
    assert sampling.patience(Gemm(300, 300, 300), 4.0) is None
