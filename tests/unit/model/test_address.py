"""Address formulas, evaluated lane by lane, against Python's and C's arithmetic."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rooftile.core.address import Alternative, Quantity, Sum, Term
from rooftile.core.formula import evaluate
from rooftile.core.problem import Launch
from rooftile.model.address import Settler, launch_values, warp_values

X, Y, N = (Quantity("special", "tid.x"), Quantity("special", "tid.y"), Quantity("parameter", "N"))


def of(quantity: Quantity) -> Sum:
    return (Term(1, (quantity,)),)


def function(name: str, a: Sum, b: Sum) -> Quantity:
    return Quantity("function", name, (a, b))


def test_a_row_major_address() -> None:
    formula = (Term(4, (N, Y)), Term(4, (X,)), Term(12))
    launch = Launch((2, 3, 1), (16, 16, 1))
    found = evaluate(formula, {"N": 100, **warp_values(launch, (0, 0, 0), 1)})
    assert found is not None
    assert found.tolist() == [4 * (100 * (lane // 16 + 2) + lane % 16) + 12 for lane in range(32)]


def test_what_is_not_known_is_not_guessed() -> None:
    unknown = Quantity("unknown", "%r7")
    assert evaluate((Term(4, (unknown,)),), {"%r7": 3}) is None
    assert evaluate(of(N), {}) is None
    assert evaluate(of(function("/", of(X), of(unknown))), {"tid.x": 3}) is None
    assert evaluate(of(function("bfind", of(X), of(X))), {"tid.x": 3}) is None
    assert evaluate((), {}) == 0


FUNCTIONS: dict[str, Callable[[int, int], int]] = {
    "/": lambda a, b: abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),
    "%": lambda a, b: a - abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) * b,
    "&": lambda a, b: a & b,
    "|": lambda a, b: a | b,
    "^": lambda a, b: a ^ b,
    "min": min,
    "max": max,
}


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
@given(st.lists(st.integers(-(10**9), 10**9), min_size=1, max_size=32), st.integers(-1000, 1000).filter(bool))
def test_functions(name: str, values: list[int], other: int) -> None:
    found = evaluate(of(function(name, of(X), (Term(other),))), {"tid.x": np.array(values)})
    assert found is not None
    assert found.tolist() == [FUNCTIONS[name](value, other) for value in values]


@given(st.integers(-(10**6), 10**6), st.integers(0, 20))
def test_shifts(value: int, count: int) -> None:
    assert evaluate(of(function("<<", of(X), (Term(count),))), {"tid.x": value}) == value << count
    assert evaluate(of(function(">>", of(X), (Term(count),))), {"tid.x": value}) == value >> count


def test_arithmetic_wraps_without_a_warning() -> None:
    assert evaluate((Term(2**64 + 5), Term(2**63, (N,))), {"N": 2}) == 5
    assert evaluate((Term(4, (N, N)),), {"N": 2**31}) == 0
    assert evaluate(of(N), {"N": 2**64 - 1}) == -1


def test_of_paths_that_meet_only_one_may_have_been_taken() -> None:
    start = Quantity("unknown", "%r1", alternatives=(Alternative((Term(0),), 3), Alternative((Term(1, (N,)),), 7)))
    formula = (Term(4, (start, X)), Term(8, (start,)))
    assert Settler({3, 7}.__contains__).settled(formula) == formula
    assert evaluate(Settler({7}.__contains__).settled(formula), {"N": 5, "tid.x": 2}) == 80
    assert evaluate(Settler({3}.__contains__).settled(formula), {"tid.x": 2}) == 0
    inner = (Term(1, (function("min", of(start), of(X)),)),)
    assert evaluate(Settler({7}.__contains__).settled(inner), {"N": 1, "tid.x": 2}) == 1


def test_text() -> None:
    assert str(Term(4, (N, Y))) == "4*N*tid.y"
    assert str(Term(7)) == "7"
    assert str(Term(1, (X,))) == "tid.x"
    assert str(function("/", of(X), (Term(8),))) == "tid.x / 8"
    assert str(function("min", of(X), of(N))) == "min(tid.x, N)"
    assert str(function("%", (Term(2, (X,)), Term(1)), (Term(8),))) == "(2*tid.x + 1) % 8"
    assert str(Term(4, (function("/", of(X), (Term(8),)),))) == "4*(tid.x / 8)"


def test_the_last_warp_may_be_partial() -> None:
    launch = Launch((1, 1, 1), (5, 7, 2))
    values = warp_values(launch, (0, 0, 0), 2)
    assert values["tid.x"].tolist() == [4, 0, 1, 2, 3, 4]
    assert values["tid.y"].tolist() == [5, 6, 6, 6, 6, 6]
    assert set(values["tid.z"].tolist()) == {1}
    assert launch_values(launch) == {"ntid.x": 5, "ntid.y": 7, "ntid.z": 2, "nctaid.x": 1, "nctaid.y": 1, "nctaid.z": 1}
