"""What template engines and preprocessors leave in a WGSL file: refused by name, or filled in."""

from __future__ import annotations

import pytest

from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.placeholders import filled
from rooftile.core.errors import CompileError
from rooftile.core.source import Source


@pytest.mark.parametrize(
    ("line", "shown", "step"),
    [
        ("const T = {{ TILE }}u;", "`{{ TILE }}` is a placeholder", "-D TILE=..."),
        ("const T = {{{tile}}};", "`{{{tile}}}` is a placeholder", "-D tile=..."),
        ("const T = ${tile_m};", "`${tile_m}` is a placeholder", "-D tile_m=..."),
        ("const T = $TILE;", "`$TILE` is a placeholder", "-D TILE=..."),
        ("const T = <%= tile %>;", "`<%= tile %>` is a placeholder", "-D tile=..."),
        ("const T = #{TILE};", "`#{TILE}` is a placeholder", "-D TILE=..."),
        ("const T = ${a + 1};", "`${a + 1}` is a placeholder", "fill in the template first"),
        ("{{#if half}}", "`{{#if half}}` is a placeholder", "fill in the template first"),
        ("{% if half %}", "`{% if half %}` is a placeholder", "fill in the template first"),
        ("#ifdef HALF", "`#ifdef` is a preprocessor's", "as the preprocessor leaves it"),
        ("#import bevy_pbr::utils", "`#import` is a preprocessor's", "as the preprocessor leaves it"),
        ("#define TILE 16", "`#define` is a preprocessor's", "as the preprocessor leaves it"),
    ],
)
def test_what_is_left_of_a_template_is_named_with_its_place(line: str, shown: str, step: str) -> None:
    with pytest.raises(CompileError) as caught:
        parse(Source("k.wgsl", f"// {{{{ comment }}}} ${{x}} #define\nfn f() {{\n}} {line}\n"))
    place = caught.value.diagnostics[0].location
    assert place is not None
    assert place.line == 3
    assert shown in str(caught.value)
    assert step in str(caught.value)


def test_all_names_that_are_waited_for_are_told_once() -> None:
    with pytest.raises(CompileError, match=r"give its value with -D M=\.\.\. -D N=\.\.\., or"):
        parse(Source("k.wgsl", "const a = {{M}}; const b = {{N}} + {{ M }};"))


def test_braces_within_each_other_are_no_placeholder() -> None:
    parse(Source("k.wgsl", "fn f() {{ let x = 1; }} fn g() {{}} fn h() {{ /* a */ }} fn i() { if true {{ f(); }} }"))


def test_a_long_line_within_braces_is_read_once() -> None:
    parse(Source("k.wgsl", f"fn f() {{{{ x = a({'1, ' * 40_000}2); }}}}"))


def test_given_values_are_filled_in_and_the_rest_is_left() -> None:
    text = "const T = {{ TILE }}; // {{ TILE }}\nconst U = ${TILE} + ${OTHER} + <%= TILE %>; /* ${TILE} */"
    source, rest = filled(Source("k.wgsl", text), {"TILE": "16", "K": "64"})
    assert source.text == "const T = 16; // {{ TILE }}\nconst U = 16 + ${OTHER} + 16; /* ${TILE} */"
    assert rest == {"K": "64"}
    braces = Source("k.wgsl", "fn f() {{ let x = 1; }}")
    assert filled(braces, {"x": "2"}) == (braces, {"x": "2"})
