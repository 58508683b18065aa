"""Executing parts of a grid, in place, and adding them up."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from rooftile import simt
from rooftile.bind import Asked, Callee, Inputs, bind
from rooftile.compile import compile_kernel
from rooftile.core.call import BufferArgument, Call
from rooftile.core.problem import Gemm
from rooftile.core.source import Source
from rooftile.ptx import Kernel, load

SOURCE = """
extern "C" __global__ void k(const float* A, const float* B, float* C, int M, int N, int K) {
  int col = blockIdx.x * 32 + threadIdx.x, row = blockIdx.y;
  float s = 0;
  for (int k = 0; k < K; ++k) s += A[row * K + k] * B[k * N + col];
  C[row * N + col] = s;
}
"""


def problem(*, n: int, repeat: bool) -> tuple[Kernel, Call]:
    compiled = compile_kernel(Source("k.cu", SOURCE))
    call = bind(
        Callee(compiled.signature),
        Gemm(4, n, 8),
        Asked((32, 1), "cdiv(N,32),M", args="A,B,C,M,N,K"),
        Inputs(repeat=repeat),
    )
    return load(compiled), call


def c_of(call: Call) -> np.ndarray:
    return next(a.data for a in call.arguments if isinstance(a, BufferArgument) and a.role == "C")


def test_blocks_work_on_buffers_where_they_lie() -> None:
    kernel, call = problem(n=64, repeat=True)
    before = c_of(call).copy()
    done = simt.execute(kernel, call, only=[3])
    assert done.outputs["C"] is c_of(call)
    changed = c_of(call).view(np.uint32) != before.view(np.uint32)
    assert np.argwhere(changed).tolist() == [[1, column] for column in range(32, 64)]
    assert call.expected is not None
    assert np.allclose(c_of(call)[1, 32:], call.expected[1, 32:], rtol=1e-5)


def test_otherwise_the_arguments_stay_as_they_are() -> None:
    kernel, call = problem(n=64, repeat=False)
    before = c_of(call).copy()
    done = simt.execute(kernel, call)
    assert np.array_equal(c_of(call).view(np.uint32), before.view(np.uint32))
    assert not np.array_equal(done.outputs["C"], before)


def test_parts_add_up_to_the_whole() -> None:
    """A grid of 3 x 4 blocks, of which the last of each row reads past the end of B."""
    kernel, call = problem(n=88, repeat=False)
    full = simt.execute(kernel, call)
    parts = [simt.execute(kernel, call, only=blocks) for blocks in ([0, 1], [2], range(3, 9), [9, 11], [10])]
    assert [bool(part.findings) for part in parts] == [False, True, True, True, False]
    combined = simt.combine([(part, 1) for part in parts], 12)
    assert combined.counts == full.counts
    assert {(f.kind, f.location, f.count) for f in combined.findings} == {
        (f.kind, f.location, f.count) for f in full.findings
    }


def test_weights_multiply_counts_and_faults() -> None:
    kernel, call = problem(n=88, repeat=False)
    part = simt.execute(kernel, call, only=[11])
    assert part.findings
    combined = simt.combine([(part, 5)], 12)
    assert combined.counts.blocks == 1
    assert combined.counts.blocks_total == 12
    for one, five in zip(part.counts.accesses, combined.counts.accesses, strict=True):
        assert (5 * one.requests, 5 * one.sectors, 5 * one.lanes) == (five.requests, five.sectors, five.lanes)
    assert [5 * f.count for f in part.findings] == [f.count for f in combined.findings]
    ignored = simt.combine([(part, 0), (simt.execute(kernel, call, only=[0]), 1)], 12)
    assert replace(ignored.counts, blocks=1) == simt.execute(kernel, call, only=[0]).counts
