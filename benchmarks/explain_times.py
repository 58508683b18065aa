"""What ``rooftile explain`` takes, kernel by kernel and size by size, and what its verdict costs beside counting.

    python benchmarks/explain_times.py [--sizes 1024,4096,8192] [--repeat 3] [KERNEL ...]

Of each kernel the first process finds an empty cache ("empty") and the others a filled one. Seconds are the CPU's, user
and system, of the whole process: a busy machine disturbs them less, and on an idle one with several cores they are more
than one waits. "verdict / counting" is the explanation with its trials at other shapes over the one without, both warm,
alternately in one process: the median of the ratios of neighbours.
"""

from __future__ import annotations

import argparse
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time

from common import machine, save, show

from rooftile.explain import explain
from rooftile.kernels import catalog

MOST = 3.0
"""Times what counting alone takes that a verdict may take."""


def seconds(kernel: str, size: int, cache: str) -> float:
    """CPU seconds of one process."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-m", "rooftile", "explain", kernel, "--size", str(size), "--timeout", "600"]
    environment = {**os.environ, "ROOFTILE_CACHE_DIR": cache}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    if done.returncode != 0:
        raise SystemExit(f"{kernel} at {size}: exit status {done.returncode}\n{done.stdout}\n{done.stderr}")
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def ratio(kernel: str, size: int, repeat: int) -> float:
    """The verdict's time over that of counting alone."""
    found = []
    for check in (False, True):  # compiles
        explain(kernel, M=size, N=size, K=size, check=check)
    for _ in range(repeat):
        times = []
        for check in (True, False):
            start = time.process_time()
            explain(kernel, M=size, N=size, K=size, check=check)
            times.append(time.process_time() - start)
        found.append(times[0] / times[1])
    return statistics.median(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("kernels", nargs="*", metavar="KERNEL")
    parser.add_argument("--sizes", default="1024,4096,8192")
    parser.add_argument("--repeat", type=int, default=3)
    options = parser.parse_args()
    sizes = [int(size) for size in options.sizes.split(",")]
    where, rows = machine(), []
    for kernel in options.kernels or [m.name for m in (*catalog.every(), *catalog.wgsl_ladder())]:
        with tempfile.TemporaryDirectory() as cache:
            row: dict[str, object] = {"kernel": kernel, f"{sizes[0]}, empty": seconds(kernel, sizes[0], cache)}
            row |= {str(size): seconds(kernel, size, cache) for size in sizes}
        row["verdict / counting"] = ratio(kernel, sizes[0], options.repeat)
        rows.append(row)
        print(row, file=sys.stderr, flush=True)
    show(rows)
    print(save("explain-times", where, rows))
    return 0 if all(row["verdict / counting"] <= MOST for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
