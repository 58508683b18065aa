"""The ladder: GEMM kernels in CUDA C++, one idea a file, each with a manifest.

Each name is loaded when it is first used: :mod:`~rooftile.kernels.gemm` needs no manifest.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rooftile.kernels.catalog import Manifest, ParameterInfo, find, ladder

__all__ = ["Manifest", "ParameterInfo", "find", "ladder"]


def __getattr__(name: str) -> Any:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from rooftile.kernels import catalog

    value = getattr(catalog, name)
    globals()[name] = value
    return value
