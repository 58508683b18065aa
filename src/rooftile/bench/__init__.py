"""Kernels and libraries timed on a GPU, in turn, with what can be claimed of them."""

from rooftile.bench.conduct import SHAPES, bench_ladder, bench_shapes

__all__ = ["SHAPES", "bench_ladder", "bench_shapes"]
