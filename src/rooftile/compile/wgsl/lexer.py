"""Cuts WGSL into tokens, and finds which ``<`` and ``>`` delimit template lists (sections 3.1 to 3.9)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final, Literal, NoReturn

from rooftile.compile.wgsl import placeholders
from rooftile.compile.wgsl.errors import fail
from rooftile.compile.wgsl.syntax import Span
from rooftile.core.source import Source

Kind = Literal["name", "keyword", "number", "symbol", "template-start", "template-end", "end"]

_KEYWORDS: Final = (
    "alias break case const const_assert continue continuing default diagnostic discard else enable false fn for if "
    "let loop override requires return struct switch true var while"
)
_RESERVED: Final = (
    "NULL Self abstract active alignas alignof as asm asm_fragment async attribute auto await become cast catch class "
    "co_await co_return co_yield coherent column_major common compile compile_fragment concept const_cast consteval "
    "constexpr constinit crate debugger decltype delete demote demote_to_helper do dynamic_cast enum explicit export "
    "extends extern external fallthrough filter final finally friend from fxgroup get goto groupshared highp impl "
    "implements import inline instanceof interface layout lowp macro macro_rules match mediump meta mod module move "
    "mut mutable namespace new nil noexcept noinline nointerpolation non_coherent noncoherent noperspective null "
    "nullptr of operator package packoffset partition pass patch pixelfragment precise precision premerge priv "
    "protected pub public readonly ref regardless register reinterpret_cast require resource restrict self set shared "
    "sizeof smooth snorm static static_assert static_cast std subroutine super target template this thread_local "
    "throw trait try type typedef typeid typename typeof union unless unorm unsafe unsized use using varying virtual "
    "volatile wgsl where with writeonly yield"
)
KEYWORDS: Final = frozenset(_KEYWORDS.split())
RESERVED: Final = frozenset(_RESERVED.split())

_BREAK: Final = "\n\v\f\r\x85\u2028\u2029"
_BLANK = re.compile(f"[ \t\u200e\u200f{_BREAK}]+|//[^{_BREAK}]*")
_COMMENT_EDGE = re.compile(r"/\*|\*/")
_NAME = re.compile(r"[A-Za-z_\x80-\U0010ffff][A-Za-z0-9_\x80-\U0010ffff]*")
_NUMBER = re.compile(
    r"0[xX](?:(?:[0-9a-fA-F]*\.[0-9a-fA-F]+|[0-9a-fA-F]+\.[0-9a-fA-F]*)(?:[pP][+-]?[0-9]+[fh]?)?"
    r"|[0-9a-fA-F]+[pP][+-]?[0-9]+[fh]?|[0-9a-fA-F]+[iu]?)"
    r"|(?:[0-9]*\.[0-9]+|[0-9]+\.[0-9]*)(?:[eE][+-]?[0-9]+)?[fh]?|[0-9]+[eE][+-]?[0-9]+[fh]?|[0-9]+[iufh]?"
)
_SYMBOL = re.compile(
    r"<<=|>>=|->|&&|\|\||==|!=|<=|>=|<<|>>|\+\+|--|[-+*/%&|^]=|[-+*/%&|^~!<>=(){}\[\],;:.@]"
)  # fmt: skip


MAX_TOKENS: Final = 100_000
"""Of a file: what is checked in a few seconds. A kernel has some thousand."""


@dataclass(frozen=True, slots=True)
class Token:
    """``text`` from ``start`` to ``end``; the last token of a file is of the kind "end", and empty."""

    kind: Kind
    text: str
    start: int
    end: int

    @property
    def span(self) -> Span:
        """Where it stands."""
        return Span(self.start, self.end)


def tokens(source: Source) -> list[Token]:
    """The tokens of ``source``, with an empty one at the end.

    Raises
    ------
    CompileError
        If something in it is no token: an unknown character, a malformed number, a comment that does not end, or
        what a template engine or a preprocessor should have replaced.
    """
    return _Lexer(source).run()


class _Lexer:
    def __init__(self, source: Source) -> None:
        self.source = source
        self.text = source.text
        self.found: list[Token] = []
        self.depth = 0
        self.open: list[tuple[int, int]] = []
        """Each `<` that may begin a template list: its number among the tokens, and the depth of brackets there."""

    def run(self) -> list[Token]:
        if (null := self.text.find("\0")) >= 0:
            fail(self.source, Span(null, null + 1), "this is no text: it holds a null character")
        at = self._past_blanks(0)
        while at < len(self.text):
            token = self._token(at)
            if len(self.found) >= MAX_TOKENS:
                step = "give the kernel in a file of its own; work that repeats belongs in a loop"
                fail(self.source, token.span, f"the file has more than {MAX_TOKENS:,} tokens", next_step=step)
            self.found.append(token)
            at = self._past_blanks(token.end)
        self.found.append(Token("end", "", at, at))
        return self.found

    def _past_blanks(self, at: int) -> int:
        while True:
            if blank := _BLANK.match(self.text, at):
                at = blank.end()
            elif self.text.startswith("/*", at):
                at = self._past_comment(at)
            else:
                return at

    def _past_comment(self, start: int) -> int:
        level, at = 1, start + 2
        while level:
            edge = _COMMENT_EDGE.search(self.text, at)
            if edge is None:
                nested = "/*" in self.text[start + 2 : at]
                inner = "; comments nest, so each /* needs its own */" if nested else ""
                fail(self.source, Span(start, start + 2), f"this comment does not end{inner}")
            level += 1 if edge[0] == "/*" else -1
            at = edge.end()
        return at

    def _token(self, at: int) -> Token:
        character = self.text[at]
        if number := _NUMBER.match(self.text, at):
            return self._number(number)
        if (name := _NAME.match(self.text, at)) and (character < "\x80" or character.isidentifier()):
            return self._name(at, name.end())
        symbol = _SYMBOL.match(self.text, at)
        if character in "{$#<" and (placeholder := placeholders.at(self.text, at)):
            placeholders.refuse(self.source, placeholder)
        if symbol is None:
            self._refuse(at)
        return self._symbol(symbol[0], at)

    def _number(self, match: re.Match[str]) -> Token:
        text, end = match[0], match.end()
        more = _NAME.match(self.text, end) or _NUMBER.match(self.text, end)
        whole = Span(match.start(), more.end() if more and more[0][0] != "." else end)
        written = self.text[whole.start : whole.end]
        if re.fullmatch(r"0[xX]", written):
            fail(self.source, whole, f"`{written}` has no digits")
        if re.search(r"[pP]$" if text[:2] in ("0x", "0X") else r"[eE]$", written):
            fail(self.source, whole, f"the exponent of `{written}` has no digits")
        if whole.end > end:
            step = "the suffixes are i, u, f and h (an h needs `enable f16;`); there are no digit separators"
            fail(self.source, whole, f"`{written}` is not a number", next_step=step)
        if re.fullmatch(r"0[0-9]+[iu]?", text):
            fail(self.source, whole, f"`{text}` begins with 0: there are no octal numbers")
        return Token("number", text, match.start(), end)

    def _name(self, start: int, end: int) -> Token:
        text = self.text[start:end]
        while not text.isidentifier():  # what is not ASCII has been matched whatever it is
            end -= 1
            text = self.text[start:end]
        if text == "_":
            return Token("symbol", text, start, end)
        return Token("keyword" if text in KEYWORDS else "name", text, start, end)

    def _symbol(self, text: str, at: int) -> Token:
        """The symbol at ``at``, told from the delimiters of template lists (section 3.9)."""
        kind: Kind = "symbol"
        if text == "<":
            before = self.found[-1] if self.found else None
            if before is not None and (before.kind == "name" or before.text == "var"):
                self.open.append((len(self.found), self.depth))
        elif text[0] == ">":
            if self.open and self.open[-1][1] == self.depth:
                kind, text = "template-end", ">"
                number = self.open.pop()[0]
                start = self.found[number]
                self.found[number] = Token("template-start", "<", start.start, start.end)
        elif text in ("(", "["):
            self.depth += 1
        elif text in (")", "]"):
            self._close()
            self.depth = max(0, self.depth - 1)
        elif text in (";", "{", ":", "="):
            self.depth = 0
            self.open.clear()
        elif text in ("&&", "||"):
            self._close()
        return Token(kind, text, at, at + len(text))

    def _close(self) -> None:
        """Give up what could have begun a template list inside the innermost brackets."""
        while self.open and self.open[-1][1] >= self.depth:
            self.open.pop()

    def _refuse(self, at: int) -> NoReturn:
        character = self.text[at]
        span = Span(at, at + 1)
        if character == "?":
            step = "write `select(if_false, if_true, condition)`"
            fail(self.source, span, "there is no `condition ? a : b`", next_step=step)
        if character == "\ufeff":
            step = "save the file as UTF-8 without a byte order mark"
            fail(self.source, span, "a byte order mark is not allowed", next_step=step)
        if character in "\"'`":
            fail(self.source, span, f"there are no strings: {character} has no meaning")
        named = f"`{character}`" if character.isprintable() else f"the character U+{ord(character):04X}"
        fail(self.source, span, f"{named} has no meaning here")
