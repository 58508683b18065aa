"""The cache model beside an H200's counters: L1-to-L2 sectors, L2 hit rate, bytes from and to memory.

Of every measured launch only the blocks that the model traces are executed, so that all of them take a few minutes.
Two parts, by their marks:

- `` `` seen: the model's constants and mechanisms were chosen on these, on when blocks began and ended
  (``block-queue-h200.json``, ``block-progress-h200.json``), on kernels that read or write a buffer again and again
  (``l2-walk-h200.json``, ``rewriting-h200.json``) and on one that looks which loads L1 answers
  (``l1-probe-h200.json``);
- ``!`` blind: the last of ``SETS`` that was measured, kernels and sizes that are in no other list, measured when the
  model was done and what it says of them had been written down (by ``foretell.py``). What the product says of its error
  is of these. Some of the sets before it were blind to a model before this one.

A launch for which the model says that it is at the edge of L2 has no one answer for what comes from memory, but an
interval: these are counted apart. So has what L1 asks L2 for, where how far blocks drift apart decides.

    python benchmarks/cache_fidelity.py [--only NAME] [--write]

With ``--write`` the figures go to ``results/cache-fidelity-h200.json``, and what the product says of its error to the
GPU's file; with ``--only`` those of the others stay as they are.
"""

from __future__ import annotations

import argparse
import json
import re
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from corpus import Shape, everything
from gpu_cases import BLIND_TILES, FORETOLD, LADDER, UNSEEN_TILES, tag

from rooftile import machine, model, simt
from rooftile.bind import Asked, Callee, Inputs, bind
from rooftile.compile import compile_kernel
from rooftile.core.caches import Caches
from rooftile.core.call import Call
from rooftile.core.problem import Gemm
from rooftile.core.source import Compiled
from rooftile.explain.costing.caching import caches, traced_blocks
from rooftile.explain.costing.sampling import sample
from rooftile.kernels.catalog import find
from rooftile.ptx import load

RESULTS = Path(__file__).parent / "results"
FIGURES = RESULTS / "cache-fidelity-h200.json"
GPU = Path(machine.__file__).parent / "gpus" / "h200.toml"
OTHER_TILES: tuple[tuple[str, dict[str, int]], ...] = (
    ("coarsened", {"T": 32, "W": 4}),
    ("register_tiled", {"BM": 64, "BN": 128, "BK": 8, "TM": 4, "TN": 8}),
    ("vectorized", {"BM": 128, "BN": 64, "BK": 16, "TM": 8, "TN": 4}),
)
"""Of rungs of the ladder that are only among the launches measured later."""
SETS = ("counters", "caches", "unseen", "blind", "fresh", *FORETOLD)
"""The lists of launches, ``gpu-NAME-h200.json``, in the order in which they were measured."""

WHOLE = 1 << 33
"""Products up to which all blocks are executed where some cannot stand for all."""

METRICS = {
    "l2_read": "l1tex__m_xbar2l1tex_read_sectors.sum",
    "l2_all": "lts__t_sectors_srcunit_tex.sum",
    "l2_hits": "lts__t_sectors_srcunit_tex_lookup_hit.sum",
    "dram_read": "dram__bytes_read.sum",
    "dram_write": "dram__bytes_write.sum",
    "carveout": "launch__shared_mem_config_size",
}


@dataclass(frozen=True)
class Row:
    """One launch: what the model says, what the GPU counted."""

    case: str
    part: str
    predicted: Caches
    measured: dict[str, float]
    seconds: float

    @property
    def sectors_error(self) -> float:
        return self.predicted.l2_read_sectors / self.measured["l2_read"] - 1

    @property
    def dram_error(self) -> float:
        """Of bytes read and written; below a mebibyte the counter's own noise is larger than ten per cent."""
        predicted = self.predicted.dram_read_bytes + self.predicted.dram_write_bytes
        measured = self.measured["dram_read"] + self.measured["dram_write"]
        return (predicted - measured) / max(measured, 1 << 20)

    @property
    def edge(self) -> bool:
        return self.predicted.at_the_edge_of_l2

    @property
    def within(self) -> bool:
        """Whether the measured bytes lie in the model's interval, ten per cent more or less."""
        measured = self.measured["dram_read"] + self.measured["dram_write"]
        return 0.9 * self.predicted.dram_least_bytes <= measured <= 1.1 * self.predicted.dram_most_bytes

    @property
    def sectors_within(self) -> bool:
        """Likewise for what L1 asks L2 for."""
        p, measured = self.predicted, self.measured["l2_read"]
        return 0.9 * p.l2_read_least_sectors <= measured <= 1.1 * p.l2_read_most_sectors

    @property
    def hit_error(self) -> float:
        """In percentage points."""
        return 100 * (self.predicted.l2_hit_rate - self.measured["l2_hits"] / self.measured["l2_all"])


def measured() -> dict[str, tuple[str, dict[str, float]]]:
    """(part, the GPU's counters) by case."""
    found: dict[str, tuple[str, dict[str, float]]] = {}
    files = [file for name in SETS if (file := RESULTS / f"gpu-{name}-h200.json").exists()]
    for file in reversed(files):
        results = json.loads(file.read_text())
        names: list[str] = results["about"]["recorded"]
        for case in results["cases"]:
            counters = {key: case["recorded"][names.index(name)] for key, name in METRICS.items()}
            found[case["case"]] = ("blind" if file == files[-1] else "seen", counters)
    return found


def _shape(case: str) -> Shape:
    m, n, k = (int(size) for size in case.rsplit(" ", 1)[1].split("x"))
    return m, n, k


def launches(wanted: Iterable[str], *, repeat: bool = False) -> Iterator[tuple[str, str, Compiled, Call]]:
    """(kernel, case, compiled, call) of launches by case, with matrices that may ``repeat`` a pattern.

    Else the inputs of rungs are zeros, for no address depends on them.
    """
    cases: dict[str, list[str]] = {}
    for case in wanted:
        cases.setdefault(case.rsplit(" ", 1)[0], []).append(case)
    foretold = tuple((kernel, defines) for rungs, _ in FORETOLD.values() for kernel, defines, _ in rungs)
    for kernel, defines in (*LADDER, *OTHER_TILES, *UNSEEN_TILES, *BLIND_TILES, *foretold):
        known = cases.pop(tag(kernel, defines), ())
        if not known:
            continue
        manifest = find(kernel)
        values = {name: str(value) for name, value in manifest.configure(defines).items()}
        compiled = compile_kernel(manifest.source, kernel, arch="sm_90", defines=values)
        for case in known:
            m, n, k = _shape(case)
            zeros = np.zeros((m, k), np.float32), np.zeros((k, n), np.float32)
            inputs = Inputs(repeat=True) if repeat else Inputs(*zeros)
            rung, gemm = Callee(compiled.signature, manifest), Gemm(m, n, k)
            yield tag(kernel, defines), case, compiled, bind(rung, gemm, Asked(defines=defines), inputs, check=False)
    for entry in everything().values():
        for case in cases.get(entry.name, ()):
            yield entry.name, case, entry.compile(), entry.bind(_shape(case), repeat=repeat, check=False)


def predict(compiled: Compiled, call: Call) -> Caches:
    """The model's answer from the traced blocks, and counts from some blocks of each class, as for big problems."""
    chip = machine.load("h200")
    assert compiled.resources is not None
    blocks = traced_blocks(chip, call.launch, compiled.resources)
    program = load(compiled)
    execution = simt.execute(program, call, traced=blocks, only=blocks, timeout=None)
    counted = sample(program, call, budget=0.0, threads=None, timeout=None).execution
    if counted is None and call.gemm.m * call.gemm.n * call.gemm.k < WHOLE:
        counted = simt.execute(program, call, timeout=None)
    if counted is not None:
        counts = replace(counted.counts, blocks=call.launch.blocks)
        execution = replace(execution, counts=counts)
    occupancy = model.occupancy(chip, call.launch, compiled.resources)
    found = caches(chip, call, program, compiled, occupancy, execution)
    assert found is not None
    return found


def rows(only: str = "") -> Iterator[Row]:
    """All launches, predicted and measured."""
    known = measured()
    for _, case, compiled, call in launches((case for case in known if only in case), repeat=True):
        started = time.perf_counter()
        predicted = predict(compiled, call)
        part, counters = known[case]
        yield Row(case, part, predicted, counters, time.perf_counter() - started)


MARKS = {"seen": " ", "blind": "!"}


def show(row: Row) -> None:
    p, m = row.predicted, row.measured
    print(
        f"{MARKS[row.part]} {row.case:50} {p.pace:9} L1 to L2 {p.l2_read_sectors:13,} {m['l2_read']:13,.0f} "
        f"{row.sectors_error:+6.1%}  L2 hit {p.l2_hit_rate:5.1%} {m['l2_hits'] / m['l2_all']:5.1%}  "
        f"DRAM MB {p.dram_read_bytes / 1e6:9.2f} {m['dram_read'] / 1e6:9.2f} + {p.dram_write_bytes / 1e6:6.2f} "
        f"{m['dram_write'] / 1e6:6.2f} {row.dram_error:+6.1%}  {row.seconds:.2f} s{_edge(row)}",
        flush=True,
    )


def _edge(row: Row) -> str:
    if not row.edge:
        return ""
    p = row.predicted
    where = "within" if row.within else "outside"
    return f"  at the edge of L2: {where} {p.dram_least_bytes / 1e6:.0f} to {p.dram_most_bytes / 1e6:.0f} MB"


def summarize(found: list[Row]) -> None:
    for name in MARKS:
        chosen = [row for row in found if row.part == name]
        if not chosen:
            continue
        print(f"\n{name}: {len(chosen)} launches")
        for what, errors, unit in (
            ("L1-to-L2 sectors", [100 * row.sectors_error for row in chosen], "%"),
            ("DRAM bytes", [100 * row.dram_error for row in chosen if not row.edge], "%"),
            ("L2 hit rate", [row.hit_error for row in chosen], "points"),
        ):
            if not errors:
                continue
            size = np.abs(errors)
            print(
                f"  {what:17} median {np.median(size):5.1f}  90 of 100 within {np.quantile(size, 0.9):5.1f}  "
                f"worst {size.max():6.1f} {unit}; within 10: {np.count_nonzero(size <= 10)} of {len(size)}"
            )
        edge = [row for row in chosen if row.edge]
        print(
            f"  at the edge of L2 {len(edge)}; "
            f"measured DRAM bytes within the interval: {sum(row.within for row in edge)}"
        )
        chance = [row for row in chosen if row.predicted.open_what_l1_has]
        print(f"  open what L1 has {len(chance)}; within the interval: {sum(row.sectors_within for row in chance)}")


def record(found: list[Row]) -> list[dict[str, Any]]:
    """Errors of every launch."""
    return [
        {
            "case": row.case,
            "part": row.part,
            "sectors": round(row.sectors_error, 4),
            "dram": round(row.dram_error, 4),
            "edge": row.edge,
            "within": row.within,
            "open": row.predicted.open_what_l1_has,
            "sectors_within": row.sectors_within,
        }
        for row in found
    ]


def error_text(rows: list[dict[str, Any]]) -> str:
    """What the product says of the model's error."""
    blind = [row for row in rows if row["part"] == "blind"]
    plain, edge = ([row for row in blind if row["edge"] is at_edge] for at_edge in (False, True))
    sectors, dram = [abs(row["sectors"]) for row in blind], [abs(row["dram"]) for row in plain]
    chance = [row for row in blind if row["open"]]
    of_chance = f" and within its interval on {sum(row['sectors_within'] for row in chance)} of {len(chance)} open ones"
    sectors_near, dram_near = (sum(e <= 0.1 for e in errors) for errors in (sectors, dram))
    return (
        f"on {len(blind)} launches not looked at until it was done, L1 to L2 within 10 % on {sectors_near} "
        f"(median {100 * np.median(sectors):.0f} %, worst {100 * max(sectors):.0f} %){of_chance if chance else ''}, "
        f"memory on {dram_near} of {len(dram)} (worst {100 * max(dram):.0f} %) "
        f"and within its interval on {sum(row['within'] for row in edge)} of {len(edge)} at the edge of L2"
    )


def write(rows: list[dict[str, Any]], *, others: bool) -> None:
    """Keep the figures, with ``others`` those of other launches too, and have the GPU's file say what they come to."""
    if others:
        known = {row["case"]: row for row in json.loads(FIGURES.read_text())["rows"]}
        rows = list((known | {row["case"]: row for row in rows}).values())
        parts = {case: part for case, (part, _) in measured().items()}  # another list may be the blind one now
        rows = [{**row, "part": parts[row["case"]]} for row in rows]
    error = error_text(rows)
    lines = ",\n".join(json.dumps(row) for row in rows)
    FIGURES.write_text(f'{{"error": {json.dumps(error)},\n"rows": [\n{lines}\n]}}\n')
    text = GPU.read_text()
    GPU.write_text(re.sub(r'^cache_error = ".*"$', f'cache_error = "{error}"', text, flags=re.MULTILINE))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--only", default="", help="only cases whose name contains this")
    parser.add_argument("--write", action="store_true", help="keep the figures")
    options = parser.parse_args()
    found = []
    for row in rows(options.only):
        show(row)
        found.append(row)
    summarize(found)
    if options.write:
        write(record(found), others=bool(options.only))


if __name__ == "__main__":
    main()
