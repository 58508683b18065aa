"""``--html`` and ``--figures``: what is written, and what is refused before time is spent."""

from __future__ import annotations

import os
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
@pytest.mark.skipif(os.name == "nt", reason="no such limit")
def test_what_does_not_fit_is_not_half_written(option: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import resource

    (tmp_path / "page.html").write_text("before")
    place = tmp_path if option == "--figures" else tmp_path / "page.html"
    most, allowed = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (4096, allowed))  # bytes of a file: what is more fails as on a full disk
    try:
        status = main(["explain", "naive", *SMALL, option, str(place)])
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (most, allowed))
    assert status == 64
    assert f"give another path to {option}, or make room" in capsys.readouterr().err
    assert (tmp_path / "page.html").read_text() == "before"
    assert not list(tmp_path.glob(".rooftile-*"))
    assert all(picture.read_text().endswith("</svg>\n") for picture in tmp_path.glob("*.svg"))


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
