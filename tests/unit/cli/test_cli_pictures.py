"""``--html`` and ``--figures``: what is written, and what is refused before time is spent."""

from __future__ import annotations

from pathlib import Path

import pytest

from rooftile.cli import main

SMALL = ["--size", "32"]


def test_every_verb_that_reports_writes_a_page(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for verb in (["explain", "naive"], ["compare", "naive", "tiled"]):
        page, folder = tmp_path / f"{verb[0]}.html", tmp_path / verb[0] / "figures"
        assert main([*verb, *SMALL, "--html", str(page), "--figures", str(folder)]) == 0
        out, err = capsys.readouterr()
        assert page.read_text(encoding="utf-8").startswith("<!DOCTYPE html>")
        assert "naive" in out  # the terminal's report is printed as well
        assert f"wrote {page}" in err
        assert len(list(folder.glob("*.svg"))) > 5
        assert f"pictures into {folder}" in err


def test_json_and_a_page_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "naive.html"
    assert main(["explain", "naive", *SMALL, "--json", "--html", str(page)]) == 0
    assert capsys.readouterr().out.startswith("{")
    assert page.exists()


@pytest.mark.parametrize("option", ["--html", "--figures"])
def test_places_that_cannot_be_written_are_refused_first(
    option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("")
    place = tmp_path / "file" / "below"
    assert main(["explain", "no-such-kernel", *SMALL, option, str(place)]) == 64
    said = capsys.readouterr().err
    assert str(place) in said
    assert option in said
