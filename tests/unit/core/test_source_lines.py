"""Lines of a source are those that a compiler counts."""

import pytest

from rooftile.core.source import Source


@pytest.mark.parametrize(
    ("text", "number", "line"),
    [
        ("a\nb\n", 1, "a"),
        ("a\nb\n", 2, "b"),
        ("a\nb", 2, "b"),
        ("a\r\nb\r\n", 1, "a"),
        ("a\fb\u2028c\vd\ne", 2, "e"),
        ("a\n", 0, ""),
        ("a\n", -1, ""),
        ("a\n", 9, ""),
        ("", 1, ""),
    ],
)
def test_line(text: str, number: int, line: str) -> None:
    assert Source("a.cu", text).line(number) == line
