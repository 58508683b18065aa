"""docs/fidelity.md is what the stored predictions give, these are the model's, and good enough."""

from __future__ import annotations

import json
import sys
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]
LADDER = ("naive", "tiled_T16", "coarsened_T32_W2", "register_tiled", "vectorized", "warp_tiled")
SAMPLE = ("naive 512x512x512", "tiled_T16 1000x777x513", "vectorized 100x77x33", "half_tiled 1000x777x513")


@pytest.fixture(scope="module")
def fidelity() -> ModuleType:
    sys.path.insert(0, str(ROOT / "tools"))
    try:
        import fidelity
    finally:
        sys.path.remove(str(ROOT / "tools"))
    return fidelity


@pytest.fixture(scope="module")
def predictions(fidelity: ModuleType) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = json.loads(fidelity.PREDICTIONS.read_text())
    return found


def test_the_document_is_current(fidelity: ModuleType, predictions: dict[str, dict[str, float]]) -> None:
    assert fidelity.DOCUMENT.read_text(encoding="utf-8") == fidelity.render(predictions), "run tools/fidelity.py"
    assert set(predictions) == set(fidelity.measured())


def test_the_gpus_file_says_the_same(fidelity: ModuleType, predictions: dict[str, dict[str, float]]) -> None:
    from rooftile import machine

    line = fidelity.error_line({case: row["seconds"] for case, row in predictions.items()})
    assert machine.load("h200").time_error == line


def test_times_are_good_enough_where_nothing_was_fitted(
    fidelity: ModuleType, predictions: dict[str, dict[str, float]]
) -> None:
    seconds = {case: row["seconds"] for case, row in predictions.items()}
    unfitted = fidelity.score(fidelity.groups(seconds)["not fitted to, all"])
    assert unfitted.launches > len(seconds) / 2
    assert unfitted.median <= 0.10
    assert unfitted.worst <= 0.50
    assert unfitted.right >= 0.95
    for plain in fidelity.rooflines(predictions).values():
        assert fidelity.score(fidelity.groups(plain)["not fitted to, all"]).median > 5 * unfitted.median


def test_the_ladder_is_in_order(fidelity: ModuleType, predictions: dict[str, dict[str, float]]) -> None:
    """At 4096 cubed every rung is predicted faster than the one before, or as fast where it was measured so."""
    cases = [f"{kernel} 4096x4096x4096" for kernel in LADDER]
    for lower, upper in pairwise(cases):
        measured = fidelity.measured()[lower].seconds / fidelity.measured()[upper].seconds
        predicted = predictions[lower]["seconds"] / predictions[upper]["seconds"]
        assert measured > 1
        if measured > 1 + fidelity.TIED:
            assert predicted > 1
        else:
            assert predicted == pytest.approx(measured, abs=fidelity.TIED)


@pytest.mark.slow
def test_predictions_are_the_models(fidelity: ModuleType, predictions: dict[str, dict[str, float]]) -> None:
    from rooftile import machine

    gpu = machine.load("h200")
    found = {each.case: fidelity.predict(each, gpu) for each in fidelity.prepare(SAMPLE)}
    assert set(found) == set(SAMPLE)
    for case, row in found.items():
        assert row["seconds"] == pytest.approx(predictions[case]["seconds"], rel=1e-6), "run tools/fidelity.py"
