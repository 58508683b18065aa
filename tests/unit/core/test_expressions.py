"""The expression language against Python's own integers, and its refusals."""

from __future__ import annotations

import contextlib
import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.errors import UsageError
from rooftile.core.expressions import MAX_LENGTH, evaluate, evaluate_list, split

NAMES = {"M": 100, "N": 77, "K": 33, "blockDim.x": 16}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("7", 7),
        ("0x1F", 31),
        ("020 + 0", 16),
        ("007", 7),
        ("1 + 2 * 3", 7),
        ("(1 + 2) * 3", 9),
        ("10 - 4 - 3", 3),
        ("100 / 8 / 2", 6),
        ("-M", -100),
        ("--+-3", -3),
        ("2 * -3", -6),
        ("cdiv(N, 16)", 5),
        ("cdiv( N,blockDim.x )", 5),
        ("cdiv(80, 16)", 5),
        ("min(M, N, K)", 33),
        ("max(M, N - K, 2 * K)", 100),
        ("cdiv(min(M, N), max(1, K / 16))", 39),
        ("M == 100", 1),
        ("M + 1 != 101", 0),
        ("M % 16 <= 4", 1),
        ("K >= 34", 0),
        ("(K < 34) + (K > 32)", 2),
        # As in CUDA the quotient loses its fraction towards zero and % is its remainder; // rounds down.
        ("-7 / 2", -3),
        ("-7 % 2", -1),
        ("7 % -2", 1),
        ("-7 // 2", -4),
        ("cdiv(-7, 2)", -3),
        ("9223372036854775807", 2**63 - 1),
        ("M + 15 >> 4", 7),  # as in C, shifts bind less than sums and more than comparisons
        ("1 << 2 + 1", 8),
        ("-7 >> 1", -4),
        ("64 >> 2 >> 1 == 1 << 3", 1),
    ],
)
def test_values(text: str, value: int) -> None:
    assert evaluate(text, NAMES) == value


@st.composite
def _sums(draw: st.DrawFn, depth: int = 4) -> tuple[str, int]:
    """A random expression and its value, by Python's arithmetic."""
    if depth == 0 or draw(st.booleans()):
        name = draw(st.sampled_from(["M", "N", "K", None]))
        number = draw(st.integers(0, 1000))
        return (name, NAMES[name]) if name else (str(number), number)
    left, a = draw(_sums(depth - 1))
    right, b = draw(_sums(depth - 1))
    operator = draw(st.sampled_from(["+", "-", "*", "/", "//", "%", "min", "max", "cdiv"]))
    if operator in ("/", "//", "%", "cdiv") and b == 0:
        operator = "+"
    value = {
        "+": lambda: a + b,
        "-": lambda: a - b,
        "*": lambda: a * b,
        "/": lambda: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
        "//": lambda: math.floor(a // b),
        "%": lambda: int(math.copysign(abs(a) % abs(b), a)),
        "min": lambda: min(a, b),
        "max": lambda: max(a, b),
        "cdiv": lambda: (a + b - 1) // b if b > 0 else -(a // -b),
    }[operator]()
    text = f"{operator}({left}, {right})" if operator.isalpha() else f"({left}) {operator} ({right})"
    return text, value


@given(_sums())
def test_agrees_with_python(expression: tuple[str, int]) -> None:
    text, value = expression
    if len(text) <= MAX_LENGTH and abs(value) < 2**53:
        assert evaluate(text, NAMES) == value


@given(st.text(alphabet="MNKx01239+-*/%()<>=!, .", max_size=30))
def test_any_text_is_a_value_or_a_usage_error(text: str) -> None:
    value = 0
    with contextlib.suppress(UsageError):
        value = evaluate(text, NAMES)
    assert abs(value) < 2**63


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("", 1, "expected a number or a name"),
        ("   ", 1, "expected a number or a name"),
        ("1 +", 4, "expected a number or a name"),
        ("(1", 3, "expected ')'"),
        ("1)", 2, "unexpected ')'"),
        ("N M", 3, "unexpected 'M'"),
        ("N, M", 2, "unexpected ','"),
        ("M + foo", 5, "unknown name 'foo'"),
        ("M(3)", 1, "no function 'M'"),
        ("cdiv(3)", 1, "cdiv takes two values, not 1"),
        ("cdiv(3, 4, 5)", 1, "cdiv takes two values, not 3"),
        ("min(3)", 1, "min takes two values, not 1"),
        ("8 / (K - 33)", 3, "division by zero"),
        ("8 % 0", 3, "division by zero"),
        ("8 // 0", 3, "division by zero"),
        ("cdiv(8, 0)", 1, "division by zero"),
        ("1.5", 1, "cannot read '1.5'"),
        ("2 ** 3", 4, "expected a number or a name"),
        ("__import__('os')", 12, "cannot read"),
        ("M; N", 2, "cannot read ';'"),
        ("1 < 2 < 3", 7, "unexpected '<'"),
        ("blockDim.w", 9, "cannot read '.w'"),
        ("٣", 1, "cannot read"),
        ("9223372036854775808", 1, "value too large"),
        ("4294967296 * 4294967296", 12, "value too large"),
        ("1 << 63", 3, "value too large"),
        ("1 << 64", 3, "a shift by 64 bits"),
        ("1 >> -1", 3, "a shift by -1 bits"),
        ("(" * 60 + "1" + ")" * 60, 41, "levels"),
        ("-" * 100 + "1", 41, "levels"),
    ],
)
def test_refusals_name_the_column(text: str, column: int, message: str) -> None:
    with pytest.raises(UsageError) as caught:
        evaluate(text, NAMES, what="--grid")
    assert caught.value.what.startswith("--grid: ")
    assert message in caught.value.what
    assert caught.value.what.endswith(f"at column {column}")


def test_an_unknown_name_lists_the_known_ones() -> None:
    with pytest.raises(UsageError) as caught:
        evaluate("T", NAMES)
    assert caught.value.allowed is not None
    assert caught.value.allowed.startswith("M, N, K, blockDim.x, cdiv(a,b)")


def test_too_long() -> None:
    with pytest.raises(UsageError, match="too long"):
        evaluate("1+" * MAX_LENGTH + "1", NAMES)


def test_lists() -> None:
    assert evaluate_list("cdiv(N, 16), cdiv(M,16)", NAMES) == (5, 7)
    assert evaluate_list("3", NAMES) == (3,)
    with pytest.raises(UsageError, match="column 3"):
        evaluate_list("3,", NAMES)


def test_split() -> None:
    assert split("A, B,C,min(M, N),alpha=1.5") == ("A", "B", "C", "min(M, N)", "alpha=1.5")
    assert split("") == ("",)
    assert split("a),b") == ("a)", "b")
