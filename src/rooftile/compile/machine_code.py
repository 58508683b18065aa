"""A kernel's machine code alone, for a GPU to run: from the disk cache without the compiler, or any part that reads it.

A process that multiplies for the first time waits for this. What :func:`~rooftile.compile.kernel.compile_kernel` keeps
is for looking into, ten times as large, and known by the version of a compiler that may have to be loaded to tell it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import rooftile
from rooftile.compile import files
from rooftile.compile.nvidia import toolchain
from rooftile.core.cache import DiskCache, digest
from rooftile.core.source import Source

_SCHEMA: Final = "1"
"""Raise when what is stored changes, or how it is compiled."""

_CACHE: Final = DiskCache("machine-code")


def machine_code(source: Source, entry: str, *, arch: str, defines: Mapping[str, str]) -> tuple[str, bytes]:
    """The name that ``entry`` has in the code, and the code, a cubin or, where there is no compiler, PTX.

    Parameters
    ----------
    source : Source
        CUDA C++.
    entry : str
        The kernel, as in the source.
    arch : str
        ``sm_90a``.
    defines : mapping of str to str
        Macros.

    Raises
    ------
    CompileError, UnavailableError, UsageError, UnknownNameError
        As :func:`~rooftile.compile.kernel.compile_kernel` does.
    """
    included = files.includes(source, ())
    # Without the version of a compiler that is no wheel: code made by an older one is as right.
    key = digest(
        _SCHEMA, rooftile.__version__, toolchain.wheels(), source.text, entry, arch,
        *(f"{macro}={value}" for macro, value in sorted(defines.items())),
        "includes", *(part for file in included.files for part in (file.name, file.text)),
    )  # fmt: skip
    if included.complete and (stored := _CACHE.get(key)) is not None:
        known, _, code = stored.partition(b"\0")
        return known.decode(), code
    from rooftile.compile.kernel import compile_kernel

    compiled = compile_kernel(source, entry, arch=arch, defines=defines)
    name = compiled.signature.entry
    if compiled.cubin is None:
        return name, compiled.ptx.encode() + b"\0"
    if included.complete:
        _CACHE.put(key, name.encode() + b"\0" + compiled.cubin)
    return name, compiled.cubin
