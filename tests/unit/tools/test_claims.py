"""The ledger of the textbook's claims: each verdict and each worked figure, and the page that shows them."""

from __future__ import annotations

import math
import re
from pathlib import Path

import pytest

import claims
from ledger.page import CLAIMS, LESSONS, page, section
from ledger.record import Ruling, Verdict, judged

PAGE = Path(__file__).parents[3] / "docs" / "claims.md"

Figures = dict[str | tuple[str, str], str]
"""What a figure reads, by its name, or by name and label where one name has several."""

EXPECTED: dict[str, tuple[Verdict, Figures]] = {
    "1.1": ("holds", {"threads": "4,096", "cells stored": "4,096", "multiply-adds a thread": "96"}),
    "1.2": (
        "holds when",
        {
            "wrong cells of 4,096, N = 64, M = 64": "0",
            "wrong cells of 4,096, N = 64, M = 128": "4,032",
            "wrong cells of 4,096, N = 64, M = 32": "4,032",
            "first read outside, N = 64, M = 32": "reads A[2,048], 1 element past its end",
        },
    ),
    "1.3": (
        "false",
        {"SMs of an H200": "132", "SMs of a T4": "40", "threads a warp": "32", "warp schedulers of an H200's SM": "4"},
    ),
    "1.4": ("holds", {"threads a block": "256", "warps a block": "8", "rows of the block that a warp spans": "2"}),
    "1.5": (
        "false",
        {"blocks": "16", "largest blockIdx.y": "3", "rows of C covered": "64", "result for N = 64": "right"},
    ),
    "1.6": (
        "holds",
        {"blocks along a side": "63", "blocks": "3,969", "idle threads": "16,064", "idle threads of all": "1.6 %"},
    ),
    "1.7": ("holds", {"warps resident on an SM": "64", "warps a scheduler has": "16"}),
    "1.8": (
        "holds",
        {
            "blocks an SM of an H200": "8",
            "blocks an SM of a T4": "4",
            "blocks an SM, the least limit Nsight Compute shows": "8",
        },
    ),
    "1.9": (
        "holds",
        {
            "blocks an H200 holds at once": "1,056",
            "waves of 4,096 blocks, an H200": "3.88",
            "blocks of the last wave, an H200": "928",
            "waves, Nsight Compute": "3.88",
            "blocks a T4 holds at once": "160",
            "waves of 4,096 blocks, a T4": "25.6",
            "blocks of the last wave, a T4": "96",
        },
    ),
    "1.10": ("false", {"warps of block 0": "8", "warps of a block on each scheduler": "2"}),
    "1.11": (
        "holds when",
        {
            "bytes asked for": "8.59 GB",
            "bytes of A and B": "8.39 MB",
            "times each is asked for": "1,024",
            "sectors served by L1": "88.1 %",
            "bytes read from device memory": "8.39 MB",
        },
    ),
    "1.12": ("false", {"pattern": "coalesced", "sectors a request": "4", "fewest possible": "4"}),
    "1.13": (
        "holds",
        {
            "load requests, naive": "67,108,864",
            "load requests, T = 16": "4,194,304",
            "load requests, T = 32": "2,097,152",
            "times fewer, T = 16": "16",
            "times fewer, T = 32": "32",
        },
    ),
    "1.14": ("false", {"wrong cells of 4,096, with the barrier": "0"}),
    "1.15": (
        "false",
        {
            "wrong cells of 4,096, as printed": "4,096",
            "rooftile says": "The values are what comes out where each 16 x 16 tile of B is used transposed",
            "wavefronts of a store of B's tile, as printed": "8",
            "wavefronts of a store of B's tile, as meant": "1",
            "wrong cells of 4,096, as meant": "0",
        },
    ),
    "1.16": (
        "false",
        {
            "a step of threadIdx.x moves A by (rows, columns)": "(0, 1)",
            "a step of threadIdx.y moves A by (rows, columns)": "(1, 0)",
            "columns that one turn of the loop moves A by": "16",
        },
    ),
    "1.17": (
        "false",
        {
            "sectors a request of A": "4",
            "sectors a request of B": "4",
            "shared load wavefronts, tile transposed": "285,212,672",
            "of them bank conflicts": "234,881,024",
            "times slower, tile transposed": "5.68",
        },
    ),
    "1.18": ("false", {"barriers the naive kernel executes": "0", "SMs that one of its blocks runs on": "1"}),
    "1.19": (
        "holds",
        {
            "wrong cells, naive, all three blocks": "0",
            "wrong cells, tiled, block of 16 x 16": "0",
            "wrong cells, tiled, block of 8 x 8": "4,096",
        },
    ),
    "1.20": (
        "holds",
        {
            "shared loads a multiply-add, tile of 16": "2",
            "shared loads a multiply-add, coarsened": "1",
            "global loads a multiply-add, tile of 16": "1/8",
            "global loads a multiply-add, coarsened": "1/16",
            "registers a thread, tile of 16": "32",
            "registers a thread, coarsened": "32",
            "time, tile of 16": "275 us",
            "time, coarsened": "145 us",
            "times faster": "1.9",
        },
    ),
    "1.21": (
        "holds",
        {
            "multiply-adds of m16n8k16 (one warp)": "2,048",
            "FFMA warp instructions it replaces, m16n8k16 (one warp)": "64",
            "FFMA warp instructions it replaces, m64n256k16 (four warps)": "8,192",
            "peak of bf16 tensor cores over fp32, H200": "14.8",
            "the same of cuBLAS, 4096 x 4096 x 4096": "14.2",
        },
    ),
    "2.1": (
        "holds",
        {"2MNK for 96 x 80 x 64": "983,040", "elements read": "983,040", "operations executed": "983,040"},
    ),
    "2.2": ("holds", {"N = 64": "2.1 MB", "N = 256": "134 MB", "N = 1024": "8.59 GB", "N = 4096": "550 GB"}),
    "2.3": (
        "holds when",
        {
            "bytes of a matrix, N = 1000": "4 MB",
            "bytes read, N = 1000": "8 GB",
            "bytes read, N = 1024": "8.59 GB",
            "reads of each element of A, N = 1000": "1,000",
            "reads of each element of B, N = 1000": "1,000",
        },
    ),
    "2.4": ("holds", {"intensity as written": "0.25 FLOP/B"}),
    "2.5": (
        "holds",
        {
            "ridge": "22.2 FLOP/B",
            "ridge over intensity": "89",
            "predicted rate": "112 GFLOP/s",
            "of the peak": "1.1 %",
        },
    ),
    "2.6": (
        "holds when",
        {
            "naive, gain from twice the peak": "1",
            "naive, gain from half the bytes": "2",
            "at the compulsory intensity, gain from half the bytes": "1",
        },
    ),
    "2.7": (
        "false",
        {"predicted, desktop": "1.1 %", "predicted, H200": "1.6 %", "rate": "5.1 TFLOP/s", "of the peak": "7.6 %"},
    ),
    "2.8": (
        "holds when",
        {
            "naive over prediction by copy": "4.8",
            "naive over prediction by data sheet": "4.25",
            "axes swapped over prediction by copy": "0.9",
        },
    ),
    "2.9": (
        "false",
        {
            ("sectors a request, naive", "exact"): "2",
            ("sectors a request, naive", "measured"): "2",
            ("sectors a request, axes swapped", "exact"): "8.5",
            ("sectors a request, axes swapped", "measured"): "8.5",
            "FLOP a byte of sectors loaded, axes swapped": "0.118",
            "FLOP a byte of sectors loaded, naive": "0.5",
        },
    ),
    "2.10": (
        "holds when",
        {
            "intensity as written, T = 16": "4 FLOP/B",
            "of the desktop's peak, T = 16": "18 %",
            "intensity as written, T = 32": "8 FLOP/B",
            "of the desktop's peak, T = 32": "36 %",
            "tile that reaches the desktop's ridge": "T >= 89",
            ("requests, naive over T = 16", "exact"): "16",
            ("requests, naive over T = 16", "measured"): "16",
            ("sectors, naive over T = 16", "exact"): "8",
            ("sectors, naive over T = 16", "measured"): "8",
            "L2 traffic, naive over T = 16": "1.13",
            "time, naive over T = 16": "1.53",
            "time, naive over T = 16, the ladder's kernels": "1.53",
        },
    ),
    "2.11": (
        "holds when",
        {
            "sectors a request of A": "2",
            "sectors of A a step of k, whole block": "16",
            "neighbouring lanes with one address in A": "16",
            "sectors a request of B": "2",
        },
    ),
    "3.1": ("holds", {"sectors a request": "4", "L1 passes a request": "1", "sectors of a load of 32 neighbours": "4"}),
    "3.2": ("holds", {"element (1, 0) is at byte": "20", "element (1, 4) is at byte": "36"}),
    "3.3": (
        "holds",
        {
            "along the rows (A, axes swapped)": "A[0,0] A[1,0] A[2,0]; A[0,1] A[1,1] A[2,1]; A[0,2] A[1,2] A[2,2]",
            "along the columns (B of the naive kernel)": "B[0,0] B[0,1] B[0,2] B[0,3] B[0,4]; "
            "B[1,0] B[1,1] B[1,2] B[1,3] B[1,4]; B[2,0] B[2,1] B[2,2] B[2,3] B[2,4]",
        },
    ),
    "3.4": (
        "holds",
        {
            "sectors a request, along the rows": "32",
            "sectors a request, along the columns": "4",
            "sectors, stride of 32 elements": "32",
            "sectors, neighbours": "4",
        },
    ),
    "3.5": (
        "holds when",
        {
            "rows along x: pattern of A": "strided",
            "columns along x: pattern of A": "broadcast",
            "sectors a request of A, columns along x": "1",
        },
    ),
    "3.6": (
        "holds",
        {
            "a step of threadIdx.x moves A, B by (rows, columns)": "(0, 1), (0, 1)",
            "a step of threadIdx.y moves A, B by (rows, columns)": "(1, 0), (1, 0)",
            "sectors a request of A": "4",
            "sectors a request of B": "4",
            "fewest possible": "4",
        },
    ),
    "3.7": (
        "holds when",
        {
            "sectors of A's tile, m = 0": "2",
            "sectors of A's tile, m = 1": "3",
            "bytes a row of the matrix": "24",
            "lanes of the warp without a thread": "23",
        },
    ),
    "3.8": (
        "false",
        {
            "wrong cells of 4,096, as printed": "4,096",
            "wrong cells of 4,096, only A's row wrong": "3,072",
            "wrong cells of 4,096, only B wrong": "4,096",
            "wrong cells of 4,096, as meant": "0",
        },
    ),
    "3.9": (
        "holds when",
        {
            "wrong cells of 4,096, 64 x 64": "0",
            "wrong cells of 6,144, 64 x 96": "2,048",
            "wrong cells of 6,144, as meant": "0",
        },
    ),
    "3.10": ("holds", {"bandwidth": "4.8 TB/s", "copy, read and written": "4.24 TB/s", "of the data sheet's": "88 %"}),
}

ROWS = [
    pytest.param(number, marks=[pytest.mark.slow] if claim.slow else [], id=f"{number} {claim.title}")
    for number, claim in CLAIMS.items()
]


@pytest.mark.parametrize("number", ROWS)
def test_a_claim_comes_out_to_the_digit_and_as_the_page_says(number: str) -> None:
    claim = CLAIMS[number]
    ruling = claim.judge()
    verdict, expected = EXPECTED[number]
    assert ruling.verdict == verdict
    found: Figures = {figure.what: figure.text for figure in ruling.figures}
    found |= {(figure.what, figure.label): figure.text for figure in ruling.figures}
    assert {key: found.get(key) for key in expected} == expected
    for figure in ruling.figures:
        assert isinstance(figure.value, str) or math.isfinite(figure.value), figure
        assert (figure.label == "measured") == (figure.where == "NVIDIA H200, 2026-11-29"), figure
    # `in` first: the assertion's own diff of a whole page would be slow and long
    shown = section(claim, ruling) in PAGE.read_text()
    assert shown, "docs/claims.md is stale; run: python tools/claims.py"


def test_every_claim_is_expected() -> None:
    assert list(CLAIMS) == list(EXPECTED)
    assert [lesson.name for lesson in LESSONS] == ["gpu-basics", "arithmetic-intensity", "coalesced-access"]


def test_figures_of_a_lesson_lead_to_its_claims() -> None:
    for lesson in LESSONS:
        assert {number for _, number in lesson.figures} <= {claim.number for claim in lesson.claims}


def test_links_lead_to_headings() -> None:
    text = PAGE.read_text()
    headings = [line.lstrip("# ") for line in text.splitlines() if line.startswith("### ")]
    anchors = {
        "".join(c for c in heading.lower() if c.isalnum() or c in " -").replace(" ", "-") for heading in headings
    }
    linked = {part.split(")")[0] for part in text.split("](#")[1:]}
    assert linked == anchors


@pytest.mark.parametrize(
    ("always", "sometimes", "verdict"),
    [(True, True, "holds"), (True, False, "holds"), (False, True, "holds when"), (False, False, "false")],
)
def test_verdicts(always: bool, sometimes: bool, verdict: Verdict) -> None:
    assert judged(always, sometimes) == verdict


def test_the_check_tells_a_stale_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(claims, "CLAIMS", {})
    monkeypatch.setattr(claims, "page", lambda rulings: f"{len(rulings)} claims\n")
    monkeypatch.setattr(claims, "PAGE", tmp_path / "claims.md")
    assert claims.main(["--check"]) == 1
    assert claims.main([]) == 0
    assert claims.main(["--check"]) == 0
    (tmp_path / "claims.md").write_text("1 claim\n")
    assert claims.main(["--check"]) == 1
    assert "run: python tools/claims.py" in capsys.readouterr().err


def test_around_the_claims_the_page_is_fresh() -> None:
    """The claims themselves are looked for one by one, as each comes out."""

    def frame(text: str) -> list[str]:
        return re.split(r"^### (\S+) .*?(?=^##|\Z)", text, flags=re.MULTILINE | re.DOTALL)

    rulings = {number: Ruling(verdict, "", ()) for number, (verdict, _) in EXPECTED.items()}
    assert frame(page(rulings)) == frame(PAGE.read_text())


def test_a_verdict_reads_on_into_its_reason() -> None:
    ruling = Ruling("holds when", "M = N.", ())
    assert section(CLAIMS["1.2"], ruling).endswith("**Holds when** M = N.\n")
