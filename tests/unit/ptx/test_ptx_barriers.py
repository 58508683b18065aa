"""Barriers on one line of the source are told apart; copies that the compiler makes of one are not."""

from __future__ import annotations

import pytest

from rooftile.core.source import Location, Source
from rooftile.ptx.barriers import separate_barriers
from rooftile.ptx.parser import parse
from rooftile.ptx.program import Kernel


def _kernel(line: str) -> Kernel:
    """Two barriers that the line table has at line 2, column 3."""
    text = """//
.version 8.0
.target sm_80
.address_size 64
.visible .entry k()
{
  .reg .pred %p<2>;
  .loc 1 2 3
  @%p1 bra $other;
  bar.sync 0;
  bra.uni $end;
$other:
  bar.sync 0;
$end:
  ret;
}
.file 1 "k.cu"
"""
    kernel = parse(text, file_names={"k.cu": "k.cu"}, entry="k").kernels["k"]
    return separate_barriers(kernel, Source("k.cu", f"__global__ void k() {{\n{line}\n}}\n"))


@pytest.mark.parametrize(
    ("line", "columns"),
    [
        ("  if (h) { __syncthreads(); } else { __syncthreads(); }", [12, 38]),
        ("  if (h) __syncthreads(); else __syncthreads_or (1);", [10, 32]),
        ("  __syncthreads();  // not two __syncthreads()", [3, 3]),
        ("  __syncthreads(); /* __syncthreads() */", [3, 3]),
        ("  SYNC", [3, 3]),
        ("  __syncthreads(); __syncthreads(); __syncthreads();", [3, 3]),
    ],
)
def test_two_barriers_of_one_line(line: str, columns: list[int]) -> None:
    places = [ins.location for ins in _kernel(line).instructions if ins.opcode == "bar"]
    assert places == [Location("k.cu", 2, column) for column in columns]
