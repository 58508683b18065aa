"""Expectations: a small language of comparisons over a kernel's figures, and whether they hold.

::

    expectations := expectation {"," expectation}
    expectation  := "right" | sum ("==" | "!=" | "<" | "<=" | ">" | ">=") sum
    sum          := product {("+" | "-") product}
    product      := unary {("*" | "/") unary}
    unary        := "-" unary | atom
    atom         := number [unit] | figure ["(" selector {"," selector} ")"] | "(" sum ")"
    selector     := array | "global" | "shared" | "local" | "load" | "store" | "atomic" | line | "here"

``conflicts == 0, sectors_per_request(A) <= 4, time <= 300us, right``. Figures are those of
:mod:`~rooftile.explain.expecting.expected_figures`, or counters by Nsight Compute's names. A time has a unit and is
compared with times only, so that ``time <= 300`` cannot pass by being seconds. What is not known meets no expectation.
The text is parsed here and never handed to Python's ``eval``; all of it is checked before the kernel is compiled.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from difflib import get_close_matches
from typing import Final

from rooftile.core.errors import UsageError
from rooftile.core.expectation import Expectation, ExpectedFigure
from rooftile.core.explanation import Explanation
from rooftile.core.source import Location
from rooftile.explain.expecting.expected_figures import (
    ACCESS,
    OPERATIONS,
    SPACES,
    WHOLE,
    Unit,
    Value,
    access_figure,
    select,
)

MAX_LENGTH: Final = 4000
MAX_DEPTH: Final = 40

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>(?:[0-9][0-9_]*(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][-+]?[0-9]+)?)[ \t]*(?P<unit>%|[^\W\d]+)?(?![\w.])"
    r"|(?P<name>[^\W\d]\w*(?:\.\w+)*)"
    r"|(?P<operator>==|!=|<=|>=|[-+*/<>(),]))"
)
_UNITS: Final[dict[str, tuple[float, Unit]]] = {
    "ns": (1e-9, "s"), "us": (1e-6, "s"), "µs": (1e-6, "s"), "μs": (1e-6, "s"), "ms": (1e-3, "s"), "s": (1.0, "s"),
    "%": (0.01, ""), "k": (1e3, ""), "M": (1e6, ""), "G": (1e9, ""), "T": (1e12, ""), "B": (1.0, ""),
    "KB": (1e3, ""), "MB": (1e6, ""), "GB": (1e9, ""),
    "KiB": (2.0**10, ""), "MiB": (2.0**20, ""), "GiB": (2.0**30, ""),
}  # fmt: skip
_COMPARISONS: Final[dict[str, Callable[[float, float], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_ARITHMETIC: Final[dict[str, Callable[[float, float], float]]] = {
    "+": operator.add,
    "-": operator.sub,
    "*": operator.mul,
    "/": operator.truediv,
}


class _NotKnownError(Exception):
    """A figure that an expectation needs has no value; says why."""


@dataclass
class _Reading:
    """One evaluation: the explanation, and the figures that were read."""

    explanation: Explanation
    figures: dict[str, Value]

    def read(self, name: str, value: Value) -> float:
        self.figures[name] = value
        if value is None:
            raise _NotKnownError(f"{name} is not known")
        return value


_Evaluate = Callable[[_Reading], float]


@dataclass(frozen=True, slots=True)
class _Node:
    unit: Unit
    evaluate: _Evaluate


@dataclass(frozen=True, slots=True)
class Expected:
    """One expectation, read and checked as far as it can be before the kernel is known."""

    text: str
    location: Location | None
    holds: Callable[[_Reading], bool]

    def judge(self, explanation: Explanation) -> Expectation:
        """Whether ``explanation`` meets it.

        Raises
        ------
        UsageError
            If it names an array, a line or a counter that the kernel does not have.
        """
        reading = _Reading(explanation, {})
        met, why_not = False, ""
        try:
            met = self.holds(reading)
        except (_NotKnownError, ZeroDivisionError, OverflowError) as error:
            why_not = str(error)
        except UsageError as error:
            raise _placed(error, self.text, self.location) from None
        figures = tuple(ExpectedFigure(name, value) for name, value in reading.figures.items())
        return Expectation(self.text, met, figures, self.location, why_not)


def read_expectations(text: str, location: Location | None = None) -> tuple[Expected, ...]:
    """The expectations of ``text``, which stands at ``location`` of a source file, or was given otherwise.

    Raises
    ------
    UsageError
        If it is none, or names what there is not; the message lists what there is.
    """
    try:
        return _Parser(text, location).expectations()
    except UsageError as error:
        raise _placed(error, text, location) from None


def _placed(error: UsageError, text: str, location: Location | None) -> UsageError:
    where = f"{location}: " if location is not None else ""
    return UsageError(f"{where}{error.what}", got=f"expect {text}", allowed=error.allowed, next_step=error.next_step)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    start: int
    end: int
    unit: str = ""


class _Parser:
    """Recursive descent to functions of a :class:`_Reading`."""

    def __init__(self, text: str, location: Location | None) -> None:
        self._text = text
        self._location = location
        if len(text) > MAX_LENGTH:
            raise UsageError(f"expectations are too long: {len(text):,} characters", allowed=f"{MAX_LENGTH:,}")
        self._tokens = self._scan()
        self._next = 0
        self._depth = 0
        self._figures = 0

    def expectations(self) -> tuple[Expected, ...]:
        found = [self._expectation()]
        while self._accept(","):
            found.append(self._expectation())
        token = self._peek()
        if token.kind != "end":
            raise self._error(f"unexpected {token.text!r}", token, "a comma between expectations")
        return tuple(found)

    def _expectation(self) -> Expected:
        first, known = self._peek(), self._figures
        left = self._sum()
        sign = self._accept(*_COMPARISONS)
        if sign is None:
            if self._tokens[self._next - 1] is not first or first.text != "right":
                allowed = f"right, or two sides with {' '.join(_COMPARISONS)} between them"
                raise self._error("expected a comparison", self._peek(), allowed)
            evaluate = left.evaluate
            return Expected("right", self._location, lambda reading: evaluate(reading) == 1)
        right = self._sum()
        self._same_unit(left, right, sign)
        if self._figures == known:
            raise self._error("no figure of the kernel is compared", first, _names())
        compare, one, other = _COMPARISONS[sign.text], left.evaluate, right.evaluate
        written = self._text[first.start : self._tokens[self._next - 1].end]
        return Expected(written, self._location, lambda reading: _compared(compare, one(reading), other(reading)))

    def _scan(self) -> list[_Token]:
        tokens, position, end = [], 0, len(self._text.rstrip())
        while position < end:
            match = _TOKEN.match(self._text, position, end)
            if match is None:
                rest = self._text[position:].lstrip()
                place = _Token("", rest.split()[0][:12], len(self._text) - len(rest), end)
                step = "to compare, write == for =" if place.text.startswith("=") else None
                allowed = "numbers, names, + - * / ( ) and comparisons"
                raise self._error(f"cannot read {place.text!r}", place, allowed, step)
            kind = "number" if match["number"] else "name" if match["name"] else "operator"
            tokens.append(_Token(kind, match[kind], match.start(kind), match.end(), match["unit"] or ""))
            position = match.end()
        return [*tokens, _Token("end", "the end", end, end)]

    def _peek(self) -> _Token:
        return self._tokens[self._next]

    def _take(self) -> _Token:
        token = self._tokens[self._next]
        self._next += token.kind != "end"
        return token

    def _accept(self, *operators: str) -> _Token | None:
        token = self._peek()
        return self._take() if token.kind == "operator" and token.text in operators else None

    def _sum(self) -> _Node:
        left = self._product()
        while sign := self._accept("+", "-"):
            right = self._product()
            self._same_unit(left, right, sign)
            left = _Node(left.unit, _joined(_ARITHMETIC[sign.text], left.evaluate, right.evaluate))
        return left

    def _product(self) -> _Node:
        left = self._unary()
        while sign := self._accept("*", "/"):
            right = self._unary()
            if right.unit and (sign.text == "*") == bool(left.unit):
                raise self._error("neither a time nor a plain number", sign, "time * 2, time / 2, time / time")
            unit: Unit = "" if left.unit == right.unit else "s"
            left = _Node(unit, _joined(_ARITHMETIC[sign.text], left.evaluate, right.evaluate))
        return left

    def _unary(self) -> _Node:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self._error(f"more than {MAX_DEPTH} levels inside one another", self._peek(), "fewer")
        if self._accept("-"):
            inner = self._unary()
            evaluate = inner.evaluate
            node = _Node(inner.unit, lambda reading: -evaluate(reading))
        else:
            node = self._atom()
        self._depth -= 1
        return node

    def _atom(self) -> _Node:
        token = self._take()
        if token.kind == "number":
            factor, unit = self._unit(token)
            digits = token.text.replace("_", "")
            value = (int(digits) if digits.isdigit() else float(digits)) * (factor if token.unit else 1)
            if value == float("inf"):
                raise self._error(f"{token.text} is too large a number", token, "up to 1e308")
            return _Node(unit, lambda reading: value)
        if token.kind == "name":
            return self._figure(token)
        if token.text == "(":
            node = self._sum()
            self._close()
            return node
        raise self._error(f"expected a number or a figure, not {token.text!r}", token, _names())

    def _unit(self, token: _Token) -> tuple[float, Unit]:
        if token.unit and token.unit not in _UNITS:
            raise self._error(f"unknown unit {token.unit!r}", token, ", ".join(_UNITS))
        return _UNITS.get(token.unit, (1.0, ""))

    def _figure(self, token: _Token) -> _Node:
        name = token.text
        self._figures += 1
        if "__" in name:
            return _Node("", lambda reading: reading.read(name, _counter(reading.explanation, name)))
        if name in WHOLE:
            figure = WHOLE[name]
            return _Node(figure.unit, lambda reading: reading.read(name, figure.read(reading.explanation)))
        if name not in ACCESS:
            close = get_close_matches(name, [*WHOLE, *ACCESS], 1)
            step = f"did you mean {close[0]}?" if close else None
            raise self._error(f"unknown figure {name!r}", token, _names(), step)
        selectors = tuple(self._selectors())
        file = self._location.file if self._location is not None else None
        shown = f"{name}({', '.join(map(str, selectors))})" if selectors else name

        def read(reading: _Reading) -> float:
            e = reading.explanation
            rows = select(e, selectors, file or e.source.name)
            return reading.read(shown, access_figure(name, rows))

        return _Node("", read)

    def _selectors(self) -> Sequence[str | int]:
        found: list[str | int] = []
        if not self._accept("("):
            return found
        while True:
            token = self._take()
            if token.kind == "number" and token.text.isdigit() and not token.unit:
                found.append(int(token.text))
            elif token.text == "here" and token.kind == "name":
                if self._location is None:
                    raise self._error("here is the line of a comment in the source", token, "a line's number")
                found.append(self._location.line)
            elif token.kind == "name":
                found.append(token.text)
            else:
                wanted = f"an array's name, {', '.join((*SPACES, *OPERATIONS))}, a line's number, here"
                raise self._error(f"expected what to select, not {token.text!r}", token, wanted)
            if not self._accept(","):
                break
        self._close()
        return found

    def _close(self) -> None:
        if self._accept(")") is None:
            raise self._error(f"expected ')', not {self._peek().text!r}", self._peek(), "(...)")

    def _same_unit(self, left: _Node, right: _Node, token: _Token) -> None:
        if left.unit != right.unit:
            problem = f"a time and a plain number on the two sides of {token.text}"
            raise self._error(problem, token, "300us, 1.5ms, 2s", "give the number a unit, as in time <= 300us")

    def _error(self, problem: str, token: _Token, allowed: str, next_step: str | None = None) -> UsageError:
        return UsageError(f"{problem} at column {token.start + 1}", allowed=allowed, next_step=next_step)


def _compared(compare: Callable[[float, float], bool], left: float, right: float) -> bool:
    """``left`` against ``right``; NaN, of which ``!=`` would hold, is not known."""
    if left != left or right != right:
        raise _NotKnownError("a figure is not a number")
    return compare(left, right)


def _joined(operation: Callable[[float, float], float], left: _Evaluate, right: _Evaluate) -> _Evaluate:
    return lambda reading: operation(left(reading), right(reading))


def _counter(explanation: Explanation, name: str) -> Value:
    if name not in explanation.counters:
        close = get_close_matches(name, explanation.counters, 1)
        raise UsageError(
            f"there is no counter {name!r}",
            allowed=", ".join(sorted(explanation.counters)),
            next_step=f"did you mean {close[0]}?" if close else None,
        )
    return explanation.counters[name]


def _names() -> str:
    of_accesses = f"of accesses, also as {next(iter(ACCESS))}(A, load): {', '.join(ACCESS)}"
    return f"{', '.join(WHOLE)}; {of_accesses}; counters by Nsight Compute's names"
