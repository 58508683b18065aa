"""The compiler, for tests that bind a kernel of a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from rooftile.compile.nvidia import nvrtc
from rooftile.core.errors import UnavailableError


@pytest.fixture
def compiler(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Needs NVRTC, which macOS has not; nothing that was compiled before is found."""
    monkeypatch.setenv("ROOFTILE_CACHE_DIR", str(tmp_path / "cache"))
    try:
        nvrtc.check_arch("sm_90")
    except UnavailableError as error:
        pytest.skip(str(error))
