"""Hold the models against an H200: what was predicted beside what was measured, in docs/fidelity.md.

    python tools/fidelity.py            predict all measured launches (minutes), and write the document
    python tools/fidelity.py --render   write the document from the predictions as they are
    python tools/fidelity.py --check    fail if the document is not what they give
    python tools/fidelity.py --fit      search the constants of time anew, on the launches to fit to, and print them

Measured: ``benchmarks/results/gpu-counters-h200.json``. Predicted: ``benchmarks/results/predictions-h200.json``; beside
these ``ladder-h200.json``, where both stand. The GPU's file gets the model's errors as a line each.
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from against_gpu import foretold
from against_gpu.bench import tensor_error_line
from against_gpu.document import render
from against_gpu.measured import RESULTS, ROOT
from against_gpu.prediction import fit, predict, prepare
from against_gpu.score import error_line

PREDICTIONS = RESULTS / "predictions-h200.json"
DOCUMENT = ROOT / "docs" / "fidelity.md"
GPU_FILE = ROOT / "src" / "rooftile" / "machine" / "gpus" / "h200.toml"


def write(predictions: Mapping[str, Any]) -> None:
    """Write the document, and the model's error into the GPU's file."""
    DOCUMENT.write_text(render(predictions), encoding="utf-8")
    text = GPU_FILE.read_text(encoding="utf-8")
    lines = {
        "time_error": error_line({case: row["seconds"] for case, row in predictions.items()}, foretold.latest()),
        "tensor_time_error": tensor_error_line(),
    }
    for key, line in lines.items():
        text = (
            re.sub(rf"^{key} = .*$", f'{key} = "{line}"', text, flags=re.MULTILINE)
            if f"\n{key} = " in text
            else text.replace("\n\n[sources]", f'\n{key} = "{line}"\n\n[sources]', 1)
        )
    GPU_FILE.write_text(text, encoding="utf-8")


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    for flag in ("render", "check", "fit"):
        parser.add_argument(f"--{flag}", action="store_true")
    options = parser.parse_args()
    if options.fit:
        fit()
        return 0
    if not options.render and not options.check:
        from rooftile import machine

        gpu = machine.load("h200")
        found = {each.case: predict(each, gpu) for each in prepare()}
        PREDICTIONS.write_text(json.dumps(found, indent=0) + "\n")
    predictions = json.loads(PREDICTIONS.read_text())
    if options.check:
        return int(DOCUMENT.read_text(encoding="utf-8") != render(predictions))
    write(predictions)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
