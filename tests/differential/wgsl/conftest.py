"""What the tests of WGSL kernels need: Tint, and a browser with WebGPU."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any, NoReturn

import pytest
from wgsl_drivers import SWITCHES, Native, chromium_page


def _unavailable(kind: str, reason: str) -> NoReturn:
    """Skip, unless this is where it has to be."""
    if kind in os.environ.get("ROOFTILE_REQUIRE", "").split(","):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def tint() -> Native:
    """Tint's verdict on WGSL, through Dawn's Null backend."""
    try:
        return Native.tint()
    except ModuleNotFoundError:
        _unavailable("webgpu", "wgpudawn is not installed")


@pytest.fixture(scope="session")
def lavapipe() -> Native:
    """Mesa's CPU driver."""
    try:
        driver = Native.lavapipe()
    except ModuleNotFoundError:
        _unavailable("webgpu", "wgpu is not installed")
    if driver is None:
        _unavailable("webgpu", "lavapipe (mesa-vulkan-drivers) is not installed")
    return driver


@pytest.fixture(scope="session")
def webgpu_page(playwright_driver: Any) -> Iterator[Any]:
    """A page of a headless Chromium whose WebGPU runs on SwiftShader."""
    if playwright_driver is None:
        _unavailable("browser", "playwright is not installed")
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        _unavailable("browser", "chromium is not installed")
    browser = playwright_driver.chromium.launch(executable_path=path, args=list(SWITCHES))
    with chromium_page(browser) as page:
        yield page
    browser.close()
