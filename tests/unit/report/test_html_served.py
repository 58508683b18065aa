"""How pictures serve a request, against the counting rules written with sets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from oracle import counting
from rooftile.report.html.served import bank_access, ideal_sectors, sectors

WIDTHS = st.sampled_from([1, 2, 4, 8, 16])


@st.composite
def requests(draw: st.DrawFn) -> tuple[list[int], int]:
    """Offsets of 32 lanes, some of which ask for nothing, and the bytes of a lane."""
    size = draw(WIDTHS)
    stride = draw(st.sampled_from([0, 1, 2, 3, 8, 17, 32, 33, 64]))
    scattered = draw(st.booleans())
    lanes = [
        draw(st.integers(0, 300)) * size if scattered else lane // draw(st.sampled_from([1, 2])) * stride * size
        for lane in range(32)
    ]
    return [-1 if draw(st.integers(0, 9)) == 0 else offset for offset in lanes], size


@given(requests())
def test_sectors_are_those_that_are_counted(request: tuple[list[int], int]) -> None:
    offsets, size = request
    asked = {lane: offset for lane, offset in enumerate(offsets) if offset >= 0}
    found = sectors(offsets, size)
    assert [sector.number for sector in found] == sorted(counting.touched(asked, size, 32))
    assert ideal_sectors(found) == counting.ideal_sectors(asked, size)
    assert sum(sum(sector.askers) for sector in found) == size * len(asked)
    for sector in found:
        for lane in sector.lanes:
            assert sector.number in counting.touched({0: asked[lane]}, size, 32)


@given(requests(), st.booleans())
def test_wavefronts_are_those_that_are_counted(request: tuple[list[int], int], load: bool) -> None:
    offsets, size = request
    asked = {lane: offset for lane, offset in enumerate(offsets) if offset >= 0}
    found = bank_access(offsets, size, load=load)
    assert sum(found.wavefronts) == counting.wavefronts(asked, size, merges=load)
    assert len(found.wavefronts) == len(counting.phases(asked, size, merges=load))
    assert found.conflicts >= 0
    for word in found.words:
        assert (word.kind == "conflict") <= (max(found.wavefronts) > 1)
        assert 1 <= word.turn <= max(found.wavefronts)


def test_kinds_are_told_apart() -> None:
    assert {word.kind for word in bank_access(list(range(0, 128, 4)), 4, load=True).words} == {"useful"}
    assert {word.kind for word in bank_access([0] * 32, 4, load=True).words} == {"broadcast"}
    strided = bank_access([lane * 128 for lane in range(32)], 4, load=True)
    assert {word.kind for word in strided.words} == {"conflict"}
    assert sorted(word.turn for word in strided.words) == list(range(1, 33))
    assert strided.conflicts == 31
