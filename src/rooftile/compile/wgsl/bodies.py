"""The statements of a function (chapter 9), and where control may go after each (section 9.10)."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.facts import CONST, RUNTIME, Scope, describe
from rooftile.compile.wgsl.traits import (
    INTEGERS,
    common,
    concretize,
    holds_atomic,
    is_constructible,
    loaded,
    rank,
    spell,
)
from rooftile.compile.wgsl.types import ABSTRACT_INT, BOOL, I32, U32, Pointer, Reference, Type, Vector

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

NEXT, BREAK, CONTINUE, RETURN = 1, 2, 4, 8
"""What a statement may do: go on to the next one, or leave a loop, its turn, or the function. Sets are sums."""


@dataclass(slots=True)
class _Loop:
    """The innermost loop or switch around a statement."""

    is_loop: bool
    scope: Scope | None = None
    """Of a loop's body."""
    in_continuing: bool = False
    continues: list[tuple[syntax.Continue, int]] = field(default_factory=list)
    """Each with the number of names that the body had declared before it."""


class Body:
    """Checks the body of one function."""

    def __init__(self, checker: Checker, function: syntax.Function, result: Type | None) -> None:
        self.checker = checker
        self.facts = checker.facts
        self.function = function
        self.result = result
        self._around: list[_Loop] = []

    def check(self, scope: Scope) -> None:
        """Check all of it; ``scope`` has the parameters, whose names the body's outermost block may not reuse."""
        behaviour = self._statements(self.function.body.statements, scope)
        if self.result is not None and behaviour & NEXT:
            end = self.function.body.span.end
            self.facts.fail(syntax.Span(end - 1, end), "missing return at end of function", see=self.function)

    def _block(self, block: syntax.Block, scope: Scope) -> int:
        return self._statements(block.statements, Scope(scope))

    def _statements(self, statements: tuple[syntax.Statement, ...], scope: Scope) -> int:
        behaviour = NEXT
        for statement in statements:
            after = self._statement(statement, scope)
            if behaviour & NEXT:  # what cannot be reached is checked, and changes nothing
                behaviour = behaviour & ~NEXT | after
        return behaviour

    def _statement(self, statement: syntax.Statement, scope: Scope) -> int:
        match statement:
            case syntax.Assign():
                self._assign(statement, scope)
            case syntax.Declare(variable=variable):
                self._declare(variable, scope)
            case syntax.Evaluate(call=call):
                self.checker.calls.statement(call, scope)
            case syntax.If():
                return self._if(statement, scope)
            case syntax.For():
                return self._for(statement, scope)
            case syntax.Block():
                return self._block(statement, scope)
            case syntax.While():
                self._condition(statement.condition, scope, "while")
                inside = self._loop_body(statement.body, None, None, scope)
                return self._after_loop(inside | NEXT | BREAK)
            case syntax.Loop():
                inside = self._loop_body(statement.body, statement.continuing, statement.break_if, scope)
                return self._after_loop(inside, statement, "loop")
            case syntax.Switch():
                return self._switch(statement, scope)
            case syntax.Return():
                return self._return(statement, scope)
            case syntax.Break():
                return self._break(statement)
            case syntax.Continue():
                return self._continue(statement)
            case syntax.ConstAssert():
                self.checker.const_assert(statement, scope)
        return NEXT

    def _condition(self, condition: syntax.Expression, scope: Scope, what: str) -> None:
        type = self.checker.expressions.value(condition, scope)
        if type != BOOL:
            hint = "compare it with 0" if type in INTEGERS else None
            hint = "use all(...) or any(...)" if isinstance(type, Vector) and type.element == BOOL else hint
            self.facts.fail(condition, f"{what} condition must be bool, got {spell(type)}", hint)

    def _declare(self, variable: syntax.Variable, scope: Scope) -> None:
        facts, declarations = self.facts, self.checker.declarations
        declarations.attributes(variable.attributes, "local", f"function-scope '{variable.keyword}'")
        if variable.keyword == "override":
            facts.fail(variable, "'override' can only be declared at module-scope", "use 'const' or 'let'")
        if variable.keyword == "var":
            space, access = declarations.template(variable, scope)
            if space != "function":
                message = f"function-scope 'var' declaration must use 'function' address space, got '{space}'"
                facts.fail(variable, message, "declare it outside of the function")
            facts.places[variable] = space, access
        type = declarations.initial(variable, scope)
        if not is_constructible(type) and not (variable.keyword == "let" and isinstance(type, Pointer)):
            wrong = f"{spell(type)} cannot be used as the type of a '{variable.keyword}'"
            facts.fail(variable.type or variable, wrong, "var<workgroup> holds atomics" if holds_atomic(type) else None)
        self.checker.type_names.check_count(type, variable.type or variable)
        declarations.declare(variable, scope)
        facts.variables[variable] = type

    def _assign(self, assign: syntax.Assign, scope: Scope) -> None:
        facts, expressions = self.facts, self.checker.expressions
        target, value = assign.target, assign.value
        if target is None:
            assert value is not None
            type = loaded(expressions.type_of(value, scope))
            if not is_constructible(type) and not isinstance(type, Pointer):
                facts.fail(value, f"cannot assign '{spell(type)}' to '_'", "take its address, with '&'")
            return
        store = self._target(target, scope)
        if assign.operator in ("++", "--"):
            if store not in (I32, U32):
                step = "increment" if assign.operator == "++" else "decrement"
                message = f"{step} statement can only be applied to an integer scalar, got '{spell(store)}'"
                facts.fail(target, message, "use atomicAdd" if holds_atomic(store) else "write += 1 or -= 1")
            return
        assert value is not None
        if assign.operator:
            if not is_constructible(store):
                hint = "use atomicAdd and its like" if holds_atomic(store) else None
                facts.fail(target, f"'{spell(store)}' cannot be loaded as a value", hint)
            got = expressions.operation(assign, assign.operator, store, expressions.value(value, scope))
            if rank(got, store) is None:
                facts.fail(assign, f"cannot assign '{spell(got)}' to '{spell(store)}'")
            return
        if not is_constructible(store):
            hint = "use atomicStore(&...)" if holds_atomic(store) else "assign its elements"
            facts.fail(target, f"cannot assign to a value of type '{spell(store)}'", hint)
        expressions.of_type(value, scope, store, f"cannot assign '{{got}}' to '{spell(store)}'")

    def _target(self, target: syntax.Expression, scope: Scope) -> Type:
        """The store type of what is assigned to, which must be memory that may be written."""
        facts = self.facts
        type = self.checker.expressions.type_of(target, scope)
        if isinstance(target, syntax.Member) and isinstance(type, Vector):
            base = facts.types[target.base]
            whole = base.store if isinstance(base, Reference | Pointer) else base
            if isinstance(base, Reference | Pointer) and isinstance(whole, Vector):
                if len(set(target.name)) < len(target.name):
                    facts.fail(target, "cannot assign to vector swizzle with duplicate target components")
                type = Reference(base.space, type, base.access)
        if not isinstance(type, Reference):
            self._refuse_target(target, type)
        if type.access == "read":
            hint = "declare it var<storage, read_write>" if type.space == "storage" else None
            facts.fail(target, f"cannot store into a read-only type '{spell(type)}'", hint)
        self.checker.expressions.check_whole(target, type)
        return type.store

    def _refuse_target(self, target: syntax.Expression, type: Type) -> NoReturn:
        facts = self.facts
        base = target
        while isinstance(base, syntax.Index | syntax.Member):
            base = base.base
        entity = facts.uses.get(base) if isinstance(base, syntax.Name) else None
        if isinstance(type, Pointer):
            facts.fail(target, f"cannot assign to the pointer '{spell(type)}'", "assign to what it points to: '*'")
        if isinstance(entity, syntax.Variable | syntax.Parameter):
            hint = "declare it with 'var'" if isinstance(entity, syntax.Variable) else "copy it into a 'var'"
            facts.fail(target, f"cannot assign to {describe(entity)}", hint, see=entity)
        facts.fail(target, f"cannot assign to value of type '{spell(type)}'", "only a 'var' can be assigned to")

    def _if(self, statement: syntax.If, scope: Scope) -> int:
        self._condition(statement.condition, scope, "if statement")
        behaviour = self._block(statement.then, scope)
        match statement.otherwise:
            case None:
                return behaviour | NEXT
            case syntax.If() as further:
                return behaviour | self._if(further, scope)
            case block:
                return behaviour | self._block(block, scope)

    def _for(self, statement: syntax.For, scope: Scope) -> int:
        inner = Scope(scope)
        if statement.initial is not None:
            self._statement(statement.initial, inner)
        if statement.condition is not None:
            self._condition(statement.condition, inner, "for-loop")
        if statement.update is not None:
            self._statement(statement.update, inner)
        inside = self._loop_body(statement.body, None, None, inner)
        if statement.condition is not None:
            return self._after_loop(inside | NEXT | BREAK)
        return self._after_loop(inside, statement, "for-loop")

    def _after_loop(self, inside: int, loop: syntax.Statement | None = None, what: str = "loop") -> int:
        """A loop is left by break and return; one that has neither, a ``loop``, is refused."""
        after = inside & RETURN | (NEXT if inside & BREAK else 0)
        if loop is not None and not after:
            self.facts.fail(syntax.Span(loop.span.start, loop.span.start + 1), f"{what} does not exit", "add a break")
        return after

    def _loop_body(
        self, body: syntax.Block, continuing: syntax.Block | None, break_if: syntax.Expression | None, scope: Scope
    ) -> int:
        inner = Scope(scope)
        loop = _Loop(True, inner)
        self._around.append(loop)
        behaviour = self._statements(body.statements, inner)
        if continuing is not None:
            known = len(self.facts.uses)
            loop.in_continuing = True
            last = Scope(inner)
            behaviour |= self._statements(continuing.statements, last) & ~NEXT
            if break_if is not None:
                self._condition(break_if, last, "break-if statement")
                behaviour |= BREAK
            self._check_bypassed(loop, known)
        self._around.pop()
        return behaviour

    def _check_bypassed(self, loop: _Loop, known: int) -> None:
        """No ``continue`` may jump over a declaration that ``continuing`` uses (section 9.4.7)."""
        assert loop.scope is not None
        order = {entity: number for number, entity in enumerate(loop.scope.names.values())}
        for entity in list(self.facts.uses.values())[known:]:
            for statement, declared in loop.continues:
                if not isinstance(entity, str) and order.get(entity, -1) >= declared:  # type: ignore[arg-type]
                    name = getattr(entity, "name", "")
                    self.facts.fail(statement, f"continue statement bypasses declaration of '{name}'")

    def _break(self, statement: syntax.Break) -> int:
        if not self._around:
            self.facts.fail(statement, "break statement must be in a loop or switch case")
        if self._around[-1].in_continuing:
            message = "'break' must not be used to exit from a continuing block"
            self.facts.fail(statement, message, "use 'break if' as its last statement")
        return BREAK

    def _continue(self, statement: syntax.Continue) -> int:
        loop = next((around for around in reversed(self._around) if around.is_loop), None)
        if loop is None:
            self.facts.fail(statement, "continue statement must be in a loop")
        if loop.in_continuing:
            self.facts.fail(statement, "continuing blocks must not contain a continue statement")
        assert loop.scope is not None
        loop.continues.append((statement, len(loop.scope.names)))
        return CONTINUE

    def _return(self, statement: syntax.Return, scope: Scope) -> int:
        if any(around.in_continuing for around in self._around):
            self.facts.fail(statement, "continuing blocks must not contain a return statement")
        value, result = statement.value, self.result
        if value is None or result is None:
            got = None if value is None else self.checker.expressions.value(value, scope)
            if got != result:
                message = f"return type must match the function's, returned '{spell(got)}', expected '{spell(result)}'"
                self.facts.fail(statement, message, see=self.function)
        else:
            message = f"return type must match the function's, returned '{{got}}', expected '{spell(result)}'"
            self.checker.expressions.of_type(value, scope, result, message)
        return RETURN

    def _switch(self, switch: syntax.Switch, scope: Scope) -> int:
        facts, expressions = self.facts, self.checker.expressions
        types = [expressions.value(switch.selector, scope)]
        selectors = [selector for clause in switch.clauses for selector in clause.selectors]
        for selector in selectors:
            if selector is not None:
                types.append(expressions.value(selector, scope))
                if facts.stages.get(selector, RUNTIME) != CONST:
                    facts.fail(selector, "case selectors must be const-expressions")
        written = [switch.selector, *(selector for selector in selectors if selector is not None)]
        wrong = next((t for t in types if t not in INTEGERS), None)
        if wrong is not None:
            where = written[types.index(wrong)]
            facts.fail(where, f"switch selectors must be i32 or u32, got '{spell(wrong)}'", "use i32(...)")
        type = common(types)
        if type is None:
            where = written[next(at for at, one in enumerate(types) if common([*types[:at], one]) is None)]
            message = "the case selector values must have the same type as the selector expression"
            facts.fail(where, f"{message}, got {', '.join(map(spell, dict.fromkeys(types)))}")
        type = concretize(type) if type == ABSTRACT_INT else type
        self._check_selectors(switch, type)
        behaviour = 0
        self._around.append(_Loop(False))
        for clause in switch.clauses:
            behaviour |= self._block(clause.body, scope)
        self._around.pop()
        return behaviour & ~BREAK | (NEXT if behaviour & BREAK else 0)

    def _check_selectors(self, switch: syntax.Switch, type: Type) -> None:
        """Each value once, and one default."""
        facts = self.facts
        self.checker.expressions.coerce(switch.selector, type)
        seen: dict[int, syntax.Expression] = {}
        defaults = 0
        for clause in switch.clauses:
            for selector in clause.selectors:
                if selector is None:
                    defaults += 1
                    if defaults > 1:
                        facts.fail(clause, "switch statement must have exactly one default clause")
                    continue
                self.checker.expressions.coerce(selector, type)
                value = facts.constants[selector]
                if value in seen:
                    facts.fail(selector, f"duplicate switch case '{value}'")
                seen[value] = selector
        if not defaults:
            facts.fail(switch, "switch statement must have a default clause", "add default: {}")
