"""Expectations and tables on the command line: what is printed, and the exit status."""

from __future__ import annotations

import csv
import io
import json
from importlib import import_module
from pathlib import Path

import pytest

from rooftile.cli import main
from rooftile.report.csv import COLUMNS

KERNEL = """\
// rooftile: expect {expect}
__global__ void {name}(const float* A, const float* B, float* C, int M, int N, int K) {{
  int col = blockIdx.x * blockDim.x + threadIdx.x, row = blockIdx.y * blockDim.y + threadIdx.y;
  if (row >= M || col >= N) return;
  float s = 0.0f;
  for (int k = 0; k < K; ++k) s += A[row * K + k] * B[{index}];
  C[row * N + col] = s;
}}
"""
SMALL = ("-M", "32", "-N", "48", "-K", "20", "--block", "16,16", "--grid", "cdiv(N,16),cdiv(M,16)")


def kernel(name: str, expect: str = "right", index: str = "k * N + col") -> str:
    return KERNEL.format(name=name, expect=expect, index=index)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder, to work in."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def table(text: str) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(text, newline="")))


def test_expectations_that_hold_change_nothing(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.cu").write_text(kernel("k", "right, conflicts == 0"))
    assert main(["explain", "mine.cu", *SMALL, "--expect", "sectors(A) > 0"]) == 0
    out = capsys.readouterr().out
    assert "3 expectations met" in out
    assert "conflicts is 0 (line 1)" in out


def test_a_missed_expectation_ends_with_1(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.cu").write_text(kernel("k", "conflicts == 1, time <= 300s"))
    assert main(["explain", "mine.cu", *SMALL]) == 1
    out = capsys.readouterr().out
    assert "RIGHT" in out
    assert "1 of 2 expectations missed" in out
    assert "conflicts is 0" in out
    assert main(["explain", "mine.cu", *SMALL, "--json"]) == 1
    record = json.loads(capsys.readouterr().out)["expectations"]
    assert [(each["text"], each["met"]) for each in record] == [("conflicts == 1", False), ("time <= 300s", True)]
    assert record[0]["figures"] == [{"name": "conflicts", "value": 0}]
    assert record[0]["location"]["line"] == 1


def test_a_typo_ends_with_64_before_anything_is_compiled(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "mine.cu").write_text(kernel("k", "conflits == 0") + "this is no C++")
    assert main(["explain", "mine.cu", *SMALL]) == 64
    err = capsys.readouterr().err
    assert "mine.cu:1: unknown figure 'conflits'" in err
    assert "did you mean conflicts?" in err


def test_a_table_has_a_row_for_every_kernel_whatever_becomes_of_it(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "a.cu").write_text(kernel("one", "registers == 1") + kernel("two"))
    (folder / "b.cu").write_text(kernel("wrong", index="k * K + col"))
    (folder / "c.cu").write_text("__global__ void broken( {\n")
    (folder / "notes.txt").write_text("no kernel")
    (folder / "e.cu").mkdir()
    assert main(["explain", ".", "tiled", "./d.cu", "./a.cu:two", "./e.cu", "--csv", *SMALL]) == 1
    out = capsys.readouterr().out
    rows = table(out)
    assert out.count("\r\n") == len(rows) + 1
    assert tuple(rows[0]) == COLUMNS
    assert [(row["file"], row["kernel"], row["status"], row["judgement"]) for row in rows] == [
        ("a.cu", "one", "1", "right"),
        ("a.cu", "two", "0", "right"),
        ("b.cu", "wrong", "1", "wrong"),
        ("c.cu", "", "2", ""),
        ("tiled", "tiled", "0", "right"),
        ("./d.cu", "", "64", ""),
        ("./a.cu", "two", "0", "right"),
        ("./e.cu", "", "64", ""),
    ]
    assert (rows[0]["expectations"], rows[0]["expectations_missed"]) == ("1", "1")
    assert rows[0]["missed"] == "registers == 1"
    assert rows[1]["executed_flops"] == str(2 * 32 * 48 * 20)
    assert rows[1]["error"] == ""
    assert "does not compile" in rows[3]["error"]
    assert "no such file" in rows[5]["error"]


def test_the_worst_of_a_table_is_its_status(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "good.cu").write_text(kernel("good"))
    assert main(["explain", "good.cu", "--csv", *SMALL]) == 0
    assert main(["explain", "good.cu", "missing.cu", "--csv", *SMALL]) == 2
    assert main(["explain", "good.cu:nothing", "--csv", *SMALL]) == 2


def test_a_fault_of_our_own_is_a_row(
    folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    conduct = import_module("rooftile.explain.conduct")  # once used, rooftile.explain is the function
    (folder / "good.cu").write_text(kernel("good"))
    monkeypatch.setattr(conduct, "execute", lambda *_, **__: {}["broken"])
    assert main(["explain", "good.cu", "missing.cu", "--csv", *SMALL]) == 70
    assert [row["status"] for row in table(capsys.readouterr().out)] == ["70", "64"]


def test_several_kernels_need_a_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["explain", "tiled", "naive", *SMALL]) == 64
    assert "--csv" in capsys.readouterr().err
    for other in (["--json"], ["--coverage"], ["--counters"], ["--html", "a.html"], ["--figures", "f"]):
        assert main(["explain", "tiled", "--csv", *other, *SMALL]) == 64
    (folder / "empty").mkdir()
    assert main(["explain", "empty", "--csv", *SMALL]) == 64
    assert "no kernels" in capsys.readouterr().err
    (folder / "-dash.cu").write_text(kernel("k"))
    assert main(["explain", "tiled", "-dash.cu", *SMALL]) == 64
    assert "next: write ./-dash.cu" in capsys.readouterr().err
    assert main(["explain", "--", "-dash.cu", *SMALL]) == 64
    assert "next: give options before --" in capsys.readouterr().err


def test_the_columns_are_documented_in_their_order() -> None:
    document = (Path(__file__).resolve().parents[3] / "docs" / "gates.md").read_text(encoding="utf-8")
    section = document.partition("## The table")[2]
    named = [
        name for line in section.splitlines() if line.startswith("| `") for name in line.split("|")[1].split("`")[1::2]
    ]
    assert tuple(named) == COLUMNS


def test_a_folders_wgsl_is_in_its_table(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    entry = "@compute @workgroup_size(1) fn {}() {{}}"
    (folder / "two.wgsl").write_text("\n".join(entry.format(name) for name in ("one", "other")))
    (folder / "wrong.wgsl").write_text("fn")
    main(["explain", str(folder), "--csv", *SMALL])
    assert [row["kernel"] for row in table(capsys.readouterr().out)] == ["one", "other", ""]
