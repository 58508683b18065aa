"""Errors of a WGSL file: what is wrong, at its line and column, with the line and a caret under the place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NoReturn

from rooftile.compile.wgsl.syntax import Span
from rooftile.core.errors import CompileError
from rooftile.core.source import Diagnostic, Location, Source

_WIDEST = 160


def location(source: Source, span: Span) -> Location:
    """Line and column at which ``span`` begins; the column counts characters."""
    before = source.text.rfind("\n", 0, span.start)
    return Location(source.name, source.text.count("\n", 0, span.start) + 1, span.start - before)


def diagnostic(
    source: Source, span: Span, message: str, severity: Literal["error", "warning", "note"] = "error"
) -> Diagnostic:
    """A message about ``span``."""
    place = location(source, span)
    return Diagnostic(severity, message, place, _excerpt(source, place, span))


def fail(
    source: Source, span: Span, message: str, *, next_step: str | None = None, notes: Sequence[Diagnostic] = ()
) -> NoReturn:
    """Refuse the file for what stands at ``span``.

    Parameters
    ----------
    message : str
        What is wrong there, one sentence without a full stop.
    next_step : str, optional
        What to write instead, or to do.
    notes : sequence of Diagnostic, optional
        Other places that have to do with it (`diagnostic` makes them).

    Raises
    ------
    CompileError
        Always.
    """
    raise CompileError(
        f"{source.name} is not valid WGSL",
        diagnostics=[diagnostic(source, span, message), *notes],
        next_step=next_step,
    )


def _excerpt(source: Source, place: Location, span: Span) -> str:
    """The line, and below it a caret with as many tildes as the span has further characters on it."""
    line = source.line(place.line)
    indent = len(line) - len(line.lstrip())
    column = place.column - 1
    first = indent if column < _WIDEST else column - _WIDEST // 2
    shown = line[first : first + _WIDEST].rstrip()
    if column < first or not shown:  # in the white space before the first word, or on an empty line
        return shown
    under = "".join("\t" if character == "\t" else " " for character in line[first:column])
    length = max(1, min(span.end - span.start, len(shown) - (column - first)))
    return f"{shown}\n{under}^{'~' * (length - 1)}"
