"""What the lanes of some warps touch, execution by execution: what pictures of accesses are drawn from."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from rooftile.core.problem import Dim3

Table = npt.NDArray[np.int64]


@dataclass(frozen=True, slots=True, eq=False)
class AccessTouches:
    """The addresses of one :class:`~rooftile.core.shape.AccessShape`, for some executions by some warps of some blocks.

    Attributes
    ----------
    blocks : tuple of (x, y, z)
        The blocks that are listed.
    warps : tuple of int
        The warps of a block that are listed.
    steps : tuple of int
        The executions that are listed, of those by one warp; from 0.
    executions : int
        How often a warp executes the access.
    lane_bytes : tuple of int
        Bytes of a lane, by step: accesses of one source line may differ.
    offsets : numpy.ndarray
        (steps, blocks, warps, 32) int64: bytes from the array's beginning; -1 for a lane that has no thread or lies
        outside the matrix, so that a guard must keep it out.
    rows, columns : numpy.ndarray or None
        The same as rows and columns of the matrix, as it is stored; None where the array is no matrix.
    matrix : tuple of int or None
        Rows and columns of the matrix as it is stored.
    element_bytes : int
        Size of an element of the matrix; 0 where the array is none.
    """

    blocks: tuple[Dim3, ...]
    warps: tuple[int, ...]
    steps: tuple[int, ...]
    executions: int
    lane_bytes: tuple[int, ...]
    offsets: Table
    rows: Table | None
    columns: Table | None
    matrix: tuple[int, int] | None = None
    element_bytes: int = 0

    def width(self, step: int) -> int:
        """Elements of the matrix that a lane touches side by side in the ``step``-th of the listed executions."""
        return max(1, self.lane_bytes[step] // self.element_bytes) if self.element_bytes else 1
