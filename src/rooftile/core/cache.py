"""A disk cache of bytes: what was compiled once need not be compiled again.

Entries live under one folder (:func:`cache_dir`), a sub-folder for each namespace. A cache is never needed for a right
answer, so it never fails: where nothing can be read the answer is None, where nothing can be written the entry is lost.
"""

from __future__ import annotations

import hashlib
import os
import sys
import threading
from contextlib import suppress
from pathlib import Path
from typing import Final

LIMIT_BYTES: Final = 256 * 1024 * 1024
"""How large one namespace may grow before its least recently used entries go."""

_CHECK_BYTES: Final = 32
_PRUNE_EVERY: Final = 64


def cache_dir() -> Path:
    """The folder that holds all caches: ``ROOFTILE_CACHE_DIR`` if set, else the platform's place for caches."""
    chosen = os.environ.get("ROOFTILE_CACHE_DIR")
    if chosen:
        return Path(chosen)
    if sys.platform == "win32":
        base = os.environ.get("LOCALAPPDATA") or os.path.join("~", "AppData", "Local")
    elif sys.platform == "darwin":
        base = os.path.join("~", "Library", "Caches")
    else:
        base = os.environ.get("XDG_CACHE_HOME") or os.path.join("~", ".cache")
    return Path(os.path.expanduser(base)) / "rooftile"


def digest(*parts: str | bytes) -> str:
    """A hexadecimal name for ``parts``; ``("ab", "c")`` and ``("a", "bc")`` have different ones."""
    sha = hashlib.sha256()
    for part in parts:
        data = part.encode("utf-8", "surrogatepass") if isinstance(part, str) else part
        sha.update(len(data).to_bytes(8, "little"))
        sha.update(data)
    return sha.hexdigest()


class DiskCache:
    """Bytes by key, kept between processes.

    Every entry carries its own checksum, so that a truncated or damaged file counts as absent. Writing is atomic:
    readers see the old entry, the new one or none. Several processes and threads may share one namespace.

    Parameters
    ----------
    namespace : str
        Name of the sub-folder.
    limit_bytes : int, optional
        Size beyond which the least recently used entries are removed.
    """

    def __init__(self, namespace: str, *, limit_bytes: int = LIMIT_BYTES) -> None:
        self.namespace = namespace
        self.limit_bytes = limit_bytes
        self._puts = 0

    def _path(self, key: str) -> Path:
        if not (key.isascii() and key.isalnum()):
            raise ValueError(f"a cache key is a digest of letters and figures, not {key!r}")
        return cache_dir() / self.namespace / key

    def get(self, key: str) -> bytes | None:
        """The bytes last put under ``key``, or None if there are none, or none that are whole."""
        path = self._path(key)
        try:
            stored = path.read_bytes()
        except OSError:
            return None
        check, data = stored[:_CHECK_BYTES], stored[_CHECK_BYTES:]
        if hashlib.sha256(data).digest() != check:
            return None
        with suppress(OSError):
            os.utime(path)  # the modification time is the time of last use
        return data

    def put(self, key: str, data: bytes) -> None:
        """Keep ``data`` under ``key``; silently does nothing where the folder cannot be written."""
        path = self._path(key)
        # A name of its own for each writer: two that write one entry at once must not mix their bytes.
        partial = path.with_name(f"{key}.{os.getpid()}-{threading.get_ident()}.part")
        try:
            path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            partial.write_bytes(hashlib.sha256(data).digest() + data)
            os.replace(partial, path)
        except OSError:
            with suppress(OSError):
                partial.unlink()
            return
        if self._puts % _PRUNE_EVERY == 0:
            self._prune(path.parent)
        self._puts += 1

    def _prune(self, folder: Path) -> None:
        with suppress(OSError):
            entries = []
            for entry in os.scandir(folder):
                with suppress(OSError):  # another process may have removed it
                    status = entry.stat()
                    entries.append((status.st_mtime_ns, status.st_size, entry.path))
            total = sum(size for _, size, _ in entries)
            for _, size, name in sorted(entries):
                if total <= self.limit_bytes:
                    break
                with suppress(OSError):
                    os.unlink(name)
                total -= size
