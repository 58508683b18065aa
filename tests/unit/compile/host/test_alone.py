"""Listings that launch a kernel which they do not have."""

from __future__ import annotations

import pytest

from rooftile.compile.host.alone import launches_alone
from rooftile.core.errors import InDoubtError
from rooftile.core.source import Source
from rooftile.explain import explain

LISTING = """\
int start(float *x, *y) {
  dim3 threads(8, 8);   // 8 x 8 threads a block = 64 threads
  dim3 blocks(5, 3);    // 5x3 blocks = 20 blocks
  multiply<<<blocks, threads>>>(x, y);
}
"""


def told(text: str, **macros: str) -> set[tuple[str, int]]:
    return {(edit.kind, edit.line) for edit in launches_alone(Source("l.cu", text), macros)[1]}


def test_a_launch_alone_is_looked_at() -> None:
    name, edits = launches_alone(Source("l.cu", LISTING), {})
    assert name == "multiply"
    assert {(e.kind, e.line) for e in edits} == {
        ("not-compiled", 1),
        ("no-return", 1),
        ("wrong-comment", 3),
        ("fixed-grid", 3),
        ("unchecked-launch", 4),
    }
    (grid,) = (e for e in edits if e.kind == "fixed-grid")
    assert "5 x 3 = 15 blocks" in grid.message
    assert "a C of 24 x 40" in grid.message


def test_statements_in_no_function_are_read() -> None:
    text = "dim3 g(N / T, (M + T - 1) / T);\ndim3 b(T, T);\nmm<<<g, b>>>(a, b, c, N);\n"
    assert told(text) == {("floored-grid", 1), ("unchecked-launch", 3)}
    assert ("launch-refused", 2) in told(text, T="64")


@pytest.mark.parametrize("text", ["int main() { return 0; }", "", "a << b; c <<< d;"])
def test_what_launches_nothing(text: str) -> None:
    assert launches_alone(Source("l.cu", text), {}) == ("", ())


def test_it_is_said_that_there_is_no_kernel() -> None:
    with pytest.raises(InDoubtError, match="launches multiply, but has no kernel") as caught:
        explain(Source("l.cu", LISTING), M=64, N=64, K=64)
    assert "l.cu:3: warning: the grid is 5 x 3 = 15 blocks" in str(caught.value)
