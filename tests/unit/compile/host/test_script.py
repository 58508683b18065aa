"""What is told of a script's variables."""

import pytest

from rooftile.compile.host.script import numbers


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("const T = 8, M = 300", {"T": "8"}),
        ("export const T: number = 8, half = 0.5;\nlet u = 2", {"T": "8", "half": "0.5", "u": "2"}),
        ("function f() { const T = 8; }\nfunction g() { const T = 8; }", {"T": "8"}),
        ("function f() { const T = 8; }\nfunction g() { const T = 16; }", {}),
        ("let T = 8; T = 16;", {}),
        ("let T = 8; T++;", {}),
        ("const T = 8; const f = (T) => T;", {}),
        ("const T = 8; function f(a, T) {}", {}),
        ("const T = 8; function f(options) { const { T } = options; }", {}),
        ("const T = 8; if (T > 4) { x.T = 1; }", {"T": "8"}),
        ("// const T = 8;\nconst s = 'const U = 8', t = `const V = 8;`", {}),
        ("const T = 8 *\n  2;", {}),
        ("<p>const T = 8;</p><script>const U = 4;</script>", {"U": "4"}),
    ],
)
def test_variables_set_once_to_a_number(text: str, found: dict[str, str]) -> None:
    assert numbers(text) == found
