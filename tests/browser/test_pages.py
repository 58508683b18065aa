"""Every page: whole, quiet, accessible, and as wide as the window."""

from __future__ import annotations

import re
from typing import Any

import pytest
from browser_pages import KERNELS, PAGES

PICTURES = {
    "source": 3,
    "matrices": 1,
    "roofline": 1,
    "memory": 1,
    "time": 1,
    "queue": 1,
    "warps": 1,
    "mapping": 1,
    "machine": 1,
    "occupancy": 1,
}
"""Sections of a kernel's page, and how many pictures each has."""


@pytest.mark.parametrize("name", KERNELS)
def test_every_picture_is_there_and_says_what_it_shows(show: Any, name: str) -> None:
    page = show(name)
    for section, pictures in PICTURES.items():
        found = page.locator(f"#{section} svg[role=img]")
        assert found.count() == pictures, section
        for number in range(pictures):
            assert len(found.nth(number).get_attribute("aria-label")) > 10
            assert (
                found.nth(number).evaluate("svg => svg.querySelectorAll('rect, path, circle').length") > 1
                or section == "source"
            )
    verdict = page.locator(".verdict b.word").inner_text().lower()
    assert verdict == ("wrong" if name == "faulty" else "right")


TEXTS = """svg => {
  const frame = svg.getBoundingClientRect();
  const texts = [...svg.querySelectorAll("text")].filter(text => text.textContent.trim());
  const boxes = texts.map(text => text.getBoundingClientRect());
  const found = [];
  boxes.forEach((box, at) => {
    const inside = box.left >= frame.left - 1 && box.right <= frame.right + 1;
    if (!inside || box.top < frame.top - 2 || box.bottom > frame.bottom + 2) found.push([texts[at].textContent]);
    boxes.slice(at + 1).forEach((other, after) => {
      const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
      const high = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
      if (wide > 2 && high > 6) found.push([texts[at].textContent, texts[at + 1 + after].textContent]);
    });
  });
  return found;
}"""
"""Texts that leave their picture, and pairs that lie on each other."""


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", PAGES)
def test_texts_stay_in_their_pictures_and_apart(show: Any, name: str, width: int) -> None:
    drawings = show(name, width=width).locator("svg[role=img]:visible")
    assert drawings.count() >= 2
    assert [fault for drawing in drawings.all() for fault in drawing.evaluate(TEXTS)] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("name", PAGES)
def test_no_serious_fault_by_axe(show: Any, axe: Any, name: str, scheme: str) -> None:
    page = show(name, scheme=scheme)
    faults = axe.run(page, options={"resultTypes": ["violations"]}).response["violations"]
    serious = [fault for fault in faults if fault["impact"] in ("serious", "critical")]
    assert [(fault["id"], [node["target"] for node in fault["nodes"]][:3]) for fault in serious] == []


@pytest.mark.parametrize("width", [390, 1280])
@pytest.mark.parametrize("name", PAGES)
def test_nothing_is_wider_than_the_window(show: Any, name: str, width: int) -> None:
    page = show(name, width=width)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert page.locator(".verdict").bounding_box()["width"] <= width


def test_it_opens_in_a_second(show: Any) -> None:
    page = show("coarsened")
    timing = page.evaluate("performance.getEntriesByType('navigation')[0].toJSON()")
    assert 0 < timing["loadEventEnd"] < 1000


def test_light_and_dark_follow_the_system_until_the_reader_chooses(show: Any) -> None:
    page = show("naive", scheme="dark")
    background = "getComputedStyle(document.documentElement).backgroundColor"
    dark = page.evaluate(background)
    page.locator("#theme").focus()
    page.keyboard.press("Enter")
    light = page.evaluate(background)
    assert dark != light
    assert page.locator("#theme").inner_text() == "dark"
    page.emulate_media(color_scheme="light")
    assert page.evaluate(background) == light


def test_only_boxes_that_scroll_are_stopped_at(show: Any) -> None:
    scrolls = "box => box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1"
    counted = []
    for width in (1280, 390):
        boxes = show("naive", width=width).locator(".scroll, .table, .listing").all()
        stops = [(box.get_attribute("tabindex") == "0", box.evaluate(scrolls)) for box in boxes if box.is_visible()]
        assert all(stopped == scrolling for stopped, scrolling in stops)
        counted.append(sum(stopped for stopped, _ in stops))
    assert counted[0] < counted[1]


def test_motion_is_reduced_where_that_is_wanted(show: Any) -> None:
    behaviour = "getComputedStyle(document.documentElement).scrollBehavior"
    assert show("naive", motion="reduce").evaluate(behaviour) == "auto"
    assert show("naive").evaluate(behaviour) == "smooth"


def test_what_users_wrote_is_text(show: Any, reports: Any) -> None:
    page = show("faulty")
    assert page.evaluate("window.hacked") is None
    shown = page.locator(".listing td.code").first.inner_text()
    assert shown == reports.record("faulty").source.text.split("\n")[0]
    assert "a 'bad' \"näme\" & <more>.cu" in page.locator("h1").inner_text()
    assert page.locator("main script, main img").count() == 0


def test_the_browser_would_refuse_requests(show: Any) -> None:
    policy = show("naive").locator("meta[http-equiv]").get_attribute("content")
    assert re.search(r"default-src 'none'", policy)


def test_a_notebook_shows_the_page_in_a_frame(chromium: Any, reports: Any) -> None:
    page = chromium.new_page()
    page.set_content(reports.record("naive")._repr_html_())
    assert page.frame_locator("iframe").locator(".verdict b.word").inner_text().lower() == "right"
    page.frame_locator("iframe").locator(".ln").nth(1).click()
    assert page.frame_locator("iframe").locator("tr.on .ln").get_attribute("aria-pressed") == "true"
    page.close()
