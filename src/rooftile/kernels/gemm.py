"""The kernels behind :func:`rooftile.matmul`: templates in ``cuda/gemm``, which a plan's macros specialise."""

from __future__ import annotations

from functools import cache
from importlib.resources import files

from rooftile.core.source import Source


@cache
def gemm_source(file: str) -> Source:
    """The template called ``file``, as in :attr:`rooftile.core.plan.Plan.kernel`."""
    return Source(file, (files("rooftile.kernels") / "cuda" / "gemm" / file).read_text(encoding="utf-8"))
