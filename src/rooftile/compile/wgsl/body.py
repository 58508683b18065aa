"""A WGSL kernel's body in the shape in which slips are looked for: as nodes of the kinds that CUDA C++ has."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Mapping
from itertools import accumulate
from typing import TYPE_CHECKING, Final, cast

from rooftile.compile.cpp.body import Body, Dialect
from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.depth import room
from rooftile.compile.wgsl.parser import parse
from rooftile.core.errors import CompileError
from rooftile.core.source import Source

if TYPE_CHECKING:
    from tree_sitter import Node

_SHARED: Final = b"__shared__"
_BUILTINS: Final = {
    "local_invocation_id": "threadIdx.{axis}",
    "workgroup_id": "blockIdx.{axis}",
    "num_workgroups": "gridDim.{axis}",
    "global_invocation_id": "blockIdx.{axis} * {side} + threadIdx.{axis}",
}

_STAGES: Final = ("compute", "vertex", "fragment")


@room()
def read(text: str, name: str, sizes: Mapping[str, str], matrices: Mapping[str, str]) -> Body | None:
    """The body of the function called ``name``; None if there is none, or the text is not WGSL.

    Parameters
    ----------
    sizes : mapping of str to str
        M, N or K by the kernel's name for it: ``params.K`` where it is a member.
    matrices : mapping of str to str
        A, B or C by the variable's name.
    """
    try:
        module = parse(Source("", text, "wgsl"))
    except CompileError:
        return None
    functions = (each for each in module.declarations if isinstance(each, syntax.Function) and each.name == name)
    function = next(functions, None)
    if function is None:
        return None
    view = _View(module, sizes, matrices)
    root = view.kernel(function)
    known = {**matrices, **view.members}
    return Body(cast("Node", root), sizes, known, widths=view.widths, dialect=_dialect(module, function))


class _Part:
    """What rules ask of a tree-sitter node."""

    def __init__(self, view: _View, kind: str, span: syntax.Span, **fields: _Part | list[_Part] | None) -> None:
        start, end = view.bytes[span.start], view.bytes[span.end]
        self.type = kind
        self.start_byte, self.end_byte = start, end
        self.text: bytes | None = view.data[start:end]
        row = bisect_right(view.lines, start) - 1
        self.start_point = (row, start - view.lines[row])
        self.fields = {name: value for name, value in fields.items() if value}
        self.children: list[_Part] = []
        self.parent: _Part | None = None
        for value in self.fields.values():
            for child in value if isinstance(value, list) else (value,):
                self.adopt(child)

    def adopt(self, child: _Part) -> None:
        child.parent = self
        self.children.append(child)

    @property
    def named_children(self) -> list[_Part]:
        return [child for child in self.children if child.type != "operator"]

    def child_by_field_name(self, name: str) -> _Part | None:
        value = self.fields.get(name)
        return value[0] if isinstance(value, list) else value

    def children_by_field_name(self, name: str) -> list[_Part]:
        value = self.fields.get(name)
        return value if isinstance(value, list) else [] if value is None else [value]


class _View:
    """Makes the parts of one module."""

    def __init__(self, module: syntax.Module, sizes: Mapping[str, str], matrices: Mapping[str, str]) -> None:
        self.module = module
        self.data = module.text.encode("utf-8", "surrogatepass")
        self.bytes = [0, *accumulate(len(character.encode("utf-8", "surrogatepass")) for character in module.text)]
        """Where each character begins in the UTF-8 text, which edits count in; at last the text's end."""
        self.lines = [0, *(at + 1 for at, byte in enumerate(self.data) if byte == ord("\n"))]
        """Where each line begins there."""
        self.sizes = sizes
        self.matrices = matrices
        self.members: dict[str, str] = {}
        """Matrices that are members of structures, by what stands before the index: ``C.data``."""
        self.widths: dict[str, int] = {}
        for declaration in module.declarations:
            if isinstance(declaration, syntax.Variable) and declaration.name in matrices:
                vector = _vector(declaration.type)
                if vector is not None:
                    self.widths[declaration.name] = vector

    def kernel(self, function: syntax.Function) -> _Part:
        """The workgroup arrays of the file and the statements of ``function`` and helpers, in the file as a whole."""
        shared = [
            self._declaration(declaration, shared=True)
            for declaration in self.module.declarations
            if isinstance(declaration, syntax.Variable) and declaration.space == "workgroup"
        ]
        body = self._block(function.body)
        for declaration in shared:
            body.adopt(declaration)
        for other in self.module.declarations:  # helpers, which use the module's buffers like the kernel itself
            if isinstance(other, syntax.Function) and not any(each.name in _STAGES for each in other.attributes):
                body.adopt(self._block(other.body))
        file = _Part(self, "translation_unit", self.module.span)
        file.adopt(body)
        return body

    # Statements.

    def _block(self, block: syntax.Block) -> _Part:
        return _Part(self, "compound_statement", block.span, body=[self._statement(each) for each in block.statements])

    def _statement(self, statement: syntax.Statement) -> _Part:
        match statement:
            case syntax.Block():
                return self._block(statement)
            case syntax.Declare():
                return self._declaration(statement.variable)
            case syntax.Assign():
                return _Part(self, "expression_statement", statement.span, value=self._assignment(statement))
            case syntax.Evaluate():
                return _Part(self, "expression_statement", statement.span, value=self._expression(statement.call))
            case syntax.If():
                otherwise = None if statement.otherwise is None else self._statement(statement.otherwise)
                return _Part(
                    self,
                    "if_statement",
                    statement.span,
                    condition=self._condition(statement.condition),
                    consequence=self._block(statement.then),
                    alternative=otherwise,
                )
            case syntax.While():
                condition, body = self._condition(statement.condition), self._block(statement.body)
                return _Part(self, "while_statement", statement.span, condition=condition, body=body)
            case syntax.For():
                return self._for(statement)
            case syntax.Loop():
                parts = [self._block(block) for block in (statement.body, statement.continuing) if block is not None]
                return _Part(self, "loop_statement", statement.span, body=parts)
            case syntax.Switch():
                blocks = [self._block(clause.body) for clause in statement.clauses]
                return _Part(self, "switch_statement", statement.span, body=blocks)
            case syntax.Return() if statement.value is not None:
                return _Part(self, "return_statement", statement.span, value=self._expression(statement.value))
        return _Part(self, "statement", statement.span)

    def _for(self, statement: syntax.For) -> _Part:
        initial, update = statement.initial, statement.update
        return _Part(
            self,
            "for_statement",
            statement.span,
            initializer=None if initial is None else self._statement(initial),
            condition=None if statement.condition is None else self._expression(statement.condition),
            update=None if update is None else self._statement(update),
            body=self._block(statement.body),
        )

    def _condition(self, condition: syntax.Expression) -> _Part:
        return _Part(self, "condition_clause", condition.span, value=self._expression(condition))

    def _declaration(self, variable: syntax.Variable, *, shared: bool = False) -> _Part:
        name = _Part(self, "identifier", variable.at)
        declarator = name
        for side in _sides(variable.type):  # C++ nests declarators from the outermost length on
            declarator = _Part(
                self, "array_declarator", variable.at, declarator=declarator, size=self._expression(side)
            )
        value = None if variable.value is None else self._expression(variable.value)
        if not shared:  # all begin as zeros, so that none counts as declared without a value
            declarator = _Part(self, "init_declarator", variable.span, declarator=declarator, value=value)
        whole = _Part(self, "declaration", variable.span, declarator=declarator)
        if shared:
            mark = _Part(self, "storage_class_specifier", syntax.Span(variable.span.start, variable.span.start))
            mark.text = _SHARED
            whole.adopt(mark)
        return whole

    def _assignment(self, statement: syntax.Assign) -> _Part:
        if statement.target is None or statement.value is None:
            inner = statement.value if statement.target is None else statement.target
            assert inner is not None
            kind = "update_expression" if statement.value is None else "discarded_expression"
            return _Part(self, kind, statement.span, argument=self._expression(inner))
        return _Part(
            self,
            "assignment_expression",
            statement.span,
            left=self._expression(statement.target),
            operator=_Part(self, "operator", statement.at),
            right=self._expression(statement.value),
        )

    # Expressions.

    def _expression(self, expression: syntax.Expression) -> _Part:
        span = expression.span
        match expression:
            case syntax.Literal():
                return _Part(self, "number_literal", span)
            case syntax.Name():
                return _Part(self, "identifier" if expression.arguments is None else "type_descriptor", span)
            case syntax.Unary():
                kind = "pointer_expression" if expression.operator in ("&", "*") else "unary_expression"
                sign = _Part(self, "operator", syntax.Span(span.start, span.start + 1))
                return _Part(self, kind, span, operator=sign, argument=self._expression(expression.operand))
            case syntax.Binary():
                return _Part(
                    self,
                    "binary_expression",
                    span,
                    left=self._expression(expression.left),
                    operator=_Part(self, "operator", expression.at),
                    right=self._expression(expression.right),
                )
            case syntax.Index():
                base = self._expression(expression.base)
                index = self._expression(expression.index)
                indices = _Part(self, "subscript_argument_list", expression.index.span, index=index)
                return _Part(self, "subscript_expression", span, argument=base, indices=indices)
            case syntax.Member():
                return self._member(expression)
        return self._call(expression)

    def _member(self, expression: syntax.Member) -> _Part:
        """A member; one that is a size, or holds a matrix, counts as a name of its own."""
        text = self.module.text[expression.span.start : expression.span.end]
        base = expression.base
        if isinstance(base, syntax.Name) and base.name in self.matrices:
            self.members[text] = self.matrices[base.name]
            return _Part(self, "identifier", expression.span)
        if text in self.sizes:
            return _Part(self, "identifier", expression.span)
        field = _Part(self, "field_identifier", expression.at)
        return _Part(self, "field_expression", expression.span, argument=self._expression(base), field=field)

    def _call(self, call: syntax.Call) -> _Part:
        values = [self._expression(argument) for argument in call.arguments]
        if call.function.name == "select" and len(values) == 3:
            no, yes, test = values
            return _Part(self, "conditional_expression", call.span, alternative=no, consequence=yes, condition=test)
        inside = syntax.Span(call.function.span.end, call.span.end)
        arguments = _Part(self, "argument_list", inside, argument=values)
        function = _Part(self, "function_name", call.function.span)
        return _Part(self, "call_expression", call.span, function=function, arguments=arguments)


def _sides(kind: syntax.Expression | None) -> Iterator[syntax.Expression]:
    """The lengths of an array of arrays, outermost first."""
    while isinstance(kind, syntax.Name) and kind.name == "array" and kind.arguments is not None:
        if len(kind.arguments) == 2:
            yield kind.arguments[1]
        kind = kind.arguments[0]


def _vector(kind: syntax.Expression | None) -> int | None:
    """How many components the elements of an array have."""
    while isinstance(kind, syntax.Name) and kind.name == "array" and kind.arguments is not None:
        kind = kind.arguments[0]
    name = kind.name if isinstance(kind, syntax.Name) else ""
    return int(name[3]) if name.startswith("vec") and name[3:4] in ("2", "4") else None


def _dialect(module: syntax.Module, function: syntax.Function) -> Dialect:
    sides = _workgroup(module, function)
    names, threads, everywhere = {}, {}, {}
    for group, parameter in _inputs(module, function):
        for axis, side in zip("xyz", sides, strict=True):
            names[f"{parameter}.{axis}"] = _BUILTINS[group].format(axis=axis, side=side)
            if group == "local_invocation_id":
                threads[axis] = f"{parameter}.{axis}"
            elif group == "global_invocation_id":
                everywhere[axis] = f"({parameter}.{axis} % {side})"
    return Dialect(
        names=names,
        threads={**everywhere, **threads},
        tiles=(sides[0],),
        barrier="workgroupBarrier();",
        crowd="invocations go on {where} before all of their workgroup have come so far",
        choice="select(0, {value}, {test})",
        guard=("if {test} {{ ", "; }"),
        factor=_factor(module),
    )


def _inputs(module: syntax.Module, function: syntax.Function) -> Iterator[tuple[str, str]]:
    """Built-in values of three axes, and how the entry point spells each."""
    structs = {each.name: each for each in module.declarations if isinstance(each, syntax.Struct)}
    for parameter in function.parameters:
        kind = parameter.type.name if isinstance(parameter.type, syntax.Name) else ""
        inside = structs[kind].members if kind in structs else ()
        for member in (parameter, *inside):
            spelled = parameter.name if member is parameter else f"{parameter.name}.{member.name}"
            for attribute in member.attributes:
                value = attribute.arguments[0] if attribute.name == "builtin" else None
                if isinstance(value, syntax.Name) and value.name in _BUILTINS:
                    yield value.name, spelled


def _workgroup(module: syntax.Module, function: syntax.Function) -> tuple[str, str, str]:
    """The workgroup's sizes as written."""
    sizes = next((each.arguments for each in function.attributes if each.name == "workgroup_size"), ())
    written = [module.text[size.span.start : size.span.end] for size in sizes]
    x, y, z = [*written, "1", "1", "1"][:3]
    return x, y, z


def _factor(module: syntax.Module) -> str:
    """A member called alpha of a variable, or an override of this name; empty if there is none."""
    structs = {each.name: each for each in module.declarations if isinstance(each, syntax.Struct)}
    for variable in module.declarations:
        if not isinstance(variable, syntax.Variable):
            continue
        if variable.keyword == "override" and variable.name == "alpha":
            return "alpha"
        kind = variable.type.name if isinstance(variable.type, syntax.Name) else ""
        if kind in structs and any(member.name == "alpha" for member in structs[kind].members):
            return f"{variable.name}.alpha"
    return ""
