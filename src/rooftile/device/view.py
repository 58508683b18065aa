"""Arrays of any library as kernels see them: an address, a type, and how the elements lie."""

from __future__ import annotations

import ctypes
from functools import cache, lru_cache
from typing import Any, NamedTuple

import ml_dtypes
import numpy as np
import numpy.typing as npt


class View(NamedTuple):
    """An array, on the CPU or on a GPU, that belongs to somebody else.

    Attributes
    ----------
    pointer : int
        Address of the first element.
    dtype : str
        NumPy's name of the type of the elements, or ``"bfloat16"``.
    shape, strides : tuple of int
        Strides in elements.
    place : str
        ``"cpu"`` or ``"cuda:0"``.
    owner : object
        What keeps the memory alive.
    writable : bool
        Whether it may be written.
    """

    pointer: int
    dtype: str
    shape: tuple[int, ...]
    strides: tuple[int, ...]
    place: str
    owner: object
    writable: bool = True

    @property
    def itemsize(self) -> int:
        """Bytes of an element."""
        return numpy_dtype(self.dtype).itemsize

    @property
    def alignment(self) -> int:
        """The largest power of two, 16 at most, that divides the address."""
        return min(16, self.pointer & -self.pointer) or 16

    @property
    def extent(self) -> tuple[int, int]:
        """Addresses of the first byte and behind the last; equal if there are no elements."""
        if 0 in self.shape:
            return self.pointer, self.pointer
        low = high = self.pointer
        item = self.itemsize
        for size, stride in zip(self.shape, self.strides, strict=True):
            far = (size - 1) * stride * item
            low, high = (low + far, high) if far < 0 else (low, high + far)
        return low, high + item

    def overlaps(self, other: View) -> bool:
        """Whether the two could share memory: whether their extents do."""
        (low, high), (other_low, other_high) = self.extent, other.extent
        return self.place == other.place and max(low, other_low) < min(high, other_high)

    def numpy(self) -> npt.NDArray[Any]:
        """The array itself, not a copy, as NumPy has it; for one on the CPU."""
        dtype = numpy_dtype(self.dtype)
        low, high = self.extent
        if low == high:
            return np.empty(self.shape, dtype)
        memory = memoryview((ctypes.c_ubyte * (high - low)).from_address(low)).cast("B")
        return np.ndarray(
            self.shape, dtype, memory, self.pointer - low, tuple(stride * dtype.itemsize for stride in self.strides)
        )


@cache
def dtype_name(dtype: np.dtype[Any]) -> str:
    """NumPy's name of a type, which it works out anew each time."""
    return dtype.name


@cache
def numpy_dtype(name: str) -> np.dtype[Any]:
    """NumPy's type of that name, bfloat16 among them."""
    return np.dtype(ml_dtypes.bfloat16) if name == "bfloat16" else np.dtype(name)


@lru_cache(maxsize=4096)
def contiguous_strides(shape: tuple[int, ...]) -> tuple[int, ...]:
    """Strides in elements of a C-contiguous array."""
    strides, step = [], 1
    for size in reversed(shape):
        strides.append(step)
        step *= max(size, 1)
    return tuple(reversed(strides))
