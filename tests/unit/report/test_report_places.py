"""What the report says of accesses, blocks and warps, in the cases that its golden files do not hold."""

from __future__ import annotations

from dataclasses import replace

from golden import sample_explanations, sample_places
from rooftile.core.explanation import Explanation
from rooftile.core.schedule import OneMoreBlock
from rooftile.core.shape import AccessShape, Movement, WarpStep
from rooftile.report.layout import Page
from rooftile.report.places import schedule_section, shape_section

BASE = sample_explanations.right()


def shapes(*changed: AccessShape) -> list[str]:
    """The section for the first loads of the sample, their shapes replaced."""
    rows = [line for line in BASE.lines if line.space == "global"][: len(changed)]
    assert len(rows) == len(changed)
    return [text.plain for text in shape_section(replace(BASE, lines=tuple(rows), shapes=changed), Page())]


def blocks(**changes: object) -> str:
    return " ".join(text.plain.strip() for text in schedule_section(replace(BASE, **changes), Page(width=10_000)))  # type: ignore[arg-type]


A = sample_places.SHAPES[0]


def test_patterns_in_words() -> None:
    cases = {
        "coalesced": A,
        "coalesced, 2 x 16 lanes": replace(A, run=16, run_step=4096),
        "broadcast": replace(A, pattern="broadcast", stride=0),
        "strided, 4 KiB apart": replace(A, pattern="strided", stride=-4096),
        "16 lanes share": replace(A, pattern="mixed", run=16, stride=0, run_step=4096),
        "mixed, 8 x 4 lanes": replace(A, pattern="mixed", run=4, run_step=256),
        "scattered": replace(A, pattern="scattered", run=0),
        "unknown": replace(A, pattern="unknown", run=0, label="modelled"),
    }
    for words, shape in cases.items():
        heading, row, *_ = shapes(shape)
        assert row.endswith(f"  {words}")
        assert heading.endswith("exact" if shape.label == "exact" else "exact where an index is named")


def test_what_indices_move() -> None:
    moves = (Movement("tid.x % 8", 4, 0, 1), Movement("tid.x / 8", 4096, 1, 0), Movement("ctaid.x", 128, 0, 32))
    assert "tid.x%8 column, tid.x/8 row  " in shapes(replace(A, movements=moves))[1]
    assert "tid.x row and column  " in shapes(replace(A, movements=(Movement("tid.x", 4100, 1, 1),)))[1]
    assert "tid.x 4,100 B  " in shapes(replace(A, movements=(Movement("tid.x", 4100),)))[1]
    assert "no thread index  " in shapes(replace(A, movements=(Movement("iter", 4, 0, 1),)))[1]


def test_the_first_lanes_and_the_last_are_named() -> None:
    def step(k: int) -> WarpStep:
        elements = tuple((0, 32 * k + lane) if lane < 31 else None for lane in range(32))
        return WarpStep(k, tuple(range(0, 128, 4)), elements, 4)

    lines = shapes(replace(A, steps=(step(0), step(1), step(2))))
    *_, first, second = lines
    assert first == "      first warp, iteration 0: A[0,0] A[0,1] A[0,2] A[0,3] … A[0,30], 4 sectors"
    assert second.startswith("                  iteration 1: A[0,32] ")
    assert second.endswith(" A[0,62], 4 sectors")
    assert all(len(line) <= 80 for line in lines)
    few = replace(step(0), elements=((0, 0), (1, 0), None), sectors=1)
    assert shapes(replace(A, steps=(few,)))[-1].endswith("iteration 0: A[0,0] A[1,0], 1 sector")


def test_without_elements_no_iteration_is_shown() -> None:
    assert len(shapes(replace(A, steps=()))) == 2


def test_many_accesses_are_cut() -> None:
    rows = tuple(replace(BASE.lines[0], line=n) for n in range(9))
    section = list(shape_section(replace(BASE, lines=rows, shapes=tuple(replace(A, line=n) for n in range(9))), Page()))
    assert [text.plain for text in section if "more: --json" in text.plain] == ["      and 3 more: --json has all"]


def test_nothing_is_said_of_nothing() -> None:
    empty: Explanation = replace(BASE, shapes=(), mapping=None, schedule=None, latency_hiding=None,
                                 occupancy_what_if=None)  # fmt: skip
    assert not list(shape_section(empty, Page()))
    assert not list(schedule_section(empty, Page()))


def test_idle_threads_and_empty_lanes() -> None:
    mapping = replace(sample_places.MAPPING, idle_threads=16_064, threads=1_016_064, rows_per_warp=2)
    assert "16,064 of 1,016,064 threads (1.6 %) write no element of C" in blocks(mapping=mapping)
    assert "a warp spans 2 rows of its block" in blocks(mapping=mapping)
    partial = replace(mapping, empty_lanes_per_block=27, idle_threads=None)
    assert "the last warp lacks 27 threads" in blocks(mapping=partial)
    assert "write no element" not in blocks(mapping=partial)
    assert "element of C" not in blocks(mapping=partial)


def test_waves_and_tails() -> None:
    schedule = sample_places.SCHEDULE
    assert "3 full waves and a tail of 232 blocks (88 %); over all waves 97" in blocks(schedule=schedule)
    whole = replace(schedule, rounds=4, tail_blocks=264, tail_utilisation=1.0)
    assert "at once: 4 full waves, no tail" in blocks(schedule=whole)
    little = replace(schedule, rounds=1, tail_blocks=16, tail_sms=16, tail_utilisation=16 / 264)
    assert "at once: the grid fills 6.1 % of that, on 16 SMs" in blocks(schedule=little)


def test_latency_that_is_hidden_and_that_is_not() -> None:
    text = blocks().replace("\N{NO-BREAK SPACE}", " ")
    assert "100 % of L2's 242 clocks and 85 % of device memory's 700 clocks (18.5 warps hide all)" in text


def test_one_block_more() -> None:
    def says(more: OneMoreBlock) -> str:
        return blocks(occupancy_what_if=replace(sample_places.WHAT_IF, one_more=more)).replace(
            "\N{NO-BREAK SPACE}", " "
        )

    assert "not possible: warps or block slots allow 2" in says(OneMoreBlock(3, False, 16, None))
    assert "would need at most 80 registers a thread" in says(OneMoreBlock(3, True, 80, None))
    both = says(OneMoreBlock(3, True, 80, 1024))
    assert "at most 80 registers a thread and at most 1 KiB of shared memory a block" in both


def test_long_indices_are_told_by_what_they_are_of() -> None:
    index = "tid.x + -256 / 4 + (tid.x % 32) / 8 + ctaid.y"
    assert "f(tid.x,ctaid.y) row  " in shapes(replace(A, movements=(Movement(index, 4096, 1, 0),)))[1]
    assert "tid.x-256 column  " in shapes(replace(A, movements=(Movement("tid.x + -256", 4, 0, 1),)))[1]


def test_the_warp_is_named() -> None:
    step = WarpStep(0, (0, 4), ((0, 0), (0, 1)), 1, warp=8)
    *_, first, second = shapes(replace(A, steps=(step, replace(step, step=1))))
    assert first == "      warp 8, iteration 0: A[0,0] A[0,1], 1 sector"
    assert second == "              iteration 1: A[0,0] A[0,1], 1 sector"
    outside = WarpStep(0, (None, None), (None, None), 0)
    assert len(shapes(replace(A, steps=(outside,)))) == 2
