"""Matrices from and to ``.npy`` files."""

from __future__ import annotations

import os
import stat
from typing import IO, Any, cast

import numpy as np
import numpy.typing as npt

from rooftile.cli.files import write_whole
from rooftile.core.errors import UnknownNameError, UsageError

_LONGEST_REASON = 200
"""Characters shown of NumPy's reason to refuse a file; it may quote the whole header."""


def load_matrix(path: str, name: str) -> npt.NDArray[Any]:
    """Read matrix ``name`` from an ``.npy`` file; objects are never unpickled.

    Raises
    ------
    UsageError
        If there is no such file, it is no ``.npy`` file, or it does not hold a matrix of numbers.
    """
    try:
        # Pipes and devices may have no end, and opening a pipe waits for its writer.
        if not stat.S_ISREG(os.stat(path).st_mode):
            raise UsageError(
                f"{name}'s path is not an ordinary file",
                got=path,
                allowed="a .npy file",
                next_step="write the array to a file first",
            )
        header = _header(path, name)
        if header.ndim != 2 or header.dtype.kind not in "fiu" or header.size == 0:
            raise UsageError(
                f"{name} is not a matrix of numbers",
                got=f"{path}: shape {header.shape}, dtype {header.dtype}",
                allowed="two dimensions, each at least 1, of floats or integers",
                next_step=f"write it with numpy.save({path!r}, {name})",
            )
        # Copied, for a file that becomes shorter while it is mapped would end the process with a signal.
        return np.array(header, subok=False)
    except FileNotFoundError:
        raise UnknownNameError(f"{name}'s file does not exist", got=path, next_step="check the path") from None
    except OSError as error:
        raise UsageError(
            f"{name}'s file cannot be read",
            got=f"{path}: {error.strerror or error}",
            next_step="check the path and its permissions",
        ) from None


def _header(path: str, name: str) -> npt.NDArray[Any]:
    """The file's array, mapped: nothing but its header is read, and that there is enough data behind it is checked."""
    try:
        return cast("npt.NDArray[Any]", np.lib.format.open_memmap(path, mode="r"))
    except OSError:
        raise
    except Exception as error:  # NumPy evaluates the header as Python: what is no header can fail in any way
        reason = " ".join(str(error).split())
        raise UsageError(
            f"{name}'s file does not hold a plain NumPy array",
            got=f"{path}: {reason[:_LONGEST_REASON]}",
            allowed="a .npy file of numbers, as numpy.save writes it",
            next_step=f"write it with numpy.save({path!r}, {name})",
        ) from None


def save_matrix(path: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Write ``array`` to ``path``, all of it or nothing.

    The format knows NumPy's own types only; bfloat16 and the like are written as float32, which holds their values.
    Returns what was written.

    Raises
    ------
    UsageError
        If it cannot be written.
    """
    plain = array if array.dtype.kind in "fiu" else array.astype(np.float32)
    write_whole(path, lambda file: np.lib.format.write_array(_Stream(file), plain, allow_pickle=False))
    return plain


class _Stream:
    """A file that can only be written to: NumPy would look for the position in a real one, which a pipe has not."""

    def __init__(self, file: IO[bytes]) -> None:
        self.write = file.write
