"""Matrices too large to be filled: a pattern that repeats through address space and takes up only its own memory."""

from __future__ import annotations

import ctypes
import mmap
import os
from collections.abc import Callable
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from rooftile.core.errors import ExecutionError

Array = npt.NDArray[Any]

_PERIODS: Final = (1021, 16381)
"""Pages of a pattern. Prime, so that no rows of a matrix but those many periods apart hold the same values."""

_MOST_MAPPINGS: Final = 20000
"""Of one matrix: Linux gives a process 65,530."""

_GAP: Final = 1 << 28
"""Unused address space behind a matrix: an index that runs past its end must not land in another."""

_MAP_FIXED: Final = 0x10
_MAP_NORESERVE: Final = 0x4000
"""Linux's values; Python names neither."""


def repeating(
    make: Callable[[tuple[int], np.dtype[Any]], Array], shape: tuple[int, int], dtype: np.dtype[Any]
) -> Array:
    """A matrix whose elements are, in memory order, those of ``make((count,), dtype)`` again and again.

    Where the system can map a file many times over (Linux), the pattern is in memory once, and each page that is
    written takes up memory of its own; elsewhere the whole matrix does.

    Parameters
    ----------
    make : callable
        Gives an array of a shape and a dtype.
    shape : (int, int)
    dtype : numpy.dtype

    Raises
    ------
    ExecutionError
        If this machine has not the address space for it.
    """
    size = shape[0] * shape[1] * dtype.itemsize
    pages = next((p for p in _PERIODS if p * _MOST_MAPPINGS * mmap.PAGESIZE >= size), None)
    if pages is None:
        raise _too_large(size)
    period = min(pages, -(-size // mmap.PAGESIZE)) * mmap.PAGESIZE
    pattern = make((period // dtype.itemsize,), dtype).view(np.uint8)
    whole = -(-size // period) * period
    try:
        arena = mmap.mmap(-1, whole + _GAP, flags=mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS | _MAP_NORESERVE)
        memory = np.frombuffer(arena, np.uint8)
        if hasattr(os, "memfd_create"):
            _map(pattern, memory.ctypes.data, whole)
        else:
            memory[:whole].reshape(-1, period)[:] = pattern
    except (OSError, OverflowError, ValueError) as error:
        raise _too_large(size) from error
    return memory[:size].view(dtype).reshape(shape)


def _map(pattern: npt.NDArray[np.uint8], address: int, size: int) -> None:
    """Map ``pattern`` privately over the address space from ``address`` on."""
    library = ctypes.CDLL(None, use_errno=True)
    place = library.mmap
    place.restype = ctypes.c_void_p
    place.argtypes = (ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long)
    protection = mmap.PROT_READ | mmap.PROT_WRITE
    flags = mmap.MAP_PRIVATE | _MAP_FIXED | _MAP_NORESERVE
    file = os.memfd_create("rooftile")
    try:
        os.truncate(file, pattern.nbytes)
        with mmap.mmap(file, pattern.nbytes) as written:
            written[:] = pattern.tobytes()
        for start in range(address, address + size, pattern.nbytes):
            if place(start, pattern.nbytes, protection, flags, file, 0) != start:
                raise OSError(ctypes.get_errno(), "mmap")
    finally:
        os.close(file)


def written_rows(matrix: Array) -> npt.NDArray[np.int64]:
    """Rows of a matrix of :func:`repeating` that may have been written to: all, where the system cannot tell.

    A page that was written is no longer one of the pattern's file (Linux, ``Documentation/admin-guide/mm/pagemap``).
    """
    row_bytes = matrix.strides[0]
    pages = -(-matrix.nbytes // mmap.PAGESIZE)
    try:
        with open("/proc/self/pagemap", "rb", buffering=0) as file:
            file.seek(matrix.ctypes.data // mmap.PAGESIZE * 8)
            entries = np.frombuffer(file.read(8 * pages), np.uint64)
    except OSError:
        entries = np.zeros(0, np.uint64)
    if len(entries) != pages or not hasattr(os, "memfd_create"):
        return np.arange(matrix.shape[0])
    in_use, of_file = entries & np.uint64(3 << 62), entries & np.uint64(1 << 61)
    begin = np.flatnonzero((in_use != 0) & (of_file == 0)) * mmap.PAGESIZE
    found = np.zeros(matrix.shape[0] + 1, np.int64)  # +1 where a page's first row is, -1 behind its last
    np.add.at(found, begin // row_bytes, 1)
    np.add.at(found, np.minimum((begin + mmap.PAGESIZE - 1) // row_bytes + 1, matrix.shape[0]), -1)
    return np.flatnonzero(np.cumsum(found[:-1]))


def _too_large(size: int) -> ExecutionError:
    return ExecutionError(
        "the matrices do not fit in this machine's memory, even where only parts of them are touched",
        got=f"a matrix of {shown_bytes(size)}",
        next_step="give smaller M, N or K; the access pattern of a kernel shows at small sizes too",
    )


def shown_bytes(count: int) -> str:
    """``count`` bytes as a person reads them, ``12.3 GB``."""
    unit, size = next(((unit, size) for unit, size in (("TB", 1e12), ("GB", 1e9)) if count >= size), ("MB", 1e6))
    return f"{count / size:,.2f} {unit}"
