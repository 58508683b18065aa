"""Loads that stay in the same sectors for some turns."""

from __future__ import annotations

import pytest

from rooftile.core.address import AddressForm, Loop, Quantity, Term
from rooftile.core.call import Call, ScalarArgument
from rooftile.core.counts import AccessCounts, Counts
from rooftile.core.problem import Gemm, Launch
from rooftile.model.sharing import lingering

BLOCK = Launch((3, 3, 1), (32, 8, 1))
X, Y, BLOCKS = (Quantity("special", name) for name in ("tid.x", "tid.y", "ctaid.y"))
PITCH, TURN = Quantity("parameter", "K"), Quantity("counter", "iter")
ROW = (Term(32, (PITCH, BLOCKS)), Term(4, (PITCH, Y)))


def load(instruction: int, expression: str) -> AccessCounts:
    return AccessCounts(instruction, "global", "load", 4, None, "A", expression, 8, 8, 256, 8, 8, 8, 8)


def found(pitch: int, *terms: Term, loops: tuple[Loop, ...] = (Loop("iter", 0),)) -> tuple[float, float] | None:
    call = Call(Gemm(64, 64, pitch), BLOCK, (ScalarArgument("K", "int32", pitch),))
    of = lingering(Counts((load(0, ""),), {}), {0: AddressForm(terms, 4, loops)}, call).get(0)
    return None if of is None else (of.together, of.place)


def test_a_row_of_each_warp_is_its_own() -> None:
    assert found(64, *ROW, Term(4, (TURN,))) == (1, 0)


def test_rows_begin_within_a_sector() -> None:
    assert found(66, *ROW, Term(4, (TURN,)), Term(8)) == (1, pytest.approx((32 * 66 + 8) % 32 / 32))


def test_one_row_of_all_warps_is_shared() -> None:
    assert found(64, Term(4, (PITCH, X)), Term(4, (TURN,))) == (8, 0)


def test_lanes_whose_sectors_end_in_different_turns_do_not_linger_together() -> None:
    assert found(65, Term(4, (PITCH, X)), Term(4, (TURN,))) is None


@pytest.mark.parametrize("step", [32, 256])
def test_new_sectors_in_every_turn_do_not(step: int) -> None:
    assert found(64, *ROW, Term(step, (TURN,))) is None


def test_without_a_loop_nothing_does() -> None:
    assert found(64, *ROW, loops=()) is None


def test_where_a_row_begins_does_not_matter() -> None:
    """Its first sector may end with the first turn."""
    assert found(64, *ROW, Term(4, (TURN,)), Term(28)) == (1, 28 / 32)
    assert found(66, Term(4, (PITCH, X)), Term(4, (TURN,))) is None  # every other turn a quarter of the lanes goes on
