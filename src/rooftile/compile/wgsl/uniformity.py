"""Whether barriers and subgroup operations are reached by all invocations together (section 15.2).

The analysis is the specification's, so that what passes here passes in browsers: it knows nothing of numbers, takes
whatever invocations may have written for different in each, and a structure for as different as any of its members.
"""

from __future__ import annotations

from typing import Literal

from rooftile.compile.wgsl import errors
from rooftile.compile.wgsl.depth import room
from rooftile.compile.wgsl.syntax import Function
from rooftile.compile.wgsl.types import Checked
from rooftile.compile.wgsl.uniformity_graph import Point, Requirement, Summary, path, reachable
from rooftile.compile.wgsl.uniformity_walk import Scope, Walk
from rooftile.core.source import Diagnostic

_STEP = "move it to where all invocations of the {scope} come by, or let conditions depend on {uniform} only"
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
            for requirement in walk.requirements:
                before = reachable(requirement.point)
                if walk.sources in before:
                    self._tell(requirement, path(before, walk.sources))
            self.known[function] = walk.summary()
        return self.known[function]

    def _tell(self, requirement: Requirement, way: list[Point]) -> None:
        source = self.checked.source
        inner = requirement.innermost
        condition = next((point for point in way if point.condition and point.span is not None), None)
        cause = way[-2]
        if inner.argument:
            message = f"{inner.argument} of `{inner.name}` has to be the same in all invocations of the {self.scope}"
        else:
            message = f"`{inner.name}` has to be reached by all invocations of the {self.scope} together"
        if condition is not None and condition.span is not None:
            at = errors.location(source, condition.span)
            text = " ".join(source.text[condition.span.start : condition.span.end].split())
            message += f", and the condition `{text}` (line {at.line}) depends on {cause.words}"
        else:
            message += f", and {requirement.argument or 'it'} depends on {cause.words}"
        notes = []
        through: Requirement | None = requirement
        while through is not None and through.function:
            notes.append(errors.diagnostic(source, through.span, f"`{through.function}` is called here", "note"))
            through = through.inner
        notes.reverse()
        if condition is not None and condition.span is not None:
            notes.append(errors.diagnostic(source, condition.span, "not all invocations need go the same way", "note"))
        if cause.span is not None:
            notes.append(errors.diagnostic(source, cause.span, f"this is {cause.words}", "note"))
        if requirement.severity == "error":
            step = _STEP.format(scope=self.scope, uniform=_UNIFORM[self.scope])
            if inner.argument:
                step = f"let it depend on {_UNIFORM[self.scope]} only"
            errors.fail(source, inner.span, message, next_step=step, notes=notes)
        weaker: Literal["warning", "note"] = "warning" if requirement.severity == "warning" else "note"
        self.warnings.append(errors.diagnostic(source, inner.span, message, weaker))
