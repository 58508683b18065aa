"""The language of expectations: what it reads, what it refuses, and what of a kernel it is about."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from golden import sample_explanations
from rooftile.compile import expectation_comments
from rooftile.core.errors import UsageError
from rooftile.core.expectation import Expectation
from rooftile.core.explanation import Explanation
from rooftile.core.finding import Verdict
from rooftile.core.source import Location, Source
from rooftile.explain.expecting.expectations import read_expectations
from rooftile.explain.expecting.expected_figures import ACCESS, WHOLE
from rooftile.explain.expecting.gates import gates, judged

RIGHT = sample_explanations.right()
WRONG = sample_explanations.wrong()


def held(text: str, explanation: Explanation = RIGHT, location: Location | None = None) -> Expectation:
    (expected,) = read_expectations(text, location)
    return expected.judge(explanation)


@pytest.mark.parametrize(
    ("text", "met"),
    [
        ("right", True),
        ("right == 1", True),
        ("right + 2 * 3 == 7", True),
        ("(right + 2) * 3 == 9", True),
        ("right - 3 - 4 == -6", True),
        ("8 * right / 2 / 2 == 2", True),
        ("right / 2 == 0.5", True),
        ("-2 * -3 == 6 * right", True),
        ("1e3 == 1k * right", True),
        ("1_000_000 == 1M * right", True),
        ("50% == 0.5 * right", True),
        ("2KiB == 2048 * right", True),
        ("1.5ms == 1500us * right", True),
        ("3 us == 3000ns * right", True),
        ("300us / 100us == 3 * right", True),
        ("right * 2 * 1s > 1999ms", True),
        ("right != 2", True),
        ("2 <= right", False),
        ("M*N*K == 1024 * 1024 * 1024", True),
    ],
)  # fmt: skip
def test_arithmetic_and_units(text: str, met: bool) -> None:
    assert held(text).met is met


def test_figures_are_those_of_the_explanation() -> None:
    e = WRONG
    loads = [line for line in e.lines if line.operation == "load" and line.space == "global"]
    assert loads
    for text, value in {
        "requests(A)": sum(line.requests for line in e.lines if line.array == "A"),
        "sectors(A, load)": sum(line.sectors for line in loads if line.array == "A"),
        "sectors_per_request(A, load)": 32.0,
        "ideal_sectors_per_request(A, load)": 4.0,
        "coalescing(A, load)": 0.125,
        "conflicts(Bs)": sum(line.conflicts for line in e.lines if line.array == "Bs"),
        "conflicts": sum(line.conflicts for line in e.lines),
        "wavefronts_per_request(9)": 32.0,
        "lanes_per_request(A)": 32.0,
        "errors": 1,
        "warnings": 1,
        "right": 0,
        "wrong_cells": 1024,
        "registers": e.resources.registers_per_thread if e.resources else None,
    }.items():
        found = held(f"{text} == 0", e)
        assert [(figure.name, figure.value) for figure in found.figures] == [(text, value)], text
        assert value is not None
        assert held(f"{text} == {value}", e).met


def test_every_figure_can_be_read() -> None:
    for explanation in (RIGHT, WRONG, sample_explanations.unjudged()):
        for name, figure in WHOLE.items():
            unit = "s" if figure.unit == "s" else ""
            assert held(f"{name} >= 0{unit}", explanation).figures[0].name == name
        for name in ACCESS:
            assert held(f"{name} >= 0", explanation).figures[0].name == name


def test_a_counter_by_nsight_computes_name() -> None:
    name = "l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"
    assert held(f"{name} == {RIGHT.counters[name]}").met
    with pytest.raises(UsageError, match="no counter") as caught:
        held("l1tex__t_sectors_pipe_lsu_mem_global_op_ls.sum == 0")
    assert name in str(caught.value)


def test_what_is_not_known_is_not_met() -> None:
    unknown = replace(RIGHT, time=None, resources=None)
    for text in ("time >= 0s", "time != 1s", "registers != 0", "spill_bytes == 0", "M/0 == 1", "M/0 != 1"):
        found = held(text, unknown)
        assert not found.met, text
        assert found.why_not
    nothing = replace(RIGHT, lines=(), shapes=())
    assert not held("sectors_per_request <= 4", nothing).met
    assert held("conflicts == 0", nothing).met
    broken = replace(RIGHT, intensity=replace(RIGHT.intensity, flops=0, levels=RIGHT.intensity.levels))
    nan = replace(broken, counters={"a__b": float("nan")})
    assert not held("a__b != 1", nan).met
    assert not held("a__b == a__b", nan).met


def test_right_asks_for_the_verdict() -> None:
    for judgement in ("wrong", "unjudged"):
        assert not held("right", replace(RIGHT, verdict=Verdict(judgement, ""))).met  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "column 1"),
        ("conflcts == 0", "did you mean conflicts?"),
        ("conflcts == 0", "sectors_per_request"),
        ("conflicts", "comparison"),
        ("1 == 1", "no figure"),
        ("right, 2 * 3 >= 1 - (4)", "no figure"),
        ("time <= 1e400s", "too large"),
        ("right,", "end"),
        ("right right", "comma"),
        ("time <= 300", "time <= 300us"),
        ("time * time < 1s", "neither"),
        ("1 / time < 1s", "neither"),
        ("time + 1 < 1s", "plain number"),
        ("time < 3 parsecs", "parsecs"),
        ("time < 3parsecs", "KiB"),
        ("conflicts(here) == 0", "comment"),
        ("conflicts() == 0", "array"),
        ("conflicts(A == 0", "')'"),
        ("conflicts(1.5) == 0", "array"),
        ("0 == __import__('os')", "column"),
        ("(" * 100 + "1" + ")" * 100 + " == 1", "levels"),
        ("1" * 5000, "too long"),
        ("registers(A) == 1", "("),
        ("0 < M < 3", "comma"),
        ("conflicts = 0", "write == for ="),
    ],
)
def test_what_is_refused_says_what_is_allowed(text: str, said: str) -> None:
    with pytest.raises(UsageError) as caught:
        read_expectations(text, None)
    assert said in str(caught.value)


def test_an_array_or_line_that_is_not_there_is_refused() -> None:
    with pytest.raises(UsageError, match="no array 'Q'") as caught:
        held("conflicts(Q) == 0")
    assert "As" in str(caught.value)
    with pytest.raises(UsageError, match="line 999") as caught:
        held("conflicts(999) == 0")
    assert "mine.cu:7: " in str(_refused("conflicts(Q) == 0", Location("mine.cu", 7)))


def _refused(text: str, location: Location) -> UsageError:
    with pytest.raises(UsageError) as caught:
        held(text, location=location)
    return caught.value


@given(st.text("abcMNK0123456789.,()+-*/<>=!% _usright", max_size=40))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        found = read_expectations(text)
    except UsageError:
        return
    for expected in found:
        with suppress(UsageError):
            assert expected.judge(RIGHT).met in (True, False)


FILE = """\
// rooftile: block=(16,16)
// rooftile: expect right, conflicts == 0
__global__ void first(float* A) {
  A[0] = 1;  // rooftile: expect sectors(here) == 1
}
//rooftile:expect warnings == 0
namespace n {
template <int T> __global__ void second(float* A) { }
}
// rooftile: expect errors == 0
"""


def test_a_comment_is_about_the_kernel_it_stands_in_or_before() -> None:
    found = expectation_comments(Source("mine.cu", FILE))
    assert [(c.text, c.location.line, c.kernel) for c in found] == [
        ("right, conflicts == 0", 2, "first"),
        ("sectors(here) == 1", 4, "first"),
        ("warnings == 0", 6, "second"),
        ("errors == 0", 10, ""),
    ]
    wanted = gates(Source("mine.cu", FILE), (), "right")
    second = replace(RIGHT, signature=replace(RIGHT.signature, name="n::second<16>"))
    assert [each.text for each in judged(wanted, second)] == ["warnings == 0", "errors == 0", "right"]


def test_comments_of_ptx() -> None:
    text = (
        "// rooftile: expect right\n.entry a()\n{\n{\nret;\n }\n}\n// rooftile: expect errors == 0\n.entry b()\n{\n}\n"
    )
    found = expectation_comments(Source("mine.ptx", text, "ptx"))
    assert [(c.text, c.kernel) for c in found] == [("right", "a"), ("errors == 0", "b")]


def test_comments_of_wgsl() -> None:
    text = """// rooftile: expect right
@compute @workgroup_size(${TILE}, 8)
fn first() {
}
@workgroup_size(8) @compute fn second() {
  // rooftile: expect conflicts == 0
}
"""
    found = expectation_comments(Source("mine.wgsl", text, "wgsl"))
    assert [(each.text, each.kernel) for each in found] == [("right", "first"), ("conflicts == 0", "second")]


def test_a_comment_with_a_launch_too_is_refused() -> None:
    with pytest.raises(UsageError, match=r"mine.cu:1: .* comment of their own"):
        gates(Source("mine.cu", "// rooftile: block=(16,16) expect right\n"), (), None)
    with pytest.raises(UsageError, match="one text"):
        gates(Source("mine.cu", ""), (), 3)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("comment", "word", "step"),
    [
        ("rooftile: expct conflicts == 3", "expct", "write expect for expct"),
        ("rooftile:blok=(32,8) grid=(1)", "blok", "write block for blok"),
        ("rooftile: block=(32,8) grd=(cdiv(N,32),M)", "grd", "write grid for grd"),
        ("rooftile: dispach=(N / 8, M)", "dispach", "write dispatch for dispach"),
        ("rooftile: conflicts == 3", "conflicts", "take conflicts out"),
    ],
)
def test_a_comment_that_no_one_understands_is_refused(comment: str, word: str, step: str) -> None:
    with pytest.raises(UsageError, match=f"mine.cu:2: .*'{word}'") as caught:
        expectation_comments(Source("mine.cu", f"\n// {comment}\n{FILE}"))
    assert caught.value.got == f"// rooftile: {comment.removeprefix('rooftile:').strip()}"
    assert step in str(caught.value.next_step)
    assert "block=" in str(caught.value.allowed)


@pytest.mark.parametrize(
    "comment",
    [
        "see rooftile: a package",
        "rooftile: block=(32, 8) args=(A, B, lda=K+8) shared=4*(K==8)",
        "rooftile: args=A,lda=K",
        "rooftile: source 12ab -DT=8",
        "rooftile:",
        "roofline: expect 40 % of the peak",
        "warnings: expect some",
    ],
)
def test_other_comments_are_none_of_expectations(comment: str) -> None:
    assert expectation_comments(Source("mine.cu", f"// {comment}\n__global__ void k() {{}}\n")) == ()


@pytest.mark.parametrize(
    "comment",
    [
        "/* rooftile: expect conflicts == 5 */",
        "/*\n * rooftile: expect conflicts == 5\n */",
        "// rooftile expect conflicts == 5",
        "// Rooftile: expect conflicts == 5",
        "// rooftile : expect conflicts == 5",
        "// ROOFTILE:block=(16,16)",
        "// ROOFTILE: EXPECT conflicts == 5",
        "//! rooftile: expect conflicts == 5",
        "// rooftle: expect conflicts == 5",
        "// rooftile\uff1a expect conflicts == 5",
    ],
)
def test_a_comment_that_begins_almost_as_it_must_is_refused(comment: str) -> None:
    with pytest.raises(UsageError, match="begins with // rooftile:") as caught:
        gates(Source("mine.cu", f"{comment}\n"), (), None)
    assert caught.value.got == comment.removeprefix("/*\n").removesuffix("\n */").strip()
    assert caught.value.next_step in ("write // rooftile: expect conflicts == 5", "write // rooftile: block=(16,16)")


def test_what_stands_in_a_string_is_no_comment() -> None:
    said = 'const char* a = "// rooftile: expect conflicts == 5", *b = "// Rooftile: expect right";\n'
    assert gates(Source("mine.cu", said), (), None) == ()
    (gate,) = gates(Source("mine.cu", 'const char* a = "//";  // rooftile: expect right\n'), (), None)
    assert gate[1].text == "right"


@pytest.mark.parametrize("expect", ["", "  \n"])
def test_an_expectation_of_nothing_is_refused(expect: str) -> None:
    with pytest.raises(UsageError, match="nothing is expected"):
        gates(Source("mine.cu", ""), (), expect)


def test_a_typo_in_a_comment_names_the_line() -> None:
    with pytest.raises(UsageError, match=r"^mine.cu:2: unknown figure 'conflits'"):
        gates(Source("mine.cu", "\n// rooftile: expect conflits == 0\n"), (), None)


def test_the_figures_are_documented() -> None:
    document = (Path(__file__).resolve().parents[4] / "docs" / "gates.md").read_text(encoding="utf-8")
    told = {**WHOLE, **ACCESS}
    for name, figure in told.items():
        assert f"| `{name}` | {figure.meaning} |" in document
    listed = re.findall(r"^\| `(\w+)` \| ", document.partition("## pytest")[0], re.MULTILINE)
    assert listed == list(told)


def test_a_line_that_was_to_go_on_with_a_launch_is_refused() -> None:
    text = "// rooftile: block=(16,16)\n//           args=(A,B,C)\n//   gird=(4,4)\n__global__ void k() {}\n"
    with pytest.raises(UsageError, match=r"mine.cu:3: .* does not say 'gird'") as caught:
        expectation_comments(Source("mine.cu", text))
    assert caught.value.next_step == "write grid for gird"
    assert expectation_comments(Source("mine.cu", text.replace("gird=", "width="))) == ()
    assert expectation_comments(Source("mine.cu", text.replace("gird=", "grid="))) == ()
