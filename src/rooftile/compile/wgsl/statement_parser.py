"""Parses statements (section 9)."""

from __future__ import annotations

from typing import Final, NoReturn

from rooftile.compile.wgsl.expression_parser import ExpressionParser
from rooftile.compile.wgsl.lexer import Token
from rooftile.compile.wgsl.syntax import (
    Assign,
    Attribute,
    Block,
    Break,
    Clause,
    ConstAssert,
    Continue,
    Declare,
    Evaluate,
    Expression,
    For,
    If,
    Loop,
    Member,
    Name,
    Return,
    Span,
    Statement,
    Switch,
    Variable,
    While,
)

_COMPOUND: Final = ("+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=")
_ATTRIBUTES: Final = {
    "align": (1, 1),
    "binding": (1, 1),
    "blend_src": (1, 1),
    "builtin": (1, 1),
    "compute": (0, 0),
    "const": (0, 0),
    "diagnostic": (2, 2),
    "fragment": (0, 0),
    "group": (1, 1),
    "id": (1, 1),
    "interpolate": (1, 2),
    "invariant": (0, 0),
    "location": (1, 1),
    "must_use": (0, 0),
    "size": (1, 1),
    "subgroup_size": (1, 1),
    "vertex": (0, 0),
    "workgroup_size": (1, 3),
}
"""The fewest and the most arguments of each attribute (section 12)."""
SEVERITIES: Final = ("error", "warning", "info", "off")


class StatementParser(ExpressionParser):
    """Statements, and the variables and attributes that stand outside of functions too."""

    def attributes(self) -> tuple[Attribute, ...]:
        """Any number of ``@name(...)``."""
        found = []
        while self.at("@"):
            found.append(self._attribute())
        return tuple(found)

    def filters(self) -> tuple[Attribute, ...]:
        """Those that statements may have: ``@diagnostic``."""
        found = self.attributes()
        for attribute in found:
            if attribute.name != "diagnostic":
                self.fail(attribute.span, f"`@{attribute.name}` cannot stand before a statement")
        return found

    def _attribute(self) -> Attribute:
        start = self.take().start
        token = self.token
        if token.text == "stage":
            self.fail(token.span, "there is no attribute `@stage`", "write `@compute`")
        if token.kind not in ("name", "keyword") or token.text not in _ATTRIBUTES:
            known = ", ".join(_ATTRIBUTES)
            self.missing("an attribute's name", "behind the `@`", f"the attributes are {known}")
        self.take()
        fewest, most = _ATTRIBUTES[token.text]
        arguments = self.arguments() if most and self.at("(") else ()
        if not fewest <= len(arguments) <= most:
            takes = str(most) if fewest == most else f"{fewest} to {most}"
            number = f"takes {takes} argument{'s' if most != 1 else ''}, not {len(arguments)}"
            self.fail(self.since(start), f"`@{token.text}` {number}")
        if token.text == "diagnostic":
            self._filter_of(*arguments)
        return Attribute(self.since(start), token.text, arguments)

    def _filter_of(self, severity: Expression, rule: Expression) -> None:
        if not isinstance(severity, Name) or severity.name not in SEVERITIES:
            self.fail(severity.span, f"the severity of a diagnostic is one of {', '.join(SEVERITIES)}")
        parent = rule.base if isinstance(rule, Member) else rule
        if not isinstance(parent, Name):
            self.fail(rule.span, "the rule of a diagnostic is a name, such as derivative_uniformity")

    # Statements.

    def block(self, where: str, attributes: tuple[Attribute, ...] = ()) -> Block:
        """``{ ... }``, with attributes before it."""
        attributes += self.filters()
        start = self.expect("{", where).start
        statements = self._statements()
        self._close(start)
        return Block(self.since(start), statements, attributes)

    def _close(self, start: int) -> None:
        if self.token.kind == "end":
            self.fail(Span(start, start + 1), "this `{` is not closed by the end of the file")
        self.expect("}", "after the statement")

    def _statements(self) -> tuple[Statement, ...]:
        self.nest()
        found = []
        while not self.at("}", "continuing") and self.token.kind != "end":
            if not self.accept(";"):
                found.append(self._statement())
        self.nesting -= 1
        return tuple(found)

    def _statement(self) -> Statement:
        token = self.token
        attributes = self.filters()
        match self.token.text if self.token.kind in ("symbol", "keyword") else "":
            case "{":
                return self.block("", attributes)
            case "if":
                return self._if(attributes)
            case "switch":
                return self._switch(attributes)
            case "loop":
                return self._loop(attributes)
            case "for":
                return self._for(attributes)
            case "while":
                return self._while(attributes)
        if attributes:
            self.fail(attributes[0].span, "no attribute can stand before this statement")
        statement = self._simple()
        if not self.accept(";"):
            self._unfinished(token)
        return statement

    def _simple(self) -> Statement:
        """A statement that ends with a semicolon."""
        start = self.token.start
        match self.token.text if self.token.kind in ("symbol", "keyword") else "":
            case "return":
                self.take()
                value = None if self.at(";") else self.expression()
                return Return(self.since(start), value)
            case "break":
                self.take()
                if self.at("if"):
                    step = "write `if condition { break; }`"
                    self.fail(self.token.span, "`break if` can only end a `continuing` block", step)
                return Break(self.since(start))
            case "continue":
                self.take()
                return Continue(self.since(start))
            case "const_assert":
                return self.const_assert()
            case "discard":
                self.fail(self.token.span, "`discard` is for fragment shaders: compute shaders are read here")
        return self._update(declarations=True)

    def const_assert(self) -> ConstAssert:
        """``const_assert condition``."""
        start = self.take().start
        condition = self.expression()
        return ConstAssert(self.since(start), condition)

    def _update(self, *, declarations: bool) -> Statement:
        """What a loop's header may hold: an assignment, a call, or in the first place a declaration."""
        token = self.token
        if declarations and self.at("var", "let", "const"):
            variable = self.variable(())
            return Declare(variable.span, variable)
        if self.at("_"):
            self.take()
            sign = self.expect("=", "behind `_`")
            value = self.expression()
            return Assign(self.since(token.start), None, "", value, sign.span)
        if token.kind == "name" and (self.ahead().text == "(" or self.ahead().kind == "template-start"):
            call = self.call()
            return Evaluate(call.span, call)
        if self.at("++", "--"):
            name = self.ahead().text
            self.fail(token.span, f"there is no `{token.text}x`", f"write `{name}{token.text};`")
        if token.kind != "name" and not self.at("*", "&", "("):
            self.missing("a statement")
        return self._assignment()

    def _assignment(self) -> Assign:
        start = self.token.start
        target = self.target()
        token = self.token
        if self.at("++", "--"):
            self.take()
            return Assign(self.since(start), target, token.text, None, token.span)
        if not self.at("=", *_COMPOUND):
            self._no_assignment(target)
        self.take()
        value = self.expression()
        return Assign(self.since(start), target, token.text.removesuffix("="), value, token.span)

    def _no_assignment(self, target: Expression) -> NoReturn:
        word = target.name if isinstance(target, Name) else ""
        if word in ("elseif", "elif"):
            self.fail(target.span, f"there is no `{word}`", "write `else if`")
        if word and self.token.kind == "name":
            step = "a variable is declared with `var name: type = value;`, a constant with `let name = value;`"
            self.fail(target.span, f"a statement does not begin with a type or two names: `{word}`", step)
        self.missing("`=` or another assignment", "in this statement")

    def _unfinished(self, first: Token) -> NoReturn:
        if self.at("}", "if", "for", "while", "loop", "return", "var", "let", "const", "switch", "break", "continue"):
            self.missing("`;`", "at the end of the statement")
        if self.at("++", "--"):
            step = "increments and decrements are statements of their own: `x++;`"
            self.fail(self.token.span, f"`{self.token.text}` is no part of an expression", step)
        self.missing("`;`", f"at the end of the statement that begins with `{first.text}`")

    def variable(self, attributes: tuple[Attribute, ...]) -> Variable:
        """``var``, ``let``, ``const`` or ``override`` up to its semicolon."""
        keyword = self.take()
        template = (self.template() or ()) if keyword.text == "var" else ()
        name = self.identifier(f"the name of {'an' if keyword.text == 'override' else 'a'} {keyword.text}")
        annotated = self.type() if self.accept(":") else None
        value = self.expression() if self.accept("=") else None
        span = self.since(keyword.start)
        if value is None and keyword.text in ("let", "const"):
            self.fail(name.span, f"a {keyword.text} needs a value: `{keyword.text} {name.text} = ...;`")
        if value is None and annotated is None:
            step = f"write `{keyword.text} {name.text}: type;` or `{keyword.text} {name.text} = value;`"
            self.fail(name.span, f"`{name.text}` has neither a type nor a value", step)
        return Variable(span, keyword.text, name.text, name.span, template, annotated, value, attributes)

    def type(self) -> Expression:
        """A type: a name, maybe with a template list."""
        if self.token.kind != "name":
            self.missing("a type")
        return self.name()

    # Control flow.

    def _if(self, attributes: tuple[Attribute, ...]) -> If:
        self.nest()  # chains count as nested: each branch is inside the `else` before it
        start = self.take().start
        condition = self.expression()
        then = self.block("after the condition of an `if`: its braces cannot be left out")
        otherwise: Block | If | None = None
        if self.accept("else"):
            otherwise = self._if(()) if self.at("if") else self.block("after `else`")
        self.nesting -= 1
        return If(self.since(start), condition, then, otherwise, attributes)

    def _switch(self, attributes: tuple[Attribute, ...]) -> Switch:
        self.nest()
        start = self.take().start
        selector = self.expression()
        attributes += self.filters()
        opened = self.expect("{", "after the selector of a `switch`").start
        clauses = []
        while self.at("case", "default"):
            clauses.append(self._clause())
        if self.token.kind == "end":
            self._close(opened)
        self.expect("}", "or `case` in the `switch`")
        self.nesting -= 1
        return Switch(self.since(start), selector, tuple(clauses), attributes)

    def _clause(self) -> Clause:
        start = self.token.start
        selectors: list[Expression | None] = []
        if self.take().text == "default":
            selectors.append(None)
        else:
            while not self.at(":", "{", "@"):
                selectors.append(None if self.accept("default") else self.expression())
                if not self.accept(","):
                    break
            if not selectors:
                self.missing("a value", "after `case`")
        self.accept(":")
        body = self.block("around the statements of a `case`")
        return Clause(self.since(start), tuple(selectors), body)

    def _loop(self, attributes: tuple[Attribute, ...]) -> Loop:
        start = self.take().start
        before = self.filters()
        opened = self.expect("{", "after `loop`").start
        statements = self._statements()
        continuing, break_if = self._continuing() if self.at("continuing") else (None, None)
        if continuing is not None and not self.at("}") and self.token.kind != "end":
            self.fail(self.token.span, "nothing can stand behind the `continuing` block of a `loop`")
        self._close(opened)
        body = Block(self.since(opened), statements, before)
        return Loop(self.since(start), body, continuing, break_if, attributes)

    def _continuing(self) -> tuple[Block, Expression | None]:
        self.take()
        attributes = self.filters()
        start = self.expect("{", "after `continuing`").start
        self.nest()
        statements: list[Statement] = []
        condition = None
        while not self.at("}", "continuing") and self.token.kind != "end":
            if self.at("break") and self.ahead().text == "if":
                self.take()
                self.take()
                condition = self.expression()
                self.expect(";", "after the condition of `break if`")
                if not self.at("}"):
                    self.fail(self.token.span, "nothing can stand behind `break if` in a `continuing` block")
            elif not self.accept(";"):
                statements.append(self._statement())
        self.nesting -= 1
        self._close(start)
        return Block(self.since(start), tuple(statements), attributes), condition

    def _for(self, attributes: tuple[Attribute, ...]) -> For:
        start = self.take().start
        self.expect("(", "after `for`")
        initial = None if self.at(";") else self._update(declarations=True)
        self.expect(";", "after the first part of a `for`")
        condition = None if self.at(";") else self.expression()
        self.expect(";", "after the condition of a `for`")
        update = None if self.at(")") else self._update(declarations=False)
        self.expect(")", "after the update of a `for`")
        body = self.block("after the header of a `for`: its braces cannot be left out")
        return For(self.since(start), initial, condition, update, body, attributes)

    def _while(self, attributes: tuple[Attribute, ...]) -> While:
        start = self.take().start
        condition = self.expression()
        body = self.block("after the condition of a `while`: its braces cannot be left out")
        return While(self.since(start), condition, body, attributes)
