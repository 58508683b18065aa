"""Shared by all tests: which hypothesis profile is used, that Ctrl-C is heeded, which WebGPU adapters there are."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from rooftile.compile.nvidia import toolchain
from webgpu_drivers import adapter_names, offer_swiftshader

settings.register_profile("quick", derandomize=True, deadline=None, max_examples=25)
settings.register_profile("thorough", deadline=None, max_examples=2000, print_blob=True)
settings.load_profile(os.environ.get("ROOFTILE_HYPOTHESIS", "quick"))

# A shell that starts the tests in the background has them, and the processes they start, ignore Ctrl-C.
signal.signal(signal.SIGINT, signal.default_int_handler)

offer_swiftshader()


@pytest.fixture(scope="module")
def no_disassembler() -> Iterator[None]:
    """Machine code is not read: for tests of what does not rest on it, since starting nvdisasm takes 0.15 s."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(toolchain, "nvdisasm", lambda: None)
        yield


@pytest.fixture(scope="session")
def webgpu_adapters() -> list[str]:
    """Names of WebGPU devices to test on, one of each implementation."""
    return adapter_names()


@pytest.fixture(scope="session")
def playwright_driver() -> Iterator[Any]:
    """Playwright, which a process can only start once; None where it is not installed."""
    try:
        from playwright.sync_api import sync_playwright
    except ModuleNotFoundError:
        yield None
        return
    with sync_playwright() as playwright:
        yield playwright


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--update-golden", action="store_true", help="write the golden files anew instead of comparing")
