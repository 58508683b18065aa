"""Records as pages, and as what notebooks show."""

from __future__ import annotations

from rooftile.core.comparison import Comparison, Ladder
from rooftile.core.explanation import Explanation
from rooftile.report.html.compare_page import comparison_page
from rooftile.report.html.explain_page import explanation_page
from rooftile.report.html.ladder_page import ladder_page
from rooftile.report.html.svg import text_of

_NOTEBOOK_HEIGHT = 760


def to_html(record: Explanation | Comparison | Ladder) -> str:
    """The report of ``record`` as one HTML file that needs nothing else."""
    if isinstance(record, Explanation):
        return explanation_page(record)
    return comparison_page(record) if isinstance(record, Comparison) else ladder_page(record)


def in_notebook(record: Explanation | Comparison | Ladder) -> str:
    """The page in a frame of its own, so that neither its style nor its script touches the notebook."""
    return (
        f'<iframe title="rooftile report" sandbox="allow-scripts" srcdoc="{text_of(to_html(record))}" '
        f'style="width:100%;height:{_NOTEBOOK_HEIGHT}px;border:1px solid #8886;border-radius:6px"></iframe>'
    )
