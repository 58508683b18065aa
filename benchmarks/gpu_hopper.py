"""What an H200 makes of ``wgmma`` and of tensor copies: sums bit by bit, descriptors, boxes, whole kernels, counters.

The machine with the GPU needs NumPy and the driver (``libcuda``), not rooftile; this one needs no GPU:

    python benchmarks/gpu_hopper.py prepare DIR      # cubins, inputs, and what is executed here
    python benchmarks/gpu_hopper.py run DIR --results OUT                            # on the GPU
    ncu --csv --page raw --print-units base --metrics METRIC,... --log-file OUT/ncu.csv \
        python benchmarks/gpu_hopper.py profile DIR CASE...                          # on the GPU
    python benchmarks/gpu_hopper.py record DIR --results OUT    # writes benchmarks/results/hopper-h200.json
"""

from __future__ import annotations

import argparse
import ctypes
import gzip
import hashlib
import json
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from common import profiled
from hopper_cases import Case, copy_cases, product_cases, source

HERE = Path(__file__).parent
POISON = 0x7FF77FF7
"""What shared memory holds here that nothing has written."""

TYPES = {"u8": 0, "u16": 1, "u32": 2, "s32": 3, "u64": 4, "s64": 5, "f16": 6, "f32": 7, "f64": 8, "bf16": 9}
"""``CUtensorMapDataType``."""

FAILED = 9
"""Exit status of a process in which a case failed."""

_AT_ONCE = 8


def prepare(folder: Path) -> None:
    """Write cubins and cases, and what the executor makes of them."""
    from rooftile import ptx
    from rooftile.compile import compile_kernel, load_source

    folder.mkdir(parents=True, exist_ok=True)
    (folder / "products.cu").write_text(source())
    (folder / "copies.cu").write_text((HERE.parent / "tests/unit/simt/hopper.cu").read_text())
    cases = {"products": product_cases(), "copies": copy_cases()}
    expected: dict[str, Any] = {}
    for name, listed in cases.items():
        source_file = load_source(folder / f"{name}.cu")
        kernels = {}
        for kernel in dict.fromkeys(case.kernel for case in listed):
            compiled = compile_kernel(source_file, kernel, arch="sm_90a")
            kernels[kernel] = ptx.load(compiled)
            (folder / f"{name}.cubin").write_bytes(compiled.cubin or b"")
        for case in listed:
            expected[case.name] = executed(kernels[case.kernel], case)
    for path in sorted((HERE.parent / "tests/differential/kernels").glob("hopper_*.cu")):
        case, outputs, cubin = whole(path)
        cases[path.stem] = [case]
        (folder / f"{path.stem}.cubin").write_bytes(cubin)
        expected[case.name] = outputs
    (folder / "cases.pickle.gz").write_bytes(gzip.compress(pickle.dumps(cases)))
    np.savez_compressed(
        folder / "expected.npz", **{f"{n}:{i}": x for n, out in expected.items() for i, x in out.items()}
    )


def executed(kernel: Any, case: Case) -> dict[int, Any]:
    from rooftile.core.call import BufferArgument, Call, ScalarArgument, TensorLayout
    from rooftile.core.problem import Gemm, Launch
    from rooftile.simt import execute

    arguments: list[Any] = []
    for number, value in enumerate(case.arguments):
        if isinstance(value, np.ndarray):
            layout = TensorLayout(**case.maps[number]) if number in case.maps else None
            arguments.append(BufferArgument(f"a{number}", f"a{number}", value, output=True, tensor=layout))
        else:
            arguments.append(ScalarArgument(f"a{number}", value.dtype.name, value.item()))
    launch = Launch((*case.grid, 1), (case.block, 1, 1), case.shared)
    done = execute(kernel, Call(Gemm(1, 1, 1), launch, tuple(arguments)))
    return {number: done.outputs[f"a{number}"] for number in case.outputs}


def whole(path: Path) -> tuple[Case, dict[int, Any], bytes]:
    """A whole kernel with the launch that its comment gives, on random matrices and beyond the tiles' edges."""
    from dataclasses import asdict

    import rooftile.bind as bind
    from rooftile import ptx, simt
    from rooftile.compile import compile_kernel, load_source
    from rooftile.core.call import BufferArgument
    from rooftile.core.problem import Gemm

    compiled = compile_kernel(load_source(path), arch="sm_90")
    call = bind.bind(
        bind.Callee(compiled.signature, sites=compiled.launches), Gemm(400, 520, 328), inputs=bind.Inputs(seed=3)
    )
    done = simt.execute(ptx.load(compiled), call)
    arguments, maps, outputs = [], {}, {}
    for number, argument in enumerate(call.arguments):
        if isinstance(argument, BufferArgument):
            arguments.append(np.array(argument.data).view(f"u{argument.data.itemsize}"))
            if argument.tensor is not None:
                maps[number] = asdict(argument.tensor)
            if argument.output:
                outputs[number] = done.outputs[argument.name].view(f"u{argument.data.itemsize}")
        else:
            arguments.append(np.dtype(argument.dtype).type(argument.value))
    launch = call.launch
    assert launch.grid[2] == 1
    case = Case(path.stem, compiled.signature.entry, arguments, tuple(outputs), launch.grid[:2])
    case.block, case.shared, case.maps = launch.block[0], launch.dynamic_shared_bytes, maps
    return case, outputs, compiled.cubin or b""


def record(folder: Path, results: Path) -> None:
    """What the GPU gave, as digests, beside what is executed here; and what ``ncu`` counted, if it was run."""
    expected, found = np.load(folder / "expected.npz"), np.load(results / "hopper.npz")
    cases, differing = {}, {}
    for key in sorted(expected.files):
        name = key.partition(":")[0]
        if key not in found.files:
            continue
        cases[name] = digest(found[key], expected[key])
        if cases[name] != digest(expected[key], expected[key]):
            differing[name] = [int((found[key] != expected[key]).sum()), int(expected[key].size)]
    profiled_in, before = results / "ncu.csv", json.loads((HERE / "results" / "hopper-h200.json").read_text())
    failed = (results / "failed").read_text().splitlines()
    refused = sorted(line.partition(":")[0] for line in failed if line.startswith("box"))
    out = {
        **json.loads((results / "about.json").read_text()),
        "what": "SHA-256 of what each case of hopper_cases.py gives, of which what is executed on the CPU differs in "
        "(cells, of all); cases that ended with an illegal instruction; counters by ncu",
        "cases": cases,
        "differing": differing,
        "illegal_instruction": refused,
        "counters": counters(profiled_in) if profiled_in.exists() else before["counters"],
    }
    (HERE / "results" / "hopper-h200.json").write_text(json.dumps(out, indent=1) + "\n")
    print(len(cases), "cases,", len(differing), "differ:", differing)


def digest(output: Any, executed: Any) -> str:
    """SHA-256 of ``output`` without what nothing wrote, which is there as executed here has it."""
    words = np.ascontiguousarray(output).copy()
    if words.dtype == np.uint32:
        words[executed == POISON] = 0
    return hashlib.sha256(words.tobytes()).hexdigest()[:16]


def counters(path: Path) -> list[dict[str, Any]]:
    """Sums of what ``ncu`` counted, by launch; zeros are left out."""
    launches = []
    for row in profiled(path):
        values = {name: int(float(v.replace(",", ""))) for name, v in row.items() if name.endswith(".sum") and v}
        kernel = {"kernel": row["Kernel Name"].partition("(")[0]}
        launches.append(kernel | {name: value for name, value in values.items() if value})
    return launches


class Gpu:
    """The first GPU through the driver's C interface."""

    def __init__(self) -> None:
        self.cuda = ctypes.CDLL("libcuda.so.1")
        self.call("cuInit", 0)
        device, context = ctypes.c_int(), ctypes.c_void_p()
        self.call("cuDeviceGet", ctypes.byref(device), 0)
        self.call("cuDevicePrimaryCtxRetain", ctypes.byref(context), device)
        self.call("cuCtxSetCurrent", context)
        name = ctypes.create_string_buffer(100)
        self.call("cuDeviceGetName", name, 100, device)
        version = ctypes.c_int()
        self.call("cuDriverGetVersion", ctypes.byref(version))
        self.about = {"device": name.value.decode(), "driver": version.value, "date": str(date.today())}

    def call(self, function: str, *arguments: Any) -> None:
        if status := getattr(self.cuda, function)(*arguments):
            raise RuntimeError(f"{function}: {status}")

    def module(self, cubin: bytes) -> ctypes.c_void_p:
        module = ctypes.c_void_p()
        self.call("cuModuleLoadData", ctypes.byref(module), cubin)
        return module

    def run(self, module: ctypes.c_void_p, case: Case) -> dict[int, Any]:
        function = ctypes.c_void_p()
        self.call("cuModuleGetFunction", ctypes.byref(function), module, case.kernel.encode())
        if case.shared > 48 * 1024:
            self.call("cuFuncSetAttribute", function, 8, case.shared)
        buffers: dict[int, ctypes.c_uint64] = {}
        values: list[Any] = []
        for number, value in enumerate(case.arguments):
            if not isinstance(value, np.ndarray):
                values.append(np.array([value]))
                continue
            buffers[number] = ctypes.c_uint64()
            self.call("cuMemAlloc_v2", ctypes.byref(buffers[number]), ctypes.c_size_t(value.nbytes))
            data = np.ascontiguousarray(value)
            self.call(
                "cuMemcpyHtoD_v2", buffers[number], ctypes.c_void_p(data.ctypes.data), ctypes.c_size_t(data.nbytes)
            )
            if number in case.maps:
                values.append(self.tensor_map(buffers[number], case.maps[number]))
            else:
                values.append(np.array([buffers[number].value], np.uint64))
        pointers = (ctypes.c_void_p * len(values))(*(value.ctypes.data for value in values))
        self.call("cuLaunchKernel", function, *case.grid, 1, case.block, 1, 1, case.shared, None, pointers, None)
        self.call("cuCtxSynchronize")
        found = {}
        for number in case.outputs:
            found[number] = np.empty_like(case.arguments[number])
            place, size = ctypes.c_void_p(found[number].ctypes.data), ctypes.c_size_t(found[number].nbytes)
            self.call("cuMemcpyDtoH_v2", place, buffers[number], size)
        for buffer in buffers.values():
            self.call("cuMemFree_v2", buffer)
        return found

    def tensor_map(self, address: ctypes.c_uint64, layout: dict[str, Any]) -> Any:
        memory = np.zeros(64, np.uint64)
        start = -memory.ctypes.data // 8 % 8
        space = memory[start : start + 16]
        rank = len(layout["sizes"])
        sizes = (ctypes.c_uint64 * rank)(*layout["sizes"])
        strides = (ctypes.c_uint64 * max(1, rank - 1))(*layout["strides"])
        box = (ctypes.c_uint32 * rank)(*layout["box"])
        ones = (ctypes.c_uint32 * rank)(*(1,) * rank)
        swizzle = {0: 0, 32: 1, 64: 2, 128: 3}[layout["swizzle"]]
        self.call("cuTensorMapEncodeTiled", ctypes.c_void_p(space.ctypes.data), TYPES[layout["kind"]], rank,
                  ctypes.c_void_p(address.value), sizes, strides, box, ones, 0, swizzle, 0, 0)  # fmt: skip
        return space


def run(folder: Path, results: Path) -> None:
    """On the GPU: the outputs of everything."""
    expected = np.load(folder / "expected.npz")
    parts = folder / "parts"
    parts.mkdir(exist_ok=True)
    failed = parts / "failed"
    failed.touch()
    command = [sys.executable, __file__, "--results", str(results), "part", str(folder)]
    # An error takes the process's context with it: what ended with one before comes last, each in its own process.
    cases = pickle.loads(gzip.decompress((folder / "cases.pickle.gz").read_bytes())).values()
    refused = set(json.loads((HERE / "results" / "hopper-h200.json").read_text())["illegal_instruction"])
    others = [case.name for listed in cases for case in listed if case.name not in refused]
    while status := subprocess.run([*command, *others]).returncode:
        if status != FAILED:
            raise SystemExit(status)
    with ThreadPoolExecutor(_AT_ONCE) as pool:
        list(pool.map(lambda name: subprocess.run([*command, name]), sorted(refused)))
    outputs = {}
    for path in sorted(parts.glob("*.npy")):
        key = path.stem
        outputs[key] = np.load(path)
        other = expected[key]
        same = np.array_equal(outputs[key], other)
        print(key, "same" if same else f"{(outputs[key] != other).mean():.3g} differ")
    print("failed", failed.read_text())
    (results / "failed").write_text(failed.read_text())
    np.savez_compressed(results / "hopper.npz", **outputs)


def part(folder: Path, names: list[str], results: Path) -> None:
    """On the GPU: those of the named cases that have not been run so far, up to the first error."""
    gpu = Gpu()
    (results / "about.json").write_text(json.dumps(gpu.about))
    parts = folder / "parts"
    for name, cases in pickle.loads(gzip.decompress((folder / "cases.pickle.gz").read_bytes())).items():
        module = gpu.module((folder / f"{name}.cubin").read_bytes())
        for case in cases:
            begun = parts / f"{case.name}.begun"
            if case.name not in names or begun.exists():
                continue
            begun.touch()
            try:
                for number, found in gpu.run(module, case).items():
                    np.save(parts / f"{case.name}:{number}.npy", found)
            except RuntimeError as error:
                with (parts / "failed").open("a") as failed:
                    failed.write(f"{case.name}: {error}\n")
                sys.exit(FAILED)


def profile(folder: Path, names: list[str]) -> None:
    """On the GPU, under ncu: the named cases, in order."""
    gpu = Gpu()
    for name, cases in pickle.loads(gzip.decompress((folder / "cases.pickle.gz").read_bytes())).items():
        module = gpu.module((folder / f"{name}.cubin").read_bytes())
        for case in cases:
            if case.name in names:
                gpu.run(module, case)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("command", choices=("prepare", "run", "part", "profile", "record"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("names", nargs="*")
    parser.add_argument("--results", type=Path, default=HERE / "results")
    options = parser.parse_args()
    if options.command == "prepare":
        prepare(options.folder)
    elif options.command == "run":
        run(options.folder, options.results)
    elif options.command == "record":
        record(options.folder, options.results)
    elif options.command == "part":
        part(options.folder, options.names, options.results)
    elif options.command == "profile":
        profile(options.folder, options.names)


if __name__ == "__main__":
    main()
