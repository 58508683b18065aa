"""Numbers that host code passes rounded down: ``K / splits`` products of each part of a sum, which lose the last."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from rooftile.core.call import Call, ScalarArgument
from rooftile.core.errors import RooftileError
from rooftile.core.finding import Finding
from rooftile.core.launch_site import LaunchSite
from rooftile.core.problem import Gemm
from rooftile.explain.judging.subject import Subject

_QUOTIENT: Final = re.compile(r"\(*(\w+) ?/ ?(\w+)\)*")
_DEEPEST: Final = 8


def floored_part(site: LaunchSite | None, subject: Subject, shapes: Sequence[Gemm]) -> Finding | None:
    """A finding if C is right at all ``shapes`` with one quotient that the host passes rounded up, not down."""
    if site is None or site.comment or subject.behind:
        return None
    try:
        calls = [subject.bound(shape) for shape in shapes]
        passed = site.passed_to([a.name for a in calls[0].arguments])
        for argument in calls[0].arguments:
            name, text = _definition(site, passed.get(argument.name) or "")
            quotient = _QUOTIENT.fullmatch(text)
            if quotient is None or not isinstance(argument, ScalarArgument) or not isinstance(argument.value, int):
                continue
            if all(subject.attempt(_with_one_more(call, argument.name), hazards=False).right for call in calls):
                size, parts = quotient.groups()
                return Finding(
                    "floored-part",
                    "error",
                    f"`{size} / {parts}` is rounded down for {argument.name}: the last products of each sum are lost",
                    site.place_of(name),
                    why=f"rounded up C is right at {shapes[0]}, where it is wrong now",
                    advice=f"round up: ({size} + {parts} - 1) / {parts}",
                    proved=True,
                )
    except RooftileError:
        return None
    return None


def _definition(site: LaunchSite, text: str) -> tuple[str, str]:
    """What ``text``, if it is a variable, gets, and the name of the last variable on the way."""
    name = ""
    for _ in range(_DEEPEST):
        if text not in site.definitions:
            break
        name, text = text, site.definitions[text]
    return name, text


def _with_one_more(call: Call, name: str) -> Call:
    """``call`` with the number ``name`` one larger."""
    return replace(
        call,
        arguments=tuple(
            replace(a, value=a.value + 1) if isinstance(a, ScalarArgument) and a.name == name else a
            for a in call.arguments
        ),
    )
