"""Matrices from and to ``.npy`` files."""

from __future__ import annotations

import os
import stat
import tempfile
from contextlib import suppress
from pathlib import Path
from typing import Any, BinaryIO, cast

import numpy as np
import numpy.typing as npt

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


def require_other(path: str, *inputs: str) -> None:
    """Refuse to write a result over one of the files that it is computed from, by whatever path or link.

    Raises
    ------
    UsageError
        If ``path`` is the same file as one of ``inputs``.
    """
    for given in inputs:
        with suppress(OSError):
            if os.path.samefile(path, given):
                raise UsageError(
                    "the output is the file of an input, which would be lost",
                    got=f"-o {path}, and {given} is that file",
                    next_step="give another path by -o",
                )


def require_writable(path: str, option: str = "-o") -> None:
    """Refuse an output path, given with ``option``, that cannot be written before time is spent on what would be.

    Raises
    ------
    UsageError
        If the folder does not exist or cannot be written, or the path is a folder.
    """
    if not path:
        raise UsageError("the output's path is empty", got=f"{option} ''", allowed="the path of a file")
    try:
        target = Path(path).resolve()
        if target.is_dir():
            raise UsageError("the output is a folder", got=f"{option} {path}", allowed="the path of a file")
        if target.exists():
            fault = None if os.access(target, os.W_OK) else "the output exists and cannot be written"
        elif not target.parent.is_dir():
            raise UsageError(
                "the output's folder does not exist",
                got=f"{option} {path}",
                next_step=f"make it: mkdir -p {target.parent}",
            )
        else:
            fault = None if os.access(target.parent, os.W_OK) else "the output's folder cannot be written"
    except (OSError, RuntimeError) as error:  # a name too long, links in a circle
        raise unwritable(path, error, option) from None
    if fault is not None:
        raise UsageError(fault, got=f"{option} {path}", next_step=f"give another path to {option}")


def save_matrix(path: str, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Write ``array`` to ``path``, all of it or nothing: to a temporary file beside it that is then moved there.

    A device or a pipe is not replaced but written to, and a link is followed. The format knows NumPy's own types only;
    bfloat16 and the like are written as float32, which holds their values. Returns what was written.

    Raises
    ------
    UsageError
        If it cannot be written.
    """
    plain = array if array.dtype.kind in "fiu" else array.astype(np.float32)
    try:
        target = Path(path).resolve()
        mode = target.stat().st_mode if target.exists() else None
        if mode is None or stat.S_ISREG(mode):
            _replace(target, plain, 0o666 & ~_umask() if mode is None else stat.S_IMODE(mode))
        else:
            with open(target, "wb") as file:
                np.lib.format.write_array(_Stream(file), plain, allow_pickle=False)
    except (OSError, RuntimeError) as error:
        raise unwritable(path, error) from None
    return plain


class _Stream:
    """A file that can only be written to: NumPy would look for the position in a real one, which a pipe has not."""

    def __init__(self, file: BinaryIO) -> None:
        self.write = file.write


def _replace(target: Path, array: npt.NDArray[Any], mode: int) -> None:
    temporary = None
    try:
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=".rooftile-", delete=False) as file:
            temporary = Path(file.name)
            np.lib.format.write_array(file, array, allow_pickle=False)
        os.chmod(temporary, mode)
        os.replace(temporary, target)
    finally:
        if temporary is not None:
            temporary.unlink(missing_ok=True)


def unwritable(path: str, error: Exception, option: str = "-o") -> UsageError:
    """What to raise where ``path``, given with ``option``, cannot be written for ``error``."""
    reason = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return UsageError(
        "the output cannot be written",
        got=f"{path}: {reason}",
        next_step=f"give another path to {option}, or make room",
    )


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask
