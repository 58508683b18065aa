"""What was expected of a kernel, what holds of it, and by which figures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rich.text import Text

from rooftile.core.expectation import Expectation, ExpectedFigure
from rooftile.core.explanation import Explanation
from rooftile.report.layout import ERROR, GOOD, Page, printable
from rooftile.report.numbers import count, duration, plural

_SIZES = ("M", "N", "K")


def expected_sentence(expectations: Sequence[Expectation]) -> str:
    """How many hold: ``1 of 3 expectations missed``."""
    missed = sum(not expectation.met for expectation in expectations)
    of = plural(len(expectations), "expectation")
    return f"{missed} of {of} missed" if missed else f"{of} met"


def expectations_section(explanation: Explanation, page: Page) -> Iterator[Text]:
    """Every expectation with its figures and the line it stands on."""
    if not explanation.expectations:
        return
    yield page.heading("Expectations", expected_sentence(explanation.expectations))
    for expectation in explanation.expectations:
        word, style = ("met", GOOD) if expectation.met else ("MISSED", ERROR)
        for number, text in enumerate(
            page.wrap(printable(sentence(expectation, explanation.source.name)), first=" " * 10, rest=" " * 12)
        ):
            yield Text.assemble((f"  {word:<8}", style), text[10:]) if number == 0 else Text(text)


def sentence(expectation: Expectation, file: str) -> str:
    """``time <= 300us: time is 412 us (line 3)``; ``file`` is the one that goes without saying."""
    shown = [f"{figure.name} is {_value(figure)}" for figure in expectation.figures if _tells(figure, expectation.text)]
    said = ", ".join(filter(None, [expectation.why_not, *shown]))
    place = expectation.location
    where = "" if place is None else f" (line {place.line})" if place.file == file else f" ({place})"
    return f"{expectation.text}{': ' if said else ''}{said}{where}"


def _tells(figure: ExpectedFigure, text: str) -> bool:
    """Whether a figure's value is news: the problem's sizes are known, and so is what ``right`` was."""
    return figure.value is not None and figure.name not in _SIZES and text != figure.name


def _value(figure: ExpectedFigure) -> str:
    value = figure.value
    if value is None:
        return "not known"
    if figure.name == "time":
        return duration(value)
    # Six digits, so that what misses a bound by little still shows it.
    return count(value) if isinstance(value, int) else f"{value:,.6g}"
