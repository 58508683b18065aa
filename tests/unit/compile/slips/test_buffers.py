"""Reads of a fixed buffer where the last one filled depends on the number of tiles."""

from __future__ import annotations

import pytest

from rooftile.compile.cpp.body import Listing, read
from rooftile.compile.slips.buffers import fixed_buffers
from rooftile.core.edit import apply


@pytest.mark.parametrize(
    ("before", "loop", "inside", "last"),
    [
        ("int now = 0;", "int t = 0; t < n; ++t", "s += a[now][x]; now ^= 1;", "now"),
        ("", "int t = 0; t < n; ++t", "int now = t & 1; s += a[now][x];", "n & 1"),
        (
            "",
            "int t = 0; t < n - 1; t++",
            "int now = t % 2, next = now ^ 1; a[next][x] = 0; s += a[now][x];",
            "(n - 1) % 2",
        ),
        ("", "int k = 0; k + T < K; k += T", "s += a[(k / T) & 1][x];", "((K - T) / T) & 1"),
        ("int k = 0;", "; k < K; k += T", "int now = (k / T) % 2; s += a[now][x];", "(k / T) % 2"),
        ("", "int t = 0; t < n; ++t", "s += a[0][x];", None),
        ("", "int t = n; t > 0; --t", "s += a[t & 1][x];", None),
    ],
)
def test_the_buffer_that_a_loop_leaves(before: str, loop: str, inside: str, last: str | None) -> None:
    text = f"""__global__ void k(float* C, int n, int K) {{
  __shared__ float a[2][32];
  float s = 0; int x = threadIdx.x; {before}
  for ({loop}) {{ {inside} }}
  C[x] = s + a[1][x];
}}
"""
    body = read(Listing(text, "k", {"K": "K"}, {"C": "C"}))
    assert body is not None
    found = [edit for edit in fixed_buffers(body) if edit.line == 5]
    assert [apply(text, edit.changes).split("\n")[4].strip() for edit in found] == (
        [f"C[x] = s + a[{last}][x];"] if last else []
    )


@pytest.mark.parametrize(
    ("later", "written"),
    [("", "last = (n - 1) & 1"), ("last = n & 1;", None), ("last ^= 1;", None), ("++last;", None), ("f(&last);", None)],
)
def test_a_variable_that_keeps_its_number_is_changed_where_it_is_declared(later: str, written: str | None) -> None:
    text = f"""__global__ void k(float* C, int n, int K) {{
  __shared__ float a[2][32], b[2][32];
  float s = 0; int x = threadIdx.x;
  for (int t = 0; t < n - 1; ++t) {{ int now = t & 1, next = now ^ 1; a[next][x] = b[next][x] = s += a[now][x]; }}
  int last = 1;
  {later}
  C[x] = a[last][x] * b[last][x];
}}
"""
    body = read(Listing(text, "k", {"K": "K"}, {"C": "C"}))
    assert body is not None
    found = {apply(text, edit.changes).split("\n")[4].strip(): edit for edit in fixed_buffers(body)}
    assert all(edit.line == 5 for edit in found.values())
    assert (f"int {written};" in found) == (written is not None)
    assert written is None or found[f"int {written};"].advice == f"write `{written}`"
    assert written is not None or not found
