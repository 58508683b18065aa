"""How long a search goes on."""

from __future__ import annotations

import time

from rooftile.core.problem import Gemm
from rooftile.explain.judging.effort import Effort, until


def test_an_effort_ends_by_its_units() -> None:
    effort = Effort(7)
    effort.compile()
    effort.execute(Gemm(64, 64, 64))
    assert not effort.spent
    effort.compile()
    assert effort.spent


def test_no_effort_goes_on_behind_the_end_of_all() -> None:
    """However many units are left: a kernel may take far longer than its sizes tell."""
    assert Effort(1000, time.process_time()).spent
    assert not Effort(1000, until()).spent
    assert until() - time.process_time() < 20
