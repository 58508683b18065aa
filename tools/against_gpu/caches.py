"""The part of docs/fidelity.md on the caches: what ``benchmarks/cache_fidelity.py`` wrote down."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Final

from against_gpu import foretold
from against_gpu.foretold import near, percent
from against_gpu.measured import RESULTS

FIGURES: Final = RESULTS / "cache-fidelity-h200.json"
SPREAD: Final = RESULTS / "gpu-spread-h200.json"

WHY: Final = {
    "naive": "rows of even and odd lengths differ in L1 by more than any pace explains; at the edge of L2 turns drift",
    "naive_uncoalesced": "asks L2 again where memory is slow beside the clock: a third less at the base clock",
    "leading_dimensions": "as naive at odd sizes",
    "unroll4": "which of its blocks are neighbours on an SM",
    "column_per_thread": "how far its blocks drift apart, in less than one wave",
    "coarsened_columns": "how far its blocks drift apart, in little more than one wave",
    "four_wide": "how far its blocks, which read B as one, are apart",
    "eight_rows": "its warps, which read the same of A, drift apart",
    "double_mma": "what comes to an SM at one time are more often neighbours",
    "outer_product_tiny": "what comes to an SM at one time are more often neighbours",
    "tiled_T16": "not its pace: at the measured times of all blocks the model says the same; L2 holds less here",
    "tiled_T24": "likewise",
    "spilled": "in which order warps use their frames",
    "spilled_deep": "in which order warps use their frames",
    "sums_in_memory": "an array in local memory is not yet written back",
    "warp_dot": "its blocks wait for scattered loads longer than the pipeline's model has it; eight write a sector",
    "thread_per_row": "its lanes go through lines of their own, more than L1 holds",
    "persistent_two_blocks": "how long L1 keeps lines that were used again",
    "small_k": "how much of B stays in L1 among what is stored",
}
"""What is known of a kernel whose launches are off."""


def section() -> Iterator[str]:
    """The lines."""
    rows: list[dict[str, Any]] = json.loads(FIGURES.read_text(encoding="utf-8"))["rows"]
    yield "## The caches"
    yield ""
    yield "Written down by `benchmarks/cache_fidelity.py`. *Seen*: mechanisms and constants were chosen on these."
    yield "*Blind*: kernels and sizes of no other list, measured when the model was done and what it says of them was"
    yield "committed; once they are measured, they are seen by the next model."
    yield "*Edge*: launches for which a fifth more or less of L2 changes the bytes from and to memory by more than a"
    yield "quarter; *open*: those whose blocks wait for no barrier, or are no more than four waves, and for which how"
    yield "far they drift apart changes what L1 asks L2 for by a tenth. What the product says of these is an interval,"
    yield "and how often what was measured lies in it (10 % more or less) is counted too."
    yield ""
    yield (
        "| | L1 to L2 within 10 % | median | worst | open: in interval | bytes within 10 % | median | worst "
        "| edge: within 10 % | edge: in interval |"
    )
    lines = [f"| {part} | {_figures([row for row in rows if row['part'] == part])} |" for part in ("seen", "blind")]
    yield from ("|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|", *lines, "")
    yield "What had been written down before each list of `benchmarks/gpu_cases.py` was measured, every time of a new"
    yield "model, came out so:"
    yield from ("", *foretold.of_caches(), "")
    far = [row for row in rows if max(abs(row["sectors"]), abs(row["dram"])) > foretold.NEAR]
    spread: list[dict[str, Any]] = json.loads(SPREAD.read_text(encoding="utf-8"))["rows"]
    yield from _varying(spread)
    yield f"All {len(far)} launches that are off by more than 10 % in either (! blind, e at the edge of L2, o outside"
    yield "its interval; c: chance decides what L1 has, x outside that interval), and how much the GPU itself varies"
    yield "from run to run, where it was measured again:"
    yield ""
    yield "| launch | | sectors | bytes | runs: sectors | bytes | what is known |"
    yield "|---|---|---:|---:|---:|---:|---|"
    varied = {row["case"]: row for row in spread if len(row["runs"]) > 1}
    for row in sorted(far, key=lambda row: row["case"]):
        marks = "!" * (row["part"] == "blind") + "e" * row["edge"] + "o" * (row["edge"] and not row["within"])
        marks += "c" * row["open"] + "x" * (row["open"] and not row["sectors_within"])
        kernel = row["case"].split(" ")[0]
        reason = WHY.get(kernel, "at the edge of L2 pace and a few per cent of its size decide" if row["edge"] else "")
        again = varied.get(row["case"])
        runs = " | ".join(percent(again[key]) if again else "" for key in ("sectors_spread", "dram_spread"))
        errors = " | ".join(f"{100 * row[key]:+.0f} %" for key in ("sectors", "dram"))
        yield f"| {row['case']} | {marks} | {errors} | {runs} | {reason} |"


def _varying(spread: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    """How far apart the GPU's own counts of one launch are."""
    rows = [row for row in spread if len(row["runs"]) > 1]
    sectors, dram = ([row for row in rows if row[key] > foretold.NEAR] for key in ("sectors_spread", "dram_spread"))
    at_one_clock = [_apart([run["counted"] for run in row["runs"] if run["process"] != "c"]) for row in rows]
    of_sectors, of_bytes = (sum(each[which] > foretold.NEAR for each in at_one_clock) for which in (0, 1))
    yield f"The GPU itself varies. Of {len(rows)} launches (those below, and as many others), counted again by"
    yield "`benchmarks/gpu_spread.py` in up to three processes, one of them at the base clock, what L1 asks L2 for came"
    yield f"out more than 10 % apart of {len(sectors)}, and the bytes of {len(dram)}; at one clock of {of_sectors} and"
    yield f"{of_bytes}. No one number is within 10 % of every run of these:"
    yield ""
    yield "; ".join(sorted({row["case"] for row in (*sectors, *dram)})) + "."
    yield ""


def _apart(counted: Sequence[Sequence[float]]) -> tuple[float, float]:
    """By what part of their median the sectors of some runs, and their bytes from and to memory, are apart."""
    sectors, dram = [run[0] for run in counted], [run[3] + run[4] for run in counted]
    first, second = ((max(each) - min(each)) / median(each) if each else 0.0 for each in (sectors, dram))
    return first, second


def _figures(rows: Sequence[Mapping[str, Any]]) -> str:
    plain, edge = ([row for row in rows if row["edge"] is at_edge] for at_edge in (False, True))
    sectors, dram, soft = (
        [abs(row[key]) for row in chosen] for key, chosen in (("sectors", rows), ("dram", plain), ("dram", edge))
    )
    of_sectors, of_bytes = ((near(sizes), percent(median(sizes)), percent(max(sizes))) for sizes in (sectors, dram))
    chance = [row for row in rows if row["open"]]
    by_chance = f"{sum(row['sectors_within'] for row in chance)} of {len(chance)}"
    inside = f"{sum(row['within'] for row in edge)} of {len(edge)}"
    return " | ".join((*of_sectors, by_chance, *of_bytes, near(soft), inside))
