"""WebGPU adapters for tests: those of this machine, SwiftShader from Debian's chromium package among them."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

SWIFTSHADER = Path("/usr/lib/chromium/vk_swiftshader_icd.json")


def offer_swiftshader() -> None:
    """Let Vulkan's loader, which is not loaded yet, find it too."""
    if SWIFTSHADER.exists():
        os.environ.setdefault("VK_ADD_DRIVER_FILES", str(SWIFTSHADER))


def adapter_names() -> list[str]:
    """The best adapter of each implementation, as ``device=`` names them; skips where there is none.

    Raises
    ------
    UnavailableError
        If there is none, and ``ROOFTILE_REQUIRE`` asks for one.
    """
    from rooftile.device.adapters import adapters, missing

    reason = missing()
    if reason is not None:
        if "webgpu" in os.environ.get("ROOFTILE_REQUIRE", "").split(","):
            raise reason
        pytest.skip(reason.what)
    best: dict[str, tuple[bool, int, int]] = {}
    for number, adapter in enumerate(adapters()):
        rank = (not adapter.software, len(adapter.features), -number)
        best[adapter.implementation] = max(rank, best.get(adapter.implementation, rank))
    return [f"webgpu:{-number}" for *_, number in best.values()]
