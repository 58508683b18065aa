"""Write the times that the ladder's kernels took on a GPU into the package, from the benchmarks' results.

python tools/measured_times.py           # write src/rooftile/kernels/measured.json
python tools/measured_times.py --check   # exit 1 if that is not what this would write

A time is of the text that was compiled, so the digest of that stands beside it. `rooftile bench` writes it into its
results. Of others a time that is new is taken to be of the kernel as it is now; one that the package has already keeps
the digest that it came with.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parent.parent / "benchmarks"))

from gpu_cases import LADDER, UNSEEN_TILES
from gpu_simt import KERNELS

from rooftile.kernels import find
from rooftile.kernels.measured import source_digest

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
WRITTEN = ROOT / "src" / "rooftile" / "kernels" / "measured.json"
GPU = "h200"


def runs() -> Iterator[dict[str, Any]]:
    """Every result with what it was measured on, the newest last."""
    warm = "median of many launches in a row, A and B in L2 as far as they fit"
    times = json.loads((RESULTS / "gpu-times-h200.json").read_text())
    yield {**_about(times, "gpu-times-h200.json", warm), "rows": _rows(times["rows"], _tags(LADDER))}
    unseen = json.loads((RESULTS / "gpu-unseen-h200.json").read_text())
    cases = [{"case": each["case"], **each["time"]} for each in unseen["cases"]]
    about = _about(unseen["about"]["times"], "gpu-unseen-h200.json", warm)
    yield {**about, "rows": _rows(cases, _tags((*LADDER, *UNSEEN_TILES)))}
    upper = json.loads((RESULTS / "simt-h200.json").read_text())
    beside = "median of rounds in turn with cuBLAS, A and B in L2 as far as they fit"
    yield {**_about(upper, "simt-h200.json", beside), "rows": _rows(upper["rows"], _tags([*KERNELS.values()]))}
    ladder = json.loads((RESULTS / "ladder-h200.json").read_text())
    rungs = [row for row in ladder["rows"] if row["role"] == "rung" and row["mode"] == "burst" and row["l2"] == "hot"]
    yield {**_about(ladder, "ladder-h200.json", beside), "rows": [_benched(row) for row in rungs]}
    shaders = json.loads((RESULTS / "webgpu-h200.json").read_text())
    dawn = [row for row in shaders["rows"] if row["implementation"] == "wgpudawn" and row["kernel"].startswith("wgsl/")]
    through = f"{beside}; through Vulkan and Dawn"
    yield {**_about(shaders, "webgpu-h200.json", through), "rows": [_shader(row) for row in dawn]}


def _tags(kernels: Sequence[tuple[str, dict[str, int]]]) -> dict[str, tuple[str, dict[str, int]]]:
    """Kernels and tiles by their names in the benchmarks' cases."""
    return {"_".join([name, *(f"{key}{size}" for key, size in p.items())]): (name, p) for name, p in kernels}


def _about(result: dict[str, Any], file: str, conditions: str) -> dict[str, Any]:
    return {"file": file, "gpu": GPU, "device": result["device"], "date": result["date"], "conditions": conditions}


def _rows(cases: list[dict[str, Any]], kernels: dict[str, tuple[str, dict[str, int]]]) -> list[dict[str, Any]]:
    rows = []
    for case in cases:
        tag, _, size = case["case"].rpartition(" ")
        if tag in kernels and case.get("right", True):
            name, tiles = kernels[tag]
            rows.append(
                {
                    "kernel": name,
                    "parameters": find(name).configure(tiles),
                    "problem": [int(side) for side in size.split("x")],
                    "seconds": float(f"{case['seconds_median']:.5g}"),
                }
            )
    return rows


def _benched(row: dict[str, Any]) -> dict[str, Any]:
    """A row of `rooftile bench ladder`."""
    seconds = float(f"{row['seconds_median']:.5g}")
    return {
        "kernel": row["case"].partition(" ")[0],
        "parameters": row["parameters"],
        "problem": row["problem"],
        "seconds": seconds,
        "source": row["source"],
    }


def _shader(row: dict[str, Any]) -> dict[str, Any]:
    """A row of benchmarks/webgpu.py."""
    seconds = float(f"{row['seconds_median']:.5g}")
    return {"kernel": row["kernel"], "parameters": find(row["kernel"]).configure({}), "problem": row["shape"],
            "seconds": seconds, "source": row["source"]}  # fmt: skip


def text(before: Sequence[dict[str, Any]]) -> str:
    """The file, a row a line; ``before`` are the runs of the one there is."""
    known = {_key(run, row): row["source"] for run in before for row in run["rows"]}
    parts = []
    for run in runs():
        rows = [
            json.dumps(
                row
                if "source" in row
                else {**row, "source": known.get(_key(run, row)) or source_digest(find(row["kernel"]).source)}
            )
            for row in run.pop("rows")
        ]
        head = json.dumps(run, indent=1)[:-2]
        parts.append(f'{head},\n "rows": [\n  ' + ",\n  ".join(rows) + "\n ]}")
    return "[" + ",\n".join(parts) + "]\n"


def _key(run: dict[str, Any], row: dict[str, Any]) -> str:
    return json.dumps([run["file"], run["date"], row["kernel"], row["parameters"], row["problem"], row["seconds"]])


def main(argv: Sequence[str] | None = None) -> int:
    """Write or check the file."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args(argv).check
    old = WRITTEN.read_text() if WRITTEN.exists() else ""
    new = text(json.loads(old) if old else [])
    if check:
        return int(new != old)
    WRITTEN.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
