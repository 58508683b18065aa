"""Launches in a loop of the host's, of which each makes a part of C by the loop's variable."""

from __future__ import annotations

from collections.abc import Sequence

from rooftile.bind.callee import Callee
from rooftile.bind.names import SIZES
from rooftile.core.launch_site import LaunchSite


def in_turns(kernel: Callee, elements: Sequence[str]) -> tuple[tuple[str, ...], str]:
    """``elements`` with the first turn's number for each parameter that is passed a loop's variable, and what that is.

    A variable that is passed for a size may be that size, of a program that tries several: it is none where another
    parameter is passed that size and does not change. "" where nothing is said.
    """
    site = next(iter(kernel.launches), None)
    passed = site.passed([p.name for p in kernel.signature.parameters]) if site is not None else ()
    if site is None or site.comment or len(passed) != len(elements):
        return tuple(elements), ""
    fixed = {element for element, text in zip(elements, passed, strict=True) if not _turns(site, text)}
    made = list(elements)
    said = ""
    for index, (element, text) in enumerate(zip(elements, passed, strict=True)):
        if text is not None and element in SIZES and element in fixed and _turns(site, text):
            made[index] = "0"
            line, loop = site.location.line, site.turns[text]
            turn = f"each {text}" if loop == line else f"each {text} of the loop in line {loop}"
            said = f"line {line} launches {kernel.signature.name} for {turn}: one launch makes a part of C, and what "
            said += "all of them make is not judged"
    return tuple(made), said


def _turns(site: LaunchSite, text: str | None) -> bool:
    return text is not None and text in site.turns
