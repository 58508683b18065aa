"""The explanation on a terminal: 80 columns, as good without colour and through a pipe."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.text import Text

from rooftile.core.explanation import Explanation
from rooftile.report.caches import caches_section
from rooftile.report.expectations import expectations_section
from rooftile.report.layout import QUIET, Page, columns
from rooftile.report.memory import memory_section
from rooftile.report.numbers import count, counted, duration, ratio
from rooftile.report.places import schedule_section, shape_section
from rooftile.report.roof import intensity_section, occupancy_section
from rooftile.report.timing import time_section
from rooftile.report.verdict import findings_section, headline

_NARROWEST, _WIDEST = 72, 120
"""Below, the terminal itself breaks lines; beyond, figures stand too far from what they are figures of."""


class _Console(Console):
    """Leaves a closed pipe to the caller: rich would exit with status 1, which here says that a kernel is wrong."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def make_console(*, no_color: bool = False, stderr: bool = False) -> Console:
    """A console that prints text as it is; colours are off too where ``NO_COLOR`` is set or no terminal is there."""
    console = _Console(stderr=stderr, no_color=no_color or None, highlight=False, emoji=False, markup=False)
    if console.width < 1:  # COLUMNS=0, with which rich prints nothing
        console.width = _NARROWEST
    return console


_SECTIONS = (
    findings_section,
    expectations_section,
    memory_section,
    shape_section,
    intensity_section,
    occupancy_section,
    schedule_section,
    caches_section,
    time_section,
)


def render(explanation: Explanation, page: Page, *, counters: bool = False, times: bool = True) -> Iterator[Text]:
    """The report, line by line.

    Parameters
    ----------
    explanation : Explanation
        What to show.
    page : Page
        Width and marks.
    counters : bool
        Also list every counter under Nsight Compute's name.
    times : bool
        Say how long it took to make; off where output must not vary from run to run.
    """
    yield from headline(explanation, page)
    for section in _SECTIONS:
        lines = list(section(explanation, page))
        if lines:
            yield Text()
            yield from lines
    if counters:
        yield Text()
        yield from _counters(explanation, page)
    yield Text()
    yield from _notes(explanation, page, counters=counters, times=times)


def print_explanation(
    explanation: Explanation, console: Console, *, counters: bool = False, times: bool = True
) -> None:
    """Print the report on ``console``, whose width and encoding decide how it is set."""
    print_lines(render(explanation, page_of(console), counters=counters, times=times), console)


def page_of(console: Console) -> Page:
    """The page that ``console`` can show."""
    return Page(width=max(_NARROWEST, min(console.width, _WIDEST)), ascii_only=console.options.ascii_only)


def print_lines(lines: Iterable[Text], console: Console) -> None:
    """Print lines as they were set."""
    for text in lines:
        console.print(text, soft_wrap=True, highlight=False)


def print_table(rows: Sequence[Sequence[str]], console: Console, *, right: Sequence[bool]) -> None:
    """Print ``rows``, the first of them titles, in columns; ``right`` says which are set to the right.

    No figure is cut off, however narrow the terminal is.
    """
    head, *body = columns(Page(width=_WIDEST, ascii_only=console.options.ascii_only), rows, right=right)
    console.print(Text(head, QUIET), soft_wrap=True, highlight=False)
    for text in body:
        console.print(Text(text), soft_wrap=True, highlight=False)


def _counters(explanation: Explanation, page: Page) -> Iterator[Text]:
    yield page.heading(
        "Counters, by Nsight Compute's names", f"{counted(explanation.counts)}; occupancy and waves modelled"
    )
    rows = [
        [name, count(value) if isinstance(value, int) else ratio(value)]
        for name, value in sorted(explanation.counters.items())
    ]
    for text in columns(page, rows, right=[False, True]):
        yield Text(text)


def _notes(explanation: Explanation, page: Page, *, counters: bool, times: bool) -> Iterator[Text]:
    e = explanation
    notes = [*e.notes, f"compiled by {e.toolchain}" if e.toolchain else ""]
    if e.counts.blocks != e.counts.blocks_total:
        notes.insert(0, f"counts scaled from {count(e.counts.blocks)} of {count(e.counts.blocks_total)} blocks")
    if times and e.seconds:
        steps = ", ".join(f"{step} {duration(seconds)}" for step, seconds in e.seconds.items() if step != "total")
        total = f"{duration(e.seconds['total'])} in all: " if "total" in e.seconds else ""
        notes.append(f"time on this computer (measured): {total}{steps}")
    if not counters:
        notes.append(f"--counters lists {len(e.counters)} counters by Nsight Compute's names; --json gives everything")
    for note in filter(None, notes):
        for text in page.wrap(note, rest="  "):
            yield Text(text, QUIET)
