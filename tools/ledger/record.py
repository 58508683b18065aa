"""What a row of the ledger is: a claim, the figures that bear on it, and the verdict."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

Verdict = Literal["holds", "holds when", "false"]
Label = Literal["exact", "modelled", "measured", "data sheet"]


@dataclass(frozen=True, slots=True)
class Figure:
    """One number: what it is, the number itself, how it is written, and how it is known.

    ``where`` names the GPU and the date of a measured figure.
    """

    what: str
    value: float | str
    text: str
    label: Label
    where: str = ""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A claim judged. ``why`` is one sentence; after "holds when" it goes on from there. ``drawing`` is plain text."""

    verdict: Verdict
    why: str
    figures: tuple[Figure, ...]
    drawing: str = ""


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim of a lesson, and how it is judged.

    Attributes
    ----------
    number : str
        Lesson and place in it, ``2.5``.
    title, says, formula : str
        Markdown.
    slow : bool
        Whether judging it takes more than about a second.
    judge : callable
        Computes the figures and compares them.
    """

    number: str
    title: str
    says: str
    formula: str
    slow: bool
    judge: Callable[[], Ruling]


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson of the textbook: its claims in its order, and which claim shows what each of its figures shows."""

    name: str
    title: str
    claims: list[Claim]
    figures: tuple[tuple[str, str], ...] = ()

    def claim(
        self, title: str, says: str, formula: str, *, slow: bool = False
    ) -> Callable[[Callable[[], Ruling]], Callable[[], Ruling]]:
        """Add the decorated function to the lesson as the judge of its next claim."""

        def add(judge: Callable[[], Ruling]) -> Callable[[], Ruling]:
            number = f"{self.title.split('.')[0]}.{len(self.claims) + 1}"
            self.claims.append(Claim(number, title, says, formula, slow, judge))
            return judge

        return add


def judged(always: bool, sometimes: bool = False) -> Verdict:
    """The verdict on a claim that is true always, only sometimes, or never."""
    return "holds" if always else "holds when" if sometimes else "false"
