"""Expressions of WGSL in CUDA C++. A reference becomes an lvalue, so that the load rule needs no words."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from rooftile.compile.wgsl import syntax
from rooftile.compile.wgsl.cpp import Names, Types, has, in_cell, is_runtime_array, member_name, scalars
from rooftile.compile.wgsl.layout import size_of
from rooftile.compile.wgsl.traits import COMPONENTS, loaded
from rooftile.compile.wgsl.type_names import PREDECLARED
from rooftile.compile.wgsl.types import (
    Array,
    Atomic,
    Checked,
    Matrix,
    Pointer,
    Reference,
    Scalar,
    Struct,
    Type,
    Vector,
)
from rooftile.compile.wgsl.walk import root, walk

_FUNCTIONS: Final = {"workgroupBarrier": "__syncthreads"}
"""Built-in functions that have another name in CUDA; all others are in the prelude by their own."""

_WORDS: Final = {"+": "add", "-": "sub", "*": "mul", "/": "div", "%": "rem", "<<": "shl", ">>": "shr"}
_MOST_BY_VALUE: Final = 256  # bytes


@dataclass
class Needs:
    """What a function uses of the module: variables, in the order of their first use, and lengths of arrays.

    ``lengths`` are the bindings whose run-time sized array is measured, ``parameters`` the function's own pointers to
    such arrays. ``effects`` tells that it changes what its caller can see.
    """

    variables: dict[syntax.Variable, None] = field(default_factory=dict)
    lengths: dict[syntax.Variable, None] = field(default_factory=dict)
    parameters: dict[syntax.Parameter, None] = field(default_factory=dict)
    effects: bool = False


class Expressions:
    """Turns expressions into text, and notes what they need."""

    def __init__(self, checked: Checked) -> None:
        self.checked = checked
        self.names = Names()
        self.types = Types(self.names)
        self.needs = Needs()
        self.of_function: dict[syntax.Function, Needs] = {}
        self.tables: dict[syntax.Variable, str] = {}
        self.line = 0
        self._by_value = {
            binding.variable for binding in checked.bindings if passed_by_value(binding.type, binding.space)
        }
        self._global = {d for d in checked.module.declarations if isinstance(d, syntax.Variable)}

    def type_of(self, expression: syntax.Expression) -> Type:
        """The type of the value; of a reference, what it refers to."""
        return loaded(self.checked.types[expression])

    def text(self, expression: syntax.Expression) -> str:
        """``expression`` in C++; of a reference to a run-time sized array, a pointer to its first element."""
        if expression in self.checked.constants:
            return self._constant(expression)
        match expression:
            case syntax.Name():
                return self._name(expression)
            case syntax.Unary():
                return self._unary(expression)
            case syntax.Binary(_, operator, left, right, _):
                kinds = self.type_of(left), self.type_of(right)
                divisor = self.checked.constants.get(right)
                return self.binary(operator, self.text(left), kinds[0], self.text(right), kinds[1], divisor)
            case syntax.Call():
                return self._call(expression)
            case syntax.Index():
                return self._index(expression)
            case syntax.Member():
                return self._member(expression)
        raise TypeError(expression)

    def _constant(self, expression: syntax.Expression) -> str:
        return self.types.constant(self.checked.constants[expression], self.type_of(expression))

    def _name(self, name: syntax.Name) -> str:
        declared = self.checked.uses[name]
        assert isinstance(declared, syntax.Variable | syntax.Parameter)
        if not isinstance(declared, syntax.Variable) or declared not in self._global:
            return self.names.of(declared)
        self.needs.variables[declared] = None
        text = self.names.of(declared)
        kind = self.checked.types[name]
        in_buffer = isinstance(kind, Reference) and kind.space in ("storage", "uniform")
        if not in_buffer or declared in self._by_value or is_runtime_array(self.type_of(name)):
            return text
        return f"(*{text})"

    def _unary(self, e: syntax.Unary) -> str:
        operand, kind = self.text(e.operand), self.type_of(e.operand)
        if e.operator == "&":
            return operand if is_runtime_array(kind) else f"(&{operand})"
        if e.operator == "*":
            return operand if is_runtime_array(self.type_of(e)) else f"(*{operand})"
        return f"{'negate' if e.operator == '-' else 'invert'}({operand})"

    def binary(
        self, operator: str, left: str, left_type: Type, right: str, right_type: Type, divisor: object = None
    ) -> str:
        """``left operator right``; ``divisor`` is the value of ``right`` where that is constant."""
        plain = f"({left} {operator} {right})"
        if operator in ("&&", "||"):
            return plain
        if operator in ("<<", ">>"):
            return f"{_WORDS[operator]}({left}, {right})"
        if not isinstance(left_type, Scalar) or not isinstance(right_type, Scalar):
            return plain
        if left_type.name == "bool":
            return f"bool{plain}" if operator in "&|" else plain
        if operator not in _WORDS:
            return plain
        if operator in "/%":
            whole = left_type.name in ("u32", "i32") and divisor not in (None, 0, -1)
            return (
                plain
                if whole or (operator == "/" and left_type.name == "f32")
                else f"{_WORDS[operator]}({left}, {right})"
            )
        return plain if left_type.name in ("u32", "f32") else f"{_WORDS[operator]}({left}, {right})"

    # Parts of composites.

    def base(self, base: syntax.Expression) -> tuple[str, Type]:
        """A composite that a part is taken of, and its type; a pointer stands for what it points to."""
        kind, text = self.type_of(base), self.text(base)
        if isinstance(kind, Pointer):
            return (text if is_runtime_array(kind.store) else f"(*{text})"), kind.store
        return text, kind

    def _index(self, e: syntax.Index) -> str:
        base, kind = self._table(e.base) or self.base(e.base)
        value = self.checked.constants.get(e.index)
        index = self.text(e.index)
        here = self._at(e)
        match kind:
            case Vector() if value is not None:
                return f"{here}{base}.{'xyzw'[value]}"
            case Vector():
                return f"{here}at({base}, {index})"
            case Array(element, None) if in_cell(element):
                return f"{here}{base}[{index}].value"
        return f"{here}{base}[{index}]"

    def _table(self, base: syntax.Expression) -> tuple[str, Type] | None:
        """A constant array that is indexed by what is not constant: it lies in memory, once."""
        declared = self.checked.uses.get(base) if isinstance(base, syntax.Name) else None
        kind = self.type_of(base)
        if base not in self.checked.constants or not isinstance(declared, syntax.Variable):
            return None
        if not isinstance(kind, Array) or not _is_static(kind):
            return None
        if declared not in self.tables:
            value = self.types.constant(self.checked.constants[base], kind)
            self.tables[declared] = f"__constant__ const {self.types(kind)} {self.names.of(declared)} = {value};"
        return self.names.of(declared), kind

    def _member(self, e: syntax.Member) -> str:
        base, kind = self.base(e.base)
        if isinstance(kind, Struct):
            member = next(member for member in kind.members if member.name == e.name)
            if is_runtime_array(member.type):
                assert isinstance(member.type, Array)
                return f"tail<{self.types.cell(member.type.element)}>({base}, {member.offset})"
            return f"{base}.{e.name if kind.declaration is None else member_name(member)}"
        if len(e.name) == 1:
            return f"{base}.{'xyzw'[COMPONENTS[e.name]]}"
        return f"swizzle{swizzle(e.name)}({base})"

    def _at(self, e: syntax.Expression) -> str:
        """What brings the compiler to the line of an access that is on another one than the statement begins on."""
        line = self.line_of(e.span.start)
        if not self.line or line == self.line:
            return ""
        self.line = line
        return f"\n#line {line}\n"

    def line_of(self, offset: int) -> int:
        """The line of the text that an offset is on."""
        return self.checked.module.text.count("\n", 0, offset) + 1

    def is_global(self, variable: syntax.Variable) -> bool:
        """Whether the variable is the module's."""
        return variable in self._global

    # Calls.

    def has_effects(self, expression: syntax.Expression) -> bool:
        """Whether something in ``expression`` changes what the rest of its statement may look at."""
        for node in walk(expression):
            function = self.checked.uses.get(node.function) if isinstance(node, syntax.Call) else None
            if isinstance(function, syntax.Function) and self.of_function[function].effects:
                return True
            if isinstance(function, str) and function.startswith("atomic"):
                return True
        return False

    def _call(self, e: syntax.Call) -> str:
        function = self.checked.uses.get(e.function)
        if isinstance(function, syntax.Function):
            return self._call_user(function, e.arguments)
        result = self.checked.types.get(e)
        if not isinstance(function, str) or function in PREDECLARED:
            assert result is not None
            return self._construct(result, e.arguments)
        self.needs.effects |= function.startswith("atomic")
        if function == "arrayLength":
            return self._length(e.arguments[0])
        arguments = ", ".join(self.text(argument) for argument in e.arguments)
        if function == "bitcast":
            assert result is not None
            return f"bitcast<{self.types(result)}>({arguments})"
        return f"{_FUNCTIONS.get(function, function)}({arguments})"

    def _call_user(self, function: syntax.Function, arguments: tuple[syntax.Expression, ...]) -> str:
        needs = self.of_function[function]
        self.needs.variables |= needs.variables
        self.needs.lengths |= needs.lengths
        self.needs.effects |= needs.effects
        passed = [self.names.of(variable) for variable in needs.variables]
        passed += [length_name(self.names.of(variable)) for variable in needs.lengths]
        for parameter, argument in zip(function.parameters, arguments, strict=True):
            passed.append(self.text(argument))
            if parameter in needs.parameters:
                passed.append(self._length(argument))
        return f"{self.names.of(function)}({', '.join(passed)})"

    def _length(self, array: syntax.Expression) -> str:
        """Elements of the run-time sized array that ``array`` points to, or lies in."""
        name = root(array)
        declared = self.checked.uses[name] if name is not None else None
        assert isinstance(declared, syntax.Variable | syntax.Parameter)
        if isinstance(declared, syntax.Parameter):
            self.needs.parameters[declared] = None
        elif declared.keyword == "let":
            assert declared.value is not None
            return self._length(declared.value)
        else:
            self.needs.lengths[declared] = None
        return length_name(self.names.of(declared))

    def _construct(self, kind: Type, arguments: tuple[syntax.Expression, ...]) -> str:
        spelled = self.types(kind)
        if not arguments:
            return f"{spelled}{{}}"
        texts, kinds = [self.text(a) for a in arguments], [self.type_of(a) for a in arguments]
        listed = ", ".join(texts)
        match kind:
            case Struct():
                return f"{self.types.maker(kind)}({listed})"
            case Array():
                return f"{spelled}{{{{{', '.join(f'{{{text}}}' for text in texts)}}}}}"
            case Scalar() if kinds[0] == kind:
                return f"({listed})"
            case Scalar():
                return f"convert<{spelled}>({listed})"
            case Vector(size, element) if len(texts) == 1:
                if isinstance(kinds[0], Scalar):
                    return f"splat<{size}>({listed})"
                return listed if kinds[0] == kind else f"convert<{self.types(element)}>({listed})"
            case Vector():
                if all(isinstance(part, Scalar) for part in kinds):
                    return f"{spelled}{{{listed}}}"
                return f"make<{spelled}>({listed})"
            case Matrix(columns, rows, element):
                if len(texts) == 1:
                    return listed if kinds[0] == kind else f"convert<{self.types(element)}>({listed})"
                how = "columns" if isinstance(kinds[0], Vector) else "elements"
                return f"{how}<{self.types(element)}, {columns}, {rows}>({listed})"
        raise TypeError(kind)


def length_name(name: str) -> str:
    """The identifier of an array's length, by the array's."""
    return f"length_of_{name}"


def swizzle(letters: str) -> str:
    """The components that ``letters`` such as ``xy`` name, as arguments of a template."""
    return f"<{', '.join(str(COMPONENTS[letter]) for letter in letters)}>"


def passed_by_value(kind: Type, space: str) -> bool:
    """Whether a uniform buffer becomes a parameter of the kernel: what is indexed, or large, lies in memory."""
    return space == "uniform" and not has(kind, Array, Atomic) and size_of(kind) <= _MOST_BY_VALUE


def _is_static(kind: Type) -> bool:
    """Whether C++ can initialise memory with constants of this type before the kernel runs."""
    return not has(kind, Struct) and all(scalar.name != "f16" for scalar in scalars(kind))
