"""Kernels that only an optimising compiler makes wrong."""

from __future__ import annotations

import pytest

import rooftile
from rooftile.core.source import Source

pytestmark = pytest.mark.usefixtures("no_disassembler")

CLUSTER = """\
__global__ void __cluster_dims__(1, 2, 1) halves(const float* A, const float* B, float* C, int M, int N, int K) {
    __shared__ float a[16][16], b[8][16];
    int x = threadIdx.x, y = threadIdx.y, rank = blockIdx.y % 2, row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x;
    float* other = (float*)__cluster_map_shared_rank(&b[0][0], rank ^ 1);
    float sum = 0;
    for (int k = 0; k < K; k += 16) {
        a[y][x] = A[row * K + k + x];
        if (y < 8) b[y][x] = B[(k + 8 * rank + y) * N + col];
        __cluster_barrier_arrive();
        __cluster_barrier_wait();
        const float *low = rank ? other : &b[0][0], *high = rank ? &b[0][0] : other;
        for (int i = 0; i < 8; ++i) sum += a[y][i] * low[i * 16 + x] + a[y][8 + i] * high[i * 16 + x];
        __cluster_barrier_arrive();
        __cluster_barrier_wait();
    }
    C[row * N + col] = sum;
}
"""


@pytest.mark.slow
def test_the_value_that_an_optimising_compiler_gets_wrong_is_found() -> None:
    """NVRTC 13.5 takes the choice between a block's own array and another block's for one of address 0."""
    e = rooftile.explain(Source("k.cu", CLUSTER), M=32, N=32, K=32, block="16,16", grid="cdiv(N,16),cdiv(M,16)")
    if e.verdict.judgement == "right":
        pytest.skip("this NVRTC compiles it well")
    found = {f.kind: f for f in e.findings}
    place = found["optimised-only"].location
    assert place is not None
    assert place.line == 4
    assert 'asm volatile("" : "+l"(other));' in found["optimised-only"].advice
    assert found["wrong-result"].location == place
    assert "where it optimises" in found["wrong-result"].advice
    assert e.probes is not None
    assert e.probes.statement.startswith("where the compiler hardly optimises: right ")


def test_what_is_wrong_at_a_larger_shape_only_is_not_laid_to_optimising() -> None:
    text = """\
__global__ void f(const float* A, const float* B, float* C, int M, int N, int K) {
    int row = blockIdx.y * blockDim.y + threadIdx.y, col = blockIdx.x * blockDim.x + threadIdx.x;
    if (row >= M || col >= N) return;
    float sum = 0;
    for (int k = 0; k < K; ++k) sum += A[row * K + k] * B[k * N + col];
    unsigned short at = row * N + col;
    C[at] = sum;
}
"""
    e = rooftile.explain(Source("k.cu", text), M=520, N=130, K=8, block="16,16", grid="cdiv(N,16),cdiv(M,16)")
    found = {f.kind: f for f in e.findings}
    assert e.verdict.judgement == "wrong"
    assert "optimised-only" not in found
    for kind in ("overflow", "wrong-result"):
        assert (place := found[kind].location) is not None
        assert place.line == 6
    assert [f.kind for f in e.findings].count("overflow") == 1
    assert e.probes is not None
    assert e.probes.statement.startswith("right at each of ")
