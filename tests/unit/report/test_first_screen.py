"""What a reader sees without scrolling: 24 lines of 80 columns."""

from __future__ import annotations

from dataclasses import replace

import pytest

from golden import sample_explanations
from rooftile.core.explanation import Explanation
from rooftile.core.finding import Finding
from rooftile.core.source import Location
from rooftile.report import verdict
from rooftile.report.html import summary
from rooftile.report.layout import Page
from rooftile.report.terminal import render

LINES = 24


def screen(explanation: Explanation) -> list[str]:
    text = [line.plain for line in render(explanation, Page(80))]
    assert len(text) > LINES
    return text[:LINES]


def labels(lines: list[str]) -> list[str]:
    return [line.split()[0] for line in lines if line[:1].isupper() and line.split()[0].isupper()]


def test_a_right_kernels_verdict_bound_time_and_next_step() -> None:
    found = labels(screen(sample_explanations.right()))
    assert found[0] == "RIGHT"
    assert {"BOUND", "TIME", "COST", "NEXT"} <= set(found)


def test_a_wrong_kernels_verdict_bound_time_and_findings() -> None:
    found = labels(screen(sample_explanations.wrong()))
    assert found[0] == "WRONG"
    assert {"BOUND", "TIME", "FINDINGS"} <= set(found)
    assert "NEXT" not in found  # first it has to be right


def test_the_head_says_once_what_binds() -> None:
    explanation = sample_explanations.right()
    assert explanation.time is not None
    head = " ".join(" ".join(screen(explanation)).split())
    assert "BOUND launching, 56 % of the time (modelled); the plain roofline: 8 FLOP/B as written" in head
    assert "memory-bound" not in head
    latency = replace(explanation, time=replace(explanation.time, bound="latency"))
    assert "BOUND waiting that other warps do not fill, 18 % of the time" in " ".join(" ".join(screen(latency)).split())


@pytest.mark.parametrize("why", ["there is no machine code, only PTX", "the file of X does not give its architecture"])
def test_without_a_time_the_head_says_why_and_what_the_roofline_says(why: str) -> None:
    unknown = replace(sample_explanations.right(), time=None, no_time=why, next_steps=())
    head = " ".join(" ".join(screen(unknown)).split())
    assert f"TIME not predicted: {why}" in head
    assert "BOUND memory-bound: 8 FLOP/B as written, the ridge is at 13.9" in head


def test_an_access_that_is_a_long_address_is_told_by_its_array() -> None:
    line = sample_explanations.right().lines[0]
    address = "K*(2*(laneid / 4) + 32*((ctaid.x*ntid.x + tid.x) / 32)); 4*(laneid % 4)"
    told = verdict._place(replace(line, array="a", expression=address))
    assert told.replace("\N{NO-BREAK SPACE}", " ") == f"line {line.line}, {line.operation} of a"


def test_terminal_and_page_begin_with_the_same_fault_on_the_users_own_line() -> None:
    own = Location("k.cu", 12)
    findings = (
        Finding("wrong-result", "error", "C is wrong", advice="look at C"),
        Finding("race", "error", "two threads", Location("cuda_pipeline.h", 40, inlined_at=own)),
        Finding("missing-barrier", "error", "no barrier", Location("tile.h", 7, inlined_at=own), advice="add one."),
        Finding("slow", "warning", "it is slow", advice="hurry"),
    )
    assert verdict.first_to_mend(findings) is findings[2]
    assert verdict.first_to_mend(findings[:2]) is findings[1]
    assert verdict.first_to_mend(findings[:1]) is findings[0]
    assert verdict.first_to_mend(findings[3:]) is None
    explanation = replace(sample_explanations.wrong(), findings=findings)
    assert "line 12: add one." in " ".join(screen(explanation))
    assert "<b>Next, line 12</b>: add one." in summary.verdict_box(explanation)


def test_the_head_names_the_repair_that_was_tried_before_general_advice() -> None:
    mend = Finding("wrong-stride", "error", "N for K", Location("k.cu", 14), advice="did you mean `A[K]`?", proved=True)
    fault = Finding("out-of-bounds", "error", "reads A[9]", Location("k.cu", 14), advice="guard the access")
    wrong = replace(sample_explanations.wrong(), findings=(fault, mend))
    assert "line 14: did you mean `A[K]`? (tried: C is right then)" in " ".join(" ".join(screen(wrong)).split())
    assert "did you mean <code>A[K]</code>? (tried: C is right then)." in summary.verdict_box(wrong)
    both = replace(wrong, findings=(fault, mend, replace(mend, location=Location("k.cu", 20))))
    assert "(tried: C is right with this and 1 other change)" in " ".join(" ".join(screen(both)).split())
