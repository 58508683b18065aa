"""Where the compiler's parts lie on this machine, and which versions they have, without loading any of them."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
from functools import cache
from pathlib import Path
from typing import Final

from rooftile.core.errors import UnavailableError


@cache
def _wheel_roots() -> tuple[Path, ...]:
    """The ``nvidia`` folders into which NVIDIA's wheels install."""
    spec = importlib.util.find_spec("nvidia")
    return tuple(Path(place) for place in (spec.submodule_search_locations or ())) if spec else ()


@cache
def _wheels() -> dict[str, str]:
    """Versions of NVIDIA's installed wheels by their names, ``nvidia_cuda_nvrtc``.

    Read from the names of metadata folders: ``importlib.metadata`` costs more than a whole look-up in the cache may.
    """
    names = (name for root in _wheel_roots() if root.parent.is_dir() for name in os.listdir(root.parent))
    found = (re.fullmatch(r"(nvidia_\w+)-([^-]+)\.dist-info", name) for name in names)
    return {match[1]: match[2] for match in found if match}


def wheel_version(distribution: str) -> str | None:
    """Version of an installed NVIDIA wheel, or None."""
    return _wheels().get(distribution)


@cache
def header_dirs() -> tuple[Path, ...]:
    """Folders with CUDA's own headers (``cuda_fp16.h``) and, if that wheel is there, its C++ core libraries."""
    includes = [path.parent for root in _wheel_roots() for path in sorted(root.glob("*/include/cuda_fp16.h"))][-1:]
    return tuple(path for include in includes for path in (include, include / "cccl") if path.is_dir())


@cache
def nvdisasm() -> Path | None:
    """The disassembler: from its wheel, else from ``PATH``."""
    for root in _wheel_roots():
        for path in sorted(root.glob("*/bin/**/nvdisasm*"), reverse=True):
            if path.is_file() and path.suffix in ("", ".exe"):
                return path
    found = shutil.which("nvdisasm")
    return Path(found) if found else None


_PARTS: Final = (
    "nvidia_cuda_nvrtc", "nvidia_cuda_runtime", "nvidia_cuda_crt", "nvidia_cuda_cccl", "nvidia_cuda_nvdisasm",
)  # fmt: skip


def wheels() -> str:
    """The versions of all parts that are wheels."""
    return " ".join(f"{part}={wheel_version(part)}" for part in _PARTS)


def fingerprint() -> str:
    """What a compiled result depends on beside the source: versions of all parts, and whether SASS can be read."""
    versions = [wheels()]
    if wheel_version("nvidia_cuda_nvrtc") is None:
        from rooftile.compile.nvidia import nvrtc

        try:
            versions.append(nvrtc.version())
        except UnavailableError:
            versions.append("no compiler")
    return " ".join([*versions, f"sass={nvdisasm() is not None}"])
