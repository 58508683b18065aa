"""The kernels behind :func:`rooftile.matmul`: templates that a plan's macros specialise."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import Final

from rooftile.core.source import Source
from rooftile.kernels.headers import headers_of

_WEBGPU: Final = "simt.wgsl"
_MULTIPLICATION: Final = (
    "  // The multiplication of double_buffered.wgsl stands here, where A and B begin at a0 and b0.\n"
)
"""What it says in ``simt.wgsl`` in place of the lines that both have."""

_F16: Final = "simt_f16.wgsl"
"""``simt.wgsl`` for elements of f16: WGSL has no macros that could say so."""


@cache
def gemm_source(file: str) -> Source:
    """The kernel called ``file``, as in :attr:`rooftile.core.plan.Plan.kernel`.

    Templates are in ``cuda/gemm`` and ``wgsl/gemm``; rungs of the ladder that do their work as well, in ``cuda``.
    """
    if file == _F16:
        text = gemm_source(_WEBGPU).text
        return Source(file, "enable f16;\n" + text.replace("alias Element = f32;", "alias Element = f16;"), "wgsl")
    if file == _WEBGPU:
        return Source(file, _webgpu_text(), "wgsl")
    folder = files("rooftile.kernels") / "cuda"
    if (folder / "gemm" / file).is_file():
        folder = folder / "gemm"
    text = (folder / file).read_text(encoding="utf-8")
    return Source(file, text, headers=headers_of(text, folder))


def _webgpu_text() -> str:
    """``simt.wgsl`` with the ladder's multiplication put in; WGSL has no way to include it."""
    folder = files("rooftile.kernels") / "wgsl"
    rung = (folder / "double_buffered.wgsl").read_text(encoding="utf-8")
    begin, end = rung.index("  let row0 = "), rung.index("\n  let row = ")
    text = rung[begin:end].replace("let at_a = ", "let at_a = a0 + ").replace("let at_b = ", "let at_b = b0 + ")
    text = re.sub(r"\b[AB]\[at[^]]*\]", r"vec4f(\g<0>)", text)  # elements may be f16
    return (folder / "gemm" / _WEBGPU).read_text(encoding="utf-8").replace(_MULTIPLICATION, text)
