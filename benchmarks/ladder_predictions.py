"""Put the model's times into a result of `rooftile bench ladder`, on a machine where a GPU's time is not spent by it.

    rooftile bench ladder --size 2048,4096 --json RESULT.json             where the GPU is
    python benchmarks/ladder_predictions.py RESULT.json [RESULT.json ...]  anywhere

`--explain` gives the same. A rung that was edited since it was measured is left without a prediction.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from rooftile.bench.predictions import predicted_seconds
from rooftile.bench.surroundings import known_gpu
from rooftile.core.measurement import MatrixProblem
from rooftile.kernels import find
from rooftile.kernels.measured import source_digest


def predict(result: dict[str, Any]) -> None:
    """Fill in ``seconds_predicted`` and ``model_error`` of every rung."""
    gpu = known_gpu(result["device"])
    if gpu is None:
        sys.exit(f"the model does not know {result['device']}")
    known: dict[tuple[str, MatrixProblem], float | None] = {}
    for row in result["rows"]:
        row["seconds_predicted"] = row["model_error"] = None
        if row["role"] != "rung":
            continue
        name = row["case"].partition(" ")[0]
        manifest = find(name)
        now = (source_digest(manifest.source), manifest.configure(manifest.macros_of(row["elements"])))
        if now != (row["source"], row["parameters"]):
            print(f"{row['case']}: edited since", file=sys.stderr)
            continue
        problem = MatrixProblem(*row["problem"], elements=row["elements"])
        if (name, problem) not in known:
            known[name, problem] = predicted_seconds(name, problem, gpu)
        seconds = known[name, problem]
        if seconds is not None:
            row["seconds_predicted"], row["model_error"] = seconds, seconds / row["seconds_median"] - 1.0
            print(f"{row['case']} {row['elements']}: {seconds * 1e6:,.1f} us, {100 * row['model_error']:+.1f} %")


if __name__ == "__main__":
    for place in map(Path, sys.argv[1:]):
        told = json.loads(place.read_text())
        predict(told)
        place.write_text(json.dumps(told, indent=1, allow_nan=False) + "\n")
