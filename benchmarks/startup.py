"""How long one waits, in fresh processes: ``import rooftile``, and ``rooftile explain`` with caches empty and filled.

    python benchmarks/startup.py [--repeat 5]

Medians. "Empty" is a new cache folder for every process, "filled" one that an earlier process has filled.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time

from common import machine, save, show

IMPORT = "import time; t = time.perf_counter(); import rooftile; print(time.perf_counter() - t)"
SIZES = ["-M", "1024", "-N", "1024", "-K", "1024"]
EXPLAIN = ["-m", "rooftile", "explain", "tiled", *SIZES, "--gpu", "h200"]


def imported() -> float:
    """Seconds of ``import rooftile`` alone."""
    done = subprocess.run([sys.executable, "-c", IMPORT], capture_output=True, text=True, check=True)
    return float(done.stdout)


def run(arguments: list[str], cache: str) -> float:
    """Seconds from the start of the process to its end."""
    environment = {**os.environ, "ROOFTILE_CACHE_DIR": cache}
    start = time.perf_counter()
    done = subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)
    seconds = time.perf_counter() - start
    if done.returncode != 0:
        raise SystemExit(f"exit status {done.returncode}\n{done.stdout}\n{done.stderr}")
    return seconds


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repeat", type=int, default=5)
    repeat = parser.parse_args().repeat
    where = machine()
    times: dict[str, list[float]] = {"import rooftile": [], "explain, caches empty": [], "explain, caches filled": []}
    imported()  # byte-compiles
    with tempfile.TemporaryDirectory() as kept:
        run(EXPLAIN, kept)
        for _ in range(repeat):
            times["import rooftile"].append(imported())
            with tempfile.TemporaryDirectory() as empty:
                times["explain, caches empty"].append(run(EXPLAIN, empty))
            times["explain, caches filled"].append(run(EXPLAIN, kept))
    limits = {"import rooftile": 0.1, "explain, caches empty": 2.5, "explain, caches filled": 1.2}
    rows = [
        {"what": what, "median, s": statistics.median(each), "best, s": min(each), "worst, s": max(each),
         "limit, s": limits[what], "within": statistics.median(each) < limits[what]}
        for what, each in times.items()
    ]  # fmt: skip
    show(rows)
    print(save("startup", where, rows))
    return 0 if all(row["within"] for row in rows) else 1


if __name__ == "__main__":
    sys.exit(main())
