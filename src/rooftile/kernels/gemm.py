"""The kernels behind :func:`rooftile.matmul`: templates that a plan's macros specialise."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from rooftile.core.source import Source
from rooftile.kernels.headers import headers_of

_F16: Final = "simt_f16.wgsl"
"""``simt.wgsl`` for elements of f16: WGSL has no macros that could say so."""


@cache
def gemm_source(file: str) -> Source:
    """The kernel called ``file``, as in :attr:`rooftile.core.plan.Plan.kernel`.

    Templates are in ``cuda/gemm`` and ``wgsl/gemm``; rungs of the ladder that do their work as well, in ``cuda``.
    """
    if file == _F16:
        text = gemm_source("simt.wgsl").text
        return Source(file, "enable f16;\n" + text.replace("alias Element = f32;", "alias Element = f16;"), "wgsl")
    wgsl = file.endswith(".wgsl")
    folder = files("rooftile.kernels") / ("wgsl" if wgsl else "cuda")
    if (folder / "gemm" / file).is_file():
        folder = folder / "gemm"
    text = (folder / file).read_text(encoding="utf-8")
    return Source(file, text, "wgsl" if wgsl else "cuda", headers_of(text, folder))
