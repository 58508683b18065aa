"""Time per fused multiply-add: rooftile's executor, statistics on, against Oclgrind on the same kernels.

    python benchmarks/executor_vs_oclgrind.py [--repeat 3]

The executor runs 1024 x 1024 x 1024, Oclgrind a smaller problem (it needs about a microsecond for each operation);
both run the same source with the same number of threads, in turn, and the best time of each counts.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path

from common import machine, save, show
from problems import Problem

KERNELS = ("naive", "tiled", "register_tiled")
FULL = (1024, 1024, 1024)
SMALL = (256, 128, 64)
"""Two blocks of the largest tile, so that two threads have work."""

TARGET = 2000


def oclgrind_seconds(kernel: str, threads: int) -> float:
    script = Path(__file__).with_name("oclgrind.py")
    command = [sys.executable, str(script), kernel, *map(str, SMALL), str(threads)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return float(json.loads(done.stdout.splitlines()[-1])["seconds"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=3, help="executions of each, of which the best counts")
    repeat = parser.parse_args().repeat
    where = machine()
    rows = []
    small = SMALL[0] * SMALL[1] * SMALL[2]
    for name in KERNELS:
        problem = Problem(name, *FULL)
        for threads in (1, 2):
            problem.seconds(threads=threads)  # compiles
            ours, theirs = [], []
            for _ in range(repeat):
                ours += [problem.seconds(threads=threads) for _ in range(3)]
                theirs.append(oclgrind_seconds(name, threads))
            each, other = min(ours) / problem.fma, min(theirs) / small
            rows.append(
                {
                    "kernel": name,
                    "threads": threads,
                    "rooftile_ns_per_fma": each * 1e9,
                    "oclgrind_ns_per_fma": other * 1e9,
                    "ratio": other / each,
                    f"at least {TARGET}": other / each >= TARGET,
                }
            )
    show(rows)
    print(save("executor-vs-oclgrind", where, rows))
    return 0 if all(row[f"at least {TARGET}"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
