"""A cache of their own for the tests of this room, and short ways to compile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from rooftile.compile import compile_kernel
from rooftile.compile.nvidia import nvrtc, toolchain
from rooftile.core.errors import UnavailableError
from rooftile.core.source import Compiled, Source


@pytest.fixture(autouse=True)
def cache_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path / "cache"))
    return tmp_path / "cache"


@pytest.fixture
def compiler() -> None:
    """Needs NVRTC, which macOS has not."""
    try:
        nvrtc.version()
        nvrtc.check_arch("sm_90")
    except UnavailableError as error:
        pytest.skip(str(error))


@pytest.fixture
def compiled(compiler: None, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Compiled]:
    """Compile a text, or a source, without the disassembler."""
    monkeypatch.setattr(toolchain, "nvdisasm", lambda: None)

    def call(text: str | Source, name: str | None = None, *, file: str = "mine.cu", **options: object) -> Compiled:
        return compile_kernel(text if isinstance(text, Source) else Source(file, text), name, **options)

    return call
