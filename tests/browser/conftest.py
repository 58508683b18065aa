"""Reports opened in a real browser: Debian's chromium, driven by Playwright."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import pytest
from browser_pages import Reports

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

SWITCHES = ["--no-sandbox", "--enable-unsafe-webgpu", "--use-webgpu-adapter=swiftshader"]
"""WebGPU on the CPU, where there is no GPU."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def reports(tmp_path_factory: pytest.TempPathFactory) -> Reports:
    return Reports(tmp_path_factory.mktemp("reports"))


def _unavailable(reason: str) -> NoReturn:
    """Skip, unless this is where a browser has to be."""
    if "browser" in os.environ.get("ROOFTILE_REQUIRE", "").split(","):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture(scope="session")
def chromium(playwright_driver: Any) -> Iterator[Browser]:
    if playwright_driver is None:
        _unavailable("playwright is not installed")
    path = shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        _unavailable("chromium is not installed")
    browser = playwright_driver.chromium.launch(executable_path=path, args=SWITCHES)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def axe() -> Any:
    """axe-core, which finds what makes a page hard to use."""
    try:
        from axe_playwright_python.sync_playwright import Axe
    except ModuleNotFoundError:
        _unavailable("axe-playwright-python is not installed")
    return Axe()


Open = Callable[..., "Page"]


@pytest.fixture
def show(chromium: Browser, reports: Reports) -> Iterator[Open]:
    """Open a page: whatever it logs, throws or asks the network for fails the test."""
    faults: list[str] = []
    contexts = []

    def open_page(name: str, *, width: int = 1280, scheme: str = "light", motion: str = "no-preference") -> Page:
        context = chromium.new_context(
            viewport={"width": width, "height": 900}, color_scheme=scheme, reduced_motion=motion
        )
        contexts.append(context)
        page = context.new_page()
        url = reports.url(name)
        page.on("console", lambda message: faults.append(f"console: {message.text}"))
        page.on("pageerror", lambda error: faults.append(f"thrown: {error}"))
        page.on("dialog", lambda dialog: faults.append(f"dialog: {dialog.message}"))
        page.on("request", lambda request: request.url == url or faults.append(f"request: {request.url}"))
        page.goto(url)
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert faults == []
