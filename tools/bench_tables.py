"""Write what `rooftile bench` measured on an H200 into README.md and docs/benchmarks.md, as tables and sentences.

From benchmarks/results/ladder-h200.json and shapes-h200.json, which the command itself wrote with --json, and from what
benchmarks/webgpu.py and benchmarks/tensor_cores.py wrote, webgpu-h200.json and tensor-cores-h200.json.

python tools/bench_tables.py           # rewrite
python tools/bench_tables.py --check   # exit 1 if the documents are not what this would write
"""

from __future__ import annotations

import argparse
import json
import re
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import exp, log
from pathlib import Path
from statistics import median
from textwrap import fill
from typing import Any

from rooftile.kernels import find
from rooftile.kernels.measured import source_digest

ROOT = Path(__file__).parent.parent
RESULTS = ROOT / "benchmarks" / "results"
LADDER, SHAPES, WEBGPU = (RESULTS / f"{name}-h200.json" for name in ("ladder", "shapes", "webgpu"))
SIMT, TENSOR = RESULTS / "simt-h200.json", RESULTS / "tensor-cores-h200.json"
DOCUMENTS = (ROOT / "README.md", ROOT / "docs" / "benchmarks.md", ROOT / "docs" / "wgsl.md")
MARKS = re.compile(r"(<!-- (bench-[a-z]+): written by tools/bench_tables\.py -->\n).*?(<!-- /\2 -->)", re.DOTALL)
EDITED = " (*)"
"""Behind a rung whose time is of an earlier text."""
CLOSE = 0.995
"""As fast as the reference, within half a per cent."""

Row = dict[str, Any]


def rows_of(place: Path) -> list[Row]:
    """A result's rows."""
    found: list[Row] = json.loads(place.read_text())["rows"]
    return found


def by_problem(rows: Sequence[Row]) -> Iterator[list[Row]]:
    """Rows that were timed in turn with each other."""
    groups: dict[str, list[Row]] = {}
    for row in rows:
        key = json.dumps([row[name] for name in ("elements", "problem", "batch", "layout", "mode", "l2")])
        groups.setdefault(key, []).append(row)
    yield from groups.values()


def name_of(row: Row) -> str:
    """The kernel, without its problem."""
    return str(row["case"]).partition(" ")[0]


def size_of(row: Row) -> str:
    """``4096³``, ``16 x 4096 x 4096``, ``8 of 1024³ NT``."""
    m, n, k = row["problem"]
    size = f"{m:,}³" if m == n == k else f"{m:,} x {n:,} x {k:,}"
    many = f"{row['batch']} of {size}" if row["batch"] > 1 else size
    return many if row["layout"] == "NN" else f"{many} {row['layout']}"


def interval(value: Row | None) -> str:
    """``1.02 (1.01 to 1.03)``."""
    return "" if value is None else f"{value['median']:.3f} ({value['low']:.3f} to {value['high']:.3f})"


def duration(seconds: float) -> str:
    """To three digits: ``2.68 ms``, ``184 us``."""
    scaled, unit = (seconds * 1e3, "ms") if seconds >= 1e-3 else (seconds * 1e6, "us")
    return f"{scaled:.3g} {unit}" if scaled < 1000 else f"{scaled:,.0f} {unit}"


def ladders() -> str:
    """A table for each problem of the ladder."""
    parts = []
    for group in by_problem(rows_of(LADDER)):
        first = group[0]
        predicted = any(row["seconds_predicted"] is not None for row in group)
        parts += [
            f"### {first['elements']}, {size_of(first)}, {'loops' if first['mode'] == 'sustained' else 'bursts'}",
            "",
            f"| kernel | what it brings | time | TFLOP/s | x {first['reference']} | x the rung before |"
            + (" model | its error |" if predicted else ""),
            "|---|---|--:|--:|--:|--:|" + ("--:|--:|" if predicted else ""),
        ]
        for row in group:
            name = name_of(row)
            brings = find(name).title if row["role"] == "rung" else "reference"
            cells = [f"`{name}`{EDITED * edited(row)}", brings, duration(row["seconds_median"]), f"{row['tflops']:.4g}",
                     interval(row["versus_reference"]), interval(row["versus_previous"])]  # fmt: skip
            if predicted:
                cells += _model(row)
            parts.append(f"| {' | '.join(cells)} |")
        parts += ["", _health(first), *_as_they_are_now(group), ""]
    return "\n".join([*parts, _about(LADDER)])


def edited(row: Row) -> bool:
    """Whether a rung's text or its tiles have changed since it was measured."""
    if row["role"] != "rung":
        return False
    manifest = find(name_of(row))
    now = (source_digest(manifest.source), manifest.configure(manifest.macros_of(row["elements"])))
    return now != (row["source"], row["parameters"])


def _as_they_are_now(rows: Iterable[Row]) -> list[str]:
    """A footnote on the rungs that were edited since, if any, with what the other benchmark has of them.

    That one is of float32 in bursts only.
    """
    older = [row for row in rows if edited(row)]
    if not older:
        return []
    comparable = {row["case"]: row for row in older if (row["elements"], row["mode"]) == ("float32", "burst")}
    newer = [
        f"`{name_of(each)}`, float32, {size_of(comparable[each['case']])}: {each['tflops']:.1f} TFLOP/s, "
        f"{each['times_cublas']:.3f} times cuBLAS (at least {each['times_cublas_lower_95']:.3f})"
        for each in rows_of(SIMT)
        if each["case"] in comparable
    ]
    return [
        f"{EDITED.strip()} edited since" + (f"; now {'; '.join(newer)} (`{SIMT.relative_to(ROOT)}`)." if newer else ".")
    ]


def _model(row: Row) -> list[str]:
    if row["seconds_predicted"] is None:
        return ["", ""]
    return [duration(row["seconds_predicted"]), f"{100 * row['model_error']:+.0f} %"]


def _health(row: Row) -> str:
    health = row["health"]
    if health is None:
        return "Clock and power were not read."
    return (
        f"SM clock {health['lowest_clock'] / 1e6:,.0f} to {health['highest_clock'] / 1e6:,.0f} MHz, median "
        f"{health['median_clock'] / 1e6:,.0f}; {health['median_power']:.0f} W."
    )


def compiled_by(versions: Mapping[str, str], rows: Iterable[Row]) -> str:
    """The version of NVRTC that most rungs of ``rows`` were compiled by, and the rungs that were by another.

    A result that was measured in parts says ``13.5.37; 13.0.88: wgmma``: the first compiled all that is not named.
    """
    usual, *others = versions["nvidia-cuda-nvrtc"].split("; ")
    parted = [each.partition(": ") for each in others]
    other = {name: version for version, _, names in parted for name in names.split(", ")}
    kernels: dict[str, list[str]] = {}
    for name in dict.fromkeys(name_of(row) for row in rows if row["role"] == "rung"):
        kernels.setdefault(other.get(name, usual), []).append(f"`{name}`")
    most = max(kernels, key=lambda version: len(kernels[version]), default=usual)
    rest = [f"{', '.join(names)} by {version}" for version, names in kernels.items() if version != most]
    return f"{most} ({'; '.join(rest)})" if rest else most


def _about(place: Path) -> str:
    told = json.loads(place.read_text())
    versions = {**told["versions"], "nvidia-cuda-nvrtc": compiled_by(told["versions"], told["rows"])}
    packages = ", ".join(f"{name} {number}" for name, number in versions.items())
    missing = "; ".join(told["missing"])
    text = f"`{place.relative_to(ROOT)}`, {told['device']}, {told['date']}; {packages}; {told['conditions']}."
    return _paragraph(f"{text} Missing: {missing}." if missing else text)


def shapes() -> str:
    """Every shape: rooftile.matmul beside the best of the references."""
    lines = [
        "| shape | elements | `rooftile.matmul` | TFLOP/s | x the best reference | which that is | cuBLAS | padded "
        "| cublasLt, tuned |",
        "|---|---|--:|--:|--:|---|--:|--:|--:|",
    ]
    for group in by_problem(rows_of(SHAPES)):
        own = next(row for row in group if row["role"] == "matmul")
        times = {name_of(row): duration(row["seconds_median"]) for row in group}
        cells = [size_of(own), own["elements"], duration(own["seconds_median"]), f"{own['tflops']:.4g}",
                 interval(own["versus_reference"]), own["reference"] or "",
                 *(times.get(name, "") for name in ("cublas", "cublas_padded", "cublaslt_autotuned"))]  # fmt: skip
        if own["mode"] == "burst":
            lines.append(f"| {' | '.join(cells)} |")
    return "\n".join([*lines, "", _tally(), "", _about(SHAPES)])


def _tally() -> str:
    """How many shapes are won, by type of elements, with the best and the worst."""
    found = []
    rows = [row for row in rows_of(SHAPES) if row["role"] == "matmul" and row["mode"] == "burst"]
    for elements in dict.fromkeys(row["elements"] for row in rows):
        own = [row for row in rows if row["elements"] == elements and row["versus_reference"] is not None]
        low = [row["versus_reference"]["low"] for row in own]
        won, level = sum(value > 1 for value in low), sum(CLOSE <= value <= 1 for value in low)
        mean = exp(sum(map(log, low)) / len(low))
        best, worst = (choose(own, key=lambda row: row["versus_reference"]["low"]) for choose in (max, min))
        older = {f"`{name_of(row)}`" for row in rows_of(LADDER) if row["elements"] == elements and edited(row)}
        found.append(
            f"{elements}: faster than the best reference on {won} of {len(own)} shapes, level within half a per cent "
            f"on {level}; geometric mean of the lower bounds {mean:.3f}; best {best['versus_reference']['low']:.2f} "
            f"({size_of(best)}), worst {worst['versus_reference']['low']:.2f} ({size_of(worst)})."
            + (f" Measured with the ladder, before edits of {' and '.join(sorted(older))}." if older else "")
        )
    return "\n".join(_paragraph(f"- {each}") for each in found)


def summary() -> str:
    """For the README: the ladders' tops beside the best reference, and the model's error on the ladder."""
    lines = [
        "| elements | size | kernel | TFLOP/s | best reference | times as fast (95 %) | NVML's clock, power |",
        "|---|---|---|--:|--:|--:|---|",
    ]
    rows, tops = rows_of(LADDER), []
    for group in by_problem(rows):
        rungs = [row for row in group if row["role"] == "rung"]
        top = min(rungs, key=lambda row: row["seconds_median"])
        if top["mode"] != "burst" or top["reference"] is None:
            continue
        tops.append(top)
        reference = next(row for row in group if name_of(row) == top["reference"])
        health = top["health"]
        state = "" if health is None else f"{health['median_clock'] / 1e6:,.0f} MHz, {health['median_power']:.0f} W"
        lines.append(
            f"| {top['elements']} | {size_of(top)} | `{name_of(top)}`{EDITED * edited(top)} | {top['tflops']:.4g} "
            f"| {name_of(reference)} {reference['tflops']:.4g} | {interval(top['versus_reference'])} | {state} |"
        )
    told = json.loads(LADDER.read_text())
    errors = [abs(row["model_error"]) for row in rows if row["model_error"] is not None and row["mode"] == "burst"]
    model = (
        f" Of {len(errors)} rungs that were predicted too the model was off by {100 * median(errors):.0f} % (median), "
        f"at most {100 * max(errors):.0f} %."
        if errors
        else ""
    )
    text = (
        f"Measured on an {told['device']}, {told['date']}, in bursts, kernels compiled by NVRTC "
        f"{compiled_by(told['versions'], tops)}; ratios of rounds in turn. Every rung, every shape and how it was "
        f"measured: [docs/benchmarks.md](docs/benchmarks.md).{model}"
    )
    text += "".join(f" {note}" for note in _as_they_are_now(row for row in rows if row["mode"] == "burst"))
    matmul = "`rooftile.matmul`, which takes other tiles where those are better, shape by shape:"
    return "\n".join([*lines, "", _paragraph(text), "", _paragraph(matmul), "", _tally()])


def webgpu() -> str:
    """A table for each implementation of WebGPU: what each rung reached at each size, and what the model gives it."""
    told = json.loads(WEBGPU.read_text())
    parts = []
    for implementation, title in (("wgpudawn", "Dawn"), ("wgpu", "wgpu-native (naga)")):
        rows = [row for row in told["rows"] if row["implementation"] == implementation]
        sizes = sorted({row["shape"][0] for row in rows})
        heads = [f"{size:,}³: TFLOP/s | x cuBLAS | model's error" for size in sizes]
        parts += [f"### {title}", "", f"| kernel | what it brings | {' | '.join(heads)} |",
                  f"|---|---|{'--:|--:|--:|' * len(sizes)}"]  # fmt: skip
        for kernel in dict.fromkeys(row["kernel"] for row in rows):
            rung = kernel.startswith("wgsl/")
            cells = [f"`{kernel}`", find(kernel).title if rung else "" if kernel.startswith("matmul") else "reference"]
            for size in sizes:
                row: Row = next((r for r in rows if r["kernel"] == kernel and r["shape"][0] == size), {})
                ratio, error = row.get("times_cublas"), row.get("model_error")
                cells += [f"{row['tflops']:.4g}" if row else "", "" if ratio is None else f"{ratio:.3f}",
                          "" if error is None else f"{100 * error:+.0f} %"]  # fmt: skip
            parts.append(f"| {' | '.join(cells)} |")
        parts.append("")
    packages = ", ".join(f"{name} {number}" for name, number in told["versions"].items())
    text = (
        f"`{WEBGPU.relative_to(ROOT)}`, {'; '.join(told['adapters'])}; {told['date']}; {packages}; medians of launches "
        "that follow each other, by timestamp queries, in turn with cuBLAS, A and B in L2 as far as they fit; ratios "
        "of one round. The model's times are of the machine code that NVRTC makes of the kernel, not the driver."
    )
    return "\n".join([*parts, _paragraph(text)])


def tensor() -> str:
    """What rooftile.matmul reaches on tensor cores in bursts and loops, and what each of wgmma's techniques brings."""
    told = json.loads(TENSOR.read_text())
    rows, sizes = told["rows"], sorted({_side(row) for row in told["rows"]})

    def cell(name: str, element: str, kind: str, size: int) -> str:
        key = (name, element, kind, size)
        row = next((r for r in rows if (name_of(r), r["element"], r["kind"], _side(r)) == key), None)
        if row is None:
            return ""
        return f"{row['times_best']:.3f} ({row['times_best_lower_95']:.3f}), {row['tflops']:.0f}"

    def table(head: str, named: Iterable[tuple[str, str, str, str]]) -> list[str]:
        lines = [f"| {head} | {' | '.join(f'{size:,}³' for size in sizes)} |", f"|---|{'--:|' * len(sizes)}"]
        for label, *key in named:
            cells = [cell(*key, size) for size in sizes]
            if any(cells):
                lines.append(f"| {label} | {' | '.join(cells)} |")
        return [*lines, ""]

    elements = dict.fromkeys(row["element"] for row in rows)
    kinds = (("burst", "bursts"), ("sustained", "loops"))
    own = [(f"{element}, {text}", "rooftile.matmul", element, kind) for element in elements for kind, text in kinds]
    parts = [
        (f"`{name}`, {element}: {shows}", name, element, "burst")
        for name, shows in told["shows"].items()
        for element in elements
    ]
    packages = ", ".join(f"{name} {told[name]}" for name in ("nvidia-cuda-nvrtc", "nvidia-cublas", "nvmath-python"))
    text = (
        f"Times as fast as the better of cuBLAS and cublasLt's fastest algorithm, the lower bound at 95 % in brackets, "
        f"and TFLOP/s. `{TENSOR.relative_to(ROOT)}`, {told['device']}, {told['date']}; {packages}."
    )
    return "\n".join([*table("`rooftile.matmul`", own), *table("`wgmma`, bursts", parts), _paragraph(text)])


def _side(row: Row) -> int:
    return int(row["case"].rpartition("x")[2])


def _paragraph(text: str) -> str:
    return fill(text, 120, break_long_words=False, break_on_hyphens=False)


WRITTEN = {
    "bench-ladders": ladders,
    "bench-shapes": shapes,
    "bench-summary": summary,
    "bench-tensor": tensor,
    "bench-webgpu": webgpu,
}


def main(argv: Sequence[str] | None = None) -> int:
    """Write or check the documents."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args(argv).check
    for place in DOCUMENTS:
        old = place.read_text()
        new = MARKS.sub(lambda match: f"{match[1]}{WRITTEN[match[2]]()}\n{match[3]}", old)
        if check and new != old:
            return 1
        if not check:
            place.write_text(new)
    return 0


if __name__ == "__main__":
    sys.exit(main())
