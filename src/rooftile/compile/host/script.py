"""The JavaScript around a shader in a string: its code, and what the variables are that are set once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rooftile.compile import embedded

_TAG: Final = re.compile(r"<script\b[^>]*>(?P<inside>.*?)(?:</script\b|\Z)", re.DOTALL | re.IGNORECASE)
_VISIBLE: Final = re.compile(r"[^\n]")
_DECLARED: Final = re.compile(r"\b(?:const|let|var)\s+(?=[A-Za-z_$])")
_DECLARATOR: Final = re.compile(r"\s*(?P<name>[A-Za-z_$][\w$]*)\s*(?::[^=;,()]*)?=(?![=>])")
_ASSIGNED: Final = re.compile(
    r"(?<![.\w$])(?P<name>[A-Za-z_$][\w$]*)\s*(?:(?:[-+*/%&|^]|\*\*|<<|>>>?|&&|\|\||\?\?)?=(?![=>])|\+\+|--)"
    r"|(?:\+\+|--)\s*(?P<stepped>[A-Za-z_$][\w$]*)"
)
_BOUND: Final = re.compile(
    r"\bfunction\b[^(]*\((?P<function>[^()]*)\)|\((?P<arrow>[^()]*)\)\s*(?::[^={;]*)?=>|(?<![\w$])(?P<single>[\w$]+)\s*=>"
    r"|(?!(?:if|for|while|switch|catch|with)\b)\b[\w$]+\s*\((?P<method>[^()]*)\)\s*\{"
    r"|\b(?:const|let|var)\s*(?P<parts>[\[{][^=]*)="
)
"""What binds names otherwise: parameters, and what is taken apart."""
_NAME: Final = re.compile(r"[A-Za-z_$][\w$]*")
_NUMBER: Final = re.compile(r"\d+(?:\.\d+)?")
_SIZES: Final = frozenset("MNKmnk")
_LONGEST: Final = 1000
"""Characters of a value that is followed."""
_MARK: Final = re.compile(r"[(){}\[\],;\n]")
CONTINUED: Final = re.compile(r"\s*[.?:=+*/&|<>)\]},-]")
"""How a line begins that belongs to the statement before it."""
UNFINISHED: Final = re.compile(r"(?:[=+*/&|,<>?:({\[.-]|\breturn|\bawait|\bnew)\s*$")
"""How a line ends whose statement does not."""


def code_of(text: str) -> str:
    """``text`` with blanks for comments, strings and all of a page that is no script; no place moves.

    Examples
    --------
    >>> code_of("const T = 8; // not 16")
    'const T = 8;          '
    """
    pages = list(_TAG.finditer(text)) if text.lstrip()[:1] == "<" else []
    for start, end in embedded.templates(text):
        text = text[:start] + _VISIBLE.sub(" ", text[start:end]) + text[end:]
    made, last = "", 0
    for page in pages:
        start, end = page.span("inside")
        made += _VISIBLE.sub(" ", text[last:start]) + text[start:end]
        last = end
    made += _VISIBLE.sub(" ", text[last:]) if pages else text
    return embedded.without_strings(made)


def settings(code: str) -> dict[str, str]:
    """The variables that ``code`` sets where it declares them and nowhere else, and what to.

    Examples
    --------
    >>> settings("const T = 8, x = Math.ceil(N / T); let n = 1; n += 1")
    {'T': '8', 'x': 'Math.ceil(N / T)'}
    """
    found: dict[str, set[str]] = {}
    places = set()
    for declared in _DECLARED.finditer(code):
        for place, name, value in _declarators(code, declared.end()):
            places.add(place)
            found.setdefault(name, set()).add(value)
    others = {match["name"] or match["stepped"] for match in _ASSIGNED.finditer(code) if match.start() not in places}
    for match in _BOUND.finditer(code):
        others.update(_NAME.findall(match[match.lastgroup or 0]))
    return {name: values.pop() for name, values in found.items() if len(values) == 1 and name not in others}


def numbers(text: str) -> dict[str, str]:
    """The variables of a whole file that are plain numbers, as they are written, but for sizes of the problem."""
    found = settings(code_of(text)).items()
    return {name: value for name, value in found if _NUMBER.fullmatch(value) and name not in _SIZES}


def _declarators(code: str, at: int) -> Iterator[tuple[int, str, str]]:
    """Place, name and value of each of ``T = 8, x = f(a, b)``."""
    while (match := _DECLARATOR.match(code, at)) is not None:
        end = _end(code, match.end())
        value = " ".join(code[match.end() : end].split())
        yield match.start("name"), match["name"], value
        if code[end : end + 1] != ",":
            return
        at = end + 1


def _end(code: str, at: int) -> int:
    """Where the value ends that begins ``at``."""
    depth = 0
    last = min(len(code), at + _LONGEST)
    for mark in _MARK.finditer(code, at, last):
        depth += (mark[0] in "({[") - (mark[0] in ")}]")
        if depth < 0 or (not depth and (mark[0] in ",;" or (mark[0] == "\n" and _is_last(code, mark.start())))):
            return mark.start()
    return last


def _is_last(code: str, end: int) -> bool:
    """Whether the line that ends at ``end`` ends its statement."""
    return not UNFINISHED.search(code, max(0, end - 200), end) and not CONTINUED.match(code, end + 1)
