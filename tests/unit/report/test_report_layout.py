from __future__ import annotations

import io
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st
from rich.cells import cell_len
from rich.console import Console

from golden import sample_explanations
from rooftile.core.finding import Verdict
from rooftile.report.layout import Page, columns, printable
from rooftile.report.memory import describe, waste, worst
from rooftile.report.terminal import make_console, print_explanation, print_table
from rooftile.report.verdict import verdict_figures

WORDS = st.text(st.characters(codec="utf-8", exclude_categories=("Cc", "Cs")), max_size=30)


@given(WORDS, st.integers(0, 40))
def test_cut_text_fits(text: str, width: int) -> None:
    cut = Page(80).cut(text, width)
    assert cell_len(cut) <= width
    assert cut == text or cell_len(text) > width


@given(st.lists(WORDS), st.integers(60, 120))
def test_wrapping_loses_nothing(words: list[str], width: int) -> None:
    text = " ".join(words)
    lines = Page(width).wrap(text, first="> ", rest="  ")
    assert all(cell_len(line) <= width or len(line.split(" ")) <= 3 for line in lines)
    joined = " ".join(line[2:] for line in lines)
    assert joined.split() == text.split()


@given(st.floats(0, 1), st.integers(1, 40))
def test_a_gauge_has_its_length_and_is_empty_only_at_zero(fraction: float, cells: int) -> None:
    gauge = Page(80, ascii_only=True).gauge(fraction, cells)
    assert len(gauge) == cells
    assert gauge.startswith("#") == (fraction > 0)


@pytest.mark.parametrize("hidden", ["\x1b[2J", "\r", "\u202e", "\ufeff", "\x9b31m"])
def test_source_text_cannot_drive_the_terminal(hidden: str) -> None:
    assert printable(f"a{hidden}b").startswith("a\ufffd")
    assert printable("\tx") == "    x"


def test_columns_line_up() -> None:
    rows = [["name", "n"], ["一二", "1"], ["abc", "1000"]]
    lines = columns(Page(80), rows, right=[False, True])
    assert {cell_len(line) for line in lines} == {10}


def report(explanation: object, width: int = 80) -> str:
    stream = io.StringIO()
    print_explanation(explanation, Console(file=stream, width=width, color_system=None))  # type: ignore[arg-type]
    return stream.getvalue()


def test_markup_in_the_source_is_printed_as_it_is() -> None:
    base = sample_explanations.right()
    line = replace(base.lines[0], text="As[red][/red] = A[bold];", expression="[link=x]")
    assert "As[red][/red] = A[bold];" in report(replace(base, lines=(line,)))


@pytest.mark.parametrize("width", [72, 80, 100, 120, 500])
def test_no_line_is_wider_than_the_terminal(width: int) -> None:
    for sample in ("right", "wrong", "unjudged"):
        text = report(getattr(sample_explanations, sample)(), width)
        assert max(map(cell_len, text.splitlines())) <= width


def test_the_verdict_comes_first() -> None:
    assert report(sample_explanations.right()).startswith("RIGHT ")
    assert report(sample_explanations.wrong()).startswith("WRONG ")
    assert report(sample_explanations.unjudged()).startswith("UNJUDGED ")


def test_an_error_beyond_the_tolerance_is_explained_where_it_is_right() -> None:
    verdict = Verdict("right", "all agree", checked_cells=4, max_error=4e-4, tolerance=3e-6)
    assert "0.0004 of |A||B|, 3e-06 allowed, and more where" in verdict_figures(verdict)
    assert verdict_figures(replace(verdict, max_error=1e-6)).endswith("3e-06 allowed")
    assert verdict_figures(replace(verdict, judgement="wrong")).endswith("3e-06 allowed")


@pytest.mark.parametrize("columns", ["0", "1", "5", "nonsense", "99999999"])
def test_any_width_shows_everything(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], columns: str
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    print_table([["name", "value"], ["x" * 60, "12345"]], make_console(), right=[False, True])
    print_explanation(sample_explanations.right(), make_console())
    out = capsys.readouterr().out
    assert "12345" in out
    assert "RIGHT" in out


def test_the_worst_line_is_the_one_that_wastes_most() -> None:
    found = worst(sample_explanations.wrong().lines)
    assert found is not None
    assert (found.line.array, found.excess) == ("Bs", 32.0)
    assert worst(sample_explanations.right().lines) is None


def test_waste_of_a_line_without_requests_is_none() -> None:
    idle = replace(sample_explanations.right().lines[0], requests=0, sectors=0, ideal_sectors_per_request=0.0)
    assert waste(idle).excess == 1.0


@pytest.mark.parametrize(
    ("array", "expression", "text"),
    [
        ("A", "A[row * K + k]", "A[row * K + k]"),
        ("A", "row[0]", "A: row[0]"),
        ("A", "*reinterpret_cast<float4*>(row)", "A: *reinterpret_cast<float4*>(row)"),
        ("A", "4*(K*tid.y + iter)", "A + 4*(K*tid.y + iter)"),
        ("A", None, "A"),
        (None, "8*tid.x", "8*tid.x"),
        (None, None, "?"),
    ],
)
def test_what_an_access_is_called(array: str | None, expression: str | None, text: str) -> None:
    line = replace(sample_explanations.right().lines[0], array=array, expression=expression)
    assert describe(line) == text
