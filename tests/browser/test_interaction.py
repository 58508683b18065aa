"""What a reader does: choose lines, step through executions, try other numbers; with the keyboard alone."""

from __future__ import annotations

import random
from typing import Any

import pytest
from browser_pages import KERNELS

from rooftile import machine, model
from rooftile.core.errors import LaunchError
from rooftile.core.problem import Launch
from rooftile.core.source import Resources
from rooftile.report.json import to_json
from rooftile.report.numbers import count, percent, ratio, si, significant


def said(page: Any) -> str:
    return page.locator("[data-part=said]").inner_text()


@pytest.mark.parametrize("name", KERNELS)
def test_figures_equal_those_of_the_json(show: Any, reports: Any, name: str) -> None:
    record = to_json(reports.record(name))
    page = show(name)
    lines = [line for line in record["lines"] if line["requests"]]
    assert lines
    for number in sorted({line["line"] for line in lines}):
        page.locator(f"#L{number} .ln").click()
        mine = [
            (line, shape)
            for line, shape in zip(record["lines"], record["shapes"], strict=True)
            if line["line"] == number
        ]
        mine = [(line, shape) for line, shape in mine if line["requests"]]
        buttons = page.locator("[data-part=views] button")
        assert buttons.count() == len(mine)
        for position, (line, shape) in enumerate(mine):
            buttons.nth(position).click()
            facts = page.locator("[data-part=facts]").inner_text()
            assert f"{count(line['requests'])} request" in facts
            assert f"{ratio(line['wavefronts_per_request'])} wavefront" in facts
            if line["sectors_per_request"] is None:
                assert f"{count(line['bank_conflicts'])} bank conflicts" in facts
            else:
                assert f"{ratio(line['sectors_per_request'])} sector" in facts
                assert shape["steps"][0]["sectors"] == int(said(page).split(": ")[-1].split(" ")[0])
            for step in shape["steps"]:
                if shape["role"] is not None and step["elements"][0] is not None:
                    row, column = step["elements"][0]
                    assert f"{line['array']}[{row}, {column}]" in said(page)
                if page.locator("[data-part=on]").is_enabled():
                    page.locator("[data-part=on]").click()
            while page.locator("[data-part=back]").is_enabled():
                page.locator("[data-part=back]").click()


@pytest.mark.parametrize("name", KERNELS)
def test_totals_equal_those_of_the_json(show: Any, reports: Any, name: str) -> None:
    record = to_json(reports.record(name))
    page = show(name)
    text = page.locator("#memory svg").text_content()
    caches = record["caches"]
    assert si(caches["dram_read_bytes"] + caches["dram_write_bytes"], "B") in text
    assert si(32 * (caches["l2_read_sectors"] + caches["l2_write_sectors"]), "B") in text
    assert percent(caches["l1_hit_rate"]) in text
    for point in record["roofline"]["points"]:
        assert significant(point["flops_per_byte"]) in page.locator("#roofline table").inner_text()
    drawn = page.locator("#roofline svg").text_content()
    for bandwidth in record["roofline"]["cache_bandwidths_bytes_per_second"].values():
        assert si(bandwidth, "B/s") in drawn
    right = record["verdict"]["judgement"] == "right"
    flops = record["gemm"]["flops"] if right else record["intensity"]["executed_flops"]
    assert f"memory {significant(flops / caches['dram_read_bytes'])}" in drawn
    for point in (record["roofline"]["points"][0], record["roofline"]["points"][-1]):
        assert significant(point["flops_per_byte"]) in page.locator("#roofline svg").text_content()
    for term in record["time"]["terms"][:3]:
        assert f"{percent(term['share'])}, {count(round(term['cycles']))}" in page.locator("#time svg").text_content()
    schedule = page.locator("#queue svg").text_content()
    assert f"{count(record['schedule']['tail_blocks'])} of {count(record['schedule']['slots'])} places" in schedule
    occupancy = page.locator("#occupancy svg").text_content()
    assert percent(record["occupancy"]["occupancy"]) in occupancy
    shares = {line["line"]: percent(line["share"]) for line in record["shares"]["lines"] if line["share"]}
    shown = {int(row.get_attribute("data-line")): row.locator(".share") for row in page.locator("tr.has").all()}
    assert {line: cell.inner_text() for line, cell in shown.items() if cell.inner_text()} == shares
    page.locator("#counters summary").click()
    shown = dict(row.inner_text().split("\t") for row in page.locator("#counters tbody tr").all())
    assert shown.keys() == record["counters"].keys()
    for counter, value in record["counters"].items():
        assert shown[counter] == (count(value) if isinstance(value, int) else ratio(value))


def test_a_line_is_chosen_everywhere(show: Any) -> None:
    page = show("tiled")
    page.locator("#L19 .ln").click()
    assert page.locator("tr.on").get_attribute("data-line") == "19"
    assert page.locator("#memory .pick.on").count() == 2  # its piece of the bar, and its name
    assert "B[" in page.locator("[data-part=views] button").first.inner_text()
    page.locator("#memory .pick[data-line='18']").first.click()
    assert page.locator("tr.on").get_attribute("data-line") == "18"
    assert page.locator("[data-part=views] button").first.get_attribute("aria-checked") == "true"


def test_addresses_from_data_are_counted_and_not_guessed(show: Any, reports: Any) -> None:
    record = to_json(reports.record("gather"))
    page = show("gather")
    page.locator("#L8 .ln").click()
    assert page.locator("[data-part=views] button").count() == 0
    assert page.locator("[data-part=picture]").is_hidden()
    (line,) = [line for line in record["lines"] if line["line"] == 8 and line["array"] == "B"]
    told = page.locator("[data-part=others] li").all_inner_texts()
    assert len(told) == 1
    assert f"{count(line['requests'])} requests" in told[0]
    assert f"{ratio(line['sectors_per_request'])} sector" in told[0]
    page.locator("#L10 .ln").click()
    assert page.locator("[data-part=others]").is_hidden()
    assert "C[" in said(page)


def test_lines_by_keyboard(show: Any) -> None:
    page = show("tiled")
    page.locator(".ln[tabindex='0']").focus()
    page.keyboard.press("Home")
    first = page.locator("tr.on").get_attribute("data-line")
    page.keyboard.press("ArrowDown")
    second = page.locator("tr.on").get_attribute("data-line")
    assert int(second) > int(first)
    assert page.evaluate("document.activeElement.textContent") == second
    assert page.locator(".ln[tabindex='0']").count() == 1
    page.keyboard.press("End")
    assert page.locator("tr.on").get_attribute("data-line") == page.locator("tr.has").last.get_attribute("data-line")
    outline = page.evaluate("getComputedStyle(document.activeElement).outlineStyle")
    assert outline == "solid"


def test_steps_blocks_and_warps_by_keyboard(show: Any) -> None:
    page = show("naive")
    marks = "document.querySelector('[data-marks=B]').innerHTML"
    before, place = said(page), page.evaluate(marks)
    page.locator("[data-part=on]").focus()
    page.keyboard.press("Enter")
    assert "execution 2 of 64" in said(page)
    assert page.evaluate(marks) != place
    page.locator("[data-part=step]").focus()
    page.keyboard.press("ArrowRight")
    assert "execution 3 of 64" in said(page)
    page.locator("[data-part=back]").click(click_count=2)
    assert said(page) == before
    page.locator("[data-part=warp]").focus()
    page.keyboard.press("ArrowDown")
    assert "warp 1" in said(page)
    page.locator("[data-part=block]").select_option(index=1)
    assert "Block (1, 0), warp 1" in said(page)
    page.locator("[data-part=views] button[tabindex='0']").focus()
    chosen = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.textContent") != chosen


def test_the_matrices_have_steps_of_their_own(show: Any) -> None:
    page = show("naive")
    page.locator("#matrices [data-move='1']").click()
    assert "execution 2" in page.locator("#matrices [data-part=place]").inner_text()
    assert "execution 2 of 64" in said(page)


def test_it_plays(show: Any) -> None:
    from playwright.sync_api import expect

    page = show("naive")
    page.locator("[data-part=play]").click()
    expect(page.locator("[data-part=said]")).to_contain_text("execution 2 ")
    assert page.locator("[data-part=play]").inner_text() == "pause"
    page.locator("[data-part=play]").click()
    assert page.locator("[data-part=play]").inner_text() == "play"


def test_a_link_chooses_a_line(show: Any, reports: Any) -> None:
    page = show("tiled")
    page.goto(f"{reports.url('naive').replace('naive', 'tiled')}#L27")
    page.reload()
    assert page.locator("tr.on").get_attribute("data-line") == "27"


def test_both_kernels_of_a_comparison_can_be_stepped(show: Any) -> None:
    page = show("compare")
    panels = page.locator(".access")
    assert panels.count() == 2
    panels.nth(1).locator("[data-part=on]").click()
    assert "execution 2" in panels.nth(1).locator("[data-part=said]").inner_text()
    assert "execution 1 " in panels.nth(0).locator("[data-part=said]").inner_text()
    boxes = [box.bounding_box() for box in page.locator("#accesses .pair").nth(1).locator("svg").all()]
    assert boxes[0]["width"] == boxes[1]["width"]  # one scale
    assert boxes[0]["height"] > 2 * boxes[1]["height"]  # and far more sectors


def _model(chip: machine.Gpu, threads: int, registers: int, shared: int) -> tuple[int, float]:
    try:
        found = model.occupancy(chip, Launch((1, 1, 1), (threads, 1, 1)), Resources("", registers, shared, 0, 0, 0))
    except LaunchError:
        return 0, 0.0
    return found.blocks_per_sm, found.occupancy


def test_occupancy_in_the_page_is_the_models(show: Any, reports: Any) -> None:
    chip = machine.load("h200")
    page = show("tiled")
    draw = random.Random(0)
    cases = [(draw.randint(1, 1024), draw.randint(1, 255), draw.randint(0, 232448)) for _ in range(300)]
    for table in ("by_threads", "by_registers", "by_shared"):
        for case in getattr(reports.record("tiled").occupancy_what_if, table):
            cases.append((case.threads_per_block, case.registers_per_thread, case.shared_bytes))
    found = page.evaluate(
        """cases => {
          const sm = JSON.parse(document.getElementById("data").textContent).occupancy.sm;
          return cases.map(([threads, registers, shared]) => {
            const found = window.rooftileOccupancy(sm, threads, registers, shared);
            return [found.blocks, found.occupancy];
          });
        }""",
        [list(case) for case in cases],
    )
    assert [tuple(one) for one in found] == [pytest.approx(_model(chip, *case)) for case in cases]
    assert len({blocks for blocks, _ in found}) > 5


def test_sliders_move_the_picture(show: Any) -> None:
    from playwright.sync_api import expect

    page = show("tiled")
    before = page.locator("#occ-bar").get_attribute("width")
    page.locator("#occ-registers").focus()
    for _ in range(4):
        page.keyboard.press("PageUp")
    registers = int(page.locator("#occ-registers").input_value())
    blocks, occupancy = _model(machine.load("h200"), 256, registers, 2048)
    assert registers > 64
    assert f"{blocks} block" in page.locator("#occ-said").inner_text()
    assert float(page.locator("#occ-bar").get_attribute("width")) < float(before)
    assert percent(occupancy) == page.locator("#occ-text").text_content()
    page.locator("#occ-reset").click()
    expect(page.locator("#occ-bar")).to_have_attribute("width", before)  # waits for what was clicked
    expect(page.locator("#occ-said")).to_contain_text("32 registers")
