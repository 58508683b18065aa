"""Write the ladder's table into README.md, from executed counts and from the times measured on a GPU.

python tools/readme_tables.py           # rewrite the table
python tools/readme_tables.py --check   # exit 1 if README.md is not what this would write
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path

import rooftile
from rooftile.kernels import ladder

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
TIMES = ROOT / "benchmarks" / "results" / "gpu-times-h200.json"
SIZE = 1024
MEASURED_SIZE = 4096
MARKS = re.compile(r"(<!-- ladder: [^\n]*-->\n).*?(<!-- /ladder -->)", re.DOTALL)


def table() -> str:
    """The table as Markdown, with a line below it that says where the numbers come from."""
    measured = json.loads(TIMES.read_text())
    seconds = {row["case"]: row["seconds_median"] for row in measured["rows"]}
    lines = [
        "| kernel | idea | global load sectors | shared load wavefronts | bank conflicts | registers "
        f"| H200, {MEASURED_SIZE}³ |",
        "|---|---|--:|--:|--:|--:|--:|",
    ]
    for manifest in ladder():
        result = rooftile.explain(manifest.name, M=SIZE, N=SIZE, K=SIZE)
        counters = result.counters
        time = next(
            seconds[case]
            for tag in (manifest.name, f"{manifest.name}_{tile_tag(manifest.parameters)}")
            if (case := f"{tag} {MEASURED_SIZE}x{MEASURED_SIZE}x{MEASURED_SIZE}") in seconds
        )
        rate = 2 * MEASURED_SIZE**3 / time / 1e12
        name = f"`{manifest.name}`" + (" (counter-example)" if manifest.counterexample else "")
        figures = (
            counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"],
            counters["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"],
            counters["l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_ld.sum"],
            counters["launch__registers_per_thread"],
        )
        cells = " | ".join(f"{figure:,}" for figure in figures)
        lines.append(f"| {name} | {manifest.title} | {cells} | {rate:.1f} TFLOP/s |")
    lines.append("")
    lines.append(
        f"Counts: executed on the CPU at {SIZE}³ (exact); registers for sm_90. Rates: measured on an "
        f"{measured['device']}, {measured['date']}, warm L2, float32, whose peak is 66.9 TFLOP/s."
    )
    return "\n".join(lines)


def tile_tag(parameters: dict[str, int]) -> str:
    """Parameters as the benchmark's case names spell them."""
    return "_".join(f"{name}{value}" for name, value in parameters.items())


def main() -> int:
    """Rewrite or check the README."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    old = README.read_text()
    new = MARKS.sub(lambda match: f"{match[1]}{table()}\n{match[2]}", old)
    if check:
        return int(new != old)
    README.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
