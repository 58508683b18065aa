"""Check rooftile's counts against a GPU's hardware counters, launch by launch.

Three steps, since the machine with the GPU need not have rooftile installed, nor this one a GPU:

    python benchmarks/gpu_counters.py prepare DIR            # cubins, launches and rooftile's own counts
    ncu ... python benchmarks/gpu_counters.py launch DIR     # on the GPU (needs CuPy); the exact ncu call is printed by prepare
    python benchmarks/gpu_counters.py compare DIR            # reads DIR/ncu.csv, prints a table, writes benchmarks/results/

Cases: every rung of the ladder at several shapes and tiles, and single warp instructions of each width with regular and random
address patterns (``micro/access_patterns.cu``), which settle the counting rules themselves.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
from collections import defaultdict
from datetime import date
from pathlib import Path

import numpy as np

HERE = Path(__file__).parent
LANES = 32

GLOBAL, SHARED = "l1tex__t_{}_pipe_lsu_mem_global_op_{}.sum", "l1tex__data_{}_pipe_lsu_mem_shared_op_{}.sum"
COMPARED = (
    *(GLOBAL.format(what, op) for op in ("ld", "st") for what in ("requests", "sectors")),
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_ld.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_st.sum",
    *(SHARED.format("bank_conflicts", op) for op in ("ld", "st")),
    "smsp__sass_thread_inst_executed_op_ffma_pred_on.sum",
    "smsp__sass_inst_executed_op_shared_ld.sum",
    "smsp__sass_inst_executed_op_global_ld.sum",
    "launch__registers_per_thread",
    "launch__waves_per_multiprocessor",
    "launch__occupancy_limit_registers",
    "launch__occupancy_limit_shared_mem",
    "launch__occupancy_limit_warps",
    "launch__occupancy_limit_blocks",
)
RECORDED = (
    "l1tex__data_pipe_lsu_wavefronts.sum",
    "l1tex__data_pipe_lsu_wavefronts_mem_shared.sum",
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
)

LADDER = {
    "naive": [{}],
    "naive_uncoalesced": [{}],
    "tiled": [{"T": 16}, {"T": 32}],
    "tiled_transposed": [{"T": 16}, {"T": 32}],
    "coarsened": [{"T": 32, "W": 2}],
    "register_tiled": [{}],
    "vectorized": [{}],
    "warp_tiled": [{}],
}
SHAPES = [(1024, 1024, 1024), (1000, 777, 513), (100, 77, 33), (17, 1, 300), (512, 2048, 256)]


def patterns(limit: int) -> dict[str, np.ndarray]:
    """Lane-to-element index tables by name, every entry below ``limit``; -1 marks an inactive lane."""
    lane = np.arange(LANES)
    table = {f"stride {s}": lane * s for s in (0, 1, 2, 3, 4, 5, 8, 16, 17, 31, 32)}
    table |= {f"lane/{d}": lane // d for d in (2, 4, 8, 16)} | {f"lane%{d}": lane % d for d in (2, 4, 8, 16)}
    table["reversed"] = lane[::-1]
    table["offset 1"] = lane + 1
    table["offset 3"] = lane + 3
    table["quarters 0=2 1=3"] = lane % 16
    table["quarters 1=2"] = np.concatenate([lane[:8], lane[8:16], lane[8:16], lane[16:24]])
    table["quarters 0=1 2=3"] = lane % 8 + 8 * (lane // 16)
    table["quarters 0=1 rotated"] = np.concatenate([lane[:8], np.roll(lane[:8], 3), lane[8:16], np.roll(lane[8:16], 1)])
    table["quarter 1 within 0"] = np.concatenate([lane[:8], np.zeros(8, int), lane[8:16], np.full(8, 8)])
    table["halves same"] = lane % 16
    table["halves rotated"] = np.concatenate([lane[:16], np.roll(lane[:16], 5)])
    table["transposed tile"] = lane % 4 * 8 + lane // 4
    for name, mask in {
        "none": lane < 0, "one": lane == 5, "even": lane % 2 == 0, "low half": lane < 16, "high half": lane >= 16,
        "quarter 2": lane // 8 == 2, "quarters 0 3": (lane // 8) % 3 == 0,
    }.items():  # fmt: skip
        for base in ("stride 1", "stride 0", "stride 2"):
            table[f"{base}, lanes {name}"] = np.where(mask, table[base], -1)
    rng = np.random.default_rng(1)
    for bound in (2, 4, 8, 16, 32, 64, 128, 512, 1024):
        for number in range(4):
            index = rng.integers(0, bound, LANES)
            if number % 2:
                index = np.where(rng.random(LANES) < 0.6, index, -1)
            table[f"random {bound} {number}"] = index
    return {name: index for name, index in table.items() if index.max() < limit}


def prepare(folder: Path) -> None:
    """Write cubins, ``cases.json`` (launches and rooftile's counters) and print the call to make on the GPU."""
    import rooftile
    from rooftile.bind import bind
    from rooftile.compile import compile_kernel, load_source
    from rooftile.core.call import BufferArgument, Call
    from rooftile.core.problem import Gemm, Launch
    from rooftile.kernels.catalog import find
    from rooftile.model import counters
    from rooftile.ptx import load
    from rooftile.simt import execute

    folder.mkdir(parents=True, exist_ok=True)
    cases: list[dict[str, object]] = []
    source = load_source(HERE / "micro" / "access_patterns.cu")
    for kernel in [
        line.split("(")[1].split(",")[0] for line in source.text.splitlines() if line[:7] in ("GLOBAL(", "SHARED(")
    ]:
        compiled = compile_kernel(source, kernel, arch="sm_90", defines={})
        (folder / f"{kernel}.cubin").write_bytes(compiled.cubin or b"")
        program = load(compiled)
        width = int(kernel.rsplit("_", 1)[1])
        for name, index in patterns(16384 // width).items():
            arguments = tuple(
                BufferArgument(p.name or f"arg{i}", role, data, output=role != "index")
                for i, (p, role, data) in enumerate(
                    zip(
                        compiled.signature.parameters,
                        ("index", "data", "out"),
                        (index.astype(np.int32), np.zeros(1 << 16, np.float32), np.zeros(LANES, np.float32)),
                        strict=True,
                    )
                )
            )
            call = Call(Gemm(1, 1, 1), Launch((1, 1, 1), (LANES, 1, 1)), arguments)
            counts = execute(program, call, threads=1).counts
            cases.append(
                {
                    "case": f"{kernel}: {name}", "group": kernel, "cubin": f"{kernel}.cubin", "entry": compiled.signature.entry,
                    "grid": [1, 1, 1], "block": [LANES, 1, 1], "shared": 0, "index": index.tolist(),
                    "counters": counters(counts, None, None),
                }
            )  # fmt: skip
    for kernel, variants in LADDER.items():
        for defines in variants:
            manifest = find(kernel)
            tag = "_".join([kernel, *(f"{k}{v}" for k, v in defines.items())])
            for shape in SHAPES:
                result = rooftile.explain(kernel, M=shape[0], N=shape[1], K=shape[2], gpu="h200", defines=defines)
                compiled = compile_kernel(
                    manifest.source,
                    kernel,
                    arch="sm_90",
                    defines={k: str(v) for k, v in {**manifest.parameters, **defines}.items()},
                )
                (folder / f"{tag}.cubin").write_bytes(compiled.cubin or b"")
                cases.append(
                    {
                        "case": f"{tag} {'x'.join(map(str, shape))}", "group": tag, "cubin": f"{tag}.cubin",
                        "entry": compiled.signature.entry, "grid": result.launch.grid, "block": result.launch.block,
                        "shared": result.launch.dynamic_shared_bytes, "gemm": shape, "counters": result.counters,
                    }
                )  # fmt: skip
    (folder / "cases.json").write_text(json.dumps(cases))
    print(f"{len(cases)} launches in {folder}; on the GPU:")
    print(
        f"ncu --csv --page raw --print-units base --clock-control none --metrics {','.join(COMPARED + RECORDED)} "
        f"--log-file {folder}/ncu.csv python3 {Path(__file__).name} launch {folder}"
    )


def launch(folder: Path, only: str) -> None:
    """Launch every case once, in order; check the ladder's results against float64 and print failures."""
    import cupy

    modules: dict[str, object] = {}
    for case in json.loads((folder / "cases.json").read_text()):
        if only not in case["case"]:
            continue
        module = modules.setdefault(case["cubin"], cupy.RawModule(path=str(folder / case["cubin"])))
        kernel = module.get_function(case["entry"])
        if "index" in case:
            index = cupy.asarray(np.array(case["index"], np.int32))
            data, out = (cupy.asarray(np.zeros(n, np.float32)) for n in (1 << 16, LANES))
            kernel(tuple(case["grid"]), tuple(case["block"]), (index, data, out))
            continue
        m, n, k = case["gemm"]
        rng = np.random.default_rng(0)
        a, b = (rng.standard_normal(shape, np.float32) for shape in ((m, k), (k, n)))
        c = cupy.asarray(np.full((m, n), np.nan, np.float32))
        arguments = (cupy.asarray(a), cupy.asarray(b), c, np.int32(m), np.int32(n), np.int32(k))
        kernel(tuple(case["grid"]), tuple(case["block"]), arguments, shared_mem=case["shared"])
        a, b = a.astype(np.float64), b.astype(np.float64)
        error = np.abs(c.get() - a @ b).max() / np.sqrt(k)
        if not error < 1e-5:
            print(f"WRONG {case['case']}: {error}")
    cupy.cuda.Device().synchronize()


def compare(folder: Path) -> int:
    """Print where rooftile and the hardware differ; write all rows to ``benchmarks/results/gpu-counters.json``."""
    cases = json.loads((folder / "cases.json").read_text())
    text = (folder / "ncu.csv").read_text().splitlines()
    start = next(i for i, line in enumerate(text) if line.startswith('"ID"'))
    rows = list(csv.DictReader(text[start:]))[1:]  # the row after the header holds units
    assert len(rows) == len(cases), f"{len(rows)} profiled launches, {len(cases)} cases"
    number = lambda text: float(text.replace(",", "")) if text not in ("", None) else None  # noqa: E731
    differences: dict[tuple[str, str], list[str]] = defaultdict(list)
    records = []
    for case, row in zip(cases, rows, strict=True):
        measured = {name: number(row[name]) for name in COMPARED + RECORDED if row.get(name) not in (None, "")}
        records.append({key: case[key] for key in ("case", "grid", "block", "counters")} | {"measured": measured})
        for name in COMPARED:
            ours, theirs = case["counters"].get(name), measured.get(name)
            if ours is None or theirs is None or (name.startswith("launch__") and "index" in case):
                continue
            if abs(ours - theirs) > 0.005 * abs(theirs) + 1e-9:
                differences[case["group"], name].append(f"{case['case']}: rooftile {ours:,.10g}, GPU {theirs:,.10g}")
    for (group, name), lines in differences.items():
        print(f"\n{group}  {name}: {len(lines)} differ")
        for line in lines[:12]:
            print("   ", line)
    result = HERE / "results" / "gpu-counters-h200.json"
    result.parent.mkdir(exist_ok=True)
    result.write_text(
        json.dumps({"device": "NVIDIA H200", "date": str(date.today()), "cases": records}, indent=1) + "\n"
    )
    print(f"\n{len(cases)} launches, {sum(map(len, differences.values()))} differences beyond 0.5 %; {result}")
    return 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("step", choices=("prepare", "launch", "compare"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="launch only the cases whose name contains this")
    options = parser.parse_args()
    if options.step == "launch":
        launch(options.folder, options.only)
        return 0
    return {"prepare": prepare, "compare": compare}[options.step](options.folder) or 0


if __name__ == "__main__":
    sys.exit(main())
