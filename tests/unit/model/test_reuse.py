"""L2 and memory on grids small enough to say what must come out."""

from __future__ import annotations

from collections import OrderedDict

import numpy as np
import numpy.typing as npt
import pytest

from rooftile.core.traffic import BufferOrigins
from rooftile.model.reuse import BufferUse, memory_traffic

MB = 1 << 20
L2 = 60 * MB


def use(name: str, size: int, offsets: npt.ArrayLike, *, read: float = 0, written: float = 0) -> BufferUse:
    return BufferUse(BufferOrigins(name, size, np.asarray(offsets, np.int64)), read, written)


def product(columns: int, rows: int, strip: int) -> tuple[list[BufferUse], tuple[int, int, int]]:
    """A product whose blocks each read ``strip`` bytes of A by their row and of B by their column, and write a tile."""
    number = np.arange(columns * rows)
    tile = strip // 64
    return [
        use("A", rows * strip, number // columns * strip, read=strip),
        use("B", columns * strip, number % columns * strip, read=strip),
        use("C", columns * rows * tile, number * tile, written=tile),
    ], (columns, rows, 1)


def test_what_fits_is_read_once_and_not_written_back() -> None:
    uses, grid = product(8, 8, MB // 2)
    found = memory_traffic(uses, grid, 16, L2)
    assert found.read == found.compulsory == 8 * MB
    assert found.written == 0


def test_a_matrix_much_larger_than_l2_is_read_by_each_group_again() -> None:
    uses, grid = product(64, 64, 4 * MB)
    for rows in (1, 2, 4):
        found = memory_traffic(uses, grid, 64 * rows, L2)
        assert found.read == pytest.approx(64 * 4 * MB + 64 // rows * 64 * 4 * MB)
        assert found.compulsory == 2 * 64 * 4 * MB


def test_written_data_goes_to_memory_but_for_the_last() -> None:
    uses, grid = product(64, 64, 4 * MB)
    found = memory_traffic(uses, grid, 64, L2)
    c = 64 * 64 * MB // 16
    assert 0.9 * c < found.written < c


def test_one_group_reads_everything_once_however_large() -> None:
    uses, grid = product(16, 16, 8 * MB)
    assert memory_traffic(uses, grid, 256, L2).read == 2 * 16 * 8 * MB


def test_a_larger_l2_fetches_and_writes_no_more() -> None:
    uses, grid = product(32, 32, MB)
    found = [memory_traffic(uses, grid, 32, size * MB) for size in range(10, 200, 10)]
    for what in ("read", "written"):
        values = [getattr(traffic, what) for traffic in found]
        assert values == sorted(values, reverse=True), what
        assert values[0] > values[-1]


def test_parts_that_overlap_do_not_exceed_the_buffer() -> None:
    offsets = np.arange(10) * 1000
    found = memory_traffic([use("A", 10_000, offsets, read=1032)], (10, 1, 1), 10, L2)
    assert found.read == 10_000


def test_a_buffer_that_is_read_in_part() -> None:
    found = memory_traffic([use("A", 10_000, np.zeros(10), read=640)], (10, 1, 1), 10, L2)
    assert found.read == 640


def test_unknown_origins_follow_from_the_known_ones_where_these_are_linear() -> None:
    uses, grid = product(64, 64, 4 * MB)
    expected = memory_traffic(uses, grid, 64, L2)
    rng = np.random.default_rng(0)
    known = rng.random(64 * 64) < 0.02
    partial = [
        use(
            u.origins.name,
            u.origins.bytes,
            np.where(known, u.origins.offsets, -1),
            read=u.read,
            written=u.written,
        )
        for u in uses
    ]
    assert memory_traffic(partial, grid, 64, L2) == expected


def test_origins_that_are_not_linear_are_not_guessed() -> None:
    offsets = np.full(100, -1)
    offsets[[0, 5, 17, 40]] = [0, 700, 100, 900]
    found = memory_traffic([use("A", 10**9, offsets, read=1000)], (100, 1, 1), 10, L2)
    assert found.compulsory == 100 * 1000


def test_reuse_against_an_lru_of_whole_parts() -> None:
    """One block a group: parts are used one after the other, so an LRU list of them is exact."""
    rng = np.random.default_rng(3)
    order = rng.integers(0, 40, 400)
    size = 1000
    found = memory_traffic([use("A", 10**9, order * size, read=size)], (400, 1, 1), 1, 1 << 40)
    assert found.read == len(set(order.tolist())) * size
    for parts in (5, 12, 25):
        # Between the two thresholds the chance falls evenly; at equal distances both sides agree on average.
        l2 = round(parts * size / 0.575)
        cache: OrderedDict[int, None] = OrderedDict()
        missed = 0
        for part in order.tolist():
            missed += part not in cache
            cache.pop(part, None)
            cache[part] = None
            if len(cache) > parts:
                cache.popitem(last=False)
        got = memory_traffic([use("A", 10**9, order * size, read=size)], (400, 1, 1), 1, l2).read / size
        assert got == pytest.approx(missed, rel=0.12)
