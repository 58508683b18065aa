"""L2 and memory on grids small enough to say what must come out."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest

from rooftile.core.traffic import BufferOrigins
from rooftile.model import reuse
from rooftile.model.reuse import BufferUse, MemoryTraffic, driven_out, memory_traffic

MB = 1 << 20
L2 = 60 * MB


@pytest.fixture
def evenly(monkeypatch: pytest.MonkeyPatch) -> None:
    """All sets of L2 hold the same, as they do of one buffer."""
    monkeypatch.setattr(reuse, "_UNEVEN", (1.0,))


def play(uses: list[BufferUse], grid: tuple[int, int, int], sms: int) -> MemoryTraffic:
    """One block on each of ``sms``, through both halves of L2."""
    return memory_traffic(uses, grid, sms, (1.0,), L2, 2)


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
    found = play(uses, grid, 16)
    assert found.read == found.compulsory == 8 * MB
    assert found.written == 0


def test_of_the_smallest_buffers_whole_sectors_are_read() -> None:
    found = play([use("A", 4, [0], read=32), use("B", 4, [0], read=32), use("C", 4, [0], written=32)], (1, 1, 1), 16)
    assert found.read == found.compulsory == 64


def test_only_at_the_edge_of_l2_is_it_open_how_much_is_read() -> None:
    """B is used by one row of blocks after the other: found again if it fits, with a copy in either half, or lost."""
    spans = []
    for strip in (MB // 4, MB // 2, 4 * MB):
        uses, grid = product(64, 64, strip)
        found = play(uses, grid, 64)
        assert found.low <= found.read + found.written <= found.high
        spans.append(found.high / found.low)
    small, edge, large = spans
    assert small < 1.25
    assert edge > 2
    assert large < 1.25


# What left L2 of the stores of a kernel whose warps rewrite 56 words a thread in local memory, one to six blocks of 256
# threads an SM, from the fifth to the 64th time (NVIDIA H200, Nsight Compute, driver 580.159, 2026-11-30).
REWRITTEN = {7.57e6: 0.0004, 15.14e6: 0.0129, 22.7e6: 0.058, 30.3e6: 0.1216, 45.4e6: 0.1289}


def test_of_local_memory_more_leaves_l2_the_more_of_it_is_rewritten() -> None:
    assert driven_out(0, L2) == 0
    for size, share in REWRITTEN.items():
        assert driven_out(size, L2) == pytest.approx(share, rel=0.2)
    assert driven_out(3 * L2, L2) == pytest.approx(1)


@pytest.mark.slow
def test_a_matrix_much_larger_than_l2_is_read_by_each_wave_again() -> None:
    uses, grid = product(64, 64, 4 * MB)
    for rows in (1, 2, 4):
        for sms, resident in ((64 * rows, 1), (64, rows)):
            found = memory_traffic(uses, grid, sms, (1.0,) * resident, L2, 2)
            assert found.read == pytest.approx(64 * 4 * MB + 64 // rows * 64 * 4 * MB, rel=0.01)
            assert found.compulsory == 2 * 64 * 4 * MB


def test_turns_that_are_apart_read_it_again() -> None:
    uses, grid = product(64, 64, 4 * MB)
    together = memory_traffic(uses, grid, 64, (1.0, 1.0), L2, 2).read
    apart = memory_traffic(uses, grid, 64, (1.0, 0.5), L2, 2).read
    assert 1.8 * together < apart < 2.1 * together


@pytest.mark.parametrize(("megabytes", "share"), [(24, 1), (28, 1.006), (36, 5), (48, 5)])
@pytest.mark.usefixtures("evenly")
def test_what_all_sms_read_against_an_h200(megabytes: int, share: float) -> None:
    """A kernel of one block an SM whose blocks all read a whole buffer five times fetches it so often."""
    whole = megabytes * MB
    found = memory_traffic([use("A", whole, np.zeros(660), read=whole)], (660, 1, 1), 132, (1.0,), L2, 2)
    assert found.read / whole == pytest.approx(share, rel=0.02)


@pytest.mark.parametrize(("megabytes", "share"), [(24, 1), (28, 1.001), (36, 1.432), (56, 4.921), (62, 4.973)])
@pytest.mark.usefixtures("evenly")
def test_what_one_sm_reads_after_another_against_an_h200(megabytes: int, share: float) -> None:
    """The same where every part is read by five blocks, one after the other, on any SM."""
    part = megabytes * MB // 132
    offsets = np.arange(660) % 132 * part
    found = memory_traffic([use("A", 132 * part, offsets, read=part)], (660, 1, 1), 132, (1.0,), L2, 2)
    assert found.read / (132 * part) == pytest.approx(share, rel=0.15)


@pytest.mark.parametrize(("megabytes", "written"), [(8, 0.0), (16, 0.0), (32, 6.96e6), (48, 24.13e6)])
@pytest.mark.usefixtures("evenly")
def test_what_a_kernel_writes_against_an_h200(megabytes: int, written: float) -> None:
    part = megabytes * MB // 132
    offsets = np.arange(132) * part
    found = memory_traffic([use("C", 132 * part, offsets, written=part)], (132, 1, 1), 132, (1.0,), L2, 2)
    assert found.written == pytest.approx(written, abs=2.5e6)


def test_written_data_goes_to_memory_but_for_the_last() -> None:
    uses, grid = product(64, 64, 4 * MB)
    found = play(uses, grid, 64)
    c = 64 * 64 * MB // 16
    assert 0.9 * c < found.written < 1.01 * c


def test_one_wave_reads_everything_once_however_large() -> None:
    uses, grid = product(16, 16, 8 * MB)
    assert play(uses, grid, 256).read == 2 * 16 * 8 * MB


@pytest.mark.slow
def test_a_larger_l2_fetches_and_writes_no_more() -> None:
    uses, grid = product(32, 32, MB)
    found = [memory_traffic(uses, grid, 32, (1.0,), size * MB, 2) for size in range(10, 200, 10)]
    for what in ("read", "written"):
        values = [getattr(traffic, what) for traffic in found]
        assert values == sorted(values, reverse=True), what
        assert values[0] > values[-1]


@pytest.mark.slow
def test_a_long_grid_goes_on_as_it_began() -> None:
    """What is not played follows from what is."""
    found, short = (play(*product(16, rows, 4 * MB), 16) for rows in (1600, 150))
    assert found.read == pytest.approx(1600 * 4 * MB + (short.read - 150 * 4 * MB) / 150 * 1600, rel=0.02)
    assert found.compulsory == (1600 + 16) * 4 * MB
    assert 0.97 * found.written < 16 * 1600 * MB // 16 < 1.03 * found.written


def test_parts_that_overlap_do_not_exceed_the_buffer() -> None:
    offsets = np.arange(10) * 1000
    found = play([use("A", 10_000, offsets, read=1032)], (10, 1, 1), 10)
    assert found.read == 10_016  # 313 sectors


def test_a_buffer_that_is_read_in_part() -> None:
    found = play([use("A", 10_000, np.zeros(10), read=640)], (10, 1, 1), 10)
    assert found.read == 640


def test_unknown_origins_follow_from_the_known_ones_where_these_are_linear() -> None:
    uses, grid = product(64, 64, 4 * MB)
    expected = play(uses, grid, 64)
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
    assert play(partial, grid, 64) == expected


def test_origins_that_are_not_linear_are_not_guessed() -> None:
    offsets = np.full(100, -1)
    offsets[[0, 5, 17, 40]] = [0, 700, 100, 900]
    found = play([use("A", 10**9, offsets, read=1000)], (100, 1, 1), 10)
    assert found.compulsory == 100 * 1000


@pytest.mark.usefixtures("evenly")
def test_reuse_against_an_lru_of_whole_parts() -> None:
    """One block a turn, one after the other: an LRU list of parts is exact."""
    rng = np.random.default_rng(3)
    order = rng.integers(0, 40, 150)
    size = 1 << 24
    for parts in (5, 12, 25):
        # All that a block reads is 16 items; a part is lost item by item, as another is read.
        cache: OrderedDict[tuple[int, int], None] = OrderedDict()
        missed = 0
        for part in order.tolist():
            for item in range(16):
                missed += (part, item) not in cache
                cache.pop((part, item), None)
                cache[part, item] = None
                if len(cache) > 16 * parts:
                    cache.popitem(last=False)
        uses = [use("A", 10**12, order * size, read=size)]
        got = memory_traffic(uses, (150, 1, 1), 1, (1.0,), parts * size, 1).read / (size / 16)
        assert got == missed


def test_blocks_that_write_more_than_l2_holds_in_one_go() -> None:
    """Persistent blocks do: of a product of 8192 x 8192, all of C comes from one turn of 132."""
    part = 8 * MB
    numbers = np.arange(132)
    uses = [
        use("A", 64 * MB, numbers % 8 * 8 * MB, read=8 * MB),
        use("C", 132 * part, numbers * part, written=part),
    ]
    found = memory_traffic(uses, (132, 1, 1), 132, (1.0,), L2, 2)
    assert 132 * part - L2 <= found.written <= 1.01 * 132 * part
    assert found.read >= 64 * MB


def test_a_copy_of_a_line_that_several_blocks_write_is_a_whole_line() -> None:
    """A and B are in both halves; C is in one, and a copy of it in the other for what the blocks of that side wrote."""
    uses, grid = product(64, 32, MB // 4)
    written = []
    for blocks_of_a_line in (1, 4):
        c = uses[2]
        shared = replace(c, lines=blocks_of_a_line * c.written)
        written.append(play([*uses[:2], shared], grid, 66).written)
    assert written[0] < written[1] < uses[2].origins.bytes


@pytest.mark.parametrize("tile", [2300, 4000])
def test_what_is_driven_out_after_the_turns_that_were_played(tile: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """A, B and C fill L2 only towards the end of the grid."""
    columns, rows, strip = 104, 84, 96 * 1024
    number = np.arange(columns * rows)
    uses = [
        use("A", rows * strip, number // columns * strip, read=strip),
        use("B", columns * strip, number % columns * strip, read=strip),
        use("C", columns * rows * tile, number * tile, written=tile),
    ]
    monkeypatch.setattr(reuse, "_MOST_TURNS", 40)
    found = play(uses, (columns, rows, 1), 132)
    monkeypatch.setattr(reuse, "_MOST_TURNS", 67)
    whole = play(uses, (columns, rows, 1), 132)
    assert found.written == pytest.approx(whole.written, rel=0.05)
    assert 4 * MB < found.written < 0.6 * columns * rows * tile


@pytest.mark.parametrize("tile", [96 * 1024, 320 * 1024])
def test_of_a_long_grid_as_much_is_written_as_if_all_of_it_were_played(
    tile: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C stays in L2 while it is small, however long the grid; of a large one all but what may be dirty is written."""
    columns, rows = 8, 20
    number = np.arange(columns * rows)
    uses = [
        use("A", rows * MB // 8, number // columns * (MB // 8), read=MB // 8),
        use("B", columns * MB, number % columns * MB, read=MB),
        use("C", columns * rows * tile, number * tile, written=tile),
    ]
    monkeypatch.setattr(reuse, "_MOST_TURNS", 24)
    found = play(uses, (columns, rows, 1), 2)
    monkeypatch.setattr(reuse, "_MOST_TURNS", 80)
    whole = play(uses, (columns, rows, 1), 2)
    assert found.read == pytest.approx(whole.read, rel=0.02)
    assert found.written == pytest.approx(whole.written, abs=0.1 * columns * rows * tile)
