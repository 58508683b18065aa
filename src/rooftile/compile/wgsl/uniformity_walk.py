"""Draws the uniformity graph of one function (sections 15.2.4 to 15.2.8)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from rooftile.compile.wgsl.behaviors import behaviors
from rooftile.compile.wgsl.syntax import (
    Assign,
    Attribute,
    Binary,
    Block,
    Break,
    Call,
    Continue,
    Declare,
    Evaluate,
    Expression,
    For,
    Function,
    If,
    Index,
    Loop,
    Member,
    Name,
    Parameter,
    Return,
    Statement,
    Struct,
    Switch,
    Unary,
    Variable,
    While,
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
class _View:
    """Memory that an expression leads to: of ``root``, the whole of it if ``full``; ``place`` says which part."""

    root: Variable | Parameter
    place: Point
    full: bool


@dataclass(slots=True)
class _Frame:
    """A loop or switch, and what variables hold where control leaves it, or goes on to its continuing part."""

    loops: bool
    breaks: list[Values] = field(default_factory=list)
    continues: list[Values] = field(default_factory=list)


class Walk:
    """Goes through one function; `summary` then says what its callers have to know.

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
        self.pointers: dict[Variable | Parameter, _View] = {}
        self.frames: list[_Frame] = []
        for parameter in function.parameters:
            self._enter(parameter)
        body = function.body
        self._filtered(function.attributes, lambda: self._block(self.start, body))
        if "next" in behaviors(body):
            self._leave()

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
        self.pointers[parameter] = _View(parameter, place, full=True)
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

    def _leave(self) -> None:
        for parameter, point in self.after.items():
            point.rests.append(self.values[parameter])

    # Diagnostic filters.

    def _filtered(self, attributes: tuple[Attribute, ...], act: Callable[[], Point]) -> Point:
        """Do something within a statement that may bear filters."""
        self.filters.append(filters_of(attributes))
        found = act()
        self.filters.pop()
        return found

    def _severity(self, rule: str) -> str:
        return next((filters[rule] for filters in reversed(self.filters) if rule in filters), "error")

    # Statements: each takes the control flow before it, and gives that behind it.

    def _block(self, flow: Point, block: Block) -> Point:
        def run() -> Point:
            inside = flow
            for statement in block.statements:
                inside = self._statement(inside, statement)
                if "next" not in behaviors(statement):
                    break
            return inside

        return self._filtered(block.attributes, run)

    def _statement(self, flow: Point, statement: Statement) -> Point:
        match statement:
            case Block():
                return self._block(flow, statement)
            case If():
                return self._filtered(statement.attributes, lambda: self._if(flow, statement))
            case Switch():
                return self._filtered(statement.attributes, lambda: self._switch(flow, statement))
            case Loop() | While() | For():
                return self._filtered(statement.attributes, lambda: self._loop(flow, statement))
            case Declare():
                self._declare(flow, statement.variable)
            case Assign():
                self._assign(flow, statement)
            case Evaluate():
                self.value(flow, statement.call)
            case Break():
                self.frames[-1].breaks.append(dict(self.values))
            case Continue():
                next(frame for frame in reversed(self.frames) if frame.loops).continues.append(dict(self.values))
            case Return():
                if statement.value is not None:
                    self.result.rests.append(self.value(flow, statement.value))
                self._leave()
        return flow

    def _declare(self, flow: Point, variable: Variable) -> None:
        if variable.keyword == "const":
            return
        if variable.value is None:
            self.values[variable] = flow
            return
        if isinstance(self.checked.variables[variable], Pointer):
            self.pointers[variable] = self._view(flow, variable.value)
        else:
            self.values[variable] = self.value(flow, variable.value)

    def _assign(self, flow: Point, statement: Assign) -> None:
        target = statement.target
        value = flow if statement.value is None else self.value(flow, statement.value)
        if target is None:
            return
        view = self._view(flow, target)
        if self._space(target) != "function":
            return
        kept = [] if view.full and not statement.operator else [self.values[view.root]]
        self.values[view.root] = on(flow, value, view.place, *kept)

    def _decide(self, flow: Point, condition: Expression) -> Point:
        """Control flow that ``condition`` decides on."""
        return Point([self.value(flow, condition)], condition.span, condition=True)

    def _if(self, flow: Point, statement: If) -> Point:
        inside = self._decide(flow, statement.condition)
        before = dict(self.values)
        then = self._block(inside, statement.then)
        ends = [self.values] if "next" in behaviors(statement.then) else []
        self.values = dict(before)
        otherwise = inside
        if statement.otherwise is not None:
            otherwise = self._statement(inside, statement.otherwise)
        if statement.otherwise is None or "next" in behaviors(statement.otherwise):
            ends.append(self.values)
        self.values = _joined(before, ends)
        return flow if behaviors(statement) == {"next"} else on(then, otherwise)

    def _switch(self, flow: Point, statement: Switch) -> Point:
        inside = self._decide(flow, statement.selector)
        before, frame = dict(self.values), _Frame(loops=False)
        self.frames.append(frame)
        flows = []
        for clause in statement.clauses:
            self.values = dict(before)
            flows.append(self._block(inside, clause.body))
            if "next" in behaviors(clause.body):
                frame.breaks.append(self.values)
        self.frames.pop()
        self.values = _joined(before, frame.breaks)
        return flow if behaviors(statement) == {"next"} else on(*flows)

    def _loop(self, flow: Point, statement: Loop | While | For) -> Point:
        """A loop as ``loop { if !condition { break; } body continuing { ... } }``."""
        if isinstance(statement, For) and statement.initial is not None:
            self._statement(flow, statement.initial)
        inside = behaviors(statement.body)
        repeats = bool(inside & {"next", "continue"})
        before, frame = dict(self.values), _Frame(loops=True)
        entry = Point([flow]) if repeats else flow
        if repeats:
            self.values = {variable: Point([value]) for variable, value in before.items()}
        first = dict(self.values)
        self.frames.append(frame)
        turn = entry
        if not isinstance(statement, Loop) and statement.condition is not None:
            turn = self._decide(turn, statement.condition)
            frame.breaks.append(dict(self.values))
        turn = self._block(turn, statement.body)
        if repeats:
            ends = [*frame.continues, *([self.values] if "next" in inside else [])]
            self.values = _joined(_common(ends), ends)
            turn = self._continue(turn, statement, frame)
            entry.rests.append(turn)
            for variable, value in first.items():
                value.rests.append(self.values[variable])
        self.frames.pop()
        self.values = _joined(before, frame.breaks)
        if "return" not in inside:
            return flow
        return entry if repeats else turn

    def _continue(self, flow: Point, statement: Loop | While | For, frame: _Frame) -> Point:
        """What stands between two turns of a loop."""
        if isinstance(statement, For) and statement.update is not None:
            return self._statement(flow, statement.update)
        if isinstance(statement, Loop):
            if statement.continuing is not None:
                flow = self._block(flow, statement.continuing)
            if statement.break_if is not None:
                flow = self._decide(flow, statement.break_if)
                frame.breaks.append(dict(self.values))
        return flow

    # Expressions.

    def value(self, flow: Point, expression: Expression) -> Point:
        """The value of an expression that is evaluated in ``flow``."""
        if expression in self.checked.constants:
            return flow
        kind = self.checked.types.get(expression)
        if isinstance(kind, Reference):
            return self._loaded(flow, expression, kind)
        if isinstance(kind, Pointer):
            return self._view(flow, expression).place
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

    def _space(self, expression: Expression) -> str:
        kind = self.checked.types[expression]
        return kind.space if isinstance(kind, Reference | Pointer) else ""

    def _loaded(self, flow: Point, expression: Expression, kind: Reference) -> Point:
        view = self._view(flow, expression)
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

    def _view(self, flow: Point, expression: Expression) -> _View:
        """Where an expression leads that is a reference, or a pointer."""
        match expression:
            case Unary():
                return self._view(flow, expression.operand)
            case Index():
                base = self._view(flow, expression.base)
                return _View(base.root, on(base.place, self.value(flow, expression.index)), full=False)
            case Member():
                base = self._view(flow, expression.base)
                return _View(base.root, base.place, full=False)
        assert isinstance(expression, Name)
        found = self.checked.uses[expression]
        assert isinstance(found, Variable | Parameter)
        known = self.pointers.get(found)
        return _View(found, flow, full=True) if known is None else _View(known.root, on(flow, known.place), known.full)

    # Calls.

    def _call(self, flow: Point, call: Call) -> Point:
        arguments = [self.value(flow, argument) for argument in call.arguments]
        called = self.checked.uses.get(call.function)
        if isinstance(called, Function):
            return self._call_own(flow, call, called, arguments)
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

    def _call_own(self, flow: Point, call: Call, function: Function, arguments: list[Point]) -> Point:
        known = self.summaries(function)
        views = {
            parameter: self._view(flow, argument)
            for parameter, argument in zip(function.parameters, call.arguments, strict=True)
            if isinstance(self.checked.types.get(argument), Pointer) and self._space(argument) == "function"
        }
        contents = {parameter: self.values[view.root] for parameter, view in views.items()}
        result = Point([flow], call.span)
        if known.call is not None:
            self._pass_on(flow, call, function, known.call)
        for parameter, argument in zip(function.parameters, arguments, strict=True):
            effect = known.effects[parameter]
            if effect.value is not None:
                self._pass_on(argument, call, function, effect.value, parameter)
            if effect.contents is not None:
                self._pass_on(contents[parameter], call, function, effect.contents, parameter)
            if effect.value_in_result:
                result.rests.append(argument)
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


def filters_of(attributes: tuple[Attribute, ...]) -> dict[str, str]:
    """The severities that ``@diagnostic`` attributes set, by rule."""
    pairs = (attribute.arguments for attribute in attributes if attribute.name == "diagnostic")
    return {
        rule.name: severity.name for severity, rule in pairs if isinstance(severity, Name) and isinstance(rule, Name)
    }


def _common(ends: list[Values]) -> Values:
    """What is known of variables at all of the ends."""
    return {variable: value for variable, value in ends[0].items() if all(variable in end for end in ends)}


def _joined(before: Values, ends: list[Values]) -> Values:
    """What the variables of ``before`` may hold where several ways meet; as before, if none leads here."""
    return {variable: on(*(end[variable] for end in ends)) if ends else value for variable, value in before.items()}
