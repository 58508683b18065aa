"""Errors of a WGSL file point at their place; deep trees have room on Python's stack."""

from __future__ import annotations

import sys

import pytest

from rooftile.compile.wgsl.depth import room
from rooftile.compile.wgsl.errors import diagnostic, fail, location
from rooftile.compile.wgsl.syntax import Span
from rooftile.core.errors import CompileError
from rooftile.core.source import Source


def _shown(text: str, piece: str) -> list[str]:
    start = text.index(piece)
    return str(diagnostic(Source("k.wgsl", text), Span(start, start + len(piece)), "no")).split("\n")


def test_the_place_is_underlined() -> None:
    assert _shown("fn f() {\n  let x = foo + 1;\n}\n", "foo") == [
        "k.wgsl:2:11: error: no",
        "    let x = foo + 1;",
        "            ^~~",
    ]


def test_lines_end_as_compilers_have_it() -> None:
    assert _shown("a\r\nb\fc\r\n\tx\ty\r\n", "y") == ["k.wgsl:3:4: error: no", "    x\ty", "     \t^"]


def test_of_a_piece_of_several_lines_the_first_is_underlined() -> None:
    assert _shown("a {\n b\n}", "{\n b\n}") == ["k.wgsl:1:3: error: no", "    a {", "      ^"]


def test_long_lines_are_cut_around_the_place() -> None:
    shown = _shown("x" * 1000 + " here " + "y" * 1000, "here")
    assert shown[0] == "k.wgsl:1:1002: error: no"
    assert len(shown[1]) < 200
    assert shown[1][shown[2].index("^") :].startswith("here")
    assert shown[2].endswith("^~~~")


def test_the_end_of_a_file_without_a_last_line() -> None:
    source = Source("k.wgsl", "fn f()\n")
    assert str(diagnostic(source, Span(7, 7), "no")) == "k.wgsl:2:1: error: no"
    assert str(location(source, Span(0, 2))) == "k.wgsl:1"


def test_a_refusal_carries_notes_and_the_next_step() -> None:
    source = Source("k.wgsl", "let a; let b;")
    with pytest.raises(CompileError) as caught:
        fail(source, Span(4, 5), "bad", next_step="do", notes=[diagnostic(source, Span(11, 12), "see", "note")])
    assert [d.severity for d in caught.value.diagnostics] == ["error", "note"]
    assert str(caught.value).startswith("k.wgsl is not valid WGSL\n  next: do\nk.wgsl:1:5: error: bad\n")


def test_room_is_given_back_when_the_last_has_left() -> None:
    before = sys.getrecursionlimit()
    with room():
        with room():
            inside = sys.getrecursionlimit()
        assert sys.getrecursionlimit() == inside > before
    assert sys.getrecursionlimit() == before
