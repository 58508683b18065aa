"""The lessons as pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import lessons


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("lessons")
    for name, source in lessons.PAGES.items():
        (folder / f"{name}.html").write_text(lessons.build(name, source.read_text(encoding="utf-8")), encoding="utf-8")
    return folder


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", lessons.PAGES)
def test_lessons_are_whole_quiet_and_accessible(chromium: Any, axe: Any, site: Path, name: str, width: int) -> None:
    faults: list[str] = []
    context = chromium.new_context(
        viewport={"width": width, "height": 900}, color_scheme="dark" if width < 400 else "light"
    )
    page = context.new_page()
    url = (site / f"{name}.html").as_uri()
    page.on("console", lambda message: faults.append(message.text))
    page.on("pageerror", lambda error: faults.append(str(error)))
    page.on("request", lambda request: request.url == url or faults.append(request.url))
    page.goto(url)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    found = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    assert [
        (fault["id"], fault["nodes"][0]["target"]) for fault in found if fault["impact"] in ("serious", "critical")
    ] == []
    context.close()
    assert faults == []


def test_a_claim_is_one_step_away(chromium: Any, site: Path) -> None:
    from playwright.sync_api import expect

    page = chromium.new_page()
    page.goto((site / "coalesced-access.html").as_uri())
    page.get_by_role("link", name="claim 3.4").first.click()
    assert page.url.endswith("claims.html#34-the-two-sequences-for-a-warp")
    expect(page.locator("h3", has_text="3.4 The two sequences, for a warp")).to_be_in_viewport()
    page.close()
