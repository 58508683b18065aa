"""Reads the expressions of a function into its uniformity graph (sections 15.2.7 and 15.2.8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from rooftile.compile.wgsl.syntax import (
    Binary,
    Call,
    Expression,
    Function,
    Index,
    Member,
    Name,
    Parameter,
    Struct,
    Unary,
    Variable,
)
from rooftile.compile.wgsl.types import Checked, Pointer, Reference
from rooftile.compile.wgsl.types import Struct as StructType
from rooftile.compile.wgsl.uniformity_graph import Effect, Point, Requirement, Severity, Summary, on, summary

Scope = Literal["workgroup", "subgroup"]
Values: TypeAlias = "dict[Variable | Parameter, Point]"

_BARRIERS: Final = frozenset(("workgroupBarrier", "storageBarrier", "textureBarrier", "workgroupUniformLoad"))
_UNIFORM_BUILTINS: Final = frozenset(
    ("workgroup_id", "workgroup_index", "num_workgroups", "subgroup_size", "num_subgroups")
)
_EQUAL_IN_SUBGROUP: Final = frozenset(
    f"subgroup{name}"
    for name in ("Add", "All", "And", "Any", "Ballot", "Broadcast", "BroadcastFirst", "Max", "Min", "Mul", "Or", "Xor")
)
_UNIFORM_ARGUMENTS: Final = {"subgroupShuffleUp": "delta", "subgroupShuffleDown": "delta", "subgroupShuffleXor": "mask"}
"""Which second argument has to be uniform in the subgroup."""
_STAGES: Final = frozenset(("compute", "vertex", "fragment"))


@dataclass(frozen=True, slots=True)
class View:
    """Memory that an expression leads to: of ``root``, the whole of it if ``full``; ``place`` says which part."""

    root: Variable | Parameter
    place: Point
    full: bool


class Reading:
    """Reads expressions of one function into its graph; `summary` says what its callers have to know.

    Parameters
    ----------
    checked : Checked
    function : Function
    scope : {"workgroup", "subgroup"}
        Among which invocations values are to be equal.
    summaries : callable
        Of the functions that this one calls.
    filters : mapping of str to Severity
        Of the whole file: the severity of each rule.
    """

    def __init__(
        self,
        checked: Checked,
        function: Function,
        scope: Scope,
        summaries: Callable[[Function], Summary],
        filters: dict[str, str],
    ) -> None:
        self.checked = checked
        self.function = function
        self.scope = scope
        self.summaries = summaries
        self.filters = [filters]
        self.sources = Point()
        self.start = Point()
        self.result = Point()
        self.requirements: list[Requirement] = []
        self.entry = any(attribute.name in _STAGES for attribute in function.attributes)
        self.arguments: dict[Parameter, Point] = {}
        self.contents: dict[Parameter, Point] = {}
        self.after: dict[Parameter, Point] = {}
        self.values: Values = {}
        self.pointers: dict[Variable | Parameter, View] = {}
        for parameter in function.parameters:
            self._enter(parameter)

    def summary(self) -> Summary:
        """What callers have to know of the function."""
        return summary(
            self.function,
            self.requirements,
            self.start,
            self.sources,
            self.arguments,
            self.contents,
            self.result,
            self.after,
        )

    def _enter(self, parameter: Parameter) -> None:
        if self.entry:
            self.values[parameter] = self._input(parameter)
            return
        self.arguments[parameter] = place = Point(span=parameter.span)
        kind = self.checked.variables[parameter]
        if not isinstance(kind, Pointer):
            self.values[parameter] = place
            return
        self.pointers[parameter] = View(parameter, place, full=True)
        if kind.space == "function":
            self.contents[parameter] = self.values[parameter] = Point(span=parameter.span)
            self.after[parameter] = Point()

    def _input(self, parameter: Parameter) -> Point:
        """Of an entry point: a built-in value, or a structure of several, which is not looked into."""
        kind = self.checked.variables[parameter]
        whole = parameter.attributes
        if isinstance(kind, StructType) and isinstance(kind.declaration, Struct):
            whole = tuple(attribute for member in kind.declaration.members for attribute in member.attributes)
        for attribute in whole:
            name = attribute.arguments[0] if attribute.name == "builtin" else None
            if isinstance(name, Name) and not self._is_uniform_builtin(name.name):
                inside = "" if whole is parameter.attributes else f"`{parameter.name}`, which holds "
                return self._source(parameter, inside + name.name)
            if attribute.name == "location":
                return self._source(parameter, f"`{parameter.name}`")
        return self.start

    def _is_uniform_builtin(self, name: str) -> bool:
        return name in _UNIFORM_BUILTINS or (name == "subgroup_id" and self.scope == "subgroup")

    def _source(self, at: Expression | Parameter, words: str) -> Point:
        return Point([self.sources], at.span, words)

    def _severity(self, rule: str) -> str:
        return next((filters[rule] for filters in reversed(self.filters) if rule in filters), "error")

    # Expressions.

    def value(self, flow: Point, expression: Expression) -> Point:
        """The value of an expression that is evaluated in ``flow``."""
        if expression in self.checked.constants:
            return flow
        kind = self.checked.types.get(expression)
        if isinstance(kind, Reference):
            return self._loaded(flow, expression, kind)
        if isinstance(kind, Pointer):
            return self.view(flow, expression).place
        match expression:
            case Name():
                found = self.checked.uses.get(expression)
                known = self.values.get(found) if isinstance(found, Variable | Parameter) else None
                return flow if known is None else on(flow, known)
            case Unary():
                return self.value(flow, expression.operand)
            case Binary():
                left = self.value(flow, expression.left)
                if expression.operator in ("&&", "||"):
                    return self.value(Point([left], expression.left.span, condition=True), expression.right)
                return on(left, self.value(flow, expression.right))
            case Index():
                return on(self.value(flow, expression.base), self.value(flow, expression.index))
            case Member():
                return self.value(flow, expression.base)
            case Call():
                return self._call(flow, expression)
        return flow

    def space(self, expression: Expression) -> str:
        """The address space of a reference or pointer; empty for values."""
        kind = self.checked.types[expression]
        return kind.space if isinstance(kind, Reference | Pointer) else ""

    def _loaded(self, flow: Point, expression: Expression, kind: Reference) -> Point:
        view = self.view(flow, expression)
        if kind.space == "function":
            return on(flow, view.place, self.values[view.root])
        if kind.access == "read":
            return on(flow, view.place)
        words = {
            "private": "a private variable",
            "workgroup": "workgroup memory",
            "storage": "a buffer that invocations may write to",
        }
        return self._source(expression, f"`{view.root.name}`, {words.get(kind.space, 'memory')}")

    def view(self, flow: Point, expression: Expression) -> View:
        """Where an expression leads that is a reference, or a pointer."""
        match expression:
            case Unary():
                return self.view(flow, expression.operand)
            case Index():
                base = self.view(flow, expression.base)
                return View(base.root, on(base.place, self.value(flow, expression.index)), full=False)
            case Member():
                base = self.view(flow, expression.base)
                return View(base.root, base.place, full=False)
        assert isinstance(expression, Name)
        found = self.checked.uses[expression]
        assert isinstance(found, Variable | Parameter)
        known = self.pointers.get(found)
        return View(found, flow, full=True) if known is None else View(known.root, on(flow, known.place), known.full)

    # Calls.

    def _call(self, flow: Point, call: Call) -> Point:
        called = self.checked.uses.get(call.function)
        if isinstance(called, Function):
            return self._call_own(flow, call, called)
        arguments = [self.value(flow, argument) for argument in call.arguments]
        name = called if isinstance(called, str) else ""
        if name in _BARRIERS and self.scope == "workgroup":
            self._require(flow, call, name, "error")
            if name == "workgroupUniformLoad":
                self._require(arguments[0], call, name, "error", "the pointer")
        if name.startswith(("subgroup", "quad")):
            severity = self._severity("subgroup_uniformity")
            if self.scope == "subgroup" and severity != "off":
                self._require(flow, call, name, severity)
                if name in _UNIFORM_ARGUMENTS:
                    self._require(arguments[1], call, name, severity, f"`{_UNIFORM_ARGUMENTS[name]}`")
            if self.scope == "workgroup" or name not in _EQUAL_IN_SUBGROUP:
                return self._source(call, f"the result of `{name}`")
        if name.startswith("atomic"):
            return self._source(call, f"the result of `{name}`")
        return on(flow, *arguments)

    def _require(self, point: Point, call: Call, name: str, severity: str, argument: str = "") -> None:
        checked: Severity = "error" if severity == "error" else "warning" if severity == "warning" else "info"
        self.requirements.append(Requirement(point, name, call.span, checked, argument))

    def _call_own(self, flow: Point, call: Call, function: Function) -> Point:
        known = self.summaries(function)
        arguments: list[Point] = []
        views: dict[Parameter, View] = {}
        contents: dict[Parameter, Point] = {}
        for parameter, argument in zip(function.parameters, call.arguments, strict=True):
            if not isinstance(self.checked.types.get(argument), Pointer):
                arguments.append(self.value(flow, argument))
                continue
            view = self.view(flow, argument)
            arguments.append(view.place)
            if self.space(argument) == "function":
                views[parameter] = view
                contents[parameter] = self.values[view.root]  # before later arguments are evaluated
        result = Point([flow], call.span)
        if known.call is not None:
            self._pass_on(flow, call, function, known.call)
        for parameter, given in zip(function.parameters, arguments, strict=True):
            effect = known.effects[parameter]
            if effect.value is not None:
                self._pass_on(given, call, function, effect.value, parameter)
            if effect.contents is not None:
                self._pass_on(contents[parameter], call, function, effect.contents, parameter)
            if effect.value_in_result:
                result.rests.append(given)
            if effect.contents_in_result:
                result.rests.append(contents[parameter])
        places = dict(zip(function.parameters, arguments, strict=True))
        for parameter, view in views.items():
            written = self._written(flow, call, function, known.effects[parameter], places, contents)
            self.values[view.root] = written if view.full else on(written, view.place, contents[parameter])
        if known.differs is not None:
            return self._source(call, f"the result of `{function.name}`, that is on {known.differs.words}")
        return result

    def _pass_on(
        self, point: Point, call: Call, function: Function, inner: Requirement, parameter: Parameter | None = None
    ) -> None:
        argument = f"`{parameter.name}`" if parameter is not None else ""
        self.requirements.append(
            Requirement(point, inner.innermost.name, call.span, inner.severity, argument, function.name, inner)
        )

    def _written(
        self,
        flow: Point,
        call: Call,
        function: Function,
        effect: Effect,
        places: dict[Parameter, Point],
        contents: dict[Parameter, Point],
    ) -> Point:
        """What a pointer leads to after a call."""
        if effect.differs is not None:
            return self._source(call, f"what `{function.name}` writes, that is on {effect.differs.words}")
        rests = [contents[other] if inside else places[other] for other, inside in effect.after]
        return Point([flow, *rests], call.span)
