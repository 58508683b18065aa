"""Names beside the marks of a chart: none over another, and lines to them cross nothing where they need not."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from rooftile.report.html.labels import Box, Name, Placed, around, place

FRAME = Box(0, 0, 480, 320)
LADDER = [
    Name(100, 240, "naive_uncoalesced"),
    Name(160, 180, "naive"),
    Name(245, 165, "tiled"),
    Name(270, 220, "tiled_transposed"),
    Name(270, 140, "coarsened"),
    Name(324, 145, "register_tiled"),
    Name(324, 144, "vectorized"),
    Name(324, 144.1, "warp_tiled"),
    Name(324, 134, "double_buffered"),
    Name(335, 146, "async_pipeline"),
    Name(373, 145, "warp_specialized"),
]


def marks(names: list[Name]) -> list[Box]:
    return [around(name.x, name.y, name.reach) for name in names]


def crossings(names: list[Name], places: list[Placed]) -> list[str]:
    """The texts and marks that lines to other names cross, but for marks that a line begins in: those of a crowd."""
    found = []
    begun = [Box(n.x, n.y, n.x, n.y) for n, spot in zip(names, places, strict=True) if spot.leader is not None]
    apart = [
        (name.text, mark) for name, mark in zip(names, marks(names), strict=True) if not any(map(mark.holds, begun))
    ]
    for name, spot in zip(names, places, strict=True):
        if spot.leader is None:
            continue
        boxes = [*apart, *((other.text, each.box) for other, each in zip(names, places, strict=True))]
        found += [f"{name.text} over {text}" for text, box in boxes if box.cut_by(spot.leader)]
    return found


def test_the_ladder_where_most_rungs_are_at_one_place() -> None:
    places = place(LADDER, FRAME, marks(LADDER))
    for first, second in combinations(places, 2):
        assert not first.box.meets(second.box)
    for spot in places:
        assert FRAME.holds(spot.box)
        assert not any(map(spot.box.meets, marks(LADDER)))
    assert crossings(LADDER, places) == []
    led = [name.text for name, spot in zip(LADDER, places, strict=True) if spot.leader is not None]
    assert set(led) >= {"register_tiled", "vectorized", "warp_tiled", "double_buffered", "async_pipeline"}
    assert not {"naive_uncoalesced", "naive", "tiled", "tiled_transposed", "coarsened"} & set(led)


def test_a_mark_alone_has_its_name_beside_it() -> None:
    (right,) = place([Name(100, 100, "tiled")], FRAME, [])
    assert (right.anchor, right.leader) == ("start", None)
    assert right.box.left > 107
    (left,) = place([Name(470, 100, "tiled")], FRAME, [])
    assert (left.anchor, left.leader) == ("end", None)
    (below,) = place([Name(100, 100, "DRAM", below=True)], FRAME, [])
    assert below.y > 110


def test_what_is_taken_stays_free_and_lines_too_where_they_can() -> None:
    name, taken = Name(100, 100, "tiled"), Box(105, 80, 300, 120)
    (spot,) = place([name], FRAME, [taken])
    assert not spot.box.meets(taken)
    (spot,) = place([name], FRAME, [], [((120, 0), (120, 300))])
    assert spot.anchor == "end"


def test_where_there_is_no_room_every_name_is_set_all_the_same() -> None:
    names = [Name(20, 10, "a_name_wider_than_the_frame") for _ in range(4)]
    assert len(place(names, Box(0, 0, 40, 20), [])) == 4


@given(st.lists(st.tuples(st.floats(0, 480), st.floats(0, 320)), max_size=12))
def test_names_of_any_marks_do_not_cover_each_other(points: list[tuple[float, float]]) -> None:
    names = [Name(x, y, f"kernel_{i}") for i, (x, y) in enumerate(points)]
    places = place(names, FRAME, marks(names))
    for first, second in combinations(places, 2):
        assert not first.box.meets(second.box)
