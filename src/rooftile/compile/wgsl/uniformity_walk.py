"""Draws the uniformity graph of one function, statement by statement (sections 15.2.5 and 15.2.6)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from rooftile.compile.wgsl.behaviors import behaviors
from rooftile.compile.wgsl.syntax import (
    Assign,
    Attribute,
    Block,
    Break,
    Continue,
    Declare,
    Evaluate,
    Expression,
    For,
    Function,
    If,
    Loop,
    Name,
    Return,
    Statement,
    Switch,
    Variable,
    While,
)
from rooftile.compile.wgsl.types import Checked, Pointer
from rooftile.compile.wgsl.uniformity_graph import Point, Summary, on
from rooftile.compile.wgsl.uniformity_reading import Reading, Scope, Values


@dataclass(slots=True)
class _Frame:
    """A loop or switch, and what variables hold where control leaves it, or goes on to its continuing part."""

    loops: bool
    breaks: list[Values] = field(default_factory=list)
    continues: list[Values] = field(default_factory=list)


class Walk(Reading):
    """Goes through one function from its beginning to its end."""

    def __init__(
        self,
        checked: Checked,
        function: Function,
        scope: Scope,
        summaries: Callable[[Function], Summary],
        filters: dict[str, str],
    ) -> None:
        super().__init__(checked, function, scope, summaries, filters)
        self.frames: list[_Frame] = []
        body = function.body
        self._filtered(function.attributes, lambda: self._block(self.start, body))
        if "next" in behaviors(body):
            self._leave()

    def _leave(self) -> None:
        for parameter, point in self.after.items():
            point.rests.append(self.values[parameter])

    def _filtered(self, attributes: tuple[Attribute, ...], act: Callable[[], Point]) -> Point:
        """Do something within a statement that may bear filters."""
        self.filters.append(filters_of(attributes))
        found = act()
        self.filters.pop()
        return found

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
            self.pointers[variable] = self.view(flow, variable.value)
        else:
            self.values[variable] = self.value(flow, variable.value)

    def _assign(self, flow: Point, statement: Assign) -> None:
        """The target is evaluated first, and what is kept of it is what it held before the value was evaluated."""
        view = None if statement.target is None else self.view(flow, statement.target)
        own = statement.target is not None and self.space(statement.target) == "function"
        kept = []
        if own and view is not None and (statement.operator or not view.full):
            kept.append(self.values[view.root])
        value = flow if statement.value is None else self.value(flow, statement.value)
        if own and view is not None:
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
        # Of a `while` Chromium counts the way back even if no turn ever ends; the specification does not.
        returns = repeats or isinstance(statement, While)
        before, frame = dict(self.values), _Frame(loops=True)
        entry = Point([flow]) if returns else flow
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
            for variable, value in first.items():
                value.rests.append(self.values[variable])
        if returns:
            entry.rests.append(turn)
        self.frames.pop()
        self.values = _joined(before, frame.breaks)
        if "return" not in inside:
            return flow
        return entry if returns else turn

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
