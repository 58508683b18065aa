"""Statements of WGSL in CUDA C++, each on the line and at the column that it has in the file."""

from __future__ import annotations

from typing import Final

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.emit_expressions import Expressions, swizzle
from rooftile.compile.wgsl.types import Checked, Pointer, Type, Vector
from rooftile.compile.wgsl.walk import root, walk

_WIDEST_INDENT: Final = 200


class Statements(Expressions):
    """Turns statements into lines of text."""

    def __init__(self, checked: Checked) -> None:
        super().__init__(checked)
        self.lines: list[str] = []
        self._next: int | None = None
        """The line of the file that the compiler takes the next line of the text for; None: not known."""
        self._continues: list[str | None] = []
        """Of each loop around, the label that `continue` goes to; None where C++ has the same."""

    def put(self, text: str, offset: int | None = None) -> None:
        """Add ``text``, as if it stood at ``offset`` of the file."""
        if offset is not None:
            start = self.checked.module.text.rfind("\n", 0, offset) + 1
            line = self.line_of(offset)
            if self._next != line:
                self.lines.append(f"#line {line}")
                self._next = line
            text = " " * min(offset - start, _WIDEST_INDENT) + text
        self.lines.append(text)
        self._next = None if self._next is None or "\n#line" in text else self._next + 1 + text.count("\n")

    def _begin(self, node: syntax.Node) -> int:
        self.line = self.line_of(node.span.start)
        return node.span.start

    def block(self, block: syntax.Block) -> None:
        """The statements of ``block``; its braces are the caller's."""
        for statement in block.statements:
            self.statement(statement)

    def statement(self, statement: syntax.Statement) -> None:
        """One statement."""
        at = self._begin(statement)
        match statement:
            case syntax.Block():
                self.put("{", at)
                self.block(statement)
                self.put("}")
            case syntax.Declare(_, variable):
                if (text := self.declaration(variable)) is not None:
                    self.put(text, at)
            case syntax.Assign() | syntax.Evaluate():
                self.put(f"{self.simple(statement)};", at)
            case syntax.If():
                self._if(statement)
            case syntax.Switch():
                self._switch(statement)
            case syntax.Loop():
                self._loop(statement)
            case syntax.For():
                self._for(statement)
            case syntax.While(_, condition, body):
                self.put(f"while ({self.text(condition)}) {{", at)
                self._repeated(body)
            case syntax.Break():
                self.put("break;", at)
            case syntax.Continue():
                label = self._continues[-1]
                self.put("continue;" if label is None else f"goto {label};", at)
            case syntax.Return(_, value):
                self.put("return;" if value is None else f"return {self.text(value)};", at)
            case syntax.ConstAssert():
                pass

    def declaration(self, variable: syntax.Variable) -> str | None:
        """A variable or value of a function; None for a constant, which stands where it is used."""
        if variable.keyword == "const":
            return None
        kind, name = self.checked.variables[variable], self.names.of(variable)
        value = f" = {self.text(variable.value)}" if variable.value is not None else "{}"
        return f"{self._qualified(kind, variable)} {name}{value};"

    def _qualified(self, kind: Type, variable: syntax.Variable) -> str:
        spelled = self.types(kind)
        if variable.keyword == "var":
            return spelled
        return f"{spelled} const" if isinstance(kind, Pointer) else f"const {spelled}"

    def simple(self, statement: syntax.Assign | syntax.Evaluate) -> str:
        """An assignment or call as an expression."""
        if isinstance(statement, syntax.Evaluate):
            return self.text(statement.call)
        target, value = statement.target, statement.value
        if target is None:
            assert value is not None
            return f"(void)({self.text(value)})"
        self.needs.effects |= not self._is_own(target)
        (place, picked), operator, kind = self._place(target), statement.operator, self.type_of(target)
        # The place is found first, and once (section 9.2); C++ finds it last, and here as often as it is written.
        once = any(isinstance(node, syntax.Call) for node in walk(target)) and operator != ""
        once |= value is not None and not isinstance(target, syntax.Name) and self.has_effects(value)
        own = "place_0" if once else place
        before = f"swizzle{picked}({own})" if picked else own
        if not operator:
            assert value is not None
            changed = self.text(value)
        elif operator in ("++", "--"):
            one = "1u" if self.types(kind) == "unsigned" else "1"
            changed = self.binary(operator[0], before, kind, one, kind)
        else:
            assert value is not None
            divisor = self.checked.constants.get(value)
            changed = self.binary(operator, before, kind, self.text(value), self.type_of(value), divisor)
        assigned = f"assign{picked}({own}, {changed})" if picked else f"{own} = {changed}"
        return f"[&] {{ auto& {own} = {place}; {assigned}; }}()" if once else assigned

    def _place(self, target: syntax.Expression) -> tuple[str, str]:
        """What is assigned to, and, where that are several components of it, these as arguments of a template."""
        if isinstance(target, syntax.Member) and isinstance(self.checked.types[target], Vector):
            return self.base(target.base)[0], swizzle(target.name)
        return self.text(target), ""

    def _is_own(self, target: syntax.Expression) -> bool:
        """Whether an assignment changes a variable of the function itself only."""
        name = root(target)
        declared = self.checked.uses[name] if name is not None else None
        return isinstance(declared, syntax.Variable) and declared.keyword == "var" and not self.is_global(declared)

    def _if(self, statement: syntax.If) -> None:
        self.put(f"if ({self.text(statement.condition)}) {{", statement.span.start)
        self.block(statement.then)
        if isinstance(statement.otherwise, syntax.If):
            self.put("} else {")
            self.statement(statement.otherwise)
        elif statement.otherwise is not None:
            self.put("} else {")
            self.block(statement.otherwise)
        self.put("}")

    def _switch(self, statement: syntax.Switch) -> None:
        self.put(f"switch ({self.text(statement.selector)}) {{", statement.span.start)
        for clause in statement.clauses:
            labels = ["default:" if s is None else f"case {self.text(s)}:" for s in clause.selectors]
            self.put(" ".join(labels) + " {")
            self.block(clause.body)
            self.put("} break;")
        self.put("}")

    def _repeated(self, body: syntax.Block) -> None:
        """The body of a loop whose `continue` is that of C++."""
        self._continues.append(None)
        self.block(body)
        self._continues.pop()
        self.put("}")

    def _for(self, statement: syntax.For) -> None:
        initial, condition, update = statement.initial, statement.condition, statement.update
        self.put("for (", statement.span.start)
        text: str | None = ""
        if isinstance(initial, syntax.Declare):
            self._begin(initial)
            text = self.declaration(initial.variable)
        elif isinstance(initial, syntax.Assign | syntax.Evaluate):
            self._begin(initial)
            text = f"{self.simple(initial)};"
        self.put(text or ";", initial.span.start if initial is not None else None)
        if condition is not None:
            self.put(f"{self.text(condition)};", self._begin(condition))
        else:
            self.put(";")
        if isinstance(update, syntax.Assign | syntax.Evaluate):
            self._begin(update)
            self.put(f"{self.simple(update)}) {{", update.span.start)
        else:
            self.put(") {")
        self._repeated(statement.body)

    def _loop(self, statement: syntax.Loop) -> None:
        """``continue`` goes to what stands behind ``continuing``, which still sees the variables of the body.

        C++ lets no jump pass by where a variable begins, unless it begins without a value.
        """
        label = None
        if statement.continuing is not None and _continues(statement.body):
            label = self.names.of(statement, "continue")
        self.put("for (;;) {", statement.span.start)
        self._continues.append(label)
        for inner in statement.body.statements:
            if label is not None and isinstance(inner, syntax.Declare) and inner.variable.keyword != "const":
                self._declare_ahead(inner)
            else:
                self.statement(inner)
        self._continues.pop()
        if label is not None:
            self.put(f"{label}:;")
        if statement.continuing is not None:
            self.block(statement.continuing)
        if statement.break_if is not None:
            self.put(f"if ({self.text(statement.break_if)}) break;", self._begin(statement.break_if))
        self.put("}")

    def _declare_ahead(self, statement: syntax.Declare) -> None:
        variable, at = statement.variable, self._begin(statement)
        kind, name = self.checked.variables[variable], self.names.of(variable)
        value = self.text(variable.value) if variable.value is not None else f"{self.types(kind)}{{}}"
        self.put(f"{self.types(kind)} {name}; {name} = {value};", at)


def _continues(body: syntax.Block) -> bool:
    """Whether a ``continue`` in ``body`` is that of the loop which ``body`` is of."""
    waiting: list[syntax.Node] = [body]
    while waiting:
        node = waiting.pop()
        if isinstance(node, syntax.Continue):
            return True
        if isinstance(node, syntax.Block):
            waiting += node.statements
        elif isinstance(node, syntax.If):
            waiting += [node.then, *([node.otherwise] if node.otherwise is not None else [])]
        elif isinstance(node, syntax.Switch):
            waiting += [clause.body for clause in node.clauses]
    return False
