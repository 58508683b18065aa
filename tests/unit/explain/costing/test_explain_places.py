"""Who touches what: the textbook's figures and the ladder, from compiled and executed kernels."""

from __future__ import annotations

from collections import Counter
from typing import Any

import numpy as np
import pytest

import rooftile
from rooftile import Source, bind, ptx, simt
from rooftile.compile import compile_kernel
from rooftile.core.address import AddressForm
from rooftile.core.call import ScalarArgument
from rooftile.core.formula import evaluate
from rooftile.core.problem import Gemm
from rooftile.core.shape import AccessShape
from rooftile.kernels.catalog import find
from rooftile.model.address import launch_values, warp_values
from rooftile.model.pattern import sectors_of
from rooftile.ptx.forms import addresses

pytestmark = pytest.mark.usefixtures("no_disassembler")


def shape(e: rooftile.Explanation, array: str, operation: str = "load") -> AccessShape:
    (found,) = [s for s in e.shapes if s.array == array and s.operation == operation and s.space == "global"]
    return found


def moves(found: AccessShape) -> dict[str, tuple[int | None, int | None]]:
    return {m.index: (m.rows, m.columns) for m in found.movements}


# The textbook's figures --------------------------------------------------------------------------------------------


def test_threads_that_read_rows_and_threads_that_read_columns() -> None:
    rows = shape(rooftile.explain("naive_uncoalesced", M=3, N=3, K=8, block=(3, 1), check=False), "A")
    assert [step.elements for step in rows.steps] == [tuple((row, k) for row in range(3)) for k in range(3)]
    columns = shape(rooftile.explain("naive", M=3, N=5, K=8, block=(5, 1), check=False), "B")
    assert [step.elements for step in columns.steps] == [tuple((k, col) for col in range(5)) for k in range(3)]
    # Row by row is the order in which the elements are stored.
    assert [offset for step in columns.steps for offset in step.offsets] == list(range(0, 60, 4))
    assert [offset for step in rows.steps for offset in step.offsets] == [0, 32, 64, 4, 36, 68, 8, 40, 72]
    assert (rows.pattern, columns.pattern) == ("strided", "coalesced")


def test_a_warp_makes_32_sectors_of_rows_and_4_of_columns() -> None:
    rows = shape(rooftile.explain("naive_uncoalesced", M=32, N=32, K=32, block=(32, 1), check=False), "A")
    assert [step.sectors for step in rows.steps] == [32, 32, 32]
    assert rows.steps[1].elements == tuple((row, 1) for row in range(32))
    assert (rows.pattern, rows.run, rows.stride) == ("strided", 32, 128)
    columns = shape(rooftile.explain("naive", M=32, N=32, K=32, block=(32, 1), check=False), "B")
    assert [step.sectors for step in columns.steps] == [4, 4, 4]
    assert columns.steps[1].elements == tuple((1, column) for column in range(32))


def test_a_tile_of_three_lies_in_two_sectors_and_then_in_three() -> None:
    found = rooftile.explain("tiled", M=6, N=6, K=6, defines={"T": 3}, check=False)
    assert found.verdict.judgement == "right"
    a = shape(found, "A")
    assert a.label == "exact"
    assert [step.sectors for step in a.steps] == [2, 3]
    assert a.steps[0].elements == tuple((row, column) for row in range(3) for column in range(3))
    assert a.steps[1].elements == tuple((row, column + 3) for row in range(3) for column in range(3))
    assert shape(found, "B").steps[1].elements == tuple((row + 3, column) for row in range(3) for column in range(3))


def test_the_index_expressions_of_the_shared_memory_kernel() -> None:
    text = """
    #define N 96
    #define S 16
    __global__ void k(const float* A, const float* B, float* C) {
      __shared__ float As[S][S], Bs[S][S];
      int row = blockIdx.x * S + threadIdx.y, col = blockIdx.y * S + threadIdx.x;
      float sum = 0;
      for (int m = 0; m < N / S; m++) {
        As[threadIdx.y][threadIdx.x] = A[row * N + m * S + threadIdx.x];
        Bs[threadIdx.y][threadIdx.x] = B[(m * S + threadIdx.y) * N + col];
        __syncthreads();
        for (int k = 0; k < S; k++) sum += As[threadIdx.y][k] * Bs[k][threadIdx.x];
        __syncthreads();
      }
      C[row * N + col] = sum;
    }
    """
    found = rooftile.explain(
        Source("k.cu", text), M=96, N=96, K=96, block=(16, 16), grid=(6, 6), args="A,B,C", check=False
    )
    assert found.verdict.judgement == "right"
    a, b = shape(found, "A"), shape(found, "B")
    assert a.pitch == b.pitch == 96
    loops = {"iter": (0, 16)} if len(a.steps) > 1 else {}
    assert moves(a) == {"tid.x": (0, 1), "tid.y": (1, 0), "ctaid.x": (16, 0)} | loops or len(a.steps) == 3
    assert moves(a)["tid.x"] == moves(b)["tid.x"] == (0, 1)
    assert moves(a)["tid.y"] == moves(b)["tid.y"] == (1, 0)
    assert moves(a)["ctaid.x"] == (16, 0)
    assert moves(b)["ctaid.y"] == (0, 16)
    assert (a.pattern, a.run, b.pattern, b.run) == ("coalesced", 16, "coalesced", 16)


def test_idle_threads_of_a_thousand() -> None:
    found = rooftile.explain("naive", M=1000, N=1000, K=2, check=False)
    assert found.mapping is not None
    assert (found.mapping.blocks, found.mapping.rows_per_warp) == (3969, 2)
    assert found.mapping.idle_threads == 16_064
    assert found.schedule is not None
    assert found.schedule.tail_blocks == 801


def test_the_same_grid_on_a_small_gpu() -> None:
    found = rooftile.explain("tiled", M=512, N=512, K=16, gpu="t4", check=False)
    assert found.schedule is not None
    assert (found.schedule.sms, found.schedule.slots, found.schedule.rounds) == (40, 160, 7)
    assert found.schedule.tail_blocks == 1024 - 6 * 160
    assert found.occupancy_what_if is not None
    assert found.latency_hiding is None  # no published latencies of it are on file


# The ladder ---------------------------------------------------------------------------------------------------------


def test_swapping_the_axes_swaps_what_x_and_y_move() -> None:
    plain = rooftile.explain("naive", M=64, N=96, K=32, check=False)
    swapped = rooftile.explain("naive_uncoalesced", M=64, N=96, K=32, check=False)
    for array, operation in (("A", "load"), ("B", "load"), ("C", "store")):
        before, after = moves(shape(plain, array, operation)), moves(shape(swapped, array, operation))
        for index, other in (("tid.x", "tid.y"), ("tid.y", "tid.x"), ("ctaid.x", "ctaid.y"), ("ctaid.y", "ctaid.x")):
            assert before.get(index) == after.get(other)
    assert moves(shape(plain, "A"))["tid.y"] == (1, 0)
    assert moves(shape(plain, "B"))["tid.x"] == (0, 1)
    assert "tid.x" not in moves(shape(plain, "A"))
    patterns = {e.kernel: [shape(e, "A").pattern, shape(e, "B").pattern, shape(e, "C", "store").pattern]
                for e in (plain, swapped)}  # fmt: skip
    assert patterns == {
        "naive": ["mixed", "coalesced", "coalesced"],
        "naive_uncoalesced": ["strided", "mixed", "strided"],
    }


def test_a_transposed_tile_is_strided_in_shared_memory() -> None:
    found = rooftile.explain("tiled_transposed", M=64, N=64, K=64, check=False)
    stores = {s.array: (s.pattern, s.stride) for s in found.shapes if s.space == "shared" and s.operation == "store"}
    assert stores == {"As": ("coalesced", 4), "Bs": ("strided", 128)}


def test_a_matrix_stored_by_columns_is_seen_so() -> None:
    text = """
    __global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
      int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y;
      if (col >= N) return;
      float sum = 0;
      for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[col * K + k];
      C[row * N + col] = sum;
    }
    """
    found = rooftile.explain(Source("k.cu", text), M=3, N=40, K=24, block=32, grid="cdiv(N, 32), M", check=False)
    b = shape(found, "B")
    assert b.pitch == 24
    assert moves(b)["tid.x"] == (1, 0)
    assert b.steps[1].elements is not None
    assert b.steps[1].elements[:3] == ((0, 1), (1, 1), (2, 1))
    assert shape(found, "A").pattern == "broadcast"


def test_lanes_past_the_edge_touch_nothing() -> None:
    found = rooftile.explain("naive", M=4, N=20, K=8, block=(32, 1), check=False)
    (first, *_) = shape(found, "B").steps
    assert first.elements == tuple((0, column) if column < 20 else None for column in range(32))
    assert first.sectors == 3
    assert first.offsets[20:] == (None,) * 12


@pytest.mark.slow
def test_an_index_that_is_loaded_is_not_guessed() -> None:
    text = """
    __global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
      int col = threadIdx.x, row = blockIdx.x;
      float sum = 0;
      for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
      C[row * N + col + (int)B[0] / 1000000] = sum;
    }
    """
    found = rooftile.explain(Source("k.cu", text), M=4, N=32, K=16, block=32, grid="M", check=False)
    c = shape(found, "C", "store")
    assert (c.label, c.steps, c.pattern) == ("modelled", (), "coalesced")


# Formulas against the executor's counts -----------------------------------------------------------------------------


def sectors_by_formula(form: AddressForm, lane_bytes: int, launch: Any, scalars: dict[str, int], trips: int) -> int:
    """Sectors of all warps of a grid, if no guard keeps a lane out and the access is in one loop at most."""
    total = 0
    for block in np.ndindex(launch.grid[::-1]):
        for warp in range(launch.warps_per_block):
            for trip in range(trips):
                values = {**scalars, **launch_values(launch), **warp_values(launch, block[::-1], warp), "iter": trip}
                offsets = evaluate(form.offset, values)
                assert offsets is not None
                total += sectors_of(np.broadcast_to(offsets, np.shape(values["tid.x"])), lane_bytes)
    return total


@pytest.mark.parametrize(
    ("name", "m", "n", "k"),
    [
        ("naive", 48, 80, 32),
        ("naive_uncoalesced", 48, 80, 32),
        ("tiled", 48, 80, 48),
        ("tiled_transposed", 32, 96, 64),
        ("coarsened", 64, 96, 96),
        pytest.param("register_tiled", 128, 128, 40, marks=pytest.mark.slow),
        pytest.param("vectorized", 128, 128, 40, marks=pytest.mark.slow),
        ("warp_tiled", 128, 128, 40),
    ],
)
def test_formulas_give_the_sectors_that_are_counted(name: str, m: int, n: int, k: int) -> None:
    manifest, gemm = find(name), Gemm(m, n, k)
    defines = {key: str(value) for key, value in bind.resolve_defines({}, gemm, manifest).items()}
    compiled = compile_kernel(manifest.source, manifest.entry, arch="sm_90", defines=defines)
    kernel = ptx.load(compiled)
    call = bind.bind(bind.Callee(compiled.signature, manifest=manifest), gemm, bind.Asked())
    counts = simt.execute(kernel, call).counts
    scalars = {a.name: int(a.value) for a in call.arguments if isinstance(a, ScalarArgument)}
    warps = call.launch.blocks * call.launch.warps_per_block
    forms = addresses(kernel)
    checked: Counter[str] = Counter()
    for access in counts.accesses:
        full = access.lanes == 32 * access.requests and access.requests % warps == 0
        if access.space == "global" and access.requests and full:
            trips = access.requests // warps
            form = forms[access.instruction]
            assert sectors_by_formula(form, access.lane_bytes, call.launch, scalars, trips) == access.sectors
            checked[access.array or ""] += 1
    assert set(checked) == {"A", "B", "C"}


def test_a_warp_that_touches_the_array_is_shown() -> None:
    """The first warp only stores: what it would load with lies in front of the matrices."""
    body = """
  __shared__ float a[32][32], b[32][32];
  int x = threadIdx.x, r = x / 32 - 1;
  if (x >= 32) {
    for (int y = r; y < 32; y += 4) {
      a[y][x % 32] = A[(blockIdx.y * 32 + y) * K + x % 32];
      b[y][x % 32] = B[y * N + blockIdx.x * 32 + x % 32];
    }
  }
  __syncthreads();
  if (x < 32)
    for (int y = 0; y < 32; ++y) {
      float s = 0;
      for (int k = 0; k < 32; ++k) s += a[y][k] * b[k][x];
      C[(blockIdx.y * 32 + y) * N + blockIdx.x * 32 + x] = s;
    }
"""
    text = f'extern "C" __global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {{{body}}}'
    e = rooftile.explain(Source("k.cu", text), M=64, N=64, K=32, block=160, grid="N/32,M/32", check=False)
    assert e.verdict.judgement == "right"
    loads = [shape for shape in e.shapes if shape.array == "A" and shape.steps]
    assert loads
    for shape in loads:
        assert {step.warp for step in shape.steps} == {1}
        assert shape.steps[0].elements == tuple((0, lane) for lane in range(32))
