"""Types and constant values of expressions (chapter 8)."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NoReturn

from rooftile.compile.wgsl import builtins, constants, syntax
from rooftile.compile.wgsl.facts import CONST, OVERRIDE, RUNTIME, Scope, describe
from rooftile.compile.wgsl.foreign import suggestion
from rooftile.compile.wgsl.traits import (
    COMPONENTS,
    INTEGERS,
    concretize,
    element_of,
    holds_atomic,
    is_abstract,
    is_constructible,
    loaded,
    rank,
    spell,
)
from rooftile.compile.wgsl.types import (
    BOOL,
    F16,
    I32,
    U32,
    Array,
    Matrix,
    Pointer,
    Reference,
    Struct,
    Type,
    Value,
    Vector,
)

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker

_SWIZZLE = re.compile(r"[xyzw]{1,4}|[rgba]{1,4}")

_read_literal = lru_cache(maxsize=4096)(constants.literal)


class Expressions:
    """Finds the type of every expression, and the value of those that are constant."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.facts = checker.facts
        self._kinds: dict[type, Callable[[Any, Scope], Type]] = {
            syntax.Literal: self._literal,
            syntax.Name: self._name,
            syntax.Unary: self._unary,
            syntax.Binary: self._binary,
            syntax.Index: self._index,
            syntax.Member: self._member,
            syntax.Call: self._call,
        }

    def type_of(self, expression: syntax.Expression, scope: Scope) -> Type:
        """The type; a `Reference` of what denotes memory."""
        type = self._kinds[expression.__class__](expression, scope)
        self.facts.types[expression] = type
        return type

    def value(self, expression: syntax.Expression, scope: Scope) -> Type:
        """The type of the value, after the load rule."""
        type = self.type_of(expression, scope)
        if type.__class__ is not Reference:
            return type
        assert isinstance(type, Reference)
        self.check_whole(expression, type)
        if not is_constructible(type.store):
            why = "use atomicLoad(&...)" if holds_atomic(type.store) else "take one of its elements, or use arrayLength"
            self.facts.fail(expression, f"'{spell(type.store)}' cannot be loaded as a value", why)
        return type.store

    def check_whole(self, expression: syntax.Expression, type: Reference) -> None:
        """Arrays whose size is an override's are no values (section 6.2.13): only their elements are."""
        if type.space == "workgroup" and isinstance(type.store, Array):
            variable = self.checker.aliasing.memory(expression)
            if not isinstance(variable, syntax.Variable) or variable.type is None:
                return
            scope = self.checker.declarations.scope
            whole = self.facts.variables[variable] == type.store
            if whole and self.checker.type_names.is_sized_by_override(variable.type, scope):
                hint = "assign and read its elements"
                self.facts.fail(expression, "an array whose size is an override's is not constructible", hint)

    def of_type(self, expression: syntax.Expression, scope: Scope, wanted: Type, message: str) -> None:
        """Check an expression whose type must convert to ``wanted``; in ``message`` ``{got}`` is what it has."""
        self.fit(expression, self.value(expression, scope), wanted, message)

    def fit(self, expression: syntax.Expression, got: Type, wanted: Type, message: str) -> None:
        """Convert an expression of type ``got``; in ``message``, of an error, ``{got}`` stands for it."""
        if rank(got, wanted) is None:
            self.facts.fail(expression, message.format(got=spell(got)), conversion_hint(got, wanted))
        self.coerce(expression, wanted)

    def coerce(self, expression: syntax.Expression, wanted: Type) -> None:
        """Give the expression the type to which it converts automatically."""
        facts = self.facts
        have = loaded(facts.types[expression])
        if have == wanted:
            return
        facts.types[expression] = wanted
        if expression in facts.constants:
            with facts.evaluating(expression):
                facts.constants[expression] = constants.convert(facts.constants[expression], have, wanted)

    def stage(self, parts: Sequence[syntax.Expression]) -> int:
        """When something has its value that is made of ``parts``."""
        stages = self.facts.stages
        return max((stages.get(part, RUNTIME) for part in parts), default=CONST)

    def constant(
        self, expression: syntax.Expression, parts: Sequence[syntax.Expression], compute: Callable[..., Value]
    ) -> None:
        """Note the value of an expression if all its parts are constant; ``compute`` is called with their values."""
        facts = self.facts
        stage = self.stage(parts)
        if stage == RUNTIME:
            return
        facts.stages[expression] = stage
        if stage >= facts.skipped:
            return
        with facts.evaluating(expression):
            facts.constants[expression] = compute(*[facts.constants[part] for part in parts])

    def _literal(self, literal: syntax.Literal, scope: Scope) -> Type:
        facts = self.facts
        with facts.evaluating(literal):
            value, type = _read_literal(literal.text)
        if type == F16:
            self.checker.type_names.check_enabled(F16, literal)
        facts.stages[literal] = CONST
        facts.constants[literal] = value
        return type

    def _name(self, name: syntax.Name, scope: Scope) -> Type:
        facts = self.facts
        entity = scope.find(name.name)
        if entity is None:
            self._unknown(name, scope)
        facts.uses[name] = entity
        if isinstance(entity, syntax.Parameter):
            return facts.variables[entity]
        if not isinstance(entity, syntax.Variable):
            if isinstance(entity, syntax.Function):
                facts.fail(name, f"cannot use function '{name.name}' as a value", "call it: add '()'", see=entity)
            facts.fail(name, f"cannot use type '{name.name}' as a value", "are you missing '()'?", see=entity)
        if name.arguments is not None:
            facts.fail(name, f"{describe(entity)} takes no template arguments", see=entity)
        if entity not in facts.variables:
            self.checker.declarations.resolve(entity, name)
        type = facts.variables[entity]
        if entity.keyword == "var":
            space, access = facts.places[entity]
            if space != "function" and not self.checker.in_function:
                facts.fail(name, f"'var {entity.name}' cannot be referenced at module-scope", see=entity)
            return Reference(space, type, access)
        if entity.keyword != "let":
            facts.stages[name] = CONST if entity.keyword == "const" else OVERRIDE
            if entity in facts.values:
                facts.constants[name] = facts.values[entity]
        return type

    def _unknown(self, name: syntax.Name, scope: Scope) -> NoReturn:
        facts = self.facts
        if self.checker.is_type(name.name):
            facts.fail(name, f"cannot use type '{name.name}' as a value", "are you missing '()'?")
        if self.checker.is_function(name.name):
            facts.fail(name, f"cannot use function '{name.name}' as a value", "call it: add '()'")
        facts.fail(name, f"unresolved value '{name.name}'", suggestion(name.name, scope.all_names()))

    def _unary(self, unary: syntax.Unary, scope: Scope) -> Type:
        facts, operand = self.facts, unary.operand
        if unary.operator == "&":
            type = self.type_of(operand, scope)
            if not isinstance(type, Reference):
                facts.fail(
                    operand, f"cannot take the address of a value of type '{spell(type)}'", "only a 'var' has one"
                )
            if isinstance(operand, syntax.Index | syntax.Member):
                base = facts.types[operand.base]
                if isinstance(base, Reference | Pointer) and isinstance(base.store, Vector):
                    facts.fail(unary, "cannot take the address of a vector component")
            return Pointer(type.space, type.store, type.access)
        if unary.operator == "*":
            type = self.value(operand, scope)
            if not isinstance(type, Pointer):
                facts.fail(unary, f"cannot dereference expression of type '{spell(type)}'", "only pointers have a '*'")
            return Reference(type.space, type.store, type.access)
        type = self.value(operand, scope)
        match = builtins.resolve(builtins.OPERATORS[unary.operator], (type,), operand in facts.stages)
        if match is None or match.result is None:
            facts.fail(unary, f"no matching overload for 'operator {unary.operator} ({spell(type)})'")
        parameters, result = match.parameters, match.result
        self.coerce(operand, parameters[0])
        self.constant(unary, [operand], lambda v: constants.operate(unary.operator, parameters, result, (v,)))
        return result

    def _binary(self, binary: syntax.Binary, scope: Scope) -> Type:
        left, right = binary.left, binary.right
        one = self.value(left, scope)
        if binary.operator in ("&&", "||"):
            return self._logical(binary, one, scope)
        other = self.value(right, scope)
        return self.operation(binary, binary.operator, one, other)

    def operation(self, where: syntax.Binary | syntax.Assign, operator: str, one: Type, other: Type) -> Type:
        """Of a binary expression, or of the operator of a compound assignment."""
        facts = self.facts
        left, right = (where.left, where.right) if isinstance(where, syntax.Binary) else (where.target, where.value)
        assert left is not None
        assert right is not None
        known = left in facts.stages and right in facts.stages
        match = builtins.resolve(builtins.OPERATORS[operator], (one, other), known)
        if match is None or match.result is None:
            shown = operator if isinstance(where, syntax.Binary) else f"{operator}="
            at = where.at if isinstance(where, syntax.Binary) else where
            facts.fail(
                at,
                f"no matching overload for 'operator {shown} ({spell(one)}, {spell(other)})'",
                _operator_hint(operator, one, other),
            )
        parameters, result = match.parameters, match.result
        self.coerce(right, parameters[1])
        if isinstance(where, syntax.Binary):
            self.coerce(left, parameters[0])
            self.constant(where, [left, right], lambda *v: constants.operate(operator, parameters, result, v))
        undecided = where not in facts.constants and facts.stages.get(right, RUNTIME) < facts.skipped
        if right in facts.constants and undecided and operator in ("/", "%", "<<", ">>"):
            self._check_right(where, operator, parameters, facts.constants[right])
        return result

    def _check_right(self, where: syntax.Node, operator: str, parameters: tuple[Type, ...], value: Value) -> None:
        """What is wrong with a constant divisor or shift whatever the left side (sections 8.7 and 8.9)."""
        if operator in ("/", "%") and element_of(parameters[1]) not in INTEGERS:
            return
        for part in value if isinstance(value, tuple) else (value,):
            if operator in ("/", "%"):
                if part == 0:
                    self.facts.fail(where, "integer division by zero is invalid")
            elif part >= 32:
                side = "left" if operator == "<<" else "right"
                self.facts.fail(where, f"shift {side} value must be less than the bit width of the lhs, which is 32")

    def _logical(self, binary: syntax.Binary, one: Type, scope: Scope) -> Type:
        """``&&`` and ``||``: the right side of a constant left one may have no value (section 8.6)."""
        facts, left, right = self.facts, binary.left, binary.right
        decided = left in facts.constants and one == BOOL and facts.constants[left] == (binary.operator == "||")
        outer = facts.skipped
        facts.skipped = min(outer, facts.stages[left]) if decided else outer
        other = self.value(right, scope)
        facts.skipped = outer
        if one != BOOL or other != BOOL:
            facts.fail(
                binary.at,
                f"no matching overload for 'operator {binary.operator} ({spell(one)}, {spell(other)})'",
                f"both sides must be bool; use {binary.operator[0]} for integers",
            )
        if decided and right in facts.stages:
            facts.stages[binary] = self.stage([left, right])
            if facts.stages[binary] < facts.skipped:
                facts.constants[binary] = facts.constants[left]
        else:
            self.constant(binary, [left, right], lambda a, b: (a and b) if binary.operator == "&&" else (a or b))
        return BOOL

    def _index(self, index: syntax.Index, scope: Scope) -> Type:
        facts, base = self.facts, index.base
        type = self.type_of(base, scope)
        whole = type.store if isinstance(type, Reference | Pointer) else type
        at = self.value(index.index, scope)
        match whole:
            case Vector(size, element):
                part: Type = element
                count: int | None = size
            case Matrix(columns, rows, element):
                part, count = Vector(rows, element), columns
            case Array(element, count):
                part = element
            case _:
                facts.fail(
                    index, f"cannot index type '{spell(whole)}'", "only vectors, matrices and arrays have elements"
                )
        if at not in INTEGERS:
            facts.fail(index.index, f"index must be of type 'i32' or 'u32', found: '{spell(at)}'", "use u32(...)")
        if is_abstract(at):
            self.coerce(index.index, I32)
        if index.index in facts.constants and facts.stages[index.index] < facts.skipped:
            number = facts.constants[index.index]
            if number < 0 or (count is not None and number >= count):
                bounds = "" if count is None else f" [0..{count - 1}]"
                facts.fail(index.index, f"index {number} out of bounds{bounds}")
        if isinstance(type, Reference | Pointer):
            return Reference(type.space, part, type.access)
        if base in facts.stages and index.index not in facts.stages:
            self.coerce(base, concretize(whole))
            return concretize(part)
        self.constant(index, [base, index.index], lambda v, i: v[i])
        return part

    def _member(self, member: syntax.Member, scope: Scope) -> Type:
        facts, base, name = self.facts, member.base, member.name
        type = self.type_of(base, scope)
        whole = type.store if isinstance(type, Reference | Pointer) else type
        match whole:
            case Struct(members=members):
                known = [candidate.name for candidate in members]
                if name not in known:
                    hint = suggestion(name, known) or f"it has {', '.join(known)}"
                    facts.fail(member.at, f"struct {whole.name} does not have a member named '{name}'", hint)
                pick = [known.index(name)]
                part: Type = members[pick[0]].type
            case Vector(size, element):
                if not _SWIZZLE.fullmatch(name):
                    hint = "use letters of xyzw or of rgba, one to four, not mixed"
                    facts.fail(member.at, f"invalid vector swizzle '{name}'", hint)
                pick = [COMPONENTS[letter] for letter in name]
                if max(pick) >= size:
                    facts.fail(member.at, f"invalid vector swizzle member: '{spell(whole)}' has {size} components")
                if len(pick) > 1:
                    if not isinstance(type, Reference | Pointer):
                        self.constant(member, [base], lambda v: tuple(v[i] for i in pick))
                    elif type.access == "write":
                        facts.fail(member, "cannot read what is write-only")
                    return Vector(len(pick), element)
                part = element
            case _:
                if isinstance(whole, Array) and name in ("length", "size"):
                    facts.fail(member.at, f"arrays have no member '{name}'", "use arrayLength(&...)")
                facts.fail(member.at, f"cannot index into expression of type '{spell(whole)}' with '.{name}'")
        if isinstance(type, Reference | Pointer):
            return Reference(type.space, part, type.access)
        self.constant(member, [base], lambda v: v[pick[0]])
        return part

    def _call(self, call: syntax.Call, scope: Scope) -> Type:
        type = self.checker.calls.call(call, scope)
        if type is None:
            self.facts.fail(call, f"function '{call.function.name}' does not return a value")
        return type


def conversion_hint(got: Type, wanted: Type) -> str | None:
    """How to convert by hand what does not convert by itself."""
    if isinstance(got, Pointer) and got.store == wanted:
        return "read it with '*'"
    if isinstance(wanted, Pointer) and wanted.store == got:
        return "pass its address, with '&'"
    if isinstance(wanted, Struct | Array | Pointer) or isinstance(got, Struct | Array | Pointer):
        return None
    same = isinstance(wanted, Vector) == isinstance(got, Vector) and getattr(got, "size", 1) == getattr(
        wanted, "size", 1
    )
    return f"convert it: {spell(wanted)}(...)" if same else None


def _operator_hint(operator: str, one: Type, other: Type) -> str | None:
    """What is usually meant where the types of an operator do not fit."""
    if operator in ("<<", ">>"):
        return "shift by a u32: u32(...)" if other != U32 else None
    elements = [t.element if isinstance(t, Vector | Matrix) else t for t in (one, other)]
    if elements[0] != elements[1]:
        wanted = next((e for e in reversed(elements) if not is_abstract(e)), elements[0])
        return f"WGSL converts no values by itself: make both sides of one type, with {spell(wanted)}(...) or such"
    return None
