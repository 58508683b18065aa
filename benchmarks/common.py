"""What the benchmarks share: a record of the machine, results as JSON, a table, ncu's logs."""

from __future__ import annotations

import csv
import json
import os
import platform
from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Any

RESULTS = Path(__file__).parent / "results"
PACKAGES = ("rooftile", "numpy", "llvmlite", "nvidia-cuda-nvrtc")


def machine() -> dict[str, Any]:
    """Processor, system, Python and package versions, load average when it began."""
    versions = {}
    for package in PACKAGES:
        try:
            versions[package] = version(package)
        except PackageNotFoundError:
            continue
    return {
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "load_average": os.getloadavg()[0] if hasattr(os, "getloadavg") else None,
        "system": f"{platform.system()} {platform.machine()}",
        "python": platform.python_version(),
        "packages": versions,
    }


def _processor() -> str:
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor()
    return next((line.split(":", 1)[1].strip() for line in lines if line.startswith("model name")), platform.machine())


def save(name: str, where: dict[str, Any], rows: Sequence[dict[str, Any]]) -> Path:
    """Write ``results/name.json``."""
    RESULTS.mkdir(exist_ok=True)
    path = RESULTS / f"{name}.json"
    path.write_text(json.dumps({"machine": where, "rows": rows}, indent=1) + "\n")
    return path


def show(rows: Sequence[dict[str, Any]]) -> None:
    """Print a table; floats with four significant digits."""
    cells = [[f"{v:,.4g}" if isinstance(v, float) else str(v) for v in row.values()] for row in rows]
    table = [list(rows[0]), *cells]
    widths = [max(len(row[i]) for row in table) for i in range(len(table[0]))]
    for row in table:
        print(
            "  ".join(
                cell.rjust(w) if i else cell.ljust(w) for i, (cell, w) in enumerate(zip(row, widths, strict=True))
            )
        )


def profiled(log: Path) -> list[dict[str, str]]:
    """The launches in the log of ``ncu --csv --page raw``, in order."""
    text = log.read_text().splitlines()
    start = next(i for i, line in enumerate(text) if line.startswith('"ID"'))
    rows = list(csv.DictReader(line for line in text[start:] if line.startswith('"')))
    return rows[1:]  # the row after the header holds units
