"""The part of docs/fidelity.md on the caches: what ``benchmarks/cache_fidelity.py`` wrote down."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Final

from against_gpu.measured import RESULTS

FIGURES: Final = RESULTS / "cache-fidelity-h200.json"
NEAR: Final = 0.1

WHY: Final = {
    "naive": "at the edge of L2 how far turns drift apart",
    "naive_uncoalesced": "asks L2 again where memory is slow, although its warps keep within 0.5 % of each other",
    "unroll4": "its blocks keep closer together than by age",
    "column_per_thread": "likewise, where all blocks are on the GPU at one time",
    "coarsened_columns": "likewise",
    "register_shuffle": "likewise",
    "float4_direct": "likewise",
    "four_wide": "its blocks of two warps keep together, and read B as one",
    "double_mma": "what comes to an SM at one time are more often neighbours",
    "double_naive": "likewise",
    "outer_product_tiny": "likewise",
    "tiled_T8": "less of C is written before the end",
    "spilled": "in which order warps use their frames",
    "spilled_deep": "likewise",
    "sums_in_memory": "an array in local memory is not yet written back",
    "warp_dot": "its blocks wait for scattered loads longer than the pipeline's model has it; eight write a sector",
    "z_order": "its blocks outside C end at once and make room",
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
    yield "written down (`cache-predictions-h200.json`). As written down, 27 of the 35 were within 10 % in sectors"
    yield "(median 2.3 %), 22 of the 24 away from the edge of L2 in bytes, and all 11 at it in their interval; the"
    yield "first of the model's two passes was made shorter afterwards. The model before this one has 23, 22 of 25, and"
    yield "9 of 10 there. *Edge*: launches"
    yield "for which a fifth more or less of L2 changes the bytes from and to memory by more than a quarter; what the"
    yield "product says of these is an interval, and how often the measured bytes lie in it (10 % more or less) is"
    yield "counted too."
    yield ""
    yield (
        "| | L1 to L2 within 10 % | median | worst | bytes within 10 % | median | worst | edge: within 10 % "
        "| edge: in interval |"
    )
    lines = [f"| {part} | {_figures([row for row in rows if row['part'] == part])} |" for part in ("seen", "blind")]
    yield from ("|---|---:|---:|---:|---:|---:|---:|---:|---:|", *lines, "")
    far = [row for row in rows if max(abs(row["sectors"]), abs(row["dram"])) > NEAR]
    yield f"All {len(far)} launches that are off by more than 10 % in either (! blind, e at the edge of L2, o outside"
    yield "its interval):"
    yield ""
    yield "| launch | | sectors | bytes | what is known |"
    yield "|---|---|---:|---:|---|"
    for row in sorted(far, key=lambda row: row["case"]):
        marks = "!" * (row["part"] == "blind") + "e" * row["edge"] + "o" * (row["edge"] and not row["within"])
        kernel = row["case"].split(" ")[0]
        reason = WHY.get(kernel, "at the edge of L2 pace decides" if row["edge"] else "")
        yield f"| {row['case']} | {marks} | {100 * row['sectors']:+.0f} % | {100 * row['dram']:+.0f} % | {reason} |"


def _figures(rows: Sequence[Mapping[str, Any]]) -> str:
    plain, edge = ([row for row in rows if row["edge"] is at_edge] for at_edge in (False, True))
    sectors, dram, soft = (
        [abs(row[key]) for row in chosen] for key, chosen in (("sectors", rows), ("dram", plain), ("dram", edge))
    )
    cells = [
        cell for sizes in (sectors, dram) for cell in (_near(sizes), _percent(median(sizes)), _percent(max(sizes)))
    ]
    inside = f"{sum(row['within'] for row in edge)} of {len(edge)}"
    return " | ".join((*cells, _near(soft), inside))


def _near(sizes: Sequence[float]) -> str:
    return f"{sum(size <= NEAR for size in sizes)} of {len(sizes)}"


def _percent(size: float) -> str:
    return f"{100 * size:.1f} %"
