"""What a kernel's author expects of it, and whether it holds."""

from __future__ import annotations

from dataclasses import dataclass

from rooftile.core.source import Location


@dataclass(frozen=True, slots=True)
class ExpectationComment:
    """A comment ``// rooftile: expect ...`` of a source file.

    ``kernel`` is the name, without namespaces, of the kernel that it stands in or before; "" where there is none, and
    it holds for every kernel of the file.
    """

    text: str
    location: Location
    kernel: str = ""


@dataclass(frozen=True, slots=True)
class ExpectedFigure:
    """A figure that an expectation names, ``sectors_per_request(A)``, in SI base units; None where it is not known."""

    name: str
    value: int | float | None


@dataclass(frozen=True, slots=True)
class Expectation:
    """One expectation as written, ``sectors_per_request(A) <= 4``, and whether the kernel meets it.

    ``why_not`` says why it could not be judged, and is empty where it could; ``location`` is the comment that it comes
    from, None where it was given otherwise.
    """

    text: str
    met: bool
    figures: tuple[ExpectedFigure, ...]
    location: Location | None = None
    why_not: str = ""
