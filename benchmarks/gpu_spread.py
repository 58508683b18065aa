"""How much what passes the caches differs from run to run of one launch: no prediction can be closer than that.

    python benchmarks/gpu_spread.py prepare DIR    # anywhere: cubins and cases
    ...                                            # with the GPU and CuPy: the commands that it prints
    python benchmarks/gpu_spread.py collect DIR    # writes benchmarks/results/gpu-spread-h200.json

Launches: all that the model of the caches is off by more than 10 % for (``results/cache-fidelity-h200.json``), and as
many others. Each is measured several times in each of some processes: in one, buffers keep their place in memory, from
one to the next they move. Nsight Compute empties the caches before each.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
import zlib
from collections import defaultdict
from pathlib import Path
from typing import Any

import numpy as np
from common import profiled

RESULTS = Path(__file__).parent / "results"
METRICS = (
    "l1tex__m_xbar2l1tex_read_sectors.sum",
    "lts__t_sectors_srcunit_tex.sum",
    "lts__t_sectors_srcunit_tex_lookup_hit.sum",
    "dram__bytes_read.sum",
    "dram__bytes_write.sum",
    "sm__cycles_elapsed.max",
)
CLOCKS = {"a": "none", "b": "none", "c": "base"}
"""Processes, by their logs, and what Nsight Compute does to the clock: as all other launches were measured, none."""
TIMES = {"a": 3, "b": 2, "c": 1}


def prepare(folder: Path) -> None:
    """Write cubins and ``cases.json``, and print the commands for the machine with the GPU."""
    import gpu_cases
    from corpus import everything

    rows = json.loads((RESULTS / "cache-fidelity-h200.json").read_text())["rows"]
    missed = [row["case"] for row in rows if max(abs(row["sectors"]), abs(row["dram"])) > 0.1]
    others = sorted({row["case"] for row in rows} - set(missed), key=lambda case: zlib.crc32(case.encode()))
    tiles = (*gpu_cases.LADDER, *gpu_cases.UNSEEN_TILES, *gpu_cases.BLIND_TILES)
    ladder = {"_".join([name, *(f"{key}{value}" for key, value in defines.items())]): (name, defines)
              for name, defines in tiles}  # fmt: skip
    entries = everything()
    folder.mkdir(parents=True, exist_ok=True)
    cases = []
    for case in missed + others[: len(missed)]:
        name, size = case.rsplit(" ", 1)
        m, n, k = (int(part) for part in size.split("x"))
        if name in entries:
            cases.append(gpu_cases.corpus_case(folder, entries[name], (m, n, k), 0))
        elif name in ladder:
            cases.append(gpu_cases.ladder_case(folder, *ladder[name], (m, n, k), 0))
    (folder / "cases.json").write_text(json.dumps({"measure": gpu_cases.in_launch_order(cases)}))
    me = f"python3 benchmarks/{Path(__file__).name}"
    print(f"# {len(cases)} launches")
    for log, clock in CLOCKS.items():
        print(
            f"ncu --csv --page raw --print-units base --clock-control {clock} --profile-from-start off "
            f"--metrics {','.join(METRICS)} --log-file $OUT/{log}.csv {me} launch {folder} --times {TIMES[log]}"
        )


def launch(folder: Path, times: int, seconds: float) -> None:
    """Launch each case so many times, only those launches within the profiler's range; until time is over."""
    import cupy
    from cupyx.profiler import profile
    from gpu_launch import Launch
    from matrices import encode

    rng = np.random.default_rng()
    drawn = rng.standard_normal(1 << 20, np.float32)
    cases = json.loads((folder / "cases.json").read_text())["measure"]
    modules: dict[str, Any] = {}
    start = time.monotonic()
    for number in rng.permutation(len(cases)).tolist():  # so that buffers lie elsewhere each time
        case = cases[number]
        if time.monotonic() - start > seconds:
            print(f"left out: {case['case']}")
            continue
        if case["cubin"] not in modules:
            modules[case["cubin"]] = cupy.RawModule(path=str(folder / case["cubin"]))
        problem = _Values()
        for each in case["arguments"]:
            if "role" in each:
                values = np.resize(drawn, (each["rows"], each["columns"]))
                problem.stored[each["role"]] = encode(values, each["dtype"])
        ready = Launch(case, modules[case["cubin"]], problem, poison=False)  # type: ignore[arg-type]
        for _ in range(times):
            cupy.cuda.Device().synchronize()
            with profile():
                ready.run()
                cupy.cuda.Device().synchronize()
            print(f"launched: {case['case']}", flush=True)


class _Values:
    """Matrices of which the product is not wanted."""

    def __init__(self) -> None:
        self.stored: dict[str, Any] = {}


def collect(folder: Path) -> None:
    """Write what was counted, launch by launch, and print how far apart it is."""
    found: dict[str, list[dict[str, Any]]] = defaultdict(list)
    for log in CLOCKS:
        text = folder / f"{log}.txt"
        if not text.exists():
            continue
        names = [line[10:] for line in text.read_text().splitlines() if line.startswith("launched: ")]
        for name, row in zip(names, profiled(folder / f"{log}.csv"), strict=True):
            counted = [float(row[metric].replace(",", "")) for metric in METRICS]
            found[name].append({"process": log, "counted": counted})
    rows = []
    for name, runs in sorted(found.items()):
        table = np.array([run["counted"] for run in runs])
        sectors, dram = table[:, 0], table[:, 3] + table[:, 4]
        spread = [float((each.max() - each.min()) / np.median(each)) for each in (sectors, dram)]
        rows.append({"case": name, "sectors_spread": spread[0], "dram_spread": spread[1], "runs": runs})
        print(f"{name:56} {len(runs)} runs  sectors {spread[0]:6.1%}  bytes {spread[1]:6.1%}")
    lines = ",\n".join(json.dumps(row) for row in rows)
    about = {"device": "NVIDIA H200", "counted": METRICS, "clock_control": CLOCKS}
    (RESULTS / "gpu-spread-h200.json").write_text(f'{{"about": {json.dumps(about)},\n"rows": [\n{lines}\n]}}\n')


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("prepare", "launch", "collect"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--times", type=int, default=1, help="launch: how often each")
    parser.add_argument("--seconds", type=float, default=600.0, help="launch: begin no further case after this")
    options = parser.parse_args()
    if options.step == "prepare":
        prepare(options.folder)
    elif options.step == "launch":
        launch(options.folder, options.times, options.seconds)
    else:
        collect(options.folder)
    return 0


if __name__ == "__main__":
    sys.exit(main())
