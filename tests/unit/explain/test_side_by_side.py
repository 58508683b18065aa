"""The ladder and comparisons, and their reports."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import rooftile
from rooftile.core.comparison import Comparison, Ladder
from rooftile.core.errors import UsageError
from rooftile.core.measured import MeasuredTime
from rooftile.kernels.catalog import ORDER
from rooftile.report.compare import comparison_to_json, render_comparison
from rooftile.report.html.compare_page import comparison_page
from rooftile.report.html.ladder_page import ladder_page
from rooftile.report.ladder import ladder_to_json, render_ladder
from rooftile.report.layout import Page

DOCUMENT = Path(__file__).resolve().parents[3] / "docs" / "json-side-by-side.md"


@pytest.fixture(scope="module")
def comparison() -> Comparison:
    return rooftile.compare("naive", "tiled", M=128, N=128, K=64)


@pytest.fixture(scope="module")
def small_ladder() -> Ladder:
    return rooftile.ladder(M=64, N=64, K=32)


def test_tiles_load_less(comparison: Comparison) -> None:
    assert comparison.faster == "second"
    assert comparison.speedup is not None
    assert comparison.first.seconds is not None
    assert comparison.second.seconds is not None
    assert comparison.speedup == pytest.approx(comparison.first.seconds / comparison.second.seconds)
    # A tile of 16 is loaded once where the naive kernel loads each element 16 times; C is stored once by both.
    stores = 128 * 128 // 32
    assert comparison.second.requests - stores == (comparison.first.requests - stores) // 16
    counter = next(
        pair for pair in comparison.counters if pair.name.startswith("l1tex__t_requests_pipe_lsu_mem_global_op_ld")
    )
    assert counter.ratio == 1 / 16


def test_lines_of_one_array_stand_side_by_side(comparison: Comparison) -> None:
    pairs = {(pair.space, pair.operation, pair.array): pair for pair in comparison.lines}
    both = pairs["global", "load", "A"]
    assert both.first is not None
    assert both.second is not None
    assert both.first.requests == 16 * both.second.requests
    assert pairs["shared", "load", "As"].first is None


def test_builds_of_one_kernel_are_told_apart() -> None:
    found = rooftile.compare(
        *(rooftile.explain("tiled", M=128, N=128, K=64, defines={"T": t}, check=False) for t in (2, 16))
    )
    assert (found.first.parameters, found.second.parameters) == ({"T": 2}, {"T": 16})
    text = [line.plain for line in render_comparison(found, Page(80))]
    assert found.faster == "second"
    assert text[0].startswith("tiled T=16 is ")
    assert any(re.fullmatch(r" +T=2 +T=16 +second/first", line) for line in text)


TILE = """
extern "C" __global__ void other(const float* A, const float* B, float* C, int M, int N, int K) {
  __shared__ float left[16][16], right[16][16];
  int x = threadIdx.x, y = threadIdx.y, row = blockIdx.y * 16 + y, col = blockIdx.x * 16 + x;
  float sum = 0;
  for (int t = 0; t < K; t += 16) {
    FILL
    __syncthreads();
    for (int k = 0; k < 16; ++k) sum += left[y][k] * right[k][x];
    __syncthreads();
  }
  C[row * N + col] = sum;
}
"""


def test_tiles_of_other_names_stand_side_by_side_where_it_is_certain_what_they_hold() -> None:
    fills = {
        "apart": "left[y][x] = A[row * K + t + x];\n right[y][x] = B[(t + y) * N + col];",
        "together": "left[y][x] = A[row * K + t + x]; right[y][x] = B[(t + y) * N + col];",
    }
    options = {"M": 64, "N": 64, "K": 32, "check": False}
    tiled = rooftile.explain("tiled", **options)
    launch = {"block": (16, 16), "grid": "cdiv(N,16),cdiv(M,16)"}
    for name, fill in fills.items():
        source = rooftile.Source("other.cu", TILE.replace("FILL", fill))
        found = rooftile.compare(tiled, rooftile.explain(source, **options, **launch))
        pairs = {pair.array: pair for pair in found.lines if pair.space == "shared"}
        if name == "apart":
            assert set(pairs) == {"As, left", "Bs, right"}
            assert all(pair.first and pair.second for pair in pairs.values())
        else:
            assert set(pairs) == {"As", "Bs", "left", "right"}


def test_a_kernel_is_as_fast_as_itself() -> None:
    found = rooftile.compare("naive", "naive", M=64, N=64, K=32)
    assert (found.faster, found.speedup) == (None, 1.0)
    assert all(pair.ratio in (None, 1.0) for pair in (*found.counters, *found.terms))


def test_why_a_time_is_not_known_is_said(comparison: Comparison) -> None:
    assert comparison.explanations is not None
    one, two = comparison.explanations
    found = rooftile.compare(one, replace(two, time=None, no_time="there is no machine code"))
    assert found.why == "not both times are known; that of tiled: there is no machine code"
    assert (found.faster, found.speedup, found.error, found.terms) == (None, None, None, ())


def test_only_the_same_problem_can_be_compared() -> None:
    one, two = (rooftile.explain("naive", M=32, N=32, K=k, check=False) for k in (16, 32))
    with pytest.raises(rooftile.UsageError, match="same problem"):
        rooftile.compare(one, two)


@pytest.mark.slow
def test_every_rung_stands_beside_the_one_before(small_ladder: Ladder) -> None:
    assert [rung.figures.kernel for rung in small_ladder.rungs] == list(ORDER)
    assert small_ladder.elements == "float32"
    rungs = {rung.figures.kernel: rung for rung in small_ladder.rungs}
    assert all(rung.figures.judgement == "right" for rung in small_ladder.rungs)
    tiled, naive = rungs["tiled"], rungs["naive"]
    assert tiled.previous == "naive"
    assert tiled.changes["requests"] == tiled.figures.requests / naive.figures.requests
    assert tiled.speedup == pytest.approx(naive.figures.seconds / tiled.figures.seconds)  # type: ignore[operator]
    assert naive.speedup is None


@pytest.mark.parametrize("width", [72, 80, 120])
@pytest.mark.slow
def test_reports_keep_to_the_width(comparison: Comparison, small_ladder: Ladder, width: int) -> None:
    for lines in (render_comparison(comparison, Page(width), counters=True), render_ladder(small_ladder, Page(width))):
        text = [line.plain for line in lines]
        assert max(map(len, text)) <= width
        assert not any("nan" in line.casefold().split() for line in text)


@pytest.mark.slow
def test_the_reports_name_what_matters(comparison: Comparison, small_ladder: Ladder) -> None:
    text = "\n".join(line.plain for line in render_comparison(comparison, Page(80)))
    assert text.startswith("tiled is ")
    assert "A[size_t(row) * K + k]" in text
    rows = "\n".join(line.plain for line in render_ladder(small_ladder, Page(80)))
    assert "* shows what not to do; gain: how" in rows
    for kernel in ORDER:
        assert re.search(rf"^{kernel}\*? ", rows, re.MULTILINE)


@pytest.mark.slow
def test_reports_say_which_counts_were_scaled(comparison: Comparison, small_ladder: Ladder) -> None:
    first, *others = small_ladder.rungs
    scaled = replace(small_ladder, rungs=(replace(first, figures=replace(first.figures, counts="modelled")), *others))
    said = f"modelled: scaled from some of the blocks, for {first.figures.kernel}; the others are exact"
    assert said in " ".join(line.plain.strip() for line in render_ladder(scaled, Page(80)))
    assert said in ladder_page(scaled)
    assert "counts are exact" in ladder_page(small_ladder)
    tie = replace(small_ladder, rungs=tuple(replace(rung, speedup=1.02) for rung in small_ladder.rungs))
    assert ladder_page(tie).count("<td>tie</td>") == len(ORDER)
    short = replace(small_ladder, left_out=("wgmma",), error=None, no_time="no clock is known")
    for text in (ladder_page(short), " ".join(line.plain.strip() for line in render_ladder(short, Page(80)))):
        assert "lacks their instructions: wgmma" in text
        assert "no time is predicted: no clock is known" in text
        assert "tie: within" not in text
    half = replace(comparison, second=replace(comparison.second, counts="modelled"))
    assert "modelled, scaled from some blocks, times modelled" in comparison_page(half)
    assert "exact, times modelled" in comparison_page(comparison)


def keys(value: Any, path: str = "") -> Iterator[str]:
    if path in ("gemm", "lines[].first", "lines[].second") or path.endswith(("parameters", "changes")):
        yield path
    elif isinstance(value, dict):
        for key, entry in value.items():
            yield from keys(entry, f"{path}.{key}" if path else key)
    elif isinstance(value, list):
        for entry in value:
            yield from keys(entry, f"{path}[]")
    else:
        yield path


@pytest.mark.slow
def test_json_is_strict_and_documented(comparison: Comparison, small_ladder: Ladder) -> None:
    rows = re.findall(r"^\| (`[^|]+) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    documented = {re.sub(r"\.\*$", "", name) for row in rows for name in re.findall(r"`([^`]+)`", row)}
    documented |= {"gemm"}
    written = set()
    timed = replace(comparison, first=replace(comparison.first, measured=MeasuredTime(1e-5, 1e9, None, None, "", 0.1)))
    for record in (comparison_to_json(timed), ladder_to_json(replace(small_ladder, left_out=("wgmma",)))):
        assert json.loads(json.dumps(record, allow_nan=False)) == record
        written |= {re.sub(r"^(first|second|rungs\[\]\.figures)(?=\.)", "figures", key) for key in keys(record)}
    assert {key for key in documented if not key.startswith("gemm.")} == written


@pytest.mark.slow
def test_ladders_on_tensor_cores_are_by_themselves() -> None:
    found = rooftile.ladder(M=128, N=256, K=64, elements="bfloat16")
    assert found.elements == "bfloat16"
    assert [rung.figures.kernel for rung in found.rungs] == ["mma", "wgmma"]
    assert [rung.previous for rung in found.rungs] == [None, "mma"]
    assert found.rungs[1].changes["requests"] is None
    assert found.error is not None
    assert found.error.startswith("median")  # as measured on an H200
    text = "\n".join(str(line) for line in render_ladder(found, Page()))
    assert "gain: how many times" in text
    assert "*" not in text  # nor what a star would mean
    assert "bfloat16" in text
    assert "bulk copies (TMA) are no requests" in text.replace("\n  ", " ")
    older = rooftile.ladder(M=64, N=64, K=64, elements="bfloat16", gpu="a100")
    assert [rung.figures.kernel for rung in older.rungs] == ["mma"]
    with pytest.raises(rooftile.UsageError, match="no rung of the ladder multiplies bfloat16 on NVIDIA T4"):
        rooftile.ladder(M=16, N=16, K=16, gpu="t4", elements="bfloat16")
    with pytest.raises(rooftile.UsageError, match="no ladder of these elements"):
        rooftile.ladder(M=64, N=64, K=64, elements="int8")


def test_options_that_mean_nothing_are_told() -> None:
    with pytest.raises(TypeError, match=r"compare\(\) has no option 'size'.* M, N, K"):
        rooftile.compare("naive", "tiled", size=64)
    done = rooftile.explain("naive", M=32, N=32, K=32, check=False)
    with pytest.raises(UsageError, match="explained already") as caught:
        rooftile.compare(done, done, M=64)
    assert caught.value.got == "M=64"
