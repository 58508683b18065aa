"""Pages without a browser: whole, escaped, small, quick to make, and the same figures as everywhere."""

from __future__ import annotations

import cProfile
import json
import re
import xml.etree.ElementTree as ElementTree
from dataclasses import replace
from html.parser import HTMLParser
from pathlib import Path

import pytest

import rooftile
from rooftile.core.explanation import Explanation
from rooftile.core.finding import Finding
from rooftile.core.source import Location, Source
from rooftile.report.figures import figures, png_file, save, svg_file
from rooftile.report.html.document import to_html
from rooftile.report.html.matrices import reuse_sentence
from rooftile.report.html.page import embedded
from rooftile.report.html.palette import DARK, LIGHT
from rooftile.report.html.source import highlighted
from rooftile.report.html.svg import Drawing, prose
from rooftile.report.html.views import views
from rooftile.report.rows import rows

EVIL = "</script><script>alert(1)</script>\"'&<!--"


@pytest.fixture(scope="module")
def tiled() -> Explanation:
    return rooftile.explain("tiled", M=64, N=64, K=64, check=False)


class _Tags(HTMLParser):
    """Which elements are open where the page ends, and how many scripts it has."""

    VOID = frozenset({"meta", "input", "br", "img", "link", "hr"})

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.scripts = 0

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.scripts += tag == "script"
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def well_formed(page: str) -> int:
    parser = _Tags()
    parser.feed(page)
    parser.close()
    assert parser.open == []
    return parser.scripts


def test_pages_are_whole_and_ask_for_nothing(tiled: Explanation) -> None:
    for record in (tiled, rooftile.compare(tiled, tiled)):
        page = to_html(record)
        scripts = well_formed(page)
        assert scripts >= 4
        assert len(page) < 3_000_000
        assert not re.search(r"(?:src|href)=\"(?!#)", page)
        assert "@import" not in page
        assert "url(" not in page


def test_text_of_users_is_never_markup(tiled: Explanation) -> None:
    hostile = replace(
        tiled,
        kernel=EVIL,
        source=Source(EVIL, tiled.source.text.replace("float sum", f"/* {EVIL} */ float sum")),
        gpu_name=EVIL,
        toolchain=EVIL,
        notes=(EVIL,),
        findings=(Finding("odd", "error", EVIL, Location(EVIL, 15), EVIL, EVIL),),
        verdict=replace(tiled.verdict, judgement="wrong", reason=EVIL),
        lines=tuple(replace(line, file=EVIL, array=EVIL, expression=EVIL, text=EVIL) for line in tiled.lines),
    )
    plain = well_formed(to_html(tiled))
    for record, scripts in ((hostile, plain), (rooftile.compare(hostile, hostile), plain - 1)):
        page = to_html(record)
        assert well_formed(page) == scripts
        assert "<script>alert" not in page
        assert "alert(1)" in page  # it is shown


def test_both_sides_of_a_race_are_shown(tiled: Explanation) -> None:
    store, load = Location(tiled.source.name, 18), Location(tiled.source.name, 23)
    race = Finding("race", "error", "reads `As[0][1]`", load, block=(0, 0, 0), thread=(0, 0, 0))
    race = replace(race, other_location=store, other_block=(0, 0, 0), other_thread=(1, 0, 0))
    raced = replace(tiled, findings=(race,))
    assert {number for number, row in rows(raced).items() if row.findings} == {18, 23}
    page = to_html(raced)
    assert "The other access: line 18, block (0, 0, 0), thread (1, 0, 0)." in page
    assert "Reads <code>As[0][1]</code>" in page


def test_data_cannot_end_its_element() -> None:
    data = {"a": "</script><!-- & \u2028"}
    assert "<" not in embedded(data)
    assert json.loads(embedded(data)) == data


def test_highlighting_keeps_every_character(tiled: Explanation) -> None:
    text = tiled.source.text + '\n/* a\n<b> */ "\\"" \'c\' 1.0f #x\n'
    shown = "\n".join(highlighted(text))
    without = re.sub(r"</?i[^>]*>", "", shown)
    assert (
        without.replace("&lt;", "<")
        .replace("&gt;", ">")
        .replace("&quot;", '"')
        .replace("&#x27;", "'")
        .replace("&amp;", "&")
        == text
    )
    assert prose("write `k < K`") == "write <code>k &lt; K</code>"


def test_shares_add_up_to_the_whole(tiled: Explanation) -> None:
    assert sum(row.share or 0.0 for row in rows(tiled).values()) == pytest.approx(1.0)
    accesses = [line for row in rows(tiled).values() for line in row.accesses]
    assert sorted(map(id, accesses)) == sorted(id(line) for line in tiled.lines if line.requests)


def test_requests_in_pictures_are_those_that_were_counted(tiled: Explanation) -> None:
    """All requests of the tiled kernel at a multiple of its tile cost the same, so that each costs the mean."""
    checked = 0
    for view in views(tiled):
        each = view.line.wavefronts_per_request if view.shared else view.line.sectors_per_request
        for request in view.requests:
            assert request.spent == each
            checked += 1
        assert len(view.lanes.index) == len(view.captions)
        assert max(view.lanes.index) == len(view.lanes.markup) - 1
    assert checked > 6


@pytest.mark.parametrize(("kernel", "sides"), [("tiled", 16), ("warp_tiled", 128)])
def test_a_block_touches_whole_bands_over_time(kernel: str, sides: int) -> None:
    """Bands as high and wide as the block, whole rows of A and columns of B, also where a lane loads four elements."""
    explanation = rooftile.explain(kernel, M=256, N=256, K=64, check=False)
    said = {role: reuse_sentence(explanation, views(explanation), role) for role in "ABC"}
    share = f"{100 * sides // 256} %" if sides == 128 else "6.2 %"
    assert said["A"] == f"A: {sides} x 64, {share} of it"
    assert said["B"] == f"B: 64 x {sides}, {share} of it"
    assert said["C"].startswith(f"C: {sides} x {sides}, ")


def test_what_is_not_known_of_a_block_is_not_claimed() -> None:
    """K is no multiple of the four turns that the compiler makes one: where the last two begin, no formula says."""
    explanation = rooftile.explain("naive", M=32, N=32, K=50, check=False)
    said = {role: reuse_sentence(explanation, views(explanation), role) for role in "ABC"}
    assert said["A"].startswith("A: at least 16 x 48, ")
    assert said["B"].startswith("B: at least 48 x 16, ")
    assert said["C"].startswith("C: 16 x 16, ")


def test_figures_are_files_of_their_own(tiled: Explanation, tmp_path: Path) -> None:
    drawn = figures(tiled)
    assert {
        "roofline",
        "memory",
        "time",
        "queue",
        "warps",
        "mapping",
        "machine",
        "occupancy",
        "matrices",
    } <= drawn.keys()
    assert sum(name.startswith("line-") for name in drawn) == sum(line.requests > 0 for line in tiled.lines)
    said = save(drawn, tmp_path)
    for name, drawing in drawn.items():
        root = ElementTree.parse(tmp_path / f"{name}.svg").getroot()
        assert root.tag == "{http://www.w3.org/2000/svg}svg"
        assert drawing.title in "".join(root.itertext())
        assert "var(--" not in svg_file(drawing)
    image = png_file(svg_file(drawn["roofline"]))
    assert ("as SVG and PNG" in said) == (image is not None)
    if image is not None:
        assert image.startswith(b"\x89PNG")
        assert (tmp_path / "roofline.png").read_bytes() == image


def test_comparisons_and_ladders_have_figures_too(tiled: Explanation) -> None:
    names = figures(rooftile.compare(tiled, tiled)).keys()
    assert {"first-roofline", "second-roofline"} <= names


def test_numbers_of_a_drawing_are_short() -> None:
    drawing = Drawing(10, 10, "a <title>")
    drawing.rect(1 / 3, 2, -5, 4, "unit", data_line=3)
    assert drawing.inner() == '<rect class="unit" x="0.3" y="2" width="0" height="4" data-line="3"/>'
    assert "a &lt;title&gt;" in drawing.svg()


def _luminance(colour: str) -> float:
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    light, dark = sorted((_luminance(one), _luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("theme", [LIGHT, DARK])
def test_colours_can_be_told_from_paper(theme: dict[str, str]) -> None:
    """WCAG 2.2: 4.5 for text, 3 for marks."""
    for name in ("ink", "quiet", "link", "wrong", "right"):
        for paper in ("paper", "panel"):
            assert contrast(theme[name], theme[paper]) >= 4.5, (name, paper)
    for name in ("useful", "broadcast", "wasted", "wrong", "thread", "warp", "unit"):
        assert contrast(theme[name], theme["paper"]) >= 3, name
    for name in ("useful", "broadcast", "wrong"):
        assert contrast(theme["on"], theme[name]) >= 4.5, name
    assert contrast(theme["ink"], theme["block"]) >= 4.5
    assert contrast(theme["ink"], theme["chosen"]) >= 4.5


def test_a_page_is_made_quickly(tiled: Explanation) -> None:
    profile = cProfile.Profile()
    profile.runcall(to_html, tiled)
    assert sum(entry.callcount for entry in profile.getstats()) < 500_000  # 195,000 in 2026
