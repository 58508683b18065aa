"""Write what README.md says in numbers: the ladder's table, and how far counts and times were off.

The table is from executed counts and from times measured on a GPU, the rest from what docs/fidelity.md is of.

python tools/readme_tables.py           # rewrite both
python tools/readme_tables.py --check   # exit 1 if README.md is not what this would write
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from pathlib import Path
from textwrap import fill

sys.path.insert(0, str(Path(__file__).resolve().parent))

import rooftile
from against_gpu import foretold
from against_gpu.measured import measured
from against_gpu.score import groups, score
from bench_tables import EDITED, compiled_by, edited
from rooftile.kernels import ladder

ROOT = Path(__file__).parent.parent
README = ROOT / "README.md"
TIMES = ROOT / "benchmarks" / "results" / "ladder-h200.json"
SIMT = ROOT / "benchmarks" / "results" / "simt-h200.json"
PREDICTIONS = ROOT / "benchmarks" / "results" / "predictions-h200.json"
SIZE = 1024
MEASURED_SIZE = 4096
MARKS = re.compile(r"(<!-- (ladder|accuracy): [^\n]*-->\n).*?(<!-- /\2 -->)", re.DOTALL)
GLOBAL, SASS = "l1tex__t_{}_pipe_lsu_mem_global_op_{}.sum", "smsp__sass_{}.sum"
EXACT = {
    "requests": [GLOBAL.format("requests", op) for op in ("ld", "st")],
    "sectors": [GLOBAL.format("sectors", op) for op in ("ld", "st")],
    "multiply-adds": [SASS.format(f"thread_inst_executed_op_{op}_pred_on") for op in ("ffma", "dfma")],
    "memory instructions": [
        SASS.format(f"inst_executed_op_{space}_{op}") for space in ("global", "shared") for op in ("ld", "st")
    ],
    "registers": ["launch__registers_per_thread"],
}
SHARED_LOADS = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"


def table() -> str:
    """The table as Markdown, with a line below it that says where the numbers come from."""
    told = json.loads(TIMES.read_text())
    measured_size = [MEASURED_SIZE] * 3
    rows = {
        row["case"].partition(" ")[0]: row
        for row in told["rows"]
        if (row["problem"], row["elements"], row["mode"]) == (measured_size, "float32", "burst")
    }
    simt = {row["case"]: row["tflops"] for row in json.loads(SIMT.read_text())["rows"]}
    lines = [
        "| kernel | idea | global load sectors | shared load wavefronts | bank conflicts | registers "
        f"| H200, {MEASURED_SIZE}³ | x the one before |",
        "|---|---|--:|--:|--:|--:|--:|--:|",
    ]
    newer: dict[str, float | None] = {}
    for manifest in ladder():
        result = rooftile.explain(manifest.name, M=SIZE, N=SIZE, K=SIZE)
        counters = result.counters
        row = rows.get(manifest.name)  # a rung may be newer than the result
        step = "" if row is None or row["versus_previous"] is None else f"{row['versus_previous']['median']:.2f}"
        rate = "" if row is None else f"{row['tflops']:.1f} TFLOP/s"
        if row is not None and edited(row):
            newer[manifest.name] = simt.get(f"{manifest.name} {MEASURED_SIZE}x{MEASURED_SIZE}x{MEASURED_SIZE}")
            rate += EDITED
        name = f"`{manifest.name}`" + (" (counter-example)" if manifest.counterexample else "")
        figures = (
            counters["l1tex__t_sectors_pipe_lsu_mem_global_op_ld.sum"],
            counters["l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum"],
            sum(counters[f"l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{op}.sum"] for op in ("ld", "st")),
            counters["launch__registers_per_thread"],
        )
        cells = " | ".join(f"{figure:,}" for figure in figures)
        lines.append(f"| {name} | {manifest.title} | {cells} | {rate} | {step} |")
    lines.append("")
    lines.append(
        f"Counts: executed on the CPU at {SIZE}³ (exact); registers for sm_90. Rates: measured on an "
        f"{told['device']}, {told['date']}, warm L2, float32, whose peak is 66.9 TFLOP/s, by `rooftile bench ladder`, "
        f"compiled by NVRTC {compiled_by(told['versions'], rows.values())}; cuBLAS in the same run "
        f"{rows['cublas']['tflops']:.1f}."
        + "".join(
            f"{EDITED} `{name}` before it was edited"
            + (f"; now {rate:.1f} (`{SIMT.relative_to(ROOT)}`)." if rate else ".")
            for name, rate in newer.items()
        )
    )
    return "\n".join(lines)


def accuracy() -> str:
    """How far counts and times were off, as a paragraph.

    Raises
    ------
    AssertionError
        If a counter that is said to be equal is not.
    """
    counted = [each for each in measured().values() if each.counted and None not in each.counted.values()]
    for names in EXACT.values():
        assert all(each.counted[name] == each.counters[name] for each in counted for name in names), names
    wavefronts = max(
        abs(each.counted[SHARED_LOADS] / each.counters[SHARED_LOADS] - 1)
        for each in counted
        if each.counters[SHARED_LOADS]
    )
    *most, last = EXACT
    seconds = {case: row["seconds"] for case, row in json.loads(PREDICTIONS.read_text()).items()}
    times, latest = score(groups(seconds)["never seen"]), foretold.latest()
    text = (
        f"On {len(counted)} launches on an H200 the {', '.join(most)} and {last} equal what Nsight Compute showed, and "
        f"wavefronts of shared loads are within {100 * wavefronts:.1f} % (its counter of stores is noisy). Times of "
        f"{times.launches} launches that nothing was fitted to are off by {100 * times.median:.0f} % (median), nine "
        f"in ten by at most {100 * times.tenth:.0f} %, the worst by {100 * times.worst:.0f} %; of {times.pairs:,} "
        f"pairs of kernels on one problem the faster is named in {100 * times.right:.0f} %. Of the "
        f"{latest.launches} launches that were predicted last, before anybody measured them, times were off by "
        f"{100 * latest.median:.0f} % (median), the worst by {100 * latest.worst:.0f} %, and the faster was named in "
        f"{100 * latest.right:.0f} % of pairs: "
        "[predicted and measured](docs/fidelity.md)."
    )
    return fill(text, 120, break_long_words=False, break_on_hyphens=False)


WRITTEN = {"ladder": table, "accuracy": accuracy}


def main() -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    old = README.read_text()
    new = MARKS.sub(lambda match: f"{match[1]}{WRITTEN[match[2]]()}\n{match[3]}", old)
    if check:
        return int(new != old)
    README.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
