"""docs/fidelity.md is what the stored predictions give, these are the model's, and good enough."""

from __future__ import annotations

import json
from itertools import pairwise

import pytest
from gpu_cases import FORETOLD

from against_gpu import foretold
from against_gpu.document import render
from against_gpu.measured import RESULTS, ROOT, measured, read
from against_gpu.prediction import predict, prepare
from against_gpu.score import TIED, error_line, groups, rooflines, score
from readme_tables import MARKS, README, accuracy
from rooftile import machine
from rooftile.core import comparison

DOCUMENT, PREDICTIONS = ROOT / "docs" / "fidelity.md", RESULTS / "predictions-h200.json"
LADDER = ("naive", "tiled_T16", "coarsened_T32_W2", "register_tiled", "vectorized", "warp_tiled")
SAMPLE = ("naive 512x512x512", "tiled_T16 1000x777x513", "vectorized 100x77x33", "half_tiled 1000x777x513")


@pytest.fixture(scope="module")
def predictions() -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(PREDICTIONS.read_text())
    return found


def test_the_document_is_current(predictions: dict[str, dict[str, float]]) -> None:
    assert DOCUMENT.read_text(encoding="utf-8") == render(predictions), "run tools/fidelity.py"
    assert set(predictions) == set(measured())


def test_what_was_written_down_before_is_held_to_every_launch_that_was_measured() -> None:
    assert tuple(FORETOLD) == foretold.LISTS
    found = dict(foretold.lists())
    assert {"strangers", "late"} <= set(found)
    for name, pairs in found.items():
        assert {row["case"] for row, _ in pairs} == set(read(f"gpu-{name}-h200.json", unseen=True))
    (late,) = (row for row in foretold.of_caches() if row.startswith("| late |"))
    assert "| 26 | 25 of 26 |" in late  # by hand, from the two files


def test_the_gpus_file_says_the_same(predictions: dict[str, dict[str, float]]) -> None:
    line = error_line({case: row["seconds"] for case, row in predictions.items()}, foretold.latest())
    assert machine.load("h200").time_error == line


def test_the_readme_says_the_same() -> None:
    written = next(match for match in MARKS.finditer(README.read_text(encoding="utf-8")) if match[2] == "accuracy")
    assert f"-->\n{accuracy()}\n<!--" in written[0], "run tools/readme_tables.py"


def test_times_are_good_enough_where_nothing_was_fitted(predictions: dict[str, dict[str, float]]) -> None:
    seconds = {case: row["seconds"] for case, row in predictions.items()}
    unfitted = score(groups(seconds)["not fitted to, all"])
    assert unfitted.launches > 2 * score(groups(seconds)["fitted to"]).launches
    assert unfitted.median <= 0.10
    assert unfitted.worst <= 0.50
    assert unfitted.right >= 0.95
    unseen = score(groups(seconds)["never seen"])
    assert unseen.launches > 90
    assert unseen.median <= 0.15
    for plain in rooflines(predictions).values():
        assert score(groups(plain)["never seen"]).median > 3 * unseen.median


def test_the_ladder_is_in_order(predictions: dict[str, dict[str, float]]) -> None:
    """At 4096 cubed every rung is predicted faster than the one before, or tied with it where it was measured so."""
    cases = [f"{kernel} 4096x4096x4096" for kernel in LADDER]
    for lower, upper in pairwise(cases):
        gain = measured()[lower].seconds / measured()[upper].seconds
        predicted = predictions[lower]["seconds"] / predictions[upper]["seconds"]
        assert gain > 1
        if gain > 1 + TIED:
            assert predicted > comparison.TIED
        else:
            assert 1 / comparison.TIED < predicted < comparison.TIED


@pytest.mark.slow
def test_predictions_are_the_models(predictions: dict[str, dict[str, float]]) -> None:
    gpu = machine.load("h200")
    found = {each.case: predict(each, gpu) for each in prepare(SAMPLE)}
    assert set(found) == set(SAMPLE)
    for case, row in found.items():
        assert row["seconds"] == pytest.approx(predictions[case]["seconds"], rel=1e-6), "run tools/fidelity.py"
