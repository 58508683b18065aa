"""Tokens of WGSL: literals, names, comments, and which angle brackets delimit template lists."""

from __future__ import annotations

import pytest

from rooftile.compile.wgsl.lexer import MAX_TOKENS, tokens
from rooftile.core.errors import CompileError
from rooftile.core.source import Source


def _texts(text: str) -> list[str]:
    return [token.text for token in tokens(Source("k.wgsl", text))[:-1]]


def _marked(text: str) -> str:
    """``text`` without white space, with the delimiters of template lists as ``⟨`` and ``⟩``."""
    marks = {"template-start": "⟨", "template-end": "⟩"}
    return "".join(marks.get(token.kind, token.text) for token in tokens(Source("k.wgsl", text)))


def _error(text: str) -> str:
    with pytest.raises(CompileError) as caught:
        tokens(Source("k.wgsl", text))
    return str(caught.value)


@pytest.mark.parametrize(
    "literal",
    [
        "0",
        "0u",
        "0i",
        "0f",
        "1f",
        "42h",
        "123456789012345678901",
        "08f",
        "1.",
        ".5",
        "1.f",
        "1.e5",
        "1e+5h",
        "00.5",
        "1E5",
        "0x1F",
        "0Xfu",
        "0x1p+2f",
        "0x.8p1",
        "0x1.",
        "0x1.8",
        "0x1.8f",
        "0x1.8p-1h",
        "0x1P1",
    ],
)
def test_numbers_of_every_form_are_one_token(literal: str) -> None:
    assert [(token.kind, token.text) for token in tokens(Source("k", literal))[:-1]] == [("number", literal)]


@pytest.mark.parametrize(
    ("literal", "message"),
    [
        ("01", "begins with 0"),
        ("007u", "begins with 0"),
        ("0x", "has no digits"),
        ("0x1p", "the exponent of `0x1p` has no digits"),
        ("0x1.p", "the exponent of `0x1.p` has no digits"),
        ("1e", "the exponent of `1e` has no digits"),
        ("1u32", "`1u32` is not a number"),
        ("5_000", "`5_000` is not a number"),
        ("1.0lf", "`1.0lf` is not a number"),
        ("0b1", "`0b1` is not a number"),
        ("1U", "`1U` is not a number"),
    ],
)
def test_malformed_numbers_are_refused_whole(literal: str, message: str) -> None:
    assert message in _error(f"x = {literal};")


def test_comments_nest_and_end_at_any_line_break() -> None:
    assert _texts("a /* b /* c */ d */ e // f\rg // h\u2028i // j\x0bk // l\x85m") == ["a", "e", "g", "i", "k", "m"]


def test_a_comment_without_end_is_shown_where_it_begins() -> None:
    assert "k.wgsl:2:3: error: this comment does not end; comments nest" in _error("a\n  /* /* */ b")


def test_blanks_are_those_of_the_specification() -> None:
    assert _texts("a\u200eb\u200fc\x0cd\x0be\tf\r\ng") == ["a", "b", "c", "d", "e", "f", "g"]
    assert "U+00A0" in _error("a\u00a0b")


def test_names_are_those_of_unicode() -> None:
    names = ["Δέλτα", "réflexion", "朝焼け", "गुलाबी", "_a", "a1", "a__"]
    assert [(token.kind, token.text) for token in tokens(Source("k", " ".join(names)))[:-1]] == [
        ("name", name) for name in names
    ]
    assert _texts("a→b"[0]) == ["a"]
    assert "`→` has no meaning" in _error("a→b")


def test_keywords_and_the_underscore_are_no_names() -> None:
    kinds = [token.kind for token in tokens(Source("k", "var _ fn variable"))[:-1]]
    assert kinds == ["keyword", "symbol", "keyword", "name"]


def test_spans_hold_the_text() -> None:
    text = "let x = vec2<f32>(1.5f, /* b */ y)>>2u;"
    for token in tokens(Source("k", text)):
        assert text[token.start : token.end] == token.text


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("array<vec2<f32>,4>", "array⟨vec2⟨f32⟩,4⟩"),
        ("array<vec2<f32>>=x", "array⟨vec2⟨f32⟩⟩=x"),
        ("var<storage,read>x", "var⟨storage,read⟩x"),
        ("a < b", "a<b"),
        ("a<b||c>d", "a<b||c>d"),
        ("a<b&&c>d", "a<b&&c>d"),
        ("a<b>c", "a⟨b⟩c"),
        ("A ( B < C, D > ( E ) )", "A(B⟨C,D⟩(E))"),
        ("array<i32,select(2,3,a>b)>", "array⟨i32,select(2,3,a>b)⟩"),
        ("a[b<d]>()", "a[b<d]>()"),
        ("A<B<<C>", "A⟨B<<C⟩"),
        ("A<B<=C>", "A⟨B<=C⟩"),
        ("A<(B>=C)>", "A⟨(B>=C)⟩"),
        ("A<(B!=C)>", "A⟨(B!=C)⟩"),
        ("A<(B==C)>", "A⟨(B==C)⟩"),
        ("i < n; j > m", "i<n;j>m"),
        ("x = i < n; y = j > m", "x=i<n;y=j>m"),
        ("a>>1u", "a>>1u"),
        ("1 < a > 2", "1<a>2"),
        ("a >>= b", "a>>=b"),
        ("for (var i = 0; i < 4; i++) { a >>= 1; }", "for(vari=0;i<4;i++){a>>=1;}"),
    ],
)
def test_template_lists_are_told_from_comparisons(text: str, marked: str) -> None:
    assert _marked(text) == marked


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("let x = a ? b : c;", "no `condition ? a : b`"),
        ("\ufefffn f() {}", "byte order mark"),
        ('"text"', "there are no strings"),
        ("a # 1", "`#` has no meaning here"),
        ("fn f() {}\0", "null character"),
        ("a \\ b", "`\\` has no meaning here"),
    ],
)
def test_characters_without_meaning_are_refused(text: str, message: str) -> None:
    assert message in _error(text)


def test_a_file_is_not_endless() -> None:
    fits = ";" * MAX_TOKENS
    assert len(tokens(Source("k.wgsl", fits))) == MAX_TOKENS + 1
    assert "more than 100,000 tokens" in _error(fits + ";")
