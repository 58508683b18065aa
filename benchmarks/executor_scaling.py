"""The executor on every kernel of the ladder: one thread against two, and what the statistics cost.

    python benchmarks/executor_scaling.py [--size 1024] [--repeat 5] [KERNEL ...]

Every setting is executed in turn, round after round, and the best time of each counts. "Bare" is without statistics.
"""

from __future__ import annotations

import argparse
import sys

from common import machine, save, show
from problems import Problem

from rooftile.kernels.catalog import ORDER

SETTINGS = ((1, True), (2, True), (1, False), (2, False))
"""(threads, statistics)"""

LEAST_SPEEDUP, MOST_COST = 1.7, 0.20


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", default=list(ORDER), metavar="KERNEL")
    parser.add_argument("--size", type=int, default=1024, help="M, N and K")
    parser.add_argument("--repeat", type=int, default=5, help="rounds, of which the best counts")
    options = parser.parse_args()
    where = machine()
    rows = []
    for name in options.kernels:
        problem = Problem(name, options.size, options.size, options.size)
        for threads, statistics in SETTINGS:
            problem.seconds(threads=threads, statistics=statistics)  # compiles
        times: dict[tuple[int, bool], list[float]] = {setting: [] for setting in SETTINGS}
        for _ in range(options.repeat):
            for threads, statistics in SETTINGS:
                times[threads, statistics].append(problem.seconds(threads=threads, statistics=statistics))
        best = {setting: min(measured) for setting, measured in times.items()}
        rows.append(
            {
                "kernel": name,
                "1 thread s": best[1, True],
                "2 threads s": best[2, True],
                "speedup": best[1, True] / best[2, True],
                "1 bare s": best[1, False],
                "2 bare s": best[2, False],
                "statistics cost": max(best[n, True] / best[n, False] for n in (1, 2)) - 1,
                "2 threads ps/fma": best[2, True] / problem.fma * 1e12,
            }
        )
    show(rows)
    print(save("executor-scaling", where, rows))
    return 0 if all(r["speedup"] >= LEAST_SPEEDUP and r["statistics cost"] < MOST_COST for r in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
