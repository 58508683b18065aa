"""Index expressions of the source, found for the accesses of compiled kernels."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rooftile.compile import compile_kernel
from rooftile.core.source import Compiled, Source
from rooftile.ptx import load


def expressions(compiled: Compiled) -> set[tuple[int, str, str | None, str | None]]:
    """Line, operation, array and expression of every access."""
    return {
        (i.location.line, i.access.operation, i.access.array, i.access.expression)
        for i in load(compiled).accesses
        if i.access and i.location
    }


def test_every_access_of_a_tiled_kernel(reference: Callable[[str], Compiled]) -> None:
    """Several arrays on a line, loads and stores on a line, a function that was inlined."""
    assert expressions(reference("tiled16")) == {
        (18, "load", "A", "A[row * K + first + x]"),
        (18, "store", "a", "a[y][x]"),
        (19, "load", "B", "B[(first + y) * N + col]"),
        (19, "store", "b", "b[y][x]"),
        (21, "load", "a", "a[y][k]"),
        (21, "load", "b", "b[k][x]"),
        (24, "store", "C", "C[row * N + col]"),
    }


SEVERAL = """
__device__ float pick(const float* p, int i) { return p[i]; }
extern "C" __global__ void several(const float* A, const float* B, float* C, float* D, int n) {
  int i = threadIdx.x;
  D[i] = A[i] * A[i + n];
  C[i] += 1; D[i + n] = B[i];
  const float* q = B + 5;
  D[i + 2] = q[i] + A[i];
  D[i + 3] = pick(A, i) + pick(B, i + 1);
  atomicAdd(&C[2 * i], 1.0f);
  float t[8];
  for (int k = 0; k < 8; ++k) t[k] = A[8 * i + k];
  D[7] = t[n];
}
"""


def test_what_is_told_apart_and_what_is_not(cuda: Callable[..., Compiled]) -> None:
    found = expressions(cuda(SEVERAL))
    assert (5, "load", "A", None) in found, "two different subscripts of one array in one statement"
    assert (5, "store", "D", "D[i]") in found
    assert {(6, "load", "C", "C[i]"), (6, "store", "C", "C[i]")} <= found, "read and written"
    assert {(6, "load", "B", "B[i]"), (6, "store", "D", "D[i + n]")} <= found, "two statements on a line"
    assert {(8, "load", "B", "q[i]"), (8, "load", "A", "A[i]")} <= found, "a local pointer"
    assert {(2, "load", "A", "p[i]"), (2, "load", "B", "p[i]")} <= found, "a parameter's own name"
    assert (10, "atomic", "C", "C[2 * i]") in found
    assert (12, "store", "t", "t[k]") in found, "a local array"
    assert (13, "load", "t", "t[n]") in found


def test_without_subscripts_the_affine_form_is_left(cuda: Callable[..., Compiled]) -> None:
    text = """#define AT(m, r, c) m[(r) * 64 + (c)]
extern "C" __global__ void hidden(const float* A, float* C) { AT(C, threadIdx.y, threadIdx.x) = *A; }"""
    accesses = [i.access for i in load(cuda(text)).accesses]
    store = next(a for a in accesses if a and a.operation == "store")
    assert (store.array, store.affine) == ("C", "4*(64*tid.y + tid.x)")
    assert store.expression is None or store.expression.startswith("AT")


PLAIN = """.version 8.0
.target sm_80
.address_size 64
.visible .entry k(.param .u64 a)
{
  .reg .b64 %rd<2>;
  .reg .f32 %f<2>;
  ld.param.u64 %rd1, [a];
  ld.global.f32 %f1, [%rd1];
  st.global.f32 [%rd1+4], %f1;
}
"""


def test_of_ptx_without_a_line_table_the_lines_are_its_own() -> None:
    plain = load(compile_kernel(Source("k.ptx", PLAIN, "ptx")))
    assert [str(access.location) for access in plain.accesses] == ["k.ptx:9", "k.ptx:10"]
    told = PLAIN.replace("  ld.global", "  .loc 1 7 3\n  ld.global") + '.file 1 "mine.cu"\n'
    assert {str(i.location) for i in load(compile_kernel(Source("k.ptx", told, "ptx"))).accesses} == {"mine.cu:7"}


@pytest.mark.parametrize(
    ("array", "factor"),
    [
        ("float a[16][16];", "B[j]"),
        ("float whole[256]; float (*a)[16] = (float (*)[16])whole;", "a[j][p]"),  # of which not all is moved
    ],
)
def test_what_is_moved_in_front_of_its_loop_stands_where_it_is_written(array: str, factor: str) -> None:
    text = """__global__ void k(const float* A, const float* B, float* C, int n) {
    __shared__ ARRAY
    float acc[2][2];
    int tx = threadIdx.x, ty = threadIdx.y;
    a[ty][tx] = A[n];
    __syncthreads();
    for (int p = 0; p < 16; ++p)
        for (int i = 0; i < 2; ++i)
            for (int j = 0; j < 2; ++j)
                acc[i][j] += a[ty + 8 * i][p] * FACTOR;
    for (int i = 0; i < 2; ++i)
        for (int j = 0; j < 2; ++j)
            C[2 * i + j] = acc[i][j];
}
""".replace("ARRAY", array).replace("FACTOR", factor)
    found = expressions(compile_kernel(Source("k.cu", text), check=True))
    assert {line for line, operation, name, _ in found if operation == "load" and name in ("a", "whole")} == {10}
