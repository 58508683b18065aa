import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rooftile.device
from rooftile.bench import conduct
from rooftile.cli.main import main
from rooftile.core.errors import UnavailableError
from rooftile.device.cpu import CpuDevice


class Timed(CpuDevice):
    """The executor, each launch of which takes a millisecond."""

    now = 0.0

    def launch(self, *arguments: Any, **more: Any) -> None:
        Timed.now += 1e-3
        super().launch(*arguments, **more)

    def record(self, stream: int = 0) -> float:
        return Timed.now


@pytest.fixture
def gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rooftile.device, "gpu_missing", lambda: None)
    monkeypatch.setattr(rooftile.device, "choose", lambda name: Timed())
    monkeypatch.setattr(conduct, "bursts", lambda *a, pause, **k: BURSTS(*a, **k))
    monkeypatch.setattr(conduct, "EventStopwatch", lambda *a: STOPWATCH(*a, clock=lambda: 0.0))


BURSTS, STOPWATCH = conduct.bursts, conduct.EventStopwatch


@pytest.mark.usefixtures("gpu")
def test_the_ladder_is_printed_and_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = tmp_path / "ladder.json"
    options = ["--rungs", "naive,tiled", "-M", "32", "-N", "16", "-K", "8", "--rounds", "6", "--json", str(place)]
    assert main(["bench", "ladder", *options]) == 0
    shown = capsys.readouterr().out
    assert "1.000 [1.000, 1.000]" in shown
    assert "missing: references" in shown
    assert max(map(len, shown.splitlines())) <= 80
    told = json.loads(place.read_text())
    assert [row["case"] for row in told["rows"]] == ["naive 32x16x8", "tiled 32x16x8"]
    assert all(np.isclose(row["seconds_median"], 1e-3) for row in told["rows"])
    assert {"device", "date", "versions", "missing"} <= told.keys()


@pytest.mark.usefixtures("gpu")
@pytest.mark.slow
def test_shapes_are_the_sizes_given(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "shapes", "--size", "16,24", "--rounds", "6", "--elements", "float32,float16"]) == 0
    shown = [line.split()[:2] for line in capsys.readouterr().out.splitlines()]
    wanted = [[size, elements] for elements in ("float32", "float16") for size in ("16x16x16", "24x24x24")]
    assert [line for line in shown if line in wanted] == wanted


def test_without_a_gpu_it_says_so(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(rooftile.device, "gpu_missing", lambda: UnavailableError("no driver", got="nothing"))
    assert main(["bench", "ladder"]) == 2
    assert "no CUDA device: no driver" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("options", "said"),
    [
        (["ladder", "--device", "cpu"], "only a GPU is measured"),
        (["ladder", "--size", "12,x"], "not a size"),
        (["ladder", "--elements", "float32,int8"], "is not some of"),
        (["shapes", "--explain"], "unrecognized"),
        ([], "WHAT"),
    ],
)
def test_what_cannot_be_measured_is_refused(options: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", *options]) == 64
    assert said in capsys.readouterr().err


@pytest.mark.usefixtures("gpu")
def test_a_problem_needs_all_three_sizes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["bench", "ladder", "-M", "12"]) == 64
    assert "three sizes" in capsys.readouterr().err
