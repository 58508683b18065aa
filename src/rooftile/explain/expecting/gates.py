"""The expectations that an explanation is held to: those in the kernel's file, and those of the caller."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from os import PathLike
from pathlib import Path

from rooftile.compile import expectation_comments
from rooftile.core.errors import UsageError
from rooftile.core.expectation import Expectation
from rooftile.core.explanation import Explanation
from rooftile.core.source import Source
from rooftile.explain.expecting.expectations import Expected, read_expectations

Gate = tuple[str, Expected]
"""An expectation, and the kernel it is of, without namespaces; "" for any."""


def gates(source: Source, include_dirs: Sequence[str | PathLike[str]], expect: str | None) -> tuple[Gate, ...]:
    """All expectations of ``source``'s comments and of ``expect``, read before anything is compiled.

    Raises
    ------
    UsageError
        If one cannot be read; the message says where it stands.
    """
    if expect is not None and not isinstance(expect, str):
        raise UsageError("expect is one text", got=repr(expect), allowed="for example 'conflicts == 0, right'")
    if expect is not None and not expect.strip():
        raise UsageError("nothing is expected", got=repr(expect), next_step="say what, or leave it out")
    found: list[Gate] = []
    for comment in expectation_comments(source, [Path(folder) for folder in include_dirs]):
        found += [(comment.kernel, expected) for expected in read_expectations(comment.text, comment.location)]
    if expect is not None:
        found += [("", expected) for expected in read_expectations(expect)]
    return tuple(found)


def judged(wanted: Iterable[Gate], explanation: Explanation) -> tuple[Expectation, ...]:
    """Those of ``wanted`` that are of the explained kernel, each with whether it holds."""
    name = explanation.signature.short_name
    return tuple(expected.judge(explanation) for kernel, expected in wanted if kernel in ("", name))
