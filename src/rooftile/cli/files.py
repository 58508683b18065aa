"""The files that verbs write: refused before time is spent, and written whole or not at all."""

from __future__ import annotations

import os
import stat
import tempfile
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import IO

from rooftile.core.errors import UsageError

_Write = Callable[[IO[bytes]], object]


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


def write_whole(path: str | os.PathLike[str], write: _Write, option: str = "-o") -> None:
    """Have ``write`` fill the file ``path``, all of it or nothing: a temporary one beside it that is then moved there.

    A device or a pipe is not replaced but written to, nor is a file in a folder that takes no others; a link is
    followed.

    Raises
    ------
    UsageError
        If it cannot be written; the words name ``option``, which the path was given with.
    """
    try:
        target = Path(path).resolve()
        mode = target.stat().st_mode if target.exists() else None
        if mode is None or (stat.S_ISREG(mode) and os.access(target.parent, os.W_OK)):
            _replace(target, write, 0o666 & ~_umask() if mode is None else stat.S_IMODE(mode))
        else:
            with open(target, "wb") as file:
                write(file)
    except (OSError, RuntimeError) as error:
        raise unwritable(os.fspath(path), error, option) from None


def _replace(target: Path, write: _Write, mode: int) -> None:
    temporary = None
    try:
        with tempfile.NamedTemporaryFile(dir=target.parent, prefix=".rooftile-", delete=False) as file:
            temporary = Path(file.name)
            write(file.file)
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
