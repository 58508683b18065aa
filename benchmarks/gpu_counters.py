"""Check rooftile's counts against a GPU's hardware counters, launch by launch, and time the same kernels.

The machine with the GPU needs NumPy and CuPy but not rooftile; this one needs no GPU:

    python benchmarks/gpu_counters.py prepare DIR    # cubins, launches and rooftile's own counts, in about two minutes
    ...                                              # on the GPU: the commands that it prints
    python benchmarks/gpu_counters.py compare DIR    # what differs; writes benchmarks/results/gpu-counters-h200.json

Cases: the rungs of the ladder at several shapes and tiles, the kernels of the corpus at two, and on demand single warp
instructions with many address patterns, which settled the counting rules.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from collections import defaultdict
from pathlib import Path
from typing import Any

from common import profiled

HERE = Path(__file__).parent

GLOBAL, SHARED = "l1tex__t_{}_pipe_lsu_mem_global_op_{}.sum", "l1tex__data_{}_pipe_lsu_mem_shared_op_{}.sum"
COMPARED = (
    *(GLOBAL.format(what, op) for op in ("ld", "st") for what in ("requests", "sectors")),
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    *(SHARED.format("bank_conflicts", op) for op in ("ld", "st")),
    "smsp__sass_thread_inst_executed_op_ffma_pred_on.sum",
    "smsp__sass_thread_inst_executed_op_dfma_pred_on.sum",
    "smsp__sass_inst_executed_op_shared_ld.sum",
    "smsp__sass_inst_executed_op_shared_st.sum",
    "smsp__sass_inst_executed_op_global_ld.sum",
    "smsp__sass_inst_executed_op_global_st.sum",
    "launch__registers_per_thread",
    "launch__waves_per_multiprocessor",
    "launch__occupancy_limit_registers",
    "launch__occupancy_limit_warps",
    "launch__occupancy_limit_blocks",
)
"""Metrics that rooftile gives too."""

RECORDED = (
    "l1tex__data_pipe_lsu_wavefronts.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
    *(f"smsp__sass_l1tex_data_pipe_lsu_wavefronts_mem_shared_op_{op}.sum" for op in ("ld", "st")),
    "l1tex__t_output_wavefronts_pipe_lsu_mem_global_op_ld.sum",
    "l1tex__m_xbar2l1tex_read_sectors.sum",
    "lts__t_sectors_srcunit_tex.sum",
    "lts__t_sectors_srcunit_tex_lookup_hit.sum",
    "dram__bytes_read.sum",
    "dram__bytes_write.sum",
    "sm__cycles_elapsed.max",
    "smsp__inst_executed.sum",
    "gpu__time_duration.sum",
    "sm__warps_active.avg.pct_of_peak_sustained_active",
    "launch__shared_mem_config_size",
    "launch__occupancy_limit_shared_mem",  # for the split of L1 and shared memory that the driver chose
    *(GLOBAL.format(what, "red") for what in ("requests", "sectors")),
    "l1tex__t_sectors_pipe_lsu_mem_global_op_ld_lookup_hit.sum",
    "l1tex__t_requests_pipe_lsu_mem_local_op_ld.sum",
    "l1tex__t_requests_pipe_lsu_mem_local_op_st.sum",
    "lts__t_sectors_op_read.sum",
    "lts__t_sectors_op_write.sum",
    "sm__cycles_active.avg",
    "smsp__inst_issued.sum",
    *(f"sm__inst_executed_pipe_{pipe}.sum" for pipe in ("alu", "fma", "fp64", "lsu")),
    *(
        f"smsp__average_warps_issue_stalled_{reason}_per_issue_active.ratio"
        for reason in (
            "barrier", "lg_throttle", "long_scoreboard", "math_pipe_throttle", "mio_throttle", "not_selected",
            "short_scoreboard", "wait",
        )
    ),
)  # fmt: skip
"""Metrics kept for the models of time and caches."""

NOISE = {"ld": 0.01, "st": 0.2}
"""The hardware adds waits to wavefronts of shared memory, and so to conflicts: up to 0.7 % to loads, 16 % to stores."""

LISTS = ("unseen", "blind", "fresh", "strangers", "late", "invited", "visiting")
"""What ``--unseen`` takes: those of ``gpu_cases.listed``, which the machine with the GPU cannot ask."""

LIMIT = 1_200_000_000
"""Multiply-adds of a problem that ``prepare`` executes on the CPU, 1024 cubed and a little more."""


UNSEEN = (
    "launch__registers_per_thread",
    "l1tex__data_pipe_lsu_wavefronts.sum",
    "l1tex__m_xbar2l1tex_read_sectors.sum",
    "lts__t_sectors_srcunit_tex.sum",
    "lts__t_sectors_srcunit_tex_lookup_hit.sum",
    "dram__bytes_read.sum",
    "dram__bytes_write.sum",
    "sm__cycles_elapsed.max",
    "smsp__inst_executed.sum",
    "gpu__time_duration.sum",
    "launch__shared_mem_config_size",
)
"""Metrics of the launches that nothing was fitted to: what the models predict, and few enough for few passes."""


def prepare(folder: Path, limit: int, patterns: bool, unseen: str | None) -> None:
    """Write cubins and ``cases.json``, and print the commands for the machine with the GPU."""
    import gpu_cases

    from rooftile.compile import compile_kernel, load_source

    folder.mkdir(parents=True, exist_ok=True)
    clock = compile_kernel(load_source(HERE / "micro" / "clock.cu"), arch="sm_90").cubin
    (folder / "clock.cubin").write_bytes(clock or b"")
    cases = {
        "measure": gpu_cases.in_launch_order(
            list(gpu_cases.listed(folder, unseen) if unseen else gpu_cases.measured(folder, limit))
        ),
        "sanitize": gpu_cases.in_launch_order(list(gpu_cases.sanitized(folder, unseen))),
        "patterns": list(gpu_cases.pattern_cases(folder)) if patterns else [],
    }
    (folder / "cases.json").write_text(json.dumps(cases))
    me = f"python3 benchmarks/{Path(__file__).name}"
    ncu = "ncu --csv --page raw --print-units base --clock-control none --profile-from-start off"
    count = len(cases["measure"])
    print(f"# {count} launches to measure, {len(cases['sanitize'])} to check. With the GPU, $OUT being a folder:")
    print(f"# profile (about {0.5 * count / 60 + 0.5:.0f} to {count / 60 + 1:.0f} minutes)")
    which = f"metrics {folder}{f' --unseen {unseen}' if unseen else ''}"
    print(f"{ncu} --metrics $({me} {which}) --log-file $OUT/ncu.csv {me} launch {folder}")
    if patterns:
        print(f"# patterns (about {0.2 * len(cases['patterns']) / 60 + 0.5:.0f} minutes)")
        print(f"{ncu} --metrics $({me} metrics {folder}) --log-file $OUT/patterns.csv {me} launch {folder} --patterns")
    print("# time (about 2 minutes)")
    print(f"{me} time {folder} --results $OUT")
    print("# check (about 2 minutes)")
    for tool in ("memcheck", "racecheck", "synccheck"):
        print(f"compute-sanitizer --tool {tool} --error-exitcode 9 {me} sanitize {folder}")
    print(f"compute-sanitizer --tool initcheck --error-exitcode 9 {me} sanitize {folder} --no-poison")


def metrics() -> str:
    """The metrics to collect, separated by commas; those only recorded are left out where ncu does not know them."""
    listed = subprocess.run(["ncu", "--query-metrics"], capture_output=True, text=True, check=False).stdout
    known = {line.split()[0] for line in listed.splitlines() if line.strip()}
    recorded = [name for name in RECORDED if name.startswith("launch__") or name.split(".")[0] in known]
    left_out = set(RECORDED) - set(recorded)
    if left_out:
        print(f"not known to ncu, left out: {', '.join(sorted(left_out))}", file=sys.stderr)
    return ",".join((*COMPARED, *recorded))


def compare(folder: Path, results: Path, patterns: bool, unseen: str | None) -> int:
    """Print where rooftile and the hardware differ, and write all rows, with the times if there are any.

    Returns 1 if a count differs by more than :func:`_agree` allows.
    """
    part, log = ("patterns", "patterns.csv") if patterns else ("measure", "ncu.csv")
    cases = json.loads((folder / "cases.json").read_text())[part]
    rows = profiled(results / log)
    if len(rows) != len(cases):
        raise SystemExit(f"{len(rows)} profiled launches, {len(cases)} cases")
    times: dict[str, Any] = {}
    if (results / "times.json").exists():
        times = json.loads((results / "times.json").read_text())
    timed = {row.pop("case"): row for row in times.get("rows", ())}
    differences: dict[tuple[str, str], list[str]] = defaultdict(list)
    records, compared = [], 0
    for case, row in zip(cases, rows, strict=True):
        if case["function"] not in row["Kernel Name"]:
            raise SystemExit(f"{case['case']} was launched, {row['Kernel Name']} profiled")
        measured = {name: float(row[name].replace(",", "")) for name in COMPARED + RECORDED if row.get(name)}
        counters = case["counters"] or {}
        record = {key: case.get(key) for key in ("case", "function", "grid", "block", "shared", "gemm")} | {
            "dtypes": {each["role"]: each["dtype"] for each in case["arguments"] if "role" in each},
            "rooftile": [counters.get(name) for name in COMPARED],
            "compared": [measured.get(name) for name in COMPARED],
            "recorded": [measured.get(name) for name in RECORDED],
            "time": timed.get(case["case"]),
        }
        records.append(record)
        for name in COMPARED:
            ours, theirs = counters.get(name), measured.get(name)
            if ours is None or theirs is None or (name.startswith("launch__") and patterns):
                continue
            compared += 1
            if not _agree(name, ours, theirs, counters):
                differences[case["group"], name].append(f"{case['case']}: rooftile {ours:,.10g}, GPU {theirs:,.10g}")
    for (group, name), lines in differences.items():
        print(f"\n{group}  {name}: {len(lines)} differ")
        for line in lines[:12]:
            print("   ", line)
    result = HERE / "results" / f"gpu-{'patterns' if patterns else unseen or 'counters'}-h200.json"
    result.parent.mkdir(exist_ok=True)
    about = {
        "device": rows[0].get("device__attribute_display_name", times.get("device")),
        "times": {key: value for key, value in times.items() if key != "rows"},
        "compared": COMPARED,
        "recorded": RECORDED,
    }
    text = ",\n".join(json.dumps(record) for record in records)
    result.write_text(f'{{"about": {json.dumps(about)},\n"cases": [\n{text}\n]}}\n')
    count = sum(map(len, differences.values()))
    print(f"\n{len(cases)} launches, {compared} counters compared, {count} differ; {result}")
    return 1 if count else 0


def _agree(name: str, ours: float, theirs: float, counters: dict[str, float]) -> bool:
    """Whether a count is the hardware's: exactly, but for what is known of the metric's noise and rounding."""
    if name == "launch__waves_per_multiprocessor":
        return abs(ours - theirs) <= 0.005 + 1e-9  # ncu prints two decimals
    if "pipe_lsu_mem_shared" in name or "wavefronts_mem_shared" in name:
        operation = name.removesuffix(".sum")[-2:]
        wavefronts = counters[f"l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{operation}.sum"]
        return 0 <= theirs - ours <= NOISE[operation] * wavefronts
    return ours == theirs


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("prepare", "metrics", "launch", "time", "sanitize", "compare"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--results", type=Path, help="where ncu.csv and times.json are; default: the folder")
    parser.add_argument("--only", default="", help="launch only the cases whose name contains this")
    parser.add_argument("--patterns", action="store_true", help="prepare, launch, compare: the address patterns too")
    parser.add_argument(
        "--unseen", nargs="?", const="unseen", choices=LISTS,
        help="prepare, metrics, compare: launches never fitted to",
    )  # fmt: skip
    parser.add_argument("--limit", type=int, default=LIMIT, help="prepare: multiply-adds executed on the CPU at most")
    parser.add_argument("--seconds", type=float, default=0.2, help="time: for each case, default 0.2")
    parser.add_argument("--no-poison", action="store_true", help="sanitize: leave C uninitialised, for initcheck")
    options = parser.parse_args()
    results = options.results or options.folder
    if options.step == "prepare":
        prepare(options.folder, options.limit, options.patterns, options.unseen)
        return 0
    if options.step == "metrics":
        print(",".join(UNSEEN) if options.unseen else metrics())
        return 0
    if options.step == "compare":
        return compare(options.folder, results, options.patterns, options.unseen)
    import gpu_launch

    if options.step == "launch":
        wrong = gpu_launch.profile(options.folder, "patterns" if options.patterns else "measure", options.only)
    elif options.step == "time":
        wrong = gpu_launch.measure(options.folder, options.only, options.seconds, results / "times.json")
    else:
        wrong = gpu_launch.sanitize(options.folder, options.only, not options.no_poison)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
