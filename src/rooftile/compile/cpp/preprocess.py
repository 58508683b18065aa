"""A small C preprocessor: which branches of ``#if`` are taken, what macros stand for, and what they expand to.

The compiler does all this itself; this one serves the reading of host code, which the compiler never gets to see, and
of kernels behind macros. It follows the user's own headers only, so a macro of a library's header is unknown to it.
C++ standard, [cpp].
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final

from rooftile.compile.cpp.tokens import Token, closing, scan, split

_MOST_TOKENS: Final = 400_000
"""Of all expansions together; macros that double themselves would fill the memory."""

_MOST_INCLUDES: Final = 400
_MOST_LEVELS: Final = 60

NVCC: Final = {"__CUDACC__": "1", "__NVCC__": "1", "__cplusplus": "201703L", "__CUDACC_VER_MAJOR__": "13",
               "CUDART_VERSION": "13000", "CUDA_VERSION": "13000", "__GNUC__": "13", "__linux__": "1",
               "NDEBUG": "1"}  # fmt: skip
"""Macros that host code sees under nvcc on Linux."""

RTC: Final = {"__CUDACC__": "1", "__CUDACC_RTC__": "1", "__cplusplus": "201703L", "__CUDA_ARCH__": "900",
              "__CUDACC_VER_MAJOR__": "13", "CUDART_VERSION": "13000", "CUDA_VERSION": "13000"}  # fmt: skip
"""Macros that device code sees here."""


@dataclass(frozen=True, slots=True)
class Macro:
    """A macro; ``parameters`` is None for one without brackets, and the last of them may be ``...``."""

    parameters: tuple[str, ...] | None
    body: tuple[Token, ...]


@dataclass(frozen=True, slots=True)
class FileToken:
    """A token of a file that is compiled, in a branch that is taken."""

    file: str
    token: Token


@dataclass
class Preprocessed:
    """What is left of a source and its headers: tokens in the order they are read, and the macros at the end."""

    stream: list[FileToken] = field(default_factory=list)
    macros: dict[str, Macro] = field(default_factory=dict)
    taken: dict[str, list[Token]] = field(default_factory=dict)

    def of(self, file: str) -> list[Token]:
        """Tokens of one file."""
        return self.taken.get(file, [])


_CONDITIONAL: Final = re.compile(r"^[ \t]*#[ \t]*if", re.MULTILINE)


def splits_brackets(text: str) -> bool:
    """Whether a branch of an ``#if`` opens more braces than it closes, or closes more, or stands in round brackets.

    What follows belongs to either branch then, and no parser can read both of them; nor is a list of parameters what
    all its branches hold.
    """
    if _CONDITIONAL.search(text) is None:
        return False
    opened, round_ones = [0], 0
    for token in _scanned(text):
        keyword = _directive(token.text)[0] if token.kind == "directive" else ""
        if keyword in ("if", "ifdef", "ifndef"):
            if round_ones > 0:
                return True
            opened.append(0)
        elif keyword.startswith(("el", "endif")) and len(opened) > 1:
            if opened[-1]:
                return True
            if keyword == "endif":
                opened.pop()
        elif token.kind == "operator" and token.text in "{}":
            opened[-1] += 1 if token.text == "{" else -1
            round_ones = 0  # whatever an unequal branch before left open
        elif token.kind == "operator" and token.text in "()":
            round_ones += 1 if token.text == "(" else -1
    return False


def object_macro(text: str) -> Macro:
    """A macro without brackets."""
    return Macro(None, tuple(scan(text)))


class Preprocessor:
    """Reads a source and its headers.

    Parameters
    ----------
    texts : mapping
        Texts by file name.
    find : callable
        Of a file's name and an ``#include``'s operand (``"x.cuh"`` with its quotes), the name of the file meant, or
        None.
    predefined : mapping
        Values of macros; the source may not define these anew, as with ``-D``.
    """

    def __init__(
        self, texts: Mapping[str, str], find: Callable[[str, str], str | None], predefined: Mapping[str, str]
    ) -> None:
        self._texts = texts
        self._find = find
        self._fixed = predefined
        self._tokens: dict[str, Sequence[Token]] = {}
        self._once: set[str] = set()
        self._includes = 0
        self._result = Preprocessed(macros={name: object_macro(value) for name, value in predefined.items()})

    def run(self, name: str) -> Preprocessed:
        """Read the file called ``name``."""
        self._file(name, 0)
        return self._result

    def _file(self, name: str, level: int) -> None:
        if name in self._once or level > _MOST_LEVELS or self._includes > _MOST_INCLUDES:
            return
        self._includes += 1
        if name not in self._tokens:
            self._tokens[name] = _scanned(self._texts[name])
        first = name not in self._result.taken
        kept = self._result.taken.setdefault(name, [])
        branches: list[tuple[bool, bool]] = []  # (this branch and those around are taken, one of this #if's was)
        live = True
        for token in self._tokens[name]:
            if token.kind != "directive":
                if live and len(self._result.stream) < _MOST_TOKENS:
                    self._result.stream.append(FileToken(name, token))
                    if first:
                        kept.append(token)
                continue
            keyword, rest = _directive(token.text)
            if keyword in ("if", "ifdef", "ifndef"):
                taken = live and self._condition(keyword, rest)
                branches.append((taken, taken or not live))
            elif keyword in ("elif", "else", "elifdef", "elifndef") and branches:
                _, done = branches.pop()
                outside = not branches or branches[-1][0]
                taken = outside and not done and (keyword == "else" or self._condition(keyword[2:], rest))
                branches.append((taken, done or taken))
            elif keyword == "endif" and branches:
                branches.pop()
            elif live:
                self._act(name, keyword, rest, level)
                continue
            live = not branches or branches[-1][0]

    def _act(self, name: str, keyword: str, rest: str, level: int) -> None:
        if keyword == "define":
            found = re.match(r"([^\W\d]\w*)(\(([^)]*)\))?", rest)
            if found is not None and found[1] not in self._fixed:
                listed = tuple(part.strip() for part in found[3].split(",") if part.strip()) if found[2] else None
                self._result.macros[found[1]] = Macro(
                    listed, tuple(scan(rest[found.end() :].strip(), directives=False))
                )
        elif keyword == "undef":
            if rest.strip() not in self._fixed:
                self._result.macros.pop(rest.strip(), None)
        elif keyword == "include":
            target = self._find(name, rest.strip())
            if target is not None and target in self._texts:
                self._file(target, level + 1)
        elif keyword == "pragma" and rest.strip() == "once":
            self._once.add(name)

    def _condition(self, keyword: str, rest: str) -> bool:
        macros = self._result.macros
        if keyword in ("ifdef", "ifndef", "def", "ndef"):
            found = re.match(r"[^\W\d]\w*", rest)
            return ((found is not None) and found[0] in macros) != (keyword in ("ifndef", "ndef"))
        known = re.sub(
            r"\bdefined\s*(?:\(\s*(\w+)\s*\)|(\w+))",
            lambda match: " 1 " if (match[1] or match[2]) in macros else " 0 ",
            rest,
        )
        known = re.sub(r"\b__has_(?:include|cpp_attribute|builtin|feature)\w*\s*\([^()]*\)", " 0 ", known)
        return bool(integer(expand(scan(known), macros), {}))


@lru_cache(maxsize=16)
def _scanned(text: str) -> Sequence[Token]:
    """Tokens of a file, which is read as the compiler sees it and as the host does."""
    return scan(text)


def _directive(text: str) -> tuple[str, str]:
    """Keyword and operands of a directive, continued lines joined and comments removed."""
    joined = re.sub(r"\\[ \t]*\n", " ", text)
    joined = re.sub(r'("(?:[^"\\\n]|\\.)*")|//[^\n]*|/\*[\s\S]*?(?:\*/|\Z)', lambda match: match[1] or " ", joined)
    found = re.match(r"#\s*(\w*)\s*([\s\S]*)", joined)
    return (found[1], found[2].strip()) if found is not None else ("", "")


def expand(tokens: Sequence[Token], macros: Mapping[str, Macro]) -> list[Token]:
    """``tokens`` with all macros replaced; what comes from a macro has the line and place of its use."""
    return _expand(list(tokens), macros, frozenset(), [_MOST_TOKENS // 10])


def _expand(tokens: list[Token], macros: Mapping[str, Macro], hidden: frozenset[str], budget: list[int]) -> list[Token]:
    result: list[Token] = []
    index = 0
    while index < len(tokens):
        token = tokens[index]
        macro = macros.get(token.text) if token.kind == "name" and token.text not in hidden else None
        index += 1
        if macro is None or budget[0] <= 0 or len(hidden) > _MOST_LEVELS:
            result.append(token)
            continue
        arguments: list[list[Token]] = []
        if macro.parameters is not None:
            if index >= len(tokens) or tokens[index].text != "(":
                result.append(token)
                continue
            end = closing(tokens, index)
            arguments = _arguments(tokens[index + 1 : end])
            index = end + 1
        body = _substitute(macro, arguments, macros, hidden, budget)
        budget[0] -= len(body)
        placed = [part._replace(start=token.start, end=token.end, line=token.line) for part in body]
        if macro.parameters is None and index < len(tokens) and tokens[index].text == "(" and len(placed) == 1:
            # ``#define CALL other`` before a bracket: the bracket belongs to what it stands for.
            tokens = [*placed, *tokens[index:]]
            index, hidden = 0, hidden | {token.text}
            continue
        result += _expand(placed, macros, hidden | {token.text}, budget)
    return result


def _arguments(tokens: Sequence[Token]) -> list[list[Token]]:
    """Arguments of a macro: unlike those of a function, angle brackets do not keep a comma."""
    parts: list[list[Token]] = [[]]
    index = 0
    while index < len(tokens):
        if tokens[index].text == ",":
            parts.append([])
            index += 1
            continue
        end = closing(tokens, index) if tokens[index].text in ("(", "[", "{") else index
        parts[-1] += tokens[index : end + 1]
        index = end + 1
    return parts


def _substitute(
    macro: Macro,
    arguments: list[list[Token]],
    macros: Mapping[str, Macro],
    hidden: frozenset[str],
    budget: list[int],
) -> list[Token]:
    given: dict[str, list[Token]] = {}
    for position, name in enumerate(macro.parameters or ()):
        if name.endswith("..."):
            rest = arguments[position:]
            comma = [Token("operator", ",", 0, 0, 0)]
            joined = [token for part in rest for token in [*comma, *part]][1:]
            given[name.removesuffix("...").strip() or "__VA_ARGS__"] = joined
        else:
            given[name] = arguments[position] if position < len(arguments) else []
    result: list[Token] = []
    body = macro.body
    for index, token in enumerate(body):
        pasted = (index and body[index - 1].text == "##") or (index + 1 < len(body) and body[index + 1].text == "##")
        if token.text == "##":
            continue
        if token.text == "#" and index + 1 < len(body) and body[index + 1].text in given:
            continue
        if index and body[index - 1].text == "#" and token.text in given:
            result.append(token._replace(kind="string", text='"' + "".join(p.text for p in given[token.text]) + '"'))
            continue
        value = given.get(token.text) if token.kind == "name" else None
        part = [token] if value is None else value if pasted else _expand(list(value), macros, hidden, budget)
        if index and body[index - 1].text == "##" and result and part:
            glued = result.pop()
            made = glued._replace(text=glued.text + part[0].text)
            result += [made, *part[1:]]
        else:
            result += part
    return result


_PRECEDENCE: Final = (("||",), ("&&",), ("|",), ("^",), ("&",), ("==", "!="), ("<", ">", "<=", ">="), ("<<", ">>"),
                      ("+", "-"), ("*", "/", "%"))  # fmt: skip


def integer(tokens: Sequence[Token], names: Mapping[str, int]) -> int | None:
    """Value of a constant expression; names not given are 0, as in ``#if``. None if it is none."""
    try:
        reader = _Reader([token.text for token in _shifts(tokens)], names)
        value = reader.choice()
        return value if reader.position == len(reader.words) else None
    except (IndexError, ValueError, ZeroDivisionError, OverflowError, RecursionError):
        return None


def _shifts(tokens: Sequence[Token]) -> list[Token]:
    """``tokens`` with neighbouring ``<`` ``<`` joined."""
    joined: list[Token] = []
    for token in tokens:
        if joined and token.text in ("<", ">") and joined[-1].text == token.text and joined[-1].end == token.start:
            joined[-1] = joined[-1]._replace(text=token.text * 2, end=token.end)
        else:
            joined.append(token)
    return joined


class _Reader:
    def __init__(self, words: list[str], names: Mapping[str, int]) -> None:
        self.words, self.names, self.position = words, names, 0

    def peek(self) -> str:
        return self.words[self.position] if self.position < len(self.words) else ""

    def take(self) -> str:
        self.position += 1
        return self.words[self.position - 1]

    def choice(self) -> int:
        condition = self.binary(0)
        if self.peek() != "?":
            return condition
        self.take()
        first = self.choice()
        if self.take() != ":":
            raise ValueError(":")
        second = self.choice()
        return first if condition else second

    def binary(self, level: int) -> int:
        if level == len(_PRECEDENCE):
            return self.unary()
        value = self.binary(level + 1)
        while self.peek() in _PRECEDENCE[level]:
            value = _apply(self.take(), value, self.binary(level + 1))
        return value

    def unary(self) -> int:
        word = self.take()
        if word in ("-", "+", "!", "~"):
            value = self.unary()
            return {"-": -value, "+": value, "!": int(not value), "~": ~value}[word]
        if word == "(":
            value = self.choice()
            if self.take() != ")":
                raise ValueError(")")
            return value
        return number(word) if word[0].isdigit() else self.names.get(word, int(word == "true"))


def number(word: str) -> int:
    """Value of an integer literal of C++: ``0x10u``, ``1'024``, ``16UL``."""
    digits = re.sub(r"[uUlLzZ]+$", "", word.replace("'", ""))
    if re.fullmatch(r"0[0-7]+", digits):
        return int(digits, 8)
    return int(digits, 0)


def _apply(sign: str, left: int, right: int) -> int:
    if sign in ("/", "%"):
        quotient = abs(left) // abs(right) * (1 if (left < 0) == (right < 0) else -1)
        return quotient if sign == "/" else left - quotient * right
    if sign in ("<<", ">>"):
        if not 0 <= right < 64:
            raise ValueError(sign)
        return left << right if sign == "<<" else left >> right
    simple: dict[str, Callable[[int, int], int]] = {
        "||": lambda a, b: int(bool(a or b)), "&&": lambda a, b: int(bool(a and b)), "|": lambda a, b: a | b,
        "^": lambda a, b: a ^ b, "&": lambda a, b: a & b, "==": lambda a, b: int(a == b),
        "!=": lambda a, b: int(a != b), "<": lambda a, b: int(a < b), ">": lambda a, b: int(a > b),
        "<=": lambda a, b: int(a <= b), ">=": lambda a, b: int(a >= b), "+": lambda a, b: a + b,
        "-": lambda a, b: a - b, "*": lambda a, b: a * b,
    }  # fmt: skip
    return simple[sign](left, right)


__all__ = ["NVCC", "RTC", "FileToken", "Macro", "Preprocessed", "Preprocessor", "expand", "integer", "number", "split"]
