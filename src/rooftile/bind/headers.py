"""Numbers in front of a matrix in its own buffer: ``struct Matrix { size: vec2f, numbers: array<f32> }`` in WGSL."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from rooftile.bind.names import plain
from rooftile.bind.scalars import STRIDES
from rooftile.core.problem import Gemm
from rooftile.core.source import Parameter

_SHAPES: Final = {"A": ("M", "K"), "B": ("K", "N"), "C": ("M", "N")}
_AXES: Final = ("x", "y")
"""Of a vector that holds a matrix's size: rows, then columns."""


def header_of(fields: Sequence[Parameter], size: int, role: str, gemm: Gemm) -> tuple[bytes, tuple[str, ...]]:
    """What a buffer holds in front of matrix ``role``, and notes on what its numbers are taken for.

    Parameters
    ----------
    fields : sequence of Parameter
        The numbers: ``firstMatrix.size.x``, type, place in bytes.
    size : int
        Bytes in front of the matrix.
    role : str
        "A", "B" or "C".
    gemm : Gemm
    """
    content, meanings = bytearray(size), []
    sizes = {"M": gemm.m, "N": gemm.n, "K": gemm.k}
    for field in fields:
        last = field.name.rpartition(".")[2]
        meaning = _SHAPES[role][_AXES.index(last)] if last in _AXES else plain(f"{role}.{last}")
        meaning = STRIDES.get(meaning, meaning.upper())
        value = np.array([sizes.get(meaning, 0)], field.dtype).tobytes()
        content[field.offset : field.offset + len(value)] = value
        meanings.append(f"{field.name} is {meaning if meaning in sizes else 0}")
    return bytes(content), (", ".join(meanings),)
