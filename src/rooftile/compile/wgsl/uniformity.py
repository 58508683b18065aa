"""Whether barriers and subgroup operations are reached by all invocations together (section 15.2).

The analysis is the specification's, so that what passes here passes in browsers: it knows nothing of numbers, takes
whatever invocations may have written for different in each, and a structure for as different as any of its members.
"""

from __future__ import annotations

from typing import Literal

from rooftile.compile.wgsl import errors
from rooftile.compile.wgsl.depth import room
from rooftile.compile.wgsl.syntax import Function, Span
from rooftile.compile.wgsl.types import Checked
from rooftile.compile.wgsl.uniformity_graph import Point, Requirement, Summary, on, path, reachable
from rooftile.compile.wgsl.uniformity_reading import Scope
from rooftile.compile.wgsl.uniformity_walk import Walk
from rooftile.core.source import Diagnostic

_STEP = (
    "take it out of branches and loops that not all invocations of the {scope} enter (guard loads and stores, not "
    "barriers), or let their conditions depend on {uniform} only"
)
_UNIFORM = {
    "workgroup": "workgroup_id, uniforms, read-only buffers and constants",
    "subgroup": "subgroup_id, workgroup_id, uniforms, read-only buffers and constants",
}


@room()
def check_uniformity(checked: Checked) -> tuple[Diagnostic, ...]:
    """Refuse a module in which not all invocations need reach a barrier or a subgroup operation together.

    All functions of the module are looked at, called or not.

    Returns
    -------
    tuple of Diagnostic
        What ``diagnostic(warning, ...)`` and ``diagnostic(info, ...)`` make of subgroup operations.

    Raises
    ------
    CompileError
        At the call of the built-in function; with the condition and what it depends on.
    """
    warnings: list[Diagnostic] = []
    scopes: tuple[Scope, ...] = ("workgroup", "subgroup")
    for scope in scopes:
        warnings += _Analysis(checked, scope).run()
    return tuple(warnings)


class _Analysis:
    def __init__(self, checked: Checked, scope: Scope) -> None:
        self.checked = checked
        self.scope: Scope = scope
        self.filters = {
            directive.words[1]: directive.words[0]
            for directive in checked.module.directives
            if directive.keyword == "diagnostic"
        }
        self.known: dict[Function, Summary] = {}
        self.warnings: list[Diagnostic] = []

    def run(self) -> list[Diagnostic]:
        for declaration in self.checked.module.declarations:
            if isinstance(declaration, Function):
                self._summary(declaration)
        return self.warnings

    def _summary(self, function: Function) -> Summary:
        if function not in self.known:
            walk = Walk(self.checked, function, self.scope, self._summary, self.filters)
            if walk.sources in reachable(on(*(requirement.point for requirement in walk.requirements))):
                for requirement in walk.requirements:
                    before = reachable(requirement.point)
                    if walk.sources in before:
                        self._tell(requirement, path(before, walk.sources))
            self.known[function] = walk.summary()
        return self.known[function]

    def _tell(self, requirement: Requirement, way: list[Point]) -> None:
        """Refuse the module, or warn, for what rests along ``way`` on a source of differences."""
        source, inner = self.checked.source, requirement.innermost
        cause = way[-2]
        if inner.argument:
            message = f"{inner.argument} of `{inner.name}` has to be the same in all invocations of the {self.scope}"
            step = f"let it depend on {_UNIFORM[self.scope]} only"
        else:
            message = f"`{inner.name}` has to be reached by all invocations of the {self.scope} together"
            step = _STEP.format(scope=self.scope, uniform=_UNIFORM[self.scope])
        conditions = [point.span for point in way if point.condition and point.span is not None]
        if conditions:
            at = errors.location(source, conditions[-1])
            text = " ".join(source.text[conditions[-1].start : conditions[-1].end].split())
            message += f", and they part at the condition `{text}` (line {at.line}): it depends on {cause.words}"
        else:
            message += f", and {requirement.argument or 'the call'} depends on {cause.words}"
        if requirement.severity == "error":
            notes = self._notes(requirement, conditions, cause)
            errors.fail(source, inner.span, message, next_step=step, notes=notes)
        weaker: Literal["warning", "note"] = "warning" if requirement.severity == "warning" else "note"
        self.warnings.append(errors.diagnostic(source, inner.span, message, weaker))

    def _notes(self, requirement: Requirement, conditions: list[Span], cause: Point) -> list[Diagnostic]:
        """The calls on the way from where invocations part to the built-in function, the conditions, and the cause."""
        found: list[tuple[Span, str]] = []
        while requirement.inner is not None:
            found.insert(0, (requirement.span, f"`{requirement.function}` is called here"))
            requirement = requirement.inner
        if len(conditions) > 1:
            found.append((conditions[0], "this decides whether it is reached"))
        if conditions:
            found.append((conditions[-1], "here invocations part"))
        if cause.span is not None:
            found.append((cause.span, f"this is {cause.words}"))
        return [errors.diagnostic(self.checked.source, span, words, "note") for span, words in found]
