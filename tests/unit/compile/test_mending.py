"""Copies of kernels that do not compile, with what is certain put right."""

from __future__ import annotations

import pytest

from rooftile.compile import compile_kernel
from rooftile.compile.mending import Mended, mend
from rooftile.core.errors import RooftileError
from rooftile.core.source import Compiled, Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

TILED = """\
__global__ void mul(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float tileA[SIDE][SIDE];
  __shared__ float tileB[SIDE][SIDE];
  int tx = threadIdx.x, ty = threadIdx.y;
  int row = blockIdx.y * SIDE + ty, col = blockIdx.x * SIDE + tx;
  float accumulator = 0.0f;
  for (int t = 0; t < K; t += SIDE) {
    tileA[ty][tx] = A[row * K + t + tx];
    tileB[ty][tx] = B[(t + ty) * N + col];
    __syncthreads();
    for (int k = 0; k < SIDE; ++k)
      accumulator += tileA[ty][k] * tileB[k][tx];
    __syncthreads();
  }
  C[row * N + col] = accumulator;
}
"""
GOOD = TILED.replace("SIDE", "16")


def mended(text: str, macros: dict[str, str] | None = None) -> tuple[Mended, Compiled] | None:
    source = Source("mine.cu", text)
    with pytest.raises(RooftileError) as caught:
        compile_kernel(source, defines=macros)
    return mend(source, caught.value, lambda changed: compile_kernel(changed, defines=macros), macros or {})


def lines(found: tuple[Mended, Compiled] | None) -> list[tuple[int, str]]:
    assert found is not None
    return [(edit.line, edit.kind) for edit in found[0].edits]


def test_a_side_of_a_tile_that_nobody_declared() -> None:
    found = mended(TILED)
    assert lines(found) == [(2, "not-declared")]
    assert found is not None
    assert "constexpr int SIDE = 16;" in found[0].source.text
    assert found[0].source.text.count("\n") == TILED.count("\n")


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("__global__", "_global__", 1),
        ("__global__", "__global_", 1),
        ("accumulator += ", "accumulater += ", 12),
        ("= accumulator;", "= accum;", 15),
        ("tileA[ty][k]", "tielA[ty][k]", 12),
        ("float accumulator = 0.0f;", "float accumulator = 0.0f", 6),
        ("= accumulator;", "= accumulator", 15),
        ("tileB[k][tx]", "B[k][col]", 12),
    ],
)
def test_slips_of_the_pen(old: str, new: str, line: int) -> None:
    found = mended(GOOD.replace(old, new, 1))
    assert [place for place, _ in lines(found)] == [line]
    assert found is not None
    assert [parameter.name for parameter in found[1].signature.parameters] == ["A", "B", "C", "M", "N", "K"]


def test_sizes_that_nobody_passes_become_parameters() -> None:
    found = mended(GOOD.replace(", int M, int N, int K)", ")"))
    assert found is not None
    assert {parameter.name for parameter in found[1].signature.parameters} == {"A", "B", "C", "N", "K"}
    assert all("taken for a parameter" in edit.message for edit in found[0].edits)


def test_a_macro_that_is_given_is_not_declared_again() -> None:
    compile_kernel(Source("mine.cu", TILED), defines={"SIDE": "8"})
    found = mended(TILED.replace("accumulator += ", "accumulater += "), {"SIDE": "8"})
    assert lines(found) == [(12, "not-declared")]


def test_bytes_that_are_no_ascii_move_nothing() -> None:
    found = mended("// \u00d7 \u4e58\n" + GOOD.replace("= accumulator;", "= accum;"))
    assert lines(found) == [(16, "not-declared")]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("accumulator += ", "total += "),  # no name is near
        ("= accumulator;", "= t;"),  # t is there, but no longer
        ("int tx = threadIdx.x", "int tx = threadIdx.x +"),
        ("__syncthreads();", "__syncthreads(;"),
        ("tileA[ty][k]", "tile[ty][k]"),  # which of the two?
    ],
)
def test_what_is_not_certain_is_left_to_the_compiler(old: str, new: str) -> None:
    assert mended(GOOD.replace(old, new, 1)) is None
