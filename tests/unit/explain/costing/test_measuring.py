"""What a launch took on a GPU stands beside the prediction, of that very launch only."""

from __future__ import annotations

import math
from dataclasses import replace

import pytest

from rooftile import explain, ladder
from rooftile.core.errors import UsageError
from rooftile.core.measured import MeasuredTime
from rooftile.core.problem import Gemm
from rooftile.kernels import find
from rooftile.kernels.measured import ladder_time
from rooftile.report.html.explain_page import explanation_page, roofline_marks
from rooftile.report.html.ladder_page import ladder_page

SHAPE = {"M": 100, "N": 77, "K": 33}
GEMM = Gemm(100, 77, 33)


def test_the_ladders_own_launches_were_timed() -> None:
    took = ladder_time(find("tiled"), {"T": 16}, GEMM, "h200")
    assert took is not None
    assert (took.device, took.date) == ("NVIDIA H200", "2026-11-29")
    assert took.seconds == pytest.approx(1.87e-6, rel=0.01)  # benchmarks/results/gpu-times-h200.json


def test_of_two_results_the_newer_one_holds() -> None:
    took = ladder_time(find("warp_tiled"), find("warp_tiled").parameters, Gemm(4096, 4096, 4096), "h200")
    assert took is not None
    assert took.date == "2026-11-30"


def test_other_texts_tiles_problems_and_gpus_were_not() -> None:
    tiled = find("tiled")
    edited = replace(tiled, source=replace(tiled.source, text=tiled.source.text + "// edited\n"))
    assert ladder_time(edited, {"T": 16}, GEMM, "h200") is None
    assert ladder_time(tiled, {"T": 17}, GEMM, "h200") is None
    assert ladder_time(tiled, {"T": 16}, Gemm(100, 77, 34), "h200") is None
    assert ladder_time(tiled, {"T": 16}, replace(GEMM, beta=1.0), "h200") is None
    assert ladder_time(tiled, {"T": 16}, GEMM, "a100") is None


def test_it_stands_beside_the_prediction_in_the_report() -> None:
    e = explain("tiled", **SHAPE, check=False)
    assert e.measured is not None
    assert e.time is not None
    assert e.measured.flops_per_second == GEMM.flops / e.measured.seconds
    assert e.measured.model_error == e.time.seconds / e.measured.seconds - 1
    marks = roofline_marks(e)
    assert [m.rate for m in marks if m.measured] == [e.measured.flops_per_second] * 3
    assert [m.intensity for m in marks if m.measured] == [m.intensity for m in marks if not m.measured]
    page = explanation_page(e)
    assert page.count('class="ring"') == 3
    assert "measured on NVIDIA H200, 2026-11-29" in page


@pytest.mark.parametrize("options", [{"grid": "5,7"}, {"block": "16,16"}, {"gpu": "a100"}, {"defines": {"T": 8}}])
def test_another_launch_has_no_measured_time(options: dict[str, object]) -> None:
    assert explain("tiled", **SHAPE, check=False, **options).measured is None


def test_a_time_that_is_given_comes_before_one_that_is_known() -> None:
    e = explain("tiled", **SHAPE, check=False, measured=1e-3)
    assert e.time is not None
    error = e.time.seconds / 1e-3 - 1
    assert e.measured == MeasuredTime(1e-3, GEMM.flops / 1e-3, None, None, "as given", error)


@pytest.mark.parametrize("seconds", [0, -1.0, math.nan, math.inf, True, "1ms"])
def test_what_is_no_time_is_refused(seconds: object) -> None:
    with pytest.raises(UsageError, match="measured time"):
        explain("tiled", **SHAPE, measured=seconds)  # type: ignore[arg-type]


def test_without_a_prediction_the_point_is_at_the_compulsory_intensity() -> None:
    e = replace(explain("tiled", **SHAPE, check=False, measured=1e-5), time=None)
    floor = e.intensity.level("compulsory").flops_per_byte
    assert [(m.intensity, m.rate, m.measured) for m in roofline_marks(e)] == [(floor, GEMM.flops / 1e-5, True)]


@pytest.mark.slow
def test_the_ladder_shows_the_rungs_that_were_timed() -> None:
    climbed = ladder(**SHAPE)
    timed = [rung.figures.kernel for rung in climbed.rungs if rung.figures.measured is not None]
    assert timed == [rung.figures.kernel for rung in climbed.rungs][:8]  # the two uppermost at large sizes only
    assert ladder_page(climbed).count('class="ring"') == len(timed)
