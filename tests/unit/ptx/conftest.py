"""Compiled kernels for the tests of this room."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rooftile.compile import compile_kernel, load_source
from rooftile.core.source import Compiled, Source

REFERENCE = Path(__file__).parents[2] / "data" / "reference.cu"


@pytest.fixture(scope="session")
def reference() -> Callable[[str], Compiled]:
    """One of the kernels that were measured on an H200."""
    source = load_source(REFERENCE)
    return lambda name: compile_kernel(source, name)


@pytest.fixture(scope="session")
def cuda() -> Callable[..., Compiled]:
    """Compile CUDA text; further keywords are macros."""

    def compile_text(text: str, name: str | None = None, **defines: int) -> Compiled:
        macros = {key: str(value) for key, value in defines.items()}
        return compile_kernel(Source("mine.cu", text), name, defines=macros)

    return compile_text
