"""The verdict's words: findings and the judgement of the result."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from rooftile.core.source import Location

Severity = Literal["error", "warning", "note"]
Judgement = Literal["right", "wrong", "unjudged"]


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong or suspicious, tied to a source line.

    ``kind`` is a stable identifier: "wrong-result", "out-of-bounds", "misaligned", "not-written", "extra-flops",
    "missed-barrier", "race", "uninitialised-read", "shared-bounds", "launch-refused", ... ``message`` says what
    happened, ``why`` why it matters, ``advice`` what to do. ``block`` and ``thread`` are (x, y, z) of the first thread
    it was seen in; ``count`` how often it was seen.

    Where two accesses are at fault together (a race), ``other_location``, ``other_block`` and ``other_thread`` tell of
    the second one. ``array`` is the array or buffer concerned and ``index`` the element: (row, column) where the array
    has two dimensions, else one number. ``proved`` says that C came out right once ``advice`` was followed, where it is
    wrong now; of several such findings all must be.
    """

    kind: str
    severity: Severity
    message: str
    location: Location | None = None
    why: str = ""
    advice: str = ""
    block: tuple[int, int, int] | None = None
    thread: tuple[int, int, int] | None = None
    count: int = 1
    other_location: Location | None = None
    other_block: tuple[int, int, int] | None = None
    other_thread: tuple[int, int, int] | None = None
    array: str | None = None
    index: tuple[int, ...] | None = None
    proved: bool = False


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the kernel computes the GEMM, against float64.

    ``max_error`` is the largest ``abs(got - expected) / magnitude`` over the checked cells, ``tolerance`` the bound it
    was held against; ``wrong_cells`` of ``checked_cells`` were beyond it or not finite. Errors are None when nothing
    could be checked.
    """

    judgement: Judgement
    reason: str
    checked_cells: int = 0
    wrong_cells: int = 0
    max_error: float | None = None
    tolerance: float | None = None
    first_wrong: tuple[int, int] | None = None
    got: float | None = None
    expected: float | None = None
