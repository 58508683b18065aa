"""What a GPU makes of matrix instructions: sums bit by bit, where elements of fragments lie, wavefronts.

The machine with the GPU needs NumPy and CuPy but not rooftile; this one needs no GPU:

    python benchmarks/gpu_matrices.py prepare DIR    # cubins
    ...                                              # on the GPU: the two commands that it prints
    python benchmarks/gpu_matrices.py record DIR     # writes benchmarks/results/matrix-h200.json
"""

from __future__ import annotations

import argparse
import hashlib
import json
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from common import profiled
from matrix_cases import FRAGMENT_HEADER, Form, forms, fragments, launched, patterns

HERE = Path(__file__).parent
WAVEFRONTS = "l1tex__data_pipe_lsu_wavefronts_mem_shared_op_{}.sum"
CONFLICTS = "l1tex__data_bank_conflicts_pipe_lsu_mem_shared_op_{}.sum"
TENSOR = tuple(f"sm__inst_executed_pipe_tensor{suffix}.sum" for suffix in ("", "_op_hmma", "_op_imma", "_op_dmma"))
PROFILED_WARPS = 8
FILL_STORES = 128
"""Stores with which the kernels that store matrices clear their tile first."""


def prepare(folder: Path) -> None:
    """Write cubins, and print the commands for the machine with the GPU."""
    from rooftile.compile import compile_kernel, load_source

    folder.mkdir(parents=True, exist_ok=True)
    texts = {
        "products": "".join(form.cuda for form in forms()),
        "fragments": FRAGMENT_HEADER + "".join(fragment.cuda for fragment in fragments()),
        "moves": (HERE / "micro" / "matrix_moves.cu").read_text(),
    }
    for name, text in texts.items():
        path = folder / f"{name}.cu"
        path.write_text(text)
        first = text.split("__global__ void ")[-1].split("(")[0]
        (folder / f"{name}.cubin").write_bytes(compile_kernel(load_source(path), first, arch="sm_90").cubin or b"")
    metrics = ",".join((*(m.format(op) for m in (WAVEFRONTS, CONFLICTS) for op in ("ld", "st")), *TENSOR))
    me = f"python3 benchmarks/{Path(__file__).name}"
    print(f"{me} run {folder} --results $OUT")
    print("ncu --csv --page raw --print-units base --clock-control none --profile-from-start off "
          f"--metrics {metrics} --log-file $OUT/ncu.csv {me} profile {folder}")  # fmt: skip


def run(folder: Path, results: Path) -> None:
    """On the GPU: the outputs of everything."""
    import cupy

    products = cupy.RawModule(path=str(folder / "products.cubin"))
    outputs: dict[str, npt.NDArray[Any]] = {}
    for form in forms():
        outputs[form.name] = _multiply(cupy, products, form, form.cases)
    loads = cupy.RawModule(path=str(folder / "fragments.cubin"))
    for fragment in fragments():
        numbered = fragment.numbered()
        out = cupy.full((64, 32), 255, numbered.dtype)
        loads.get_function(fragment.name)((1,), (32,), (cupy.asarray(numbered), out, np.int32(fragment.ld)))
        outputs[fragment.name] = out.get()
    np.savez_compressed(results / "matrices.npz", **outputs)
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    about = {"device": device, "cuda_driver_version": cupy.cuda.runtime.driverGetVersion(), "date": str(date.today())}
    (results / "about.json").write_text(json.dumps(about))


def profile(folder: Path) -> None:
    """On the GPU, under ncu: each move with its patterns, and each product once."""
    import cupy

    moves, products = (cupy.RawModule(path=str(folder / f"{name}.cubin")) for name in ("moves", "products"))
    rows = {name: cupy.asarray(each) for name, each in patterns().items()}
    cupy.cuda.profiler.start()
    for kernel, name in launched():
        moves.get_function(kernel)((1,), (32,), (rows[name], cupy.zeros(4096, np.uint32)))
    for form in forms():
        _multiply(cupy, products, form, PROFILED_WARPS)
    cupy.cuda.profiler.stop()


def _multiply(cupy: Any, module: Any, form: Form, cases: int) -> npt.NDArray[Any]:
    operands = [cupy.asarray(each) for each in form.inputs(cases)]
    out = cupy.zeros((cases, form.registers[3], 32), operands[0].dtype)
    module.get_function(form.name)((cases,), (32,), (*operands, out))
    return np.asarray(out.get())


def digest(form: Form, output: npt.NDArray[Any]) -> str:
    """Of D's bits; of doubles every NaN is one."""
    if form.a == "f64":
        output = np.where(np.isnan(output.view(np.float64)), np.uint64(0x7FF8000000000000), output)
    return hashlib.sha256(np.ascontiguousarray(output).tobytes()).hexdigest()


def record(results: Path) -> None:
    """Write what the GPU gave."""
    counted = profiled(results / "ncu.csv")
    outputs = np.load(results / "matrices.npz")
    moves, products = [], []
    for row, (kernel, name) in zip(counted, launched(), strict=False):
        operation = "st" if kernel.startswith("store") else "ld"
        own = FILL_STORES if operation == "st" else 0
        wavefronts = _number(row, WAVEFRONTS.format(operation)) - own
        moves.append({"kernel": kernel, "pattern": name, "wavefronts": wavefronts,
                      "conflicts": _number(row, CONFLICTS.format(operation))})  # fmt: skip
    for row, form in zip(counted[len(moves) :], forms(), strict=True):
        each = [_number(row, metric) // PROFILED_WARPS for metric in TENSOR]
        products.append({"form": form.name, "sha256": digest(form, outputs[form.name]), "instructions": each})
    places = [{"name": f.name, "elements": outputs[f.name][: f.elements].tolist()} for f in fragments()]
    parts = {"moves": moves, "products": products, "fragments": places}
    about = json.loads((results / "about.json").read_text()) | {"instructions": TENSOR}
    lines = [f'"about": {json.dumps(about)}']
    lines += [f'"{name}": [\n' + ",\n".join(map(json.dumps, rows)) + "\n]" for name, rows in parts.items()]
    (HERE / "results" / "matrix-h200.json").write_text("{" + ",\n".join(lines) + "}\n")


def _number(row: dict[str, str], metric: str) -> int:
    return round(float(row[metric].replace(",", "")))


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("step", choices=("prepare", "run", "profile", "record"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("--results", type=Path)
    options = parser.parse_args()
    if options.step == "prepare":
        prepare(options.folder)
    elif options.step == "run":
        run(options.folder, options.results or options.folder)
    elif options.step == "profile":
        profile(options.folder)
    else:
        record(options.results or options.folder)


if __name__ == "__main__":
    main()
