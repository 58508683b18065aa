"""The graph of the uniformity analysis: on what it rests that values and control flow are equal among invocations."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Literal

from rooftile.compile.wgsl.syntax import Function, Parameter, Span

Severity = Literal["error", "warning", "info"]
SEVERITIES: tuple[Severity, ...] = ("error", "warning", "info")


@dataclass(eq=False, slots=True)
class Point:
    """A value, or control flow at some place, that is uniform if all it ``rests`` on is.

    ``words`` tell what a source of differences is: "local_invocation_id", "`C`, which invocations may write to". Of a
    ``condition``, ``span`` is that of the expression which decides where control flow goes.
    """

    rests: list[Point] = field(default_factory=list)
    span: Span | None = None
    words: str = ""
    condition: bool = False


def on(*points: Point) -> Point:
    """What is uniform if all ``points`` are."""
    distinct = list(dict.fromkeys(points))
    return distinct[0] if len(distinct) == 1 else Point(distinct)


def reachable(start: Point) -> dict[Point, Point | None]:
    """All that ``start`` rests on, nearest first, with the point through which each was first reached."""
    before: dict[Point, Point | None] = {start: None}
    waiting = deque([start])
    while waiting:
        point = waiting.popleft()
        for further in point.rests:
            if further not in before:
                before[further] = point
                waiting.append(further)
    return before


def path(before: dict[Point, Point | None], end: Point) -> list[Point]:
    """The way from where `reachable` began to ``end``."""
    found = [end]
    while (previous := before[found[-1]]) is not None:
        found.append(previous)
    return found[::-1]


@dataclass(eq=False, slots=True)
class Requirement:
    """That ``point`` is uniform, for the sake of the built-in function ``name`` that is called at ``span``.

    Where a function of the file calls it, ``span`` is the call of that ``function``, and ``inner`` its own requirement.
    ``argument`` says which argument has to be uniform, if it is not the place of the call: "`delta`".
    """

    point: Point
    name: str
    span: Span
    severity: Severity
    argument: str = ""
    function: str = ""
    inner: Requirement | None = None

    @property
    def innermost(self) -> Requirement:
        """The requirement of the built-in function itself."""
        return self if self.inner is None else self.inner.innermost


@dataclass(eq=False, slots=True)
class Effect:
    """Of a parameter: what it has to be, and what the result and the memory that pointers lead to rest on.

    Attributes
    ----------
    value, contents : Requirement or None
        The parameter, or what it points to, has to be uniform.
    value_in_result, contents_in_result : bool
        The result rests on it.
    differs : Point or None
        What it points to may differ afterwards; the source of that.
    after : tuple of (Parameter, bool)
        What it points to afterwards rests on these parameters, or where True on what they point to.
    """

    value: Requirement | None = None
    contents: Requirement | None = None
    value_in_result: bool = False
    contents_in_result: bool = False
    differs: Point | None = None
    after: tuple[tuple[Parameter, bool], ...] = ()


@dataclass(eq=False, slots=True)
class Summary:
    """What a caller has to know of a function (the tags of section 15.2.3)."""

    call: Requirement | None = None
    """It must be called in uniform control flow."""
    differs: Point | None = None
    """Its result may differ whatever it is given; the source of that."""
    effects: dict[Parameter, Effect] = field(default_factory=dict)


def summary(
    function: Function,
    requirements: Sequence[Requirement],
    start: Point,
    sources: Point,
    values: dict[Parameter, Point],
    contents: dict[Parameter, Point],
    result: Point,
    after: dict[Parameter, Point],
) -> Summary:
    """Tell callers what a function's graph says; ``sources`` is what all sources of differences lead to."""
    found = Summary(effects={parameter: Effect() for parameter in function.parameters})
    wanted = {start, *values.values(), *contents.values()}
    wanted &= reachable(on(*(requirement.point for requirement in requirements))).keys()
    for requirement in sorted(requirements, key=lambda requirement: SEVERITIES.index(requirement.severity)):
        if not wanted:  # of thousands of barriers mostly the first says all
            break
        reached = reachable(requirement.point)
        wanted -= reached.keys()
        if start in reached and found.call is None:
            found.call = requirement
        for parameter, point in values.items():
            if point in reached and found.effects[parameter].value is None:
                found.effects[parameter].value = requirement
        for parameter, point in contents.items():
            if point in reached and found.effects[parameter].contents is None:
                found.effects[parameter].contents = requirement
    reached = reachable(result)
    found.differs = source(reached, sources)
    for parameter, effect in found.effects.items():
        effect.value_in_result = values.get(parameter) in reached
        effect.contents_in_result = contents.get(parameter) in reached
    for parameter, point in after.items():
        reached = reachable(point)
        found.effects[parameter].differs = source(reached, sources)
        found.effects[parameter].after = (
            *((other, False) for other, leaf in values.items() if leaf in reached),
            *((other, True) for other, leaf in contents.items() if leaf in reached),
        )
    return found


def source(before: dict[Point, Point | None], sources: Point) -> Point | None:
    """The nearest source of differences among what was reached."""
    return before.get(sources)
