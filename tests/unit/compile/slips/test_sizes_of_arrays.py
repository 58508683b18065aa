"""Arrays that are too small for what indexes them, and arrays that lie on top of each other."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing
from rooftile.compile.slips.candidates import slips
from rooftile.core.edit import apply
from rooftile.core.source import Language

SIZES = {"M": "M", "N": "N", "K": "K"}
MATRICES = {"A": "A", "B": "B", "C": "C"}


@pytest.mark.parametrize(
    ("size", "index", "written"),
    [
        ("TM * (TN - 1)", "i * TN + j", "acc[16]"),
        ("TM * TN - 1", "i * TN + j", "acc[16]"),
        ("TM * TN", "i * TN + j", None),
        ("TM", "i + j", "acc[7]"),
        ("TM", "(i + j) % TM", None),
        ("TM", "i * n", None),
    ],
)
def test_a_local_array_that_loops_leave(size: str, index: str, written: str | None) -> None:
    text = f"""#define TM 4
#define TN 4
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K, int n) {{
  float acc[{size}] = {{0.f}};
  for (int k = 0; k < K; ++k)
    for (int i = 0; i < TM; ++i) for (int j = 0; j < TN; ++j) acc[{index}] += A[k] * B[k];
  if (n) acc[100] = 0;
}}
"""
    found = [edit for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "small-array"]
    assert [edit.line for edit in found] == ([4] if written else [])
    assert all(f"float {written} = {{0.f}};" in apply(text, edit.changes) for edit in found)


@pytest.mark.parametrize(
    ("test", "found"),
    [
        ("n + i < N", True),
        ("m < M && n + i < N", True),
        ("i < 3", False),
        ("n + i < N && i < 3", False),
        ("n + i < N || i < 3", False),
        ("N == 3", False),
        ("(n + i < N) & (i < 3)", False),
    ],
)
def test_a_guard_by_the_sizes_of_a_matrix_keeps_no_index_of_a_local_array_small(test: str, found: bool) -> None:
    cuda = f"""__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {{
  int n = 4 * threadIdx.x, m = threadIdx.y;
  float own[3] = {{}};
  for (int i = 0; i < 4; ++i) if ({test}) own[i] += A[i] * B[i];
}}
"""
    wgsl = f"""@group(0) @binding(0) var<storage, read_write> C: array<f32>;
override M: u32; override N: u32; override K: u32;
@compute @workgroup_size(8) fn f(@builtin(local_invocation_id) l: vec3u) {{
  let n = 4 * l.x; let m = l.y; var own: array<f32, 3>;
  for (var i = 0u; i < 4u; i++) {{ if ({test}) {{ own[i] += 1.0; }} }}
}}
"""
    languages: tuple[tuple[str, Language, str], ...] = (
        (cuda, "cuda", "own[4]"),
        (wgsl, "wgsl", "var own: array<f32, 4>"),
    )
    for text, language, written in languages:
        edits = slips(Listing(text, "f", SIZES, MATRICES, {}, language))
        made = [edit for edit in edits if edit.kind == "small-array"]
        assert [edit.advice for edit in made] == [f"write `{written}`"] * found, language
        assert all(written in apply(text, edit.changes) for edit in made)


@pytest.mark.parametrize(
    ("value", "index", "written"),
    [
        ("pool", "y * T + x", "as + blockDim.y * blockDim.x"),
        ("pool + 128", "y * 16 + x", "as + blockDim.y * 16"),
        ("&pool[128]", "i", "as + 512"),
        ("as + blockDim.y * 16", "y * 16 + x", None),
    ],
)
def test_an_array_that_begins_inside_another(value: str, index: str, written: str | None) -> None:
    text = f"""__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {{
  extern __shared__ float pool[];
  float* as = pool;
  float* bs = {value};
  const int T = blockDim.x, x = threadIdx.x, y = threadIdx.y;
  for (int i = x; i < 512; i += T) as[{index}] = bs[i] = 0;
}}
"""
    found = [edit for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "shared-alias"]
    made = [apply(text, edit.changes).split("\n")[3].strip() for edit in found]
    assert all(edit.line == 4 for edit in found)
    assert (f"float* bs = {written};" in made) is (written is not None)
    assert f"float* bs = {value};" not in made


@pytest.mark.parametrize(
    ("length", "read", "written"),
    [
        ("T * (T + 1)", "a[y * T + k]", ["a[y * (T + 1) + k]"]),
        ("T * T", "a[y * T + k]", ["a[x * T + y]"]),
        ("272", "a[y * T + k]", ["a[x * T + y]", "a[y * (T + 1) + k]"]),
        ("T * (T + 1)", "a[y * (T + 1) + k]", []),
        ("T * (T + 1)", "a[y * n + k]", []),
        ("19 * (T + 1)", "a[y * 19 + k]", ["a[x * 19 + y]", "a[y * (T + 1) + k]"]),
    ],
)
def test_rows_of_a_flat_tile_are_equally_far_apart(length: str, read: str, written: list[str]) -> None:
    text = f"""#define T 16
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K, int n) {{
  __shared__ float a[{length}];
  int x = threadIdx.x, y = threadIdx.y;
  a[x * (T + 1) + y] = A[x];
  for (int k = 0; k < T; k++) C[x] += {read};
}}
"""
    found = [edit for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "unlike-strides"]
    assert [edit.advice.removeprefix("write `").removesuffix("`") for edit in found] == written


def test_a_barrier_is_put_where_all_threads_come() -> None:
    text = """__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
  extern __shared__ float row[];
  for (int k = threadIdx.x; k < K; k += blockDim.x) row[k] = A[k];
  __syncwarp();
  for (int n = threadIdx.x; n < N; n += blockDim.x)
    for (int k = 0; k < K; ++k) C[n] += row[k];
}
"""
    found = [edit for edit in slips(Listing(text, "f", SIZES, MATRICES)) if edit.kind == "missing-barrier"]
    made = [apply(text, edit.changes) for edit in found]
    assert text.replace("__syncwarp()", "__syncthreads()") in made
    assert not any("threads();" in line for text in made for line in text.split("\n")[5:])
