"""Value constructors (section 17.1): zero values, conversions, and values of their parts."""

from __future__ import annotations

from typing import TYPE_CHECKING, NoReturn

from rooftile.compile.wgsl import constants, syntax
from rooftile.compile.wgsl.facts import CONST, Scope
from rooftile.compile.wgsl.traits import (
    FLOATS,
    common,
    concretize,
    element_of,
    is_abstract,
    is_constructible,
    rank,
    spell,
    spell_all,
)
from rooftile.compile.wgsl.type_names import ALIASES, MATRICES, SCALARS, VECTORS
from rooftile.compile.wgsl.types import (
    ABSTRACT_FLOAT,
    ABSTRACT_INT,
    Array,
    Matrix,
    Scalar,
    Struct,
    Type,
    Value,
    Vector,
)

if TYPE_CHECKING:
    from rooftile.compile.wgsl.check import Checker


class Constructors:
    """Resolves calls whose function is a type."""

    def __init__(self, checker: Checker) -> None:
        self.checker = checker
        self.facts = checker.facts

    def predeclared(self, call: syntax.Call, scope: Scope) -> Type:
        """Of a predeclared type, which may leave its template arguments to be inferred."""
        name = call.function
        if name.arguments is not None or name.name in SCALARS or name.name in ALIASES:
            return self.of_type(call, self.checker.type_names.resolve(name, scope), scope)
        if name.name not in VECTORS and name.name not in MATRICES and name.name != "array":
            self.facts.fail(call, f"type '{name.name}' is not constructible")
        return self._inferred(call, scope)

    def of_type(self, call: syntax.Call, type: Type, scope: Scope) -> Type:
        """Of a type whose name says all of it."""
        if not is_constructible(type):
            self.facts.fail(call, f"type '{spell(type)}' is not constructible")
        arguments = self._values(call, scope)
        if not arguments:
            self._zero(call, type)
        else:
            self._build(call, type, arguments)
        return type

    def _values(self, call: syntax.Call, scope: Scope) -> tuple[Type, ...]:
        return tuple(self.checker.expressions.value(argument, scope) for argument in call.arguments)

    def _inferred(self, call: syntax.Call, scope: Scope) -> Type:
        facts, name = self.facts, call.function.name
        arguments = self._values(call, scope)
        known = all(argument in facts.stages for argument in call.arguments)
        type: Type
        if name == "array":
            element = common(arguments)
            if element is None or not is_constructible(element):
                got = f", got {spell_all(arguments)}" if arguments else ""
                facts.fail(call, f"cannot infer common array element type from constructor arguments{got}")
            type = Array(element, len(arguments))
        else:
            elements = [element_of(argument) for argument in arguments]
            if None in elements:
                self._refuse(call, name, arguments)
            scalar = common([e for e in elements if e is not None]) if elements else ABSTRACT_INT
            if len(arguments) == 1 and isinstance(arguments[0], Vector | Matrix):
                scalar = elements[0]
            if not isinstance(scalar, Scalar):
                self._refuse(call, name, arguments)
            if name in MATRICES:
                if not arguments:
                    facts.fail(call, f"no matching constructor for '{name}()'", f"say of what: {name}<f32>()")
                scalar = ABSTRACT_FLOAT if scalar == ABSTRACT_INT else scalar
                if scalar not in FLOATS:
                    self._refuse(call, name, arguments)
                type = Matrix(*MATRICES[name], scalar)
            else:
                type = Vector(VECTORS[name], scalar)
        if not known:
            type = concretize(type)
        if not arguments:
            self._zero(call, type)
        else:
            self._build(call, type, arguments)
        facts.types[call.function] = type
        return type

    def _zero(self, call: syntax.Call, type: Type) -> None:
        self.facts.overloads[call] = ()
        self.facts.stages[call] = CONST
        self.facts.constants[call] = constants.zero(type)

    def _build(self, call: syntax.Call, type: Type, arguments: tuple[Type, ...]) -> None:
        match type:
            case Scalar():
                self._scalar(call, type, arguments)
            case Vector():
                self._vector(call, type, arguments)
            case Matrix():
                self._matrix(call, type, arguments)
            case Array(element, count):
                assert count is not None
                self._parts(call, type, (element,) * count, "elements", arguments)
            case Struct(members=members):
                self._parts(call, type, tuple(member.type for member in members), "members", arguments)
            case _:
                raise AssertionError(f"{spell(type)} has no constructor")

    def _refuse(self, call: syntax.Call, name: str, arguments: tuple[Type, ...]) -> NoReturn:
        self.facts.fail(call, f"no matching constructor for '{name}({spell_all(arguments)})'", _hint(name, arguments))

    def _convert(self, call: syntax.Call, parameters: tuple[Type, ...]) -> None:
        self.facts.overloads[call] = parameters
        for argument, parameter in zip(call.arguments, parameters, strict=True):
            self.checker.expressions.coerce(argument, parameter)

    def _scalar(self, call: syntax.Call, type: Scalar, arguments: tuple[Type, ...]) -> None:
        if len(arguments) != 1 or not isinstance(arguments[0], Scalar):
            self._refuse(call, spell(type), arguments)
        source = arguments[0]
        if rank(source, type) is not None:
            self._convert(call, (type,))
            self.checker.expressions.constant(call, call.arguments, lambda v: v)
            return
        self.facts.overloads[call] = (source,)
        self.checker.expressions.constant(call, call.arguments, lambda v: constants.construct(v, source, type))
        if is_abstract(source):  # i32(1.5) and bool(1): whatever holds the value
            self.facts.overloads[call] = (concretize(source),)

    def _vector(self, call: syntax.Call, type: Vector, arguments: tuple[Type, ...]) -> None:
        expressions = self.checker.expressions
        element = type.element
        if len(arguments) == 1:
            source = arguments[0]
            if isinstance(source, Vector) and source.size == type.size:
                if rank(source, type) is not None:
                    self._convert(call, (type,))
                    expressions.constant(call, call.arguments, lambda v: v)
                    return
                of = source.element
                self.facts.overloads[call] = (concretize(source),)
                expressions.constant(
                    call, call.arguments, lambda v: tuple(constants.construct(part, of, element) for part in v)
                )
                return
            if rank(source, element) is not None:
                self._convert(call, (element,))
                expressions.constant(call, call.arguments, lambda v: (v,) * type.size)
                return
            self._refuse(call, spell(type), arguments)
        parameters: list[Type] = []
        components = 0
        for argument in arguments:
            wanted: Type = Vector(argument.size, element) if isinstance(argument, Vector) else element
            if rank(argument, wanted) is None:
                self._refuse(call, spell(type), arguments)
            parameters.append(wanted)
            components += argument.size if isinstance(argument, Vector) else 1
        if components != type.size:
            self._refuse(call, spell(type), arguments)
        self._convert(call, tuple(parameters))
        expressions.constant(call, call.arguments, _flat)

    def _matrix(self, call: syntax.Call, type: Matrix, arguments: tuple[Type, ...]) -> None:
        expressions = self.checker.expressions
        columns, rows, element = type.columns, type.rows, type.element
        if len(arguments) == 1:
            source = arguments[0]
            if not isinstance(source, Matrix) or (source.columns, source.rows) != (columns, rows):
                self._refuse(call, spell(type), arguments)
            if rank(source, type) is not None:
                self._convert(call, (type,))
                expressions.constant(call, call.arguments, lambda v: v)
                return
            of = source.element
            self.facts.overloads[call] = (concretize(source),)
            expressions.constant(
                call,
                call.arguments,
                lambda v: tuple(tuple(constants.construct(part, of, element) for part in column) for column in v),
            )
            return
        whole = len(arguments) == columns and all(isinstance(argument, Vector) for argument in arguments)
        wanted: Type = Vector(rows, element) if whole else element
        if not whole and len(arguments) != columns * rows:
            self._refuse(call, spell(type), arguments)
        if any(rank(argument, wanted) is None for argument in arguments):
            self._refuse(call, spell(type), arguments)
        self._convert(call, (wanted,) * len(arguments))
        if whole:
            expressions.constant(call, call.arguments, lambda *v: v)
        else:
            expressions.constant(
                call, call.arguments, lambda *v: tuple(v[at : at + rows] for at in range(0, columns * rows, rows))
            )

    def _parts(
        self, call: syntax.Call, type: Type, wanted: tuple[Type, ...], what: str, arguments: tuple[Type, ...]
    ) -> None:
        facts = self.facts
        if len(wanted) != len(arguments):
            few = "few" if len(arguments) < len(wanted) else "many"
            message = (
                f"'{spell(type)}' constructor has too {few} arguments: expected {len(wanted)}, got {len(arguments)}"
            )
            facts.fail(call, message, f"give all {what}, or none for zeros")
        for argument, got, part in zip(call.arguments, arguments, wanted, strict=True):
            if rank(got, part) is None:
                message = f"'{spell(got)}' cannot be used to construct '{spell(type)}', expected '{spell(part)}'"
                facts.fail(argument, message, f"convert it: {spell(part)}(...)")
        self._convert(call, wanted)
        self.checker.expressions.constant(call, call.arguments, lambda *v: v)


def _flat(*values: Value) -> Value:
    return tuple(part for value in values for part in (value if isinstance(value, tuple) else (value,)))


def _hint(name: str, arguments: tuple[Type, ...]) -> str | None:
    shape = name.partition("<")[0]
    if shape in VECTORS:
        return f"give {VECTORS[shape]} components of one type, one for all, or nothing for zeros"
    if shape in MATRICES:
        columns, rows = MATRICES[shape]
        return f"give {columns} columns of {rows} components, or {columns * rows} scalars"
    if len(arguments) != 1:
        return "give one scalar"
    return None
