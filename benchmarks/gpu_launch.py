"""The part that runs on the machine with the GPU: launches prepared cases, times and checks them. Needs NumPy and CuPy.

Every output is filled with NaN before the launch and held against NumPy's float64 product after it. Inputs are normally
distributed, never zeros, since a GPU's clock depends on the bits it moves.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterator
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np
from matrices import PRECISION, Array, Layout, blank, decode, encode, storage, tolerance

Case = dict[str, Any]

ACTIVATIONS: dict[str, Callable[[Array], Array]] = {"": lambda x: x, "ReLU": lambda x: np.maximum(x, 0.0)}

GRAPH_SECONDS = 1e-3
"""Launches of one sample together take at least about this long, so that the events' resolution does not matter."""


class Problem:
    """A, B and (if it is read) C of a case as stored, the expected C, and by how much each cell may be off."""

    def __init__(self, case: Case) -> None:
        rng = np.random.default_rng(0)
        buffers = {each["role"]: each for each in case["arguments"] if "role" in each}
        self.stored: dict[str, Array] = {}
        values = {}
        for role in "ABC" if case["beta"] != 0 else "AB":
            dtype, shape = buffers[role]["dtype"], (buffers[role]["rows"], buffers[role]["columns"])
            if dtype in PRECISION:
                drawn = rng.standard_normal(shape, np.float64 if dtype == "float64" else np.float32)
            else:
                drawn = rng.integers(-8, 9, shape).astype(np.float32)
            self.stored[role] = encode(drawn, dtype)
            values[role] = decode(self.stored[role], dtype)
        if case.get("symmetric"):
            self.stored["B"], values["B"] = self.stored["A"].T, values["A"].T
        self.expected = case["alpha"] * (values["A"] @ values["B"])
        magnitude = abs(case["alpha"]) * (np.abs(values["A"]) @ np.abs(values["B"]))
        if case["beta"] != 0:
            self.expected += case["beta"] * values["C"]
            magnitude += np.abs(case["beta"] * values["C"])
        for role in buffers.keys() - set("ABC"):  # rows or columns that are added
            dtype, shape = buffers[role]["dtype"], (buffers[role]["rows"], buffers[role]["columns"])
            self.stored[role] = encode(rng.standard_normal(shape), dtype)
            added = decode(self.stored[role], dtype)
            self.expected += added
            magnitude += np.abs(added)
        self.expected = ACTIVATIONS[case.get("activation", "")](self.expected)
        self.bound = tolerance(case["gemm"][2], case["accumulator"], buffers["C"]["dtype"]) * magnitude

    @staticmethod
    def key(case: Case) -> str:
        """Equal for cases that can share a problem."""
        dtypes = sorted((each["role"], each["dtype"]) for each in case["arguments"] if "role" in each)
        form = [case.get(name) for name in ("activation", "symmetric")]
        return repr((case["gemm"], case["alpha"], case["beta"], case["accumulator"], dtypes, form))


class Launch:
    """A case with its arguments on the device; every call of :meth:`run` is one launch."""

    def __init__(self, case: Case, module: Any, problem: Problem | None, poison: bool = True) -> None:
        import cupy

        self.case, self.problem = case, problem
        self.kernel = module.get_function(case["entry"])
        if case["shared"] > 48 * 1024:
            self.kernel.max_dynamic_shared_size_bytes = case["shared"]
        self.arguments: list[Any] = []
        for argument in case["arguments"]:
            dtype = storage(argument["dtype"])
            if "value" in argument:
                self.arguments.append(encode(np.array(argument["value"]), argument["dtype"])[()])
            elif "values" in argument:
                self.arguments.append(cupy.asarray(np.array(argument["values"], dtype)))
            elif "zeros" in argument:
                self.arguments.append(cupy.asarray(np.zeros(argument["zeros"], dtype)))
            else:
                assert problem is not None
                layout = _layout(argument)
                if argument["role"] == "C":
                    self.output, self.layout = len(self.arguments), layout
                if argument["role"] != "C" or case["beta"] != 0:
                    self.arguments.append(cupy.asarray(layout.pack(problem.stored[argument["role"]])))
                elif poison or layout.pitch != layout.length:
                    self.arguments.append(cupy.asarray(blank((layout.lines, layout.pitch), dtype)))
                else:
                    self.arguments.append(cupy.empty((layout.lines, layout.pitch), dtype))

    def run(self) -> None:
        """Launch once, on the current stream."""
        grid, block = tuple(self.case["grid"]), tuple(self.case["block"])
        self.kernel(grid, block, tuple(self.arguments), shared_mem=self.case["shared"])

    def right(self) -> bool:
        """Whether C is right after one launch; says so if not. True for cases that are no product."""
        if self.problem is None:
            return True
        argument = next(each for each in self.case["arguments"] if each.get("role") == "C")
        got = decode(self.layout.unpack(self.arguments[self.output].get()), argument["dtype"])
        error = np.abs(got - self.problem.expected)
        wrong = ~(error <= self.problem.bound)  # so that NaN is wrong
        if wrong.any():
            print(f"WRONG {self.case['case']}: {np.count_nonzero(wrong)} of {wrong.size} cells, first at "
                  f"{np.unravel_index(np.argmax(wrong), wrong.shape)}")  # fmt: skip
        return not wrong.any()


def launches(folder: Path, part: str, only: str, *, poison: bool = True) -> Iterator[Launch]:
    """The cases of one part of ``cases.json``, ready to be launched, one after the other."""
    import cupy

    modules: dict[str, Any] = {}
    problem, key = None, ""
    for case in selected(folder, part, only):
        if case["cubin"] not in modules:
            modules[case["cubin"]] = cupy.RawModule(path=str(folder / case["cubin"]))
        if "gemm" in case and Problem.key(case) != key:
            problem, key = Problem(case), Problem.key(case)
        yield Launch(case, modules[case["cubin"]], problem if "gemm" in case else None, poison)


def selected(folder: Path, part: str, only: str) -> list[Case]:
    """The cases of ``part`` whose name contains ``only``, in the order in which they are launched."""
    cases: list[Case] = json.loads((folder / "cases.json").read_text())[part]
    return [case for case in cases if only in case["case"]]


def profile(folder: Path, part: str, only: str) -> int:
    """Launch each case once, only that launch within the profiler's range; the number of wrong results."""
    import cupy
    from cupyx.profiler import profile as profiled

    wrong = 0
    for launch in launches(folder, part, only):
        cupy.cuda.Device().synchronize()
        with profiled():
            launch.run()
            cupy.cuda.Device().synchronize()
        wrong += not launch.right()
    return wrong


def sanitize(folder: Path, only: str, poison: bool) -> int:
    """Launch each small case once, for a checker to watch: nothing else runs on the GPU, every buffer is its own.

    Without ``poison`` C is not initialised, so that a kernel that reads it is caught.
    """
    import cupy

    cupy.cuda.set_allocator(None)  # no pool: an access past a buffer's end is past an allocation's end
    wrong = count = 0
    for launch in launches(folder, "sanitize", only, poison=poison):
        launch.run()
        cupy.cuda.Device().synchronize()
        wrong += not launch.right()
        count += 1
    print(f"{count} kernels launched, {wrong} wrong results")
    return wrong


def measure(folder: Path, only: str, seconds: float, output: Path) -> int:
    """Time each case: warm caches, a graph of launches a sample; best and median. Writes ``output``; wrong results."""
    import cupy

    stream = cupy.cuda.Stream(non_blocking=True)
    clock = cupy.RawModule(path=str(folder / "clock.cubin")).get_function("clock_rate")
    rows, wrong = [], 0
    with stream:
        for launch in launches(folder, "measure", only):
            launch.run()
            stream.synchronize()
            right = launch.right()
            wrong += not right
            samples, repeat = _samples(cupy, stream, launch, seconds)
            best, median, hertz = min(samples), float(np.median(samples)), _clock(cupy, clock)
            rows.append(
                {
                    "case": launch.case["case"], "seconds_best": best, "seconds_median": median,
                    "samples": len(samples), "launches_per_sample": repeat, "sm_clock_hz": hertz, "right": right,
                }
            )  # fmt: skip
            print(f"{launch.case['case']:48} {best * 1e6:11.2f} us best {median * 1e6:11.2f} median at "
                  f"{hertz / 1e6:.0f} MHz", flush=True)  # fmt: skip
    device = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    driver = cupy.cuda.runtime.driverGetVersion()
    output.write_text(json.dumps(
        {"device": device, "cuda_driver_version": driver, "date": str(date.today()), "cache": "warm", "rows": rows},
        indent=1,
    ))  # fmt: skip
    print(f"{len(rows)} cases, {wrong} wrong results; {output}")
    return wrong


def _samples(cupy: Any, stream: Any, launch: Launch, seconds: float) -> tuple[list[float], int]:
    """Seconds a launch, sample by sample, and the launches in a sample: for about ``seconds``, at least ten samples."""
    start, end = cupy.cuda.Event(), cupy.cuda.Event()

    def elapsed(work: Callable[[], None]) -> float:
        start.record(stream)
        work()
        end.record(stream)
        end.synchronize()
        return float(cupy.cuda.get_elapsed_time(start, end)) * 1e-3

    one = min(elapsed(launch.run) for _ in range(3))
    repeat = max(1, min(100, math.ceil(GRAPH_SECONDS / one)))
    stream.begin_capture()
    for _ in range(repeat):
        launch.run()
    graph = stream.end_capture()

    def work() -> None:
        graph.launch(stream)

    count = max(10, min(200, int(seconds / elapsed(work))))
    for _ in range(5):
        work()
    return [elapsed(work) / repeat for _ in range(count)], repeat


def _clock(cupy: Any, kernel: Any) -> float:
    """The SMs' clock in Hz now: cycles over nanoseconds, both read on the device."""
    counts = cupy.asarray(np.zeros(2, np.int64))
    kernel((1,), (1,), (counts,))
    cycles, nanoseconds = counts.get().tolist()
    return float(cycles / nanoseconds * 1e9)


def _layout(argument: dict[str, Any]) -> Layout:
    return Layout(argument["rows"], argument["columns"], argument["pitch"], argument["transposed"])
