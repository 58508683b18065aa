"""The small integer language of ``--grid``, ``--block``, ``--args``, ``-D`` and the kernels' manifests.

::

    comparison := shift [("==" | "!=" | "<" | "<=" | ">" | ">=") shift]
    shift      := sum {("<<" | ">>") sum}
    sum        := product {("+" | "-") product}
    product    := unary {("*" | "/" | "//" | "%") unary}
    unary      := "-" unary | "+" unary | atom
    atom       := number | name | function "(" comparison {"," comparison} ")" | "(" comparison ")"

Numbers are C++'s: decimal, hexadecimal after ``0x``, octal after ``0``.
Functions are ``cdiv(a, b)`` (quotient rounded up), ``min`` and ``max``. As in CUDA, ``/`` drops the fraction, towards
zero, and ``%`` is its remainder; ``//`` rounds down. A comparison is 1 or 0. Names are those the caller offers: the
problem's M, N and K, macros, ``blockDim.x``. The text is parsed here and never handed to Python's ``eval``; its length,
its nesting and every value on the way (below 2**63 in magnitude) are limited.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from rooftile.core.errors import UsageError

MAX_LENGTH: Final = 500
"""Characters in an expression."""

MAX_DEPTH: Final = 40
"""Parentheses, calls and signs inside one another."""

MAX_VALUE: Final = 2**63
"""No value may reach this magnitude."""

_MAX_SHIFT: Final = 63

_TOKEN: Final = re.compile(
    r"\s*(?:(?P<number>0[xX][0-9a-fA-F]+|[0-9]+)(?![\w.])"
    r"|(?P<name>[A-Za-z_]\w*(?:\.[xyz])?)"
    r"|(?P<operator>//|==|!=|<=|>=|<<|>>|[-+*/%(),<>]))",
    re.ASCII,
)
_COMPARISONS: Final[dict[str, Callable[[int, int], bool]]] = {
    "==": operator.eq,
    "!=": operator.ne,
    "<": operator.lt,
    "<=": operator.le,
    ">": operator.gt,
    ">=": operator.ge,
}
_FUNCTIONS: Final = ("cdiv", "max", "min")


def evaluate(text: str, names: Mapping[str, int], *, what: str = "expression") -> int:
    """Value of the expression ``text``.

    Parameters
    ----------
    text : str
        The expression.
    names : Mapping[str, int]
        Values of the names that may be used.
    what : str
        What is being read, for error messages: ``--grid``.

    Raises
    ------
    UsageError
        If the text is not an expression, uses another name, divides by zero or has too large a value; the message gives
        the column.
    """
    (value,) = _Parser(text, names, what).expressions(expected=1)
    return value


def evaluate_list(text: str, names: Mapping[str, int], *, what: str = "expression") -> tuple[int, ...]:
    """Values of the expressions in ``text``, separated by commas. See :func:`evaluate`."""
    return _Parser(text, names, what).expressions(expected=None)


def split(text: str) -> tuple[str, ...]:
    """``text`` cut at the commas that are in no parentheses; the parts are stripped."""
    parts = [""]
    depth = 0
    for character in text:
        depth += (character == "(") - (character == ")")
        if character == "," and depth <= 0:
            parts.append("")
        else:
            parts[-1] += character
    return tuple(part.strip() for part in parts)


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str
    text: str
    column: int


class _Parser:
    """Recursive descent that computes as it reads."""

    def __init__(self, text: str, names: Mapping[str, int], what: str) -> None:
        self._text = text
        self._names = names
        self._what = what
        if len(text) > MAX_LENGTH:
            raise UsageError(
                f"{what} is too long", got=f"{len(text):,} characters", allowed=f"at most {MAX_LENGTH} characters"
            )
        self._tokens = self._scan()
        self._next = 0
        self._depth = 0

    def expressions(self, expected: int | None) -> tuple[int, ...]:
        values = [self._comparison()]
        while expected is None and self._accept(","):
            values.append(self._comparison())
        if self._peek().kind != "end":
            raise self._error(f"unexpected {self._peek().text!r}", self._peek().column)
        return tuple(values)

    def _scan(self) -> list[_Token]:
        tokens = []
        position = 0
        end = len(self._text.rstrip())
        while position < end:
            match = _TOKEN.match(self._text, position)
            if match is None:
                rest = self._text[position:].lstrip()
                raise self._error(f"cannot read {rest.split()[0][:12]!r}", len(self._text) - len(rest))
            kind = match.lastgroup or ""
            tokens.append(_Token(kind, match[kind], match.start(kind)))
            position = match.end()
        return [*tokens, _Token("end", "end", end)]

    def _peek(self) -> _Token:
        return self._tokens[self._next]

    def _take(self) -> _Token:
        token = self._tokens[self._next]
        self._next += 1
        return token

    def _accept(self, *operators: str) -> _Token | None:
        token = self._peek()
        return self._take() if token.kind == "operator" and token.text in operators else None

    def _comparison(self) -> int:
        value = self._shift()
        if sign := self._accept(*_COMPARISONS):
            value = int(_COMPARISONS[sign.text](value, self._shift()))
        return value

    def _shift(self) -> int:
        value = self._sum()
        while sign := self._accept("<<", ">>"):
            bits = self._sum()
            if not 0 <= bits <= _MAX_SHIFT:
                raise self._error(f"a shift by {bits} bits", sign.column, allowed=f"0 to {_MAX_SHIFT} bits")
            value = self._checked(value << bits if sign.text == "<<" else value >> bits, sign)
        return value

    def _sum(self) -> int:
        value = self._product()
        while sign := self._accept("+", "-"):
            right = self._product()
            value = self._checked(value + right if sign.text == "+" else value - right, sign)
        return value

    def _product(self) -> int:
        value = self._unary()
        while sign := self._accept("*", "/", "//", "%"):
            right = self._unary()
            value = self._checked(value * right, sign) if sign.text == "*" else self._divide(sign, value, right)
        return value

    def _divide(self, token: _Token, dividend: int, divisor: int) -> int:
        if divisor == 0:
            raise self._error("division by zero", token.column)
        if token.text == "//":
            return dividend // divisor
        if token.text == "cdiv":
            return -(-dividend // divisor)
        quotient = abs(dividend) // abs(divisor)
        if (dividend < 0) != (divisor < 0):
            quotient = -quotient
        return quotient if token.text == "/" else dividend - quotient * divisor

    def _unary(self) -> int:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise self._error(f"more than {MAX_DEPTH} levels inside one another", self._peek().column)
        if sign := self._accept("-", "+"):
            value = -self._unary() if sign.text == "-" else self._unary()
        else:
            value = self._atom()
        self._depth -= 1
        return value

    def _atom(self) -> int:
        token = self._take()
        if token.kind == "number":
            return self._checked(self._number(token), token)
        if token.kind == "name":
            return self._call(token) if self._accept("(") else self._name(token)
        if token.text == "(":
            value = self._comparison()
            self._close()
            return value
        raise self._error(f"expected a number or a name, not {token.text!r}", token.column)

    def _number(self, token: _Token) -> int:
        """An integer literal as C++ reads it: what begins with 0 is octal."""
        base = 16 if token.text[:2].lower() == "0x" else 8 if token.text.startswith("0") else 10
        try:
            return int(token.text, base)
        except ValueError:
            raise self._error(
                f"{token.text} begins with 0 and is no octal number", token.column, allowed="decimal without a 0 first"
            ) from None

    def _call(self, token: _Token) -> int:
        if token.text not in _FUNCTIONS:
            raise self._error(f"no function {token.text!r}", token.column, allowed=", ".join(_FUNCTIONS))
        arguments = [self._comparison()]
        while self._accept(","):
            arguments.append(self._comparison())
        self._close()
        if len(arguments) < 2 or (token.text == "cdiv" and len(arguments) > 2):
            raise self._error(f"{token.text} takes two values, not {len(arguments)}", token.column)
        if token.text == "cdiv":
            return self._divide(token, *arguments)
        return min(arguments) if token.text == "min" else max(arguments)

    def _close(self) -> None:
        if self._accept(")") is None:
            raise self._error(f"expected ')', not {self._peek().text!r}", self._peek().column)

    def _name(self, token: _Token) -> int:
        if token.text not in self._names:
            known = ", ".join([*self._names, *(f"{function}(a,b)" for function in _FUNCTIONS)])
            raise self._error(f"unknown name {token.text!r}", token.column, allowed=known)
        return self._checked(self._names[token.text], token)

    def _checked(self, value: int, token: _Token) -> int:
        if abs(value) >= MAX_VALUE:
            raise self._error("value too large", token.column, allowed="magnitudes below 2**63")
        return value

    def _error(self, problem: str, column: int, *, allowed: str | None = None) -> UsageError:
        return UsageError(
            f"{self._what}: {problem} at column {column + 1}",
            got=self._text if self._text.strip() else "an empty expression",
            allowed=allowed or "integers, names, + - * / // % << >> ( ), comparisons, cdiv(a,b), min(a,b), max(a,b)",
        )
