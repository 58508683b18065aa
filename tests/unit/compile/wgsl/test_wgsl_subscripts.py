"""Accesses as a WGSL file writes them."""

from __future__ import annotations

from rooftile.compile.wgsl.parser import parse
from rooftile.compile.wgsl.subscripts import subscripts
from rooftile.core.source import Source

DECLARED = """\
struct Params { K: u32 } struct Buffer { n: u32, data: array<vec4f> }
@group(0) @binding(0) var<storage, read> A: array<f32>;
@group(0) @binding(1) var<storage, read_write> C: Buffer;
@group(0) @binding(2) var<uniform> params: Params;
var<workgroup> tile: array<array<f32, 16>, 16>;
"""


def _found(body: str, parameters: str = "") -> list[tuple[str, str, bool]]:
    text = f"{DECLARED}fn f({parameters}) {{ {body} }}"
    return [(s.array, s.text, s.store) for s in subscripts(parse(Source("k.wgsl", text)))]


def test_loads_and_stores_in_the_order_of_the_text() -> None:
    assert _found("tile[y][x] = A[row * params.K + x];") == [
        ("tile", "tile[y][x]", True),
        ("A", "A[row * params.K + x]", False),
        ("params", "params.K", False),
    ]


def test_what_is_read_and_written_is_listed_twice() -> None:
    assert _found("A[i] += 1; A[j]++; A[k] = 0;") == [
        ("A", "A[i]", False),
        ("A", "A[i]", True),
        ("A", "A[j]", False),
        ("A", "A[j]", True),
        ("A", "A[k]", True),
    ]


def test_members_before_and_after_the_index() -> None:
    assert _found("C.data[i].x = C.data[tile[0][j]].y;") == [
        ("C", "C.data[i]", True),
        ("C", "C.data[tile[0][j]]", False),
        ("tile", "tile[0][j]", False),
    ]


def test_pointers_and_addresses() -> None:
    body = "let p = &tile[A[2]]; (*p)[3] = 1; q[4] = 2; atomicAdd(&C.data[5], 1); *r = 3;"
    assert _found(body) == [
        ("A", "A[2]", False),
        ("p", "(*p)[3]", True),
        ("q", "q[4]", True),
        ("C", "C.data[5]", False),
    ]


def test_a_local_name_hides_the_shared_one() -> None:
    assert _found("let n = params.K + params.xs[2];", "params: Params") == [("params", "params.xs[2]", False)]


def test_places_count_lines_and_characters_from_one() -> None:
    module = parse(Source("k.wgsl", "fn f() {\r\n  /* é */ let x = A[\r\n 1];\r\n}"))
    (found,) = subscripts(module)
    assert (found.line, found.column, found.text) == (2, 19, "A[ 1]")
