"""What was written down of launches before they were measured (``tools/foretell.py``), beside what was measured."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from statistics import median
from typing import Any, Final

from against_gpu.measured import RESULTS, Measured, read
from against_gpu.score import Score, score

LISTS: Final = ("strangers", "late", "invited", "visiting")
"""The lists of launches that were predicted so, in the order in which they were measured, each for a new model."""

NEAR: Final = 0.1
_ASKED: Final = "l1tex__m_xbar2l1tex_read_sectors.sum"
_MOVED: Final = ("dram__bytes_read.sum", "dram__bytes_write.sum")
_NOISE: Final = 1 << 20
"""Bytes of device memory below which that counter shows other things too."""


def lists() -> Iterator[tuple[str, list[tuple[Mapping[str, Any], Measured]]]]:
    """What was said and what was measured, launch by launch, of every list that has been measured."""
    for name in LISTS:
        results = f"gpu-{name}-h200.json"
        if not (RESULTS / results).exists():
            continue
        written = json.loads((RESULTS / f"foretold-{name}-h200.json").read_text(encoding="utf-8"))["rows"]
        truth = read(results, unseen=True)
        yield name, [(row, truth[row["case"]]) for row in written]


def of_caches() -> Iterator[str]:
    """How the predictions of the caches came out, a row a list."""
    yield "| list | launches | L1 to L2 within 10 % | median | worst | bytes within 10 % | worst | edge: in interval |"
    yield "|---|---:|---:|---:|---:|---:|---:|---:|"
    for name, pairs in lists():
        sectors, plain, edge = [], [], []
        for row, each in pairs:
            moved = sum(each.counters[counter] for counter in _MOVED)
            sectors.append(abs(row["l2_read_sectors"] / each.counters[_ASKED] - 1))
            if row["at_the_edge_of_l2"]:
                edge.append(0.9 * row["dram_least_bytes"] <= moved <= 1.1 * row["dram_most_bytes"])
            else:
                plain.append(abs(row["dram_bytes"] - moved) / max(moved, _NOISE))
        asked = f"{near(sectors)} | {percent(median(sectors))} | {percent(max(sectors))}"
        from_memory = f"{near(plain)} | {percent(max(plain))} | {sum(edge)} of {len(edge)}"
        yield f"| {name} | {len(pairs)} | {asked} | {from_memory} |"


def times() -> Iterator[tuple[str, Score]]:
    """How times came out, of the lists of which times were written down too."""
    for name, pairs in lists():
        seconds = {row["case"]: row["seconds"] for row, _ in pairs if "seconds" in row}
        if seconds:
            yield name, score(seconds, {each.case: each for _, each in pairs})


def of_time() -> Iterator[str]:
    """Rows of the table of times."""
    for name, found in times():
        yield found.row(f"written down before, `{name}`")


def latest() -> Score:
    """The score in time of the list that was measured last, by the model that it was new to."""
    *_, (_, found) = times()
    return found


def near(sizes: Sequence[float]) -> str:
    """How many errors are of ten per cent or less."""
    return f"{sum(size <= NEAR for size in sizes)} of {len(sizes)}"


def percent(size: float) -> str:
    """A share with one decimal."""
    return f"{100 * size:.1f} %"
