"""C++ text as tokens: just enough of the language's lexical grammar to find items, macros and launches in any file.

``<`` and ``>`` are always tokens of their own, for only a parser of C++ could tell shifts from template brackets; what
reads tokens joins them where it must. A preprocessor directive, with its continued lines, is one token.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, Literal, NamedTuple

_LONGEST_ANGLES: Final = 400
"""Tokens that template arguments may have: unclosed ``<`` would else be searched for to the end, each time anew."""

COMMENT: Final = re.compile(r"//[^\n]*|/\*.*?\*/", re.DOTALL)
"""One comment of text in which strings hold none."""

ALTERNATIVES: Final = {
    "and": "&&", "or": "||", "not": "!", "not_eq": "!=", "bitand": "&", "bitor": "|", "xor": "^", "compl": "~",
    "and_eq": "&=", "or_eq": "|=", "xor_eq": "^=",
}  # fmt: skip
"""Operators by their other names (C++23, [lex.digraph])."""

Kind = Literal["name", "number", "string", "operator", "directive"]

_TOKEN: Final = re.compile(
    r"""
    (?P<blank>(?:\s|\\\n)+|//(?:[^\n\\]|\\[\s\S])*|/\*(?:[^*]|\*(?!/))*(?:\*/|\Z))
  | (?P<string>(?:u8|[uUL])?R"(?P<mark>[^\s()\\"]{0,16})\([\s\S]*?\)(?P=mark)"
      | (?:u8|[uUL])?"(?:[^"\\\n]|\\[\s\S])*(?:"|(?=\n)|\Z)
      | (?:u8|[uUL])?'(?:[^'\\\n]|\\[\s\S])*(?:'|(?=\n)|\Z))
  | (?P<number>\.?[0-9](?:[eEpP][-+]|'(?=\w)|[\w.])*)
  | (?P<name>[^\W\d]\w*|\$\w*)
  | (?P<operator>::|->\*?|\+\+|--|&&|\|\||\#\#|\.\.\.|[-+*/%^&|=!]=|[<>]=(?!=)|[\s\S])
    """,
    re.VERBOSE,
)
_DIRECTIVE: Final = re.compile(r"\#(?:[^\n\\/\"']|\\[\s\S]|/\*(?:[^*]|\*(?!/))*(?:\*/|\Z)|/(?!/)|//[^\n]*"
                               r"|\"(?:[^\"\\\n]|\\[\s\S])*\"?|'(?:[^'\\\n]|\\[\s\S])*'?)*")  # fmt: skip


class Token(NamedTuple):
    """A token: its text, its place in the file's text (``start`` to ``end``), and its line, from 1."""

    kind: Kind
    text: str
    start: int
    end: int
    line: int


def scan(text: str, *, directives: bool = True) -> list[Token]:
    """The tokens of ``text``, comments left out. Any text has some: what is no token of C++ is an operator.

    Operators that are written as words, such as ``and``, are told by their signs.

    Without ``directives`` a ``#`` at the beginning of a line is one too, as in the body of a macro.
    """
    tokens: list[Token] = []
    position, line, fresh = 0, 1, True
    while position < len(text):
        if fresh and directives and text[position] == "#":
            match, kind = _DIRECTIVE.match(text, position), "directive"
        else:
            match = _TOKEN.match(text, position)
            kind = (match.lastgroup if match is not None else None) or ""
            kind = "string" if kind == "mark" else kind
        if match is None:  # cannot be: the last alternative takes any character
            break
        found, end = match[0], match.end()
        if kind == "name" and found in ALTERNATIVES:
            kind, found = "operator", ALTERNATIVES[found]
        if kind != "blank":
            tokens.append(Token(kind, found, position, end, line))  # type: ignore[arg-type]
            fresh = False
        if kind in ("blank", "string", "directive") and (breaks := found.count("\n")):
            line += breaks
            fresh = fresh or kind == "blank"
        position = end
    return tokens


def closing(tokens: Sequence[Token], start: int) -> int:
    """Index of the bracket that closes the one at ``start``; ``len(tokens)`` if none does."""
    depth = 0
    for index in range(start, len(tokens)):
        text = tokens[index].text
        if tokens[index].kind == "operator":
            if text in "([{":
                depth += 1
            elif text in ")]}":
                depth -= 1
                if depth <= 0:
                    return index
    return len(tokens)


def closing_angle(tokens: Sequence[Token], start: int) -> int:
    """Index of the ``>`` that closes the ``<`` at ``start``, or ``start`` where it is no bracket but "less than"."""
    depth, index, last = 0, start, min(len(tokens), start + _LONGEST_ANGLES)
    while index < last:
        text = tokens[index].text
        if text in ("(", "[", "{"):
            index = closing(tokens, index)
        elif text == "<":
            depth += 1
        elif text == ">":
            depth -= 1
            if depth == 0:
                return index
        elif text in (";", ")", "]", "}", "&&", "||"):
            return start
        index += 1
    return start


def split(tokens: Sequence[Token]) -> list[list[Token]]:
    """``tokens`` cut at the commas that are in no brackets; none for no tokens."""
    parts: list[list[Token]] = [[]]
    index = 0
    while index < len(tokens):
        token, end = tokens[index], index
        if token.text == "," and token.kind == "operator":
            parts.append([])
            index += 1
            continue
        if token.kind == "operator" and token.text in ("(", "[", "{"):
            end = min(closing(tokens, index), len(tokens) - 1)
        elif token.text == "<" and index and tokens[index - 1].kind == "name":
            end = closing_angle(tokens, index)
            # ``a < b, c > d`` in arguments is ambiguous; C++ itself takes it for a template only if ``a`` names one.
            end = index if any(part.text in ("=", ";") for part in tokens[index:end]) else end
        parts[-1].extend(tokens[index : end + 1])
        index = end + 1
    return [] if parts == [[]] else parts


def spelled(tokens: Sequence[Token]) -> str:
    """``tokens`` as text, with blanks only where two words would run together."""
    text = ""
    for token in tokens:
        words = text[-1:].isidentifier() or text[-1:].isdigit()
        text += " " * (words and (token.kind in ("name", "number"))) + token.text
    return text


def parameter_names(parameters: Sequence[Token]) -> Iterator[str]:
    """Names of a function's parameters."""
    for part in split(parameters):
        names = [token.text for token in part[: before(part, "=")] if token.kind == "name"]
        yield names[-1] if names else ""


def before(tokens: Sequence[Token], text: str) -> int:
    """Index of the first token ``text``, or the number of tokens."""
    return next((index for index, token in enumerate(tokens) if token.text == text), len(tokens))
