"""Write down what the models say of launches before they are measured, to be held to it.

    python benchmarks/gpu_counters.py prepare DIR --unseen visiting    the launches
    python tools/foretell.py DIR visiting         writes benchmarks/results/foretold-visiting-h200.json
    git commit                                    and only then measure

Of the caches only the blocks that the model traces are executed; of the time as ``tools/fidelity.py`` does.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Iterator
from datetime import date
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from against_gpu.measured import RESULTS, ROOT
from against_gpu.prediction import LIMIT, execute, predict

sys.path.insert(0, str(ROOT / "benchmarks"))

import cache_fidelity

from rooftile import machine


def rows(cases: list[str]) -> Iterator[dict[str, Any]]:
    """What is said of each launch: sectors, bytes and seconds."""
    gpu = machine.load("h200")
    both = zip(cache_fidelity.launches(cases), cache_fidelity.launches(cases, repeat=True), strict=True)
    for (_, case, compiled, call), (*_, in_place) in both:
        started = time.perf_counter()
        caches = cache_fidelity.predict(compiled, call)
        size = call.gemm.m * call.gemm.n * call.gemm.k
        timed = predict(execute(case, compiled, in_place, big=size > LIMIT), gpu)
        row = {
            "case": case,
            "l2_read_sectors": caches.l2_read_sectors,
            "l2_read_least_sectors": caches.l2_read_least_sectors,
            "l2_read_most_sectors": caches.l2_read_most_sectors,
            "dram_bytes": caches.dram_read_bytes + caches.dram_write_bytes,
            "dram_least_bytes": caches.dram_least_bytes,
            "dram_most_bytes": caches.dram_most_bytes,
            "at_the_edge_of_l2": caches.at_the_edge_of_l2,
            "open_what_l1_has": caches.open_what_l1_has,
            "pace": caches.pace,
            "seconds": timed["seconds"],
            "bound": timed["bound"],
        }
        print(f"{case}: {1e6 * timed['seconds']:,.1f} us, in {time.perf_counter() - started:.1f} s", flush=True)
        yield row


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("folder", type=Path, help="what gpu_counters.py prepared")
    parser.add_argument("name", help="of the list of launches")
    options = parser.parse_args()
    cases = [case["case"] for case in json.loads((options.folder / "cases.json").read_text())["measure"]]
    found = list(rows(cases))
    missing = set(cases) - {row["case"] for row in found}
    if missing:
        raise SystemExit(f"not among the kernels that benchmarks/cache_fidelity.py knows: {', '.join(sorted(missing))}")
    about = f"what the models said of the launches of {options.name!r}, before they were measured ({date.today()})"
    lines = ",\n".join(json.dumps(row) for row in found)
    output = RESULTS / f"foretold-{options.name}-h200.json"
    output.write_text(f'{{"about": {json.dumps(about)},\n"rows": [\n{lines}\n]}}\n')
    print(f"{len(found)} launches; {output}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
