"""What is worked out of played traces, and between what it lies."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rooftile import Explanation, explain
from rooftile.core.caches import Caches
from rooftile.core.traffic import AccessTraffic, Traffic
from rooftile.model import between, first_time


def played(*, missed: int, different: int) -> Traffic:
    row = AccessTraffic(0, "global", "load", "A", 1000, missed)
    store = AccessTraffic(1, "global", "store", "C", 500, 500)
    return Traffic((row, store), (replace(row, missed=3 * missed),), (replace(row, missed=different), store), (), 2)


def test_what_was_in_l1_before_is_not_asked_for_for_the_first_time() -> None:
    assert first_time(played(missed=200, different=100)) == pytest.approx(0.25)  # 400 on average
    assert first_time(played(missed=50, different=100)) == 1.0
    assert first_time(played(missed=10, different=100)) == 1.0  # others of the SM asked for the rest
    assert first_time(played(missed=0, different=0)) == 1.0


@pytest.fixture(scope="module")
def naive() -> Explanation:
    return explain("naive", M=256, N=256, K=256, check=False)


def test_between_what_lies_what_l1_asks_for(naive: Explanation) -> None:
    found = naive.caches
    assert found is not None
    assert found.l2_read_least_sectors <= found.l2_read_sectors <= found.l2_read_most_sectors
    assert not found.open_what_l1_has

    def of(share: float) -> Caches:
        return replace(found, l2_read_sectors=round(share * found.l2_read_sectors))

    near = between(found, [of(0.96), of(1.04)])
    assert not near.open_what_l1_has
    assert near.notes == found.notes
    far = between(found, [of(0.96), of(1.1)])
    assert far.open_what_l1_has
    assert f"between {far.l2_read_least_sectors:,} and {far.l2_read_most_sectors:,} sectors" in far.notes[-1]


def test_the_pace_of_blocks_with_barriers_is_known_once_it_has_settled() -> None:
    # 33 tiles a row: the two blocks of an SM, 132 apart, read the same of B. Of one wave, and of five.
    few, many = (explain("tiled", M=m, N=1056, K=k, check=False).caches for m, k in ((256, 256), (1312, 32)))
    assert few is not None
    assert many is not None
    assert few.l2_read_least_sectors < few.l2_read_most_sectors
    assert few.l2_read_sectors in (few.l2_read_least_sectors, few.l2_read_most_sectors)
    assert many.l2_read_least_sectors == many.l2_read_sectors == many.l2_read_most_sectors
