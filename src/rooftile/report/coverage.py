"""What a file's kernels use of PTX, and what of it is not known here: as text and as JSON."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.text import Text

from rooftile.core.coverage import KernelCoverage
from rooftile.report.layout import ERROR, GOOD, Page, columns, printable
from rooftile.report.numbers import count, plural
from rooftile.report.records import plain

_MOST_LINES = 6


def coverage_to_json(found: Sequence[KernelCoverage]) -> Any:
    """The record that ``--coverage --json`` prints."""
    return {"schema_version": 1, "kernels": [{**plain(kernel), "covered": kernel.covered} for kernel in found]}


def render_coverage(found: Sequence[KernelCoverage], page: Page) -> Iterator[Text]:
    """A table of each kernel's instructions, those that are missing marked and explained."""
    for number, kernel in enumerate(found):
        if number:
            yield Text()
        missing = [form for form in kernel.forms if form.missing is not None]
        if kernel.error is not None:
            yield Text.assemble(("MISSING   ", ERROR), printable(f"{kernel.kernel}: {kernel.error}"))
            continue
        if missing:
            kinds = plural(len(kernel.forms), "kind")
            said = f"{kernel.kernel}: {len(missing)} of {kinds} of instruction cannot be executed"
            yield Text.assemble(("MISSING   ", ERROR), printable(said))
        else:
            said = f"{kernel.kernel}: all {plural(len(kernel.forms), 'kind')} of instruction can be executed"
            yield Text.assemble(("COVERED   ", GOOD), printable(said))
        rows = [["instruction", "times", "lines"]]
        for form in kernel.forms:
            shown = ", ".join(map(str, form.lines[:_MOST_LINES])) + (", ..." if len(form.lines) > _MOST_LINES else "")
            rows.append([form.form, count(form.count), shown])
        for text in columns(page, rows, right=[False, True, False]):
            yield Text(f"  {text}")
        for form in missing:
            for text in page.wrap(printable(f"{form.form}: {form.missing}"), first="  missing: ", rest="    "):
                yield Text(text, ERROR)
