"""Matrices from and to ``.npy`` files."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from rooftile.core.errors import UnknownNameError, UsageError


def load_matrix(path: str, name: str) -> npt.NDArray[Any]:
    """Read matrix ``name`` from an ``.npy`` file; objects are never unpickled.

    Raises
    ------
    UsageError
        If there is no such file, it is no ``.npy`` file, or it does not hold a matrix of numbers.
    """
    try:
        with open(path, "rb") as file:
            array = np.lib.format.read_array(file, allow_pickle=False)
    except FileNotFoundError:
        raise UnknownNameError(f"{name}'s file does not exist", got=path, next_step="check the path") from None
    except OSError as error:
        raise UsageError(f"{name}'s file cannot be read", got=f"{path}: {error.strerror or error}") from None
    except (ValueError, EOFError, SyntaxError) as error:
        raise UsageError(
            f"{name}'s file does not hold a plain NumPy array",
            got=f"{path}: {str(error).splitlines()[0]}",
            allowed="a .npy file of numbers, as numpy.save writes it",
            next_step=f"write it with numpy.save({path!r}, {name})",
        ) from None
    if array.ndim != 2 or array.dtype.kind not in "fiu" or array.size == 0:
        raise UsageError(
            f"{name} is not a matrix of numbers",
            got=f"{path}: shape {array.shape}, dtype {array.dtype}",
            allowed="two dimensions, each at least 1, of floats or integers",
        )
    return array


def require_writable(path: str) -> None:
    """Refuse an output path that cannot be written before time is spent on what would be.

    Raises
    ------
    UsageError
        If the folder does not exist or cannot be written, or the path is a folder.
    """
    target = Path(path)
    folder = target.parent
    if target.is_dir():
        raise UsageError("the output is a folder", got=path, allowed="the path of a file, for example C.npy")
    if not folder.is_dir():
        raise UsageError("the output's folder does not exist", got=path, next_step=f"make it: mkdir -p {folder}")
    if not os.access(folder, os.W_OK):
        raise UsageError("the output's folder cannot be written", got=path, next_step="give another path to -o")


def save_matrix(path: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Write ``array`` to ``path``, all of it or nothing: to a temporary file beside it that is then moved there.

    The format knows NumPy's own types only; bfloat16 and the like are written as float32, which holds their values.
    Returns what was written.

    Raises
    ------
    UsageError
        If it cannot be written.
    """
    target = Path(path)
    plain = array if array.dtype.kind in "fiu" else array.astype(np.float32)
    temporary = None
    try:
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=f".{target.name}.", delete=False) as file:
            temporary = Path(file.name)
            np.lib.format.write_array(file, plain, allow_pickle=False)
        os.chmod(temporary, 0o666 & ~_umask())
        os.replace(temporary, target)
    except OSError as error:
        raise UsageError("the output cannot be written", got=f"{path}: {error.strerror or error}") from None
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)
    return plain


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
