"""From source text to PTX, machine code and what both say of the kernel.

Each name is loaded when it is first used: what runs kernels needs none of the parts that read them.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rooftile.compile.expectations import expectation_comments
    from rooftile.compile.files import load_source
    from rooftile.compile.host.dispatched import dispatched
    from rooftile.compile.kernel import compile_kernel
    from rooftile.compile.listing import kernel_names
    from rooftile.compile.numbered import unnumbered

_HOMES = {
    "compile_kernel": "rooftile.compile.kernel",
    "dispatched": "rooftile.compile.host.dispatched",
    "expectation_comments": "rooftile.compile.expectations",
    "kernel_names": "rooftile.compile.listing",
    "load_source": "rooftile.compile.files",
    "unnumbered": "rooftile.compile.numbered",
}

__all__ = ["compile_kernel", "dispatched", "expectation_comments", "kernel_names", "load_source", "unnumbered"]


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    value = getattr(import_module(_HOMES[name]), name)
    globals()[name] = value
    return value
