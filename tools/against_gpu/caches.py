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
    "naive": "which blocks share an SM; at the edge of L2 how far they drift apart",
    "naive_uncoalesced": "asks L2 again where memory is slow, although its warps keep within 0.5 % of each other",
    "unroll4": "an SM's blocks share more than a random choice of those in flight would",
    "coarsened_columns": "likewise",
    "column_per_thread": "how far blocks are apart",
    "int8_mma": "likewise",
    "tiled_T8": "likewise; less of C is written before the end",
    "register_shuffle": "unknown; its blocks keep together",
    "spilled": "memory is written more often than L2 has to, from 11 MB of spilled registers on",
    "warp_dot": "eight blocks far apart write one sector of C",
    "persistent_two_blocks": "L1 keeps A among twice as many lines of B that it needs once",
    "small_k": "how much of B stays in L1 among what is stored",
}
"""What is known of a kernel whose launches are off."""


def section() -> Iterator[str]:
    """The lines."""
    rows: list[dict[str, Any]] = json.loads(FIGURES.read_text(encoding="utf-8"))["rows"]
    yield "## The caches"
    yield ""
    yield "Written down by `benchmarks/cache_fidelity.py`. *Seen*: mechanisms and constants were chosen on these."
    yield "*Blind*: measured when the model was done, or measured before and not looked at until then. *Edge*: launches"
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
