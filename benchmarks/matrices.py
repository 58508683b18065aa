"""Matrices in memory and results judged, with NumPy alone: the machine with the GPU need not have rooftile."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

TF32 = 2.0**-9
"""How far the product of two factors that are cut to 11 bits can be off."""

PRECISION = {"float64": 53, "float32": 24, "float16": 11, "bfloat16": 8}
"""Bits of the significand."""


@dataclass(frozen=True)
class Layout:
    """How a matrix lies in memory: its rows (transposed: its columns) one after the other, ``pitch`` elements apart."""

    rows: int
    columns: int
    pitch: int
    transposed: bool = False

    @property
    def lines(self) -> int:
        return self.columns if self.transposed else self.rows

    @property
    def length(self) -> int:
        return self.rows if self.transposed else self.columns

    def pack(self, matrix: Array) -> Array:
        """``matrix`` as it lies in memory; the bits of the gaps are all ones, which is NaN."""
        memory = blank((self.lines, self.pitch), matrix.dtype)
        memory[:, : self.length] = matrix.T if self.transposed else matrix
        return memory

    def unpack(self, memory: Array) -> Array:
        """The matrix in ``memory``. Raises RuntimeError if a gap was written."""
        memory = memory.reshape(self.lines, self.pitch)
        if (np.ascontiguousarray(memory[:, self.length :]).view(np.uint8) != 255).any():
            raise RuntimeError(f"memory between the lines of a matrix was written ({self})")
        lines = memory[:, : self.length]
        return np.ascontiguousarray(lines.T if self.transposed else lines)


def blank(shape: tuple[int, int], dtype: np.dtype[Any]) -> Array:
    """An array whose bits are all ones: NaN if it is of floats."""
    return np.full((shape[0], shape[1] * dtype.itemsize), 255, np.uint8).view(dtype)


def encode(values: Array, dtype: str) -> Array:
    """``values`` rounded to ``dtype``; bfloat16, which NumPy lacks, as its bits."""
    if dtype != "bfloat16":
        return values.astype(dtype)
    bits = values.astype(np.float32).view(np.uint32)
    return ((bits + 0x7FFF + (bits >> 16 & 1)) >> 16).astype(np.uint16)


def decode(stored: Array, dtype: str) -> npt.NDArray[np.float64]:
    """What :func:`encode` stored, in float64."""
    if dtype == "bfloat16":
        stored = (stored.astype(np.uint32) << 16).view(np.float32)
    return stored.astype(np.float64)


def storage(dtype: str) -> np.dtype[Any]:
    """NumPy's type for elements of ``dtype`` as :func:`encode` stores them."""
    return np.dtype("uint16" if dtype == "bfloat16" else dtype)


def tolerance(k: int, accumulator: str, output: str) -> float:
    """Largest error that rounding explains, relative to ``abs(A) @ abs(B)``: rooftile's bound. Integers are exact."""
    if output not in PRECISION:
        return 0.0
    if accumulator == "tf32":
        return tolerance(k, "float32", output) + TF32
    return float(8 * np.sqrt(k) * 2.0 ** -PRECISION[accumulator] + 2 * 2.0 ** -PRECISION[output])
