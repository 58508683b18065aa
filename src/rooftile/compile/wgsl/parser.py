"""Parses a WGSL file: directives, then declarations (sections 4, 5.4, 7, 11)."""

from __future__ import annotations

from typing import Final, NoReturn

from rooftile.compile.wgsl.statement_parser import SEVERITIES, StatementParser
from rooftile.compile.wgsl.syntax import (
    Alias,
    Attribute,
    Declaration,
    Directive,
    Function,
    Module,
    Parameter,
    Struct,
)
from rooftile.core.source import Source

_STAGES: Final = ("compute", "fragment", "vertex")


def parse(source: Source) -> Module:
    """The syntax tree of a file.

    No name is looked up and no type checked. Expressions are at most `depth.MAX_EXPRESSION` levels deep.

    Raises
    ------
    CompileError
        With the first place that is not WGSL.
    """
    return _Parser(source).module()


class _Parser(StatementParser):
    def module(self) -> Module:
        directives = []
        while self.at("enable", "requires", "diagnostic"):
            directives.append(self._directive())
        declarations: list[Declaration] = []
        while self.token.kind != "end":
            if not self.accept(";"):
                declarations.append(self._declaration())
        return Module(self.since(0), self.source.text, tuple(directives), tuple(declarations))

    def _directive(self) -> Directive:
        start = self.token.start
        keyword = self.take().text
        words = self._filter() if keyword == "diagnostic" else self._features(keyword)
        self.expect(";", f"at the end of `{keyword}`")
        return Directive(self.since(start), keyword, words)

    def _features(self, keyword: str) -> tuple[str, ...]:
        words = [self.identifier("the name of an extension").text]
        while self.accept(",") and not self.at(";"):
            words.append(self.identifier("the name of an extension").text)
        return tuple(words)

    def _filter(self) -> tuple[str, str]:
        self.expect("(", "after `diagnostic`")
        severity = self.token
        if severity.text not in SEVERITIES:
            self.missing(f"one of {', '.join(SEVERITIES)}", "as the severity of a diagnostic")
        self.take()
        self.expect(",", "after the severity")
        rule = self.identifier("the name of a rule").text
        if self.accept("."):
            rule += "." + self.identifier("the name of a rule").text
        self.accept(",")
        self.expect(")", "after the rule")
        return severity.text, rule

    def _declaration(self) -> Declaration:
        start = self.token.start
        attributes = self.attributes()
        match self.token.text if self.token.kind == "keyword" else "":
            case "fn":
                return self._function(start, attributes)
            case "var" | "override":
                variable = self.variable(attributes)
                self.expect(";", "at the end of the declaration")
                return variable
        if not self.at("const", "struct", "alias", "const_assert"):
            self._no_declaration()
        if attributes:
            self.fail(attributes[0].span, "attributes stand before functions, `var` and `override` only")
        if self.at("struct"):
            return self._struct()
        found: Declaration = (
            self._alias() if self.at("alias") else self.const_assert() if self.at("const_assert") else self.variable(())
        )
        self.expect(";", "at the end of the declaration")
        return found

    def _no_declaration(self) -> NoReturn:
        token = self.token
        match token.text:
            case "let":
                step = "write `const`, or `override` for what the pipeline gives"
                self.fail(token.span, "`let` can only stand in functions", step)
            case "type" | "typedef":
                self.fail(token.span, f"there is no `{token.text}`", "write `alias name = type;`")
            case "static_assert":
                self.fail(token.span, "there is no `static_assert`", "write `const_assert`")
            case "[" if self.ahead().text == "[":
                self.fail(token.span, "there are no `[[attributes]]`", "write `@name` for `[[name]]`")
            case "enable" | "requires" | "diagnostic":
                self.fail(token.span, f"`{token.text}` has to stand before all declarations")
            case "}":
                self.fail(token.span, "there is no `{` for this `}`")
            case "import" | "use":
                step = "put the modules together first"
                self.fail(token.span, f"there is no `{token.text}`: a file is a whole module", step)
        self.missing("a declaration", "", "declarations are fn, var, const, override, struct, alias, const_assert")

    def _function(self, start: int, attributes: tuple[Attribute, ...]) -> Function:
        self.take()
        name = self.identifier("the name of a function")
        self.expect("(", "after the function's name")
        parameters = []
        while not self.at(")"):
            parameters.append(self._parameter("the name of a parameter"))
            if not self.accept(","):
                break
        self.expect(")", "after the parameters")
        returns = self.accept("->")
        result_attributes = self.attributes() if returns else ()
        result = self.type() if returns else None
        if not any(attribute.name in _STAGES for attribute in attributes):
            for attribute in (*(each for parameter in parameters for each in parameter.attributes), *result_attributes):
                self.fail(attribute.span, f"`@{attribute.name}` is for inputs and outputs of entry points only")
        body = self.block("before the function's body")
        return Function(
            self.since(start), name.text, name.span, tuple(parameters), result, body, attributes, result_attributes
        )

    def _parameter(self, what: str) -> Parameter:
        attributes = self.attributes()
        name = self.identifier(what)
        self.expect(":", f"and the type of `{name.text}`")
        annotated = self.type()
        return Parameter(self.since(name.start), name.text, annotated, attributes)

    def _struct(self) -> Struct:
        start = self.take().start
        name = self.identifier("the name of a structure")
        self.expect("{", "after the structure's name")
        members: list[Parameter] = []
        while not self.at("}") or not members:
            if self.at("}"):
                self.fail(name.span, f"`{name.text}` has no members")
            members.append(self._parameter("the name of a member"))
            if self.at(";"):
                self.fail(self.token.span, "members of structures end with commas, not with semicolons")
            if not self.accept(","):
                break
        self.expect("}", "after the structure's members")
        return Struct(self.since(start), name.text, name.span, tuple(members))

    def _alias(self) -> Alias:
        start = self.take().start
        name = self.identifier("the name of an alias")
        self.expect("=", "after the alias's name")
        found = self.type()
        return Alias(self.since(start), name.text, name.span, found)
