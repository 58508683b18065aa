"""What a machine instruction asks of memory."""

from __future__ import annotations

import pytest

from rooftile.model.pipeline import Request
from rooftile.model.workload import parted


def test_lines_of_which_a_part_is_there_are_served_twice() -> None:
    rows = Request(1, 4, 1, 1, missed=1)  # four rows of a word each, of which one is missed on average
    assert parted(rows).wavefronts == pytest.approx(1 + 1 - 0.75**4 - 0.25**4)
    over = Request(1, 5, 1, 4, missed=2.5)  # a row of 32 words that begins within a sector: nearly always two lines
    assert parted(over).wavefronts == pytest.approx(1.5, abs=0.02)


@pytest.mark.parametrize(
    "request_",
    [
        Request(1, 4, 1, 1, missed=0),
        Request(1, 4, 1, 1, missed=4),
        Request(4, 4, 1, 1, missed=1),  # rows that conflict are served apart anyway
        Request(1, 4, 1, 4, missed=1),  # one line
        Request(4, 16, 4, 16, missed=4),
        Request(2, 0),
    ],
)
def test_what_is_served_at_once_stays_so(request_: Request) -> None:
    assert parted(request_) == request_
