"""PTX text to tokens, and a cursor over them."""

from __future__ import annotations

import re
from typing import Final, NoReturn

from rooftile.core.errors import PtxError

END: Final = "\0"
"""The token after the last; no PTX token is equal to it."""

# One `findall` runs in C over the whole text. An opcode with its suffixes (`ld.global.L1::no_allocate.f32`) and a
# special register (`%tid.x`) are one token each, since neither may contain blanks in practice. Words that begin with
# a point are a token each: directives and types may follow each other without blanks (`.reg.b32`).
_TOKEN: Final = re.compile(
    r"""\n
    |//[^\n]*
    |/\*(?s:.*?)\*/
    |"[^"\n]*"
    |[0-9]+(?:\.[0-9]*)?[eE][+-][0-9]+
    |[0-9][0-9A-Za-z_.]*
    |\.[A-Za-z_][A-Za-z0-9_$]*(?:::[A-Za-z0-9_$]+)*
    |[%$_A-Za-z][A-Za-z0-9_$]*(?:(?:\.|::)[A-Za-z0-9_$]+)*
    |[^\s]""",
    re.VERBOSE | re.ASCII,
)


class Tokens:
    """The tokens of one PTX text with their line numbers (from 1); ``END`` follows the last."""

    def __init__(self, text: str) -> None:
        self.texts: list[str] = []
        self.lines: list[int] = []
        line = 1
        add_text, add_line = self.texts.append, self.lines.append
        for token in _TOKEN.findall(text):
            if token == "\n":
                line += 1
            elif token[0] == "/" and len(token) > 1:
                line += token.count("\n")
            else:
                add_text(token)
                add_line(line)
        add_text(END)
        add_line(line)


class Cursor:
    """A place in the tokens. Every way past the end of the text is a :class:`PtxError`."""

    def __init__(self, tokens: Tokens, position: int = 0) -> None:
        self.texts = tokens.texts
        self.lines = tokens.lines
        self.tokens = tokens
        self.position = position

    @property
    def line(self) -> int:
        """Line of the next token."""
        return self.lines[self.position]

    def peek(self) -> str:
        """The next token, which stays."""
        return self.texts[self.position]

    def next(self) -> str:
        """Take the next token.

        Raises
        ------
        PtxError
            At the end of the text.
        """
        token = self.texts[self.position]
        if token == END:
            self.fail("the PTX text ends in the middle of a statement", next_step="check that the file is complete")
        self.position += 1
        return token

    def accept(self, token: str) -> bool:
        """Take the next token if it is ``token``."""
        if self.texts[self.position] == token:
            self.position += 1
            return True
        return False

    def expect(self, token: str) -> None:
        """Take ``token``.

        Raises
        ------
        PtxError
            If the next token is another.
        """
        if not self.accept(token):
            if self.peek() == END:
                self.next()
            self.fail("PTX syntax error", got=repr(self.peek()), allowed=repr(token))

    def word(self, what: str) -> str:
        """Take an identifier; ``what`` names it in the error.

        Raises
        ------
        PtxError
            If the next token is none.
        """
        token = self.next()
        if token[0].isalpha() or token[0] in "_$%":
            return token
        self.position -= 1
        return self.fail(f"PTX syntax error: expected {what}", got=repr(token))

    def integer(self) -> int:
        """Take an unsigned integer.

        Raises
        ------
        PtxError
            If the next token is none.
        """
        token = self.next()
        value = integer(token)
        if value is None:
            self.position -= 1
            self.fail("PTX syntax error: expected an integer", got=repr(token))
        return value

    def skip_braces(self) -> None:
        """Go past the ``}`` that closes the ``{`` taken last.

        Raises
        ------
        PtxError
            If nothing closes it.
        """
        depth = 1
        while depth:
            token = self.next()
            depth += (token == "{") - (token == "}")

    def skip_statement(self) -> None:
        """Go past the next ``;``."""
        while self.next() != ";":
            pass

    def fail(
        self,
        what: str,
        *,
        got: str | None = None,
        allowed: str | None = None,
        next_step: str | None = None,
    ) -> NoReturn:
        """Raise a :class:`PtxError` at the next token."""
        raise PtxError(what, ptx_line=self.line, got=got, allowed=allowed, next_step=next_step)


_INTEGER: Final = re.compile(
    r"(?:0[xX]([0-9A-Fa-f]{1,32})|0[bB]([01]{1,64})|0([0-7]{0,40})|([1-9][0-9]{0,38}))U?", re.ASCII
)


def integer(token: str) -> int | None:
    """Value of an integer literal (decimal, ``0x``, ``0b``, octal; ``U`` allowed), None if it is none."""
    match = _INTEGER.fullmatch(token)
    if match is None:
        return None
    for digits, base in zip(match.groups(), (16, 2, 8, 10), strict=True):
        if digits:
            return int(digits, base)
    return 0
