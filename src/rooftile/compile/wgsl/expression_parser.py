"""Parses expressions: which operators bind tighter, and which need parentheses beside each other (section 8.19)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NoReturn

from rooftile.compile.wgsl import errors
from rooftile.compile.wgsl.depth import MAX_EXPRESSION, MAX_NESTING
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.lexer import RESERVED, Kind, Token, tokens
from rooftile.compile.wgsl.syntax import Binary, Call, Expression, Index, Literal, Member, Name, Span, Unary
from rooftile.core.source import Source

_BITWISE: Final = ("&", "|", "^")
_COMPARISONS: Final = ("==", "!=", "<", "<=", ">", ">=")
_SHIFTS: Final = ("<<", ">>")
_SUMS: Final = ("+", "-")
_PRODUCTS: Final = ("*", "/", "%")
_LOGICAL: Final = ("&&", "||")
_BINARY: Final = frozenset((*_BITWISE, *_COMPARISONS, *_SHIFTS, *_SUMS, *_PRODUCTS, *_LOGICAL))
_PREFIXES: Final = frozenset("-!~&*")


class ExpressionParser:
    """Reads a file's tokens from the first on; ``token`` is the next one."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.tokens = tokens(source)
        self.number = 0
        self.token = self.tokens[0]
        self.end = 0
        """Where the last token that was taken ended."""
        self.nesting = 0
        self.depths: dict[Expression, int] = {}
        self.opened: dict[Expression, int] = {}
        """Where the parentheses around an expression begin."""

    # Tokens.

    def take(self) -> Token:
        """The next token, and go on to the one behind it."""
        taken = self.token
        self.end = taken.end
        if taken.kind != "end":
            self.number += 1
            self.token = self.tokens[self.number]
        return taken

    def at(self, *texts: str) -> bool:
        """Whether the next token is one of these symbols or keywords."""
        return self.token.kind in ("symbol", "keyword") and self.token.text in texts

    def is_kind(self, kind: Kind) -> bool:
        """Whether the next token is of this kind."""
        return self.token.kind == kind

    def ahead(self, distance: int = 1) -> Token:
        """The token that many places further on."""
        return self.tokens[min(self.number + distance, len(self.tokens) - 1)]

    def accept(self, text: str) -> bool:
        """Take the next token if it is ``text``."""
        if self.at(text):
            self.take()
            return True
        return False

    def expect(self, text: str, where: str) -> Token:
        """Take the next token, which has to be ``text``; ``where`` says what for: "after the condition"."""
        if not self.at(text):
            self.missing(f"`{text}`", where)
        return self.take()

    def missing(self, what: str, where: str = "", next_step: str | None = None) -> NoReturn:
        """Say what should stand where the next token does: a ``;`` or bracket is missed behind what came before."""
        behind = what in ("`;`", "`)`", "`]`", "`,`") and self.end
        span = Span(self.end - 1, self.end) if behind else self.token.span
        found = "the end of the file" if self.token.kind == "end" else f"`{self.token.text}`"
        self.fail(span, f"expected {' '.join((what, where)).strip()}, found {found}", next_step)

    def fail(self, span: Span, message: str, next_step: str | None = None) -> NoReturn:
        """Refuse the file."""
        errors.fail(self.source, span, message, next_step=next_step)

    def since(self, start: int) -> Span:
        """From ``start`` to the end of the last token taken."""
        return Span(start, self.end)

    def identifier(self, what: str) -> Token:
        """Take a name that may be declared and used; ``what`` it is: "the name of a function"."""
        token = self.token
        if token.kind == "keyword":
            self.fail(token.span, f"`{token.text}` is a keyword, it cannot be {what}")
        if token.kind != "name":
            self.missing(what)
        if token.text in RESERVED:
            self.fail(token.span, f"`{token.text}` is a reserved word, it cannot be {what}", "give it another name")
        if token.text.startswith("__"):
            known = suggestion(token.text, ())
            step = known or "give it another name; if it is a placeholder, fill in the template first"
            self.fail(token.span, f"`{token.text}`: names must not begin with two underscores", step)
        return self.take()

    def nest(self) -> None:
        """One level deeper; whoever calls this takes it back at the level's end."""
        self.nesting += 1
        if self.nesting > MAX_NESTING:
            self.fail(self.token.span, f"this is nested deeper than {MAX_NESTING} levels")

    # Expressions.

    def expression(self) -> Expression:
        """A whole expression."""
        self.nest()
        first = self._unary()
        if self.at(*_BITWISE):
            found = self._chain(first, (self.token.text,), self._unary)
        else:
            found = self._relational(first)
            if self.at(*_LOGICAL):
                found = self._chain(found, (self.token.text,), lambda: self._relational(self._unary()))
        if self.token.kind == "symbol" and self.token.text in _BINARY and isinstance(found, Binary):
            step = "say with parentheses which of the two comes first"
            text = f"`{found.operator}` and `{self.token.text}` must not stand beside each other without parentheses"
            self.fail(self.token.span, text, step)
        self.nesting -= 1
        return found

    def _relational(self, first: Expression) -> Expression:
        left = self._shift(first)
        if not self.at(*_COMPARISONS):
            return left
        operator = self.take()
        return self._binary(operator, left, self._shift(self._unary()))

    def _shift(self, first: Expression) -> Expression:
        if self.at(*_SHIFTS):
            operator = self.take()
            return self._binary(operator, first, self._unary())
        left = self._chain(first, _PRODUCTS, self._unary)
        while self.at(*_SUMS, "--"):
            self._split_decrement()
            operator = self.take()
            left = self._binary(operator, left, self._chain(self._unary(), _PRODUCTS, self._unary))
        return left

    def _chain(self, left: Expression, operators: tuple[str, ...], operand: Callable[[], Expression]) -> Expression:
        """``left op operand op operand ...``, from the left."""
        while self.at(*operators):
            operator = self.take()
            left = self._binary(operator, left, operand())
        return left

    def _binary(self, operator: Token, left: Expression, right: Expression) -> Expression:
        node = Binary(self.since(self._start(left)), operator.text, left, right, operator.span)
        return self._made(node, left, right)

    def _start(self, node: Expression) -> int:
        """Where an expression begins, its parentheses included."""
        return self.opened.get(node, node.span.start)

    def _unary(self) -> Expression:
        prefixes = []
        while self.token.kind == "symbol" and (self.token.text in _PREFIXES or self.token.text == "--"):
            self._split_decrement()
            prefixes.append(self.take())
        node = self._postfix(self._primary())
        for prefix in reversed(prefixes):
            node = self._made(Unary(self.since(prefix.start), prefix.text, node), node)
        return node

    def _split_decrement(self) -> None:
        """``a --b`` is ``a - (-b)``: decrements are statements, so that in an expression ``--`` is two signs."""
        if self.at("--"):
            start = self.token.start
            halves = [Token("symbol", "-", start, start + 1), Token("symbol", "-", start + 1, start + 2)]
            self.tokens[self.number : self.number + 1] = halves
            self.token = halves[0]

    def _primary(self) -> Expression:
        token = self.token
        if token.kind == "number" or self.at("true", "false"):
            self.take()
            return self._made(Literal(token.span, token.text))
        if token.kind == "name":
            name = self.name()
            return self._call(name) if self.at("(") else name
        if self.at("++"):
            self.fail(token.span, "there is no `++x`", "`x++;` is a statement of its own")
        if not self.at("("):
            self.missing("an expression")
        self.take()
        inside = self.expression()
        self.expect(")", "to close the parenthesis")
        self.opened[inside] = token.start
        return inside

    def name(self) -> Name:
        """An identifier with its template list, if it has one."""
        token = self.identifier("a name")
        arguments = self.template()
        node = Name(self.since(token.start), token.text, arguments)
        self._made(node, *(arguments or ()))
        return node

    def template(self) -> tuple[Expression, ...] | None:
        """``<f32, 4>``; None if no template list begins here."""
        if not self.is_kind("template-start"):
            return None
        self.take()
        found = [self.expression()]
        while self.accept(",") and not self.is_kind("template-end"):
            found.append(self.expression())
        if not self.is_kind("template-end"):
            self.missing("`,` or `>`", "in the template list")
        self.take()
        return tuple(found)

    def _call(self, function: Name) -> Call:
        arguments = self.arguments()
        node = Call(self.since(function.span.start), function, arguments)
        self._made(node, function, *arguments)
        return node

    def arguments(self) -> tuple[Expression, ...]:
        """``(a, b)``."""
        self.expect("(", "before the arguments")
        found = []
        while not self.at(")"):
            found.append(self.expression())
            if not self.accept(","):
                break
        self.expect(")", "after the arguments")
        return tuple(found)

    def _postfix(self, base: Expression) -> Expression:
        while True:
            start = self._start(base)
            if self.accept("["):
                index = self.expression()
                self.expect("]", "after the index")
                base = self._made(Index(self.since(start), base, index), base, index)
            elif self.accept("."):
                member = self.identifier("the name of a member")
                base = self._made(Member(self.since(start), base, member.text, member.span), base)
            else:
                return base

    def target(self) -> Expression:
        """What is assigned to: a name behind ``*``, in parentheses, with indices and members."""
        self.nest()
        prefixes = []
        while self.at("*", "&"):
            prefixes.append(self.take())
        if self.at("("):
            opened = self.take()
            inside = self.target()
            self.expect(")", "to close the parenthesis")
            self.opened[inside] = opened.start
        else:
            token = self.identifier("the name of a variable")
            inside = self._made(Name(token.span, token.text))
        node = self._postfix(inside)
        for prefix in reversed(prefixes):
            node = self._made(Unary(self.since(prefix.start), prefix.text, node), node)
        self.nesting -= 1
        return node

    def call(self) -> Call:
        """A call that is a statement."""
        return self._call(self.name())

    def _made(self, node: Expression, *parts: Expression) -> Expression:
        depth = 1 + max((self.depths[part] for part in parts), default=0)
        if depth > MAX_EXPRESSION:
            self.fail(node.span, f"this expression has more than {MAX_EXPRESSION} levels", "write it as several")
        self.depths[node] = depth
        return node
