"""How the host's code judges a kernel: comparisons that a NaN passes, inputs that hide wrong indices."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final

from rooftile.compile.cpp.items import Item
from rooftile.compile.cpp.tokens import Token, closing, split
from rooftile.core.edit import Edit

_ABSOLUTE: Final = ("fabs", "fabsf", "abs")
_DIFFERENCE: Final = re.compile(r"diff|err|delta", re.IGNORECASE)
_OF_NAN: Final = ("isnan", "isfinite", "isinf", "fpclassify", "isnormal")
_FILLING: Final = re.compile(r"init|fill|rand|gen|load|read", re.IGNORECASE)
_COPIES: Final = ("cudaMemcpy", "cudaMemcpyAsync")
_INPUT: Final = re.compile(r"(?:h|host)?_?(?:mat|matrix)?_?[ab]", re.IGNORECASE)
"""Names of A and B in the host's memory; an array of zeros with another name is likely C."""


def blind_checks(function: Item) -> Iterator[Edit]:
    """``fabs(x - y) > eps`` in a function that does not ask for NaN: no NaN is greater than anything."""
    tokens = function.body
    if any(token.text in _OF_NAN for token in tokens):
        return
    held: set[str] = set()
    for at, token in enumerate(tokens[:-1]):
        if token.text in _ABSOLUTE and tokens[at + 1].text == "(":
            end = closing(tokens, at + 1)
            inside = tokens[at + 2 : end]
            if not any(part.text == "-" or _DIFFERENCE.search(part.text) for part in inside):
                continue
            start = at - 2 if at > 1 and tokens[at - 1].text == "::" else at
            if start > 1 and tokens[start - 1].text == "=" and tokens[start - 2].kind == "name":
                held.add(tokens[start - 2].text)
        elif token.text in held:
            end = at
        else:
            continue
        if _is_compared(tokens, end + 1):
            message = "a NaN passes this check, for no comparison with it holds: what was never computed looks right"
            yield Edit("nan-blind-check", token.line, message, "ask the other way round, !(fabs(x - y) <= eps)", ())


def _is_compared(tokens: Sequence[Token], start: int) -> bool:
    """Whether what ends before ``start``, maybe divided, stands on the left of a ``>``."""
    at = start
    while at < len(tokens) and tokens[at].text not in (";", ",", ")", "}", "&&", "||", "?", "<", "<=", "=", "+="):
        if tokens[at].text in (">", ">="):
            return True
        at = closing(tokens, at) + 1 if tokens[at].text in ("(", "[") else at + 1
    return False


def equal_inputs(functions: Sequence[Item]) -> Iterator[Edit]:
    """Arrays that are copied to the device, all of whose elements are given one number."""
    for function in functions:
        tokens = function.body
        copied = set(_copied(tokens))
        filled: dict[str, set[str | None]] = {}
        lines: dict[str, int] = {}
        for at, token in enumerate(tokens[:-1]):
            if _FILLING.search(token.text) and tokens[at + 1].text == "(":
                for part in tokens[at + 2 : closing(tokens, at + 1)]:
                    filled.setdefault(part.text, set()).add(None)
            if token.text not in copied or tokens[at + 1].text != "[":
                continue
            value = _assigned(tokens, at)
            if value is not None:
                filled.setdefault(token.text, set()).add(_number(value))
                lines.setdefault(token.text, token.line)
        same: dict[int, list[str]] = {}
        for name, line in lines.items():
            (number, *others) = filled[name]
            if not others and number is not None and (float(number) or _INPUT.fullmatch(name)):
                same.setdefault(line, []).append(name)
        for line, names in same.items():
            words = " and ".join(f"`{name}`" for name in names)
            message = f"all elements of {words} are the same: whichever of them a wrong index takes, C is right"
            yield Edit("equal-inputs", line, message, "fill the matrices with random numbers", ())


def _copied(tokens: Sequence[Token]) -> Iterator[str]:
    """Names of the arrays that are copied to the device."""
    for at, token in enumerate(tokens[:-1]):
        if token.text in _COPIES and tokens[at + 1].text == "(":
            given = split(tokens[at + 2 : closing(tokens, at + 1)])
            if len(given) > 3 and given[3][-1].text in ("cudaMemcpyHostToDevice", "cudaMemcpyDefault"):
                yield from (part.text for part in given[1][:1] if part.kind == "name")


def _assigned(tokens: Sequence[Token], at: int) -> Sequence[Token] | None:
    """What the element named at ``at`` is given, through ``a[i] = b[i] = 1``; None if it is only read."""
    end = closing(tokens, at + 1) + 1
    if end >= len(tokens) or not re.fullmatch(r"[-+*/]?=", tokens[end].text):
        return None
    if tokens[end].text != "=":
        return ()
    stop = next((place for place in range(end, len(tokens)) if tokens[place].text == ";"), len(tokens))
    further = [place for place in range(end, stop) if tokens[place].text == "="]
    return tokens[further[-1] + 1 : stop]


def _number(value: Sequence[Token]) -> str | None:
    """The number that an expression is, if it is nothing else."""
    text = "".join(token.text for token in value)
    match = re.fullmatch(r"(?:\((?:float|double|half|int)\))?(-?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?)[fFlL]?", text)
    return match[1] if match is not None else None
