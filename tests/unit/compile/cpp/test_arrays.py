"""Extents of shared arrays, as far as the source tells them."""

from __future__ import annotations

import pytest

from rooftile.compile import compile_kernel
from rooftile.compile.cpp import syntax
from rooftile.compile.cpp.arrays import shared_arrays
from rooftile.core.errors import CompileError
from rooftile.core.source import Source


def extents(text: str, **macros: str) -> dict[str, tuple[int | None, ...]]:
    return {array.name: array.extents for array in shared_arrays(syntax.parse(text), macros)}


def kernel(declaration: str) -> str:
    return f"__global__ void k(float* a) {{ {declaration} }}"


@pytest.mark.parametrize(
    ("declaration", "expected"),
    [
        ("__shared__ float t[16][17];", {"t": (16, 17)}),
        ("__shared__ float a[4], b[2 * 8][3];", {"a": (4,), "b": (16, 3)}),
        ("__shared__ __align__(16) double t[2][8][4];", {"t": (2, 8, 4)}),
        ("__shared__ __align__(16) unsigned char t[64], u[8];", {"t": (64,), "u": (8,)}),
        ("__shared__ float t[T][T + PAD];", {"t": (None, None)}),
        ("__shared__ int one; float local[4];", {}),
        ("extern __shared__ float t[];", {}),
    ],
)
def test_declarations(declaration: str, expected: dict[str, tuple[int | None, ...]]) -> None:
    assert extents(kernel(declaration)) == expected


def test_macros_and_constants_are_followed() -> None:
    text = "#define T 16 // tile\n#define W (T + 1)\nconstexpr int D = 2 * T, E = 3;\n"
    assert extents(text + kernel("__shared__ float t[W][D][E];")) == {"t": (17, 32, 3)}


@pytest.mark.parametrize(
    ("size", "factors"),
    [("ROWS * (W + 1)", {8, 17}), ("2 * ROWS * W", {2, 8, 16}), ("ROWS * W + 1", set()), ("64", set())],
)
def test_factors_of_a_size_that_is_a_product(size: str, factors: set[int]) -> None:
    text = f"#define ROWS 8\nconstexpr int W = 16;\n{kernel(f'__shared__ float t[{size}], two[{size}][3];')}"
    assert {a.name: set(a.factors) for a in shared_arrays(syntax.parse(text), {})} == {"t": factors, "two": set()}


def test_macros_from_outside_win() -> None:
    text = "#ifndef T\n#define T 8\n#endif\n" + kernel("__shared__ float t[T];")
    assert extents(text, T="32") == {"t": (32,)}


def test_a_name_with_two_values_stands_for_none() -> None:
    text = "#ifdef WIDE\n#define T 32\n#else\n#define T 16\n#endif\n" + kernel("__shared__ float t[T][4];")
    assert extents(text) == {"t": (None, 4)}


def test_too_much_shared_memory_is_told_at_the_largest_array() -> None:
    text = """#define DEPTH 400
__global__ void k(float* a) {
  __shared__ float small[16];
  __shared__ float large[DEPTH][32];
  small[threadIdx.x] = large[threadIdx.x][1] = a[0];
  __syncthreads();
  a[1] = large[threadIdx.y][1] + small[threadIdx.y];
}
"""
    with pytest.raises(CompileError) as raised:
        compile_kernel(Source("k.cu", text), "k")
    (said,) = raised.value.diagnostics
    assert (said.message.partition("(")[2], str(said.location)) == ("51,264 bytes, 49,152 max)", "k.cu:4")
